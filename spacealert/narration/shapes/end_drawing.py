"""The two endings as animations: the ship jumps home, or it breaks apart.

`share` is the progress from 0 to 1. Both animations end in a still picture.
"""

from collections.abc import Iterator
from math import sin

from attrs import frozen

from spacealert.engine.view import PersonView, View
from spacealert.narration.shapes.shape import Area, Effect, Glow, Point, Ray, Role, point_on_circle, star_points
from spacealert.narration.shapes.ship_layout import MIDDLE, SHIP, Frame

FILM = Frame(-250, 70, 1220, 716)  # includes the space around the ship that a wide window shows
FLASH = 0.42  # share of the return flight at which space turns white
DARK, BREAKS = 0.07, 0.3  # shares of the loss animation at which the lights go out and the ship breaks apart
TOLD = 0.45  # share of either animation at which the verdict appears
_STARS = 46
_WAVES = 16  # arm movements of each person on the hull during the return flight
_LYING = 2  # units above the hull
_NOZZLES = tuple((MIDDLE[zone] + side, 612.0 if zone == "white" else 602.0) for zone in MIDDLE for side in (-62, 62))
_HULL = ((84.0, 323.0), (200.0, 319.0), (292.0, 307.0), (432.0, 307.0), (524.0, 319.0))  # spots for five people
_TEETH, _TOOTH = 15, 26  # the teeth of a torn edge: their number and depth
# Pieces of the ship: part of the drawing, drift, and rotation in degrees.
PIECES: tuple[tuple[Frame, Point, float], ...] = (
    (Frame(0, 300, 247, 340), (-150, 52), -24),
    (Frame(247, 296, 226, 344), (18, -64), 11),
    (Frame(473, 300, 247, 340), (178, 76), 31),
)


@frozen
class Survivor:
    """A crew member in one of the endings, with position, pose and rotation."""

    figure: PersonView
    at: Point
    pose: str
    turn: int = 0


def draw_streaks(share: float) -> Iterator[Effect]:
    """Draw stars that race past the ship, until they stop after the flash."""
    speed = share / FLASH if share < FLASH else max(0.0, 1 - (share - FLASH) / 0.2)
    for number in range(_STARS if speed else 0):
        x = FILM.x + (number * 197.3 + 31) % FILM.wide
        y = FILM.y + (number * 161.7 + share * share * 5200 * (1 + number % 3)) % (FILM.high + 200) - 100
        role = Role.SHIELD if number % 3 else Role.TEXT
        bright = (0.3 + 0.6 * speed) * min(1.0, speed * 4)
        yield Ray(((x, y - 4 - 260 * speed * speed), (x, y)), 5 + 5 * speed, role, bright)


def draw_engines(share: float) -> Iterator[Effect]:
    """Draw engines that burn brighter until the jump and then idle."""
    power = 0.3 + 1.5 * (share / FLASH) ** 2 if share < FLASH else 0.35
    for x, y in _NOZZLES:
        yield Glow(x, y + 12, 30 + 26 * power, Role.SHIELD, min(1.0, 0.5 + 0.4 * power))
        yield Ray(((x, y + 4), (x, y + 20 + 60 * power)), 26, Role.SHIELD, min(1.0, 0.3 + 0.5 * power))


def shake_offset(share: float) -> Point:
    """Return the offset of the shaking ship before the jump."""
    hard = 5 * max(0.0, share / FLASH - 0.5) if share < FLASH else 0.0
    return hard * sin(share * 611), hard * sin(share * 487)


def flash_strength(share: float) -> float:
    """Return the intensity of the white flash when the ship jumps."""
    return max(0.0, min(1.0, 1.12 - abs(share - FLASH) / 0.07))  # full for two frames or more


def place_home_crew(view: View, share: float) -> list[Survivor]:
    """Return the crew as they come out onto the hull one by one.

    Each conscious member can carry an unconscious one. Any other unconscious members lie on the hull.
    """
    standing = [figure for figure in view.crew if not figure.knocked_out]
    carried = [figure for figure in view.crew if figure.knocked_out]
    places = _HULL if len(view.crew) > 4 else _HULL[:2] + _HULL[3:]
    found = []
    for number, figure in enumerate((*standing, *carried[len(standing) :])):
        out = min(1.0, max(0.0, (share - FLASH - 0.06 - 0.025 * number) / 0.08))
        if not out:
            continue
        x, y = places[number % len(places)]
        at = (x, y + 30 * (1 - out))
        if figure.knocked_out:
            found.append(Survivor(figure, (x, at[1] - _LYING), "fall"))
            continue
        load = carried[number] if number < len(carried) else None
        waves = (number + int(share * _WAVES)) % 2 == 0
        found.append(Survivor(figure, at, "carry" if load else "cheer" if waves else "stand"))
        if load:
            found.append(Survivor(load, (x, at[1] - 66), "fall"))
    return found


def light_strength(share: float) -> float:
    """Return the brightness of a lost ship's lamps while they flicker and dim."""
    if share < DARK:
        return 1.0
    return 0.8 if DARK + 0.02 < share < DARK + 0.035 else 0.62


def draw_blaze(share: float) -> Iterator[Effect]:
    """Draw the fire behind the wreck, which still burns at the end."""
    if share > BREAKS:
        burning = min(1.0, (share - BREAKS) / 0.05) * (1 - 0.25 * share)
        yield Glow(360, 470, 330, Role.ALARM, 0.7 * burning)
        yield Glow(320, 490, 190, Role.FIRE, 0.6 * burning)


def draw_torn_edges(frame: Frame) -> Iterator[tuple[tuple[Point, ...], tuple[Effect, ...]]]:
    """Yield the torn sides of a piece of the wreck: for each, the area to cut away and the glow along the edge."""
    for side in (frame.x, frame.right):
        if not SHIP.x < side < SHIP.right - _TOOTH:
            continue
        inside = 1 if side == frame.x else -1
        edge = tuple(
            (side + inside * (4 + (tooth * 37 + round(side)) % _TOOTH), frame.y + frame.high * tooth / _TEETH)
            for tooth in range(_TEETH + 1)
        )
        embers = (Glow(x, y, 34, Role.FIRE, 0.6) for x, y in edge)
        out = side - inside * 4
        yield ((out, frame.y), *edge, (out, frame.bottom)), (*embers, Ray(edge, 9, Role.FIRE, 1.0))


def drift_progress(share: float) -> float:
    """Return how far the pieces of the wreck have drifted, from 0 to 1. They slow down and stop at the end."""
    gone = max(0.0, (share - BREAKS) / (1 - BREAKS))
    return 1 - (1 - gone) ** 2


def place_lost_crew(view: View, share: float) -> list[Survivor]:
    """Return the crew drifting away in their suits. Everyone conscious is waving."""
    gone = max(0.0, (share - BREAKS - 0.05) / (0.95 - BREAKS))
    if not gone:
        return []
    found = []
    for number, figure in enumerate(view.crew):
        far = 60 + 240 * (1 - (1 - gone) ** 2)
        x, y = point_on_circle(360, 470, far, (0.27, 0.39, 0.5, 0.61, 0.73)[number % 5])
        turn = round((-1) ** number * (20 + 12 * number + 70 * gone) / 10) * 10
        found.append(Survivor(figure, (x * 1.25 - 90, y), "fall" if figure.knocked_out else "cheer", turn))
    return found


def draw_bursts(share: float, zone_middle: float) -> Iterator[Effect]:
    """Draw explosions that spread from the lost zone over the whole ship, leaving embers."""
    for number in range(15):
        life = (share - DARK - 0.05 - number * 0.026) / 0.2
        if 0 <= life < 1:
            spread = min(1.0, number / 8)
            x = zone_middle + ((number * 173) % 640 - 320) * spread * 0.9
            y = 450 + ((number * 89) % 200 - 100) * (0.4 + 0.6 * spread)
            large = 1.2 + (number % 4) * 0.5 + (2.2 if number == 8 else 0)
            yield Glow(x, y, 60 * large * (0.5 + life), Role.FIRE, 1 - life)
            yield Glow(x, y, 44 * large * (1 - life), Role.TEXT, 1 - life)
            for spark in range(5):
                turn = (number * 0.31 + spark * 0.2) % 1
                ends = (point_on_circle(x, y, 70 * large * part, turn) for part in (max(0.0, life - 0.25), life))
                yield Ray(tuple(ends), 7, Role.WARN, 1 - life)
    if share > BREAKS:
        reach = (share - BREAKS) / (1 - BREAKS)
        for number in range(34):
            x, y = point_on_circle(360, 450, 40 + (90 + (number * 53) % 420) * reach**0.6, (number * 0.381) % 1)
            role = (Role.FIRE, Role.METAL, Role.EDGE)[number % 3]
            yield Area(star_points(x, y, 4 + number % 5, 2, 4, number / 7 + share), role, 0.4 + 0.5 * (1 - reach))
        for middle, low in ((247.0, 380.0), (473.0, 520.0)):
            yield Glow(middle, low, 120 * (1 - 0.5 * reach), Role.FIRE, 0.7 * (1 - reach) ** 2)


def loss_flash_strength(share: float) -> float:
    """Return the intensity of the white flash when the ship breaks apart."""
    return max(0.0, min(1.0, 1.2 - abs(share - BREAKS) / 0.02))
