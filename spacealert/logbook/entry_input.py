"""Log entries made from games and from user input: words and numbers from the command line or a form."""

import datetime
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, Any

from attrs import evolve, frozen

from spacealert.engine import Game, Score, resolve
from spacealert.gamefile import card_names, mission_setup, reader, writer
from spacealert.gamefile.game_file import ROLES, Difficulty, GameFile
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import yaml_document
from spacealert.kit.storage.codec import Length, OneOf
from spacealert.kit.storage.versions import VersionedFormat
from spacealert.logbook.entry import DIFFICULTIES, MOST_CREW, MOST_LENGTH, CrewMember, Entry
from spacealert.missions import scenario_file
from spacealert.missions.scenario import Scenario
from spacealert.texts.letters import all_translations, normalize_for_search


def entry_from_game(file: GameFile, today: date) -> Entry:
    entry = _entry_from_file(file, today)
    resolution = resolve(file.game, events=False)
    missed = wasted_points(file.game, resolution.score) if resolution.score else {}
    crew = tuple(evolve(person, wasted=missed.get(person.color or "")) for person in entry.crew)
    return evolve(entry, crew=crew, score=resolution.score, lost_to=resolution.lost_to)


def with_corrected_game(before: Entry, file: GameFile) -> Entry:
    """Return the entry with this corrected game, keeping manual edits where possible."""
    then, now = _entry_from_file(game_from_entry(before), before.played), entry_from_game(file, before.played)
    by_hand: dict[str, Any] = {
        name: getattr(before, name)
        for name in ("mission", "common", "serious")
        if getattr(now, name) == getattr(then, name)
    }
    if now.crew_without_waste == then.crew_without_waste != before.crew_without_waste:
        by_hand["crew"] = before.crew
    return evolve(
        now,
        **by_hand,
        id=before.id,
        played=before.played,
        campaign=before.campaign,
        leg=before.leg or now.leg,
        scenario=before.scenario or now.scenario,
    )


def _entry_from_file(file: GameFile, today: date) -> Entry:
    difficulty = file.difficulty or Difficulty()
    return Entry(
        mission=file.mission or "",
        played=file.date or today,
        crew=tuple(
            CrewMember(
                member.name,
                file.roles.get(member.color, ()),
                member.android,
                color=member.color,
                explorer=member.explorer,
            )
            for member in file.game.crew
        ),
        common=difficulty.common,
        serious=difficulty.serious,
        game=writer.game_as_yaml(file),
        scenario=None if file.scenario is None else scenario_file.write(file.scenario),
        leg=file.campaign,
    )


def game_from_entry(entry: Entry) -> GameFile:
    """Return the game of an entry, with the scenario saved with it."""
    return reader.game_from_document(
        yaml_document.parse(entry.game or ""), mission_setup.saved_scenario_finder(entry.scenario), is_stored=True
    )


def wasted_points(game: Game, score: Score) -> dict[str, int]:
    """Return the most points each color could have gained by changing one card.

    The other plans stay the same. Hands are unknown, so any card except a heroic one is possible.
    """
    return {
        member.color: max(0, _best_other_total(game, place) - score.total) for place, member in enumerate(game.crew)
    }


_OTHERS = "abcx<>^-"


def _best_other_total(game: Game, place: int) -> int:
    member, best = game.crew[place], -(10**9)
    laid = (*member.plan, *"-" * (game.turns - len(member.plan)))
    for turn in range(game.turns):
        for card in _OTHERS:
            if card != laid[turn]:
                other = evolve(member, plan=(*laid[:turn], card, *laid[turn + 1 :]))
                crew = (*game.crew[:place], other, *game.crew[place + 1 :])
                found = resolve(evolve(game, crew=crew), events=False).score
                best = max(best, found.total) if found else best
    return best


@frozen
class EntryInput:
    """The details of a mission as a user entered them.

    None means that a field was left out. Penalties are entered without a minus sign.
    """

    game: Path | None = None
    mission: str | None = None
    played: datetime.date | None = None
    crew: str | None = None
    common: str | None = None
    serious: str | None = None
    destroyed: int | None = None
    survived: int | None = None
    damage: int | None = None
    knocked_out: int | None = None
    squads: int | None = None
    visual: int | None = None
    lost_to: str | None = None

    @property
    def has_points(self) -> bool:
        return any(number is not None for number in self._points)

    @property
    def lacks_points(self) -> bool:
        return None in self._points

    @property
    def _points(self) -> tuple[int | None, ...]:
        return self.destroyed, self.survived, self.damage, self.knocked_out, self.squads, self.visual


_Written = Annotated[str, Length(MOST_LENGTH)] | None


@frozen
class EntryDraft:
    """The contents of a form: the text of each field, or None if it is untouched, and the difficulties."""

    mission: _Written = None
    played: _Written = None
    crew: _Written = None
    destroyed: _Written = None
    survived: _Written = None
    damage: _Written = None
    knocked_out: _Written = None
    squads: _Written = None
    visual: _Written = None
    lost_to: _Written = None
    common: Annotated[str, OneOf(DIFFICULTIES)] = "white"
    serious: Annotated[str, OneOf(DIFFICULTIES)] = "white"


ENTRY_FORMAT = VersionedFormat("entry", EntryDraft)


def new_entry(typed: EntryInput, today: datetime.date) -> Entry:
    """Return a new entry from user input.

    If the input names a game file, the entry is read from it, and the rest of the input overrides its contents.
    """
    if typed.game is None:
        if typed.mission is None:
            raise UserError("logbook-typed-mission")
        if typed.has_points == (typed.lost_to is not None):
            raise UserError("logbook-typed-end")
        return correct_entry(Entry(typed.mission, today), typed, today)
    return correct_entry(entry_from_game(reader.read(typed.game), today), evolve(typed, game=None), today)


def correct_entry(entry: Entry, typed: EntryInput, today: datetime.date) -> Entry:
    """Return the entry with the user input applied.

    A new game file replaces all but the id and the place in a campaign.
    """
    if typed.has_points and typed.lost_to is not None:
        raise UserError("logbook-typed-end")
    if entry.lost_to is not None and typed.has_points and typed.lacks_points:
        raise UserError("logbook-typed-survived")
    if typed.game is not None:
        anew = entry_from_game(
            reader.read(typed.game, lambda mission: _saved_or_current_scenario(entry, mission)), today
        )
        entry = evolve(anew, id=entry.id, campaign=entry.campaign, leg=entry.leg or anew.leg)
    changes: dict[str, Any] = {
        name: getattr(typed, name) for name in ("mission", "common", "serious") if getattr(typed, name) is not None
    }
    if typed.mission is not None:
        with suppress(UserError):  # missions that are not in the library keep the name they were given
            changes["mission"] = mission_setup.find_scenario(typed.mission).id
    if typed.played is not None:
        changes["played"] = typed.played
    if typed.crew is not None:
        changes["crew"] = _parse_crew(typed.crew)
    if typed.lost_to is not None:
        changes |= {"score": None, "lost_to": _parse_card(typed.lost_to)}
    elif typed.has_points:
        changes |= {"score": _score_from_input(entry.score, typed), "lost_to": None}
    return evolve(entry, **changes)


def _saved_or_current_scenario(entry: Entry, mission: str) -> Scenario:
    with suppress(UserError):
        then = mission_setup.saved_scenario_finder(entry.scenario)(mission)
        if mission.strip().casefold() in (then.id.casefold(), then.name.casefold()):
            return then
    return mission_setup.find_scenario(mission)


def _score_from_input(before: Score | None, typed: EntryInput) -> Score:
    score = before or Score(0, 0, 0, 0, 0, 0, 0)
    for field, points in (("destroyed", typed.destroyed), ("survived", typed.survived), ("visual", typed.visual)):
        if points is not None:
            score = evolve(score, **{field: points})
    for field, points in (("knocked_out", typed.knocked_out), ("disabled_squads", typed.squads)):
        if points is not None:
            score = evolve(score, **{field: -points})
    return score if typed.damage is None else evolve(score, damage=-typed.damage, worst_zone=0)


def _parse_crew(text: str) -> tuple[CrewMember, ...]:
    """Parse a crew such as `Anna=captain, Boris=communications+security, Vera`. Roles are optional."""
    people = [_parse_person(part.strip()) for part in text.split(",") if part.strip()]
    if len(people) > MOST_CREW:
        raise UserError("logbook-typed-crew", count=len(people), most=MOST_CREW)
    return tuple(people)


def _parse_person(text: str) -> CrewMember:
    name, _, after = text.partition("=")
    roles: list[str] = []
    android = False
    for word in (word.strip() for word in after.split("+") if word.strip()):
        meant = _role_named(word)
        if meant == "android":
            android = True
        elif meant is not None:
            roles.append(meant)
        else:
            raise UserError("logbook-typed-role", found=word)
    return CrewMember(name.strip(), tuple(dict.fromkeys(roles)), android)


def _role_named(word: str) -> str | None:
    for role in (*ROLES, "android"):
        text_id = f"logbook-role-{role}"
        called = {
            role,
            *all_translations(text_id),
            *(also for text in all_translations(f"{text_id}.also") for also in text.split(", ")),
        }
        if normalize_for_search(word) in map(normalize_for_search, called):
            return role
    return None


def _parse_card(text: str) -> str:
    found = card_names.find_card(text)
    return found[0] if len(found) == 1 else text.strip()
