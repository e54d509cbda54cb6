"""A guide with every kind of prompt, using texts that the program has anyway."""

from attrs import define, field

from spacealert.kit.guide.prompts import (
    Count,
    Draw,
    Instruction,
    MultiChoice,
    Option,
    Ritual,
    RitualLine,
    Secret,
    SingleChoice,
    TextInput,
    Wait,
    message,
)
from spacealert.kit.guide.saved import SavedGuide, UnsavedGuide
from spacealert.kit.guide.walkthrough import Guide, S

THREATS = ("E1-01", "E1-02", "E1-03", "E1-04", "E1-05", "E1-06")
RULE = "§3.2"


@define
class Bag:
    """The tokens in a bag, and those taken out."""

    tokens: dict[str, int] = field(factory=lambda: {"E1-01": 2, "E1-02": 1})
    notes: list[object] = field(factory=list)


def options(*codes: str) -> list[Option]:
    return [Option(code, message(f"threats-{code}")) for code in codes]


def everything(bag: Bag) -> Guide[None]:
    """Ask one prompt of each kind, in this order."""
    note = bag.notes.append
    yield Instruction(message("intercom-incoming-data"), spoken="guide-tell", rule=RULE)
    note((yield SingleChoice(message("school-exercise-targets"), options=options(*THREATS))))
    note((yield MultiChoice(message("logbook-stats-killers"), options=options(*THREATS[:3]), least=1, most=2)))
    note((yield Count(message("school-exercise-dealt"), least=1, most=12, likely=5)))
    note((yield TextInput(message("phones-page.choose-seat"), likely="Nora")))
    token = str((yield Draw(message("phones-page.which-card"), options=options(*THREATS[:3]), weights=bag.tokens)))
    bag.tokens[token] -= 1
    note(token)
    inside = SingleChoice(message("school-exercise-transfer"), options=options(*THREATS[:2]))
    note((yield Secret(message("school-exercise-reports"), seat="Nora", inside=inside, seconds=5)))
    note((yield Wait(message("screen-no-screen"), seconds=2)))
    moments = [
        RitualLine(message("intercom-data-transfer"), 2, spoken="one"),
        RitualLine(message("intercom-transfer-complete"), 3, spoken="two"),
    ]
    note((yield Ritual(message("screen-hand-over"), lines=moments)))


def saved_sample(name: str = "sample") -> SavedGuide[Bag]:
    return SavedGuide(name, everything, Bag)


class InMemory(UnsavedGuide[S]):
    """Pretend that there is something to resume if `resumable`, for pictures."""

    resumable = False

    @property
    def exists(self) -> bool:
        return self.resumable

    @property
    def answer_count(self) -> int:
        return 7 if self.resumable else 0
