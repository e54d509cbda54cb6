"""One action round at this table: its mission, and the cards and tracks that go from it into the resolution.

A value: entering a card gives another round. Threats are known by their place among those that this crew hears.
"""

from collections.abc import Mapping
from typing import Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import decks
from spacealert.engine.decks import ThreatDecks
from spacealert.engine.game import Carried
from spacealert.engine.tracks import TRACKS
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


@frozen
class ActionRound:
    """`mission` is how to find the scenario again: an id, a code or a file. `secret`: the table must not be told."""

    setup: TableSetup
    mission: str
    scenario: Scenario
    seed: int
    secret: bool = False
    cards: Mapping[int, str] = field(factory=dict)
    tracks: Mapping[str, str] = field(factory=dict)
    campaign_mission: CampaignMission | None = None  # of a campaign
    id: str = field(factory=lambda: uuid4().hex)  # of the game that it becomes, and of that game's line in the log

    def title(self, texts: Texts) -> str:
        """What is being played, as far as the table may know."""
        if self.secret:
            return texts.say("screen-secret-mission")
        return self.scenario.display_title(texts.language)

    @property
    def threats(self) -> tuple[AnnouncedThreat, ...]:
        """What this crew hears, in the order of the announcements."""
        return tuple(self.scenario.for_crew(self.setup.crew).threats())

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
        return decks.threat_decks(self.setup.common, self.setup.serious, self.seed)


def with_next_track(tracks: Mapping[str, str], place: str) -> dict[str, str]:
    """For this place the next track that lies nowhere else; after the last one none."""
    others = {other: track for other, track in tracks.items() if other != place}
    free = [None, *(track for track in TRACKS if track not in others.values())]
    following = free[(free.index(tracks.get(place)) + 1) % len(free)]
    return others if following is None else {**others, place: following}


def _deck(threat: AnnouncedThreat) -> tuple[str, str]:
    return "serious" if threat.serious else "common", "internal" if threat.internal else "external"
