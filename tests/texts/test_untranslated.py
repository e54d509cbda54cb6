"""The list of texts that a language lacks."""

import pytest
from support.untranslated import untranslated

from spacealert.texts import LANGUAGES, in_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_listed_is_said_in_english(language: str) -> None:
    missing = untranslated(language)
    texts = in_language(language)
    for name in missing:
        assert not texts.owns(name), name
    assert language != "en" or not missing


def test_a_language_without_a_file_lacks_all_of_it() -> None:
    assert len(untranslated("de", whole_files=True)) > len(untranslated("de")) > 0
