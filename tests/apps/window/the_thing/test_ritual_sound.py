"""The sound of the rituals: exact, independent of secrets, and long enough for every bundled voice."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from support.languages import ENGLISH, RUSSIAN

from spacealert.apps.window import thing_scene
from spacealert.companions.the_thing.clashes import BETWEEN_PLAYERS, WITH_A_DOG
from spacealert.companions.the_thing.rec_room import VOTE
from spacealert.companions.the_thing.station_setup import ROLES_BY_TOKENS
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.guide.prompts import RitualLine
from spacealert.kit.storage import places

RITUALS = {
    "roles": ROLES_BY_TOKENS,
    "players": BETWEEN_PLAYERS,
    "dog": WITH_A_DOG,
    "vote": VOTE,
}
FOLDER = places.bundled_folder("audio") / "lines" / "thingspeech"
VOICES = sorted(path.name for path in FOLDER.iterdir())


def lines(name: str) -> Voice:
    return voice_pack.read(Path(FOLDER / name))


def test_dog_and_player_rituals_have_the_same_timing() -> None:
    times = [[moment.seconds for moment in ritual] for ritual in (RITUALS["players"], RITUALS["dog"])]
    assert times[0] == times[1]


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("ritual", RITUALS.values(), ids=RITUALS)
def test_ritual_lines_fit_into_their_moments(voice: str, ritual: Sequence[RitualLine]) -> None:
    timeline = thing_scene.ritual_timeline(ritual, lines(voice))
    begins = [0.0]
    for moment in ritual:
        begins.append(begins[-1] + moment.seconds)
    assert [cue.sample for cue in timeline.cues] == [round(at * RATE) for at in begins[:-1]]
    assert all(cue.is_spoken for cue in timeline.cues)
    assert [cue.text for cue, end in zip(timeline.cues, begins[1:], strict=True) if cue.end > end * RATE] == []
    assert timeline.frames == round(begins[-1] * RATE)
    assert timeline.loops[0].spans == ((0, timeline.frames),)


def test_ritual_sound_is_deterministic_and_never_silent() -> None:
    pack, effects = lines(VOICES[0]), voice_pack.load_effects()
    first, again = (thing_scene.render_ritual(BETWEEN_PLAYERS, pack, effects) for _ in range(2))
    assert np.array_equal(first, again)
    seconds = first[: len(first) // RATE * RATE].reshape(-1, RATE)[1:-1]
    assert np.sqrt((seconds**2).mean(axis=1)).min() > 0.005  # wind between the spoken lines


def test_voice_without_lines_leaves_only_wind() -> None:
    pack = lines(VOICES[0])
    silent = Voice(pack.folder, pack.name, pack.language, pack.engine, pack.speaker, pack.license, pack.joins, {})
    timeline = thing_scene.ritual_timeline(VOTE, silent)
    assert not any(cue.is_spoken for cue in timeline.cues)
    assert timeline.frames == round(sum(moment.seconds for moment in VOTE) * RATE)


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=lambda texts: texts.language)
def test_both_roles_hear_what_they_do(texts: object) -> None:
    said = (ENGLISH if texts is ENGLISH else RUSSIAN).say("thingspeech-ritual-lay").lower()
    words = ("human", "alien", "green") if texts is ENGLISH else ("человек", "пришелец", "зелён")
    assert all(word in said for word in words)
