"""Feeding (§6.4), and step 2 of the event phase: attacks and feeding."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import define, field, frozen

from spacealert.companions.asking import add_note, ask_count, choose_by_id, choose_several, confirm
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.combat import resolve_event_attacks
from spacealert.companions.nemesis.rooms import lose_eggs
from spacealert.companions.nemesis.ship_questions import kind_name
from spacealert.companions.nemesis.ship_state import CardState, Ship
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

LEVELS = ("metagorger", "shambler", "fleshbeast", "butcher")
FOODS = ("red-corpse", "egg", "carcass", "metagorger", "blue-corpse")  # in eating order


@define
class FeedingRoom:
    """The Carnomorphs in a room without characters, and the food in the room.

    `reserve` counts the figures off the board. In the Nest, eggs on the alien board count as food.
    """

    creatures: dict[str, int]
    food: dict[str, int] = field(factory=dict)
    reserve: dict[str, int] = field(factory=dict)


@frozen
class Meal:
    """A creature's meal, and the creature that it became."""

    eater: str
    food: str
    becomes: str

    @property
    def evolves(self) -> bool:
        return self.becomes != self.eater


def resolve_meals(room: FeedingRoom) -> list[Meal]:
    """Return the meals in order, and update the room accordingly.

    >>> resolve_meals(FeedingRoom({"metagorger": 2}, reserve={"shambler": 8}))
    [Meal(eater='metagorger', food='metagorger', becomes='shambler')]
    """
    return list(_meals(room, dict(room.creatures)))


def _meals(room: FeedingRoom, waiting: dict[str, int]) -> Iterator[Meal]:
    """Yield meals in order. `waiting` counts the creatures yet to eat. A creature that is eaten loses its turn."""
    for eater in reversed(LEVELS):
        while waiting.get(eater, 0):
            waiting[eater] -= 1
            food = _food_for(eater, room)
            if food is None:
                continue
            becomes = _next_level(eater, room.reserve)
            if becomes != eater:
                _change_count(room.reserve, becomes, -1)
                _change_count(room.reserve, eater, 1)
                _change_count(room.creatures, eater, -1)
                _change_count(room.creatures, becomes, 1)
            if food == "metagorger":
                _change_count(room.creatures, food, -1)
                _change_count(room.reserve, food, 1)
                waiting[food] = max(0, waiting.get(food, 0) - 1)
            else:
                _change_count(room.food, food, -1)
            yield Meal(eater, food, becomes)


def _food_for(eater: str, room: FeedingRoom) -> str | None:
    for food in FOODS:
        there = room.creatures.get(food, 0) - (eater == food) if food == "metagorger" else room.food.get(food, 0)
        if there > 0:
            return food
    return None


def _next_level(eater: str, reserve: Mapping[str, int]) -> str:
    following = LEVELS[LEVELS.index(eater) + 1] if eater != LEVELS[-1] else eater
    return following if following == eater or reserve.get(following, 0) > 0 else eater


def _change_count(counts: dict[str, int], what: str, by: int) -> None:
    counts[what] = counts.get(what, 0) + by


_EVENT_PHASE = "Carnomorphs §5.2"
_FEEDING = "Carnomorphs §6.4"
_ADAPTATIONS = "Carnomorphs §6.5"

_MOST_OF_A_FOOD = 12


def attack_and_feed(ship: Ship) -> Guide[None]:
    """Resolve attacks and feeding. Voracious aliens feed first."""
    if "voracious" in ship.known_effects:
        yield from feed_all(ship)
        yield from resolve_event_attacks(ship, _EVENT_PHASE)
    else:
        yield from resolve_event_attacks(ship, _EVENT_PHASE)
        yield from feed_all(ship)


def feed_all(ship: Ship) -> Guide[None]:
    """Resolve feeding in every room with Carnomorphs but no characters."""
    fed = dict.fromkeys(LEVELS, 0)
    if ship_map.is_complete(ship):
        assert ship.map is not None
        for room in ship.map.rooms:
            if ship_map.figures_in(ship, room) and not ship_map.crew_in(ship, room):
                yield from feed_room(ship, fed, room)
        return
    while any(ship.figures[figure] > fed[figure] for figure in LEVELS):
        if not (
            yield from confirm("carnomorphs-another-room" if any(fed.values()) else "carnomorphs-a-room", rule=_FEEDING)
        ):
            return
        yield from feed_room(ship, fed)


def feed_room(ship: Ship, fed: dict[str, int], place: str = "") -> Guide[None]:
    """Ask for the food in a room and, without `place`, for the creatures there, and announce who eats what.

    `fed` counts the creatures already fed.
    """
    room = FeedingRoom({}, reserve={figure: max(0, ship.free_figure_count(figure)) for figure in LEVELS})
    for figure in LEVELS:
        most = ship.figures[figure] - fed[figure]
        if place:
            room.creatures[figure] = ship_map.figures_in(ship, place).count(figure)
        elif most > 0:
            room.creatures[figure] = yield from ask_count(
                "carnomorphs-in-room", most, rule=_FEEDING, kind=kind_name(figure)
            )
    if not any(room.creatures.values()):
        return
    if place:
        yield from add_note("nemesismap-feeding", room=ship_map.room_name(place))
    in_nest = yield from _find_food(ship, room, place)
    meals = resolve_meals(room)
    if not meals:
        yield from add_note("carnomorphs-nobody-eats")
    for number, meal in enumerate(meals, start=1):
        if meal.food == "metagorger":
            ship_map.replace_figure(ship, meal.food, place)
            ship.figures[meal.food] -= 1
        if meal.evolves:
            ship_map.replace_figure(ship, meal.eater, place, meal.becomes)
            ship.figures[meal.eater] -= 1
            ship.figures[meal.becomes] += 1
        yield from _eat(ship, meal, number, len(meals), in_nest)
    for figure, count in room.creatures.items():
        fed[figure] += count


def _find_food(ship: Ship, room: FeedingRoom, place: str) -> Guide[bool]:
    in_nest = ship.eggs > 0 and place == ship_map.NEST
    if ship.eggs and not place:
        in_nest = yield from confirm("carnomorphs-is-nest", rule=_FEEDING)
    kinds = [food for food in FOODS if food != "metagorger" and (food != "blue-corpse" or ship.blue_corpse)]
    options = [(food, message(f"carnomorphs-food-{food}")) for food in kinds]
    for food in (yield from choose_several("carnomorphs-food", options, rule=_FEEDING)):
        most = 1 if food == "blue-corpse" else _MOST_OF_A_FOOD
        facts = {"food": message(f"carnomorphs-food-{food}")}
        room.food[food] = yield from ask_count("carnomorphs-how-much", most, least=1, likely=1, rule=_FEEDING, **facts)
    if in_nest:
        room.food["egg"] = room.food.get("egg", 0) + ship.eggs
    return in_nest


def _eat(ship: Ship, meal: Meal, number: int, count: int, in_nest: bool) -> Guide[None]:
    facts: dict[str, Any] = {
        "number": number,
        "count": count,
        "eater": kind_name(meal.eater),
        "food": message(f"carnomorphs-food-{meal.food}"),
        "becomes": kind_name(meal.becomes),
    }
    yield from add_note("carnomorphs-eats-and-evolves" if meal.evolves else "carnomorphs-eats", **facts)
    if meal.evolves:
        yield from ship.species.on_placed(ship, meal.becomes)
    match meal.food:
        case "egg" if in_nest:
            yield from lose_eggs(ship, 1)
        case "blue-corpse":
            ship.blue_corpse = False
            yield from add_note("carnomorphs-blue-corpse-eaten")


def remove_adaptation(ship: Ship) -> Guide[None]:
    """Remove a revealed adaptation from the game, as the Laboratory does (§6.5)."""
    revealed = [slot for slot, card in ship.weaknesses.items() if card is CardState.REVEALED]
    if not revealed:
        yield from add_note("carnomorphs-no-adaptation")
        return
    slot = yield from choose_by_id("carnomorphs-which-adaptation", revealed, "nemesis-slot", rule=_ADAPTATIONS)
    ship.weaknesses[slot] = CardState.GONE
    if (yield from confirm("carnomorphs-was-voracious", rule=_ADAPTATIONS, likely=None)):
        ship.known_effects.discard("voracious")
    yield from add_note("carnomorphs-adaptation-gone", spoken="nemesisspeech-adaptation-gone")
