"""The ship as it is drawn for the resolution."""

import pygame
from attrs import evolve
from support.languages import ENGLISH

from spacealert.apps.window.resolution import ship_painter
from spacealert.engine import resolve
from spacealert.engine.ship import STATIONS
from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.narration.spotlight import NOTHING
from spacealert.narration.walk import Walk
from spacealert.session.resolution_sheet import empty_sheet
from spacealert.session.setup import TableSetup


def test_a_damaged_weapon_is_marked_on_the_ship() -> None:
    """The letter that fires it is framed in the color of danger; those of other zones and of the other deck are not."""
    game = empty_sheet(TableSetup().of_size(5, 0), seed=3).game
    sound = Walk(game, resolve(game)).picture

    def marked(tiles: tuple[str, ...]) -> set[str]:
        zones = {**sound.zones, "white": evolve(sound.zones["white"], tiles=tiles)}
        damaged = evolve(sound, zones=zones)
        canvas = Canvas(pygame.Surface((1280, 720)))
        canvas.panel(
            "ship",
            canvas.box,
            None,
            lambda canvas, box: ship_painter.paint(ENGLISH, canvas, box, damaged, NOTHING, 1.0),
        )
        canvas.finish()
        letters = {station: box.inset(8, 8) for station, box in ship_painter.Chart(canvas.box).stations.items()}
        corners = {station: (round(box.x) + 1, round(box.y) + 1) for station, box in letters.items()}
        return {station for station in STATIONS if canvas.surface.get_at(corners[station])[:3] == theme.ALARM}

    assert marked(()) == marked(("shield", "lift", "structure")) == set()
    assert marked(("heavy",)) == {"UW"}
    assert marked(("lower", "structure")) == {"LW"}
