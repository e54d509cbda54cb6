"""What is heard of The Thing: the voice, the rituals with their wind, and the station around it by weather and light.

Everything follows what lies open: no sound knows a role.
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
from spacealert.kit.guide.prompts import Moment
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
WIND = "wind-ritual"  # of the effects: loud enough that no token is heard on the table


class StationSound(LineSpeaker):
    """The lines of the rituals, and what is heard around them."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._reactions = Reactions(REACTIONS)

    def perform(self, moments: Sequence[Moment]) -> None:
        """A whole ritual as one soundtrack; without the lines it is only shown."""
        pack = find_lines(_LINES, self._session.voice)
        self.mix.quiet()
        if pack is None:
            return
        try:
            self.mix.say(rendered(moments, pack, voice_pack.effects()))
        except UserError:  # a broken clip keeps nobody from playing
            return

    def surround(self, station: Station) -> None:
        """The wind of this weather and, as long as there is power, the generator; and what has just happened."""
        self.loop(*ambience(station))
        if (effect := self._reactions.to(station)) is not None:
            self.play(effect)


def ambience(station: Station) -> tuple[str, ...]:
    """The loops of this weather and light; without power only the wind is left."""
    wind = _CALM if station.weather is None else _WINDS.get(station.weather, _CALM)
    powered = not station.outage and station.phase is not RoundPhase.OVER
    return (wind, _GENERATOR) if powered else (wind,)


def soundtrack(moments: Sequence[Moment], lines: Voice) -> Timeline[Cue]:
    """Each line begins with its moment; the wind blows from the first sample to the last."""
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


def rendered(moments: Sequence[Moment], lines: Voice, effects: Voice) -> Samples:
    """All of it, ready to be played."""
    timeline = soundtrack(moments, lines)
    return Mixing(timeline, lines, effects, over_the_intercom=False).block(0, timeline.frames)
