"""Which mission is played next, on which trajectories; and its start."""

from attrs import evolve, frozen

from spacealert.engine import decks
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind
from spacealert.session import mission_choice
from spacealert.session.action_round import SEEDS, ActionRound, with_next_track
from spacealert.session.campaign_record import CampaignStage
from spacealert.session.commands.command import Command, refuse_unless_free
from spacealert.session.session_state import Choice, Pick, Playing, Resources, SessionState


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
class StartMission(Command):
    """Begin what is chosen: the mission waits before its first second."""

    undoable = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        choice = state.choice
        campaign = state.campaign
        if campaign is not None:
            if campaign.stage is not CampaignStage.CHOOSING:
                raise UserError("session-campaign-not-ready")
            choice = evolve(choice, kind=campaign.kind)
        start = mission_choice.start_of(choice, resources.scenarios())
        _refuse_in_campaign(state, start.kind)
        setup = state.setup
        if campaign is not None:  # its crew, as loud as the table likes it now
            setup = evolve(campaign.setup, voice=setup.voice, volume=setup.volume, siren=setup.siren)
        mission, secret = mission_choice.mission_of(start, setup.players, resources)
        round_ = ActionRound(
            setup,
            mission,
            resources.find(mission),
            resources.dice.randrange(SEEDS),
            secret=secret,
            tracks={} if campaign is not None else state.tracks,
            campaign_mission=None if campaign is None else campaign.next_mission,
        )
        return evolve(state, at_table=Playing(round_, state.read_aloud))


@frozen
class PlayRound(Command):
    """Begin this very round: the command line has said which mission, for whom, and from which second on."""

    round: ActionRound
    read_aloud: bool = False
    begin_at: float = 0.0

    undoable = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_free(state)
        return evolve(state, campaign=None, at_table=Playing(self.round, self.read_aloud, self.begin_at))


def _choosing(state: SessionState, resources: Resources, choice: Choice) -> SessionState:
    start = mission_choice.start_of(choice, resources.scenarios())
    _refuse_in_campaign(state, start.kind)
    return evolve(state, choice=choice)


def _refuse_in_campaign(state: SessionState, kind: Kind) -> None:
    if state.campaign is not None and kind not in state.campaign.kinds:
        raise UserError("session-not-in-campaigns")
