"""Voice packs: complete for the intercom, and harmless even if a stranger made them."""

from pathlib import Path
from zipfile import ZipFile, ZipInfo

import numpy as np
import pytest
from support.languages import ENGLISH, RUSSIAN, refused

from spacealert.announcer import building
from spacealert.announcer.phrases import list_phrases, threat_clips
from spacealert.kit.audio import RATE, signal, voice_pack
from spacealert.kit.audio.packing import PackInfo
from spacealert.kit.audio.synthesizers import speak_in_tones
from spacealert.kit.audio.voice_pack import ClipKind, Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.missions.announcements import COUNT


@pytest.fixture(scope="module")
def beeping(tmp_path_factory: pytest.TempPathFactory) -> Voice:
    folder = tmp_path_factory.mktemp("voices") / "beeping"
    building.build_pack(folder, PackInfo("beeping", "en", "tones", "tones", "MIT", ClipKind.WORDS), speak_in_tones)
    return voice_pack.read(folder)


def test_word_pack_can_say_every_threat(beeping: Voice) -> None:
    assert set(beeping.clips) == {phrase.id for phrase in list_phrases(ClipKind.WORDS)}
    serious, internal = (
        [beeping.clip(clip_id).text for clip_id in threat_clips(ClipKind.WORDS, *threat)]
        for threat in ((4, True, "blue"), (7, False, None))
    )
    assert serious == ["Time T+4.", "Serious threat.", "Zone blue."]
    assert internal == ["Time T+7.", "Internal threat."]


def test_sentence_pack_says_each_threat_in_one_clip(beeping: Voice) -> None:
    texts = {phrase.id: phrase.text(RUSSIAN) for phrase in list_phrases(ClipKind.SENTENCES)}
    assert texts[threat_clips(ClipKind.SENTENCES, 3, True, "white")[0]] == "Время T+3. Серьёзная угроза. Белый сектор."
    assert texts[threat_clips(ClipKind.SENTENCES, 8, True, None)[0]] == "Время T+8. Серьёзная внутренняя угроза."
    assert len([clip_id for clip_id in texts if clip_id.startswith("t")]) == 64


def test_wheel_packs_store_clips_in_one_file(beeping: Voice, tmp_path: Path) -> None:
    (tmp_path / "voice.yaml").write_bytes((beeping.folder / "voice.yaml").read_bytes())
    with ZipFile(tmp_path / "clips.zip", "w") as archive:
        for clip_id in beeping.clips:
            archive.writestr(ZipInfo(f"{clip_id}.opus"), beeping.file(clip_id).read_bytes())
    packed = voice_pack.read(tmp_path)
    for clip_id in packed.clips:
        packed.check(clip_id)
        assert np.array_equal(packed.samples(clip_id), beeping.samples(clip_id))
    good = (tmp_path / "clips.zip").read_bytes()
    listed = bytearray(good)
    entry = listed.index(b"PK\x01\x02")
    listed[entry + 9], listed[entry + 46] = 8, 0xFF  # a name in UTF-8 that is none
    for spoiled in (b"no archive", bytes(listed)):
        (tmp_path / "clips.zip").write_bytes(spoiled)
        with pytest.raises(UserError) as refused:
            packed.check("alert")
        assert refused.value.text_id == "voice-clip-unreadable"


def test_counts_fall_on_whole_seconds(beeping: Voice) -> None:
    countdown, transfer = beeping.clip("phase-1-countdown"), beeping.clip("data-transfer")
    assert countdown.marks["zero"] == countdown.frames
    for clip, end in ((countdown, "zero"), (transfer, "close")):
        assert [clip.marks[end] - clip.marks[name] for name in COUNT] == [RATE * left for left in (5, 4, 3, 2, 1)]
    assert transfer.marks["close"] - transfer.marks["open"] == 5 * RATE


def test_clips_match_their_manifest_length_and_loudness(beeping: Voice) -> None:
    for clip_id, clip in beeping.clips.items():
        for effect in (False, True):
            samples = beeping.samples(clip_id, effect)
            assert len(samples) == clip.frames, (clip_id, effect)
            assert signal.measure_loudness(samples) == pytest.approx(signal.SPEECH, abs=1), (clip_id, effect)
            assert signal.measure_true_peak(samples) <= -1, (clip_id, effect)
            assert np.abs(samples[[0, -1]]).max() < 0.01, (clip_id, effect)


def test_loudness_follows_the_recommendation() -> None:
    """A sine of 997 Hz at full scale in one channel is -3.01 LUFS, according to EBU Tech 3341 and BS.1770."""
    sine = np.sin(2 * np.pi * 997 * np.arange(RATE * 5) / RATE).astype(np.float32)
    assert signal.measure_loudness(sine) == pytest.approx(-3.01, abs=0.1)
    assert signal.measure_loudness(sine * np.float32(0.1)) == pytest.approx(-23.01, abs=0.1)
    with_pause = np.concatenate([sine, np.zeros(RATE * 20, np.float32)])
    assert signal.measure_loudness(with_pause) == pytest.approx(-3.01, abs=0.3)


def test_true_peak_is_measured_between_samples() -> None:
    """A quarter of the rate, sampled at 45 degrees: the samples reach 0.707, but the sound reaches 1."""
    sound = np.sin(np.pi / 2 * np.arange(RATE) + np.pi / 4).astype(np.float32)
    assert np.abs(sound).max() < 0.71
    assert signal.measure_true_peak(sound[1000:-1000]) == pytest.approx(0, abs=0.6)
    assert signal.measure_true_peak(signal.limit_peaks(sound, -6)) <= -5.99


GOOD = """\
name: x
language: en
engine: e
voice: v
licence: MIT
joins: words
clips:
  alert: {text: Alert!, length: 1.0}
"""


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("alert:", "../alert:"),
        ("alert:", "/etc/passwd:"),
        ("alert:", "ALERT:"),
        ("length: 1.0", "length: 1.0e9"),
        ("length: 1.0", "length: .nan"),
        ("length: 1.0", "length: -1"),
        ("length: 1.0", "length: true"),
        ("length: 1.0", "length: 0"),
        ("length: 1.0", "length: 0.00001"),
        ("language: en", "language: English"),
        ("length: 1.0", "length: 1.0, marks: {zero: 2.0}"),
        ("joins: words", "joins: syllables"),
        ("licence: MIT\n", ""),
        ("name: x", "name: !!python/object/apply:os.system [true]"),
        ("clips:", "clips: 1\nrest:"),
        ("name: x", "name: [" * 50_000),
        ("name: x", "\x00"),
        ("name: x", "rate: 44100\nname: x"),
    ],
)
def test_invalid_manifest_is_refused(was: str, now: str, tmp_path: Path) -> None:
    (tmp_path / "voice.yaml").write_text(GOOD.replace(was, now, 1), encoding="utf-8")
    with pytest.raises(UserError) as error:
        voice_pack.read(tmp_path)
    assert error.value.render(ENGLISH)


def test_copied_voice_is_named_after_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    (tmp_path / "voices" / "copy").mkdir(parents=True)
    (tmp_path / "voices" / "copy" / "voice.yaml").write_text(GOOD, encoding="utf-8")
    assert voice_pack.load("copy").name == "copy"


def test_oversized_pack_is_refused(tmp_path: Path) -> None:
    many = "".join(f"  c{number}: {{text: long, length: 59}}\n" for number in range(100))
    (tmp_path / "voice.yaml").write_text(GOOD + many, encoding="utf-8")
    with refused(r"1,?200"):
        voice_pack.read(tmp_path)


def test_missing_clip_is_refused_when_played(tmp_path: Path) -> None:
    (tmp_path / "voice.yaml").write_text(GOOD, encoding="utf-8")
    pack = voice_pack.read(tmp_path)
    assert pack.clip("alert").frames == RATE
    with refused("alert"):
        pack.samples("alert")
    with refused("repeat"):
        pack.clip("repeat")


def test_clip_outside_the_folder_is_not_followed(tmp_path: Path, beeping: Voice) -> None:
    pack = tmp_path / "pack"
    (pack / "clips").mkdir(parents=True)
    (pack / "voice.yaml").write_text(GOOD, encoding="utf-8")
    (pack / "clips" / "alert.opus").symlink_to(beeping.file("alert"))
    with pytest.raises(UserError):
        voice_pack.read(pack).samples("alert")


def test_damaged_clip_is_refused(tmp_path: Path) -> None:
    (tmp_path / "clips").mkdir()
    (tmp_path / "voice.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "clips" / "alert.opus").write_bytes(b"OggS" + bytes(1000))
    with pytest.raises(UserError):
        voice_pack.read(tmp_path).samples("alert")


@pytest.mark.parametrize("name", ["..", "../x", "/etc", "", "A", "nobody"])
def test_voice_names_cannot_leave_their_folder(name: str) -> None:
    with pytest.raises(UserError):
        voice_pack.load(name)


def test_only_voices_are_ever_replaced(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("chapter one", encoding="utf-8")
    with pytest.raises(UserError):
        building.build_pack(tmp_path, PackInfo("x", "en", "tones", "tones", "MIT", ClipKind.WORDS), speak_in_tones)
    assert (tmp_path / "novel.txt").read_text(encoding="utf-8") == "chapter one"
