"""From a game that was played to its line in the log book, with all that is needed to walk it again years later."""

from datetime import date

from attrs import evolve

from spacealert.files.refused import Refused
from spacealert.game import mission, writing
from spacealert.game.model import Difficulty, GameFile
from spacealert.logbook.entry import Entry, Person
from spacealert.rules import resolve
from spacealert.rules.game import Game, Score
from spacealert.scenario import page
from spacealert.scenario.model import Scenario


def entry_of(file: GameFile, today: date, scenario: Scenario | None = None) -> Entry:
    """The entry of a game. The scenario is looked up where it is not given; a mission nobody knows has none."""
    resolution = resolve(file.game, events=False)
    if scenario is None and file.mission is not None:
        scenario = _scenario(file.mission)
    difficulty = file.difficulty or Difficulty()
    missed = wasted(file.game, resolution.score) if resolution.score else {}
    return Entry(
        mission=file.mission or "",
        played=file.date or today,
        crew=tuple(
            Person(
                member.name, file.roles.get(member.color, ()), member.android, missed.get(member.color), member.color
            )
            for member in file.game.crew
        ),
        common=difficulty.common,
        serious=difficulty.serious,
        score=resolution.score,
        lost_to=resolution.lost_to,
        game=writing.as_yaml(file),
        scenario=None if scenario is None else page.write(scenario),
        leg=file.campaign,
    )


def wasted(game: Game, score: Score) -> dict[str, int]:
    """By colour: how many points more one other card would have brought, on whichever turn of theirs it brings most.

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


def _scenario(named: str) -> Scenario | None:
    try:
        return mission.find(named)
    except Refused:
        return None
