"""The scene for awarding experience and achievements after a run, and pictures of explorers."""

from uuid import uuid4

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.session_scene import SessionScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Centered, CenteredColumn, Column, Columns, Grid, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Leaf, Notice, Picture, Pressable, Text, footer, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.logbook.careers import career_text
from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Achievement, Category
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.careers.flown_run import FlownRun, find_offers
from spacealert.logbook.entry_story import date_in_words, step_in_words
from spacealert.session import Session
from spacealert.session.commands import SaveExplorers, UndoCareer
from spacealert.session.setup import TableSetup

NAME = fonts.Style(Type.SEAT, theme.TEXT, fonts.SEMIBOLD)
_COLORS = tuple(icons.CREW)


def explorer_color(id_: str) -> str:
    """Return an explorer's color, derived from the id so that it stays the same whoever is at the table."""
    return _COLORS[sum(map(ord, id_)) % len(_COLORS)]


def new_id(color: str = "") -> str:
    """Return an id for a new explorer that gives them this color or, if it is empty, any color."""
    return next(id_ for id_ in iter(lambda: uuid4().hex, "") if color in ("", explorer_color(id_)))


_LEAST_MEDAL = 90.0  # minimum height of a large medal, in units


def player_color(setup: TableSetup, player: str) -> str:
    """Return the color of a player's seat at this table, or an empty string if they have none."""
    return next((seat.color for seat in setup.seats if player and seat.name == player), "")


def explorer_figure(explorer: Explorer) -> Leaf:
    figure = title_art.SeatedFigure(explorer_color(explorer.id), "", android=False)
    return title_art.figure_picture(figure, 0).sized(min_width=44, max_width=44, min_height=50)


def explorer_portrait(explorer: Explorer) -> Leaf:
    pose = ("stand", "cheer", "work")[sum(map(ord, explorer.name)) % 3]  # tells explorers of one color apart
    args = explorer_color(explorer.id), 0, pose
    picture = Leaf(title_art.paint_portrait, args=args, title="portrait", words=" ")
    return picture.sized(min_width=130, min_height=170, grow=1)


def paint_medal(canvas: Canvas, box: Box, count: int, sign: str = "star") -> None:
    """Paint a medal with the icon `sign` and, if it is above 1, the `count`. The medal is dark if `count` is 0."""
    wide = min(box.w, box.h * 0.86)
    box = box.middle(wide, wide / 0.86)
    x, y, reach = box.center[0], box.y + box.h * 0.66, box.w * 0.36
    color = theme.AMBER if count else theme.mix(theme.LINE, theme.STORY, 0.25)
    if count:
        canvas.glow(x, y, reach * 1.7, theme.mix(theme.UNLIT, theme.AMBER, 0.4))
    canvas.illustration(box, "medal-worn", color)
    ink = theme.mix(color, theme.BRIGHT, 0.6 if count else 0.2)
    canvas.picture(Box(x - reach / 2, y - reach / 2, reach, reach), Icon(sign, ink))
    if count > 1:
        badge = Box(x + reach * 0.3, y + reach * 0.3, reach * 0.8, reach * 0.8)
        canvas.disc(*badge.center, badge.w / 2, color)
        canvas.text(badge, str(count), max(Type.FINE, badge.h * 0.8), theme.INK, fonts.BOLD, "center", Type.FINE)


def explorer_grid(*cards: Widget) -> Grid:
    most = max(5, -(-len(cards) // 2))
    return Grid(
        *(card.sized(min_width=150, max_width=260, max_height=460) for card in cards), most=most, gap=14, grow=1
    )


def _paint_decorated(canvas: Canvas, box: Box, color: str, level: int, medals: int) -> None:
    title_art.paint_portrait(canvas, box, color, level, "cheer" if medals else "stand")
    side = min(box.w * 0.2, box.h * 0.3)
    for number in range(min(medals, 4)):
        at = Box(box.right - (number + 1) * side * 1.1 - 12, box.bottom - side * 1.4 - 10, side, side * 1.3)
        canvas.glow(*at.center, side, theme.mix(theme.UNLIT, theme.AMBER, 0.4))
        paint_medal(canvas, at, 1)


def _paint_pinned(canvas: Canvas, box: Box, earned: bool) -> None:
    side = min(box.h * 0.7, box.w * 0.3)
    if side >= _LEAST_MEDAL:
        if earned:
            canvas.glow(*box.center, min(side, box.h / 2), theme.mix(theme.UNLIT, theme.AMBER, 0.4))
        paint_medal(canvas, box.middle(side * 0.8, side), int(earned))


def undo_button(scene: SessionScene) -> Button:
    say = scene.texts.say
    nothing = "" if scene.view.can_undo_career_step else say("careers-nothing-to-undo")
    return Button(say("logbook-undo"), "undo", "u", disabled=nothing)


class AwardScene(SessionScene):
    """The scene that credits a run to its explorers and offers achievements to award."""

    help_name = "awards"

    def __init__(self, texts: Texts, session: Session, flown: FlownRun, name: str = "") -> None:
        super().__init__(texts, session)
        self.flown = flown
        self.is_above_walk = False  # until the run is added, Back returns to its walk
        self.who = {one.name for one in self.living_explorers if one.name in flown.explorers}
        self.name = name  # explorer whose achievements are shown
        self.category: Category | None = None  # None for the achievements that the log book proves
        self.from_career = bool(name)  # whether it returns to the explorer
        self.notice = ""

    # the model

    @property
    def crew(self) -> tuple[Explorer, ...]:
        """The explorers who flew this run."""
        return tuple(one for one in self.view.explorers if one.run(self.flown.id) is not None)

    @property
    def has_crew(self) -> bool:
        return bool(self.crew)

    @property
    def explorer(self) -> Explorer:
        return next((one for one in self.crew if one.name == self.name), self.crew[0])

    @property
    def _was_corrected(self) -> bool:
        """Whether the outcome or the experience of the explorer's run differs from the corrected log entry."""
        run, now = self.explorer.run(self.flown.id), self.flown.as_run()
        return run is not None and (run.lost, run.experience) != (now.lost, now.experience)

    @property
    def awards_given(self) -> tuple[str, ...]:
        run = self.explorer.run(self.flown.id)
        return run.achievements if run is not None else ()

    @property
    def offered_achievements(self) -> tuple[tuple[Achievement, bool], ...]:
        """The achievements to show, and whether each of them was awarded."""
        given = [(ACHIEVEMENTS[id_], True) for id_ in self.awards_given]
        found = [
            (offer.achievement, False)
            for offer in find_offers(self.explorer, self.flown, self.session.today)
            if self.category is not None or offer.proven
        ]
        if self.category is None:
            return (*given, *found)
        return tuple(one for one in (*given, *found) if one[0].category is self.category)

    @property
    def categories(self) -> tuple[Category | None, ...]:
        open_ones = {offer.achievement.category for offer in find_offers(self.explorer, self.flown, self.session.today)}
        open_ones |= {ACHIEVEMENTS[id_].category for id_ in self.awards_given}
        return (None, *(category for category in Category if category in open_ones))

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        match action:
            case ("who", str(name)):
                self.who = self.who ^ {name}
            case "enter" if not self.has_crew:
                self._enter()
            case "enter":
                self._leave_with(", ".join(f"{one.name} {self._gain_of(one)}" for one in self.crew))
            case "undo":
                if self.run_command(UndoCareer()) and self.view.undone_in_log is not None:
                    self.notice = step_in_words(self.texts, self.view.undone_in_log, "undone")
            case _ if self.has_crew:
                self._choose(action)

    def _leave_with(self, gains: str) -> None:
        """Leave the scene with a notice of what was credited.

        If an explorer can advance, open the careers, unless the players came from there.
        """
        if (learner := self.advancing_explorer) is not None and not self.from_career:
            self.replace_scene("careers", learner.name)
        else:
            self.navigation.back()
        self.navigation.scene.notice = self.texts.say("careers-credited", gains=glyphs.clean(gains))

    def _choose(self, action: Action) -> None:
        match action:
            case ("explorer", str(name)):
                self._show(name, self.category)
            case ("by", int(by)):
                self._show(self.crew[(self.crew.index(self.explorer) + by) % len(self.crew)].name, self.category)
            case ("category", str(category)):
                self._show(self.name, Category(category) if category else None)
            case ("category", int(by)):
                place = self.categories.index(self.category) + by
                self._show(self.name, self.categories[place % len(self.categories)])
            case ("award", str(id_)):
                achievement = ACHIEVEMENTS[id_]
                if achievement.id in self.awards_given:
                    changed = self.explorer.without_achievement(achievement)
                else:
                    changed = self.explorer.with_achievement(self.flown.id, achievement)
                self.run_command(SaveExplorers((changed,), (self.explorer,)))

    def _show(self, name: str, category: Category | None) -> None:
        self.name = name
        self.category = category if category in self.categories else None

    def _enter(self) -> None:
        if not self.who:
            self.trouble = self.texts.say("careers-who-flew")
            return
        run = self.flown.as_run()
        flew = tuple(one.with_run(run) for one in self.living_explorers if one.name in self.who)
        if self.run_command(SaveExplorers(flew, self.living_explorers)):
            if self.is_above_walk:
                self.navigation.leave_below()
                self.is_above_walk = False
            self.notice = self.texts.say("careers-entered", count=len(flew), experience=run.experience)

    # the page

    def _title(self) -> str:
        text_id = "careers-run-campaign" if self.flown.is_campaign else "careers-run-mission"
        return self.texts.say(text_id, mission=self.flown.mission, date=date_in_words(self.texts, self.flown.day))

    def _gain(self) -> str:
        run = self.flown.as_run()
        if run.lost:
            return self.texts.say("careers-ship-lost")
        return self.texts.say("careers-gain", experience=run.experience)

    def _gain_of(self, one: Explorer) -> str:
        run = one.run(self.flown.id)
        gained = sum(ACHIEVEMENTS[id_].experience for id_ in run.achievements) + run.experience if run else 0
        return self.texts.say("careers-gain", experience=gained)

    def _category(self, category: Category | None) -> str:
        return self.texts.say("careers-proven" if category is None else f"careers-category-{category}")

    def build(self) -> Widget:
        say, head = self.texts.say, self.header(glyphs.clean(self._title()))
        if not self.has_crew:
            enter = Button(say("careers-enter"), "enter", "enter", main=True, size=Type.LEAD, min_height=60)
            return self.make_page(head, self._explorer_choice(), self.footer(enter))
        done = Button(say("careers-done"), "enter", "enter", main=True, size=Type.LEAD, min_width=220, min_height=60)
        back = Button(say("screen-back"), "back", "escape")
        note = Text(self.trouble, fonts.LABEL, theme.ALARM) if self.trouble else Notice(self.notice)
        given = sum(id_ in self.awards_given for id_ in ACHIEVEMENTS)
        shown = (explorer_color(self.explorer.id), self.explorer.level, given)
        portrait = Leaf(_paint_decorated, args=shown, title="explorer", min_height=90, grow=1, words=" ")
        rows = (self._explorer(one) for one in self.crew)
        crew = Column(*rows, portrait, gap=10, min_width=260, max_width=760)
        keys = [Key("ctrl+z", "undo"), *(Key(key, ("by", by)) for key, by in (("up", -1), ("down", 1)))]
        keys += [Key(key, ("category", by)) for key, by in (("left", -1), ("right", 1))]
        body = Columns(crew, self._offers(), gap=20, grow=1)
        return self.make_page(head, body, footer(back, undo_button(self), done, note=note), *keys)

    def _explorer_choice(self) -> Widget:
        living = (self._explorer_button(one) for one in self.living_explorers)
        return Column(Text(self.texts.say("careers-who-flew"), fonts.HEADING), explorer_grid(*living), gap=14, grow=1)

    def _explorer_button(self, one: Explorer) -> Widget:
        flew, name = one.name in self.who, glyphs.clean(one.name)
        sign = Picture(Icon("done", theme.GOOD if flew else theme.LINE), 46)
        called = Text(name, fonts.HEADING, theme.PICKED if flew else theme.TEXT, theirs=True)
        gain = Text(self._gain() if flew else "–", fonts.LEAD, theme.STORY)
        words = f"{name}: {self._gain()}" if flew else name
        return Pressable(
            explorer_portrait(one),
            Row(sign, CenteredColumn(called, gain, gap=0, grow=1), gap=10),
            action=("who", one.name),
            chosen=flew,
            words=words,
        )

    def _explorer(self, one: Explorer) -> Widget:
        here = one is self.explorer
        level = self.texts.say("careers-level", level=one.level)
        told = f"{level}, {self._gain_of(one)}"
        name = Text(glyphs.clean(one.name), fonts.LEAD, theme.PICKED if here else theme.TEXT, theirs=True)
        row = Row(
            explorer_figure(one),
            CenteredColumn(name, Text(told, fonts.SMALL, theme.STORY), gap=0, grow=1),
            gap=12,
        )
        return Pressable(
            row, action=("explorer", one.name), chosen=here, raised=False,
            min_height=76, words=f"{one.name}, {level}",
        )  # fmt: skip

    def _offers(self) -> Widget:
        offered, categories = self.offered_achievements, self.categories
        tabs = (
            Button(
                self._category(category),
                ("category", "" if category is None else str(category)),
                chosen=category is self.category,
                size=Type.SEAT,
            )
            for category in categories
        )
        chosen = f"{glyphs.clean(self.explorer.name)}: {self._category(self.category)}"
        few = len(offered) <= _FEW_OFFERS
        asked = [career_text.requirements_in_words(self.texts, one) for one, _ in offered]
        once = asked[0] if not few and len(set(asked)) == 1 else ""  # what all of them require
        cells = (self._offer(*one, large=few, told=once) for one in offered)
        earned = any(given for _, given in offered)
        pinned = Leaf(_paint_pinned, args=(earned,), title="medal", words=" ", grow=1)
        judged = any(one.condition is None for one, _ in offered)
        hint = self.texts.say("careers-award-hint")
        hint = f"{hint.rstrip('.')} ({once})." if once else hint
        offers: Widget = Grid(*cells, most=1 if few else 2, gap=8, grow=0 if few else 1)
        if not offered:
            none = "careers-nothing-possible" if self.flown.score is not None else "careers-nothing-lost"
            none = "careers-nothing-offered" if len(categories) > 1 else none
            offers = Centered(Text(self.texts.say(none), fonts.WORDS, theme.FAINT, "center", max_width=700), grow=1)
        return Plate(
            option_grid(*tabs, most=4, words=chosen),
            Text(self.texts.say("careers-corrected-since"), fonts.SMALL, theme.AMBER) if self._was_corrected else None,
            Text(hint, fonts.SMALL, theme.STORY) if offered else None,
            Text(self.texts.say("careers-award-judged"), fonts.SMALL) if judged else None,
            Scroll(Column(offers, pinned if few else None, grow=1), id="offers", grow=1),
            gap=12,
            pad=(14, 12),
        ).sized(grow=1, min_width=460)

    def _offer(self, achievement: Achievement, given: bool, *, large: bool, told: str) -> Widget:
        """Return the button for an achievement. Its condition is left out if `told` says the same."""
        texts, asked = self.texts, career_text.requirements_in_words(self.texts, achievement)
        role = SUBHEAD if large else NAME
        name = Text(career_text.achievement_name(texts, achievement), role, theme.PICKED if given else theme.TEXT)
        plus = texts.say("careers-gain", experience=achievement.experience)
        sign = _SIGNS.get(achievement.id, CATEGORY_SIGNS[achievement.category])
        side = 132.0 if large else 56.0
        medal = Leaf(_paint_pin, args=(sign, given), min_width=side, max_width=side, min_height=side, max_height=side)
        row = Row(
            medal,
            CenteredColumn(
                name,
                Text(asked, fonts.LABEL if large else fonts.SMALL, theme.FAINT) if asked != told else None,
                gap=2,
                grow=1,
            ),
            Text(plus, fonts.Style(Type.HEADING if large else Type.LEAD, theme.STORY, fonts.BOLD)),
            gap=12,
            grow=1,
        )
        words = f"{'✓ ' if given else ''}{career_text.achievement_with_gain(texts, achievement)}: {asked}"
        return Pressable(row, action=("award", achievement.id), chosen=given, pad=(12, 5), words=words, min_width=250)


SUBHEAD = fonts.Style(Type.SUBHEADING, theme.TEXT, fonts.BOLD)
_FEW_OFFERS = 4
CATEGORY_SIGNS = {
    Category.MISSION: "siren", Category.CAMPAIGN: "voyage", Category.SOCIAL: "person",
    Category.CLOSE_CALL: "tile-structure", Category.HOT_SHOT: "star", Category.EXPERT: "gear",
    Category.ADDICTION: "again",
}  # fmt: skip
_SIGNS = {
    "doombringer": "fighter-serious", "troubleshooter": "intruder", "ace-pilot": "wing", "blaster-master": "tile-heavy",
    "rocket-star": "rocket", "transfer-technician": "tile-reactor", "observer": "eye", "lazy-bum": "pause",
    "inspector": "computer", "busy-bee": "keys", "grand-finale": "siren", "double-trouble": "transfer",
    "take-one-for-the-team": "fallen", "ghost-ship": "ship-skull", "duck": "shield", "bad-luck": "dice",
    "aye-captain": "star", "loud-and-clear": "antenna", "all-zones-secure": "shield", "chronicler": "book",
    "master-chronicler": "book", "flight-instructor": "eye", "wolf-pack": "station-dog", "lunch-money": "card",
}  # fmt: skip


def _paint_pin(canvas: Canvas, box: Box, sign: str, given: bool) -> None:
    side, color = min(box.w, box.h), theme.AMBER if given else theme.STORY
    if given:
        canvas.glow(*box.center, 0.6 * side, theme.mix(theme.UNLIT, color, 0.4))
    canvas.illustration(box.middle(side, side), "coin", color)
    canvas.picture(box.middle(side * 0.58, side * 0.58), Icon(sign, theme.mix(color, theme.BRIGHT, 0.6)))
