"""`spacealert nemesis`: the ship's computer of Nemesis, in a window or, where there is none, in the terminal."""

from functools import partial

import click

from spacealert.apps.cli import LocalizedCommand
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts


@click.command("nemesis", cls=LocalizedCommand)
@click.option("--carnomorphs", is_flag=True)
@click.option("--terminal", is_flag=True)
@click.pass_obj
def nemesis(texts: Texts, carnomorphs: bool, terminal: bool) -> None:
    from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
    from spacealert.companions.nemesis.intruders import INTRUDERS

    species = CARNOMORPHS if carnomorphs else INTRUDERS
    if not terminal:
        from spacealert.apps.window import evening

        try:
            evening.open_window(texts, partial(evening.nemesis, species=species))
        except UserError as error:
            if error.text_id != "screen-no-window":
                raise
        else:
            return
    from spacealert.apps.terminal import nemesis_console

    nemesis_console.run(texts, species)
