"""What the intercom can say: the id of each clip, its text in each language, and the marks it must have.

A pack that joins whole sentences has one clip for each announcement ("Time T+2. Threat. Zone red."); a pack that joins
words has their parts, which a person records in a quarter of the time.
"""

from collections.abc import Mapping
from functools import cache

from attrs import field, frozen

from spacealert.kit.audio.voice_pack import Joins
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.scenario import Zone

TURNS = range(1, 9)
# Said whole, these have every turn, threat and zone in them: the clips of a pack that joins words are cut out of them,
# so that each word has the intonation of its place in a sentence.
SAMPLE_THREATS = (
    (1, False, "red"),
    (2, True, "white"),
    (3, False, "blue"),
    (4, True, None),
    (5, False, None),
    (6, True, "red"),
    (7, False, "white"),
    (8, True, "blue"),
)
PHASES: tuple[int | str, ...] = (1, 2, "operation")
COUNT = ("five", "four", "three", "two", "one")  # the marks of a count: where each number begins


@frozen
class Phrase:
    """One clip. A counting one says its sentence, then five to one on whole seconds, then perhaps an ending.

    A countdown ends with its mark `zero`. A data transfer has `open` where cards may be handed over and `close`, five
    seconds later, where the beep belongs; the effects are no part of any clip.
    """

    id: str
    text_id: str
    facts: Mapping[str, int | str] = field(factory=dict, hash=False)
    counts_to: str | None = None
    ending: str | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        if self.counts_to is None:
            return ()
        return (*COUNT, "zero") if self.counts_to == "zero" else ("open", *COUNT, "close")

    def text(self, texts: Texts) -> str:
        """All that is said, as a screen shows it."""
        counts = [] if self.counts_to is None else ["intercom-counts"]
        ending = [] if self.ending is None else [self.ending]
        return " ".join([self.sentence(texts), *(texts.say(text_id) for text_id in counts + ending)])

    def sentence(self, texts: Texts) -> str:
        """The text before any count."""
        return texts.say(self.text_id, **self.facts)

    def spoken(self, texts: Texts) -> str:
        """The sentence as a synthesizer needs it: numbers and signs as words."""
        spoken = f"{self.text_id}.spoken"
        return texts.say(spoken if texts.has(spoken) else self.text_id, **self.facts)


@cache
def phrases(joins: Joins) -> tuple[Phrase, ...]:
    """All that a pack of this kind must have, in the order in which a person would record it."""
    announcements = _sentences() if joins is Joins.SENTENCES else _words()
    return (
        Phrase("begin", "intercom-begin"),
        Phrase("alert", "intercom-alert"),
        *announcements,
        Phrase("repeat", "intercom-repeat"),
        Phrase("unconfirmed", "intercom-unconfirmed"),
        Phrase("incoming-data", "intercom-incoming-data"),
        Phrase("data-transfer", "intercom-data-transfer", counts_to="close", ending="intercom-transfer-complete"),
        Phrase("data-transfer-short", "intercom-data-transfer-short", counts_to="close"),
        Phrase("communications-down", "intercom-communications-down"),
        Phrase("communications-restored", "intercom-communications-restored"),
        *(phrase for phase in PHASES for phrase in _phase_end(phase)),
    )


def body(joins: Joins, turn: int, serious: bool, zone: str | None) -> tuple[str, ...]:
    """The clips that say one threat, without "alert" and "repeat"; an internal threat has no zone."""
    if joins is Joins.SENTENCES:
        return (f"t{turn}-{'serious' if serious else 'threat'}-{zone or 'internal'}",)
    seriousness = "serious-" if serious else ""
    if zone is None:
        return (f"time-{turn}", f"{seriousness}internal-threat")
    return (f"time-{turn}", f"{seriousness}threat", f"zone-{zone}")


def sample_announcements() -> dict[Phrase, tuple[str, ...]]:
    """The announcements to be said for a pack that joins words, each with the clips that are cut out of it."""
    whole = {phrase.id: phrase for phrase in _sentences()}
    return {whole[body(Joins.SENTENCES, *threat)[0]]: body(Joins.WORDS, *threat) for threat in SAMPLE_THREATS}


def _sentences() -> list[Phrase]:
    return [
        Phrase(
            body(Joins.SENTENCES, turn, seriousness == "serious", None if zone == "internal" else zone)[0],
            "intercom-body",
            {"turn": turn, "seriousness": seriousness, "zone": zone},
        )
        for turn in TURNS
        for seriousness in ("threat", "serious")
        for zone in (*Zone, "internal")
    ]


def _words() -> list[Phrase]:
    threats = ("threat", "serious-threat", "internal-threat", "serious-internal-threat")
    return [
        *(Phrase(f"time-{turn}", "intercom-time", {"turn": turn}) for turn in TURNS),
        *(Phrase(threat, f"intercom-{threat}") for threat in threats),
        *(Phrase(f"zone-{zone}", "intercom-zone", {"zone": zone}) for zone in Zone),
    ]


def _phase_end(phase: int | str) -> list[Phrase]:
    name, facts = phase if isinstance(phase, str) else f"phase-{phase}", {"phase": phase}
    return [
        Phrase(f"{name}-warning-60", "intercom-warning-60", facts),
        Phrase(f"{name}-warning-20", "intercom-warning-20", facts),
        Phrase(f"{name}-countdown", "intercom-countdown", facts, counts_to="zero"),
        Phrase(f"{name}-ended", "intercom-ended", facts),
    ]
