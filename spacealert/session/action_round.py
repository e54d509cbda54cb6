"""An action round: its mission, its cards and trajectories, and what players know at each moment.

Rounds are values: entering a card returns a new round. A `RoundStatus` contains only what has been announced so far.
"""

from collections.abc import Mapping
from functools import cached_property
from math import ceil
from typing import Any, Self
from uuid import uuid4

from attrs import evolve, field, frozen

from spacealert.announcer.compiler import UNSPOKEN_TRANSFER, IntercomCue, Soundtrack, rate_tension
from spacealert.engine import Carryover, Threat, decks
from spacealert.engine.cards import CALLERS
from spacealert.engine.decks import ThreatDecks
from spacealert.engine.ship import TRACKS
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import AnnouncedThreat, AnnouncementKind
from spacealert.missions.scenario import LAST_TURNS, Kind, Scenario, format_time
from spacealert.session.setup import TableSetup

SEEDS = 2**31  # upper bound for the seed of a round


@frozen
class CampaignMission:
    """A mission of an exploration campaign (§6): the campaign, the mission's number, and the state of the ship."""

    campaign: str
    leg: int
    carried: Carryover


@frozen
class ActionRound:
    """An action round.

    `mission` is the id, code or file of its scenario. If `secret`, players do not see which mission it is.
    """

    setup: TableSetup
    mission: str
    scenario: Scenario
    seed: int
    secret: bool = False
    cards: Mapping[int, str] = field(factory=dict)
    tracks: Mapping[str, str] = field(factory=dict)
    campaign_mission: CampaignMission | None = None  # set if this is a campaign mission
    id: str = field(factory=lambda: uuid4().hex)  # id of the future game and of its log entry
    called: Mapping[int, tuple[str, ...]] = field(factory=dict)  # codes of the cards that the card at a place calls

    @cached_property
    def threats(self) -> tuple[AnnouncedThreat, ...]:
        return tuple(self.scenario.for_crew(self.setup.crew).threats())

    def candidates(self, place: int) -> tuple[str, ...]:
        """Return the possible cards for this threat: the cards of its deck that no other threat has."""
        left = self._threat_decks().without(self.without_card(place)._used_cards())
        return tuple(sorted(left.deck(*_deck_of(self.threats[place])).cards))

    def possible_cards(self, place: int) -> tuple[str, ...]:
        """Return the cards of any difficulty in the players' boxes that fit this threat and are not in use."""
        level = "all" if self.setup.new_frontier else "mixed"
        return evolve(self, setup=evolve(self.setup, common=level, serious=level)).candidates(place)

    def pending_caller(self, place: int) -> str | None:
        """Return the last card entered for this threat if that card calls another, or None."""
        last = [self.cards.get(place, ""), *self.called.get(place, ())][-1]
        return last if last in CALLERS else None

    def find_cards_to_call(self, place: int) -> tuple[str, ...]:
        """Return the common cards that this threat could call next and that no other threat has."""
        caller = self.pending_caller(place)
        if caller is None:
            return ()
        return tuple(sorted(self._threat_decks().without(self._used_cards()).deck("common", CALLERS[caller]).cards))

    def with_card(self, place: int, code: str) -> Self:
        return evolve(self.without_card(place), cards={**self.cards, place: code})

    def with_called_card(self, place: int, code: str) -> Self:
        return evolve(self, called={**self.called, place: (*self.called.get(place, ()), code)})

    def without_card(self, place: int) -> Self:
        cards = {other: code for other, code in self.cards.items() if other != place}
        return evolve(self, cards=cards, called={other: c for other, c in self.called.items() if other != place})

    def with_drawn_card(self, place: int) -> Self:
        code, _ = self._threat_decks().without(self._used_cards()).draw(*_deck_of(self.threats[place]))
        return self.with_card(place, code).with_called_cards_drawn(place)

    def with_called_cards_drawn(self, place: int) -> Self:
        """Return the round after drawing all cards that this threat's card calls, directly or indirectly."""
        caller = self.pending_caller(place)
        if caller is None:
            return self
        code, _ = self._threat_decks().without(self._used_cards()).draw("common", CALLERS[caller])
        return self.with_called_card(place, code).with_called_cards_drawn(place)

    def threat(self, place: int) -> Threat | None:
        """Return the threat with the cards it calls, or None if its card has not been entered."""
        if place not in self.cards:
            return None
        announced, calls = self.threats[place], None
        for code in reversed(self.called.get(place, ())):
            calls = Threat(code, 0, None, calls)
        return Threat(self.cards[place], announced.turn, announced.zone and announced.zone.value, calls)

    def _used_cards(self) -> list[str]:
        return [*self.cards.values(), *(code for codes in self.called.values() for code in codes)]

    def _threat_decks(self) -> ThreatDecks:
        return decks.threat_decks(self.setup.common, self.setup.serious, self.seed)


def with_next_track(tracks: Mapping[str, str], place: str) -> dict[str, str]:
    """Return the trajectories with the next unused one at `place`, or with none there after the last one."""
    others = {other: track for other, track in tracks.items() if other != place}
    free = [None, *(track for track in TRACKS if track not in others.values())]
    following = free[(free.index(tracks.get(place)) + 1) % len(free)]
    return others if following is None else {**others, place: following}


def _deck_of(threat: AnnouncedThreat) -> tuple[str, str]:
    return "serious" if threat.serious else "common", "internal" if threat.internal else "external"


FRESH = 6.0  # seconds an announcement stays bright after its last word
COUNT = 5  # a countdown starts at this number


@frozen
class PastAnnouncement:
    kind: AnnouncementKind
    at: float
    phase: int
    text: str
    threat: AnnouncedThreat | None = None
    spoken: bool = True
    handed_over: bool = False  # whether a data transfer's time is up

    @property
    def zone(self) -> str:
        """The trajectory of a threat: a zone, or `internal`."""
        assert self.threat is not None
        return str(self.threat.zone) if self.threat.zone is not None else "internal"

    def short_text(self, texts: Texts) -> str:
        """Return the class of a threat, or the headline of any other announcement."""
        if self.threat is not None:
            return texts.say("screen-threat-short", serious=self.threat.serious, internal=self.threat.internal)
        return texts.say(f"{self.kind.text}.headline")

    def one_line_text(self, texts: Texts) -> str:
        """Describe an announcement on one line: its time and, for a threat, the turn, class and zone."""
        parts = [format_time(int(self.at)), self.short_text(texts)]
        if self.threat is not None:
            parts.insert(1, texts.say("screen-at-turn", turn=self.threat.turn))
            if not self.threat.internal:
                parts.append(texts.say("screen-zone", zone=self.zone))
            if not self.threat.confirmed:
                parts.append(texts.say("screen-unconfirmed"))
        return " · ".join(parts)


@frozen
class TimeLeft:
    """A countdown for the players: the seconds left, the total, and the mission time at which it ends."""

    left: int
    whole: int
    ends: float


@frozen
class PhaseBar:
    number: int
    seconds: int
    over: float
    turns: tuple[int, int]


@frozen
class RoundStatus:
    second: int
    phase: int
    left: int
    bars: tuple[PhaseBar, ...]
    announcements: tuple[PastAnnouncement, ...]
    fresh: bool
    counting: int | None = None  # 5 to 1 during the countdown at the end of a phase
    hand_over: TimeLeft | None = None
    silence: TimeLeft | None = None
    complete: bool = False
    awaits_end: bool = False  # only the end of the operation remains to be announced

    @property
    def latest_announcement(self) -> PastAnnouncement | None:
        return self.announcements[-1] if self.announcements else None

    @property
    def threats(self) -> tuple[PastAnnouncement, ...]:
        return tuple(one for one in self.announcements if one.threat is not None)

    def announcement_facts(self, said: PastAnnouncement) -> dict[str, Any]:
        first, until = phase_turns(said.phase)
        last = said.phase == len(self.bars)
        return {"last": last, "phase": said.phase, "next": said.phase + 1, "first": first, "until": until}

    @property
    def is_last_minute(self) -> bool:
        return not self.complete and self.left <= 60


def round_status_at(soundtrack: Soundtrack, seconds: float) -> RoundStatus:
    """Return the status of the round at this second. From the end of the last phase on, it is `complete`."""
    phase = soundtrack.phase_at(seconds)
    complete = seconds >= soundtrack.phases[-1].end
    left = 0 if complete else ceil(phase.end - seconds)
    begun = [cue for cue in soundtrack.cues if cue.at <= seconds]
    last = begun[-1] if begun else None
    silence = soundtrack.silence_at(seconds)
    return RoundStatus(
        second=int(seconds),
        phase=phase.number,
        left=left,
        bars=tuple(
            PhaseBar(
                one.number,
                round(one.end - one.begin),
                min(1.0, max(0.0, (seconds - one.begin) / (one.end - one.begin))),
                phase_turns(one.number),
            )
            for one in soundtrack.phases
        ),
        announcements=tuple(_announced_from(cue, seconds) for cue in begun),
        fresh=last is not None and seconds < last.at + last.length + FRESH,
        counting=left if 0 < left <= COUNT else None,
        hand_over=_time_to_hand_over(begun, seconds),
        silence=None
        if silence is None
        else TimeLeft(
            ceil(silence.end / soundtrack.rate - seconds),
            round((silence.end - silence.begin) / soundtrack.rate),
            silence.end / soundtrack.rate,
        ),
        complete=complete,
        awaits_end=seconds >= max(soundtrack.phases[-1].begin, soundtrack.quiet_start),
    )


def round_tension(board: RoundStatus) -> int:
    """Return the tension from 1 to 3, which depends on the announced threats and the phase."""
    phase = 3 if board.phase == len(board.bars) else 1
    return max(phase, rate_tension(one.threat for one in board.threats if one.threat is not None))


def can_end_round(board: RoundStatus) -> bool:
    """Return whether the round can be ended: it is over, in its last phase (§2), or only its end is still to come."""
    return board.complete or board.awaits_end or board.phase >= len(LAST_TURNS)


HEROIC_WITHIN = 60  # seconds for turning over the androids' heroic cards


def are_heroic_cards_due(board: RoundStatus, table: TableSetup, kind: Kind) -> bool:
    """Return whether it is time for a crew with androids to reveal the heroic cards (§5.1)."""
    replaced = kind.has_double_actions or any(seat.specialization for seat in table.seats)  # heroic by special cards
    return table.androids > 0 and not replaced and board.phase == 1 and board.second < HEROIC_WITHIN


def phase_turns(phase: int) -> tuple[int, int]:
    """Return the first and last turn planned in this phase."""
    return (1, *(last + 1 for last in LAST_TURNS))[phase - 1], LAST_TURNS[phase - 1]


def _announced_from(cue: IntercomCue, seconds: float) -> PastAnnouncement:
    what = cue.event.what if cue.event is not None else None
    threat = what if isinstance(what, AnnouncedThreat) else None
    handed_over = cue.kind is AnnouncementKind.DATA_TRANSFER and seconds >= _transfer_window(cue)[1]
    return PastAnnouncement(cue.kind, cue.at, cue.phase, cue.said_once, threat, cue.is_spoken, handed_over)


def _time_to_hand_over(begun: list[IntercomCue], seconds: float) -> TimeLeft | None:
    last = next((cue for cue in reversed(begun) if cue.kind is AnnouncementKind.DATA_TRANSFER), None)
    if last is None:
        return None
    opens, closes = _transfer_window(last)
    if not opens <= seconds < closes:
        return None
    return TimeLeft(ceil(closes - seconds), ceil(closes - opens), closes)


def _transfer_window(transfer: IntercomCue) -> tuple[float, float]:
    if "open" in transfer.marks and "close" in transfer.marks:
        return transfer.mark_time("open"), transfer.mark_time("close")
    return transfer.at, transfer.at + UNSPOKEN_TRANSFER
