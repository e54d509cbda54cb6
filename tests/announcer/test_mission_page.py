"""The mission in one HTML file: its sound, its clock and its size, without spoilers."""

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
from support.chromium import CHROMIUM

from spacealert.announcer import page as mission_page
from spacealert.announcer.compiler import Soundtrack, compile_soundtrack
from spacealert.kit.audio import rendering, voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.missions import library
from spacealert.texts import load_texts

pytestmark = pytest.mark.slow  # each test renders ten minutes of sound

SECONDS_COMPARED = 4
RATE = 48000


def _mission() -> tuple[Soundtrack, Mixing]:
    voice = voice_pack.load("en-george")
    soundtrack = compile_soundtrack(library.find("S2-3"), voice)
    return soundtrack, Mixing(soundtrack, voice, voice_pack.load_effects())


@pytest.fixture(scope="module")
def mission_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    soundtrack, mixing = _mission()
    path = tmp_path_factory.mktemp("page") / "s2-3.html"
    path.write_text(mission_page.render_page(load_texts("en"), mixing, soundtrack), encoding="utf-8")
    return path


def _embedded(path: Path) -> bytes:
    found = re.search(r'id="sound">([^<]+)<', path.read_text(encoding="utf-8"))
    assert found
    return base64.b64decode(found[1])


def test_page_is_at_most_four_megabytes(mission_file: Path) -> None:
    assert mission_file.stat().st_size <= 4_000_000


def test_long_missions_use_a_lower_bitrate() -> None:
    sizes = [rendering.choose_page_format(minutes * 60, 2_900_000).quality for minutes in (10, 14, 20, 60)]
    assert sizes == sorted(sizes, key=lambda quality: quality or 0)
    assert len(set(sizes)) == 3


def test_page_source_does_not_spoil_the_mission(mission_file: Path) -> None:
    source = mission_file.read_text(encoding="utf-8")
    soundtrack, _ = _mission()
    for cue in soundtrack.cues:
        assert cue.said_once not in source


def test_page_sound_equals_the_soundtrack(mission_file: Path, tmp_path: Path) -> None:
    (tmp_path / "page.mp3").write_bytes(_embedded(mission_file))
    played, rate = soundfile.read(tmp_path / "page.mp3", dtype="float32")
    soundtrack, mixing = _mission()
    for cue in soundtrack.cues[1::8]:
        sample = cue.sample // 2 * 2
        whole = mixing.block(sample, SECONDS_COMPARED * RATE)[::2]
        reach = 600
        around = played[sample // 2 - reach : sample // 2 + len(whole) + reach]
        lags = np.correlate(around, whole, "valid")
        assert rate == RATE // 2
        assert int(np.argmax(lags)) == reach, cue.said_once


@pytest.fixture
def opened(mission_file: Path) -> Iterator["object"]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"]
        )
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(mission_file.as_uri())
        yield page
        browser.close()


def test_the_clock_follows_the_sound(opened: "object") -> None:
    from playwright.sync_api import Page

    assert isinstance(opened, Page)
    soundtrack, _ = _mission()
    assert opened.inner_text("#clock") == "3:50"
    assert opened.locator("#list li").count() == 0
    jump = """at => { const place = document.getElementById("place"); place.value = at;
        for (const name of ["input", "change"]) place.dispatchEvent(new Event(name)); }"""
    opened.evaluate(jump, 300)
    opened.wait_for_function("document.getElementById('time').textContent === '5:00'")
    said = [cue.said_once for cue in soundtrack.cues if cue.sample <= 300 * soundtrack.rate]
    assert opened.inner_text("#text") == said[-1]
    assert opened.locator("#list li").count() == len(said) - 1
    assert opened.inner_text("#phase") == "Phase 2/3"
    silence = soundtrack.silences[0]
    opened.evaluate(jump, (silence.begin + silence.end) / 2 / soundtrack.rate)
    opened.wait_for_selector("body.silent")
