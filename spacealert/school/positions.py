"""Games made up from a seed, for exercises: a few threats, a small crew and plans that go where something happens."""

from random import Random

from attrs import frozen

from spacealert.engine import CARDS
from spacealert.engine.cards import Card
from spacealert.engine.decks import tiles
from spacealert.engine.game import Game, Member, Threat
from spacealert.engine.ship import LAST_TURN_OF_A_TEST_FLIGHT, PLACES, TRACKS, ZONES

HARDEST = 5
_COLORS = ("purple", "red", "yellow", "green", "blue")
_LAST_APPEARANCE = 4  # so that something is on its way while there are turns left
_SEEDS = 2**32


@frozen
class Recipe:
    """What games for one kind of exercise are like: the actions in their plans, each as often as it stands here."""

    actions: str
    internal: bool = False  # whether internal threats appear
    crowded: bool = False  # whether the threats come in one zone
    opening: str = ""  # what one of them does first, to get where something can happen


def made_up_game(recipe: Recipe, random: Random, level: int) -> Game:
    """A game of seven turns; the higher the level, the more threats and people, and the more peculiar the cards."""
    colors = sorted(random.sample(_COLORS, max(2, min(len(_COLORS), 1 + level))), key=_COLORS.index)
    leader = random.choice(colors)
    crew = [Member(color, _plan(recipe, random, recipe.opening if color == leader else "")) for color in colors]
    tracks = dict(zip(PLACES, random.sample(list(TRACKS), len(PLACES)), strict=True))
    return Game(crew, tracks, _threats(recipe, random, level), tiles(random.randrange(_SEEDS)),
                turns=LAST_TURN_OF_A_TEST_FLIGHT)  # fmt: skip


def _plan(recipe: Recipe, random: Random, opening: str) -> str:
    rest = LAST_TURN_OF_A_TEST_FLIGHT - len(opening)
    return opening + "".join(random.choice(recipe.actions) for _ in range(rest))


def _threats(recipe: Recipe, random: Random, level: int) -> list[Threat]:
    """Each on a turn of its own, in the order of their turns."""
    turns = sorted(random.sample(range(1, _LAST_APPEARANCE + 1), min(_LAST_APPEARANCE, 1 + level)))
    zone = random.choice(ZONES)
    outside, inside = _cards(level, internal=False), _cards(level, internal=True)
    drawn: list[Threat] = []
    for place, turn in enumerate(turns):
        if recipe.internal and place % 2 == 0:
            drawn.append(Threat(inside.pop(random.randrange(len(inside))), turn))
        else:
            card = outside.pop(random.randrange(len(outside)))
            drawn.append(Threat(card, turn, zone if recipe.crowded else random.choice(ZONES)))
    return drawn


def _cards(level: int, *, internal: bool) -> list[str]:
    """Cards for this level: first those that have numbers alone, then yellow and serious ones, then peculiar ones."""
    return [card.code for card in CARDS.values() if (card.sort != "external") == internal and _is_fit(card, level)]


def _is_fit(card: Card, level: int) -> bool:
    if card.box != "base" or (card.traits and level < HARDEST):
        return False
    if card.severity == "serious":
        return level >= HARDEST - 1
    return card.color == "white" or level > 2
