"""`spacealert resolve`: what becomes of a game."""

import json as notation_of_json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.cli import FINE, INPUT_IS_WRONG, Command, print_json
from spacealert.words import say

if TYPE_CHECKING:
    from spacealert.game.model import GameFile
    from spacealert.story.terminal import Told


@click.command("resolve", cls=Command)
@click.argument("game", required=False, type=click.Path(path_type=Path))
@click.option("--turn", type=click.IntRange(1, 13), metavar="N")
@click.option("--explain", is_flag=True)
@click.option("--window", is_flag=True)
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--events", is_flag=True)
@click.option("--json", is_flag=True)
@click.option("--batch", is_flag=True)
@click.option("--schema", is_flag=True)
def resolve(
    game: Path | None,
    turn: int | None,
    explain: bool,
    window: bool,
    html: Path | None,
    events: bool,
    json: bool,
    batch: bool,
    schema: bool,
) -> None:
    ways = sum(map(bool, (window, html, events, json, batch, schema)))
    if (batch or schema) != (game is None and not window) or ((batch or schema) and turn):
        raise click.UsageError(say("cli-resolve.nothing"))
    if ways > 1 or (turn and (window or html or json)):
        raise click.UsageError(say("cli-resolve.one-of"))
    if batch:
        _batch()
        return
    if schema:
        from spacealert.game.writing import schema_text

        click.echo(schema_text(), nl=False)
        return
    from spacealert.game import read

    file = read(game) if game is not None else None
    if window or file is None:
        _show(file)
    elif html:
        _page(file, html)
    elif json:
        from spacealert.rules import notation
        from spacealert.rules import resolve as resolution_of

        print_json(notation.written(file.game, resolution_of(file.game, events=False)))
    else:
        _tell(file, turn, explain, events)


def _show(file: "GameFile | None") -> None:
    from spacealert.screen import evening

    evening.open_window(lambda: evening.resolution_of(file))


def _batch() -> None:
    from spacealert.files.refused import Fault, Faulty
    from spacealert.game.batch import answers

    ended = FINE
    for answer in answers(sys.stdin.buffer):
        if isinstance(answer, Fault):
            click.echo(str(Faulty("-", [answer])), err=True)
            ended = INPUT_IS_WRONG
        else:
            click.echo(answer)
    click.get_current_context().exit(ended)


def _page(file: "GameFile", path: Path) -> None:
    from spacealert.files import writing
    from spacealert.rules import resolve as resolution_of
    from spacealert.story import report

    writing.write_asked(path, report.page(file.game, resolution_of(file.game), file.mission or ""))
    click.echo(say("cli-resolve.written", path=str(path)))


def _tell(file: "GameFile", turn: int | None, explain: bool, events: bool) -> None:
    from spacealert.rules import resolve as resolution_of
    from spacealert.story import chart
    from spacealert.story.terminal import Told
    from spacealert.story.walk import Walk

    colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    paint = chart.coloured if colours else chart.plain
    told = Told(Walk(file.game, resolution_of(file.game)), explain, paint, doubts=_doubts(file))
    if events:
        _print_events(told, turn)
    elif turn is None and sys.stdin.isatty() and sys.stdout.isatty():
        from spacealert.cli import walking

        walking.walk(told)
    else:
        for doubt in told.doubts:
            click.echo(doubt, err=True)
        for line in told.lines(turn):
            click.echo(line)


def _print_events(told: "Told", turn: int | None) -> None:
    for event in told.walk.resolution.events:
        if turn in (None, event.turn):
            click.echo(notation_of_json.dumps(told.teller.written(event), ensure_ascii=False))


def _doubts(file: "GameFile") -> tuple[str, ...]:
    """What looks wrong in the game; it keeps nobody from hearing the story."""
    from spacealert.game import doubts

    return tuple(doubts.told(doubt, file) for doubt in doubts.doubts(file))
