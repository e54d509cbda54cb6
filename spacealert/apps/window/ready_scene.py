"""The ready room: who plays, what, how hard and how loud; from here to the siren is one press.

All that is chosen here is remembered in the settings, so that a table that meets every week presses Start.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from spacealert.apps.window import announcement_text, choosing, game_colors
from spacealert.apps.window.campaign.campaign_scene import CampaignScene
from spacealert.apps.window.campaign.saved_campaigns import SavedCampaignsScene
from spacealert.apps.window.choosing import MissionTitle
from spacealert.apps.window.client import SessionScene
from spacealert.apps.window.expansion_scene import ExpansionScene
from spacealert.apps.window.log.log_book_scene import LogBookScene
from spacealert.apps.window.naming import name_of
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.resolution.plans_scene import PlansScene
from spacealert.apps.window.unfinished_scene import UnfinishedScene
from spacealert.engine.tracks import PLACES
from spacealert.gamefile.game_file import ROLES
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import NoSuchText, Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.missions.scenario import Kind
from spacealert.session import Session
from spacealert.session.commands import (
    BeginCampaign,
    ChooseKind,
    ChooseMission,
    ChooseNew,
    ChooseRandom,
    ChooseVoice,
    DrawTracks,
    GiveRole,
    Leave,
    NameSeat,
    NextSeatColor,
    NextTrack,
    ResolveOnly,
    SetCrewSize,
    SetDifficulty,
    SetLanguage,
    SetReadAloud,
    SetSiren,
    SetVolume,
    StartMission,
    TestVolume,
    TypeMission,
)
from spacealert.session.session_state import Pick, Stage
from spacealert.session.setup import CREWS, VOLUMES, Seat, TableSetup
from spacealert.session.sound import available_voices
from spacealert.texts import LANGUAGES, in_language

if TYPE_CHECKING:
    from spacealert.apps.phones.service import Phones

LONGEST_CODE = 40
CODE = "code"  # what may be picked beside what any room offers
_VOLUMES = range(1, VOLUMES + 1)
_ROLE_WIDE = 104  # units of a column of the crew
_MENU_ITEM_AROUND = 88  # units of an item beside its label
_ROLE_ICONS = {"captain": "star", "communications": "antenna", "security": "shield"}
GAP = 8


@frozen
class MenuItem:
    """A way out of the ready room to something that is no mission: `screen-open-NAME` says where it leads."""

    name: str
    icon: str
    key: str
    inviting: bool = False  # something waits behind it


class ReadyScene(SessionScene):
    """Before a mission."""

    default = "start"

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.missions = choosing.mission_titles(texts, session.scenarios)
        self.speakers = available_voices()
        self.first = 0  # of the missions of this kind, the first that is shown
        self.edited: int | str | None = None  # the seat whose name is being written, or CODE
        self.left_out = False  # whether what was written last had signs that cannot be drawn
        self.notice = ""  # what there is to say at a start
        self._phones: Phones | None = None

    # the model

    @property
    def phones(self) -> "Phones":
        """The phones of this evening, whose server is loaded when it is first asked for."""
        if self._phones is None:
            from spacealert.apps.phones.service import Phones

            self._phones = Phones(self.session)
        return self._phones

    @property
    def has_phones(self) -> bool:
        return self._phones is not None and self._phones.is_on

    def leave(self) -> None:
        if self._phones is not None:
            self._phones.stop()

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
    def menu(self) -> tuple[MenuItem, ...]:
        waiting = bool(self.view.unfinished)
        return (
            *([MenuItem("continue", "again", "o", True)] if waiting else []),
            MenuItem("campaign", "begin", "c", bool(self.view.campaigns)),
            MenuItem("log", "repeat", "l"),
            MenuItem("resolve", "card", "r"),
        )

    @property
    def warning(self) -> str:
        """What cannot be done, and why; or what there is to say at a start."""
        if self.left_out:
            return self.texts.say("screen-signs-left-out")
        return self.trouble or self.notice or self.unsaved

    def do(self, action: Action) -> None:
        self.trouble = self.notice = ""
        self.left_out = False
        if not (isinstance(action, tuple) and action[0] in ("name", "code")):
            self.edited = None
        match action:
            case "start":
                if self.ask(StartMission()):
                    self.navigation.push(PreparingScene(self.texts, self.session))
            case "expansion":
                self.navigation.push(ExpansionScene(self.texts, self.session))
            case "hear":
                self.ask(TestVolume())
            case ("menu", str(name)):
                self._go_through(name)
            case "phones":
                self.invite()
            case "motion":
                settings.change(motion=not self.motion)
            case "siren":
                self.ask(SetSiren(not self.table.siren))
            case ("language", str(language)):
                if self.ask(SetLanguage(language)):
                    self.texts = in_language(language)
                    self.missions = choosing.mission_titles(self.texts, self.session.scenarios)
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
            case ("voice", str(name)):
                self.ask(ChooseVoice(name))
            case ("volume", int(volume)):
                self.ask(SetVolume(volume))
                self.ask(TestVolume())
            case ("aloud", bool(aloud)):
                self.ask(SetReadAloud(aloud))
            case ("track", str(place)):
                self.ask(NextTrack(place))
            case "draw tracks":
                self.ask(DrawTracks())

    def press(self, key: str) -> bool:
        if self.edited is not None:
            return self._edit(key)
        if key == "escape":
            self.navigation.back()
            return True
        if key == "p":
            self.invite()
            return True
        if key == "n":
            self.do("expansion")
            return True
        for item in self.menu:
            if key == item.key:
                self.do(("menu", item.name))
                return True
        return False

    def _go_through(self, name: str) -> None:
        match name:
            case "continue":
                self.navigation.push(UnfinishedScene(self.texts, self.session))
            case "campaign" if self.view.campaigns:
                self.navigation.push(SavedCampaignsScene(self.texts, self.session))
            case "campaign" if self.ask(BeginCampaign()):
                room = CampaignScene(self.texts, self.session)
                if unreadable := self.session.unreadable_campaigns():
                    room.trouble = self.texts.say("campaign-left-alone", count=unreadable)
                self.navigation.push(room)
            case "log":
                self._open_log()
            case "resolve" if self.ask(ResolveOnly()):
                self.navigation.push(PlansScene(self.texts, self.session))

    def invite(self) -> None:
        """Let phones in, and show how they find us."""
        from spacealert.apps.window.inviting import Inviting

        self.navigation.push(Inviting(self.texts, self.session, self.phones))

    def _open_log(self) -> None:
        try:
            self.navigation.push(LogBookScene(self.texts, self.session))
        except UserError as error:
            self.trouble = error.render(self.texts)

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

    def _voice_in(self, language: str) -> str:
        """The chosen voice if it speaks this language, or the first that does."""
        able = [speaker.name for speaker in self.speakers if speaker.language == language]
        return self.table.voice if self.table.voice in able else (able[0] if able else "")

    def resume(self) -> None:
        """Back here, nothing is on the table any more."""
        if self.view.stage is Stage.CAMPAIGN:
            self.ask(Leave())

    def ending(self) -> Question:
        return Question(
            self.texts.say("screen-quit"),
            self.unsaved or self.texts.say("screen-quit-what"),
            self.texts.say("screen-quit-yes"),
            self.texts.say("screen-quit-no"),
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
            f"{self.texts.say('screen-voice')}: {table.voice or '–'}",
            self.texts.say("screen-volume", level=table.volume),
            self.texts.say("screen-aloud" if self.read_aloud else "screen-loudspeaker"),
            *([] if self.motion else [self.texts.say("screen-no-motion")]),
            *(f"{self.texts.say('screen-track', zone=place)}: {track}" for place, track in self.tracks.items()),
        ]
        menu = [self.texts.say(f"screen-open-{item.name}") for item in self.menu]
        return [self.texts.say("screen-title"), *seats, *chosen, *menu, *([self.warning] if self.warning else [])]

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
        crew, mission = body.columns(560, None, gap=36)
        sound = (self.table.voice, self.table.volume, self.table.siren, self.read_aloud, lang)
        canvas.panel("head", head, (lang, self.motion, self.has_phones, self.table.new_frontier), self._paint_head)
        canvas.panel(
            "crew", crew, (self.table.seats, self._roles_key(), self._levels(), self.edited, lang), self._paint_crew
        )
        tracks = tuple(self.tracks.items())
        picked = (self.kind, self.first, self.picked, self.code, self.edited == CODE, lang, sound, tracks)
        canvas.panel("mission", mission, picked, self._paint_mission)
        canvas.panel("foot", foot, (self.warning, self._start_label(), self.menu, lang), self._paint_foot)

    def _roles_key(self) -> tuple[int, ...]:
        return tuple(self.table.roles[role] for role in ROLES)

    def _levels(self) -> tuple[str, str]:
        return self.table.common, self.table.serious

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, expansion, phones, motion, languages = box.columns(None, 220, 170, 130, 340, gap=12)
        there, label = self.table.new_frontier, self.texts.say("screen-new-frontier")
        place = Box(expansion.x, expansion.y + 4, expansion.w, 44)
        widgets.button(canvas, place, "expansion", label, key="N", chosen=there, size=Type.LABEL)
        inviting, label = Box(phones.x, phones.y + 4, phones.w, 44), self.texts.say("phones-title")
        icon = Icon("phone", theme.AMBER if self.has_phones else theme.TEXT)
        widgets.button(canvas, inviting, "phones", label, icon=icon, key="P", chosen=self.has_phones, size=Type.LABEL)
        moving = Box(motion.x, motion.y + 4, motion.w, 44)
        widgets.button(canvas, moving, "motion", self.texts.say("screen-motion"), chosen=self.motion, size=Type.BODY)
        name = self.texts.say("screen-title").upper()
        canvas.text(title, name, Type.HEADLINE, theme.AMBER, fonts.BOLD, least=Type.LEAD)
        options = [
            Option(("language", lang), in_language(lang).say("screen-language"), self.texts.language == lang)
            for lang in LANGUAGES
        ]
        widgets.choice(canvas, Box(languages.x, languages.y + 4, languages.w, 44), options, Type.BODY)

    def _paint_crew(self, canvas: Canvas, box: Box) -> None:
        caption, sizes, heads, seats, common, serious = box.rows(26, 46, 30, None, 46, 46, gap=GAP)
        widgets.caption(canvas, caption, self.texts.say("screen-crew"))
        mine = (self.table.players, self.table.androids)
        options = [Option(("crew", *crew), _crew_label(*crew), crew == mine) for crew in CREWS]
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
            ink = theme.AMBER if mine else theme.UNCHOSEN
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
        caption, kinds, numbers, chances, entry, boards, sound, voices, level = box.rows(
            26, choosing.KINDS_HIGH, 48, 44, 44, 44, 26, 44, 50, gap=GAP
        )
        widgets.caption(canvas, caption, self.texts.say("screen-mission"))
        choosing.kinds(self.texts, canvas, kinds, tuple(Kind), self.kind)
        choosing.numbers(canvas, numbers, self.of_this_kind, self.first, self.picked, self.seen)
        choosing.chances(self.texts, canvas, chances, self.picked)
        widgets.entry(
            canvas, entry, ("code",), self.code, self.texts.say("screen-pick-code"), self.edited == CODE, Type.LABEL
        )
        if self.picked == CODE and self.edited != CODE:
            canvas.frame(entry, theme.AMBER, 3)
        self._paint_tracks(canvas, boards)
        widgets.caption(canvas, sound, self.texts.say("screen-sound"))
        self._paint_sound(canvas, voices, level)

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

    def _paint_sound(self, canvas: Canvas, voices: Box, level: Box) -> None:
        able = [speaker for speaker in self.speakers if speaker.language == self.texts.language]
        left, right = voices.columns(None, None, gap=GAP)
        choosing.telling(self.texts, canvas, left, self.read_aloud)
        if able and not self.read_aloud:
            chosen = self._voice_in(self.texts.language)
            options = [
                Option(("voice", one.name), voice_label(self.texts, one.name), one.name == chosen) for one in able
            ]
            widgets.choice(canvas, right, options, Type.LABEL)
        if not self.read_aloud:
            bar, hear, siren = level.columns(None, 100, 120, gap=GAP)
            steps = [Option(("volume", step), self.texts.say("screen-volume", level=step)) for step in _VOLUMES]
            widgets.level(canvas, bar, steps, self.table.volume)
            widgets.button(canvas, hear, "hear", self.texts.say("screen-hear"), icon=Icon("speaker"), size=Type.LABEL)
            ink = theme.AMBER if self.table.siren else theme.TEXT
            widgets.button(
                canvas,
                siren,
                "siren",
                self.texts.say("screen-siren"),
                icon=Icon("siren", ink),
                chosen=self.table.siren,
                size=Type.LABEL,
            )

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        note, start = box.columns(560 + 320 * (len(self.menu) - 3), None, gap=36)
        if not self.notice:
            ways, note = note.rows(46, None, gap=GAP)
            self._paint_menu(canvas, ways)
        if self.warning:
            canvas.text(note, self.warning, Type.BODY, theme.ALARM, least=Type.FINE, lines=4, ellipsis=True)
        else:
            canvas.text(note, self.texts.say("screen-ready-keys"), Type.CAPTION, theme.FAINT, least=Type.FINE, lines=2)
        choosing.start(self.texts, canvas, start, "start", self._start_label())

    def _paint_menu(self, canvas: Canvas, ways: Box) -> None:
        labels = [self.texts.say(f"screen-open-{item.name}") for item in self.menu]
        wide = [canvas.width(label, Type.LABEL, fonts.SEMIBOLD) for label in labels]
        spread = (ways.w - GAP * (len(wide) - 1) - _MENU_ITEM_AROUND * len(wide)) / sum(wide)
        cells = ways.columns(*[_MENU_ITEM_AROUND + spread * one for one in wide], gap=GAP)
        for cell, item, label in zip(cells, self.menu, labels, strict=True):
            icon = Icon(item.icon, theme.AMBER if item.inviting else theme.TEXT)
            action, cap = ("menu", item.name), item.key.upper()
            widgets.button(
                canvas, cell, action, label, icon=icon, key=cap, chosen=item.inviting, size=Type.LABEL, lines=2
            )


def voice_label(texts: Texts, name: str) -> str:
    """A voice as a person would call it; of the table's own pack `ru-anna` that is Anna."""
    try:
        return texts.say(f"screen-voice-{name}")
    except NoSuchText:
        return name.rpartition("-")[2].capitalize()


def _crew_label(players: int, androids: int) -> str:
    return f"{players} + {androids}" if androids else str(players)
