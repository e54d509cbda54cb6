"""What differs between the aliens that can be aboard: Nemesis has its Intruders, an expansion brings others."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from spacealert.kit.guide.walkthrough import Guide

if TYPE_CHECKING:
    from spacealert.companions.nemesis.ship_state import CrewMember, Ship

BLANK = "blank"


@frozen
class Species(ABC):
    """A set of tokens and figures, and the procedures in which they have rules of their own.

    `figure_limits` has how many figures there are of each kind, the weakest first. `token_counts` has all tokens of the
    box; `slots` are the three cards beside the board of the aliens.
    """

    name: ClassVar[str]
    figure_limits: ClassVar[Mapping[str, int]]
    token_counts: ClassVar[Mapping[str, int]]
    token_numbers: ClassVar[Mapping[str, Mapping[int, int]]]
    slots: ClassVar[tuple[str, ...]]
    eggs: ClassVar[int]
    egg_reserve: ClassVar[int]
    leaves_by_corridor: ClassVar[frozenset[str]]  # figures that can enter the technical corridors
    check_words: ClassVar[str]  # ends the id of the text that asks what became of something injured

    @abstractmethod
    def bag(self, players: int) -> dict[str, int]:
        """What is in the bag at the start."""

    @abstractmethod
    def figure_of(self, token: str) -> str:
        """The figure that this token brings."""

    @abstractmethod
    def tokens_of(self, figure: str) -> tuple[str, ...]:
        """The tokens that stand for this figure, in the order in which they are taken from the supply."""

    @abstractmethod
    def set_up(self, ship: "Ship") -> Guide[None]:
        """Their own steps of the preparation."""

    @abstractmethod
    def event_attacks(self, ship: "Ship") -> Guide[None]:
        """The step of the event phase in which they attack, with what else they do in it."""

    @abstractmethod
    def attack(self, ship: "Ship", figure: str, target: "CrewMember") -> Guide[None]:
        """One attack on this character."""

    @abstractmethod
    def injuries(self, face: str, figure: str) -> int | None:
        """What a face of the combat die does to it; None where only the table can tell."""

    @abstractmethod
    def toughness_cards(self, figure: str) -> int:
        """How many attack cards are revealed to see whether it dies; none if any injury kills it."""

    @abstractmethod
    def killed(self, ship: "Ship", figure: str) -> Guide[None]:
        """What is left of it. The figure is off the board already."""

    @abstractmethod
    def last_token_was_blank(self, ship: "Ship") -> Guide[None]:
        """An encounter has drawn the only token that was left in the bag."""

    @abstractmethod
    def before_placing(self, ship: "Ship", figure: str) -> Guide[None]:
        """What comes before this figure is put on the board."""

    @abstractmethod
    def placed(self, ship: "Ship", figure: str) -> Guide[None]:
        """What comes after this figure was put on the board."""

    @abstractmethod
    def develop(self, ship: "Ship", token: str) -> Guide[None]:
        """The token that was drawn at the end of the event phase; it is back in the bag unless this takes it out."""

    @abstractmethod
    def infected(self, ship: "Ship", who: "CrewMember") -> Guide[None]:
        """A scan of cards in hand has found an INFECTED one."""

    @abstractmethod
    def after_surgery(self, ship: "Ship", who: "CrewMember") -> Guide[None]:
        """What surgery or an antidote takes off the character's board."""

    @abstractmethod
    def final_infection(self, ship: "Ship", who: "CrewMember") -> Guide[bool]:
        """The check of a survivor at the end; whether the character is alive after it."""

    @abstractmethod
    def nest_is_empty(self, ship: "Ship") -> Guide[None]:
        """The last egg of the Nest is gone."""

    def procedures(self, menu: str, usual: Sequence[str]) -> Sequence[str]:
        """What is in this menu beside or instead of the usual."""
        return usual

    def own_procedures(self) -> "Mapping[str, Callable[[Ship, CrewMember], Guide[object]]]":
        """What only this species makes possible to a character."""
        return {}
