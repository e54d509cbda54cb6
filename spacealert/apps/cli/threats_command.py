"""`spacealert threats`: the threat cards in our own words."""

import click

from spacealert.apps.cli import LocalizedCommand, print_json
from spacealert.kit.i18n.texts import Texts


@click.command("threats", cls=LocalizedCommand)
@click.argument("cards", nargs=-1)
@click.option("--where", type=click.Choice(["external", "internal"]))
@click.option("--severity", type=click.Choice(["common", "serious"]))
@click.option("--color", type=click.Choice(["white", "yellow", "red"]))
@click.option("--json", is_flag=True)
@click.pass_obj
def threats(
    texts: Texts, cards: tuple[str, ...], where: str | None, severity: str | None, color: str | None, json: bool
) -> None:
    from spacealert.narration import card_text

    codes = card_text.matching_codes(cards, where, severity, color)
    if json:
        print_json([card_text.facts(texts, code) for code in codes])
    elif not codes:
        click.echo(texts.say("threats-none-left"), err=True)
    elif cards:
        click.echo("\n\n".join(card_text.card_text(texts, code).block() for code in codes))
    else:
        for code in codes:
            click.echo(card_text.one_line(texts, code))
