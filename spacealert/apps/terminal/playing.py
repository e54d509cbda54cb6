"""A mission that is played in a terminal: kept like one in the window, so that either goes on with what the other left.

Only what was cut off last is kept. Whoever begins another mission is asked first, in a terminal as in the window.
"""

import sys
from secrets import randbelow

import click

from spacealert.apps.terminal.console import Console
from spacealert.kit.audio.player import State
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import Crew, Scenario, clock
from spacealert.session import drafts as draft
from spacealert.session import seen
from spacealert.session.action_round import SEEDS, Round
from spacealert.session.drafts import Draft, Keeper
from spacealert.session.setup import remembered
from spacealert.texts.letters import says

_EVERYBODY = Crew(5)  # hears all that a mission has


def begun(mission: str, scenario: Scenario, crew: Crew | None) -> Round:
    """The round of a mission that begins: people and colours as they were last time."""
    return Round(remembered().of_crew(crew or _EVERYBODY), mission, scenario, randbelow(SEEDS))


def cut_off(texts: Texts, scenario_id: str | None) -> Draft:
    """What was cut off last, to go on with here; refused if it is not this mission, or over."""
    found = draft.cut_off(texts, scenario_id)
    if found.over:
        raise UserError("player-left-off-over", mission=found.round.title(texts))
    return found


def offered(texts: Texts, coming: Scenario) -> Draft | None:
    """What was cut off last, if somebody is there who wants to go on with it instead of beginning this one."""
    found = draft.kept()
    if found is None or found.over:
        return None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        click.echo(f"{draft.told(texts, found)} {texts.say('player-resume-how')}", err=True)
        return None
    click.echo(draft.told(texts, found))
    click.echo(texts.say("player-resume-ask", id=coming.id))
    answer = sys.stdin.readline().strip().casefold()
    # In either language: the keyboard may still be set to the other one.
    return None if answer.startswith(tuple(says("player-resume-no"))) else found


class Notes:
    """Keeps how far a mission has come, every second of it, and says in the end what is kept."""

    def __init__(self, texts: Texts, round_: Round, console: Console) -> None:
        self.texts = texts
        self._round, self._console, self._player = round_, console, console.player
        self._keeper = Keeper(console.read_aloud)
        self._second = -1

    def note(self) -> None:
        if (second := int(self._player.position)) != self._second:
            self._second = second
            self._keeper.keep(self._round, self._player.position)

    def close(self) -> None:
        """Over, or quit, or interrupted."""
        if self._player.state is State.ENDED:
            seen.add(self._round)
            self._keeper.end(self._round, self._player.position)
            return
        self._keeper.keep(self._round, self._player.position)
        self._keeper.close()
        if self._console.over:
            time = clock(int(self._player.position))
            click.echo(self.texts.say("player-kept", mission=self._round.title(self.texts), time=time))
