"""`spacealert play`: the intercom of a mission, live; in a window or, with `--terminal`, in the terminal."""

import sys
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import Command, ScenarioName, parameter_types
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.kit.ui.scene import Scene
    from spacealert.missions.scenario import Crew


@click.command("play", cls=Command)
@click.argument("scenario", type=ScenarioName(), required=False)
@click.option("--terminal", is_flag=True)
@click.option("--silent", is_flag=True)
@click.option("--read-aloud", is_flag=True)
@click.option("--crew", type=parameter_types.CREW)
@click.option("--voice")
@click.option("--speed", type=parameter_types.SPEED, default=1.0)
@click.option("--from", "begin", type=parameter_types.TIME)
@click.option("--resume", is_flag=True)
@click.option("--loudspeaker")
@click.option("--no-siren", is_flag=True)
@click.option("--no-effect", is_flag=True)
@click.option("--after-sleep", type=click.Choice(["stops", "goes-on"]), default="stops")
@click.pass_obj
def play(
    texts: Texts,
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
    from spacealert.kit import interrupts

    if terminal:
        interrupts.end_at_once()  # until the mission runs; then `watch` sees to it
    from spacealert.apps.terminal.console import Console, clock, watch
    from spacealert.kit.audio.player import AfterSleep, Player, open_player
    from spacealert.missions import library

    if resume and begin is not None:
        raise click.UsageError(texts.say("cli-play.one-of"))
    if scenario is None and not resume:
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    found = None if scenario is None else library.find(scenario)
    if found is not None and begin is not None and begin >= found.end:
        raise UserError("player-begins-after-end", id=found.id, end=clock(found.end))
    sleep = AfterSleep(after_sleep)
    if not terminal:
        from spacealert.apps.window import evening

        sound = evening.Sound(loudspeaker, not no_effect, silent, not no_siren, speed, sleep)
        if found is None or resume:
            evening.open_window(texts, lambda texts: evening.going_on_with(texts, scenario, sound))
            return

        def straight_to(texts: Texts) -> "Scene":
            return evening.straight_to(texts, str(scenario), crew, voice, read_aloud, begin or 0.0, sound)

        evening.open_window(
            texts,
            lambda texts: (
                evening.unless_cut_off(texts, str(scenario), lambda: straight_to(texts), sound)
                if begin is None
                else straight_to(texts)
            ),
        )
        return

    from spacealert.announcer.compiler import compile_soundtrack
    from spacealert.apps.terminal import playing as here

    cut_off = None
    if found is None or resume:
        cut_off = here.cut_off(texts, None if found is None else found.id)
    elif begin is None:
        cut_off = here.offered(texts, found)
    if cut_off is not None:
        round_, begin, read_aloud = cut_off.round, cut_off.position, read_aloud or cut_off.read_aloud
    else:
        assert found is not None  # or it would be resumed
        round_ = here.begun(str(scenario), found, crew)
    speaker = parameter_types.voice(texts, voice)
    compiled = compile_soundtrack(round_.scenario, speaker, round_.table.crew)
    if silent or read_aloud:
        player = Player(compiled, speed=speed, after_sleep=sleep)
    else:
        player = open_player(
            compiled,
            speaker,
            loudspeaker=loudspeaker,
            over_the_intercom=not no_effect,
            at=begin or 0.0,
            speed=speed,
            after_sleep=sleep,
        )
    player.siren = not no_siren
    console = Console(texts, player, read_aloud)
    notes = here.Notes(texts, round_, console)
    with player:
        if begin:
            player.seek(begin)
        player.play()
        try:
            watch(texts, console, sys.stdout, notes.note)
        finally:
            notes.close()
