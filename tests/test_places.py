"""Where the player's own things lie: where every program of the system puts them, unless the player says otherwise."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from spacealert.kit.storage import places, settings


@pytest.mark.parametrize("data_home", [None, "", " ", "/elsewhere/data"])
def test_own_things_lie_where_the_system_wants_them(data_home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPACEALERT_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data_home is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data_home)
    assert places.own_data() == user_data_path("spacealert", appauthor=False)


def test_a_player_may_put_all_into_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    assert places.own_scenarios() == tmp_path / "scenarios"
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
