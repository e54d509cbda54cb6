"""Sounds for the resolution: each event's effect, the narrator's lines, and the tension on board."""

from spacealert.engine import Event, View, events
from spacealert.engine.ship import LAST_TURN, TILES, distance

LINES = "narratorspeech"
_WEAPONS = {
    "heavy-laser": "heavy-laser", "light-laser": "light-laser", "pulse-cannon": "pulse-cannon", "rocket": "destroyed",
    "interceptors": "interceptors",
}  # fmt: skip
_WAYS = {"door": "steps", "lift": "lift", "heroic": "lift"}
# Sound effects by kind of event. Every kind is listed here or handled by `sound`, which looks at the event's facts.
SOUNDS: dict[type[Event], str] = {
    **dict.fromkeys((events.TurnBegins,), "turn"),
    **dict.fromkeys((events.Appeared, events.Called), "appears"),
    **dict.fromkeys((events.ThreatMoved, events.IntruderMoved, events.Urged), "approaches"),
    **dict.fromkeys((events.ThreatActs, events.Flagged), "acts"),
    **dict.fromkeys((events.Destroyed,), "destroyed"),
    **dict.fromkeys((events.Exploded, events.Retaliated), "explodes"),
    **dict.fromkeys((events.Survived, events.CallPrevented), "survived"),
    **dict.fromkeys((events.Marked, events.Damaged), "hull-hit"),
    **dict.fromkeys((events.TileDrawn,), "damage"),
    **dict.fromkeys(
        (
            events.Filled, events.Refuelled, events.Overcharged, events.Mended, events.TemporaryShields,
            events.CannonPrepared, events.ActionPrepared, events.Stimulated, events.MadeHeroic,
        ),
        "energy",
    ),
    **dict.fromkeys((events.Drained, events.FuelLost, events.RocketLost, events.SystemsBroken), "drained"),
    **dict.fromkeys(
        (
            events.NoCard, events.Unconscious, events.Slipped, events.SlipWithoutCard, events.Delayed, events.NoDoor,
            events.AlreadyThere, events.NoEnergy, events.AlreadyFired, events.AlreadyFull, events.SourceEmpty,
            events.NoFuel, events.AlreadyMaintained, events.NoRocket, events.RocketSpaceTaken,
            events.SquadAlreadyActive, events.SquadGone, events.NoSortie, events.RepairWaits, events.BeyondRepair,
            events.NoIntruder, events.NoSquad, events.SquadIsDisabled, events.RocketInVain, events.NothingToLose,
            events.NothingHappens, events.IntruderStays, events.SpecialInVain, events.RepairWithheld,
            events.EffortLost, events.NotAboard, events.CardRepeated,
        ),
        "fails",
    ),
    **dict.fromkeys((events.RocketLaunched, events.TwoRocketsLaunched), "rocket"),
    **dict.fromkeys(
        (
            events.RocketFlies, events.Sortie, events.StayedInSpace, events.Returned, events.FlewOut,
            events.CameNearer, events.PulledHome,
        ),
        "flies",
    ),
    **dict.fromkeys((events.Fired,), "energy"),
    **dict.fromkeys((events.AtNothing,), "at-nothing"),
    **dict.fromkeys((events.Maintained, events.TurnEnds, events.CannonsCleared), "computer"),
    **dict.fromkeys((events.LookedOut, events.Confirmed), "look"),
    **dict.fromkeys(
        (
            events.SquadTaken, events.SquadRevived, events.BotsAttacked, events.BotsCleared, events.FiredBack,
            events.BayDisabled,
        ),
        "bots",
    ),
    **dict.fromkeys(
        (
            events.Repaired, events.JointRepair, events.RepairedAlone, events.TileRemoved, events.SabotageRepaired,
        ),
        "repair",
    ),
    **dict.fromkeys((events.KnockedOut,), "knocked-out"),
    **dict.fromkeys(
        (events.RocketHardened, events.ShieldsChanged, events.HullChanged, events.SpeedChanged), "absorbed"
    ),
    **dict.fromkeys((events.Spread, events.Poisoned, events.Infected, events.HostFound, events.MineLaid), "creature"),
    **dict.fromkeys((events.Teleported, events.Thrown), "teleport"),
    **dict.fromkeys((events.PhaseChanged, events.ThreatJumped, events.ThreatsSlowed), "phase"),
    **dict.fromkeys((events.DoorSealed,), "door-sealed"),
    **dict.fromkeys((events.MedicProtects, events.Spared), "look"),
    **dict.fromkeys((events.JumpsEarly, events.MissionWon), "jump"),
    **dict.fromkeys((events.Scored, events.BonusScored), "count"),
    **dict.fromkeys((events.ShipLost,), "ship-lost"),
}  # fmt: skip


def sound(event: Event) -> str:
    """Return the effect for this event, a clip of `announcer.resolution_effects`."""
    match event:
        case events.Moved(by=by):
            return _WAYS[by]
        case events.Aimed(weapon=weapon):
            return _WEAPONS[weapon]
        case events.Hit(marks=marks):
            return "hit" if marks else "absorbed"
        case events.Attacked(through=through):
            return "hull-hit" if through > 0 else "shield-holds"
        case events.ComputerChecked(passed=passed):
            return "computer" if passed else "computer-fails"
    return SOUNDS[type(event)]


_PLACES = {"red": -0.6, "white": 0.0, "blue": 0.6}


def place(event: Event, view: View) -> float:
    """Return where it is heard, from -1 (left, the red zone) to 1 (right)."""
    zone, station = getattr(event, "zone", None), getattr(event, "station", None)
    threat, who = getattr(event, "threat", None), getattr(event, "who", None)
    if zone is None and station is None and threat is not None:
        zone, station = view.threats[threat].zone, next(iter(view.threats[threat].stations), None)
    if zone is None and station is None and who is not None:
        station = next((person.station for person in view.crew if person.color == who), None)
    if zone is None and station is not None:
        zone = next((one for one in _PLACES if station[1:] == one[0].upper()), None)
    return _PLACES.get(zone or "", 0.0)


def line(event: Event, view: View) -> str | None:
    """Return the narrator's line for this event, if there is one."""
    said = _line(event, view)
    return None if said is None else f"{LINES}-{said}"


def _line(event: Event, view: View) -> str | None:
    match event:
        case events.TurnBegins(turn=turn):
            return f"turn-{turn}" if turn <= LAST_TURN else None
        case events.Appeared(zone=zone):
            return f"threat-{zone or 'internal'}"
        case events.Called(called=called):
            return f"threat-{view.threats[called].track}"
        case events.TileDrawn(zone=zone):
            return f"hit-{zone}"
        case events.Attacked(through=through):
            return "shield-holds" if through <= 0 else None
        case events.Delayed():
            return "delayed"
        case events.ComputerChecked(passed=False):
            return "no-maintenance"
    return _LINES.get(type(event))


_LINES: dict[type[Event], str] = {
    events.Destroyed: "threat-destroyed",
    events.Survived: "threat-survived",
    events.KnockedOut: "knocked-out",
    events.RocketLaunched: "rocket",
    events.TwoRocketsLaunched: "rocket",
    events.Sortie: "interceptors",
    events.JumpsEarly: "jump",
    events.ShipLost: "ship-lost",
    events.MissionWon: "ship-safe",
}


def tension(view: View) -> int:
    """Return the tension from 1 to 3, by the worst damaged zone and the nearest threat."""
    worst = max(len(zone.tiles) for zone in view.zones.values())
    spaces = [token.space for token in view.threats if token.space is not None]
    nearest = distance(min(spaces)) if spaces else 3
    danger = worst / len(TILES) + (3 - nearest) / 3
    return 3 if danger >= 0.9 else 2 if danger >= 0.4 else 1
