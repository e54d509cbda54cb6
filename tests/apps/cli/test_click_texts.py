"""Click's own messages appear in the chosen language, even if the command line is rejected."""

from collections.abc import Callable
from gettext import GNUTranslations
from importlib.metadata import version
from pathlib import Path
from subprocess import CompletedProcess

import click
import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from spacealert.texts import FOLDER

CATALOG = FOLDER / "ru" / "LC_MESSAGES" / "click.po"
# Errors only programmers can cause. They read English.
FOR_PROGRAMMERS = ("DeprecationWarning", "defined twice", "declaration", "Boolean option", "Unknown", "name was passed")


def catalog() -> dict[str, tuple[str, ...]]:
    """Return each of click's texts (in the singular, if it has plurals) with its translations."""
    with CATALOG.open(encoding="utf-8") as file:
        messages = [message for message in read_po(file, locale="ru") if message.id]
    return {
        message.id if isinstance(message.id, str) else message.id[0]: (
            (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        )
        for message in messages
    }


def test_compiled_click_texts_match_their_source() -> None:
    with CATALOG.with_suffix(".mo").open("rb") as file:
        compiled = GNUTranslations(file)
    assert len(catalog()) > 50
    for text, translation in catalog().items():
        if len(translation) == 1:
            assert (compiled.gettext(text),) == translation
        else:
            assert tuple(compiled.ngettext(text, "", count) for count in (1, 2, 5)) == translation


def test_every_click_text_is_translated_with_all_plurals() -> None:
    with CATALOG.open(encoding="utf-8") as file:
        known = read_po(file, locale="ru").project
    if known != "click" or version("click") not in CATALOG.read_text(encoding="utf-8"):
        pytest.skip(f"the catalog was made for another click than {version('click')}")
    source = str(Path(click.__file__).parent)
    marked = {
        message if isinstance(message, str) else message[0]
        for _, _, message, _, _ in extract_from_dir(source, keywords={"_": None, "ngettext": (1, 2)})
    }
    missing = {text for text in marked - set(catalog()) if text != "d" and not any(w in text for w in FOR_PROGRAMMERS)}
    assert not missing
    assert all(all(translation) for translation in catalog().values())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["scenarios", "--help"], "Вызов: spacealert scenarios [ПАРАМЕТРЫ]"),
        (["scenarios", "lst"], "Команды «lst» нет. Возможно, вы имели в виду «spacealert scenarios list»?"),
        (["scenarios", "list", "--jsn"], "нет. Возможно, "),
        (["scenarios", "check"], "Не хватает аргумента 'ФАЙЛ…'"),
        (["scenarios", "export", "S2-1", "--dialect", "x"], "'x' не подходит, нужно одно из: 'nominal', 'card'"),
        (["scenarios", "export", "S2-1", "--dialect"], "Параметру '--dialect' нужно значение"),
        (["scenarios", "export", "S2-1", "S2-2"], "Лишний аргумент (S2-2)"),
    ],
)
def test_usage_errors_use_the_chosen_language(
    wrong: list[str], said: str, call: Callable[..., CompletedProcess[str]]
) -> None:
    ended = call("--lang", "ru", *wrong)
    assert said in ended.stdout + ended.stderr
    assert "Usage" not in ended.stdout + ended.stderr
    assert "Error" not in ended.stderr
    assert ended.returncode == (0 if "--help" in wrong else 2)


def test_chosen_english_overrides_a_russian_system(call: Callable[..., CompletedProcess[str]]) -> None:
    ended = call("scenarios", "check", "--lang", "en", LANG="ru_RU.UTF-8", LANGUAGE="ru")
    assert "Missing argument" in ended.stderr
