"""What several commands are asked for in the same words: a crew, a voice, a speed, a time."""

import re
from math import isnan
from typing import TYPE_CHECKING, Any

import click

from spacealert import words
from spacealert.files.refused import Refused
from spacealert.words import say

if TYPE_CHECKING:
    from spacealert.intercom.voice import Voice
    from spacealert.scenario.model import Crew


def voice(wish: str | None) -> "Voice":
    """The voice of this name, or the first one that speaks the reader's language."""
    from spacealert.intercom import voice as voices

    return voices.speaking(words.language()) if wish is None else voices.load(wish)


class CrewWish(click.ParamType):  # type: ignore[type-arg]  # generic only in the newest click
    """`5`, or with androids `3+1`."""

    name = "crew"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> "Crew":
        from spacealert.scenario.model import Crew

        if isinstance(value, Crew):
            return value
        players, _, androids = str(value).partition("+")
        if not (players.isdecimal() and (androids.isdecimal() or not androids) and len(value) <= 3):
            self.fail(say("cli-crew-expected", given=str(value)), param, ctx)
        crew = Crew(int(players), int(androids or 0))
        if crew.players < 1 or crew.players + crew.androids > 5:
            raise Refused("cli-crew-impossible", given=str(value))
        return crew


class TimeWish(click.ParamType):  # type: ignore[type-arg]
    """`3:45`, or in seconds `225`."""

    name = "m:ss"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        match = re.fullmatch(r"(?:([0-9]{1,3}):(?=[0-5][0-9](?![0-9])))?([0-9]{1,4}(?:\.[0-9]+)?)", str(value))
        if match is None:
            self.fail(say("cli-time-expected", given=str(value)), param, ctx)
        return 60.0 * int(match[1] or 0) + float(match[2])


class Between(click.FloatRange):
    """A number within bounds; "nan" is below none and above none, and yet not within."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(say("cli-number-expected", given=str(value)), param, ctx)
        return number


CREW = CrewWish()
TIME = TimeWish()
SPEED = Between(0.5, 1.5)
