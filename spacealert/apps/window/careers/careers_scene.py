"""Scenes for viewing, editing and choosing explorers."""

from math import cos, pi, sin

from attrs import evolve, frozen

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.careers.award_scene import (
    CATEGORY_SIGNS,
    NAME,
    SUBHEAD,
    AwardScene,
    explorer_color,
    explorer_figure,
    explorer_grid,
    explorer_portrait,
    new_id,
    paint_medal,
    player_color,
    undo_button,
)
from spacealert.apps.window.prompt_input import paint_backdrop
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seat_name, seated_figures
from spacealert.engine.game import SPECIALIZATIONS
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Grid, Layers, List, Plate, Row
from spacealert.kit.ui.controls import (
    Button,
    Field,
    Leaf,
    Pressable,
    Text,
    dialog,
    labeled_control,
    option_grid,
)
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FieldChanged, Key, Span, Widget
from spacealert.logbook.careers import career_text
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Category, achievements_in
from spacealert.logbook.careers.explorer import (
    LONGEST_NAME,
    MOST_LEVEL,
    SPECIALIZATION_LEVELS,
    Explorer,
    clean_explorer_name,
    count_by_category,
    count_level_boxes,
    count_skipped_boxes,
)
from spacealert.logbook.careers.flown_run import FlownRun
from spacealert.logbook.entry_story import step_in_words
from spacealert.session import Session
from spacealert.session.commands import ChooseExplorer, SaveExplorers, SetLevel, UndoCareer
from spacealert.session.log_client import find_logged_run

_FIELDS = ("name", "player")


class ExplorerForm(SessionScene):
    """A form for editing an explorer. If `explorer` is None, the form creates one for `player`."""

    help_name = "explorer"
    is_form = True

    def __init__(self, texts: Texts, session: Session, explorer: Explorer | None = None, player: str = "",
                 color: str = "") -> None:  # fmt: skip
        super().__init__(texts, session)
        self.explorer = explorer
        self.id = explorer.id if explorer else new_id(color)
        self.written = {"name": explorer.name if explorer else "", "player": explorer.player if explorer else player}
        self.cloning = explorer is None or explorer.has_consented
        self.edited_field = _FIELDS[0]

    @property
    def can_consent_to_cloning(self) -> bool:
        """Whether consent to cloning can still be given: it is final, and the dead cannot give it."""
        return self.explorer is None or not (self.explorer.has_consented or self.explorer.is_dead)

    def do(self, action: Action) -> None:
        self.trouble = ""
        match action:
            case FieldChanged(str(field), text):
                self.trouble = "" if glyphs.is_drawable(text) else self.texts.say("screen-signs-left-out")
                written = "".join(sign for sign in glyphs.clean(text) if sign.isprintable()).lstrip()
                self.written = {**self.written, field: written}
            case ("cloning", bool(cloning)):
                self.cloning = cloning
            case "save":
                self.edited_field = _FIELDS[0]  # every refusal is about the name
                saved = self._explorer()
                if self.run_command(SaveExplorers((saved,), (self.explorer,) if self.explorer else ())):
                    self.navigation.back()

    def press(self, key: str) -> bool:
        if key in ("left", "right") and self.can_consent_to_cloning:
            self.cloning = key == "left"
            return True
        return super().press(key)

    def _explorer(self) -> Explorer:
        name, player = (clean_explorer_name(self.written[field]) for field in _FIELDS)
        if not name:
            raise UserError("careers-no-name")
        if self.explorer is None:
            id_ = self.id if explorer_color(self.id) == self._color else new_id(self._color)  # a look that stays
            return Explorer(name, self.session.today, player, 0 if self.cloning else None, id=id_)
        corrected = evolve(self.explorer, name=name, player=player)
        return corrected.with_consent_to_cloning() if self.cloning and not corrected.has_consented else corrected

    # the page

    def _consent(self) -> str:
        return self.texts.say("careers-cloning" if self.cloning else "careers-no-cloning")

    def build(self) -> Widget:
        say = self.texts.say
        title = say("careers-form-new" if self.explorer is None else "careers-form-correct")
        options = (
            Button(say(f"careers-choice-{word}"), ("cloning", cloning), chosen=self.cloning is cloning)
            for cloning, word in ((True, "cloning"), (False, "no-cloning"))
        )
        consent = option_grid(*options, words=" ") if self.can_consent_to_cloning else None
        body = CenteredColumn(
            *(labeled_control(self.texts.say(f"careers-field-{field}"), self._field(field)) for field in _FIELDS),
            labeled_control(
                say("careers-field-cloning"), Column(consent, Text(self._consent(), fonts.WORDS, theme.FAINT))
            ),
            gap=24,
        ).sized(grow=1, min_width=440)
        save = Button(
            say("logbook-form-write"), "save", "enter", main=True, size=Type.LEAD, min_width=280, min_height=60
        )
        picture = Leaf(title_art.paint_portrait, args=(self._color, 0, "cheer"), title="portrait", words=" ")
        level = 0 if self.explorer is None else self.explorer.level
        name, player = (glyphs.clean(self.written[field]).strip() for field in _FIELDS)
        played = say("careers-played-by", player=player) if player else ""
        card = Plate(
            picture.sized(min_height=260, grow=1),
            Text(name or say("careers-hint-name"), SUBHEAD, None if name else theme.FAINT, theirs=True, words=" "),
            Row(
                Text(played, fonts.LABEL, theme.FAINT, theirs=True, grow=1),
                Text(say("careers-level", level=level), fonts.Style(Type.LEAD, theme.STORY, fonts.BOLD)),
                words=" ",
            ),
            color=theme.SPACE,
            edge=theme.mix(theme.LINE, icons.CREW[self._color], 0.5),
            pad=(18, 16),
        ).sized(min_width=300, max_width=380, max_height=520, grow=0.7)
        page = Columns(card, body, gap=40, grow=1, max_width=1100)
        return self.make_page(self.header(title), page, self.footer(save, back=say("logbook-form-leave")))

    @property
    def _color(self) -> str:
        """The explorer's color. A new explorer gets that of the player's seat, if the player is at the table."""
        theirs = "" if self.explorer else player_color(self.view.setup, self.written["player"].strip())
        return theirs or explorer_color(self.id)

    def _field(self, field: str) -> Widget:
        hint, label = self.texts.say(f"careers-hint-{field}"), self.texts.say(f"careers-field-{field}")
        return Field(
            field, self.written[field], hint, self.edited_field, label, longest=LONGEST_NAME, size=Type.SUBHEADING
        ).sized(min_height=64)


_STARS = 7  # around an explorer of the highest level
_PIP, _BETWEEN = 16.0, 6.0  # size of a level mark and the gap between marks, in units


class CareersScene(SessionScene):
    """The scene for all explorers. `flown` is a logged run that can be added to the careers of its explorers."""

    help_name = "careers"

    def __init__(self, texts: Texts, session: Session, name: str = "", flown: FlownRun | None = None) -> None:
        super().__init__(texts, session)
        self.flown = flown
        self.told = ""  # specialization being explained
        self.listing = False  # whether to show the runs
        self.chosen = next((place for place, one in enumerate(self.explorers) if one.name == name), 0)
        self.notice = ""

    @property
    def explorers(self) -> tuple[Explorer, ...]:
        return self.view.explorers

    @property
    def explorer(self) -> Explorer | None:
        return self.explorers[min(self.chosen, len(self.explorers) - 1)] if self.explorers else None

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case ("explorer", int(place)):
                self.chosen, self.told = place, ""
            case "runs":
                self.listing = not self.listing
            case ("about", str(name)):
                self.told = name
            case ("learn", str(name)) if self.explorer is not None:
                self._learn(self.explorer.with_specialization(name))
            case "award" if self.explorer is not None:
                flown = find_logged_run(self.session.log, self.explorer.runs[-1]) if self.explorer.runs else None
                if flown is None:
                    self.trouble = self.texts.say("careers-award-no-line", name=self.explorer.name)
                else:
                    self.navigation.push(AwardScene(self.texts, self.session, flown, self.explorer.name))
            case "add" if self.flown is not None and self.explorer is not None:
                self.navigation.push(AwardScene(self.texts, self.session, self.flown))
            case "undo":
                if self.run_command(UndoCareer()) and self.view.undone_in_log is not None:
                    self.notice = step_in_words(self.texts, self.view.undone_in_log, "undone")

    def _learn(self, explorer: Explorer) -> None:
        """Save the advancement and, if that works, apply it to the explorer's seat."""
        if not self.run_command(SaveExplorers((explorer,), (self.explorer,) if self.explorer else ())):
            return
        learned = explorer.steps[-1]
        for place, seat in enumerate(self.view.setup.seats):
            if seat.explorer == explorer.name and not seat.specialization:
                self.run_command(ChooseExplorer(place, explorer.name))
            elif seat.explorer == explorer.name and seat.specialization == learned:
                self.run_command(SetLevel(place, explorer.specializations[learned]))

    def resume(self) -> None:
        """Select the explorer that was just created in the form, if there is one."""
        known = getattr(self, "_known", None)
        fresh = [place for place, one in enumerate(self.explorers) if known is not None and one.id not in known]
        if fresh:
            self.chosen = fresh[-1]

    def suspend(self) -> None:
        self._known = {one.id for one in self.explorers}

    # the page

    def build(self) -> Widget:
        say, explorer = self.texts.say, self.explorer
        first = Button(
            say("careers-form-new"), OpenScene("explorer"), "n", Icon("person", theme.INK), main=True, size=Type.TITLE
        )
        crew = title_art.crew_picture(seated_figures(self.texts, self.view.setup), "cheer", on_deck=True, ratio=0)
        body: Widget = Column(
            crew.sized(min_height=150, max_width=1240, grow=1),
            Text(say("careers-empty"), fonts.HEADING, align="center", max_width=1000),
            first.sized(min_height=72, max_width=520),
            gap=18,
            pad=(0, 10),
        ).sized(grow=1)
        if explorer is not None:
            listed = List(
                self.explorers,
                self._row,
                self.chosen,
                lambda place: ("explorer", place),
                row_height=62,
                gap=8,
                in_words=lambda _, one: career_text.explorer_line(self.texts, one),
            ).sized(min_width=300, grow=3)
            # The list keeps its width, no matter how much text the explorer has.
            body = Columns(listed, self._page(explorer).sized(grow=7), gap=20, even=True, grow=1)
        there, add = explorer is not None, None
        if there and self.flown is not None:
            add = Button(say("careers-add", mission=glyphs.clean(self.flown.mission)), "add", "l", theirs=True)
        buttons = (
            add,
            undo_button(self),
            Button(say("careers-new"), OpenScene("explorer"), "n", Icon("person")) if there else None,
            Button(say("logbook-correct"), OpenScene("explorer", (explorer,)), "e") if there else None,
            Button(say("careers-achievements"), "award", "a", main=True, min_width=190)
            if explorer is not None and explorer.runs
            else None,
        )
        page = self.make_page(self.header(say("careers-title")), body, self.footer(*buttons), Key("ctrl+z", "undo"))
        if explorer is None or not self.listing:
            return page
        close = Button(say("screen-close"), "runs", "r", main=True)
        name, runs = glyphs.clean(explorer.name), self._runs(explorer)
        return Layers(page, dialog(name, *runs, buttons=[close], close="runs", wish=700))

    def _row(self, place: int, one: Explorer) -> Widget:
        here = one is self.explorer
        row = self.reuse(_explorer_row, self.texts, one, here)
        return Pressable(row, action=("explorer", place), chosen=here, raised=False)

    def _page(self, explorer: Explorer) -> Widget:
        say, told = self.texts.say, glyphs.clean(explorer.name)
        if explorer.player:
            told += f" · {say('careers-played-by', player=glyphs.clean(explorer.player))}"
        best = explorer.level == MOST_LEVEL
        color = theme.FAINT if explorer.is_dead else theme.AMBER if best else theme.STORY
        level = Text(say("careers-level", level=explorer.level), fonts.Style(Type.TITLE, color, fonts.BOLD), words=" ")
        gained = say("careers-experience", experience=explorer.experience)
        boxes = "" if explorer.is_dead else career_text.boxes_in_words(self.texts, explorer)
        whole = tuple(line for line in career_text.career_lines(self.texts, explorer) if line)
        pose = "cheer" if not explorer.is_dead and (explorer.open_advance_count or best) else "stand"
        args = (explorer_color(explorer.id), pose, best, explorer.is_dead)
        picture = Leaf(_paint_hero, args=args, title="portrait", words=" ", min_height=168)
        fate = fonts.LEAD if explorer.is_dead else fonts.SEAT
        alarm = theme.ALARM if explorer.is_dead else None
        cloning = Text(career_text.cloning_in_words(self.texts, explorer), fate, alarm, words=" ", grow=1)
        facts = Column(
            Row(Text(told, SUBHEAD, theirs=True, words=" ", grow=1), level),
            Leaf(_paint_boxes, args=(explorer,), wish=28, min_height=20, said=whole),
            Row(
                Text(boxes, fonts.SEAT, theme.FAINT, grow=1),
                Text(gained, fonts.SEAT, theme.FAINT),
                words=" ",
            ),
            Columns(cloning, self._run_button(explorer) if explorer.runs else None, gap=14),
            gap=8,
            grow=1,
        )
        skills = Column(facts, self._specializations(explorer), self._explained(explorer), gap=10, grow=1)
        forgotten = explorer.is_dead and not count_by_category(explorer)
        return Plate(
            Row(picture.sized(min_width=180, max_width=220), skills.sized(min_width=300), gap=18, grow=1 - forgotten),
            Leaf(_paint_memorial, words=" ", min_height=60, grow=3)
            if forgotten
            else self.reuse(_medals, self.texts, explorer),
            gap=10,
            pad=(20, 14),
            edge=theme.AMBER if best else theme.ALARM if explorer.is_dead else None,
        ).sized(grow=1, min_width=480)

    def _run_button(self, explorer: Explorer) -> Button:
        say, runs = self.texts.say, len(explorer.runs)
        told = f"{say('careers-runs', count=runs)}, {say('careers-survived', count=explorer.survived_run_count)}"
        wide = 210 if explorer.is_dead else 240  # leaves the room to "Dead for good."
        return Button(told, "runs", "r", Icon("book", theme.STORY), size=Type.SEAT, min_width=wide)

    def _specializations(self, explorer: Explorer) -> Widget:
        open_advance_count = 0 if explorer.is_dead else explorer.open_advance_count
        caption = self.texts.say("careers-specializations")
        if open_advance_count:
            caption = self.texts.say("careers-open-steps", count=open_advance_count)
        offered = explorer.next_specializations if open_advance_count else ()
        learned = [name for name in SPECIALIZATIONS if explorer.specializations.get(name, 0)]
        rest = [name for name in SPECIALIZATIONS if name not in learned]
        head = Text(
            caption, fonts.Style(Type.LABEL, theme.AMBER if open_advance_count else theme.FAINT, fonts.SEMIBOLD)
        )
        return Column(
            None if explorer.is_dead and not learned else head,
            Grid(*(self._learned(name, explorer, name in offered) for name in learned), most=3, gap=8, grow=1)
            if learned
            else None,
            Grid(*(self._unlearned(name, name in offered) for name in rest), most=3 if learned else 2, gap=6, grow=1)
            if not explorer.is_dead
            else None,
            words=" ",
            grow=1,
        )

    def _explained(self, explorer: Explorer) -> Widget | None:
        if not self.told:
            return None
        name = career_text.specialization_name(self.texts, self.told)
        label = self.texts.say("careers-learn", specialization=name)
        offered = not explorer.is_dead and explorer.open_advance_count and self.told in explorer.next_specializations
        learn = Button(label, ("learn", self.told), main=True) if offered else None
        return Columns(Text(self.texts.say(f"screen-special-{self.told}"), fonts.SMALL, theme.STORY, grow=1), learn)

    def _learned(self, name: str, explorer: Explorer, offered: bool) -> Widget:
        label = career_text.specialization_name(self.texts, name)
        skill = SkillText(
            label, fonts.Style(Type.LEAD, theme.BRIGHT, fonts.BOLD), level=explorer.specializations[name], grow=1
        )
        picture = Leaf(
            paint_backdrop, args=(f"spec-{name}", 0.0), words=" ", min_width=104, max_width=104, wish=60, min_height=44
        )
        row = Row(picture, skill, gap=14)
        chosen = self.told == name or offered
        return Pressable(row, action=("about", name), chosen=chosen, words=label, pad=(8, 6), max_height=110)

    def _unlearned(self, name: str, offered: bool) -> Pressable:
        label, chosen = career_text.specialization_name(self.texts, name), self.told == name or offered
        args = f"spec-{name}", 0.0 if chosen else 0.45
        picture = Leaf(paint_backdrop, args=args, words=" ", min_width=52, max_width=52)
        row = Row(picture, Text(label, NAME, theme.PICKED if chosen else None), gap=8, grow=1)
        return Pressable(row, action=("about", name), chosen=chosen, words=label, pad=(5, 4), min_height=40)

    def _runs(self, explorer: Explorer) -> list[Widget]:
        lines: list[Widget] = []
        for run in reversed(explorer.runs):
            told = glyphs.clean(career_text.run_line(self.texts, run))
            lines.append(Text(told, fonts.LABEL, theme.ALARM if run.lost else theme.TEXT))
            awarded = (career_text.achievement_with_gain(self.texts, ACHIEVEMENTS[id_]) for id_ in run.achievements)
            lines += [Text(f"   {words}", fonts.LABEL, theme.GOOD) for words in awarded]
        return lines


def _explorer_row(texts: Texts, one: Explorer, here: bool) -> Widget:
    ink = theme.fade(theme.TEXT) if one.is_dead else theme.PICKED if here else theme.TEXT
    line = texts.say("careers-is-dead") if one.is_dead else glyphs.clean(one.player)
    color = theme.AMBER if one.open_advance_count and not one.is_dead else theme.STORY
    words = CenteredColumn(
        Text(glyphs.clean(one.name), fonts.LEAD, ink, theirs=True),
        Text(line, fonts.SMALL, theme.FAINT, theirs=True) if line else None,
        gap=0,
        grow=1,
    )
    face = Leaf(Canvas.picture, args=(Icon("fallen"),), words=" ", min_width=44, max_width=44, min_height=50)
    if not one.is_dead:
        face = explorer_figure(one)
    return Row(face, words, Text(str(one.level), fonts.Style(Type.HEADING, color, fonts.BOLD)), gap=12, grow=1)


def _medals(texts: Texts, explorer: Explorer) -> Widget:
    have = count_by_category(explorer)
    medals = []
    for category in Category:
        count = have.get(category, 0)
        ink, name = theme.TEXT if count else theme.FAINT, texts.say(f"careers-category-{category}")
        total = Text(f"{count} / {len(achievements_in(category))}", fonts.SMALL, ink, "center")
        args = count, CATEGORY_SIGNS[category]
        medal = Leaf(paint_medal, args=args, min_width=70, wish=76, min_height=40, max_height=190, grow=1)
        medals.append(Column(medal, Text(name, fonts.SEAT, ink, "center"), total, gap=2))
    return Grid(*medals, most=7, gap=6, words=" ", grow=3)


def _paint_hero(canvas: Canvas, box: Box, color: str, pose: str, best: bool, dead: bool) -> None:
    title_art.paint_portrait(canvas, box, color, 0, pose)
    if dead:
        with canvas.clip_to(box.inset(2), theme.CUT):
            canvas.veil(box, theme.SPACE, 0.6)
    for star in range(_STARS if best and not dead else 0):
        turn = pi * (0.12 + 0.76 * star / (_STARS - 1))
        x, y = box.center[0] - box.w * 0.4 * cos(turn), box.y + box.h * 0.52 - box.h * 0.4 * sin(turn)
        canvas.glow(x, y, 22, theme.mix(theme.UNLIT, theme.AMBER, 0.6))
        canvas.icon(Box(x - 11, y - 11, 22, 22), Icon("star", theme.AMBER))


def _paint_memorial(canvas: Canvas, box: Box) -> None:
    with canvas.clip_to(box):  # the helmet stays whole in a low box
        canvas.illustration(Box(box.x, box.y, box.w, max(box.h, box.w * 0.444)), "memorial")
    canvas.frame(box, theme.EDGE, 1)


def _paint_boxes(canvas: Canvas, box: Box, explorer: Explorer) -> None:
    """Paint the experience boxes of the explorer's level."""
    progress = explorer.progress
    if progress.level == MOST_LEVEL:
        canvas.plate(box, theme.AMBER)
        canvas.glow(*box.center, box.w * 0.3, theme.mix(theme.UNLIT, theme.AMBER, 0.4))
        return
    count, skipped = count_level_boxes(progress.level), count_skipped_boxes(progress.level)
    for place, cell in enumerate(box.columns(*[None] * count, gap=2)):
        dotted = not explorer.has_consented and place < skipped
        if place < progress.passed:
            canvas.fill(cell, theme.fade(theme.STORY) if dotted else theme.STORY)
        else:
            canvas.frame(cell, theme.LINE if dotted else theme.FAINT)
            if dotted:
                canvas.fill(cell.middle(3, 3), theme.FAINT)


@frozen
class SkillText(Text):
    """The name of a specialization, with its level below."""

    level: int = 0

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        high = Text._measure_height(self, canvas, width)[1] + _PIP + _BETWEEN
        return high, high

    def paint(self, canvas: Canvas, box: Box) -> None:
        words, pips = box.rows(None, _PIP, gap=_BETWEEN)
        Text.paint(self, canvas, words)
        for place, dot in enumerate(pips.columns(*[_PIP] * SPECIALIZATION_LEVELS, gap=_BETWEEN)):
            (canvas.fill if place < self.level else canvas.frame)(
                dot, theme.STORY if place < self.level else theme.LINE
            )


class ExplorerChoiceScene(SessionScene):
    """The scene for choosing the explorer of one seat."""

    help_name = "choice"

    def __init__(self, texts: Texts, session: Session, seat: int) -> None:
        super().__init__(texts, session)
        self.seat = seat

    def do(self, action: Action) -> None:
        match action:
            case ("explorer", str(name)):
                if self.run_command(ChooseExplorer(self.seat, name)):
                    self.navigation.back()

    def default_action(self) -> Action | None:
        """Return the action for Enter, which chooses the explorer if only one is alive."""
        return (
            ("explorer", self.living_explorers[0].name) if len(self.living_explorers) == 1 else super().default_action()
        )

    @property
    def _mine(self) -> str:
        return self.view.setup.seats[self.seat].explorer

    def _title(self) -> str:
        name = seat_name(self.texts, self.view.setup.seats[self.seat])
        return self.texts.say("careers-choose", name=name)

    def build(self) -> Widget:
        say = self.texts.say
        none = Button(say("careers-none"), ("explorer", ""), "0", chosen=not self._mine)
        seat = self.table.seats[self.seat]
        new = OpenScene("explorer", (None, seat.name, seat.color))
        chosen = say("careers-explorer", name=glyphs.clean(self._mine) or "–")
        body: Widget = self.empty_page(say("careers-empty"))
        if self.living_explorers:
            body = explorer_grid(*(self._explorer(one) for one in self.living_explorers))
        return self.make_page(
            self.header(glyphs.clean(self._title()), Text(chosen, fonts.LABEL, theme.FAINT)),
            body,
            self.footer(
                Button(say("careers-title"), OpenScene("careers", (self._mine,)), "c", Icon("star", theme.STORY)),
                Button(say("careers-new"), new, "n", Icon("person")),
                none,
            ),
        )

    def _explorer(self, one: Explorer) -> Widget:
        chosen = one.name == self._mine
        elsewhere = {seat.explorer for seat in self.view.setup.seats} - {self._mine}
        ink = theme.PICKED if chosen else theme.FAINT if one.name in elsewhere else theme.TEXT
        special = ", ".join(career_text.specializations_in_words(self.texts, one))
        name = Text(glyphs.clean(one.name), fonts.HEADING, ink, theirs=True, grow=1)
        return Pressable(
            explorer_portrait(one),
            Row(name, Text(str(one.level), fonts.Style(Type.TITLE, theme.STORY, fonts.BOLD))),
            Text(special, fonts.SEAT, theme.FAINT, min_height=44, top=True),
            action=("explorer", one.name),
            chosen=chosen,
            words=career_text.explorer_line(self.texts, one),
        )
