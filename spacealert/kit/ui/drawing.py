"""Icons: SVG files in any color and size, from folders that users of the kit register.

Files are white for the icon and black for the background, so brightness is opacity.
"""

import re
from functools import cache, lru_cache
from pathlib import Path

import pygame
from attrs import frozen

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.theme import Color

_folders: list[Path] = []


@frozen
class Icon:
    """An icon in a color, with a letter. `serious` is its heavier variant."""

    name: str
    color: Color = theme.TEXT
    letter: str = ""
    serious: bool = False

    @property
    def file_name(self) -> str:
        return f"{self.name}-serious.svg" if self.serious else f"{self.name}.svg"


def register_folder(folder: Path) -> None:
    """Add a folder of icons."""
    if folder not in _folders:
        _folders.append(folder)


@lru_cache(maxsize=256)
def picture(icon: Icon, pixels: int) -> pygame.Surface:
    """Draw the icon `pixels` wide and high."""
    drawn = pygame.Surface((pixels, pixels))
    drawn.blit(pygame.image.load_sized_svg(_path_of(icon.file_name), (pixels, pixels)), (0, 0))
    # Transparent pixels get the color too, or scaling down would leave a dark seam.
    rgba = bytearray(bytes((*icon.color, 0)) * (pixels * pixels))
    rgba[3::4] = pygame.image.tobytes(drawn, "RGB")[::3]
    colored = pygame.image.frombytes(bytes(rgba), (pixels, pixels), "RGBA")
    if icon.letter:
        _write_letter(colored, icon, pixels)
    return colored


def _write_letter(surface: pygame.Surface, icon: Icon, pixels: int) -> None:
    x, y, size = _letter_place(icon.file_name)
    em = max(6, round(size * (0.86 if icon.serious else 1) * pixels / 100))
    letter = fonts.rendered(icon.letter, fonts.BOLD, em, theme.INK)
    top = fonts.cap_top(fonts.BOLD, em)
    left = round(x * pixels / 100 - letter.get_width() / 2)
    surface.blit(letter, (left, round(y * pixels / 100 - top - fonts.cap_height(em) / 2)))


@cache
def _letter_place(file_name: str) -> tuple[float, float, float]:
    """Return the letter's middle and its size, in hundredths of the drawing."""
    found = re.search(r'data-letter="([\d.]+) ([\d.]+) ([\d.]+)"', _path_of(file_name).read_text(encoding="utf-8"))
    return (50, 50, 50) if found is None else (float(found[1]), float(found[2]), float(found[3]))


@cache
def _path_of(name: str) -> Path:
    return next(folder / name for folder in _folders if (folder / name).is_file())
