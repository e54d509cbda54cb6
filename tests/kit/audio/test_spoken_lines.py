"""Spoken lines outside the intercom: their voices, their words, and silence if one is missing."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from support.languages import ENGLISH

from spacealert.apps.cli import voice_command as command
from spacealert.kit.audio import RATE, live_mix, voice_pack
from spacealert.kit.audio.live_mix import LiveMix, SpokenLines
from spacealert.kit.audio.signal import Samples
from spacealert.kit.storage import places
from spacealert.texts import load_texts, speech_files

LINES = places.bundled_folder("audio") / "lines"
PACKS = sorted(folder for set_ in LINES.iterdir() for folder in set_.iterdir())


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    live_mix.find_lines.cache_clear()


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_bundled_clips_match_their_texts(folder: Path) -> None:
    pack = voice_pack.read(folder)
    said = {clip.id: clip.text for clip in pack.clips.values()}
    assert said == live_mix.texts_to_speak(load_texts(pack.language), folder.parent.name)
    for clip_id in pack.clips:
        pack.check(clip_id)


@pytest.mark.parametrize("set_", speech_files())
def test_bundled_voices_have_every_line_set(set_: str) -> None:
    for name in voice_pack.list_voices():
        pack = voice_pack.load(name)
        if load_texts(pack.language).has_own(load_texts(pack.language).ids(set_)[0]):
            assert (LINES / set_ / name / "voice.yaml").is_file(), f"audio/build-lines {set_}"


class Silence(LiveMix):
    """Records the length of each line it speaks."""

    def __init__(self) -> None:
        super().__init__(None)
        self.said: list[int] = []

    def say(self, samples: Samples, level: float = 1.0) -> None:
        self.said.append(len(samples))


def test_lines_use_the_chosen_voice() -> None:
    mix = Silence()
    pack = voice_pack.read(LINES / "narratorspeech" / "en-heart")
    seconds = SpokenLines(mix, "en-heart").say("narratorspeech-turn-3")
    assert mix.said == [pack.clip("narratorspeech-turn-3").frames]
    assert seconds == pytest.approx(mix.said[0] / RATE)


def test_missing_lines_use_another_voice_of_the_language() -> None:
    mix = Silence()
    assert SpokenLines(mix, "ru-captain").say("narratorspeech-jump") > 0


@pytest.mark.parametrize("text_id", ["narratorspeech-no-such-line", "files-empty"])
def test_missing_line_is_silent(text_id: str) -> None:
    mix = Silence()
    assert SpokenLines(mix, "en-heart").say(text_id) == 0.0
    assert SpokenLines(mix, "xx-nobody").say("narratorspeech-jump") == 0.0
    assert mix.said == []


def test_own_lines_can_be_built_and_heard() -> None:
    call = ["narratorspeech", "--engine", "tones", "--name", "en-heart"]
    built = CliRunner().invoke(command.lines, call, obj=ENGLISH)
    assert built.exit_code == 0, built.output
    pack = live_mix.find_lines("narratorspeech", "en-heart")
    assert pack is not None
    assert (pack.engine, len(pack.clips)) == ("tones", len(ENGLISH.ids("narratorspeech")))


def test_unknown_line_set_is_refused() -> None:
    refused = CliRunner().invoke(command.lines, ["nosuchspeech", "--engine", "tones"], obj=ENGLISH)
    assert refused.exit_code == 2
