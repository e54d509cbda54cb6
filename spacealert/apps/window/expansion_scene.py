"""Options of The New Frontier: threats, interceptors, specializations, and rulings for disputed rules."""

from collections.abc import Mapping

from spacealert.apps.window import choosing, icons, title_art
from spacealert.apps.window.session_scene import Open, SessionScene, name_of
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.game import OTHER_READINGS, SPECIALIZATIONS
from spacealert.kit.ui import glyphs, theme
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column, Columns, Form, Middle, Plate, Row
from spacealert.kit.ui.controls import (
    CAPTION,
    HEADING,
    LEAD,
    SEAT,
    SMALL,
    Button,
    Leaf,
    Picture,
    Tap,
    Text,
    choice,
    foot,
    labeled,
)
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import APART, Key, Widget
from spacealert.session import commands
from spacealert.session.setup import LEVELS, Seat


class ReadingsScene(SessionScene):
    """A question for each disputed rule, with our ruling first."""

    help_name = "readings"

    def build(self) -> Widget:
        say = self.texts.say
        rows: list[Widget] = []
        for name in OTHER_READINGS:
            rows += [Text(say(self._id(name))), self._answers(name)]
        body = Plate(Form(*rows, gap=12), pad=(28, 20), max_width=1100)
        back = Button(say("screen-back"), "back", "escape", main=True, size=Type.LEAD, min_width=220)
        return self.framed(self.head(say("settings-readings-title")), body, foot(back, note=self.status()))

    def _answers(self, name: str) -> Widget:
        say, question = self.texts.say, self._id(name)
        other = self.view.setup.readings.takes_other(name)
        return choice(
            Button(say(f"{question}.ours"), commands.SetReading(name, False), chosen=not other),
            Button(say(f"{question}.other"), commands.SetReading(name, True), chosen=other),
            label=say(question),
        )

    def _id(self, name: str) -> str:
        return f"settings-reading-{name.replace('_', '-')}"


class ExpansionScene(SessionScene):
    """The expansion setting and its options."""

    help_name = "expansion"

    seat = 0  # seat choosing a specialization
    told = ""  # last specialization chosen, with its explanation

    def do(self, action: Action) -> None:
        match action:
            case ("seat", int(seat)):
                self.seat, self.told = seat, self.table.seats[seat].specialization
            case ("specialization", str(name)):
                if self.ask(commands.SetSpecialization(self.seat, name)):
                    self.told = name
                    self.seat = (self.seat + 1) % len(self.table.seats)

    def _special(self, name: str) -> str:
        return self.texts.say(f"screen-specialization-{name or 'none'}")

    def _played(self, place: int) -> str:
        """Return the player in this seat and their explorer."""
        seat = self.table.seats[place]
        name = name_of(self.texts, seat)
        return f"{name} · {glyphs.drawable(seat.explorer)}" if seat.explorer and seat.name else name

    # the page

    def build(self) -> Widget:
        say, there = self.texts.say, self.table.new_frontier
        icon = Icon("done", theme.AMBER if there else theme.LINE)
        told = say("screen-new-frontier-there", there=there)
        switch = Button(
            say("screen-new-frontier-have"), commands.SetNewFrontier(not there), "n", icon, chosen=there, words=told
        )
        mine = Open("careers", (self.table.seats[self.seat].explorer,))
        careers = Button(say("careers-title"), mine, "c", Icon("star", theme.STORY)) if there else None
        body = self.blank(say("screen-new-frontier-what"))
        if there:
            body = Columns(self._seats(), self._choices(), gap=28)
        levels = (
            [Key(str(level), commands.SetLevel(self.seat, level)) for level in range(1, LEVELS + 1)] if there else []
        )
        return self.framed(self.head(say("screen-new-frontier"), switch), body, self.foot(careers), *levels)

    def _seats(self) -> Widget:
        rows = (self._seat(place, seat) for place, seat in enumerate(self.table.seats))
        head = Text(self.texts.say("screen-specializations"), CAPTION)
        return Column(head, *rows, self._chosen(), grow=1, min_width=480)

    def _chosen(self) -> Widget:
        """Return a card for the chosen seat: the player and the effect of the specialization."""
        say, seat = self.texts.say, self.table.seats[self.seat]
        special = self.told or seat.specialization
        args = (seat.color, self.seat + 1, "work" if special else "stand", seat.android)
        portrait = Leaf(title_art.portrait, args=args, title="portrait", words=" ", min_width=120, max_width=150)
        told = Column(
            Text(self._special(special), HEADING, theme.mix(icons.CREW[seat.color], theme.BRIGHT, 0.4)),
            Text(say(f"screen-special-{special}"), SEAT, theme.STORY) if special else None,
            Text(say("screen-levels-what"), SMALL, theme.FAINT),
            gap=4,
            grow=1,
        )
        return Plate(Row(portrait.sized(min_height=140), told, gap=18, grow=1), max_height=240, grow=1)

    def _seat(self, place: int, seat: Seat) -> Widget:
        special = Text(self._special(seat.specialization), LEAD, None if seat.specialization else theme.FAINT)
        who = Row(
            Picture(icons.person(seat.color, android=seat.android), 40),
            Middle(Text(self._played(place), SMALL, theme.FAINT, theirs=True), special, gap=0, grow=1),
            gap=12,
        )
        learned = self._learned(seat)
        most = LEVELS if learned is None else learned.get(seat.specialization, 0)
        unfit = [self.texts.say("session-not-learned-so-well", name=seat.explorer, level=level) if level > most else ""
                 for level in range(1, LEVELS + 1)]  # fmt: skip
        levels = (
            Button(str(level), commands.SetLevel(place, level), chosen=level == seat.level, disabled=why)
            for level, why in enumerate(unfit, start=1)
        )
        level = self.texts.say("screen-level", level=seat.level)
        tap = Tap(
            who,
            action=("seat", place),
            chosen=place == self.seat,
            min_height=58,
            pad=(12, 4),
            grow=1,
            words=self._told(place),
        )
        return Row(tap, choice(*levels, words=level, min_width=170, max_width=170) if seat.specialization else None)

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
        played = f" ({glyphs.drawable(seat.explorer)})" if seat.explorer and seat.name else ""
        return f"{name_of(self.texts, seat)}{played}: {self._special(seat.specialization)}"

    def _choices(self) -> Widget:
        say, seat = self.texts.say, self.table.seats[self.seat]
        whose = Text(say("screen-specialization-of", name=name_of(self.texts, seat)), CAPTION, grow=1)
        explorer = None
        if not seat.android:
            label = say("careers-explorer", name=glyphs.drawable(seat.explorer) or "–")
            explorer = Button(label, Open("explorer choice", (self.seat,)), "e", theirs=True, max_width=330)
        owners = {one.specialization: one.color for one in self.table.seats if one.specialization}
        options = (
            Button(
                self._special(name),
                ("specialization", name),
                icon=Icon(icons.SPECIALIZATIONS[name], icons.CREW[owners[name]] if name in owners else theme.FAINT)
                if name
                else None,
                chosen=seat.specialization == name,
                disabled=self._why_not(seat, name),
            )
            for name in (*SPECIALIZATIONS, "")
        )
        on = self.table.variable_range
        told = say("screen-variable-range-is", on=on)
        return Column(
            Columns(whose, explorer),
            choice(*options, most=3, gap=6, words=" "),
            Text(say("screen-only-learned", name=glyphs.drawable(seat.explorer)), SMALL, theme.STORY)
            if self._learned(seat) is not None
            else None,
            Columns(*(self._pools(which) for which in ("common", "serious")), gap=APART, even=True),
            Text(say("screen-decks-what"), SMALL, theme.FAINT),
            Button(say("screen-variable-range"), commands.SetVariableRange(not on), "r", chosen=on, words=told),
            grow=1,
            min_width=560,
        )

    def _pools(self, which: str) -> Widget:
        mine = self.table.common if which == "common" else self.table.serious
        levels = choosing.difficulty(self.texts, which, mine, levels=DIFFICULTIES, size=Type.CAPTION)
        return labeled(self.texts.say(f"screen-{which}-threats"), levels).sized(grow=1, min_width=270)
