"""Hibernation (§6.3) and escape pods (§6.4)."""

from spacealert.companions.nemesis.legal_now import may
from spacealert.companions.nemesis.noise_roll import back_from_pods, noise_roll
from spacealert.companions.nemesis.ship_facts import POD_SEATS
from spacealert.companions.nemesis.ship_questions import choose, tell, which_member
from spacealert.companions.nemesis.ship_state import CrewMember, Pod, Ship, Status
from spacealert.companions.nemesis.turning_points import end_if_nobody_is_awake
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def hibernate(ship: Ship, who: CrewMember) -> Guide[None]:
    """A noise roll first; whatever comes makes the attempt fail."""
    if not (yield from may(ship, "hibernate")):
        return
    if (yield from noise_roll(ship, who)):
        yield from tell("nemesisplay-attempt-failed", rule="§6.3", who=who.name)
        return
    if who.status is Status.DEAD:
        return
    who.status = Status.HIBERNATING
    who.passed = True
    yield from tell("nemesisplay-hibernates", rule="§6.3", spoken="hibernates", who=who.name)
    end_if_nobody_is_awake(ship)


def board(ship: Ship, who: CrewMember) -> Guide[None]:
    """A noise roll first, then a seat, then: launch now, or wait."""
    if not (yield from may(ship, "board")):
        return
    free = [pod for pod in ship.pods if not pod.launched and not pod.locked and len(pod.aboard) < POD_SEATS]
    options = [(str(pod.number), _label(pod)) for pod in free]
    number = yield from choose("nemesisplay-which-pod", options, rule="§6.4", who=who.name)
    pod = next(pod for pod in free if str(pod.number) == number)
    if (yield from noise_roll(ship, who)):
        if pod.aboard:
            yield from back_from_pods(ship, ship.member(pod.aboard[0]))
        yield from tell("nemesisplay-attempt-failed", rule="§6.4", who=who.name)
        return
    if who.status is Status.DEAD:
        return
    pod.aboard.append(who.number)
    who.status = Status.WAITING
    options = [(key, message(f"nemesisplay-pod-{key}")) for key in ("wait", "launch")]
    if (yield from choose("nemesisplay-pod-now", options, rule="§6.4", number=pod.number)) == "launch":
        yield from launch(ship, pod)
    else:
        who.passed = True


def launch(ship: Ship, pod: Pod) -> Guide[None]:
    pod.launched = True
    for number in pod.aboard:
        ship.member(number).status = Status.LAUNCHED
    yield from tell("nemesisplay-pod-launched", rule="§6.4", spoken="pod-launched", number=pod.number)
    end_if_nobody_is_awake(ship)


def first_turn_in_pod(ship: Ship, who: CrewMember) -> Guide[None]:
    """Launch, stay and pass, or step out and take the turn."""
    pod = pod_of(ship, who)
    options = [(key, message(f"nemesisplay-pod-{key}")) for key in ("stay", "launch", "leave")]
    match (yield from choose("nemesisplay-pod-turn", options, rule="§6.4", who=who.name, number=pod.number)):
        case "launch":
            yield from launch(ship, pod)
        case "leave":
            pod.aboard.remove(who.number)
            who.status = Status.AWAKE
        case _:
            who.passed = True


def launch_waiting(ship: Ship) -> Guide[None]:
    """A pod with somebody in it is sent off."""
    if (yield from may(ship, "launch")):
        who = yield from which_member("nemesisplay-launch-who", ship.of_status(Status.WAITING), rule="§6.4")
        yield from launch(ship, pod_of(ship, who))


def flip_lock(ship: Ship) -> Guide[None]:
    """Hatch Control: one pod is locked or unlocked."""
    here = [pod for pod in ship.pods if not pod.launched]
    if here:
        number = yield from choose("nemesisplay-flip-pod", [(str(pod.number), _label(pod)) for pod in here])
        pod = next(pod for pod in here if str(pod.number) == number)
        pod.locked = not pod.locked


def pod_of(ship: Ship, who: CrewMember) -> Pod:
    return next(pod for pod in ship.pods if who.number in pod.aboard)


def _label(pod: Pod) -> Message:
    return message(f"nemesisplay-pod-{'locked' if pod.locked else 'unlocked'}", number=pod.number, section=pod.section)
