"""Every example in the help works when it is copied and run."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from support import known_games
from support.languages import ENGLISH
from support.program_process import call_program

from spacealert.apps.cli import spacealert as root
from spacealert.texts import LANGUAGES, load_texts


def needs_more_than_a_terminal(line: str) -> bool:
    """Return whether an example needs more, such as a window, ten minutes, a loudspeaker or a custom voice."""
    more = (
        "play",
        "phones",
        "doctor",
        "voice build",
        "voice record",
        "voice assemble",
        "voice effects",
        "voice check /tmp",
    )
    return line == "spacealert" or "--window" in line or line.startswith(tuple(f"spacealert {name}" for name in more))


def commands(command: click.Command = root, path: tuple[str, ...] = ("cli",)) -> Iterator[tuple[str, click.Command]]:
    yield "-".join(path), command
    if isinstance(command, click.Group):
        context = click.Context(command, info_name=path[-1])
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from commands(inner, (*path, name))


@cache
def examples(lang: str) -> list[str]:
    return [
        line.strip() for text_id, _ in commands() for line in load_texts(lang).say(f"{text_id}.example").splitlines()
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text_id", [text_id for text_id, _ in commands()])
def test_every_command_has_an_example_that_calls_it(text_id: str, lang: str) -> None:
    called = ["spacealert", *text_id.split("-")[1:]]
    lines = load_texts(lang).say(f"{text_id}.example").splitlines()
    assert any(line.split()[: len(called)] == called for line in lines)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("text_id", [text_id for text_id, _ in commands()])
def test_every_command_describes_its_options(text_id: str, lang: str) -> None:
    arguments = [*text_id.split("-")[1:], "--help"]
    ended = CliRunner().invoke(root, arguments, obj=load_texts(lang), catch_exceptions=False)
    assert ended.exit_code == 0
    assert "--help" in ended.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_parses(lang: str) -> None:
    for line in examples(lang):
        for call in line.split("&&"):
            called = shlex.split(call.partition("<")[0].partition(">")[0])[1:]
            command: click.Command = root
            context = click.Context(root, info_name="spacealert")
            while isinstance(command, click.Group) and called and called[0] in command.list_commands(context):
                inner = command.get_command(context, called.pop(0))
                assert inner is not None
                command = inner
            command.make_context("example", called, obj=ENGLISH)  # raises click's objection, if any


def test_both_languages_have_the_same_examples() -> None:
    """Names and titles may be translated, but commands and options may not."""

    def bones(lang: str) -> list[list[str]]:
        return [[word for word in shlex.split(line) if word[0] == "-" or word in known] for line in examples(lang)]

    known = {name for text_id, _ in commands() for name in text_id.split("-")}
    assert bones("en") == bones("ru")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a folder with every file that the examples use."""
    folder = tmp_path_factory.mktemp("table")
    for name in ("game.yaml", "evening.yaml"):
        (folder / name).write_text(ENGLISH.say("cli-resolve.file"), encoding="utf-8")
    script = "010AL2STW,055UR3IT,220ID,250CS10,305DT,345PE1,730PE2,1000PE3"
    (folder / "script.txt").write_text(script, encoding="utf-8")
    (folder / "missions.cfg").write_text(f"[ours]\nmission01 = {script}\n", encoding="utf-8")
    finding = next(known_games.cases("findings"))
    (folder / "games.jsonl").write_text(json.dumps(finding["game"]) + "\n", encoding="utf-8")
    (folder / "scenarios").mkdir()
    for page in (folder / "mine.yaml", folder / "scenarios" / "mine.yaml"):
        call(folder, "home", "scenarios", "generate", "--seed", "1", "-o", str(page))
    for _ in range(12):
        call(folder, "home", "log", "add", "--game", str(folder / "game.yaml"))
    call(folder, "home", "careers", "new", "Vega")
    for _ in range(2):
        call(folder, "home", "log", "add", "--mission", "S2-3", "--crew", "Anna, Boris, Vera, Kim", "--destroyed", "70")
    call(folder, "home", "careers", "fly", "13", "--who", "Vega")
    call(folder, "home", "log", "add", "--mission", "S2-4", "--destroyed", "5")
    call(folder, "home", "log", "undo")  # redo makes this repeatable
    call(folder, "theirs", "log", "add", "--mission", "S2-1", "--destroyed", "7")
    call(folder, "theirs", "log", "export", str(folder / "their-table.json"))
    return folder


def call(folder: Path, home: str, *arguments: str) -> None:
    environment = {"SPACEALERT_HOME": str(folder / home)}
    ended = CliRunner().invoke(root, arguments, env=environment, obj=ENGLISH, catch_exceptions=False)
    assert ended.exit_code == 0


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs bash")
@pytest.mark.parametrize(
    "line", [line for line in dict.fromkeys(examples("en")) if not needs_more_than_a_terminal(line)]
)
def test_examples_work_as_printed(line: str, table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synthesizer = re.search(r"--engine (espeak-ng)", line)
    if synthesizer and shutil.which(synthesizer[1]) is None:
        pytest.skip(f"{synthesizer[1]} is not installed")
    folder = shutil.copytree(table, tmp_path / "table")
    environment = {**os.environ, "SPACEALERT_HOME": str(folder / "home"), "HOME": str(folder), "LANG": "en_US.UTF-8"}
    monkeypatch.chdir(folder)
    if re.fullmatch(r"""[-\w ./+=,"']+""", line):
        ended = call_program(["--lang", "en", *shlex.split(line)[1:]], {**environment, "PYTHONIOENCODING": "utf-8"})
    else:
        script = f'spacealert() {{ "{sys.executable}" -m spacealert --lang en "$@"; }}; {line}'
        ended = subprocess.run(
            ["bash", "-c", script], env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False
        )
    assert ended.returncode == 0, ended.stderr
