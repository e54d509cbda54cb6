"""The background of every scene, such as stars in a nebula.

It is rendered again only if the size or the mood changes.
"""

from enum import Enum
from functools import lru_cache
from random import Random

import pygame

from spacealert.kit.ui.drawing import opaque_surface, render_illustration
from spacealert.kit.ui.theme import BRIGHT, SPACE, Color, mix

_GRAIN = 64  # size of the noise tile that prevents banding in slow gradients, in pixels
_NEBULA = 240  # width at which the nebula is painted, in pixels
_PUFFS = 220
_BEHIND_WORDS = 0.42  # star brightness behind text, so that no star looks like a dot or an accent
_PLANET, _AIR = 1.2, 14  # radius of the planet below, relative to the window's longer side, and rings in its atmosphere
_STARS = 420  # on a window of 1280 × 720 units, at any resolution
_MOST_LIGHT = 700_000  # most pixels of cached light, about 3 MB


class Mood(Enum):
    """The mood of a background, with its two main colors."""

    CALM = ((42, 33, 102), (12, 64, 90))
    TENSE = ((92, 46, 52), (48, 36, 104))
    ALARM = ((72, 12, 18), (40, 12, 34))
    HOME = ((14, 48, 46), (44, 38, 16))
    DEEP = ((21, 18, 54), (7, 38, 54))  # in orbit, above the night side of a planet
    TITLE = ((58, 44, 140), (14, 92, 128))
    RUST = ((96, 46, 22), (190, 122, 62))  # a corridor and its lamps, without any sky
    FLESH = ((98, 22, 46), (214, 86, 96))  # the same, overgrown
    SNOW = ((42, 58, 84), (150, 176, 206))  # snow falling on the ice at night
    TORCH = ((18, 20, 28), (178, 122, 54))  # the same, lit only by a torch


@lru_cache(maxsize=1)  # a window-sized picture; other moods are painted quickly
def paint_sky(wide: int, high: int, unit: float, mood: Mood = Mood.CALM) -> pygame.Surface:
    """Return the sky for a window of this size."""
    if mood is Mood.TORCH or mood in _PICTURED:
        if mood is Mood.TORCH:
            picture = _paint_torchlight(wide, high, unit, mood.value)
        else:
            picture = render_illustration(_PICTURED[mood], wide, high)  # cached here
            if mood is not Mood.DEEP:
                picture.fill((150, 150, 150), special_flags=pygame.BLEND_MULT)  # darkened for the text in front
        return _add_grain(picture)
    picture = _paint_gradient(wide, high, mix(SPACE, mood.value[0], 0.3), SPACE)
    picture.blit(_paint_nebula(wide, high, mood.value), (0, 0), special_flags=pygame.BLEND_ADD)
    _paint_stars(picture, unit, 1.0 if mood is Mood.TITLE else _BEHIND_WORDS)
    if mood is not Mood.TITLE:
        _paint_horizon(picture, mood.value)
    return _add_grain(picture)


def _add_grain(picture: pygame.Surface) -> pygame.Surface:
    grain, grainy = _grain(), opaque_surface(*picture.get_size())
    grainy.blit(picture, (0, 0))
    for x in range(0, picture.get_width(), _GRAIN):
        for y in range(0, picture.get_height(), _GRAIN):
            grainy.blit(grain, (x, y), special_flags=pygame.BLEND_ADD)
    return grainy


def _paint_gradient(wide: int, high: int, above: Color, below: Color) -> pygame.Surface:
    column = pygame.Surface((2, 32))
    for y in range(32):
        column.fill(mix(above, below, y / 31), (0, y, 2, 1))
    return pygame.transform.smoothscale(column, (wide, high))


def _paint_nebula(wide: int, high: int, clouds: tuple[Color, Color]) -> pygame.Surface:
    """Paint soft puffs of light and darkness along a diagonal band.

    They are painted small and scaled up, which looks the same.
    """
    dice = Random(7)
    small = pygame.Surface((_NEBULA, round(_NEBULA * high / wide)))
    across, down = small.get_size()
    for number in range(_PUFFS):
        along = dice.random()
        middle = across * along, down * (0.92 - 0.78 * along) + dice.gauss(0, 0.17) * down
        far = abs(along - 0.62)
        side = round(across * dice.uniform(0.06, 0.34))
        if number % 3 == 2:
            _paint_puff(small, middle, round(side * 0.8), mix((0, 0, 0), BRIGHT, 0.028), pygame.BLEND_SUB)
        else:
            color = mix((0, 0, 0), clouds[dice.random() < 0.4], max(0.05, 0.3 - 0.6 * far) * dice.uniform(0.5, 1.1))
            _paint_puff(small, middle, side, color, pygame.BLEND_ADD)
    return pygame.transform.smoothscale(small, (wide, high))


def _paint_horizon(picture: pygame.Surface, clouds: tuple[Color, Color]) -> None:
    red, green, blue = (one + other for one, other in zip(*clouds, strict=True))
    bright = 230 / max(red, green, blue)
    rim = round(red * bright), round(green * bright), round(blue * bright)
    wide, high = picture.get_size()
    reach = _PLANET * max(wide, high)
    middle = wide * 0.66, high * 0.83 + reach
    air = pygame.Surface((wide // 2, high // 2))  # painted small, because it is soft
    for ring in range(4 * _AIR):
        share = (ring + 1) / (4 * _AIR)
        at = middle[0] / 2, middle[1] / 2
        pygame.draw.circle(air, mix((0, 0, 0), rim, 0.34 * share**3), at, reach / 2 * (1.084 - 0.084 * share))
    picture.blit(pygame.transform.smoothscale(air, (wide, high)), (0, 0), special_flags=pygame.BLEND_ADD)
    for step in range(_AIR):
        share = (1 - (step + 1) / _AIR) ** 2
        at = middle[0] - reach * 0.0022 * step, middle[1] + reach * 0.002 * step
        pygame.draw.aacircle(picture, mix(mix(SPACE, rim, 0.05), rim, 0.6 * share), at, reach * (1 - 0.0006 * step))


def _paint_puff(surface: pygame.Surface, middle: tuple[float, float], side: int, color: Color, how: int) -> None:
    surface.blit(_make_light(side, color), (middle[0] - side / 2, middle[1] - side / 2), special_flags=how)


def soft_light(side: int, color: Color) -> pygame.Surface:
    """Return an image of a colored light that fades towards its edge, `side` pixels wide and high."""
    if (side, color) not in _lights:
        if sum(known**2 for known, _ in _lights) > _MOST_LIGHT:
            _lights.clear()
        _lights[side, color] = _make_light(side, color)
    return _lights[side, color]


def _make_light(side: int, color: Color) -> pygame.Surface:
    light = pygame.transform.smoothscale(soft_disc(), (side, side))
    light.fill(color, special_flags=pygame.BLEND_MULT)
    return light


_lights: dict[tuple[int, Color], pygame.Surface] = {}  # the last ones, by side and color


@lru_cache(maxsize=1)
def soft_disc() -> pygame.Surface:
    """Return an image of a white light that fades towards its edge, to be scaled and tinted."""
    side = 64
    disc = pygame.Surface((side, side))
    for x in range(side):
        for y in range(side):
            far = ((x - side / 2 + 0.5) ** 2 + (y - side / 2 + 0.5) ** 2) ** 0.5 / (side / 2)
            shade = round(255 * max(0.0, 1 - far * far) ** 2)
            disc.set_at((x, y), (shade, shade, shade))
    return disc


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    dice = Random(1)
    tile = pygame.Surface((_GRAIN, _GRAIN))
    for x in range(_GRAIN):
        for y in range(_GRAIN):
            shade = dice.randrange(3)
            tile.set_at((x, y), (shade, shade, shade))
    return tile


def _paint_stars(picture: pygame.Surface, unit: float, brightness: float) -> None:
    wide, high = picture.get_size()
    dice = Random(11)
    count = round(_STARS * (wide / unit) * (high / unit) / (1280 * 720))
    for _ in range(count):
        at = dice.randrange(wide), dice.randrange(high)
        light = dice.random() ** 2.4
        color = mix(SPACE, mix((160, 190, 255), (255, 226, 190), dice.random()), brightness * (0.3 + 0.66 * light))
        if light * brightness > 0.82 or unit > 1.4:
            pygame.draw.aacircle(picture, color, at, max(1.0, unit * (0.6 + 0.8 * light * brightness)))
        else:
            picture.set_at(at, color)


# scenery for other games


def _paint_torchlight(wide: int, high: int, unit: float, colors: tuple[Color, Color]) -> pygame.Surface:
    night, flame = colors
    picture = _paint_gradient(wide, high, mix(SPACE, night, 0.2), mix(SPACE, night, 0.5))
    _paint_flakes(picture, unit, mix(night, flame, 0.55))
    light = pygame.Surface((wide, high))
    _paint_puff(light, (wide * 0.24, high * 0.5), round(wide * 0.78), BRIGHT, pygame.BLEND_ADD)
    light.fill((16, 16, 20), special_flags=pygame.BLEND_ADD)
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_MULT)
    _paint_puff(picture, (wide * 0.24, high * 0.5), round(wide * 0.6), mix(SPACE, flame, 0.34), pygame.BLEND_ADD)
    return picture


def _paint_flakes(picture: pygame.Surface, unit: float, color: Color) -> None:
    wide, high = picture.get_size()
    dice = Random(3)
    for _ in range(round(260 * (wide / unit) * (high / unit) / (1280 * 720))):
        near = dice.random() ** 3
        shade = mix(SPACE, color, 0.3 + 0.5 * near)
        at = dice.randrange(wide), dice.randrange(high)
        pygame.draw.aacircle(picture, shade, at, max(1.0, unit * (0.8 + 2.2 * near)))


TONES: dict[Mood, Color] = {
    Mood.RUST: (74, 54, 44),
    Mood.FLESH: (84, 38, 46),
    Mood.SNOW: (34, 66, 80),
    Mood.TORCH: (54, 50, 48),
}
_PICTURED = {Mood.RUST: "corridor", Mood.FLESH: "hive", Mood.SNOW: "snowfield", Mood.DEEP: "space"}  # illustrations
