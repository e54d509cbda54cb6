"""`spacealert doctor`: check sound, display and networks for phones on this machine, and play a test sound."""

import platform
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click
from attrs import frozen

from spacealert import __version__
from spacealert.apps.cli import LocalizedCommand, parameter_types, print_json, show_progress
from spacealert.engine import is_compiled
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.devices import choice
from spacealert.kit.audio.devices.choice import LoudspeakerTrial, SoundMeasurement
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.pygame_install import PygameInstall, find_pygame_install
from spacealert.kit.storage import places
from spacealert.kit.web.networks import Network, find_networks, is_reachable_from_here

if TYPE_CHECKING:
    from spacealert.kit.ui.display import Display


@frozen
class Diagnosis:
    """The findings of all checks. `measurement` is set if a test sound was played."""

    trials: "tuple[LoudspeakerTrial, ...]"
    loudspeaker: str | None
    why: str  # why this loudspeaker is used: chosen, the first, or none found
    measurement: "SoundMeasurement | None"
    pygame: "PygameInstall"
    screen: "Display | None"
    served: "tuple[tuple[Network, bool], ...]"  # each network, and whether it can serve phones
    voices: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        measured, screen = self.measurement, self.screen
        return {
            "version": __version__,
            "python": platform.python_version(),
            "platform": platform.platform(),
            "packages": choice.package_versions(),
            "engine": "compiled" if is_compiled() else "python",
            "loudspeakers": [{"name": one.name, "version": one.version, "works": one.works} for one in self.trials],
            "used": self.loudspeaker,
            "why": self.why,
            "latency": None if measured is None else round(measured.lag, 4),
            "missed": None if measured is None else round(measured.missed, 4),
            "screen": None if screen is None else {"driver": screen.driver, "size": [screen.width, screen.height]},
            "networks": [
                {"name": network.name, "address": network.address, "tunnel": network.is_tunnel, "serves": serves}
                for network, serves in self.served
            ],
            "voices": list(self.voices),
            "folder": str(places.user_folder()),
        }

    def describe(self, texts: Texts) -> Iterator[str]:
        """Yield the findings in words, line by line."""
        yield texts.say(
            "doctor-version", version=__version__, python=platform.python_version(), platform=platform.platform()
        )
        yield texts.say("doctor-engine", kind="compiled" if is_compiled() else "python")
        yield from self._sound_in_words(texts)
        yield self._display_in_words(texts)
        for network, serves in self.served:
            state = "blocked" if not serves else "tunnel" if network.is_tunnel else "serves"
            yield texts.say("doctor-network", name=network.name, address=network.address, state=state)
        if not self.served:
            yield texts.say("phones-no-network")
        yield texts.say("doctor-voices", names=", ".join(self.voices))
        yield texts.say("doctor-folder", path=str(places.user_folder()))

    def _sound_in_words(self, texts: Texts) -> Iterator[str]:
        for one in self.trials:
            why = "works" if one.works else "no-package" if one.version is None else "no-device"
            if one.name == "simpleaudio" and sys.version_info >= (3, 12):
                why = "too-new"
            yield texts.say("doctor-loudspeaker", name=one.name, version=one.version or "", why=why)
        yield texts.say("doctor-used", name=self.loudspeaker or choice.NOTHING, why=self.why)
        if self.measurement is not None:
            ms, missed = round(self.measurement.lag * 1000), round(self.measurement.missed * 1000)
            yield texts.say("doctor-latency", ms=ms, missed=missed)
        elif self.loudspeaker and all(one.name != self.loudspeaker or not one.works for one in self.trials):
            yield texts.say("doctor-mute", name=self.loudspeaker)

    def _display_in_words(self, texts: Texts) -> str:
        screen = self.screen
        if self.pygame.state != "ce":
            return texts.say("screen-wrong-pygame", state=self.pygame.state, version=self.pygame.version or "")
        if screen is None:
            return texts.say("doctor-no-screen")
        size = {"width": str(screen.width), "height": str(screen.height)}
        return texts.say("doctor-screen", driver=screen.driver, **size, seen=screen.is_visible)


@click.command("doctor", cls=LocalizedCommand)
@click.option("--voice")
@click.option("--loudspeaker")
@click.option("--no-test", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def doctor(texts: Texts, voice: str | None, loudspeaker: str | None, no_test: bool, json: bool) -> None:
    speaker = parameter_types.load_voice(texts, voice)
    with show_progress(texts.say("cli-doctor.looking")) as done:
        tried = choice.try_loudspeakers()
        done(0.4)
        first = next((one.name for one in tried if one.works and one.name in choice.LOUDSPEAKERS), None)
        used = loudspeaker or first
        chosen = choice.choose_loudspeaker(used or choice.NOTHING)
        pygame = find_pygame_install()
        screen = None
        if pygame.state == "ce":
            from spacealert.kit.ui import display

            screen = display.find_display()
        done(0.7)
        served = tuple((network, is_reachable_from_here(network)) for network in find_networks())
        done(1)
    measured = None
    if chosen is not None and not no_test:
        if not json:
            click.echo(texts.say("doctor-listen"))
        sound = choice.make_test_sound(
            voice_pack.load_effects().samples("alarm"), speaker.samples("alert", effect=True)
        )
        measured = choice.play_test_sound(chosen, sound)
    why = "wished" if loudspeaker else "first" if used else "none"
    found = Diagnosis(tuple(tried), used, why, measured, pygame, screen, served, tuple(voice_pack.list_voices()))
    if json:
        print_json(found.to_json())
        return
    for line in found.describe(texts):
        click.echo(line)
