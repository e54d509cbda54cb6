"""Pictures of every scene, in both languages and three sizes: `python -m spacealert.screen.gallery FOLDER [NAME …]`.

A room that has scenes lists them in `SCENES`: a name, and how to make the scene anew in the state that is worth a look.
The tests paint the same list and fail on any text that does not fit.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from spacealert import words
from spacealert.screen.kit.canvas import Overflow
from spacealert.screen.kit.scene import Scene
from spacealert.screen.kit.stage import Stage

SIZES = ((1280, 720), (1366, 768), (1920, 1080))

SCENES: dict[str, Callable[[], Scene]] = {}


def main(arguments: Sequence[str]) -> int:
    """Writes the pictures, names each text that does not fit, and counts these."""
    folder, wanted = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    overflows = 0
    for name in SCENES:
        if wanted and not any(name.startswith(wish) for wish in wanted):
            continue
        for language in words.LANGUAGES:
            for size in SIZES:
                stage = shown(name, language, size)
                pygame.image.save(stage.canvas.surface, folder / f"{name}-{language}-{size[0]}x{size[1]}.png")
                for overflow in stage.canvas.overflows:
                    overflows += 1
                    sys.stdout.write(f"{name} {language} {size[0]}: {overflow.panel}: {overflow.text!r}\n")
    return min(overflows, 1)


def shown(name: str, language: str, size: tuple[int, int]) -> Stage:
    """The scene on a picture of this size."""
    words.speak(language)
    return Stage.of_size(SCENES[name](), *size)


def overflows(name: str, language: str, size: tuple[int, int]) -> list[Overflow]:
    return shown(name, language, size).canvas.overflows


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
