"""The system's reduced motion setting, as each desktop stores it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from spacealert.kit.ui import display

FILES = {
    "gtk-4.0/settings.ini": "[Settings]\ngtk-enable-animations = false\n",
    "gtk-3.0/settings.ini": "[Settings]\ngtk-enable-animations=0\n",
    "kdeglobals": "[KDE]\nAnimationDurationFactor=0\n",
}
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows is asked otherwise")


@pytest.fixture(autouse=True)
def _linux_without_a_desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    display.prefers_reduced_motion.cache_clear()
    yield
    display.prefers_reduced_motion.cache_clear()


@pytest.mark.parametrize("name", FILES)
def test_reduced_motion_of_the_desktop_is_respected(name: str, tmp_path: Path) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(FILES[name], encoding="utf-8")
    assert display.prefers_reduced_motion()


def test_other_desktops_keep_motion(tmp_path: Path) -> None:
    assert not display.prefers_reduced_motion()
    display.prefers_reduced_motion.cache_clear()
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0.5\n", encoding="utf-8")
    assert not display.prefers_reduced_motion()


@pytest.mark.parametrize(("said", "still"), [("false", True), ("true", False), ("No such key", False)])
def test_gnome_setting_is_read(said: str, still: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "gsettings"
    tool.write_text(f"#!/bin/sh\necho {said}\n", encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert display.prefers_reduced_motion() is still
