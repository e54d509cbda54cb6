"""What somebody asks of the generator: the kind, the crew, a seed, and choices that are met exactly or refused."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.missions.description import kind_in_words
from spacealert.missions.limits import GRID, LIMITS, Limits
from spacealert.missions.scenario import Kind, clock

CREWS = range(1, 6)
# As many as four signs of a mission code can tell apart.
SEEDS = range(19**4)


@frozen
class GeneratorRequest:
    """One request is one mission. `None` leaves a matter to the dice, as the official missions have it."""

    kind: Kind
    crew: int
    seed: int
    level: int | None = None  # as this crew meets it: for fewer than five without the unconfirmed reports
    length: int | None = None  # of the whole round, in seconds
    data: int | None = None  # incoming data and data transfers together
    silences: int | None = None

    @property
    def limits(self) -> Limits:
        return LIMITS[self.kind]

    @property
    def full_level(self) -> int | None:
        """The level that is asked for, with the unconfirmed reports."""
        return None if self.level is None else self.level + self.unheard_level

    @property
    def unheard_level(self) -> int:
        return 0 if self.crew >= 5 else self.limits.unconfirmed_level

    @property
    def choices(self) -> tuple[tuple[int | None, Sequence[int]], ...]:
        """Each choice beside what can be had: the same for every crew, so that a mission does not depend on it."""
        limits = self.limits
        return (
            (self.full_level, limits.levels),
            (self.length, limits.lengths),
            (self.data, limits.data),
            (self.silences, limits.silence_counts),
        )

    def check(self) -> None:
        """Say in one sentence which choice is outside what this kind of mission can have."""
        limits, kind = self.limits, kind_in_words(self.kind)
        if self.seed not in SEEDS:
            raise UserError("generator-seed", seed=str(self.seed), most=str(SEEDS[-1]))
        if self.length is not None and self.length % GRID:
            raise UserError("generator-length-step", length=clock(self.length), step=GRID)
        levels = [level - self.unheard_level for level in limits.levels]
        for matter, choice, possible in (
            ("level", self.level, levels),
            ("length", self.length, limits.lengths),
            ("data", self.data, limits.data),
            ("silences", self.silences, limits.silence_counts),
        ):
            if choice is not None and choice not in possible:
                bounds: dict[str, int | str] = {"choice": str(choice), "least": possible[0], "most": possible[-1]}
                if matter == "length":
                    bounds = {"choice": clock(choice), "least": clock(possible[0]), "most": clock(possible[-1])}
                raise UserError("generator-outside", matter=matter, kind=kind, crew=self.crew, **bounds)
