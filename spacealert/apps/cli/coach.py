"""`spacealert coach`: what would have saved the ship, or brought more points."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from spacealert.apps.cli import LocalizedCommand, print_json
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.coach.advice import Coach
    from spacealert.coach.search import Outcome
    from spacealert.engine import Game

MOST_TOLD = 10


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
        _print(found, pairs)
    else:
        _tell(texts, file.game, found, pairs)


def _print(coach: "Coach", pairs: bool) -> None:
    written: dict[str, Any] = {
        "outcome": coach.planned.outcome,
        "total": coach.planned.total,
        "examined": coach.search.single_count,
        "singles": [_as_dicts(one)[0] for one in coach.singles()],
    }
    if pairs:
        written["examined"] += coach.search.pair_count
        written["pairs"] = [_as_dicts(pair) for part in coach.pairs() for pair in part]
    print_json(written)


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


def _tell(texts: Texts, game: "Game", coach: "Coach", pairs: bool) -> None:
    from spacealert.coach.advice import ranked
    from spacealert.coach.advice_text import AdviceText

    text = AdviceText(texts, game)
    click.echo(text.verdict)
    found = coach.singles() + coach.swaps()
    examined = coach.search.single_count
    if pairs or (not found and coach.planned.total is None):
        examined += coach.search.pair_count
        found += [pair for part in coach.pairs() for pair in part if pair not in found]
    for outcome in ranked(found)[:MOST_TOLD]:
        click.echo(text.advice(outcome, coach.planned))
    if len(found) > MOST_TOLD:
        click.echo(texts.say("coach-more", count=len(found) - MOST_TOLD))
    if not found:
        click.echo(text.nothing(coach.planned, examined))
