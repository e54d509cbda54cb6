"""`spacealert school`: lessons, exercises and setup in the terminal, and the crew's progress."""

from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import LocalizedCommand, ScenarioName, parameter_types
from spacealert.kit.i18n.texts import Texts

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
