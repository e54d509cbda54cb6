"""The eight people of the expedition, and where each stands in the game."""

from enum import StrEnum

from attrs import define

from spacealert.companions.the_thing.locations import Location

GREEN_SPACE, YELLOW_SPACE = 0, 1  # of the suspicion track; what follows is counted on from there


class Character(StrEnum):
    """The figures, in the order in which they are offered."""

    MACREADY = "macready"
    BENNINGS = "bennings"
    BLAIR = "blair"
    CLARK = "clark"
    GARRY = "garry"
    NAULS = "nauls"
    NORRIS = "norris"
    WINDOWS = "windows"


class Fate(StrEnum):
    """What has become of a character in the open; what is hidden stays on paper."""

    PLAYING = "playing"
    ABSORBED = "absorbed"
    EXPOSED = "exposed"


class Role(StrEnum):
    """What a role card says."""

    HUMAN = "human"
    ALIEN = "alien"


@define
class Person:
    """A character and what everybody can see of it; `player` is whose it is, counted clockwise from 0."""

    character: Character
    player: int
    disc: int = YELLOW_SPACE
    where: Location = Location.REC_ROOM
    standing: bool = True
    fate: Fate = Fate.PLAYING
    canisters: int | None = None  # of the Flamethrower, which lies open

    @property
    def playing(self) -> bool:
        return self.fate is Fate.PLAYING

    @property
    def cleared(self) -> bool:
        """Whether the disc is on green: everybody has seen a Human."""
        return self.disc == GREEN_SPACE
