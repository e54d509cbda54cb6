"""`spacealert resolve`: what becomes of a game."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import FINE, INPUT_IS_WRONG, LocalizedCommand, parameter_types
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.gamefile.game_file import GameFile


@click.command("resolve", cls=LocalizedCommand)
@click.argument("game", required=False, type=click.Path(path_type=Path))
@click.option("--turn", type=click.IntRange(1, 13), metavar="N")
@click.option("--explain", is_flag=True)
@click.option("--window", is_flag=True)
@click.option("--html", type=parameter_types.NEW_FILE)
@click.option("--events", is_flag=True)
@click.option("--json", is_flag=True)
@click.option("--batch", is_flag=True)
@click.option("--schema", is_flag=True)
@click.pass_obj
def resolve(
    texts: Texts,
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
        raise click.UsageError(texts.say("cli-resolve.nothing"))
    if ways > 1 or (turn and (window or html or json)):
        raise click.UsageError(texts.say("cli-resolve.one-of"))
    if batch:
        _batch(texts)
        return
    if schema:
        from spacealert.gamefile.writer import schema_text

        click.echo(schema_text(), nl=False)
        return
    from spacealert.gamefile import read

    file = read(game) if game is not None else None
    if window or file is None:
        _show(texts, file)
    else:
        from spacealert.apps.cli import game_output

        game_output.tell(texts, file, turn, explain=explain, html=html, events=events, json=json)


def _show(texts: Texts, file: "GameFile | None") -> None:
    from spacealert.apps.window import evening

    evening.open_window(texts, partial(evening.resolution_of, file=file))


def _batch(texts: Texts) -> None:
    from spacealert.gamefile.batch import answers
    from spacealert.kit.i18n.errors import InvalidFile, Problem
    from spacealert.kit.storage.yaml_document import STANDARD_INPUT

    ended = FINE
    for answer in answers(sys.stdin.buffer):
        if isinstance(answer, Problem):
            click.echo(InvalidFile(STANDARD_INPUT, [answer]).render(texts), err=True)
            ended = INPUT_IS_WRONG
        else:
            click.echo(answer)
    click.get_current_context().exit(ended)
