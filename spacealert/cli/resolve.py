"""`spacealert resolve`: what becomes of a game."""

import click

from spacealert.cli import Command
from spacealert.words import say


@click.command("resolve", cls=Command)
@click.option("--batch", is_flag=True)
def resolve(batch: bool) -> None:
    if not batch:
        raise click.UsageError(say("cli-resolve.nothing"))
    from spacealert.game.batch import results

    with click.open_file("-", encoding="utf-8", errors="replace") as games:
        for line in results(games):
            click.echo(line)
