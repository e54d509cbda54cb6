"""`spacealert voice`: list, build, assemble and check voices, in both languages."""

import json
import os
import re
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import soundfile
from click.testing import CliRunner, Result
from support.languages import ENGLISH, refused
from support.program_process import call_program
from support.quick import quick_first

from spacealert.announcer import building
from spacealert.announcer.phrases import list_phrases
from spacealert.apps import cli
from spacealert.apps.cli import voice_command as command
from spacealert.kit.audio import RATE, signal, voice_pack
from spacealert.kit.audio.devices import miniaudio_stream
from spacealert.kit.audio.packing import PackInfo, Recording, prepare_speech, write
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.synthesizers import ENGINES, Engine, find_engine, read_sound, resample, speak_in_tones
from spacealert.kit.audio.voice_pack import ClipKind
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.texts import LANGUAGES, load_texts

SHIPPED = sorted(folder.name for folder in (places.bundled_folder("audio") / "voices").iterdir())


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path / "home"))


def call(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(command.voice, list(arguments), input=typed, obj=ENGLISH)


@pytest.fixture(scope="module")
def takes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return recordings for a pack of words, with pauses in announcements and counts."""
    folder = tmp_path_factory.mktemp("takes")
    for name, text in building.takes_to_record(ClipKind.WORDS, ENGLISH).items():
        soundfile.write(folder / f"{name}.wav", speak_in_tones(text), RATE)
    return folder


def test_bundled_voices_are_listed_in_order() -> None:
    told = json.loads(call("list", "--json").output)
    assert {pack["language"] for pack in told} == set(LANGUAGES)
    assert all(pack["clips"] == 85 and pack["joins"] == "sentences" for pack in told)
    listed = call("list").output
    assert all(pack["name"] in listed and pack["licence"] in listed for pack in told)


def test_bundled_voices_have_every_phrase_with_its_text() -> None:
    for pack in map(voice_pack.load, SHIPPED):
        texts = load_texts(pack.language)
        expected = {phrase.id: phrase.text(texts) for phrase in list_phrases(pack.joins)}
        assert {clip.id: clip.text for clip in pack.clips.values()} == expected, pack.name
        for clip_id in pack.clips:
            pack.check(clip_id)


@pytest.mark.parametrize("name", quick_first(SHIPPED))
def test_bundled_voices_pass_the_check(name: str) -> None:
    """Check every phrase: its text, loudness, peak, length, silent ends, and marks on whole seconds."""
    assert [str(finding) for finding in building.check_voice(voice_pack.load(name))] == []


@pytest.mark.parametrize("name", quick_first(SHIPPED))
def test_intercom_effect_keeps_loudness_and_peak(name: str) -> None:
    pack = voice_pack.load(name)
    for clip_id in list(pack.clips)[::6]:
        heard = pack.samples(clip_id, effect=True)
        assert signal.measure_loudness(heard) == pytest.approx(-16, abs=1), clip_id
        assert signal.measure_true_peak(heard) <= -1, clip_id
        assert np.abs(heard[[0, -1]]).max() < 0.01, clip_id


def test_audio_folder_is_small_and_credits_its_authors() -> None:
    audio = places.bundled_folder("audio")
    sizes = {file: file.stat().st_size for file in audio.rglob("*") if file.is_file()}
    beside_the_intercom = sum(size for file, size in sizes.items() if file.is_relative_to(audio / "lines"))
    effects = sum(size for file, size in sizes.items() if file.is_relative_to(audio / "effects"))
    for voice in (audio / "voices").iterdir():
        assert sum(size for file, size in sizes.items() if file.is_relative_to(voice)) < 1_900_000, voice.name
    assert effects < 5_000_000
    assert beside_the_intercom < 8_000_000
    notice = (audio / "NOTICE.md").read_text(encoding="utf-8")
    for name in voice_pack.list_voices():
        pack = voice_pack.load(name)
        row = next(line for line in notice.splitlines() if f"`{name}`" in line)
        assert pack.license in row and pack.speaker.casefold() in row.casefold()


@pytest.mark.slow
def test_built_voice_is_available_at_once() -> None:
    built = call("build", "--engine", "tones", "--joins", "words", "--name", "robot")
    assert built.exit_code == 0, built.output
    assert voice_pack.load("robot").joins is ClipKind.WORDS
    assert "robot" in call("list").output
    assert call("check", "robot").exit_code == 0


def test_hissing_voice_keeps_its_loudness_after_coding(tmp_path: Path) -> None:
    """Espeak-ng's Russian clips lost up to 0.9 LU in encoding and then failed our own check."""

    def hissing(text: str) -> Samples:
        sound = speak_in_tones(text)
        loudness_around = np.convolve(np.abs(sound), np.ones(RATE // 100) / (RATE // 100), "same")
        hiss = np.diff(np.random.default_rng(1).uniform(-1, 1, len(sound)), prepend=0)
        return (0.5 * sound + loudness_around * hiss).astype(np.float32)

    texts = {phrase.id: phrase.text(ENGLISH) for phrase in list_phrases(ClipKind.WORDS) if phrase.counts_to is None}
    said = {
        clip_id: Recording(prepare_speech(hissing(texts[clip_id])), texts[clip_id]) for clip_id in ("alert", "begin")
    }
    write(tmp_path / "hiss", PackInfo("hiss", "en", "hiss", "hiss", "MIT", ClipKind.WORDS), said)
    found = building.check_voice(voice_pack.read(tmp_path / "hiss"))
    assert [str(finding) for finding in found if finding.kind != "missing"] == []


@pytest.fixture(scope="module")
def captain(takes: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("assembled") / "captain"
    made = call("assemble", str(takes), "--licence", "CC0", "-o", str(folder))
    assert made.exit_code == 0, (made.output, made.exception)
    return folder


def test_voice_is_built_from_recorded_takes(captain: Path) -> None:
    pack = voice_pack.read(captain)
    assert (pack.name, pack.engine, pack.license) == ("captain", "microphone", "CC0")
    assert (pack.clip("time-3").text, pack.clip("zone-white").text) == ("Time T+3.", "Zone white.")
    assert pack.clip("operation-countdown").marks["zero"] == pack.clip("operation-countdown").frames
    assert call("check", str(captain)).exit_code == 0


SINE = np.sin(np.arange(RATE) * 0.05, dtype=np.float32)


def written(path: Path, samples: Samples, rate: int = RATE, subtype: str = "FLOAT") -> Path:
    soundfile.write(path, samples, rate, subtype=subtype)
    return path


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    ("samples", "rate", "told"),
    [
        (np.where(np.arange(RATE) == 9, np.nan, SINE), RATE, "contains invalid samples"),
        (np.where(np.arange(RATE) == 9, -np.inf, SINE), RATE, "contains invalid samples"),
        (SINE * np.float32(1e30), RATE, "contains invalid samples"),
        (SINE[:0], RATE, "contains no sound"),
        (SINE, 1, "a rate of 1 Hz; expected 8000 to 192000"),
        (SINE, 2_000_000_000, "a rate of 2000000000 Hz"),
        (np.zeros((10, 900), np.float32), RATE, "900 channels; the limit is 8"),
        (np.zeros(8001 * 60, np.float32), 8000, "too long; the limit is 60 seconds"),
    ],
)
def test_sound_that_cannot_be_speech_is_refused(samples: Samples, rate: int, told: str, tmp_path: Path) -> None:
    with refused(told):
        read_sound(written(tmp_path / "take.wav", samples, rate))


def test_non_audio_file_is_refused(tmp_path: Path) -> None:
    header = bytearray(written(tmp_path / "take.wav", SINE).read_bytes())
    header[24:28] = bytes(4)  # 0 Hz
    for number, content in enumerate((b"", b"rubbish", bytes(header))):
        (tmp_path / f"{number}.wav").write_bytes(content)
        with refused("isn't a readable sound file"):
            read_sound(tmp_path / f"{number}.wav")


def test_exaggerated_audio_header_is_not_trusted(tmp_path: Path) -> None:
    page = bytearray(written(tmp_path / "take.wav", SINE, subtype="PCM_16").read_bytes())
    page[40:44] = b"\xf0\xff\xff\xff"  # claims four billion bytes of sound
    (tmp_path / "take.wav").write_bytes(page)
    assert len(read_sound(tmp_path / "take.wav")) == RATE


def test_silent_engine_makes_no_voice(tmp_path: Path) -> None:
    label = PackInfo("x", "en", "mute", "mute", "MIT", ClipKind.WORDS)
    with refused("mute produced no sound"):
        building.build_pack(tmp_path / "x", label, lambda text: np.zeros(RATE, np.float32))
    assert not (tmp_path / "x").exists()


def test_missing_takes_are_listed_with_their_text(takes: Path, tmp_path: Path) -> None:
    shutil.copytree(takes, tmp_path / "takes")
    for gone in ("alert", "t1-threat-red"):
        (tmp_path / "takes" / f"{gone}.wav").unlink()
    soundfile.write(tmp_path / "takes" / "repeat.wav", np.zeros(RATE), RATE)
    soundfile.write(tmp_path / "takes" / "unconfirmed.wav", np.ones(1), RATE)
    (tmp_path / "takes" / "begin.wav").write_bytes(b"no sound")
    for run_together in ("phase-1-countdown", "t4-serious-internal"):
        soundfile.write(tmp_path / "takes" / f"{run_together}.wav", speak_in_tones("all in one breath"), RATE)
    with pytest.raises(UserError) as error:
        CliRunner().invoke(command.voice, ["assemble", str(tmp_path / "takes")], obj=ENGLISH, catch_exceptions=False)
    told = error.value.render(ENGLISH)
    blamed = (
        "alert.wav",
        "Zone red.",
        "repeat.wav",
        "unconfirmed.wav",
        "begin.wav",
        "phase-1-countdown",
        "t4-serious-internal",
    )
    assert all(word in told for word in blamed)
    assert not places.user_voices_folder().exists()


def test_check_reports_problems_and_exits_with_1(captain: Path, tmp_path: Path) -> None:
    pack = shutil.copytree(captain, tmp_path / "bad")
    manifest = (pack / "voice.yaml").read_text(encoding="utf-8")
    manifest = manifest.replace("Alert!", "Alarm!")
    manifest = re.sub(r"  zone-red: .*\n", "", manifest)
    manifest = re.sub(r"(marks: \{five: )([0-9.]+)", lambda found: f"{found[1]}{float(found[2]) - 0.1:.6f}", manifest)
    (pack / "voice.yaml").write_text(manifest, encoding="utf-8")
    (pack / "clips" / "repeat.opus").unlink()
    for clip_id, gain in (("begin", 0.3), ("unconfirmed", 4.0)):
        file = pack / "clips" / f"{clip_id}.opus"
        sound, _ = soundfile.read(file, dtype="float32")
        soundfile.write(file, np.clip(sound * gain, -1, 1), RATE, format="OGG", subtype="OPUS")
    checked = call("check", str(pack), "--json")
    assert checked.exit_code == 1
    kinds = {(finding["clip"], finding["kind"]) for finding in json.loads(checked.output)["findings"]}
    assert kinds >= {
        ("alert", "text"), ("zone-red", "missing"), ("repeat", "unreadable"), ("begin", "quiet"),
        ("unconfirmed", "loud"), ("unconfirmed", "clipped"), ("phase-1-countdown", "mark-off"),
    }  # fmt: skip
    told = call("check", str(pack)).output
    assert "begin" in told
    assert "ClipProblem(" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_manifest_that_is_a_pipe_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "voice.yaml")
    ended = call_program(["voice", "check", str(tmp_path)], os.environ | {"PYTHONIOENCODING": "utf-8"})
    assert (ended.returncode, "voice.yaml: The file can't be read." in ended.stderr + ended.stdout) == (1, True)


@pytest.mark.parametrize("name", ["Big", "../up", "a b"])
def test_voice_name_cannot_be_a_path(name: str) -> None:
    words = ["build", "--engine", "tones", "--name", name]
    with pytest.raises(UserError):
        CliRunner().invoke(command.voice, words, obj=ENGLISH, catch_exceptions=False)


def test_missing_engine_error_lists_installed_ones() -> None:
    with refused("tones"):
        find_engine("hal-9000")
    for absent in (other for other in ENGINES if not other.present()):
        with refused("tones"):
            find_engine(absent.name)


def test_unknown_speaker_is_refused_even_if_the_engine_falls_back() -> None:
    picky = Engine("picky", lambda: True, lambda speaker: speak_in_tones, lambda: {"anna"}, {"en": "anna"})
    assert picky.speaker("en", None).name == "anna"
    with refused("nobody"):
        picky.speaker("en", "nobody")
    with refused("picky"):
        picky.speaker("ru", None)


@pytest.fixture
def festival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create fake festival programs that list one voice and record their arguments."""
    calls = tmp_path / "calls"
    for name in ("festival", "text2wave"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(
            f'#!/bin/sh\nprintf "%s\\n" "$@" >>{calls}\n[ {name} = text2wave ] || echo "(kal_diphone)"\n'
        )
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    return calls


@pytest.mark.skipif(sys.platform == "win32", reason="the programs of this test are scripts of a shell")
def test_executable_voice_file_is_never_run(festival: Path, tmp_path: Path) -> None:
    called = 'kal_diphone)(system "touch owned"'
    made = call("build", "--engine", "text2wave", "--voice", called, "-o", str(tmp_path / "voice"))
    assert made.exit_code != 0
    assert isinstance(made.exception, UserError)
    assert "system" not in festival.read_text()
    assert find_engine("text2wave").speaker("en", "kal_diphone").name == "kal_diphone"


@pytest.mark.parametrize("name", ["--path=/tmp", "/etc/passwd", "../../x", "", "en;ls"])
def test_names_never_become_options_or_paths(name: str) -> None:
    for found in ENGINES:
        if found.listed is not None and (name or not found.defaults):
            with pytest.raises(UserError):
                found.speaker("en", name)


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_engine_accepts_the_names_it_lists() -> None:
    espeak = find_engine("espeak-ng")
    assert espeak.speaker("en", None).name == "en"
    assert espeak.speaker("en", "en-gb+f3").name == "en-gb+f3"
    assert espeak.speaking(espeak.speaker("ru", "ru"))("Внимание!").any()


def test_voice_file_is_passed_as_the_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    piper = next(found for found in ENGINES if found.name == "piper")
    with refused("piper doesn't list voices"):
        piper.speaker("en", "amy.onnx")
    with refused("expected a model file"):
        piper.speaker("en", None, model=Path("--help"))
    (tmp_path / "-amy.onnx").touch()
    monkeypatch.chdir(tmp_path)
    speaker = piper.speaker("en", None, model=Path("-amy.onnx"))
    assert (speaker.name, speaker.model) == ("-amy", tmp_path / "-amy.onnx")


def test_kokoro_needs_a_file_of_voices_not_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Kokoro:
        def __init__(self, model: str, voices: str) -> None:
            opened.append(voices)

        def get_voices(self) -> list[str]:
            return ["bm_george"]

    monkeypatch.setitem(sys.modules, "kokoro_onnx", SimpleNamespace(Kokoro=Kokoro))
    kokoro = next(found for found in ENGINES if found.name == "kokoro")
    (tmp_path / "model.onnx").touch()
    (tmp_path / "voices").mkdir()
    speaker = kokoro.speaker("en", None, model=tmp_path / "model.onnx")
    with refused("kokoro needs its model file"):
        kokoro.speaking(speaker)
    (tmp_path / "voices.npz").touch()
    kokoro.speaking(speaker)
    assert opened == [str(tmp_path / "voices.npz")]


@pytest.mark.slow
def test_new_pack_replaces_only_a_pack(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    build = ("build", "--engine", "tones", "-o", str(folder), "--joins", "words")
    assert call(*build).exit_code == 0
    for other in ("notes.txt", "takes/begin.wav", "clips/begin.wav", "clips/mine.opus"):
        (folder / other).parent.mkdir(exist_ok=True)
        (folder / other).write_text("mine")
        before = sorted(folder.rglob("*"))
        made = call(*build)
        assert isinstance(made.exception, UserError)
        assert made.stderr == "", "refused before anything is said"
        assert sorted(folder.rglob("*")) == before
        (folder / other).unlink()
        if other.startswith("takes"):
            (folder / "takes").rmdir()
    assert call(*build).exit_code == 0
    (folder / "voice.yaml").write_text("my: own file\n")
    assert isinstance(call(*build).exception, UserError)
    assert (folder / "voice.yaml").read_text() == "my: own file\n"
    assert [path.name for path in tmp_path.iterdir()] == ["own"], "and nothing is left beside it"


def test_recording_without_a_microphone_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miniaudio_stream, "Microphone", _no_microphone)
    with refused("microphone"):
        CliRunner().invoke(command.voice, ["record", "captain"], obj=ENGLISH, catch_exceptions=False)


def _no_microphone() -> None:
    raise UserError("voice-no-microphone")


@pytest.mark.slow
def test_recording_resumes_where_it_stopped(takes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only missing takes are recorded, and silent or clipped ones are requested again."""
    kept = places.user_folder() / "recordings" / "captain"
    shutil.copytree(takes, kept)
    (kept / "alert.wav").unlink()
    said = [np.zeros(RATE, np.float32), np.ones(RATE, np.float32), speak_in_tones("Alert!")]

    class Mouth:
        def begin(self) -> None: ...
        def close(self) -> None: ...
        def end(self) -> Samples:
            return said.pop(0)

    monkeypatch.setattr(miniaudio_stream, "Microphone", Mouth)
    recorded = call("record", "captain", typed="\n" * 6)
    assert recorded.exit_code == 0, (recorded.output, recorded.exception)
    assert said == []
    assert voice_pack.load("captain").clip("alert").text == "Alert!"


def test_resampling_preserves_a_tone() -> None:
    time = np.arange(22050 * 2) / 22050
    again = resample(np.sin(2 * np.pi * 440 * time).astype(np.float32), 22050)
    expected = np.sin(2 * np.pi * 440 * np.arange(RATE * 2) / RATE)
    assert len(again) == len(expected)
    assert np.abs(again - expected)[RATE // 10 : -RATE // 10].max() < 0.01


@pytest.mark.long
@pytest.mark.slow
def test_effects_can_be_rebuilt(tmp_path: Path) -> None:
    assert call("effects", "-o", str(tmp_path / "effects")).exit_code == 0
    anew, kept = voice_pack.read(tmp_path / "effects"), voice_pack.load_effects()
    assert set(anew.clips) == set(kept.clips)
    for name in kept.clips:
        made, was = anew.samples(name), kept.samples(name)
        assert len(made) == len(was), name
        lost = float(np.sqrt(np.square(was - made).mean() / np.square(made).mean()))
        assert lost < 0.35, (name, lost)  # noise that Opus drops


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(command.voice.commands))
def test_every_voice_command_has_an_example(name: str, language: str) -> None:
    helped = CliRunner().invoke(
        cli.spacealert, ["voice", name, "--help", "--lang", language], obj=load_texts(language), prog_name="spacealert"
    )
    assert helped.exit_code == 0, helped.exception
    assert f"spacealert voice {name}" in helped.output.split("\n\n", 1)[1]
