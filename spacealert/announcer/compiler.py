"""The compiler that turns a scenario into a soundtrack with an exact time for every sound.

A countdown reaches zero when its phase ends, and communications fail and return when the scenario says. Other
announcements can move by a few seconds. Announcements that cannot be spoken in time are only shown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property

from attrs import evolve, frozen

from spacealert.announcer import phrases
from spacealert.kit.audio import RATE, timetable
from spacealert.kit.audio.timeline import Accent, Channel, Chapter, Cue, Loop, Part, Timeline
from spacealert.kit.audio.voice_pack import Clip, Voice
from spacealert.kit.i18n.texts import Texts
from spacealert.missions import announcements
from spacealert.missions.announcements import COUNT, AnnouncedThreat, AnnouncementKind, CommunicationsDown, Rank
from spacealert.missions.scenario import Crew, Scenario, ScenarioEvent
from spacealert.texts import load_texts

FARTHEST_SHIFT = 4.0  # seconds a sentence may be early or late
BREATH = 0.25  # seconds between two sentences of different announcements
PAUSE = 0.12  # seconds between two clips of one announcement
AFTER_ZERO = 0.7  # seconds from the sound that ends a phase to its words, if nothing is waiting
BEFORE_NEXT = 1.0  # seconds left for the next announcement's chime
SHORTER_COSTS = 1.0  # seconds of shift worth accepting to keep a data transfer at full length
UNSPOKEN_TRANSFER = 10.0  # seconds for passing cards if the voice had no time to announce the transfer
_DANGER = 4  # threats per step of tension (serious ones count twice)
OVER_AFTER = 0.3  # seconds from the last words to the sound of the ship falling silent
COUNT_IN = 3.0  # seconds of count-in before a mission
KLAXON_BLASTS, KLAXON_EVERY = 3, 0.85  # seconds
AFTERWARDS = 5.0  # seconds after the last announcement, for the sound of the ship falling silent


class UnspokenReason(StrEnum):
    NO_ROOM = "no-room"
    NO_CLIP = "no-clip"


_CHIME_LEADS = 0.7  # share of the chime that plays before the words
_UNDER_WORDS = 10 ** (-10 / 20)  # for an effect that starts together with words


# Klaxon blasts of the count-in, before the first sample.
_KLAXON = tuple(
    Accent("alarm", round((blast * KLAXON_EVERY - COUNT_IN) * RATE), channel=Channel.SIREN)
    for blast in range(KLAXON_BLASTS)
)


@frozen(kw_only=True)
class IntercomCue(Cue):
    """An intercom announcement, spoken or only shown.

    `due` is the scheduled time in seconds, and `said_once` is the text without its repetition.
    """

    kind: AnnouncementKind
    due: float
    said_once: str
    phase: int
    event: ScenarioEvent | None = None
    unspoken: UnspokenReason | None = None
    shortened: bool = False

    @property
    def shift(self) -> float:
        """The delay of the cue in seconds, negative if the cue is early."""
        return (self.exact or self.sample) / self.rate - self.due


@frozen
class Phase:
    number: int
    begin: float
    end: float
    last: bool


@frozen
class Silence:
    """A span of samples during which communications are down."""

    begin: int
    end: int


@frozen(kw_only=True)
class Soundtrack(Timeline[IntercomCue]):
    """The intercom's complete soundtrack for a mission. Sample positions count from the start of the mission."""

    scenario: Scenario
    voice: str
    language: str
    phases: tuple[Phase, ...]
    silences: tuple[Silence, ...]

    @property
    def shifted_cues(self) -> tuple[IntercomCue, ...]:
        return tuple(cue for cue in self.cues if cue.is_spoken and abs(cue.shift) * self.rate >= 1)

    @property
    def shortened_cues(self) -> tuple[IntercomCue, ...]:
        return tuple(cue for cue in self.cues if cue.shortened)

    @property
    def unspoken_cues(self) -> tuple[IntercomCue, ...]:
        return tuple(cue for cue in self.cues if not cue.is_spoken)

    @cached_property
    def quiet_start(self) -> float:
        """The time in seconds after which no announcement needs action and communications stay up."""
        ends = [silence.end / self.rate for silence in self.silences]
        for cue in self.cues:
            if cue.kind.row.listed:
                open_ = UNSPOKEN_TRANSFER if cue.kind is AnnouncementKind.DATA_TRANSFER and not cue.is_spoken else 0.0
                ends.append(cue.at + max(cue.length, open_))
        return max(ends, default=0.0)

    def phase_at(self, seconds: float) -> Phase:
        """Return the phase at this time. After the end of the mission, return the last phase."""
        return next((phase for phase in self.phases if seconds < phase.end), self.phases[-1])

    def silence_at(self, seconds: float) -> Silence | None:
        sample = round(seconds * self.rate)
        return next((silence for silence in self.silences if silence.begin <= sample < silence.end), None)


def compile_soundtrack(scenario: Scenario, voice: Voice, crew: Crew | None = None) -> Soundtrack:
    """Compile a scenario's soundtrack in this voice. With a crew, keep only the announcements meant for that crew."""
    for_crew = scenario if crew is None else scenario.for_crew(crew)
    drafts = list(_draft_cues(for_crew, voice))
    drafts = [
        _add_pause_after_zero(draft, drafts) if draft.kind is AnnouncementKind.PHASE_END else draft for draft in drafts
    ]
    silences = tuple(
        Silence(_samples(event.at), _samples(event.at + event.what.seconds))
        for event in for_crew.events
        if isinstance(event.what, CommunicationsDown)
    )
    cues = sorted(_place_cues(drafts, silences), key=lambda cue: (cue.sample, cue.due))
    cues[0] = evolve(cues[0], accents=(*_KLAXON, *cues[0].accents))
    last_cue = cues[-1]
    if last_cue.is_spoken and last_cue.kind is AnnouncementKind.PHASE_END:  # the sound of the ship falling silent
        closing = Accent("round-over", last_cue.end + _samples(OVER_AFTER))
        cues[-1] = evolve(last_cue, accents=(*last_cue.accents, closing))
    begins = (0, *for_crew.phases[:-1])
    phases = tuple(
        Phase(number, float(begin), float(end), last=number == len(for_crew.phases))
        for number, (begin, end) in enumerate(zip(begins, for_crew.phases, strict=True), 1)
    )
    last = max([_samples(for_crew.end), *(cue.end for cue in cues), *(silence.end for silence in silences)])
    return Soundtrack(
        cues=tuple(cues),
        loops=tuple(_background_loops(phases, silences, cues)),
        frames=last + _samples(AFTERWARDS),
        scenario=for_crew,
        voice=voice.name,
        language=voice.language,
        phases=phases,
        silences=silences,
    )


def rate_tension(threats: Iterable[AnnouncedThreat]) -> int:
    return min(3, 1 + sum(2 if threat.serious else 1 for threat in threats) // _DANGER)


def _background_loops(
    phases: Sequence[Phase], silences: Sequence[Silence], cues: Sequence[IntercomCue]
) -> Iterator[Loop]:
    """Yield the background loops: a siren for each phase, and a hum that gets tenser as threats are announced.

    The siren gets more urgent from phase to phase. While communications are down, static replaces the siren.
    """
    for silence in silences:
        yield Loop("static", Channel.EFFECTS, ((silence.begin, silence.end),), sharp=True)
    for phase in phases:
        tension = 3 if phase.last else min(phase.number, 2)
        begin, end = _samples(phase.begin), _samples(phase.end)
        yield from _hum_of_phase(begin, end, tension, cues)
        yield Loop(f"siren-{tension}", Channel.SIREN, tuple(_spans_between_silences(silences, begin, end)))


def _hum_of_phase(begin: int, end: int, least: int, cues: Sequence[IntercomCue]) -> Iterator[Loop]:
    heard: list[AnnouncedThreat] = []
    for cue in cues:
        if cue.event is None or not isinstance(cue.event.what, AnnouncedThreat):
            continue
        if begin < cue.end < end:
            yield Loop(f"hum-{max(least, rate_tension(heard))}", Channel.EFFECTS, ((begin, cue.end),))
        heard.append(cue.event.what)
        begin = min(end, max(begin, cue.end))
    if begin < end:
        yield Loop(f"hum-{max(least, rate_tension(heard))}", Channel.EFFECTS, ((begin, end),))


def _spans_between_silences(silences: Sequence[Silence], begin: int, end: int) -> Iterator[tuple[int, int]]:
    for silence in sorted(silences, key=lambda silence: silence.begin):
        if begin < min(silence.begin, end):
            yield begin, min(silence.begin, end)
        begin = max(begin, silence.end)
    if begin < end:
        yield begin, end


def list_chapters(texts: Texts, compiled: Soundtrack, speed: float = 1.0) -> list[Chapter]:
    """List the phases as chapters. Announcements are left out: they would give the mission away."""
    return [
        Chapter(phase.begin / speed, texts.say("soundtrack-chapter", number=phase.number)) for phase in compiled.phases
    ]


def export_timeline(compiled: Soundtrack, speed: float = 1.0) -> list[dict[str, object]]:
    """Return the timeline for other programs, at this playback speed: a header, then one object per cue."""
    header: dict[str, object] = {
        "rate": compiled.rate,
        "scenario": compiled.scenario.id,
        "voice": compiled.voice,
        "language": compiled.language,
        "speed": speed,
        "length": compiled.length / speed,
        "phases": [phase.end / speed for phase in compiled.phases],
    }
    return [header, *(_as_object(cue, speed) for cue in compiled.cues)]


def _as_object(cue: IntercomCue, speed: float) -> dict[str, object]:
    sample = cue.frame_at_speed(cue.sample, speed)
    found: dict[str, object] = {
        "kind": str(cue.kind),
        "at": sample / cue.rate,
        "length": (cue.frame_at_speed(cue.end, speed) - sample) / cue.rate,
        "sample": sample,
        "due": cue.due / speed,
        "spoken": cue.is_spoken,
        "text": cue.text,
    }
    if cue.marks:
        found["marks"] = {name: cue.frame_at_speed(mark, speed) / cue.rate for name, mark in cue.marks.items()}
    return found


@frozen
class _Form:
    parts: tuple[Part, ...]
    frames: int
    marks: Mapping[str, int]


@frozen
class _Draft:
    """A cue that has no position yet.

    `forms` holds alternative ways to speak the cue, and is empty if the voice lacks the clips. The first `repeatable`
    clips are played when someone asks for the announcement again.
    """

    kind: AnnouncementKind
    due: int
    text: str
    said_once: str
    phase: int
    event: ScenarioEvent | None
    forms: tuple[_Form, ...]
    repeatable: int

    @property
    def start(self) -> int:
        """The sample at which the cue starts if it is exactly on time."""
        zero = self.forms[0].marks["zero"] if self.kind is AnnouncementKind.COUNTDOWN else 0
        return _samples(self.due) - zero

    def place(self, start: int, form: int) -> IntercomCue:
        chosen = self.forms[form]
        marks = {name: start + frame for name, frame in chosen.marks.items()}
        return evolve(
            self._make_cue(None),
            sample=start,
            frames=chosen.frames,
            shortened=form > 0,
            marks=marks,
            parts=chosen.parts,
            accents=tuple(_accents(self.kind, start, marks)),
            repeat=chosen.parts[: self.repeatable],
            exact=marks.get("zero", 0),
        )

    def leave_out(self) -> IntercomCue:
        return self._make_cue(UnspokenReason.NO_ROOM if self.forms else UnspokenReason.NO_CLIP)

    def _make_cue(self, why: UnspokenReason | None) -> IntercomCue:
        return IntercomCue(
            sample=_samples(self.due), frames=0, text=self.text,
            kind=self.kind, due=float(self.due), said_once=self.said_once, phase=self.phase,
            event=self.event, unspoken=why,
        )  # fmt: skip


def _accents(kind: AnnouncementKind, start: int, marks: Mapping[str, int]) -> Iterator[Accent]:
    chime = kind.row.chime
    if chime is not None:
        gain, leads = (_UNDER_WORDS, 0.0) if chime.with_words else (1.0, _CHIME_LEADS)
        yield Accent(chime.clip, start, leads, gain)
    for mark, sample in marks.items():
        if mark in COUNT:
            yield Accent("tick", sample)
        elif mark == "close":
            yield Accent("beep-complete", sample)


def _draft_cues(scenario: Scenario, voice: Voice) -> Iterator[_Draft]:
    yield _make_draft(voice, AnnouncementKind.BEGIN, 0, 1)
    for event in scenario.events:
        for kind, after in announcements.find_row(event.what).says(event.what):
            due = event.at + after
            if isinstance(event.what, AnnouncedThreat):
                yield _draft_threat(voice, event.what, event, kind, scenario.phase_at(due))
            else:
                yield _make_draft(voice, kind, due, scenario.phase_at(due), event)
    for number, (begin, end) in enumerate(zip((0, *scenario.phases[:-1]), scenario.phases, strict=True), 1):
        name = "operation" if number == len(scenario.phases) else str(number)
        for kind, before in ((AnnouncementKind.WARNING_60, 60), (AnnouncementKind.WARNING_20, 20)):
            if end - before > begin:  # a shorter phase has no last minute
                yield _make_draft(voice, kind, end - before, number, clips=[phrases.phase_phrase(kind, name).id])
        for kind in (AnnouncementKind.COUNTDOWN, AnnouncementKind.PHASE_END):
            yield _make_draft(voice, kind, end, number, clips=[phrases.phase_phrase(kind, name).id])


def _draft_threat(
    voice: Voice, threat: AnnouncedThreat, event: ScenarioEvent, kind: AnnouncementKind, phase: int
) -> _Draft:
    body = list(phrases.threat_clips(voice.joins, threat.turn, threat.serious, threat.zone))
    alert, repeat = (phrase.id for phrase in AnnouncementKind.THREAT.row.phrases)
    first = [alert if threat.confirmed else kind.row.phrases[0].id, *body]
    return _make_draft(
        voice, kind, event.at, phase, event, clips=first, again=[repeat, *(body if threat.confirmed else first)]
    )


def _make_draft(
    voice: Voice,
    kind: AnnouncementKind,
    due: int,
    phase: int,
    event: ScenarioEvent | None = None,
    *,
    clips: Sequence[str] = (),
    again: Sequence[str] = (),
) -> _Draft:
    """Draft a cue that says `clips`, then `again`. Without `clips`, any phrase of this kind can be used."""
    wanted = [[*clips, *again]] if clips else [[phrase.id] for phrase in kind.row.phrases]
    clips = clips or wanted[0]
    forms = [_make_form([voice.clips[clip] for clip in form]) for form in wanted if voice.clips.keys() >= set(form)]
    if kind is AnnouncementKind.COUNTDOWN:  # nobody can follow a countdown without a marked zero
        forms = [form for form in forms if "zero" in form.marks]
    repeatable = len(clips) if kind.row.repeatable else 0
    return _Draft(
        kind,
        due,
        _text_of_clips(voice, [*clips, *again]),
        _text_of_clips(voice, clips),
        phase,
        event,
        tuple(forms),
        repeatable,
    )


def _add_pause_after_zero(end: _Draft, drafts: Sequence[_Draft]) -> _Draft:
    """Add a pause between the sound that ends a phase and the words after it."""
    if not end.forms:
        return end
    (form,) = end.forms
    near = [draft.start for draft in drafts if draft is not end and draft.forms]
    soon = min((start for start in near if start > end.start - _samples(FARTHEST_SHIFT)), default=None)
    pause = _samples(AFTER_ZERO)
    if soon is not None:
        pause = max(0, min(pause, soon - _samples(BEFORE_NEXT) - end.start - form.frames))
    parts = tuple(evolve(part, offset=part.offset + pause) for part in form.parts)
    return evolve(end, forms=(evolve(form, parts=parts, frames=form.frames + pause),))


def _make_form(clips: Sequence[Clip]) -> _Form:
    parts: list[Part] = []
    marks: dict[str, int] = {}
    offset = 0
    for clip in clips:
        parts.append(Part(clip.id, offset, clip.frames))
        marks.update((name, offset + frame) for name, frame in clip.marks.items())
        offset += clip.frames + _samples(PAUSE)
    return _Form(tuple(parts), offset - _samples(PAUSE), marks)


def _text_of_clips(voice: Voice, clips: Sequence[str]) -> str:
    ours = {}
    if not voice.clips.keys() >= set(clips):
        ours = {phrase.id: phrase for phrase in phrases.list_phrases(voice.joins)}
    return " ".join(
        voice.clips[clip].text if clip in voice.clips else ours[clip].text(load_texts(voice.language))
        for clip in clips
        if clip in voice.clips or clip in ours
    )


def _place_cues(drafts: Sequence[_Draft], silences: Sequence[Silence]) -> Iterator[IntercomCue]:
    """Yield every cue, with its position if there is time to speak it."""
    taken: list[tuple[int, int]] = []
    for draft in sorted(drafts, key=lambda draft: (draft.kind.row.rank, draft.due)):
        if draft.kind.row.rank >= Rank.ALERT:
            break
        if (
            draft.forms
            and draft.start >= 0
            and all(draft.start + draft.forms[0].frames <= begin or draft.start >= end for begin, end in taken)
        ):
            cue = draft.place(draft.start, 0)
            taken.append((cue.sample, cue.end))
            yield cue
        else:
            yield draft.leave_out()
    taken += [(silence.begin, silence.end) for silence in silences]
    movable = []
    for draft in drafts:
        if draft.kind.row.rank < Rank.ALERT:
            continue
        if draft.forms:
            movable.append(draft)
        else:
            yield draft.leave_out()
    bounds = timetable.Bounds(
        farthest=_samples(FARTHEST_SHIFT),
        breath=_samples(BREATH),
        step=_samples(0.01),
        shorter_costs=_samples(SHORTER_COSTS),
    )
    utterances = [
        timetable.Utterance(one.start, one.kind.row.rank - Rank.ALERT, tuple(form.frames for form in one.forms))
        for one in movable
    ]
    places = timetable.schedule(utterances, taken, bounds)
    for draft, place in zip(movable, places, strict=True):
        yield draft.leave_out() if place is None else draft.place(place.start, place.form)


def _samples(seconds: float) -> int:
    return round(seconds * RATE)
