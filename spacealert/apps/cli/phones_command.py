"""`spacealert phones`: an evening in the window that phones can join at once."""

from functools import partial

import click

from spacealert.apps.cli import LocalizedCommand
from spacealert.kit.i18n.texts import Texts


@click.command("phones", cls=LocalizedCommand)
@click.option("--address")
@click.pass_obj
def phones(texts: Texts, address: str | None) -> None:
    from spacealert.apps.window import evening

    evening.open_window(texts, partial(evening.with_phones, evening.opening, address))
