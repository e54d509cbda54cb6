"""Sounds of The Thing: the voice, the rituals with wind, and an ambience that follows the weather and the light.

Everything follows public facts, so no sound reveals a role.
"""

from collections.abc import Callable, Mapping, Sequence

from spacealert.apps.window.music import LineSpeaker, Reactions
from spacealert.companions.the_thing.box_facts import Weather
from spacealert.companions.the_thing.station import RoundPhase, Station
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.live_mix import find_lines
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.timeline import Channel, Cue, Loop, Part, Timeline
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.guide.prompts import RitualLine
from spacealert.kit.i18n.errors import UserError
from spacealert.session import Session

_LINES = "thingspeech"
_WINDS = {Weather.STORM: "wind-storm", Weather.SNOW: "wind-strong", Weather.WIND: "wind-strong"}
_CALM, _GENERATOR = "wind-calm", "generator"
REACTIONS: Mapping[str, Callable[[Station], int]] = {
    "creature": lambda station: station.exposures,
    "explodes": lambda station: len(station.burned),
    "damage": lambda station: sum(station.damage.values()),
    "drained": lambda station: int(station.outage),
}
WIND = "wind-ritual"  # loud enough to hide the sound of tokens on the table


class StationSound(LineSpeaker):
    """The lines of the rituals and the sounds around them."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._reactions = Reactions(REACTIONS)

    def perform(self, moments: Sequence[RitualLine]) -> None:
        """Play a ritual as one soundtrack, if there is a voice for it."""
        pack = find_lines(_LINES, self._session.voice)
        self.mix.stop_speech_and_effects()
        if pack is None:
            return
        try:
            self.mix.say(render_ritual(moments, pack, voice_pack.effects()))
        except UserError:  # a broken clip must not stop the game
            return

    def set_ambience(self, station: Station) -> None:
        """Play the wind for this weather, the generator while there is power, and an effect for what just happened."""
        self.loop(*ambience(station))
        if (effect := self._reactions.effect_for(station)) is not None:
            self.play(effect)


def ambience(station: Station) -> tuple[str, ...]:
    """Return the loops for this weather and light. Without power only the wind is left."""
    wind = _CALM if station.weather is None else _WINDS.get(station.weather, _CALM)
    powered = not station.outage and station.phase is not RoundPhase.OVER
    return (wind, _GENERATOR) if powered else (wind,)


def ritual_timeline(moments: Sequence[RitualLine], lines: Voice) -> Timeline[Cue]:
    """Return a timeline with each line at the right moment, and wind throughout."""
    cues, at = [], 0.0
    for moment in moments:
        clip = lines.clips.get(moment.spoken)
        begin = round(at * RATE)
        frames = 0 if clip is None else clip.frames
        parts = () if clip is None else (Part(clip.id, 0, frames),)
        cues.append(Cue(begin, frames, moment.text.text_id, parts=parts))
        at += moment.seconds
    frames = round(at * RATE)
    return Timeline(tuple(cues), (Loop(WIND, Channel.EFFECTS, ((0, frames),)),), frames)


def render_ritual(moments: Sequence[RitualLine], lines: Voice, effects: Voice) -> Samples:
    """Render the whole ritual."""
    timeline = ritual_timeline(moments, lines)
    return Mixing(timeline, lines, effects, over_the_intercom=False).block(0, timeline.frames)
