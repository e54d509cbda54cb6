"""`spacealert soundtrack`: save a mission's intercom as a sound file or a web page, or export its timeline."""

from json import dumps
from pathlib import Path

import click

from spacealert.announcer import page as mission_page
from spacealert.announcer.compiler import Soundtrack, UnspokenReason, compile_soundtrack, export_timeline, list_chapters
from spacealert.apps.cli import LocalizedCommand, ScenarioName, parameter_types, print_json, show_progress
from spacealert.kit.audio import rendering, voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic
from spacealert.kit.storage.yaml_document import sanitize_path
from spacealert.missions import library
from spacealert.missions.scenario import Crew


@click.command("soundtrack", cls=LocalizedCommand)
@click.argument("scenario", type=ScenarioName())
@click.option("--output", "-o", type=parameter_types.NEW_FILE)
@click.option("--cues", type=parameter_types.NEW_FILE)
@click.option("--cue-sheet", type=parameter_types.NEW_FILE)
@click.option("--crew", type=parameter_types.CREW)
@click.option("--voice")
@click.option("--page", is_flag=True)
@click.option("--speed", type=parameter_types.SPEED, default=1.0)
@click.option("--no-siren", is_flag=True)
@click.option("--no-effect", is_flag=True)
@click.option("--voice-only", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def soundtrack(
    texts: Texts,
    scenario: str,
    output: Path | None,
    cues: Path | None,
    cue_sheet: Path | None,
    crew: "Crew | None",
    voice: str | None,
    page: bool,
    speed: float,
    no_siren: bool,
    no_effect: bool,
    voice_only: bool,
    json: bool,
) -> None:
    if cue_sheet and (page or not output):
        raise click.UsageError(texts.say("cli-soundtrack.needs-output"))
    if page and (output is None or output.suffix.lower() not in {".html", ".htm"}):
        raise click.UsageError(texts.say("cli-soundtrack.needs-html"))
    if json and cues:
        raise click.UsageError(texts.say("cli-soundtrack.one-of"))
    speaker = parameter_types.load_voice(texts, voice)
    compiled = compile_soundtrack(library.find(scenario), speaker, crew)
    if output:
        effects = None if voice_only else voice_pack.load_effects()
        mixing = Mixing(compiled, speaker, effects, over_the_intercom=not no_effect)
        title = f"{compiled.scenario.id} {compiled.scenario.title_in(speaker.language)}"
        levels = {Channel.SIREN: 0.0} if no_siren else {}
        found = list_chapters(texts, compiled, speed)
        with show_progress(texts.say("cli-soundtrack.writing")) as done:
            if page:
                whole = mission_page.render_page(texts, mixing, compiled, speed=speed, levels=levels, progress=done)
                atomic.write_to_chosen_path(output, whole)
            else:
                rendering.render(mixing, output, title, found, speed=speed, levels=levels, progress=done)
        if cue_sheet:
            atomic.write_to_chosen_path(cue_sheet, rendering.format_cue_sheet(found, output, title))
    if json or str(cues) == "-":
        print_json(export_timeline(compiled, speed))
    elif cues:
        atomic.write_to_chosen_path(cues, dumps(export_timeline(compiled, speed), ensure_ascii=False, indent=1) + "\n")
    if not (output or cues or json):
        _print_cues(texts, compiled)
    if output:
        minutes, seconds = divmod(round(compiled.length / speed), 60)
        length = {"minutes": minutes, "seconds": f"{seconds:02}"}
        written = texts.say("soundtrack-written", path=sanitize_path(output), voice=speaker.name, **length)
        click.echo(written, err=bool(json or cues))
    click.echo(_report(texts, compiled), err=bool(json or cues))


def _print_cues(texts: Texts, compiled: "Soundtrack") -> None:
    for cue in compiled.cues:
        remarks = []
        if not cue.is_spoken:
            remarks.append(texts.say("soundtrack-unspoken", why=cue.unspoken or UnspokenReason.NO_ROOM))
        elif abs(cue.shift) >= 0.05:
            remarks.append(
                texts.say(
                    "soundtrack-shifted", seconds=round(abs(cue.shift), 1), way="late" if cue.shift > 0 else "early"
                )
            )
        if cue.shortened:
            remarks.append(texts.say("soundtrack-shortened"))
        minutes, seconds = divmod(round(cue.at, 1), 60)
        remark = f" ({', '.join(remarks)})" if remarks else ""
        click.echo(f"{int(minutes):>3}:{seconds:04.1f}  {cue.said_once}{remark}")


def _report(texts: Texts, compiled: "Soundtrack") -> str:
    farthest = max((abs(cue.shift) for cue in compiled.shifted_cues), default=0.0)
    return texts.say(
        "soundtrack-report",
        cues=len(compiled.cues),
        shifted=len(compiled.shifted_cues),
        farthest=round(farthest, 1),
        shortened=len(compiled.shortened_cues),
        shown=len(compiled.unspoken_cues),
    )
