"""Commands for a mission, from choosing it to its end: start, sound, cards, and resuming."""

from attrs import evolve

from spacealert.announcer.compiler import IntercomCue
from spacealert.engine import decks
from spacealert.engine.ship import PLACES
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind
from spacealert.session import session_state
from spacealert.session.action_round import SEEDS, ActionRound, can_end_round, with_next_track
from spacealert.session.campaign_record import CampaignStage
from spacealert.session.commands.command import (
    Command,
    PermanentCommand,
    PlayerCommand,
    get_mission,
    has_role,
    refuse_in_mission,
    refuse_unknown,
)
from spacealert.session.effects import EffectRunner
from spacealert.session.mission_player import MissionPlayer
from spacealert.session.session_state import Choice, PickMethod, Playing, Resolving, Resources, SessionState


class ChooseKind(Command):
    """Choose a kind of mission. This cancels the choice of a particular mission."""

    kind: Kind

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if state.campaign is not None:
            if self.kind not in state.campaign.kinds:
                raise UserError("session-not-in-campaigns")
            state = evolve(state, campaign=evolve(state.campaign, kind=self.kind))
        published = any(scenario.kind is self.kind for scenario in resources.scenarios())
        pick = PickMethod.NEW if state.choice.pick is PickMethod.NEW or not published else PickMethod.RANDOM
        return evolve(state, choice=Choice(self.kind, pick, typed=state.choice.typed))


class ChooseRandom(Command):
    """Choose a random published mission of the chosen kind. It stays secret until its action round is over."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _with_choice(state, resources, evolve(state.choice, pick=PickMethod.RANDOM))


class ChooseNew(Command):
    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return _with_choice(state, resources, evolve(state.choice, pick=PickMethod.NEW))


class ChooseMission(Command):
    mission: str  # mission id

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        choice = evolve(state.choice, pick=PickMethod.NAMED, named=self.mission, typed="")
        found = next((one for one in resources.scenarios() if one.id == self.mission), None)
        return _with_choice(state, resources, choice if found is None else evolve(choice, kind=found.kind))


class TypeMission(Command):
    """Type the name of a mission. Nothing can be started until the name matches a mission."""

    text: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, choice=evolve(state.choice, pick=PickMethod.TYPED, typed=self.text))


class ChooseNextTrack(Command):
    """Choose the next trajectory for this place, or none after the last one."""

    place: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unknown(self.place, PLACES)
        return state.with_tracks(with_next_track(state.tracks, self.place))


class DrawTracks(Command):
    """Draw all four trajectories, from the seed if one is given."""

    seed: int | None = None

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state.with_tracks(decks.draw_tracks(resources.dice.randrange(SEEDS) if self.seed is None else self.seed))


class StartMission(PermanentCommand):
    """Start the chosen mission, paused at its beginning."""

    read_aloud: bool = False  # even if the setting says otherwise

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        choice = state.choice
        campaign = state.campaign
        if campaign is not None:
            if campaign.stage is not CampaignStage.CHOOSING:
                raise UserError("session-campaign-not-ready")
            choice = evolve(choice, kind=campaign.kind)
        start = session_state.find_start(choice, resources.scenarios())
        _refuse_in_campaign(state, start.kind)
        setup = state.setup
        if campaign is None:
            setup.check_names()
        else:  # with the current crew and volumes
            setup = evolve(campaign.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren, pace=setup.pace)
        mission, secret = session_state.pick_mission(start, setup.players, resources)
        scenario = resources.find(mission)
        round_ = ActionRound(
            setup.for_kind(scenario.kind),
            mission,
            scenario,
            resources.dice.randrange(SEEDS),
            secret=secret,
            tracks=state.tracks,
            campaign_mission=None if campaign is None else campaign.next_mission,
        )
        if campaign is not None and choice.pick in (PickMethod.NAMED, PickMethod.TYPED):
            state = evolve(state, choice=Choice(campaign.kind))  # the next mission must be another one
        # These tracks belong to this mission, so the next one must not reuse them silently.
        return state.with_tracks({}).with_game(Playing(round_, self.read_aloud or state.read_aloud))

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if after.campaign is not None:
            do.campaigns.begin(after.campaign)


class PlayRound(PermanentCommand):
    """Start this round at the given second, outside any campaign."""

    round: ActionRound
    read_aloud: bool = False
    begin_at: float = 0.0

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        return evolve(state.without_campaign(), at_table=Playing(self.round, self.read_aloud, self.begin_at))


def _with_choice(state: SessionState, resources: Resources, choice: Choice) -> SessionState:
    start = session_state.find_start(choice, resources.scenarios())
    _refuse_in_campaign(state, start.kind)
    return evolve(state, choice=choice)


def _refuse_in_campaign(state: SessionState, kind: Kind) -> None:
    if state.campaign is not None and kind not in state.campaign.kinds:
        raise UserError("session-not-in-campaigns")


STEP_BACK = 10.0  # seconds
_NEAR = 0.05  # seconds: closer than this counts as already there


class Play(PlayerCommand):
    """Start the mission, or continue it, repeating an announcement that was interrupted."""

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.play(again=True)

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return has_role(state, seat, "captain")


class CountIn(Play):
    """Start the mission after a count-in with the klaxon."""

    seconds: float

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.count_in(self.seconds)


class CancelCountIn(Play):
    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.cancel_count_in()


class Pause(PlayerCommand):
    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.pause()

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return has_role(state, seat, "captain")


class Seek(PlayerCommand):
    second: float

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.seek(self.second)


class StepBack(PlayerCommand):
    """Go back ten seconds to give the players extra time."""

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.seek(player.position - STEP_BACK)


def next_announcement(player: MissionPlayer) -> IntercomCue | None:
    return player.soundtrack.next_cue(player.position + _NEAR)


class SkipAhead(PlayerCommand):
    """Skip to the next announcement."""

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        coming = next_announcement(player)
        if coming is None:
            raise UserError("session-nothing-comes")
        player.seek(coming.at)


class RepeatAnnouncement(PlayerCommand):
    """Repeat the last announcement while the mission continues."""

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        if player.state is not PlayerState.PLAYING:
            raise UserError("session-mission-stands-still")
        if player.soundtrack.last_started_cue(player.position) is None:
            raise UserError("session-nothing-announced")
        if not player.has_loudspeaker or player.is_device_missing:
            raise UserError("session-silent")
        if player.repeat_announcement() is None:
            raise UserError("session-cannot-say-again")

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return has_role(state, seat, "captain")


class Mute(PlayerCommand):
    on: bool = True

    def apply_to_player(self, player: MissionPlayer, playing: Playing) -> None:
        player.muted = self.on


class CardCommand(Command):
    """A command about the card of an announced threat. Threats are counted from 0."""

    threat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        """Change the round. Raise an error before the threat is announced, or while communications are down."""
        item = get_mission(state)
        board = resources.board(item)
        if board is None or self.threat not in range(len(board.threats)):
            raise UserError("session-not-announced")
        if board.silence is not None:
            raise UserError("session-no-talking")
        return state.with_game(evolve(item, round=self.change_round(item.round)))

    def change_round(self, round_: ActionRound) -> ActionRound:
        raise NotImplementedError

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        item = state.at_table
        if not isinstance(item, Playing) or not 0 <= self.threat < len(item.round.threats):
            return False
        return has_role(state, seat, "security" if item.round.threats[self.threat].internal else "communications")


class EnterCard(CardCommand):
    """Enter the card drawn for the threat. If this card calls another, enter the called card next."""

    card: str

    def change_round(self, round_: ActionRound) -> ActionRound:
        if self.card in round_.find_cards_to_call(self.threat):
            return round_.with_called_card(self.threat, self.card)
        if self.card not in round_.possible_cards(self.threat):
            raise UserError("session-card-not-in-deck", card=self.card)
        return round_.with_card(self.threat, self.card)


class RemoveCard(CardCommand):
    def change_round(self, round_: ActionRound) -> ActionRound:
        return round_.without_card(self.threat)


class DrawCard(CardCommand):
    """Have the program draw the card from the remaining deck."""

    def change_round(self, round_: ActionRound) -> ActionRound:
        drawn = round_.with_drawn_card if round_.pending_caller(self.threat) is None else round_.with_called_cards_drawn
        return drawn(self.threat)


class EndMission(PermanentCommand):
    """End the action round. Raise an error if `can_end_round` does not allow it yet (§2)."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = get_mission(state)
        board = resources.board(item)
        if board is None or not can_end_round(board):
            raise UserError("session-too-early")
        return state.with_game(evolve(item, is_round_over=True))

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.end_mission(get_mission(before))


class ResumeGame(PermanentCommand):
    item: Playing | Resolving

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        item = self.item
        if item.id != state.game_id and resources.is_elsewhere(item.id):
            raise UserError("session-played-elsewhere")
        if isinstance(item, Playing):  # with the current volumes
            setup = state.setup
            table = evolve(item.round.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren, pace=setup.pace)
            item = evolve(item, round=evolve(item.round, setup=table))
            mission = item.round.campaign_mission
            campaign = None if mission is None else mission.campaign
        else:
            campaign = item.sheet.campaign
            logged = resources.logged_sheet(item.id)
            item = item if logged is None else evolve(item, logged=logged, seen_end=True)
        found = None if campaign is None else resources.find_campaign(campaign)
        return (state.without_campaign() if found is None else state.with_campaign(found)).with_game(item)

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if after.at_table is not None:
            do.unfinished.save_resumed_mission(after.at_table)


class LeaveMission(PermanentCommand):
    """Leave the running mission and save it, so that it can be resumed at the same second."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        get_mission(state)
        return state.with_game(None)

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.save(get_mission(before))


class AbandonGame(PermanentCommand):
    """Delete a game that is not in the log book: the current game, or the unfinished game with this id."""

    id: str | None = None

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.id is None and state.at_table is None:
            raise UserError("session-nothing-on-table")
        on_table = state.at_table is not None and self.id in (None, state.at_table.id)
        return state.with_game(None) if on_table else state

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if before.at_table is not None and self.id in (None, before.at_table.id):
            do.autosave.delete(before.at_table)
        elif self.id is not None:
            do.unfinished.abandon(self.id)


class AbandonCampaign(PermanentCommand):
    """Abandon a campaign in which no mission has been flown, and delete its unfinished mission."""

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_in_mission(state)
        if state.campaign is None:
            raise UserError("session-no-campaign")
        if state.campaign.legs:
            raise UserError("session-campaign-has-missions")
        return state.without_campaign()

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        if before.campaign is not None:
            do.campaigns.abandon(before.campaign)
            do.unfinished.abandon_campaign(before.campaign.id)
