"""Scenes for The New Frontier's options: threats, interceptors, specializations, and rulings for disputed rules."""

from collections.abc import Mapping

from attrs import evolve, frozen

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.card_entry import paint_threat_in_place
from spacealert.apps.window.session_scene import OpenScene, SessionScene, seat_name
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.game import OTHER_RULINGS, SPECIALIZATIONS
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Form, Grid, Plate, Row
from spacealert.kit.ui.controls import Button, Leaf, Picture, Pressable, Slider, Text, footer, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Key, Span, Widget
from spacealert.session import commands
from spacealert.session.setup import LEVELS, Seat

# Who each disputed rule is about, by the first word of its name: a specialization or a threat.
_SPECIALISTS = {"navigator": "Hypernavigator", "medic": "Medic", "special": "SpecialOps"}
_THREATS = {"drones": "I2-102", "vortex": "SI3-104"}
_BESIDE_KEY = 30.0  # margin of a small button, so that its key does not cover its words, in units


class RulingsScene(SessionScene):
    """The scene that asks about each disputed rule, with the program's own ruling first."""

    help_name = "readings"

    def build(self) -> Widget:
        say = self.texts.say
        rows: list[Widget] = []
        for name in OTHER_RULINGS:
            who = Leaf(_paint_subject, args=(name.split("_", maxsplit=1)[0],), min_width=110, min_height=76, words=" ")
            rows += [Row(who, Text(say(self._id(name)), fonts.LEAD, grow=1), gap=16), self._answers(name)]
        body = Plate(Form(*rows, gap=8, share=0.42), pad=(20, 14), max_width=1240)
        back = Button(say("screen-back"), "back", "escape", main=True, size=Type.LEAD, min_width=220)
        return self.make_page(self.header(say("settings-readings-title")), body, footer(back, note=self.status()))

    def _answers(self, name: str) -> Widget:
        say, question = self.texts.say, self._id(name)
        other = self.view.setup.readings.is_changed(name)
        return option_grid(
            Button(say(f"{question}.ours"), commands.SetRuling(name, False), chosen=not other),
            Button(say(f"{question}.other"), commands.SetRuling(name, True), chosen=other),
            label=say(question),
        )

    def _id(self, name: str) -> str:
        return f"settings-reading-{name.replace('_', '-')}"


def _paint_subject(canvas: Canvas, box: Box, subject: str) -> None:
    if threat := _THREATS.get(subject):
        paint_threat_in_place(canvas, box, threat)
    else:
        canvas.illustration(box, f"spec-{_SPECIALISTS.get(subject, 'Medic')}")
        canvas.frame(box, theme.EDGE, 1)


@frozen(kw_only=True)
class _SpecialistButton(Button):
    picture: str
    owner: Color | None
    longest: str  # the longest label beside it, so that all pictures are equally high

    def _name_height(self, canvas: Canvas, width: float) -> float:
        return Button(self.longest, None, size=self.size).measure_height(canvas, width)[1]

    def _measure_height(self, canvas: Canvas, width: float) -> Span:
        named = max(self._name_height(canvas, width), super()._measure_height(canvas, width)[1])
        return named + _PICTURED[0], named + _PICTURED[1]

    def paint(self, canvas: Canvas, box: Box) -> None:
        above, name = box.rows(None, self._measure_height(canvas, box.w)[0] - _PICTURED[0])
        super().paint(canvas, name)
        canvas.illustration(above, self.picture)
        if self.disabled:
            canvas.veil(above, theme.SPACE, 0.6)
        if self.owner is not None:
            canvas.fill(Box(above.x, above.bottom - 5, above.w, 5), self.owner)
        if self.chosen:
            canvas.frame(box, theme.PICKED, 2)


class ExpansionScene(SessionScene):
    """The scene for the expansion and its options."""

    help_name = "expansion"

    seat = 0  # seat choosing a specialization

    def do(self, action: Action) -> None:
        match action:
            case ("seat", int(seat)):
                self.seat = seat
            case ("specialization", str(name)):
                owners = [place for place, one in enumerate(self.table.seats) if name and one.specialization == name]
                if self.run_command(commands.SetSpecialization(self.seat, name)):
                    self.notice = "" if self.seat in owners else " ".join(map(self._passed_on, owners))

    def _special(self, name: str) -> str:
        return self.texts.say(f"screen-specialization-{name or 'none'}")

    def _passed_on(self, place: int) -> str:
        """Say which specialization, if any, a player has after passing theirs on to another player."""
        special = self.table.seats[place].specialization
        facts = {"specialization": self._special(special), "has": bool(special)}
        return self.texts.say("screen-specialization-passed", name=self._played(place), **facts)

    def _played(self, place: int) -> str:
        """Return the name of the player in this seat, followed by the name of their explorer, if any."""
        seat = self.table.seats[place]
        name = seat_name(self.texts, seat)
        return f"{name} · {glyphs.clean(seat.explorer)}" if seat.explorer and seat.name else name

    # the page

    def build(self) -> Widget:
        say, there = self.texts.say, self.table.new_frontier
        icon = Icon("done", theme.AMBER if there else theme.LINE)
        told = say("screen-new-frontier-there", there=there)
        key = "" if there else "n"  # N, which opens this page, must not turn the expansion off when pressed twice
        switch = Button(
            say("screen-new-frontier-have"), commands.SetNewFrontier(not there), key, icon, chosen=there, words=told
        )
        mine = OpenScene("careers", (self.table.seats[self.seat].explorer,))
        careers = Button(say("careers-title"), mine, "c", Icon("star", theme.STORY)) if there else None
        body: Widget = self._offer(switch)
        if there:
            lower = Columns(self._choices(), self._decks(), gap=24, grow=1)
            body = Column(self._seats(), lower, gap=14, grow=1)
        levels = (
            [Key(str(level), commands.SetLevel(self.seat, level)) for level in range(1, LEVELS + 1)] if there else []
        )
        return self.make_page(
            self.header(say("screen-new-frontier"), switch if there else None), body, self.footer(careers), *levels
        )

    def _offer(self, switch: Button) -> Widget:
        """Return an introduction to the expansion, with the button that turns it on."""
        said = Text(self.texts.say("screen-new-frontier-what"), fonts.HEADING, align="center", max_width=1000)
        have = evolve(switch, icon=None, main=True, size=Type.TITLE, min_height=72, max_width=560)
        cover = Leaf(_paint_cover, title="cover", words=" ", min_height=150, grow=1)
        return Column(cover, Plate(said, have, pad=(24, 20), gap=18), gap=12, grow=1)

    def _foes(self, high: float, low: float = 0) -> Widget:
        foes = (Leaf(_paint_foe, args=(code,), words=" ", min_width=90, min_height=low, grow=1) for code in _FOES)
        return Row(*foes, grow=1, max_height=high)

    def _seats(self) -> Widget:
        return Grid(*(self._seat(place, seat) for place, seat in enumerate(self.table.seats)), most=5, gap=10)

    def _seat(self, place: int, seat: Seat) -> Widget:
        here, color = place == self.seat, icons.CREW[seat.color]
        args = (seat.color, place + 1, "work" if seat.specialization else "stand", seat.android)
        portrait = Leaf(title_art.paint_portrait, args=args, title="portrait", words=" ", min_width=76, max_width=76)
        special, explorer = self._special(seat.specialization), glyphs.clean(seat.explorer)
        sign = Leaf(Canvas.illustration, args=(f"spec-{seat.specialization}",), words=" ", min_width=52, min_height=34)
        star = Picture(Icon("star", color), 24)
        words = CenteredColumn(
            Text(seat_name(self.texts, seat), fonts.LABEL, theme.TEXT if here else theme.FAINT, theirs=True),
            Text(explorer, fonts.SMALL, theirs=True) if explorer and seat.name else None,
            Row(sign.sized(max_width=52), *[star] * seat.level, gap=4) if seat.specialization else None,
            Text(special, NAME, theme.BRIGHT if seat.specialization else theme.FAINT),
            gap=4,
            grow=1,
        )
        return Pressable(
            Row(portrait.sized(min_height=88), words, gap=8, grow=1),
            action=("seat", place),
            chosen=here,
            pad=(6, 8),
            words=self._told(place),
        ).sized(grow=1, min_width=190)

    def _levels(self, place: int, seat: Seat) -> Widget:
        learned = self._learned(seat)
        most = LEVELS if learned is None else learned.get(seat.specialization, 0)
        unfit = [self.texts.say("session-not-learned-so-well", name=seat.explorer, level=level) if level > most else ""
                 for level in range(1, LEVELS + 1)]  # fmt: skip
        levels = (
            Button(str(level), commands.SetLevel(place, level), chosen=level == seat.level, disabled=why)
            for level, why in enumerate(unfit, start=1)
        )
        return option_grid(*levels, words=self.texts.say("screen-level", level=seat.level))

    def _chosen(self) -> Widget:
        """Return a widget that explains the chosen seat's specialization or, if it has none, what levels are."""
        say, special = self.texts.say, self.table.seats[self.seat].specialization
        return Text(say(f"screen-special-{special}" if special else "screen-levels-what"), fonts.LABEL, grow=1)

    def status(self) -> Widget:
        name = self.table.seats[self.seat].explorer
        if self.trouble or self.save_problem or self.notice or self._learned(self.table.seats[self.seat]) is None:
            return super().status()
        told = self.advancement_hint() or self.texts.say("screen-only-learned", name=glyphs.clean(name))
        return Text(told, fonts.LABEL, theme.STORY)

    def _learned(self, seat: Seat) -> Mapping[str, int] | None:
        """Return the specializations this seat's explorer has learned, or None if the seat may play anything."""
        found = [one.specializations for one in self.view.explorers if seat.explorer and one.name == seat.explorer]
        return found[0] if found else None

    def _why_not(self, seat: Seat, name: str) -> str:
        """Return why this seat can't play the specialization, or an empty string if it can."""
        learned = self._learned(seat)
        if not name or learned is None or name in learned:
            return ""
        return self.texts.say("session-not-learned", name=seat.explorer, specialization=self._special(name))

    def _told(self, place: int) -> str:
        seat = self.table.seats[place]
        played = f" ({glyphs.clean(seat.explorer)})" if seat.explorer and seat.name else ""
        return f"{seat_name(self.texts, seat)}{played}: {self._special(seat.specialization)}"

    def _choices(self) -> Widget:
        say, seat = self.texts.say, self.table.seats[self.seat]
        explorer = None
        if not seat.android:
            who = glyphs.clean(seat.explorer) or "–"
            label = say("careers-explorer", name=who)
            name = Text(who, fonts.Style(Type.LABEL, theme.BRIGHT, fonts.SEMIBOLD), align="center")
            word = Text(say("careers-explorer-word"), fonts.SMALL, align="center")
            opened = OpenScene("explorer choice", (self.seat,))
            explorer = Pressable(name, word, action=opened, key="e", pad=(_BESIDE_KEY, 8), words=label)
        owners = {one.specialization: one.color for one in self.table.seats if one.specialization}
        longest = max(map(self._special, SPECIALIZATIONS), key=len)
        options = (
            _SpecialistButton(
                self._special(name),
                ("specialization", name),
                picture=f"spec-{name or 'none'}",
                longest=longest,
                owner=icons.CREW[owners[name]] if name in owners else None,
                chosen=seat.specialization == name,
                disabled=self._why_not(seat, name),
                size=Type.NOTE,
            )
            for name in SPECIALIZATIONS
        )
        levels = self._levels(self.seat, seat).sized(min_width=150) if seat.specialization else None
        none = Button(self._special(""), ("specialization", ""), option=True, chosen=not seat.specialization)
        chosen = Row(CenteredColumn(none), CenteredColumn(levels) if levels else None, self._chosen(), explorer, gap=14)
        whose = say("screen-specialization-of", name=seat_name(self.texts, seat))
        picking = option_grid(*options, most=5, gap=6, words=whose)
        return Plate(picking.sized(grow=1), chosen, gap=12, grow=2, min_width=480)

    def _decks(self) -> Widget:
        say, on = self.texts.say, self.table.variable_range
        told = say("screen-variable-range-is", on=on)
        return Plate(
            *(self._pools(which) for which in ("common", "serious")),
            Text(say("screen-decks-what"), fonts.SEAT, theme.FAINT),
            self._foes(220, 60),
            Button(say("screen-variable-range"), commands.SetVariableRange(not on), "r", chosen=on, words=told),
            gap=10,
        ).sized(grow=1, min_width=420, max_width=420)

    def _pools(self, which: str) -> Widget:
        say, levels = self.texts.say, tuple(DIFFICULTIES)
        mine = self.table.common if which == "common" else self.table.serious
        names, label = tuple(say(f"screen-difficulty-{level}") for level in levels), say(f"screen-{which}-threats")
        reached = levels.index(mine) + 1
        head = Row(Text(label, fonts.LEAD, grow=1), Text(names[reached - 1], fonts.LEAD, theme.AMBER), words=" ")
        slider = Slider(
            label, reached, len(levels), lambda step: commands.SetDifficulty(which, levels[step - 1]), names
        )
        return Column(head, slider, gap=2)


_PICTURED = 40.0, 110.0  # least and usual height of a specialization's picture
_FOES = ("SE3-109", "SE3-108", "SE3-107", "SE3-104")  # threats in the picture
_SIZES = (0.5, 0.95, 0.3, 0.42)  # of these threats on the cover
NAME = fonts.Style(Type.BODY, theme.BRIGHT, fonts.BOLD)


def _paint_cover(canvas: Canvas, box: Box) -> None:
    canvas.illustration(box, "frontier")
    side = min(box.h, box.w * 0.5)
    with canvas.clip_to(box):
        for code, x, y, share in (*zip(_FOES, (0.09, 0.72, 0.56, 0.92), (0.34, 0.5, 0.18, 0.34), _SIZES, strict=True),):
            at = Box(
                box.x + box.w * x - share * side / 2, box.y + box.h * y - share * side / 2, share * side, share * side
            )
            canvas.glow(*at.center, share * side * 0.62, theme.mix(theme.UNLIT, theme.ALARM, 0.4))
            title_art.paint_threat(canvas, at, code)
        wide = min(box.w * 0.42, side * 1.3)
        canvas.illustration(
            Box(box.x + box.w * 0.35 - wide / 2, box.y + box.h * 0.54 - wide * 0.26, wide, wide * 0.52), "hull"
        )
    canvas.frame(box, theme.EDGE, 1)


def _paint_foe(canvas: Canvas, box: Box, code: str) -> None:
    canvas.glow(*box.center, min(box.w, box.h) * 0.5, theme.mix(theme.UNLIT, theme.ALARM, 0.4))
    title_art.paint_threat(canvas, box, code)
