"""What somebody asks of the generator: the kind, the crew, a seed, and wishes that are met exactly or refused."""

from collections.abc import Sequence

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.missions.description import kind_in_words
from spacealert.missions.envelope import ENVELOPES, GRID, Envelope
from spacealert.missions.model import Kind, clock

CREWS = range(1, 6)
# As many as four signs of a mission code can tell apart.
SEEDS = range(19**4)


@frozen
class Order:
    """One order is one mission. `None` leaves a matter to the dice, as the official missions have it."""

    kind: Kind
    crew: int
    seed: int
    level: int | None = None  # as this crew meets it: for fewer than five without the unconfirmed reports
    length: int | None = None  # of the whole round, in seconds
    data: int | None = None  # incoming data and data transfers together
    silences: int | None = None

    @property
    def envelope(self) -> Envelope:
        return ENVELOPES[self.kind]

    @property
    def whole_level(self) -> int | None:
        """The level that is wished, with the unconfirmed reports."""
        return None if self.level is None else self.level + self.not_heard

    @property
    def not_heard(self) -> int:
        return 0 if self.crew >= 5 else self.envelope.unconfirmed_level

    @property
    def wishes(self) -> tuple[tuple[int | None, Sequence[int]], ...]:
        """Each wish beside what can be had: the same for every crew, so that a mission does not depend on it."""
        envelope = self.envelope
        return (
            (self.whole_level, envelope.levels),
            (self.length, envelope.lengths),
            (self.data, envelope.data),
            (self.silences, envelope.silence_counts),
        )

    def refuse_what_cannot_be(self) -> None:
        """Say in one sentence which wish is outside what this kind of mission can have."""
        envelope, kind = self.envelope, kind_in_words(self.kind)
        if self.seed not in SEEDS:
            raise UserError("generator-seed", seed=str(self.seed), most=str(SEEDS[-1]))
        if self.length is not None and self.length % GRID:
            raise UserError("generator-length-step", length=clock(self.length), step=GRID)
        levels = [level - self.not_heard for level in envelope.levels]
        for matter, wish, possible in (
            ("level", self.level, levels),
            ("length", self.length, envelope.lengths),
            ("data", self.data, envelope.data),
            ("silences", self.silences, envelope.silence_counts),
        ):
            if wish is not None and wish not in possible:
                bounds: dict[str, int | str] = {"wish": str(wish), "least": possible[0], "most": possible[-1]}
                if matter == "length":
                    bounds = {"wish": clock(wish), "least": clock(possible[0]), "most": clock(possible[-1])}
                raise UserError("generator-outside", matter=matter, kind=kind, crew=self.crew, **bounds)
