"""The drawings of the station: weather, the dog, the disc, fuel and damage. All our own."""

from collections.abc import Mapping

from spacealert.kit.ui.drawing import Brush, Drawing, Icon, Point, around, polygon, register
from spacealert.kit.ui.theme import Color


def weather_icon(weather: str, color: Color) -> Icon:
    return Icon(f"station-{weather}", color)


def _sun(brush: Brush, _: Icon) -> None:
    brush.disc((50, 50), 22)
    for turn in range(8):
        brush.line(around((50, 50), 31, turn / 8), around((50, 50), 44, turn / 8), wide=7)


def _cloud(brush: Brush, high: float) -> None:
    for center, radius in (((32, high + 8), 17), ((52, high), 23), ((70, high + 9), 16)):
        brush.disc(center, radius)
    brush.fill((32, high + 8), (70, high + 8), (70, high + 25), (32, high + 25))


def _clouds(brush: Brush, _: Icon) -> None:
    _cloud(brush, 46)


def _wind(brush: Brush, _: Icon) -> None:
    for high, reach in ((30, 78), (50, 90), (70, 66)):
        brush.line((8, high), (reach, high), wide=7)
        brush.arc((reach, high - 9), 9, 0.5, 0.0, wide=7)


def _snow(brush: Brush, _: Icon) -> None:
    for turn in range(6):
        tip, knot = around((50, 50), 43, turn / 6), around((50, 50), 28, turn / 6)
        brush.line((50, 50), tip, wide=6)
        for side in (-0.075, 0.075):
            brush.line(knot, around((50, 50), 40, turn / 6 + side), wide=5)


def _storm(brush: Brush, _: Icon) -> None:
    _cloud(brush, 32)
    for across in (30, 50, 70):
        brush.line((across + 6, 64), (across - 10, 92), wide=6)


def _dog(brush: Brush, _: Icon) -> None:
    """A head from the front, with ears that stand."""
    brush.fill((18, 8), (44, 32), (22, 54))
    brush.fill((82, 8), (56, 32), (78, 54))
    brush.fill((22, 30), (78, 30), (84, 52), (62, 90), (38, 90), (16, 52))
    brush.erase_disc((36, 50), 5)
    brush.erase_disc((64, 50), 5)
    brush.erase((42, 70), (58, 70), (50, 80))


def _disc(brush: Brush, _: Icon) -> None:
    brush.disc((50, 50), 46)


def _fuel(brush: Brush, _: Icon) -> None:
    """A drop."""
    brush.disc((50, 62), 30)
    brush.fill((50, 6), (76, 48), (24, 48))


def _damage(brush: Brush, _: Icon) -> None:
    """A jagged star."""
    points: list[Point] = []
    for outer, inner in zip(polygon(8, 48), polygon(8, 24, 1 / 16), strict=True):
        points += [outer, inner]
    brush.fill(*points)


def _flame(brush: Brush, _: Icon) -> None:
    brush.fill((50, 2), (72, 36), (66, 44), (84, 60), (70, 92), (30, 92), (16, 62), (32, 40), (38, 48))


DRAWINGS: Mapping[str, Drawing] = {
    "station-sun": _sun,
    "station-clouds": _clouds,
    "station-wind": _wind,
    "station-snow": _snow,
    "station-storm": _storm,
    "station-dog": _dog,
    "station-disc": _disc,
    "station-fuel": _fuel,
    "station-damage": _damage,
    "station-flame": _flame,
}
register(DRAWINGS)
