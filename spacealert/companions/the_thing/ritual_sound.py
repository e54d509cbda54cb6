"""A ritual as one soundtrack: its lines at their samples under a wind that covers the hands.

It is made from the moments alone, so that it is the same to the sample whatever anybody laid, drew or saw.
"""

from collections.abc import Sequence

from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.samples import Samples
from spacealert.kit.audio.timeline import Channel, Cue, Loop, Part, Timeline
from spacealert.kit.audio.voice_pack import RATE, Voice
from spacealert.kit.guide.prompts import Moment

WIND = "wind-ritual"  # of the effects: loud enough that no token is heard on the table


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
