"""From a game that was played to its line in the log book, and years later from that line to the same game."""

from datetime import date
from typing import Any

from attrs import evolve

from spacealert.engine import resolve
from spacealert.engine.game import Game, Score
from spacealert.gamefile import mission_setup, reader, writer
from spacealert.gamefile.game_file import Difficulty, GameFile
from spacealert.kit.storage import yaml_document
from spacealert.logbook.entry import CrewMember, Entry
from spacealert.missions import scenario_file


def entry_of(file: GameFile, today: date) -> Entry:
    """The entry of a game."""
    entry = _described(file, today)
    resolution = resolve(file.game, events=False)
    missed = wasted(file.game, resolution.score) if resolution.score else {}
    crew = tuple(evolve(person, wasted=missed.get(person.color or "")) for person in entry.crew)
    return evolve(entry, crew=crew, score=resolution.score, lost_to=resolution.lost_to)


def corrected(before: Entry, file: GameFile) -> Entry:
    """The entry after its game was corrected. What somebody had written over its line by hand stays, but the points."""
    then, now = _described(game_of(before), before.played), entry_of(file, before.played)
    by_hand: dict[str, Any] = {
        name: getattr(before, name)
        for name in ("mission", "common", "serious")
        if getattr(now, name) == getattr(then, name)
    }
    if now.people == then.people != before.people:
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


def _described(file: GameFile, today: date) -> Entry:
    """All that the file says, before anything is worked out."""
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
        game=writer.as_yaml(file),
        scenario=None if file.scenario is None else scenario_file.write(file.scenario),
        leg=file.campaign,
    )


def game_of(entry: Entry) -> GameFile:
    """The game of an entry, on the mission that it keeps."""
    return reader.game_of_document(yaml_document.parse(entry.game or ""), mission_setup.stored(entry.scenario))


def wasted(game: Game, score: Score) -> dict[str, int]:
    """By color: how many points more one other card would have brought, on whichever turn of theirs it brings most.

    The others play as they did. Which cards were in the hand is not known, so any but a heroic one may be the other.
    """
    return {member.color: max(0, _best_other(game, place) - score.total) for place, member in enumerate(game.crew)}


_OTHERS = "abcx<>^-"


def _best_other(game: Game, place: int) -> int:
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
