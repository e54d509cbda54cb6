"""The exploration campaign (§6): some missions on one ship, whose damage is only partly repaired between them.

Pure functions on values: what a mission left behind, what may be repaired next and by whom, what the next mission
starts with, and what the campaign is worth when it ends.
"""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from spacealert.engine import ship
from spacealert.engine.game import Carried, Game, Score
from spacealert.engine.table import Resolution

MISSIONS = 3
LENGTHS = (MISSIONS, 5)  # a campaign of five is an achievement of The New Frontier
MOST_MISSIONS = max(LENGTHS)
REPAIRS_PER_ZONE = 2
SQUADS = len(ship.BAYS)


class NotAllowed(ValueError):
    """A repair that the rules do not have, or a step that a campaign cannot take now."""


@frozen
class Tile:
    """A damage tile lying on the ship."""

    zone: str
    tile: str


@frozen
class Squad:
    """One of the disabled battlebot squads: once disabled, it does not matter which."""


Repair = Tile | Squad | None  # None: this member repairs nothing


@frozen
class Aftermath:
    """A ship that came home: its damage, how many squads are disabled, and who is awake to repair.

    `awake` are the conscious members in the order of acting, androids among them; whoever was knocked out, in space
    too, is there again for the next mission but repairs nothing. Malfunctions and intruders are gone.
    """

    tiles: Mapping[str, tuple[str, ...]]
    disabled_squads: int
    awake: tuple[str, ...]


def flown(game: Game, resolution: Resolution) -> "Flown":
    """A mission as the campaign remembers it. A squad that was not there to be placed is disabled still."""
    if resolution.score is None:
        return Flown(None, None, resolution.lost_to)
    end = resolution.end
    return Flown(
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


def whose_turn(after: Aftermath, done: Sequence[Repair]) -> str | None:
    """Who repairs next, captain first; nobody when all have had their turn."""
    return after.awake[len(done)] if len(done) < len(after.awake) else None


def possible(after: Aftermath, done: Sequence[Repair]) -> tuple[Tile | Squad, ...]:
    """What the next member may repair after what the earlier ones did: one tile, at most two of a zone, or a squad."""
    if whose_turn(after, done) is None:
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


def repaired(after: Aftermath, done: Sequence[Repair]) -> Aftermath:
    """The ship after these repairs, one for each member awake, in order; those who are left out repair nothing."""
    for place, item in enumerate(done):
        if item is None and place < len(after.awake):
            continue
        if item not in possible(after, done[:place]):
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


def bays_to_choose(after: Aftermath) -> tuple[tuple[str, ...], ...]:
    """Where squads may stand at the start: in both bays, in one that the crew chooses, or in none."""
    ready = SQUADS - after.disabled_squads
    if ready == 1:
        return tuple((bay,) for bay in ship.BAYS)
    return (ship.BAYS,) if ready else ((),)


def next_mission(after: Aftermath, done: Sequence[Repair], bays: tuple[str, ...] | None = None) -> Carried:
    """What the next mission starts with. With one squad left, `bays` is the crew's choice; else it may be left out."""
    ready = repaired(after, done)
    choices = bays_to_choose(ready)
    if bays is None and len(choices) == 1:
        bays = choices[0]
    if bays not in choices:
        raise NotAllowed(bays)
    return Carried({zone: tiles for zone, tiles in ready.tiles.items() if tiles}, bays)


# --- the campaign ---------------------------------------------------------------------------------------------------


@frozen
class Flown:
    """One mission of a campaign: its score and what it left, or neither and the card that ended it all."""

    score: Score | None
    after: Aftermath | None
    lost_to: str | None = None


@frozen
class Campaign:
    """The missions flown so far; the crew may end it after any of them."""

    missions: tuple[Flown, ...] = ()
    ended: bool = False
    length: int = MISSIONS

    @property
    def lost(self) -> bool:
        return any(flown.score is None for flown in self.missions)

    @property
    def over(self) -> bool:
        return self.ended or self.lost or len(self.missions) == self.length

    def fly(self, flown: Flown) -> "Campaign":
        """The campaign with one mission more."""
        if self.over:
            raise NotAllowed(flown)
        return evolve(self, missions=(*self.missions, flown))

    def end(self) -> "Campaign":
        """The campaign ended by agreement before its last mission."""
        if self.over or not self.missions:
            raise NotAllowed(self)
        return evolve(self, ended=True)

    @property
    def score(self) -> Score | None:
        """What it is worth if it ends here (§6.3), penalties as after the last mission; nothing once a ship is lost."""
        scores = [flown.score for flown in self.missions if flown.score is not None]
        if not scores or self.lost:
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
