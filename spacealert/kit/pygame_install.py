"""Checks whether the installed pygame is pygame-ce and complete.

pip installs `pygame` and `pygame-ce` into the same folder. The last one wins, and uninstalling either leaves a broken
folder. This module doesn't import pygame, because importing a broken one would fail.
"""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from attrs import frozen


@frozen
class PygameInstall:
    """The state of the pygame folder: pygame-ce, the older pygame, or broken."""

    state: Literal["ce", "other", "broken"]

    @property
    def version(self) -> str | None:
        """The version that would be imported, or None."""
        return None if self.state == "broken" else _version("pygame-ce" if self.state == "ce" else "pygame")


def find_pygame_install() -> PygameInstall:
    if getattr(sys, "frozen", False):  # a one-folder build has no sources and brings its own pygame
        return PygameInstall("ce")
    spec = find_spec("pygame")
    start = "" if spec is None or spec.origin is None else Path(spec.origin).read_text("utf-8", "replace")
    if "pygame-ce" in start:  # the name in its greeting
        return PygameInstall("ce")
    return PygameInstall("broken" if _version("pygame") is None else "other")


def _version(package: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version  # loaded late, because it is slow

    try:
        return version(package)
    except PackageNotFoundError:
        return None
