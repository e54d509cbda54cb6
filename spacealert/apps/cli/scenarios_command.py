"""`spacealert scenarios`: list, show, check and generate missions."""

import re
import sys
from pathlib import Path
from typing import Any, Literal, get_args

import click

from spacealert.apps.cli import (
    INPUT_IS_WRONG,
    LocalizedCommand,
    LocalizedGroup,
    ScenarioName,
    get_texts,
    parameter_types,
    print_json,
)
from spacealert.kit.i18n.texts import Texts
from spacealert.texts import languages_with, load_texts

# One word for each `scenario.Kind`, repeated here so that `--help` need not load the scenarios.
KINDS = ("test-flight", "simulation", "advanced-simulation", "mission", "easier-double-action", "double-action")


DifficultyLevel = Literal["easy", "medium", "hard", "brutal"]  # of `missions.difficulty`
DIFFICULTIES: tuple[DifficultyLevel, ...] = get_args(DifficultyLevel)


class KindType(click.Choice[str]):
    """A kind of mission. Spaces can replace the hyphens in its name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return super().convert("-".join(str(value).casefold().split()), param, ctx)


def _parse_length(context: click.Context, _option: click.Parameter, found: str | None) -> int | None:
    """Return a length such as `10:00` in seconds, or None if no length is given."""
    if found is None:
        return None
    time = re.fullmatch(r"([0-9]{1,3}):([0-5][0-9])", found)
    if time is None:
        raise click.BadParameter(get_texts(context).say("cli-scenarios-generate.expected-time", found=found))
    return int(time[1]) * 60 + int(time[2])


@click.command("generate", cls=LocalizedCommand)
@click.option("--kind", type=KindType(KINDS), default="mission")
@click.option("--crew", type=click.IntRange(1, 5), default=5)
@click.option("--seed", type=int)
@click.option("--level", type=int)
@click.option("--difficulty", type=click.Choice(DIFFICULTIES))
@click.option("--length", callback=_parse_length, metavar="M:SS")
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
    difficulty: DifficultyLevel | None,
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
    from spacealert.missions import difficulty as hardness
    from spacealert.missions.codes import SEEDS, GeneratorRequest
    from spacealert.missions.scenario import Crew, Kind, format_time

    if seed is None:
        seed = randbelow(len(SEEDS))
    # Any number works, even a birthday: it maps to one of the missions that codes can express.
    request = GeneratorRequest(Kind(kind.replace("-", " ")), crew, seed % len(SEEDS), level, length, data, silences)
    mission = generator.generate(request)
    if difficulty is not None:
        request, mission = generator.generate_with_difficulty(request, difficulty)
        seed = request.seed
    if output is not None:
        atomic.write_to_chosen_path(output, scenario_file.write(mission))
    if json:
        hard = {
            "difficulty": hardness.rate_difficulty(mission, Crew(crew)),
            "chance": hardness.chance_to_win(mission, Crew(crew)),
        }
        print_json({**description.scenario_facts(mission), "crew": crew, "seed": seed, **hard})
        return
    code = codes.localized_code(texts, request)
    click.echo(code)
    if show:
        for line in description.describe(texts, mission):
            click.echo(f"{format_time(line.at):>6}  {line.text}")
    elif output is not None:
        click.echo(texts.say("cli-scenarios-generate.written", file=str(output)))
    else:
        facts = {"length": format_time(mission.end), "level": description.level_in_words(texts, mission)}
        odds = hardness.describe_odds(texts, mission, Crew(crew))
        click.echo(texts.say("cli-scenarios-generate.play", code=code, odds=odds, **facts))


class ScenariosGroup(LocalizedGroup):
    """A group that suggests `show` if a mission is named instead of a command."""

    def suggest_command(self, ctx: click.Context, word: str) -> str | None:
        from spacealert.missions import library

        known = any(entry.scenario.id.casefold() == word.casefold() for entry in library.entries())
        return f"{ctx.command_path} show {word}" if known else super().suggest_command(ctx, word)


@click.group("scenarios", cls=ScenariosGroup, invoke_without_command=True)
@click.option("--json", is_flag=True)
@click.pass_context
def scenarios(context: click.Context, json: bool) -> None:
    if context.invoked_subcommand is None:
        context.invoke(list_, json=json)


scenarios.add_command(generate)


@scenarios.command("list")
@click.option("--json", is_flag=True)
@click.pass_obj
def list_(texts: Texts, json: bool) -> None:
    from spacealert.missions import description, library

    found = library.load()
    for left_out in found.left_out:
        click.echo(left_out.render(texts), err=True)
    if json:
        print_json([{**description.scenario_label(entry.scenario), "own": entry.own} for entry in found.entries])
        return
    width = max((len(entry.scenario.id) for entry in found.entries), default=0)
    kind = None
    for entry in found.entries:
        if (entry.own, entry.scenario.kind) != kind:
            kind = entry.own, entry.scenario.kind
            heading = description.kind_in_words(entry.scenario.kind).render(texts)
            click.echo(f"{heading} ({texts.say('scenario-shown-own')})" if entry.own else heading)
        click.echo(f"  {entry.scenario.id:<{width}}  {entry.scenario.title_in(texts.language)}")


@scenarios.command("show")
@click.argument("scenario", type=ScenarioName())
@click.option("--sheet", is_flag=True)
@click.option("--both", is_flag=True)
@click.option("--output", "-o", type=parameter_types.NEW_FILE)
@click.option("--json", is_flag=True)
@click.pass_obj
def show(texts: Texts, scenario: str, sheet: bool, both: bool, output: Path | None, json: bool) -> None:
    from spacealert.missions import description, library
    from spacealert.missions.scenario import format_time

    if json and sheet:
        raise click.UsageError(texts.say("cli-scenarios-show.one-of"))
    if (both or output) and not sheet:
        raise click.UsageError(texts.say("cli-scenarios-show.needs-sheet"))
    found = library.find(scenario)
    if sheet:
        from spacealert.kit.storage import atomic

        others = languages_with("scenario-sheet-how") if both else ()
        languages = [texts, *(load_texts(other) for other in others if other != texts.language)]
        html = description.sheet_html(languages, found)
        click.echo(html, nl=False) if output is None else atomic.write_to_chosen_path(output, html)
    elif json:
        print_json(description.scenario_facts(found))
    else:
        click.echo(f"{found.id}  {found.title_in(texts.language)}")
        click.echo(
            f"{description.kind_in_words(found.kind).render(texts)}. {description.level_in_words(texts, found)}."
        )
        for remark in description.describe_origin(texts, found):
            click.echo(remark)
        for line in description.describe(texts, found):
            click.echo(f"{format_time(line.at):>6}  {line.text}")
            if line.phase_ends:
                click.echo()


@scenarios.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", is_flag=True)
@click.pass_context
@click.pass_obj
def check(texts: Texts, context: click.Context, files: tuple[Path, ...], json: bool) -> None:
    from spacealert.missions import scenario_check

    reports = [report for file in files for report in scenario_check.check_all(file)]
    if json:
        print_json([report.as_dict(texts) for report in reports])
    else:
        for report in reports:
            click.echo(report.describe(texts))
    if any(report.problems for report in reports):
        context.exit(INPUT_IS_WRONG)


@scenarios.command("export")
@click.argument("scenario", type=ScenarioName())
@click.option("--dialect", type=click.Choice(["nominal", "card"]), default="nominal")
@click.option("--json", is_flag=True)
def export(scenario: str, dialect: str, json: bool) -> None:
    from spacealert.missions import library, notation

    found = library.find(scenario)
    script = notation.write(found, notation.Dialect(dialect))
    if json:
        print_json({"id": found.id, "dialect": dialect, "script": script})
    else:
        click.echo(script)


@scenarios.command("import")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--dialect", type=click.Choice(["nominal", "card"]))
@click.option("--output", "-o", type=parameter_types.NEW_FOLDER)
@click.option("--replace", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_context
@click.pass_obj
def import_(
    texts: Texts,
    context: click.Context,
    file: Path,
    dialect: str | None,
    output: Path | None,
    replace: bool,
    json: bool,
) -> None:
    from spacealert.kit.i18n.errors import InvalidFile, Problem
    from spacealert.kit.storage import atomic, places, yaml_document
    from spacealert.missions import description, library, notation

    problems: list[Problem] = []
    is_piped = str(file) == yaml_document.STANDARD_INPUT
    text = "" if is_piped and dialect is None else yaml_document.read_text(file, problems, notation.MOST_BYTES)
    if dialect is None and not problems:
        if is_piped or not sys.stdin.isatty():
            raise click.UsageError(texts.say("cli-scenarios-import.which-dialect"))
        dialect = click.prompt(
            texts.say("cli-scenarios-import.ask"), type=click.Choice(["nominal", "card"]), show_choices=False, err=True
        )
    found: list[notation.ImportedScenario] = []
    if text is not None and dialect is not None:
        ours = [entry.scenario.id for entry in library.entries() if not entry.own]
        found, more = notation.read_scenarios(text, file.stem, notation.Dialect(dialect), ours)
        problems += more
    if json:
        print_json(
            [{**description.scenario_facts(one.scenario), "chapter": one.chapter, "name": one.name} for one in found]
        )
    if found and (output or not json):
        folder = output or places.user_scenarios_folder()
        with atomic.report_errors_at(folder):
            folder.mkdir(parents=output is None, exist_ok=True)
        notation.save_scenarios([one.scenario for one in found], folder, replace=replace)
        ids = {"first": found[0].scenario.id, "last": found[-1].scenario.id}
        click.echo(
            texts.say("cli-scenarios-import.done", count=len(found), folder=yaml_document.sanitize_path(folder), **ids),
            err=json,
        )
    if problems:
        click.echo(InvalidFile(yaml_document.sanitize_path(file), problems).render(texts), err=True)
        context.exit(INPUT_IS_WRONG)
