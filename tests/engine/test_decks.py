"""The decks match the box, and a seed always gives the same cards."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacealert.engine import CARDS, decks, ship
from spacealert.engine.decks import ActionCard, Deck, EmptyDeckError, RandomSource
from spacealert.engine.ship import TRACKS

seeds = st.integers(0, 2**64 - 1)


def test_the_generator_is_splitmix64_as_published() -> None:
    source = RandomSource(1234567)
    assert [source.next_bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seeds_always_draw_the_same_cards() -> None:
    """These values are fixed. Changing the generator would change the cards of old game files."""
    assert decks.draw_tracks(4711) == {"red": "T2", "white": "T3", "blue": "T4", "internal": "T7"}


@given(seeds)
def test_each_deck_has_its_own_random_stream(seed: int) -> None:
    assert RandomSource(seed, "tracks").next_bits() != RandomSource(seed, "tiles/red").next_bits()


def test_shuffles_are_uniform() -> None:
    counts = Counter(RandomSource(seed, "order").shuffled("abc") for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@given(seeds, st.integers(1, 1000))
def test_random_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= RandomSource(seed).random_below(limit) < limit


def test_the_action_cards_are_the_ninety_of_the_box() -> None:
    assert len(decks.ACTION_CARDS) == 90
    assert Counter(card.move for card in decks.ACTION_CARDS) == {"<": 30, ">": 30, "^": 30}
    assert Counter(card.action for card in decks.ACTION_CARDS) == {"a": 30, "b": 24, "c": 21, "x": 15}


def test_the_heroic_cards_are_the_six_of_the_box() -> None:
    assert sorted(str(card) for card in decks.HEROIC_CARDS) == ["A1", "A3", "B4", "B6", "X2", "X5"]
    assert all(card.heroic for card in decks.HEROIC_CARDS)
    assert not any(card.heroic for card in decks.ACTION_CARDS)


@given(seeds)
def test_tracks_are_four_of_seven_and_tiles_are_permutations(seed: int) -> None:
    drawn = decks.draw_tracks(seed)
    assert list(drawn) == ["red", "white", "blue", "internal"]
    assert len(set(drawn.values())) == 4
    assert set(drawn.values()) <= set(TRACKS)
    for stack in decks.shuffle_tiles(seed).values():
        assert sorted(stack) == sorted(ship.TILES)


@pytest.mark.parametrize(
    ("players", "androids", "counts"),
    [
        (5, 0, (5, 5, 5)), (4, 0, (5, 5, 5)), (4, 1, (6, 5, 5)), (3, 1, (6, 6, 6)), (2, 2, (9, 6, 6)),
        (1, 4, (0, 0, 0)), (3, 0, (6, 6, 6)), (3, 2, (7, 6, 6)), (2, 3, (10, 6, 6)),
    ],
)  # fmt: skip
def test_dealing_follows_the_size_of_the_crew(players: int, androids: int, counts: tuple[int, ...]) -> None:
    assert decks.cards_per_phase(players, androids) == counts


@pytest.mark.parametrize(
    ("color", "external", "serious_external", "internal", "serious_internal"),
    [("white", 2, 2, 1, 1), ("yellow", 3, 3, 2, 2), ("red", 9, 9, 7, 7)],
)
def test_0_so_many_new_cards_there_are_of_each_color(
    color: str, external: int, serious_external: int, internal: int, serious_internal: int
) -> None:
    counted = Counter(
        (card.severity, card.sort == "external")
        for card in CARDS.values()
        if card.box == "new-frontier" and card.color == color
    )
    assert counted == {
        ("common", True): external, ("serious", True): serious_external,
        ("common", False): internal, ("serious", False): serious_internal,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pool", "colors", "new"),
    [
        ("white", {"white"}, False), ("mixed", {"white", "yellow"}, False), ("yellow", {"yellow"}, False),
        ("white-new", {"white"}, True), ("mixed-new", {"white", "yellow"}, True), ("yellow-new", {"yellow"}, True),
        ("yellow-red", {"yellow", "red"}, True), ("red", {"red"}, True), ("all", {"white", "yellow", "red"}, True),
    ],
)  # fmt: skip
def test_0_a_pool_has_all_cards_of_its_colors_and_boxes(pool: str, colors: set[str], new: bool) -> None:
    for severity in ("common", "serious"):
        for where in ("external", "internal"):
            assert set(decks.deck_codes(severity, where, pool)) == {
                code
                for code, card in CARDS.items()
                if card.color in colors
                and card.severity == severity
                and (card.sort == "external") == (where == "external")
                and (new or card.box == "base")
            }


@pytest.mark.parametrize(
    ("players", "androids", "first"),
    [(5, 0, (5, 5, 5, 5, 5)), (4, 1, (7, 6, 6, 6)), (3, 1, (7, 6, 6)), (2, 2, (10, 10)), (3, 2, (8, 8, 7))],
)
def test_1_2_with_specializations_the_first_packets_have_the_cards_of_the_androids(
    players: int, androids: int, first: tuple[int, ...]
) -> None:
    packets = decks.packets_without_heroic_cards(players, androids)
    assert tuple(packet[0] for packet in packets) == first
    assert {packet[1:] for packet in packets} == {decks.cards_per_phase(players, androids)[1:]}
    assert decks.packets_without_heroic_cards(1, 4) == ((0, 0, 0),)


def test_decks_compare_by_value() -> None:
    deck = Deck(("a", "b", "c"))
    card, rest = deck.draw()
    assert (card, rest, deck) == ("a", Deck(("b", "c")), Deck(("a", "b", "c")))
    assert deck.without("b") == Deck(("a", "c"))
    assert deck.without("z") == deck


def test_empty_deck_raises_a_clear_error() -> None:
    with pytest.raises(EmptyDeckError):
        Deck(()).draw()


def test_a_card_is_written_with_the_letters_of_a_plan() -> None:
    assert str(ActionCard("a", ">")) == "a>"
