"""The contents of the pygame folder, even if there are no sources to look at."""

import sys

import pytest

from spacealert.kit.pygame_install import find_pygame_install


def test_one_folder_build_contains_our_pygame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("spacealert.kit.pygame_install.find_spec", lambda name: None)
    assert find_pygame_install().state == "ce"
