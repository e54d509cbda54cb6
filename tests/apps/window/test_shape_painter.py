"""Shapes on a canvas: the same colors as on pages, and a cache with a limit."""

import re
from pathlib import Path

import gallery
import pygame
import pytest
from attrs import evolve

from spacealert.apps import phones
from spacealert.apps.window import icons, shape_painter
from spacealert.apps.window.shape_painter import COLORS
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.narration.shapes import ship_drawing, ship_layout, svg
from spacealert.narration.shapes.shape import Area, Disc, Glow, Ray, Role


def test_ship_has_the_colors_of_the_theme() -> None:
    assert {
        Role.SPACE: theme.SPACE,
        Role.HULL: theme.mix(theme.RAISED, theme.LINE, 0.7),
        Role.PLATE: theme.mix(theme.PANEL, theme.LINE, 0.45),
        Role.EDGE: theme.mix(theme.LINE, theme.FAINT, 0.75),
        Role.METAL: theme.mix(theme.FAINT, theme.TEXT, 0.35),
        Role.FLOOR: theme.mix(theme.LINE, theme.FAINT, 0.45),
        Role.RED: icons.RED,
        Role.WHITE: icons.WHITE,
        Role.BLUE: icons.BLUE,
        Role.INTERNAL: icons.INTERNAL,
        Role.RED_ROOM: theme.mix(theme.PANEL, icons.RED, 0.17),
        Role.WHITE_ROOM: theme.mix(theme.PANEL, icons.WHITE, 0.13),
        Role.BLUE_ROOM: theme.mix(theme.PANEL, icons.BLUE, 0.18),
        Role.INTERNAL_ROOM: theme.mix(theme.PANEL, icons.INTERNAL, 0.15),
        Role.ENERGY: theme.GOOD,
        Role.SHIELD: theme.SIGNAL,
        Role.SOCKET: theme.mix(theme.LINE, theme.FAINT, 0.6),
        Role.LINE: theme.LINE,
        Role.FAINT: theme.FAINT,
        Role.TEXT: theme.TEXT,
        Role.INK: theme.INK,
        Role.WARN: theme.AMBER,
        Role.ALARM: theme.ALARM,
        Role.GOOD: theme.GOOD,
        Role.FIRE: theme.mix(theme.AMBER, theme.ALARM, 0.45),
        Role.GLASS: theme.mix(theme.SIGNAL, theme.INK, 0.25),
        Role.SHIP_FOE: theme.mix(theme.FAINT, theme.TEXT, 0.55),
        Role.SHIP_FOE_DARK: theme.mix(theme.LINE, theme.INK, 0.25),
        Role.CREATURE: icons.SKIN,
        Role.CREATURE_DARK: theme.mix(icons.SKIN, theme.INK, 0.55),
        Role.ROCK: icons.STONE,
        Role.ROCK_DARK: theme.mix(icons.STONE, theme.INK, 0.5),
        Role.PERSON_PURPLE: icons.CREW["purple"],
        Role.PERSON_RED: icons.CREW["red"],
        Role.PERSON_YELLOW: icons.CREW["yellow"],
        Role.PERSON_GREEN: icons.CREW["green"],
        Role.PERSON_BLUE: icons.CREW["blue"],
    } == COLORS


def test_every_color_role_is_defined_everywhere() -> None:
    assert set(COLORS) == set(Role)
    assert all(f".ship .{role} {{" in svg.stylesheet() for role in Role)


def test_the_ship_is_drawn_in_the_middle_of_its_box_at_any_size() -> None:
    for size in ((320, 180), (1280, 720), (600, 900)):
        canvas = Canvas(pygame.Surface(size))
        sheet = shape_painter.fit_sheet(canvas, canvas.box, ship_layout.SHIP)
        left, top = sheet.to_pixels((ship_layout.SHIP.x, ship_layout.SHIP.y))
        right, bottom = sheet.to_pixels((ship_layout.SHIP.right, ship_layout.SHIP.bottom))
        assert abs(left - (size[0] - right)) < 1.5
        assert abs(top - (size[1] - bottom)) < 1.5
        shape_painter.paint(canvas, canvas.box, ship_drawing.draw_empty_ship(), ship_layout.SHIP)
        middle = sheet.to_pixels(ship_layout.STATION["UW"].center)
        assert canvas.surface.get_at((round(middle[0]), round(middle[1])))[:3] != (0, 0, 0)


def test_transparent_shapes_show_what_is_below() -> None:
    canvas = Canvas(pygame.Surface((100, 100)))
    sheet = shape_painter.fit_sheet(canvas, canvas.box, ship_layout.Frame(0, 0, 100, 100))
    square = Area(((0, 0), (100, 0), (100, 100), (0, 100)), Role.RED)
    veil = Disc(50, 50, 30, Role.BLUE, 0.5)
    for paint in (sheet.paint, sheet.paint_uncached):
        paint((square, veil))
        red, blue = COLORS[Role.RED], COLORS[Role.BLUE]
        mixed = canvas.surface.get_at((50, 50))[:3]
        assert all(abs(mixed[side] - (red[side] + blue[side]) / 2) < 6 for side in range(3))
        paint((evolve(square, role=Role.SPACE),))


def test_light_is_added_to_what_lies_below() -> None:
    canvas = Canvas(pygame.Surface((100, 100)))
    canvas.surface.fill((40, 40, 40))
    sheet = shape_painter.fit_sheet(canvas, canvas.box, ship_layout.Frame(0, 0, 100, 100))
    sheet.paint_uncached((Ray(((10, 50), (90, 50)), 20, Role.RED), Glow(50, 20, 15, Role.BLUE)))
    assert canvas.surface.get_at((50, 50))[:3] > (240, 200, 200)
    assert canvas.surface.get_at((50, 20))[2] > 200
    assert canvas.surface.get_at((50, 57))[0] > canvas.surface.get_at((50, 57))[2]
    assert canvas.surface.get_at((50, 85))[:3] == (40, 40, 40)


def test_phones_and_window_use_the_same_colors() -> None:
    style = (Path(phones.__file__).parent / "page" / "style.css").read_text(encoding="utf-8")
    there = dict(re.findall(r"--([\w-]+): (#\w{6})", style.partition(":root")[2].partition("}")[0]))
    here = {name.lower(): color for name, color in vars(theme).items() if name.isupper() and name.lower() in there}
    here |= {f"zone-{zone}": color for zone, color in icons.ZONES.items()} | icons.CREW
    assert {"panel", "raised", "alarm", "good", "zone-blue", "purple"} <= here.keys()
    assert {name: there[name] for name in here} == {
        name: "#{:02x}{:02x}{:02x}".format(*color) for name, color in here.items()
    }


def test_drawing_larger_than_the_cache_is_painted() -> None:
    """The stage is this large in a window of 3840 × 2160 pixels."""
    canvas = Canvas(pygame.Surface((2400, 1920)))
    sheet = shape_painter.fit_sheet(canvas, canvas.box, ship_layout.Frame(0, 0, 800, 640))
    sheet.paint((Area(((0, 0), (800, 0), (800, 640), (0, 640)), Role.RED),))
    assert canvas.surface.get_at((1200, 960))[0] > 200


def test_visible_part_of_an_enlarged_drawing_looks_the_same() -> None:
    """Only shapes that cross the edge may be rounded to other pixels."""
    ship, shown = ship_drawing.draw_empty_ship(), []
    room = ship_layout.STATION["UW"]
    for paint in (shape_painter.Sheet.paint, shape_painter.Sheet.paint_visible):
        canvas = Canvas(pygame.Surface((240, 160)))
        paint(shape_painter.fit_sheet(canvas, canvas.box, ship_layout.Frame(room.x, room.y, 120, 80)), ship)
        shown.append(canvas.surface.get_buffer().raw)
    whole, visible = shown
    assert sum(abs(one - other) > 8 for one, other in zip(whole, visible, strict=True)) < len(whole) / 500


def test_enlarged_table_is_not_drawn_again_with_the_next_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = gallery.shown("school-setup-decks", "en", (1280, 720))
    drawn: list[object] = []
    monkeypatch.setattr(shape_painter, "_render_shapes", lambda *shapes: drawn.append(shapes))
    screen.canvas.invalidate()
    screen.paint()
    assert drawn == []


def test_solid_shapes_are_lit_from_above() -> None:
    canvas = Canvas(pygame.Surface((200, 200)))
    sheet = shape_painter.fit_sheet(canvas, canvas.box, ship_layout.Frame(0, 0, 100, 100))
    for role, opacity, is_lit in ((Role.CREATURE, 1.0, True), (Role.CREATURE, 0.5, False), (Role.TEXT, 1.0, False)):
        canvas.surface.fill((0, 0, 0))
        sheet.paint((Disc(50, 50, 40, role, opacity),))
        above, middle, below = (sum(canvas.surface.get_at((at, at))[:3]) for at in (70, 96, 145))
        assert (above > middle > below + 40) is is_lit
        assert is_lit or above == middle == below
