"""One action round at this table: its mission, and the cards and tracks that go from it into the resolution.

A value: entering a card gives another round. Threats are known by their place among those that this crew hears.
"""

from collections.abc import Mapping
from typing import Any, Self
from uuid import NAMESPACE_OID, uuid4, uuid5

from attrs import evolve, field, frozen

from spacealert.engine import decks, ship
from spacealert.engine.decks import ThreatDecks
from spacealert.engine.game import Carried
from spacealert.engine.tracks import PLACES, TRACKS
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import AnnouncedThreat, Scenario
from spacealert.session.setup import TableSetup

SEEDS = 2**31  # of which a round takes one


@frozen
class CampaignMission:
    """A mission of an exploration campaign (§6): of which, its place from 1 to 3, and what the one before left."""

    campaign: str
    leg: int
    carried: Carried

    def as_draft(self) -> dict[str, Any]:
        tiles = {zone: list(tiles) for zone, tiles in self.carried.tiles.items()}
        return {"campaign": self.campaign, "leg": self.leg, "tiles": tiles, "bays": list(self.carried.bays)}


def _flight(found: Any) -> CampaignMission | None:
    if found is None:
        return None
    tiles = {str(zone): tuple(map(str, tiles)) for zone, tiles in found["tiles"].items()}
    bays, leg = tuple(map(str, found["bays"])), int(found["leg"])
    known = all(tile in ship.TILES for lying in tiles.values() for tile in lying)
    if not known or not set(tiles) <= set(ship.ZONES) or not set(bays) <= set(ship.BAYS) or leg not in (1, 2, 3):
        raise ValueError(found)
    return CampaignMission(str(found["campaign"]), leg, Carried(tiles, bays))


@frozen
class ActionRound:
    """`mission` is how to find the scenario again: an id, a code or a file. `secret`: the table must not be told."""

    table: TableSetup
    mission: str
    scenario: Scenario
    seed: int
    secret: bool = False
    cards: Mapping[int, str] = field(factory=dict)
    tracks: Mapping[str, str] = field(factory=dict)
    flight: CampaignMission | None = None  # of a campaign
    id: str = field(factory=lambda: uuid4().hex)  # of the game that it becomes, and of that game's line in the log

    def title(self, texts: Texts) -> str:
        """What is being played, as far as the table may know."""
        if self.secret:
            return texts.say("screen-secret-mission")
        return self.scenario.display_title(texts.language)

    @property
    def threats(self) -> tuple[AnnouncedThreat, ...]:
        """What this crew hears, in the order of the announcements."""
        return tuple(self.scenario.for_crew(self.table.crew).threats())

    def candidates(self, place: int) -> tuple[str, ...]:
        """The cards that may have been drawn for this threat: those of its deck that no other threat has."""
        others = [code for other, code in self.cards.items() if other != place]
        return tuple(sorted(self._decks().without(others).deck(*_deck(self.threats[place])).cards))

    def with_card(self, place: int, code: str) -> Self:
        return evolve(self, cards={**self.cards, place: code})

    def without_card(self, place: int) -> Self:
        return evolve(self, cards={other: code for other, code in self.cards.items() if other != place})

    def drawn(self, place: int) -> Self:
        """With the card that the program draws for this threat, from what the table has left in the deck."""
        code, _ = self._decks().without(self.cards.values()).draw(*_deck(self.threats[place]))
        return self.with_card(place, code)

    def _decks(self) -> ThreatDecks:
        return decks.threat_decks(self.table.common, self.table.serious, self.seed)

    def as_draft(self) -> dict[str, Any]:
        """What is kept of it, beside its scenario."""
        return {
            "id": self.id,
            "table": self.table.as_settings(),
            "mission": self.mission,
            "seed": self.seed,
            "secret": self.secret,
            "cards": {str(place): code for place, code in self.cards.items()},
            "tracks": dict(self.tracks),
            "flight": None if self.flight is None else self.flight.as_draft(),
        }


def with_next_track(tracks: Mapping[str, str], place: str) -> dict[str, str]:
    """For this place the next track that lies nowhere else; after the last one none."""
    others = {other: track for other, track in tracks.items() if other != place}
    free = [None, *(track for track in TRACKS if track not in others.values())]
    following = free[(free.index(tracks.get(place)) + 1) % len(free)]
    return others if following is None else {**others, place: following}


def round_of_draft(found: Mapping[str, Any], scenario: Scenario) -> ActionRound:
    """The round of a draft; raises `ValueError`, `KeyError` or `TypeError` if it is none."""
    start = ActionRound(
        TableSetup.from_settings(found["table"]),
        str(found["mission"]),
        scenario,
        int(found["seed"]),
        bool(found["secret"]),
    )
    cards = {int(place): str(code) for place, code in found["cards"].items()}
    for place, code in cards.items():
        if not 0 <= place < len(start.threats) or code not in start.candidates(place):
            raise ValueError(code)
    tracks = {str(place): str(track) for place, track in found["tracks"].items()}
    if not set(tracks) <= set(PLACES) or not set(tracks.values()) <= set(TRACKS):
        raise ValueError(tracks)
    id_ = str(found.get("id") or uuid5(NAMESPACE_OID, f"{scenario.name} {start.seed}").hex)  # once they had none
    return evolve(start, cards=cards, tracks=tracks, flight=_flight(found.get("flight")), id=id_)


def _deck(threat: AnnouncedThreat) -> tuple[str, str]:
    return "serious" if threat.serious else "common", "internal" if threat.internal else "external"
