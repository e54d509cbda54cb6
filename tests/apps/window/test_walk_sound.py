"""Sound during the walk: effects, an optional narrator, an ambience, or silence."""

import time

import numpy as np
import pytest
from support import known_games
from support.waiting import wait_until

from spacealert.apps.window import music
from spacealert.apps.window.music import TitleMusic
from spacealert.apps.window.resolution.walk_sound import SETTING, SoundChoice, WalkSound, load_sound_choice
from spacealert.engine import events, resolve
from spacealert.kit.audio import RATE
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.storage import settings
from spacealert.narration.walk import Walk

pytestmark = pytest.mark.usefixtures("own_folder")


def walk_to(kind: type[events.Event]) -> Walk:
    game = known_games.game_of(next(known_games.cases("random"))["game"])
    walk = Walk(game, resolve(game))
    walk.go_to(next(place for place, event in enumerate(walk.events, start=1) if isinstance(event, kind)))
    return walk


def measure_loudness(mix: LiveMix, seconds: float = 1.0) -> float:
    return float(np.abs(mix.next_block(round(RATE * seconds)).astype(np.float32)).mean())


def step_and_listen(heard: SoundChoice, kind: type[events.Event]) -> LiveMix:
    mix = LiveMix(None)
    sound, walk = WalkSound(lambda: mix, lambda: "en-heart", heard), walk_to(kind)
    sound.play_event(walk.event, walk.view)
    return mix


@pytest.mark.title_music
def test_title_theme_stops_when_a_scene_needs_sound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(music, "_SETTLES", 0.0)
    mix = LiveMix(None)
    title = TitleMusic(lambda: mix)
    title.start()
    wait_until(lambda: measure_loudness(mix) > 0)
    title.stop()
    wait_until(lambda: measure_loudness(mix) == 0)


def test_walk_ambience_continues_between_steps() -> None:
    mix, walk = LiveMix(None), walk_to(events.TileDrawn)
    sound = WalkSound(lambda: mix, lambda: "en-heart", SoundChoice.EFFECTS)
    sound.play_event(walk.event, walk.view)
    measure_loudness(mix, 2.0)
    playing = mix._ambience.samples
    sound.play_event(walk.event, walk.view)
    measure_loudness(mix, 2.0)
    assert playing is not None
    assert mix._ambience.samples is playing  # it continues instead of restarting


def test_steps_have_sound_and_optional_narration() -> None:
    assert measure_loudness(step_and_listen(SoundChoice.NOTHING, events.TileDrawn)) == 0
    effects, narrated = (
        step_and_listen(SoundChoice.EFFECTS, events.TileDrawn),
        step_and_listen(SoundChoice.ALL, events.TileDrawn),
    )
    assert measure_loudness(effects) > 0
    assert measure_loudness(narrated, 2.0) > 2 * measure_loudness(effects, 2.0)


def test_slow_sound_device_does_not_block() -> None:
    opened: list[LiveMix] = []

    def slow() -> LiveMix:
        time.sleep(0.5)
        opened.append(LiveMix(None))
        return opened[0]

    sound, walk = WalkSound(slow, lambda: "en-heart", SoundChoice.ALL), walk_to(events.Appeared)
    sound.play_event(walk.event, walk.view)
    assert not opened
    sound.close()


def test_valid_choices_are_remembered() -> None:
    assert load_sound_choice() is SoundChoice.EFFECTS
    settings.change(**{SETTING: "all"})
    assert load_sound_choice() is SoundChoice.ALL
    settings.change(**{SETTING: ["loud"]})
    assert load_sound_choice() is SoundChoice.EFFECTS
