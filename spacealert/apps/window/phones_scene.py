"""The scene that lets phones join, and widgets about phones."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from attrs import evolve

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seat_name, seated_figures
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Picture, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session

if TYPE_CHECKING:
    from spacealert.apps.phones.invitation import QRCode

_BORDER = 4  # light squares


def paint_qr_code(canvas: Canvas, box: Box, code: "QRCode | None") -> None:
    """Paint a QR code as large as possible, or an icon if phones can't join."""
    side = min(box.w, box.h)
    box = Box(box.x + (box.w - side) / 2, box.y, side, side)
    if code is None:
        _paint_no_network(canvas, box)
        return
    canvas.fill(box, theme.BRIGHT)
    side = box.h / (len(code) + 2 * _BORDER)
    for y, row in enumerate(code, start=_BORDER):
        for x, dark in enumerate(row, start=_BORDER):
            if dark:
                canvas.fill(Box(box.x + x * side, box.y + y * side, side, side), theme.INK)


def _paint_no_network(canvas: Canvas, box: Box) -> None:
    side = min(box.w, 420.0)
    x, y = box.center
    canvas.glow(x, y, side * 0.5, theme.mix(theme.UNLIT, theme.AMBER, 0.3))
    for at in (x - side * 0.28, x + side * 0.28):
        canvas.icon(Box(at - side * 0.17, y - side * 0.17, side * 0.34, side * 0.34), Icon("phone", theme.TEXT))
    for step in range(4):
        if step != 1:
            at = x - side * 0.1 + step * side * 0.065
            canvas.disc(at, y, side * 0.014, theme.AMBER)
    cross = side * 0.045
    for way in (-1, 1):
        canvas.line((x - cross, y - way * cross), (x + cross, y + way * cross), theme.ALARM, 6)


if TYPE_CHECKING:
    from spacealert.apps.phones.compose import SeatProgress
    from spacealert.apps.phones.service import Phones
    from spacealert.session.setup import Seat

_CODE_WIDE = 400.0  # units; large enough for a camera across the table
_CODE = fonts.Style(Type.BANNER, theme.AMBER, fonts.BOLD)
_STATES = {"here": theme.GOOD, "away": theme.ALARM}


def find_phones(scene: Scene) -> "Phones | None":
    """Return the phone service of the current evening, or None if phones are off."""
    navigation = getattr(scene, "navigation", None)  # a scene has none before it is shown
    scenes = () if navigation is None else navigation.scenes
    title = next((one for one in scenes if getattr(one, "has_phones", False)), None)
    phones: Phones | None = getattr(title, "phones", None)
    return phones


def phones_revision(scene: Scene) -> Hashable:
    """Return a value that changes when a button for phones must be repainted."""
    phones = find_phones(scene)
    return None if phones is None else phones.revision


def phones_button(scene: Scene, texts: Texts) -> Widget | None:
    """Return the button that opens the phones scene, or None if phones are off."""
    phones = find_phones(scene)
    if phones is None:
        return None
    asked = len(phones.seat_requests)
    words = texts.say("phones-seats-wanted", count=asked) if asked else texts.say("phones-title")
    icon = Icon("phone", theme.AMBER if asked else theme.TEXT)
    return Button(words if asked else "", OpenScene("phones", (phones,)), "f2", icon, words=words, chosen=bool(asked))


def describe_readiness(scene: SessionScene, texts: Texts) -> str:
    """Say who is still entering plans, or that all are done. Say nothing until a player has finished on a phone."""
    phones = find_phones(scene)
    statuses = () if phones is None else phones.seat_progress()
    if not any(status.finished and status.phone != "free" for status in statuses):
        return ""
    view = scene.view
    table = view.setup.seats if view.round is None else view.round.crew.seats
    entering = [
        seat_name(texts, seat)
        for seat, status in zip(table, statuses, strict=False)
        if not status.finished and not seat.android
    ]
    if entering:
        return f"{texts.say('phones-page.waiting-for')} {', '.join(entering)}"
    return texts.say("phones-all-done")


def wave_if_connected(crew: tuple[SeatedFigure, ...], phones: "Phones") -> tuple[SeatedFigure, ...]:
    """Return the crew. Players wave if their phones are connected."""
    here = {place for place, status in enumerate(phones.seat_progress()) if status.phone == "here"}
    return tuple(evolve(one, pose="cheer") if place in here else one for place, one in enumerate(crew))


class PhonesScene(SessionScene):
    """The scene that lets phones join."""

    help_name = "phones"

    def __init__(self, texts: Texts, session: Session, phones: "Phones") -> None:
        super().__init__(texts, session)
        self.phones = phones
        with self.catch_user_errors():
            phones.start()

    def state(self) -> Hashable:
        return super().state(), self.phones.is_on, self.phones.revision

    def tick(self, seconds: float) -> None:
        self.session.tick()  # the mission behind this continues

    def do(self, action: Action) -> None:
        match action:
            case "switch" if self.phones.is_on:
                self.phones.stop()
            case "switch":
                self.phones.start()
            case "network":
                self.phones.use_next_network()
            case "start":
                self.phones.starts_automatically = not self.phones.starts_automatically
            case ("free", int(place)):
                self.phones.free_seat(place)
            case ("answer", int(request), bool(granted)):
                self.phones.answer_request(request, granted)

    # the page

    def build(self) -> Widget:
        say, on = self.texts.say, self.phones.is_on
        told = Column(*self._requests(), *self._invitation(), *self._crew(), *self._advice(), gap=10)
        crew = wave_if_connected(seated_figures(self.texts, self.phones.table), self.phones)
        line = title_art.crew_picture(crew).sized(min_height=120, max_height=170, grow=1)
        body = Columns(Column(self._code(), line), Scroll(told, id="told", grow=1, min_width=420), gap=32, grow=1)
        buttons = [
            Button(say("phones-next-network"), "network", "n") if on else None,
            Button(say("phones-switch-off" if on else "phones-switch-on"), "switch", "p", main=not on),
        ]
        return self.make_page(self.header(say("phones-title")), body, self.footer(*buttons))

    def _code(self) -> Widget:
        invitation = self.phones.invitation
        code = None if invitation is None else invitation.qr_code()
        picture = Leaf(paint_qr_code, args=(code,), title="code")
        return picture.sized(min_width=_CODE_WIDE, max_width=_CODE_WIDE * 1.4, min_height=320)

    def _invitation(self) -> list[Widget]:
        say, invitation = self.texts.say, self.phones.invitation
        if invitation is None:
            return [Text(say("phones-off"), fonts.WORDS)]
        join = say("phones-join", address=invitation.address, code=invitation.code)
        return [
            Text(invitation.address, fonts.SUBJECT, words=" "),
            Text(invitation.code, _CODE, words=" "),
            Text(join, fonts.LABEL),
            Text(say("phones-board", address=invitation.board_link), fonts.LABEL, theme.FAINT),
            *(Text(notice.render(self.texts), fonts.LABEL, theme.ALARM) for notice in self.phones.notices[-2:]),
        ]

    def _advice(self) -> list[Widget]:
        if self.phones.is_on:
            return [Text(line.render(self.texts), fonts.FINE) for line in self.phones.connection_hints()]
        return []

    def _requests(self) -> list[Widget]:
        say = self.texts.say
        requests = self.phones.seat_requests
        return [
            Plate(
                Text(
                    say("phones-seat-wanted", name=seat_name(self.texts, self.phones.table.seats[one.place])),
                    fonts.WORDS,
                ),
                Flow(
                    Button(say("phones-refuse-seat"), ("answer", one.id, False), "r" if one is requests[0] else ""),
                    Button(say("phones-give-seat"), ("answer", one.id, True), "y" if one is requests[0] else ""),
                ),
                edge=theme.AMBER,
            )
            for one in requests
            if one.place < len(self.phones.table.seats)
        ]

    def _crew(self) -> list[Widget]:
        statuses = self.phones.seat_progress()
        rows = [
            self._seat(place, seat, status)
            for place, (seat, status) in enumerate(zip(self.phones.table.seats, statuses, strict=False))
            if not seat.android
        ]
        start = Button(
            self.texts.say("phones-start"), "start", "s", ticked=self.phones.starts_automatically,
            chosen=self.phones.starts_automatically,
        )  # fmt: skip
        return [*rows, start] if self.phones.flies_missions else rows

    def _seat(self, place: int, seat: "Seat", status: "SeatProgress") -> Widget:
        say = self.texts.say
        name, state = seat_name(self.texts, seat), self._state(status)
        free = Button(say("phones-dismiss"), ("free", place), words=f"{say('phones-dismiss')}: {name}")
        return Row(
            Picture(icons.person(seat.color), 32),
            Text(name, fonts.WORDS, theirs=True, grow=1, words=f"{name}: {state}"),
            Text(state, fonts.LABEL, _STATES.get(status.phone, theme.FAINT), words=" "),
            free if status.phone != "free" else None,
            min_height=48,
        )

    def _state(self, status: "SeatProgress") -> str:
        """Say that a seat's player is ready or done, or else describe the state of the seat's phone."""
        if status.finished:
            return self.texts.say("phones-is-done")
        if status.ready:
            return self.texts.say("phones-is-ready")
        return self.texts.say(f"phones-page.seat-{status.phone}")
