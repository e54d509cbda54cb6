"""The life of a threat: it appears (§3.1), moves and acts (§3.4), and is destroyed or survived."""

from operator import attrgetter

from spacealert.engine import events, ship
from spacealert.engine.ship import TRACKS, Station, Zone
from spacealert.engine.state import DESTROYED, ON_TRACK, SURVIVED, State, ThreatState

AFTER_ALL_NUMBERS = 1000
RULE_OF_STEP = {"actions": "3.2", "damage": "3.3"}  # in other steps, threats destroy themselves

_order = attrgetter("order")


def add_threats(state: State) -> None:
    """Put the threats of this turn on their trajectories."""
    upcoming = state.upcoming
    while upcoming and upcoming[-1].number == state.turn:
        drawn = upcoming[-1]
        state.upcoming = upcoming = upcoming[:-1]
        threat = state.threats[drawn.place] = drawn.copy() if state.shared else drawn
        put_on_track(state, threat)


def put_on_track(state: State, threat: ThreatState) -> None:
    """Put a threat at the far end of its trajectory, and its tokens on board."""
    threat.fate = ON_TRACK
    threat.space = threat.track.length
    threat.stations = threat.card.stations
    state.on_track.append(threat)
    state.on_track.sort(key=_order)
    for trait in threat.card.hooks["on_appear"]:
        trait.on_appear(state, threat)
    if threat.card.sort == "malfunction" and threat.card.system != "bots":
        for station in threat.stations:
            here = (station, threat.card.system or "")
            places = (*state.broken.get(here, ()), threat.place)
            in_order = tuple(sorted(places, key=lambda place: state.threats[place].order))
            state.broken = {**state.broken, here: in_order}
    if emit := state.listener:
        emit(
            events.Appeared, threat.place, threat.card.code, zone=threat.zone, space=threat.track.length,
            stations=threat.stations, hull=threat.hull,
        )  # fmt: skip
    if threat.hull <= 0:
        destroy_threat(state, threat)


def let_threats_act(state: State) -> None:
    """Move the threats in number order, which can trigger actions. Then move the rockets launched this turn."""
    state.step = "threats"
    if state.slow or state.markers:
        for threat in sorted((*state.on_track, *state.markers), key=_order):
            if threat.fate == ON_TRACK:
                move_threat(state, threat)
    else:
        for threat in tuple(state.on_track):
            if threat.fate != ON_TRACK:
                continue
            if threat.card.moves_steadily:
                advance_threat(state, threat, threat.speed)
            else:
                move_threat(state, threat)
    if state.calling:
        for called in state.calling:
            put_on_track(state, called)
        state.calling = ()
    if state.rocket_near:
        state.rocket_near, state.rocket_far = 0, state.rocket_near
        if emit := state.listener:
            emit(events.RocketFlies)


def move_threat(state: State, threat: ThreatState) -> None:
    """Make a threat's regular move at this turn's speed."""
    slow = state.slow
    if threat.zone is None and state.game.readings.navigator_slows == "external":
        slow = 0
    speed = threat.speed
    for trait in threat.card.hooks["current_speed"]:
        speed = trait.current_speed(state, threat, speed)
    threat.was_out, threat.out = threat.out, False
    if state.markers and threat in state.markers:
        _move_marker(state, threat, max(0, speed - slow))
        return
    advance_threat(state, threat, max(0, speed - slow))
    if threat in state.on_track:
        for trait in threat.card.hooks["on_movement_end"]:
            trait.on_movement_end(state, threat)


def _move_marker(state: State, marker: ThreatState, spaces: int) -> None:
    marker.space, _ = marker.track.moves[marker.space, spaces]
    if marker.space == 1:
        state.markers = tuple(other for other in state.markers if other is not marker)
        for trait in marker.card.hooks["on_marker_at_z"]:
            trait.on_marker_at_z(state, marker)


def call_threat(state: State, caller: ThreatState, zone: Zone | None) -> ThreatState | None:
    """Call the card drawn with `caller` and return it, or None if there is no card to call.

    The called threat appears after the movements, in `zone` if it is external, and moves after the numbered threats.
    """
    if caller.calls is None:
        return None
    called = state.threats[caller.calls] = state.threats[caller.calls].copy()
    caller.calls = None
    called.number = state.turn
    called.order = (AFTER_ALL_NUMBERS + sum(threat.number > 0 for threat in state.threats), False, called.place)
    called.zone = zone if called.card.sort == "external" else None
    called.track = TRACKS[state.tracks[called.zone or "internal"]]
    state.calling = (*state.calling, called)
    if emit := state.listener:
        emit(events.Called, caller.place, caller.card.code, called=called.place, called_card=called.card.code)
    return called


def prevent_call(state: State, caller: ThreatState) -> None:
    """Count all cards that `caller` could still have called, directly or through each other, as destroyed."""
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


def advance_threat(state: State, threat: ThreatState, spaces: int) -> None:
    """Move a threat. Letters that it reaches or passes take effect immediately, in order. A threat at Z survives."""
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
        mark_survived(state, threat)


def push_threats(state: State, by: ThreatState, others: list[ThreatState], spaces: int) -> None:
    """Move these threats in addition to their movement this turn, unless they are phased out."""
    for other in [other for other in others if not other.out]:
        if other in state.on_track:
            if other.order > by.order:  # it has not moved this turn, so it started the turn in phase
                other.was_out = False
            advance_threat(state, other, spaces)


def mark_survived(state: State, threat: ThreatState) -> None:
    """Mark a threat as survived, and take it off its trajectory."""
    threat.fate = SURVIVED
    threat.at = state.turn
    threat.space = 0
    state.on_track.remove(threat)
    threat.out = False
    if threat.card.sort != "malfunction" and not threat.card.leaves_tokens:
        threat.stations = ()
    if emit := state.listener:
        emit(events.Survived, threat.place, threat.card.code, points=threat.card.survive or 0)


def destroy_threat(state: State, threat: ThreatState) -> None:
    """Destroy the threat, and remove its tokens and its effects on other threats."""
    for trait in threat.card.hooks["on_destroyed"]:
        trait.on_destroyed(state, threat)
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
        state.boosting = remove_place(state.boosting, place)
    if place in state.shielding:
        state.shielding = remove_place(state.shielding, place)
    if place in state.hazards:
        state.hazards = remove_place(state.hazards, place)
    if place in state.watchers:
        state.watchers = remove_place(state.watchers, place)
    if state.doubling:
        state.doubling = {zone: cause for zone, cause in state.doubling.items() if cause != place}
    if emit := state.listener:
        rule = RULE_OF_STEP.get(state.step) or ("7.1" if threat.zone else "7.2")
        emit(events.Destroyed, threat.place, threat.card.code, paragraph=rule, points=threat.card.destroy)


def _mend_system(state: State, station: Station, threat: ThreatState) -> None:
    here = (station, threat.card.system or "")
    if threat.place in state.broken.get(here, ()):
        left = remove_place(state.broken[here], threat.place)
        others = {button: places for button, places in state.broken.items() if button != here}
        state.broken = {**others, here: left} if left else others


def remove_place(places: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(place for place in places if place != gone)


def threat_zone(threat: ThreatState) -> Zone:
    """Return the zone the threat attacks from outside, or the zone of its token on board."""
    return threat.zone or ship.ZONE_OF[threat.stations[0]]
