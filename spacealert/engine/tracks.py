"""The seven trajectories: how long each is, where its letters stand, and what a threat passes on its way.

Spaces count from the ship: 1 is next to it and always Z, the length is where a threat appears.
"""

from typing import Final, Literal

from attrs import Factory, field, frozen

from spacealert.engine.ship import ZONES

Letter = Literal["X", "Y", "Z"]

PLACES: Final = (*ZONES, "internal")  # where a board lies: one for each zone, one for internal threats
SECTION: Final = 5


FASTEST: Final = 12


Move = tuple[int, tuple[tuple[int, Letter], ...]]  # where it ends, and each letter on the way with its space


def _moves(track: "Track") -> dict[tuple[int, int], Move]:
    """Every move there is, worked out once: from a space at a speed."""
    found = {}
    for origin in range(1, track.length + 1):
        for speed in range(FASTEST + 1):
            space = max(origin - speed, 1)
            passed = [(at, track.letters[at]) for at in range(origin - 1, space - 1, -1) if at in track.letters]
            found[origin, speed] = (space, tuple(passed))
    return found


@frozen
class Track:
    """A trajectory by its letters; `letters[space]` is "X", "Y" or "Z"."""

    id: str
    length: int
    letters: dict[int, Letter]
    moves: dict[tuple[int, int], Move] = field(
        init=False, eq=False, repr=False, default=Factory(_moves, takes_self=True)
    )

    @property
    def all_letters(self) -> str:
        """From the first space to Z."""
        return self.passed(self.length, 1)

    def passed(self, origin: int, space: int) -> str:
        """The letters that a threat stops on or passes, in their order, moving from `origin` to `space`.

        >>> TRACKS["T6"].passed(11, 7)
        'XY'
        """
        return "".join(self.letters.get(at, "") for at in range(origin - 1, space - 1, -1))


def _track(id_: str, length: int, *, x: int, y: tuple[int, ...] = ()) -> Track:
    return Track(id_, length, {x: "X", **dict.fromkeys(y, "Y"), 1: "Z"})


TRACKS: Final = {
    track.id: track
    for track in (
        _track("T1", 10, x=5),
        _track("T2", 11, x=8),
        _track("T3", 12, x=8, y=(3,)),
        _track("T4", 13, x=9, y=(5,)),
        _track("T5", 14, x=11, y=(7,)),
        _track("T6", 15, x=10, y=(7, 3)),
        _track("T7", 16, x=12, y=(8, 5)),
    )
}


def distance(space: int) -> int:
    """The five spaces nearest the ship are distance 1, the next five 2, the rest 3."""
    return 1 if space <= SECTION else 2 if space <= 2 * SECTION else 3
