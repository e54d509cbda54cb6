"""Rules that hold in every game, whatever the crew and the threats do (§0, §3): random games by Hypothesis."""

from typing import Any

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from support import known_games
from support.examples import examples

from spacealert.engine import (
    CARDS,
    Carryover,
    Game,
    Member,
    Slip,
    Table,
    Threat,
    events,
    resolve,
    results,
    ship,
)
from spacealert.engine.actions import ACTIONS
from spacealert.engine.cards import CALLERS
from spacealert.engine.events import Event
from spacealert.engine.game import SPECIALIZATIONS, Rulings
from spacealert.engine.ship import TRACKS
from spacealert.engine.view import View
from spacealert.kit.i18n.errors import InvalidFile

COLORS = ("blue", "green", "red", "yellow", "purple")
# Uniformly random plans rarely interact, so prefer actions that move people, fire and meet intruders.
LETTERS = (*ACTIONS, "-", *"aabbccxx<>^")

plans = st.lists(st.sampled_from(LETTERS), min_size=12, max_size=12)
tile_orders = st.permutations(ship.TILES)


@st.composite
def games(draw: st.DrawFn) -> Game:
    crew = [Member(color, draw(plans)) for color in COLORS[: draw(st.integers(1, 5))]]
    turns = draw(st.sampled_from((7, 12)))
    numbers = draw(st.lists(st.integers(1, 8), max_size=7, unique=True))
    codes = draw(st.lists(st.sampled_from(sorted(CARDS)), min_size=len(numbers), max_size=len(numbers), unique=True))
    threats = [
        Threat(code, number, draw(st.sampled_from(ship.ZONES)) if CARDS[code].sort == "external" else None)
        for code, number in zip(codes, numbers, strict=True)
    ]
    slips = [
        Slip(draw(st.integers(1, turns)), member.color, draw(st.sampled_from(sorted(ACTIONS))))
        for member in crew
        if draw(st.integers(0, 4)) == 0
    ]
    left: dict[str, tuple[str, ...]] = {
        zone: tuple(draw(tile_orders)[: draw(st.sampled_from((0, 0, 0, 1, 2)))]) for zone in ship.ZONES
    }
    return Game(
        crew,
        {way: draw(st.sampled_from(sorted(TRACKS))) for way in (*ship.ZONES, "internal")},
        threats,
        {zone: tuple(draw(tile_orders)) for zone in ship.ZONES},
        turns=turns,
        slips=slips,
        carried=Carryover(left, draw(st.sampled_from((("UB", "LR"), ("UB",), ("LR",), ())))),
    )


slots = st.text(st.sampled_from([letter for letter in LETTERS if letter != "-"]), max_size=2)
special_slots = st.sampled_from(("s", "S", "s", "S", ">s", "^S", "aS", "x<S", "s>"))


@st.composite
def expansion_games(draw: st.DrawFn) -> Game:
    """Draw games of The New Frontier: double actions, specializations, red cards, and threats that call others."""
    specialists = draw(st.permutations((*SPECIALIZATIONS, None, None)))
    crew = [
        Member(color, draw(st.lists(slots | special_slots if special else slots, max_size=12)), specialization=special)
        for color, special in zip(COLORS[: draw(st.integers(1, 5))], specialists, strict=False)
    ]
    left = draw(st.permutations(sorted(CARDS)))
    threats: list[Threat] = []
    for turn in draw(st.lists(st.integers(1, 12), max_size=8)):
        drawn, left = _threat(left, turn, draw(st.sampled_from(ship.ZONES)))
        threats.append(drawn)
    return Game(
        crew,
        {way: draw(st.sampled_from(sorted(TRACKS))) for way in (*ship.ZONES, "internal")},
        threats,
        {zone: tuple(draw(tile_orders)) for zone in ship.ZONES},
        variable_range=draw(st.booleans()),
        tokens=draw(st.none() | st.sampled_from([(one.color, other.color) for one in crew for other in crew])),
        readings=draw(st.builds(Rulings)),
    )


def _threat(left: list[str], turn: int, zone: str | None) -> tuple[Threat, list[str]]:
    """Return the first remaining card, with the common one that it calls."""
    code, left = left[0], left[1:]
    called = None
    if wanted := CALLERS.get(code):
        fits = [other for other in left if CARDS[other].severity == "common" and other not in CALLERS]
        other = next(other for other in fits if (CARDS[other].sort == "external") == (wanted == "external"))
        called, left = Threat(other, 0), [one for one in left if one != other]
    return Threat(code, turn, zone if CARDS[code].sort == "external" else None, called), left


def energy(view: View) -> int:
    """Count all cubes in shields and reactors, and those on cannons that used one."""
    stored = sum(zone.shield + zone.reactor for zone in view.zones.values())
    return stored + sum(station not in ("LR", "LB") for station in view.fired)


def gained(event: Event) -> int:
    """Return how many cubes an event took from the supply, or a negative number if it returned some."""
    match event:
        case events.Filled():
            return event.extra
        case events.Refuelled():
            return event.amount + event.extra
        case events.Overcharged():
            return event.amount
        case events.TileDrawn():
            return -event.lost
        case events.Drained():
            return -event.amount
    return 0


@examples(150)
@given(games() | expansion_games())
def test_every_energy_change_has_an_event(game: Game) -> None:
    resolution = resolve(game)
    before = resolution.views[0]
    for event, view in zip(resolution.events, resolution.views[1:], strict=True):
        if event.kind == "cannons-cleared":
            assert energy(view) == energy(before) - sum(station not in ("LR", "LB") for station in before.fired)
        elif isinstance(event, events.Attacked):  # an Energy Technician's shields are not cubes
            energy_used = before.zones[event.zone].shield - view.zones[event.zone].shield
            assert energy(view) == energy(before) - energy_used
            assert 0 <= energy_used <= event.absorbed
            assert energy_used == event.absorbed or any(one.specialization for one in game.crew)
        else:
            assert energy(view) == energy(before) + gained(event), event
        before = view


@examples(150)
@given(games() | expansion_games())
def test_all_values_stay_in_range(game: Game) -> None:
    for view in resolve(game).views:
        for name, zone in view.zones.items():
            assert 0 <= zone.shield <= ship.SHIELD_CAPACITY[name] + 1
            assert 0 <= zone.reactor <= ship.REACTOR_CAPACITY[name] + 1
            assert len(zone.tiles) <= len(set(zone.tiles)) <= len(ship.TILES)
        assert 0 <= view.fuel <= ship.FUEL_AT_START
        assert 0 <= view.rockets + sum(view.rocket_track) <= ship.ROCKETS_AT_START
        squads = [person.squad for person in view.crew if person.squad] + [bay for bay in view.bays.values() if bay]
        assert len(squads) == len(game.carried.bays)
        assert sum(person.station in ship.RANGES for person in view.crew) <= 1
        for person in view.crew:
            assert person.station in (*ship.STATIONS, *ship.RANGES)
            assert len(person.plan) == game.turns
        for threat in view.threats:
            length = TRACKS[game.tracks[threat.zone or "internal"]].length
            assert threat.space is None or 1 <= threat.space <= length
            assert (threat.space is not None) == (threat.fate == "on track")
            assert threat.marks >= 0
            assert threat.fate == "destroyed" or threat.fate == "not yet" or threat.hull >= 0
            assert (threat.at is not None) == (threat.fate in ("destroyed", "survived"))


@examples(150)
@given(games())
def test_cards_are_played_delayed_or_lost_never_duplicated(game: Game) -> None:
    """Without slips, a plan only loses cards that are pushed off the board."""
    resolution = resolve(game)
    repeated = {event.who for event in resolution.events if isinstance(event, events.CardRepeated)}
    slipped = {slip.color for slip in game.slips}
    for member, person in zip(game.crew, resolution.end.crew, strict=True):
        if member.color in repeated:
            continue
        fallen = [
            event.lost for event in resolution.events if isinstance(event, events.Delayed) and event.who == member.color
        ]
        laid = [action for action in member.plan[: game.turns] if action]
        left = [action for action in person.plan if action] + [action for action in fallen if action]
        if member.color not in slipped:
            assert sorted(laid) == sorted(left)
        assert len(laid) == len(left)


@examples(150)
@given(games() | expansion_games())
def test_the_same_game_gives_the_same_events_and_views_that_lead_to_its_end(game: Game) -> None:
    resolution = resolve(game)
    assert resolve(game) == resolution
    assert len(resolution.views) == len(resolution.events) + 1
    assert resolution.views[-1] == resolution.end


@examples(150)
@given(games() | expansion_games())
def test_listeners_do_not_change_the_result(game: Game) -> None:
    told, silent = resolve(game), resolve(game, events=False)
    assert (silent.won, silent.turn, silent.score, silent.lost_to, silent.cause, silent.end) == (
        told.won, told.turn, told.score, told.lost_to, told.cause, told.end,
    )  # fmt: skip
    assert not silent.events


@examples(150)
@given(games() | expansion_games())
def test_undamaged_zone_has_no_damage_tile(game: Game) -> None:
    resolution = resolve(game)
    struck = {event.zone for event in resolution.events if isinstance(event, events.Attacked | events.Damaged)}
    for name, zone in resolution.end.zones.items():
        if name not in struck:
            assert zone.tiles == resolution.views[0].zones[name].tiles


@examples(150)
@given(games() | expansion_games(), st.integers(0, 13))
def test_copy_and_step_equals_resolve(game: Game, turn: int) -> None:
    table = Table(game)
    for _ in range(turn):
        table.step()
    before, key = table.view, table.key()
    copy = table.copy()
    assert copy == table
    while not copy.is_over:
        copy.step()
    assert (table.view, table.key()) == (before, key)
    while not table.is_over:
        table.step()
    assert table == copy
    assert table.result() == copy.result() == resolve(game, events=False)


@examples(150)
@given(games(), games(), st.data())
def test_tables_with_equal_keys_continue_alike(game: Game, other: Game, data: st.DataObject) -> None:
    """Two games whose plans differ may lead to the same state."""
    same = evolve(game, crew=[evolve(member, plan=member.plan[:2] + game.crew[0].plan[2:]) for member in game.crew])
    first, second = Table(game), Table(evolve(same, crew=game.crew) if data.draw(st.booleans()) else same)
    for _ in range(data.draw(st.integers(0, 12))):
        first.step()
        second.step()
        if first.key() == second.key():
            assert hash(first.key()) == hash(second.key())
            ahead, behind = first.copy(), second.copy()
            while not ahead.is_over:
                ahead.step()
                behind.step()
                assert ahead.key() == behind.key()
            ends = ahead.result(), behind.result()
            assert ends[0].won == ends[1].won
            assert (ends[0].score and ends[0].score.total) == (ends[1].score and ends[1].score.total)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 14) | st.sampled_from(["", "a", "aq", "E1-01", "red", "T1", "heavy"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["card", "turn", "plan"]), inner),
    max_leaves=6,
)


@st.composite
def damaged_games(draw: st.DrawFn) -> object:
    """Draw a game as written by another program, with one value replaced."""
    game: dict[str, object] = {
        "crew": [{"color": "red", "plan": "a>"}, {"color": "blue", "plan": ["c", "-"]}],
        "tracks": dict.fromkeys(("red", "white", "blue", "internal"), "T1"),
        "threats": [{"card": "E1-01", "turn": 3, "zone": "red"}, {"card": "I1-01", "turn": 4}],
        "tiles": {zone: list(ship.TILES) for zone in ship.ZONES},
    }
    at: Any = game
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        inner = [key for key in keys if isinstance(at[key], dict | list) and at[key]]
        if not inner or draw(st.booleans()):
            at[draw(st.sampled_from(keys))] = draw(json_values)
            return game
        at = at[draw(st.sampled_from(inner))]


@examples(300)
@given(json_values | damaged_games())
def test_any_json_is_a_game_or_refused_with_its_position(values: object) -> None:
    try:
        game = known_games.game_of(values)
    except InvalidFile as invalid:
        assert invalid.problems
    else:
        results.result_as_dict(game, resolve(game), trace=True)
