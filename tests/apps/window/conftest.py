"""The tables of these tests have been here before: nobody is asked for a language and a box."""

from pathlib import Path

import pytest

from spacealert.kit.storage import settings


@pytest.fixture
def own_folder(own_folder: Path) -> Path:
    settings.change(welcomed=True)
    return own_folder
