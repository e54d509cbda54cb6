"""Everything that is shuffled before a mission: action cards, heroic cards, threats, trajectories, damage tiles.

A deck is a value: drawing returns a card and the remaining deck. Each deck uses its own random stream for a seed, so
players can shuffle some decks themselves and leave the others to the program.
"""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar, TypeVar

from attrs import field, frozen

from spacealert.engine.cards import CARDS
from spacealert.engine.ship import PLACES, TILES, TRACKS, ZONES

# SplitMix64 (Steele, Lea and Flood, 2014). A seed must give the same cards on every machine and Python version, and the
# standard library guarantees that only for `random()`.
MASK = (1 << 64) - 1
_GOLDEN_RATIO = 0x9E3779B97F4A7C15


T = TypeVar("T")


class SplitMix64:
    """The SplitMix64 generator: a 64-bit counter whose values are scrambled by two multiplications."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next_bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = (self.state + _GOLDEN_RATIO) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)


class RandomSource(SplitMix64):
    """A random stream for a seed and a subject, such as `"tracks"`.

    Subjects are independent: drawing one more threat changes neither trajectories nor tiles.

    >>> RandomSource(4711, "tracks").shuffled("abcdef") == RandomSource(4711, "tracks").shuffled("abcdef")
    True
    """

    def __init__(self, seed: int, subject: str = "") -> None:
        super().__init__(seed)
        if subject:
            state = 0xCBF29CE484222325
            for byte in f"{self.state}/{subject}".encode():  # FNV-1a
                state = ((state ^ byte) * 0x100000001B3) & MASK
            self.state = state

    def random_below(self, limit: int) -> int:
        """Return a random number from 0 to `limit` − 1, each equally likely."""
        fair = MASK + 1 - (MASK + 1) % limit
        while (drawn := self.next_bits()) >= fair:
            pass
        return drawn % limit

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher–Yates)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.random_below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


NONE: Mapping[str, Collection[str]] = MappingProxyType({})
# Card colors by difficulty, and the boxes that contain the cards.
_BASE, _BOTH = ("base",), ("base", "new-frontier")
POOLS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "white": (("white",), _BASE),
    "yellow": (("yellow",), _BASE),
    "mixed": (("white", "yellow"), _BASE),
    "white-new": (("white",), _BOTH),
    "mixed-new": (("white", "yellow"), _BOTH),
    "yellow-new": (("yellow",), _BOTH),
    "yellow-red": (("yellow", "red"), _BOTH),
    "red": (("red",), _BOTH),
    "all": (("white", "yellow", "red"), _BOTH),
}
DIFFICULTIES = {name: colors for name, (colors, _) in POOLS.items()}


class EmptyDeckError(LookupError):
    """Raised when a card is drawn from an empty deck."""


@frozen
class Deck:
    """Cards in drawing order.

    >>> card, rest = Deck(("E1-05", "E1-02")).draw()
    >>> card, len(rest.cards)
    ('E1-05', 1)
    """

    cards: tuple[str, ...]

    def draw(self) -> "tuple[str, Deck]":
        if not self.cards:
            raise EmptyDeckError
        return self.cards[0], Deck(self.cards[1:])

    def without(self, card: str) -> "Deck":
        """Return the deck without this card, or unchanged if it doesn't contain the card."""
        if card not in self.cards:
            return self
        place = self.cards.index(card)
        return Deck(self.cards[:place] + self.cards[place + 1 :])


# --- action cards ---------------------------------------------------------------------------------------------------


@frozen(order=True)
class ActionCard:
    """A card with two halves: an action and a move, as the letters used in plans.

    >>> str(ActionCard("a", ">"))
    'a>'
    """

    action: str
    move: str

    @property
    def heroic(self) -> bool:
        return self.action in "ABX"

    @property
    def halves(self) -> str:
        return self.action + self.move

    def __str__(self) -> str:
        return self.halves


_ACTIONS_PER_MOVEMENT = {"a": 10, "b": 8, "c": 7, "x": 5}
ACTION_CARDS = tuple(
    ActionCard(action, move) for move in "<>^" for action, count in _ACTIONS_PER_MOVEMENT.items() for _ in range(count)
)
HEROIC_CARDS = tuple(ActionCard(*halves) for halves in ("A3", "A1", "B6", "B4", "X2", "X5"))


Packets = tuple[tuple[int, ...], ...]  # each player's number of cards in phases 1, 2 and 3


def cards_per_phase(players: int, androids: int = 0) -> tuple[int, int, int]:
    """Return the number of cards each player is dealt in each phase, heroic card included (§1, §5, NF 1.2).

    A solo player (§5.5) is dealt nothing, because the whole action deck lies face up.
    """
    if players <= 1:
        return (0, 0, 0)
    one_more = androids > 0 and players + androids == 5  # each player contributes one more card for the fifth member
    first, later = {2: (9, 6), 3: (6, 6)}.get(players, (5, 5))
    return (first + one_more, later, later)


def action_cards_left(players: int, androids: int, phases: int) -> int | None:
    """Return how many action cards remain in the deck after this many phases, or None for a solo player."""
    if players <= 1:
        return None
    return len(ACTION_CARDS) - players * (sum(cards_per_phase(players, androids)[:phases]) - 1)


def packets_without_heroic_cards(players: int, androids: int = 0) -> Packets:
    """Return how many cards each player is dealt in each phase if specializations replace heroic cards.

    In phase 1, one more card per android is dealt, as evenly as possible, starting with the captain (NF 1.2).
    """
    first, *later = cards_per_phase(players, androids)
    if not first:
        return ((0, 0, 0),) * players
    each, more = divmod(androids, players)
    return tuple((first + each + (player < more), *later) for player in range(players))


# --- double-action cards of The New Frontier ----------------------------------------------------------------------


@frozen(order=True)
class DoubleCard:
    """A card with two actions in order on one half, and one action on the other half."""

    double: str
    single: str
    heroic: ClassVar = False

    @property
    def halves(self) -> tuple[str, str]:
        return self.double, self.single

    def __str__(self) -> str:
        return f"{self.double}/{self.single}"


# Cards with one copy and with two: the actions of the double half, then the action of the other.
_ONCE = (
    "ab^ ab< ab> ac^ ac< ac> a^< a^> a<> a>< ba^ ba< ba> bc^ bc< bc> b^> b<^ b>< xa^ xa< xa> xb^ xb> xc^ "
    "xc< x^> x<^ x>< ca^ ca< ca> c^< c<> c>^ ^ab ^ax ^ac ^ba ^bc ^xa ^cb <ab <ax <ac <bc <xa <ca <cb <^b "
    "<<a <<b <<x <<c >ab >ax >ac >bc >xa >ca >cb >^a >>a >>b >>x >>c "
)
_TWICE = "a<^ a>^ b^< b<> b>^ <ba <^a <^x <^c >^b >^x >^c "
DOUBLE_CARDS = tuple(
    DoubleCard(face[:2], face[2]) for faces, copies in ((_ONCE, 1), (_TWICE, 2)) for face in faces.split() * copies
)


def data_card_counts(players: int, androids: int) -> tuple[int, int]:
    """Return how many double-action cards each player draws for incoming data, and how many are left over (NF 1.2)."""
    each, more = divmod(androids, players)
    return 1 + each, more


# --- trajectories and tiles -----------------------------------------------------------------------------------------


def draw_tracks(seed: int) -> dict[str, str]:
    """Draw four of the seven trajectories: one per zone and one for internal threats."""
    return dict(zip(PLACES, RandomSource(seed, "tracks").shuffled(TRACKS), strict=False))


def shuffle_tiles(seed: int, on_the_ship: Mapping[str, Collection[str]] = NONE) -> dict[str, tuple[str, ...]]:
    """Return each zone's shuffled damage tiles, top first, without those that a campaign left on the ship (§6.2)."""
    stacks = {zone: RandomSource(seed, f"tiles/{zone}").shuffled(TILES) for zone in ZONES}
    return {zone: tuple(t for t in stack if t not in on_the_ship.get(zone, ())) for zone, stack in stacks.items()}


# --- threats --------------------------------------------------------------------------------------------------------


@frozen
class ThreatDecks:
    """The four threat decks: common and serious, external and internal."""

    _decks: dict[tuple[str, str], Deck] = field(alias="decks")

    def deck(self, severity: str, where: str) -> Deck:
        """Return the deck of a severity ("common", "serious") and a location ("external", "internal")."""
        return self._decks[severity, where]

    def draw(self, severity: str, where: str) -> "tuple[str, ThreatDecks]":
        code, rest = self.deck(severity, where).draw()
        return code, ThreatDecks({**self._decks, (severity, where): rest})

    def without(self, codes: Iterable[str]) -> "ThreatDecks":
        decks = dict(self._decks)
        for code in codes:
            decks = {place: deck.without(code) for place, deck in decks.items()}
        return ThreatDecks(decks)


def threat_decks(common: str, serious: str, seed: int) -> ThreatDecks:
    """Shuffle the four decks.

    `common` and `serious` are the `DIFFICULTIES` of common and serious threats, external and internal alike (§1).
    """
    decks = {}
    for severity, difficulty in (("common", common), ("serious", serious)):
        for where in ("external", "internal"):
            cards = deck_codes(severity, where, difficulty)
            decks[severity, where] = Deck(RandomSource(seed, f"threats/{severity}/{where}").shuffled(cards))
    return ThreatDecks(decks)


def deck_codes(severity: str, where: str, difficulty: str) -> tuple[str, ...]:
    """Return the codes of all cards of a deck, unshuffled."""
    return tuple(
        card.code
        for card in CARDS.values()
        if card.severity == severity
        and card.color in POOLS[difficulty][0]
        and card.box in POOLS[difficulty][1]
        and (card.sort == "external") == (where == "external")
    )
