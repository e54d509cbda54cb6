"""The ready room: who plays, what, how hard and how loud; from here to the siren is one press.

All that is chosen here is remembered in the settings, so that a table that meets every week presses Start.
"""

from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom

from attrs import evolve, field, frozen

from spacealert.apps.window import choosing, game_colors, telling
from spacealert.apps.window.choosing import NEW, RANDOM, Shelved, drawn_mission, kind_name
from spacealert.engine import decks
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.scene import Question, Scene
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widgets import Option
from spacealert.missions import codes
from spacealert.missions.scenario import Kind
from spacealert.session.action_round import with_next_track
from spacealert.session.setup import CREWS, ROLES, VOLUMES, Seat, Table
from spacealert.texts import LANGUAGES, in_language

LONGEST_CODE = 40
CODE = "code"  # what may be picked beside what any room offers
_ROLE_ICONS = {"captain": "star", "communications": "antenna", "security": "shield"}
GAP = 8


@frozen
class Speaker:
    """A voice that can read a mission, and the language it speaks."""

    name: str
    language: str


@frozen
class Wish:
    """What the table wants to play. `secret`: without being told which it is."""

    table: Table
    mission: str
    secret: bool = False
    read_aloud: bool = False
    tracks: Mapping[str, str] = field(factory=dict)


@frozen
class Door:
    """A way out of the ready room to something that is no mission: `screen-door-NAME` says where it leads."""

    name: str
    icon: str
    beyond: Callable[[Texts], Scene]
    key: str
    inviting: bool = False  # somebody waits behind it


class ReadyRoom(Scene):
    """Before a mission. `start` gives the scene that plays a wish; `remember` keeps what was chosen."""

    default = "start"

    def __init__(
        self,
        texts: Texts,
        table: Table,
        missions: Sequence[Shelved],
        speakers: Sequence[Speaker],
        start: Callable[[Texts, Wish], Scene],
        remember: Callable[[str, object], None] = lambda name, chosen: None,
        seen: frozenset[str] = frozenset(),
        hear: Callable[[Texts, Table], None] = lambda texts, table: None,
        hush: Callable[[], None] = lambda: None,
        kind: Kind = Kind.MISSION,
        motion: bool = True,
        doors: Sequence[Door] = (),
    ) -> None:
        self.texts = texts
        self.table = table
        self.missions = tuple(missions)
        self.speakers = tuple(speakers)
        self.seen = seen
        self.kind = kind
        self.picked = RANDOM
        self.code = ""
        self.first = 0  # of the missions of this kind, the first that is shown
        self.read_aloud = False
        self.motion = motion
        self.doors = tuple(doors)
        self.trouble = ""  # a sentence about what cannot be started
        self.edited: int | str | None = None  # the seat whose name is being written, or CODE
        self.tracks: dict[str, str] = {}  # of this evening's boards; those left out are entered later
        self._start, self._remember, self._hear, self._hush = start, remember, hear, hush
        self._dice = SystemRandom()

    # the model

    @property
    def writing(self) -> bool:  # type: ignore[override]
        return self.edited is not None

    @property
    def of_this_kind(self) -> tuple[Shelved, ...]:
        return tuple(mission for mission in self.missions if mission.kind is self.kind)

    def do(self, action: Action) -> None:
        self.trouble = ""
        if not (isinstance(action, tuple) and action[0] in ("name", "code")):
            self.edited = None
        match action:
            case "start":
                self._begin()
            case "hear":
                self._hear(self.texts, self.table)
            case ("door", str(name)):
                self._go_through(next(door for door in self.doors if door.name == name))
            case "motion":
                self.motion = not self.motion
                self._remember("motion", self.motion)
            case "siren":
                self._change(evolve(self.table, siren=not self.table.siren))
            case ("language", str(language)):
                self.texts = in_language(language)
                self._remember("language", language)
                self._change(evolve(self.table, voice=self._voice_in(language)))
            case ("crew", int(players), int(androids)):
                self._change(self.table.of_size(players, androids))
            case ("name", int(place)):
                self.edited = place
            case ("colour", int(place)):
                self._change(self.table.recoloured(place))
            case ("role", str(role), int(place)):
                self._change(self.table.with_role(role, place))
            case ("common", str(difficulty)):
                self._change(evolve(self.table, common=difficulty))
            case ("serious", str(difficulty)):
                self._change(evolve(self.table, serious=difficulty))
            case "more":
                self.first = choosing.following(self.first, self.of_this_kind)
            case ("kind", str(kind)):
                self.first = 0
                self.kind, self.picked = Kind(kind), RANDOM if self.picked not in (NEW, CODE) else self.picked
                if not self.of_this_kind and self.picked == RANDOM:
                    self.picked = NEW
            case ("pick", str(picked)):
                self.picked = picked
            case ("code",):
                self.picked, self.edited = CODE, CODE
            case ("voice", str(name)):
                self._change(evolve(self.table, voice=name))
            case ("volume", int(volume)):
                self._change(evolve(self.table, volume=volume))
                self._hear(self.texts, self.table)
            case ("aloud", bool(aloud)):
                self.read_aloud = aloud
            case ("track", str(place)):
                self.tracks = with_next_track(self.tracks, place)
            case "draw tracks":
                self.tracks = decks.tracks(self._dice.randrange(2**31))

    def press(self, key: str) -> bool:
        if self.edited is not None:
            return self._edit(key)
        if key == "escape":
            self.navigation.back()
            return True
        for door in self.doors:
            if key == door.key:
                self.do(("door", door.name))
                return True
        return False

    def _go_through(self, door: Door) -> None:
        try:
            self.next = door.beyond(self.texts)
        except UserError as error:
            self.trouble = error.render(self.texts)

    def _edit(self, key: str) -> bool:
        if key == "backspace":
            self._write_over(self._written[:-1])
        elif key in ("enter", "escape"):
            self.edited = None
        elif key == "tab" and isinstance(self.edited, int):
            following = self.edited + 1
            self.edited = following if following < self.table.players else None
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
            self.code = "".join(letter for letter in text if letter.isprintable())[:LONGEST_CODE]
        elif isinstance(self.edited, int):
            self.trouble = "" if glyphs.is_drawable(text) else self.texts.say("screen-signs-left-out")
            self._change(self.table.named(self.edited, glyphs.drawable(text)))

    def _change(self, table: Table) -> None:
        self.table = table
        self._remember("table", table.as_settings())

    def _voice_in(self, language: str) -> str:
        """The chosen voice if it speaks this language, or the first that does."""
        able = [speaker.name for speaker in self.speakers if speaker.language == language]
        return self.table.voice if self.table.voice in able else (able[0] if able else "")

    def _begin(self) -> None:
        try:
            mission, secret = self._mission()
            self.next = self._start(self.texts, Wish(self.table, mission, secret, self.read_aloud, self.tracks))
        except UserError as error:
            self.trouble = error.render(self.texts)

    def suspend(self) -> None:
        self._hush()

    def leave(self) -> None:
        self._hush()

    def ending(self) -> Question:
        return Question(
            self.texts.say("screen-quit"),
            self.texts.say("screen-quit-what"),
            self.texts.say("screen-quit-yes"),
            self.texts.say("screen-quit-no"),
        )

    def _mission(self) -> tuple[str, bool]:
        """The id or the code of what was picked, and whether it stays a secret."""
        if self.picked == CODE:
            return codes.write(codes.read(self.code)), False
        return drawn_mission(self.picked, self.kind, self.table.players, self.of_this_kind, self.seen, self._dice)

    # in words

    def describe(self) -> list[str]:
        table = self.table
        seats = [
            ", ".join(
                [
                    name_of(self.texts, place, seat),
                    self.texts.say(f"screen-colour-{seat.colour}"),
                    *self._roles_of(place),
                ]
            )
            for place, seat in enumerate(table.seats)
        ]
        chosen = [
            self.texts.say("screen-common", difficulty=self.texts.say(f"screen-difficulty-{table.common}")),
            self.texts.say("screen-serious", difficulty=self.texts.say(f"screen-difficulty-{table.serious}")),
            f"{self.texts.say('screen-mission')}: {kind_name(self.texts, self.kind)}, {self._picked_name()}",
            f"{self.texts.say('screen-voice')}: {table.voice or '–'}",
            self.texts.say("screen-volume", level=table.volume),
            self.texts.say("screen-aloud" if self.read_aloud else "screen-loudspeaker"),
            *([] if self.motion else [self.texts.say("screen-no-motion")]),
            *(f"{self.texts.say('screen-track', zone=place)}: {track}" for place, track in self.tracks.items()),
        ]
        doors = [self.texts.say(f"screen-door-{door.name}") for door in self.doors]
        return [self.texts.say("screen-title"), *seats, *chosen, *doors, *([self.trouble] if self.trouble else [])]

    def _roles_of(self, place: int) -> list[str]:
        return [self.texts.say(f"screen-role-{role}") for role in ROLES if self.table.roles[role] == place]

    def _picked_name(self) -> str:
        if self.picked == CODE:
            return self.code or self.texts.say("screen-pick-code")
        return choosing.picked_name(self.texts, self.picked, self.missions)

    # painted

    def paint(self, canvas: Canvas) -> None:
        lang = self.texts.language
        head, body, foot = canvas.box.inset(24, 18).rows(52, None, 84, gap=16)
        crew, mission = body.columns(560, None, gap=36)
        sound = (self.table.voice, self.table.volume, self.table.siren, self.read_aloud, lang)
        canvas.panel("head", head, (lang, self.motion), self._paint_head)
        canvas.panel(
            "crew", crew, (self.table.seats, self._roles_key(), self._levels(), self.edited, lang), self._paint_crew
        )
        tracks = tuple(self.tracks.items())
        picked = (self.kind, self.first, self.picked, self.code, self.edited == CODE, lang, sound, tracks)
        canvas.panel("mission", mission, picked, self._paint_mission)
        canvas.panel("foot", foot, (self.trouble, self._picked_name(), lang), self._paint_foot)

    def _roles_key(self) -> tuple[int, ...]:
        return tuple(self.table.roles[role] for role in ROLES)

    def _levels(self) -> tuple[str, str]:
        return self.table.common, self.table.serious

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, motion, languages = box.columns(None, 150, 380, gap=20)
        moving = Box(motion.x, motion.y + 4, motion.w, 44)
        widgets.button(canvas, moving, "motion", self.texts.say("screen-motion"), chosen=self.motion, size=Type.BODY)
        canvas.text(title, self.texts.say("screen-title").upper(), Type.HEADLINE, theme.AMBER, fonts.BOLD)
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
        role_heads = heads.columns(None, *[84] * len(ROLES), gap=GAP)[1:]
        for cell, role in zip(role_heads, ROLES, strict=True):
            canvas.text(
                cell,
                self.texts.say(f"screen-role-{role}"),
                Type.CAPTION,
                theme.FAINT,
                fonts.SEMIBOLD,
                "center",
                least=Type.TINY,
            )
        rows = seats.rows(*[min(56, (seats.h - GAP * 4) / 5)] * len(self.table.seats), gap=GAP)
        for place, (row, seat) in enumerate(zip(rows, self.table.seats, strict=True)):
            self._paint_seat(canvas, row, place, seat)
        choosing.difficulty(self.texts, canvas, common, "common", self.table)
        choosing.difficulty(self.texts, canvas, serious, "serious", self.table)

    def _paint_seat(self, canvas: Canvas, row: Box, place: int, seat: Seat) -> None:
        color, name, *roles = row.columns(row.h, None, *[84] * len(ROLES), gap=GAP)
        focused = canvas.target(color, ("colour", place))
        canvas.fill(color, theme.PANEL)
        icon = Icon("android" if seat.android else "person", game_colors.CREW[seat.colour])
        canvas.icon(color.inset(6), icon)
        canvas.frame(color, theme.BRIGHT if focused else game_colors.CREW[seat.colour], 3)
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
        label, *cells, draw = box.columns(150, *[None] * len(PLACES), 110, gap=GAP)
        canvas.text(label, self.texts.say("screen-tracks"), Type.BODY, theme.TEXT, least=Type.FINE)
        for cell, place in zip(cells, PLACES, strict=True):
            icon = telling.zone_icon(self.texts, place)
            widgets.button(canvas, cell, ("track", place), self.tracks.get(place, "–"), icon=icon, size=Type.BODY)
        widgets.button(
            canvas, draw, "draw tracks", self.texts.say("screen-cards-draw"), icon=Icon("dice"), size=Type.LABEL
        )

    def _paint_sound(self, canvas: Canvas, voices: Box, level: Box) -> None:
        able = [speaker for speaker in self.speakers if speaker.language == self.texts.language]
        left, right = voices.columns(None, None, gap=GAP)
        choosing.telling(self.texts, canvas, left, self.read_aloud)
        if able and not self.read_aloud:
            chosen = self._voice_in(self.texts.language)
            options = [Option(("voice", one.name), voice_label(one.name), one.name == chosen) for one in able]
            widgets.choice(canvas, right, options, Type.LABEL)
        if not self.read_aloud:
            bar, hear, siren = level.columns(None, 100, 120, gap=GAP)
            widgets.level(canvas, bar, [("volume", step + 1) for step in range(VOLUMES)], self.table.volume)
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
        note, start = box.columns(560, None, gap=36)
        if self.doors and not self.trouble:
            ways, note = note.rows(46, None, gap=GAP)
            labels = [self.texts.say(f"screen-door-{door.name}") for door in self.doors]
            wide = [canvas.width(label, Type.LABEL, fonts.SEMIBOLD) + 88 for label in labels]
            spread = (ways.w - GAP * (len(wide) - 1)) / sum(wide)
            cells = ways.columns(*[spread * one for one in wide], gap=GAP)
            for cell, door, label in zip(cells, self.doors, labels, strict=True):
                icon = Icon(door.icon, theme.AMBER if door.inviting else theme.TEXT)
                action, cap = ("door", door.name), door.key.upper()
                widgets.button(canvas, cell, action, label, icon=icon, key=cap, chosen=door.inviting, size=Type.LABEL)
        if self.trouble:
            canvas.text(note, self.trouble, Type.BODY, theme.ALARM, least=Type.TINY, lines=4, ellipsis=True)
        else:
            canvas.text(note, self.texts.say("screen-ready-keys"), Type.CAPTION, theme.FAINT, least=Type.TINY, lines=2)
        what = (
            f"{kind_name(self.texts, self.kind)} · {self._picked_name()}"
            if self.picked != CODE
            else self._picked_name()
        )
        choosing.start(self.texts, canvas, start, "start", what)


def voice_label(name: str) -> str:
    """A pack's name as a person would say it: `ru-anna` is Anna."""
    return name.rpartition("-")[2].capitalize()


def name_of(texts: Texts, place: int, seat: Seat) -> str:
    if seat.android:
        return texts.say("screen-android")
    return seat.name or texts.say("screen-player", number=place + 1)


def _crew_label(players: int, androids: int) -> str:
    return f"{players} + {androids}" if androids else str(players)
