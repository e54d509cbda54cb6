"""A mission can be found by any of its names."""

from pathlib import Path

import pytest
from support.languages import refused

from spacealert.kit.i18n.errors import UserError
from spacealert.missions import library
from spacealert.missions.scenario import Kind


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("s2-3", "S2-3"),
        (" Mission 3 ", "S2-3"),
        ("mission3", "S2-3"),
        ("миссия 3", "S2-3"),
        ("ЗАДАНИЕ 3", "S2-3"),
        ("3", "S2-3"),
        ("sim 2", "S1-4"),
        ("Advanced simulation 03", "S1-8"),
        ("учебный полет 2", "S1-2"),
        ("Double actions, mission 12", "DA-12"),
        ("easy double action 2", "DA-E2"),
        ("облегчённые двойные действия 2", "DA-E2"),
    ],
)
def test_missions_are_found_by_id_title_and_number(name: str, id_: str) -> None:
    assert library.find(name).id == id_


def test_number_refers_to_the_chosen_kind() -> None:
    assert [library.find("2", kind).id for kind in Kind] == ["S1-2", "S1-4", "S1-7", "S2-2", "DA-E2", "DA-2"]


def test_codes_are_not_titles() -> None:
    assert library.find("mission 5 KKX-DMM").code == "mission 5 KKX-DMM"


@pytest.mark.parametrize("name", ["S2-9", "9", "0", "mission", "", "Missoin 3"])
def test_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UserError) as caught:
        library.find(name)
    assert caught.value.text_id == "scenario-unknown"


def test_ambiguous_title_is_refused_with_ids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    (tmp_path / "scenarios").mkdir()
    for id_ in ("ours", "theirs"):
        text = f"id: {id_}\nkind: mission\ntitle: The long night\nphases: [3:45, 7:30, 10:00]\nevents: {{}}\n"
        (tmp_path / "scenarios" / f"{id_}.yaml").write_text(text, encoding="utf-8")
    assert library.find("OURS").id == "ours"
    with refused("ours, theirs"):
        library.find("the long night")
