"""Draws the ship, the trajectories, the threats and the plans as text for terminals.

Lines consist of pieces, each a string with a role, so that they can be measured first and colored later.
"""

from collections.abc import Callable, Iterable, Sequence

from spacealert.engine.game import Game
from spacealert.engine.ship import PHASES, PLACES, STATIONS, ZONES
from spacealert.engine.view import ThreatView, View
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import EventNarrator, cached_text

Piece = tuple[str, str]  # text and role: a zone, "person-red", "energy", "hurt" …; "" is plain text
Paint = Callable[[str, str], str]

WIDTH, HEIGHT = 76, 22  # minimum terminal size, in characters
_ROOM = 24
_CELL = 4
_LONGEST = 16
_COLUMNS = {"red": ("UR", "LR"), "white": ("UW", "LW"), "blue": ("UB", "LB")}

_ANSI = {
    "red": "31", "white": "1;37", "blue": "34", "internal": "35", "energy": "32", "hurt": "1;31", "faint": "2",
    "fail": "33", "bad": "31", "good": "32", "present": "7", "heading": "1", "plain": "0",
    "person-red": "1;97;41", "person-blue": "1;97;44", "person-green": "1;30;42", "person-yellow": "1;30;43",
    "person-purple": "1;97;45",
}  # fmt: skip


def leave_uncolored(text: str, _role: str) -> str:
    """Return the text unchanged, for files, pipes and terminals without colors."""
    return text


def colorize(text: str, role: str) -> str:
    return f"\x1b[{_ANSI[role]}m{text}\x1b[0m" if role in _ANSI else text


def draw_ship(texts: Texts, view: View, paint: Paint = leave_uncolored) -> list[str]:
    """Draw the ship: shields on top, two decks of three stations, damage at the bottom."""
    upper = [_draw_room(texts, view, pair[0]) for pair in _COLUMNS.values()]
    lower = [_draw_room(texts, view, pair[1]) for pair in _COLUMNS.values()]
    lifts = ["┄┄" if "lift" in view.zones[zone].tiles else "⇅⇅" for zone in ZONES]
    middle = "┼".join(f"{'─' * 11}{lift}{'─' * 11}" for lift in lifts)
    lines: list[list[Piece]] = [_shields(texts, view)]
    lines.append([("┌" + "┬".join(["─" * _ROOM] * 3) + "┐", "faint")])
    lines += _draw_deck(upper)
    lines.append([(f"├{middle}┤", "faint")])
    lines += _draw_deck(lower)
    lines.append([("└" + "┴".join(["─" * _ROOM] * 3) + "┘", "faint")])
    lines.append(_damage(texts, view))
    return [_paint_line(line, paint) for line in lines]


def draw_tracks(texts: Texts, view: View, paint: Paint = leave_uncolored) -> list[str]:
    """Draw the trajectories in play, with the ship at the right end."""
    lines = []
    for name in PLACES if None in [threat.zone for threat in view.threats] else ZONES:
        track = view.tracks[name]
        label = f"{cached_text(texts, f'chart-track-{name}')} {track.id}"
        line: list[Piece] = [(f"{label:<11}", name)]
        line.append((" " * _CELL * (_LONGEST - track.length), ""))
        for space in range(track.length, 0, -1):
            here = [token for token in view.threats_on_track(name) if token.space == space]
            line.append(_track_cell(here, track.letters.get(space, "")))
        lines.append(_paint_line(line, paint))
    return lines


def list_threats(texts: Texts, view: View, narrator: EventNarrator, paint: Paint = leave_uncolored) -> list[str]:
    """List the threats that are on a trajectory, one per line."""
    lines = []
    for token in sorted(view.threats, key=lambda token: token.number):
        if token.space is None:
            continue
        shields = [] if token.is_internal else [f"{cached_text(texts, 'chart-shields')} {token.shields}"]
        hull = f"{cached_text(texts, 'chart-hull')} {token.hull_left}/{token.hull}"
        numbers = "  ".join([hull, *shields, f"{cached_text(texts, 'chart-speed')} {token.speed}"])
        name = narrator.threat_name(token.place)
        lines.append(_paint_line([(f" {name:<34.34}", token.track), (numbers, "")], paint))
    return lines


def list_plans(game: Game, view: View, narrator: EventNarrator, paint: Paint = leave_uncolored) -> list[str]:
    """List the plans, one per line, and mark the current turn."""
    breaks = {first for first, _ in PHASES[1:]}
    lines = []
    for figure, member in zip(view.crew, game.crew, strict=True):
        line: list[Piece] = [
            (f"[{figure.number}]", f"person-{figure.color}"),
            (f" {narrator.member_name(member):<20.20} ", ""),
        ]
        for turn, action in enumerate(figure.plan, start=1):
            line.append(("│" if turn in breaks else " ", "faint"))
            line.append((f" {action or '-':<2}", "present" if turn == view.turn else ""))
        lines.append(_paint_line(line, paint))
    return lines


def _paint_line(line: Iterable[Piece], paint: Paint) -> str:
    return "".join(paint(text, role) if text.strip() or role == "present" else text for text, role in line).rstrip()


def _width(line: Sequence[Piece]) -> int:
    return sum(len(text) for text, _ in line)


def _fit_line(line: Sequence[Piece], width: int) -> list[Piece]:
    """Cut or pad the line to exactly this width."""
    room, fitted = width, []
    for text, role in line:
        fitted.append((text[:room], role))
        room -= len(text[:room])
    return [*fitted, (" " * room, "")]


def _draw_deck(rooms: Sequence[Sequence[Sequence[Piece]]]) -> list[list[Piece]]:
    lines = []
    for row in range(max(len(room) for room in rooms)):
        line: list[Piece] = [("│", "faint")]
        for room in rooms:
            line += [*_fit_line(room[row] if row < len(room) else [], _ROOM), ("│", "faint")]
        lines.append(line)
    return lines


def _draw_room(texts: Texts, view: View, station: str) -> list[list[Piece]]:
    """Draw a station in three lines."""
    return [_systems(view, station), _people(view, station), _intruders_and_bots(texts, view, station)]


def _systems(view: View, station: str) -> list[Piece]:
    line: list[Piece] = [(" ", "")]
    for letter in "ABC":
        covering = view.malfunctions_at(station, letter)
        numbers = "+".join(str(token.number) for token in covering)
        line.append((f"{letter}!{numbers}", "hurt") if covering else (letter, ""))
        line.append((" ", ""))
    if station[0] == "L":
        zone = view.zones[next(name for name, pair in _COLUMNS.items() if station in pair)]
        energy = _pips(zone.reactor, zone.reactor_capacity)
        line.append((" " * max(1, _ROOM - 1 - _width(line) - _width(energy)), ""))
        line += energy
    return line


def _pips(count: int, room: int) -> list[Piece]:
    return [("■" * count, "energy"), ("□" * max(0, room - count), "faint")]


def _people(view: View, station: str) -> list[Piece]:
    line: list[Piece] = [(" ", "")]
    for figure in view.people_at(station):
        text = f"({figure.number})" if figure.knocked_out else f"[{figure.number}]"
        squad = {"active": "*", "disabled": "°"}.get(figure.squad or "", "")
        line += [(text, f"person-{figure.color}"), (squad or " ", "energy" if squad == "*" else "hurt")]
    return line


def _intruders_and_bots(texts: Texts, view: View, station: str) -> list[Piece]:
    line: list[Piece] = [(" ", "")]
    line += [(f"!{token.number} ", "internal") for token in view.intruders_at(station)]
    if bay := view.bays.get(station):
        line.append((cached_text(texts, "chart-bots"), "hurt" if bay == "disabled" else "faint"))
    if station == "UR" and not view.people_in_space:
        line.append((cached_text(texts, "chart-interceptors"), "faint"))
    if station == "UW":
        marks = "".join("■" if done else "□" for done in view.maintained)
        line.append((f"{cached_text(texts, 'chart-computer')} {marks}", "faint"))
    if station == "LW":
        seen = " ".join(str(count) for count in view.confirmed)
        line.append(
            (f"{cached_text(texts, 'chart-fuel')} {view.fuel}  {cached_text(texts, 'chart-seen')} {seen}", "faint")
        )
    if station == "LB":
        flying = "".join(f" →{place}" for place, taken in enumerate(view.rocket_track, start=1) if taken)
        line.append((f"{cached_text(texts, 'chart-rockets')} {view.rockets}{flying}", "faint"))
    return line


def _shields(texts: Texts, view: View) -> list[Piece]:
    line: list[Piece] = []
    for zone in ZONES:
        state = view.zones[zone]
        part: list[Piece] = [(" ", ""), (f"{cached_text(texts, f'chart-zone-{zone}')} ", zone)]
        part += _pips(state.shield, state.shield_capacity)
        line += [(" ", ""), *_fit_line(part, _ROOM)]
    outside = [*_people(view, "space"), *((f"!{t.number} ", "internal") for t in view.intruders_at("space"))]
    if _width(outside) > 1:
        line += [(cached_text(texts, "chart-space"), "faint"), *outside]
    return line


def _damage(texts: Texts, view: View) -> list[Piece]:
    line: list[Piece] = []
    for zone in ZONES:
        tiles = view.zones[zone].tiles
        names: Piece = (
            " ".join(cached_text(texts, f"chart-tile-{tile}") for tile in tiles) or "·",
            "hurt" if tiles else "faint",
        )
        line += [(" ", ""), *_fit_line([names], _ROOM)]
    return line


def _track_cell(here: Sequence[ThreatView], letter: str) -> Piece:
    if not here:
        return (f"{letter or '·':^{_CELL}}", "heading" if letter else "faint")
    numbers = "+".join(str(token.number) for token in here)
    shown = f"{numbers}{letter}"
    return (f"{shown if len(shown) <= _CELL else f'{here[0].number}+..':^{_CELL}}", here[0].track)


assert set(STATIONS) == {station for pair in _COLUMNS.values() for station in pair}
