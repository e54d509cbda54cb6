"""What an evening with a companion becomes in the log book."""

from datetime import date

from spacealert.companions.nemesis.nemesis_evening import outcome
from spacealert.companions.nemesis.ship_state import Ship
from spacealert.companions.the_thing.after_game import Winner, winner
from spacealert.companions.the_thing.station import Station
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.logbook.other_games import OtherGame


def nemesis_line(walkthrough: Walkthrough[Ship], today: date) -> OtherGame | None:
    """The line of an evening that is over. The same evening is the same line, if its end is changed again."""
    ship = walkthrough.state
    found = outcome(ship)
    if found is None:
        return None
    game = ship.species.name
    return OtherGame(
        other_game=game,
        played=today,
        players=found.players,
        outcome=found.word,
        won=found.won,
        facts=found.facts,
        numbers=found.numbers,
        id=f"{game}-{walkthrough.seed}",
    )


def thing_line(walkthrough: Walkthrough[Station], today: date) -> OtherGame | None:
    """The same for The Thing: how it ended and when, and nobody's role."""
    station = walkthrough.state
    if station.ending is None:
        return None
    return OtherGame(
        other_game="thing",
        played=today,
        outcome=station.ending,
        won=winner(station.ending) is Winner.HUMANS,
        numbers={"players": station.players, "rounds": station.round},
        id=f"thing-{walkthrough.seed}",
    )
