"""File names never pass control characters to the terminal, whatever the command."""

import os
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from support.folders import DATA

NAME = "a\x1b[2J\x07\nsaved\x9b\u202eb"
GAMES = DATA / "games"


@pytest.mark.skipif(os.name == "nt", reason="file names have no control characters there")
@pytest.mark.parametrize(
    "words",
    [
        ("scenarios", "check", "{there}.yaml"),
        ("scenarios", "check", "{missing}.yaml"),
        ("scenarios", "check", "{folder}"),
        ("scenarios", "show", "{there}.yaml"),
        ("scenarios", "show", "S2-3", "--sheet", "-o", "{new}"),
        ("scenarios", "show", "S2-3", "--sheet", "-o", "{missing}/x"),
        ("scenarios", "generate", "-o", "{new}.yaml"),
        ("scenarios", "import", "{there}.yaml", "--dialect", "nominal"),
        ("scenarios", "import", "{missing}", "--dialect", "nominal"),
        ("scenarios", "import", "{script}", "--dialect", "nominal", "-o", "{folder}"),
        ("play", "{there}.yaml"),
        ("resolve", "{there}.yaml"),
        ("resolve", "{missing}"),
        ("resolve", str(GAMES / "mission.yaml"), "--html", "{new}.html"),
        ("resolve", str(GAMES / "mission.yaml"), "--html", "{folder}"),
        ("soundtrack", "S1-1", "-o", "{missing}/x.wav"),
        ("voice", "check", "{folder}"),
        ("voice", "check", "{missing}"),
        ("log", "import", "{there}.yaml"),
        ("log", "import", "{missing}"),
        ("log", "export", "{new}.json"),
        ("log", "export", "{missing}/x.json"),
        ("log", "add", "{there}.yaml"),
    ],
    ids=lambda words: " ".join(words[:2]) + " " + words[-1],
)
def test_no_command_prints_undecodable_file_name_bytes(
    words: tuple[str, ...], call: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    (tmp_path / f"{NAME}.yaml").write_text("id: \x1b[2J\n", encoding="utf-8")
    (tmp_path / f"{NAME}.txt").write_text("345PE1,730PE2,1000PE3\n", encoding="utf-8")
    (tmp_path / f"folder {NAME}").mkdir()
    places = {
        "there": tmp_path / NAME,
        "script": tmp_path / f"{NAME}.txt",
        "missing": tmp_path / f"missing {NAME}",
        "folder": tmp_path / f"folder {NAME}",
        "new": tmp_path / f"new {NAME}",
    }
    ended = call(*(word.format(**places) for word in words))
    told = ended.stdout + ended.stderr
    assert "\nsaved" not in told
    assert [letter for letter in told if not letter.isprintable() and letter not in "\n\xa0\u202f"] == []
