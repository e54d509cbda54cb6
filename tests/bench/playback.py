"""Records a real player from a null sink, and compares the recording with the times of the cues.

    python tests/bench/playback.py [RUN…] [--mission S2-3] [--seconds 600]

`plain`: a whole mission; onsets in samples of the recording, and the drift between its first and last minute. `busy`:
the same with both cores busy. `window`: with a window of 1920 × 1080 that draws in the same process, and twelve other
programs. `transport`: twenty pauses and seeks. `taken-away`: the sink is removed and given back.
`opened`: what opening devices leaves behind. `count-in`: from the click to the klaxon, and from the end of the count to
the first sample of the mission, in a window that is opened anew each time.
Errors are of the recorded onset against the mission's time, and of the displayed position against what is heard.

Measured on 2026-11-19, five starts, null sink, load 10: `count-in` when the klaxon had a device of its own
  click to klaxon at most 82 ms, the mission 13,037 to 18,817 samples after the count.
  On the mission's own stream, load 20: 0 where the sink missed nothing, else what it missed (489, 3,370 samples).

Measured on 2026-11-19: S2-3, 75 s of `window`, PulseAudio's null sink, two cores that eight others kept busy, too.
  100 ms a pull   at load 20: cues -201 to +421 ms off. The server holds what was pulled last, 70 ms of it, and on
                  such a machine each link (server, sink, this thread, the interpreter's lock) is at times late by more.
  200 ms a pull   at load 26: 0 to +9 ms. It holds 140 ms.

Measured on 2026-11-18: S2-3, 602 s, miniaudio in blocks of 100 ms, PulseAudio's null sink, two cores that eight other
programs kept busy (load 6 to 11).
  plain       92 of 92 onsets, sample errors 0, drift by samples 0.000 ms, position errors -11 to +8 ms. By the
              machine's clock -22 ms in ten minutes: so fast that sink runs with such blocks; with 60 ms it was 0.02.
  busy        92 of 92 onsets, sample errors 0, drift by samples 0.000 ms, position errors -17 to +1 ms. Before the
              thread that carries the sound went first, up to 168 ms were missed at load 11, and caught up with.
  transport   26 onsets, errors -27 to -8 ms.
  taken-away  noticed, the clock 1.4 ms off, the sound back 0.3 s after the sink, errors of onsets -22 to -14 ms.
              With pygame's mixer: noticed, the clock 14 ms off, back as soon as the sink, errors -30 to +4 ms.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame

sys.path.insert(0, str(Path(__file__).parent.parent))

from support import recorded_sink

from spacealert.announcer.compiler import COUNT_IN, compile_soundtrack
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.devices import choice
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.player import Player
from spacealert.kit.audio.signal import as_int16
from spacealert.kit.ui.screen import Screen
from spacealert.missions import library
from spacealert.session import Session, interrupted, mission_player
from spacealert.session.commands import PlayRound
from spacealert.session.mission_player import SoundSetup
from spacealert.session.setup import VOLUMES, TableSetup
from spacealert.texts import load_texts

OTHERS = 12  # other programs that keep the processor busy


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="*", default=["plain", "busy", "transport", "taken-away"])
    parser.add_argument("--mission", default="S2-3")
    parser.add_argument("--voice", default="en-george")
    parser.add_argument("--loudspeaker", default="miniaudio")
    parser.add_argument("--seconds", type=float, default=600.0)
    wish = parser.parse_args()
    speaker = voice_pack.load(wish.voice)
    mission = compile_soundtrack(library.find(wish.mission), speaker)
    mixing = Mixing(mission, speaker, over_the_intercom=False)
    mixing.prepare()
    rendered = np.concatenate([as_int16(mixing.block(at, RATE)) for at in range(0, mission.frames - RATE, RATE)])
    expected = np.array(recorded_sink.onsets(rendered)) / RATE
    with tempfile.TemporaryDirectory() as folder, recorded_sink.NullSink(Path(folder) / "pulse") as sink:
        for run in wish.runs:
            player = Player(mission, mixing, choice.choose_loudspeaker(wish.loudspeaker))
            with player:
                print(json.dumps({"run": run, **RUNS[run](sink, player, expected, wish.seconds)}), flush=True)


def log(player: Player, until: float) -> list[tuple[float, float]]:
    """Record the displayed position a hundred times a second."""
    seen = []
    while time.monotonic() < until:
        seen.append((time.monotonic(), player.position))
        time.sleep(0.01)
    return seen


def plain(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    sink.recording()
    player.play()
    seen = log(player, time.monotonic() + seconds)
    lag, behind = getattr(player._clock, "lag", 0.0), player.seconds_behind
    recording = sink.recording()
    found, wanted = pairs(recording, expected[expected < seconds - 1])
    samples = (found - found[0]) - np.rint((wanted - wanted[0]) * RATE)
    clock = np.array([recording.time_of(int(onset)) for onset in found]) - wanted
    clock -= np.median(clock)
    minute = wanted[-1] - 60
    return {
        "onsets": len(found),
        "of": int((expected < seconds - 1).sum()),
        "sample errors, ms": spread(samples / RATE * 1000),
        "drift by samples, ms": round(float(samples[-1] - samples[0]) / RATE * 1000, 3),
        "clock errors, ms": spread(clock * 1000),
        "drift by clock, ms": round(float(np.median(clock[wanted > minute]) - np.median(clock[wanted < 60])) * 1000, 3),
        "position errors, ms": spread(position_errors(recording, seen, found, wanted) * 1000),
        "lag, ms": round(lag * 1000, 1),
        "behind at the end, ms": round(behind * 1000, 1),
    }


def pairs(recording: recorded_sink.Recording, expected: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Match each expected onset with the nearest one heard. A gap in the sound may cause additional ones."""
    found = np.array(recording.onsets())
    heard = (found - found[0]) / RATE + expected[0]
    nearest = np.array([np.argmin(np.abs(heard - onset)) for onset in expected])
    near = np.abs(heard[nearest] - expected) < 1.0
    return found[nearest][near], expected[near]


def busy(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    burning = [multiprocessing.Process(target=burn, daemon=True) for _ in range(multiprocessing.cpu_count())]
    for process in burning:
        process.start()
    try:
        return plain(sink, player, expected, seconds)
    finally:
        for process in burning:
            process.terminate()


def window(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    """Draw a mission in a window of 1920 × 1080 in this process, while twelve other programs use the processor."""
    burning = [multiprocessing.Process(target=burn, daemon=True) for _ in range(OTHERS)]
    for process in burning:
        process.start()
    found: dict[str, object] = {}
    listener = threading.Thread(target=lambda: found.update(plain(sink, player, expected, seconds)))
    surface, screen = opened_window()
    frames = 0
    try:
        listener.start()
        while listener.is_alive():
            begun = time.monotonic()
            screen.resize(surface)  # forces a full repaint, as after a change
            screen.tick(1 / 30)
            screen.paint()
            pygame.display.flip()
            frames += 1
            time.sleep(max(0.0, 1 / 30 - (time.monotonic() - begun)))
    finally:
        for process in burning:
            process.terminate()
    return {**found, "frames a second": round(frames / seconds, 1), "load": round(os.getloadavg()[0], 1)}


def opened_window() -> tuple[pygame.Surface, Screen]:
    """Return a mission without sound in an invisible window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    session = Session(sound=SoundSetup(loudspeaker="none"))
    session.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3"), False, 30.0))
    while session.view().is_preparing:
        time.sleep(0.01)
    scene = MissionScene(load_texts("en"), session)
    surface = pygame.display.set_mode((1920, 1080))
    screen = Screen(scene, surface)
    for _ in range(2):
        scene.press("space")  # skip the count-in
    return surface, screen


def count_in(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    """Press Start in a mission's window, and find the first samples of the klaxon and of the mission."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1280, 720))
    mission, blast, klaxons, begins = first_seconds(), voice_pack.load_effects().samples("alarm"), [], []
    for _ in range(5):
        session = Session(sound=SoundSetup(loudspeaker=player._loudspeaker.name, live=True))
        session.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3"), False))
        while session.view().is_preparing:
            time.sleep(0.01)
        screen = Screen(MissionScene(load_texts("en"), session), surface)
        screen.tick(1 / 30)
        screen.paint()
        time.sleep(0.5)
        sink.recording()
        clicked = time.monotonic()
        screen.scene.press("space")
        shown = clicked
        while time.monotonic() < clicked + COUNT_IN + 3:
            now = time.monotonic()
            screen.tick(now - shown)
            screen.paint()
            shown = now
            time.sleep(max(0.0, 1 / 30 - (time.monotonic() - now)))
        recording = sink.recording()
        session.close()
        time.sleep(1)
        begin = begin_of(mission, recording.samples)
        klaxon = begin_of(blast, recording.samples[:RATE])  # the first of three
        klaxons.append(recording.time_of(klaxon) - clicked)
        begins.append(begin - klaxon - COUNT_IN * RATE)
    return {
        "click to klaxon, ms": [round(1000 * wait) for wait in klaxons],
        "end of count to mission, samples": [round(late) for late in begins],
        "load": round(os.getloadavg()[0], 1),
    }


def first_seconds() -> np.ndarray:
    """Return the first sound of a mission, at the default volume."""
    setup = TableSetup().with_crew_size(5, 0)
    voice = mission_player.choose_voice(setup, "en")
    compiled = compile_soundtrack(library.find("S2-3"), voice, setup.crew)
    levels = {channel: level / VOLUMES for channel, level in setup.channel_levels.items()}
    return Mixing(compiled, voice, voice_pack.load_effects()).block(0, 4 * RATE, levels=levels)


def begin_of(sound: np.ndarray, recorded: np.ndarray) -> int:
    """Return the sample at which a recording matches this sound best."""
    heard = recorded.astype(np.float32)
    length = 1 << (len(heard) + len(sound)).bit_length()
    alike = np.fft.irfft(np.fft.rfft(heard, length) * np.fft.rfft(sound, length).conj(), length)
    return int(np.argmax(alike[: len(heard)]))


def burn() -> None:
    while True:
        sum(range(10000))


def transport(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    dice = random.Random(4)
    sink.recording()
    player.play()
    seen: list[tuple[float, float]] = []
    for turn in range(20):
        seen += log(player, time.monotonic() + dice.uniform(2, 5))
        if turn % 2:
            player.pause()
            seen += log(player, time.monotonic() + dice.uniform(0.3, 1.5))
            player.play()
        else:
            player.seek(float(dice.choice(expected[expected < expected[-1] - 30])) - dice.uniform(0.3, 1.5))
    seen += log(player, time.monotonic() + 12)
    return crossings(sink.recording(), seen, expected)


def taken_away(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    sink.recording()
    player.play()
    player.seek(float(expected[1]) - 1)
    before = log(player, time.monotonic() + 1)
    begun, there = time.monotonic(), player.position
    before += log(player, begun + 7)
    first = crossings(sink.recording(), before, expected)
    sink.take_away()
    log(player, begun + 12)
    was_lost = player.is_device_missing
    sink.give_back()
    sink.recording()
    given_back = time.monotonic()
    while player.is_device_missing and time.monotonic() < given_back + 10:
        time.sleep(0.01)
    back = time.monotonic() - given_back
    seen = log(player, time.monotonic() + 40)
    clock = player.position - there - (time.monotonic() - begun)
    return {
        "before": first,
        "noticed": was_lost,
        "sound came back after, s": round(back, 2),
        "position against the clock, ms": round(clock * 1000, 1),
        "after": crossings(sink.recording(), seen, expected),
    }


def opened(sink: recorded_sink.NullSink, player: Player, expected: np.ndarray, seconds: float) -> dict[str, object]:
    """Use a hundred players one after another, and a hundred devices that are closed each time."""
    player.play()
    figures = {"connections with one player": sink.connections(), "descriptors": descriptors()}
    player.close()
    for _ in range(100):
        loudspeaker = choice.choose_loudspeaker(player._loudspeaker.name)
        loudspeaker.start(RATE, lambda frames: np.zeros(frames, np.int16), RATE)
        loudspeaker.stop()
    figures |= {"after 100 players": sink.connections(), "descriptors then": descriptors()}
    for _ in range(100):
        loudspeaker = choice.choose_loudspeaker(player._loudspeaker.name)
        loudspeaker.start(RATE, lambda frames: np.zeros(frames, np.int16), RATE)
        loudspeaker.close()
    return figures | {"after 100 devices, all closed": sink.connections(), "descriptors at the end": descriptors()}


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def crossings(
    recording: recorded_sink.Recording, seen: list[tuple[float, float]], expected: np.ndarray
) -> dict[str, object]:
    """Check that a sound starts whenever the displayed time passes an onset at normal speed."""
    found = np.array([recording.time_of(onset) for onset in recording.onsets()])
    errors = []
    for (time_before, before), (time_after, after) in pairwise(seen):
        if not 0 < after - before < 0.2:
            continue
        for onset in expected[(expected > before) & (expected <= after)]:
            passed = time_before + (onset - before) / (after - before) * (time_after - time_before)
            around = [position for moment, position in seen if passed - 0.4 < moment < passed + 0.4]
            if (
                max(np.diff(around), default=0) < 0.2
                and min(np.diff(around), default=0) >= 0
                and around[0] < around[-1] - 0.7
            ):
                errors.append(found[np.argmin(np.abs(found - passed))] - passed)
    return {"onsets": len(errors), "errors, ms": spread(np.array(errors) * 1000)}


def position_errors(
    recording: recorded_sink.Recording, seen: list[tuple[float, float]], found: np.ndarray, wanted: np.ndarray
) -> np.ndarray:
    times, positions = np.array(seen).T
    return np.interp([recording.time_of(int(onset)) for onset in found], times, positions) - wanted


def spread(errors: np.ndarray) -> dict[str, float]:
    if not len(errors):
        return {}
    return {
        "min": round(float(errors.min()), 3),
        "median": round(float(np.median(errors)), 3),
        "max": round(float(errors.max()), 3),
        "sd": round(float(errors.std()), 3),
    }


RUNS = {
    "plain": plain,
    "busy": busy,
    "window": window,
    "transport": transport,
    "taken-away": taken_away,
    "opened": opened,
    "count-in": count_in,
}

if __name__ == "__main__":
    main()
