"""`spacealert play`: the intercom of a mission, live; in a window or, with `--terminal`, in the terminal."""

from functools import partial
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import LocalizedCommand, ScenarioName, parameter_types
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.missions.scenario import Crew


@click.command("play", cls=LocalizedCommand)
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
@click.option("--phones", is_flag=True)
@click.option("--address")
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
    phones: bool,
    address: str | None,
) -> None:
    from spacealert.kit import process

    if terminal:
        process.end_at_once()  # until the mission runs; then `watch` sees to it
    from spacealert.kit.audio.player import AfterSleep
    from spacealert.missions import library
    from spacealert.missions.scenario import clock
    from spacealert.session.mission_player import Sound

    if resume and begin is not None:
        raise click.UsageError(texts.say("cli-play.one-of"))
    if scenario is None and not resume:
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    found = None if scenario is None else library.find(scenario)
    if found is not None and begin is not None and begin >= found.end:
        raise UserError("player-begins-after-end", id=found.id, end=clock(found.end))
    sound = Sound(loudspeaker, not no_effect, silent, not no_siren, speed, AfterSleep(after_sleep), voice)
    goes_on = found is None or resume
    invites = phones or address is not None
    if not terminal:
        from spacealert.apps.window import evening

        if goes_on:
            opening = partial(evening.going_on_with, scenario_id=None if found is None else found.id)
        else:
            opening = partial(
                evening.straight_to,
                mission=str(scenario),
                scenario=found,
                crew=crew,
                read_aloud=read_aloud,
                at=begin,
            )
        shown = partial(evening.with_phones, opening, address) if invites else opening
        evening.open_window(texts, shown, sound, scenario)
        return
    from spacealert.apps.terminal import inviting_phones, playing

    inviting = partial(inviting_phones.serving, texts, address) if invites else inviting_phones.nobody
    if goes_on:
        playing.go_on(texts, sound, read_aloud, None if found is None else found.id, inviting)
    else:
        playing.begin(texts, sound, str(scenario), crew, read_aloud, begin, inviting, found)
