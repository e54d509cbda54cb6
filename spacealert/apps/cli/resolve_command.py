"""`spacealert resolve`: resolve a game, step by step in the terminal, as a page or as JSON."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import FINE, INPUT_IS_WRONG, LocalizedCommand, parameter_types, print_json
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
        _resolve_batch(texts)
        return
    if schema:
        from spacealert.gamefile.writer import schema_text

        click.echo(schema_text(), nl=False)
        return
    from spacealert.gamefile import read

    file = read(game) if game is not None else None
    if window or file is None:
        from spacealert.apps.window import evening

        evening.open_window(texts, partial(evening.open_resolution, file=file))
    else:
        print_story(texts, file, turn, explain=explain, html=html, events=events, json=json)


def _resolve_batch(texts: Texts) -> None:
    from spacealert.gamefile.batch import resolve_lines
    from spacealert.kit.i18n.errors import InvalidFile, Problem
    from spacealert.kit.storage.yaml_document import STANDARD_INPUT

    ended = FINE
    for answer in resolve_lines(sys.stdin.buffer):
        if isinstance(answer, Problem):
            click.echo(InvalidFile(STANDARD_INPUT, [answer]).render(texts), err=True)
            ended = INPUT_IS_WRONG
        else:
            click.echo(answer)
    click.get_current_context().exit(ended)


def print_story(
    texts: Texts, file: "GameFile", turn: int | None, *, explain: bool, html: Path | None, events: bool, json: bool
) -> None:
    """Print or write the resolution of this game in the requested form."""
    from spacealert.engine import resolve as resolution_of

    if html:
        from spacealert.kit.storage import atomic
        from spacealert.narration import report

        atomic.write_to_chosen_path(html, report.report_page(texts, file, resolution_of(file.game)))
        click.echo(texts.say("cli-resolve.written", path=str(html)))
    elif json:
        from spacealert.engine import results

        print_json(results.result_as_dict(file.game, resolution_of(file.game, events=False)))
    else:
        _tell(texts, file, turn, explain, events)


def _tell(texts: Texts, file: "GameFile", turn: int | None, explain: bool, events: bool) -> None:
    from spacealert.apps.terminal import walk_keys
    from spacealert.apps.terminal.console import choose_paint
    from spacealert.engine import resolve as resolution_of
    from spacealert.gamefile import plan_warnings
    from spacealert.narration.terminal_walk import TerminalWalk
    from spacealert.narration.walk import Walk

    walk = Walk(file.game, resolution_of(file.game))
    warnings = tuple(
        plan_warnings.describe_warning(texts, warning, file) for warning in plan_warnings.find_warnings(file)
    )
    told = TerminalWalk(texts, walk, explain, choose_paint(), warnings)
    if events:
        for event in walk.resolution.events:
            if turn in (None, event.turn):
                print_json(told.narrator.event_as_json(event), indent=None)
    elif turn is None and sys.stdin.isatty() and sys.stdout.isatty():
        from spacealert.school.studies import FlightLesson

        told.lesson = FlightLesson(file.game.crew, file.mission)
        walk_keys.show_walk(texts, told, file)
    else:
        for warning in told.warnings:
            click.echo(warning, err=True)
        for line in told.lines(turn):
            click.echo(line)
