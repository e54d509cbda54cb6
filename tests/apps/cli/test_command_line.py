"""The command line as users see it: help, exit codes, both languages, and never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.program_process import Ended, call_program


def run(*words: str, home: Path, **more: str) -> Ended:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment |= {"SPACEALERT_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8", **more}
    return call_program(words, environment)


def test_help_uses_the_system_language(tmp_path: Path) -> None:
    assert "Commands" in run("--help", home=tmp_path).stdout
    assert "Команды" in run("--help", home=tmp_path, LANG="ru_RU.UTF-8").stdout


def test_language_option_overrides_setting_which_overrides_system(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "ru"}', encoding="utf-8")
    assert "Команды" in run("--help", home=tmp_path).stdout
    assert "Commands" in run("--lang", "en", "--help", home=tmp_path).stdout
    assert "Commands" in run("--help", "--lang=en", home=tmp_path).stdout


def test_damaged_settings_do_not_prevent_playing(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\x00[")
    assert run("--help", home=tmp_path).returncode == 0


@pytest.mark.parametrize("call", [["nonsense"], ["--nonsense"], ["completion"], ["--lang", "xx", "completion", "bash"]])
def test_usage_error_exits_with_2_without_traceback(call: list[str], tmp_path: Path) -> None:
    ended = run(*call, home=tmp_path)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("call", "meant"),
    [
        (["pley"], "spacealert play"),
        (["scenarios", "s2-3"], "spacealert scenarios show s2-3"),
        (["log", "ad"], "spacealert log add"),
    ],
)
def test_unknown_command_suggests_the_closest(call: list[str], meant: str, tmp_path: Path) -> None:
    ended = run("--lang", "en", *call, home=tmp_path)
    assert (ended.returncode, f"Did you mean “{meant}”?" in ended.stderr) == (2, True)


def test_without_a_display_the_terminal_is_offered_for_the_same_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    ended = run("--lang", "en", "play", "S1-1", home=tmp_path)
    assert (ended.returncode, "spacealert play S1-1 --terminal" in ended.stderr) == (1, True)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_a_completion_script(shell: str, tmp_path: Path) -> None:
    assert "_SPACEALERT_COMPLETE" in run("completion", shell, home=tmp_path).stdout


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("spacealert sce", ("scenarios", "Перечисляет задания")),
        ("spacealert scenarios sh", ("show", "Показывает всё, что происходит в задании")),
        ("spacealert resolve --exp", ("--explain", "Добавить к каждой фразе номер раздела правил.")),
        ("spacealert scenarios show DA-E6", ("DA-E6", "")),
    ],
)
def test_shell_completion_lists_names_with_descriptions(typed: str, completed: tuple[str, str], tmp_path: Path) -> None:
    asked = {"_SPACEALERT_COMPLETE": "fish_complete", "COMP_WORDS": typed, "COMP_CWORD": typed.split()[-1]}
    ended = run(home=tmp_path, LANG="ru_RU.UTF-8", **asked)
    assert ended.returncode == 0
    assert completed[0] in ended.stdout
    assert completed[1] in ended.stdout


def shell(line: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which `spacealert` is this program."""
    environment = {**os.environ, "SPACEALERT_HOME": str(home), "LANG": "en_US.UTF-8", "LANGUAGE": "en"}
    script = f'spacealert() {{ "{sys.executable}" -m spacealert --lang en "$@"; }}; set -o pipefail; {line}'
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, encoding="utf-8", env=environment, timeout=60, check=False
    )


posix = pytest.mark.skipif(os.name != "posix", reason="needs bash and /dev/full")


@posix
def test_closed_pipe_is_not_an_error(tmp_path: Path) -> None:
    ended = shell("spacealert threats | true; echo ${PIPESTATUS[0]}", tmp_path)
    assert (ended.stdout, ended.stderr) == ("0\n", "")


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("call", ["scenarios list", "scenarios list --json", "--help"])
def test_full_disk_is_reported_in_one_sentence(call: str, tmp_path: Path) -> None:
    ended = shell(f"spacealert {call} > /dev/full", tmp_path)
    assert (ended.returncode, ended.stderr) == (1, "The output can't be written: the disk is full.\n")


@posix
def test_closed_input_counts_as_empty(tmp_path: Path) -> None:
    assert shell("spacealert resolve --batch <&-", tmp_path).returncode == 0
    (tmp_path / "script.txt").touch()
    assert shell(f'spacealert scenarios import "{tmp_path}/script.txt" <&-', tmp_path).returncode == 2


@pytest.mark.parametrize(
    "command", ["scenarios show", "scenarios check", "scenarios generate", "resolve", "play", "threats", "voice build"]
)
def test_russian_help_names_values_in_russian(command: str, tmp_path: Path) -> None:
    told = run(*command.split(), "--help", "--lang", "ru", home=tmp_path).stdout
    for english in ("MISSION", "FILE", "GAME", "CARDS", "TEXT", "INTEGER", "FLOAT", "RANGE", "CREW"):
        assert english not in told


def test_russian_help_names_the_missing_argument_in_russian(tmp_path: Path) -> None:
    assert "ФАЙЛ…" in run("scenarios", "check", "--lang", "ru", home=tmp_path).stderr


def test_play_completes_missions_like_every_command_that_takes_one(tmp_path: Path) -> None:
    ended = run(home=tmp_path, _SPACEALERT_COMPLETE="bash_complete", COMP_WORDS="spacealert play DA-E", COMP_CWORD="2")
    assert [line.partition(",")[2] for line in ended.stdout.splitlines()] == [f"DA-E{n}" for n in range(1, 7)]


@pytest.mark.parametrize("folder", ["file", "new", "new/folder"])
@pytest.mark.parametrize(
    "call",
    [
        "scenarios generate --seed 1 -o",
        "scenarios show S1-1 --sheet -o",
        "scenarios import script.txt --dialect card -o",
        "soundtrack S1-1 -o",
        "soundtrack S1-1 --cues",
        "soundtrack S1-1 -o x.ogg --cue-sheet",
        "resolve game.yaml --html",
        "log walk 1 --html",
        "log stats -o",
        "log export",
        "voice effects -o",
        "voice build --engine nothing -o",
        "voice assemble . -o",
    ],
)
def test_named_folder_must_exist(call: str, folder: str, tmp_path: Path) -> None:
    """The error appears before any work is done, and no file is created."""
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    ended = run(*call.split(), str(tmp_path / folder / "x"), home=tmp_path / "home")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"{tmp_path / folder / 'x'} can't be written: its folder doesn't exist.\n"
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("scenarios generate --seed 1 -o folder", "folder can't be written: it's a folder."),
        ("log export folder", "folder can't be written: it's a folder."),
        ("voice effects -o file", "file can't be written: it's a file, not a folder."),
        (
            "scenarios import script.txt --dialect card -o file",
            "file can't be written: it's a file, not a folder.",
        ),
    ],
)
def test_files_and_folders_are_not_confused(
    call: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("something", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ended = run(*call.split(), home=tmp_path / "home")
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", f"{sentence}\n")


@pytest.mark.permissions
@pytest.mark.parametrize(
    "call",
    [
        "scenarios check {}/x.yaml",
        "scenarios check {}",
        "scenarios show {}/x.yaml",
        "scenarios generate -o {}/x.yaml",
        "scenarios import {}/x --dialect card",
        "resolve {}/x",
        "voice check {}/x",
        "voice assemble {}/x",
        "log import {}/x",
    ],
)
def test_unreadable_folder_is_reported_in_one_sentence(call: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.mkdir(mode=0)
    ended = run(*call.format(secret / "inner").split(), home=tmp_path / "home")
    secret.chmod(0o700)
    assert ended.returncode == 1
    assert len((ended.stdout + ended.stderr).splitlines()) == 1
    assert "our fault" not in ended.stderr


@pytest.mark.skipif(os.name != "posix", reason="other systems have other limits")
@pytest.mark.parametrize("call", ["scenarios check", "scenarios generate -o", "resolve", "voice check", "log import"])
@pytest.mark.parametrize("name", ["a" * 300, "a/" * 3000 + "a"])
def test_overlong_file_name_is_reported_in_one_sentence(call: str, name: str, tmp_path: Path) -> None:
    ended = run(*call.split(), name, home=tmp_path)
    assert ended.returncode == 1
    assert len((ended.stdout + ended.stderr).splitlines()) == 1
    assert "our fault" not in ended.stderr


def test_output_folder_is_created(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("010AL2STW,345PE1,730PE2,1000PE3", encoding="utf-8")
    ended = run("scenarios", "import", str(script), "--dialect", "card", "-o", str(tmp_path / "new"), home=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["script.yaml"]


def test_ctrl_c_is_quiet_while_loading() -> None:
    script = """
import os, signal, sys
import spacealert.__main__ as begin

class Pressed:
    def find_spec(self, name, *_):
        if name == "spacealert.apps.cli":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Pressed())
begin.run()
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


@pytest.mark.parametrize("zone", ["UTC", ".", "/usr/share/zoneinfo", "nonsense"])
def test_invalid_time_zone_is_ignored(zone: str, tmp_path: Path) -> None:
    (tmp_path / "UTC").mkdir()
    ended = subprocess.run(
        [sys.executable, "-m", "spacealert", "--version"],
        cwd=tmp_path, env=os.environ | {"TZ": zone}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (ended.returncode, len(ended.stderr.splitlines())) == (0, zone != "UTC")  # one sentence explains it
