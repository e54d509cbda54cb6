"""Draw the pictures in docs/toolkit.md: `SDL_VIDEODRIVER=dummy python docs/widget_pictures.py [FOLDER]`."""

import sys
from pathlib import Path

import pygame

import spacealert.apps.window.icons  # noqa: F401 it knows the drawings
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Form, Grid, List, Plate, Row, Table
from spacealert.kit.ui.controls import (
    Button,
    Field,
    Leaf,
    Notice,
    Picture,
    Pressable,
    Slider,
    Text,
    dialog,
    footer,
    option_grid,
    question_dialog,
)
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget

FOLDER = Path(__file__).parent / "pictures" / "widgets"
WIDE = 640  # pixels
_LINES = "A text stands in as many lines as it needs, always at the size of its role. Nothing is made smaller to fit."


def _clock(canvas: Canvas, box: Box) -> None:
    canvas.disc(*box.center, 40, theme.SIGNAL)
    canvas.disc(*box.center, 36, theme.PANEL)
    canvas.line(box.center, (box.center[0], box.center[1] - 26), theme.AMBER, 4)


def samples() -> dict[str, Widget]:
    """Return a sample of each widget, by the name of its picture in docs/toolkit.md."""
    three = [Button(label, label, chosen=label == "Two") for label in ("One", "Two", "Three")]
    buttons = Column(
        Row(Button("Plain", 1, "p"), Button("Chosen", 2, chosen=True), Button("Lost", 3, danger=True)),
        Row(Button("Icon", 4, icon=Icon("speaker")), Button("Off", 5, disabled="Why"), Button("Seen", 6, ticked=True)),
        Button("Fly", 7, "enter", detail="Simulation · Random", main=True, size=Type.LEAD),
    )
    mission = Row(
        Picture(Icon("book"), 40), Column(Text("Log book", fonts.LEAD), Text("14 missions", fonts.FINE), gap=0)
    )
    left, right = (Plate(Text(side), min_width=260, grow=1) for side in ("Left", "Right"))
    table = Table(
        Row(Text("", fonts.CAPTION), Text("Points", fonts.CAPTION), Text("Damage", fonts.CAPTION)),
        Row(Text("Mission 1", fonts.LABEL, grow=1), Text("26", fonts.LABEL), Text("−4", fonts.LABEL)),
        Row(Text("Mission 2", fonts.LABEL, grow=1), Text("7", fonts.LABEL), Text("−11", fonts.LABEL)),
    )
    rows = List(tuple(range(12)), _mission, 4, lambda place: place, row_height=56, max_height=180, min_height=180)
    this, leave, stay = Button("This one", 1, main=True), ("Leave", 1, "y"), ("Stay", 2)
    names = ("Nora", "Maximilian", "Kim", "Jo", "Wilhelmina", "Boris", "Alexandra", "Al")
    return {
        "text": Column(
            Text("Place", fonts.TITLE), Text("Subject", fonts.SUBJECT), Text(_LINES), Text("Beside it", fonts.FINE)
        ),
        "button": buttons,
        "tap": Pressable(mission, action=1),
        "choice": option_grid(*three, label="How many"),
        "level": Slider("Volume", 7, 10, lambda step: step),
        "field": Column(Field("name", "Nora", "Your name", "name"), Field("crew", "", "Who else flies?")),
        "form": Form(Text("Language"), option_grid(*three), Text("Volume"), Slider("Volume", 4, 10, lambda step: step)),
        "row": Row(Button("Wish", 1), Button("Grows", 2, grow=1), Button("Wish", 3)),
        "columns": Columns(left, right),
        "grid": Grid(*(Button(f"Number {number}", number) for number in range(6)), most=3),
        "flow": Flow(*(Button(name, name) for name in names)),
        "table": table,
        "list": rows,
        "plate": Plate(Text("Plate", fonts.HEADING), Text("It tells, and cannot be pressed.")),
        "leaf": Leaf(_clock, min_height=90),
        "notice": Notice("Removed: S2-2. U brings it back."),
        "foot": footer(Button("Back", 1, "escape"), Button("Next", 3, main=True), note=Text("A note", fonts.LABEL)),
        "dialog": dialog("Which card?", Text(_LINES), buttons=[this], close=1, width=520).part,
        "question": question_dialog("Leave the mission?", "The clock keeps running.", leave, stay).part,
    }


def _mission(place: int, item: int) -> Widget:
    return Pressable(Text(f"Mission {item}", fonts.LEAD), action=place, chosen=place == 4, raised=False)


class _Sample(Scene):
    def __init__(self, widget: Widget) -> None:
        self._widget = widget

    def build(self) -> Widget:
        return Plate(self._widget, color=theme.SPACE, pad=(12, 10))


def paint(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, widget in samples().items():
        scene = _Sample(widget)
        high = scene.build().measure_height(Canvas(pygame.Surface((1280, 720))), WIDE)[1]
        surface = pygame.Surface((WIDE, round(high)))
        canvas = Canvas(surface)
        canvas.unit, canvas.box, canvas.shows_keys = 1.0, Box(0, 0, WIDE, high), True
        scene.paint(canvas)
        canvas.paint_changes()
        pygame.image.save(surface, folder / f"{name}.png")


if __name__ == "__main__":
    paint(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
