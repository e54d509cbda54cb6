"""Setup instructions for any published mission and crew, with one step per component."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from attrs import define, evolve, frozen

from spacealert.engine import Carryover, Game, Member, resolve, ship
from spacealert.engine.decks import DIFFICULTIES, cards_per_phase
from spacealert.kit.guide.prompts import Instruction, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message
from spacealert.missions.announcements import AnnouncedThreat
from spacealert.missions.scenario import LAST_TURNS, Scenario
from spacealert.school.exercises import Board
from spacealert.session.setup import Seat, TableSetup

_SHORT = 2  # number of phases in a test flight
_NO_PLAN = "-" * ship.LAST_TURN
_ANY_TRACKS = dict.fromkeys((*ship.ZONES, "internal"), "T1")


def combine_scenarios(scenarios: Sequence[Scenario]) -> Scenario:
    """Return a scenario with the events of all these scenarios. A table set up for it suits any of them."""
    return evolve(scenarios[0], events=tuple(event for one in scenarios for event in one.events))


class TablePlace(StrEnum):
    """An area of the table. The text `school-place-<name>` describes where it is."""

    SHIP = "ship"
    STATIONS = "stations"
    DAMAGE = "damage"
    TRACKS = "tracks"
    INTERNAL_TRACK = "internal-track"
    EXTERNAL_DECKS = "external-decks"
    INTERNAL_DECKS = "internal-decks"
    STEPS = "steps"
    BOARDS = "boards"
    CARDS = "cards"
    STORE = "store"


@frozen
class TablePicture:
    """A picture of the table with one area highlighted, or of the ship with some stations highlighted."""

    place: TablePlace
    stations: tuple[str, ...] = ()
    energy: bool = False  # whether to light reactors and shields instead
    colors: tuple[str, ...] = ()  # of the crew whose components are laid out
    turns: int = 12  # number of turns to plan
    inside: bool = True  # whether there are internal threats
    tracks: tuple[str, ...] = ("",) * 4  # trajectories in the order of `PLACES`, empty while unknown
    face_down: bool = False  # whether players have not looked at their cards
    cards: int = 5  # in front of each player


@frozen
class SetUpStep:
    """A setup step. Its instruction is the text `school-setup-<id>`, spoken in the clip `schoolspeech-setup-<id>`."""

    id: str
    picture: TablePicture | Board
    rule: str
    facts: Mapping[str, object]

    @property
    def text(self) -> Message:
        return Message(f"school-setup-{self.id}", self.facts)


@define
class SetupTask:
    """The task of the setup guide: the mission, the players and the trajectories.

    `called` is the mission's name as far as players may know it. `carried` is the ship as the previous campaign mission
    left it, or None.
    """

    scenario: Scenario
    table: TableSetup
    tracks: Mapping[str, str]
    called: str | Message
    carried: Carryover | None = None


def guide_setup(state: SetupTask) -> Guide[None]:
    for step in list_steps(state.scenario, state.table, state.tracks, state.called, state.carried):
        yield Instruction(step.text, rule=step.rule, spoken=f"schoolspeech-setup-{step.id}", picture=step.picture)


def list_steps(
    scenario: Scenario,
    table: TableSetup,
    tracks: Mapping[str, str],
    called: str | Message = "",
    carried: Carryover | None = None,
) -> Iterator[SetUpStep]:
    """Yield the setup steps in a practical order: the ship, the threats, the mission, then the players' components."""
    table = table.for_kind(scenario.kind)
    short = len(scenario.phases) == _SHORT
    markers = SetUpStep("markers", TablePicture(TablePlace.STATIONS, ("UW", "LW")), "§1", {"short": short})
    ship_parts = _ship_steps(markers) if carried is None else (*_damaged_ship_steps(carried), markers)
    for step in (
        *ship_parts,
        *_threat_steps(scenario, table, tracks),
        *_mission_and_crew_steps(scenario, table, called, short),
    ):
        seen = _with_crew_in_picture(step, table, carried)
        if isinstance(seen.picture, TablePicture):
            seen = evolve(seen, picture=fit_picture_to_table(seen.picture, table, scenario, tracks))
        yield seen


def _mission_and_crew_steps(
    scenario: Scenario, table: TableSetup, called: str | Message, short: bool
) -> Iterator[SetUpStep]:
    yield SetUpStep("steps", TablePicture(TablePlace.STEPS), "§1", {"short": short})
    yield from _crew_steps(scenario, table)
    if not table.crew.hears_unconfirmed and any(not threat.confirmed for threat in scenario.threats()):
        yield SetUpStep("unconfirmed", TablePicture(TablePlace.STEPS), "§2.1", {})
    yield SetUpStep("ready", TablePicture(TablePlace.BOARDS), "§2", {"mission": called or scenario.id})


def fit_picture_to_table(
    picture: TablePicture, table: TableSetup, scenario: Scenario, tracks: Mapping[str, str]
) -> TablePicture:
    colors = tuple(seat.color for seat in table.seats)
    inside = any(threat.internal for threat in scenario.for_crew(table.crew).threats())
    turns, boards = LAST_TURNS[len(scenario.phases) - 1], tuple(tracks.get(place, "") for place in ship.PLACES)
    return evolve(picture, colors=colors, turns=turns, inside=inside, tracks=boards)


def _with_crew_in_picture(step: SetUpStep, table: TableSetup, carried: Carryover | None = None) -> SetUpStep:
    picture = step.picture
    if not isinstance(picture, TablePicture) or picture.place is not TablePlace.STATIONS:
        return step
    crew = [Member(seat.color, _NO_PLAN, seat.player_or_explorer, seat.android) for seat in table.seats_in_turn_order]
    game = Game(crew, _ANY_TRACKS, (), carried=carried or Carryover())
    board = Board(game, resolve(game).views[0], 0, frozenset(picture.stations), picture.energy)
    return evolve(step, picture=board)


_ENERGY = SetUpStep("energy", TablePicture(TablePlace.STATIONS, energy=True), "§1", {})
_SUPPLIES = (
    SetUpStep("batteries", TablePicture(TablePlace.STATIONS, ("LR", "LB")), "§1", {}),
    SetUpStep("fuel", TablePicture(TablePlace.STATIONS, ("LW",)), "§1", {}),
    SetUpStep("rockets", TablePicture(TablePlace.STATIONS, ("LB",)), "§1", {}),
)
_SQUADS = SetUpStep("squads", TablePicture(TablePlace.STATIONS, ship.BAYS), "§1", {})


def _ship_steps(markers: SetUpStep) -> Iterator[SetUpStep]:
    yield SetUpStep("ship", TablePicture(TablePlace.SHIP), "§1", {})
    yield _ENERGY
    yield from _SUPPLIES
    yield _SQUADS
    yield markers
    yield SetUpStep("damage", TablePicture(TablePlace.DAMAGE), "§1", {})


def _damaged_ship_steps(carried: Carryover) -> Iterator[SetUpStep]:
    """Yield the steps for a campaign's ship as the previous mission left it, after repairs (§6.2)."""
    yield SetUpStep("carried", TablePicture(TablePlace.SHIP), "§6.2", {})
    tiles = {zone: carried.tiles.get(zone, ()) for zone in ship.ZONES}
    for zone in ship.ZONES:
        if tiles[zone]:
            effects = tuple(message(f"school-carried-{tile}", zone=zone) for tile in tiles[zone])
            stations = ship.STATIONS_OF[zone]
            told = {"tiles": effects, "count": len(effects)}
            yield SetUpStep(f"carried-{zone}", TablePicture(TablePlace.STATIONS, stations), "§6.2", told)
    left: dict[str, object] = {zone: len(ship.TILES) - len(tiles[zone]) for zone in ship.ZONES}
    yield SetUpStep("carried-stacks", TablePicture(TablePlace.DAMAGE), "§6.2", left)
    if any(tile in ("reactor", "shield") for zone in ship.ZONES for tile in tiles[zone]):
        less = {f"{what}-{zone}": -(what in tiles[zone]) for what in ("reactor", "shield") for zone in ship.ZONES}
        cubes = {f"reactor-{zone}": ship.REACTOR_AT_START[zone] for zone in ship.ZONES}
        cubes |= {f"shield-{zone}": ship.SHIELD_AT_START[zone] for zone in ship.ZONES}
        facts = {name: count + less[name] for name, count in cubes.items()}
        yield SetUpStep("carried-energy", TablePicture(TablePlace.STATIONS, energy=True), "§6.2", facts)
    else:
        yield _ENERGY
    yield from _SUPPLIES
    if carried.bays == ship.BAYS:
        yield _SQUADS
    else:
        bay = carried.bays[0] if carried.bays else "none"
        yield SetUpStep("carried-squads", TablePicture(TablePlace.STATIONS, carried.bays), "§6.2", {"bay": bay})


def _threat_steps(scenario: Scenario, table: TableSetup, tracks: Mapping[str, str]) -> Iterator[SetUpStep]:
    """Yield the steps for the threat decks and trajectory boards that this mission needs with this crew."""
    announced = list(scenario.for_crew(table.crew).threats())
    outside = [threat for threat in announced if not threat.internal]
    inside = [threat for threat in announced if threat.internal]
    boards = {place: tracks.get(place, "") for place in ship.PLACES}
    known = all(boards[zone] for zone in ship.ZONES)
    yield SetUpStep("tracks", TablePicture(TablePlace.TRACKS), "§1", {**boards, "known": known})
    if inside:
        facts = {**boards, "known": bool(boards["internal"])}
        yield SetUpStep("internal-track", TablePicture(TablePlace.INTERNAL_TRACK), "§1", facts)
    if outside:
        yield _deck_step("external-decks", TablePlace.EXTERNAL_DECKS, outside, table)
    if inside:
        yield _deck_step("internal-decks", TablePlace.INTERNAL_DECKS, inside, table)
    yield SetUpStep("numbers", TablePicture(TablePlace.STORE), "§3.1", {})


def _deck_step(id_: str, place: TablePlace, threats: list[AnnouncedThreat], table: TableSetup) -> SetUpStep:
    colors = {
        name: tuple(message(f"school-deck-{color}") for color in DIFFICULTIES[getattr(table, name)])
        if any(threat.serious == (name == "serious") for threat in threats)
        else ""
        for name in ("common", "serious")
    }
    which = "both" if all(colors.values()) else "common" if colors["common"] else "serious"
    return SetUpStep(id_, TablePicture(place), "§1", {**colors, "which": which})


def _crew_steps(scenario: Scenario, table: TableSetup) -> Iterator[SetUpStep]:
    people = [seat for seat in table.seats if not seat.android]
    androids = [seat for seat in table.seats if seat.android]
    everybody = tuple(_name_of(seat) for seat in table.seats)
    figures = {"names": everybody, "count": len(everybody)}
    yield SetUpStep("figures", TablePicture(TablePlace.STATIONS, ("UW",)), "§1", figures)
    roles = {role: _name_of(table.seats[place]) for role, place in table.roles.items()}
    yield SetUpStep("roles", TablePicture(TablePlace.BOARDS), "§1", roles)
    phases = len(scenario.phases)
    special = any(seat.specialization for seat in table.seats)  # such a crew has no heroic cards (NF 2.1)
    heroic = "no" if special or scenario.kind.has_double_actions else "alone" if len(people) == 1 else "yes"
    yield SetUpStep("boards", TablePicture(TablePlace.BOARDS), "§1", {"count": len(everybody), "phases": phases})
    if androids:
        names = tuple(_name_of(seat) for seat in androids)
        facts = {"names": names, "count": len(androids), "heroic": heroic}
        yield SetUpStep("androids", TablePicture(TablePlace.BOARDS), "§5.1", facts)
        acting = tuple(
            message("school-acts-for", player=_name_of(table.seats[table.acting_seat(place)]), android=_name_of(seat))
            for place, seat in enumerate(table.seats)
            if seat.android
        )
        facts = {"heroic": heroic, "acting": acting, "count": len(androids)}
        yield SetUpStep("android-rules", TablePicture(TablePlace.BOARDS), "§5.1" if len(people) > 1 else "§5.5", facts)
    if scenario.kind.has_double_actions:
        yield SetUpStep("double-cards", TablePicture(TablePlace.CARDS), "§2", {})
    elif len(people) == 1:
        yield SetUpStep("cards-alone", TablePicture(TablePlace.CARDS), "§5.5", {"heroic": heroic})
    else:
        first, second, third = cards_per_phase(len(people), len(androids))
        normal = first if special else first - 1
        facts = {"first": first, "normal": normal, "second": second, "third": third, "phases": phases, "heroic": heroic}
        yield SetUpStep(
            "cards", TablePicture(TablePlace.CARDS, face_down=True), "§1" if len(people) > 3 else "§5.1", facts
        )


def _name_of(seat: Seat) -> object:
    return seat.player_or_explorer or message(f"story-color-{seat.color}")
