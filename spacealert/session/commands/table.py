"""Commands for the setup before a mission: crew, expansion, difficulty and sound."""

from attrs import evolve

from spacealert.engine.game import OTHER_RULINGS, SPECIALIZATIONS
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n import Message, UserError
from spacealert.logbook.careers.explorer import Explorer
from spacealert.session.commands.command import Command, PermanentCommand, refuse_unknown, refuse_unless_seat
from spacealert.session.effects import EffectRunner
from spacealert.session.mission_player import available_voices
from spacealert.session.session_state import Choice, Resources, SessionState
from spacealert.session.setup import CREWS, LEVELS, LONGEST_NAME, PACES, VOLUMES, Seat, TableSetup, clean_name


class SetCrewSize(Command):
    """Set the crew size. If the crew grows again, members who left return."""

    players: int
    androids: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if (self.players, self.androids) not in CREWS:
            raise UserError("session-no-such-crew", players=self.players, androids=self.androids)
        whole = state.setup if state.crew_before is None else state.setup.with_absent_crew(state.crew_before)
        setup = whole.with_crew_size(self.players, self.androids)
        if any(seat.explorer for seat in setup.seats):
            setup = setup.limited_to_careers(resources.explorers())
        return evolve(state, setup=setup, crew_before=whole)


class NameSeat(Command):
    """Name a seat. An explorer who belongs to another player is removed from the seat."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_seat(self.seat, state.setup.players)
        if len(clean_name(self.name, most=len(self.name))) > LONGEST_NAME:
            raise UserError("session-name-too-long", most=LONGEST_NAME)
        setup = state.setup.with_name(self.seat, self.name)
        explorer, name = _explorer_of(setup.seats[self.seat], resources), setup.seats[self.seat].name.strip().casefold()
        # A name typed letter by letter begins with the explorer's player until it becomes someone else's.
        if explorer is not None and explorer.player and not explorer.player.casefold().startswith(name):
            setup = setup.with_explorer(self.seat, None).with_specialization(self.seat, "").with_level(self.seat, 1)
        return evolve(state, setup=setup)

    def is_allowed(self, state: SessionState, seat: int) -> bool:
        return self.seat == seat


class ChangeSeatColor(Command):
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_seat(self.seat, len(state.setup.seats))
        return evolve(state, setup=state.setup.with_next_color(self.seat))


class GiveRole(Command):
    role: str
    seat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unless_seat(self.seat, state.setup.players)
        refuse_unknown(self.role, ROLES)
        roles, whole = {**state.setup.roles, self.role: self.seat}, state.crew_before
        whole = whole and evolve(whole, roles={**whole.roles, self.role: self.seat})
        return evolve(state, setup=evolve(state.setup, roles=roles), crew_before=whole)


class SetNewFrontier(Command):
    """Set whether The New Frontier is used. Turning it off and on again restores its options."""

    there: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        choice = state.choice if self.there or not state.choice.kind.has_double_actions else Choice()
        setup, expansion_before = state.setup.with_new_frontier(self.there), state.expansion_before
        if not self.there and state.setup.new_frontier:
            expansion_before = state.setup
        elif self.there and not state.setup.new_frontier and expansion_before is not None:
            setup, expansion_before = state.setup.with_expansion_options(expansion_before), None
        return evolve(state, setup=setup, expansion_before=expansion_before, choice=choice)


class SetVariableRange(Command):
    """Set whether interceptors can fly farther out in single-action missions, as in double-action ones."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(_with_expansion(state), variable_range=self.on))


class SetRuling(Command):
    """Choose the default or the `other` ruling for a disputed rule. `name` is a field of `engine.game.Rulings`."""

    name: str
    other: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_expansion(state)
        refuse_unknown(self.name, OTHER_RULINGS)
        readings = setup.readings.with_ruling(self.name, other=self.other)
        return evolve(state, setup=evolve(setup, readings=readings))


class SetSpecialization(Command):
    """Set a seat's specialization. If another seat has that specialization, the two swap."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        refuse_unknown(self.name, ("", *SPECIALIZATIONS))
        explorer = _explorer_of(setup.seats[self.seat], resources)
        if explorer is not None and self.name and self.name not in explorer.specializations:
            special = Message(f"screen-specialization-{self.name}", {})
            raise UserError("session-not-learned", name=explorer.name, specialization=special)
        changed = setup.with_specialization(self.seat, self.name)
        return evolve(state, setup=changed.limited_to_careers(resources.explorers()))


class SetLevel(Command):
    """Set the level of a seat's specialization, from 1 to 3. The level determines which cards the seat has."""

    seat: int
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        refuse_unknown(self.level, range(1, 1 + LEVELS))
        seat = setup.seats[self.seat]
        explorer = _explorer_of(seat, resources)
        if explorer is not None and self.level > explorer.specializations.get(seat.specialization, 0):
            raise UserError("session-not-learned-so-well", name=explorer.name, level=self.level)
        return evolve(state, setup=setup.with_level(self.seat, self.level))


class ChooseExplorer(Command):
    """Set or remove the explorer of a player's seat. A new explorer brings a specialization and its level."""

    seat: int
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        setup = _with_seat(state, self.seat)
        if not self.name:
            return evolve(state, setup=setup.with_explorer(self.seat, None))
        explorer = next((one for one in resources.explorers() if one.name == self.name), None)
        if explorer is None:
            raise UserError("careers-unknown", name=self.name)
        if explorer.is_dead:
            raise UserError("careers-dead", name=self.name)
        if setup.seats[self.seat].android:
            raise UserError("careers-no-android")
        return evolve(state, setup=setup.with_explorer(self.seat, explorer))


def _explorer_of(seat: Seat, resources: Resources) -> Explorer | None:
    return next((one for one in resources.explorers() if seat.explorer and one.name == seat.explorer), None)


def _with_expansion(state: SessionState) -> TableSetup:
    if not state.setup.new_frontier:
        raise UserError("session-no-new-frontier")
    return state.setup


def _with_seat(state: SessionState, seat: int) -> TableSetup:
    setup = _with_expansion(state)
    refuse_unless_seat(seat, len(setup.seats))
    return setup


class SetDifficulty(Command):
    """Set the difficulty of `common` or `serious` threats. In a campaign, this only affects the campaign."""

    threats: str
    level: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.threats not in ("common", "serious") or self.level not in state.setup.difficulties:
            raise UserError("session-no-such-choice", found=f"{self.threats} {self.level}")
        campaign = state.campaign
        if campaign is not None:
            setup = campaign.setup.with_difficulty(self.threats, self.level)
            return evolve(state, campaign=evolve(campaign, setup=setup))
        return evolve(state, setup=state.setup.with_difficulty(self.threats, self.level))


class ChooseVoice(Command):
    name: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(state.setup, voice=self.name))


class SetLanguage(Command):
    """Set the language of the shared screen. If the voice does not speak this language, choose another voice."""

    language: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        able = [speaker.name for speaker in available_voices() if speaker.language == self.language]
        if not able:
            raise UserError("session-no-such-choice", found=self.language)
        name = state.setup.voice if state.setup.voice in able else able[0]
        return evolve(state, language=self.language, setup=evolve(state.setup, voice=name))


class SetVolume(Command):
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unknown(self.level, range(1 + VOLUMES))
        return evolve(state, setup=evolve(state.setup, volume=self.level))


class SetChannelLevel(Command):
    channel: Channel
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unknown(self.level, range(1 + VOLUMES))
        return evolve(state, setup=state.setup.with_channel_level(self.channel, self.level))


class SetSiren(Command):
    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, setup=evolve(state.setup, siren=self.on))


class SetPace(Command):
    """Set the pace of missions: as printed, or slower."""

    pace: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        refuse_unknown(self.pace, PACES)
        return evolve(state, setup=evolve(state.setup, pace=self.pace))


class TestVolume(PermanentCommand):
    """Play the chosen voice at mission volume."""

    def effects(self, before: SessionState, after: SessionState, do: EffectRunner) -> None:
        do.volume_test.start(before.setup, before.language)


class SetReadAloud(Command):
    """Choose whether players read the intercom's words aloud. With `once`, the choice applies only to this evening."""

    on: bool
    once: bool = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, read_aloud=self.on, is_read_once=self.once)
