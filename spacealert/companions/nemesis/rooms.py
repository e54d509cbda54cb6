"""Room actions (§1.5): what is allowed, airlock, self-destruct, hibernation, escape pods (§6) and eggs (§9.2)."""

from collections.abc import Callable, Mapping

from attrs import frozen

from spacealert.companions.asking import add_note, ask_count, choose, choose_by_id, choose_several, confirm, show
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.combat import remove_killed
from spacealert.companions.nemesis.exploration import empty_pods, remove_fire, roll_noise
from spacealert.companions.nemesis.items import put_in_hand
from spacealert.companions.nemesis.ship_questions import choose_member, choose_members, kind_name
from spacealert.companions.nemesis.ship_state import POD_SEATS, CrewMember, Pod, Ship, Status
from spacealert.companions.nemesis.wounds import end_if_nobody_is_awake, resolve_death
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


@frozen
class Query:
    """A question for the players. Its text is `nemesisnow-<question>`.

    If the answer equals `stops`, the action is not allowed, and the reason is the text `nemesisnow-no-<question>`.
    """

    question: str
    stops: bool


@frozen
class Condition:
    """The conditions for an action. `known` returns the reason why the action is not allowed, or an empty string."""

    asked: tuple[Query, ...]
    rule: str
    known: Callable[[Ship], str] = lambda _: ""


def _board(ship: Ship) -> str:
    waiting = [pod for pod in ship.pods if not pod.launched]
    if not waiting:
        return "no-pods"
    if all(pod.locked for pod in waiting):
        return "all-locked"
    return "" if any(not pod.locked and len(pod.aboard) < 2 for pod in waiting) else "no-seat"


def _start(ship: Ship) -> str:
    if ship.self_destruct is not None:
        return "runs-already"
    return "somebody-hibernates" if ship.is_anyone_hibernating else ""


def _stop(ship: Ship) -> str:
    if ship.self_destruct is None:
        return "runs-not"
    return "irreversible" if ship.is_destruct_irreversible else ""


_ROOM = (Query("in-combat", True), Query("malfunction", True), Query("two-cards", False))

_ONE_CARD = Query("one-card", False)
_ACTION = (Query("in-combat", True), _ONE_CARD)

CONDITIONS: Mapping[str, Condition] = {
    "hibernate": Condition(
        _ROOM, "room-hibernatorium", lambda ship: "" if ship.are_chambers_open else "chambers-closed"
    ),
    "board": Condition((Query("free-here", False), *_ROOM), "room-evacuation", _board),
    "launch": Condition(
        (Query("first-turn", False),), "room-evacuation",
        lambda ship: "" if ship.crew_with_status(Status.WAITING) else "nobody-waits",
    ),
    "start-destruct": Condition(_ROOM, "room-generator", _start),
    "stop-destruct": Condition(_ROOM, "room-generator", _stop),
    "course": Condition(
        _ROOM, "room-cockpit", lambda ship: "somebody-hibernates-course" if ship.is_anyone_hibernating else ""
    ),
    "careful": Condition(
        (Query("in-combat", True), Query("two-cards", False), Query("quiet-corridor", False)), "act-careful"
    ),
    "airlock": Condition(
        (*_ROOM, Query("yellow-room", False), Query("destroyed-door", True), Query("every-door", False)),
        "room-airlock", lambda ship: "airlock-set" if ship.airlock else "",
    ),
    "search": Condition((*_ACTION, Query("counter", False)), "act-search"),
    "pick-up": Condition((*_ACTION, Query("object-there", False)), "act-pick-up"),
    "trade": Condition((*_ACTION, Query("somebody-there", False)), "act-trade"),
    "craft": Condition((*_ACTION, Query("components", False)), "act-craft"),
    "shoot": Condition((Query("target", False), Query("ammo", False), _ONE_CARD), "act-shoot"),
    "melee": Condition((Query("target", False), _ONE_CARD), "act-melee"),
}  # fmt: skip


def is_allowed(ship: Ship, what: str, *, asks: bool = False, fights: bool | None = None) -> Guide[bool]:
    """Return whether an action is allowed now. If not, show the reason.

    `asks` allows questions about conditions that only the players can see. `fights` says whether an alien is in the
    character's room, or is None if unknown.
    """
    known = {"in-combat": fights, "target": fights or None}
    condition = CONDITIONS[what]
    reason = condition.known(ship)
    for asked in condition.asked if ship.follows_turns or asks else ():
        if reason:
            break
        answer = known.get(asked.question)
        if answer is None:
            answer = yield from confirm(f"nemesisnow-{asked.question}", rule=condition.rule, likely=not asked.stops)
        if answer == asked.stops:
            reason = asked.question
    if reason:
        because = message(f"nemesisnow-no-{reason}")
        yield from show("nemesisnow-no", rule=condition.rule, because=because)
    return not reason


def check_action(ship: Ship) -> Guide[None]:
    what = yield from choose_by_id("nemesisnow-what", CONDITIONS, "nemesisnow")
    fights = None
    if ship_map.is_complete(ship) and ship.awake_crew and what != "launch":
        who = yield from choose_member("nemesismenu-who", ship.awake_crew)
        fights = bool(ship_map.figures_in(ship, ship_map.locate(ship, who)))
        at_eggs = what in ("shoot", "melee")  # which need no combat
        if not fights and not at_eggs and not (yield from ship_map.find_able_crew(ship, what, [who])):
            return
    if (yield from is_allowed(ship, what, asks=True, fights=fights)):
        condition = CONDITIONS[what]
        then = message(f"nemesisnow-{what}-then")
        yield from show("nemesisnow-yes", rule=condition.rule, then=then)


def prepare_airlock(ship: Ship) -> Guide[None]:
    if (yield from is_allowed(ship, "airlock")):
        ship.airlock = True
        yield from add_note("nemesisplay-airlock-ready")


def resolve_airlock(ship: Ship) -> Guide[None]:
    """Resolve the airlock at the end of the player phase. Characters inside die if all doors are still closed."""
    if not ship.airlock:
        return
    ship.airlock = False
    if (yield from confirm("nemesisplay-airlock-closed", rule="§1.5")):
        yield from _vacuum(ship)
    else:
        yield from add_note("nemesisplay-airlock-off")


def _vacuum(ship: Ship) -> Guide[None]:
    inside = yield from choose_members("nemesisplay-airlock-crew", ship.awake_crew, rule="§1.5")
    kinds = [(figure, kind_name(figure)) for figure in ship.kinds_on_board()]
    if kinds:
        for figure in (yield from choose_several("nemesisplay-airlock-kinds", kinds, rule="§1.5")):
            most = ship.figures[figure]
            count = yield from ask_count(
                "nemesisplay-airlock-count", most, least=1, rule="§1.5", kind=kind_name(figure)
            )
            remove_killed(ship, figure, count)
    if ship.fires and (yield from confirm("nemesisplay-airlock-fire", rule="§1.5", likely=None)):
        yield from remove_fire(ship)
    yield from show("nemesisplay-airlock-done", rule="§1.5", spoken="nemesisspeech-airlock")
    for who in inside:
        if who.status is not Status.DEAD:
            yield from resolve_death(ship, who)


def start_destruct_from_generator(ship: Ship) -> Guide[None]:
    """Start the self-destruct from the Generator, if that is allowed."""
    if (yield from is_allowed(ship, "start-destruct")):
        yield from begin_self_destruct(ship)


def begin_self_destruct(ship: Ship) -> Guide[None]:
    """Start the self-destruct, unless it is running already."""
    if ship.self_destruct is not None:
        yield from add_note("nemesisplay-destruct-runs", count=ship.self_destruct)
        return
    ship.self_destruct = ship.settings.destruct_spaces
    yield from show(
        "nemesisplay-destruct-started", rule="§6.2", spoken="nemesisspeech-destruct-started", count=ship.self_destruct
    )


def stop_self_destruct(ship: Ship) -> Guide[None]:
    if (yield from is_allowed(ship, "stop-destruct")):
        ship.self_destruct = None
        yield from add_note("nemesisplay-destruct-stopped", spoken="nemesisspeech-destruct-stopped")


def hibernate(ship: Ship, who: CrewMember) -> Guide[None]:
    """Resolve hibernation. It starts with a noise roll and fails if an alien comes."""
    if not (yield from is_allowed(ship, "hibernate")):
        return
    if (yield from roll_noise(ship, who)):
        yield from add_note("nemesisplay-attempt-failed", who=who.name)
        return
    if who.status is Status.DEAD:
        return
    who.status = Status.HIBERNATING
    who.passed = True
    yield from add_note("nemesisplay-hibernates", spoken="nemesisspeech-hibernates", who=who.name)
    end_if_nobody_is_awake(ship)


def board_pod(ship: Ship, who: CrewMember) -> Guide[None]:
    if not (yield from is_allowed(ship, "board")):
        return
    free = [pod for pod in ship.pods if not pod.launched and not pod.locked and len(pod.aboard) < POD_SEATS]
    section = ship_map.find_pod_section(ship, who)
    free = [pod for pod in free if section in ("", pod.section)]
    if not free:
        because = message("nemesisnow-no-free-here")
        yield from show("nemesisnow-no", rule="§6.4", because=because)
        return
    options = [(str(pod.number), _label(pod)) for pod in free]
    number = yield from choose("nemesisplay-which-pod", options, rule="§6.4", who=who.name)
    pod = next(pod for pod in free if str(pod.number) == number)
    if (yield from roll_noise(ship, who)):
        if any(other.aboard for other in ship.pods if other.section == pod.section and not other.launched):
            yield from empty_pods(ship, pod.section)
        yield from add_note("nemesisplay-attempt-failed", who=who.name)
        return
    if who.status is Status.DEAD:
        return
    pod.aboard.append(who.number)
    who.status = Status.WAITING
    asked, ways = message("nemesisplay-pod-now", number=pod.number), ("wait", "launch")
    if (yield from choose_by_id(asked, ways, "nemesisplay-pod", rule="§6.4")) == "launch":
        yield from launch_pod(ship, pod)
    else:
        who.passed = True


def launch_pod(ship: Ship, pod: Pod) -> Guide[None]:
    pod.launched = True
    for number in pod.aboard:
        ship.member(number).status = Status.LAUNCHED
    yield from add_note("nemesisplay-pod-launched", spoken="nemesisspeech-pod-launched", number=pod.number)
    end_if_nobody_is_awake(ship)


def take_turn_in_pod(ship: Ship, who: CrewMember) -> Guide[None]:
    """Let a character in a pod launch it, stay and pass, or step out and take their turn."""
    pod = find_pod(ship, who)
    asked, ways = message("nemesisplay-pod-turn", who=who.name, number=pod.number), ("stay", "launch", "leave")
    match (yield from choose_by_id(asked, ways, "nemesisplay-pod", rule="§6.4")):
        case "launch":
            yield from launch_pod(ship, pod)
        case "leave":
            pod.aboard.remove(who.number)
            who.status = Status.AWAKE
        case _:
            who.passed = True


def launch_occupied_pod(ship: Ship) -> Guide[None]:
    if (yield from is_allowed(ship, "launch")):
        who = yield from choose_member("nemesisplay-launch-who", ship.crew_with_status(Status.WAITING), rule="§6.4")
        yield from launch_pod(ship, find_pod(ship, who))


def toggle_pod_lock(ship: Ship) -> Guide[None]:
    """Lock or unlock one pod, as Hatch Control does."""
    here = [pod for pod in ship.pods if not pod.launched]
    if here:
        number = yield from choose("nemesisplay-flip-pod", [(str(pod.number), _label(pod)) for pod in here])
        pod = next(pod for pod in here if str(pod.number) == number)
        pod.locked = not pod.locked


def find_pod(ship: Ship, who: CrewMember) -> Pod:
    return next(pod for pod in ship.pods if who.number in pod.aboard)


def _label(pod: Pod) -> Message:
    return message(f"nemesisplay-pod-{'locked' if pod.locked else 'unlocked'}", number=pod.number, section=pod.section)


WEAPONS = ("shot", "melee", "grenade", "molotov")


def take_egg(ship: Ship, who: CrewMember) -> Guide[None]:
    """Take an egg from the Nest into a hand slot, then roll for noise."""
    ship.nest_found = True
    if not ship.eggs:
        yield from add_note("nemesisplay-no-eggs")
        return
    yield from add_note("nemesisplay-egg-taken", who=who.name)
    yield from put_in_hand(ship, who, "egg")
    ship.eggs_out += 1
    yield from lose_eggs(ship, 1)
    yield from roll_noise(ship, who)


def destroy_eggs(ship: Ship, who: CrewMember) -> Guide[None]:
    """Resolve an attack on eggs and the noise roll that follows."""
    weapon = yield from choose_by_id("nemesisplay-egg-weapon", WEAPONS, "nemesisplay-egg", rule="§9.2")
    most = egg_limit(ship, weapon)
    fixed = weapon in ("grenade", "molotov")
    count = yield from ask_count("nemesisplay-eggs-hit", most, least=most if fixed else 0, rule="§9.2")
    in_nest = ship.eggs > 0
    if ship.eggs and ship.eggs_out:
        in_nest = yield from confirm("nemesisplay-eggs-in-nest", rule="§9.2", likely=True)
    if count:
        yield from add_note(f"nemesisplay-eggs-destroyed-{ship.settings.egg_tokens}", count=count)
    yield from remove_destroyed_eggs(ship, count, in_nest=in_nest)
    yield from roll_noise(ship, who)


def remove_destroyed_eggs(ship: Ship, count: int, *, in_nest: bool) -> Guide[None]:
    """Remove destroyed eggs. The house settings decide whether the Queen can lay them again."""
    gone = min(count, ship.eggs if in_nest else max(ship.eggs_out, 0))
    if ship.settings.egg_tokens == "supply":
        ship.egg_reserve += gone
    if in_nest:
        ship.nest_found = True
        yield from lose_eggs(ship, count)
    else:
        ship.eggs_out -= gone


def egg_limit(ship: Ship, weapon: str) -> int:
    """Return the number of eggs that one attack with this weapon can destroy."""
    if weapon == "grenade":
        return 2
    return 2 if weapon == "shot" and ship.settings.egg_hits == "each" else 1


def lose_eggs(ship: Ship, count: int) -> Guide[None]:
    """Remove eggs from the Nest. Announce the loss of the last one."""
    if not ship.eggs:
        return
    ship.eggs = max(0, ship.eggs - count)
    if not ship.eggs and not ship.nest_destroyed:
        ship.nest_destroyed = True
        yield from ship.species.announce_destroyed_nest(ship)


def lay_egg(ship: Ship) -> Guide[None]:
    """Add an egg to the alien board, if there is an egg in reserve."""
    if not ship.egg_reserve:
        yield from add_note("nemesisplay-no-reserve-egg")
        return
    ship.egg_reserve -= 1
    ship.eggs += 1
    yield from add_note("nemesisplay-egg-laid", count=ship.eggs)
