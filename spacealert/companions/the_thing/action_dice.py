"""The action dice of the game for one to three. Section 12 of the rules."""

from spacealert.companions.the_thing.box_facts import Face
from spacealert.companions.the_thing.station_questions import draw
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

SIDES = {Face.USE: 2, Face.REPAIR: 2, Face.SABOTAGE: 1, Face.THREAT: 1}
DICE, DICE_STARVING = 3, 2
BAD = (Face.SABOTAGE, Face.THREAT)


def roll_die(text: Message) -> Guide[Face]:
    return (yield from draw(text, Face, SIDES, "thing-face", rule="§12"))
