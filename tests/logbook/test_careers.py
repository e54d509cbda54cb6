"""Careers: experience and levels, cloning, advances, achievements, and proof in the log; saved, undone and merged."""

import json
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from spacealert import logbook
from spacealert.engine.game import SPECIALIZATIONS, Score
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import codec
from spacealert.kit.storage.codec import InvalidValue
from spacealert.logbook import CrewMember, Entry, Log, import_export
from spacealert.logbook.careers import flown_run
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Category, achievements_in
from spacealert.logbook.careers.explorer import (
    EXPLORER_FORMAT,
    MOST_LEVEL,
    Explorer,
    LevelProgress,
    Run,
    count_level_boxes,
    count_skipped_boxes,
    run_experience,
)
from spacealert.logbook.careers.flown_run import FlownRun, find_offers
from spacealert.logbook.entry import ChangeKind, MergeCounts

TODAY = date(2026, 11, 19)
VEGA = Explorer("Vega", TODAY, "Nora", id="vega")


def score(total: int = 20, damage: int = 0) -> Score:
    return Score(total, 0, 0, -damage, 0, 0, 0)


def run(name: str = "1", gained: int = 4, *, lost: bool = False) -> Run:
    return Run(name, TODAY, "S2-3", 0 if lost else gained, lost)


def explorer_with_runs(*gains: int, of: Explorer = VEGA) -> Explorer:
    for number, gained in enumerate(gains):
        of = of.with_run(run(f"{len(of.runs)}-{number}", gained))
    return of


# Experience


@pytest.mark.parametrize(
    ("missions", "planned", "base"),
    [(1, 1, 2), (1, 3, 2), (2, 3, 6), (3, 3, 12), (1, 5, 2), (2, 5, 6), (3, 5, 10), (4, 5, 14), (5, 5, 20)],
)
def test_longer_runs_bring_more_experience(missions: int, planned: int, base: int) -> None:
    assert run_experience(missions, planned, score(9)) == base
    assert run_experience(missions, planned, score(30)) == base + 3
    assert run_experience(missions, planned, score(-12)) == base


def test_thirty_levels_take_1980_boxes_of_which_970_are_dotted() -> None:
    assert sum(map(count_level_boxes, range(MOST_LEVEL))) == 1980
    assert sum(map(count_skipped_boxes, range(MOST_LEVEL))) == 970
    assert LevelProgress().gain(1979) == LevelProgress(29, 123)
    assert LevelProgress().gain(1980) == LevelProgress(30, 0) == LevelProgress().gain(5000)
    assert LevelProgress().gain(1009, cloned=False) == LevelProgress(29, 123)
    assert LevelProgress().gain(1010, cloned=False) == LevelProgress(30, 0)


def test_dotted_boxes_are_passed_only_with_the_next_blank_one() -> None:
    second = LevelProgress().gain(8 + 12, cloned=False)
    assert second == LevelProgress(2, 0)
    assert second.gain(1, cloned=False) == LevelProgress(2, 5)
    assert second.gain(1) == LevelProgress(2, 1)  # ready to be cloned: dotted boxes count now
    assert second.gain(1, cloned=False).gain(1) == LevelProgress(2, 6)  # passed boxes stay filled


@given(st.lists(st.tuples(st.integers(0, 60), st.booleans()), max_size=20))
def test_experience_never_decreases(gains: list[tuple[int, bool]]) -> None:
    progress = LevelProgress()
    for gained, cloned in gains:
        after = progress.gain(gained, cloned=cloned)
        assert (after.level, after.passed) >= (progress.level, progress.passed)
        assert after.passed < count_level_boxes(after.level)
        progress = after


# Cloning


def test_lost_ship_costs_a_clone_or_the_explorer() -> None:
    cloned = VEGA.with_run(run(lost=True))
    assert (cloned.clone_count, cloned.is_dead, cloned.experience) == (1, False, 0)
    gone = evolve(VEGA, consent=None).with_run(run(lost=True))
    assert (gone.clone_count, gone.is_dead) == (0, True)
    with pytest.raises(UserError, match="careers-dead"):
        gone.with_run(run("2"))


def test_cloning_consent_is_given_between_runs_and_kept() -> None:
    later = explorer_with_runs(10, 10, of=evolve(VEGA, consent=None)).with_consent_to_cloning()
    assert later.consent == 2
    assert later.with_run(run("lost", lost=True)).clone_count == 1
    with pytest.raises(UserError, match="careers-consent-given"):
        later.with_consent_to_cloning()


def test_refusing_clones_gives_more_experience() -> None:
    assert explorer_with_runs(8, 12, 12).level == 2
    assert explorer_with_runs(8, 12, 12, of=evolve(VEGA, consent=None)).level == 3


# Specializations


def test_each_level_is_a_step() -> None:
    assert VEGA.next_specializations == ()
    second = explorer_with_runs(20)
    assert (second.level, second.open_advance_count) == (2, 2)
    learned = second.with_specialization("Medic")
    assert "Medic" not in learned.next_specializations  # the second level requires level 3
    with pytest.raises(UserError, match="careers-step-too-early"):
        learned.with_specialization("Medic")
    both = learned.with_specialization("Mechanic")
    with pytest.raises(UserError, match="careers-no-step"):
        both.with_specialization("Teleporter")
    third = (
        explorer_with_runs(20, 16)
        .with_specialization("Medic")
        .with_specialization("Mechanic")
        .with_specialization("Medic")
    )
    assert third.specializations == {"Medic": 2, "Mechanic": 1}


def test_the_third_level_of_a_specialization_takes_level_6() -> None:
    sixth = explorer_with_runs(200)
    for name in ("Medic", "Mechanic", "Medic", "Mechanic"):
        sixth = sixth.with_specialization(name)
    assert "Medic" not in sixth.next_specializations
    assert "Medic" in sixth.with_specialization("Teleporter").next_specializations


@given(st.randoms(use_true_random=False))
def test_thirty_steps_complete_all_ten_specializations(chance: object) -> None:
    explorer = explorer_with_runs(1000, 980)
    while explorer.open_advance_count:
        explorer = explorer.with_specialization(chance.choice(explorer.next_specializations))  # type: ignore[attr-defined]
    assert explorer.specializations == dict.fromkeys(SPECIALIZATIONS, 3)


# Achievements


def test_there_are_134_achievements() -> None:
    assert len(ACHIEVEMENTS) == 134
    assert [len(achievements_in(category)) for category in Category] == [35, 24, 19, 7, 13, 20, 16]


def award(explorer: Explorer, name: str) -> Explorer:
    return explorer.with_achievement(explorer.runs[-1].id, ACHIEVEMENTS[name])


def test_achievements_are_unique_and_one_per_category_and_run() -> None:
    once = award(explorer_with_runs(4), "lone-wolf")
    assert (once.experience, once.level) == (7, 0)
    with pytest.raises(UserError, match="careers-awarded-already"):
        award(once.with_run(run("2")), "lone-wolf")
    with pytest.raises(UserError, match="careers-award-category"):
        award(once, "scrambled-alert")
    assert award(award(once, "duck"), "wolf-pack").experience == 10
    assert once.without_achievement(ACHIEVEMENTS["lone-wolf"]) == explorer_with_runs(4)


def test_achievement_level_is_needed_before_the_run() -> None:
    with pytest.raises(UserError, match="careers-award-level"):
        award(explorer_with_runs(20), "ace-pilot")
    assert award(explorer_with_runs(20, 2), "ace-pilot").experience == 27


def test_a_lost_run_brings_only_addictions() -> None:
    lost = explorer_with_runs(*[2] * 10).with_run(run("lost", lost=True))
    with pytest.raises(UserError, match="careers-award-lost"):
        award(lost, "duck")
    assert award(lost, "out-of-this-world").experience == 25


def test_solo_players_earn_only_five_social_achievements() -> None:
    alone = VEGA.with_run(evolve(run(), alone=True))
    with pytest.raises(UserError, match="careers-award-alone"):
        award(alone, "devotion")
    assert award(alone, "lunch-money").experience == 6


def test_correction_removes_invalid_steps() -> None:
    second = award(explorer_with_runs(20, 2), "ace-pilot").with_specialization("Medic").with_specialization("Mechanic")
    corrected = second.with_run(evolve(second.runs[0], experience=9))
    assert (corrected.level, corrected.achievements, corrected.steps) == (1, (), ("Medic",))


def test_impossible_career_is_refused() -> None:
    good = award(explorer_with_runs(20, 2), "ace-pilot").with_specialization("Medic")
    assert EXPLORER_FORMAT.read(EXPLORER_FORMAT.write(good)) == good
    for impossible in (
        evolve(good, steps=("Medic", "Medic")),
        evolve(good, steps=("Medic", "Mechanic", "Teleporter")),
        evolve(good, runs=(good.runs[1],)),
        evolve(good, runs=(good.runs[0], good.runs[0])),
        evolve(good, consent=7),
        evolve(good, name=" "),
        evolve(good, consent=None, runs=(run(lost=True), run("2"))),
    ):
        with pytest.raises(InvalidValue):
            codec.structure(codec.unstructure(impossible), Explorer)


# Proof from the log

CREW = (CrewMember("Nora", ("captain",), explorer="Vega"), *(CrewMember(name) for name in ("Max", "Kim", "Ann")))


def entry(**changes: object) -> Entry:
    found: dict[str, object] = {"mission": "S2-3", "played": TODAY, "crew": CREW, "score": score(25), "id": "line"}
    return Entry(**{**found, **changes})  # type: ignore[arg-type]


def offered(flown: FlownRun, explorer: Explorer = VEGA) -> tuple[set[str], set[str]]:
    """Return the achievements that are proven, and those the crew decides."""
    found = find_offers(explorer.with_run(flown.as_run()), flown, TODAY)
    return {one.achievement.id for one in found if one.proven}, {one.achievement.id for one in found if not one.proven}


def test_achievements_are_offered_as_the_log_proves() -> None:
    proven, judged = offered(flown_run.run_from_entry(entry()))
    assert proven == {"fantastic-four", "not-even-a-scratch"}
    assert {"duck", "wolf-pack"} <= judged
    assert not judged & {"lone-wolf", "scrambled-alert", "double-trouble", "robinson-crusoe", "ace-pilot"}
    damaged = flown_run.run_from_entry(entry(score=score(25, damage=1), common="mixed", serious="yellow-red"))
    assert offered(damaged)[0] == {"fantastic-four", "scrambled-alert"}


def test_pools_count_by_the_easier_of_both() -> None:
    sixth = explorer_with_runs(300)
    red = offered(flown_run.run_from_entry(entry(common="red", serious="yellow-red")), sixth)[0]
    assert {"scrambled-alert", "yellow-alert", "orange-alert", "random-alert"} <= red
    assert "red-alert" not in red
    assert "yellow-alert" not in offered(flown_run.run_from_entry(entry(common="all", serious="red")), sixth)[0]


def test_double_actions_and_their_easier_missions() -> None:
    easier = offered(flown_run.run_from_entry(entry(mission="DA-E1")))[0]
    assert easier == {"double-trouble"}
    assert {"double-trouble", "double-quartet"} <= offered(flown_run.run_from_entry(entry(mission="DA-1")))[0]


def test_crew_decides_about_unknown_missions() -> None:
    proven, judged = offered(flown_run.run_from_entry(entry(mission="ours")))
    assert not proven
    assert {"fantastic-four", "double-trouble", "not-even-a-scratch"} <= judged


def test_simulation_is_not_a_run() -> None:
    with pytest.raises(UserError, match="careers-no-run"):
        flown_run.run_from_entry(entry(mission="S1-3"))


def test_whole_campaign_counts_as_one_run() -> None:
    legs = [entry(id=str(leg), campaign="c", leg=leg, common="mixed", serious="yellow") for leg in (1, 2, 3)]
    whole = flown_run.run_from_campaign("c", legs, 3, score(75))
    assert whole.as_run().experience == 12 + 7
    proven, judged = offered(whole, explorer_with_runs(300))
    assert {"tour", "cracked", "not-going-to-happen", "forget-this"} <= proven
    assert "loony" not in proven | judged
    hurt = [evolve(legs[0], score=score(20, damage=2)), *legs[1:]]
    proven, judged = offered(flown_run.run_from_campaign("c", hurt, 3, score(75)), explorer_with_runs(300))
    assert "not-going-to-happen" in judged
    part = flown_run.run_from_campaign("c", legs[:2], 3, score(50))
    assert part.as_run().experience == 6 + 5
    assert not offered(part, explorer_with_runs(300))[0] & {"tour", "cracked"}
    lost = flown_run.run_from_campaign("c", legs, 3, None)
    assert lost.as_run().lost


def test_half_a_year_is_proven_by_the_date_of_the_first_run() -> None:
    long_ago = evolve(explorer_with_runs(20), runs=(evolve(run("0", 20), day=date(2026, 4, 1)),))
    assert "veteran" in offered(flown_run.run_from_entry(entry()), long_ago)[0]
    assert "veteran" not in offered(flown_run.run_from_entry(entry()), explorer_with_runs(20))[0]


# Careers in the log book


def test_careers_are_saved_undone_and_merged(tmp_path: Path) -> None:
    with Log(tmp_path / "ours.sqlite") as ours, logbook.open(tmp_path / "theirs.sqlite") as theirs:
        ours.save_explorers([VEGA])
        ours.add(entry())
        ours.save_explorers([explorer_with_runs(4)])
        import_export.export_log(ours, tmp_path / "log.json")
        assert ours.undo(ours.last_career_step()).step is ChangeKind.CAREER
        assert ours.explorers() == [VEGA]

        def taken_in(path: Path) -> MergeCounts:
            return import_export.import_file(theirs, path, bool, lambda name, content: True).explorers

        assert taken_in(tmp_path / "log.json") == MergeCounts(new=1)
        assert taken_in(tmp_path / "log.json") == MergeCounts(known=1)
        assert theirs.explorers() == [explorer_with_runs(4)]
        assert taken_in(tmp_path / "ours.sqlite") == MergeCounts(known=1)  # the newer one wins
        theirs.undo()
        assert theirs.explorers() == []


def exported_as_document(explorer: Explorer, **changes: object) -> str:
    """Return an export of version 2, in which each career was one document."""
    content = {**EXPLORER_FORMAT.write(explorer), **changes}
    row = {"id": explorer.id, "kept": "2026-11-18T12:00:00.000000+00:00", "ended": False, "content": content}
    return json.dumps({import_export.FORMAT: 2, "explorers": [row]})


def imported(log: Log, path: Path, text: str) -> MergeCounts:
    path.write_text(text, encoding="utf-8")
    return import_export.import_file(log, path, bool, lambda name, content: True).explorers


def test_career_of_a_newer_version_is_kept_unchanged(tmp_path: Path) -> None:
    with Log(tmp_path / "ours.sqlite") as ours, Log(tmp_path / "theirs.sqlite") as theirs:
        newer = exported_as_document(VEGA, version=9, rank="admiral")
        assert imported(ours, tmp_path / "newer.json", newer) == MergeCounts(new=1)
        assert ours.explorers() == []
        import_export.export_log(ours, tmp_path / "log.json")
        assert imported(theirs, tmp_path / "again.json", (tmp_path / "log.json").read_text()) == MergeCounts(new=1)
        wrong = exported_as_document(VEGA, steps=["Medic"])
        assert imported(theirs, tmp_path / "wrong.json", wrong) == MergeCounts(unreadable=1)


def test_old_single_document_careers_are_migrated(tmp_path: Path) -> None:
    before = award(explorer_with_runs(20, 2), "ace-pilot").with_specialization("Medic")
    with Log(tmp_path / "ours.sqlite") as ours:
        assert imported(ours, tmp_path / "old.json", exported_as_document(before)) == MergeCounts(new=1)
        assert ours.explorers() == [before]
        after = before.with_run(run("later", 6))
        ours.save_explorers([after], [before])
        assert ours.explorers() == [after]
        assert imported(ours, tmp_path / "old.json", exported_as_document(before)) == MergeCounts(known=1)
        assert ours.explorers() == [after]
