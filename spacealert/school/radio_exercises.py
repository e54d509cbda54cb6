"""Exercises on what the intercom says: whom a report concerns, and which cards a crew gets and may hand over.

No position of the ship decides them, so they are asked of made-up crews, and judged by the same rules as a mission.
"""

from collections.abc import Callable
from random import Random

from attrs import field, frozen

from spacealert.engine.decks import cards_per_phase
from spacealert.kit.guide.prompts import Answer, Choose, ChooseSeveral, Count, Option, Prompt, message
from spacealert.kit.i18n.texts import Message
from spacealert.missions.announcements import TURNS_OF_THREATS, AnnouncedThreat, Zone
from spacealert.missions.scenario import LAST_TURNS, Crew, Kind, Scenario, ScenarioEvent
from spacealert.school.exercises import AnswerInWords, CardInWords
from spacealert.school.setting_up import OnTable, Place

_CREWS = (Crew(5), Crew(4), Crew(4, 1), Crew(3, 1), Crew(2, 2))
_DRAWS = ("external", "serious-external", "internal", "serious-internal", "nobody")
_CARDS, _HEROIC = ("a", "b", "c", "x", "<", ">", "^"), ("A", "B", "X")
_MOST_CARDS = 15


@frozen
class RadioExercise:
    """`question` is asked; `why` is the rule that gives the answer."""

    question: Prompt
    answer: Answer
    why: Message = field(repr=False)

    def explained(self, right: bool) -> Message:
        """Whether that was the answer, and why it is."""
        if right:
            return message("school-right", why=self.why)
        return message("school-wrong", answer=AnswerInWords(self.question, self.answer), why=self.why)


def radio_exercise(kind: str, seed: int, level: int = 1) -> RadioExercise:
    """The exercise of this kind and level that belongs to the seed."""
    return RADIO_KINDS[kind](Random(f"{kind}:{level}:{seed}"), level)


def _reports(random: Random, level: int) -> RadioExercise:
    """Who draws which card; from the second level on crews have androids."""
    crew = random.choice(_CREWS if level > 1 else _CREWS[:2])
    internal = random.random() < 0.4
    zone = None if internal else random.choice(list(Zone))
    confirmed = random.random() < 0.3
    threat = AnnouncedThreat(random.choice(TURNS_OF_THREATS), random.random() < 0.4, internal, zone, confirmed)
    heard = bool(tuple(_mission_with(threat).for_crew(crew).threats()))
    sort = f"{'serious-' if threat.serious else ''}{'internal' if internal else 'external'}"
    asked = message("school-ask-reports", **_people(crew), said=_said(threat))
    options = [Option(draw, message(f"school-draws-{draw}")) for draw in _DRAWS]
    question = Choose(asked, options=options, rule="§2.1, §5", picture=OnTable(Place.STEPS))
    why = "confirmed" if confirmed else "counts" if heard else "ignored"
    return RadioExercise(question, sort if heard else "nobody", message(f"school-why-report-{why}"))


def _mission_with(threat: AnnouncedThreat) -> Scenario:
    return Scenario("", Kind.MISSION, {}, (240, 420, 600), (ScenarioEvent(10, threat),))


def _said(threat: AnnouncedThreat) -> Message:
    """In the words of the intercom."""
    seriousness = "serious" if threat.serious else "threat"
    body = message("intercom-body", turn=threat.turn, zone=threat.zone or "internal", seriousness=seriousness)
    return (
        body if threat.confirmed else message("school-unconfirmed", report=message("intercom-unconfirmed"), body=body)
    )


def _transfer(random: Random, level: int) -> RadioExercise:
    """Which cards of a hand may be handed over."""
    heroic = random.sample(_HEROIC, random.choice((0, 1, 1)))
    hand = [*random.sample(_CARDS, min(len(_CARDS), 2 + level)), *heroic]
    random.shuffle(hand)
    options = [Option(card, CardInWords(card)) for card in hand]
    question = ChooseSeveral(message("school-ask-transfer"), options=options, rule="§2.1", picture=OnTable(Place.CARDS))
    return RadioExercise(question, tuple(card for card in hand if card not in heroic), message("school-why-transfer"))


def _dealt(random: Random, level: int) -> RadioExercise:
    """How many cards somebody has for a phase; from the second level on crews have androids."""
    crew = random.choice(_CREWS if level > 1 else _CREWS[:2])
    phase = random.randrange(len(LAST_TURNS))
    incoming = random.randrange(1 + min(2, level))
    dealt = cards_per_phase(crew.players, crew.androids)[phase]
    asked = message("school-ask-dealt", **_people(crew), phase=phase + 1, incoming=incoming)
    question = Count(asked, most=_MOST_CARDS, rule="§1, §2.1, §5", picture=OnTable(Place.CARDS))
    return RadioExercise(question, dealt + incoming, message("school-why-dealt", dealt=dealt, incoming=incoming))


def _people(crew: Crew) -> dict[str, int]:
    return {"players": crew.players, "androids": crew.androids}


RADIO_KINDS: dict[str, Callable[[Random, int], RadioExercise]] = {
    "reports": _reports,
    "transfer": _transfer,
    "dealt": _dealt,
}
