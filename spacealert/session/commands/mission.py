"""A mission from choosing it to its end: start, sound, cards, and going on with one that was left in the middle."""

from attrs import evolve, frozen

from spacealert.announcer.compiler import IntercomCue
from spacealert.engine import decks
from spacealert.engine.ship import PLACES
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind
from spacealert.session import session_state
from spacealert.session.action_round import SEEDS, ActionRound, may_end, with_next_track
from spacealert.session.campaign_record import CampaignStage
from spacealert.session.commands.command import (
    Command,
    OnwardCommand,
    PlayerCommand,
    holds_role,
    playing,
    refuse_unless_free,
)
from spacealert.session.effects import EffectRunner
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Choice, Pick, Playing, Resolving, Resources, SessionState


@frozen
class ChooseKind(Command):
    """A kind: what was typed or picked by name is of another one and no longer chosen."""

    kind: Kind

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if state.campaign is not None:
            if self.kind not in state.campaign.kinds:
                raise UserError("session-not-in-campaigns")
            state = evolve(state, campaign=state.campaign.of_kind(self.kind))
        published = any(scenario.kind is self.kind for scenario in resources.scenarios())
        pick = Pick.NEW if state.choice.pick is Pick.NEW or not published else Pick.RANDOM
        return evolve(state, choice=Choice(self.kind, pick, typed=state.choice.typed))


@frozen
class ChooseRandom(Command):
    """One of the published missions of the chosen kind, without being told which."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _choosing(state, resources, evolve(state.choice, pick=Pick.RANDOM))


@frozen
class ChooseNew(Command):
    """One of the chosen kind that nobody has played."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _choosing(state, resources, evolve(state.choice, pick=Pick.NEW))


@frozen
class ChooseMission(Command):
    mission: str  # its id

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        choice = evolve(state.choice, pick=Pick.NAMED, named=self.mission, typed="")
        found = next((one for one in resources.scenarios() if one.id == self.mission), None)
        return _choosing(state, resources, choice if found is None else evolve(choice, kind=found.kind))


@frozen
class TypeMission(Command):
    """What somebody writes to name a mission, letter by letter: Start refuses it as long as it names none."""

    text: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, choice=evolve(state.choice, pick=Pick.TYPED, typed=self.text))


@frozen
class NextTrack(Command):
    """The next trajectory board for this zone, or for the ship's inside; after the last one none."""

    place: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.place not in PLACES:
            raise UserError("session-no-such-choice", found=self.place)
        return evolve(state, tracks=with_next_track(state.tracks, self.place))


@frozen
class DrawTracks(Command):
    """The program draws all four trajectory boards."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, tracks=decks.tracks(resources.dice.randrange(SEEDS)))


@frozen
class StartMission(OnwardCommand):
    """Begin what is chosen: the mission waits before its first second."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        choice = state.choice
        campaign = state.campaign
        if campaign is not None:
            if campaign.stage is not CampaignStage.CHOOSING:
                raise UserError("session-campaign-not-ready")
            choice = evolve(choice, kind=campaign.kind)
        start = session_state.start_of(choice, resources.scenarios())
        _refuse_in_campaign(state, start.kind)
        setup = state.setup
        if campaign is None and setup.namesakes:
            raise UserError("session-two-of-a-name", name=setup.namesakes[0])
        if campaign is not None:  # its crew, as loud as the table likes it now
            setup = evolve(campaign.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren, pace=setup.pace)
        mission, secret = session_state.mission_of(start, setup.players, resources)
        round_ = ActionRound(
            setup,
            mission,
            resources.find(mission),
            resources.dice.randrange(SEEDS),
            secret=secret,
            tracks=state.tracks,
            campaign_mission=None if campaign is None else campaign.next_mission,
        )
        return evolve(state, at_table=Playing(round_, state.read_aloud))

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if after.campaign is not None:
            do.campaigns.begin(after.campaign)


@frozen
class PlayRound(OnwardCommand):
    """Begin this very round: the command line has said which mission, for whom, and from which second on."""

    round: ActionRound
    read_aloud: bool = False
    begin_at: float = 0.0

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        return evolve(state, campaign=None, at_table=Playing(self.round, self.read_aloud, self.begin_at))


def _choosing(state: SessionState, resources: Resources, choice: Choice) -> SessionState:
    start = session_state.start_of(choice, resources.scenarios())
    _refuse_in_campaign(state, start.kind)
    return evolve(state, choice=choice)


def _refuse_in_campaign(state: SessionState, kind: Kind) -> None:
    if state.campaign is not None and kind not in state.campaign.kinds:
        raise UserError("session-not-in-campaigns")


STEP_BACK = 10.0  # seconds
_NEAR = 0.05  # seconds: where it has been skipped to already


class Play(PlayerCommand):
    """Begin, or go on from the beginning of the announcement in whose middle it was paused."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.play(again=True)

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return holds_role(state, seat, "captain")


@frozen
class CountIn(Play):
    """Begin in so many seconds, with the klaxon."""

    seconds: float

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.count_in(self.seconds)


class StopCounting(Play):
    """Be ready again."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.stop_counting()


class Pause(PlayerCommand):
    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.pause()

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return holds_role(state, seat, "captain")


@frozen
class Seek(PlayerCommand):
    """To this second of the mission."""

    second: float

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.seek(self.second)


class StepBack(PlayerCommand):
    """Ten seconds back, and the table gains them."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.seek(player.position - STEP_BACK)


def next_announcement(player: MissionPlayer) -> IntercomCue | None:
    """Return what comes after this moment, or None after the last words."""
    return player.soundtrack.coming(player.position + _NEAR)


class SkipAhead(PlayerCommand):
    """Go to the next announcement: nothing is missed but the time until then."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        coming = next_announcement(player)
        if coming is None:
            raise UserError("session-nothing-comes")
        player.seek(coming.at)


class RepeatAnnouncement(PlayerCommand):
    """The last announcement is said once more; the mission's time runs on."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        if player.state is not PlayerState.PLAYING:
            raise UserError("session-mission-stands-still")
        if player.soundtrack.begun(player.position) is None:
            raise UserError("session-nothing-announced")
        if not player.has_loudspeaker:
            raise UserError("session-silent")
        if player.say_again() is None:
            raise UserError("session-cannot-say-again")

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return holds_role(state, seat, "captain")


@frozen
class Mute(PlayerCommand):
    on: bool = True

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.muted = self.on


@frozen
class SetSpeed(PlayerCommand):
    speed: float

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.speed = self.speed


class CardCommand(Command):
    """A command about the card of the threat that was announced as number `threat`, counted from 0."""

    threat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        """Refused while that threat has not been announced, or nobody may communicate."""
        item = playing(state)
        board = resources.board(item)
        if board is None or self.threat not in range(len(board.threats)):
            raise UserError("session-not-announced")
        if board.silence is not None:
            raise UserError("session-no-talking")
        return state.at(evolve(item, round=self.changed(item.round)))

    def changed(self, round_: ActionRound) -> ActionRound:
        """The round after it."""
        raise NotImplementedError

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        item = state.at_table
        if not isinstance(item, Playing) or not 0 <= self.threat < len(item.round.threats):
            return False
        return holds_role(state, seat, "security" if item.round.threats[self.threat].internal else "communications")


@frozen
class EnterCard(CardCommand):
    """This card was drawn for the threat or, while the card of one that calls another is open, with it."""

    threat: int
    card: str

    def changed(self, round_: ActionRound) -> ActionRound:
        if self.card in round_.called_candidates(self.threat):
            return round_.with_called(self.threat, self.card)
        if self.card not in round_.candidates(self.threat):
            raise UserError("session-card-not-in-deck", card=self.card)
        return round_.with_card(self.threat, self.card)


@frozen
class RemoveCard(CardCommand):
    threat: int

    def changed(self, round_: ActionRound) -> ActionRound:
        return round_.without_card(self.threat)


@frozen
class DrawCard(CardCommand):
    """The program draws the card, from what the table has left in the deck."""

    threat: int

    def changed(self, round_: ActionRound) -> ActionRound:
        drawn = round_.drawn if round_.caller(self.threat) is None else round_.with_called_drawn
        return drawn(self.threat)


@frozen
class EndMission(OnwardCommand):
    """The action round is over: at its end or, by agreement, in its last phase (§2)."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = playing(state)
        board = resources.board(item)
        if board is None or not may_end(board):
            raise UserError("session-too-early")
        return state.at(evolve(item, over=True))

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.end_mission(playing(before))


@frozen
class Continue(OnwardCommand):
    """Go on with a game that was left in the middle."""

    item: Playing | Resolving

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        item = self.item
        if item.id != state.game_id and resources.is_elsewhere(item.id):
            raise UserError("session-played-elsewhere")
        if isinstance(item, Playing):  # as loud as the table likes it now
            setup = state.setup
            table = evolve(item.round.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren, pace=setup.pace)
            item = evolve(item, round=evolve(item.round, setup=table))
            mission = item.round.campaign_mission
            campaign = None if mission is None else mission.campaign
        else:
            campaign = item.sheet.campaign
            logged = resources.logged_sheet(item.id)
            item = item if logged is None else evolve(item, logged=logged, seen_end=True)
        return evolve(state.at(item), campaign=None if campaign is None else resources.find_campaign(campaign))

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if after.at_table is not None:
            do.unfinished.resume(after.at_table)


@frozen
class PutAside(OnwardCommand):
    """Leave the mission that runs: it is saved, and can be gone on with from this second."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        playing(state)
        return state.at(None)

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.save(playing(before))


@frozen
class Abandon(OnwardCommand):
    """Give up a game that is not in the log book yet: what is on the table or, of its id, one left in the middle."""

    id: str | None = None

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.id is None and state.at_table is None:
            raise UserError("session-nothing-on-table")
        on_table = state.at_table is not None and self.id in (None, state.at_table.id)
        return state.at(None) if on_table else state

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if before.at_table is not None and self.id in (None, before.at_table.id):
            do.autosave.delete(before.at_table)
        elif self.id is not None:
            do.unfinished.abandon(self.id)


@frozen
class AbandonCampaign(OnwardCommand):
    """Forget a campaign of which no mission has been flown."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        if state.campaign is None:
            raise UserError("session-no-campaign")
        if state.campaign.legs:
            raise UserError("session-campaign-has-missions")
        return state.without_campaign()

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if before.campaign is not None:
            do.campaigns.abandon(before.campaign)
