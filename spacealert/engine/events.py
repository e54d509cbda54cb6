"""What can happen in the resolution round: every kind of event, its paragraph, its facts and what it changes.

This list is the truth for whoever tells the story. A test holds the engine to it: an event has exactly these facts,
and of the table (`state.View`) it changes nothing but the fields named here.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen


@frozen
class Event:
    """One thing that happened, and why. `who` is a crew colour; `threat` a threat's place in the game, `card` its code.

    `rule` is the paragraph to look it up in. `changes` are the fields of the table that are new after it.
    """

    turn: int
    step: str  # "appear", "actions", "damage", "threats", "computer", "end"
    kind: str
    who: str | None
    threat: int | None
    card: str | None
    facts: Mapping[str, Any]
    rule: str
    changes: tuple[tuple[str, Any], ...] = ()


Telling = Callable[..., None]


@frozen
class Kind:
    rule: str
    facts: frozenset[str]
    changes: tuple[str, ...]


def _names(text: str) -> list[str]:
    return text.split("|") if text else []


def _kind(rule: str, facts: str = "", changes: str = "") -> Kind:
    return Kind(rule, frozenset(_names(facts)), tuple(_names(changes)))


# Facts that mean the same everywhere:
#   zone red|white|blue; station UR…LB or space; weapon heavy-laser|light-laser|pulse-cannon|rocket|interceptors;
#   system A|B|C; heroic bool; action: a letter of a plan; cause: see CAUSES; left: hull that remains; stations: tuple.
KINDS: Mapping[str, Kind] = {
    # --- the frame -------------------------------------------------------------------------------------------------
    # cubes of the turn before are long gone: see cannons-cleared
    "turn-begins": _kind("3", changes="turn|lifts|lookouts"),
    "turn-ends": _kind("3"),
    # --- §3.1 threats appear ------------------------------------------------------------------------------------
    # zone is None for internal ones; space = the entry space; hull may depend on the table (Unstable Warheads)
    "appeared": _kind("3.1", "zone|space|stations|hull", "threats"),
    # --- §3.2 player actions (who is set in all of them) ----------------------------------------------------------
    "no-card": _kind("3.2"),  # the slot is empty
    "unconscious": _kind("3.2", "action"),  # a card lies there, but nobody to play it
    "slipped": _kind("3.2", "laid|meant", "crew"),  # "oops": meant is done instead of laid; a "delayed" follows
    "slip-without-card": _kind("3.2", "meant"),  # a delay took the card away, so there was nothing to take back
    # A card is late. turn: the one that is delayed. moved: ((action, from turn, to turn), …) in plan order, empty if no
    # card lay on that turn; lost: the action that fell off the board, or None. by: colour of who used the lift, or None
    "delayed": _kind("3.2", "cause|turn|moved|lost|by", "crew"),
    # by "door"|"lift"|"heroic"; lateness by lift is told next
    "moved": _kind("3.2", "origin|station|by", "crew|lifts"),
    "no-door": _kind("3.2", "station|action"),  # already in the last station of that direction
    "already-there": _kind("3.2", "station"),  # a heroic move to where one stands
    # energy left in its reactor, None: battery
    "fired": _kind("3.2", "weapon|station|zone|heroic|energy", "reactors|fired"),
    "no-energy": _kind("3.2", "weapon|station|zone"),
    "already-fired": _kind("3.2", "weapon|station|by"),  # by: who fired it earlier this turn
    # energy moved into system "shield"|"reactor" of zone from the reactor of source; extra 0|1 from a heroic card;
    # now: what the system holds, left: what the source holds
    "filled": _kind("3.2", "system|zone|source|amount|extra|now|left", "shields|reactors"),
    "already-full": _kind("3.2", "system|zone|now|capacity"),
    "source-empty": _kind("3.2", "system|zone|source"),
    "refuelled": _kind("3.2", "amount|extra|now|left", "reactors|fuel"),  # left: capsules
    "no-fuel": _kind("3.2"),
    "maintained": _kind("3.2", "phase|in_time", "maintained"),  # phase 1…3; in_time: before that phase's check
    "already-maintained": _kind("3.2", "phase"),
    "rocket-launched": _kind("3.2", "left", "rockets|rocket_track"),
    "no-rocket": _kind("3.2"),
    "rocket-space-taken": _kind("3.2"),
    "squad-taken": _kind("3.2", "station|squad", "crew|bays"),  # squad "active"|"disabled" (a slimed one)
    "squad-revived": _kind("3.2", "station", "crew"),
    "squad-already-active": _kind("3.2", "station"),
    "squad-gone": _kind("3.2", "station"),  # the bay is empty
    "sortie": _kind("3.2", "heroic", "crew"),  # into space; attacks this turn
    "no-sortie": _kind("3.2", "reason|by"),  # "no-squad"|"squad-disabled"|"hangar-empty" (by: who is in space)
    "stayed-in-space": _kind("3.2", "heroic"),  # and attacks again
    "returned": _kind("3.2", "station", "crew"),
    "looked-out": _kind("3.2", "count", "lookouts"),  # count: so many look out this turn so far
    # a mark on a malfunction: marks placed, total, hull; station and system where; others: codes of the other
    # malfunctions on the same system, which this did not touch
    "repaired": _kind("3.2", "station|system|marks|total|hull|others", "threats"),
    # the Nuclear Device wants three in one turn
    "repair-waits": _kind("7.2", "station|system|count|needed", "threats"),
    "beyond-repair": _kind("3.2", "station|system|cards"),  # the malfunctions that did their Z
    "bots-attacked": _kind("3.2", "station|marks|total|hull|heroic", "threats"),
    # one token of slime offspring or contamination; left: tokens
    "bots-cleared": _kind("7.2", "station|left", "threats"),
    "no-intruder": _kind("3.2", "station"),
    "no-squad": _kind("3.2", "station"),  # battlebots without leading any
    "squad-is-disabled": _kind("3.2", "station"),
    "fired-back": _kind("3.2", "", "crew"),  # the squad of who is disabled
    "joint-repair": _kind("7.2", "marks|total|hull|stations", "threats"),  # at the end of the actions
    "confirmed": _kind("3.2", "phase|players|best|points", "confirmed"),  # end of the actions; points of the phase now
    # --- what strikes people, from whatever step --------------------------------------------------------------
    "knocked-out": _kind("3.4", "station|squad", "crew"),  # squad: True if one was lost with its leader
    "bay-disabled": _kind("7.2", "station", "bays"),  # slime got at a squad that nobody leads
    # --- §3.3 computing damage --------------------------------------------------------------------------------------
    # targets: ((place, card), …); ignored: ((place, card, reason), …) with the reasons of REASONS. damage: of each hit
    "aimed": _kind("3.3", "weapon|station|damage|heroic|targets|ignored"),
    "at-nothing": _kind("3.3", "weapon|station|ignored"),
    # hits: ((weapon, damage), …); shields counted; marks placed now (0: absorbed); total, hull.
    # why: None, or "cryoshield" (it took it all and is gone), "swarm" (1 at most), "pulse" (shields are 0)
    "hit": _kind("3.3", "hits|damage|shields|marks|total|hull|why", "threats"),
    "rocket-in-vain": _kind("7.1"),  # a Phantom Fighter is not hurt by rockets
    "rocket-hardened": _kind("7.1", "shields", "threats"),  # Juggernaut
    "destroyed": _kind("3.3", "points", "threats"),  # by whatever; its step tells
    "exploded": _kind("7.1", ""),  # a Leviathan Tanker; "marked" follow
    "marked": _kind("7.1", "marks|total|hull|cause", "threats"),  # marks that no shield stops: "explosion", "own"
    "retaliated": _kind("7.1", "attack"),  # asteroid, Nemesis at the end of the step; "attacked" follow
    "cannons-cleared": _kind("3.3", "", "fired|rocket_track"),  # spent cubes and the rocket leave the board
    # --- §3.4 threat actions -----------------------------------------------------------------------------------
    # letters "", "X", "YZ"…, those it will do, in order
    "threat-moved": _kind("3.4", "origin|space|letters", "threats"),
    "threat-acts": _kind("3.4", "letter", "threats"),  # what it does follows
    # attack: as printed; bonus: by a Scout; absorbed by the shield, which then holds shield; through: what got past;
    # factor: 1, 2, 4 tiles for each; tiles follow
    "attacked": _kind("3.4", "zone|attack|bonus|absorbed|shield|through|factor", "shields"),
    "damaged": _kind("3.4", "zone|damage|factor"),  # internal: no shield helps
    # number: of the zone, 1…6; lost: energy that had no room any more; capacity of a shield or reactor tile, else None
    "tile-drawn": _kind("3.4", "zone|tile|number|lost|capacity", "tiles|shields|reactors"),
    "overcharged": _kind("7.2", "zone|amount|now", "shields"),  # that much of the drained energy went into the shield
    "drained": _kind("3.4", "system|zone|amount|now", "shields|reactors"),  # amount may be 0: nothing was there
    "fuel-lost": _kind("3.4", "left", "fuel"),
    "nothing-to-lose": _kind("3.4", "what"),  # "fuel"|"rocket"|"squad"
    # a letter without effect: "no-action" on this card, "undamaged" or "damaged" against its condition, "nobody" there
    "nothing-happens": _kind("3.4", "reason"),
    "rocket-lost": _kind("7.2", "left", "rockets"),
    "mended": _kind("3.4", "amount|total", "threats"),  # took so many marks off itself
    "shields-changed": _kind("3.4", "shields", "threats"),
    "hull-changed": _kind("7.2", "hull", "threats"),  # Unstable Warheads, when a rocket aboard is destroyed
    "speed-changed": _kind("3.4", "speed", "threats"),
    "flagged": _kind("7.1", "flag", "threats"),  # "revealed", "boosting", "shielding", "fires-back", "doubles-red" …
    "intruder-moved": _kind("3.4", "origin|station", "threats"),
    "intruder-stays": _kind("3.4", "station|reason"),  # "tie" (Seeker), "wall"
    "spread": _kind("7.2", "origin|station", "threats"),  # slime
    "survived": _kind("3.4", "points", "threats"),
    "rocket-flies": _kind("3.4", "", "rocket_track"),  # from space 1 to space 2
    # --- §3.5 the computer -------------------------------------------------------------------------------------
    "computer-checked": _kind("3.5", "phase|passed"),  # if not, "delayed" follow for those aboard
    "not-aboard": _kind("3.5"),  # who: in space, so the check does not delay them
    # --- the end ---------------------------------------------------------------------------------------------------
    "ship-lost": _kind("3.4", "cause|zone"),  # cause "zone" (a seventh tile, zone says where) or "card" (it says so)
    "scored": _kind("4", "item|points"),  # an item of Score; one event each
    "mission-won": _kind("4", "points"),
}

# Why somebody is late, and where it is written. With "threat" the event also names the card.
RULE_OF_DELAY = {
    "lift-damaged": "3.2",
    "lift-in-use": "3.2",
    "slime": "7.2",
    "computer": "3.5",
    "threat": "3.4",
    "space": "3.2",
    "slip": "3.2",
}
CAUSES = tuple(RULE_OF_DELAY)
# Why a weapon passed a threat over.
REASONS = ("hidden", "far", "out-of-range", "heavy-laser", "rocket", "behind", "drawn-elsewhere", "busy")
