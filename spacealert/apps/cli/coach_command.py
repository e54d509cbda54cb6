"""`spacealert coach`: find changes that would have saved the ship or scored more points."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from spacealert.apps.cli import LocalizedCommand, parameter_types, print_json, show_progress
from spacealert.kit.i18n import Texts, UserError

if TYPE_CHECKING:
    from spacealert.coach.advice import Coach
    from spacealert.coach.search import Slot, TriedPlan
    from spacealert.engine import Game
    from spacealert.gamefile.game_file import GameFile

MOST_TOLD, MOST_EXPLAINED = 10, 3
ROUND = 0.5  # seconds of searching between progress updates
WAIT = 0.1  # seconds to wait for the next result


@click.command("coach", cls=LocalizedCommand)
@click.argument("game", type=click.Path(path_type=Path))
@click.option("--pairs", is_flag=True)
@click.option("--any-card", is_flag=True)
@click.option("--explain", is_flag=True)
@click.option("--json", is_flag=True)
@click.option("--best", is_flag=True)
@click.option("--seconds", type=click.FloatRange(0, 86_400), default=20)
@click.option("--seed", type=int, default=0)
@click.option("--keep", multiple=True, metavar="blue:1-3")
@click.option("--output", "-o", type=parameter_types.NEW_FILE)
@click.pass_obj
def coach(
    texts: Texts,
    game: Path,
    pairs: bool,
    any_card: bool,
    explain: bool,
    json: bool,
    best: bool,
    seconds: float,
    seed: int,
    keep: tuple[str, ...],
    output: Path | None,
) -> None:
    from spacealert.coach.advice import Coach
    from spacealert.gamefile import read

    if best and (pairs or any_card or json or explain):
        raise click.UsageError(texts.say("cli-coach.best-alone"))
    if not best and (keep or output):
        raise click.UsageError(texts.say("cli-coach.only-best"))
    file = read(game)
    if best:
        _search_best_plan(texts, file, seconds, seed, keep, output)
    elif json:
        _print_json(texts, Coach(file, any_card=any_card), pairs)
    else:
        _tell(texts, Coach(file, any_card=any_card), pairs, explain)


def _search_best_plan(
    texts: Texts, file: "GameFile", seconds: float, seed: int, keep: tuple[str, ...], output: Path | None
) -> None:
    from time import monotonic

    from spacealert.apps.terminal import print_wrapped
    from spacealert.coach import best_plan
    from spacealert.coach.advice_text import AdviceText
    from spacealert.engine import resolve
    from spacealert.gamefile.writer import game_as_yaml
    from spacealert.kit.storage import atomic

    kept = {slot for given in keep for slot in _parse_slots(texts, file.game, given)}
    improver, best = best_plan.Improver(file, kept, seed), best_plan.planned_candidate(file)
    before = AdviceText(texts, file.game, resolve(file.game)).verdict
    start = monotonic()
    with show_progress(texts.say("coach-thinking")) as done:
        while (left := seconds - (monotonic() - start)) > 0:
            best = improver.improve(best, min(ROUND, left))
            done(min(1.0, (monotonic() - start) / seconds))
    found = best_plan.with_plans(file, best.plans)
    if output is not None:
        atomic.write_to_chosen_path(output, game_as_yaml(found))
    now = AdviceText(texts, found.game, resolve(found.game))
    print_wrapped(texts.say("coach-best", before=before, now=now.verdict))
    for line in now.plan_lines():
        print_wrapped(f"  {line}")
    print_wrapped(texts.say("coach-knew-everything"))
    if output is not None:
        print_wrapped(texts.say("coach-best-written", path=str(output)))


def _parse_slots(texts: Texts, game: "Game", given: str) -> "Iterator[Slot]":
    """Yield the slots meant by `blue`, `blue:4` or `blue:1-3`: a player's slots in all turns or in those given."""
    match = re.fullmatch(r"([a-z]+)(?::([0-9]{1,2})(?:-([0-9]{1,2}))?)?", given)
    seats = [seat for seat, member in enumerate(game.crew) if match and member.color == match[1]]
    first, last = (int(match[2] or 1), int(match[3] or match[2] or game.turns)) if match else (0, 0)
    if not seats or not 1 <= first <= last <= game.turns:
        colors = ", ".join(member.color for member in game.crew)
        raise UserError("cli-coach.keep-expected", given=given, colors=colors, turns=game.turns)
    yield from ((seats[0], turn) for turn in range(first, last + 1))


def _print_json(texts: Texts, coach: "Coach", pairs: bool) -> None:
    written: dict[str, Any] = {
        "outcome": coach.original_plan.outcome,
        "total": coach.original_plan.total,
        "examined": coach.search.single_count,
        "singles": [change for one in coach.find_improving_changes() for change in _changes_as_dicts(one)],
    }
    if pairs:
        written["examined"] += coach.search.pair_count
        written["pairs"] = [_changes_as_dicts(one) for one in _find_pairs(texts, coach)]
    print_json(written)


def _find_pairs(texts: Texts, coach: "Coach") -> "list[TriedPlan]":
    """Return all pairs of changes that improve the result. In a terminal, show a progress bar meanwhile."""
    from spacealert.coach.background_search import BackgroundSearch

    with (
        show_progress(texts.say("coach-thinking")) as done,
        BackgroundSearch(coach.file, any_card=coach.any_card) as search,
    ):
        search.ask_for_pairs()
        while not search.done:
            search.wait(WAIT)
            done(search.progress)
    # in order of play, so that the list is always the same
    return sorted(search.found, key=lambda one: [(change.turn, change.seat, change.after) for change in one.changes])


def _changes_as_dicts(outcome: "TriedPlan") -> list[dict[str, Any]]:
    return [
        {
            "seat": change.seat,
            "turn": change.turn,
            "from": change.before or "-",
            "to": change.after or "-",
            "outcome": outcome.outcome,
            "total": outcome.total,
        }
        for change in outcome.changes
    ]


def _tell(texts: Texts, coach: "Coach", pairs: bool, explain: bool) -> None:
    from spacealert.apps.terminal import print_wrapped
    from spacealert.coach.advice import rank_tried_plans
    from spacealert.coach.advice_text import EVERYTHING, MOST_LINES, AdviceText
    from spacealert.coach.comparison import compare
    from spacealert.engine import resolve

    planned = resolve(coach.file.game)
    text = AdviceText(texts, coach.file.game, planned)
    print_wrapped(text.verdict)
    found, examined = coach.find_improving_changes() + coach.find_improving_swaps(), coach.search.single_count
    if pairs or (not found and coach.original_plan.total is None):
        known = set(found)
        found += [pair for pair in _find_pairs(texts, coach) if pair not in known]
        examined += coach.search.pair_count
    ideas = text.group_ideas(coach.file, rank_tried_plans(found))
    for number, idea in enumerate(ideas[:MOST_TOLD]):
        print_wrapped(text.advise(idea.outcome))
        if explain or number < MOST_EXPLAINED:
            comparison = compare(coach.file, planned, idea.outcome.changes)
            most, alike = (EVERYTHING, 0) if explain else (MOST_LINES, len(idea.alike))
            for line in text.reason_lines(comparison, most, alike):
                print_wrapped(f"    {line}")
        for other in idea.alike if explain else ():
            print_wrapped(f"  = {text.advise(other)}")
    if len(ideas) > MOST_TOLD:
        print_wrapped(texts.say("coach-more", count=len(ideas) - MOST_TOLD))
    if not found:
        print_wrapped(text.say_nothing_helps(examined))
        if coach.original_plan.total is None:
            print_wrapped(texts.say("coach-deeper"))
    click.echo()
    for line in text.waste_lines(coach.search.count_decisive(), coach.search.count_losing_changes()):
        print_wrapped(line)
