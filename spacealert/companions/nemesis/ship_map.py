"""The optional map: which rooms are explored and what is in them, so that players need not be asked."""

from collections.abc import Iterable, Sequence

from spacealert.companions.asking import choose, choose_several, tell
from spacealert.companions.nemesis.ship_lookup import ROOMS
from spacealert.companions.nemesis.ship_questions import kind, name_of
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, ShipMap
from spacealert.kit.guide.prompts import Arrange, Option, message, places_in
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

ELSEWHERE = "elsewhere"  # until the players say where
NEST, HIBERNATORIUM = "room-nest", "room-hibernatorium"
FIXED = (HIBERNATORIUM, "room-cockpit", "room-engine-1", "room-engine-2", "room-engine-3")
_SECTIONS = {"room-evacuation-A": "A", "room-evacuation-B": "B"}
_NOT_ONE_ROOM = ("room-engine", "room-evacuation")
_TO_EXPLORE = (
    *(room for room in ROOMS if room not in (*FIXED, *_NOT_ONE_ROOM)),
    *_SECTIONS,
)


def room_name(room: str) -> Message:
    if room in _SECTIONS:
        return message("nemesis-section", section=_SECTIONS[room])
    if room.startswith("room-engine-") and room[-1].isdigit():
        return message("nemesismap-engine", number=room[-1])
    return message("nemesismap-elsewhere" if room == ELSEWHERE else f"nemesislookup-{room}")


# state


def begin(ship: Ship) -> Guide[None]:
    """Start a map in the Hibernatorium, and ask what has been explored since."""
    ship.map = ShipMap(list(FIXED), {one.number: HIBERNATORIUM for one in ship.crew})
    yield from tell("nemesismap-begins", rule="§2")
    yield from explored(ship)


def explored(ship: Ship) -> Guide[None]:
    """Add the rooms that have been explored."""
    assert ship.map is not None
    found = yield from choose_several("nemesismap-explored", _options(unexplored(ship)))
    for room in found:
        add_room(ship, room)


def move(ship: Ship) -> Guide[None]:
    """Ask where characters, aliens and fires are now."""
    assert ship.map is not None
    crew = {str(one.number): (name_of(one), ship.map.crew.get(one.number, ELSEWHERE)) for one in ship.awake}
    for figure, places in _figures(ship).items():
        numbered = len(places) > 1
        for number, room in enumerate(places, start=1):
            label = message("nemesismap-numbered", what=kind(figure), number=number) if numbered else kind(figure)
            crew[f"{figure}/{number}"] = label, room
    for number, room in enumerate(_fires(ship), start=1):
        crew[f"fire/{number}"] = message("nemesismap-fire", number=number), room
    placed = places_in(
        (
            yield Arrange(
                message("nemesismap-move"),
                pieces=tuple(Option(key, label) for key, (label, _) in crew.items()),
                places=tuple(Option(room, room_name(room)) for room in (*ship.map.rooms, ELSEWHERE)),
                now={key: room for key, (_, room) in crew.items()},
            )
        )
    )
    ship.map.crew |= {int(key): room for key, room in placed.items() if key.isdecimal()}
    for figure in ship.kinds_on_board():
        ship.map.figures[figure] = [room for key, room in placed.items() if key.startswith(f"{figure}/")]
    ship.map.fires = [room for key, room in placed.items() if key.startswith("fire/")]


def which_room(text_id: str, rooms: Sequence[str]) -> Guide[str]:
    """Ask for one of these rooms. A single room is not asked for."""
    return rooms[0] if len(rooms) == 1 else (yield from choose(text_id, _options(rooms), likely=rooms[0]))


def _options(rooms: Iterable[str]) -> list[tuple[str, Message]]:
    return [(room, room_name(room)) for room in rooms]


# queries


def unexplored(ship: Ship) -> list[str]:
    return [room for room in _TO_EXPLORE if ship.map is None or room not in ship.map.rooms]


def add_room(ship: Ship, room: str) -> None:
    assert ship.map is not None
    ship.map.rooms.append(room)
    ship.nest_found = ship.nest_found or room == NEST


def knows(ship: Ship) -> bool:
    """Return whether the map knows where every character, alien and fire is."""
    if ship.map is None:
        return False
    places = [room for rooms in _figures(ship).values() for room in rooms]
    return ELSEWHERE not in places and ELSEWHERE not in _fires(ship) and all(room_of(ship, one) for one in ship.awake)


def section_of(ship: Ship, who: CrewMember) -> str:
    """Return the pod section next to this character's room, or an empty string."""
    return _SECTIONS.get(room_of(ship, who), "")


def room_of(ship: Ship, who: CrewMember) -> str:
    """Return the room of this character, or an empty string if unknown."""
    room = "" if ship.map is None else ship.map.crew.get(who.number, ELSEWHERE)
    return "" if room == ELSEWHERE else room


def crew_in(ship: Ship, room: str) -> list[CrewMember]:
    return [one for one in ship.awake if room_of(ship, one) == room]


def figures_in(ship: Ship, room: str) -> list[str]:
    """Return the kinds in this room, one per figure, in order of attack: largest first."""
    return [figure for figure, places in reversed(_figures(ship).items()) for place in places if place == room]


def burns(ship: Ship, room: str) -> bool:
    return room in _fires(ship)


def occupied(ship: Ship) -> list[str]:
    """Return the rooms with characters in them."""
    return list(dict.fromkeys(room for one in ship.awake if (room := room_of(ship, one))))


def lines(ship: Ship) -> list[Message]:
    """List every room that contains something or burns."""
    found = []
    for room in () if ship.map is None else ship.map.rooms:
        things = [name_of(one) for one in crew_in(ship, room)] + [kind(one) for one in figures_in(ship, room)]
        if things or burns(ship, room):
            fire = "yes" if burns(ship, room) else "no"
            found.append(message("nemesismap-line", room=room_name(room), things=tuple(things) or "—", fire=fire))
    return found


# updates from the procedures


def put_figure(ship: Ship, figure: str, room: str) -> None:
    if ship.map is not None:
        ship.map.figures.setdefault(figure, []).append(room or ELSEWHERE)


def put_fire(ship: Ship, room: str) -> None:
    if ship.map is not None:
        ship.map.fires.append(room or ELSEWHERE)


def take_fire(ship: Ship, room: str) -> None:
    if ship.map is not None and room in ship.map.fires:
        ship.map.fires.remove(room)


def _figures(ship: Ship) -> dict[str, list[str]]:
    """Return the rooms of each kind's figures, as many as are on the board, dropping those in combat first."""
    if ship.map is None:
        return {}
    fought = {ELSEWHERE, *ship.map.crew.values()}
    for figure in ship.figures:
        ship.map.figures[figure] = _fitted(ship.map.figures.get(figure, []), ship.figures[figure], fought)
    return {figure: ship.map.figures[figure] for figure in ship.kinds_on_board()}


def _fires(ship: Ship) -> list[str]:
    return [] if ship.map is None else _fitted(ship.map.fires, ship.fires, {ELSEWHERE})


def _fitted(places: list[str], count: int, first: set[str]) -> list[str]:
    """Return as many places as there are pieces. If there are too many, those in `first` are dropped first."""
    left = sorted(places, key=lambda place: place in first)[:count] if len(places) > count else places
    return [*left, *[ELSEWHERE] * (count - len(left))]
