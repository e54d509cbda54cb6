"""Wounds, death and infection (§5.10, §5.11), and the turning points of the game (§3)."""

from spacealert.companions.asking import add_note, choose_by_id, confirm, show
from spacealert.companions.nemesis import ship_state
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Mode, Phase, Ship, Status, Trigger
from spacealert.kit.guide.prompts import Ritual, RitualLine, message
from spacealert.kit.guide.walkthrough import Guide

_CHOICE_SECONDS = 60.0


def resolve_first_contact(ship: Ship) -> Guide[None]:
    """If this is the first encounter of the game, announce it.

    Unless the game is cooperative, also have everyone choose an objective.
    """
    if ship.contact:
        return
    ship.contact = True
    if ship.mode is Mode.COOPERATIVE:
        yield from show("nemesisplay-contact-coop", rule="§8.2", spoken="nemesisspeech-first-contact")
        return
    moments = (
        RitualLine(message("nemesisplay-contact-alarm"), 5.0, "nemesisspeech-first-contact"),
        RitualLine(message("nemesisplay-contact-choose"), _CHOICE_SECONDS, "nemesisspeech-choose-objective"),
        RitualLine(message("nemesisplay-contact-put-away"), 10.0, "nemesisspeech-put-away"),
    )
    yield Ritual(message("nemesisplay-contact"), lines=moments, rule="§6.1")


def resolve_first_death(ship: Ship, who: CrewMember) -> Guide[None]:
    if ship.death:
        return
    ship.death = True
    unlock_pods(ship)
    yield from show("nemesisplay-first-death", rule="§6.1", spoken="nemesisspeech-pods-unlocked")
    is_offered = ship.mode is Mode.SEMI_COOPERATIVE and ship.settings.intruder_player == "offered"
    is_offered = is_offered and bool(ship.awake_crew_aboard)  # otherwise the game is over
    asked = "nemesisplay-intruder-player"
    if is_offered and (yield from choose_by_id(asked, ("no", "yes"), rule="§8.3", who=who.name)) == "yes":
        ship.joins_as_intruders = who.number


def unlock_pods(ship: Ship) -> None:
    for pod in ship.pods:
        pod.locked = False


def announce_open_chambers(ship: Ship) -> Guide[None]:
    """If the time marker is on the first blue space, announce that the chambers are open."""
    if ship.time == ship.settings.first_blue:
        yield from show("nemesisplay-chambers-open", rule="§6.1", spoken="nemesisspeech-chambers-open")


def announce_point_of_no_return(ship: Ship) -> Guide[None]:
    """If the self-destruct is on the first yellow space, unlock the pods and announce that there is no way back."""
    if ship.self_destruct is not None and ship.self_destruct == ship.settings.first_yellow:
        unlock_pods(ship)
        yield from show("nemesisplay-irreversible", rule="§6.2", spoken="nemesisspeech-irreversible")


def end_if_nobody_is_awake(ship: Ship) -> None:
    """End the game if every character has died, hibernated or launched (§7.1)."""
    if ship.phase is not Phase.FINAL_CHECK and not ship.crew_with_status(Status.AWAKE, Status.WAITING):
        raise GameOver(Trigger.NOBODY)


def add_light_wound(ship: Ship, who: CrewMember) -> Guide[None]:
    """Add a light wound, which can turn into a serious wound or kill the character."""
    if who.status is Status.DEAD:
        return
    if who.serious_wound_count >= ship_state.MOST_SERIOUS_WOUNDS:
        yield from resolve_death(ship, who)
    elif who.light < ship_state.MOST_LIGHT_WOUNDS:
        who.light += 1
        yield from add_note("nemesisplay-light-wound", who=who.name, count=who.light)
    else:
        who.light = 0
        yield from add_note("nemesisplay-third-light-wound", who=who.name)
        yield from add_serious_wound(ship, who)


def add_serious_wound(ship: Ship, who: CrewMember) -> Guide[None]:
    if who.serious_wound_count >= ship_state.MOST_SERIOUS_WOUNDS:
        yield from resolve_death(ship, who)
        return
    who.serious += 1
    yield from add_note("nemesisplay-serious-wound", who=who.name, count=who.serious_wound_count)


def resolve_death(ship: Ship, who: CrewMember) -> Guide[None]:
    mark_dead(ship, who)
    text_id = "nemesisplay-death-coop" if ship.mode is Mode.COOPERATIVE else "nemesisplay-death"
    yield from show(text_id, rule="§5.10", spoken="nemesisspeech-crew-lost", who=who.name)
    yield from resolve_first_death(ship, who)
    end_if_nobody_is_awake(ship)


def mark_dead(ship: Ship, who: CrewMember) -> None:
    who.status = Status.DEAD
    who.larva = False
    who.hands.clear()
    for pod in ship.pods:
        if who.number in pod.aboard:
            pod.aboard.remove(who.number)


def heal_light_wound(who: CrewMember) -> None:
    who.light = 0


def dress_wounds(who: CrewMember) -> None:
    """Turn all serious wounds face down. Dressed wounds still count."""
    who.dressed, who.serious = who.serious_wound_count, 0


def heal_dressed_wound(who: CrewMember) -> None:
    who.dressed = max(0, who.dressed - 1)


SCANS = ("rest", "canteen", "shower", "surgery", "antidote")


def gain_contamination(who: CrewMember) -> Guide[None]:
    yield from add_note("nemesisplay-contaminated", who=who.name)


def scan(ship: Ship, who: CrewMember) -> Guide[None]:
    """Ask how a character is scanned, and resolve the scan."""
    where = yield from choose_by_id("nemesisplay-scan-where", SCANS, "nemesisplay-scan")
    if where in ("surgery", "antidote"):
        yield from remove_infections(ship, who, where)
    else:
        yield from scan_hand(ship, who, where)


def scan_hand(ship: Ship, who: CrewMember, where: str) -> Guide[None]:
    """Scan the character's hand, and apply the other effects of `where`, a room or action that scans."""
    if where == "shower":
        who.slime = False
    elif where == "canteen":
        who.light = max(0, who.light - 1)
    if (yield from confirm(f"nemesisplay-scan-hand-{where}", rule="§5.11", who=who.name)):
        yield from ship.species.on_infected(ship, who)
    else:
        yield from add_note("nemesisplay-scan-clean", who=who.name)


def remove_infections(ship: Ship, who: CrewMember, where: str) -> Guide[None]:
    """Resolve surgery or an antidote, whichever `where` names."""
    yield from add_note(f"nemesisplay-scan-{where}-do", who=who.name)
    yield from ship.species.after_surgery(ship, who)
    if where == "antidote":
        yield from gain_contamination(who)
        return
    who.passed = True
    yield from add_light_wound(ship, who)
    if who.status is not Status.DEAD:
        yield from add_note("nemesisplay-surgery-passed", who=who.name)
