"""`spacealert play`: the intercom of a mission, live; in a window or, with `--terminal`, in the terminal."""

import sys
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import Command, ScenarioName, wishes
from spacealert.kit.i18n import say
from spacealert.kit.i18n.errors import Refused

if TYPE_CHECKING:
    from spacealert.kit.ui.scene import Scene
    from spacealert.missions.model import Crew


@click.command("play", cls=Command)
@click.argument("scenario", type=ScenarioName(), required=False)
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
    scenario: str | None,
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
    from spacealert.apps.terminal.console import Console, clock, watch
    from spacealert.kit.audio.player import AfterSleep, Player, aloud
    from spacealert.missions import library

    if resume and begin is not None:
        raise click.UsageError(say("cli-play.one-of"))
    if scenario is None and not resume:
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    found = None if scenario is None else library.find(scenario)
    if found is not None and begin is not None and begin >= found.end:
        raise Refused("player-begins-after-end", id=found.id, end=clock(found.end))
    sleep = AfterSleep(after_sleep)
    if not terminal:
        from spacealert.apps.window import evening

        sound = evening.Sound(loudspeaker, not no_effect, silent, not no_siren, speed, sleep)
        if found is None or resume:
            evening.open_window(lambda: evening.going_on_with(scenario, sound))
            return

        def straight_to() -> "Scene":
            return evening.straight_to(str(scenario), crew, voice, read_aloud, begin or 0.0, sound)

        evening.open_window(
            lambda: evening.unless_cut_off(str(scenario), straight_to, sound) if begin is None else straight_to()
        )
        return

    from spacealert.announcer.soundtrack import soundtrack
    from spacealert.apps.terminal import playing as here

    cut_off = None
    if found is None or resume:
        cut_off = here.cut_off(None if found is None else found.id)
    elif begin is None:
        cut_off = here.offered(found)
    if cut_off is not None:
        round_, begin, read_aloud = cut_off.round, cut_off.position, read_aloud or cut_off.read_aloud
    else:
        assert found is not None  # or it would be resumed
        round_ = here.begun(str(scenario), found, crew)
    speaker = wishes.voice(voice)
    compiled = soundtrack(round_.scenario, speaker, round_.table.crew)
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
    console = Console(player, read_aloud)
    notes = here.Notes(round_, console)
    with player:
        if begin:
            player.seek(begin)
        player.play()
        try:
            watch(console, sys.stdout, notes.note)
        finally:
            notes.close()
