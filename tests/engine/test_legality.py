"""The cards a crew could have held: impossible ones cause a warning, possible ones never do."""

from collections.abc import Sequence
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacealert.engine import decks
from spacealert.engine.decks import ACTION_CARDS, HEROIC_CARDS, ActionCard, DoubleCard, RandomSource
from spacealert.engine.legality import Hand, PlanWarning, PlayedCards, find_hand_warnings, find_warnings
from spacealert.texts import LANGUAGES, load_texts


def laid(who: str, plan: str, android: bool = False) -> PlayedCards:
    return PlayedCards(who, tuple(slot.strip("-") for slot in plan), android)


def ids(found: Sequence[PlanWarning]) -> list[str]:
    return [warning.text_id for warning in found]


FOUR = [laid(color, "ab>--cx^----") for color in ("red", "green", "blue", "yellow")]


def test_ordinary_crew_has_no_warnings() -> None:
    assert find_warnings(FOUR) == []


def test_two_heroic_cards_in_one_plan() -> None:
    (warning,) = find_warnings([*FOUR[:3], laid("yellow", "A---B-------")])
    assert (warning.text_id, warning.who, warning.facts) == ("legality-heroic-twice", "yellow", {"turns": "1, 5"})


def test_the_same_heroic_card_for_two() -> None:
    """`4` is only on the heroic B card that also moves to upper red, so a third heroic B is one too many."""
    crew = [laid("red", "4"), laid("green", "B"), laid("blue", "B"), laid("yellow", "")]
    assert [(warning.text_id, warning.who) for warning in find_warnings(crew)] == [("legality-heroic-taken", "blue")]
    assert find_warnings([laid("red", "4"), laid("green", "6"), laid("blue", "A"), laid("yellow", "3")]) == []


def test_more_of_one_button_than_the_box_has() -> None:
    crew = [laid(color, "xxxxxxxxxxxx") for color in ("red", "green", "blue", "yellow")]
    (warning,) = find_warnings(crew)
    assert (warning.text_id, warning.facts) == ("legality-not-so-many", {"letters": "x", "laid": 48, "there": 15})


def test_halves_of_the_same_cards_are_counted_together() -> None:
    """There are 15 battlebots and 30 lifts, but 5 cards are both, so together there are 40."""
    fifteen_and_twenty_seven = [
        laid("red", "x" * 12),
        laid("green", "xxx" + "^" * 9),
        laid("blue", "^" * 12),
        laid("yellow", "^" * 6),
    ]
    assert [warning.facts for warning in find_warnings(fifteen_and_twenty_seven)] == [
        {"letters": "^x", "laid": 42, "there": 40}
    ]


def test_two_players_and_two_androids_cannot_fill_every_slot() -> None:
    plan = "ab>c<^ab>c<^"
    crew = [laid("red", plan), laid("green", plan), laid("blue", plan, True), laid("yellow", plan, True)]
    (warning,) = find_warnings(crew)
    assert (warning.text_id, warning.facts) == ("legality-more-than-held", {"phase": 3, "laid": 48, "held": 44})
    assert find_warnings(crew, incoming_data=(0, 1, 1)) == []


@pytest.mark.parametrize(
    ("players", "androids", "warned"),
    [
        (5, 0, False),
        (4, 1, False),
        (3, 1, False),
        (2, 2, False),
        (1, 4, False),
        (3, 0, True),
        (0, 4, True),
        (1, 1, True),
    ],
)
def test_androids_fill_up_a_small_crew(players: int, androids: int, warned: bool) -> None:
    crew = [laid(str(place), "a", android=place >= players) for place in range(players + androids)]
    assert ("legality-androids" in ids(find_warnings(crew))) is warned


def cards(*phases: str) -> Hand:
    return [[ActionCard(*halves) for halves in phase.split()] for phase in phases]


def of_hands(crew: Sequence[PlayedCards], **hands: Hand) -> list[tuple[str, str | None, object]]:
    found = find_hand_warnings(crew, hands, (0, 0, 0))
    return [
        (warning.text_id, warning.who, warning.facts.get("turn") or warning.facts.get("noted")) for warning in found
    ]


def test_card_dealt_only_later_is_reported() -> None:
    hand = cards("b<", "a>")
    assert of_hands([laid("red", "a-----------")], red=hand) == [("legality-not-in-hand", "red", 1)]
    assert of_hands([laid("red", "---a--------")], red=hand) == []


def test_each_card_is_played_once() -> None:
    hand = cards("a> a<")
    assert of_hands([laid("red", "a<----------")], red=hand) == []
    assert of_hands([laid("red", "a<>---------")], red=hand) == [("legality-not-in-hand", "red", 3)]


def test_android_uses_all_hands_except_others_heroic_cards() -> None:
    crew = [laid("red", "b"), laid("android", "ab", android=True)]
    assert of_hands(crew, red=cards("a> b< b>")) == []
    assert of_hands(crew, red=cards("a> b<")) == [("legality-not-in-hand", "android", 2)]
    crew = [laid("red", ""), laid("android", "A", android=True)]
    assert of_hands(crew, red=cards("A3")) == [("legality-not-in-hand", "android", 1)]
    assert of_hands(crew, red=[], android=cards("A3")) == []


def test_players_without_a_noted_hand_get_no_warnings() -> None:
    crew = [laid("red", "a"), laid("blue", "c"), laid("android", "x", android=True)]
    assert of_hands(crew, red=cards("a>")) == []


def test_hands_hold_no_more_than_the_box_and_the_deal() -> None:
    crew = [laid("red", ""), laid("blue", "")]
    assert of_hands(crew, red=cards("A3"), blue=cards("A3")) == [("legality-card-too-often", None, 2)]
    nine = "a> a> a> a> a< a< a< a< a^"
    assert of_hands(crew, red=cards(nine), blue=cards(nine.replace("a", "b"))) == []
    one_more = [("legality-more-than-dealt", None, 19)]
    assert of_hands(crew, red=cards(nine + " c>"), blue=cards(nine.replace("a", "b")))[:1] == one_more


@given(st.integers(0, 2**32), st.integers(2, 5), st.data())
def test_dealt_cards_can_be_played(seed: int, players: int, data: st.DataObject) -> None:
    """Cards from a dealt hand never cause a warning, in any orientation and order."""
    per_phase, ordinary = decks.cards_per_phase(players), RandomSource(seed).shuffled(ACTION_CARDS)
    for player in range(players):
        own = iter(ordinary[player * sum(per_phase) :])
        hand = tuple(tuple(islice(own, count)) for count in per_phase)
        hand = ((HEROIC_CARDS[player], *hand[0][1:]), *hand[1:])
        kept: list[ActionCard] = []
        plan: list[str] = []
        for cards, slots in zip(hand, (3, 4, 5), strict=True):
            kept += cards
            for _ in range(slots):
                card = data.draw(st.sampled_from([None, *kept]))
                if card is not None:
                    kept.remove(card)
                plan.append("" if card is None else data.draw(st.sampled_from(card.halves)))
        assert find_hand_warnings([PlayedCards("red", tuple(plan))], {"red": hand}, (0, 0, 0)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_warning_has_a_text(lang: str) -> None:
    full = "x" * 10
    crew = [laid("red", "AB" + full), laid("green", "AA" + full), *(laid(who, "xx" + full, True) for who in "abc")]
    hands = {"red": cards("A3 A3 " + "a> " * 9), "green": cards("a< " * 10)}
    found = [*find_warnings(crew), *find_hand_warnings(crew, hands, (0, 0, 0))]
    assert set(ids(found)) == {
        "legality-androids",
        "legality-heroic-twice",
        "legality-heroic-taken",
        "legality-not-so-many",
        "legality-more-than-held",
        "legality-not-in-hand",
        "legality-card-too-often",
        "legality-more-than-dealt",
    }
    for warning in found:
        assert load_texts(lang).say(warning.text_id, who=warning.who or "", **warning.facts)


# --- The New Frontier -------------------------------------------------------------------------------------------------


def special(specialization: str, *slots: str) -> list[tuple[str, object]]:
    """Return the warnings for a player with this specialization, with their turns."""
    crew = [PlayedCards("red", slots, specialization=specialization), *FOUR[1:]]
    return [(warning.text_id, warning.facts.get("turn")) for warning in find_warnings(crew)]


@pytest.mark.parametrize(
    ("specialization", "slots", "warned"),
    [
        ("Mechanic", ("s", "", "s"), []),
        ("Mechanic", ("s", "S"), []),
        ("Mechanic", ("s", "s", "s"), [("legality-special-often", None)]),
        ("Mechanic", ("S", "S"), [("legality-advanced-twice", None)]),
        ("Mechanic", ("", ">s"), [("legality-special-together", 2)]),
        ("Medic", ("s", ">S"), []),
        ("Medic", ("", "as"), [("legality-special-together", 2)]),
        ("SpecialOps", ("s", "aS"), []),
        ("SpecialOps", ("", "S"), [("legality-special-alone", 2)]),
    ],
)
def test_2_1_a_special_card_is_one_action_and_fills_its_slot(
    specialization: str, slots: tuple[str, ...], warned: list[tuple[str, object]]
) -> None:
    assert special(specialization, *slots) == warned


def test_1_1_no_double_action_card_has_twice_a_button() -> None:
    crew = [PlayedCards("red", ("ab", "aa")), *FOUR[1:]]
    assert [(warning.text_id, warning.facts["letters"]) for warning in find_warnings(crew)] == [
        ("legality-no-double-card", "aa")
    ]


@pytest.mark.parametrize(("slot", "held"), [("ab", 48), ("a", 46)])
def test_1_2_incoming_data_brings_as_many_double_cards_as_there_are_in_the_crew(slot: str, held: int) -> None:
    """Two players with two androids are dealt 44 cards and play four more than that."""
    crew = [PlayedCards(who, (slot,) * 12, who in "cd") for who in "abcd"]

    def too_many(*incoming: int) -> list[object]:
        return [
            warning.facts["held"]
            for warning in find_warnings(crew, incoming)
            if warning.text_id == "legality-more-than-held"
        ]

    assert too_many(0, 0, 0) == [44]
    assert too_many(0, 0, 1) == ([] if held >= 48 else [held])


@pytest.mark.parametrize(
    ("players", "androids", "warned"),
    [
        (3, 0, False), (1, 3, False), (2, 3, False), (3, 2, False), (3, 1, False), (2, 0, True), (5, 1, True),
        (0, 4, True),
    ],
)  # fmt: skip
def test_1_2_androids_fill_a_crew_up_to_four_or_five_and_three_may_fly_alone(
    players: int, androids: int, warned: bool
) -> None:
    crew = [PlayedCards(str(place), ("ab",), android=place >= players) for place in range(players + androids)]
    assert ("legality-androids" in ids(find_warnings(crew))) is warned


def test_1_2_with_specializations_the_cards_of_the_androids_go_to_the_players() -> None:
    """Three players and an android are dealt nineteen cards in the first phase, and no heroic one."""
    crew = [PlayedCards(who, ("a",) * 3, who == "d", "Medic" if who == "a" else None) for who in "abcd"]
    many = [*crew[:3], PlayedCards("d", ("a",) * 12, True)]
    assert "legality-more-than-held" not in ids(find_warnings(many, (0, 0, 0)))
    hands = {who: [[ActionCard("a", "<")] * count] for who, count in (("a", 7), ("b", 6), ("c", 7))}
    found = [
        warning
        for warning in find_hand_warnings(crew, hands, (0, 0, 0))
        if warning.text_id == "legality-more-than-dealt"
    ]
    assert [(warning.facts["noted"], warning.facts["held"]) for warning in found][:1] == [(20, 19)]


def of_double_hand(*slots: str, hand: Sequence[DoubleCard], specialization: str | None = None) -> list[object]:
    """Return the warnings for playing these slots from this hand: the turn and the half."""
    crew = [PlayedCards("red", slots, specialization=specialization)]
    return [warning.facts["letter"] for warning in find_hand_warnings(crew, {"red": [hand]}, (0, 0, 0))]


def test_1_1_a_double_action_card_is_laid_with_either_half_and_with_no_other_order() -> None:
    hand = [DoubleCard("ab", "^"), DoubleCard("<<", "x")]
    assert of_double_hand("ab", "x", hand=hand) == []
    assert of_double_hand("^", "<<", hand=hand) == []
    assert of_double_hand("ba", "x", hand=hand) == ["ba"]
    assert of_double_hand("a", "x", hand=hand) == ["a"]
    assert of_double_hand("ab", "^", hand=hand) == ["^"]


def test_2_1_special_cards_are_in_no_hand() -> None:
    hand = [DoubleCard("ab", "^")]
    assert of_double_hand("s", "^S", hand=hand, specialization="Medic") == []
    assert of_double_hand("abS", hand=hand, specialization="SpecialOps") == []
    assert of_double_hand("aS", hand=hand, specialization="SpecialOps") == ["a"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_new_frontier_warning_has_a_text(lang: str) -> None:
    crew = [
        PlayedCards("red", ("s", "s", "s"), specialization="Mechanic"),
        PlayedCards("green", ("S", "S"), specialization="Rocketeer"),
        PlayedCards("blue", ("aa", ">s"), specialization="Teleporter"),
        PlayedCards("yellow", ("S",), specialization="SpecialOps"),
    ]
    found = find_warnings(crew)
    assert set(ids(found)) == {
        "legality-special-often", "legality-advanced-twice", "legality-no-double-card", "legality-special-together",
        "legality-special-alone",
    }  # fmt: skip
    for warning in found:
        said = load_texts(lang).say(warning.text_id, who=warning.who or "", **warning.facts)
        assert said and warning.text_id not in said


def test_special_cards_take_the_place_of_heroic_ones() -> None:
    crew = [
        PlayedCards("blue", ("A", "B", "X", "4", "s"), specialization="Mechanic"),
        PlayedCards("red", ("A", "A", "1", "2"), specialization="PulseGunner"),
        PlayedCards("green", ("c",), specialization="Medic"),
        PlayedCards("yellow", (), specialization="Teleporter"),
    ]
    found = [warning for warning in find_warnings(crew) if warning.text_id == "legality-heroic-replaced"]
    assert [(warning.who, warning.facts["turns"]) for warning in found] == [
        ("blue", "1, 2, 3, 4"),
        ("red", "1, 2, 3, 4"),
    ]
