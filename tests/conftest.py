"""Shared fixtures: voices without clips on disk, and the program as users run it."""

import gc
import os
import signal
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # as the program does, before numpy is loaded

import numpy as np
import pytest
from hypothesis import settings
from support.languages import ENGLISH
from support.program_process import Ended, call_program, forked
from support.recorded_sink import RECORDER

from spacealert import logbook
from spacealert.announcer import phrases
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio import signal as signal_processing
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.voice_pack import Clip, ClipKind, Voice
from spacealert.missions.announcements import COUNT, Phrase

# Speed is measured in tests/bench, since a busy machine must not fail a test. `pytest` tries 30 examples; the gate
# tries 100 with `--hypothesis-profile thorough`, which also scales `examples(n)`.
settings.register_profile("quick", deadline=None, max_examples=30)
settings.register_profile("thorough", deadline=None, max_examples=100)
settings.load_profile("quick")

_UNTIL_ENDED = 20.0  # seconds to wait for a thread that was told to end


def pytest_configure(config: pytest.Config) -> None:
    """Let Python save bytecode even if the environment forbids it, as container images often do.

    Otherwise each worker, and each program that a test starts, compiles every module anew. In a fresh checkout each
    worker begins to collect elsewhere, so that it finds what the others have compiled.
    """
    gc.disable()  # until all tests are known
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    worker: dict[str, Any] = getattr(config, "workerinput", {})
    tests = Path(__file__).parent
    if worker and [Path(argument).resolve() for argument in config.args] == [tests]:
        files = sorted(str(file) for file in tests.rglob("test_*.py"))
        begin = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        config.args = files[begin:] + files[:begin]


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Have all workers shuffle the same list, and begin their parts of it with the longest tests."""
    items.sort(key=lambda item: item.path)
    yield
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    longest = [item for item in items if item.get_closest_marker("long")]
    for number, item in enumerate(longest):
        items.remove(item)
        items.insert(len(items) * (number % workers) // workers + len(longest) * (number % workers > 0), item)


def pytest_collection_finish() -> None:
    """Collect garbage seldom, and never look through what lives until the end: 70,000 functions and all tests."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 10, 10)


def pytest_unconfigure() -> None:
    """Collect the last garbage once, since pytest would look through everything five times."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Start one more worker than there are cores, since some tests wait for programs, clocks and files."""
    return (os.cpu_count() or 1) + 1


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("permissions") and (os.name != "posix" or os.geteuid() == 0):
        pytest.skip("nothing is forbidden to root")


@pytest.fixture
def heeds_hangups() -> Iterator[None]:
    """Let SIGHUP end what the test starts, even if the tests themselves run under `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture(autouse=True)
def background_work_ends(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """End everything a test started in the background before the next test, which has another home.

    "Killed" scenes don't close anything, so their writers are closed here. Any other thread has an owner that
    should have ended it, and fails the test.
    """
    running = set(threading.enumerate())
    executors: list[ThreadPoolExecutor] = []
    begin = ThreadPoolExecutor.__init__

    def noting(executor: ThreadPoolExecutor, *arguments: Any, **named: Any) -> None:
        begin(executor, *arguments, **named)
        executors.append(executor)

    monkeypatch.setattr(ThreadPoolExecutor, "__init__", noting)
    yield
    for executor in executors:
        executor.shutdown(cancel_futures=True)
    left = {thread for thread in set(threading.enumerate()) - running if thread.name != RECORDER}
    for thread in left:
        thread.join(_UNTIL_ENDED)
    assert not [thread.name for thread in left if thread.is_alive()]


@pytest.fixture
def coach_processes_are_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy the coach's processes from this one, since imports would take longer than most of their tests.

    Programs that tests start still spawn theirs, as for users.
    """
    if (context := forked()) is not None:
        monkeypatch.setattr("spacealert.coach.background_search.multiprocessing.get_context", lambda _: context)


@pytest.fixture(autouse=True)
def no_loudspeaker_works(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't try loudspeakers except in tests about them, since that takes a second on machines without one."""
    if "audio" not in request.path.parts:
        monkeypatch.setattr("spacealert.kit.audio.devices.choice._works", lambda _: False)


@pytest.fixture(autouse=True, scope="session")
def decoded_clips_are_kept() -> Iterator[None]:
    """Keep more decoded clips than the program, and long ones too, since most scenes play the same ones.

    Keep filters for clips of all lengths, too.
    """
    decoded = lru_cache(maxsize=200)(voice_pack._samples_of.__wrapped__)
    decoded.__wrapped__ = decoded
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voice_pack, "_samples_of", decoded)
        for name in ("k_weighting", "_loudspeaker_response"):
            patch.setattr(signal_processing, name, lru_cache(maxsize=16)(getattr(signal_processing, name).__wrapped__))
        yield


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide an empty folder as the player's own."""
    monkeypatch.setenv("SPACEALERT_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def logs_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the logs of "killed" scenes, which don't close anything themselves."""
    opened: list[logbook.Log] = []
    open_log = logbook.open

    def opening(*path: Path) -> logbook.Log:
        log = open_log(*path)
        if threading.current_thread() is threading.main_thread():
            opened.append(log)
        return log

    monkeypatch.setattr(logbook, "open", opening)
    yield
    for log in opened:
        log.close()


def _plausible(phrase: Phrase) -> Clip:
    """Return the length of a phrase spoken briskly, with counts on whole seconds."""
    sentence = round((0.25 + 0.062 * len(phrase.sentence(ENGLISH))) * RATE)
    marks: dict[str, int] = {}
    if phrase.counts_to is not None:
        marks = {name: sentence + second * RATE for second, name in enumerate((*COUNT, phrase.counts_to))}
        if phrase.counts_to == "close":
            marks["open"] = sentence
        sentence += 5 * RATE + (RATE * 2 if phrase.ending else 0)
    return Clip(phrase.id, phrase.text(ENGLISH), sentence, marks)


@cache
def _pitch(clip_id: str) -> int:
    return 150 + zlib.crc32(clip_id.encode()) % 400


class Sounding(Voice):
    """A pack whose clips are tones, each with its own pitch."""

    def samples(self, clip_id: str, effect: bool = False) -> Samples:
        return _tone(_pitch(clip_id), self.clip(clip_id).frames)


@cache
def _tone(pitch: int, frames: int) -> Samples:
    time = np.arange(frames) / RATE
    edges = np.clip(np.minimum(time, time[::-1]) / 0.002, 0, 1)  # fades in and out, like all clips of a pack
    sound: Samples = (0.3 * edges * np.cos(2 * np.pi * pitch * time)).astype(np.float32)
    sound.setflags(write=False)
    return sound


def _voice(joins: ClipKind) -> Voice:
    clips = {phrase.id: _plausible(phrase) for phrase in phrases.list_phrases(joins)}
    return Sounding(Path("nowhere"), "plausible", "en", "none", "nobody", "CC0-1.0", joins, clips)


@pytest.fixture(scope="session", params=list(ClipKind))
def plausible_voice(request: pytest.FixtureRequest) -> Voice:
    """Return a pack of either kind, with plausible lengths and marks."""
    return _voice(request.param)


@pytest.fixture(scope="session")
def sounding_voice() -> Voice:
    """Return a pack of whole sentences, for tests that play sound."""
    return _voice(ClipKind.SENTENCES)


@pytest.fixture(scope="session")
def sounding_effects() -> Voice:
    """Return all sounds of the ship as tones: loops of two seconds, and effects of half a second."""
    loops = [f"{name}-{tension}" for name in ("siren", "hum") for tension in (1, 2, 3)] + ["static"]
    stings = ["alarm", "jingle-incoming", "jingle-transfer", "beep-complete", "tick", "zero"]
    stings += ["comms-down", "comms-restored"]
    clips = {name: Clip(name, f"[{name}]", 2 * RATE, {}) for name in loops}
    clips |= {name: Clip(name, f"[{name}]", RATE // 2, {}) for name in stings}
    return Sounding(Path("nowhere"), "effects", "", "none", "nobody", "CC0-1.0", ClipKind.WORDS, clips)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Provide the folder of a user who has no files yet."""
    return tmp_path / "home"


@pytest.fixture
def call(home: Path) -> Callable[..., Ended]:
    """Call the program with these arguments, in English unless they set a language."""

    def call(*words: str | Path, given: str | None = None, **environment: str) -> Ended:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        kept |= {"SPACEALERT_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8", **environment}
        return call_program([str(word) for word in words], kept, given)

    return call
