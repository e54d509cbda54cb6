"""The Alien's last stand when people leave, in the game for one to three: section 12 of the rules."""

from spacealert.companions.the_thing.action_dice import roll_die
from spacealert.companions.the_thing.box_facts import YES, look_up, stops_escape
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import tell
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

NEEDED = 3


class AttemptStopped(Exception):
    """Nobody leaves in this round: it goes on with the Rec Room."""


def defend(station: Station) -> Guide[None]:
    """As many dice as it has strength; three of the right symbols stop the escape."""
    yield from tell(message("thing-last-stand", strength=station.strength), rule="§12", spoken="thingspeech-last-stand")
    stopping = 0
    for number in range(station.strength):
        face = yield from roll_die(message("thing-last-stand-die", number=number + 1, strength=station.strength))
        if (yield from look_up(station.box, stops_escape(face))) == YES:
            stopping += 1
    if stopping >= NEEDED:
        yield from tell(
            message("thing-escape-stopped", count=stopping), rule="§12", spoken="thingspeech-escape-stopped"
        )
        raise AttemptStopped
    yield from tell(message("thing-escape-succeeds", count=stopping), rule="§12")
