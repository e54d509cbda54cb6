"""Every text exists in both languages with the same variables, and the code contains no sentences."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from support.folders import TEXTS
from support.languages import RUSSIAN

import spacealert
from spacealert.kit.i18n.texts import Texts, preferred_language
from spacealert.texts import LANGUAGES, load_texts

PACKAGE = Path(spacealert.__file__).parent
CATALOGS = sorted({file.name for lang in LANGUAGES for file in (TEXTS / lang).glob("*.ftl")})


class Facts(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(lang: str, catalog: str) -> dict[str, set[str]]:
    """Return each text's id (including attributes) with its variables. Fail on anything that doesn't parse."""
    file = TEXTS / lang / catalog
    assert file.is_file(), f"{file} is missing"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: can't be read: {entry.content}"
        if not isinstance(entry, fluent.Message | fluent.Term):
            continue
        name = ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
        assert name not in found, f"{file}: {name} twice"
        if isinstance(entry, fluent.Message):
            stem = catalog.removesuffix(".ftl")
            assert name == stem or name.startswith(f"{stem}-"), f"{file}: {name} belongs into another file"
        for id_, pattern in [(name, entry.value), *((f"{name}.{a.id.name}", a.value) for a in entry.attributes)]:
            facts = Facts()
            if pattern is not None:
                facts.visit(pattern)
                found[id_] = facts.names
    return found


@pytest.mark.parametrize("catalog", CATALOGS)
def test_both_languages_have_the_same_texts_and_variables(catalog: str) -> None:
    english, russian = (
        {name: facts for name, facts in texts(lang, catalog).items() if not name.startswith("-")}
        for lang in ("en", "ru")
    )
    assert english.keys() == russian.keys()
    differing = {name for name in english if english[name] != russian[name]}
    # Russian may need more facts, to choose a gender or case that English does not show, and it declines words.
    for name in differing:
        missing = english[name] - russian[name]
        assert all(any(is_declined(used, {fact}) for used in russian[name]) for fact in missing), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in ("en", "ru")])
def test_other_languages_have_only_known_texts_and_variables(language: str) -> None:
    for file in sorted((TEXTS / language).glob("*.ftl")):
        known, russian = texts("en", file.name), texts("ru", file.name)
        for name, facts in texts(language, file.name).items():
            assert name in known or name.startswith("-"), f"{file}: {name} is not a text of English"
            if name in known:
                allowed = known[name] | russian[name]
                assert {fact for fact in facts if not is_declined(fact, allowed)} <= allowed, f"{file}: {name}"


def is_declined(fact: str, allowed: set[str]) -> bool:
    """Return whether this is a grammatical case, such as `zone-to` for `zone`, that a language may not need."""
    noun, _, case = fact.rpartition("-")
    return (
        noun in ("zone", "station", "weapon", "source")
        and case in ("of", "in", "to", "from")
        and noun in {one.partition("-")[0] for one in allowed}
    )


def test_czech_plurals_are_right() -> None:
    czech = load_texts("cs")
    counted = [czech.say("session-cards-missing", count=count) for count in (1, 2, 5)]
    assert counted[0].startswith("1 ohlášená hrozba")
    assert counted[1].startswith("2 ohlášené hrozby")
    assert counted[2].startswith("5 ohlášených hrozeb")
    assert czech.say("cli-commands") == load_texts("en").say("cli-commands")


SENTENCE = re.compile(r"[А-Яа-яЁё]{2,}|[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,}")
FOR_PROGRAMMERS = {"event_schema.py"}  # used in the documentation
NOT_FOR_PEOPLE = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|ALTER|DROP|WITH|REPLACE|ATTACH)\b"
    r"|.*\b(SELECT|VALUES|WHERE)\b"  # text after a variable table name
)


def strings_in_code(file: Path) -> list[tuple[int, str]]:
    """Yield the string constants of a module that aren't docstrings, with their lines."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    docstrings = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    bare = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # strings used as comments
    return [
        (node.lineno, node.value)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | bare
    ]


def test_code_contains_no_sentences() -> None:
    wrong = [
        f"{file.relative_to(PACKAGE)}:{line}: {text!r}"
        for file in sorted(PACKAGE.rglob("*.py"))
        if file.name not in FOR_PROGRAMMERS
        for line, text in strings_in_code(file)
        if SENTENCE.search(text) and not NOT_FOR_PEOPLE.match(text)
    ]
    assert not wrong, "\n".join(wrong)


NAMING = {"say", "has", "UserError", "Message", "message"}


def texts_named_in_code() -> set[str]:
    """Yield literal ids passed to `say`, to errors and to messages."""
    found: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and NAMING & {getattr(node.func, "attr", ""), getattr(node.func, "id", "")}:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_text_used_in_code_exists() -> None:
    missing = [
        f"{lang}: {name}"
        for name in sorted(texts_named_in_code())
        for lang in LANGUAGES
        if not load_texts(lang).has(name)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(
    ("count", "expected"), [(1, "1 ошибка"), (2, "2 ошибки"), (5, "5 ошибок"), (21, "21 ошибка"), (112, "112 ошибок")]
)
def test_russian_plurals_are_right(count: int, expected: str) -> None:
    assert expected in RUSSIAN.say("files-invalid", path="a.yaml", count=count)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, None),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, None),
        ({"LC_MESSAGES": "ru", "LANG": "en_US.UTF-8"}, "ru"),
        ({"LANG": "nl_NL.UTF-8"}, None),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], expected: str | None) -> None:
    assert preferred_language(LANGUAGES, environment) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_minus_sign(language: str, tmp_path: Path) -> None:
    (tmp_path / language).mkdir()
    text = "test-score = { $id } of 2026-09-18: { $points } (--seed)"
    (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    texts = Texts(tmp_path / language)
    assert texts.say("test-score", id="E1-07", points=-5) == "E1-07 of 2026-09-18: −5 (--seed)"
    assert texts.say("test-score", id="-1", points=5) == "-1 of 2026-09-18: 5 (--seed)"
