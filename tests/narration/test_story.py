"""The story of the resolution: every event in both languages, with all its variants."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

import html5lib
import pytest
from attrs import evolve
from support import known_games
from support.languages import ENGLISH, RUSSIAN

from spacealert.engine import event_schema, resolve
from spacealert.engine.events import Aimed, Delayed, Event, Flagged, IntruderMoved, Repaired, ShipLost, TileDrawn
from spacealert.engine.game import Game, Member, Slip, Threat
from spacealert.engine.ship import Station
from spacealert.gamefile.game_file import GameFile
from spacealert.narration import chart, report, sentences, walk
from spacealert.narration.shapes import svg
from spacealert.narration.walk import Walk, event_spotlight
from spacealert.texts import LANGUAGES, load_texts

PLAN: Any = "a-b>^c"
CREW: Any = (Member("blue", PLAN), Member("green", PLAN, name="Аня"), Member("red", PLAN, android=True))
THREATS: Any = (Threat("E1-06", 2, "red"), Threat("E2-02", 3, "white"), Threat("I2-05", 4))
GAME = Game(CREW, {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}, THREATS)

# An oops on turn 2, and another on turn 3 that is wasted because the lift delayed the card.
SLIPS = Game(
    (Member("blue", "^a"), Member("green", "^b")),
    GAME.tracks,
    slips=(Slip(1, "blue", "c"), Slip(2, "blue", "b"), Slip(2, "green", "a")),
)


# Cases missing from The New Frontier's conformance games.
NEW_FRONTIER = tuple(
    Game(
        tuple(Member(color, plan, specialization=special) for color, plan, special in crew),
        dict.fromkeys(GAME.tracks, "T7"),
        threats,
        variable_range=True,
    )
    for crew, threats in (
        # A vortex that throws everyone around, and a Ninja with poisonous drones.
        (
            [("blue", ["^", "c", "-", "<", "<"], None), ("green", ["<", "a", "a", "a"], None)],
            [Threat("SI3-104", 1, None, Threat("I1-01", 0))],
        ),
        ([("blue", ["^", "<", "a<"], None), ("green", [">", "^"], None)], [Threat("I2-102", 1)]),
        # A final remote repair that does not count.
        ([("blue", "sss-", "Rocketeer")], [Threat("I1-07", 1)]),
    )
)


def played(name: str, every: int = 1) -> Iterator[Game]:
    for case in islice(known_games.cases(name), 0, None, every):
        yield known_games.game_of(case["game"])


@pytest.fixture(scope="module")
def stories() -> list[tuple[Game, list[Event]]]:
    """Return games in which every kind of event happens, each with the events that are new in it."""
    games = [
        SLIPS,
        *played("findings"),
        *played("random-traced"),
        *played("good-plans", 10),
        *played("new-frontier/single-threat"),
        *played("new-frontier/double-actions", 3),
        *played("new-frontier/specialisations"),
        *NEW_FRONTIER,
        *played("single-threat", 5),
    ]
    seen: set[str] = set()
    told = []
    for game in games:
        fresh = []
        for event in resolve(game).events:
            facts = repr((event.kind, event_schema.own_facts(event)))
            if facts not in seen:
                seen.add(facts)
                fresh.append(event)
        told.append((game, fresh))
    return told


def test_sample_games_contain_every_kind_of_event(stories: list[tuple[Game, list[Event]]]) -> None:
    assert {event.kind for _, fresh in stories for event in fresh} == event_schema.KINDS.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence(lang: str, stories: list[tuple[Game, list[Event]]]) -> None:
    for game, fresh in stories:
        narrator = sentences.EventNarrator(load_texts(lang), game)
        for event in fresh:
            told = narrator.describe(event)
            assert told.text.strip() == told.text
            assert told.text[0] == told.text[0].upper()
            assert "{" not in told.text
            assert "  " not in told.text
            assert not re.search(r"\d[^\W\d_]{3}", told.text), told.text  # "to 8and reaches X"
            assert not any(rest in told.text for rest in (sentences.ABSENT, "None", "True", "False")), told.text
            assert told.with_reason(load_texts(lang)).endswith(f"(§{event.rule})")


@pytest.mark.parametrize(
    ("origin", "sentence"),
    [
        ("UW", "переходит с мостика в нижний красный отсек."),
        ("LW", "переходит из нижнего белого отсека в нижний красный отсек."),
    ],
)
def test_leaving_the_bridge_has_its_own_wording(origin: Station, sentence: str) -> None:
    moved = IntruderMoved(3, "threats", 0, "I1-01", origin, "LR")
    assert sentences.EventNarrator(RUSSIAN, GAME).describe(moved).text.endswith(sentence)


def test_android_has_a_short_name_beside_its_figure() -> None:
    crew = (Member("blue", "", android=True), Member("green", "", "Robby", android=True), Member("red", ""))
    narrator = sentences.EventNarrator(ENGLISH, one_game([]))
    assert [narrator.short_name(one) for one in crew] == ["Android", "Robby", "Red"]


def test_refusals_name_reason_and_rule() -> None:
    game = one_game([("green", "aaaa")])
    narrator = sentences.EventNarrator(RUSSIAN, game)
    (refused, *_) = [event for event in resolve(game).events if "Щёлк" in narrator.describe(event).text]
    error = narrator.describe(refused)
    assert error.with_reason(RUSSIAN) == "Зелёный жмёт A на мостике. Щёлк — и тишина: белый реактор пуст. (§3.2)"
    assert sentences.event_tone(refused) == "fail"


def one_game(plans: list[tuple[str, str]], threats: Any = (), **more: Any) -> Game:
    crew: Any = [Member(color, cast(Any, plan)) for color, plan in plans]
    tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
    return Game(crew, tracks, threats, id="game", **more)


# --- the walk -------------------------------------------------------------------------------------------------------


def walk_of(game: Game) -> Walk:
    return Walk(game, resolve(game))


@pytest.mark.parametrize(
    "plan, turn, sentence",
    [
        (
            "abcabcabcabx",
            3,
            "Blue is delayed on turn 3: the computer wasn't maintained. The cards on turns 3–11 each "
            "move one turn later. The last card, battlebots, is pushed off the board and lost.",
        ),
        ("ab-", 3, "Blue is delayed on turn 3: the computer wasn't maintained. There's no card there to delay."),
        ("aba", 3, "Blue is delayed on turn 3: the computer wasn't maintained. This moves A to turn 4."),
        (
            "ab-------abx",
            10,
            "Blue is delayed on turn 10: the computer wasn't maintained. The cards on turns 10–11 each "
            "move one turn later. The last card, battlebots, is pushed off the board and lost.",
        ),
    ],
)
def test_delay_is_told_in_one_sentence(plan: str, turn: int, sentence: str) -> None:
    game = evolve(GAME, crew=(Member("blue", plan), Member("green", "-")), threats=())
    narrator = sentences.EventNarrator(ENGLISH, game)
    assert sentence in [
        narrator.describe(event).text
        for event in resolve(game).events
        if isinstance(event, Delayed) and event.turn == turn - 1
    ]


@pytest.mark.parametrize(
    "meant, laid, sentence",
    [
        (">", "^", "Oops! Blue meant the blue arrow, not the gravolift."),
        ("a", "x", "Oops! Blue meant A, not battlebots."),
    ],
)
def test_slip_names_cards_with_articles(meant: str, laid: str, sentence: str) -> None:
    game = one_game([("blue", laid)], slips=(Slip(1, "blue", meant),))
    narrator = sentences.EventNarrator(ENGLISH, game)
    assert sentence in [narrator.describe(event).text for event in resolve(game).events]


def sentences_of_turn(game: Game, turn: int) -> list[sentences.Sentence]:
    """Return the English sentences for the threats' step of a turn."""
    narrator = sentences.EventNarrator(load_texts("en"), game)
    return [narrator.describe(event) for event in resolve(game).events if (event.turn, event.step) == (turn, "threats")]


def test_scout_effects_are_explained() -> None:
    tracks = {"red": "T4", "white": "T7", "blue": "T2", "internal": "T1"}
    game = evolve(one_game([("green", "")], (Threat("E2-02", 1, "red"), Threat("E1-07", 3, "white"))), tracks=tracks)
    lines = [one.text for turn in range(1, 13) for one in sentences_of_turn(game, turn)]
    assert "Scout (1) urges on the other external threat, which immediately moves 1 space." in lines
    assert "Scout (1) does 3 damage to the red zone past its shield." in lines
    alone = evolve(game, threats=game.threats[:1])
    assert any("but there aren't any." in one.text for turn in range(1, 13) for one in sentences_of_turn(alone, turn))


def test_crossed_wires_with_an_empty_reactor_are_explained() -> None:
    game = one_game([("green", "^aaa")], (Threat("SI1-05", 4),))  # the pulse cannon used up all three
    lines = [one.text for one in sentences_of_turn(game, 5)]
    assert "The white reactor has no energy to lose." in lines
    assert not any("has no room for" in line for line in lines)


def test_self_damage_of_internal_threats_follows_their_rules() -> None:
    for card in ("SI1-03", "SI1-04"):
        game = one_game([("green", "")], (Threat(card, 1),))
        flagged = [event for event in resolve(game).events if isinstance(event, Flagged)]
        assert flagged
        assert {event.rule for event in flagged} == {"7.2"}


def test_the_fissure_is_repaired_by_interceptors() -> None:
    game = one_game([("green", "c>c<c<c")], (Threat("SI1-04", 6),))
    narrator = sentences.EventNarrator(load_texts("en"), game)
    (repaired, *_) = [narrator.describe(event).text for event in resolve(game).events if isinstance(event, Repaired)]
    assert "repairs Fissure (6) (with the interceptors, in space): 1 mark (total 1, hull 2)." in repaired


def test_walk_forward_and_back_shows_the_same_table() -> None:
    walk = walk_of(GAME)
    seen = [walk.view]
    while walk.step_events(1):
        seen.append(walk.view)
    assert walk.view == walk.resolution.end
    for view in reversed(seen):
        assert walk.view == view
        walk.step_events(-1)
    assert walk.place == 0


def test_walk_stops_at_turns_and_phases() -> None:
    walk = walk_of(GAME)
    turns = []
    while walk.step_turns(1):
        turns.append(walk.turn)
        assert walk.event is not None
        if walk.place < walk.last:
            assert walk.event.kind == "turn-begins"
    assert turns[:12] == list(range(1, 13))
    walk.go_to_turn(6)
    walk.step_events(2)
    walk.step_turns(-1)
    assert (walk.turn, walk.event and walk.event.kind) == (6, "turn-begins")
    walk.step_turns(-1)
    assert walk.turn == 5
    walk.step_phases(1)
    assert walk.turn == 8
    walk.step_phases(-1)
    assert walk.turn == 4
    walk.step_phases(-1)
    walk.step_phases(-1)
    assert walk.place == 0


# --- how it ended ---------------------------------------------------------------------------------------------------


LOSING = [("blue", "----"), ("green", "a---")]
GUNSHIPS: Any = [Threat(code, turn, "red") for code, turn in (("SE1-01", 1), ("E1-08", 2), ("E1-05", 3), ("SE1-05", 4))]


def test_loss_chain_names_each_damage() -> None:
    resolution = resolve(one_game(LOSING, GUNSHIPS))
    assert not resolution.won
    links = [resolution.events[place] for place in walk.events_leading_to_loss(resolution)]
    assert isinstance(links[-1], ShipLost)
    tiles = [event for event in links if isinstance(event, TileDrawn)]
    assert [(tile.zone, tile.number) for tile in tiles] == [(links[-1].zone, number) for number in range(1, 7)]
    last = walk.key_turns(resolution.events)[-1]  # it was left out when other turns had more damage
    assert last.turn == links[-1].turn
    assert walk.describe_turn(ENGLISH, last).endswith("ship lost")


def test_won_game_lists_decisive_turns() -> None:
    resolution = resolve(GAME)
    assert resolution.won
    assert walk.events_leading_to_loss(resolution) == ()
    assert [turn.turn for turn in walk.key_turns(resolution.events)]


# --- where the eye goes


def test_shots_highlight_weapon_and_targets() -> None:
    game = one_game([("green", "-a")], (Threat("E1-07", 1, "white"),))
    aimed = next(event for event in resolve(game).events if event.kind == "aimed")
    lit = event_spotlight(aimed)
    assert lit.stations == {"UW"}
    assert lit.threats == {0}
    assert lit.beam_to == (0,)
    drawn = next(event for event in resolve(one_game(LOSING, GUNSHIPS)).events if event.kind == "tile-drawn")
    assert event_spotlight(drawn).zones == {"red"}
    assert event_spotlight(drawn).harm


# --- in characters --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_stays_within_its_width(lang: str) -> None:
    for game in played("findings", 4):
        walk = walk_of(game)
        while walk.step_turns(1):
            for line in chart.draw_ship(load_texts(lang), walk.view)[1:] + chart.draw_tracks(
                load_texts(lang), walk.view
            ):
                assert len(line) <= chart.WIDTH, line


def test_the_chart_shows_people_threats_and_energy() -> None:
    drawn = "\n".join(chart.draw_ship(ENGLISH, walk_of(GAME).view))
    assert "[1] [2] [3]" in drawn
    walk = walk_of(GAME)
    walk.go_to_turn(4)
    walk.step_events(1)
    assert "C!4" in "\n".join(chart.draw_ship(ENGLISH, walk.view))
    assert "inside T4" in "\n".join(chart.draw_tracks(ENGLISH, walk.view))
    assert "\x1b[" not in drawn
    assert "\x1b[" in "\n".join(chart.draw_ship(ENGLISH, walk.view, chart.colorize))


# --- the page -------------------------------------------------------------------------------------------------------

NASTY = "</script><b>&\"'"


def page(game: Game, title: str = "") -> str:
    return report.report_page(ENGLISH, GameFile(game, mission=title), resolve(game))


def test_page_lists_specializations_and_explorers() -> None:
    captain, *others = GAME.crew
    special = evolve(captain, specialization="SquadLeader", explorer=f"Vega{NASTY}")
    written = page(evolve(GAME, crew=[special, *others]))
    assert '<span lang="en">Squad Leader</span><span lang="ru">Командир отряда</span>' in written
    assert "Explorer: Vega&lt;/script&gt;" in written
    html5lib.HTMLParser(strict=True).parse(written)


def test_page_is_strictly_valid_html() -> None:
    for game in (GAME, one_game(LOSING, GUNSHIPS), *NEW_FRONTIER, *played("new-frontier/double-actions", 300)):
        html5lib.HTMLParser(strict=True).parse(page(game))


def test_page_is_self_contained_in_both_languages() -> None:
    written = page(GAME)
    assert "Начинается" in written or "Ход 1" in written
    assert "Turn 1" in written
    assert "http" not in re.sub(r"<svg[^>]*>", "", written)
    assert "src=" not in written
    assert len(written.encode()) < 340_000
    assert all(written.count(f'id="{name}"') == 1 for name in re.findall(r'<use href="#([^"]+)"', written))


def test_foreign_text_is_escaped() -> None:
    crew: Any = (Member("blue", cast(Any, "a-b"), name=NASTY), Member("green", cast(Any, "b")))
    written = page(Game(crew, GAME.tracks, THREATS), NASTY)
    assert NASTY not in written
    parsed = html5lib.parse(written, namespaceHTMLElements=False)
    assert [heading.text for heading in parsed.iter("h1")] == [NASTY]
    assert not list(parsed.iter("b"))
    assert len(list(parsed.iter("script"))) == 2


def test_page_steps_match_the_walk() -> None:
    walk = walk_of(GAME)
    (story_text, _) = html5lib.parse(page(GAME), namespaceHTMLElements=False).iter("script")
    story = json.loads(story_text.text or "")
    shown: dict[str, str] = {}
    symbols: svg.Symbols = {}
    assert len(story["frames"]) == len(story["turns"]) == walk.last + 1
    for frame, view, event in zip(story["frames"], walk.views, (None, *walk.events), strict=True):
        shown |= {story["slots"][slot]: story["drawings"][place] for slot, place in frame}
        parts = report.ship_parts(view, event_spotlight(event))
        expected = {name: svg.shapes_as_svg(shapes, symbols) for name, shapes in parts.items()}
        assert {part: shown[part] for part in expected} == expected


def test_russian_targets_are_called_threats() -> None:
    one, two = (
        sentences.EventNarrator(RUSSIAN, GAME)
        .describe(Aimed(1, "damage", "rocket", None, 3, False, ((0, "E1-01"),) * count, ()))
        .text
        for count in (1, 2)
    )
    assert one.startswith("Цель ") and ": угроза " in one
    assert two.startswith("Цели ") and ": угрозы " in two


def test_ship_with_negative_score_still_completes_its_mission() -> None:
    lost_nothing = resolve(GAME)
    assert lost_nothing.score is not None
    below = evolve(lost_nothing, score=evolve(lost_nothing.score, damage=-40, destroyed=0))
    assert below.score is not None
    assert below.score.total < 0
    assert "even with a negative score" in sentences.EventNarrator(ENGLISH, GAME).verdict(below)
    (changed,) = walk.describe_changes(ENGLISH, GAME, lost_nothing, below)
    assert ".." not in changed and "negative" not in changed
    above = evolve(below, score=evolve(below.score, destroyed=80))
    assert "below zero" not in sentences.EventNarrator(ENGLISH, GAME).verdict(above)
