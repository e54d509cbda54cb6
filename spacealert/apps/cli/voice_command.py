"""`spacealert voice`: list, make, record and check intercom voices."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.announcer import building
from spacealert.announcer import effects as sounds
from spacealert.apps.cli import INPUT_IS_WRONG, LocalizedGroup, parameter_types, print_json, show_progress
from spacealert.kit.audio import live_mix, packing, synthesizers, voice_pack
from spacealert.kit.audio.packing import PackInfo
from spacealert.kit.audio.voice_pack import ClipKind
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import places
from spacealert.texts import speech_files

if TYPE_CHECKING:
    from spacealert.kit.audio.devices.miniaudio_stream import Microphone


@click.group("voice", cls=LocalizedGroup, invoke_without_command=True)
@click.option("--json", is_flag=True)
@click.pass_context
def voice(context: click.Context, json: bool) -> None:
    if context.invoked_subcommand is None:
        context.invoke(list_, json=json)


@voice.command("list")
@click.option("--json", is_flag=True)
@click.pass_obj
def list_(texts: Texts, json: bool) -> None:
    found = []
    for name in voice_pack.list_voices():
        try:
            found.append(voice_pack.load(name))
        except UserError as error:
            click.echo(error.render(texts), err=True)
    if json:
        print_json([voice_pack.to_json_object(pack) for pack in found])
        return
    width = max((len(pack.name) for pack in found), default=0)
    for pack in found:
        facts = {"language": pack.language, "voice": pack.speaker, "engine": pack.engine, "license": pack.license}
        click.echo(f"{pack.name:<{width}}  {texts.say('voice-listed', **facts, joins=str(pack.joins))}")


@voice.command("build")
@click.option("--engine", required=True)
@click.option("--voice", "speaker")
@click.option("--name")
@click.option("--speed", type=parameter_types.NumberRange(0.5, 2.0), default=1.0)
@click.option("--model", type=click.Path(path_type=Path))
@click.option("--joins", type=click.Choice(["sentences", "words"]), default="sentences")
@click.option("--license", "--licence", "license_name")
@click.option("--output", "-o", type=parameter_types.NEW_FOLDER)
@click.pass_obj
def build(
    texts: Texts,
    engine: str,
    speaker: str | None,
    name: str | None,
    speed: float,
    model: Path | None,
    joins: str,
    license_name: str | None,
    output: Path | None,
) -> None:
    language = texts.language
    found = synthesizers.find_engine(engine)
    chosen = found.speaker(language, speaker, speed, model)
    folder, called = _pack_folder(output, name or f"{language}-{chosen.name}")
    license_name = license_name or found.licenses.get(chosen.name, texts.say("voice-license-unknown", engine=engine))
    label = PackInfo(called, language, engine, chosen.name, license_name, ClipKind(joins))
    building.build_pack(folder, label, found.speaking(chosen), lambda text: click.echo(text, err=True))
    click.echo(texts.say("voice-built", path=str(folder)))


@voice.command("lines")
@click.argument("set_of_lines", type=click.Choice(speech_files()))
@click.option("--engine", required=True)
@click.option("--voice", "speaker")
@click.option("--name")
@click.option("--speed", type=parameter_types.NumberRange(0.5, 2.0), default=1.0)
@click.option("--model", type=click.Path(path_type=Path))
@click.option("--license", "license_name")
@click.option("--output", "-o", type=parameter_types.NEW_FOLDER)
@click.pass_obj
def lines(
    texts: Texts,
    set_of_lines: str,
    engine: str,
    speaker: str | None,
    name: str | None,
    speed: float,
    model: Path | None,
    license_name: str | None,
    output: Path | None,
) -> None:
    found = synthesizers.find_engine(engine)
    chosen = found.speaker(texts.language, speaker, speed, model)
    called = voice_pack.check_name(name or f"{texts.language}-{chosen.name}")
    folder = output or live_mix.user_lines_folder() / set_of_lines / called
    license_name = license_name or found.licenses.get(chosen.name, texts.say("voice-license-unknown", engine=engine))
    label = PackInfo(called, texts.language, engine, chosen.name, license_name, ClipKind.SENTENCES)
    wanted = live_mix.texts_to_speak(texts, set_of_lines)
    packing.build_lines(folder, label, wanted, found.speaking(chosen), lambda text: click.echo(text, err=True))
    click.echo(texts.say("voice-built", path=str(folder)))


@voice.command("assemble")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--name")
@click.option("--license", "--licence", "license_name", default="")
@click.option("--output", "-o", type=parameter_types.NEW_FOLDER)
@click.pass_obj
def assemble(texts: Texts, folder: Path, name: str | None, license_name: str, output: Path | None) -> None:
    _assemble_pack(texts, folder, name or folder.resolve().name, license_name, output)


@voice.command("record")
@click.argument("name")
@click.option("--joins", type=click.Choice(["sentences", "words"]), default="words")
@click.option("--license", "--licence", "license_name", default="")
@click.pass_obj
def record(texts: Texts, name: str, joins: str, license_name: str) -> None:
    from spacealert.kit.audio.devices.miniaudio_stream import Microphone

    _pack_folder(None, name)
    takes_folder = places.user_folder() / "recordings" / name
    microphone = Microphone()
    wanted = building.takes_to_record(ClipKind(joins), texts)
    click.echo(texts.say("voice-record-begin", count=len(wanted), folder=str(takes_folder)))
    try:
        for number, (take, text) in enumerate(wanted.items(), 1):
            if building.find_take(takes_folder, take) is None:
                _record_take(texts, microphone, takes_folder / f"{take}.wav", f"[{number}/{len(wanted)}] {text}")
    finally:
        microphone.close()
    _assemble_pack(texts, takes_folder, name, license_name, None)


@voice.command("check")
@click.argument("name")
@click.option("--json", is_flag=True)
@click.pass_context
@click.pass_obj
def check(texts: Texts, context: click.Context, name: str, json: bool) -> None:
    is_folder = name not in voice_pack.list_voices() and Path(name).is_dir()
    pack = voice_pack.read(Path(name)) if is_folder else voice_pack.load(name)
    with show_progress(texts.say("cli-voice-check.listening")) as done:
        found = list(building.check_voice(pack, done))
        done(1)
    if json:
        listed = [{"clip": finding.clip, "kind": finding.kind, "text": finding.render(texts)} for finding in found]
        print_json({"voice": pack.name, "clips": len(pack.clips), "findings": listed})
    else:
        for finding in found:
            click.echo(finding.render(texts))
        click.echo(texts.say("voice-checked", voice=pack.name, clips=len(pack.clips), count=len(found)))
    context.exit(INPUT_IS_WRONG if found else 0)


@voice.command("effects")
@click.option("--output", "-o", type=parameter_types.NEW_FOLDER)
@click.pass_obj
def effects(texts: Texts, output: Path | None) -> None:
    folder = output or places.bundled_folder("audio") / "effects"
    sounds.write_effects(folder)
    click.echo(texts.say("voice-built", path=str(folder)))


def _assemble_pack(texts: Texts, takes_folder: Path, name: str, license_name: str, output: Path | None) -> None:
    folder, called = _pack_folder(output, name)
    label = PackInfo(
        called,
        texts.language,
        "microphone",
        called,
        license_name or texts.say("voice-own"),
        building.detect_clip_kind(takes_folder),
    )
    building.assemble_pack(takes_folder, folder, label)
    click.echo(texts.say("voice-built", path=str(folder)))


def _pack_folder(output: Path | None, name: str) -> tuple[Path, str]:
    """Return the folder and the name of a new pack. The default folder is in the user's data folder."""
    called = voice_pack.check_name(name if output is None else output.resolve().name)
    folder = places.user_voices_folder() / called if output is None else output
    packing.refuse_other_files(folder)
    return folder, called


def _record_take(texts: Texts, microphone: "Microphone", file: Path, prompt: str) -> None:
    while True:
        click.echo(f"\n{prompt}")
        click.prompt(texts.say("voice-record-start"), default="", show_default=False)
        microphone.begin()
        try:
            click.prompt(texts.say("voice-record-stop"), default="", show_default=False)
        finally:
            take = microphone.end()
        problem = building.find_take_fault(take)
        if problem is None:
            break
        click.echo(texts.say(f"voice-record-{problem}"))
    building.write_take(file, take)
