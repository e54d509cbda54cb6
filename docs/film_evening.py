"""Film a game evening as the window shows it, with sound: title screen, action round, plans, resolution, log book.

python docs/film_evening.py OUT [--lang en]    writes OUT/evening-en.mp4, or frames and a WAV if ffmpeg is missing
"""

import argparse
import os
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SPACEALERT_HOME"] = tempfile.mkdtemp()

import numpy as np
import pygame
from attrs import define, evolve, field
from numpy.typing import NDArray

from spacealert import logbook
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.apps.window.resolution.plans_parts import KEYS
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.resolution.walk_scene import ENDING, WalkScene
from spacealert.apps.window.resolution.walk_sound import SoundChoice, WalkSound
from spacealert.engine.events import TurnBegins
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.devices import as_stereo
from spacealert.kit.audio.live_mix import LiveMix, load_stereo_music
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.player import Player
from spacealert.kit.audio.signal import as_int16
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.missions import library
from spacealert.narration.shapes import event_drawing
from spacealert.session import Session
from spacealert.session.action_round import ActionRound
from spacealert.session.mission_player import MissionPlayer, SoundSetup, build_soundtrack
from spacealert.session.resolution_sheet import ResolutionSheet, sheet_from_round
from spacealert.session.session_state import Origin, Playing, Resolving, Resources, SessionState
from spacealert.session.setup import TableSetup
from spacealert.texts import load_texts

FRAMES = 24  # per second
SIZE = (1280, 720)
MISSION = "S2-1"
CREWS = {
    "en": ("Nora", "Ben", "Kim", "Alice", "Tom"),
    "ru": ("Аня", "Миша", "Катя", "Денис", "Ольга"),
    "cs": ("Jana", "Petr", "Eva", "Karel", "Iva"),
}
PLANS = ("<aaa^aa-caa-", ">^aaaaa-aaa-", "^bcbb-bcb-cb", "<^b<baab-bab", "c^cc<x---xx-")
THREATS = ((1, "red", "SE2-06"), (3, "blue", "SE1-01"), (4, "white", "E1-07"), (6, "red", "E1-06"))
TRACKS = {"red": "T2", "white": "T5", "blue": "T1", "internal": "T7"}
SCENES_OF_THE_ROUND = ((0.0, 16.0), (58.0, 12.0), (212.0, 16.0))  # start in the mission, and length, in seconds
READING = 0.45  # seconds to read a step after its animation
# Returns this many samples of the sound.
Block = Callable[[int], NDArray[np.int16]]


@define
class Film:
    """Films a screen. `picture` receives each frame, and `sound` the samples to play with it."""

    picture: Callable[[bytes], None]
    sound: Callable[[bytes], None]
    screen: Screen
    frames: int = 0

    def show(self, scene: Scene) -> None:
        self.screen = Screen.of_size(scene, *SIZE)

    def run(self, seconds: float, heard: Block, each: Callable[[float], None] = lambda passed: None) -> None:
        """Film for this many seconds. `heard` returns the next samples, and `each` is called before every frame."""
        for _ in range(round(seconds * FRAMES)):
            each(1 / FRAMES)
            self.screen.tick(1 / FRAMES)
            self.screen.paint()
            self.picture(pygame.image.tobytes(self.screen.canvas.surface, "RGB"))
            self.sound(as_stereo(heard(RATE // FRAMES)).tobytes())
            self.frames += 1


@define
class Evening:
    """The filmed evening, whose sessions run on the film's clock."""

    language: str
    clock: float = 0.0
    mix: LiveMix = field(factory=lambda: LiveMix(None))
    setup: TableSetup = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.setup = TableSetup().with_crew_size(5, 0)
        for place, name in enumerate(CREWS[self.language]):
            self.setup = self.setup.with_name(place, name)

    def session(self, at_table: Playing | Resolving | None = None) -> Session:
        kept = logbook.open()
        made = Session(
            language=self.language,
            make_player=self._player,
            open_log=lambda: kept,
            resources=Resources(dice=Random(7)),
            remember=lambda **chosen: None,
            state=SessionState(self.setup, self.language, at_table=at_table),
        )
        made.wait()
        return made

    def _player(self, playing: Playing, language: str, sound: SoundSetup) -> MissionPlayer:
        return Player(build_soundtrack(playing, language), now=lambda: self.clock, asleep=lambda: 0.0)

    @property
    def round(self) -> ActionRound:
        return ActionRound(self.setup, MISSION, library.find(MISSION), seed=7, tracks=TRACKS)

    def sheet(self) -> ResolutionSheet:
        """Return the resolution sheet with its threat cards, but without plans."""
        sheet = evolve(sheet_from_round(self.round), unknown=())
        for turn, zone, card in THREATS:
            sheet = sheet.with_threat(turn, zone, card)
        return sheet

    def pass_time(self, seconds: float) -> None:
        self.clock += seconds


def film(language: str, made: Film) -> None:
    evening, texts = Evening(language), load_texts(language)
    effects = voice_pack.load_effects()
    evening.mix.set_ambience(effects.samples("deck-1"))
    evening.mix.set_music(load_stereo_music(effects, "theme-title"))
    made.show(ReadyScene(texts, evening.session()))
    made.run(5, evening.mix.next_block)
    evening.mix.set_music(None)
    evening.mix.set_ambience(None)
    _round(made, evening)
    _resolution(made, evening)


def _round(made: Film, evening: Evening) -> None:
    """Film parts of the action round, with the intercom."""
    session = evening.session(Playing(evening.round))
    scene = MissionScene(load_texts(evening.language), session)
    soundtrack = build_soundtrack(Playing(evening.round), evening.language)
    mixing = Mixing(soundtrack, voice_pack.default_voice(evening.language), voice_pack.load_effects())
    made.show(scene)
    session.player.play()
    for begin, seconds in SCENES_OF_THE_ROUND:
        session.player.seek(begin)
        at = round(begin * RATE)

        def heard(frames: int) -> NDArray[np.int16]:
            nonlocal at
            block = mixing.block(at, frames)
            at += frames
            return as_int16(block)

        made.run(seconds, heard, evening.pass_time)
    session.close()


def _resolution(made: Film, evening: Evening) -> None:
    """Film the plans being typed, the resolution and the new log entry."""
    texts, mix = load_texts(evening.language), evening.mix
    sheet = evening.sheet()
    session = evening.session(Resolving(sheet, opened=sheet, origin=Origin.TABLE))
    plans = PlansScene(texts, session)
    made.show(plans)
    key_of = {card: key for key, card in reversed(KEYS.items())}
    for card in "".join(PLANS):
        plans.press(key_of[card])
        made.run(0.1, mix.next_block)
    made.run(1, mix.next_block)
    plans.press("enter")
    walk = made.screen.scene
    assert isinstance(walk, WalkScene)
    walk.sound = WalkSound(lambda: mix, lambda: session.voice, SoundChoice.ALL)
    made.run(2, mix.next_block)
    while walk.walk.place < walk.walk.last:
        made.screen.press("right")
        quiet = 0.5 if isinstance(walk.walk.event, TurnBegins) else 0.0
        made.run(event_drawing.event_duration(walk.walk.event) + READING + quiet, mix.next_block)
    made.run(ENDING + 4, mix.next_block)
    made.show(LogBookScene(texts, session))
    made.run(4, mix.next_block)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("out", type=Path)
    options.add_argument("--lang", choices=sorted(CREWS), default="en")
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    name = f"evening-{given.lang}"
    heard = given.out / f"{name}.wav"
    with tempfile.TemporaryDirectory() as scratch, wave.open(str(heard), "wb") as track:
        track.setnchannels(2)
        track.setsampwidth(2)
        track.setframerate(RATE)
        silent = Path(scratch) / "silent.mp4"
        encoder = _encoder(silent) if shutil.which("ffmpeg") else None
        folder = given.out / f"{name}-frames"

        def picture(pixels: bytes) -> None:
            if encoder is not None and encoder.stdin is not None:
                encoder.stdin.write(pixels)
                return
            folder.mkdir(exist_ok=True)
            pygame.image.save(pygame.image.frombytes(pixels, SIZE, "RGB"), folder / f"{made.frames:05d}.png")

        made = Film(picture, track.writeframes, Screen(Scene()))
        film(given.lang, made)
        track.close()
        if encoder is not None:
            encoder.communicate()
            _join(silent, heard, given.out / f"{name}.mp4")


def _encoder(path: Path) -> "subprocess.Popen[bytes]":
    """Start ffmpeg, which reads raw frames from a pipe and writes a video to `path`."""
    size = "x".join(map(str, SIZE))
    call = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", str(FRAMES)]
    return subprocess.Popen(
        [*call, "-i", "-", "-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-pix_fmt", "yuv420p", str(path)],
        stdin=subprocess.PIPE,
    )


def _join(pictures: Path, sound: Path, whole: Path) -> None:
    call = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(pictures), "-i", str(sound), "-c:v", "copy", "-c:a", "aac"]
    subprocess.run([*call, "-b:a", "128k", "-shortest", str(whole)], check=True)
    sound.unlink()


if __name__ == "__main__":
    main()
