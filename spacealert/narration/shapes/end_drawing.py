"""The two ends of a mission as scenes: the ship jumps home, or it breaks apart.

`share` is how much of the scene is over, 0 to 1; both come to rest in a picture that can stay.
"""

from collections.abc import Iterator

from spacealert.narration.shapes.shape import Area, Disc, Point, Ring, Role, Shape, Shapes, Stroke, around, star
from spacealert.narration.shapes.ship_layout import SHEET, Frame

FLASH = 0.45  # of the way home: when space turns white
_STARS = 54
# The ship in pieces: which part of the drawing each is, where it drifts to, and how far it turns, in degrees.
PIECES: tuple[tuple[Frame, Point, float], ...] = (
    (Frame(0, 300, 247, 340), (-70, 34), -14),
    (Frame(247, 296, 226, 344), (12, -46), 7),
    (Frame(473, 300, 247, 340), (96, 52), 19),
)


def streaks(share: float) -> Shapes:
    """The stars run down past the ship, ever faster; after the flash they slow down again."""
    speed = share / FLASH if share < FLASH else max(0.04, 1 - (share - FLASH) / 0.4)
    return tuple(_streaks(speed, share))


def _streaks(speed: float, share: float) -> Iterator[Shape]:
    for number in range(_STARS):
        x = (number * 97.3 + 31) % SHEET.wide
        y = (number * 61.7 + share * 900 * (1 + number % 3)) % SHEET.high
        role = Role.SHIELD if number % 3 else Role.TEXT
        yield Stroke(((x, y - 2 - 190 * speed * speed), (x, y)), 1.5 + speed, role, 0.25 + 0.5 * speed)


def flash(share: float) -> float:
    """How white everything is."""
    return max(0.0, 1 - abs(share - FLASH) / 0.16)


def home(share: float) -> Shapes:
    """Rings run out from where the ship came out of its jump."""
    if share <= FLASH:
        return ()
    after = (share - FLASH) / (1 - FLASH)
    return tuple(
        Ring(360, 450, 60 + 640 * reach, 5 * (1 - reach) + 1, Role.GOOD, 0.8 * (1 - reach))
        for ring in range(3)
        if 0 < (reach := after * 1.3 - ring * 0.25) < 1
    )


def drift(share: float) -> float:
    """How far the pieces have come: slowly at first, and at rest in the end."""
    gone = max(0.0, (share - 0.25) / 0.75)
    return 1 - (1 - gone) ** 2


def explosions(share: float, zone_middle: float) -> Shapes:
    """One after the other, from the zone that was lost over the whole ship; in the end embers are left."""
    return (*_bursts(share, zone_middle), *_embers(share))


def _bursts(share: float, middle: float) -> Iterator[Shape]:
    for number in range(14):
        begin = number * 0.045
        life = (share - begin) / 0.3
        if not 0 <= life < 1:
            continue
        spread = min(1.0, number / 8)
        x = middle + ((number * 173) % 640 - 320) * spread * 0.9
        y = 450 + ((number * 89) % 200 - 100) * (0.4 + 0.6 * spread)
        large = 1.2 + (number % 4) * 0.5
        yield Disc(x, y, 34 * large * (1 - life), Role.TEXT, 0.7 * (1 - life))
        yield Area(
            star(x, y, (24 + 46 * life) * large, (12 + 20 * life) * large, 9, life / 5), Role.FIRE, 0.9 * (1 - life)
        )
        yield Ring(x, y, (14 + 80 * life) * large, 5 * (1 - life) + 1, Role.WARN, 0.8 * (1 - life))


def _embers(share: float) -> Iterator[Shape]:
    if share < 0.3:
        return
    reach = (share - 0.3) / 0.7
    for number in range(40):
        x, y = around(360, 450, 40 + (70 + (number * 53) % 330) * reach**0.6, (number * 0.381) % 1)
        role = (Role.FIRE, Role.METAL, Role.ALARM)[number % 3]
        yield Area(star(x, y, 4 + number % 4, 2, 4, number / 7 + share), role, 0.35 + 0.5 * (1 - reach))
