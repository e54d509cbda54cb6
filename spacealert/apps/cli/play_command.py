"""`spacealert play`: play a mission in the window or, with `--terminal`, in the terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import LocalizedCommand, ScenarioName, parameter_types
from spacealert.kit.i18n import Texts, UserError

if TYPE_CHECKING:
    from spacealert.apps.event_feed import EventFeed
    from spacealert.missions.scenario import Crew


@click.command("play", cls=LocalizedCommand)
@click.argument("scenario", type=ScenarioName(), required=False)
@click.option("--terminal", is_flag=True)
@click.option("--silent", is_flag=True)
@click.option("--read-aloud", is_flag=True)
@click.option("--crew", type=parameter_types.CREW)
@click.option("--common", type=parameter_types.DIFFICULTY)
@click.option("--serious", type=parameter_types.DIFFICULTY)
@click.option("--voice")
@click.option("--speed", type=parameter_types.SPEED, default=1.0)
@click.option("--from", "begin", type=parameter_types.TIME)
@click.option("--resume", is_flag=True)
@click.option("--campaign", is_flag=True)
@click.option("--loudspeaker")
@click.option("--no-siren", is_flag=True)
@click.option("--no-effect", is_flag=True)
@click.option("--after-sleep", type=click.Choice(["stops", "goes-on"]), default="stops")
@click.option("--speak", is_flag=True)
@click.option("--events", type=parameter_types.NEW_FILE)
@click.option("--events-port", type=click.IntRange(1024, 65535))
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
    common: str | None,
    serious: str | None,
    voice: str | None,
    speed: float,
    begin: float | None,
    resume: bool,
    campaign: bool,
    loudspeaker: str | None,
    no_siren: bool,
    no_effect: bool,
    after_sleep: str,
    speak: bool,
    events: Path | None,
    events_port: int | None,
    phones: bool,
    address: str | None,
) -> None:
    from spacealert.kit import process

    if terminal:
        process.exit_on_ctrl_c()  # until the mission runs; then `run_console` handles signals
    from spacealert.kit.audio.player import AfterSleep
    from spacealert.missions import library
    from spacealert.missions.scenario import format_time
    from spacealert.session.mission_player import SoundSetup

    if resume and begin is not None:
        raise click.UsageError(texts.say("cli-play.one-of"))
    if campaign and (resume or begin is not None or scenario is not None):
        raise click.UsageError(texts.say("cli-play.campaign-alone"))
    if scenario is None and not (resume or campaign):
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    found = None if scenario is None else library.find(scenario)
    if found is not None and begin is not None and begin >= found.end:
        raise UserError("player-begins-after-end", id=found.id, end=format_time(found.end))
    sound = SoundSetup(loudspeaker, not no_effect, silent, not no_siren, speed, AfterSleep(after_sleep), voice)
    goes_on = found is None or resume
    levels = {threats: level for threats, level in (("common", common), ("serious", serious)) if level is not None}
    invites = phones or address is not None
    with nullcontext() if events is None and events_port is None else _open_feed(events, events_port) as feed:
        if not terminal:
            from spacealert.apps.window import evening

            if campaign:
                opening = partial(evening.open_campaigns, crew=crew, read_aloud=read_aloud)
            elif goes_on:
                opening = partial(evening.resume_mission, scenario_id=None if found is None else found.id)
            else:
                opening = partial(
                    evening.start_mission,
                    mission=str(scenario),
                    scenario=found,
                    crew=crew,
                    read_aloud=read_aloud,
                    at=begin,
                )
            chosen = partial(evening.open_with_difficulty, opening, levels)
            shown = partial(evening.open_with_phones, chosen, address) if invites else chosen
            told = shown if feed is None else partial(evening.open_with_feed, feed, shown)
            evening.open_window(texts, told, sound, scenario, speak=speak)
            return
        from spacealert.apps.terminal import playing

        beside = partial(playing.serve_mission_phones, texts, address) if invites else playing.no_phones
        if feed is not None:
            beside = partial(playing.report_events, feed, beside)
        if campaign:
            playing.fly_campaign(texts, sound, crew, read_aloud, beside, levels)
        elif goes_on:
            playing.resume_mission(texts, sound, read_aloud, None if found is None else found.id, beside)
        else:
            playing.begin_mission(texts, sound, str(scenario), crew, read_aloud, begin, beside, found, levels)


@contextmanager
def _open_feed(path: Path | None, port: int | None) -> "Iterator[EventFeed]":
    """Yield the event feed for other programs. If the feed uses stdout, messages for people go to stderr."""
    from spacealert.apps.event_feed import EventFeed
    from spacealert.kit.storage import atomic

    if path is None:
        with EventFeed(None, port).serve() as feed:
            yield feed
    elif str(path) == "-":
        with EventFeed(sys.stdout, port).serve() as feed, redirect_stdout(sys.stderr):
            yield feed
    else:
        with atomic.report_errors_at(path):
            out = path.open("a", encoding="utf-8")
        with out, EventFeed(out, port).serve() as feed:
            yield feed
