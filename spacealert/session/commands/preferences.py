"""How hard missions are and how they sound."""

from attrs import evolve, frozen

from spacealert.kit.audio.timeline import Channel
from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command
from spacealert.session.session_state import Resources, SessionState
from spacealert.session.setup import VOLUMES
from spacealert.session.sound import available_voices


@frozen
class SetDifficulty(Command):
    """Which symbols the `common` or the `serious` threats have: of this evening or, in a campaign, of its missions."""

    threats: str
    level: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if self.threats not in ("common", "serious") or self.level not in state.setup.difficulties:
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
class SetChannelLevel(Command):
    """How much of the volume one kind of sound has: voice, siren, or effects with the hum of the ship."""

    channel: Channel
    level: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        if not 0 <= self.level <= VOLUMES:
            raise UserError("session-no-such-choice", found=str(self.level))
        return evolve(state, setup=state.setup.with_channel_level(self.channel, self.level))


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


class SoundKlaxon(Command):
    """Let the table hear that a mission begins in a moment."""

    undoable = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state


@frozen
class SetReadAloud(Command):
    """By loudspeaker, or by somebody who reads."""

    on: bool

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return evolve(state, read_aloud=self.on)
