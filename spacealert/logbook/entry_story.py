"""Descriptions of log entries, including anything remarkable about them, and of undo and redo steps."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum

from attrs import frozen

from spacealert.engine.game import Score
from spacealert.kit.i18n.texts import Texts
from spacealert.logbook.entry import ChangeKind, CrewMember, Entry, EntrySummary, SummaryLine, UndoSummary
from spacealert.logbook.log_table import AnyLine, entry_name, threat_in_words

_CLOSE = -6  # points for the worst zone, one hit away from losing the ship


@frozen
class EntryStory:
    """The story of an entry. `special` has short remarks, the most important first."""

    day: str
    mission: str
    outcome: str
    special: tuple[str, ...]

    @property
    def in_one_line(self) -> str:
        return " ".join([f"{self.day}: {self.mission}.", *(f"{one}." for one in (self.outcome, *self.special) if one)])


def date_in_words(texts: Texts, day: date) -> str:
    """Format a date, such as `September 28, 2026`."""
    return texts.say("entrystory-date", day=day.day, month=day.month, year=str(day.year))


def record_ids(lines: Iterable[AnyLine]) -> frozenset[str]:
    """Return the ids of missions that scored more than every earlier mission. The first score is not a record."""
    best: int | None = None
    found = set()
    for line in sorted(lines, key=lambda line: (line.entry.played, line.number)):
        score = line.entry.score
        if score is None:
            continue
        if best is not None and score.total > best:
            found.add(line.entry.id)
        best = score.total if best is None else max(best, score.total)
    return frozenset(found)


def make_story(
    texts: Texts, entry: Entry | EntrySummary, titles: Mapping[str, str], total: str, *, is_record: bool = False
) -> EntryStory:
    """Describe an entry.

    `titles` maps mission ids to titles. `total` is the outcome to show for other games, unreadable entries and losses
    to an unknown threat.
    """
    known = not (isinstance(entry, EntrySummary) and entry.unreadable)
    name = entry_name(texts, entry) if known else "?"
    title = titles.get(entry.mission, "") if known else ""
    mission = f"{name} · {title}" if title else name
    day = date_in_words(texts, entry.played) if known else "?"
    if not known or (isinstance(entry, EntrySummary) and entry.other_game is not None):
        return EntryStory(day, mission, total, ())
    if entry.score is None:
        outcome = texts.say("entrystory-lost", threat=threat_in_words(texts, entry.lost_to)) if entry.lost_to else total
    else:
        outcome = texts.say("entrystory-home", points=entry.score.total)
    leg = (texts.say("entrystory-leg", number=entry.leg),) if entry.campaign and entry.leg else ()
    return EntryStory(day, mission, outcome, (*_remarks_on_score(texts, entry.score, is_record), *leg))


def _remarks_on_score(texts: Texts, score: Score | None, is_record: bool) -> tuple[str, ...]:
    if score is None:
        return ()
    found = [texts.say("entrystory-record")] if is_record else []
    if not (score.damage or score.worst_zone or score.knocked_out or score.disabled_squads):
        found.append(texts.say("entrystory-unscathed"))
    if score.worst_zone <= _CLOSE:
        found.append(texts.say("entrystory-close"))
    if score.knocked_out:
        found.append(texts.say("entrystory-knocked-out"))
    return tuple(found)


_MOST_NAMED = 5  # most missions of an import to list by name


def step_in_words(texts: Texts, step: UndoSummary, what: str) -> str:
    """Describe a step. `what` is "undone", "redone", or "undo-ask" to ask whether to undo the step."""
    said = texts.say(
        f"logbook-{what}",
        deed=step.step.value,
        count=step.count,
        missions=_missions_in_words(texts, step),
        names=", ".join(step.explorers) or "?",
    )
    beside = _side_effects_in_words(texts, step)
    return f"{said} {texts.say(f'logbook-{what}-with', list=', '.join(beside))}" if beside else said


def _missions_in_words(texts: Texts, step: UndoSummary) -> str:
    named = [
        texts.say("logbook-mission-of", mission=entry_name(texts, entry), date=date_in_words(texts, entry.played))
        for entry in step.entries[:_MOST_NAMED]
    ]
    if step.count > len(named) and named:
        named.append(texts.say("logbook-and-more", count=step.count - len(named)))
    return ", ".join(named) or "?"


def _side_effects_in_words(texts: Texts, step: UndoSummary) -> list[str]:
    found = [
        texts.say("logbook-with-campaign", date="none" if begun is None else date_in_words(texts, begun))
        for begun in step.campaigns
    ]
    if step.step is not ChangeKind.CAREER:
        found += [texts.say("logbook-with-career", name=name) for name in step.explorers]
    return [*found, *(texts.say("logbook-with-draft", kind=name.partition("-")[0]) for name in step.drafts)]


class FeatKind(StrEnum):
    FIRST_HOME = "first-home"  # first survival after losses
    BEST = "best"
    UNTOUCHED = "untouched"  # survived without penalties


@frozen
class Feat:
    """A reason to celebrate: the `points` of this mission and, for a record, the best score `before` it."""

    kind: FeatKind
    points: int
    before: int = 0


def best_feat(lines: Sequence[SummaryLine], id_: str) -> Feat | None:
    """Return the best reason to celebrate this mission, compared with earlier missions of the same people, or None."""
    flown = next((line for line in lines if line.entry.id == id_), None)
    if flown is None or flown.entry.score is None:
        return None
    people, points = _names_of_people(flown.entry.crew), flown.entry.score.total
    earlier = [line.entry for line in lines if line.number < flown.number and _was_flown_by(line.entry, people)]
    before = [entry.score.total for entry in earlier if entry.score is not None]
    if earlier and not before:
        return Feat(FeatKind.FIRST_HOME, points)
    if before and points > max(0, *before):  # a score of zero or less is no record
        return Feat(FeatKind.BEST, points, max(before))
    if flown.entry.penalties == (0, 0, 0):
        return Feat(FeatKind.UNTOUCHED, points)
    return None


def _was_flown_by(entry: EntrySummary, people: frozenset[str]) -> bool:
    return entry.other_game is None and not entry.unreadable and _names_of_people(entry.crew) == people


def _names_of_people(crew: Iterable[CrewMember]) -> frozenset[str]:
    return frozenset(person.name for person in crew if person.name and not person.android)
