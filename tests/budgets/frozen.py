"""Snapshots of output that must not change by accident: pages of ten games and the soundtrack of every mission.

    cd tests
    python -m budgets.frozen rewrite pages|timelines|samples …
    python -m budgets.frozen review [--against REV] FOLDER [SCENE …]

`rewrite` saves the current hashes. `review` makes a page with the scenes whose pictures changed: before, after, and the
difference. `pictures.py` compares forty scenes with references. If two branches changed the same hashes, rewrite
them.
"""

import argparse
import hashlib
import html
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import gallery
import numpy as np
import pygame
from support.known_games import cases, game_of

from spacealert import __version__
from spacealert.announcer.compiler import Soundtrack, compile_soundtrack, export_timeline
from spacealert.engine import Game, resolve
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.mixing import Mixing
from spacealert.missions import library
from spacealert.narration import report
from spacealert.texts import load_texts

TESTS = Path(__file__).parent.parent
FOLDER = Path(__file__).parent / "frozen"
CORPORA = (
    "findings", "single-threat", "random", "random-traced", "good-plans", "new-frontier/random",
    "new-frontier/single-threat", "new-frontier/double-actions", "new-frontier/specialisations",
    "new-frontier/specialisations-traced",
)  # fmt: skip
VIEWS = (("en", (1280, 720)), ("ru", (1024, 600)), ("en", (800, 1280)))  # languages and sizes of the pictures
_SECONDS = 60  # length of the mixed part of a mission
_PLACE = 20  # index of the frozen game in each corpus

Hashes = dict[str, str]


def pages() -> Hashes:
    """Return hashes of each game's text and of the whole page, since a drawing may change without the text."""
    found: Hashes = {}
    for corpus in CORPORA:
        game = _game(corpus)
        page = report.report_page(load_texts("en"), GameFile(game, seed=1), resolve(game)).replace(
            __version__, "VERSION"
        )
        words = re.sub(r"<(style|script|svg)\b.*?</\1>|<[^>]*>", " ", page, flags=re.S)
        found[f"{corpus} words"] = _hash(" ".join(words.split()).encode())
        found[f"{corpus} page"] = _hash(page.encode())
    return found


def _game(corpus: str) -> Game:
    return game_of(list(islice(cases(corpus), _PLACE))[-1]["game"])


def timelines() -> Hashes:
    """Return the times of all clips by voice and mission."""
    return {
        f"{name} {mission.id}": _hash(repr(_timeline(compile_soundtrack(mission, voice_pack.load(name)))).encode())
        for name in voice_pack.list_voices()
        for mission in (entry.scenario for entry in library.entries())
    }


def _timeline(soundtrack: Soundtrack) -> list[object]:
    cues = [
        (cue.at, cue.sample, cue.frames, cue.text, [(part.clip, part.offset) for part in cue.parts])
        for cue in soundtrack.cues
    ]
    phases = [(phase.number, phase.begin, phase.end) for phase in soundtrack.phases]
    silences = [(silence.begin, silence.end) for silence in soundtrack.silences]
    return [export_timeline(soundtrack), cues, phases, silences, soundtrack.frames]


def samples() -> Hashes:
    """Return a fingerprint of each second of a mission's first minute for each voice: its norm and a random projection.

    A hash would differ between processors, as numpy and OpenBLAS round the last bits of a sum in their own ways.
    """
    found: Hashes = {}
    for name in voice_pack.list_voices():
        voice = voice_pack.load(name)
        mixing = Mixing(compile_soundtrack(library.find("S2-3"), voice), voice, voice_pack.load_effects())
        for number in range(_SECONDS):
            second = mixing.block(number * RATE, RATE).astype(np.float64)
            bits = np.unpackbits(np.frombuffer(random.Random(number).randbytes(RATE), np.uint8))[:RATE]
            projection = second @ (bits * 2.0 - 1)
            found[f"{name} S2-3 second {number}"] = f"{np.sqrt(second @ second):.6f}:{projection:.6f}"
    return found


def changed_names(expected: Hashes, found: Hashes) -> list[str]:
    """Return the names of what differs. Fingerprints of sound may differ by a hundred-thousandth of the sound."""
    return [name for name in {**expected, **found} if not _same(expected.get(name, ""), found.get(name, ""))]


def _same(expected: str, found: str) -> bool:
    if expected == found or ":" not in expected or ":" not in found:
        return expected == found
    norm, projection = map(float, expected.split(":"))
    other_norm, other_projection = map(float, found.split(":"))
    return max(abs(norm - other_norm), abs(projection - other_projection)) <= 1e-5 * (norm + 0.1)


def _picture_name(scene: str, view: tuple[str, tuple[int, int]]) -> str:
    language, (wide, high) = view
    return f"{scene} {language} {wide}x{high}"


def _picture(scene: str, view: tuple[str, tuple[int, int]]) -> pygame.Surface:
    return gallery.shown(scene, *view).canvas.surface


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


# files

KINDS: dict[str, Callable[[], Hashes]] = {"pages": pages, "timelines": timelines, "samples": samples}


def frozen(kind: str) -> Hashes:
    lines = (FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines()
    return {name: value for value, _, name in (line.partition(" ") for line in lines)}


def rewrite(kind: str) -> None:
    lines = [f"{value} {name}" for name, value in KINDS[kind]().items()]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{kind}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


# showing differences

_STYLE = "body{font:14px sans-serif;background:#222;color:#ddd}img{width:32%;margin:.3%}"


def review(folder: Path, against: str, scenes: list[str]) -> int:
    """Write a page with the pictures that differ between two versions. Return their number."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tree:
        subprocess.run(["git", "worktree", "add", "--detach", tree, against], cwd=TESTS, check=True)
        try:
            for where, root in (("before", tree), ("after", str(TESTS.parent))):
                subprocess.run(
                    [sys.executable, __file__, "draw", str((folder / where).absolute()), *scenes],
                    env={**os.environ, "PYTHONPATH": os.pathsep.join((root, f"{root}/tests"))},
                    cwd=root,
                    check=True,
                )
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=TESTS, check=True)
    rows = [row for name in sorted(_drawn(folder)) if (row := _compared(folder, name))]
    (folder / "index.html").write_text(f"<meta charset=utf-8><style>{_STYLE}</style>" + "".join(rows), encoding="utf-8")
    return len(rows)


def _drawn(folder: Path) -> set[str]:
    return {path.name for where in ("before", "after") for path in (folder / where).glob("*.png")}


def _compared(folder: Path, name: str) -> str:
    """Return a row of the page, or nothing if the pictures are equal."""
    before, after = folder / "before" / name, folder / "after" / name
    shown = [path for path in (before, after) if path.exists()]
    if len(shown) == 2:
        if before.read_bytes() == after.read_bytes():
            return ""
        old, new = pygame.image.load(before), pygame.image.load(after)
        new.blit(old, (0, 0), special_flags=pygame.BLEND_SUB)
        old.blit(pygame.image.load(after), (0, 0), special_flags=pygame.BLEND_SUB)
        new.blit(old, (0, 0), special_flags=pygame.BLEND_ADD)
        (folder / "difference").mkdir(exist_ok=True)
        pygame.image.save(new, folder / "difference" / name)
        shown.append(folder / "difference" / name)
    images = "".join(f"<img src='{path.relative_to(folder).as_posix()}'>" for path in shown)
    return f"<h3>{html.escape(name)}: {', '.join(path.parent.name for path in shown)}</h3>{images}"


def draw(folder: Path, scenes: list[str]) -> None:
    """Write the pictures of these scenes, or of all, as drawn by the version on the path."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SPACEALERT_HOME": tempfile.mkdtemp()}  # nobody's lessons and games
    folder.mkdir(parents=True, exist_ok=True)
    for name in gallery.scenes(load_texts("en")):
        if not scenes or any(name.startswith(scene) for scene in scenes):
            for view in VIEWS:
                pygame.image.save(_picture(name, view), folder / f"{_picture_name(name, view)}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rewrite").add_argument("kinds", nargs="+", choices=KINDS)
    reviewing = commands.add_parser("review")
    reviewing.add_argument("folder", type=Path)
    reviewing.add_argument("--against", default="HEAD")
    reviewing.add_argument("scenes", nargs="*")
    drawing = commands.add_parser("draw")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("scenes", nargs="*")
    given = parser.parse_args()
    if given.command == "rewrite":
        for kind in given.kinds:
            rewrite(kind)
    elif given.command == "draw":
        draw(given.folder, given.scenes)
    else:
        changed = review(given.folder, given.against, given.scenes)
        print(f"{changed} pictures differ: {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
