"""Step 2 of the event phase (§5.2): the Carnomorphs in combat attack, the others feed, room by room."""

from typing import Any

from spacealert.companions.carnomorphs.feeding import FOODS, LEVELS, FeedingRoom, Meal, feed
from spacealert.companions.nemesis.egg_actions import lose_eggs
from spacealert.companions.nemesis.intruder_attack import attacks_in_event_phase
from spacealert.companions.nemesis.ship_questions import choose, choose_several, how_many, is_so, kind, tell
from spacealert.companions.nemesis.ship_state import Card, Ship
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_EVENT_PHASE = "Carnomorphs §5.2"
_FEEDING = "Carnomorphs §6.4"
_ADAPTATIONS = "Carnomorphs §6.5"

_MOST_OF_A_FOOD = 12


def attack_and_feed(ship: Ship) -> Guide[None]:
    """With the adaptation that makes them voracious they feed first."""
    if "voracious" in ship.known_effects:
        yield from feeding(ship)
        yield from attacks_in_event_phase(ship, _EVENT_PHASE)
    else:
        yield from attacks_in_event_phase(ship, _EVENT_PHASE)
        yield from feeding(ship)


def feeding(ship: Ship) -> Guide[None]:
    """Every room with Carnomorphs and without a character, as long as the table has another one."""
    fed = dict.fromkeys(LEVELS, 0)
    while any(ship.figures[figure] > fed[figure] for figure in LEVELS):
        if not (
            yield from is_so("carnomorphs-another-room" if any(fed.values()) else "carnomorphs-a-room", rule=_FEEDING)
        ):
            return
        yield from feed_room(ship, fed)


def feed_room(ship: Ship, fed: dict[str, int]) -> Guide[None]:
    """Who is there and what lies there; the program says who eats what. `fed` are those that have had their turn."""
    room = FeedingRoom({}, reserve={figure: max(0, ship.free_figures(figure)) for figure in LEVELS})
    for figure in LEVELS:
        most = ship.figures[figure] - fed[figure]
        if most > 0:
            room.creatures[figure] = yield from how_many("carnomorphs-in-room", most, rule=_FEEDING, kind=kind(figure))
    if not any(room.creatures.values()):
        return
    in_nest = yield from _find_food(ship, room)
    meals = feed(room)
    if not meals:
        yield from tell("carnomorphs-nobody-eats", rule=_FEEDING)
    for number, meal in enumerate(meals, start=1):
        yield from _eat(ship, meal, number, len(meals), in_nest)
    for figure, count in room.creatures.items():
        fed[figure] += count


def _find_food(ship: Ship, room: FeedingRoom) -> Guide[bool]:
    """What lies in the room; in the Nest the eggs of the aliens' board are there too. Whether it is the Nest."""
    in_nest = ship.eggs > 0 and (yield from is_so("carnomorphs-is-nest", rule=_FEEDING))
    kinds = [food for food in FOODS if food != "metagorger" and (food != "blue-corpse" or ship.blue_corpse)]
    options = [(food, message(f"carnomorphs-food-{food}")) for food in kinds]
    for food in (yield from choose_several("carnomorphs-food", options, rule=_FEEDING)):
        most = 1 if food == "blue-corpse" else _MOST_OF_A_FOOD
        facts = {"food": message(f"carnomorphs-food-{food}")}
        room.food[food] = yield from how_many("carnomorphs-how-much", most, least=1, likely=1, rule=_FEEDING, **facts)
    if in_nest:
        room.food["egg"] = room.food.get("egg", 0) + ship.eggs
    return in_nest


def _eat(ship: Ship, meal: Meal, number: int, count: int, in_nest: bool) -> Guide[None]:
    facts: dict[str, Any] = {
        "number": number,
        "count": count,
        "eater": kind(meal.eater),
        "food": message(f"carnomorphs-food-{meal.food}"),
        "becomes": kind(meal.becomes),
    }
    yield from tell("carnomorphs-eats-and-evolves" if meal.evolves else "carnomorphs-eats", rule=_FEEDING, **facts)
    if meal.evolves:
        ship.figures[meal.eater] -= 1
        ship.figures[meal.becomes] += 1
        yield from ship.species.placed(ship, meal.becomes)
    match meal.food:
        case "metagorger":
            ship.figures["metagorger"] -= 1
        case "egg" if in_nest:
            yield from lose_eggs(ship, 1)
        case "blue-corpse":
            ship.blue_corpse = False
            yield from tell("carnomorphs-blue-corpse-eaten", rule=_FEEDING)


def remove_adaptation(ship: Ship) -> Guide[None]:
    """§6.5: the Laboratory takes a revealed adaptation out of the game."""
    revealed = [slot for slot, card in ship.weaknesses.items() if card is Card.REVEALED]
    if not revealed:
        yield from tell("carnomorphs-no-adaptation", rule=_ADAPTATIONS)
        return
    options = [(slot, message(f"nemesis-slot-{slot}")) for slot in revealed]
    slot = yield from choose("carnomorphs-which-adaptation", options, rule=_ADAPTATIONS)
    ship.weaknesses[slot] = Card.GONE
    options = [(key, message(f"nemesis-{key}")) for key in ("no", "yes")]
    if (yield from choose("carnomorphs-was-voracious", options, rule=_ADAPTATIONS)) == "yes":
        ship.known_effects.discard("voracious")
    yield from tell("carnomorphs-adaptation-gone", rule=_ADAPTATIONS, spoken="adaptation-gone")
