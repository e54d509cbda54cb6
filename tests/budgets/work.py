"""Counts the work of some common operations. `test_budgets.py` checks the limits.

    python tests/budgets/work.py PATH …

prints the figures of these operations: play, html, walk, mission, some (idle frames of some scenes) or all (of all
scenes). Every module is imported first, in a separate process, so that the figures are reproducible.
"""

import importlib
import json
import os
import pkgutil
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import spacealert
from spacealert.kit.storage import settings

FRAMES = 60
# One scene of each kind. The slow test covers all of them.
SOME_SCENES = (
    "ready", "settings", "briefing", "mission-due", "mission-cards", "reading-wait", "summary", "plans", "walk-moved",
    "walk-lost", "careers", "log", "campaign-repairs", "guide", "nemesis-turn", "thing-upkeep", "school",
)  # fmt: skip
GAME = """crew:
  - {name: Nora, color: purple, plan: "c^bXaa- abc-c"}
  - {name: Max, color: red, plan: ">c<^ba6 -xx^a"}
  - {name: Kim, color: yellow, plan: "a^cca-b aacb-"}
  - {name: Lee, color: blue, plan: ">^>cbb- aa---"}
tracks: {red: T2, white: T5, blue: T1, internal: T7}
threats:
  - {card: SE1-04, turn: 2, zone: white}
  - {card: E1-07, turn: 4, zone: blue}
  - {card: I1-03, turn: 5}
seed: 7
"""
# Functions whose calls are counted, by the work they represent.
WATCHED = {
    "parses": ("spacealert.missions.scenario_file", "read"),
    "texts": ("spacealert.missions.scenario_file", "write"),
    "views": ("spacealert.engine.view", "view_after"),
    "panels": ("spacealert.kit.ui.canvas", "Canvas._paint"),
    "frames": ("spacealert.kit.ui.screen", "Screen.paint"),
}
_UNNAMED = {"<module>", "<listcomp>", "<genexpr>", "<lambda>", "<dictcomp>", "<setcomp>"}
_ROOT = str(Path(spacealert.__file__).parent)
_SOUND = 2.5  # seconds of sound before the terminal is stopped, by which time the mission has been saved
_LONGEST = 60.0  # maximum seconds per path


class Work:
    """The number of distinct functions and files entered, calls, and files opened."""

    def __init__(self) -> None:
        self.calls = 0
        self.opened: Counter[str] = Counter()
        self.on_frame: Callable[[int], None] = lambda number: None
        self._seen: set[CodeType] = set()
        self._watched = {_code(module, name): what for what, (module, name) in WATCHED.items()}
        self._counts: Counter[str] = Counter()
        self._counting = False
        self._only: int | None = None
        sys.addaudithook(self._note_open)

    @contextmanager
    def counted(self, *, everywhere: bool = True) -> Iterator[None]:
        """Count in this thread or, with `everywhere`, also in threads started in this block."""
        self.begin(everywhere=everywhere)
        try:
            yield
        finally:
            self.end()

    def begin(self, *, everywhere: bool = True) -> None:
        self._counting, self._only = True, None if everywhere else threading.get_ident()
        if everywhere:
            threading.setprofile(self._note_call)
        sys.setprofile(self._note_call)

    def end(self) -> None:
        self._counting = False
        threading.setprofile(None)
        sys.setprofile(None)

    def reset(self) -> None:
        self.calls, self.on_frame = 0, lambda number: None
        self._seen, self._counts, self.opened = set(), Counter(), Counter()

    def figures(self) -> dict[str, int]:
        named = [code for code in self._seen if code.co_name not in _UNNAMED]
        of_settings = sum(count for path, count in self.opened.items() if path.endswith("settings.json"))
        return {
            "functions": len(named),
            "files": len({code.co_filename for code in named}),
            "calls": self.calls,
            "opens": sum(self.opened.values()),
            "settings": of_settings,
            **{what: self._counts[what] for what in WATCHED},
        }

    def _note_call(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not self._counting or not code.co_filename.startswith(_ROOT):
            return
        self.calls += 1
        self._seen.add(code)
        what = self._watched.get(code)
        if what is not None:
            self._counts[what] += 1
            if what == "frames":
                self.on_frame(self._counts[what])

    def _note_open(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._counting or (self._only is not None and self._only != threading.get_ident()):
            return
        if event == "open" and isinstance(arguments[0], str | os.PathLike):
            self.opened[os.fspath(arguments[0])] += 1


def _code(module: str, name: str) -> CodeType:
    """Return the code of a function. If it is gone, replace it in `WATCHED` by its successor."""
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    code = found.__code__
    assert isinstance(code, CodeType)
    return code


def _load_everything() -> list[ModuleType]:
    names = [module.name for module in pkgutil.walk_packages(spacealert.__path__, "spacealert.")]
    return [importlib.import_module(name) for name in names if not name.endswith(("__main__", "_process"))]


def _cache_misses(modules: list[ModuleType]) -> int:
    """Return how often a cached function had to compute its result."""
    caches = {id(value): value for module in modules for value in vars(module).values() if hasattr(value, "cache_info")}
    return sum(cache.cache_info().misses for cache in caches.values())


# the paths


def _call_program(*words: str) -> None:
    from spacealert.__main__ import run

    sys.argv = ["spacealert", *words]
    try:
        run()
    except SystemExit as ended:
        if ended.code:
            raise


def play(work: Work, folder: Path) -> dict[str, int]:
    """Run `spacealert play S2-3 --terminal` until two and a half seconds have been heard."""
    recording = folder / "heard.wav"

    def stop() -> None:
        end = time.monotonic() + _LONGEST
        while (not recording.exists() or recording.stat().st_size < _SOUND * 44100 * 2) and time.monotonic() < end:
            time.sleep(0.05)
        work.end()
        _print({"play": work.figures()})
        os._exit(0)

    threading.Thread(target=stop, daemon=True).start()
    with work.counted():
        _call_program("play", "S2-3", "--terminal", "--loudspeaker", f"file:{recording}")
    return work.figures()


def html(work: Work, folder: Path) -> dict[str, int]:
    """Run `spacealert resolve game.yaml --html page.html`."""
    game = folder / "game.yaml"
    game.write_text(GAME, encoding="utf-8")
    with work.counted():
        _call_program("resolve", str(game), "--html", str(folder / "page.html"))
    return work.figures()


def walk(work: Work, folder: Path) -> dict[str, int]:
    """Run `spacealert resolve game.yaml --window`: open it, then show sixty idle frames."""
    import pygame

    game = folder / "game.yaml"
    game.write_text(GAME, encoding="utf-8")
    opening: dict[str, int] = {}

    def on_frame(number: int) -> None:
        if number == 3 and not opening:  # two have been painted completely
            opening.update(work.figures())
        if number == FRAMES + 3:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            figures = work.figures()
            opening.update({f"idle {what}": figures[what] - opening[what] for what in ("views", "panels", "opens")})
            opening.update(functions=figures["functions"], files=figures["files"], calls=figures["calls"])

    work.on_frame = on_frame
    with work.counted():
        _call_program("resolve", str(game), "--window")
    return opening


def all_scenes(work: Work, folder: Path) -> dict[str, dict[str, int]]:
    """Show sixty idle frames of every scene."""
    import gallery

    from spacealert.kit.ui.screen import Screen
    from spacealert.texts import load_texts

    scenes = gallery.scenes(load_texts("en"))
    return {name: _frames(work, Screen.of_size(make(), 1280, 720)) for name, make in scenes.items()}


def some_scenes(work: Work, folder: Path) -> dict[str, dict[str, int]]:
    """Show sixty idle frames of one scene of each kind."""
    import gallery

    from spacealert.kit.ui.screen import Screen
    from spacealert.texts import load_texts

    scenes = gallery.scenes(load_texts("en"))
    return {name: _frames(work, Screen.of_size(scenes[name](), 1280, 720)) for name in SOME_SCENES}


def mission(work: Work, folder: Path) -> dict[str, int]:
    """Show sixty frames (two seconds) of a running mission."""
    import gallery

    from spacealert.apps.window.mission_scene import MissionScene
    from spacealert.kit.audio.player import Player
    from spacealert.kit.ui.screen import Screen
    from spacealert.session import Session
    from spacealert.session.commands import PlayRound
    from spacealert.session.mission_player import MissionPlayer, build_soundtrack
    from spacealert.texts import load_texts

    clock = [0.0]

    def player(*arguments: Any) -> MissionPlayer:
        return Player(build_soundtrack(*arguments[:2]), now=lambda: clock[0], asleep=lambda: 0.0)

    session = Session(make_player=player)
    session.do(PlayRound(gallery._round()))
    session.wait()
    scene = MissionScene(load_texts("en"), session)
    scene.player.play()
    clock[0] = 20.0  # no announcements in the next two seconds

    def pass_time(seconds: float) -> None:
        clock[0] += seconds

    figures = _frames(work, Screen.of_size(scene, 1280, 720), pass_time)
    session.wait()
    session.close()
    return figures


def _frames(work: Work, screen: Any, pass_time: Callable[[float], None] = lambda seconds: None) -> dict[str, int]:
    def frame() -> None:
        seconds = 1 / screen.scene.frame_rate
        pass_time(seconds)
        screen.tick(seconds)
        screen.paint()

    for _ in range(3):
        frame()
    modules = list(sys.modules.values())
    ours = [module for module in modules if getattr(module, "__name__", "").startswith("spacealert")]
    missed = _cache_misses(ours)
    work.reset()
    with work.counted(everywhere=False):
        for _ in range(FRAMES):
            frame()
    return {**work.figures(), "misses": _cache_misses(ours) - missed}


PATHS: dict[str, Callable[[Work, Path], Any]] = {
    "play": play,
    "html": html,
    "walk": walk,
    "mission": mission,
    "some": some_scenes,
    "all": all_scenes,
}


def _print(figures: dict[str, Any]) -> None:
    """Print the figures on a separate line for the test."""
    print(f"\n{json.dumps(figures)}", file=sys.__stdout__, flush=True)


def main(paths: list[str]) -> None:
    sys.path.insert(0, str(Path(__file__).parent.parent))
    with tempfile.TemporaryDirectory() as name:
        os.environ.update(SPACEALERT_HOME=name, SDL_VIDEODRIVER="dummy", LANG="en_US.UTF-8")
        settings.change(motion=True)  # so that there is a file to open
        _load_everything()
        work = Work()
        for path in paths:
            work.reset()
            _print({path: PATHS[path](work, Path(name))})


if __name__ == "__main__":
    main(sys.argv[1:])
