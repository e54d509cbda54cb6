"""The scene for an evening of The Thing, with its board and its sounds.

The board is readable from three meters, and almost black during an outage. Sounds follow public facts, so that none
reveals a role.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from spacealert.apps.window import icons
from spacealert.apps.window.companion_scene import CompanionScene, Place, Token, board_drawing, full_window_picture
from spacealert.apps.window.music import LineSpeaker, Reactions
from spacealert.companions.shelf import Companion
from spacealert.companions.the_thing.box_facts import Weather
from spacealert.companions.the_thing.escape import Winner, winning_side
from spacealert.companions.the_thing.pieces import (
    GENERATOR_FUEL,
    GREEN_SPACE,
    VEHICLES,
    YELLOW_SPACE,
    Character,
    Fate,
    Location,
)
from spacealert.companions.the_thing.rec_room import FROM_PANTRY
from spacealert.companions.the_thing.station import RoundPhase, Station
from spacealert.companions.the_thing.station_board import (
    Gauge,
    Meter,
    PlaceState,
    StationBoard,
    Suspect,
    board_lines,
    make_station_board,
)
from spacealert.companions.the_thing.thing_evening import THING
from spacealert.kit.audio import RATE, voice_pack
from spacealert.kit.audio.live_mix import find_lines
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.signal import Samples
from spacealert.kit.audio.timeline import Channel, Cue, Loop, Part, Timeline
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.guide.prompts import Arrangement, MultiChoice, Prompt, Ritual, RitualLine
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import prompt_options
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Flow, Grid, Layers, Plate, Row, Table
from spacealert.kit.ui.controls import Empty, Leaf, Picture, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session

_LINES = "thingspeech"
_WINDS = {Weather.STORM: "wind-storm", Weather.SNOW: "wind-strong", Weather.WIND: "wind-strong"}
_CALM, _GENERATOR = "wind-calm", "generator"
REACTIONS: Mapping[str, Callable[[Station], int]] = {
    "creature": lambda station: station.exposures,
    "explodes": lambda station: len(station.burned),
    "damage": lambda station: sum(station.damage.values()),
    "drained": lambda station: int(station.outage),
}
WIND = "wind-ritual"  # loud enough to hide the sound of tokens on the table


class StationSound(LineSpeaker):
    """Plays the lines of the rituals, the ambience of the station, and sound effects."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._reactions = Reactions(REACTIONS)

    def play_ritual(self, moments: Sequence[RitualLine]) -> None:
        """Play a ritual as one soundtrack, if a recording of its lines is available."""
        pack = find_lines(_LINES, self._session.voice)
        self.mix.stop_speech_and_effects()
        if pack is None:
            return
        try:
            self.mix.say(render_ritual(moments, pack, voice_pack.load_effects()))
        except UserError:  # a broken clip must not stop the game
            return

    def set_ambience(self, station: Station) -> None:
        """Loop the sounds that fit the state of the station, and play an effect for what has just happened, if any."""
        self.loop_effects(*choose_ambience_loops(station))
        if (effect := self._reactions.next_effect(station)) is not None:
            self.play(effect)


def choose_ambience_loops(station: Station) -> tuple[str, ...]:
    """Return the names of the sounds to loop in this state of the station."""
    wind = _CALM if station.weather is None else _WINDS.get(station.weather, _CALM)
    powered = not station.outage and station.phase is not RoundPhase.OVER
    return (wind, _GENERATOR) if powered else (wind,)


def ritual_timeline(moments: Sequence[RitualLine], lines: Voice) -> Timeline[Cue]:
    """Return a timeline that plays the lines one by one, with wind throughout."""
    cues, at = [], 0.0
    for moment in moments:
        clip = lines.clips.get(moment.spoken)
        begin = round(at * RATE)
        frames = 0 if clip is None else clip.frames
        parts = () if clip is None else (Part(clip.id, 0, frames),)
        cues.append(Cue(begin, frames, moment.text.text_id, parts=parts))
        at += moment.seconds
    frames = round(at * RATE)
    return Timeline(tuple(cues), (Loop(WIND, Channel.EFFECTS, ((0, frames),)),), frames)


def render_ritual(moments: Sequence[RitualLine], lines: Voice, effects: Voice) -> Samples:
    """Render the whole ritual as one sound."""
    timeline = ritual_timeline(moments, lines)
    return Mixing(timeline, lines, effects, over_the_intercom=False).block(0, timeline.frames)


_FEW = {"thing-board-pantry": FROM_PANTRY, "thing-board-underground": GENERATOR_FUEL}  # smaller numbers are highlighted
_FEWEST_SPACES, _MOST_SPACES = 9, 15  # discs farther away are on the last space, with their number
_ROWS = (
    (Location.RADIO_ROOM, Location.WEATHER_STATION, Location.LAB, Location.HELICOPTER),
    (Location.KENNEL, Location.KITCHEN, Location.REC_ROOM, Location.DORMITORY, Location.ARMORY),
    (Location.GENERATOR, Location.BOILER, Location.STORAGE, Location.SNOWCAT),
)  # rows of the drawing
_PHASES_OF_THE_MAP = (RoundPhase.MOVE, RoundPhase.CLASHES, RoundPhase.ALIEN)
_DARKNESS, _DIMMED = 0.75, 0.16  # shares of the light that surfaces, and that words and pieces lose
_TOKEN = 22.0
_MOST_TOKENS = 6  # drawn one by one; more are shown as a number


class StationPanel:
    """The station board, which shows only public facts."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = texts.say
        self._dark = False

    def describe(self, state: Station, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in board_lines(make_station_board(state))]

    def build(self, state: Station, prompt: Prompt | None) -> Widget:
        board = make_station_board(state)
        if not board.gauges:
            return Leaf(_paint_station, args=(True,), title="station", min_height=400, grow=1)
        self._dark = board.dark
        parts: list[Widget] = [self._head(board)]
        has_map = state.phase in _PHASES_OF_THE_MAP
        if state.phase is RoundPhase.OVER:
            saved = state.ending is not None and winning_side(state.ending) is Winner.HUMANS
            parts.append(Leaf(_paint_station, args=(saved,), title="station", min_height=220, grow=2))
        elif has_map:
            ground = Leaf(_paint_ground, args=(self._dark,), words=" ")
            parts.append(Layers(ground, Column(self._map(state, prompt).sized(grow=1), pad=(6, 6)), grow=2))
        else:
            stores = (
                *(self._number(name, str(number), _store_color(name, number)) for name, number in board.stores),
                *(self._number(one.name, f"{one.now} / {one.end or '?'}", _meter_color(one)) for one in board.meters),
            )
            has_pictures = len(board.suspects) <= _FEW_PEOPLE
            parts += [
                Grid(*(self._gauge(one, has_pictures) for one in board.gauges), grow=int(has_pictures)),
                Grid(*stores),
            ]
        parts.append(self._suspicion(board))
        if not has_map and state.phase is not RoundPhase.OVER:
            parts.append(self._dogs(board))
        return Plate(*parts, color=theme.SPACE, pad=(0, 0), edge=self._light(theme.PANEL))

    def _map(self, station: Station, prompt: Prompt | None) -> Widget:
        chosen = prompt.now if isinstance(prompt, Arrangement) else {}
        faces = dict(zip(Character, character_faces(), strict=True))
        places = []
        for row, locations in enumerate(_ROWS):
            for column, location in enumerate(locations):
                strength = station.alien_at.get(location)
                tokens = [
                    Token(evolve(face, color=self._ink(theme.mix(face.color, theme.SPACE, 0 if one.standing else 0.5))))
                    for one in station.characters
                    for face in (faces[one.character],)
                    if chosen.get(one.character, one.where) == location
                ]
                tokens += [Token(Icon("station-dog", self._ink(theme.TEXT)))] * station.dogs.get(location, 0)
                tokens += [Token(letters=str(strength), color=theme.ALARM)] if strength else []
                tokens += [Token(Icon("station-flame", self._ink(theme.AMBER)))] * (location in station.burned)
                at = column + (len(_ROWS[1]) - len(locations)) / 2, row
                name = location.label.render(self._texts)
                surface = theme.tint(theme.ALARM) if location in station.burned else theme.RAISED
                is_lit = not self._dark and location not in station.burned
                drawing = _place_drawing(location, is_lit)
                places.append(Place(at, name, tuple(tokens), self._light(surface), location, drawing=drawing))
        return board_drawing(places, prompt, (len(_ROWS[1]), len(_ROWS)))

    def _light(self, color: Color) -> Color:
        """Return this color in the station's current light."""
        return theme.mix(color, theme.SPACE, _DARKNESS) if self._dark else color

    def _ink(self, color: Color) -> Color:
        """Return this color as used for text and pieces: dimmed in the dark, but still readable."""
        return theme.mix(color, theme.SPACE, _DIMMED) if self._dark else color

    @property
    def _opacity(self) -> float:
        """The opacity of pictures, which is lower in the dark."""
        return 0.6 if self._dark else 1.0

    def _text(self, words: str, size: float, color: Color, weight: str = fonts.BOLD, **how: Any) -> Text:
        return Text(words, fonts.Style(size, self._ink(color), weight), **how)

    def _plate(self, *parts: Widget | None, color: Color = theme.PANEL, **how: Any) -> Plate:
        return Plate(*parts, color=self._light(color), **how)

    def _head(self, board: StationBoard) -> Widget:
        weather, leader = None, None
        if board.weather is not None:
            ink = {"sun": theme.AMBER, "storm": theme.ALARM}.get(str(board.weather), theme.SIGNAL)
            icon = Icon(f"station-{board.weather}", self._ink(ink))
            picture = Leaf(
                Canvas.picture, args=(icon, self._opacity), words=" ", min_width=54, max_width=54, min_height=44
            )
            words = self._say(f"thing-weather-{board.weather}")
            weather = Row(picture, self._text(words, Type.BODY, theme.TEXT, fonts.SEMIBOLD), min_width=150)
        if board.leader is not None:
            name = self._text(self._say("thing-board-leader", who=board.leader), Type.BODY, theme.BRIGHT, align="right")
            token = None
            if board.token is not None:
                words = self._say("thing-board-token-short", place=board.token)
                token = self._text(words, Type.SEAT, theme.AMBER, fonts.REGULAR, align="right")
            leader = CenteredColumn(name, token, gap=0, min_width=150)
        return self._plate(Columns(weather, self._phase(board), leader, gap=12), pad=(14, 6))

    def _phase(self, board: StationBoard) -> Widget:
        phase = self._text(board.phase.render(self._texts), Type.TITLE, theme.AMBER, align="center")
        if board.dark:
            phase = Text(
                self._say("thing-board-dark").upper(), fonts.Style(Type.TITLE, theme.ALARM, fonts.BOLD), align="center"
            )
        states = [self._say("thing-board-round-number", round=board.number)]
        states += [self._say(f"thing-board-{name}") for name in ("cold", "starving") if getattr(board, name)]
        ink = theme.ALARM if len(states) > 1 else theme.TEXT
        return Column(
            phase, self._text(" · ".join(states), Type.SEAT, ink, fonts.REGULAR, align="center"), gap=0, grow=1
        )

    def _gauge(self, gauge: Gauge, has_picture: bool) -> Widget:
        broken = gauge.condition in (PlaceState.DARK, PlaceState.DESTROYED, PlaceState.BURNED)
        ink = theme.ALARM if broken else theme.TEXT
        name = self._text(gauge.name.render(self._texts), Type.SEAT, ink, fonts.SEMIBOLD)
        place = None
        if has_picture:
            args = (gauge.location, not broken and not self._dark)
            place = Leaf(_paint_place, args=args, words=" ", min_height=_LEAST_PLACE, grow=1)
        mark = None
        if gauge.condition is not PlaceState.WORKING:
            words = self._say(f"thing-board-mark-{gauge.condition}")
            mark = self._text(words, Type.LABEL, theme.ALARM if broken else theme.GOOD)
        fuel, damage = None, None
        if gauge.fuel is not None and not broken:
            places = gauge.fuel_places or (None if gauge.location in VEHICLES else GENERATOR_FUEL)
            fuel = self._tokens("station-fuel", gauge.fuel, places, theme.AMBER)
        if broken or gauge.condition is not PlaceState.READY:
            damage = self._tokens("station-damage", gauge.damage, gauge.damage_places, theme.ALARM)
        color = theme.tint(theme.ALARM) if broken else theme.PANEL
        return self._plate(name, fuel, mark, damage, place, color=color, gap=2, pad=(10, 6))

    def _tokens(self, icon: str, tokens: int, places: int | None, color: Color) -> Widget:
        """Return an icon for each token and each empty space or, if there are many, a single icon with a number."""
        shown = max(tokens, places or 0)
        sign, lit = Icon(icon, self._ink(color)), self._opacity
        if shown <= _MOST_TOKENS:
            drawn = (_token(sign, lit if place < tokens else 0.2) for place in range(shown))
            return Flow(*drawn, gap=2, min_height=_TOKEN)
        words = str(tokens) if places is None else f"{tokens} / {places}"
        return Row(_token(sign, lit if tokens else 0.2), self._text(words, Type.LABEL, theme.TEXT))

    def _number(self, name: Message, number: str, color: Color) -> Widget:
        said = Text(name.render(self._texts), fonts.CAPTION, self._ink(theme.FAINT), "center")
        _, _, key = name.text_id.partition("thing-board-")
        icon = Icon(_STORES.get(key, "station-snow"), self._ink(theme.mix(theme.SPACE, theme.SIGNAL, 0.7)))
        sign = Leaf(Canvas.picture, args=(icon, self._opacity), words=" ", min_width=30, max_width=30)
        figure = Row(Spacer(), sign, self._text(number, Type.SUBHEADING, color), Spacer(), gap=6)
        return self._plate(said, figure, gap=0, pad=(8, 4))

    def _suspicion(self, board: StationBoard) -> Widget:
        farthest = max(
            *(one.disc + 1 for one in board.suspects),
            (board.max_zone or 0) + 3,
            (board.threat or 0) + 2,
            _FEWEST_SPACES,
        )
        rows = (Row(*self._suspect(board, one, min(farthest, _MOST_SPACES)), grow=1) for one in board.suspects)
        return self._plate(Table(*rows, gap=2, grow=1) if board.suspects else None, pad=(12, 6), grow=1)

    def _suspect(self, board: StationBoard, suspect: Suspect, spaces: int) -> Iterator[Widget]:
        playing = suspect.fate is Fate.PLAYING
        ink = theme.AMBER if suspect.leads else theme.TEXT if playing else theme.FAINT
        weight = fonts.BOLD if suspect.leads else fonts.SEMIBOLD
        face = character_faces()[list(Character).index(suspect.character)]
        face = evolve(face, color=self._ink(face.color))
        head = Leaf(_paint_bust, args=(face,), words=" ", min_width=44, max_width=44)
        yield Row(head, self._text(suspect.name.render(self._texts), Type.LABEL, ink, weight), gap=6)
        shown = (board.threat, board.max_zone, suspect.disc, spaces, face)
        track = Leaf(self._paint_track, args=shown, min_width=18 * spaces, min_height=20, max_height=58, grow=1)
        yield track if playing else Empty()
        yield Row(Empty(min_width=6), self._mark(suspect), gap=0)

    def _paint_track(
        self, canvas: Canvas, box: Box, threat: int | None, max_zone: int | None, disc: int, spaces: int, face: Icon
    ) -> None:
        for space, cell in enumerate(box.inset(0, 2).columns(*[None] * spaces, gap=3)):
            color = _space_color(threat, max_zone, space)
            share = (0.62 if space <= disc else 0.22) * (0.6 if self._dark else 1)
            canvas.fill(cell, theme.mix(theme.PANEL, color, share))
            if space == threat:
                canvas.frame(cell, self._ink(theme.ALARM), 3)
            if space == min(disc, spaces - 1):
                side = cell.h
                canvas.disc(*cell.center, side * 0.54, face.color)
                canvas.disc(*cell.center, side * 0.46, theme.SPACE)
                canvas.picture(cell.middle(side * 0.84, side * 0.84), face)
                if disc > space:
                    number = Box(cell.center[0] - side / 2 - 34, cell.y, 30, cell.h)
                    canvas.text(number, str(disc), Type.LABEL, self._ink(theme.AMBER), fonts.BOLD, "right", Type.FINE)

    def _mark(self, suspect: Suspect) -> Widget:
        """Return a widget with a character's status or location, and with their Flamethrower canisters."""
        words: Widget | None = None
        if suspect.fate is Fate.PLAYING and not suspect.plays_face_up:
            if suspect.where is not None:
                words = self._text(suspect.where.render(self._texts), Type.CAPTION, theme.TEXT, fonts.REGULAR)
        else:
            name = suspect.fate if suspect.fate is not Fate.PLAYING else "face-up"
            ink = theme.FAINT if suspect.fate is Fate.ABSORBED else theme.ALARM
            words = self._text(self._say(f"thing-board-mark-{name}"), Type.CAPTION, ink)
        if suspect.canisters is None:
            return words or Empty()
        flame = Picture(Icon("station-flame", self._ink(theme.AMBER)), 22)
        return Row(words, flame, self._text(str(suspect.canisters), Type.LABEL, theme.AMBER), gap=4)

    def _dogs(self, board: StationBoard) -> Widget:
        dogs = self._say("thing-board-dogs-short", places=board.dogs or "–", kennel=board.kennel)
        picture = Picture(Icon("station-dog", self._ink(theme.TEXT)), 30)
        told = Row(picture, self._text(dogs, Type.LABEL, theme.TEXT, fonts.REGULAR, grow=1), grow=1)
        strength = None
        if board.strength:
            strength = self._text(self._say("thing-board-strength", strength=board.strength), Type.LABEL, theme.ALARM)
        return self._plate(Columns(told, strength, gap=12), pad=(12, 6))


def _token(icon: Icon, opacity: float) -> Widget:
    return Leaf(_paint_token, args=(icon, opacity), words=" ").sized(
        min_width=_TOKEN, max_width=_TOKEN, min_height=_TOKEN
    )


def _paint_token(canvas: Canvas, box: Box, icon: Icon, opacity: float) -> None:
    canvas.disc(*box.center, _TOKEN / 2, theme.SPACE)
    canvas.picture(box.middle(_TOKEN, _TOKEN).inset(1, 1), icon, opacity)


def _paint_station(canvas: Canvas, box: Box, lit: bool) -> None:
    canvas.illustration(box, "station" if lit else "station-lost")
    canvas.frame(box, theme.EDGE, 1)


def _paint_dice(canvas: Canvas, box: Box, *faces: str) -> None:
    side = min(box.h * 0.62, box.w / len(faces) * 0.6, 170)
    if side < _LEAST_PLACE:
        return
    canvas.illustration(box, "snowfield")
    for die, cell in zip(faces, box.columns(*[None] * len(faces)), strict=True):
        drawn = cell.middle(1.3 * side, 1.3 * side)
        canvas.glow(*drawn.center, min(box.h / 2, side), theme.mix(theme.UNLIT, theme.SIGNAL, 0.4))
        canvas.illustration(drawn, "die")
        face = Box(drawn.x + drawn.w * 0.17, drawn.y + drawn.h * 0.33, drawn.w * 0.5, drawn.h * 0.5)
        canvas.picture(face, Icon(die, theme.mix(theme.SPACE, theme.ALARM, 0.6)))


def _paint_place(canvas: Canvas, box: Box, location: Location, is_lit: bool) -> None:
    canvas.illustration(box, _place_drawing(location, is_lit))
    canvas.frame(box, theme.EDGE, 1)


def _paint_bust(canvas: Canvas, box: Box, face: Icon) -> None:
    side = min(box.w, box.h * 1.3) if box.w > box.h else min(box.w * 1.5, box.h)
    top = box.center[1] - side / 2 if side > box.h else box.bottom - side
    with canvas.clip_to(box):
        canvas.picture(Box(box.center[0] - side / 2, top, side, side), face)


def _place_drawing(location: Location, is_lit: bool) -> str:
    return f"place-{location}{'' if is_lit else '-dark'}"


def _paint_ground(canvas: Canvas, box: Box, dark: bool) -> None:
    canvas.illustration(box, "snowfield")
    if dark:
        canvas.veil(box, theme.SPACE, 0.8)
        canvas.glow(*box.center, box.w * 0.4, theme.mix(theme.UNLIT, theme.AMBER, 0.28))
    canvas.frame(box, theme.EDGE, 1)


def _store_color(name: Message, number: int) -> Color:
    if name.text_id == "thing-board-kitchen":
        return theme.GOOD if number else theme.FAINT
    return theme.ALARM if number < _FEW.get(name.text_id, 1) else theme.BRIGHT


def _meter_color(way: Meter) -> Color:
    if way.end is not None and way.now >= way.end - 1:
        return theme.ALARM if way.dangerous else theme.GOOD
    return theme.SIGNAL


def _space_color(threat: int | None, max_zone: int | None, space: int) -> Color:
    """Return the color of a space on the suspicion track: green, yellow, red in the danger zone, or neutral."""
    if space in (GREEN_SPACE, YELLOW_SPACE):
        return theme.GOOD if space == GREEN_SPACE else theme.AMBER
    red_from = max_zone if max_zone is not None else threat
    return theme.ALARM if red_from is not None and space >= red_from else theme.FAINT


_SIGNS = {
    "fuel": "station-fuel", "damage": "station-damage", "supplies": "card", "suspicion": "station-disc",
    "leader": "star", "dogs": "station-dog", "tracks": "station-snow", "aliens": "eye", "box": "book", "done": "done",
    "yes": "done", "no": "cross", "use": "transfer", "repair": "gear", "sabotage": "station-damage",
    "threat": "station-threat", "burn": "ship-fire", "nothing": "empty", "melee": "station-damage",
    "firearm": "ship-gun", "flamethrower": "ship-fire", "explosive": "station-damage",
    **{weather: f"station-{weather}" for weather in ("sun", "clouds", "wind", "snow", "storm")},
}  # fmt: skip


_LOOKUP = {
    "armory": "ship-gun", "generator": "station-fuel", "boiler": "station-fuel", "kitchen": "ship-slime", "lab": "eye",
    "weather-station": "station-wind", "kennel": "station-dog", "radio-room": "antenna", "storage": "ship-case",
    "snowcat": "station-snowcat", "helicopter": "station-copter", "rec-room": "person", "dormitory": "clock",
    "tools": "gear", "keys": "keys", "wire": "card", "fuel-card": "station-fuel", "flashlight": "eye",
    "explosive": "station-damage", "flamethrower": "ship-fire", "firearm": "ship-gun", "melee": "station-damage",
    "darkness": "silence", "tests": "eye", "burning": "ship-fire", "escape": "ship-door", "hand": "card",
}  # fmt: skip
_STORES = {
    "underground": "station-fuel", "outdoor": "station-fuel", "pantry": "ship-case", "kitchen": "station-flame",
    "rescue": "station-copter", "rescue-fuel": "station-fuel",
}  # fmt: skip
_LEAST_PLACE, _FEW_PEOPLE = 40.0, 8  # height of a place's picture in units, and how many people leave room for it
_PLACES, _CARDS = 13, 9  # of the entries to look up: first places, then cards
_DIE_FACES = {
    "thing-face-use": "transfer", "thing-face-repair": "gear", "thing-face-sabotage": "station-damage",
    "thing-face-threat": "station-threat", "thing-face-burn": "station-flame",
}  # fmt: skip


def character_faces() -> list[Icon]:
    """Return a face for each character, each in a different color."""
    colors = *icons.CREW.values(), theme.BRIGHT, theme.mix(theme.ALARM, theme.AMBER, 0.4), theme.SIGNAL
    return [Icon(f"station-face-{number}", color) for number, color in enumerate(colors, start=1)]


class ThingScene(CompanionScene[Station]):
    """The scene for an evening of The Thing. Without a session, it is silent."""

    ink, backdrop, emblem = theme.SIGNAL, "snowfield", "station-husky"
    drawings = (
        ("alien-card", "eye"), ("dog", "station-dog"), ("kennel", "station-dog"),
        ("fuel", "station-fuel"), ("upkeep", "station-fuel"),
        ("boiler", "station-fuel"), ("weapon", "ship-gun"), ("fire", "ship-fire"), ("burn", "ship-fire"),
        ("flame", "ship-fire"), ("weather", "station-storm"), *_DIE_FACES.items(), ("dice", "dice"),
        ("draw", "card"), ("leader", "star"), ("pile", "card"), ("card", "card"),
        ("rescue", "station-sun"), ("clash", "station-damage"), ("avoid", "station-damage"), ("role", "eye"),
        ("test", "eye"), ("vote", "person"), ("face-up", "eye"), ("places-how", "person"),
        ("outage", "ship-malfunction"), ("freezing", "station-snow"), ("vehicles", "station-damage"),
        ("items", "ship-case"), ("correct", "gear"), ("", "station-snow"),
    )  # fmt: skip

    def __init__(
        self,
        texts: Texts,
        session: Session | None = None,
        companion: Companion[Station] = THING,
        saved: SavedGuide[Station] | None = None,
    ) -> None:
        self.sound = None if session is None else StationSound(session)
        super().__init__(texts, session, companion, saved, StationPanel(texts))

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        """Return a portrait if the option is a character, or else the usual picture."""
        shown = super().option_picture(prompt, key)
        faces = dict(zip(map(str, Character), character_faces(), strict=True))
        if shown is None or key not in faces:
            return shown
        return Leaf(_paint_bust, args=(faces[key],), words=" ")

    def question_picture(self) -> Widget:
        """Return a picture of the dice if any were rolled, or else the usual picture."""
        dice = () if self.prompt is None else self.prompt.text.facts.get("dice", ())
        faces = (
            [_DIE_FACES.get(one.text_id, "empty") for one in dice if isinstance(one, Message)]
            if isinstance(dice, tuple)
            else []
        )
        return Leaf(_paint_dice, args=tuple(faces), words=" ", grow=1, ratio=2) if faces else super().question_picture()

    @property
    def mood(self) -> Mood:  # type: ignore[override]
        """The mood: snow, or a torch during an outage."""
        station = None if self.walkthrough is None else self.walkthrough.state
        dark = station is not None and station.outage and station.phase is not RoundPhase.OVER
        return Mood.TORCH if dark else Mood.SNOW

    def answer_icons(self, prompt: Prompt) -> Mapping[str, Icon]:
        found = {key: Icon(name, theme.SIGNAL) for key, name in _SIGNS.items()}
        found |= {str(one): face for one, face in zip(Character, character_faces(), strict=True)}
        if prompt.text.text_id == "thing-roles-agreed":
            found |= {"no": Icon("card", theme.SIGNAL), "yes": Icon("computer", theme.SIGNAL)}
        dice = {option.key: option.label.facts.get("die") for option in prompt_options(prompt)}
        shown = {key: die for key, die in dice.items() if isinstance(die, Message)}
        return found | {key: Icon(_DIE_FACES[die.text_id], theme.SIGNAL) for key, die in shown.items()}

    @property
    def places_on_map(self) -> Collection[str]:
        mapped = self.walkthrough is not None and self.walkthrough.state.phase in _PHASES_OF_THE_MAP
        asks_place = isinstance(self.visible_prompt, Arrangement | MultiChoice)
        return list(map(str, Location)) if mapped and asks_place else ()

    def background(self) -> Leaf | None:
        """Return a picture of how the evening ended or, before its end, the usual picture."""
        station = None if self.walkthrough is None else self.walkthrough.state
        if station is None or self.prompt is None or not self.prompt.text.text_id.startswith("thing-end-"):
            return super().background()
        saved = station.ending is not None and winning_side(station.ending) is Winner.HUMANS
        return full_window_picture(_paint_station, saved)

    def entry_backdrop(self, text_id: str) -> str:
        _, _, key = text_id.partition("-")
        return _place_drawing(Location(key), True) if key in list(Location) else super().entry_backdrop(text_id)

    def entry_group(self, text_id: str) -> tuple[str, Icon]:
        _, _, key = text_id.partition("-")
        names = list(_LOOKUP)
        place = names.index(key) if key in names else len(names)
        shelf = "places" if place < _PLACES else "cards" if place < _PLACES + _CARDS else "rules"
        return f"thing-board-shelf-{shelf}", Icon(_LOOKUP.get(key, "book"), theme.SIGNAL)

    def do(self, action: Action) -> None:
        asked = self.prompt
        ritual = asked if isinstance(asked, Ritual) and not self.running else None
        if self.sound is not None and action in ("undo", "back", "earlier"):
            self.sound.stop_speaking()
        super().do(action)
        if self.sound is None:
            return
        if ritual is not None and self.running:
            self.sound.play_ritual(ritual.lines)
        elif action == "next" and isinstance(self.prompt, Ritual) and self.current_line is not None:
            moments = list(self.prompt.lines)
            self.sound.play_ritual(moments[moments.index(self.current_line) :])

    def speak(self, text_id: str) -> None:
        """Speak a line, except during a ritual, which has its own soundtrack."""
        if self.sound is not None and text_id and not self.running:
            self.sound.say(text_id)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.sound is not None and self.walkthrough is not None:
            self.sound.set_ambience(self.walkthrough.state)

    def leave(self) -> None:
        if self.sound is not None:
            self.sound.close()
        super().leave()
