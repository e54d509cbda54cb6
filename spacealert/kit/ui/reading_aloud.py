"""A screen reader that uses the system's voice, for people who cannot see the scenes.

A new scene is read in full. After that, only changes and the newly focused button are read.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence

from attrs import define, field

from spacealert.kit.ui.screen import Screen

_EVERY = 0.5  # seconds between checks of a scene
_LONGEST = 1500  # maximum characters spoken at once
_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


def speech_command(language: str) -> tuple[str, ...] | None:
    """Return a command that reads its standard input aloud, or None if this system has none."""
    if sys.platform == "win32":
        return ("powershell", "-NoProfile", "-Command", _WINDOWS)
    commands = (
        ("spd-say", "--wait", "--pipe-mode", "--language", language),
        ("say", "-f", "-"),
        ("espeak-ng", "-v", language, "--stdin"),
    )
    return next((command for command in commands if shutil.which(command[0])), None)


@define
class ScreenReader:
    """A screen reader that speaks new lines. Newer lines interrupt older lines."""

    command: Sequence[str]
    _scene: int = field(default=0, init=False)
    _lines: tuple[str, ...] = field(default=(), init=False)
    _focused: str = field(default="", init=False)
    _waited: float = field(default=_EVERY, init=False)
    _saying: "subprocess.Popen[str] | None" = field(default=None, init=False)

    def find_new_words(self, screen: Screen) -> str:
        """Return the lines that are new since the last call, and the words of a newly focused button."""
        scene, lines = id(screen.scene), tuple(screen.scene.describe())
        known = set(self._lines) if scene == self._scene else set()
        words = screen.focused_words
        fresh = [line for line in lines if line not in known]
        if words and words != self._focused:
            fresh.append(words)
        self._scene, self._lines, self._focused = scene, lines, words
        return ". ".join(fresh)[:_LONGEST]

    def tick(self, screen: Screen, seconds: float) -> None:
        """Advance the time, and read new lines aloud when a check is due."""
        self._waited += seconds
        if self._waited < _EVERY:
            return
        self._waited = 0.0
        if text := self.find_new_words(screen):
            self.say(text)

    def say(self, text: str) -> None:
        self.stop()
        try:
            self._saying = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True
            )
            assert self._saying.stdin is not None
            self._saying.stdin.write(text + "\n")
            self._saying.stdin.close()
        except OSError:
            self._saying = None  # the system's voice is gone, so continue without it

    def stop(self) -> None:
        if self._saying is not None:
            self._saying.kill()
            self._saying.wait()
            self._saying = None
