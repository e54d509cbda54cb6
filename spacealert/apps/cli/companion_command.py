"""`spacealert nemesis` and so on: a companion in a window or, where there is none, in the terminal."""

from functools import partial

import click

from spacealert.apps.cli import LocalizedCommand, texts_of
from spacealert.companions.shelf import SHELF, companion
from spacealert.kit.i18n.errors import UserError


def command_of(name: str) -> click.Command:
    """The command that opens this companion."""
    options: list[click.Parameter] = [click.Option(["--terminal"], is_flag=True)]
    return LocalizedCommand(name, params=options, callback=partial(_open, name))


def _open(name: str, terminal: bool) -> None:
    texts = texts_of(None)
    if not SHELF[name].speaks(texts.language):
        raise UserError("guide-not-in-language", name=texts.say(f"{name}-title"))
    if not terminal:
        from spacealert.apps.window import evening

        try:
            evening.open_window(texts, partial(evening.companion, name=name))
        except UserError as error:
            if error.text_id != "screen-no-window":
                raise
        else:
            return
    from spacealert.apps.terminal import companion_console

    companion_console.run(texts, companion(name))
