"""What may befall people: coming into a station, being late, being knocked out."""

from typing import Final

from spacealert.engine import events, ship
from spacealert.engine.game import NO_CARD
from spacealert.engine.state import DISABLED, Person, State, ThreatState

THREAT: Final = "threat"


def meet_hazards(state: State, person: Person) -> None:
    """Tokens that lie in a station act on whoever comes in (§7.2)."""
    for place in state.hazards:
        threat = state.threats[place]
        if person.station in threat.stations:
            for trait in threat.card.hooks["entered"]:
                trait.entered(state, threat, person)


def delay(
    state: State, person: Person, turn: int, cause: str, threat: ThreatState | None = None, by: str | None = None
) -> None:
    """The card on `turn` moves on, pushing others, until an empty slot takes one or the last falls off (§3.2).

    A second cause for the same turn finds the slot empty, and so changes nothing.
    """
    plan, slot = person.plan, turn - 1
    if slot >= len(plan):
        return
    lost, end = None, slot
    if plan[slot] != NO_CARD:
        try:
            end = plan.index(NO_CARD, slot)
            person.plan = (*plan[:slot], NO_CARD, *plan[slot:end], *plan[end + 1 :])
        except ValueError:
            end, lost = len(plan) - 1, plan[-1]
            person.plan = (*plan[:slot], NO_CARD, *plan[slot:-1])
    if emit := state.listener:
        moved = tuple((plan[at], at + 1, at + 2) for at in range(slot, end))
        place, card = (threat.place, threat.card.code) if threat else (None, None)
        emit(
            events.Delayed,
            person.color,
            place,
            card,
            cause=cause,
            late_turn=turn,
            moved=moved,
            lost=lost,
            by=by,
        )


def delay_next(
    state: State, person: Person, cause: str, threat: ThreatState | None = None, by: str | None = None
) -> None:
    delay(state, person, state.turn + 1, cause, threat, by)


def knock_out(state: State, person: Person, threat: ThreatState, rule: str = "3.4") -> None:
    """Nothing more from this person, and a squad led by one who falls is disabled for good (§3.4)."""
    if person.knocked_out:
        return
    person.knocked_out = True
    led = person.squad is not None
    if led:
        person.squad = DISABLED
    if emit := state.listener:
        emit(
            events.KnockedOut,
            person.color,
            threat.place,
            threat.card.code,
            paragraph=rule,
            station=person.station,
            squad=led,
        )


def aboard(state: State) -> list[Person]:
    return [person for person in state.crew if person.station != ship.SPACE]


def those_in(state: State, stations: tuple[str, ...]) -> list[Person]:
    return [person for person in state.crew if person.station in stations]
