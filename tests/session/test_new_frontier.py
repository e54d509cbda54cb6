"""The New Frontier in a session, using only `session.do`."""

from collections.abc import Iterator

import pytest
from support.languages import ENGLISH
from support.silent_session import TODAY, Evening

from spacealert.engine import CARDS
from spacealert.engine.cards import CALLERS
from spacealert.engine.decks import data_card_counts
from spacealert.engine.game import Rulings
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook.careers.explorer import Explorer, Run
from spacealert.missions.scenario import Kind
from spacealert.session import commands as do
from spacealert.session.log_client import find_flown_run
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Resolving, Stage
from spacealert.session.setup import TableSetup

pytestmark = pytest.mark.usefixtures("own_folder")
LONGER_THAN_ANY = 1000.0


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.session.close()


@pytest.fixture
def frontier(evening: Evening) -> Evening:
    evening.do(do.SetNewFrontier(True))
    return evening


def sheet(evening: Evening) -> ResolutionSheet:
    item = evening.session.state.at_table
    assert isinstance(item, Resolving)
    return item.sheet


def refused(evening: Evening, command: do.Command) -> str:
    with pytest.raises(UserError) as caught:
        evening.do(command)
    return caught.value.text_id


def at_the_plans(evening: Evening, mission: str = "DA-1") -> Evening:
    evening.do(do.ChooseMission(mission), do.StartMission())
    evening.session.wait()
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())
    return evening


def test_expansion_choices_need_the_expansion(evening: Evening) -> None:
    assert refused(evening, do.SetSpecialization(0, "Medic")) == "session-no-new-frontier"
    assert refused(evening, do.SetVariableRange(True)) == "session-no-new-frontier"
    assert refused(evening, do.SetDifficulty("common", "red")) == "session-no-such-choice"
    evening.do(do.ChooseMission("DA-1"), do.StartMission())
    evening.session.wait()
    evening.play(LONGER_THAN_ANY)
    assert refused(evening, do.GoToPlans()) == "session-double-actions"


def test_specializations_are_unique_and_include_androids(frontier: Evening) -> None:
    frontier.do(do.SetCrewSize(4, 1), do.SetSpecialization(0, "Medic"), do.SetSpecialization(1, "Rocketeer"))
    frontier.do(do.SetSpecialization(4, "Mechanic"), do.SetLevel(4, 3), do.SetSpecialization(1, "Medic"))
    seats = frontier.view.setup.seats
    assert [seat.specialization for seat in seats] == ["Rocketeer", "Medic", "", "", "Mechanic"]
    assert seats[4].android
    assert seats[4].level == 3
    assert refused(frontier, do.SetLevel(0, 4)) == "session-no-such-choice"
    assert TableSetup.from_settings(frontier.view.setup.as_settings()) == frontier.view.setup


def test_crew_comes_back_with_its_specializations(frontier: Evening) -> None:
    frontier.do(do.SetCrewSize(3, 1), do.SetSpecialization(2, "Medic"), do.SetSpecialization(3, "Mechanic"))
    before = frontier.do(do.SetLevel(3, 2)).setup
    assert frontier.do(do.SetCrewSize(4, 0), do.SetCrewSize(2, 2), do.SetCrewSize(3, 1)).setup == before
    after = frontier.do(do.SetCrewSize(2, 2), do.SetSpecialization(0, "Medic"), do.SetCrewSize(3, 1)).setup
    assert [seat.specialization for seat in after.seats] == ["Medic", "", "", "Mechanic"]
    frontier.do(do.SetCrewSize(1, 4), do.SetNewFrontier(False), do.SetCrewSize(3, 1))
    assert TableSetup.from_settings(frontier.view.setup.as_settings()) == frontier.view.setup


def test_removing_the_expansion_clears_its_choices(frontier: Evening) -> None:
    before = frontier.view.setup.with_new_frontier(False)
    frontier.do(do.SetDifficulty("serious", "red"), do.SetSpecialization(0, "Medic"), do.SetVariableRange(True))
    frontier.do(do.SetNewFrontier(False))
    after = frontier.view.setup
    assert (after.serious, after.variable_range, after.seats[0].specialization) == ("mixed", False, "")
    assert after.seats == before.seats
    assert frontier.do(do.Undo()).setup.seats[0].specialization == "Medic"


def test_the_expansion_comes_back_with_its_choices(frontier: Evening) -> None:
    frontier.do(do.SetDifficulty("serious", "red"), do.SetSpecialization(0, "Medic"), do.SetVariableRange(True))
    before = frontier.view.setup
    frontier.do(do.SetNewFrontier(False), do.SetDifficulty("common", "yellow"), do.SetNewFrontier(True))
    after = frontier.view.setup
    assert (after.common, after.serious, after.seats) == ("yellow", "red", before.seats)
    assert after.variable_range
    frontier.do(do.SetNewFrontier(False), do.NameSeat(0, "Zoe"), do.SetNewFrontier(True))
    assert frontier.view.setup.seats[0].specialization == ""  # chosen by someone else


def test_disputed_rules_can_be_chosen(frontier: Evening) -> None:
    assert refused(frontier, do.SetRuling("tea", True)) == "session-no-such-choice"
    frontier.do(do.SetRuling("navigator_slows", True), do.SetRuling("drones_from_x", True))
    frontier.do(do.SetRuling("drones_from_x", False))
    setup = frontier.view.setup
    assert setup.readings == Rulings(navigator_slows="external")
    assert TableSetup.from_settings(setup.as_settings()) == setup
    at_the_plans(frontier)
    assert sheet(frontier).game.readings == setup.readings
    assert setup.with_new_frontier(False).readings == Rulings()


def test_double_actions_are_planned_and_walked(frontier: Evening) -> None:
    frontier.do(do.SetSpecialization(0, "Medic"), do.SetSpecialization(1, "SpecialOps"))
    at_the_plans(frontier)
    assert sheet(frontier).double_actions
    assert sheet(frontier).game.variable_range is True
    frontier.do(do.SetCard(0, 1, "ab"), do.SetCard(0, 2, "<s"), do.SetCard(1, 1, "Sab"), do.PasteRow(1, 2, "a> b - ^^"))
    assert sheet(frontier).crew[0].plan[:2] == ("ab", "<s")
    assert sheet(frontier).crew[1].plan[:5] == ("Sab", "a>", "b", "", "^^")
    for row, slot in ((0, "abc"), (0, "as"), (2, "s"), (2, "aA"), (1, "sa")):
        assert refused(frontier, do.SetCard(row, 5, slot)).startswith("session-"), slot
    for one in sheet(frontier).unknown:
        frontier.do(do.DrawThreat(one.turn, one.zone is None))
    assert frontier.do(do.StartWalk()).stage is Stage.WALK
    frontier.do(do.GoToStep(10_000), do.EnterInLog())
    assert frontier.view.resolution is not None
    assert frontier.view.resolution.is_in_log
    assert refused(frontier, do.EnterSlip(1, sheet(frontier).crew[0].color, "a")) == "session-no-trips"


@pytest.mark.parametrize(
    ("row", "plan"),
    [
        ("abcabca", ("a", "b", "c", "a", "b", "c", "a")),
        (">aaasa-", (">", "a", "a", "a", "s", "a", "")),
        ("^babcc", ("^", "b", "a", "b", "c", "c", "")),
        ("^s abc - x", ("^s", "a", "b", "c", "", "x", "")),  # a Medic moves before the special card
    ],
)
def test_a_row_of_single_actions_needs_no_spaces(frontier: Evening, row: str, plan: tuple[str, ...]) -> None:
    frontier.do(do.SetSpecialization(0, "Medic"))
    at_the_plans(frontier, "S2-1")
    frontier.do(do.PasteRow(0, 1, row))
    assert sheet(frontier).crew[0].plan[:7] == plan


def test_row_with_an_invalid_card_is_refused_whole(frontier: Evening) -> None:
    frontier.do(do.SetSpecialization(0, "Medic"))
    at_the_plans(frontier, "S2-1")
    before = sheet(frontier)
    assert refused(frontier, do.PasteRow(1, 1, "^ b a - s c c")) == "session-no-specialization"
    assert refused(frontier, do.PasteRow(1, 1, "^ba-scc")) == "session-no-specialization"
    assert sheet(frontier) == before


def test_overfull_double_action_row_is_refused(frontier: Evening) -> None:
    at_the_plans(frontier)
    assert refused(frontier, do.PasteRow(0, 1, "ab abc c")) == "session-slot-impossible"


def test_an_external_and_an_internal_threat_share_a_turn(frontier: Evening) -> None:
    at_the_plans(frontier)
    turns = [one.turn for one in sheet(frontier).unknown]
    both = next(turn for turn in turns if turns.count(turn) == 2)
    external = next(one for one in sheet(frontier).unknown if one.turn == both and one.zone is not None)
    frontier.do(do.DrawThreat(both, True), do.DrawThreat(both, False))
    here = [threat for threat in sheet(frontier).game.threats if threat.turn == both]
    assert [threat.zone for threat in here] == [external.zone, None]
    frontier.do(do.RemoveThreat(both, external.zone))
    assert [threat.zone for threat in sheet(frontier).game.threats if threat.turn == both] == [None]


def test_calling_card_is_entered_with_the_called_one(frontier: Evening) -> None:
    frontier.do(do.SetDifficulty("common", "all"), do.SetDifficulty("serious", "all"))
    frontier.do(do.ChooseMission("DA-12"), do.StartMission())
    frontier.session.wait()
    view = frontier.play(LONGER_THAN_ANY / 2)
    assert view.round is not None
    place, caller = next(
        (place, code) for place, cards in enumerate(view.round.candidates) for code in cards if code in CALLERS
    )
    view = frontier.do(do.EnterCard(place, caller))
    assert view.round is not None
    assert view.round.callers == {place: caller}
    wanted = next(code for code in view.round.candidates[place] if code not in CALLERS)
    assert (CARDS[wanted].sort == "external") == (CALLERS[caller] == "external")
    assert CARDS[wanted].severity == "common"
    view = frontier.do(do.EnterCard(place, wanted))
    assert view.round is not None
    assert view.round.called == {place: (wanted,)}
    assert not view.round.callers
    frontier.kill()
    [left] = frontier.view.unfinished_games
    frontier.do(do.ResumeGame(left.item))
    frontier.session.wait()
    frontier.play(LONGER_THAN_ANY)
    frontier.do(do.GoToPlans())
    threat = next(one for one in sheet(frontier).game.threats if one.card == caller)
    assert threat.calls is not None
    assert threat.calls.card == wanted
    assert refused(frontier, do.EnterCalledCard(caller, caller)) == "session-card-not-in-deck"


def test_specialist_cards_above_the_level_cause_warnings(frontier: Evening) -> None:
    frontier.do(do.SetSpecialization(0, "Mechanic"))
    at_the_plans(frontier, "S2-3")
    frontier.do(do.SetCard(0, 1, "s"))
    assert not any("level 1" in warning for warning in sheet(frontier).warnings_in_words(ENGLISH))
    frontier.do(do.SetCard(0, 1, "S"))
    warnings = " ".join(sheet(frontier).warnings_in_words(ENGLISH))
    assert "plays the advanced special card, which requires level 2" in warnings
    assert "more special cards" not in warnings  # only one was played
    frontier.do(do.SetCard(0, 1, "s"), do.SetCard(0, 5, "s"))
    assert "more special cards than level 1" in " ".join(sheet(frontier).warnings_in_words(ENGLISH))


def test_resolving_alone_supports_double_actions(frontier: Evening) -> None:
    frontier.do(do.ChooseKind(Kind.DOUBLE_ACTION), do.ResolveOnly(), do.SetCard(0, 1, "ab"))
    assert sheet(frontier).crew[0].plan[0] == "ab"
    frontier.kill()
    [left] = frontier.view.unfinished_games
    frontier.do(do.ResumeGame(left.item))
    assert sheet(frontier).double_actions


def test_campaign_of_five_supports_double_actions(frontier: Evening) -> None:
    view = frontier.do(do.BeginCampaign(5), do.ChooseKind(Kind.DOUBLE_ACTION), do.ChooseMission("DA-1"))
    assert view.campaign is not None
    assert view.campaign.campaign.length == 5
    frontier.do(do.StartMission())
    frontier.session.wait()
    frontier.play(LONGER_THAN_ANY)
    frontier.do(do.GoToPlans())
    for one in sheet(frontier).unknown:
        frontier.do(do.RemoveThreat(one.turn, one.zone))
    frontier.do(do.EnterThreat(1, "red", "E1-06"), do.StartWalk(), do.GoToStep(10_000), do.EnterInLog())
    frontier.session.wait()
    view = frontier.do(do.CloseGame())
    assert view.campaign is not None
    assert [leg.mission for leg in view.campaign.legs] == ["DA-1"]
    assert not view.campaign.campaign.is_over
    frontier.kill()
    [kept] = frontier.view.campaigns
    assert (kept.campaign.length, kept.kind) == (5, Kind.DOUBLE_ACTION)


def test_double_action_campaigns_need_the_expansion(evening: Evening) -> None:
    evening.do(do.BeginCampaign())
    assert refused(evening, do.ChooseKind(Kind.DOUBLE_ACTION)) == "session-not-in-campaigns"


@pytest.mark.parametrize(
    ("players", "androids", "expected"),
    [(4, 0, (1, 0)), (5, 0, (1, 0)), (4, 1, (1, 1)), (3, 1, (1, 1)), (2, 2, (2, 0))],
)
def test_drawn_cards_match_the_crew_size(players: int, androids: int, expected: tuple[int, int]) -> None:
    assert data_card_counts(players, androids) == expected


def test_logged_explorers_become_career_runs(frontier: Evening) -> None:
    frontier.do(do.SaveExplorers((Explorer("Vega", TODAY, id="vega"),)), do.ChooseExplorer(1, "Vega"))
    assert refused(frontier, do.ChooseExplorer(0, "Rigel")) == "careers-unknown"
    at_the_plans(frontier)
    for one in sheet(frontier).unknown:
        frontier.do(do.DrawThreat(one.turn, one.zone is None))
    frontier.do(do.StartWalk(), do.GoToStep(10_000), do.EnterInLog())
    frontier.session.wait()
    log = frontier.session.log
    (line,) = log.lines()
    assert [person.explorer for person in line.entry.crew] == ["", "Vega", "", ""]
    flown = find_flown_run(log, line.entry)
    assert (flown.explorers, flown.missions[0].laid) == (("Vega",), {"Vega": ("", frozenset())})
    (vega,) = frontier.view.explorers
    after = vega.with_run(flown.as_run())
    frontier.do(do.SaveExplorers((after,)))
    assert frontier.view.explorers == (after,)
    frontier.do(do.UndoCareer())
    assert frontier.view.explorers == (vega,)


def test_dead_explorers_and_androids_cannot_be_chosen(frontier: Evening) -> None:
    gone = Explorer("Vega", TODAY, consent=None, id="vega").with_run(Run("1", TODAY, "S2-1", lost=True))
    frontier.do(do.SaveExplorers((gone, Explorer("Lyra", TODAY, id="lyra"))), do.SetCrewSize(4, 1))
    assert refused(frontier, do.ChooseExplorer(0, "Vega")) == "careers-dead"
    assert refused(frontier, do.ChooseExplorer(4, "Lyra")) == "careers-no-android"


def test_explorer_leaves_the_seat_of_another_player(frontier: Evening) -> None:
    nova = Explorer("Nova", TODAY, "Anna", steps=("Medic",), id="nova").with_run(Run("1", TODAY, "S2-1", 40))
    frontier.do(do.SaveExplorers((nova, Explorer("Rex", TODAY, id="rex"))))
    frontier.do(do.NameSeat(0, "Anna"), do.ChooseExplorer(0, "Nova"), do.ChooseExplorer(1, "Rex"))
    for name in ("Ann", "", "A", "anna "):  # while it is corrected
        frontier.do(do.NameSeat(0, name))
        assert (frontier.view.setup.seats[0].explorer, frontier.view.setup.seats[0].specialization) == ("Nova", "Medic")
    frontier.do(do.NameSeat(0, "Zoe"), do.NameSeat(1, "Yuri"))
    seat, other = frontier.view.setup.seats[:2]
    assert (seat.name, seat.explorer, seat.specialization) == ("Zoe", "", "")
    assert other.explorer == "Rex"  # nobody else plays Rex
    assert frontier.do(do.Undo(), do.Undo()).setup.seats[0].explorer == "Nova"
