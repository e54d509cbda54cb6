"""The life of a threat: it appears (§3.1), moves and acts (§3.4), and is survived, or destroyed by whatever step."""

from spacealert.engine import ship
from spacealert.engine.state import DESTROYED, ON_TRACK, SURVIVED, Foe, State

RULE_OF_STEP = {"actions": "3.2", "damage": "3.3"}  # how a threat is destroyed; in another step it is its own doing


def appear(state: State) -> None:
    """The threats whose number is this turn go on the first space of their track, and their tokens aboard."""
    for foe in state.foes:
        if foe.number != state.turn:
            continue
        foe.fate = ON_TRACK
        foe.space = foe.track.length
        foe.stations = foe.card.stations
        state.on_track.append(foe)
        state.on_track.sort(key=lambda other: (other.number, other.place))
        if foe.card.sort == "malfunction" and foe.card.system != "bots":
            for station in foe.stations:
                state.broken.setdefault((station, foe.card.system or ""), []).append(foe)
        for trait in foe.card.traits:
            trait.appears(state, foe)
        if tell := state.tell:
            tell(
                "appeared", None, foe, zone=foe.zone, space=foe.track.length, stations=foe.card.stations, hull=foe.hull
            )
        if foe.hull <= 0:
            destroy(state, foe)


def threats_act(state: State) -> None:
    """In number order each moves its speed, doing what it passes; then a rocket launched this turn flies on."""
    state.step = "threats"
    for foe in tuple(state.on_track):
        if foe.fate == ON_TRACK:
            advance(state, foe, foe.speed)
    if state.rocket_near:
        state.rocket_near, state.rocket_far = False, True
        if tell := state.tell:
            tell("rocket-flies")


def advance(state: State, foe: Foe, spaces: int) -> None:
    """Move so many spaces; every letter stopped on or passed happens at once, in order, and on Z it is survived."""
    origin = foe.space
    foe.space, letters = foe.track.moves[origin, spaces]
    tell = state.tell
    if tell:
        tell("threat-moved", None, foe, origin=origin, space=foe.space, letters=letters)
    for letter in letters:
        if letter != "Z":
            foe.passed += 1
        if tell:
            tell("threat-acts", None, foe, letter=letter)
        for effect in foe.card.effects(letter):
            effect.do(state, foe)
            if foe.fate != ON_TRACK:  # it destroyed itself
                return
    if foe.space == 1:
        survive(state, foe)


def survive(state: State, foe: Foe) -> None:
    """It has done its Z and cannot be touched any more; intruders leave, malfunctions stay and are beyond repair."""
    foe.fate = SURVIVED
    foe.at = state.turn
    foe.space = 0
    state.on_track.remove(foe)
    if foe.card.sort != "malfunction" and not foe.card.lingers:
        foe.stations = ()
    if tell := state.tell:
        tell("survived", None, foe, points=foe.card.survive)


def destroy(state: State, foe: Foe) -> None:
    """It goes to the captain; its tokens and whatever it did to others are gone."""
    foe.fate = DESTROYED
    foe.at = state.turn
    foe.space = 0
    state.on_track.remove(foe)
    for station in foe.stations:
        malfunctions = state.broken.get((station, foe.card.system or ""))
        if malfunctions and foe in malfunctions:
            malfunctions.remove(foe)
    foe.stations = ()
    for lasting in (state.boosting, state.shielding, state.hazards):
        if foe in lasting:
            lasting.remove(foe)
    for zone in [zone for zone, cause in state.doubling.items() if cause is foe]:
        del state.doubling[zone]
    if tell := state.tell:
        rule = RULE_OF_STEP.get(state.step) or ("7.1" if foe.zone else "7.2")
        tell("destroyed", None, foe, rule=rule, points=foe.card.destroy)


def zone_of(foe: Foe) -> str:
    """The zone it attacks from without, or where its token is within."""
    return foe.zone or ship.ZONE_OF[foe.stations[0]]
