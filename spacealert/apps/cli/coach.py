"""`spacealert coach`: what would have saved the ship, or brought more points."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from spacealert.apps.cli import LocalizedCommand, print_json
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.coach.advice import Coach
    from spacealert.coach.search import Outcome

MOST_TOLD = 10
WAIT = 0.1  # seconds for the next piece


@click.command("coach", cls=LocalizedCommand)
@click.argument("game", type=click.Path(path_type=Path))
@click.option("--pairs", is_flag=True)
@click.option("--any-card", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def coach(texts: Texts, game: Path, pairs: bool, any_card: bool, json: bool) -> None:
    from spacealert.coach.advice import Coach
    from spacealert.gamefile import read

    file = read(game)
    found = Coach(file, any_card=any_card)
    if json:
        _print(texts, found, pairs)
    else:
        _tell(texts, found, pairs)


def _print(texts: Texts, coach: "Coach", pairs: bool) -> None:
    written: dict[str, Any] = {
        "outcome": coach.planned.outcome,
        "total": coach.planned.total,
        "examined": coach.search.single_count,
        "singles": [change for one in coach.singles() for change in _as_dicts(one)],
    }
    if pairs:
        written["examined"] += coach.search.pair_count
        written["pairs"] = [_as_dicts(one) for one in _pairs(texts, coach)]
    print_json(written)


def _pairs(texts: Texts, coach: "Coach") -> "list[Outcome]":
    """All pairs that better the end, with a bar for whoever waits at a terminal."""
    from spacealert.coach.advice import in_order_of_play
    from spacealert.coach.thinking import Thinking

    label = texts.say("coach-thinking")
    with (
        click.progressbar(length=100, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar,
        Thinking(coach.file, any_card=coach.any_card) as thinking,
    ):
        thinking.ask_for_pairs()
        while not thinking.done:
            thinking.wait(WAIT)
            bar.update(int(thinking.progress * 100) - bar.pos)
        return in_order_of_play(thinking.found)


def _as_dicts(outcome: "Outcome") -> list[dict[str, Any]]:
    """Its changes; with each stands how the game ends with all of them."""
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


def _tell(texts: Texts, coach: "Coach", pairs: bool) -> None:
    from spacealert.coach.advice import ranked
    from spacealert.coach.advice_text import AdviceText

    text = AdviceText(texts, coach.file.game)
    click.echo(text.verdict)
    found, examined = coach.singles() + coach.swaps(), coach.search.single_count
    if pairs or (not found and coach.planned.total is None):
        known = set(found)
        found += [pair for pair in _pairs(texts, coach) if pair not in known]
        examined += coach.search.pair_count
    for outcome in ranked(found)[:MOST_TOLD]:
        click.echo(text.advice(outcome, coach.planned))
    if len(found) > MOST_TOLD:
        click.echo(texts.say("coach-more", count=len(found) - MOST_TOLD))
    if not found:
        click.echo(text.nothing(coach.planned, examined))
