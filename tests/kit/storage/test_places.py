"""The player's files are in the system's usual place unless the player chooses another."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path
from support.languages import refused

from spacealert import logbook
from spacealert.kit.storage import places, settings


@pytest.mark.parametrize("data_home", [None, "", " ", "/elsewhere/data"])
def test_user_files_follow_the_system_conventions(data_home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPACEALERT_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data_home is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data_home)
    assert places.user_folder() == user_data_path("spacealert", appauthor=False)


def test_relative_xdg_folder_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise, there would be another log book in every folder where the program is called."""
    monkeypatch.delenv("SPACEALERT_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    by_default = places.user_folder()
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    if sys.platform == "linux":
        assert places.user_folder() == by_default


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system knows a folder for everybody")
def test_missing_home_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home(*_: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for variable in ("SPACEALERT_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert settings.read() == {}
    settings.change(motion=False)
    with logbook.open() as log:
        assert log.lines() == []
        with refused("can't be written"):
            log.save_draft("mission", 1)


def test_relative_home_is_made_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPACEALERT_HOME", "stick")
    assert places.user_folder().as_uri() == (tmp_path / "stick").as_uri()


def test_one_folder_can_hold_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    assert places.user_scenarios_folder() == tmp_path / "scenarios"
    assert places.settings_file().parent == tmp_path


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"null", b"{", b"[" * 100_000])
def test_damaged_settings_are_ignored(content: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    places.settings_file().write_bytes(content)
    assert settings.read() == {}
    settings.change(motion=False)
    assert settings.read() == {"motion": False}


def test_unsaved_setting_does_not_stop_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path / "file" / "folder"))
    settings.change(motion=False)
    assert settings.read() == {}


def _called(word: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spacealert", word]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
@pytest.mark.parametrize("what", ["pipe", "/dev/zero", "folder", "huge"])
def test_invalid_settings_file_is_reported_and_kept(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    path = places.settings_file()
    match what:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "huge":
            path.write_bytes(b" " * 2_000_000)
        case device:
            path.symlink_to(device)
    before = path.lstat()
    assert settings.read() == {}
    settings.change(motion=False)
    assert (path.lstat().st_ino, path.lstat().st_size) == (before.st_ino, before.st_size)
    ended = _called("--version")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (0, 1)
    assert str(path) in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="TZ is read by the C library in its own way here")
def test_invalid_time_zone_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    for zone in ("../../../etc/passwd", ":/dev/zero", ":/etc/passwd", "Nowhere/City", "/nothing"):
        monkeypatch.setenv("TZ", zone)
        ended = _called("--version")
        assert (ended.returncode, len(ended.stderr.splitlines()), zone in ended.stderr) == (0, 1, True)
    for zone in ("UTC", "Europe/Prague", ":Europe/Prague", "CET-1CEST,M3.5.0,M10.5.0/3", "<+03>-3", ""):
        monkeypatch.setenv("TZ", zone)
        assert _called("--version").stderr == ""


def test_settings_are_read_once_until_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    settings.change(motion=False)
    read: list[Path] = []
    found_in = settings._read_file
    monkeypatch.setattr(settings, "_read_file", lambda path: (read.append(path), found_in(path))[1])  # type: ignore[func-returns-value]
    for _ in range(60):
        assert settings.read() == {"motion": False}
    assert len(read) <= 1
    places.settings_file().write_bytes(b'{"motion": true}')
    assert settings.read() == {"motion": True}
