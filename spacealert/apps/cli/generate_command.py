"""`spacealert scenarios generate`: a mission nobody has written, and the code by which any table can have it too."""

import re
from pathlib import Path
from typing import Any

import click

from spacealert.apps.cli import LocalizedCommand, parameter_types, print_json, texts_of
from spacealert.kit.i18n.texts import Texts

# Those of `scenario.model.Kind`, as one word each; named here so that `--help` need not load the scenarios.
KINDS = ("test-flight", "simulation", "advanced-simulation", "mission", "easier-double-action", "double-action")


class KindName(click.Choice[str]):
    """A kind, also with spaces between its words, as every file and list has it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return super().convert("-".join(str(value).casefold().split()), param, ctx)


def _seconds(context: click.Context, _option: click.Parameter, found: str | None) -> int | None:
    """A length is minutes and seconds, as `10:00`."""
    if found is None:
        return None
    time = re.fullmatch(r"([0-9]{1,3}):([0-5][0-9])", found)
    if time is None:
        raise click.BadParameter(texts_of(context).say("cli-scenarios-generate.expected-time", found=found))
    return int(time[1]) * 60 + int(time[2])


@click.command("generate", cls=LocalizedCommand)
@click.option("--kind", type=KindName(KINDS), default="mission")
@click.option("--crew", type=click.IntRange(1, 5), default=5)
@click.option("--seed", type=int)
@click.option("--level", type=int)
@click.option("--length", callback=_seconds, metavar="M:SS")
@click.option("--data", type=int)
@click.option("--silences", type=int)
@click.option("--show", is_flag=True)
@click.option("--output", "-o", type=parameter_types.NEW_FILE)
@click.option("--json", is_flag=True)
@click.pass_obj
def generate(
    texts: Texts,
    kind: str,
    crew: int,
    seed: int | None,
    level: int | None,
    length: int | None,
    data: int | None,
    silences: int | None,
    show: bool,
    output: Path | None,
    json: bool,
) -> None:
    from secrets import randbelow

    from spacealert.kit.storage import atomic
    from spacealert.missions import codes, description, generator, scenario_file
    from spacealert.missions.codes import SEEDS, GeneratorRequest
    from spacealert.missions.scenario import Kind, clock

    if seed is None:
        seed = randbelow(len(SEEDS))
    # A table may type a birthday: whatever the number, it names one of the missions that a code can carry.
    request = GeneratorRequest(Kind(kind.replace("-", " ")), crew, seed % len(SEEDS), level, length, data, silences)
    mission = generator.generate(request)
    if output is not None:
        atomic.write_asked(output, scenario_file.write(mission))
    if json:
        print_json({**description.facts(mission), "crew": crew, "seed": seed})
        return
    code = codes.spoken(texts, request)
    click.echo(code)
    if show:
        for line in description.lines(texts, mission):
            click.echo(f"{clock(line.at):>6}  {line.text}")
    elif output is not None:
        click.echo(texts.say("cli-scenarios-generate.written", file=str(output)))
    else:
        click.echo(
            texts.say(
                "cli-scenarios-generate.play",
                code=code,
                length=clock(mission.end),
                level=description.level_in_words(texts, mission),
            )
        )
