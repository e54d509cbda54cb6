"""Icons and illustrations: SVG files drawn at any size, from folders that users of the kit register.

Icon files are white on black. Their brightness stands for opacity, so an icon can be drawn in any color. Illustrations
are in color.
"""

import io
import re
from functools import cache, lru_cache
from math import ceil
from pathlib import Path

import pygame
from attrs import frozen

from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.theme import Color

_MOST_PIXELS = 1600  # longest side of a drawing; a larger illustration is scaled up
_MOST_KEPT = 1_600_000  # most pixels of cached illustrations, about 6 MB
_folders: list[Path] = []
_read_text = lru_cache(maxsize=24)(Path.read_text)


@frozen
class Icon:
    """An icon with its color and, optionally, a letter on it.

    `serious` selects its heavier variant, and `painted` its color picture.
    """

    name: str
    color: Color = theme.TEXT
    letter: str = ""
    serious: bool = False
    painted: bool = False

    @property
    def file_name(self) -> str:
        return f"{self.name}-serious.svg" if self.serious else f"{self.name}.svg"


def register_folder(folder: Path) -> None:
    """Add a folder of icons and illustrations."""
    if folder not in _folders:
        _folders.append(folder)


@lru_cache(maxsize=256)
def draw_icon(icon: Icon, pixels: int) -> pygame.Surface:
    """Draw the icon `pixels` wide and high."""
    drawn = pygame.Surface((pixels, pixels))
    drawn.blit(pygame.image.load_sized_svg(_path_of(icon.file_name), (pixels, pixels)), (0, 0))
    # Transparent pixels get the color too, or scaling down would leave a dark seam.
    bgra = bytearray(bytes((*reversed(icon.color), 0)) * (pixels * pixels))  # surfaces in other orders are slow
    bgra[3::4] = pygame.image.tobytes(drawn, "RGB")[::3]
    colored = pygame.image.frombytes(bytes(bgra), (pixels, pixels), "BGRA")
    if icon.letter:
        _write_letter(colored, icon, pixels)
    return colored


@lru_cache(maxsize=64)
def draw_relief(icon: Icon, pixels: int) -> pygame.Surface:
    """Draw the icon as a raised shape, lit from above, with its shadow."""
    drop = max(1, pixels // 24)
    shape, light = draw_icon(icon, pixels).copy(), pygame.Surface((1, 3))
    shadow, rim = shape.copy(), shape.copy()
    shadow.fill(theme.UNLIT, special_flags=pygame.BLEND_RGB_MULT)
    rim.fill(theme.FAINT, special_flags=pygame.BLEND_RGB_ADD)
    picture = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    picture.blits(((shadow, (0, drop)), (rim, (0, -drop // 2))))
    for row, share in enumerate((0.0, 0.12, 0.5)):
        light.set_at((0, row), theme.mix(theme.BRIGHT, theme.UNLIT, share))
    shape.blit(pygame.transform.smoothscale(light, shape.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(shape, (0, 0))
    return picture


def draw_illustration(name: str, wide: int, high: int, color: Color | None = None) -> pygame.Surface:
    """Return an illustration scaled to cover this area and cropped to it.

    `color` replaces the placeholder for a player's color.
    """
    key = name, wide, high, color
    if (known := _illustrations.pop(key, None)) is not None:
        _illustrations[key] = known  # as the last one used
        return known
    _illustrations[key] = picture = render_illustration(name, wide, high, color)
    kept = sum(other_wide * other_high for _, other_wide, other_high, _ in _illustrations)
    while kept > _MOST_KEPT and len(_illustrations) > 1:
        oldest = _illustrations.pop(next(iter(_illustrations)))
        kept -= oldest.get_width() * oldest.get_height()
    return picture


_illustrations: dict[tuple[str, int, int, Color | None], pygame.Surface] = {}  # the last one used at the end


@cache
def find_picture(icon: str) -> str:
    """Return the name of the color illustration for this icon, or an empty string."""
    name = f"prop-{icon}"
    return name if any((folder / f"{name}.svg").is_file() for folder in _folders) else ""


def render_illustration(name: str, wide: int, high: int, color: Color | None = None) -> pygame.Surface:
    """Draw an illustration that covers this area, without using the cache."""
    drawn = _read_text(_path_of(f"{name}.svg"), encoding="utf-8")
    if color is not None:
        for number, shade in enumerate(
            (color, theme.mix(color, theme.SPACE, 0.62), theme.mix(color, theme.BRIGHT, 0.45)), 1
        ):
            drawn = drawn.replace(f"#c1000{number}", "#{:02x}{:02x}{:02x}".format(*shade))
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn)
    assert found is not None
    scale = max(wide / int(found[1]), high / int(found[2]))
    size = ceil(int(found[1]) * scale), ceil(int(found[2]) * scale)
    if (finer := max(size) / _MOST_PIXELS) > 1:  # drawing takes long, and illustrations are soft
        small = pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), (size[0] / finer, size[1] / finer))
        whole = pygame.transform.smoothscale(small, size)
    else:
        whole = pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), size)
    is_opaque = whole.get_at((0, 0)).a == theme.BRIGHT[0]
    picture = opaque_surface(wide, high) if is_opaque else pygame.Surface((wide, high), pygame.SRCALPHA)
    picture.blit(whole, ((wide - size[0]) // 2, (high - size[1]) // 2))
    return picture


def opaque_surface(wide: int, high: int) -> pygame.Surface:
    """Return an opaque surface that is fast to copy from.

    SDL bypasses the processor's cache if all rows begin at multiples of 16 bytes. Here, the first row doesn't.
    """
    return pygame.Surface((wide + 1, high)).subsurface((1, 0, wide, high))


def _write_letter(surface: pygame.Surface, icon: Icon, pixels: int) -> None:
    x, y, size = _letter_place(icon.file_name)
    em = max(6, round(size * (0.86 if icon.serious else 1) * pixels / 100))
    letter = fonts.render_text(icon.letter, fonts.BOLD, em, theme.INK)
    top = fonts.cap_top(fonts.BOLD, em)
    left = round(x * pixels / 100 - letter.get_width() / 2)
    surface.blit(letter, (left, round(y * pixels / 100 - top - fonts.cap_height(em) / 2)))


@cache
def _letter_place(file_name: str) -> tuple[float, float, float]:
    """Return the center and the size of the letter on an icon, in hundredths of the drawing."""
    found = re.search(r'data-letter="([\d.]+) ([\d.]+) ([\d.]+)"', _path_of(file_name).read_text(encoding="utf-8"))
    return (50, 50, 50) if found is None else (float(found[1]), float(found[2]), float(found[3]))


@cache
def _path_of(name: str) -> Path:
    return next(folder / name for folder in _folders if (folder / name).is_file())
