"""The briefing: who plays, what, and how hard; from here to the siren is one press.

All that is chosen here is remembered in the settings, so that a table that meets every week presses Start.
"""

from collections.abc import Mapping

from spacealert.apps.window import announcement_text, choosing, game_colors
from spacealert.apps.window.choosing import MissionTitle
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.expansion_scene import ExpansionScene
from spacealert.apps.window.naming import name_of
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.engine.tracks import PLACES
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.missions.scenario import Kind
from spacealert.session import Session
from spacealert.session.campaign_record import kinds_for
from spacealert.session.commands import (
    ChooseKind,
    ChooseMission,
    ChooseNew,
    ChooseRandom,
    DrawTracks,
    GiveRole,
    NameSeat,
    NextSeatColor,
    NextTrack,
    SetCrewSize,
    SetDifficulty,
    StartMission,
    TypeMission,
)
from spacealert.session.session_state import Pick
from spacealert.session.setup import CREWS, Seat, TableSetup

LONGEST_CODE = 40
CODE = "code"  # what may be picked beside what any room offers
_ROLE_WIDE = 104  # units of a column of the crew
_ROLE_ICONS = {"captain": "star", "communications": "antenna", "security": "shield"}
GAP = 8


class BriefingScene(SessionScene):
    """Before a mission."""

    default = "start"
    upright = True

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.missions = choosing.mission_titles(texts, session.scenarios)
        self.first = 0  # of the missions of this kind, the first that is shown
        self.edited: int | str | None = None  # the seat whose name is being written, or CODE
        self.left_out = False  # whether what was written last had signs that cannot be drawn

    # the model

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.edited is not None

    @property
    def table(self) -> TableSetup:
        return self.view.setup

    @property
    def kind(self) -> Kind:
        return self.view.choice.kind

    @property
    def picked(self) -> str:
        """The id of a mission, or how it is chosen."""
        choice = self.view.choice
        return {Pick.NAMED: choice.named, Pick.TYPED: CODE}.get(choice.pick, str(choice.pick))

    @property
    def code(self) -> str:
        return self.view.choice.typed

    @property
    def seen(self) -> frozenset[str]:
        return self.view.played

    @property
    def read_aloud(self) -> bool:
        return self.view.read_aloud

    @property
    def tracks(self) -> Mapping[str, str]:
        return self.view.tracks

    @property
    def of_this_kind(self) -> tuple[MissionTitle, ...]:
        return tuple(mission for mission in self.missions if mission.kind is self.kind)

    @property
    def warning(self) -> str:
        """What cannot be done, and why."""
        if self.left_out:
            return self.texts.say("screen-signs-left-out")
        return self.trouble or self.unsaved

    def do(self, action: Action) -> None:
        self.trouble = ""
        self.left_out = False
        if not (isinstance(action, tuple) and action[0] in ("name", "code")):
            self.edited = None
        match action:
            case "start":
                if self.ask(StartMission()):
                    self.navigation.push(PreparingScene(self.texts, self.session))
            case "back":
                self.navigation.back()
            case "expansion":
                self.navigation.push(ExpansionScene(self.texts, self.session))
            case ("crew", int(players), int(androids)):
                self.ask(SetCrewSize(players, androids))
            case ("name", int(place)):
                self.edited = place
            case ("color", int(place)):
                self.ask(NextSeatColor(place))
            case ("role", str(role), int(place)):
                self.ask(GiveRole(role, place))
            case (("common" | "serious") as which, str(difficulty)):
                self.ask(SetDifficulty(which, difficulty))
            case "more":
                self.first = choosing.following(self.first, self.of_this_kind)
            case ("kind", str(kind)):
                self.first = 0
                self.ask(ChooseKind(Kind(kind)))
            case ("pick", choosing.RANDOM):
                self.ask(ChooseRandom())
            case ("pick", choosing.NEW):
                self.ask(ChooseNew())
            case ("pick", str(picked)):
                self.ask(ChooseMission(picked))
            case ("code",):
                self.edited = CODE
                self.ask(TypeMission(self.code))
            case ("track", str(place)):
                self.ask(NextTrack(place))
            case "set up":
                self._set_up()
            case "draw tracks":
                self.ask(DrawTracks())

    def _set_up(self) -> None:
        """Lead through setting up the table for what Start would begin."""
        from spacealert.apps.window.flight_school.setting_up_scene import setting_up_scene  # loaded when it is opened

        try:
            self.navigation.push(setting_up_scene(self))
        except UserError as error:
            self.trouble = error.render(self.texts)

    def press(self, key: str) -> bool:
        if self.edited is not None:
            return self._edit(key)
        actions = {"escape": "back", "n": "expansion", "d": "draw tracks", "t": "set up"}
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    def _edit(self, key: str) -> bool:
        if key == "backspace":
            self._write_over(self._written[:-1])
        elif key in ("enter", "escape"):
            self.edited, self.trouble = None, ""
        elif key in ("tab", "down") and isinstance(self.edited, int):
            following = self.edited + 1
            self.edited = following if following < self.table.players else None
        elif key in ("shift+tab", "up") and isinstance(self.edited, int):
            self.edited = self.edited - 1 if self.edited else None
        elif key in ("left", "right", "up", "down"):
            pass  # the caret stays where letters go
        else:
            return False
        return True

    def write(self, text: str) -> None:
        if self.edited is not None:
            self._write_over(self._written + text)

    @property
    def _written(self) -> str:
        return self.code if self.edited == CODE else self.table.seats[int(self.edited or 0)].name

    def _write_over(self, text: str) -> None:
        if self.edited == CODE:
            self.ask(TypeMission("".join(letter for letter in text if letter.isprintable())[:LONGEST_CODE]))
        elif isinstance(self.edited, int):
            self.left_out = not glyphs.is_drawable(text)
            self.ask(NameSeat(self.edited, glyphs.drawable(text)))

    help_name = "briefing"

    @property
    def help_keys(self) -> tuple[tuple[str, str], ...]:
        say = self.texts.say
        return (
            ("Enter", say("screen-start")),
            ("D", say("briefing-draw-tracks")),
            ("T", say("school-set-up")),
            ("Esc", say("screen-home")),
        )

    # in words

    def describe(self) -> list[str]:
        table = self.table
        seats = [
            ", ".join(
                [
                    name_of(self.texts, place, seat),
                    self.texts.say(f"screen-color-{seat.color}"),
                    *self._roles_of(place),
                ]
            )
            for place, seat in enumerate(table.seats)
        ]
        chosen = [
            self.texts.say("screen-common", difficulty=self.texts.say(f"screen-difficulty-{table.common}")),
            self.texts.say("screen-serious", difficulty=self.texts.say(f"screen-difficulty-{table.serious}")),
            f"{self.texts.say('screen-mission')}: {self._start_label()}",
            *(f"{self.texts.say('screen-track', zone=place)}: {track}" for place, track in self.tracks.items()),
        ]
        return [self.texts.say("briefing-title"), *seats, *chosen, *([self.warning] if self.warning else [])]

    def _roles_of(self, place: int) -> list[str]:
        return [self.texts.say(f"screen-role-{role}") for role in ROLES if self.table.roles[role] == place]

    def _start_label(self) -> str:
        """What Start begins, or why it can begin nothing."""
        start, refused = self.view.start, self.view.start_refused
        if start is not None:
            return choosing.start_label(self.texts, start, self.missions)
        return "" if refused is None else refused.render(self.texts)

    # painted

    def paint(self, canvas: Canvas) -> None:
        lang = self.texts.language
        head, body, foot = canvas.box.inset(24, 18).rows(52, None, 84, gap=16)
        crew, mission = body.rows(470, None, gap=20) if canvas.upright else body.columns(560, None, gap=20)
        canvas.panel("head", head, (lang, self.table.new_frontier), self._paint_head)
        seats = (self.table.seats, self._roles_key(), self._levels(), self.edited, lang)
        canvas.panel("crew", crew, seats, self._paint_crew, theme.PANEL)
        tracks = tuple(self.tracks.items())
        picked = (self.kind, self.first, self.picked, self.code, self.edited == CODE, lang, tracks)
        canvas.panel("mission", mission, picked, self._paint_mission, theme.PANEL)
        canvas.panel("foot", foot, (self.warning, self._start_label(), lang), self._paint_foot)

    def _roles_key(self) -> tuple[int, ...]:
        return tuple(self.table.roles[role] for role in ROLES)

    def _levels(self) -> tuple[str, str]:
        return self.table.common, self.table.serious

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, expansion, _ = box.columns(None, 300 if self.table.new_frontier else 0, 70, gap=12)
        canvas.title(title, self.texts.say("briefing-title"), Type.HEADING, theme.AMBER)
        if self.table.new_frontier:
            place, label = Box(expansion.x, expansion.y + 4, expansion.w, 44), self.texts.say("screen-specializations")
            widgets.button(canvas, place, "expansion", label, key="N", size=Type.LABEL)

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        caption, sizes, heads, seats, common, serious = box.inset(18, 14).rows(26, 46, 24, None, 46, 46, gap=GAP)
        widgets.caption(canvas, caption, self.texts.say("screen-crew"))
        mine = (self.table.players, self.table.androids)
        options = [Option(("crew", *crew), crew_label(*crew), crew == mine) for crew in CREWS]
        widgets.choice(canvas, sizes, options, Type.BODY)
        role_heads = heads.columns(None, *[_ROLE_WIDE] * len(ROLES), gap=GAP)[1:]
        for cell, role in zip(role_heads, ROLES, strict=True):
            canvas.text(
                cell,
                self.texts.say(f"screen-role-{role}"),
                Type.CAPTION,
                theme.FAINT,
                fonts.SEMIBOLD,
                "center",
                least=Type.FINE,
            )
        rows = seats.rows(*[min(56, (seats.h - GAP * 4) / 5)] * len(self.table.seats), gap=GAP)
        for place, (row, seat) in enumerate(zip(rows, self.table.seats, strict=True)):
            self._paint_seat(canvas, row, place, seat)
        choosing.difficulty(self.texts, canvas, common, "common", self.table)
        choosing.difficulty(self.texts, canvas, serious, "serious", self.table)

    def _paint_seat(self, canvas: Canvas, row: Box, place: int, seat: Seat) -> None:
        color, name, *roles = row.columns(row.h, None, *[_ROLE_WIDE] * len(ROLES), gap=GAP)
        focused = canvas.target(color, ("color", place), self.texts.say(f"screen-color-{seat.color}"))
        canvas.fill(color, theme.PANEL)
        icon = Icon("android" if seat.android else "person", game_colors.CREW[seat.color])
        canvas.icon(color.inset(6), icon)
        canvas.frame(color, theme.BRIGHT if focused else game_colors.CREW[seat.color], 3)
        if seat.android:
            canvas.text(name.inset(12, 0), name_of(self.texts, place, seat), Type.LEAD, theme.FAINT)
            return
        hint = self.texts.say("screen-player", number=place + 1)
        widgets.entry(canvas, name, ("name", place), seat.name, hint, self.edited == place)
        for cell, role in zip(roles, ROLES, strict=True):
            mine = self.table.roles[role] == place
            ink = theme.PICKED if mine else theme.UNCHOSEN
            widgets.button(
                canvas,
                cell,
                ("role", role, place),
                icon=Icon(_ROLE_ICONS[role], ink),
                chosen=mine,
                size=Type.SUBHEADING,
                words=f"{self.texts.say(f'screen-role-{role}')}: {name_of(self.texts, place, seat)}",
            )

    def _paint_mission(self, canvas: Canvas, box: Box) -> None:
        caption, kinds, numbers, chances, entry, boards, set_up = box.inset(18, 14).rows(
            26, choosing.KINDS_HIGH, 52, 52, 52, 52, 48, gap=11
        )
        widgets.caption(canvas, caption, self.texts.say("screen-mission"))
        choosing.kinds(self.texts, canvas, kinds, kinds_for(self.table), self.kind)
        choosing.numbers(canvas, numbers, self.of_this_kind, self.first, self.picked, self.seen)
        choosing.chances(self.texts, canvas, chances, self.picked)
        hint, writing = self.texts.say("screen-pick-code"), self.edited == CODE
        widgets.entry(canvas, entry, ("code",), self.code, hint, writing, Type.LABEL)
        if self.picked == CODE and not writing:
            canvas.frame(entry, theme.PICKED, 2)
        self._paint_tracks(canvas, boards)
        widgets.button(canvas, set_up, "set up", self.texts.say("school-set-up"), key="T", size=Type.LABEL)

    def _paint_tracks(self, canvas: Canvas, box: Box) -> None:
        label, *cells, draw = box.columns(128, *[None] * len(PLACES), 132, gap=GAP)
        canvas.text(label, self.texts.say("screen-tracks"), Type.BODY, theme.TEXT, least=Type.FINE)
        for cell, place in zip(cells, PLACES, strict=True):
            icon, words = announcement_text.zone_icon(self.texts, place), self.texts.say("screen-track", zone=place)
            widgets.button(
                canvas, cell, ("track", place), self.tracks.get(place, "–"), icon=icon, size=Type.BODY, words=words
            )
        widgets.button(
            canvas, draw, "draw tracks", self.texts.say("screen-cards-draw"), icon=Icon("dice"), size=Type.LABEL
        )

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, note, start = box.columns(200, None, 540 if box.w > 1000 else 380, gap=20)
        widgets.button(canvas, back, "back", self.texts.say("screen-home"), key="Esc", size=Type.BODY)
        canvas.text(note, self.warning, Type.LABEL, theme.ALARM, least=Type.FINE, lines=4, ellipsis=True)
        choosing.start(self.texts, canvas, start, "start", self._start_label())


def crew_label(players: int, androids: int) -> str:
    """So many people and androids."""
    return f"{players} + {androids}" if androids else str(players)
