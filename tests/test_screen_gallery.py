"""Every scene, in both languages and three sizes: no text is cut, and each can be told in words."""

from collections.abc import Iterator

import pytest

from spacealert import words
from spacealert.screen import gallery


@pytest.fixture(autouse=True)
def language_restored() -> Iterator[None]:
    before = words.language()
    yield
    words.speak(before)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", gallery.SCENES)
def test_every_text_fits_at_every_size(name: str, language: str) -> None:
    cut = {size: gallery.overflows(name, language, size) for size in (*gallery.SIZES, (1024, 768), (3840, 2160))}
    assert not {size: overflows for size, overflows in cut.items() if overflows}


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", gallery.SCENES)
def test_every_scene_can_be_told_in_words(name: str, language: str) -> None:
    told = gallery.shown(name, language, gallery.SIZES[0]).scene.describe()
    assert told
    assert all(line.strip() for line in told)
