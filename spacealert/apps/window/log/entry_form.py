"""A form for entering or correcting a log entry. Unfinished input is saved."""

from contextlib import suppress
from datetime import date, datetime
from itertools import zip_longest
from typing import Any, Unpack

from attrs import asdict

from spacealert.apps.window import choosing, icons
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import LocalizedScene
from spacealert.apps.window.title_art import SeatedFigure, crew_picture, threat_picture
from spacealert.engine import CARDS
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.storage.codec import InvalidValue
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Layers, Plate, Row
from spacealert.kit.ui.controls import Button, Field, Leaf, Picture, Pressable, Spacer, Text, footer, labeled_control
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FieldChanged, Widget, WidgetOptions
from spacealert.logbook import Entry, entry_input, log_table
from spacealert.logbook.entry import CrewMember
from spacealert.logbook.entry_input import ENTRY_FORMAT, EntryDraft
from spacealert.session import Session
from spacealert.session.commands import AbandonGame, AddEntry, ChangeEntry, DeleteEntryDraft, SaveEntryDraft

DRAFT = "form"
NUMBERS = ("destroyed", "survived", "damage", "knocked_out", "squads", "visual")
FIELDS = ("mission", "played", "crew", *NUMBERS, "lost_to")
_PENALTIES = ("damage", "knocked_out", "squads")
_LONGEST = {"mission": 60, "played": 10, "crew": 200, "lost_to": 60} | dict.fromkeys(NUMBERS, 4)


class EntryForm(LocalizedScene):
    """A form for editing an entry. If `entry` is None, it creates a new entry.

    For a mission just played, `begun` is the part of the entry that is already known, and saving the entry closes the
    game without a resolution.
    """

    help_name = "entry"
    is_form = True

    def __init__(self, texts: Texts, session: Session, entry: Entry | None = None, begun: Entry | None = None) -> None:
        self.texts = texts
        self.entry = entry
        self.begun = begun
        self.edited_field = self._typed_last = FIELDS[0] if begun is None else NUMBERS[0]
        self.notice = ""
        self._today = today = session.today
        known = entry or begun
        self._before = _written(self.texts, known, today)
        if begun is not None:
            self._before["lost_to"] = ""  # the form asks how it ended
        self.written = dict(self._before)
        self.levels = {"common": known.common if known else "white", "serious": known.serious if known else "white"}
        self._log, self._session = session.log, session
        self._draft = f"{DRAFT}-{known.id}" if known else DRAFT
        self._restore()

    # the model

    def _restore(self) -> None:
        try:
            found = self._log.draft(self._draft)
            if ENTRY_FORMAT.is_newer(found):
                self.notice = self.texts.say("files-newer", what=ENTRY_FORMAT.what)
                self._draft = ENTRY_FORMAT.free_name(self._draft, self._log.draft(self._draft))
                found = self._log.draft(self._draft)
            written = None if found is None else asdict(ENTRY_FORMAT.read(found))
        except InvalidValue:  # from a damaged log book or another program
            return
        except UserError as error:
            self.notice = error.render(self.texts)
            return
        if written is not None:
            self.written = self.written | {
                field: _fitting(field, written[field]) for field in FIELDS if written[field] is not None
            }
            self.levels = {which: written[which] for which in self.levels}

    def _keep(self) -> None:
        try:
            self._session.do(SaveEntryDraft(self._draft, EntryDraft(**self.written, **self.levels)))
        except UserError as error:
            self.notice = error.render(self.texts)

    def do(self, action: Action) -> None:
        self.notice = ""
        match action:
            case FieldChanged(str(field), text):
                self._typed_last = field
                self.notice = "" if glyphs.is_drawable(text) else self.texts.say("screen-signs-left-out")
                self.written = self.written | {field: _fitting(field, text)}
                self._keep()
            case (("common" | "serious") as which, str(level)):
                self.levels = self.levels | {which: level}
                self._keep()
            case ("role", int(place)):
                self._pass_role(place)
                self._keep()
            case "write":
                self._write()

    @property
    def _people(self) -> list[str]:
        return [one.strip() for one in self.written["crew"].split(",") if one.strip()]

    def _roles(self, place: int) -> dict[str, str]:
        """Return the officer roles of a crew member, with the word that was typed for each."""
        typed = [word.strip() for word in self._people[place].partition("=")[2].split("+")]
        return {role: word for role in icons.ROLES if (word := self.texts.say(f"logbook-role-{role}")) in typed}

    def _pass_role(self, place: int) -> None:
        """Give a crew member the next officer role, or none after the last. Other words typed for them are kept."""
        people, have, order = self._people, self._roles(place), [*icons.ROLES]
        name, _, typed = (part.strip() for part in people[place].partition("="))
        words = [word for word in map(str.strip, typed.split("+")) if word and word not in have.values()]
        following = order[order.index(next(iter(have))) + 1 :] if len(have) == 1 else [] if have else order
        words += [self.texts.say(f"logbook-role-{role}") for role in following[:1]]
        people[place] = f"{name}={'+'.join(words)}" if words else name
        self.written = self.written | {"crew": ", ".join(people)}

    def _write(self) -> None:
        try:
            described = self._typed()
            if self.entry is None:
                entry = entry_input.correct_entry(self.begun or Entry("", self._today), described, self._today)
                self._session.do(AddEntry(entry, self._draft))
            else:
                entry = entry_input.correct_entry(self.entry, described, self._today)
                self._session.do(ChangeEntry(entry, self._draft))
        except UserError as error:
            self.notice = error.render(self.texts)
            wrong = {"logbook-no-mission": "mission", "logbook-wrong-day": "played"}
            self.edited_field = wrong.get(error.text_id, self._typed_last)
        else:
            if self.begun is not None:
                self._session.do(AbandonGame())
            self.navigation.back()

    def back(self) -> None:
        try:
            self._session.do(DeleteEntryDraft(self._draft))
        except UserError as error:
            self.notice = error.render(self.texts)
        super().back()

    def _typed(self) -> entry_input.EntryInput:
        """Return the changed fields.

        Raise an error if required fields are missing or contradict each other.
        """
        text = {field: self.written[field].strip() for field in FIELDS}
        if not text["mission"]:
            raise UserError("logbook-no-mission")
        changed = {field for field in FIELDS if text[field] != self._before[field]}
        described: dict[str, Any] = {field: text[field] for field in ("mission", "crew") if field in changed}
        if "played" in changed:
            described["played"] = _day(text["played"])
        numbers = {field: int(text[field] or 0) for field in NUMBERS}
        has_points, lost_to = any(text[field] for field in NUMBERS), text["lost_to"]
        if has_points == bool(lost_to):
            raise UserError("logbook-typed-end")
        if lost_to:
            described["lost_to"] = lost_to
        elif self.entry is None or self.entry.is_lost:
            described |= numbers
        else:  # correcting one number keeps the others
            described |= {field: number for field, number in numbers.items() if field in changed}
        return entry_input.EntryInput(**(described | self.levels))

    # the page

    def _title(self) -> str:
        if self.entry:
            return self.texts.say("logbook-form-correct")
        return self.texts.say("logbook-form-begun" if self.begun else "logbook-form-new")

    def build(self) -> Widget:
        say = self.texts.say
        numbers = Grid(*(self._field(field, min_width=114) for field in NUMBERS), gap=10, grow=1, min_width=744)
        flown = Columns(self._field("mission", grow=1, min_width=170), self._field("played", min_width=170), gap=16)
        body = Column(
            self._preview(),
            Text(self.notice, fonts.LEAD, theme.ALARM) if self.notice else None,
            Plate(
                Columns(flown.sized(grow=1), self._level("common"), self._level("serious"), gap=16),
                self._field("crew"),
                Columns(numbers, self._field("lost_to", grow=1, min_width=260), gap=16),
                gap=14,
            ),
            gap=12,
            grow=1,
        )
        back = Button(say("logbook-form-leave"), "back", "escape", size=Type.BODY, min_height=60, min_width=180)
        save = Button(
            say("logbook-form-write"), "write", "enter", main=True, size=Type.LEAD, min_height=60, min_width=280
        )
        note = Text(say("logbook-form-keys"), fonts.LABEL, theme.FAINT)
        return self.make_page(Text(self._title(), fonts.TITLE), body, footer(back, save, note=note))

    def _preview(self) -> Widget:
        killer = self.entry.lost_to if self.entry is not None else None
        points = self._total if any(map(self.written.get, NUMBERS)) else "?"
        result: Widget = Leaf(paint_score_medal, args=(points, False), title="total", words=" ")
        if self.written["lost_to"]:
            known = killer is not None and killer in CARDS
            result = threat_picture(killer or "", 190) if known else Picture(Icon("cross", theme.ALARM), 150)
        words = CenteredColumn(
            Text(self.written["mission"], fonts.SUBJECT, theirs=True, words=" "),
            Text(self.written["played"], fonts.LEAD, words=" "),
        )
        shown = Row(
            result.sized(min_width=80, max_width=180, grow=0.3),
            words.sized(min_width=90),
            self._crew().sized(min_width=170, grow=1),
            gap=12,
            pad=(10, 10),
        )
        scene = "orbit" if self.written["lost_to"] else "home"
        behind = Leaf(paint_backdrop, args=(scene, 0.6), words=" ")
        return Layers(behind, shown, min_height=150, max_height=320, grow=1)

    def _crew(self) -> Widget:
        typed = [one.partition("=")[0].strip() for one in self._people]
        names = typed[: len(icons.CREW)] or [""] * len(icons.CREW)
        entered = [] if self.entry is None or not typed else [one.color for one in self.entry.crew][: len(names)]
        known = [color if color in icons.CREW else None for color in entered]
        free = (color for color in icons.CREW if color not in known)
        crew = [SeatedFigure(color or next(free), name, android=False) for name, color in zip_longest(names, known)]
        picture = crew_picture(tuple(crew), "stand" if self.written["lost_to"] else "cheer")
        tapped = (self._badge(place, name) for place, name in enumerate(typed[: len(names)]))
        return Layers(picture, Row(*tapped, even=True, gap=0) if typed else None)

    def _badge(self, place: int, name: str) -> Widget:
        """Return a button over a crew member's figure, with icons for their roles. A tap gives them the next role."""
        roles = self._roles(place)
        words = f"{name}: {', '.join(roles.values())}" if roles else name
        shown = [Icon(icons.ROLES[role], theme.AMBER) for role in roles] or [Icon("star", theme.LINE)]
        badge = Row(Spacer(), Column(*(Picture(icon, 28) for icon in shown), gap=2), words=" ")
        return Pressable(
            Spacer(grow=0.3),
            badge,
            Spacer(grow=0.7),
            action=("role", place),
            raised=None,
            pad=(8, 8),
            words=words,
            grow=1,
        )

    @property
    def _total(self) -> str:
        won, lost = (
            sum(int(self.written[field] or 0) for field in NUMBERS if (field in _PENALTIES) is penalty)
            for penalty in (False, True)
        )
        return format_minus(str(won - lost))

    def _level(self, which: str) -> Widget:
        levels = choosing.difficulty_choice(self.texts, which, self.levels[which], lambda *level: level, size=Type.BODY)
        return labeled_control(self.texts.say(f"screen-{which}-threats"), levels).sized(grow=1, min_width=280)

    def _field(self, field: str, **limits: Unpack[WidgetOptions]) -> Widget:
        label = self.texts.say(f"logbook-field-{_key(field)}")
        hint = self.texts.say("logbook-hint-points" if field in NUMBERS else f"logbook-hint-{_key(field)}")
        color = theme.ALARM if field in _PENALTIES else theme.GOOD
        icon = icons.score(field, color) if field in NUMBERS else None
        entry = Field(field, self.written[field], hint, self.edited_field, label, _LONGEST[field], field in NUMBERS,
                      size=Type.LEAD, icon=icon)  # fmt: skip
        return labeled_control(label, entry).sized(**limits)


def paint_score_medal(canvas: Canvas, box: Box, points: str, record: bool) -> None:
    x, y = box.center
    reach = min(box.w, box.h) * 0.45
    color = theme.GOOD if points.strip("0").isdecimal() else theme.FAINT if points == "?" else theme.TEXT
    color = theme.AMBER if record else color
    if record:
        canvas.illustration(box.middle(2.2 * reach, 2.2 * reach), "medal")
    else:
        canvas.glow(x, y, 1.5 * reach, theme.mix(theme.UNLIT, color, 0.3))
        canvas.disc(x, y, reach, color)
        canvas.disc(x, y, 0.89 * reach, theme.PANEL)
    cell = box.middle(1.1 * reach, 1.1 * reach) if record else box.middle(1.6 * reach, 1.5 * reach)
    canvas.text(cell, points, max(Type.LEAD, 0.9 * reach), color, fonts.BOLD, "center", least=Type.CAPTION)


def _key(field: str) -> str:
    return field.replace("_", "-")


def _fitting(field: str, text: str) -> str:
    """Return the part of the input that this field accepts."""
    fits = str.isdecimal if field in NUMBERS else str.isprintable
    return glyphs.clean("".join(filter(fits, text)))[: _LONGEST[field]]


def _day(text: str) -> datetime:
    for written in ("%Y-%m-%d", "%d.%m.%Y"):
        with suppress(ValueError):
            return datetime.strptime(text.strip(), written)
    raise UserError("logbook-wrong-day", found=text)


def _written(texts: Texts, entry: Entry | None, today: date) -> dict[str, str]:
    """Return the initial contents of the fields."""
    written = dict.fromkeys(FIELDS, "")
    written["played"] = today.isoformat()
    if entry is None:
        return written
    written |= {"mission": log_table.without_control_characters(entry.mission), "played": entry.played.isoformat()}
    written["crew"] = ", ".join(_person(texts, person) for person in entry.crew)
    if entry.score is None:
        written["lost_to"] = log_table.threat_in_words(texts, entry.lost_to)
    else:
        penalties = entry.penalties or (0, 0, 0)
        points = (entry.score.destroyed, entry.score.survived, *(-points for points in penalties), entry.score.visual)
        written |= {field: str(number) for field, number in zip(NUMBERS, points, strict=True)}
    return written


def _person(texts: Texts, person: CrewMember) -> str:
    """Format a crew member for the input field."""
    roles = [*person.roles, *(["android"] if person.android else [])]
    said = "+".join(texts.say(f"logbook-role-{role}") for role in roles)
    return f"{log_table.person_name(texts, person)}={said}" if said else log_table.person_name(texts, person)
