"""The optional map: the explored rooms and their contents."""

from collections.abc import Sequence

from spacealert.companions.asking import add_note, choose, choose_several
from spacealert.companions.nemesis.ship_lookup import ROOMS
from spacealert.companions.nemesis.ship_questions import kind_name, member_name
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, ShipMap
from spacealert.kit.guide.prompts import Arrangement, Option, message, parse_arrangement
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

ELSEWHERE = "elsewhere"  # until the players say where
UNEXPLORED = "unexplored"  # an alien or a fire in some room that nobody has explored
NEST, HIBERNATORIUM = "room-nest", "room-hibernatorium"
FIXED = ("room-engine-1", "room-engine-2", "room-engine-3", HIBERNATORIUM, "room-cockpit")  # 1 to 3 are the engines
_SECTIONS = {"room-evacuation-A": "A", "room-evacuation-B": "B"}
_NOT_ONE_ROOM = ("room-engine", "room-evacuation")
_TO_EXPLORE = (*(room for room in ROOMS if room not in (*FIXED, *_NOT_ONE_ROOM)), *_SECTIONS)


def room_name(room: str) -> Message:
    if room in _SECTIONS:
        return message("nemesis-section", section=_SECTIONS[room])
    if room.startswith("room-engine-") and room[-1].isdigit():
        return message("nemesismap-engine", number=room[-1])
    return message(f"nemesismap-{room}" if room in (ELSEWHERE, UNEXPLORED) else f"nemesislookup-{room}")


# the map itself


def begin_map(ship: Ship) -> Guide[None]:
    """Start a map with everyone in the Hibernatorium. After the first round, ask for changes since the start."""
    ship.map = ShipMap(list(FIXED), {one.number: HIBERNATORIUM for one in ship.crew})
    yield from add_note("nemesismap-begins")
    if ship.round > 1:
        yield from add_explored_room(ship)
        yield from move_pieces(ship)


def add_explored_room(ship: Ship) -> Guide[None]:
    """Ask which rooms have been explored, and add them to the map."""
    assert ship.map is not None
    found = yield from choose_several("nemesismap-explored", room_options(ship, unexplored_rooms(ship)))
    for room in found:
        add_room(ship, room)


def move_pieces(ship: Ship) -> Guide[None]:
    """Ask where characters, aliens and fires are now. If there is no map yet, begin one."""
    if ship.map is None:
        yield from begin_map(ship)
        return
    there = list_pieces(ship)
    placed = parse_arrangement(
        (
            yield Arrangement(
                message("nemesismap-move"),
                pieces=tuple(Option(key, label) for key, (label, _) in there.items()),
                places=room_options(ship, (*ship.map.rooms, UNEXPLORED, ELSEWHERE)),
                now={key: room for key, (_, room) in there.items()},
            )
        )
    )
    ship.map.crew |= {int(key): room for key, room in placed.items() if key.isdecimal()}
    for figure in ship.kinds_on_board():
        ship.map.figures[figure] = [room for key, room in placed.items() if key.startswith(f"{figure}/")]
    ship.map.fires = [room for key, room in placed.items() if key.startswith("fire/")]
    ship.map.is_current = True


def list_pieces(ship: Ship) -> dict[str, tuple[Message, str]]:
    """Return the name and room of every piece, with keys such as `2` (a player), `adult/1` and `fire/1`."""
    crew = sorted(ship.awake_crew, key=lambda one: one.number)
    found = {str(one.number): (member_name(one), locate(ship, one) or ELSEWHERE) for one in crew}
    for figure, places in _figure_places(ship).items():
        several = len(places) > 1
        for number, room in enumerate(places, start=1):
            label = (
                message("nemesismap-numbered", what=kind_name(figure), number=number) if several else kind_name(figure)
            )
            found[f"{figure}/{number}"] = label, room
    for number, room in enumerate(_fire_places(ship), start=1):
        found[f"fire/{number}"] = message("nemesismap-fire", number=number), room
    return found


def choose_room(ship: Ship, text_id: str, rooms: Sequence[str]) -> Guide[str]:
    return rooms[0] if len(rooms) == 1 else (yield from choose(text_id, room_options(ship, rooms), likely=rooms[0]))


def room_options(ship: Ship, rooms: Sequence[str]) -> list[Option]:
    """Return these rooms as options, numbered as on the map."""
    known = [] if ship.map is None else [*ship.map.rooms, UNEXPLORED, ELSEWHERE]
    return [Option(room, room_name(room), known.index(room) + 1 if room in known else None) for room in rooms]


_IN_COMBAT = ("shoot", "melee", "escape")
_ROOMS_FOR = {
    "hibernate": (HIBERNATORIUM,), "board": tuple(_SECTIONS), "take-egg": (NEST,), "course": ("room-cockpit",),
    "start-destruct": ("room-generator",), "stop-destruct": ("room-generator",), "airlock": ("room-airlock",),
}  # fmt: skip


def find_able_crew(ship: Ship, procedure: str, crew: Sequence[CrewMember]) -> Guide[Sequence[CrewMember]]:
    """Return the characters for whom the map allows this procedure. If there are none, tell the players why."""
    fighting = [one for one in crew if figures_in(ship, locate(ship, one))]
    if procedure in _IN_COMBAT and is_complete(ship):
        if not fighting:
            yield from add_note("nemesismap-needs-combat")
        return fighting
    rooms = _ROOMS_FOR.get(procedure)
    if rooms is None:
        return crew
    there = [one for one in crew if one not in fighting and locate(ship, one) in ("", *rooms)]
    if not there:
        yield from add_note("nemesismap-needs-room", rooms=tuple(map(room_name, rooms)))
    return there


# queries


def unexplored_rooms(ship: Ship) -> list[str]:
    return [room for room in _TO_EXPLORE if ship.map is None or room not in ship.map.rooms]


def add_room(ship: Ship, room: str) -> None:
    assert ship.map is not None
    ship.map.rooms.append(room)
    ship.nest_found = ship.nest_found or room == NEST


def is_complete(ship: Ship) -> bool:
    """Return whether the map shows where every awake character, alien and fire is."""
    if ship.map is None:
        return False
    figures, fires = [room for rooms in _figure_places(ship).values() for room in rooms], _fire_places(ship)
    unclear = ELSEWHERE in (*figures, *fires) or (UNEXPLORED in figures and UNEXPLORED in fires)
    return not unclear and all(locate(ship, one) for one in ship.awake_crew)


def find_pod_section(ship: Ship, who: CrewMember) -> str:
    return _SECTIONS.get(locate(ship, who), "")


def locate(ship: Ship, who: CrewMember) -> str:
    """Return the room of this character, or an empty string if unknown."""
    room = "" if ship.map is None else ship.map.crew.get(who.number, ELSEWHERE)
    return "" if room in (ELSEWHERE, UNEXPLORED) else room


def crew_in(ship: Ship, room: str) -> list[CrewMember]:
    return [one for one in ship.awake_crew if locate(ship, one) == room]


def figures_in(ship: Ship, room: str) -> list[str]:
    """Return the kind of each figure in this room, in order of attack: largest first."""
    return [figure for figure, places in reversed(_figure_places(ship).items()) for place in places if place == room]


def is_burning(ship: Ship, room: str) -> bool:
    return room in _fire_places(ship)


def occupied_rooms(ship: Ship) -> list[str]:
    return list(dict.fromkeys(room for one in ship.awake_crew if (room := locate(ship, one))))


def announce_attacks(ship: Ship, room: str, figures: Sequence[str]) -> Guide[None]:
    crew = tuple(one.name for one in crew_in(ship, room))
    if figures and crew:
        attackers = tuple(map(kind_name, figures))
        yield from add_note("nemesismap-attacks", room=room_name(room), figures=attackers, crew=crew, count=len(crew))


def room_lines(ship: Ship) -> list[Message]:
    """Describe every room that contains characters or aliens or is on fire."""
    found = []
    for room in () if ship.map is None else ship.map.rooms:
        things = [member_name(one) for one in crew_in(ship, room)] + [kind_name(one) for one in figures_in(ship, room)]
        if things or is_burning(ship, room):
            fire = is_burning(ship, room)
            found.append(message("nemesismap-line", room=room_name(room), things=tuple(things) or "—", fire=fire))
    return found


# updates from the procedures


# Call these before the number on the board changes. Queries never change the map, since they run for every picture.


def put_figure(ship: Ship, figure: str, room: str) -> None:
    if ship.map is not None:
        ship.map.figures = {**_figure_places(ship), figure: [*_figure_places(ship).get(figure, []), room or ELSEWHERE]}


def put_fire(ship: Ship, room: str) -> None:
    if ship.map is not None:
        ship.map.fires = [*_fire_places(ship), room or ELSEWHERE]


def clear_fire(ship: Ship, room: str) -> None:
    if ship.map is not None and room in ship.map.fires:
        ship.map.fires.remove(room)


def replace_figure(ship: Ship, figure: str, room: str, into: str = "") -> None:
    """Remove a figure from this room, or replace it with a figure of the kind `into`."""
    if ship.map is not None and room in _figure_places(ship).get(figure, []):
        ship.map.figures = {kind: list(rooms) for kind, rooms in _figure_places(ship).items()}
        ship.map.figures[figure].remove(room)
        if into:
            ship.map.figures.setdefault(into, []).append(room)


def _figure_places(ship: Ship) -> dict[str, list[str]]:
    if ship.map is None:
        return {}
    fought, places = {ELSEWHERE, *ship.map.crew.values()}, ship.map.figures
    return {
        figure: _fit_places(places.get(figure, []), ship.figures[figure], fought) for figure in ship.kinds_on_board()
    }


def _fire_places(ship: Ship) -> list[str]:
    return [] if ship.map is None else _fit_places(ship.map.fires, ship.fires, {ELSEWHERE})


def _fit_places(places: list[str], count: int, first: set[str]) -> list[str]:
    """Return `places`, cut to `count` (those in `first` are dropped first) or filled up with `ELSEWHERE`."""
    left = sorted(places, key=lambda place: place in first)[:count] if len(places) > count else places
    return [*left, *[ELSEWHERE] * (count - len(left))]
