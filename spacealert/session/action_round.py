"""One action round at this table: its mission, and the cards and tracks that go from it into the resolution.

A value: entering a card gives another round. Threats are known by their place among those that this crew hears.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.engine import decks
from spacealert.engine.cards import CALLERS
from spacealert.engine.decks import ThreatDecks
from spacealert.engine.game import Carried, Threat
from spacealert.engine.ship import TRACKS
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import AnnouncedThreat
from spacealert.missions.scenario import Scenario
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
    called: Mapping[int, tuple[str, ...]] = field(factory=dict)  # the cards that were drawn with those that call them

    def title(self, texts: Texts) -> str:
        """What is being played, as far as the table may know."""
        if self.secret:
            return texts.say("screen-secret-mission")
        return self.scenario.display_title(texts.language)

    @cached_property
    def threats(self) -> tuple[AnnouncedThreat, ...]:
        """What this crew hears, in the order of the announcements."""
        return tuple(self.scenario.for_crew(self.setup.crew).threats())

    def candidates(self, place: int) -> tuple[str, ...]:
        """The cards that may have been drawn for this threat: those of its deck that no other threat has."""
        left = self._decks().without(self.without_card(place)._taken())
        return tuple(sorted(left.deck(*_deck(self.threats[place])).cards))

    def caller(self, place: int) -> str | None:
        """The card, drawn for this threat or with it, that calls another one which nobody has entered yet."""
        last = [self.cards.get(place, ""), *self.called.get(place, ())][-1]
        return last if last in CALLERS else None

    def called_candidates(self, place: int) -> tuple[str, ...]:
        """The cards that may have been drawn with that caller: common ones, which no other threat has."""
        caller = self.caller(place)
        if caller is None:
            return ()
        return tuple(sorted(self._decks().without(self._taken()).deck("common", CALLERS[caller]).cards))

    def with_card(self, place: int, code: str) -> Self:
        return evolve(self.without_card(place), cards={**self.cards, place: code})

    def with_called(self, place: int, code: str) -> Self:
        return evolve(self, called={**self.called, place: (*self.called.get(place, ()), code)})

    def without_card(self, place: int) -> Self:
        cards = {other: code for other, code in self.cards.items() if other != place}
        return evolve(self, cards=cards, called={other: c for other, c in self.called.items() if other != place})

    def drawn(self, place: int) -> Self:
        """With the card that the program draws for this threat, from what the table has left in the deck."""
        code, _ = self._decks().without(self._taken()).draw(*_deck(self.threats[place]))
        return self.with_card(place, code).with_called_drawn(place)

    def with_called_drawn(self, place: int) -> Self:
        """With the cards that the program draws with this threat's."""
        caller = self.caller(place)
        if caller is None:
            return self
        code, _ = self._decks().without(self._taken()).draw("common", CALLERS[caller])
        return self.with_called(place, code).with_called_drawn(place)

    def threat(self, place: int) -> Threat | None:
        """The card of this threat with those that it calls, if it was entered."""
        if place not in self.cards:
            return None
        announced, calls = self.threats[place], None
        for code in reversed(self.called.get(place, ())):
            calls = Threat(code, 0, None, calls)
        return Threat(self.cards[place], announced.turn, announced.zone and announced.zone.value, calls)

    def _taken(self) -> list[str]:
        return [*self.cards.values(), *(code for codes in self.called.values() for code in codes)]

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
