"""One process can use several languages at the same time, and each client gets its own."""

from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal
from support.folders import DATA
from support.languages import ENGLISH, RUSSIAN

from spacealert.apps.window import evening
from spacealert.engine import resolve
from spacealert.gamefile import reader
from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError
from spacealert.kit.i18n.texts import Message, MissingTextError, Resolver, Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui.screen import Screen
from spacealert.narration.sentences import EventNarrator
from spacealert.session import Session
from spacealert.session.commands import SetLanguage
from spacealert.texts import LANGUAGES, load_texts

GAME = DATA / "games" / "first-flight.yaml"


@pytest.fixture
def own_folder(own_folder: Path) -> Path:
    settings.change(welcomed=True)
    return own_folder


def test_two_windows_can_use_two_languages(own_folder: Path) -> None:
    english, russian = (
        Screen(evening.open_title(texts, Session(language=texts.language))) for texts in (ENGLISH, RUSSIAN)
    )
    for _ in range(2):
        assert "Resolve a game" in " ".join(english.scene.describe())
        assert RUSSIAN.say("screen-open-resolve") in " ".join(russian.scene.describe())
        for screen in (english, russian):
            screen.paint()
    for screen in (english, russian):
        screen.press("r")
    assert english.scene.describe() != russian.scene.describe()


def test_windows_change_language_independently(own_folder: Path) -> None:
    changed, kept = (Screen(evening.open_title(ENGLISH, Session())) for _ in range(2))
    before = kept.scene.describe()
    changed.press("s")
    changed.scene.perform(SetLanguage("ru"))
    changed.press("escape")
    assert changed.scene.describe() != before
    assert kept.scene.describe() == before
    changed.press("l")  # the following line uses the new language
    assert RUSSIAN.say("logbook-empty") in changed.scene.describe()


def test_two_tellers_can_share_a_game() -> None:
    game = reader.read(GAME).game
    events = resolve(game).events
    narrators = [EventNarrator(texts, game) for texts in (ENGLISH, RUSSIAN, ENGLISH, RUSSIAN)]
    in_turns = [[narrator.describe(event).text for narrator in narrators] for event in events]
    for place, texts in enumerate((ENGLISH, RUSSIAN, ENGLISH, RUSSIAN)):
        alone = EventNarrator(texts, game)
        assert [told[place] for told in in_turns] == [alone.describe(event).text for event in events]


def test_errors_use_the_language_of_their_display() -> None:
    error = UserError("logbook-typed-role", found="cook")
    assert "cook" in error.render(ENGLISH)
    assert "cook" in error.render(RUSSIAN)
    assert error.render(ENGLISH) != error.render(RUSSIAN)
    file = InvalidFile("a.yaml", [Problem(2, 1, "files-tab"), Problem(1, 4, "files-empty")])
    for texts in (RUSSIAN, ENGLISH):
        first, second = file.render(texts).splitlines()
        assert first == f"a.yaml:1:4: {texts.say('files-empty')}"
        assert second == f"a.yaml:2:1: {texts.say('files-tab')}"


def test_nested_messages_use_the_same_language() -> None:
    cards = tuple(Message(f"threats-{code}", {}) for code in ("E1-05", "E1-06"))
    message = Message("game-card-in-full", {"code": "E1", "name": cards, "where": "none"})
    for texts in (ENGLISH, RUSSIAN):
        assert message.render(texts) == f"E1 {texts.say('threats-E1-05')}, {texts.say('threats-E1-06')}"


def test_missing_text_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "files.ftl").write_text("files-empty = Xanu\n", encoding="utf-8")
    texts = Texts(tmp_path / "xx", load_texts("en"))
    assert texts.say("files-empty") == "Xanu"
    assert texts.say("files-tab") == ENGLISH.say("files-tab")
    assert texts.say("screen-title") == ENGLISH.say("screen-title")
    assert texts.has("files-tab")
    assert not texts.has("files-no-such-thing")
    with pytest.raises(MissingTextError):
        texts.say("files-no-such-thing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_numbers_match_babel(language: str) -> None:
    categories = ("one", "few", "many", "other")
    cases = {"fact": "count", "cases": {name: name for name in categories}, "else": "other"}
    resolver, locale = Resolver(language), Locale(language)

    def texts(message_id: str) -> dict[str, str]:
        raise AssertionError("no text mentions another here")

    for number in (*range(1200), 12_345, 1_234_567, -1, -21, 0.25, 1.5, 2.0, 1234.5678, 0.0005, 1e9):
        facts = {"count": number}
        assert resolver.resolve([cases], facts, texts) == locale.plural_form(number), number
        assert resolver.resolve([{"fact": "count"}], facts, texts) == format_decimal(number, locale=locale), number
