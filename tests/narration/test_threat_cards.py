"""Threat cards in words: complete in both languages, generated from the engine's cards, and easy to find."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from support import known_games
from support.languages import ENGLISH, RUSSIAN

from spacealert.apps.cli import spacealert
from spacealert.engine import CARDS
from spacealert.engine.cards import Effect
from spacealert.gamefile import card_names
from spacealert.kit.i18n.errors import UserError
from spacealert.narration.explanations import card_facts, card_text, find_codes
from spacealert.texts import LANGUAGES, load_texts


def effects(code: str) -> Iterator[tuple[str, Effect]]:
    """Return every effect of a card with its letter, including those inside conditions."""

    def all_of(effect: Effect) -> Iterator[Effect]:
        yield effect
        for value in effect.facts.values():
            if isinstance(value, Effect):
                yield from all_of(value)

    for letter in "XYZ":
        for effect in CARDS[code].effects[letter]:
            yield from ((letter, inner) for inner in all_of(effect))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CARDS)
def test_every_card_text_has_its_numbers(code: str, lang: str) -> None:
    card, told = CARDS[code], card_text(load_texts(lang), code)
    assert told.name == load_texts(lang).say(f"threats-{code}")
    numbers = " ".join(told.numbers)
    for number in (card.hull, card.speed, card.destroy, *([card.survive] if card.survive else [])):
        assert str(number) in numbers
    assert (told.place is None) == (card.sort == "external")
    letters = dict(told.letters)
    for letter, effect in effects(code):
        n = effect.facts.get("n")
        assert n is None or str(n) in letters[letter]
    assert len(told.rules) >= len(card.traits)
    block = told.in_lines(60)
    assert max(len(line) for line in block.splitlines()) <= 60
    assert "".join(told.rules).replace(" ", "") in "".join(block.split()).replace(" ", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_cards_have_different_texts(lang: str) -> None:
    """Letters that are declared differently are also described differently."""
    told: dict[str, list[Any]] = {}
    for code, card in CARDS.items():
        for letter, sentence in card_text(load_texts(lang), code).letters:
            declared = [card.effects[letter], len(card.stations) > 1]
            told.setdefault(sentence, declared)
            assert told[sentence][0] == declared[0], (code, letter, sentence)


def test_card_text_example() -> None:
    assert card_text(ENGLISH, "SI1-01").in_lines() == (
        "SI1-01  Commandos\n"
        "  serious internal threat, white\n"
        "  intruder in lower red, fought with battlebots\n"
        "  hull 2 · speed 2 · points: 4 if survived, 8 if destroyed\n"
        "  X  changes deck\n"
        "  Y  if it's damaged: moves one station toward blue, otherwise: 2 damage, ignoring shields\n"
        "  Z  knocks out everyone in its station; 4 damage, ignoring shields\n"
        "  It returns fire: a squad that hits it is disabled, unless the battlebots are heroic."
    )


def test_card_text_example_in_russian() -> None:
    assert card_text(RUSSIAN, "E2-05").in_lines(70) == (
        "E2-05  Медуза\n"
        "  обычная внешняя угроза, жёлтая карта\n"
        "  щиты −2 · прочность 13 · скорость 2 · очки: 3, за уничтожение — 6\n"
        "  X  атака 1 по всем секторам; снимает с себя половину повреждений с\n"
        "     округлением вниз\n"
        "  Y  атака 1 по всем секторам; снимает с себя половину повреждений с\n"
        "     округлением вниз\n"
        "  Z  атака 2 по всем секторам\n"
        "  Щиты ниже 0: на каждом ходу, когда в угрозу попадают, она получает\n"
        "     на 2 урона больше.\n"
        "  Ракеты на эту угрозу не наводятся."
    )


@pytest.mark.parametrize(
    ("called", "expected"),
    [
        ("E1-05", ["E1-05"]),
        ("e1-05", ["E1-05"]),
        ("gunship", ["E1-05"]),
        ("КАНОНЕРКА", ["E1-05"]),
        ("fighter", ["E1-07"]),  # exact names come before partial matches
        ("истребитель-", ["E1-07"]),
        ("cryo", ["E1-06", "SE1-05"]),
        ("криощит", ["E1-06", "SE1-05"]),
        ("slime", ["I2-01", "I2-02"]),
        ("SE2-0", ["SE2-01", "SE2-02", "SE2-03", "SE2-04", "SE2-05", "SE2-06"]),
        ("мародер", ["E2-06"]),
    ],
)
def test_cards_are_found_by_any_name(called: str, expected: list[str]) -> None:
    assert find_codes([called]) == expected


def test_unknown_card_suggests_the_closest() -> None:
    with pytest.raises(UserError) as caught:
        find_codes(["gunshp"])
    assert caught.value.text_id == "threats-unknown"
    assert "E1-05" in caught.value.render(ENGLISH)


@pytest.mark.parametrize("called", ["SE3-105", "overlord", "повелитель"])
def test_cards_of_the_new_frontier_are_found(called: str) -> None:
    assert find_codes([called]) == ["SE3-105"]


def test_filters_choose_decks() -> None:
    assert len(find_codes([])) == 103
    assert len(find_codes([], where="external")) == 31 + 28
    assert len(find_codes([], where="internal", severity="serious", color="yellow")) == 5 + 2
    assert find_codes(["astero"], severity="serious") == ["SE1-08", "SE2-06"]


def test_command_shows_and_lists_cards() -> None:
    shown = CliRunner().invoke(spacealert, ["threats", "gunship", "SI2-05"], obj=ENGLISH)
    assert shown.exit_code == 0
    assert "E1-05  Gunship" in shown.output
    assert "SI2-05  Nuclear Device" in shown.output
    listed = CliRunner().invoke(spacealert, ["threats", "--color", "yellow"], obj=ENGLISH)
    assert len(listed.output.splitlines()) == 24 + 10


def test_command_can_print_json() -> None:
    found = json.loads(CliRunner().invoke(spacealert, ["threats", "--json", "E2-04"], obj=ENGLISH).output)
    assert found[0]["letters"]["Y"]["does"] == [{"word": "attack", "n": 2}, {"word": "attack-others", "n": 1}]
    assert found[0]["points"] == {"survived": 3, "destroyed": 6}


def test_card_numbers_match_the_published_cards() -> None:
    published = known_games.all_threats()
    assert set(published) == set(CARDS)
    for code, card in published.items():
        found = card_facts(ENGLISH, code)
        assert card_names.card_name(ENGLISH, code) == card["name"]
        assert (found["where"], found["severity"], found["color"]) == (card["where"], card["severity"], card["color"])
        assert (found["hull"], found["speed"], found["shields"]) == (card["hull"], card["speed"], card.get("shields"))
        assert found["points"] == card["points"] | {"destroyed": card["points"]["destroyed"] or 0}
        assert found["fires_back"] == card["fires_back"]
        if found["where"] == "internal":
            assert (found["kind"], found["stations"], found["fixed_by"]) == (
                card["kind"], card["stations"], card["fixed_by"],
            )  # fmt: skip
