"""Roles can be typed by their title in the rulebook or a short name, in every language."""

from datetime import date

import pytest

from spacealert.logbook import entry_input
from spacealert.logbook.entry_input import EntryInput


@pytest.mark.parametrize(
    ("typed", "role"),
    [
        ("офицер связи", "communications"),
        ("связь", "communications"),
        ("связист", "communications"),
        ("comms", "communications"),
        ("начальник службы безопасности", "security"),
        ("безопасник", "security"),
        ("chief of security", "security"),
        ("командир", "captain"),
    ],
)
def test_roles_accept_titles_and_short_names(typed: str, role: str) -> None:
    entry = entry_input.new_entry(EntryInput(mission="S2-3", crew=f"Боря={typed}", damage=1), date(2026, 11, 19))
    assert [(person.name, person.roles) for person in entry.crew] == [("Боря", (role,))]


@pytest.mark.parametrize(("typed", "kept"), [("s2-3", "S2-3"), ("S2-3", "S2-3"), ("our own", "our own")])
def test_typed_mission_is_the_one_in_the_library(typed: str, kept: str) -> None:
    entry = entry_input.new_entry(EntryInput(mission=typed, damage=1), date(2026, 11, 19))
    assert entry.mission == kept
    corrected = entry_input.correct_entry(entry, EntryInput(mission=typed), date(2026, 11, 20))
    assert corrected.mission == kept
