"""The exploration campaign (§6): several missions on one ship, which is only partly repaired between them."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from spacealert.engine import ship
from spacealert.engine.game import Carryover, Game, Score
from spacealert.engine.table import Resolution

MISSIONS = 3
LENGTHS = (MISSIONS, 5)  # The New Frontier has an achievement for a campaign of five
MOST_MISSIONS = max(LENGTHS)
REPAIRS_PER_ZONE = 2
SQUADS = len(ship.BAYS)


class NotAllowed(ValueError):
    """Raised for a repair or another step that the rules do not allow now."""


@frozen
class Tile:
    """A damage tile on the ship."""

    zone: str
    tile: str


@frozen
class Squad:
    """A disabled battlebot squad. The two squads are interchangeable."""


Repair = Tile | Squad | None  # None if this member repairs nothing


@frozen
class Aftermath:
    """A ship that came home: its damage, disabled squads, and the crew members who can repair.

    `awake` lists conscious crew members in turn order, including androids.
    """

    tiles: Mapping[str, tuple[str, ...]]
    disabled_squads: int
    awake: tuple[str, ...]


def as_mission_result(game: Game, resolution: Resolution) -> "MissionResult":
    """Return the campaign's record of a mission."""
    if resolution.score is None:
        return MissionResult(None, None, resolution.lost_to)
    end = resolution.end
    return MissionResult(
        resolution.score,
        Aftermath(
            tiles={name: zone.tiles for name, zone in end.zones.items()},
            disabled_squads=SQUADS - len(game.carried.bays) - resolution.score.disabled_squads,
            awake=tuple(
                member.color for member, figure in zip(game.crew, end.crew, strict=True) if not figure.knocked_out
            ),
        ),
    )


# --- repairs --------------------------------------------------------------------------------------------------------


def next_repairer(after: Aftermath, done: Sequence[Repair]) -> str | None:
    """Return the crew member who repairs next, captain first, or None when everyone has had a turn."""
    return after.awake[len(done)] if len(done) < len(after.awake) else None


def available_repairs(after: Aftermath, done: Sequence[Repair]) -> tuple[Tile | Squad, ...]:
    """Return the tiles and squads that the next crew member can repair."""
    if next_repairer(after, done) is None:
        return ()
    left = _apply(after, done)
    repaired = [item.zone for item in done if isinstance(item, Tile)]
    tiles = [
        Tile(zone, tile)
        for zone in ship.ZONES
        if repaired.count(zone) < REPAIRS_PER_ZONE
        for tile in left.tiles.get(zone, ())
    ]
    return (*tiles, *([Squad()] if left.disabled_squads else []))


def apply_repairs(after: Aftermath, done: Sequence[Repair]) -> Aftermath:
    """Return the ship after these repairs, one by each conscious crew member in turn order. None means no repair."""
    for place, item in enumerate(done):
        if item is None and place < len(after.awake):
            continue
        if item not in available_repairs(after, done[:place]):
            raise NotAllowed(item)
    return _apply(after, done)


def _apply(after: Aftermath, done: Sequence[Repair]) -> Aftermath:
    gone = {item for item in done if isinstance(item, Tile)}
    return evolve(
        after,
        tiles={
            zone: tuple(tile for tile in after.tiles.get(zone, ()) if Tile(zone, tile) not in gone)
            for zone in ship.ZONES
        },
        disabled_squads=after.disabled_squads - sum(isinstance(item, Squad) for item in done),
    )


def available_bays(after: Aftermath) -> tuple[tuple[str, ...], ...]:
    """Return every choice of bays for the squads that are ready: both, either one, or none."""
    ready = SQUADS - after.disabled_squads
    if ready == 1:
        return tuple((bay,) for bay in ship.BAYS)
    return (ship.BAYS,) if ready else ((),)


def next_mission(after: Aftermath, done: Sequence[Repair], bays: tuple[str, ...] | None = None) -> Carryover:
    """Return the initial state of the next mission. `bays` is the crew's choice if only one squad is ready."""
    ready = apply_repairs(after, done)
    choices = available_bays(ready)
    if bays is None and len(choices) == 1:
        bays = choices[0]
    if bays not in choices:
        raise NotAllowed(bays)
    return Carryover({zone: tiles for zone, tiles in ready.tiles.items() if tiles}, bays)


# --- the campaign ---------------------------------------------------------------------------------------------------


@frozen
class MissionResult:
    """One mission of a campaign: its score and damage, or the card that destroyed the ship."""

    score: Score | None
    after: Aftermath | None
    lost_to: str | None = None


@frozen
class Campaign:
    """The missions flown so far. The crew can end the campaign after any mission."""

    missions: tuple[MissionResult, ...] = ()
    ended: bool = False
    length: int = MISSIONS

    @property
    def is_lost(self) -> bool:
        return any(flown.score is None for flown in self.missions)

    @property
    def is_over(self) -> bool:
        return self.ended or self.is_lost or len(self.missions) == self.length

    def with_mission(self, flown: MissionResult) -> "Campaign":
        if self.is_over:
            raise NotAllowed(flown)
        return evolve(self, missions=(*self.missions, flown))

    def end(self) -> "Campaign":
        """Return the campaign, ended early by the crew."""
        if self.is_over or not self.missions:
            raise NotAllowed(self)
        return evolve(self, ended=True)

    @property
    def score(self) -> Score | None:
        """The score if the campaign ends here (§6.3), or None if it has no missions or the ship was lost.

        Only the last mission's penalties count.
        """
        scores = [flown.score for flown in self.missions if flown.score is not None]
        if not scores or self.is_lost:
            return None
        last, after = scores[-1], self.missions[-1].after
        return Score(
            destroyed=sum(score.destroyed for score in scores),
            survived=sum(score.survived for score in scores),
            visual=sum(score.visual for score in scores) // len(scores),
            damage=last.damage,
            worst_zone=last.worst_zone,
            knocked_out=last.knocked_out,
            disabled_squads=-after.disabled_squads if after else last.disabled_squads,
            bonus=sum(score.bonus for score in scores),
        )
