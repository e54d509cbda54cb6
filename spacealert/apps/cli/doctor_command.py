"""`spacealert doctor`: what this machine can play, show and serve to phones, and a test sound."""

import click

from spacealert.apps.cli import LocalizedCommand, parameter_types, print_json
from spacealert.kit.i18n.texts import Texts


@click.command("doctor", cls=LocalizedCommand)
@click.option("--voice")
@click.option("--loudspeaker")
@click.option("--no-test", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def doctor(texts: Texts, voice: str | None, loudspeaker: str | None, no_test: bool, json: bool) -> None:
    import platform
    import sys

    from spacealert import __version__
    from spacealert.kit.audio import device_check, voice_pack
    from spacealert.kit.audio.devices import choice
    from spacealert.kit.storage import places
    from spacealert.kit.ui import display
    from spacealert.kit.web import network_check
    from spacealert.kit.web.networks import networks

    speaker = parameter_types.voice(texts, voice)
    tried = choice.tried()
    works = {one.name for one in tried if one.works}
    first = next((one.name for one in tried if one.works and one.name in choice.LOUDSPEAKERS), None)
    used = loudspeaker or first
    chosen = choice.choose(used or choice.NOTHING)
    screen = display.find()
    served = [(network, network_check.is_served(network)) for network in networks()]
    measured = None
    if chosen is not None and not no_test:
        if not json:
            click.echo(texts.say("doctor-listen"))
        sound = device_check.test_sound(voice_pack.effects().samples("alarm"), speaker.samples("alert", effect=True))
        measured = device_check.play(chosen, sound)
    if json:
        print_json(
            {
                "version": __version__,
                "python": platform.python_version(),
                "platform": platform.platform(),
                "packages": device_check.packages(),
                "loudspeakers": [{"name": one.name, "version": one.version, "works": one.works} for one in tried],
                "used": used,
                "why": "wished" if loudspeaker else "first" if used else "none",
                "latency": None if measured is None else round(measured.lag, 4),
                "missed": None if measured is None else round(measured.missed, 4),
                "screen": None if screen is None else {"driver": screen.driver, "size": [screen.width, screen.height]},
                "networks": [
                    {"name": network.name, "address": network.address, "tunnel": network.is_tunnel, "serves": is_served}
                    for network, is_served in served
                ],
                "voices": voice_pack.names(),
                "folder": str(places.user_folder()),
            }
        )
        return
    click.echo(
        texts.say("doctor-version", version=__version__, python=platform.python_version(), platform=platform.platform())
    )
    for one in tried:
        why = "works" if one.works else "no-package" if one.version is None else "no-device"
        if one.name == "simpleaudio" and sys.version_info >= (3, 12):
            why = "too-new"
        click.echo(texts.say("doctor-loudspeaker", name=one.name, version=one.version or "", why=why))
    click.echo(
        texts.say(
            "doctor-used",
            name=used or choice.NOTHING,
            why="wished" if loudspeaker else "first" if used else "none",
        )
    )
    if measured is not None:
        click.echo(texts.say("doctor-latency", ms=round(measured.lag * 1000), missed=round(measured.missed * 1000)))
    elif used and used not in works:
        click.echo(texts.say("doctor-mute", name=used))
    if screen is None:
        click.echo(texts.say("doctor-no-screen"))
    else:
        seen = "yes" if screen.seen else "no"
        click.echo(
            texts.say(
                "doctor-screen", driver=screen.driver, width=str(screen.width), height=str(screen.height), seen=seen
            )
        )
    for network, is_served in served:
        state = "blocked" if not is_served else "tunnel" if network.is_tunnel else "serves"
        click.echo(texts.say("doctor-network", name=network.name, address=network.address, state=state))
    if not served:
        click.echo(texts.say("phones-no-network"))
    click.echo(texts.say("doctor-voices", names=", ".join(voice_pack.names())))
    click.echo(texts.say("doctor-folder", path=str(places.user_folder())))
