"""Items (§9.3, §9.4): searching, picking up, dropping, trading, crafting and ammunition."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spacealert.companions.asking import add_note, ask_count, choose_by_id, choose_several, confirm
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.ship_questions import choose_member, choose_members
from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.kit.guide.prompts import MultiChoice, Option, message
from spacealert.kit.guide.walkthrough import Guide

HAND_SLOTS = 2
OBJECTS = ("corpse", "carcass", "egg")
THINGS = ("weapon", "item", *OBJECTS)  # possible contents of hand slots
RECIPES = ("antidote", "taser", "flamethrower", "molotov")
MOST_AMMO = 10
_UNSEARCHED = ("room-nest", "room-slimy")


def is_blocked_by_combat(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Return whether the map shows this character in combat. If so, tell the players that the action is not allowed."""
    room = ship_map.locate(ship, who)
    if not room or not ship_map.figures_in(ship, room):
        return False
    yield from add_note("nemesisitem-in-combat", who=who.name)
    return True


def search_room(ship: Ship, who: CrewMember) -> Guide[None]:
    """Resolve a search. If a weapon or a heavy item is found, put it in a hand slot."""
    if (yield from is_blocked_by_combat(ship, who)):
        return
    if ship_map.locate(ship, who) in _UNSEARCHED:
        yield from add_note("nemesisitem-no-search")
        return
    keys = ("light", "heavy", "weapon", "empty")
    found = yield from choose_by_id("nemesisitem-search", keys, "nemesisitem-found", rule="§9.4", who=who.name)
    if found == "empty":
        yield from add_note("nemesisitem-nothing-left")
        return
    yield from add_note("nemesisitem-search-rest")
    if found == "weapon":
        yield from add_note("nemesisitem-found-ammo")
    if found != "light":
        yield from put_in_hand(ship, who, "weapon" if found == "weapon" else "item")


def put_in_hand(ship: Ship, who: CrewMember, thing: str) -> Guide[None]:
    """Put an item or object into a hand slot. If both slots are full, the character drops something first."""
    if len(who.hands) >= HAND_SLOTS:
        yield from add_note("nemesisitem-hands-full", who=who.name)
        yield from drop_object(ship, who)
    who.hands.append(thing)


def pick_up(ship: Ship, who: CrewMember) -> Guide[None]:
    if (yield from is_blocked_by_combat(ship, who)):
        return
    objects = [one for one in OBJECTS if one != "egg" or ship.eggs_out]
    thing = yield from choose_by_id("nemesisitem-pick-up", objects, "nemesisitem-thing", rule="§9.3", who=who.name)
    yield from put_in_hand(ship, who, thing)


def drop_object(ship: Ship, who: CrewMember) -> Guide[None]:
    """Ask what the character drops, and announce where it goes."""
    things = list(dict.fromkeys(who.hands))
    if not things:
        yield from add_note("nemesisitem-hands-empty", who=who.name)
        return
    thing = things[0]
    if len(things) > 1:
        thing = yield from choose_by_id("nemesisitem-drop", things, "nemesisitem-thing", rule="§9.4", who=who.name)
    who.hands.remove(thing)
    where = "object" if thing in OBJECTS else ship.settings.dropped_items
    yield from add_note(f"nemesisitem-dropped-{where}", thing=message(f"nemesisitem-thing-{thing}"))


def resolve_trade(ship: Ship, who: CrewMember) -> Guide[None]:
    """Resolve a trade between characters in the same room."""
    if (yield from is_blocked_by_combat(ship, who)):
        return
    people: Sequence[CrewMember] = ship_map.crew_in(ship, ship_map.locate(ship, who))
    if not ship_map.locate(ship, who):
        others = [one for one in ship.awake_crew if one is not who]
        people = [who, *(yield from choose_members("nemesisitem-trade-with", others, rule="§9.4", who=who.name))]
    yield from add_note("nemesisitem-trade", people=tuple(one.name for one in people))
    offered = [(one, thing) for one in people for thing in dict.fromkeys(one.hands)]
    if not offered or len(people) < 2:
        return
    labels = [
        (f"{one.number}-{thing}", message("nemesisitem-of", who=one.name, thing=message(f"nemesisitem-thing-{thing}")))
        for one, thing in offered
    ]
    given = yield from choose_several("nemesisitem-traded", labels, rule="§9.4")
    passed: list[tuple[CrewMember, str]] = []
    for one, thing in offered:
        if f"{one.number}-{thing}" in given:
            facts: dict[str, Any] = {"thing": message(f"nemesisitem-thing-{thing}")}
            takers = [other for other in people if other is not one]
            passed.append(((yield from choose_member("nemesisitem-taker", takers, rule="§9.4", **facts)), thing))
            one.hands.remove(thing)
    for taker, thing in passed:  # only after everyone has given something, so that players with full hands can swap
        yield from put_in_hand(ship, taker, thing)


def craft_item(ship: Ship, who: CrewMember) -> Guide[None]:
    if (yield from is_blocked_by_combat(ship, who)):
        return
    recipe = yield from choose_by_id("nemesisitem-craft", RECIPES, "nemesisitem-recipe", rule="§9.4", who=who.name)
    yield from add_note("nemesisitem-crafted", what=message(f"nemesisitem-recipe-{recipe}"))
    if (yield from confirm("nemesisitem-is-heavy")):
        yield from put_in_hand(ship, who, "item")


def enter_ammo(ship: Ship, who: CrewMember) -> Guide[None]:
    """Ask how much ammunition the character's weapon has. From then on, shots are counted."""
    likely = who.ammo or 0
    who.ammo = yield from ask_count("nemesisitem-ammo", MOST_AMMO, likely=likely, rule="§9.4", who=who.name)


def spend_ammo(who: CrewMember) -> Guide[bool]:
    """Spend ammunition for one shot. Return whether the weapon had any, or True if ammunition is not counted."""
    if who.ammo is None:
        return True
    if not who.ammo:
        yield from add_note("nemesisitem-no-ammo", who=who.name)
        return False
    who.ammo -= 1
    yield from add_note("nemesisitem-ammo-left", who=who.name, count=who.ammo)
    return True


def correct_items(ship: Ship) -> Guide[None]:
    who = yield from choose_member("nemesishand-who", ship.crew)
    options = tuple(Option(thing, message(f"nemesisitem-thing-{thing}")) for thing in THINGS)
    text = message("nemesisitem-holds", who=who.name)
    held = yield MultiChoice(text, options=options, most=HAND_SLOTS, each=HAND_SLOTS)
    who.hands = list(Counter(held if isinstance(held, tuple) else ()).elements())
    yield from enter_ammo(ship, who)
