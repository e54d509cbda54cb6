"""Fields with a fixed set of values are literals, so that type checking finds misspelled ones."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.folders import PROJECT

RIGHT = """
from spacealert.engine import events
from spacealert.engine.state import Person, State

def fire(state: State, person: Person) -> None:
    if emit := state.listener:
        emit(events.AlreadyFired, person.color, weapon="heavy-laser", station="UW", by="blue")
        emit(events.NothingToLose, 1, "E1-01", what="rocket")
        emit(events.NoEnergy, person.color, weapon="light-laser", station="LR", zone="red")
"""


def errors(file: Path, text: str) -> str:
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(PROJECT / ".mypy_cache"), str(file)]
    return subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=False).stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("heavy-laser", "heavy laser"),
        ("UW", "WU"),
        ("rocket", "rockets"),
        ('zone="red"', 'zone="green"'),
        ("light-laser", "lightlaser"),
    ],
)
def test_misspelt_event_fact_fails_type_checking(tmp_path: Path, right: str, wrong: str) -> None:
    assert "Success" in errors(tmp_path / "right.py", RIGHT)
    assert "[arg-type]" in errors(tmp_path / "wrong.py", RIGHT.replace(right, wrong))
