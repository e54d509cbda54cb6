"""The commands `soundtrack`, `play` and `doctor`."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from support.terminal import Terminal, needs_terminals

from spacealert.kit.storage import places
from spacealert.missions import library
from spacealert.session.action_round import ActionRound
from spacealert.session.saved_games import Autosave
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup

Call = Callable[..., CompletedProcess[str]]
NO_SOUND = {"PULSE_SERVER": "unix:/nowhere", "SDL_AUDIODRIVER": "nonsense"}


def test_timeline_starts_with_the_sample_rate(call: Call) -> None:
    header, *cues = json.loads(call("soundtrack", "S2-3", "--cues", "-").stdout)
    assert (header["rate"], header["scenario"]) == (48000, "S2-3")
    assert len(cues) == 33
    for cue in cues:
        assert {"kind", "at", "length", "sample", "due", "spoken", "text"} <= cue.keys()
        assert cue["at"] == pytest.approx(cue["sample"] / 48000)
    (down, *_) = (cue for cue in cues if cue["kind"] == "comms-down")
    assert (down["at"], down["due"], down["spoken"]) == (110.0, 110.0, True)


def test_soundtrack_uses_the_requested_language(call: Call) -> None:
    header, begin, *_ = json.loads(call("--lang", "ru", "soundtrack", "S1-1", "--json").stdout)
    assert header["language"] == "ru"
    assert begin["text"].startswith("Внимание!")


def test_a_crew_of_four_hears_no_unconfirmed_report(call: Call) -> None:
    everything, four = (
        {cue.get("kind") for cue in json.loads(call("soundtrack", "S2-3", "--json", *crew).stdout)}
        for crew in ((), ("--crew", "4"))
    )
    assert everything - four == {"unconfirmed"}


def test_mission_page_needs_an_html_name(call: Call, tmp_path: Path) -> None:
    for wanted in ((), ("-o", tmp_path / "s2-3.mp3")):
        ended = call("soundtrack", "S2-3", "--page", *wanted)
        assert ended.returncode == 2
        assert ".html" in ended.stderr
    assert not list(tmp_path.iterdir())


def test_own_mission_file_becomes_a_soundtrack(call: Call, tmp_path: Path) -> None:
    page = tmp_path / "mine.yaml"
    page.write_text(
        "id: MINE\nkind: test flight\ntitle: {en: Mine}\nphases: [1:10, 2:20]\nevents:\n  0:15: threat T+1 red\n"
    )
    ended = call(
        "soundtrack", page, "-o", tmp_path / "mine.flac", "--cues", tmp_path / "mine.json",
        "--cue-sheet", tmp_path / "mine.cue", "--speed", "1.25",
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    header, *cues = json.loads((tmp_path / "mine.json").read_text())
    zero = next(cue for cue in cues if cue["kind"] == "phase-end")
    assert zero["sample"] == 70 / 1.25 * 48000
    import soundfile

    assert soundfile.info(tmp_path / "mine.flac").duration == pytest.approx(header["length"], abs=1e-4)
    assert "TRACK 02" in (tmp_path / "mine.cue").read_text()


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("soundtrack", "S9-9"), 1, "S9-9"),
        (("soundtrack", "S2-3", "-o", "x.xyz"), 1, ".wav .flac .ogg .opus .mp3"),
        (("soundtrack", "S2-3", "--voice", "nobody"), 1, "nobody"),
        (("soundtrack", "S2-3", "--crew", "4+4"), 1, "4+4"),
        (("soundtrack", "S2-3", "--crew", "many"), 2, "many"),
        (("soundtrack", "S2-3", "--cue-sheet", "x.cue"), 2, "--output"),
        (("soundtrack", "S2-3", "--speed", "3"), 2, "1.5"),
        (("play", "S2-3", "--terminal", "--from", "soon"), 2, "3:45"),
        (("play", "S2-3", "--terminal", "--from", "-1"), 2, "“-1” isn't a time"),
        (("play", "S2-3", "--terminal", "--from", "3:99"), 2, "“3:99” isn't a time"),
        (("play", "S2-3", "--terminal", "--from", "nan"), 2, "“nan” isn't a time"),
        (("play", "S2-3", "--terminal", "--from", "10:00"), 1, "S2-3 ends at 10:00. Choose an earlier start"),
        (("play", "S2-3", "--from", "99:00"), 1, "S2-3 ends at 10:00. Choose an earlier start"),
        (("play", "S2-3", "--terminal", "--from", "0:10", "--resume"), 2, "--resume, not both"),
        (("play", "S2-3", "--terminal", "--resume"), 1, "S2-3"),
        (("play", "S2-3", "--terminal", "--loudspeaker", "gramophone"), 1, "miniaudio"),
    ],
)
def test_invalid_requests_are_refused_in_one_sentence(call: Call, words: tuple[str, ...], code: int, told: str) -> None:
    ended = call(*words)
    assert ended.returncode == code
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr


def test_doctor_describes_the_system(call: Call) -> None:
    found = json.loads(call("doctor", "--json", "--no-test", **NO_SOUND).stdout)
    assert {one["name"] for one in found["loudspeakers"]} == {"miniaudio", "pygame", "simpleaudio"}
    assert found["packages"]["numpy"]
    assert found["engine"] == "python"
    assert set(found["voices"]) >= {"en-george", "ru-aleksandr"}


def test_doctor_reports_missing_loudspeakers(call: Call) -> None:
    ended = call("doctor", **NO_SOUND)
    assert ended.returncode == 0
    assert "by this computer's clock" in ended.stdout or "works" in ended.stdout
    assert "plain Python" in ended.stdout
    assert "Звук" in call("--lang", "ru", "doctor", "--no-test", **NO_SOUND).stdout


def test_voice_with_a_broken_clip_is_refused_before_the_mission(call: Call, home: Path) -> None:
    broken = home / "voices" / "broken"
    shutil.copytree(places.bundled_folder("audio") / "voices" / "en-george", broken)
    (broken / "clips").mkdir(exist_ok=True)  # a wheel has an archive instead
    (broken / "clips" / "operation-countdown.opus").write_bytes(b"OggS and no more")
    ended = call("play", "S1-1", "--terminal", "--voice", "broken", "--loudspeaker", f"file:{home}/heard.wav")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"{broken}/clips/operation-countdown.opus can't be read")
    assert len(ended.stderr.splitlines()) == 1
    assert not (home / "heard.wav").exists()


def test_resuming_after_the_end_does_not_restart(call: Call, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(home))
    saving = Autosave()
    saving.save(Playing(ActionRound(TableSetup(), "S1-1", library.find("S1-1"), seed=1)), 9999.0)
    saving.close()
    ended = call("play", "S1-1", "--terminal", "--silent", "--resume")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "S1-1 · Test flight 1 is over but not resolved yet. Open it with: spacealert\n"


@pytest.mark.parametrize(("lang", "told"), [("en", "“nan” isn't a number."), ("ru", "«nan» — не число.")])
@pytest.mark.parametrize("command", ["soundtrack", "play"])
def test_invalid_speed_is_refused(call: Call, command: str, lang: str, told: str) -> None:
    ended = call("--lang", lang, command, "S2-3", "--speed", "nan")
    assert ended.returncode == 2
    assert told in ended.stderr


def test_unwritable_soundtrack_is_refused_with_a_reason(call: Call, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    ended = call("soundtrack", "S2-3", "-o", tmp_path / "taken" / "x.ogg")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"{tmp_path}/taken/x.ogg can't be written: its folder doesn't exist.\n"


def test_loudspeaker_file_needs_an_existing_folder(call: Call, tmp_path: Path) -> None:
    ended = call("play", "S1-1", "--terminal", "--loudspeaker", f"file:{tmp_path}/none/x.wav")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"{tmp_path}/none/x.wav can't be written: its folder doesn't exist.\n"


def test_log_book_cannot_be_a_loudspeaker(call: Call, tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    book.write_bytes(b"SQLite format 3\0 and all the missions of this table")
    ended = call("play", "S1-1", "--terminal", "--loudspeaker", f"file:{book}")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1)
    assert book.read_bytes().startswith(b"SQLite")


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
@pytest.mark.parametrize(
    "words",
    [
        ("soundtrack", "S1-1", "-o", "x.ogg"),
        pytest.param(("voice", "build", "--engine", "tones", "-o", "x"), marks=pytest.mark.slow),
    ],
)
def test_soundtrack_on_a_full_disk_is_refused_without_leftovers(
    words: tuple[str, ...], tmp_path: Path, home: Path
) -> None:
    limited = {"SPACEALERT_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}  # no bytecode cut short for later tests
    ended = subprocess.run(
        ["bash", "-c", 'ulimit -f 2; "$@"', "-", sys.executable, "-m", "spacealert", "--lang", "en", *words],
        cwd=tmp_path, env={**os.environ, **limited}, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1] == f"{words[-1]} can't be written: the system won't allow it."
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.glob("*x*"))


@needs_terminals
@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("soundtrack", "S1-1", "-o", "x.wav"), ("voice", "check", "en-george"), ("doctor", "--no-test")]
)
def test_long_tasks_show_progress_only_in_a_terminal(
    words: tuple[str, ...], call: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with Terminal(["-m", "spacealert", "--lang", "en", *words], home) as terminal:
        terminal.wait_for("  0%")
        terminal.wait_for("100%")
        assert terminal.wait_for_end() == 0
    ended = call(*words)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "%" not in ended.stdout
