"""Where an exploration campaign stands, as a value that can rest for weeks: missions flown, repairs done since.

Every step gives a new value; `as_json` and `of_json` keep it in the log book or send it to another table.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import attrs
from attrs import evolve, field, frozen

from spacealert.engine import ship
from spacealert.engine.campaign import (
    MISSIONS,
    SQUADS,
    Aftermath,
    Campaign,
    Flown,
    NotAllowed,
    Repair,
    Squad,
    Tile,
    bays_to_choose,
    flown,
    next_mission,
    possible,
    repaired,
    whose_turn,
)
from spacealert.engine.game import Carried, Game, Resolution, Score
from spacealert.gamefile.game_file import COLORS

SQUAD = "squad"


class InvalidCampaign(ValueError):
    """What was kept or sent is no campaign."""


@frozen
class CampaignState:
    """A campaign between two missions, or at its end."""

    campaign: Campaign = field(factory=Campaign)
    repairs: tuple[Repair, ...] = ()  # since the last mission, by those awake, in their order
    bays: tuple[str, ...] | None = None  # where the crew lets its only squad stand

    @property
    def leg(self) -> int:
        """The number of the mission to come."""
        return len(self.campaign.missions) + 1

    @property
    def after(self) -> Aftermath | None:
        """The ship as the last mission left it; none before the first, and none that is lost."""
        return self.campaign.missions[-1].after if self.campaign.missions else None

    @property
    def ship(self) -> Aftermath | None:
        """The ship as it is now, after the repairs so far."""
        return repaired(self.after, self.repairs) if self.after else None

    @property
    def whose_turn(self) -> str | None:
        """Who repairs next, by color; nobody once all have, or when there is nothing to come."""
        return None if self.after is None or self.campaign.over else whose_turn(self.after, self.repairs)

    @property
    def possible(self) -> tuple[Tile | Squad, ...]:
        """What that member may repair."""
        return possible(self.after, self.repairs) if self.after and self.whose_turn else ()

    @property
    def bays_to_choose(self) -> tuple[tuple[str, ...], ...]:
        """Where the squads may stand in the mission to come: more than one choice only for a single squad."""
        return bays_to_choose(self.ship) if self.ship else (ship.BAYS,)

    def repair(self, item: Repair) -> "CampaignState":
        """The next member repairs this, or nothing."""
        if self.whose_turn is None or (item is not None and item not in self.possible):
            raise NotAllowed(item)
        return evolve(self, repairs=(*self.repairs, item), bays=None)

    def take_back(self) -> "CampaignState":
        """Without the last repair."""
        return evolve(self, repairs=self.repairs[:-1], bays=None)

    def place(self, bays: tuple[str, ...]) -> "CampaignState":
        """The crew's choice for its squad."""
        if bays not in self.bays_to_choose:
            raise NotAllowed(bays)
        return evolve(self, bays=bays)

    def carried(self) -> Carried:
        """What the mission to come starts with."""
        if self.campaign.over:
            raise NotAllowed(self)
        return next_mission(self.after, self.repairs, self.bays) if self.after else Carried()

    def fly(self, game: Game, resolution: Resolution) -> "CampaignState":
        """After one mission more."""
        return CampaignState(self.campaign.fly(flown(game, resolution)))

    def end(self) -> "CampaignState":
        """Ended by agreement; the last mission's damage stays as it was (§6.3)."""
        return CampaignState(self.campaign.end())


# --- as JSON --------------------------------------------------------------------------------------------------------


def as_json(standing: CampaignState) -> dict[str, Any]:
    """Plain values of JSON: `{"missions": […], "ended": false, "repairs": […], "bays": null}`."""
    return {
        "missions": [
            {
                "score": attrs.asdict(mission.score) if mission.score else None,
                "lost_to": mission.lost_to,
                "after": _aftermath_as_json(mission.after) if mission.after else None,
            }
            for mission in standing.campaign.missions
        ],
        "ended": standing.campaign.ended,
        "repairs": [_repair_as_json(item) for item in standing.repairs],
        "bays": list(standing.bays) if standing.bays is not None else None,
    }


def of_json(values: Any) -> CampaignState:
    """The standing of such values; `InvalidCampaign` for all that no campaign could have come to."""
    missions = [_flown(mission) for mission in _list(_object(values), "missions")]
    if len(missions) > MISSIONS or any(mission.score is None for mission in missions[:-1]):
        raise InvalidCampaign(values)
    ended = values.get("ended")
    if not isinstance(ended, bool) or (ended and not missions):
        raise InvalidCampaign(values)
    standing = CampaignState(Campaign(tuple(missions), ended))
    try:
        for item in _list(values, "repairs"):
            standing = standing.repair(_repair(item))
        bays = values.get("bays")
        return standing if bays is None else standing.place(_words(bays, ship.BAYS))
    except NotAllowed:
        raise InvalidCampaign(values) from None


def _aftermath_as_json(after: Aftermath) -> dict[str, Any]:
    tiles = {zone: list(after.tiles.get(zone, ())) for zone in ship.ZONES}
    return {"tiles": tiles, "disabled_squads": after.disabled_squads, "awake": list(after.awake)}


def _repair_as_json(item: Repair) -> str | None:
    match item:
        case Tile(zone, tile):
            return f"{zone} {tile}"
        case Squad():
            return SQUAD
        case None:
            return None


def _flown(values: Any) -> Flown:
    score, after, lost_to = (_object(values).get(name) for name in ("score", "after", "lost_to"))
    if not (lost_to is None or isinstance(lost_to, str)) or (score is None) != (after is None):
        raise InvalidCampaign(values)
    if score is None:
        return Flown(None, None, lost_to)
    return Flown(_score(score), _aftermath(after), lost_to)


def _score(values: Any) -> Score:
    known = _object(values)
    items = {
        item.name: _number(known.get(item.name))
        for item in attrs.fields(Score)
        if item.name in known or item.default is attrs.NOTHING  # a campaign from before the expansion lacks its items
    }
    return Score(**items)


def _aftermath(values: Any) -> Aftermath:
    tiles = _object(_object(values).get("tiles"))
    squads = _number(values.get("disabled_squads"))
    if not 0 <= squads <= SQUADS or not set(tiles) <= set(ship.ZONES):
        raise InvalidCampaign(values)
    awake = values.get("awake")
    return Aftermath(
        {zone: _words(tiles.get(zone, []), ship.TILES) for zone in ship.ZONES}, squads, _words(awake, COLORS)
    )


def _repair(values: Any) -> Repair:
    if values is None:
        return None
    if values == SQUAD:
        return Squad()
    zone, _, tile = values.partition(" ") if isinstance(values, str) else ("", "", "")
    if zone not in ship.ZONES or tile not in ship.TILES:
        raise InvalidCampaign(values)
    return Tile(zone, tile)


def _object(values: Any) -> Mapping[str, Any]:
    if not isinstance(values, dict):
        raise InvalidCampaign(values)
    return values


def _list(values: Mapping[str, Any], name: str) -> list[Any]:
    found = values.get(name)
    if not isinstance(found, list):
        raise InvalidCampaign(values)
    return found


def _words(values: Any, choices: Iterable[str]) -> tuple[str, ...]:
    """Some of these words, none of them twice."""
    choices = tuple(choices)
    if not isinstance(values, list) or any(value not in choices for value in values) or len(set(values)) < len(values):
        raise InvalidCampaign(values)
    return tuple(values)


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 1000:
        raise InvalidCampaign(value)
    return value
