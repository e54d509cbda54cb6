"""During the action round: the sound, and the cards that are drawn for what was announced."""

from typing import ClassVar

from attrs import evolve, frozen

from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, PlayerCommand, playing
from spacealert.session.session_state import Playing, Resources, SessionState
from spacealert.session.sound import MissionPlayer

STEP_BACK = 10.0  # seconds


class Play(PlayerCommand):
    """Begin, or go on from the beginning of the announcement in whose middle it was paused."""

    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.play(again=True)


class Pause(PlayerCommand):
    def steer(self, player: MissionPlayer, playing: Playing) -> None:
        player.pause()


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
    """A command about the card of the threat that was announced as number `threat`, counted from 0.

    The session refuses it while that threat has not been announced, or nobody may communicate.
    """

    threat: int


@frozen
class EnterCard(CardCommand):
    """This card was drawn for the threat or, while the card of one that calls another is open, with it."""

    threat: int
    card: str

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        round_ = playing(state).round
        if self.card in round_.called_candidates(self.threat):
            return state.at(evolve(playing(state), round=round_.with_called(self.threat, self.card)))
        if self.card not in round_.candidates(self.threat):
            raise UserError("session-card-not-in-deck", card=self.card)
        return state.at(evolve(playing(state), round=round_.with_card(self.threat, self.card)))


@frozen
class RemoveCard(CardCommand):
    threat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state.at(evolve(playing(state), round=playing(state).round.without_card(self.threat)))


@frozen
class DrawCard(CardCommand):
    """The program draws the card, from what the table has left in the deck."""

    threat: int

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        round_ = playing(state).round
        drawn = round_.drawn if round_.caller(self.threat) is None else round_.with_called_drawn
        return state.at(evolve(playing(state), round=drawn(self.threat)))


@frozen
class EndMission(Command):
    """The action round is over: at its end or, by agreement, in its last phase (§2)."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state.at(evolve(playing(state), over=True))
