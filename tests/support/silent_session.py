"""A session without window, loudspeaker or waiting, whose time only passes when a test says so."""

from datetime import date
from random import Random

from attrs import define, field

from spacealert.kit.audio.player import Player
from spacealert.session import Session, SessionView
from spacealert.session.commands import AnyCommand, Play
from spacealert.session.mission_player import MissionPlayer, SoundSetup, build_soundtrack
from spacealert.session.session_state import Playing, Resources

TODAY = date(2026, 11, 18)


@define
class Evening:
    """A silent session with its own dice and a stopped clock."""

    seed: int = 7
    time: float = 0.0
    asleep: float = 0.0
    session: Session = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.session = self.restart()

    def restart(self) -> Session:
        """Start the program again in the same folder."""
        return Session(
            make_player=self._player,
            resources=Resources(dice=Random(self.seed), today=lambda: TODAY),
            asleep=lambda: self.asleep,
        )

    def _player(self, playing: Playing, language: str, sound: SoundSetup) -> MissionPlayer:
        player: MissionPlayer = Player(build_soundtrack(playing, language), now=lambda: self.time, asleep=lambda: 0.0)
        player.seek(playing.begin_at)
        return player

    def do(self, *commands: AnyCommand) -> SessionView:
        for command in commands:
            self.session.do(command)
        return self.view

    @property
    def view(self) -> SessionView:
        return self.session.view()

    def play(self, seconds: float) -> SessionView:
        """Let this much mission time pass."""
        self.session.do(Play())
        self.time += seconds
        self.session.tick()
        return self.view

    def kill(self) -> None:
        """Kill the program and start it again, so that only data on disk remains."""
        self.session.wait()
        self.session.close()
        self.session = self.restart()
