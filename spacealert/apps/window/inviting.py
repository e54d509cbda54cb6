"""Phones at the table: a QR code, the address to type, and who has which seat."""

from spacealert.apps.phones.service import Phones
from spacealert.apps.window import game_colors
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.naming import name_of
from spacealert.apps.window.qr_code_painter import paint_qr_code
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.session import Session

_CODE_WIDE = 528  # units: the height that every window has for it


class Inviting(SessionScene):
    """Lets phones in as soon as it is opened, and until they are switched off or the window is closed."""

    help_name = "phones"
    default = "back"

    def __init__(self, texts: Texts, session: Session, phones: Phones) -> None:
        super().__init__(texts, session)
        self.phones = phones
        self._switch_on()

    def _switch_on(self) -> None:
        try:
            self.phones.start()
        except UserError as error:
            self.trouble = error.render(self.texts)

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case "back":
                self.navigation.back()
            case "switch" if self.phones.is_on:
                self.phones.stop()
            case "switch":
                self._switch_on()
            case "network":
                try:
                    self.phones.use_next_network()
                except UserError as error:
                    self.trouble = error.render(self.texts)
            case ("free", int(place)):
                self.phones.free(place)

    def press(self, key: str) -> bool:
        actions = {"escape": "back", "p": "switch", "n": "network"}
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    # in words

    @property
    def _invited(self) -> list[str]:
        """How to join, and what to try where that does not work."""
        invitation = self.phones.invitation
        if invitation is None:
            return [self.texts.say("phones-off")]
        return [
            self.texts.say("phones-join", address=invitation.address, code=invitation.code),
            self.texts.say("phones-board", address=invitation.board),
            *(line.render(self.texts) for line in self.phones.advice()),
        ]

    @property
    def warning(self) -> str:
        return self.trouble or " ".join(notice.render(self.texts) for notice in self.phones.notices[-2:])

    def _seats(self) -> tuple[tuple[int, str, str, str], ...]:
        """Place, color, name and what its phone does."""
        return tuple(
            (place, seat.color, name_of(self.texts, place, seat), status.phone)
            for place, (seat, status) in enumerate(zip(self.view.setup.seats, self.phones.seats(), strict=False))
            if not seat.android
        )

    def describe(self) -> list[str]:
        states = [f"{name}: {self.texts.say(f'phones-page.seat-{phone}')}" for _, _, name, phone in self._seats()]
        return [self.texts.say("phones-title"), *self._invited, *states, *([self.warning] if self.warning else [])]

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(60, None, 64, gap=16)
        code, crew = body.columns(_CODE_WIDE, None, gap=36)
        on, lang = self.phones.invitation, self.texts.language
        canvas.panel("head", head, lang, self._paint_head)
        canvas.panel("code", code, (on, lang), self._paint_code)
        canvas.panel("crew", crew, (on, self.phones.revision, self.view.setup, self.warning, lang), self._paint_crew)
        canvas.panel("foot", foot, (on is not None, lang), self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box, self.texts.say("phones-title").upper(), Type.HEADLINE, theme.AMBER, fonts.BOLD)

    def _paint_code(self, canvas: Canvas, box: Box) -> None:
        invitation, box = self.phones.invitation, Box(box.x, box.y, box.w, box.w)
        if invitation is None:
            canvas.frame(box, theme.LINE, 2)
            canvas.icon(box.middle(box.h / 2, box.h / 2), Icon("phone", theme.FAINT))
            return
        paint_qr_code(canvas, box, invitation.qr_code())

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        invited = self._invited
        address, code, words, seats, warning = box.rows(40, 64, 124, None, 48, gap=10)
        invitation = self.phones.invitation
        if invitation is None:
            canvas.text(address, invited[0], Type.LEAD, theme.TEXT, least=Type.CAPTION, lines=2)
        else:
            canvas.text(address, invitation.address, Type.HEADING, theme.BRIGHT, fonts.SEMIBOLD, least=Type.CAPTION)
            canvas.text(code, invitation.code, Type.BANNER, theme.AMBER, fonts.BOLD, least=Type.LEAD)
            for line, told in zip(words.rows(*[22] * (len(invited) - 2), None, gap=4), invited[1:], strict=True):
                canvas.text(line, told, Type.CAPTION, theme.FAINT, least=Type.FINE, lines=4, top=True)
        for row, seat in zip(seats.rows(*[min(52, (seats.h - 32) / 5)] * 5, gap=8), self._seats(), strict=False):
            self._paint_seat(canvas, row, *seat)
        canvas.text(warning, self.warning, Type.CAPTION, theme.ALARM, least=Type.FINE, lines=3, ellipsis=True)

    def _paint_seat(self, canvas: Canvas, row: Box, place: int, color: str, name: str, phone: str) -> None:
        icon, who, state, free = row.columns(row.h, None, 190, 150, gap=10)
        ink = {"here": theme.GOOD, "away": theme.ALARM}.get(phone, theme.FAINT)
        canvas.icon(icon.inset(6), Icon("person", game_colors.CREW[color]))
        canvas.text(who, name, Type.BODY, theme.TEXT, ellipsis=True)
        canvas.text(state, self.texts.say(f"phones-page.seat-{phone}"), Type.LABEL, ink, least=Type.FINE)
        if phone != "free":
            words = f"{self.texts.say('phones-free-seat')}: {name}"
            widgets.button(
                canvas, free, ("free", place), self.texts.say("phones-free-seat"), size=Type.LABEL, words=words
            )

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, network, switch = box.columns(None, None, None, gap=16)
        widgets.button(canvas, back, "back", self.texts.say("screen-back"), key="Esc", main=True)
        on = self.phones.is_on
        if on:
            widgets.button(canvas, network, "network", self.texts.say("phones-next-network"), key="N", size=Type.LABEL)
        label = self.texts.say("phones-switch-off" if on else "phones-switch-on")
        widgets.button(canvas, switch, "switch", label, key="P", size=Type.LABEL)
