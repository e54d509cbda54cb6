"""Contamination cards: gained unseen, scanned in different places with different results (§5.11)."""

from spacealert.companions.nemesis.ship_questions import choose, is_so, tell
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, Status
from spacealert.companions.nemesis.wounds import light_wound
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

SCANS = ("rest", "canteen", "shower", "surgery", "antidote")


def gain_card(who: CrewMember) -> Guide[None]:
    yield from tell("nemesisplay-contaminated", rule="§5.11", who=who.name)


def scan(ship: Ship, who: CrewMember) -> Guide[None]:
    """The result depends on where the cards are scanned."""
    where = yield from choose("nemesisplay-scan-where", [(one, message(f"nemesisplay-scan-{one}")) for one in SCANS])
    if where in ("surgery", "antidote"):
        yield from remove_everything(ship, who, where)
    else:
        yield from scan_hand(ship, who, where)


def scan_hand(ship: Ship, who: CrewMember, where: str) -> Guide[None]:
    """Rest, Canteen, Shower: clean cards leave, an INFECTED one has a consequence."""
    if where == "shower":
        who.slime = False
    elif where == "canteen":
        who.light = max(0, who.light - 1)
    if (yield from is_so(f"nemesisplay-scan-hand-{where}", rule="§5.11", who=who.name)):
        yield from ship.species.infected(ship, who)
    else:
        yield from tell("nemesisplay-scan-clean", rule="§5.11", who=who.name)


def remove_everything(ship: Ship, who: CrewMember, where: str) -> Guide[None]:
    """Surgery and antidote take out every INFECTED card, and what grows on the board."""
    yield from tell(f"nemesisplay-scan-{where}-do", rule="§5.11", who=who.name)
    yield from ship.species.after_surgery(ship, who)
    if where == "antidote":
        yield from gain_card(who)
        return
    who.passed = True
    yield from light_wound(ship, who)
    if who.status is not Status.DEAD:
        yield from tell("nemesisplay-surgery-passed", rule="§1.5", who=who.name)
