"""A check of whether the crew could have held the cards it played (§1, §2, §5).

The checks return warnings, never errors, since players have house rules and make typing mistakes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import gt

from attrs import field, frozen

from spacealert.engine import decks
from spacealert.engine.ship import phase_of

# Cards each player was dealt, drew or received in phases 1, 2 and 3 and did not pass on.
Hand = Sequence[Sequence[decks.ActionCard | decks.DoubleCard]]

HEROIC, SPECIAL, ADVANCED = "ABX123456", "sS", "S"
HALVES = "<>^abcx"  # sort order within a card
MOST_SPECIAL = 2
ANDROIDS_FOR = {1: (4,), 2: (2,), 3: (1,), 4: (0, 1), 5: (0,)}


@frozen
class PlanWarning:
    """A possible breach of the rules. Without `who`, the warning concerns the whole crew."""

    text_id: str
    who: str | None = None
    facts: Mapping[str, object] = field(factory=dict)


@frozen
class PlayedCards:
    """The cards that one crew member played: the letters of each turn's slot."""

    who: str
    plan: tuple[str, ...]
    android: bool = False
    specialization: str | None = None

    @property
    def actions(self) -> list[tuple[int, str]]:
        """All actions played, as pairs of turn and letter."""
        return [(turn, letter) for turn, slot in enumerate(self.plan, 1) for letter in slot]

    @property
    def halves(self) -> list[tuple[int, str]]:
        """The card halves played from the hand, as pairs of turn and letters. Special cards are left out."""
        slots = [(turn, slot.strip(SPECIAL)) for turn, slot in enumerate(self.plan, 1)]
        return [(turn, half) for turn, half in slots if half]


def find_warnings(crew: Sequence[PlayedCards], incoming_data: Sequence[int] = (0, 0, 0)) -> list[PlanWarning]:
    """Return warnings that follow from the played cards alone.

    `incoming_data` counts the announcements of incoming data in each phase.
    """
    players, double, specialized = _players(crew), _plays_double_actions(crew), _has_specializations(crew)
    found = _check_crew_size(players, len(crew) - players, new=double or specialized)
    found += [*_check_replaced_cards(crew), *_check_special_cards(crew)] if specialized else _check_heroic_cards(crew)
    found += _check_double_cards(crew) if double else _check_deck(crew)
    if players > 1:  # a solo player's action cards all lie face up (§5.5)
        found += _check_cards_received(crew, incoming_data)
    return found


def _players(crew: Sequence[PlayedCards]) -> int:
    return sum(not member.android for member in crew)


def _plays_double_actions(crew: Sequence[PlayedCards]) -> bool:
    return any(len(slot) > 1 and len(_ordinary_actions(slot)) > 1 for member in crew for slot in member.plan)


def _has_specializations(crew: Sequence[PlayedCards]) -> bool:
    return any(member.specialization for member in crew)


def _cards_received(crew: Sequence[PlayedCards], incoming_data: Sequence[int]) -> Iterator[int]:
    """Yield the number of cards the players have received by the end of each phase."""
    players = _players(crew)
    androids = len(crew) - players
    if _has_specializations(crew):
        packets = decks.packets_without_heroic_cards(players, androids)
    else:
        packets = (decks.cards_per_phase(players, androids),) * players
    drawn = len(crew) if _plays_double_actions(crew) else players
    came = 0
    for phase, incoming in enumerate(incoming_data):
        came += sum(packet[phase] for packet in packets) + drawn * incoming
        yield came


def _ordinary_actions(slot: str) -> str:
    return "".join(letter for letter in slot if letter not in HEROIC and letter not in SPECIAL)


def _check_double_cards(crew: Sequence[PlayedCards]) -> list[PlanWarning]:
    """Check that each slot fits a half of a double-action card, using each card only once."""
    slots = [(member.who, turn, _ordinary_actions(slot)) for member in crew for turn, slot in enumerate(member.plan, 1)]
    slots = [one for one in slots if one[2]]
    fitting = [
        [place for place, card in enumerate(decks.DOUBLE_CARDS) if slot in (card.double, card.single)]
        for *_, slot in slots
    ]
    found = ((*slots[place], bool(fitting[place])) for place in _slots_left_over(fitting))
    return [
        PlanWarning("legality-no-double-card", who, {"turn": turn, "letters": letters, "there": there})
        for who, turn, letters, there in found
    ]


def _check_replaced_cards(crew: Sequence[PlayedCards]) -> Iterator[PlanWarning]:
    """Check that nobody plays heroic cards, which special cards replace (NF 2.1)."""
    for member in crew:
        if turns := [turn for turn, letter in member.actions if letter in HEROIC]:
            yield PlanWarning("legality-heroic-replaced", member.who, {"turns": ", ".join(map(str, turns))})


def _check_special_cards(crew: Sequence[PlayedCards]) -> list[PlanWarning]:
    """Check each specialist's use of special cards (NF 2.1)."""
    found = []
    for member in crew:
        special = [letter for _, letter in member.actions if letter in SPECIAL]
        if len(special) > MOST_SPECIAL:
            found.append(PlanWarning("legality-special-often", member.who, {"count": len(special)}))
        elif special.count(ADVANCED) > 1:
            found.append(PlanWarning("legality-advanced-twice", member.who))
        for turn, slot in enumerate(member.plan, 1):
            others = "".join(letter for letter in slot if letter not in SPECIAL)
            facts = {"turn": turn, "letters": slot}
            if member.specialization == "SpecialOps" and ADVANCED in slot:
                if not others:
                    found.append(PlanWarning("legality-special-alone", member.who, facts))
            elif others != slot and others not in (("", *"<>^") if member.specialization == "Medic" else ("",)):
                found.append(PlanWarning("legality-special-together", member.who, facts))
    return found


def _check_crew_size(players: int, androids: int, *, new: bool) -> list[PlanWarning]:
    expected = ANDROIDS_FOR.get(players, ())
    allowed = (4 - players, 5 - players, *([0] if players == 3 else [])) if new and players else expected
    if androids in allowed:
        return []
    facts = {"players": players, "androids": androids, "expected": expected[0] if expected else 0}
    return [PlanWarning("legality-androids", None, facts)]


def _check_heroic_cards(crew: Sequence[PlayedCards]) -> list[PlanWarning]:
    """Check heroic cards: each player has only one, and the box has six different ones."""
    found = []
    for member in crew:
        heroic = [(turn, letter) for turn, letter in member.actions if letter in "ABX123456"]
        if len(heroic) > 1:
            found.append(
                PlanWarning("legality-heroic-twice", member.who, {"turns": ", ".join(str(turn) for turn, _ in heroic)})
            )
    laid = [(member.who, letter) for member in crew for _, letter in member.actions if letter in "ABX123456"]
    cards = list(decks.HEROIC_CARDS)
    lacking = _slots_left_over(
        [[place for place, card in enumerate(cards) if letter in card.halves] for _, letter in laid]
    )
    found += [PlanWarning("legality-heroic-taken", laid[place][0], {"letter": laid[place][1]}) for place in lacking]
    return found


def _check_deck(crew: Sequence[PlayedCards]) -> list[PlanWarning]:
    """Check that no half, and no combination of halves, is played more often than the box allows."""
    laid = Counter(letter for member in crew for slot in member.plan for letter in slot)
    wanted = [0]
    for letter in HALVES:
        wanted += [count + laid[letter] for count in wanted]
    if not any(map(gt, wanted, _cards_per_combination())):
        return []
    short = [
        some
        for some, count, there in zip(_combinations_of_halves(), wanted, _cards_per_combination(), strict=True)
        if count > there
    ]
    some = min(short, key=lambda letters: (len(letters), letters))
    facts = {"letters": "".join(some), "laid": sum(laid[letter] for letter in some), "there": _cards_with(some)}
    return [PlanWarning("legality-not-so-many", None, facts)]


def _combinations_of_halves() -> list[tuple[str, ...]]:
    choices: list[tuple[str, ...]] = [()]
    for letter in HALVES:
        choices += [(*some, letter) for some in choices]
    return choices


@cache
def _cards_per_combination() -> list[int]:
    return list(map(_cards_with, _combinations_of_halves()))


def _cards_with(letters: tuple[str, ...]) -> int:
    return sum(card.action in letters or card.move in letters for card in decks.ACTION_CARDS)


def _check_cards_received(crew: Sequence[PlayedCards], incoming_data: Sequence[int]) -> list[PlanWarning]:
    """Check that by the end of each phase the crew has played no more cards than it has received."""
    own = 0 if _has_specializations(crew) else len(crew) - _players(crew)  # one heroic card per android
    halves = [turn for member in crew for turn, _ in member.halves]
    found = []
    for phase, came in enumerate(_cards_received(crew, incoming_data), 1):
        laid, held = sum(phase_of(turn) <= phase for turn in halves), came + own
        if laid > held:
            found.append(PlanWarning("legality-more-than-held", None, {"phase": phase, "laid": laid, "held": held}))
    return found


def find_hand_warnings(
    crew: Sequence[PlayedCards], hands: Mapping[str, Hand], incoming_data: Sequence[int]
) -> list[PlanWarning]:
    """Return warnings about hands: slots that no card in the hand fits, and cards that the box does not have."""
    players = [member for member in crew if not member.android]
    all_noted = all(member.who in hands for member in players)
    came = [(card, phase, who) for who, hand in hands.items() for phase, cards in enumerate(hand, 1) for card in cards]
    # Androids come last: they may use cards the players don't need, but not the players' heroic cards (§5).
    judged = [member for member in players if member.who in hands]
    judged += [member for member in crew if member.android and all_noted]
    laid = [(member, turn, half) for member in judged for turn, half in member.halves]
    lacking = _slots_left_over(
        [
            [
                place
                for place, (card, phase, who) in enumerate(came)
                if half in tuple(card.halves)
                and phase <= phase_of(turn)
                and (who == member.who or (member.android and not card.heroic))
            ]
            for member, turn, half in laid
        ]
    )
    found = [
        PlanWarning("legality-not-in-hand", member.who, {"turn": turn, "letter": half})
        for member, turn, half in (laid[place] for place in lacking)
    ]
    box = Counter(map(str, (*decks.ACTION_CARDS, *decks.HEROIC_CARDS, *decks.DOUBLE_CARDS)))
    noted = Counter(str(card) for card, _, _ in came)
    found += [
        PlanWarning("legality-card-too-often", None, {"card": card, "noted": count, "there": box[card]})
        for card, count in sorted(noted.items())
        if count > box[card]
    ]
    if all_noted and len(players) > 1:
        found += _check_deal(crew, hands, incoming_data)
    return found


def _check_deal(
    crew: Sequence[PlayedCards], hands: Mapping[str, Hand], incoming_data: Sequence[int]
) -> list[PlanWarning]:
    """Check that all hands together have no more cards than were dealt."""
    found, noted = [], 0
    for phase, held in enumerate(_cards_received(crew, incoming_data), 1):
        of_players = [hands[member.who] for member in crew if not member.android]
        noted += sum(len(cards) for hand in of_players for cards in hand[phase - 1 : phase])
        if noted > held:
            found.append(PlanWarning("legality-more-than-dealt", None, {"phase": phase, "noted": noted, "held": held}))
    return found


def _slots_left_over(fitting: Sequence[Sequence[int]]) -> list[int]:
    """Match as many slots as possible with different cards, and return the indices of the slots left over.

    `fitting` lists the cards that fit each slot.
    """
    given: dict[int, int] = {}  # card -> slot

    def settle(slot: int, tried: set[int]) -> bool:
        for card in fitting[slot]:
            if card not in tried:
                tried.add(card)
                if card not in given or settle(given[card], tried):
                    given[card] = slot
                    return True
        return False

    return [slot for slot in range(len(fitting)) if not settle(slot, set())]
