"""Short commands: flight school, threat cards, phones, companions for other games, and shell completion."""

from functools import partial
from typing import TYPE_CHECKING

import click
from click.shell_completion import get_completion_class

from spacealert.apps.cli import LocalizedCommand, ScenarioName, get_texts, parameter_types, print_json, spacealert
from spacealert.companions.shelf import SHELF, load_companion
from spacealert.kit.i18n import Texts, UserError

if TYPE_CHECKING:
    from spacealert.missions.scenario import Crew


@click.command("school", cls=LocalizedCommand)
@click.option("--lesson")
@click.option("--exercise")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), metavar="N")
@click.option("--level", type=click.IntRange(1, 5), metavar="N", default=1)
@click.option("--setup", type=ScenarioName())
@click.option("--crew", type=parameter_types.CREW)
@click.option("--window", is_flag=True)
@click.pass_obj
def school(
    texts: Texts,
    lesson: str | None,
    exercise: str | None,
    seed: int | None,
    level: int,
    setup: str | None,
    crew: "Crew | None",
    window: bool,
) -> None:
    if sum(map(bool, (lesson, exercise, setup, window))) > 1:
        raise click.UsageError(texts.say("cli-school.one-of"))
    if window:
        from spacealert.apps.window import evening

        evening.open_window(texts, evening.open_school)
        return
    from spacealert.apps.terminal.school_console import SchoolConsole

    console = SchoolConsole(texts, crew)
    if exercise is not None:
        console.run_exercise(exercise, seed, level)
    elif lesson is not None:
        console.run_lesson(lesson)
    elif setup is not None:
        console.set_up(setup)
    else:
        console.run_course()


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
    from spacealert.narration import explanations

    codes = explanations.find_codes(cards, where, severity, color)
    if json:
        print_json([explanations.card_facts(texts, code) for code in codes])
    elif not codes:
        click.echo(texts.say("threats-none-left"), err=True)
    elif cards:
        click.echo("\n\n".join(explanations.card_text(texts, code).in_lines() for code in codes))
    else:
        for code in codes:
            click.echo(explanations.card_line(texts, code))


@click.command("phones", cls=LocalizedCommand)
@click.option("--address")
@click.pass_obj
def phones(texts: Texts, address: str | None) -> None:
    from spacealert.apps.window import evening

    evening.open_window(texts, partial(evening.open_with_phones, evening.open_title, address))


def companion_command(name: str) -> click.Command:
    flags = [click.Option([flag], is_flag=True) for flag in ("--terminal", "--phones")]
    options: list[click.Parameter] = [*flags, click.Option(["--address"])]
    return LocalizedCommand(name, params=options, callback=partial(_open_companion, name))


def _open_companion(name: str, terminal: bool, phones: bool, address: str | None) -> None:
    texts = get_texts(None)
    if not SHELF[name].supports(texts.language):
        raise UserError("guide-not-in-language", name=texts.say(f"{name}-title"))
    if not terminal:
        from spacealert.apps.window import evening

        try:
            evening.open_window(texts, partial(evening.open_companion, name=name, phones=phones, address=address))
        except UserError as error:
            if error.text_id != "screen-no-window":
                raise
        else:
            return
    from spacealert.apps.terminal import guide_console

    if phones or address is not None:
        guide_console.run_with_phones(texts, load_companion(name), address)
    else:
        guide_console.run_companion(texts, load_companion(name))


@click.command("completion", cls=LocalizedCommand)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    script = get_completion_class(shell)
    if script is None:
        raise click.BadParameter(shell)
    click.echo(script(spacealert, {}, "spacealert", "_SPACEALERT_COMPLETE").source())
