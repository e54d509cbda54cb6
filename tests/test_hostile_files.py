"""Malicious files: each is refused with a sentence, and the largest stay within their limits."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from support.folders import DATA

sys.path.insert(0, str(Path(__file__).parent / "bench"))
fuzz, costs = import_module("fuzz"), import_module("costs")

HOSTILE = DATA / "hostile"
FILES = sorted(path for path in HOSTILE.glob("*/*") if path.parent.name in fuzz.PARSERS)
HUGE = [(parser, name) for parser, files in costs.HUGE.items() for name in files]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_hostile_files_are_refused_in_sentences(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    outcome, broken = fuzz.round_of(path.parent.name, path.read_bytes(), tmp_path)
    assert broken is None, broken.why
    # Broken settings must not stop the game.
    assert outcome == ("accepted" if path.parent.name == "settings" else "refused")


def test_hostile_files_cover_every_kind() -> None:
    kinds = {path.parent.name for path in FILES}
    assert kinds == {path.name for path in HOSTILE.iterdir()}
    assert kinds >= {"scenario", "script", "game", "batch", "voice", "log", "draft", "campaign", "settings", "message"}


@pytest.mark.slow
@pytest.mark.parametrize(("parser", "name"), HUGE)
def test_largest_files_stay_within_their_limits(
    parser: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a file takes at most five seconds of work. `bench/costs.py` prints times and memory."""
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    _, broken = fuzz.round_of(parser, costs.HUGE[parser][name](), tmp_path)
    assert broken is None, broken.why
