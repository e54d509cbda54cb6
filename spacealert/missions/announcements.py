"""The kinds of announcements, with their notation, timing, sentences and icons.

To add a kind, define a class, its row in `ANNOUNCEMENTS`, and a member of `AnnouncementKind` for each of its sentences.
The sentences are in `texts/*/intercom.ftl`. Their attributes are `headline` for screens, `advice` below it, and
`listing` for descriptions. `tests/missions/test_announcements.py` reports anything missing.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum, IntEnum, StrEnum, auto
from typing import Any, Generic, Literal, TypeVar

from attrs import field, frozen

from spacealert.kit.i18n.texts import Texts

# Longest silence the players' notation can express, and the limit for scenarios.
LONGEST_SILENCE = 99
# The intercom only announces threats for these turns: there is no time to fight later ones.
TURNS_OF_THREATS = range(1, 9)
COUNT = ("five", "four", "three", "two", "one")  # the words of a countdown, each marked in a recording


class Zone(StrEnum):
    """A third of the ship, with its trajectory."""

    RED = "red"
    WHITE = "white"
    BLUE = "blue"


# Scenario announcements


@frozen
class AnnouncedThreat:
    """The announcement of a threat that appears on `turn`. Only external threats have a zone."""

    turn: int
    serious: bool = False
    internal: bool = False
    zone: Zone | None = None
    confirmed: bool = True

    def __attrs_post_init__(self) -> None:
        if self.internal == (self.zone is not None):
            raise ValueError(self)

    @property
    def level(self) -> int:
        """The contribution to the threat level: serious threats count twice."""
        return 2 if self.serious else 1


@frozen
class IncomingData:
    """The announcement that each player can draw one card."""


@frozen
class DataTransfer:
    """The announcement that each player can pass one card to another player."""


@frozen
class CommunicationsDown:
    """The announcement that nobody can communicate for this many seconds."""

    seconds: int


Announcement = AnnouncedThreat | IncomingData | DataTransfer | CommunicationsDown


# Intercom phrases


@frozen
class Phrase:
    """A clip of a voice.

    If the clip has a count, `counts_to` names the last time marked in it: `close` or `zero`. `ending` is the text id of
    the words after the count.
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
        """Return the whole text, as shown on screen."""
        counts = [] if self.counts_to is None else ["intercom-counts"]
        ending = [] if self.ending is None else [self.ending]
        return " ".join([self.sentence(texts), *(texts.say(text_id) for text_id in counts + ending)])

    def sentence(self, texts: Texts) -> str:
        """Return the text before any count."""
        return texts.say(self.text_id, **self.facts)

    def spoken_text(self, texts: Texts) -> str:
        """Return the sentence for a synthesizer, with numbers and signs spelled out."""
        spoken = f"{self.text_id}.spoken"
        return texts.say(spoken if texts.has(spoken) else self.text_id, **self.facts)


def _clip_phrase(name: str, *, counts_to: str | None = None, ending: str | None = None) -> Phrase:
    return Phrase(name, f"intercom-{name}", counts_to=counts_to, ending=ending)


class Rank(IntEnum):
    """The priority of sentences whose times conflict. Those before `ALERT` are spoken exactly on time or not at all."""

    COUNTDOWN = auto()
    SILENCE = auto()
    BEGIN = auto()
    PHASE_END = auto()
    ALERT = auto()
    DATA = auto()
    WARNING_20 = auto()
    WARNING_60 = auto()


@frozen
class Chime:
    """A sound effect that belongs to a sentence. It plays before the words or starts together with them."""

    clip: str
    with_words: bool = False


@frozen(kw_only=True)
class SentenceRow:
    """One sentence of the intercom: how it is spoken and drawn.

    `phrases` are its clips: the full form before shorter ones or, for a threat, the openings of the report and its
    repetition. If `each_phase`, there is a clip for each phase. If `repeatable`, players can ask to hear the sentence
    again. If `listed`, it tells players to do something.
    """

    name: str
    phrases: tuple[Phrase, ...]
    rank: Rank
    chime: Chime | None
    icon: str
    color: Literal["time", "data", "alarm", "good", "zone"]
    listed: bool
    repeatable: bool
    each_phase: bool = False


class AnnouncementKind(Enum):
    """A sentence of the intercom. The members are in a good order for recording."""

    BEGIN = SentenceRow(
        name="begin", phrases=(_clip_phrase("begin"),), rank=Rank.BEGIN, chime=None,
        icon="begin", color="time", listed=False, repeatable=False,
    )  # fmt: skip
    THREAT = SentenceRow(
        name="threat", phrases=(_clip_phrase("alert"), _clip_phrase("repeat")), rank=Rank.ALERT, chime=Chime("alarm"),
        icon="zone", color="zone", listed=True, repeatable=True,
    )  # fmt: skip
    UNCONFIRMED = SentenceRow(
        name="unconfirmed", phrases=(_clip_phrase("unconfirmed"),), rank=Rank.ALERT, chime=Chime("alarm"),
        icon="zone", color="zone", listed=True, repeatable=True,
    )  # fmt: skip
    INCOMING_DATA = SentenceRow(
        name="incoming-data", phrases=(_clip_phrase("incoming-data"),), rank=Rank.DATA, chime=Chime("jingle-incoming"),
        icon="incoming", color="data", listed=True, repeatable=True,
    )  # fmt: skip
    DATA_TRANSFER = SentenceRow(
        name="data-transfer",
        phrases=(
            _clip_phrase("data-transfer", counts_to="close", ending="intercom-transfer-complete"),
            _clip_phrase("data-transfer-short", counts_to="close"),
        ),
        rank=Rank.DATA, chime=Chime("jingle-transfer"),
        icon="transfer", color="data", listed=True, repeatable=False,
    )  # fmt: skip
    COMMS_DOWN = SentenceRow(
        name="comms-down", phrases=(_clip_phrase("communications-down"),), rank=Rank.SILENCE,
        chime=Chime("comms-down", with_words=True),
        icon="silence", color="alarm", listed=True, repeatable=False,
    )  # fmt: skip
    COMMS_RESTORED = SentenceRow(
        name="comms-restored", phrases=(_clip_phrase("communications-restored"),), rank=Rank.SILENCE,
        chime=Chime("comms-restored", with_words=True),
        icon="done", color="good", listed=False, repeatable=False,
    )  # fmt: skip
    WARNING_60 = SentenceRow(
        name="warning-60", phrases=(_clip_phrase("warning-60"),), rank=Rank.WARNING_60, chime=None,
        icon="clock", color="time", listed=False, repeatable=False, each_phase=True,
    )  # fmt: skip
    WARNING_20 = SentenceRow(
        name="warning-20", phrases=(_clip_phrase("warning-20"),), rank=Rank.WARNING_20, chime=None,
        icon="clock", color="time", listed=False, repeatable=False, each_phase=True,
    )  # fmt: skip
    COUNTDOWN = SentenceRow(
        name="countdown", phrases=(_clip_phrase("countdown", counts_to="zero"),), rank=Rank.COUNTDOWN, chime=None,
        icon="clock", color="alarm", listed=False, repeatable=False, each_phase=True,
    )  # fmt: skip
    PHASE_END = SentenceRow(
        name="phase-end", phrases=(_clip_phrase("ended"),), rank=Rank.PHASE_END, chime=Chime("zero", with_words=True),
        icon="done", color="good", listed=False, repeatable=False, each_phase=True,
    )  # fmt: skip

    def __init__(self, row: SentenceRow) -> None:
        self.row = row
        self.text = row.phrases[0].text_id  # text id in `intercom.ftl`

    def __str__(self) -> str:
        return self.row.name


# The table

A = TypeVar("A")


@frozen
class Notation(Generic[A]):
    """One notation for an announcement. `read` gets text that fits `pattern`, but can still reject the text."""

    pattern: str
    read: Callable[[str], A | None]
    write: Callable[[A], str]
    fits: Callable[[str], re.Match[str] | None] = field(init=False)

    @fits.default
    def _fits(self) -> Callable[[str], re.Match[str] | None]:
        return re.compile(self.pattern).fullmatch


@frozen(kw_only=True)
class AnnouncementRow(Generic[A]):
    """One kind of announcement: its notation, its timing and its sentences."""

    of: type[A]
    name: str
    examples: tuple[str, ...]
    words: Notation[A]  # in a scenario file
    code: Notation[A]  # in the script notation players exchange
    codes: tuple[str, ...]  # possible beginnings of a code
    seconds: Callable[[A], int]  # approximate length when spoken
    # Seconds the generator reserves, rounded up to steps of five. Changing these changes every mission code.
    seconds_reserved: Callable[[A], int]
    # Sentences to speak, and the delay of each in seconds after the announcement.
    says: Callable[[A], tuple[tuple[AnnouncementKind, int], ...]]
    listing: str  # id of the text that describes it, given these facts
    facts: Callable[[A], Mapping[str, Any]]


def find_row(what: A) -> AnnouncementRow[A]:
    return _ROWS[type(what)]


def parse_announcement(text: str) -> Announcement | None:
    """Parse the notation of scenario files. Return None if the text is not an announcement."""
    for row in ANNOUNCEMENTS:
        if row.words.fits(text):
            found: Announcement | None = row.words.read(text)
            return found
    return None


def parse_code(text: str) -> Announcement | None:
    """Parse a script code without its time. Return None if the code is malformed."""
    for row in ANNOUNCEMENTS:
        if row.code.fits(text):
            found: Announcement | None = row.code.read(text)
            return found
    return None


THREAT, UNCONFIRMED, SERIOUS, INTERNAL = "threat", "unconfirmed", "serious", "internal"
COMMUNICATIONS_DOWN = "communications down"
_CLASSES = {"T": (False, False), "ST": (True, False), "IT": (False, True), "SIT": (True, True)}
_ZONES = {"R": Zone.RED, "W": Zone.WHITE, "B": Zone.BLUE}
_CODES = {threat: code for code, threat in _CLASSES.items()}
_LETTERS = {zone: letter for letter, zone in _ZONES.items()}


def _threat_of_words(text: str) -> AnnouncedThreat:
    report, turn, *_, place = text.split()
    internal = place == INTERNAL
    zone = None if internal else Zone(place)
    return AnnouncedThreat(int(turn[-1]), SERIOUS in text.split(), internal, zone, confirmed=report == THREAT)


def _threat_in_words(threat: AnnouncedThreat) -> str:
    parts = [THREAT if threat.confirmed else UNCONFIRMED, f"T+{threat.turn}"]
    parts += [SERIOUS] * threat.serious + [threat.zone.value if threat.zone else INTERNAL]
    return " ".join(parts)


def _threat_of_code(text: str) -> AnnouncedThreat | None:
    """Parse a threat's script code. Return None if it lacks the zone of an external threat."""
    class_, letter = (text[3:], "") if text[-1] not in _ZONES else (text[3:-1], text[-1])
    serious, internal = _CLASSES[class_]
    zone = None if internal else _ZONES.get(letter)
    if not internal and zone is None:
        return None
    return AnnouncedThreat(int(text[2]), serious, internal, zone, confirmed=text.startswith("AL"))


def _threat_as_code(threat: AnnouncedThreat) -> str:
    zone = _LETTERS[threat.zone] if threat.zone else ""
    return f"{'AL' if threat.confirmed else 'UR'}{threat.turn}{_CODES[threat.serious, threat.internal]}{zone}"


def _threat_facts(threat: AnnouncedThreat) -> Mapping[str, Any]:
    return {
        "turn": str(threat.turn),
        "report": "confirmed" if threat.confirmed else "unconfirmed",
        "class_": "serious" if threat.serious else "common",
        "zone": threat.zone or "internal",
    }


def _plain_row(
    of: type[A], kind: AnnouncementKind, words: str, code: str, *, seconds: int, seconds_reserved: int
) -> AnnouncementRow[A]:
    return AnnouncementRow(
        of=of,
        name=words,
        examples=(words,),
        words=Notation(words, lambda _: of(), lambda _: words),
        code=Notation(code, lambda _: of(), lambda _: code),
        codes=(code,),
        seconds=lambda _: seconds,
        seconds_reserved=lambda _: seconds_reserved,
        says=lambda _: ((kind, 0),),
        listing=f"{kind.text}.listing",
        facts=lambda _: {},
    )


ANNOUNCEMENTS: tuple[AnnouncementRow[Any], ...] = (
    AnnouncementRow(
        of=AnnouncedThreat,
        name=THREAT,
        examples=("threat T+2 serious white", "unconfirmed T+3 internal"),
        words=Notation(
            rf"({THREAT}|{UNCONFIRMED}) T\+[1-8]( {SERIOUS})? ({INTERNAL}|{'|'.join(Zone)})",
            _threat_of_words,
            _threat_in_words,
        ),
        code=Notation(r"(AL|UR)[1-8](SIT|IT|ST|T)[RWB]?", _threat_of_code, _threat_as_code),
        codes=("AL", "UR"),
        seconds=lambda threat: (9 if threat.internal else 11) + (0 if threat.confirmed else 2),
        seconds_reserved=lambda threat: 20 if threat.confirmed else 25,
        says=lambda threat: ((AnnouncementKind.THREAT if threat.confirmed else AnnouncementKind.UNCONFIRMED, 0),),
        listing="intercom-alert.listing",
        facts=_threat_facts,
    ),
    _plain_row(IncomingData, AnnouncementKind.INCOMING_DATA, "incoming data", "ID", seconds=5, seconds_reserved=10),
    _plain_row(DataTransfer, AnnouncementKind.DATA_TRANSFER, "data transfer", "DT", seconds=13, seconds_reserved=15),
    AnnouncementRow(
        of=CommunicationsDown,
        name=COMMUNICATIONS_DOWN,
        examples=(f"{COMMUNICATIONS_DOWN} 10",),
        words=Notation(
            rf"{COMMUNICATIONS_DOWN} [1-9][0-9]?",
            lambda text: CommunicationsDown(int(text.split()[-1])),
            lambda down: f"{COMMUNICATIONS_DOWN} {down.seconds}",
        ),
        code=Notation(
            r"CS[0-9]{1,2}",
            lambda text: CommunicationsDown(int(text[2:])) if int(text[2:]) else None,
            lambda down: f"CS{down.seconds}",
        ),
        codes=("CS",),
        # "Communications system down" is spoken during the silence, "restored" after it.
        seconds=lambda down: down.seconds + 2,
        seconds_reserved=lambda down: down.seconds + 5,
        says=lambda down: ((AnnouncementKind.COMMS_DOWN, 0), (AnnouncementKind.COMMS_RESTORED, down.seconds)),
        listing=f"{AnnouncementKind.COMMS_DOWN.text}.listing",
        facts=lambda down: {"seconds": down.seconds},
    ),
)
_ROWS: Mapping[type, AnnouncementRow[Any]] = {row.of: row for row in ANNOUNCEMENTS}
# For the message about a mistyped event.
EXAMPLES = " · ".join(example for row in ANNOUNCEMENTS for example in row.examples)
