"""What changes everybody's game once: first contact, first death, open chambers, no way back (§3)."""

from spacealert.companions.nemesis.ship_questions import choose, tell
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Mode, Phase, Ship, Status, Trigger
from spacealert.kit.guide.prompts import Moment, Ritual, message
from spacealert.kit.guide.walkthrough import Guide

_CHOICE_SECONDS = 60.0


def first_contact(ship: Ship) -> Guide[None]:
    """Everybody keeps one objective, at the same time and for the same time, before the encounter goes on."""
    if ship.contact:
        return
    ship.contact = True
    if ship.mode is Mode.COOPERATIVE:
        yield from tell("nemesisplay-contact-coop", rule="§8.2", spoken="first-contact")
        return
    moments = (
        Moment(message("nemesisplay-contact-alarm"), 5.0, "nemesisspeech-first-contact"),
        Moment(message("nemesisplay-contact-choose"), _CHOICE_SECONDS, "nemesisspeech-choose-objective"),
        Moment(message("nemesisplay-contact-put-away"), 10.0, "nemesisspeech-put-away"),
    )
    yield Ritual(message("nemesisplay-contact"), moments=moments, rule="§3")


def first_death(ship: Ship, who: CrewMember) -> Guide[None]:
    if ship.death:
        return
    ship.death = True
    unlock_pods(ship)
    yield from tell("nemesisplay-first-death", rule="§3", spoken="pods-unlocked")
    if ship.mode is Mode.SEMI_COOPERATIVE and ship.settings.intruder_player == "offered":
        options = [(key, message(f"nemesisplay-intruder-player-{key}")) for key in ("no", "yes")]
        if (yield from choose("nemesisplay-intruder-player", options, rule="§8.3", who=who.name)) == "yes":
            ship.joins_as_intruders = who.number


def unlock_pods(ship: Ship) -> None:
    """All pods unlock; they can be locked again later."""
    ship.pods_unlocked = True
    for pod in ship.pods:
        pod.locked = False


def chambers(ship: Ship) -> Guide[None]:
    """The time marker has just reached the first blue space."""
    if ship.time == ship.settings.first_blue:
        yield from tell("nemesisplay-chambers-open", rule="§6.1", spoken="chambers-open")


def no_way_back(ship: Ship) -> Guide[None]:
    """The self-destruct has just reached the first yellow space."""
    if ship.self_destruct is not None and ship.self_destruct == ship.settings.first_yellow:
        unlock_pods(ship)
        yield from tell("nemesisplay-irreversible", rule="§6.2", spoken="irreversible")


def end_if_nobody_is_awake(ship: Ship) -> None:
    """§7.1: the last one who was awake aboard has died, hibernated or launched."""
    if ship.phase is not Phase.FINAL_CHECK and not ship.of_status(Status.AWAKE, Status.WAITING):
        raise GameOver(Trigger.NOBODY)
