"""Every text is resolved as by fluent.runtime, which was used before. Skipped if it isn't installed."""

from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from support.folders import TEXTS

from spacealert.texts import LANGUAGES, load_texts

runtime = pytest.importorskip("fluent.runtime")
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 1234, 1234567, -1, -3, 0.25, 1.5, 2.0, 1234.5678)


class Facts(Visitor):
    """Collects the variables of a message, with the keys of their variants."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
            keys |= words - {"zero", "one", "two", "few", "many", "other"}
        self.generic_visit(node)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_match_the_reference_library(language: str) -> None:
    random, texts, compared = Random(language), load_texts(language), 0
    for file in sorted((TEXTS / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        bundle = runtime.FluentBundle([language], use_isolating=False)
        bundle.add_resource(runtime.FluentResource(source))
        found = Facts()
        found.visit(FluentParser().parse(source))
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, fluent.Message):
                continue
            for attribute in [None, *entry.attributes]:
                pattern = entry.value if attribute is None else attribute.value
                if pattern is None:
                    continue
                text_id = entry.id.name if attribute is None else f"{entry.id.name}.{attribute.id.name}"
                message = bundle.get_message(entry.id.name)
                old = message.value if attribute is None else message.attributes[attribute.id.name]
                for _ in range(25):
                    facts: dict[str, Any] = {
                        name: random.choice([*sorted(keys), "Anna", "x-1", *NUMBERS])
                        for name, keys in found.keys.items()
                    }
                    expected, errors = bundle.format_pattern(old, facts)
                    assert not errors
                    said = texts.say(text_id, **facts)
                    assert said.replace("−", "-") == expected.replace("−", "-"), (text_id, facts)
                    compared += 1
    assert compared > (20_000 if language in ("en", "ru", "cs") else 10_000)  # translated so far
