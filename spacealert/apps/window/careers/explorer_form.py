"""A new explorer, or another name, player or consent for one: consent to be cloned is final."""

from attrs import evolve

from spacealert.apps.window.client import SessionScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.logbook.careers.explorer import LONGEST_NAME, Explorer, explorer_name
from spacealert.session import Session
from spacealert.session.commands import SaveExplorers

_FIELDS = ("name", "player")


class ExplorerForm(SessionScene):
    """`explorer` is the one that is corrected, or nothing for one that is new and that `player` will play."""

    help_name = "explorer"
    default = "save"
    writing = True

    def __init__(self, texts: Texts, session: Session, explorer: Explorer | None = None, player: str = "") -> None:
        super().__init__(texts, session)
        self.explorer = explorer
        self.written = {"name": explorer.name if explorer else "", "player": explorer.player if explorer else player}
        self.cloning = explorer is None or explorer.cloned
        self.edited = _FIELDS[0]

    @property
    def consent_is_open(self) -> bool:
        """Who has agreed cannot refuse any more, and the dead are asked nothing."""
        return self.explorer is None or not (self.explorer.cloned or self.explorer.dead)

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case ("field", str(field)):
                self.edited = field
            case ("cloning", bool(cloning)):
                self.cloning = cloning
            case "save":
                self._save()
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        match key:
            case "tab" | "down" | "shift+tab" | "up":
                self.edited = _FIELDS[1 - _FIELDS.index(self.edited)]
            case "left" | "right" if self.consent_is_open:
                self.cloning = key == "left"
            case "backspace":
                self.written[self.edited] = self.written[self.edited][:-1]
            case "enter":
                self.do("save")
            case "escape":
                self.do("back")
            case _:
                return False
        return True

    def write(self, text: str) -> None:
        self.trouble = "" if glyphs.is_drawable(text) else self.texts.say("screen-signs-left-out")
        written = "".join(sign for sign in self.written[self.edited] + glyphs.drawable(text) if sign.isprintable())
        self.written[self.edited] = written.lstrip()[:LONGEST_NAME]

    def _save(self) -> None:
        try:
            saved = self._explorer()
        except UserError as error:
            self.trouble = error.render(self.texts)
            return
        if self.ask(SaveExplorers((saved,), (self.explorer,) if self.explorer else ())):
            self.navigation.back()

    def _explorer(self) -> Explorer:
        name, player = (explorer_name(self.written[field]) for field in _FIELDS)
        if not name:
            raise UserError("careers-no-name")
        if self.explorer is None:
            return Explorer(name, self.session.today, player, 0 if self.cloning else None)
        corrected = evolve(self.explorer, name=name, player=player)
        return corrected.consenting() if self.cloning and not corrected.cloned else corrected

    # in words and painted

    def describe(self) -> list[str]:
        fields = [f"{self._label(field)}: {self.written[field] or '–'}" for field in _FIELDS]
        return [self._title(), *fields, self._consent(), *([self.trouble] if self.trouble else [])]

    def _title(self) -> str:
        return self.texts.say("careers-form-new" if self.explorer is None else "careers-form-correct")

    def _label(self, field: str) -> str:
        return self.texts.say(f"careers-field-{field}")

    def _consent(self) -> str:
        return self.texts.say("careers-cloning" if self.cloning else "careers-no-cloning")

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(60, None, 84, gap=16)
        canvas.panel("head", head, self._title(), self._paint_head)
        canvas.panel("fields", body, (self.edited, tuple(self.written.items()), self.cloning), self._paint_fields)
        canvas.panel("foot", foot, self.trouble, self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box, self._title().upper(), Type.HEADLINE, theme.AMBER, fonts.BOLD, least=Type.SUBHEADING)

    def _paint_fields(self, canvas: Canvas, box: Box) -> None:
        middle = Box(box.x, box.y, min(box.w, 820), box.h)
        name, player, caption, choice, told, _ = middle.rows(84, 84, 22, 56, 60, None, gap=14)
        for field, row in (("name", name), ("player", player)):
            above, entry = row.rows(24, None, gap=4)
            widgets.caption(canvas, above, self._label(field), Type.SEAT)
            hint = self.texts.say(f"careers-hint-{field}")
            written, label = self.written[field], self._label(field)
            widgets.entry(canvas, entry, ("field", field), written, hint, self.edited == field, Type.LEAD, label)
        widgets.caption(canvas, caption, self.texts.say("careers-field-cloning"), Type.SEAT)
        if self.consent_is_open:
            options = [
                Option(("cloning", cloning), self.texts.say(f"careers-choice-{word}"), self.cloning is cloning)
                for cloning, word in ((True, "cloning"), (False, "no-cloning"))
            ]
            widgets.choice(canvas, choice, options, Type.BODY)
        canvas.text(told, self._consent(), Type.LABEL, theme.FAINT, least=Type.FINE, lines=2, top=True)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        note, back, save = box.columns(None, 220, 340, gap=16)
        canvas.text(note, self.trouble, Type.LABEL, theme.ALARM, least=Type.FINE, lines=3, ellipsis=True)
        widgets.button(
            canvas, back.middle(220, 64), "back", self.texts.say("logbook-form-leave"), key="Esc", size=Type.BODY
        )
        enter = self.texts.say("screen-key-enter")
        widgets.button(canvas, save.middle(340, 64), "save", self.texts.say("logbook-form-write"), key=enter, main=True)
