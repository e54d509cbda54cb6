"""The scene for choosing the crew, the mission and its difficulty."""

from contextlib import AbstractContextManager

from spacealert.apps.window import choosing, icons, title_art
from spacealert.apps.window.choosing import MissionChoiceScene
from spacealert.apps.window.session_scene import OpenScene, seat_name, seated_figures
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Columns, Layers, Plate, Row, Table
from spacealert.kit.ui.controls import Button, Empty, Field, Leaf, Notice, Spacer, Text, labeled_control, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import FieldChanged, Widget
from spacealert.missions import difficulty
from spacealert.missions.scenario import Kind
from spacealert.session import commands
from spacealert.session.campaign_record import available_kinds
from spacealert.session.session_state import PickMethod
from spacealert.session.setup import CREWS, PACES, Seat

LONGEST_CODE = 40
CODE = "code"  # an additional choice here: a typed mission code
_COMMON, _SERIOUS = ("E1-06", "E1-10", "I1-04", "E2-05"), ("SE2-01", "SI1-03", "SE1-06")  # threats in the pictures
_HEAD = 54.0  # units of a card's title, on its picture
_ABOVE = 20.0  # units above and below the words of a poster, with room for accents and descenders


_WORLDS = (icons.RED, theme.AMBER, theme.GOOD, theme.SIGNAL, theme.STORY)  # colors of destinations


class BriefingScene(MissionChoiceScene):
    """The scene for setting up and starting a mission."""

    help_name = "briefing"

    unfolded = ""  # card with its details open
    left_out = False  # whether the last input had characters that cannot be drawn

    # the model

    @property
    def selected_mission(self) -> str:
        return CODE if self.view.choice.pick is PickMethod.TYPED else super().selected_mission

    @property
    def code(self) -> str:
        return self.view.choice.typed

    def press(self, key: str) -> bool:
        if key == "escape" and self.unfolded and self.edited_field is None:
            self.unfolded = ""
            return True
        return super().press(key)

    def do(self, action: Action) -> None:
        self.left_out = False
        match action:
            case "start":
                if self.run_command(commands.StartMission()):
                    self.open_scene("preparing")
            case ("unfold", str(card)):
                self.unfolded = "" if self._open_card == card else card
            case FieldChanged(("name", int(place)), text):
                self.left_out = not glyphs.is_drawable(text)
                self.run_command(commands.NameSeat(place, glyphs.clean(text)))
                self._tell_explorer(self.table.seats[place])
            case FieldChanged("code", text):
                self.run_command(commands.TypeMission("".join(letter for letter in text if letter.isprintable())))
            case "untimed":
                if self.run_command(commands.PlanWithoutClock()):
                    self.open_scene("plans")
            case _:
                super().do(action)

    def _tell_explorer(self, seat: Seat) -> None:
        """Show a notice if an explorer without a player stays in the seat that is being renamed."""
        players = {one.name: one.player for one in self.view.explorers}
        if seat.name and players.get(seat.explorer) == "":
            explorer, name = glyphs.clean(seat.explorer), glyphs.clean(seat.name)
            self.notice = self.texts.say("briefing-explorer-stays", name=name, explorer=explorer)

    # the page

    def build(self) -> Widget:
        say = self.texts.say
        specializations = None
        if self.table.new_frontier:
            specializations = Button(say("screen-specializations"), OpenScene("expansion"), "n")
        crew, mission, danger = (
            self._card(name, say(f"briefing-{name}"), *parts)
            for name, parts in (
                ("crew", self._crew()),
                ("mission", self._mission()),
                ("difficulty", self._difficulty()),
            )
        )
        # An open card takes the room of the one above or below it.
        alone = {"crew": crew, "difficulty": danger}.get(self._open_card)
        beside = Column(crew, danger, gap=12, grow=1) if alone is None else alone
        return self.make_page(
            self.header(say("briefing-title"), specializations),
            Columns(
                mission.sized(grow=1.5, min_width=440), beside.sized(grow=1, min_width=400), gap=16, even=True, grow=1
            ),
            self.footer(
                choosing.setup_button(self.texts),
                Button(say("briefing-untimed"), "untimed", "u"),
                choosing.start_button(
                    self.texts, "start", self.code if self._refused else self.start_label(), problem=self.start_problem
                ),
                back=say("screen-home"),
            ),
        )

    @property
    def _refused(self) -> str:
        """The reason why the typed mission code can't be used, or an empty string."""
        return self.start_problem if self.selected_mission == CODE and self.code else ""

    @property
    def _open_card(self) -> str:
        """The name of the card whose details are open, or an empty string."""
        match self.edited_field:
            case ("name", _):
                return "crew"
            case "code":
                return "mission"
        return self.unfolded or ("mission" if self._refused else "")

    def _card(self, card: str, title: str, picture: Leaf | None, *parts: Widget | None) -> Plate:
        is_open = self._open_card == card
        label = self.texts.say("briefing-less" if is_open else f"briefing-more-{card}")
        button = Button(label, ("unfold", card), size=Type.SEAT, chosen=is_open)
        head = Row(Text(title, fonts.HEADING, grow=1), button, pad=(18, 8))
        top = Column(head) if picture is None else Layers(picture, Column(head), grow=1)
        below = Column(*parts, gap=10, pad=(18, 12), grow=0 if picture else 1)
        whole: Widget = Column(top, below, gap=0, grow=1)
        if card == "mission":  # its picture fills the card
            scenery = Leaf(_paint_scenery, args=(self._picked_mission()[0], self._is_sealed), words=" ")
            whole = Layers(scenery, Column(top, Layers(Leaf(_paint_glass, words=" "), below), gap=0), grow=1)
        return Plate(whole, pad=(1, 1), grow=1, min_width=400, opened=card if is_open else "")

    def status(self) -> Widget:
        if self.left_out:
            return Text(self.texts.say("screen-signs-left-out"), fonts.LABEL, theme.ALARM)
        if self.table.shared_names:
            return Text(
                self.texts.say("session-two-of-a-name", name=self.table.shared_names[0]), fonts.LABEL, theme.ALARM
            )
        if self._refused and self.trouble == self._refused:
            return Notice(self.notice)
        return super().status()

    def _crew(self) -> tuple[Leaf | None, *tuple[Widget | None, ...]]:
        say, mine = self.texts.say, (self.table.players, self.table.androids)
        sizes = option_grid(
            *(
                Button(crew_label(*crew), commands.SetCrewSize(*crew), chosen=crew == mine, size=Type.SEAT)
                for crew in CREWS
            ),
            most=len(CREWS),
        )
        if self._open_card != "crew":
            told = tuple(
                ", ".join([seat_name(self.texts, seat), *self._roles_of(place)])
                for place, seat in enumerate(self.table.seats)
            )
            value = (self.table.seats, tuple(sorted(self.table.roles.items())))
            picture = Leaf(self._paint_crew, value, (), "crew", told, min_height=165, grow=1)
            return picture, self._specials(), sizes
        titles = (Text(say(f"screen-role-{role}"), fonts.FINE, align="center", max_width=110) for role in ROLES)
        heads = Row(Empty(), Empty(), *titles)
        seats = (self._seat(place, seat) for place, seat in enumerate(self.table.seats))
        return None, Table(heads, *seats, gap=5), Spacer(), labeled_control(say("screen-crew"), sizes), self._pace()

    def _specials(self) -> Widget | None:
        if learner := self.advancing_explorer:
            icon = Icon("star", theme.AMBER)
            return Button(self.advancement_hint(), OpenScene("careers", (learner.name,)), icon=icon, size=Type.CAPTION)
        start = self.view.start
        told = self.table.specializations_in_words(self.texts, None if start is None else start.kind)
        return Text(glyphs.clean(told), fonts.CAPTION, theme.STORY) if told else None

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        with _clip_to_head(canvas, box):
            title_art.paint_deck(canvas, box)
            _shade_head(canvas, box)
        crew, line = seated_figures(self.texts, self.table), box.rows(_HEAD - 4, None)[1].inset(0.03 * box.w, 0)
        for place, figure in enumerate(title_art.paint_crew_line(canvas, line, crew)):
            icons_of = [icons.ROLES[role] for role in ROLES if self.table.roles[role] == place]
            for number, sign in enumerate(icons_of):
                x, y = figure.center[0] + figure.h * 0.44, figure.y + figure.h * 0.2 + 28 * number
                canvas.disc(x, y + 12, 14, theme.mix(theme.SPACE, theme.AMBER, 0.15))
                canvas.picture(Box(x - 12, y, 24, 24), Icon(sign, theme.AMBER))

    def _seat(self, place: int, seat: Seat) -> Row:
        say, name = self.texts.say, seat_name(self.texts, seat)
        figure = Button(
            "",
            commands.ChangeSeatColor(place),
            icon=icons.person(seat.color, android=seat.android),
            words=say(f"screen-color-{seat.color}"),
        )
        if seat.android:
            return Row(figure, Text(name, fonts.LEAD, theme.FAINT, grow=1), *(Empty() for _ in ROLES))
        told = ", ".join([name, say(f"screen-color-{seat.color}"), *self._roles_of(place)])
        entry = Field(
            ("name", place), seat.name, name, self.edited_field, label=told, size=Type.LEAD, grow=1, min_width=150
        )
        return Row(figure, entry, *(self._role(role, place, name) for role in ROLES))

    def _role(self, role: str, place: int, name: str) -> Button:
        mine = self.table.roles[role] == place
        icon = Icon(icons.ROLES[role], theme.PICKED if mine else theme.UNCHOSEN)
        words = f"{self.texts.say(f'screen-role-{role}')}: {name}"
        return Button("", commands.GiveRole(role, place), icon=icon, chosen=mine, size=Type.LEAD, words=words).sized(
            min_width=52, max_width=110
        )

    def _mission(self) -> tuple[Leaf, *tuple[Widget, ...]]:
        say = self.texts.say
        title, facts = self._picked_mission()
        poster = Leaf(self._paint_mission, None, (title, self._is_sealed), "poster", (title,), min_height=160, grow=1)
        kinds = self.kind_choice(available_kinds(self.table))
        missions = self.mission_choice()
        chance = choosing.hidden_mission_choice(self.texts, self.selected_mission)
        found: list[Widget] = [*(Text(fact, fonts.WORDS) for fact in facts), kinds, chance, missions]
        if self._open_card == "mission":
            hint = say("screen-pick-code")
            is_picked = self.selected_mission == CODE
            found.append(Field(CODE, self.code, hint, self.edited_field, longest=LONGEST_CODE, marked=is_picked))
            found.append(Text(self._refused, fonts.LABEL, theme.ALARM))
        return poster, *found

    @property
    def _is_sealed(self) -> bool:
        return self.selected_mission not in {CODE, *(one.id for one in self.missions)}

    def _picked_mission(self) -> tuple[str, tuple[str, ...]]:
        say, named = self.texts.say, {one.id: one for one in self.session.scenarios}
        one = named.get(self.selected_mission)
        of_kind = [scenario.phases[-1] for scenario in named.values() if scenario.kind is self.kind]
        seconds = one.phases[-1] if one is not None else max(of_kind, default=600)
        lasts = say("briefing-lasts", minutes=round(seconds / 60 / self.table.speed))
        kind = self.kind if one is None else one.kind
        hard = say("briefing-hard", kind=str(kind).replace(" ", "-"), flown=bool(self.view.played_missions))
        if one is not None and kind is not Kind.TEST_FLIGHT:
            hard = difficulty.describe_odds(self.texts, one, self.table.crew)
        title = next((mission.title for mission in self.missions if mission.id == self.selected_mission), "")
        if self.selected_mission == CODE:
            title = self.code
        elif not title:
            title = say(f"screen-pick-{self.selected_mission}")
        return title, (f"{lasts} {hard}",)

    def _pace(self) -> Widget:
        say, mine = self.texts.say, self.table.pace
        paces = (Button(say(f"briefing-pace-{pace}"), commands.SetPace(pace), chosen=pace == mine) for pace in PACES)
        return labeled_control(say("briefing-pace"), option_grid(*paces, most=3))

    def _paint_mission(self, canvas: Canvas, box: Box, title: str, sealed: bool) -> None:
        high = min(box.h - 10, box.w * 0.36)
        picture = Box(box.right - high * 1.26, box.bottom - high * 0.86, high * 1.06, high * 0.84)
        if not sealed:
            picture = Box(box.right - high * 1.6, box.bottom - high * 0.8, high * 1.5, high * 0.775)
        canvas.illustration(picture, "dossier" if sealed else "hull")
        canvas.veil(Box(box.x, box.y, box.w, _HEAD + 4), theme.SPACE, 0.45)
        words = Box(box.x + 18, box.y + _HEAD + 8, max(150.0, picture.x - box.x - 28), box.h - _HEAD - _ABOVE - 8)
        canvas.text(words, title, Type.BANNER, theme.BRIGHT, fonts.BOLD, least=Type.SEAT, lines=3, ellipsis=True)

    def _difficulty(self) -> tuple[Leaf, *tuple[Widget, ...]]:
        say, rows = self.texts.say, list[Widget]()
        for threats, chosen in (("common", self.table.common), ("serious", self.table.serious)):
            label = Text(say(f"screen-{threats}-threats"), fonts.LABEL, words=" ", min_width=164)
            options = choosing.difficulty_choice(self.texts, threats, chosen)
            line = Row(*(one.sized(grow=1) for one in options.parts), gap=4, even=True, grow=1, words=options.words)
            rows.append(Columns(label, line, gap=8))
        picture = Leaf(_paint_threats, title="threats", words=" ", min_height=90, grow=1)
        if self._open_card == "difficulty":
            tracks = choosing.trajectory_list(self.texts, self.view.tracks, self.kind)
            rows.append(labeled_control(say("screen-tracks"), tracks))
        return picture, *rows

    def _roles_of(self, place: int) -> list[str]:
        return [self.texts.say(f"screen-role-{role}") for role in ROLES if self.table.roles[role] == place]


def _paint_scenery(canvas: Canvas, box: Box, title: str, sealed: bool) -> None:
    side, x, y = box.h * 0.8, box.right - box.h * 0.3, box.y + box.h * 0.3
    with canvas.clip_to(box, theme.CUT):
        canvas.illustration(box, "table" if sealed else "nebula")
        if sealed:
            canvas.glow(x - box.h * 0.05, y, side * 0.7, theme.mix(theme.UNLIT, theme.AMBER, 0.5))
        else:
            color = _WORLDS[sum(map(ord, title)) % len(_WORLDS)]
            canvas.illustration(Box(x - side * 0.4, y - side * 0.45, side, side), "world", color)
        canvas.veil(box, theme.SPACE, 0.35)
        canvas.frame(box, theme.EDGE, 1)


def _paint_glass(canvas: Canvas, box: Box) -> None:
    with canvas.clip_to(Box(box.x, box.y - theme.CUT, box.w, box.h + theme.CUT), theme.CUT):
        canvas.veil(box, theme.SPACE, 0.42)


def _clip_to_head(canvas: Canvas, box: Box) -> AbstractContextManager[None]:
    return canvas.clip_to(Box(box.x, box.y, box.w, box.h + theme.CUT), theme.CUT)


def _shade_head(canvas: Canvas, box: Box) -> None:
    canvas.veil(Box(box.x, box.y, box.w, _HEAD + 4), theme.SPACE, 0.45)
    canvas.frame(box, theme.EDGE, 1)


def _paint_threats(canvas: Canvas, box: Box) -> None:
    with _clip_to_head(canvas, box):
        canvas.illustration(box, "orbit")
        _shade_head(canvas, box)
    room = box.rows(_HEAD - 6, None)[1]
    for codes, high, top in ((_SERIOUS, 1.0, -0.04), (_COMMON, 0.55, 0.43)):
        side = min(room.h * high, 0.9 * box.w / len(codes))
        for place, code in enumerate(codes):
            x = box.x + box.w * ((0.16 + 0.29 * place) if codes is _SERIOUS else 0.06 + 0.29 * place)
            cell = Box(x - side / 2, room.y + room.h * top, side, side)
            canvas.glow(*cell.center, side * 0.7, theme.mix(theme.SPACE, theme.ALARM, 0.22))
            title_art.paint_threat(canvas, cell, code)


def crew_label(players: int, androids: int) -> str:
    """Return the crew size, such as `3+1` for three players and an android."""
    return f"{players}+{androids}" if androids else str(players)
