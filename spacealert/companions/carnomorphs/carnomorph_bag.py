"""The token at the end of the event phase (§5.2, step 5), whose order of operations matters line by line."""

from spacealert.companions.nemesis.encounter import appear, compare_hand
from spacealert.companions.nemesis.intruder_attack import hands_of
from spacealert.companions.nemesis.intruder_bag import leaves_the_board, put
from spacealert.companions.nemesis.noise_roll import everyone_rolls
from spacealert.companions.nemesis.ship_questions import how_many, kind, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship
from spacealert.companions.nemesis.species import BLANK
from spacealert.companions.nemesis.turning_points import first_contact
from spacealert.kit.guide.walkthrough import Guide

_EVENT_PHASE = "Carnomorphs §5.2"
_ENCOUNTER = "Carnomorphs §6.1"

METAGORGER_TOKENS = ("red-metagorger", "blue-metagorger")  # red as long as there is one


def develop(ship: Ship, token: str) -> Guide[None]:
    """The drawn token lies in the supply; each line puts it back or does not."""
    match token:
        case "blue-metagorger":
            yield from _blue(ship)
        case "red-metagorger":
            put(ship, token)
            yield from spawn(ship)
        case "butcher":
            yield from _butcher(ship)
        case "blank":
            yield from _blank(ship)
        case _:
            put(ship, token)
            yield from tell("nemesisplay-develop-noise", rule=_EVENT_PHASE, kind=kind(token))
            yield from everyone_rolls(ship, _EVENT_PHASE)


def add_metagorger(ship: Ship) -> Guide[str]:
    """A token into the bag: red if there is any, else blue."""
    added = put(ship, *METAGORGER_TOKENS)
    yield from tell(f"carnomorphs-token-{added or 'none'}", rule=_ENCOUNTER)
    return added


def _blue(ship: Ship) -> Guide[None]:
    """The blue one stays out; what comes in for it is red, as long as there is one."""
    ship.supply["blue-metagorger"] -= 1  # it cannot come in for itself
    added = put(ship, *METAGORGER_TOKENS)
    ship.supply["blue-metagorger"] += 1
    added = added or put(ship, "blue-metagorger")
    yield from tell("carnomorphs-develop-blue", rule=_EVENT_PHASE, token=kind(added))
    yield from everyone_rolls(ship, _EVENT_PHASE)


def spawn(ship: Ship) -> Guide[None]:
    """A Metagorger into each room that has one or a heavy object, carried ones too, and into an explored Nest."""
    nest = "yes" if ship.nest_found and not ship.nest_destroyed else "no"
    corpse = "yes" if ship.blue_corpse else "no"
    yield from tell("carnomorphs-develop-red", rule=_EVENT_PHASE, spoken="metagorgers", nest=nest, corpse=corpse)
    free = ship.free_figures("metagorger")
    rooms = yield from how_many("carnomorphs-spawn-rooms", 20, least=int(nest == "yes"), likely=1, rule=_EVENT_PHASE)
    if not rooms:
        return
    yield from first_contact(ship)
    placed = min(rooms, free)
    ship.figures["metagorger"] += placed
    text_id = "carnomorphs-spawned" if placed == rooms else "carnomorphs-spawned-some"
    yield from tell(text_id, rule=_EVENT_PHASE, count=placed, rooms=rooms)


def _butcher(ship: Ship) -> Guide[None]:
    """With a slimed character: fewest cards, then lowest number; where nobody is slimed, with the first player."""
    if ship.free_figures("butcher") <= 0:
        yield from tell("carnomorphs-butcher-is-there", rule=_EVENT_PHASE)
        return
    who = yield from butchers_choice(ship)
    yield from tell("carnomorphs-develop-butcher", rule=_EVENT_PHASE, spoken="butcher", who=who.name)
    if (yield from appear(ship, "butcher")):
        yield from compare_hand(ship, "butcher", "butcher", who)


def butchers_choice(ship: Ship) -> Guide[CrewMember]:
    there = ship.aboard_and_awake
    slimed = [one for one in there if one.slime]
    if not slimed:
        return there[0]
    if len(slimed) == 1:
        return slimed[0]
    hands = yield from hands_of(slimed)
    fewest = min(hands.values())
    return min((one for one in slimed if hands[one.number] == fewest), key=lambda one: one.number)


def _blank(ship: Ship) -> Guide[None]:
    """Shamblers without a character nearby hide, a Metagorger token comes in, noise; only then the blank goes back."""
    if ship.figures["shambler"]:
        hiding = yield from how_many("carnomorphs-blank-shamblers", ship.figures["shambler"], rule=_EVENT_PHASE)
        for _ in range(hiding):
            leaves_the_board(ship, "shambler")
    yield from tell("carnomorphs-develop-blank", rule=_EVENT_PHASE)
    yield from add_metagorger(ship)
    yield from everyone_rolls(ship, _EVENT_PHASE)
    put(ship, BLANK)
    yield from tell("carnomorphs-blank-back", rule=_EVENT_PHASE)
