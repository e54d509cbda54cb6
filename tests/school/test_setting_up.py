"""Setup: every published mission, every crew, and only the components that crew needs."""

import pytest
from support.languages import ENGLISH, RUSSIAN

from spacealert.engine import Game, Member, resolve
from spacealert.engine.game import Carryover
from spacealert.engine.ship import TILES, ZONES
from spacealert.kit.audio import live_mix, voice_pack
from spacealert.kit.i18n.texts import Texts
from spacealert.missions import library
from spacealert.missions.scenario import Kind
from spacealert.narration.shapes.shape import Label, Stroke
from spacealert.school import pictures, studies
from spacealert.school.exercises import Board
from spacealert.school.setting_up import TablePicture, TablePlace, combine_scenarios, list_steps
from spacealert.session.setup import CREWS, TableSetup

TRACKS = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}


def facts_of_steps(mission: str, players: int, androids: int = 0, **choices: str) -> dict[str, str]:
    table = TableSetup().with_crew_size(players, androids)
    for which, difficulty in choices.items():
        table = table.with_difficulty(which, difficulty)
    return {step.id: step.text.render(ENGLISH) for step in list_steps(library.find(mission), table, TRACKS)}


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=["en", "ru"])
def test_setup_works_for_every_mission_and_crew(texts: Texts) -> None:
    entries = list(library.entries())
    assert len(entries) == 34
    for entry in entries:
        for players, androids in CREWS:
            table = TableSetup().with_crew_size(players, androids)
            for step in list_steps(entry.scenario, table, TRACKS):
                assert step.text.render(texts)
                assert texts.has_own(f"schoolspeech-setup-{step.id}")


def test_a_test_flight_needs_no_internal_threats_and_seven_turns() -> None:
    found = facts_of_steps("S1-1", 4)
    assert {"internal-decks", "internal-track"} & set(found) == set()
    assert "seven turns" in found["steps"]
    assert "by turns 2 and 5, someone" in found["markers"]
    assert "4 cards and one heroic card for phase 1, 5 for phase 2." in found["cards"]


@pytest.mark.parametrize(("mission", "special"), [("S1-1", False), ("S1-5", False), ("S2-1", True)])
def test_specializations_count_only_in_missions(mission: str, special: bool) -> None:
    table = TableSetup().with_crew_size(3, 1).with_new_frontier(True).with_specialization(0, "Rocketeer")
    found = {step.id: step.text.render(ENGLISH) for step in list_steps(library.find(mission), table, TRACKS)}
    assert ("special cards" in found["cards"]) == special
    assert [
        id_ for id_ in ("androids", "android-rules") if "a heroic card" in found[id_] or "Reveal" in found[id_]
    ] == ([] if special else ["androids"])
    assert ("6 cards and the special cards" in found["cards"]) == special


def test_setup_lists_the_decks_a_mission_needs() -> None:
    for entry in library.entries():
        for players, androids in CREWS:
            table = TableSetup().with_crew_size(players, androids)
            threats = list(entry.scenario.for_crew(table.crew).threats())
            found = {step.id for step in list_steps(entry.scenario, table, TRACKS)}
            assert ("internal-decks" in found) == any(threat.internal for threat in threats)
            assert ("external-decks" in found) == any(not threat.internal for threat in threats)


def test_setup_pictures_show_crew_and_damage() -> None:
    table = TableSetup().with_name(0, "Nora").with_next_color(0)
    carried = Carryover({"red": ("reactor",)})
    for left in (None, carried):
        found = {step.id: step.picture for step in list_steps(library.find("S2-3"), table, TRACKS, "", left)}
        board = found["figures"]
        assert isinstance(board, Board)
        seats = [(seat.color, seat.name) for seat in table.seats_in_turn_order]
        assert [(member.color, member.name) for member in board.game.crew] == seats
    ship = {step.id: step.picture for step in list_steps(library.find("S2-3"), table, TRACKS, "", carried)}[
        "carried-red"
    ]
    assert isinstance(ship, Board)
    assert (ship.view.zones["red"].tiles, ship.view.zones["red"].reactor) == (("reactor",), 1)


def test_ship_pictures_show_campaign_damage() -> None:
    carried = Carryover({"red": ("reactor",)}, ("LR",))
    pictures = [step.picture for step in list_steps(library.find("S2-3"), TableSetup(), TRACKS, "", carried)]
    boards = [picture for picture in pictures if isinstance(picture, Board)]
    assert len(boards) > 5
    assert all(picture.game.carried == carried for picture in boards)


def test_table_pictures_show_crew_and_mission() -> None:
    table = TableSetup().with_crew_size(5, 0).with_next_color(0)
    for left in (None, Carryover({"red": ("reactor",)})):
        for step in list_steps(library.find("S1-1"), table, TRACKS, "", left):
            if isinstance(step.picture, TablePicture):
                assert step.picture.colors == tuple(seat.color for seat in table.seats), step.id
                assert step.picture.turns == 7, step.id


def test_colors_of_the_decks_follow_the_difficulty() -> None:
    found = facts_of_steps("S2-3", 5, common="mixed", serious="yellow")["external-decks"]
    assert "the common ones (white, yellow) and the serious ones (yellow)" in found


def test_cards_follow_the_number_of_players() -> None:
    assert (
        "8 cards and one heroic card for phase 1, 6 for phase 2, 6 for phase 3" in facts_of_steps("S2-1", 2, 2)["cards"]
    )
    assert "5 cards and one heroic card for phase 1, 6 for phase 2" in facts_of_steps("S2-1", 3, 1)["cards"]
    assert "5 cards and one heroic card for phase 1, 5 for phase 2" in facts_of_steps("S2-1", 4, 1)["cards"]
    alone = facts_of_steps("S2-1", 1, 4)
    assert "cards" not in alone
    assert "face up" in alone["cards-alone"]


def test_androids_have_a_heroic_card() -> None:
    assert "androids" not in facts_of_steps("S2-1", 4)
    assert facts_of_steps("S2-1", 3, 1)["androids"].startswith("The android ")
    assert facts_of_steps("S2-1", 2, 2)["androids"].startswith("The androids ")


def test_android_rules_are_given_with_the_hands() -> None:
    assert "android-rules" not in facts_of_steps("S2-1", 4)
    two = facts_of_steps("S2-1", 2, 2)["android-rules"]
    assert two.startswith("When phase 1 begins, turn the androids' heroic cards face up.")
    assert "not heroic ones. Once played, they stay" in two
    assert two.endswith("someone acts for each android: Purple for Yellow, Red for Green.")
    alone = facts_of_steps("S2-1", 1, 4)
    assert "You may rearrange them until the phase ends" in alone["android-rules"]
    assert "data transfers, incoming data, communications failures and unconfirmed reports" in alone["cards-alone"]
    assert "heroic card" not in facts_of_steps("DA-1", 3, 1)["android-rules"]


def test_small_crews_ignore_unconfirmed_reports() -> None:
    assert "unconfirmed" in facts_of_steps("S2-3", 4)
    assert "unconfirmed" not in facts_of_steps("S2-3", 5)
    assert "unconfirmed" not in facts_of_steps("S2-3", 4, 1)
    assert "unconfirmed" not in facts_of_steps("S1-1", 4)  # this mission has none


def test_known_trajectories_are_named() -> None:
    assert "T1 for red, T2 for white, T3 for blue" in facts_of_steps("S2-3", 5)["tracks"]
    unknown = [step for step in list_steps(library.find("S2-3"), TableSetup(), {}) if step.id == "tracks"]
    assert unknown[0].text.render(ENGLISH).startswith("Shuffle the seven")


TORN = Carryover({"red": ("reactor", "heavy"), "white": ("shield",), "blue": ("structure",)}, ("LR",))


def told_of(carried: Carryover, texts: Texts = ENGLISH) -> dict[str, str]:
    found = list_steps(library.find("S2-3"), TableSetup(), TRACKS, "", carried)
    return {step.id: step.text.render(texts) for step in found}


def test_campaign_setup_uses_the_damaged_ship() -> None:
    found = told_of(TORN)
    assert (
        "Reactors: 3 in white, 1 in red, 2 in blue. Shields: 0 in white, 1 in red, 1 in blue."
        in found["carried-energy"]
    )
    assert "energy" not in found
    assert found["carried-red"].startswith("Red zone, still damaged: reactor (")
    assert "two tiles for every point" in found["carried-blue"]
    assert "4 red, 5 white, 5 blue" in found["carried-stacks"]
    assert "lower red" in found["carried-squads"]
    assert "damage" not in found


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("zone", ZONES)
def test_setup_cubes_match_the_engine(zone: str, tile: str) -> None:
    carried = Carryover({zone: (tile,)})
    game = Game([Member("red", "-" * 12)], {**TRACKS}, [], carried=carried)
    view = resolve(game).views[0]
    step = next(
        (
            step
            for step in list_steps(library.find("S2-3"), TableSetup(), TRACKS, "", carried)
            if step.id == "carried-energy"
        ),
        None,
    )
    assert (step is not None) == (tile in ("reactor", "shield"))
    if step is not None:
        for name, found in view.zones.items():
            assert (step.facts[f"reactor-{name}"], step.facts[f"shield-{name}"]) == (found.reactor, found.shield)


@pytest.mark.parametrize("bays", [("UB", "LR"), ("UB",), ("LR",), ()])
@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=["en", "ru"])
def test_campaign_setup_is_spoken_in_every_language(bays: tuple[str, ...], texts: Texts) -> None:
    carried = Carryover(dict.fromkeys(ZONES, TILES), bays)
    assert ("squads" in told_of(carried)) == (bays == ("UB", "LR"))
    for step in list_steps(library.find("S2-3"), TableSetup(), TRACKS, "", carried):
        assert step.text.render(texts)
        for voice in voice_pack.list_voices():
            if voice_pack.load(voice).language == texts.language:
                lines = live_mix.find_lines("schoolspeech", voice)
                assert lines is not None
                assert f"schoolspeech-setup-{step.id}" in lines.clips


@pytest.mark.usefixtures("own_folder")
def test_briefing_pages_show_this_table() -> None:
    table = TableSetup().with_crew_size(5, 0).with_next_color(0)
    colors = tuple(seat.color for seat in table.seats)
    for mission, turns in (("S1-1", 7), ("S1-3", 12)):
        walkthrough = studies.prepare_briefing("", library.find(mission), table, TRACKS).saved.begin(1)
        while (prompt := walkthrough.prompt) is not None:
            if isinstance(prompt.picture, Board):
                assert sorted(member.color for member in prompt.picture.game.crew) == sorted(colors)
            else:
                assert isinstance(prompt.picture, TablePicture)
                assert (prompt.picture.colors, prompt.picture.turns) == (colors, turns), prompt.text.text_id
            walkthrough.answer(None)


@pytest.mark.parametrize("place", [place for place in TablePlace if place is not TablePlace.STATIONS])
def test_setup_highlights_each_place(place: TablePlace) -> None:
    others = [pictures.draw_table(other) for other in TablePlace if other not in (place, TablePlace.STATIONS)]
    assert pictures.draw_table(place) not in others
    assert ENGLISH.has_own(f"school-place-{place}")


@pytest.mark.parametrize("place", [TablePlace.BOARDS, TablePlace.CARDS])
def test_everyones_boards_and_cards_are_shown(place: TablePlace) -> None:
    frame = pictures.draw_table(place)[1][-1]
    assert isinstance(frame, Stroke)
    shown = pictures.place_frame(place)
    across = [x for x, _ in frame.points]
    assert (min(across), max(across)) == (16, 784)
    assert shown.x <= min(across)
    assert max(across) <= shown.right


@pytest.mark.parametrize(("mission", "inside"), [("S1-1", False), ("S2-1", True)])
def test_internal_threats_are_pictured_only_if_needed(mission: str, inside: bool) -> None:
    shown = [
        step.picture
        for step in list_steps(library.find(mission), TableSetup(), TRACKS)
        if isinstance(step.picture, TablePicture)
    ]
    assert {picture.inside for picture in shown} == {inside}
    drawn = pictures.draw_table(TablePlace.TRACKS, inside=inside)
    assert (drawn == pictures.draw_table(TablePlace.TRACKS)) == inside


def test_pictures_show_the_trajectories_on_the_table() -> None:
    outside, inside = TablePlace.TRACKS, TablePlace.INTERNAL_TRACK
    for place, lit in (("red", outside), ("blue", outside), ("internal", inside)):
        drawn = {}
        for name in ("T3", "T6", "T7"):
            tracks = {**TRACKS, place: name}
            shown = [step.picture for step in list_steps(library.find("S2-3"), TableSetup(), tracks)]
            drawn[name] = [pictures.draw_table(one.place, tracks=one.tracks) for one in shown
                           if isinstance(one, TablePicture) and one.place is lit]  # fmt: skip
        assert drawn["T3"]
        assert drawn["T3"] != drawn["T6"] != drawn["T7"] != drawn["T3"]


def test_steps_do_not_name_a_trajectory_that_is_not_known() -> None:
    for known in ({}, {"red": "T1", "white": "T2", "blue": "T3"}, {"internal": "T4"}, {"red": "T1"}):
        said = {step.id: step.text.render(ENGLISH) for step in list_steps(library.find("S2-3"), TableSetup(), known)}
        assert "?" not in said["tracks"] + said["internal-track"]
        assert ("T4" in said["internal-track"]) == ("internal" in known)
        assert ("Shuffle the seven" in said["tracks"]) == (not {"red", "white", "blue"} <= set(known))


@pytest.mark.parametrize("kind", list(Kind))
def test_setting_up_a_hidden_mission_suits_every_mission_of_its_kind(kind: Kind) -> None:
    missions = [entry.scenario for entry in library.entries() if entry.scenario.kind is kind]
    for players, androids in CREWS:
        table = TableSetup().with_crew_size(players, androids)
        found = {step.id: step.text.facts for step in list_steps(combine_scenarios(missions), table, TRACKS)}
        for mission in missions:
            for step in list_steps(mission, table, TRACKS):
                assert step.id in found
                needed = {name for name in ("common", "serious") if step.text.facts.get(name)}
                assert needed <= {name for name, colors in found[step.id].items() if colors}


def test_figures_on_action_boards_are_one_letter_each() -> None:
    """Longer ones are drawn no smaller than words, so that 10, 11 and 12 would touch."""
    _, lit = pictures.draw_table(TablePlace.BOARDS)
    figures = [shape.text for shape in lit if isinstance(shape, Label)]
    assert set(figures) == {"1", "4", "8"}


def test_cards_are_dealt_face_down_and_boards_are_framed_without_them() -> None:
    steps = list_steps(library.find("S2-1"), TableSetup().with_crew_size(4, 0), TRACKS)
    hands = {step.id: step.picture.face_down for step in steps if isinstance(step.picture, TablePicture)}
    assert [step for step, face_down in hands.items() if face_down] == ["cards"]
    _, hidden = pictures.draw_table(TablePlace.CARDS, face_down=True)
    assert not {shape.text for shape in hidden if isinstance(shape, Label)} & {*"ABC"}
    boards, cards = (pictures.place_frame(place, ratio=1.0) for place in (TablePlace.BOARDS, TablePlace.CARDS))
    assert boards.center[1] < cards.center[1]
