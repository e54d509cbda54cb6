"""Phones in a terminal mission: the clock waits while players are still joining."""

import time
from pathlib import Path

import pytest
from support.terminal import Terminal, needs_terminals

pytestmark = [pytest.mark.slow, needs_terminals]


def test_mission_begins_when_everybody_has_joined(tmp_path: Path) -> None:
    words = ["-m", "spacealert", "--lang", "en", "play", "S1-1", "--terminal", "--silent", "--address", "127.0.0.1"]
    with Terminal(words, tmp_path) as terminal:
        terminal.wait_for("type the code")
        terminal.wait_for("Ready?")
        time.sleep(1.5)
        assert "0:01" not in terminal.seen
        terminal.press(" ")
        terminal.wait_for("0:01")
