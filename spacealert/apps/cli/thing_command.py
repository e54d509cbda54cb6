"""`spacealert thing`: the master of ceremonies of The Thing, in a window or, where there is none, in the terminal."""

import click

from spacealert.apps.cli import LocalizedCommand
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts


@click.command("thing", cls=LocalizedCommand)
@click.option("--terminal", is_flag=True)
@click.pass_obj
def thing(texts: Texts, terminal: bool) -> None:
    if not terminal:
        from spacealert.apps.window import evening

        try:
            evening.open_window(texts, evening.the_thing)
        except UserError as error:
            if error.text_id != "screen-no-window":
                raise
        else:
            return
    from spacealert.apps.terminal import thing_console

    thing_console.run(texts)
