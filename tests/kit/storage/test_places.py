"""Where the player's own things lie: where every program of the system puts them, unless the player says otherwise."""

import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path
from support.languages import refused

from spacealert import logbook
from spacealert.kit.storage import places, settings


@pytest.mark.parametrize("data_home", [None, "", " ", "/elsewhere/data"])
def test_own_things_lie_where_the_system_wants_them(data_home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPACEALERT_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data_home is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data_home)
    assert places.user_folder() == user_data_path("spacealert", appauthor=False)


def test_a_relative_folder_is_none_as_the_standard_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be another log book in every folder where the program is called."""
    monkeypatch.delenv("SPACEALERT_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    by_default = places.user_folder()
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    if sys.platform == "linux":
        assert places.user_folder() == by_default


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system knows a folder for everybody")
def test_somebody_without_a_home_is_told_and_can_still_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home(*_: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for variable in ("SPACEALERT_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert settings.read() == {}
    settings.change(motion=False)
    with logbook.open() as log:
        assert log.lines() == []
        with refused("cannot be written"):
            log.save_draft("mission", 1)


def test_a_player_may_put_all_into_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    assert places.user_scenarios() == tmp_path / "scenarios"
    assert places.settings_file().parent == tmp_path


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"null", b"{", b"[" * 100_000])
def test_settings_full_of_rubbish_are_as_if_there_were_none(
    content: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    places.settings_file().write_bytes(content)
    assert settings.read() == {}
    settings.change(motion=False)
    assert settings.read() == {"motion": False}


def test_a_choice_that_cannot_be_remembered_stops_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path / "file" / "folder"))
    settings.change(motion=False)
    assert settings.read() == {}
