"""Declared scenes: a tree of widgets provides layout, painting, clicks, keys, focus and words."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from spacealert.kit.ui import fonts, glyphs, theme, tree
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Form, Grid, Layers, List, Plate, Row, Scroll
from spacealert.kit.ui.controls import (
    Button,
    Field,
    Leaf,
    Notice,
    Pressable,
    Slider,
    Spacer,
    Text,
    dialog,
    footer,
    key_label,
    option_grid,
)
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import EditField, FieldChanged, Key, Widget

LONG = "A sentence that is far too long for a narrow place and therefore needs several lines of it"


class Shown(Scene):
    """Shows the given widgets, and records actions."""

    def __init__(self, content: Callable[["Shown"], Widget], name: str = "") -> None:
        self.content = content
        self.name = name
        self.number = 0
        self.done: list[Action] = []

    def build(self) -> Widget:
        return self.content(self)

    def do(self, action: Action) -> None:
        self.done.append(action)
        match action:
            case "more":
                self.number += 1
            case ("row", int(place)):
                self.number = place
            case FieldChanged(_, text):
                self.name = text


def shown(content: Callable[[Shown], Widget], wide: int = 1280, high: int = 720) -> tuple[Shown, Screen]:
    scene = Shown(content)
    screen = Screen.of_size(Navigation(scene), wide, high)
    return scene, screen


def boxes(screen: Screen) -> dict[Any, Box]:
    return {target.action: target.box for target in screen.canvas.targets}


def press_on(screen: Screen, action: Action) -> None:
    x, y = boxes(screen)[action].center
    screen.click(x * screen.canvas.unit, y * screen.canvas.unit)
    screen.paint()


# layout


def test_row_shares_its_width_among_growing_parts() -> None:
    _, screen = shown(lambda _: Row(Button("One", 1), Button("Two", 2, grow=1), Button("Three", 3), gap=10))
    at = boxes(screen)
    assert at[1].x == 0
    assert at[3].right == pytest.approx(1280)
    assert at[2].w > 900
    assert at[2].x == pytest.approx(at[1].right + 10)


def test_text_wraps_and_is_never_shrunk() -> None:
    canvas = Screen(Shown(lambda _: Text(LONG))).canvas
    one, many = Text(LONG).measure_height(canvas, 2000)[1], Text(LONG).measure_height(canvas, 200)[1]
    assert many >= 4 * one
    least, wished = Text(LONG).measure_width(canvas)
    assert least < 120 < wished


def test_separator_does_not_dangle_at_the_end_of_a_line() -> None:
    said = "Campaign · S1-5\xa0· Simulation 3 · tonight"
    lines = {fonts.wrap_text(said, fonts.BOLD, 30, wide) for wide in range(160, 700, 20)}
    assert len(lines) > 3
    assert not [line for found in lines for line in found if line.endswith("·")]


@pytest.mark.parametrize("wide", [300, 500, 800, 1280])
def test_wide_content_wraps_or_stacks(wide: float) -> None:
    canvas = Screen(Shown(lambda _: Spacer())).canvas
    buttons = [Button(f"Button number {number}", number) for number in range(8)]
    for widget in (Flow(*buttons), Grid(*buttons), Columns(Plate(Text(LONG, min_width=280)), Plate(*buttons))):
        box = Box(0, 0, wide, widget.measure_height(canvas, wide)[1])
        placed = [at for _, at in widget.arrange(canvas, box)]
        assert all(at.x >= -0.1 and at.right <= wide + 0.1 and at.bottom <= box.bottom + 0.1 for at in placed)
        assert not [one for one in placed for other in placed if one is not other and _overlap(one, other)]
    columns = Columns(Plate(Spacer(), min_width=400), Plate(Spacer(), min_width=400))
    first, second = (at for _, at in columns.arrange(canvas, Box(0, 0, wide, 400)))
    assert (first.y == second.y) == (wide > 808)


@pytest.mark.parametrize("wide", range(640, 1500, 20))
def test_words_wrap_before_buttons_do(wide: int) -> None:
    canvas = Screen(Shown(lambda _: Spacer())).canvas
    buttons = Flow(*(Button(f"Key {number}", number) for number in range(6)))
    row = Row(Flow(Text(LONG), grow=1, min_width=100), buttons)
    (_, note), (_, keys) = row.arrange(canvas, Box(0, 0, wide, row.measure_height(canvas, wide)[1]))
    assert note.right <= keys.x
    assert len({at.y for _, at in buttons.arrange(canvas, keys)}) == 1


def _overlap(one: Box, other: Box) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > 0.1
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.1
    )


def test_labels_of_a_form_stand_beside_their_controls_or_above_them() -> None:
    canvas = Screen(Shown(lambda _: Spacer())).canvas
    form = Form(Text("A label"), Button("A control", 1), Text("Another"), Button("Another control", 2))
    label, control, other, _ = (at for _, at in form.arrange(canvas, Box(0, 0, 600, 200)))
    assert label.right < control.x
    assert (label.x, label.w) == (other.x, other.w)
    label, control, *_ = (at for _, at in form.arrange(canvas, Box(0, 0, 160, 400)))
    assert label.bottom <= control.y


@pytest.mark.parametrize(
    ("size", "units"), [((800, 480), (1000, 600)), ((1280, 720), (1280, 720)), ((800, 1280), (800, 1280))]
)
def test_small_window_shows_less_at_the_same_size(size: tuple[int, int], units: tuple[int, int]) -> None:
    _, screen = shown(lambda _: Text("Words"), *size)
    assert (screen.canvas.box.w, screen.canvas.box.h) == units
    assert screen.canvas.em(Type.FINE) >= 11


def test_overflow_scrolls_with_the_focus() -> None:
    def many(scene: Shown) -> Widget:
        return scene.make_page(
            Text("Many"), Column(*(Button(f"Button {n}", n) for n in range(40))), footer(Button("Back", "back"))
        )

    scene, screen = shown(many)
    first = boxes(screen)[0].y
    screen.press("wheel-down")
    screen.paint()
    assert boxes(screen)[0].y < first
    for _ in range(36):
        screen.press("tab")
        screen.paint()
    focused = next(target for target in screen.canvas.targets if target.action == screen.canvas.focus)
    assert focused.clip is not None
    assert focused.clip.y <= focused.box.y
    assert focused.box.bottom <= focused.clip.bottom
    hidden = boxes(screen)[0]
    assert hidden.bottom < focused.clip.y
    screen.click(hidden.center[0], max(1.0, hidden.center[1]))
    assert scene.done == []


# painting


def test_an_idle_frame_costs_no_layout_and_no_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, screen = shown(lambda scene: Column(Text(f"{scene.number}"), Button("More", "more")))
    counted: list[str] = []
    monkeypatch.setattr(tree.WidgetTree, "_arrange", lambda *_: counted.append("layout"))
    monkeypatch.setattr(Canvas, "_paint", lambda *_: counted.append("painting"))
    monkeypatch.setattr(Shown, "build", lambda _: counted.append("build"))
    for _ in range(5):
        screen.tick(0.03)
        assert screen.paint() == []
    assert counted == []
    assert scene.number == 0


def test_live_leaf_repaints_without_rebuilding(monkeypatch: pytest.MonkeyPatch) -> None:
    painted, moments, built = [], [0], []

    class Living(Scene):
        def build(self) -> Widget:
            built.append(1)
            return Column(Leaf(lambda canvas, box: painted.append(moments[0]), live=lambda: moments[0], min_height=40))

    screen = Screen.of_size(Living(), 1280, 720)
    assert painted == [0]
    for moments[0] in (1, 1, 2):
        screen.paint()
    assert (painted, built) == ([0, 1, 2], [1])


def test_only_widgets_that_changed_are_painted() -> None:
    painted: list[str] = []

    def paint(canvas: Canvas, box: Box) -> None:
        painted.append("leaf")

    scene, screen = shown(lambda scene: Plate(Text(f"{scene.number}"), Spacer(), Leaf(paint, 1, min_height=100)))
    assert painted == ["leaf"]
    scene.number = 1
    (area,) = screen.paint()
    assert painted == ["leaf"]
    assert area.h < 60


def test_equal_widgets_keep_their_layout() -> None:
    scene, screen = shown(lambda _: Column(Text("The same"), Button("More", "nothing")))
    screen.press("x")
    screen.paint()
    before = scene.tree.content
    screen.press("x")
    assert screen.paint() == []
    assert scene.tree.content is before


def test_build_must_not_change_the_scene() -> None:
    def changing(scene: Shown) -> Widget:
        scene.number += 1
        return Text("")

    with pytest.raises(AssertionError):
        shown(changing)


# input and descriptions


def test_buttons_are_pressed_by_mouse_key_and_enter() -> None:
    scene, screen = shown(
        lambda _: Row(Button("More", "more", "m", main=True), Button("Less", "less"), Key("u", "undo"))
    )
    press_on(screen, "more")
    for key in ("m", "enter", "u", "tab", "tab", "enter"):
        screen.press(key)
        screen.paint()
    assert scene.done == ["more", "more", "more", "undo", "less"]


def test_disabled_button_says_why() -> None:
    scene, screen = shown(lambda _: Button("Fly", "fly", "f", disabled="No crew"))
    screen.press("f")
    assert (scene.done, scene.notice) == ([], "No crew")
    assert screen.scene.describe() == ["Fly: No crew"]


def test_pressed_button_moves_briefly() -> None:
    _, screen = shown(lambda _: centered_button())
    press_on(screen, "go")
    assert screen.canvas.pressed == "go"
    screen.tick(0.2)
    assert screen.canvas.pressed is None
    assert screen.paint()
    assert screen.paint() == []


def centered_button() -> Widget:
    return Row(Spacer(), Button("Go", "go"), Spacer())


def test_a_dialog_takes_all_keys_and_presses() -> None:
    def asking(scene: Shown) -> Widget:
        page = Column(Button("Below", "below", "b", main=True))
        return Layers(page, dialog("Sure?", Text(LONG), buttons=[Button("Yes", "yes", "y", main=True)], close="no"))

    scene, screen = shown(asking)
    for key in ("b", "enter", "escape", "y"):
        screen.press(key)
        screen.paint()
    assert scene.done == ["yes", "no", "yes"]
    assert set(boxes(screen)) == {"yes"}
    screen.click(5, 5)
    assert scene.done[-1] == "no"


def test_fields_are_filled_one_after_another() -> None:
    def form(scene: Shown) -> Widget:
        return Column(
            Field("name", scene.name, "Your name", scene.edited_field, label="Name"),
            Field("age", "", "Your age", scene.edited_field, numbers=True, longest=2),
        )

    scene, screen = shown(form)
    scene.edited_field = "name"
    assert scene.is_writing
    screen.type_text("Марь")
    screen.press("backspace")
    assert scene.describe()[0] == "Name: Мар"
    screen.press("tab")
    assert scene.edited_field == "age"
    screen.type_text("4a22")
    assert scene.name == "42"
    screen.press("enter")
    assert not scene.is_writing


@pytest.mark.parametrize(
    ("keys", "name"), [(["ctrl+a"], "Ann"), (["ctrl+a", "backspace"], "Ann"), (["ctrl+a", "shift+a"], "OldAnn")]
)
def test_selected_text_is_replaced(keys: list[str], name: str) -> None:
    scene, screen = shown(lambda scene: Field("name", scene.name, "Your name", scene.edited_field))
    scene.edited_field, scene.name = "name", "Old"
    screen.paint()
    before = pygame.image.tobytes(screen.canvas.surface, "RGB")
    for number, key in enumerate(keys):
        screen.press(key)
        screen.paint()
        assert number or pygame.image.tobytes(screen.canvas.surface, "RGB") != before, "the selection is visible"
    screen.type_text("Ann")
    assert scene.name == name


def test_list_creates_only_visible_rows() -> None:
    made: list[int] = []

    def row(place: int, item: str) -> Widget:
        made.append(place)
        return Pressable(Text(item), action=("row", place))

    def rows(scene: Shown) -> Widget:
        items = tuple(f"Row {number}" for number in range(500))
        return List(items, row, chosen=scene.number, choose=lambda place: ("row", place), grow=1)

    scene, screen = shown(rows)
    assert len(set(made)) <= 12
    for key in ("down", "pagedown", "end"):
        screen.press(key)
        screen.paint()
    assert scene.number == 499
    assert ("row", 499) in boxes(screen)
    assert len(set(made)) < 60
    screen.press("wheel-up")
    screen.paint()
    assert ("row", 499) not in boxes(screen)
    assert scene.number == 499


def test_scene_is_described_from_its_widgets() -> None:
    scene, screen = shown(
        lambda _: Column(
            Text("Title"),
            option_grid(Button("Red", 1), Button("Blue", 2, chosen=True), label="Color"),
            Slider("Volume", 3, 10, lambda step: ("volume", step)),
            Pressable(Text("Mission"), Text("hard"), action="go"),
            Button("", "icon", words="Louder"),
        )
    )
    assert scene.describe() == ["Title", "Color: Blue", "Volume: 3", "Mission · hard", "Louder"]
    assert len(screen.describe()) == 5 + len(screen.canvas.targets)
    assert all(min(target.box.w, target.box.h) >= 40 for target in screen.canvas.targets)


def test_notice_disappears_by_itself() -> None:
    scene, screen = shown(lambda scene: Notice(scene.notice))
    scene.notice = "SaveResult"
    screen.paint()
    for _ in range(2):
        screen.tick(0.1)
    assert scene.describe() == ["SaveResult"]
    for _ in range(5):
        screen.tick(1)
    assert scene.describe() == []
    assert screen.paint()


def test_leaf_declares_targets_while_painting() -> None:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.add_target(box, "stage", "The stage")
        canvas.fill(box, theme.SIGNAL)

    scene, screen = shown(lambda _: Scroll(Leaf(paint, min_height=200)))
    press_on(screen, "stage")
    assert scene.done == ["stage"]


def test_opened_part_scrolls_into_view() -> None:
    def folding(scene: Shown) -> Widget:
        rows = [Button(f"Button {n}", n, min_height=60) for n in range(12)]
        more = (
            Plate(Button("More", "more"), Button("Set", "set", min_height=200), opened="more") if scene.number else None
        )
        return scene.make_page(Text("Many"), Column(*rows, more, *(Button(f"Low {n}", -n) for n in range(1, 9))))

    scene, screen = shown(folding)
    scene.do("more")
    screen.paint()
    for action in ("more", "set"):
        target = next(target for target in screen.canvas.targets if target.action == action)
        assert target.clip is not None
        assert target.clip.y <= target.box.y < target.box.bottom <= target.clip.bottom
    at_first = boxes(screen)["set"].y
    screen.press("wheel-up")
    screen.paint()
    assert boxes(screen)["set"].y > at_first  # it is shown only once
    scene.leave()


def test_edited_field_stays_in_view() -> None:
    def page(scene: Shown) -> Widget:
        field = Field("name", scene.name, "Your name", scene.edited_field)
        return scene.make_page(Text("Many"), Column(*(Text("News", min_height=60) for _ in range(scene.number)), field))

    def is_visible() -> bool:
        screen.paint()
        target = next(target for target in screen.canvas.targets if target.action == EditField("name"))
        return target.clip is None or target.clip.y <= target.box.y < target.box.bottom <= target.clip.bottom

    scene, screen = shown(page)
    scene.edited_field = "name"
    scene.number = 20
    assert is_visible()
    screen.press("wheel-up")
    assert not is_visible()
    screen.type_text("a")
    assert is_visible()
    scene.leave()


def test_scrolling_list_ends_between_lines() -> None:
    _, screen = shown(lambda _: Scroll(Column(*(Button(f"Button {n}", n, min_height=62) for n in range(40)), gap=6)))
    clip = next(target.clip for target in screen.canvas.targets if target.action == 0)
    assert clip is not None
    assert not any(at.y < clip.bottom - 0.5 < clip.bottom + 0.5 < at.bottom for at in boxes(screen).values())


def test_end_and_home_scroll_to_the_end_and_back() -> None:
    _, screen = shown(lambda _: Scroll(Column(*(Button(f"Button {number}", number) for number in range(40)))))
    before = boxes(screen)
    for key, there, elsewhere in (("end", 39, 0), ("home", 0, 39)):
        screen.press(key)
        screen.paint()
        seen = {
            target.action
            for target in screen.canvas.targets
            if target.clip and target.clip.contains(*target.box.center)
        }
        assert there in seen
        assert elsewhere not in seen
    assert boxes(screen) == before


def test_drag_scrolls_and_tap_presses() -> None:
    def many(scene: Shown) -> Widget:
        return Scroll(Column(*(Button(f"Button {number}", number) for number in range(40))))

    scene, screen = shown(many)
    before = boxes(screen)[3]
    screen.touch(600, 400)
    screen.drag(600, 300)
    screen.release(600, 300)
    screen.paint()
    assert scene.done == []
    assert boxes(screen)[3].y == pytest.approx(before.y - 100)
    screen.touch(600, 400)
    screen.release(600, 402)
    assert len(scene.done) == 1


@pytest.mark.parametrize("moves", [True, False])
def test_new_scene_fades_in_unless_motion_is_off(moves: bool) -> None:
    class Still(Shown):
        is_animated = moves

    def plate(_: Shown) -> Widget:
        return Plate(Spacer(), grow=1, color=theme.AMBER)

    _, screen = shown(lambda _: Text("Before"))
    screen.animates = True
    screen.navigation.push(Still(plate))
    seen: list[tuple[int, ...]] = []
    for _ in range(12):
        screen.tick(0.03)
        screen.paint()
        seen.append(tuple(screen.canvas.surface.get_at((640, 360))))
    assert seen[-1][:3] == pytest.approx(theme.AMBER, abs=8)
    assert (len(set(seen)) > 2) == moves
    assert screen.paint() == []


def test_tab_skips_duplicate_targets() -> None:
    _, screen = shown(lambda _: Row(Button("Back", "back"), Button("Leave", "back"), Button("On", "on")))
    focused = []
    for _ in range(3):
        screen.press("tab")
        screen.paint()
        focused.append(screen.canvas.focus)
    assert focused[:2] == ["back", "on"]


@pytest.mark.parametrize("key", ["space", "backspace", "enter", "left", "pageup", "shift+a", "f5", "delete", "tab"])
def test_key_captions_are_drawable(key: str) -> None:
    assert glyphs.is_drawable(key_label(key))


@pytest.mark.parametrize("room", range(300, 460, 4))
def test_tight_content_is_compacted_before_scrolling(room: int) -> None:
    rows = Column(*(Button(f"Row {number}", number, min_height=60) for number in range(6)), gap=12, pad=(0, 20))
    canvas = Screen(Shown(lambda _: Scroll(rows))).canvas
    wished, least = 6 * 60 + 5 * 12 + 2 * 20, 6 * 60 + (5 * 12 + 2 * 20) / 2
    width, high = Scroll(rows).view(canvas, Box(0, 0, 400, room))
    assert (high > room) == (room < least)
    if high > room:
        assert high == wished  # scrolled content has its full gaps again
    else:
        boxes = [at for _, at in rows.arrange(canvas, Box(0, 0, width, room))]
        assert all(at.h >= 60 for at in boxes)
        assert boxes[-1].bottom <= room
        assert len({round(two.y - one.bottom, 3) for one, two in pairwise(boxes)}) == 1


@pytest.mark.parametrize("clip", [pygame.Rect(0, 0, 400, 90), pygame.Rect(37, 11, 140, 30)])
def test_filled_boxes_and_bands_have_exact_pixels(clip: pygame.Rect) -> None:
    for area in (
        pygame.Rect(x, 5, wide, high) for x in (3, 8, 380) for wide in (1, 2, 15, 16, 300) for high in (1, 3, 48)
    ):
        canvas, expected = Canvas(pygame.Surface((400, 90))), pygame.Surface((400, 90))
        canvas.use_unit(1.0)
        canvas.surface.set_clip(clip)
        expected.set_clip(clip)
        canvas.fill(Box(*area), theme.PANEL)
        expected.fill(theme.PANEL, area)
        assert canvas.surface.get_view("2").raw == expected.get_view("2").raw, area
        canvas.bands(Box(*area), (theme.AMBER, theme.SIGNAL, theme.ALARM))
        for color, band in zip((theme.AMBER, theme.SIGNAL, theme.ALARM), range(3), strict=True):
            top, bottom = (round(area.y + area.h * edge / 3) for edge in (band, band + 1))
            expected.fill(color, (area.x, top, area.w, bottom - top))
        assert canvas.surface.get_view("2").raw == expected.get_view("2").raw, area


def test_pictures_keep_inside_the_cut_corners_of_their_plate() -> None:
    canvas, box = Canvas(pygame.Surface((100, 80))), Box(10, 10, 60, 60)
    canvas.plate(box, theme.PANEL)
    area, before = canvas.pixels(box).inflate(-4, -4), canvas.surface.copy()
    with canvas.clip_to(box, theme.CUT):
        canvas.fill(box, theme.ALARM)
    ends = area.topleft, area.topright, area.bottomleft, area.bottomright
    assert [canvas.surface.get_at(at) != before.get_at(at) for at in ends] == [True, False, False, True]


def test_kept_widgets_are_built_again_only_for_other_inputs_and_fit_any_window() -> None:
    built: list[str] = []

    def paragraph(words: str, big: bool) -> Widget:
        built.append(words)
        return Text(words, fonts.SUBJECT if big else fonts.WORDS)

    scene, screen = shown(
        lambda scene: Column(scene.reuse(paragraph, LONG, scene.number > 1), scene.reuse(paragraph, "a", False))
    )
    scene.number = 1
    screen.paint()
    assert built == [LONG, "a"]
    scene.number = 2
    screen.paint()
    assert built == [LONG, "a", LONG]
    screen.resize(pygame.Surface((800, 1280)))
    screen.paint()
    fresh = shown(lambda scene: Column(paragraph(LONG, True), paragraph("a", False)), 800, 1280)[1]
    assert screen.canvas.surface.get_view("2").raw == fresh.canvas.surface.get_view("2").raw
