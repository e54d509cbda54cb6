"""The evenings in the gallery's pictures: the same in every run, whatever the program deals."""

from support import nemesis_evenings
from support.thing_table import SampleEvening

from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.kit.guide.prompts import Answer


def test_nemesis_sample_evening_is_reproducible() -> None:
    found = [nemesis_evenings._found("nemesisplay-turn", INTRUDERS, 2, 5, 1, "each").given_answers for _ in range(4)]
    assert found.count(found[0]) == len(found)


def test_thing_sample_evening_is_reproducible() -> None:
    """The window starts each evening with another seed."""
    agreed: dict[str, Answer] = {"thing-players": 6, "thing-roles-agreed": "yes"}
    found = [SampleEvening("thing-vote-fingers", agreed, 3, 4).begin(seed).given_answers for seed in range(4)]
    assert found.count(found[0]) == len(found)
