"""Why something happens in the walk: the rule behind each kind of event, explained the first time that it happens."""

from collections.abc import Iterable, Mapping
from typing import Final

from attrs import frozen

from spacealert.engine import events
from spacealert.engine.events import Event
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import Teller

# The rule by which each kind of event happens; `why-RULE` explains it. Other kinds speak for themselves.
_RULES: Final[Mapping[type[Event], str]] = {
    events.Appeared: "appears",
    events.NoCard: "no-card",
    events.Unconscious: "knocked-out",
    events.KnockedOut: "knocked-out",
    events.Slipped: "slip",
    events.SlipWithoutCard: "slip",
    events.NoDoor: "no-door",
    events.NoEnergy: "no-energy",
    events.SourceEmpty: "no-energy",
    events.AlreadyFired: "already-fired",
    events.AlreadyFull: "full",
    events.Refuelled: "fuel",
    events.NoFuel: "fuel",
    events.Maintained: "computer",
    events.AlreadyMaintained: "computer",
    events.ComputerChecked: "computer",
    events.RocketLaunched: "rocket",
    events.NoRocket: "rocket",
    events.RocketSpaceTaken: "rocket",
    events.RocketFlies: "rocket",
    events.RocketInVain: "rocket",
    events.SquadTaken: "squad",
    events.SquadRevived: "squad",
    events.SquadAlreadyActive: "squad",
    events.SquadGone: "squad",
    events.NoSquad: "squad",
    events.SquadIsDisabled: "fired-back",
    events.FiredBack: "fired-back",
    events.Sortie: "space",
    events.NoSortie: "space",
    events.StayedInSpace: "space",
    events.Returned: "space",
    events.LookedOut: "window",
    events.Confirmed: "window",
    events.Repaired: "repair",
    events.RepairWaits: "repair",
    events.BeyondRepair: "beyond-repair",
    events.BotsAttacked: "bots",
    events.NoIntruder: "bots",
    events.Hit: "hit",
    events.Destroyed: "destroyed",
    events.ThreatMoved: "threat-moves",
    events.ThreatActs: "letter",
    events.Attacked: "attack",
    events.Damaged: "damage-within",
    events.TileDrawn: "tile",
    events.Survived: "survived",
    events.IntruderMoved: "intruder-moves",
    events.ShipLost: "lost",
    events.Scored: "score",
}
_DELAYS = {"lift-in-use": "late-lift", "lift-damaged": "late-lift", "computer": "computer", "slip": "slip"}


@frozen
class Why:
    """`told` is what happened, with its numbers, `rule` why it does, and `section` where the rules say so."""

    told: str
    rule: str
    section: str


def rule_of(event: Event) -> str | None:
    """By which rule it happens; None for what explains itself."""
    match event:
        case events.Delayed(cause=cause):
            return _DELAYS.get(cause, "late")
        case events.Moved(by=by):
            return "lift" if by == "lift" else "door"
        case events.Fired(weapon=weapon):
            return "fire-light" if weapon == "light-laser" else "fire"
        case events.Filled(system=system):
            return f"fill-{system}"
        case events.Aimed(weapon=weapon) | events.AtNothing(weapon=weapon):
            return "aim-laser" if weapon in ("heavy-laser", "light-laser") else f"aim-{weapon}"
    return _RULES.get(type(event))


def rules() -> Iterable[str]:
    """All that are explained."""
    of_weapons = ("aim-laser", "aim-pulse-cannon", "aim-rocket", "aim-interceptors")
    others = ("late", "lift", "door", "fire", "fire-light", "fill-shield", "fill-reactor", *of_weapons)
    return dict.fromkeys((*_RULES.values(), *_DELAYS.values(), *others))


def why(texts: Texts, teller: Teller, event: Event) -> Why:
    """The rule of this event, its numbers and its section; of one that explains itself the rule is empty."""
    rule = rule_of(event)
    return Why(teller.tell(event).text, texts.say(f"why-{rule}") if rule else "", f"§{event.rule}")
