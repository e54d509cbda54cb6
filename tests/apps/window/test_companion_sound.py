"""Ambience and effects in a companion's evening follow public facts and recent events."""

from typing import Any

import numpy as np
import pytest
from support.languages import ENGLISH
from support.nemesis_evenings import SampleEvening, evening_at, ship

from spacealert.apps.window.music import Reactions
from spacealert.apps.window.nemesis_scene import REACTIONS, NemesisScene, choose_ambience
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.nemesis.ship_state import Phase, Ship
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.live_mix import LiveMix
from spacealert.kit.audio.signal import measure_loudness
from spacealert.session import Session


@pytest.mark.parametrize(
    ("changes", "heard"),
    [
        ({}, "corridor"),
        ({"figures": {"adult": 1}}, "corridor-danger"),
        ({"fires": 1}, "corridor-danger"),
        ({"self_destruct": 6}, "corridor-danger"),
        ({"self_destruct": 6, "phase": Phase.OVER}, "corridor"),
    ],
)
def test_danger_is_heard_only_when_visible_to_all(changes: dict[str, Any], heard: str) -> None:
    assert choose_ambience(ship(INTRUDERS, **changes)) == heard


def test_new_events_are_heard_once() -> None:
    reactions: Reactions[Ship] = Reactions(REACTIONS)
    aboard = ship(INTRUDERS, figures={"adult": 1})
    assert reactions.next_effect(aboard) is None
    aboard.figures["adult"] = 2
    assert reactions.next_effect(aboard) == "creature"
    assert reactions.next_effect(aboard) is None
    aboard.figures["adult"], aboard.fires = 0, 1
    assert reactions.next_effect(aboard) == "damage"
    aboard.fires = 0  # taken back
    assert reactions.next_effect(aboard) is None


def test_every_effect_exists() -> None:
    assert {"corridor", "corridor-danger", *REACTIONS} <= voice_pack.load_effects().clips.keys()


def test_ambience_plays_until_the_evening_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    mix = LiveMix(None)
    session = Session(language="en")
    closed: list[bool] = []
    monkeypatch.setattr(session, "open_mix", lambda: mix)
    monkeypatch.setattr(mix, "close", lambda: closed.append(True))
    scene = NemesisScene(ENGLISH, session, NEMESIS, SampleEvening(evening_at("nemesisplay-turn", INTRUDERS)))
    scene.press("enter")
    scene.tick(0.1)
    mix.next_block(RATE)  # it fades in
    assert measure_loudness(mix.next_block(RATE)[:, 0].astype(np.float32) / np.float32(32768)) > -45
    scene.leave()
    assert closed
