"""The command line as a person meets it: help, exit codes, both languages, and no traceback whatever happens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(*words: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment |= {"SPACEALERT_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8", **more}
    call = [sys.executable, "-m", "spacealert", *words]
    return subprocess.run(call, capture_output=True, encoding="utf-8", env=environment, timeout=60, check=False)


def test_help_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    assert "Commands" in run("--help", home=tmp_path).stdout
    assert "Команды" in run("--help", home=tmp_path, LANG="ru_RU.UTF-8").stdout


def test_the_option_outweighs_the_setting_and_the_setting_the_system(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "ru"}', encoding="utf-8")
    assert "Команды" in run("--help", home=tmp_path).stdout
    assert "Commands" in run("--lang", "en", "--help", home=tmp_path).stdout
    assert "Commands" in run("--help", "--lang=en", home=tmp_path).stdout


def test_a_setting_file_full_of_rubbish_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\x00[")
    assert run("--help", home=tmp_path).returncode == 0


@pytest.mark.parametrize("call", [["nonsense"], ["--nonsense"], ["completion"], ["--lang", "xx", "completion", "bash"]])
def test_a_wrong_call_ends_with_two_and_no_traceback(call: list[str], tmp_path: Path) -> None:
    ended = run(*call, home=tmp_path)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_completion_script(shell: str, tmp_path: Path) -> None:
    assert "_SPACEALERT_COMPLETE" in run("completion", shell, home=tmp_path).stdout
