"""How a card is declared: an external threat, an intruder, a malfunction; its deck is read from its code."""

from spacealert.engine.cards.card import Card, Effect, Trait
from spacealert.engine.events import Button
from spacealert.engine.ship import Station

Effects = Effect | tuple[Effect, ...]

# By the code's beginning: the severity, the color, and the points for surviving and for destroying it.
DECKS = {
    "1": {"common": ("white", 2, 4), "serious": ("white", 4, 8)},
    "2": {"common": ("yellow", 3, 6), "serious": ("yellow", 6, 12)},
    "3": {"common": ("red", 4, 8), "serious": ("red", 8, 16)},
}


def external(
    code: str,
    *,
    shields: int,
    hull: int,
    speed: int,
    x: Effects,
    y: Effects,
    z: Effects,
    points: tuple[int | None, int] | None = None,
    traits: Trait | tuple[Trait, ...] = (),
) -> Card:
    """`points` for surviving and for destroying it, where they are not those of its deck; nobody survives some."""
    severity, color, survive, destroy_ = _deck(code)
    scores: tuple[int | None, int] = points or (survive, destroy_)
    return Card(
        code, "external", severity, color, hull, speed, _all(x), _all(y), _all(z),
        None if _loses_ship(z) else scores[0], scores[1], shields=shields, traits=_all_traits(traits),
    )  # fmt: skip


def intruder(
    code: str,
    *,
    hull: int,
    speed: int,
    at: Station | tuple[Station, ...],
    x: Effects,
    y: Effects,
    z: Effects,
    fires_back: bool = False,
    points: int | None = None,
    traits: Trait | tuple[Trait, ...] = (),
) -> Card:
    """Battlebots deal with it. `points` for destroying it, where they are not those of its deck."""
    severity, color, survive, destroy_ = _deck(code)
    return Card(
        code, "intruder", severity, color, hull, speed, _all(x), _all(y), _all(z),
        None if _loses_ship(z) else survive, points or destroy_, stations=_stations(at), system="bots",
        fires_back=fires_back, traits=_all_traits(traits),
    )  # fmt: skip


def malfunction(
    code: str,
    *,
    hull: int,
    speed: int,
    at: Station | tuple[Station, ...],
    system: Button,
    x: Effects,
    y: Effects,
    z: Effects,
    points: tuple[int, int] | None = None,
    traits: Trait | tuple[Trait, ...] = (),
) -> Card:
    """It breaks a system, whose button repairs it."""
    severity, color, survive, destroy_ = _deck(code)
    survive, destroy_ = points or (survive, destroy_)
    return Card(
        code, "malfunction", severity, color, hull, speed, _all(x), _all(y), _all(z),
        None if _loses_ship(z) else survive, destroy_, stations=_stations(at), system=system,
        traits=_all_traits(traits),
    )  # fmt: skip


def _deck(code: str) -> tuple[str, str, int, int]:
    severity = "serious" if code.startswith("S") else "common"
    color, survive, destroyed = DECKS[code.split("-")[0][-1]][severity]
    return severity, color, survive, destroyed


def _loses_ship(z: Effects) -> bool:
    return any(effect.word == "lose-ship" for effect in _all(z))


def _all(effects: Effects) -> tuple[Effect, ...]:
    return (effects,) if isinstance(effects, Effect) else effects


def _all_traits(traits: Trait | tuple[Trait, ...]) -> tuple[Trait, ...]:
    return (traits,) if isinstance(traits, Trait) else traits


def _stations(at: Station | tuple[Station, ...]) -> tuple[Station, ...]:
    return (at,) if isinstance(at, str) else at
