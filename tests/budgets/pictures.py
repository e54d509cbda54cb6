"""Compares forty scenes with their reference pictures, ignoring differences too small to notice.

    cd tests
    python -m budgets.pictures rewrite             writes today's pictures as references
    python -m budgets.pictures compare FOLDER      writes a page with those that changed

References are a quarter as wide and high, so that an SDL version that moves a letter by half a pixel draws the same.
`python -m budgets.frozen review` shows scenes in full size, against any commit.
"""

import argparse
import html
import os
import tempfile
from pathlib import Path

import gallery
import numpy as np
import pygame
from attrs import frozen
from numpy.typing import NDArray

FOLDER = Path(__file__).parent / "frozen" / "pictures"
VIEWS = (("en", (1280, 720)), ("ru", (1024, 600)), ("en", (800, 1280)))  # languages and sizes, in rotation
SCENES = (
    "welcome", "ready", "ready-help", "settings", "briefing", "briefing-double", "mission-due", "mission-card",
    "mission-silence", "mission-transfer", "mission-countdown", "mission-full", "mission-paused", "reading-now",
    "summary", "plans", "plans-threat", "plans-stacks", "expansion", "careers", "careers-new", "walk-begins",
    "walk-beam", "walk-why", "walk-end", "walk-lost", "report", "log", "log-form", "log-figures", "campaign-repairs",
    "campaigns", "guide-choose", "guide-secret", "nemesis", "nemesis-settings", "school-setup", "thing", "school",
    "school-lesson-threats",
)  # fmt: skip
_SMALLER = 4
_TILE = 8  # pixels per side of a square; references store the mean color of each
_TOLERANCE = 10  # maximum difference of a channel, of 255


@frozen
class Pair:
    """A scene before and after, both at the size of a reference."""

    name: str
    before: pygame.Surface | None
    after: pygame.Surface

    @property
    def differs(self) -> bool:
        if self.before is None or self.before.get_size() != self.after.get_size():
            return True
        return bool(np.abs(_tiles(self.before) - _tiles(self.after)).max() > _TOLERANCE)


def pairs() -> list[Pair]:
    found = []
    for place, scene in enumerate(SCENES):
        language, size = VIEWS[place % len(VIEWS)]
        path = FOLDER / f"{scene}.png"
        before = pygame.image.load(path) if path.exists() else None
        found.append(Pair(scene, before, _reference(gallery.shown(scene, language, size).canvas.surface)))
    return found


def _reference(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    return pygame.transform.smoothscale(surface.convert(24), (wide // _SMALLER, high // _SMALLER))


def _tiles(surface: pygame.Surface) -> NDArray[np.float32]:
    colors = pygame.surfarray.array3d(surface).astype(np.float32)
    wide, high = (side // _TILE for side in colors.shape[:2])
    tiles: NDArray[np.float32] = (
        colors[: wide * _TILE, : high * _TILE].reshape(wide, _TILE, high, _TILE, 3).mean(axis=(1, 3))
    )
    return tiles


def rewrite() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.png"):
        path.unlink()
    for pair in pairs():
        pygame.image.save(pair.after, FOLDER / f"{pair.name}.png")


def compare(folder: Path) -> list[str]:
    """Write a page with the changed scenes, before and after. Return their names."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = [pair for pair in pairs() if pair.differs]
    rows = []
    for pair in changed:
        shown = [(when, surface) for when, surface in (("before", pair.before), ("after", pair.after)) if surface]
        for when, surface in shown:
            pygame.image.save(surface, folder / f"{pair.name}-{when}.png")
        images = "".join(f"<img src='{pair.name}-{when}.png' title='{when}'>" for when, _ in shown)
        rows.append(f"<h3>{html.escape(pair.name)}</h3>{images}")
    style = "body{font:14px sans-serif;background:#222;color:#ddd}img{width:48%;margin:.5%}"
    (folder / "index.html").write_text(f"<meta charset=utf-8><style>{style}</style>{''.join(rows)}", encoding="utf-8")
    return [pair.name for pair in changed]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rewrite")
    commands.add_parser("compare").add_argument("folder", type=Path)
    given = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SPACEALERT_HOME": tempfile.mkdtemp()}  # nobody's lessons and games
    if given.command == "rewrite":
        rewrite()
    else:
        changed = compare(given.folder)
        print(f"{len(changed)} scenes changed: {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
