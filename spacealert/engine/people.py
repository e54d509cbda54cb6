"""Effects on people: entering a station, delays and knock-outs."""

from typing import Final

from spacealert.engine import events, ship
from spacealert.engine.events import Cause, KeptBy
from spacealert.engine.game import NO_CARD
from spacealert.engine.ship import Station
from spacealert.engine.state import DISABLED, Person, State, ThreatState

THREAT: Final = "threat"


def apply_hazards(state: State, person: Person) -> None:
    """Apply the effects of tokens in a station to someone who enters it (§7.2)."""
    for place in state.hazards:
        threat = state.threats[place]
        if person.station in threat.stations:
            for trait in threat.card.hooks["on_crew_enter"]:
                trait.on_crew_enter(state, threat, person)


def delay(
    state: State, person: Person, turn: int, cause: Cause, threat: ThreatState | None = None, by: str | None = None
) -> bool:
    """Delay the slot of `turn` (§3.2). Return False if the slot was already delayed, is protected or is missing.

    The cards from this slot on move until an empty slot absorbs the delay or the last card drops off.
    """
    plan, slot = person.plan, turn - 1
    if slot >= len(plan):
        return False
    lost, end = None, slot
    kept: KeptBy | None = None
    if not plan[slot]:
        pass
    elif person.late == turn:
        kept = "late"
    elif person.specialization and is_delay_proof(person, plan[slot]):
        kept = "protected"
    elif NO_CARD in (later := plan[slot:]):
        end = slot + later.index(NO_CARD)
        person.plan = (*plan[:slot], NO_CARD, *plan[slot:end], *plan[end + 1 :])
    else:
        end, lost = len(plan) - 1, plan[-1]
        person.plan = (*plan[:slot], NO_CARD, *later[:-1])
    person.late = turn
    if end >= person.touched:
        person.touched = end + 1
    if state.listener:
        moved = tuple((plan[at], at + 1, at + 2) for at in range(slot, end))
        _tell_delay(state, person, turn, cause, threat, by, moved, lost, kept)
    return kept is None


def repeat_slot(state: State, person: Person, threat: ThreatState) -> None:
    """Repeat this turn's card in the next slot, unless that slot cannot be delayed (NF 2.2)."""
    turn, plan = state.turn, person.plan
    repeated = plan[turn - 1]
    delayed = delay(state, person, turn + 1, "threat", threat)
    if not delayed and is_delay_proof(person, plan[turn]):
        return
    plan = person.plan
    if not repeated and not plan[turn]:
        return  # repeating an empty slot delays the next card
    end = plan.index(NO_CARD, turn) if NO_CARD in plan[turn:] else len(plan) - 1
    person.plan = (*plan[:turn], repeated, *plan[turn:end], *plan[end + 1 :])
    person.touched = max(person.touched, end + 1)
    if repeated and (emit := state.listener):
        emit(events.CardRepeated, person.color, threat.place, threat.card.code, action=repeated)


def delay_next(
    state: State, person: Person, cause: Cause, threat: ThreatState | None = None, by: str | None = None
) -> None:
    """Delay the next slot. If only the first of two actions has been done, move the second action to that slot."""
    if person.rest:
        _delay_rest(state, person, cause, threat, by)
    else:
        delay(state, person, state.turn + 1, cause, threat, by)


def _delay_rest(state: State, person: Person, cause: Cause, threat: ThreatState | None, by: str | None) -> None:
    """Move the second action to the next slot, which delays the card there (NF 1.3)."""
    turn, rest, plan = state.turn, person.rest, person.plan
    person.rest = ""
    done = plan[turn - 1].removesuffix(rest)
    later = plan[turn:]
    gap = later.index(NO_CARD) if NO_CARD in later else len(later)
    lost = None
    if gap == len(later):
        lost = later[-1] if later else rest
    moved = [(rest, turn, turn + 1)] if later else []
    moved += [(slot, turn + 1 + at, turn + 2 + at) for at, slot in enumerate(later[:gap][: len(later) - 1])]
    person.plan = (*plan[: turn - 1], done, *(rest, *later[:gap], *later[gap + 1 :])[: len(later)])
    person.late = turn + 1
    person.touched = max(person.touched, turn + gap + 1)
    if state.listener:
        _tell_delay(state, person, turn, cause, threat, by, tuple(moved), lost)


def _tell_delay(
    state: State,
    person: Person,
    turn: int,
    cause: Cause,
    threat: ThreatState | None,
    by: str | None,
    moved: tuple[events.MovedCard, ...],
    lost: str | None,
    kept: KeptBy | None = None,
) -> None:
    assert state.listener
    place, card = (threat.place, threat.card.code) if threat else (None, None)
    state.listener(
        events.Delayed, person.color, place, card, cause=cause, late_turn=turn, moved=moved, lost=lost, kept=kept, by=by
    )


# --- protection and knock-outs ----------------------------------------------------------------------------------------


def is_delay_proof(person: Person, slot: str) -> bool:
    """Return whether Special Ops' advanced action protects this slot from delays."""
    return person.specialization == "SpecialOps" and "S" in slot


def knock_out(state: State, person: Person, threat: ThreatState | None, rule: str = "3.4") -> None:
    """Knock out a crew member and disable their squad, unless the crew member or the squad is protected (§3.4)."""
    if person.knocked_out:
        return
    if person.specialization == "SpecialOps" and person.protected_on == state.turn:  # until their slot is done
        if person.squad is not None and not state.game.readings.special_ops_protects_bots:
            person.squad = DISABLED
        _tell_spared(state, person, threat)
        return
    led = person.squad is not None
    if led:
        person.squad = DISABLED
    medic = state.medic
    if medic is not None and medic.station == person.station and not person.in_space:
        _tell_spared(state, person, threat)
        return
    person.knocked_out = True
    if emit := state.listener:
        place, card = (threat.place, threat.card.code) if threat else (None, None)
        emit(events.KnockedOut, person.color, place, card, paragraph=rule, station=person.station, squad=led)
    for other in tuple(state.on_track):
        for trait in other.card.hooks["on_crew_knocked_out"]:
            trait.on_crew_knocked_out(state, other, person)


def _tell_spared(state: State, person: Person, threat: ThreatState | None) -> None:
    if emit := state.listener:
        place, card = (threat.place, threat.card.code) if threat else (None, None)
        emit(events.Spared, person.color, place, card)


def people_aboard(state: State) -> list[Person]:
    return [person for person in state.crew if person.station not in ship.RANGES]


def people_in(state: State, stations: tuple[Station, ...]) -> list[Person]:
    return [person for person in state.crew if person.station in stations]


def find_pilot(state: State) -> Person | None:
    """Return the conscious pilot of the interceptors, or None."""
    return next((person for person in state.crew if person.station in ship.RANGES and not person.knocked_out), None)
