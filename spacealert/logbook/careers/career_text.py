"""Careers in words: explorers line by line, and achievements with their requirements."""

from collections.abc import Iterator
from typing import Any

from spacealert.kit.i18n import Texts, UserError
from spacealert.kit.storage import codec
from spacealert.logbook.careers.achievements import (
    ACHIEVEMENTS,
    Achievement,
    CardRequirement,
    CareerRequirement,
    Category,
    FlightRequirement,
    ThreatPool,
)
from spacealert.logbook.careers.explorer import MOST_LEVEL, Explorer, Run, count_level_boxes
from spacealert.texts.letters import all_translations, normalize_for_search

_TOUR = (3, 4, 5)


def achievement_name(texts: Texts, achievement: Achievement) -> str:
    condition = achievement.condition
    if isinstance(condition, CardRequirement):
        special = specialization_name(texts, condition.specialization)
        return texts.say("achievement-expert", specialization=special, action=condition.action)
    return texts.say(f"achievement-{achievement.id}")


def specialization_name(texts: Texts, name: str) -> str:
    return texts.say(f"screen-specialization-{name}")


def requirements_in_words(texts: Texts, achievement: Achievement) -> str:
    """Return the requirements in one line, or an empty string if none are known."""
    parts = list(_requirements(texts, achievement))
    if achievement.level:
        parts.append(texts.say("careers-from-level", level=achievement.level))
    return ", ".join(parts)


def _requirements(texts: Texts, achievement: Achievement) -> Iterator[str]:
    match achievement.condition:
        case FlightRequirement() as wanted:
            yield from _requirements_of_flight(texts, wanted, achievement.category)
        case CardRequirement(specialization, action):
            special = specialization_name(texts, specialization)
            yield texts.say("careers-needs-card", specialization=special, action=action)
        case CareerRequirement(habit, count):
            yield texts.say(f"careers-needs-{habit}", count=count)


def _requirements_of_flight(texts: Texts, wanted: FlightRequirement, category: Category) -> Iterator[str]:
    if wanted.easier:
        yield texts.say("careers-needs-easier")
    elif wanted.missions is not None:
        yield texts.say("careers-needs-missions", count=wanted.missions)
    else:
        yield texts.say("careers-needs-campaign" if category is Category.CAMPAIGN else "careers-needs-full")
    if wanted.people == _TOUR:
        yield texts.say("careers-needs-tour")
    elif wanted.people:
        yield texts.say("careers-needs-people", count=wanted.people[0])
    if wanted.crew is not None:
        yield texts.say("careers-needs-crew", count=wanted.crew)
    if wanted.pool is not None:
        yield texts.say(f"careers-needs-{ThreatPool(wanted.pool)}")
    for flag in ("double", "unharmed", "judged"):
        if getattr(wanted, flag):
            yield texts.say(f"careers-needs-{flag}")


def find_achievement(called: str) -> Achievement:
    """Return the achievement with this id, or with this name in any language. Raise an error if none matches."""
    wanted = normalize_for_search(called)
    for achievement in ACHIEVEMENTS.values():
        if wanted in {normalize_for_search(achievement.id), *map(normalize_for_search, _search_names(achievement))}:
            return achievement
    raise UserError("careers-unknown-achievement", found=called)


def _search_names(achievement: Achievement) -> frozenset[str]:
    if isinstance(achievement.condition, CardRequirement):
        return frozenset()
    return all_translations(f"achievement-{achievement.id}")


# An explorer


def explorer_line(texts: Texts, explorer: Explorer) -> str:
    parts = [texts.say("careers-level", level=explorer.level), *specializations_in_words(texts, explorer)]
    parts.append(texts.say("careers-runs", count=len(explorer.runs)))
    if explorer.player:
        parts.append(texts.say("careers-played-by", player=explorer.player))
    if explorer.is_dead:
        parts.append(texts.say("careers-is-dead"))
    elif explorer.open_advance_count:
        parts.append(texts.say("careers-open-steps", count=explorer.open_advance_count))
    return f"{explorer.name}: {', '.join(parts)}"


def career_lines(texts: Texts, explorer: Explorer) -> list[str]:
    lines = [explorer.name, *([texts.say("careers-played-by", player=explorer.player)] if explorer.player else [])]
    lines += [f"{texts.say('careers-level', level=explorer.level)} · {boxes_in_words(texts, explorer)}"]
    lines += [texts.say("careers-experience", experience=explorer.experience), cloning_in_words(texts, explorer)]
    if explorer.open_advance_count and not explorer.is_dead:
        lines.append(texts.say("careers-open-steps", count=explorer.open_advance_count))
    learned = list(specializations_in_words(texts, explorer)) or [texts.say("careers-no-specializations")]
    lines += ["", texts.say("careers-specializations"), *(f"  {line}" for line in learned)]
    lines += ["", texts.say("careers-runs", count=len(explorer.runs))]
    for run in explorer.runs:
        lines.append(f"  {run_line(texts, run)}")
        lines += [f"    {achievement_with_gain(texts, ACHIEVEMENTS[id_])}" for id_ in run.achievements]
    return lines


def boxes_in_words(texts: Texts, explorer: Explorer) -> str:
    progress = explorer.progress
    if progress.level == MOST_LEVEL:
        return texts.say("careers-best")
    whole = count_level_boxes(progress.level)
    return texts.say("careers-boxes", passed=progress.passed, boxes=whole, next=progress.level + 1)


def cloning_in_words(texts: Texts, explorer: Explorer) -> str:
    """Say whether the explorer is dead or has consented to cloning, and how many clones they have used."""
    if explorer.is_dead:
        return texts.say("careers-is-dead")
    if explorer.has_consented:
        return f"{texts.say('careers-cloning')} {texts.say('careers-clones', count=explorer.clone_count)}"
    return texts.say("careers-no-cloning")


def run_line(texts: Texts, run: Run) -> str:
    text_id = "careers-run-lost" if run.lost else "careers-run"
    return texts.say(text_id, date=run.day.isoformat(), mission=run.mission, experience=run.experience)


def achievement_with_gain(texts: Texts, achievement: Achievement) -> str:
    gain = texts.say("careers-gain", experience=achievement.experience)
    return f"{achievement_name(texts, achievement)} {gain}"


def specializations_in_words(texts: Texts, explorer: Explorer) -> list[str]:
    return [f"{specialization_name(texts, name)} {level}" for name, level in explorer.specializations.items()]


# JSON output


def explorer_facts(explorer: Explorer) -> dict[str, Any]:
    progress = explorer.progress
    return {
        **codec.unstructure(explorer),
        "level": progress.level,
        "experience": explorer.experience,
        "boxes": {"passed": progress.passed, "of": count_level_boxes(progress.level)},
        "specializations": dict(explorer.specializations),
        "open_steps": explorer.open_advance_count,
        "next_steps": list(explorer.next_specializations),
        "clones": explorer.clone_count,
        "dead": explorer.is_dead,
    }


def achievement_facts(texts: Texts, achievement: Achievement) -> dict[str, Any]:
    return {
        "id": achievement.id,
        "name": achievement_name(texts, achievement),
        "category": str(achievement.category),
        "experience": achievement.experience,
        "level": achievement.level,
        "needs": requirements_in_words(texts, achievement) or None,
    }
