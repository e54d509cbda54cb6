"""`spacealert play`: the intercom of a mission, live; in a window or, with `--terminal`, in the terminal."""

import sys
import time
from typing import TYPE_CHECKING

import click

from spacealert.cli import Command, ScenarioName, wishes
from spacealert.files.refused import Refused
from spacealert.words import say

if TYPE_CHECKING:
    from spacealert.scenario.model import Crew

_NOTED_EVERY = 5.0  # seconds between two notes of how far the mission has come


@click.command("play", cls=Command)
@click.argument("scenario", type=ScenarioName())
@click.option("--terminal", is_flag=True)
@click.option("--silent", is_flag=True)
@click.option("--read-aloud", is_flag=True)
@click.option("--crew", type=wishes.CREW)
@click.option("--voice")
@click.option("--speed", type=wishes.SPEED, default=1.0)
@click.option("--from", "begin", type=wishes.TIME)
@click.option("--resume", is_flag=True)
@click.option("--loudspeaker")
@click.option("--no-siren", is_flag=True)
@click.option("--no-effect", is_flag=True)
@click.option("--after-sleep", type=click.Choice(["stops", "goes-on"]), default="stops")
def play(
    scenario: str,
    terminal: bool,
    silent: bool,
    read_aloud: bool,
    crew: "Crew | None",
    voice: str | None,
    speed: float,
    begin: float | None,
    resume: bool,
    loudspeaker: str | None,
    no_siren: bool,
    no_effect: bool,
    after_sleep: str,
) -> None:
    from spacealert.intercom import left_off
    from spacealert.intercom.console import Console, clock, watch
    from spacealert.intercom.player import AfterSleep, Player, State, aloud
    from spacealert.scenario import shelf

    if resume and begin is not None:
        raise click.UsageError(say("cli-play.one-of"))
    found = shelf.find(scenario)
    if begin is not None and begin >= found.end:
        raise Refused("player-begins-after-end", id=found.id, end=clock(found.end))
    if not terminal:
        from spacealert.screen import evening
        from spacealert.screen.evening import Sound

        sound = Sound(loudspeaker, not no_effect, silent, not no_siren, speed, AfterSleep(after_sleep))
        if resume:
            evening.open_window(lambda: evening.going_on_with(scenario, sound))
        else:
            evening.open_window(lambda: evening.straight_to(scenario, crew, voice, read_aloud, begin or 0.0, sound))
        return

    from spacealert.intercom.soundtrack import soundtrack

    if resume:
        from spacealert.screen import draft

        begin = left_off.at(found.id)
        if begin is None:
            begin = draft.second_of(found.id)
        if begin is None or begin >= found.end:
            raise Refused("player-nothing-left-off", id=found.id)
    speaker = wishes.voice(voice)
    compiled = soundtrack(found, speaker, crew)
    sleep = AfterSleep(after_sleep)
    if silent or read_aloud:
        player = Player(compiled, speed=speed, after_sleep=sleep)
    else:
        player = aloud(
            compiled,
            speaker,
            loudspeaker=loudspeaker,
            over_the_intercom=not no_effect,
            at=begin or 0.0,
            speed=speed,
            after_sleep=sleep,
        )
    player.siren = not no_siren
    noted = time.monotonic()

    def note() -> None:
        nonlocal noted
        if time.monotonic() - noted > _NOTED_EVERY:
            noted = time.monotonic()
            left_off.note(found.id, player.position)

    with player:
        if begin:
            player.seek(begin)
        player.play()
        try:
            watch(Console(player, read_aloud), sys.stdout, note)
        finally:
            if player.state is State.ENDED:
                left_off.forget()
            else:
                left_off.note(found.id, player.position)
