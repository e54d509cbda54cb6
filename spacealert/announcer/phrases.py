"""The intercom's phrases: the id of each clip, its text in each language, and the named positions (marks) it needs.

A pack of sentences has one clip per announcement ("Time T+2. Threat. Zone red."). A pack of words has one clip for each
part of an announcement.
"""

from functools import cache

from attrs import evolve

from spacealert.kit.audio.voice_pack import ClipKind
from spacealert.missions.announcements import AnnouncementKind, Phrase, Zone

TURNS = range(1, 9)
# Whole announcements that cover every turn, threat and zone. Packs that join words cut their clips out of these, so
# that each word has the intonation of its place in a sentence.
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


@cache
def list_phrases(joins: ClipKind) -> tuple[Phrase, ...]:
    """Return every phrase that a pack of this kind needs, in a good order for recording."""
    announcements = _sentence_phrases() if joins is ClipKind.SENTENCES else _word_phrases()
    found: list[Phrase] = []
    for kind in AnnouncementKind:
        first, *others = kind.row.phrases
        if not kind.row.each_phase:
            found += [first, *(announcements if kind is AnnouncementKind.THREAT else ()), *others]
    for phase in PHASES:
        found += [phase_phrase(kind, str(phase)) for kind in AnnouncementKind if kind.row.each_phase]
    return tuple(found)


def phase_phrase(kind: AnnouncementKind, phase: str) -> Phrase:
    """Return the phrase of this kind for phase `1`, `2` or `operation`."""
    (phrase,) = kind.row.phrases
    name, number = (phase, phase) if phase == "operation" else (f"phase-{phase}", int(phase))
    return evolve(phrase, id=f"{name}-{phrase.id}", facts={"phase": number})


def threat_clips(joins: ClipKind, turn: int, serious: bool, zone: str | None) -> tuple[str, ...]:
    """Return the clips for one threat, without "alert" and "repeat". `zone` is None for an internal threat."""
    if joins is ClipKind.SENTENCES:
        return (f"t{turn}-{'serious' if serious else 'threat'}-{zone or 'internal'}",)
    seriousness = "serious-" if serious else ""
    if zone is None:
        return (f"time-{turn}", f"{seriousness}internal-threat")
    return (f"time-{turn}", f"{seriousness}threat", f"zone-{zone}")


def sample_announcements() -> dict[Phrase, tuple[str, ...]]:
    """Return the announcements to record for a pack of words, and the clips that each provides."""
    whole = {phrase.id: phrase for phrase in _sentence_phrases()}
    return {
        whole[threat_clips(ClipKind.SENTENCES, *threat)[0]]: threat_clips(ClipKind.WORDS, *threat)
        for threat in SAMPLE_THREATS
    }


def _sentence_phrases() -> list[Phrase]:
    return [
        Phrase(
            threat_clips(ClipKind.SENTENCES, turn, seriousness == "serious", None if zone == "internal" else zone)[0],
            "intercom-body",
            {"turn": turn, "seriousness": seriousness, "zone": zone},
        )
        for turn in TURNS
        for seriousness in ("threat", "serious")
        for zone in (*Zone, "internal")
    ]


def _word_phrases() -> list[Phrase]:
    threats = ("threat", "serious-threat", "internal-threat", "serious-internal-threat")
    return [
        *(Phrase(f"time-{turn}", "intercom-time", {"turn": turn}) for turn in TURNS),
        *(Phrase(threat, f"intercom-{threat}") for threat in threats),
        *(Phrase(f"zone-{zone}", "intercom-zone", {"zone": zone}) for zone in Zone),
    ]
