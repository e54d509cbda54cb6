"""A new explorer, or another name, player or consent for one: consent to be cloned is final."""

from attrs import evolve

from spacealert.apps.window.session_scene import SessionScene
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column
from spacealert.kit.ui.controls import LABEL, Button, Field, Text, choice, labeled
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Widget, Written
from spacealert.logbook.careers.explorer import LONGEST_NAME, Explorer, explorer_name
from spacealert.session import Session
from spacealert.session.commands import SaveExplorers

_FIELDS = ("name", "player")


class ExplorerForm(SessionScene):
    """`explorer` is the one that is corrected, or nothing for one that is new and that `player` will play."""

    help_name = "explorer"
    is_form = True

    def __init__(self, texts: Texts, session: Session, explorer: Explorer | None = None, player: str = "") -> None:
        super().__init__(texts, session)
        self.explorer = explorer
        self.written = {"name": explorer.name if explorer else "", "player": explorer.player if explorer else player}
        self.cloning = explorer is None or explorer.cloned
        self.edited_field = _FIELDS[0]

    @property
    def consent_is_open(self) -> bool:
        """Who has agreed cannot refuse any more, and the dead are asked nothing."""
        return self.explorer is None or not (self.explorer.cloned or self.explorer.dead)

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case Written(str(field), text):
                self.trouble = "" if glyphs.is_drawable(text) else self.texts.say("screen-signs-left-out")
                written = "".join(sign for sign in glyphs.drawable(text) if sign.isprintable()).lstrip()
                self.written = {**self.written, field: written}
            case ("cloning", bool(cloning)):
                self.cloning = cloning
            case "save":
                self._save()
            case "back":
                self.navigation.back()

    def press(self, key: str) -> bool:
        if key in ("left", "right") and self.consent_is_open:
            self.cloning = key == "left"
            return True
        return super().press(key)

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

    # the page

    def _label(self, field: str) -> str:
        return self.texts.say(f"careers-field-{field}")

    def _consent(self) -> str:
        return self.texts.say("careers-cloning" if self.cloning else "careers-no-cloning")

    def build(self) -> Widget:
        say = self.texts.say
        title = say("careers-form-new" if self.explorer is None else "careers-form-correct")
        options = (
            Button(say(f"careers-choice-{word}"), ("cloning", cloning), chosen=self.cloning is cloning)
            for cloning, word in ((True, "cloning"), (False, "no-cloning"))
        )
        consent = choice(*options, words=" ") if self.consent_is_open else None
        body = Column(
            *(labeled(self._label(field), self._field(field)) for field in _FIELDS),
            labeled(say("careers-field-cloning"), Column(consent, Text(self._consent(), LABEL, theme.FAINT))),
            gap=APART,
            max_width=820,
        )
        save = Button(
            say("logbook-form-write"), "save", "enter", main=True, size=Type.LEAD, min_width=280, min_height=60
        )
        return self.framed(self.head(title), body, self.foot(save, back=say("logbook-form-leave")))

    def _field(self, field: str) -> Widget:
        hint, label = self.texts.say(f"careers-hint-{field}"), self._label(field)
        return Field(
            field,
            self.written[field],
            hint,
            self.edited_field,
            label,
            longest=LONGEST_NAME,
            size=Type.LEAD,
            min_height=52,
        )
