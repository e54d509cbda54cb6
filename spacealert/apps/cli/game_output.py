"""Telling what becomes of a game, for `resolve` and `log walk`: step by step in the terminal, as a page, as JSON."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import print_json, print_json_line
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.gamefile.game_file import GameFile
    from spacealert.narration.terminal_walk import TerminalWalk


def tell(
    texts: Texts, file: "GameFile", turn: int | None, *, explain: bool, html: Path | None, events: bool, json: bool
) -> None:
    """The story of this game, in whichever way was asked for."""
    if html:
        _page(texts, file, html)
    elif json:
        from spacealert.engine import resolve as resolution_of
        from spacealert.engine import results

        print_json(results.as_dict(file.game, resolution_of(file.game, events=False)))
    else:
        _tell(texts, file, turn, explain, events)


def _page(texts: Texts, file: "GameFile", path: Path) -> None:
    from spacealert.engine import resolve as resolution_of
    from spacealert.kit.storage import atomic
    from spacealert.narration import report

    atomic.write_asked(path, report.page(texts, file, resolution_of(file.game)))
    click.echo(texts.say("cli-resolve.written", path=str(path)))


def _tell(texts: Texts, file: "GameFile", turn: int | None, explain: bool, events: bool) -> None:
    from spacealert.apps.terminal import walk_keys
    from spacealert.apps.terminal.console import terminal_paint
    from spacealert.engine import resolve as resolution_of
    from spacealert.narration.terminal_walk import TerminalWalk
    from spacealert.narration.walk import Walk

    walk = Walk(file.game, resolution_of(file.game))
    told = TerminalWalk(texts, walk, explain, terminal_paint(), doubts=_doubts(texts, file))
    if events:
        _print_events(told, turn)
    elif turn is None and sys.stdin.isatty() and sys.stdout.isatty():
        from spacealert.school.explained_walk import ExplainedWalk

        told.lesson = ExplainedWalk(file.game.crew, file.mission)
        walk_keys.walk(texts, told, file)
    else:
        for doubt in told.doubts:
            click.echo(doubt, err=True)
        for line in told.lines(turn):
            click.echo(line)


def _print_events(told: "TerminalWalk", turn: int | None) -> None:
    for event in told.walk.resolution.events:
        if turn in (None, event.turn):
            print_json_line(told.teller.written(event))


def _doubts(texts: Texts, file: "GameFile") -> tuple[str, ...]:
    """What looks wrong in the game; it keeps nobody from hearing the story."""
    from spacealert.gamefile import doubts

    return tuple(doubts.in_words(texts, doubt, file) for doubt in doubts.doubts(file))
