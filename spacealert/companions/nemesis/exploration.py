"""Entering a room (§5.1), noise rolls (§5.2), fires and malfunctions (§5.13, §5.14)."""

from collections.abc import Sequence

from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.encounters import encounter
from spacealert.companions.nemesis.ship_questions import choose, choose_key, draw, is_so, note, which_members
from spacealert.companions.nemesis.ship_state import (
    MOST_FIRES,
    MOST_MALFUNCTIONS,
    NOISE_DIE,
    CrewMember,
    GameOver,
    Mode,
    Ship,
    Status,
    Trigger,
)
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_ANNOUNCED_FROM = 6


def place_fire(ship: Ship, room: str = "") -> Guide[None]:
    """In a room that does not burn yet; the ninth ends the game, so the table confirms it."""
    if ship.map is not None and not room:
        rooms = [one for one in ship.map.rooms if not ship_map.burns(ship, one)]
        room = yield from ship_map.which_room("nemesismap-where-fire", rooms)
    if ship.fires >= MOST_FIRES:
        if not (yield from is_so("nemesisplay-fire-ninth", rule="§5.13", likely=True)):
            return
        raise GameOver(Trigger.FIRE)
    ship_map.put_fire(ship, room)
    ship.fires += 1
    spoken = f"fire-{ship.fires}" if ship.fires >= _ANNOUNCED_FROM else ""
    yield from note("nemesisplay-fire-placed", rule="§5.13", spoken=spoken, count=ship.fires, most=MOST_FIRES)


def remove_fire(ship: Ship) -> Guide[None]:
    burning = [] if ship.map is None else [room for room in ship.map.rooms if ship_map.burns(ship, room)]
    if burning:
        ship_map.take_fire(ship, (yield from ship_map.which_room("nemesismap-which-fire", burning)))
    ship.fires = max(0, ship.fires - 1)


def place_malfunction(ship: Ship) -> Guide[None]:
    """In a working room that is explored and neither the Nest nor covered with slime."""
    if ship.malfunctions >= MOST_MALFUNCTIONS:
        if not (yield from is_so("nemesisplay-malfunction-ninth", rule="§5.14", likely=True)):
            return
        raise GameOver(Trigger.HULL)
    ship.malfunctions += 1
    spoken = f"hull-{ship.malfunctions}" if ship.malfunctions >= _ANNOUNCED_FROM else ""
    facts = {"count": ship.malfunctions, "most": MOST_MALFUNCTIONS}
    yield from note("nemesisplay-malfunction-placed", rule="§5.14", spoken=spoken, **facts)


def remove_malfunction(ship: Ship) -> None:
    ship.malfunctions = max(0, ship.malfunctions - 1)


def noise_roll(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Return whether an alien appears or moves in."""
    if not ship.follows_turns:
        return (yield from _roll_at_the_table(ship, who))
    face = yield from draw("nemesisplay-noise", NOISE_DIE, "nemesis-noise", rule="§5.2", who=who.name)
    if face == "silence" and not who.slime:
        yield from note("nemesisplay-silence", rule="§5.2", who=who.name)
        return False
    if face in ("silence", "danger"):
        return (yield from danger(ship, who, by_slime=face == "silence"))
    if (yield from is_so("nemesisplay-noise-there", rule="§5.2", number=face, who=who.name)):
        return (yield from encounter(ship, who))
    yield from note("nemesisplay-noise-placed", rule="§5.2", number=face, who=who.name)
    return False


def _roll_at_the_table(ship: Ship, who: CrewMember) -> Guide[bool]:
    """The table rolls and says what came of it."""
    keys = ("nothing", "encounter", "comes") if ship.on_board else ("nothing", "encounter")
    came = yield from choose_key(
        "nemesisplay-noise-short", keys, "nemesisplay-noise-short", rule="§5.2", likely="nothing", who=who.name
    )
    return came == "comes" or (came == "encounter" and (yield from encounter(ship)))


def danger(ship: Ship, who: CrewMember, *, by_slime: bool = False) -> Guide[bool]:
    """Bring in what is next door and not in combat, or break doors, or make noise. Return whether an alien comes."""
    near = "nobody"
    if ship.on_board:
        options = [(key, message(f"nemesisplay-danger-{key}")) for key in ("nobody", "comes", "doors")]
        text_id = "nemesisplay-slime-danger" if by_slime else "nemesisplay-danger"
        near = yield from choose(text_id, options, rule="§5.2", who=who.name)
    yield from note(f"nemesisplay-danger-{near}-do", rule="§5.2", who=who.name)
    if near == "comes":
        yield from back_from_pods(ship, who)
    return near == "comes"


def everyone_rolls(ship: Ship, rule: str = "§5.2") -> Guide[None]:
    """In turn order, all who are not in combat; whoever waits in a pod rolls as if in the section."""
    if not ship.follows_turns:
        yield from _everyone_rolls_at_the_table(ship, rule)
        return
    rolling: Sequence[CrewMember] = ship.aboard_and_awake
    if ship.on_board:
        fighting = yield from which_members("nemesisplay-who-fights", ship.awake, rule=rule)
        rolling = [one for one in rolling if one not in fighting]
    for who in rolling:
        if who.status not in (Status.AWAKE, Status.WAITING):
            continue
        if (yield from noise_roll(ship, who)):
            yield from back_from_pods(ship, who)


def _everyone_rolls_at_the_table(ship: Ship, rule: str) -> Guide[None]:
    """One encounter after the other, until all have rolled: nobody has more than one."""
    sections = sorted({pod.section for pod in ship.pods if pod.aboard and not pod.launched})
    keys = ("rolled", "encounter", *(f"section-{section}" for section in sections))
    text_id = "nemesisplay-everyone-rolls"
    left = len(ship.aboard_and_awake)
    while left and (came := (yield from choose_key(text_id, keys, text_id, rule=rule, likely="rolled"))) != "rolled":
        left -= 1
        if came == "encounter":
            yield from encounter(ship)
        else:
            yield from empty_section(ship, came.removeprefix("section-"))


def back_from_pods(ship: Ship, who: CrewMember) -> Guide[None]:
    """§6.4: an alien comes into a section: all who wait in its pods are back in the room."""
    section = next((pod.section for pod in ship.pods if who.number in pod.aboard), None)
    if section is not None:
        yield from empty_section(ship, section)


def empty_section(ship: Ship, section: str) -> Guide[None]:
    for pod in ship.pods:
        if pod.section == section and not pod.launched:
            for number in pod.aboard:
                ship.member(number).status = Status.AWAKE
            pod.aboard.clear()
    yield from note("nemesisplay-out-of-pods", rule="§6.4", section=section)


EFFECTS = ("silence", "danger", "slime", "fire", "malfunction", "doors")


def enter(ship: Ship, who: CrewMember, *, escapes: bool = False) -> Guide[None]:
    """After a move or an escape, which is never careful."""
    careful = not escapes and (yield from _chosen("nemesisplay-move", ("normal", "careful"), who)) == "careful"
    effect = ""
    if not (yield from _goes_to_explored(ship, who)):
        effect = yield from explore(ship, who)
    if careful:
        yield from note("nemesisplay-careful-noise", rule="§3", who=who.name)
        return
    if effect == "silence" and not who.slime:
        yield from note("nemesisplay-silence", rule="§5.1", who=who.name)
    elif effect in ("danger", "silence"):
        yield from danger(ship, who, by_slime=effect == "silence")
    elif (yield from _was_empty(ship, who)):
        yield from noise_roll(ship, who)
    else:
        yield from note("nemesisplay-no-roll", rule="§5.1", who=who.name)


_UNEXPLORED = "unexplored"


def _goes_to_explored(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Ask where the character goes, where the map is kept; return whether that room is explored."""
    if ship.map is None:
        return (yield from is_so("nemesisplay-explored", rule="§5.1", likely=True, who=who.name))
    rooms = [(room, ship_map.room_name(room)) for room in ship.map.rooms if room != ship_map.room_of(ship, who)]
    rooms += [(_UNEXPLORED, message("nemesismap-unexplored"))] if ship_map.unexplored(ship) else []
    room = yield from choose("nemesismap-to", rooms, rule="§5.1", who=who.name)
    ship.map.crew[who.number] = ship_map.ELSEWHERE if room == _UNEXPLORED else room
    return room != _UNEXPLORED


def _was_empty(ship: Ship, who: CrewMember) -> Guide[bool]:
    if ship_map.knows(ship):
        room = ship_map.room_of(ship, who)
        return ship_map.crew_in(ship, room) == [who] and not ship_map.figures_in(ship, room)
    return (yield from is_so("nemesisplay-room-empty", rule="§5.1", likely=True, who=who.name))


def _turned_over(ship: Ship, who: CrewMember) -> Guide[str]:
    """Which room it is, as far as that matters."""
    if ship.map is None:
        return (yield from _chosen("nemesisplay-explore", ("other", "nest", "slimy"), who))
    room = yield from ship_map.which_room("nemesismap-turned-over", ship_map.unexplored(ship))
    ship_map.add_room(ship, room)
    ship.map.crew[who.number] = room
    return {ship_map.NEST: "nest", "room-slimy": "slimy"}.get(room, "other")


def explore(ship: Ship, who: CrewMember) -> Guide[str]:
    """The tile, the slime of a slimy room, then the token; its effect is what that gives."""
    room = yield from _turned_over(ship, who)
    if room == "nest":
        ship.nest_found = True
    elif room == "slimy":
        who.slime = True
    else:
        halved = "-solo" if ship.mode is Mode.SOLO else ""
        yield from note(f"nemesisplay-item-counter{halved}", rule="§5.1")
    effect = yield from _chosen("nemesisplay-exploration", EFFECTS, who)
    match effect:
        case "slime":
            who.slime = True
            yield from note("nemesisplay-slimed", rule="§5.12", who=who.name)
        case "fire" if ship_map.burns(ship, ship_map.room_of(ship, who)):
            yield from note("nemesisplay-no-second-fire", rule="§5.13")
        case "fire" if (
            ship.fires and ship.map is None and (yield from is_so("nemesisplay-burns-already", rule="§5.13"))
        ):
            yield from note("nemesisplay-no-second-fire", rule="§5.13")
        case "fire":
            yield from place_fire(ship, ship_map.room_of(ship, who))
        case "malfunction" if room == "other":
            yield from place_malfunction(ship)
        case "malfunction":
            yield from note("nemesisplay-no-malfunction-here", rule="§5.14")
        case "doors":
            yield from note("nemesisplay-door-closes", rule="§5.1")
    return effect


def _chosen(text_id: str, keys: tuple[str, ...], who: CrewMember) -> Guide[str]:
    options = [(key, message(f"{text_id}-{key}")) for key in keys]
    return (yield from choose(text_id, options, rule="§5.1", likely=keys[0], who=who.name))
