"""Threat cards: their printed values, their X, Y and Z actions, and their special traits.

A trait defines only the hooks it needs. The turn loop calls each hook at the right time, without referring to any
particular card.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeVar

from attrs import Factory, field, frozen

from spacealert.engine.events import Button
from spacealert.engine.ship import Station

if TYPE_CHECKING:
    from spacealert.engine.events import PassedOver, ReducedBy, Weapon, WeaponHit
    from spacealert.engine.ship import Zone
    from spacealert.engine.state import Person, State, ThreatState

P = ParamSpec("P")
T = TypeVar("T")
Taken = tuple[int, int, "ReducedBy | None"]  # marks, shields counted, and the reason for any reduction


@frozen
class Effect:
    """One effect of an X, Y or Z action. `word` and `facts` describe it, and `do` applies it."""

    word: str
    facts: Mapping[str, Any]
    do: "Callable[[State, ThreatState], object]" = field(eq=False, repr=False)


def effect(
    *facts: str, word: str = ""
) -> "Callable[[Callable[Concatenate[State, ThreatState, P], object]], Callable[P, Effect]]":
    """Turn a function into an effect that cards declare with arguments, such as `damage(2)`.

    `facts` are the names of the arguments. `word` is the end of the effect's text id, by default the function's name.
    """

    def declare(do: "Callable[Concatenate[State, ThreatState, P], object]") -> "Callable[P, Effect]":
        deed: Callable[..., object] = do

        def make_effect(*values: P.args, **_: P.kwargs) -> Effect:
            bound = (lambda state, threat: deed(state, threat, *values)) if values else deed
            return Effect(word or do.__name__.replace("_", "-"), dict(zip(facts, values, strict=True)), bound)

        return make_effect

    return declare


class Trait:
    """A special rule of a card, defined by the hooks it overrides. `word` is part of the id of its text."""

    word: str
    attracts: ClassVar[str | None] = None  # weapon that can only target this threat
    alone_with_interceptors: ClassVar[int | None] = None  # damage from interceptors that target nothing else
    tiles_per_point: ClassVar[int] = 1  # per point of damage that gets past the shields
    leaves_tokens: ClassVar[bool] = False  # whether its tokens stay in the stations after Z
    moves_with_host: ClassVar[bool] = False
    spans_all_zones: ClassVar[bool] = False  # whether the lasers of every zone can hit it

    def on_appear(self, state: "State", threat: "ThreatState") -> None:
        """React to the threat's appearance on the trajectory."""

    def why_ignored(self, threat: "ThreatState", weapon: "Weapon") -> "PassedOver | None":
        """Return why this weapon ignores the threat (one of `events.PassedOver`), or None."""
        return None

    def override_damage(
        self, state: "State", threat: "ThreatState", hits: "list[WeaponHit]", shields: int
    ) -> Taken | None:
        """Return the damage from these hits, the shields applied and the reason, or None to apply the normal rule."""
        return None

    def on_hit(self, state: "State", threat: "ThreatState", hits: "list[WeaponHit]") -> None:
        """React to hits on the threat, after their damage has been dealt."""

    def on_damage_step_end(self, state: "State", threat: "ThreatState") -> None:
        """React to the end of a damage step in which the threat was damaged or destroyed."""

    def on_repair(self, state: "State", threat: "ThreatState", person: "Person", station: "Station") -> bool:
        """React to a repair. Return whether the repair has its usual effect."""
        return True

    def on_actions_end(self, state: "State", threat: "ThreatState") -> None:
        """React to the end of all actions this turn."""

    def on_battlebots_attack(self, state: "State", threat: "ThreatState", person: "Person") -> bool:
        """React to battlebots attacking the threat's token. Return whether the attack deals damage as usual."""
        return True

    def on_defeat(self, state: "State", threat: "ThreatState", person: "Person") -> None:
        """React to the threat's destruction by this crew member."""

    def on_crew_enter(self, state: "State", threat: "ThreatState", person: "Person") -> None:
        """React to someone entering a station that has one of the threat's tokens."""

    # --- The New Frontier only

    def effective_marks(self, state: "State", threat: "ThreatState", person: "Person", marks: int) -> int:
        """Return how many marks an attack or a repair actually adds, if it would normally add `marks`."""
        return marks

    def on_damaged_by_crew(self, state: "State", threat: "ThreatState", person: "Person") -> None:
        """React to damage or repair by this crew member."""

    def on_crew_move(self, state: "State", threat: "ThreatState", person: "Person") -> None:
        """React to someone entering a station, from another station or from space."""

    def on_crew_travel(self, state: "State", threat: "ThreatState", person: "Person", origin: "Station") -> None:
        """React to someone's complete move, which can lead through a third station."""

    def on_crew_knocked_out(self, state: "State", threat: "ThreatState", person: "Person") -> None:
        """React to someone being knocked out."""

    def on_central_laser_shot(self, state: "State", threat: "ThreatState") -> None:
        """React to a shot from the central heavy laser."""

    def current_speed(self, state: "State", threat: "ThreatState", speed: int) -> int:
        """Return the threat's speed this turn. Its usual speed is `speed`."""
        return speed

    def on_movement_end(self, state: "State", threat: "ThreatState") -> None:
        """React to the end of the threat's regular movement, if the threat is still on its trajectory."""

    def attack_reduction(self, state: "State", threat: "ThreatState") -> int:
        """Return how much weaker each of the threat's attacks is now."""
        return 0

    def on_attack_end(self, state: "State", threat: "ThreatState", zone: "Zone", absorbed: int, through: int) -> None:
        """React to the end of one of the threat's attacks."""

    def on_destroyed(self, state: "State", threat: "ThreatState") -> None:
        """React to the threat's destruction."""

    def on_marker_at_z(self, state: "State", threat: "ThreatState") -> None:
        """React to a destroyed threat's marker reaching Z."""

    def on_jump(self, state: "State", threat: "ThreatState") -> None:
        """React to the ship's jump. Not called for threats that have been destroyed."""

    def on_rocket_lost(self, state: "State", threat: "ThreatState") -> None:
        """React to the loss of a rocket on board."""


def _derived(read: "Callable[[Card], Any]") -> Any:
    """Return a field that is computed once from the other fields."""
    return field(init=False, default=Factory(read, takes_self=True), eq=False, repr=False)


def _is_steady(traits: tuple[Trait, ...]) -> bool:
    return all(
        type(trait).current_speed is Trait.current_speed and type(trait).on_movement_end is Trait.on_movement_end
        for trait in traits
    )


def _hooks(traits: tuple[Trait, ...]) -> dict[str, tuple[Trait, ...]]:
    return {
        name: tuple(trait for trait in traits if getattr(type(trait), name) is not hook)
        for name, hook in vars(Trait).items()
        if callable(hook)
    }


@frozen
class Card:
    """A threat card.

    `sort` is "external", "intruder" or "malfunction". `system` is the button that repairs a malfunction. `survive` and
    `destroy` are the points for each outcome. `survive` is None if Z destroys the ship.
    """

    code: str
    sort: str
    severity: str  # "common", "serious"
    color: str  # "white", "yellow", "red"
    hull: int
    speed: int
    x: tuple[Effect, ...]
    y: tuple[Effect, ...]
    z: tuple[Effect, ...]
    survive: int | None
    destroy: int
    shields: int = 0
    stations: "tuple[Station, ...]" = ()
    system: "Button | None" = None  # "A", "B", "C", or "bots" for battlebots and interceptors
    fires_back: bool = False
    traits: tuple[Trait, ...] = ()
    # Derived from the traits and the effects:
    attracts: str | None = _derived(lambda card: next((one.attracts for one in card.traits if one.attracts), None))
    tiles_per_point: int = _derived(lambda card: max((trait.tiles_per_point for trait in card.traits), default=1))
    leaves_tokens: bool = _derived(lambda card: any(trait.leaves_tokens for trait in card.traits))
    moves_with_host: bool = _derived(lambda card: any(trait.moves_with_host for trait in card.traits))
    spans_all_zones: bool = _derived(lambda card: any(trait.spans_all_zones for trait in card.traits))
    moves_steadily: bool = _derived(lambda card: _is_steady(card.traits))  # only its speed decides its movement
    hooks: Mapping[str, tuple[Trait, ...]] = _derived(lambda card: _hooks(card.traits))
    effects: Mapping[str, tuple[Effect, ...]] = _derived(lambda card: {"X": card.x, "Y": card.y, "Z": card.z})

    @property
    def box(self) -> str:
        """The box that contains the card. In The New Frontier, card numbers have three digits."""
        return "new-frontier" if len(self.code.partition("-")[2]) == 3 else "base"


Effects = Effect | tuple[Effect, ...]

# Severity, color, and points for surviving and destroying it, by code prefix.
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
    """Declare an external threat.

    `points` replaces the deck's points for surviving the threat (None if that is impossible) and for destroying it.
    """
    severity, color, survive, destroy_ = _deck(code)
    scores: tuple[int | None, int] = points or (survive, destroy_)
    return Card(
        code, "external", severity, color, hull, speed, _as_tuple(x), _as_tuple(y), _as_tuple(z),
        None if _loses_ship(z) else scores[0], scores[1], shields=shields, traits=_as_tuple(traits),
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
    """Declare an intruder, which battlebots fight. `points` replaces the deck's points for destroying it."""
    severity, color, survive, destroy_ = _deck(code)
    return Card(
        code, "intruder", severity, color, hull, speed, _as_tuple(x), _as_tuple(y), _as_tuple(z),
        None if _loses_ship(z) else survive, points or destroy_, stations=_as_tuple(at), system="bots",
        fires_back=fires_back, traits=_as_tuple(traits),
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
    """Declare a malfunction, which covers a button and is repaired by pressing it."""
    severity, color, survive, destroy_ = _deck(code)
    survive, destroy_ = points or (survive, destroy_)
    return Card(
        code, "malfunction", severity, color, hull, speed, _as_tuple(x), _as_tuple(y), _as_tuple(z),
        None if _loses_ship(z) else survive, destroy_, stations=_as_tuple(at), system=system,
        traits=_as_tuple(traits),
    )  # fmt: skip


def _deck(code: str) -> tuple[str, str, int, int]:
    severity = "serious" if code.startswith("S") else "common"
    color, survive, destroyed = DECKS[code.split("-")[0][-1]][severity]
    return severity, color, survive, destroyed


def _loses_ship(z: Effects) -> bool:
    return any(effect.word == "lose-ship" for effect in _as_tuple(z))


def _as_tuple(given: T | tuple[T, ...]) -> tuple[T, ...]:
    return given if isinstance(given, tuple) else (given,)
