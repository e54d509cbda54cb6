"""Feeding (§6.4): what the Carnomorphs of one room eat, and what they become."""

from collections.abc import Iterator, Mapping

from attrs import define, field, frozen

LEVELS = ("metagorger", "shambler", "fleshbeast", "butcher")
FOODS = ("red-corpse", "egg", "carcass", "metagorger", "blue-corpse")  # in the order in which they are eaten


@define
class FeedingRoom:
    """The Carnomorphs of a room without characters, and what lies in it.

    `reserve` is how many figures of each kind are beside the board; eggs on the aliens' board count where the room is
    the Nest.
    """

    creatures: dict[str, int]
    food: dict[str, int] = field(factory=dict)
    reserve: dict[str, int] = field(factory=dict)


@frozen
class Meal:
    """What one creature ate, and what it is now."""

    eater: str
    food: str
    becomes: str

    @property
    def evolves(self) -> bool:
        return self.becomes != self.eater


def feed(room: FeedingRoom) -> list[Meal]:
    """Everything that eats, in the order in which it does; the room is afterwards as they leave it.

    >>> feed(FeedingRoom({"metagorger": 2}, reserve={"shambler": 8}))
    [Meal(eater='metagorger', food='metagorger', becomes='shambler')]
    """
    return list(_meals(room, dict(room.creatures)))


def _meals(room: FeedingRoom, waiting: dict[str, int]) -> Iterator[Meal]:
    """`waiting` are those that have not had their turn; one that is eaten before it has none."""
    for eater in reversed(LEVELS):
        while waiting.get(eater, 0):
            waiting[eater] -= 1
            food = _food_for(eater, room)
            if food is None:
                continue
            becomes = _next_level(eater, room.reserve)
            if becomes != eater:
                _change(room.reserve, becomes, -1)
                _change(room.reserve, eater, 1)
                _change(room.creatures, eater, -1)
                _change(room.creatures, becomes, 1)
            if food == "metagorger":
                _change(room.creatures, food, -1)
                _change(room.reserve, food, 1)
                waiting[food] = max(0, waiting.get(food, 0) - 1)
            else:
                _change(room.food, food, -1)
            yield Meal(eater, food, becomes)


def _food_for(eater: str, room: FeedingRoom) -> str | None:
    for food in FOODS:
        there = room.creatures.get(food, 0) - (eater == food) if food == "metagorger" else room.food.get(food, 0)
        if there > 0:
            return food
    return None


def _next_level(eater: str, reserve: Mapping[str, int]) -> str:
    """The next level, if a figure of it is left; the Butcher has none above it."""
    following = LEVELS[LEVELS.index(eater) + 1] if eater != LEVELS[-1] else eater
    return following if following == eater or reserve.get(following, 0) > 0 else eater


def _change(counts: dict[str, int], what: str, by: int) -> None:
    counts[what] = counts.get(what, 0) + by
