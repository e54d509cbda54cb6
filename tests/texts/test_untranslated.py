"""The list of texts that a language lacks."""

import pytest
from support.untranslated import untranslated

from spacealert.texts import LANGUAGES, load_texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_untranslated_list_matches_the_fallbacks(language: str) -> None:
    missing = untranslated(language)
    texts = load_texts(language)
    for name in missing:
        assert not texts.has_own(name), name
    assert language != "en" or not missing


def test_language_without_a_file_lacks_its_texts() -> None:
    assert len(untranslated("de", whole_files=True)) > len(untranslated("de")) > 0
