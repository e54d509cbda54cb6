"""The noise roll (§5.2): noise in a corridor, an encounter, danger or silence."""

from collections.abc import Sequence

from spacealert.companions.nemesis.encounter import encounter
from spacealert.companions.nemesis.ship_facts import NOISE_DIE
from spacealert.companions.nemesis.ship_questions import choose, draw, is_so, tell, which_members
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, Status
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def noise_roll(ship: Ship, who: CrewMember) -> Guide[bool]:
    """Whether an alien appears or moves in."""
    face = yield from draw("nemesisplay-noise", NOISE_DIE, "nemesis-noise", rule="§5.2", who=who.name)
    if face == "silence" and not who.slime:
        yield from tell("nemesisplay-silence", rule="§5.2", who=who.name)
        return False
    if face in ("silence", "danger"):
        return (yield from danger(ship, who, by_slime=face == "silence"))
    if (yield from is_so("nemesisplay-noise-there", rule="§5.2", number=face, who=who.name)):
        return (yield from encounter(ship, who))
    yield from tell("nemesisplay-noise-placed", rule="§5.2", number=face, who=who.name)
    return False


def danger(ship: Ship, who: CrewMember, *, by_slime: bool = False) -> Guide[bool]:
    """What is next door and not in combat comes, doors break, or else noise is everywhere."""
    near = "nobody"
    if ship.on_board:
        options = [(key, message(f"nemesisplay-danger-{key}")) for key in ("nobody", "comes", "doors")]
        text_id = "nemesisplay-slime-danger" if by_slime else "nemesisplay-danger"
        near = yield from choose(text_id, options, rule="§5.2", who=who.name)
    yield from tell(f"nemesisplay-danger-{near}-do", rule="§5.2", who=who.name)
    if near == "comes":
        yield from back_from_pods(ship, who)
    return near == "comes"


def everyone_rolls(ship: Ship, rule: str = "§5.2") -> Guide[None]:
    """In turn order, all who are not in combat; whoever waits in a pod rolls as if in the section."""
    rolling: Sequence[CrewMember] = ship.aboard_and_awake
    if ship.on_board:
        fighting = yield from which_members("nemesisplay-who-fights", ship.awake, rule=rule)
        rolling = [one for one in rolling if one not in fighting]
    for who in rolling:
        if who.status not in (Status.AWAKE, Status.WAITING):
            continue
        if (yield from noise_roll(ship, who)):
            yield from back_from_pods(ship, who)


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
    yield from tell("nemesisplay-out-of-pods", rule="§6.4", section=section)
