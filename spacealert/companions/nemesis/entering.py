"""A character enters a room (§5.1): exploration, what the token does, and whether there is a noise roll."""

from spacealert.companions.nemesis.hazards import place_fire, place_malfunction
from spacealert.companions.nemesis.noise_roll import danger, noise_roll
from spacealert.companions.nemesis.ship_questions import choose, is_so, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Mode, Ship
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

EFFECTS = ("silence", "danger", "slime", "fire", "malfunction", "doors")


def enter(ship: Ship, who: CrewMember) -> Guide[None]:
    """After a move or an escape."""
    careful = (yield from _chosen("nemesisplay-move", ("normal", "careful"), who)) == "careful"
    effect = ""
    if not (yield from is_so("nemesisplay-explored", rule="§5.1", who=who.name)):
        effect = yield from explore(ship, who)
    if careful:
        yield from tell("nemesisplay-careful-noise", rule="§3", who=who.name)
        return
    if effect == "silence" and not who.slime:
        yield from tell("nemesisplay-silence", rule="§5.1", who=who.name)
    elif effect in ("danger", "silence"):
        yield from danger(ship, who, by_slime=effect == "silence")
    elif (yield from is_so("nemesisplay-room-empty", rule="§5.1", who=who.name)):
        yield from noise_roll(ship, who)
    else:
        yield from tell("nemesisplay-no-roll", rule="§5.1", who=who.name)


def explore(ship: Ship, who: CrewMember) -> Guide[str]:
    """The tile, the slime of a slimy room, then the token; its effect is what that gives."""
    room = yield from _chosen("nemesisplay-explore", ("other", "nest", "slimy"), who)
    if room == "nest":
        ship.nest_found = True
    elif room == "slimy":
        who.slime = True
    else:
        halved = "-solo" if ship.mode is Mode.SOLO else ""
        yield from tell(f"nemesisplay-item-counter{halved}", rule="§5.1")
    effect = yield from _chosen("nemesisplay-exploration", EFFECTS, who)
    match effect:
        case "slime":
            who.slime = True
            yield from tell("nemesisplay-slimed", rule="§5.12", who=who.name)
        case "fire":
            yield from place_fire(ship)
        case "malfunction" if room == "other":
            yield from place_malfunction(ship)
        case "malfunction":
            yield from tell("nemesisplay-no-malfunction-here", rule="§5.14")
        case "doors":
            yield from tell("nemesisplay-door-closes", rule="§5.1")
    return effect


def _chosen(text_id: str, keys: tuple[str, ...], who: CrewMember) -> Guide[str]:
    options = [(key, message(f"{text_id}-{key}")) for key in keys]
    return (yield from choose(text_id, options, rule="§5.1", who=who.name))
