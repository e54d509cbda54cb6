"""The life of a threat: it appears (§3.1), moves and acts (§3.4), and is survived, or destroyed by whatever step."""

from operator import attrgetter

from spacealert.engine import events, ship
from spacealert.engine.state import DESTROYED, ON_TRACK, SURVIVED, State, ThreatState

RULE_OF_STEP = {"actions": "3.2", "damage": "3.3"}  # how a threat is destroyed; in another step it is its own doing

_order = attrgetter("order")


def appear(state: State) -> None:
    """The threats whose number is this turn go on the first space of their track, and their tokens aboard."""
    upcoming = state.upcoming
    while upcoming and upcoming[-1].number == state.turn:
        drawn = upcoming.pop()
        threat = state.threats[drawn.place] = drawn.copy() if state.shared else drawn
        threat.fate = ON_TRACK
        threat.space = threat.track.length
        threat.stations = threat.card.stations
        state.on_track.append(threat)
        state.on_track.sort(key=_order)
        if threat.card.sort == "malfunction" and threat.card.system != "bots":
            for station in threat.stations:
                here = (station, threat.card.system or "")
                state.broken[here] = (*state.broken.get(here, ()), threat.place)
        for trait in threat.card.hooks["appears"]:
            trait.appears(state, threat)
        if emit := state.listener:
            emit(
                events.Appeared,
                threat.place,
                threat.card.code,
                zone=threat.zone,
                space=threat.track.length,
                stations=threat.card.stations,
                hull=threat.hull,
            )
        if threat.hull <= 0:
            destroy(state, threat)


def threats_act(state: State) -> None:
    """In number order each moves its speed, doing what it passes; then a rocket launched this turn flies on."""
    state.step = "threats"
    for threat in tuple(state.on_track):
        if threat.fate == ON_TRACK:
            advance(state, threat, threat.speed)
    if state.rocket_near:
        state.rocket_near, state.rocket_far = False, True
        if emit := state.listener:
            emit(events.RocketFlies)


def advance(state: State, threat: ThreatState, spaces: int) -> None:
    """Move so many spaces; every letter stopped on or passed happens at once, in order, and on Z it is survived."""
    origin = threat.space
    threat.space, letters = threat.track.moves[origin, spaces]
    emit = state.listener
    if emit:
        emit(events.ThreatMoved, threat.place, threat.card.code, origin=origin, space=threat.space, letters=letters)
    for letter in letters:
        if letter != "Z":
            threat.passed += 1
        if emit:
            emit(events.ThreatActs, threat.place, threat.card.code, letter=letter)
        for effect in threat.card.effects(letter):
            effect.do(state, threat)
            if threat.fate != ON_TRACK:  # it destroyed itself
                return
    if threat.space == 1:
        survive(state, threat)


def survive(state: State, threat: ThreatState) -> None:
    """It has done its Z and cannot be touched any more; intruders leave, malfunctions stay and are beyond repair."""
    threat.fate = SURVIVED
    threat.at = state.turn
    threat.space = 0
    state.on_track.remove(threat)
    if threat.card.sort != "malfunction" and not threat.card.lingers:
        threat.stations = ()
    if emit := state.listener:
        emit(events.Survived, threat.place, threat.card.code, points=threat.card.survive or 0)


def destroy(state: State, threat: ThreatState) -> None:
    """It goes to the captain; its tokens and whatever it did to others are gone."""
    threat.fate = DESTROYED
    threat.at = state.turn
    threat.space = 0
    state.on_track.remove(threat)
    place = threat.place
    for station in threat.stations:
        here = (station, threat.card.system or "")
        if place in state.broken.get(here, ()):
            state.broken[here] = without(state.broken[here], place)
    threat.stations = ()
    if place in state.boosting:
        state.boosting = without(state.boosting, place)
    if place in state.shielding:
        state.shielding = without(state.shielding, place)
    if place in state.hazards:
        state.hazards = without(state.hazards, place)
    for zone in [zone for zone, cause in state.doubling.items() if cause == place]:
        del state.doubling[zone]
    if emit := state.listener:
        rule = RULE_OF_STEP.get(state.step) or ("7.1" if threat.zone else "7.2")
        emit(events.Destroyed, threat.place, threat.card.code, paragraph=rule, points=threat.card.destroy)


def without(places: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(place for place in places if place != gone)


def zone_of(threat: ThreatState) -> str:
    """The zone it attacks from without, or where its token is within."""
    return threat.zone or ship.ZONE_OF[threat.stations[0]]
