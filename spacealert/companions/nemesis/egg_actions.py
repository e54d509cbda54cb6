"""Eggs (§9.2): taken, destroyed, laid; an empty Nest is destroyed."""

from spacealert.companions.nemesis.noise_roll import noise_roll
from spacealert.companions.nemesis.ship_questions import choose, how_many, is_so, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

WEAPONS = ("shot", "melee", "grenade", "molotov")


def take_egg(ship: Ship, who: CrewMember) -> Guide[None]:
    """The Nest's action: an egg into a hand slot, then a noise roll."""
    ship.nest_found = True
    if not ship.eggs:
        yield from tell("nemesisplay-no-eggs", rule="§9.2")
        return
    yield from tell("nemesisplay-egg-taken", rule="§9.2", who=who.name)
    yield from lose_eggs(ship, 1)
    yield from noise_roll(ship, who)


def destroy_eggs(ship: Ship, who: CrewMember) -> Guide[None]:
    """One attempt: the noise roll follows whether it has hit or not; a miss in melee wounds nobody."""
    weapon = yield from choose(
        "nemesisplay-egg-weapon", [(one, message(f"nemesisplay-egg-{one}")) for one in WEAPONS], rule="§9.2"
    )
    most = most_eggs(ship, weapon)
    fixed = weapon in ("grenade", "molotov")
    count = yield from how_many("nemesisplay-eggs-hit", most, least=most if fixed else 0, rule="§9.2")
    in_nest = ship.eggs > 0 and (yield from is_so("nemesisplay-eggs-in-nest", rule="§9.2"))
    if count:
        yield from tell(f"nemesisplay-eggs-destroyed-{ship.settings.egg_tokens}", rule="§9.2", count=count)
    if in_nest:
        ship.nest_found = True
        yield from lose_eggs(ship, count)
    yield from noise_roll(ship, who)


def most_eggs(ship: Ship, weapon: str) -> int:
    """How many eggs one attempt can destroy."""
    if weapon == "grenade":
        return 2
    return 2 if weapon == "shot" and ship.settings.egg_hits == "each" else 1


def lose_eggs(ship: Ship, count: int) -> Guide[None]:
    """Out of the Nest."""
    if not ship.eggs:
        return
    ship.eggs = max(0, ship.eggs - count)
    if not ship.eggs and not ship.nest_destroyed:
        ship.nest_destroyed = True
        yield from ship.species.nest_is_empty(ship)


def lay_egg(ship: Ship) -> Guide[None]:
    """Another egg on the board of the aliens, if there is one in reserve."""
    if not ship.egg_reserve:
        yield from tell("nemesisplay-no-reserve-egg", rule="§4")
        return
    ship.egg_reserve -= 1
    ship.eggs += 1
    yield from tell("nemesisplay-egg-laid", rule="§4", count=ship.eggs)
