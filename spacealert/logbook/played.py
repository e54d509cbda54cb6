"""From a game that was played to its line in the log book, with all that is needed to walk it again years later."""

from datetime import date

from spacealert.files.refused import Refused
from spacealert.game import mission, writing
from spacealert.game.model import Difficulty, GameFile
from spacealert.logbook.entry import Entry, Person
from spacealert.rules import resolve
from spacealert.scenario import page
from spacealert.scenario.model import Scenario


def entry_of(file: GameFile, today: date, scenario: Scenario | None = None) -> Entry:
    """The entry of a game. The scenario is looked up where it is not given; a mission nobody knows has none."""
    resolution = resolve(file.game, events=False)
    if scenario is None and file.mission is not None:
        scenario = _scenario(file.mission)
    difficulty = file.difficulty or Difficulty()
    return Entry(
        mission=file.mission or "",
        played=file.date or today,
        crew=tuple(
            Person(member.name, file.roles.get(member.color, ()), member.android, color=member.color)
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


def _scenario(named: str) -> Scenario | None:
    try:
        return mission.find(named)
    except Refused:
        return None
