"""The canvas: panels are only painted when they change, overflowing text is recorded, and keys reach everything."""

import gc
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve
from support.languages import ENGLISH

from spacealert.apps.window.icons import zone
from spacealert.kit.ui import drawing, fonts, main_loop, theme
from spacealert.kit.ui.canvas import LEAST_UNIT, Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Layers, Modal, Row
from spacealert.kit.ui.controls import Button, Field, Leaf, Pressable, Text, footer
from spacealert.kit.ui.display import Display, NoDisplayError
from spacealert.kit.ui.scene import Question, Scene
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.widget import Widget

ICON = drawing.Icon("siren")


class Counter(Scene):
    """A number with buttons for more and less, next to something that never changes."""

    def __init__(self) -> None:
        self.number = 0
        self.painted: list[str] = []

    def build(self) -> Widget:
        number = Leaf(self._number, self.number, title="number", min_width=640, min_height=360)
        still = Leaf(self._still, title="still", min_width=640, min_height=360)
        buttons = Row(Button("+", "more", grow=1), Button("-", "less", grow=1), gap=0, min_height=360)
        return Column(Row(number, still, gap=0), buttons, gap=0)

    def _number(self, canvas: Canvas, box: Box) -> None:
        self.painted.append("number")
        canvas.text(box, str(self.number), 100)

    def _still(self, canvas: Canvas, box: Box) -> None:
        self.painted.append("still")

    def do(self, action: Action) -> None:
        self.number += 1 if action == "more" else -1

    def press(self, key: str) -> bool:
        if key == "0":
            self.number = 0
        return key == "0"


class Brief(Counter):
    """Closes after five frames."""

    frame_rate = 0  # as fast as possible

    def tick(self, seconds: float) -> None:
        self.number += 1
        if self.number >= 5:
            self.navigation.close()


@pytest.fixture
def screen() -> Iterator[Screen]:
    yield Screen.of_size(Counter(), 1280, 720, shows_keys=True)


def counter(screen: Screen) -> Counter:
    assert isinstance(screen.scene, Counter)
    return screen.scene


def test_only_changes_are_repainted(screen: Screen) -> None:
    counter(screen).painted.clear()
    assert screen.paint() == []
    assert counter(screen).painted == []
    counter(screen).number = 5
    assert screen.paint() == [pygame.Rect(0, 0, 640, 360)]
    assert counter(screen).painted == ["number"]


class Covered(Counter):
    """The same scene under a modal panel."""

    def build(self) -> Widget:
        return Layers(super().build(), Modal(Leaf(self._white, min_width=200, min_height=200)))

    def _white(self, canvas: Canvas, box: Box) -> None:
        canvas.fill(box, (255, 255, 255))


def test_modal_panel_dims_the_rest_once() -> None:
    bright, screen = Screen.of_size(Counter(), 1280, 720), Screen.of_size(Covered(), 1280, 720)
    button = (320, 500)
    dimmed = screen.canvas.surface.get_at(button)
    assert sum(dimmed) < sum(bright.canvas.surface.get_at(button))
    assert screen.canvas.surface.get_at((640, 360))[:3] == (255, 255, 255)
    for number in (7, 8):
        counter(screen).number = number
        screen.paint()
        assert screen.canvas.surface.get_at(button) == dimmed  # not repainted, and not dimmed twice
        of_number = {tuple(screen.canvas.surface.get_at((x, 180))) for x in range(640)}
        assert max(map(max, (icon[:3] for icon in of_number))) < 150


class Asking(Covered):
    """The same scene, with a modal panel only at times."""

    asks = False

    def build(self) -> Widget:
        return super().build() if self.asks else Counter.build(self)


def test_opening_and_closing_a_modal_panel_repaints_what_changed_below() -> None:
    scene = Asking()
    screen = Screen.of_size(scene, 1280, 720)
    for scene.asks, scene.number in ((True, 1), (True, 2), (False, 3), (True, 4), (False, 4), (False, 5)):
        screen.paint()
        anew = Asking()
        anew.asks, anew.number = scene.asks, scene.number
        assert screen.canvas.surface.get_buffer().raw == Screen.of_size(anew, 1280, 720).canvas.surface.get_buffer().raw


def test_press_reaches_the_button_below(screen: Screen) -> None:
    screen.click(10, 700)
    assert counter(screen).number == 1
    screen.click(1270, 700)
    screen.click(1270, 700)
    assert counter(screen).number == -1
    screen.click(10, 10)
    assert counter(screen).number == -1


def test_every_button_is_reachable_by_keys(screen: Screen) -> None:
    for key in ("tab", "enter", "right", "enter", "enter", "left", "space", "shift+tab", "enter"):
        screen.press(key)
        screen.paint()
    assert counter(screen).number == -1
    screen.press("0")
    assert counter(screen).number == 0


def test_moving_the_focus_repaints_buttons(screen: Screen) -> None:
    counter(screen).painted.clear()
    screen.press("tab")
    assert screen.paint() == [pygame.Rect(0, 360, 640, 360)]
    assert counter(screen).painted == []


def test_a_modal_widget_takes_all_presses() -> None:
    class Asking(Counter):
        def build(self) -> Widget:
            return Layers(super().build(), Modal(Button("less", "less")))

    screen = Screen.of_size(Asking(), 1280, 720)
    assert [spot.action for spot in screen.canvas.targets] == ["less"]
    screen.click(10, 700)
    assert counter(screen).number == 0
    screen.click(640, 360)
    assert counter(screen).number == -1


@pytest.mark.parametrize(("width", "fits"), [(400, True), (60, False)])
def test_overflowing_text_is_detected(width: int, fits: bool) -> None:
    class Written(Scene):
        def build(self) -> Widget:
            return Leaf(self._text)

        def _text(self, canvas: Canvas, box: Box) -> None:
            canvas.text(Box(0, 0, width, 40), "Unbroken", 40)

    canvas = Screen.of_size(Written(), 1280, 720).canvas
    assert [overflow.text for overflow in canvas.overflows] == ([] if fits else ["Unbroken"])


def test_typed_text_may_exceed_its_box() -> None:
    class Meaning(Scene):
        def build(self) -> Widget:
            return Leaf(self._name)

        def _name(self, canvas: Canvas, box: Box) -> None:
            at = canvas.text(Box(0, 0, 100, 40), "W" * 200, 30, ellipsis=True)
            assert at.w <= 100

    assert Screen.of_size(Meaning(), 1280, 720).canvas.overflows == []
    assert fonts.shorten("Mission to Mars", fonts.REGULAR, 30, 150).endswith("…")


def test_end_of_long_input_stays_visible() -> None:
    assert fonts.shorten("Mars", fonts.REGULAR, 30, 400, at_start=True) == "Mars"
    assert fonts.shorten("Mission to Mars", fonts.REGULAR, 30, 120, at_start=True).startswith("…")
    assert fonts.shorten("Mission to Mars", fonts.REGULAR, 30, 120, at_start=True).endswith("Mars")


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (3840, 2160), (1024, 768), (800, 1280), (640, 360)])
def test_window_has_the_minimum_units(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size))
    wide, high = sorted((canvas.box.w, canvas.box.h), reverse=True)
    assert (wide >= 1279.9 and high >= 719.9) or canvas.unit == LEAST_UNIT
    assert canvas.pixels(canvas.box).size == size


def test_fonts_have_every_used_letter() -> None:
    letters = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—–…№§×+−→←↑↓éüñ"
    for weight in (fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD):
        missing = fonts.font(weight, 20).metrics("\uffff")
        metrics = fonts.font(weight, 20).metrics(letters)
        assert not [letter for letter, its in zip(letters, metrics, strict=True) if its is None or its == missing[0]]


def test_zones_differ_in_shape_without_their_color() -> None:
    def shape(name: str, serious: bool) -> bytes:
        mask = pygame.mask.from_surface(drawing.draw_icon(evolve(zone(ENGLISH, name, serious), letter=""), 40))
        return bytes(mask.get_at((x, y)) for x in range(40) for y in range(40))

    shapes = {shape(name, serious) for name in ("red", "white", "blue", "internal") for serious in (False, True)}
    assert len(shapes) == 8


def test_illustration_covers_its_area_in_the_color_of_a_player(tmp_path: Path) -> None:
    lower = '<rect y="10" width="40" height="10" fill="#c10001"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/>{lower}</svg>'
    (tmp_path / "flag-of-a-player.svg").write_text(svg, encoding="utf-8")
    drawing.register_folder(tmp_path)
    for size in ((30, 90), (90, 30), (4000, 20)):
        drawn = drawing.draw_illustration("flag-of-a-player", *size, (0, 200, 100))
        assert drawn.get_size() == size
        assert drawn.get_at((1, 1))[:3] in ((0, 0, 0), (0, 200, 100))
        assert drawn.get_at((size[0] - 1, size[1] - 1))[:3] == (0, 200, 100)
    tall = drawing.draw_illustration("flag-of-a-player", 30, 90, (0, 200, 100))
    assert [tall.get_at((15, y))[:3] for y in (10, 80)] == [(0, 0, 0), (0, 200, 100)]


@pytest.mark.parametrize(
    ("key", "scancode", "mod", "name"),
    [
        (pygame.K_m, pygame.KSCAN_M, 0, "m"),
        (0x43C, pygame.KSCAN_V, 0, "v"),  # the same key on a Russian layout
        (0x431, pygame.KSCAN_COMMA, 0, ","),  # a letter key on Russian layouts
        (0x44E, pygame.KSCAN_PERIOD, pygame.KMOD_LSHIFT, "shift+."),
        (pygame.K_RETURN, pygame.KSCAN_RETURN, 0, "enter"),
        (pygame.K_TAB, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT, "shift+tab"),
        (pygame.K_z, pygame.KSCAN_Z, pygame.KMOD_LCTRL, "ctrl+z"),
        (pygame.K_F1, pygame.KSCAN_F1, 0, "f1"),
        (pygame.K_LSHIFT, pygame.KSCAN_LSHIFT, pygame.KMOD_LSHIFT, ""),
    ],
)
def test_keys_have_plain_names_in_any_layout(key: int, scancode: int, mod: int, name: str) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod)
    assert main_loop.key_name(event) == name


@pytest.mark.parametrize(
    ("held", "name"), [(0, "ф"), (pygame.KMOD_LCTRL, ""), (pygame.KMOD_CTRL | pygame.KMOD_RALT, "ф")]
)
def test_shortcut_types_no_letter(held: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a Russian layout, Ctrl+A arrives as a letter, too. AltGr is Ctrl and Alt on some systems."""

    class Writing(Counter):
        writing = True
        typed = ""

        def type_text(self, text: str) -> None:
            self.typed += text

    scene = Writing()
    monkeypatch.setattr(pygame.key, "get_mods", lambda: held)
    main_loop._handle(Screen.of_size(scene, 640, 480), pygame.event.Event(pygame.TEXTINPUT, text="ф"))
    assert scene.typed == name


def test_missing_display_opens_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-screen")
    with pytest.raises(NoDisplayError):
        main_loop.run(Counter(), "Counter", ICON)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("display", [None, ":4711"])
def test_dummy_video_driver_is_no_screen(
    display: str | None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for variable in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(variable, raising=False)
    pygame.display.quit()
    if display is not None:
        monkeypatch.setenv("DISPLAY", display)  # set by an earlier login, but the display is gone
    with pytest.raises(NoDisplayError):
        main_loop.run(Brief(), "Brief", ICON)
    assert capfd.readouterr() == ("", "")  # the caller reports the error; libraries print nothing


def test_window_runs_its_scene_until_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    scene = Brief()
    main_loop.run(scene, "Brief", ICON)
    assert scene.painted == ["number", "still", *["number"] * 3]  # the frame in which it closes is not painted


@pytest.mark.usefixtures("heeds_hangups")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_terminated_window_leaves_without_asking(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Asking(Counter):
        left = False

        def tick(self, seconds: float) -> None:
            signal.raise_signal(getattr(signal, name))

        def leave_question(self) -> Question:
            return Question("Stop?", "", "yes", "no")

        def leave(self) -> None:
            self.left = True

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    scene, before = Asking(), signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as ended:
        main_loop.run(scene, "Asking", ICON)
    assert scene.left
    assert ended.value.code == 128 + getattr(signal, name)
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize("by_key", [True, False])
def test_a_closed_scene_is_neither_shown_nor_used(by_key: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Closing(Counter):
        def tick(self, seconds: float) -> None:
            assert not self.navigation.closed
            if by_key:
                for key in (pygame.K_ESCAPE, pygame.K_RETURN):
                    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            else:
                self.navigation.close_now()

        def press(self, key: str) -> bool:
            assert not self.navigation.closed
            self.navigation.close_now()
            return True

        def build(self) -> Widget:
            assert not self.navigation.closed
            return super().build()

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    scene = Closing()
    main_loop.run(scene, "Closing", ICON)
    assert scene.navigation.closed


@pytest.mark.parametrize(
    ("asked", "screen", "fitted"),
    [
        ((1280, 720), (1920, 1080), (1280, 720)),
        ((1280, 720), (1280, 720), (1280, 640)),
        ((1280, 720), (1024, 600), (1024, 520)),
        ((3000, 2000), (1366, 768), (1366, 688)),  # remembered from another screen
        ((1, 1), (1366, 768), (320, 180)),
    ],
)
def test_a_window_fits_its_screen(asked: tuple[int, int], screen: tuple[int, int], fitted: tuple[int, int]) -> None:
    assert main_loop.WindowSize(*asked).fit_to(Display("x11", *screen)) == main_loop.WindowSize(*fitted)


def test_window_reports_how_it_was_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Filling(Brief):
        def tick(self, seconds: float) -> None:
            self.navigation.fullscreen = True
            super().tick(seconds)

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    wide = main_loop.WindowSize(1000, 600)
    told: list[main_loop.WindowSize] = []
    main_loop.run(Brief(), "Brief", ICON, wide, told.append)
    assert told == [wide]
    main_loop.run(Filling(), "Filling", ICON, wide, told.append)
    filling = main_loop.WindowSize(1000, 600, fullscreen=True)
    assert told[1:] == [filling, filling]  # immediately, and on closing


def test_leaving_full_screen_restores_the_window(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    class Toggling(Brief):
        def tick(self, seconds: float) -> None:
            self.navigation.fullscreen = self.number == 2
            super().tick(seconds)

    asked: list[tuple[int, int]] = []
    placed: list[tuple[int, int]] = []
    set_mode = pygame.display.set_mode

    def as_a_window_manager(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        asked.append(size)
        return set_mode((1280, 720) if asked.count((1000, 600)) == 2 or not size[0] else size, flags)

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "set_mode", as_a_window_manager)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (1, 60))
    monkeypatch.setattr(pygame.display, "set_window_position", placed.append)
    main_loop.run(Toggling(), "Toggling", ICON, main_loop.WindowSize(1000, 600))
    assert asked == [(1000, 600), (0, 0), (1000, 600), (1000, 600)]
    assert placed == [(1, 60)]
    assert not recwarn


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1024, 600), (1024, 520)), ((1366, 768), (1280, 688)), ((1920, 1080), (1600, 900)), ((3840, 2160), (3328, 1872))],
)
def test_a_first_start_takes_most_of_a_large_screen(screen: tuple[int, int], size: tuple[int, int]) -> None:
    found = main_loop.WindowSize.for_screen(Display("x11", *screen))
    assert (found.width, found.height) == size


def test_full_screen_is_a_key_and_a_button_in_the_corner() -> None:
    class Framed(Counter):
        def build(self) -> Widget:
            return Layers(super().build(), self.corner_buttons())

    screen = Screen.of_size(Framed(), 1280, 720)
    screen.press("f11")
    assert screen.navigation.fullscreen
    assert screen.paint()
    screen.click(1270, 8)
    assert not screen.navigation.fullscreen
    screen.click(1270, 700)  # the scene's own button
    assert not screen.navigation.fullscreen


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files can be counted on Linux only")
def test_hundred_font_sizes_leave_no_open_files() -> None:
    fonts.font(fonts.BOLD, 7)
    gc.collect()  # closes the files of other tests now
    before = len(list(Path("/proc/self/fd").iterdir()))
    opened = [fonts.font(fonts.BOLD, size) for size in range(8, 108)]
    assert len(list(Path("/proc/self/fd").iterdir())) == before
    assert opened[0].size("8") != opened[-1].size("8")
    assert fonts.font.cache_info().currsize < 100


def test_targets_are_named_by_their_text() -> None:
    class Labeled(Counter):
        def build(self) -> Widget:
            more = Button("One more", "more", "m")
            less = Button("", "less", icon=zone(ENGLISH, "red"), words="One less")
            return Column(Text("A heading"), more, less, Field("name", "", "Your name"), words=str(self.number))

    screen = Screen.of_size(Labeled(), 1280, 720, shows_keys=True)
    assert screen.describe() == ["0", "One more M", "One less", "Your name"]


def test_pictures_do_not_cover_the_key_of_their_tap() -> None:
    class Pictured(Counter):
        def build(self) -> Widget:
            return Column(Pressable(Leaf(fill, grow=1), action="more", key="1", pad=(0, 0), grow=1), grow=1)

    def fill(canvas: Canvas, box: Box) -> None:
        canvas.fill(box, theme.GOOD)

    shown = [Screen.of_size(Pictured(), 1280, 720, shows_keys=keys).canvas for keys in (True, False)]
    [tap] = [spot.box for spot in shown[0].targets if spot.action == "more"]
    unit = shown[0].unit
    corner = pygame.Rect((tap.right - 18) * unit, (tap.y + 8) * unit, 8, 8)
    with_key, without = (pygame.image.tobytes(one.surface.subsurface(corner), "RGB") for one in shown)
    assert without == bytes(theme.GOOD) * 64
    assert with_key.count(bytes(theme.GOOD)) == 0


def test_line_below_the_label_of_a_main_button_is_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = Canvas(pygame.Surface((400, 80)))
    inks: dict[str, theme.Color] = {}
    monkeypatch.setattr(Canvas, "text", lambda *given, **_: inks.setdefault(given[2], given[4]))
    Button("CONTINUE", "fly", detail="Hidden mission", main=True).paint(canvas, Box(0, 0, 380, 70))
    assert inks == {"CONTINUE": theme.INK, "Hidden mission": theme.INK}


def test_title_below_a_label_shrinks_before_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, limits = Canvas(pygame.Surface((400, 80))), []
    monkeypatch.setattr(Canvas, "text", lambda *given, **_: limits.append((given[2], given[3], given[7])))
    title = "Double actions · Random (hidden)"
    Button("START", "start", detail=title, theirs=True).paint(canvas, Box(0, 0, 260, 60))
    [(size, least)] = [(size, least) for words, size, least in limits if words == title]
    assert least < size


class Framed(Scene):
    """A page with this many rows, which are larger if there are few."""

    enlarged = True

    def __init__(self, rows: int) -> None:
        self.rows, self.did = rows, ""

    def build(self) -> Widget:
        rows = (Button(f"Row {number}", f"row {number}") for number in range(self.rows))
        back, undo = Button("Back", "return"), Button("Undo", "undo", size=theme.Type.LEAD, min_height=60)
        start = Button("Start", "start", main=True)
        return self.make_page(Text("Title", fonts.TITLE), Column(*rows), footer(back, undo, start))

    def do(self, action: Action) -> None:
        self.did = str(action)


def in_pixels(screen: Screen) -> dict[Action, pygame.Rect]:
    return {target.action: screen.canvas.pixels(target.box) for target in screen.canvas.targets}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 1280)])
def test_header_and_footer_are_the_same_on_full_and_empty_pages(size: tuple[int, int]) -> None:
    few, many = (Screen.of_size(Framed(rows), *size) for rows in (2, 24))
    shown, others = in_pixels(few), in_pixels(many)
    assert shown["row 0"].h > others["row 0"].h
    assert {action: shown[action] for action in ("return", "undo", "start")}.items() <= others.items()
    heights = {place.h for action, place in shown.items() if action in ("return", "undo", "start")}
    assert len(heights) == 1
    for screen, places in ((few, shown), (many, others)):
        for action in ("undo", "row 0"):
            screen.click(*places[action].center)
            screen.paint()
            assert screen.scene.did == action  # type: ignore[attr-defined]


def test_footer_outlines_all_buttons_but_the_main_one() -> None:
    screen = Screen.of_size(Framed(2), 1280, 720)
    places = in_pixels(screen)
    inside = {action: screen.canvas.surface.get_at((at.x + 6, at.centery))[:3] for action, at in places.items()}
    assert max(inside["undo"]) < theme.PANEL[2] < max(inside["row 0"])
    assert inside["start"][0] > 200
