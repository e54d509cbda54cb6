"""Before a mission: who plays, how hard and how loud, and which mission Start begins."""

from attrs import evolve, frozen

from spacealert.engine import decks
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.scenario import Kind
from spacealert.session import mission_choice
from spacealert.session.action_round import SEEDS, ActionRound, with_next_track
from spacealert.session.campaign_record import KINDS, CampaignStage
from spacealert.session.commands.command import Command, refuse_unless_free
from spacealert.session.session_state import Choice, Pick, Playing, Resources, SessionState
from spacealert.session.setup import CREWS, LONGEST_NAME, ROLES, VOLUMES, TableSetup, name_of
from spacealert.session.sound import available_voices


@frozen
class SetCrewSize(Command):
    players: int
    androids: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if (self.players, self.androids) not in CREWS:
            raise UserError("session-no-such-crew", players=self.players, androids=self.androids)
        return evolve(state, setup=state.setup.of_size(self.players, self.androids))


@frozen
class NameSeat(Command):
    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        _person(state.setup, self.seat)
        if len(name_of(self.name, most=len(self.name))) > LONGEST_NAME:
            raise UserError("session-name-too-long", most=LONGEST_NAME)
        return evolve(state, setup=state.setup.named(self.seat, self.name))


@frozen
class NextSeatColor(Command):
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not 0 <= self.seat < len(state.setup.seats):
            raise UserError("session-no-such-seat", seat=self.seat + 1)
        return evolve(state, setup=state.setup.with_next_color(self.seat))


@frozen
class GiveRole(Command):
    role: str
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        _person(state.setup, self.seat)
        if self.role not in ROLES:
            raise UserError("session-no-such-choice", found=self.role)
        return evolve(state, setup=state.setup.with_role(self.role, self.seat))


@frozen
class SetDifficulty(Command):
    """Which symbols the `common` or the `serious` threats have: of this evening or, in a campaign, of its missions."""

    threats: str
    level: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.threats not in ("common", "serious") or self.level not in DIFFICULTIES:
            raise UserError("session-no-such-choice", found=f"{self.threats} {self.level}")
        if state.campaign is not None:
            return evolve(state, campaign=state.campaign.with_difficulty(self.threats, self.level))
        return evolve(state, setup=state.setup.with_difficulty(self.threats, self.level))


@frozen
class ChooseVoice(Command):
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(state.setup, voice=self.name))


@frozen
class SetLanguage(Command):
    """Of the shared screen; a voice that speaks it is chosen where the chosen one does not."""

    language: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        able = [speaker.name for speaker in available_voices() if speaker.language == self.language]
        if not able:
            raise UserError("session-no-such-choice", found=self.language)
        name = state.setup.voice if state.setup.voice in able else able[0]
        return evolve(state, language=self.language, setup=evolve(state.setup, voice=name))


@frozen
class SetVolume(Command):
    """How loud missions are; one that runs becomes so at once."""

    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not 0 <= self.level <= VOLUMES:
            raise UserError("session-no-such-choice", found=str(self.level))
        return evolve(state, setup=evolve(state.setup, volume=self.level))


@frozen
class SetSiren(Command):
    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(state.setup, siren=self.on))


class TestVolume(Command):
    """Let the table hear the chosen voice, as loud as missions will be."""

    undoable = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state


@frozen
class SetReadAloud(Command):
    """By loudspeaker, or by somebody who reads."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, read_aloud=self.on)


# What is played


@frozen
class ChooseKind(Command):
    """A kind: what was typed or picked by name is of another one and no longer chosen."""

    kind: Kind

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if state.campaign is not None:
            if self.kind not in KINDS:
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
        choice = evolve(state.choice, pick=Pick.NAMED, named=self.mission)
        found = next((one for one in resources.scenarios() if one.id == self.mission), None)
        return _choosing(state, resources, choice if found is None else evolve(choice, kind=found.kind))


@frozen
class TypeMission(Command):
    """What somebody writes to name a mission, letter by letter: Start refuses it as long as it names none."""

    text: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, choice=evolve(state.choice, pick=Pick.TYPED, typed=self.text))


def _choosing(state: SessionState, resources: Resources, choice: Choice) -> SessionState:
    start = mission_choice.start_of(choice, resources.scenarios())
    _refuse_in_campaign(state, start.kind)
    return evolve(state, choice=choice)


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
            setup = evolve(campaign.table, voice=setup.voice, volume=setup.volume, siren=setup.siren)
        mission, secret = mission_choice.mission_of(start, setup.players, resources)
        round_ = ActionRound(
            setup,
            mission,
            resources.find(mission),
            resources.dice.randrange(SEEDS),
            secret=secret,
            tracks={} if campaign is not None else state.tracks,
            flight=None if campaign is None else campaign.flight,
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


def _person(setup: TableSetup, seat: int) -> None:
    if not 0 <= seat < setup.players:
        raise UserError("session-no-such-seat", seat=seat + 1)


def _refuse_in_campaign(state: SessionState, kind: Kind) -> None:
    if state.campaign is not None and kind not in KINDS:
        raise UserError("session-not-in-campaigns")
