"""Careers written by several programs at once, or separately by two groups, are merged without loss."""

import itertools
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier, Thread

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from spacealert import logbook
from spacealert.kit.i18n.errors import UserError
from spacealert.logbook import Log, import_export
from spacealert.logbook.careers.achievements import ACHIEVEMENTS
from spacealert.logbook.careers.explorer import Explorer, Run
from spacealert.logbook.entry import ChangeKind

TODAY = date(2026, 11, 19)
VEGA = Explorer("Vega", TODAY, "Nora", id="vega")
AWARDS = ("wolf-pack", "duck", "lone-wolf", "lunch-money")


def run(name: str, gained: int = 4) -> Run:
    return Run(name, TODAY, "S2-3", gained)


def vega(log: Log) -> Explorer:
    return next(one for one in log.explorers() if one.id == "vega")


Change = Callable[[Explorer], Explorer]


def change(log: Log, what: Change, seen: Explorer | None = None) -> Explorer:
    """Change the career like someone who last saw it as `seen`."""
    before = seen or vega(log)
    after = what(before)
    log.save_explorers([after], [before])
    return after


@contextmanager
def tables(count: int) -> Iterator[list[Log]]:
    """Return the logs of several groups that all know Vega after a first run."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        first = Path(folder) / "0.sqlite"
        with logbook.open(first) as log:
            log.save_explorers([VEGA])
            change(log, lambda one: one.with_run(run("first", 20)))
        for number in range(1, count):
            shutil.copy(first, Path(folder) / f"{number}.sqlite")
        yield [stack.enter_context(logbook.open(Path(folder) / f"{number}.sqlite")) for number in range(count)]


def import_log(log: Log, other: Log) -> None:
    exported = other.path.with_suffix(".json")
    import_export.export_log(other, exported)
    import_export.import_file(log, exported, lambda _: True, lambda _, __: True)


# Several programs writing to one log


def test_stale_window_overwrites_nothing(tmp_path: Path) -> None:
    with logbook.open(tmp_path / "log.sqlite") as window, logbook.open(tmp_path / "log.sqlite") as terminal:
        window.save_explorers([VEGA])
        seen = vega(window)
        change(terminal, lambda one: one.with_run(run("1")))
        change(window, lambda one: evolve(one, player="Kim"), seen)
        assert (vega(window).player, [one.id for one in vega(window).runs]) == ("Kim", ["1"])


@pytest.mark.parametrize("writers", [2, 3, 8])
def test_concurrent_additions_are_all_kept(tmp_path: Path, writers: int) -> None:
    path = tmp_path / "log.sqlite"
    with logbook.open(path) as log:
        log.save_explorers([VEGA])
    ready, refused = Barrier(writers), []

    def fly(number: int) -> None:
        with logbook.open(path) as log:
            before = vega(log)
            ready.wait()
            try:
                log.save_explorers([before.with_run(run(str(number)))], [before])
            except UserError as error:
                refused.append(error)

    threads = [Thread(target=fly, args=(number,)) for number in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with logbook.open(path) as log:
        assert not refused
        assert {one.id for one in vega(log).runs} == {str(number) for number in range(writers)}
        for left in range(writers, 0, -1):
            assert len(vega(log).runs) == left
            log.undo(log.last_career_step())


def test_conflicting_steps_are_not_both_confirmed(tmp_path: Path) -> None:
    with logbook.open(tmp_path / "log.sqlite") as log:
        log.save_explorers([VEGA])
        seen = change(log, lambda one: one.with_run(run("1", 8)))
        assert seen.open_advance_count == 1
        change(log, lambda one: one.with_specialization("Medic"), seen)
        with pytest.raises(UserError, match="careers-changed-meanwhile"):
            change(log, lambda one: one.with_specialization("Mechanic"), seen)
        assert vega(log).steps == ("Medic",)


# Tables apart


CHANGES = st.one_of(
    st.tuples(st.just("fly"), st.integers(0, 5), st.integers(0, 12)),
    st.tuples(st.just("award"), st.sampled_from(AWARDS), st.just(0)),
    st.tuples(st.just("learn"), st.integers(0, 9), st.just(0)),
    st.tuples(st.just("name"), st.sampled_from(["Kim", "Аня", "Bo"]), st.just(0)),
)


def do(log: Log, place: int, wanted: tuple[str, object, int]) -> bool:
    """Do this in one group's log, unless the rules forbid it. Return whether it was done."""
    kind, what, gained = wanted
    before = vega(log)
    try:
        if kind == "fly":
            after = before.with_run(run(f"{place}-{what}", gained))
        elif kind == "award":
            after = before.with_achievement(before.runs[-1].id, ACHIEVEMENTS[str(what)])
        elif kind == "learn":
            after = before.with_specialization(
                before.next_specializations[int(str(what)) % len(before.next_specializations)]
            )
        else:
            after = evolve(before, player=str(what))
    except (UserError, ZeroDivisionError):
        return False
    if after == before:
        return False
    log.save_explorers([after], [before])
    assert vega(log) == after
    return True


@examples(40)
@given(st.data())
@pytest.mark.parametrize("count", [2, 3])
def test_careers_merge_to_the_union_in_any_import_order(count: int, data: st.DataObject) -> None:
    histories = [data.draw(st.lists(CHANGES, max_size=5)) for _ in range(count)]
    orders = list(itertools.permutations(range(count)))
    with tables(count) as logs:
        for place, (log, changes) in enumerate(zip(logs, histories, strict=True)):
            for wanted in changes:
                do(log, place, wanted)
        flown = {one.id for log in logs for one in vega(log).runs}
        ends = []
        for number, order in enumerate(orders):
            copy = Path(shutil.copy(logs[order[0]].path, logs[0].path.with_name(f"order-{number}.sqlite")))
            with logbook.open(copy) as log:
                for place in order[1:]:
                    import_log(log, logs[place])
                    import_log(log, logs[place])  # merging again adds nothing
                ends.append(vega(log))
        assert all(end == ends[0] for end in ends)
        assert {one.id for one in ends[0].runs} == flown


@examples(40)
@given(st.lists(CHANGES, max_size=6), st.lists(CHANGES, min_size=1, max_size=4))
def test_undo_reverts_one_change_or_a_whole_import(
    ours: list[tuple[str, object, int]], theirs: list[tuple[str, object, int]]
) -> None:
    with tables(2) as (log, other):
        seen = [vega(log)]
        seen += [vega(log) for wanted in ours if do(log, 0, wanted)]
        for wanted in theirs:
            do(other, 1, wanted)
        import_log(log, other)
        last = log.next_undo()
        if last is not None and last.step is ChangeKind.MERGED:
            merged = vega(log)
            log.undo()
            assert vega(log) == seen[-1]
            log.redo()
            assert vega(log) == merged
            log.undo()
        for before in reversed(seen[:-1]):
            log.undo(log.last_career_step())
            assert vega(log) == before
