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
from spacealert.texts import in_language, sets_of_lines

LINES = places.bundled("audio") / "lines"
PACKS = sorted(folder for set_ in LINES.iterdir() for folder in set_.iterdir())


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    live_mix.find_lines.cache_clear()


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_what_is_shipped_says_the_texts_as_they_stand(folder: Path) -> None:
    pack = voice_pack.read(folder)
    said = {clip.id: clip.text for clip in pack.clips.values()}
    assert said == live_mix.lines(in_language(pack.language), folder.parent.name)
    for clip_id in pack.clips:
        pack.check(clip_id)


@pytest.mark.parametrize("set_", sets_of_lines())
def test_every_voice_that_we_ship_says_every_set_of_its_language(set_: str) -> None:
    for name in voice_pack.names():
        pack = voice_pack.load(name)
        if in_language(pack.language).owns(in_language(pack.language).ids(set_)[0]):
            assert (LINES / set_ / name / "voice.yaml").is_file(), f"audio/build-lines {set_}"


class Silence(LiveMix):
    """Records the length of each line it speaks."""

    def __init__(self) -> None:
        super().__init__(None)
        self.said: list[int] = []

    def say(self, samples: Samples, level: float = 1.0) -> None:
        self.said.append(len(samples))


def test_a_line_is_said_by_the_chosen_voice_and_its_length_told() -> None:
    mix = Silence()
    pack = voice_pack.read(LINES / "narratorspeech" / "en-heart")
    seconds = SpokenLines(mix, "en-heart").say("narratorspeech-turn-3")
    assert mix.said == [pack.clip("narratorspeech-turn-3").frames]
    assert seconds == pytest.approx(mix.said[0] / RATE)


def test_another_voice_of_the_language_helps_out() -> None:
    mix = Silence()
    assert SpokenLines(mix, "ru-captain").say("narratorspeech-jump") > 0


@pytest.mark.parametrize("text_id", ["narratorspeech-no-such-line", "files-empty"])
def test_a_line_that_nobody_has_is_silence(text_id: str) -> None:
    mix = Silence()
    assert SpokenLines(mix, "en-heart").say(text_id) == 0.0
    assert SpokenLines(mix, "xx-nobody").say("narratorspeech-jump") == 0.0
    assert mix.said == []


def test_a_person_builds_lines_of_their_own_and_hears_them() -> None:
    call = ["narratorspeech", "--engine", "tones", "--name", "en-heart"]
    built = CliRunner().invoke(command.lines, call, obj=ENGLISH)
    assert built.exit_code == 0, built.output
    pack = live_mix.find_lines("narratorspeech", "en-heart")
    assert pack is not None
    assert (pack.engine, len(pack.clips)) == ("tones", len(ENGLISH.ids("narratorspeech")))


def test_a_set_that_is_not_there_is_refused() -> None:
    refused = CliRunner().invoke(command.lines, ["nosuchspeech", "--engine", "tones"], obj=ENGLISH)
    assert refused.exit_code == 2
