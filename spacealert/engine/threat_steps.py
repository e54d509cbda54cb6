"""The life of a threat: it appears (§3.1), moves and acts (§3.4), and is survived, or destroyed by whatever step."""

from operator import attrgetter

from spacealert.engine import events, ship
from spacealert.engine.ship import TRACKS, Station, Zone
from spacealert.engine.state import DESTROYED, ON_TRACK, SURVIVED, State, ThreatState

AFTER_ALL_NUMBERS = 1000
RULE_OF_STEP = {"actions": "3.2", "damage": "3.3"}  # how a threat is destroyed; in another step it is its own doing

_order = attrgetter("order")


def appear(state: State) -> None:
    """The threats whose number is this turn go on the first space of their track, and their tokens aboard."""
    upcoming = state.upcoming
    while upcoming and upcoming[-1].number == state.turn:
        drawn = upcoming.pop()
        threat = state.threats[drawn.place] = drawn.copy() if state.shared else drawn
        put_on_track(state, threat)


def put_on_track(state: State, threat: ThreatState) -> None:
    """On the first space of its track, with its tokens aboard."""
    threat.fate = ON_TRACK
    threat.space = threat.track.length
    threat.stations = threat.card.stations
    state.on_track.append(threat)
    state.on_track.sort(key=_order)
    for trait in threat.card.hooks["appears"]:
        trait.appears(state, threat)
    if threat.card.sort == "malfunction" and threat.card.system != "bots":
        for station in threat.stations:
            here = (station, threat.card.system or "")
            places = (*state.broken.get(here, ()), threat.place)
            state.broken[here] = tuple(sorted(places, key=lambda place: state.threats[place].order))
    if emit := state.listener:
        emit(
            events.Appeared,
            threat.place,
            threat.card.code,
            zone=threat.zone,
            space=threat.track.length,
            stations=threat.stations,
            hull=threat.hull,
        )
    if threat.hull <= 0:
        destroy(state, threat)


def threats_act(state: State) -> None:
    """In number order each moves its speed, doing what it passes; then a rocket launched this turn flies on."""
    state.step = "threats"
    if state.slow or state.markers:
        for threat in sorted((*state.on_track, *state.markers), key=_order):
            if threat.fate == ON_TRACK:
                move(state, threat)
    else:
        for threat in tuple(state.on_track):
            if threat.fate != ON_TRACK:
                continue
            if threat.card.steady:
                advance(state, threat, threat.speed)
            else:
                move(state, threat)
    if state.calling:
        for called in state.calling:
            put_on_track(state, called)
        state.calling = []
    if state.rocket_near:
        state.rocket_near, state.rocket_far = 0, state.rocket_near
        if emit := state.listener:
            emit(events.RocketFlies)


def move(state: State, threat: ThreatState) -> None:
    """A regular movement: at its speed of this turn, and where it is phasing, out of phase or in again afterwards."""
    slow = state.slow
    if threat.zone is None and state.game.readings.navigator_slows == "external":
        slow = 0
    speed = threat.speed
    for trait in threat.card.hooks["pace"]:
        speed = trait.pace(state, threat, speed)
    threat.was_out, threat.out = threat.out, False
    if state.markers and threat in state.markers:
        _move_marker(state, threat, max(0, speed - slow))
        return
    advance(state, threat, max(0, speed - slow))
    if threat in state.on_track:
        for trait in threat.card.hooks["has_moved"]:
            trait.has_moved(state, threat)


def _move_marker(state: State, marker: ThreatState, spaces: int) -> None:
    marker.space, _ = marker.track.moves[marker.space, spaces]
    if marker.space == 1:
        state.markers = tuple(other for other in state.markers if other is not marker)
        for trait in marker.card.hooks["marker_arrives"]:
            trait.marker_arrives(state, marker)


def call(state: State, caller: ThreatState, zone: Zone | None) -> ThreatState | None:
    """The card drawn with it appears at the end of this step, and moves after all that have a number."""
    if caller.calls is None:
        return None
    called = state.threats[caller.calls] = state.threats[caller.calls].copy()
    caller.calls = None
    called.number = state.turn
    called.order = (AFTER_ALL_NUMBERS + sum(threat.number > 0 for threat in state.threats), False, called.place)
    called.zone = zone if called.card.sort == "external" else None
    called.track = TRACKS[state.tracks[called.zone or "internal"]]
    state.calling = [*state.calling, called]
    if emit := state.listener:
        emit(events.Called, caller.place, caller.card.code, called=called.place, called_card=called.card.code)
    return called


def prevent_call(state: State, caller: ThreatState) -> None:
    """Destroyed before it called: the card that was drawn with it counts as destroyed, too."""
    while caller.calls is not None:
        called = state.threats[caller.calls] = state.threats[caller.calls].copy()
        caller.calls = None
        called.fate, called.at = DESTROYED, state.turn
        caller.prevented = called.card.destroy
        if emit := state.listener:
            emit(
                events.CallPrevented, caller.place, caller.card.code, called=called.place, called_card=called.card.code
            )
        caller = called


def advance(state: State, threat: ThreatState, spaces: int) -> None:
    """Move so many spaces; every letter stopped on or passed happens at once, in order, and on Z it is survived."""
    origin = threat.space
    threat.space, passed = threat.track.moves[origin, spaces]
    emit = state.listener
    if emit:
        letters = "".join([letter for _, letter in passed])
        emit(events.ThreatMoved, threat.place, threat.card.code, origin=origin, space=threat.space, letters=letters)
    for threat.cell, letter in passed:
        if letter != "Z":
            threat.passed += 1
        if emit:
            emit(events.ThreatActs, threat.place, threat.card.code, letter=letter)
        for effect in threat.card.effects[letter]:
            effect.do(state, threat)
            if threat.fate != ON_TRACK:  # it destroyed itself
                return
    if threat.space == 1:
        survive(state, threat)


def push(state: State, by: ThreatState, others: list[ThreatState], spaces: int) -> None:
    """Those of these threats that are in phase move at once, beside their movement of this turn."""
    for other in [other for other in others if not other.out]:
        if other in state.on_track:
            if other.order > by.order:  # its movement of this turn is still to come, so it has begun the turn in phase
                other.was_out = False
            advance(state, other, spaces)


def survive(state: State, threat: ThreatState) -> None:
    """It has done its Z and cannot be touched any more; intruders leave, malfunctions stay and are beyond repair."""
    threat.fate = SURVIVED
    threat.at = state.turn
    threat.space = 0
    state.on_track.remove(threat)
    threat.out = False
    if threat.card.sort != "malfunction" and not threat.card.lingers:
        threat.stations = ()
    if emit := state.listener:
        emit(events.Survived, threat.place, threat.card.code, points=threat.card.survive or 0)


def destroy(state: State, threat: ThreatState) -> None:
    """It goes to the captain; its tokens and whatever it did to others are gone."""
    for trait in threat.card.hooks["gone"]:
        trait.gone(state, threat)
    threat.fate = DESTROYED
    threat.at = state.turn
    threat.space = 0
    state.on_track.remove(threat)
    if threat.calls is not None:
        prevent_call(state, threat)
    place = threat.place
    for station in threat.stations:
        _mend_system(state, station, threat)
    threat.stations = ()
    if place in state.boosting:
        state.boosting = without(state.boosting, place)
    if place in state.shielding:
        state.shielding = without(state.shielding, place)
    if place in state.hazards:
        state.hazards = without(state.hazards, place)
    if place in state.watchers:
        state.watchers = without(state.watchers, place)
    for zone in [zone for zone, cause in state.doubling.items() if cause == place]:
        del state.doubling[zone]
    if emit := state.listener:
        rule = RULE_OF_STEP.get(state.step) or ("7.1" if threat.zone else "7.2")
        emit(events.Destroyed, threat.place, threat.card.code, paragraph=rule, points=threat.card.destroy)


def _mend_system(state: State, station: Station, threat: ThreatState) -> None:
    here = (station, threat.card.system or "")
    if threat.place in state.broken.get(here, ()):
        left = without(state.broken.pop(here), threat.place)
        if left:
            state.broken[here] = left


def without(places: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(place for place in places if place != gone)


def zone_of(threat: ThreatState) -> Zone:
    """The zone it attacks from without, or where its token is within."""
    return threat.zone or ship.ZONE_OF[threat.stations[0]]
