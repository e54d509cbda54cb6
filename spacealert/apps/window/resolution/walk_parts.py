"""Widgets around the picture of the ship in the resolution."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from attrs import frozen

from spacealert.apps.window import icons, music, shape_painter, title_art
from spacealert.apps.window.resolution import art
from spacealert.engine import events
from spacealert.engine.events import Event
from spacealert.engine.ship import PHASES
from spacealert.engine.view import PersonView, ThreatView, View
from spacealert.gamefile.card_names import is_internal
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import Column, Flow, Grid, Plate, Row, Scroll
from spacealert.kit.ui.controls import Button, Empty, Leaf, Picture, Pressable, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.narration import walk
from spacealert.narration.explanations import find_rule
from spacealert.narration.sentences import EventNarrator, card_name, event_tone
from spacealert.narration.shapes import crew_drawing
from spacealert.narration.shapes.shape import (
    Area,
    Block,
    Disc,
    Label,
    Ring,
    Role,
    Shape,
    Shapes,
    Stroke,
    dim_shapes,
    place_shapes,
    star_points,
)
from spacealert.narration.shapes.ship_layout import Frame
from spacealert.narration.shapes.sky_drawing import ZONE_ROLE
from spacealert.narration.shapes.svg import load_silhouette
from spacealert.narration.walk import Walk, event_spotlight
from spacealert.session.resolution_sheet import ResolutionSheet

TONES: dict[str, Color] = {"plain": theme.TEXT, "fail": theme.AMBER, "bad": theme.ALARM, "good": theme.GOOD}
_ROW, _LEAST_ROW, _NAMES = 38.0, 26.0, 150.0  # of the plans: row heights and width of the names
_SLOT = 44.0  # least width of a slot. Plans with less room only show the turns around the current one.
_TALLEST = 440.0  # maximum height of the panel for the current event, in units
_LEAST_ACTOR, _MOST_ACTOR = 36.0, 150.0  # size limits for the picture of the acting player, in units
_LEAST_PICTURE = 58.0  # its least height next to the plans, with the gap above it
_ABOVE = 10.0  # gap between the sentence and the picture that does not shrink
_LONG, _VERY_LONG = 75, 100  # letters from which a sentence has smaller type
_MANY_NOTES = 3  # more than these scroll, so that they do not push the ship and the buttons off the screen
_CARDS_AHEAD = 3  # cards shown after that of the turn
_SMALLER = fonts.Style(Type.BODY, theme.BRIGHT, fonts.SEMIBOLD)
_HULL = 110.0  # height of the ship in that picture
_FIGURE = Frame(-30, -63, 66, 66)
_NARROW = 0.72  # width of a person, as a share of that frame
_HELMET = Frame(-14, -17.5, 28, 28)  # with the tallest antenna
_SMALL = Frame(-60, -56, 120, 112)  # a silhouette with its number


@frozen
class WalkColumn:
    """The column beside the ship, with the current event and the plans."""

    texts: Texts
    narrator: EventNarrator
    walk: Walk
    sheet: ResolutionSheet
    notes: tuple[str, ...]

    def absent_threats(self) -> Widget:
        """Return pictures of the threats that are not on a trajectory."""
        order = {"destroyed": 0, "survived": 0, "not yet": 1}
        away = [token for token in self.walk.view.threats if token.space is None]
        away = sorted(away, key=lambda token: (order.get(token.fate, 0), token.is_called, token.number))
        wide = max(44.0, min(64.0, 390 / max(1, len(away)) - 8))  # in one line, if they stay recognizable
        return Flow(*(self._silhouette(token, wide) for token in away), gap=4)

    def _silhouette(self, token: ThreatView, wide: float) -> Widget:
        fate = self.texts.say(f"resolution-fate-{token.fate.replace(' ', '-')}")
        drawn = Leaf(shape_painter.paint, args=(_with_fate(token), _SMALL), min_width=wide, min_height=wide * 0.88)
        words = f"{card_name(self.texts, token.code)} {fate}"
        return Pressable(drawn, action=("card", token.code), raised=False, pad=(2, 2), words=words)

    def current_event_panel(self) -> Widget:
        event = self.walk.event
        if event is None:
            return Plate(Text(self.texts.say("resolution-start-how"), fonts.LEAD, theme.FAINT), min_height=150)
        color = TONES[event_tone(event)]
        said = self.narrator.describe(event)
        size = fonts.HEADING if len(said.text) < _LONG else fonts.LEAD if len(said.text) < _VERY_LONG else _SMALLER
        picture = self.actor_picture(event)
        section, words = f"§{said.rule}", said.with_reason(self.texts)
        why = find_rule(event) is not None
        ask = f"{self.texts.say('school-why-button')} (W) · {section}" if why else section
        step = Text(self.texts.say(f"story-step-{event.step}"), fonts.CAPTION, words=" ", grow=1)
        above = Row(step, Text(ask, fonts.FINE, theme.SIGNAL if why else None), gap=14)
        parts = above, Text(said.text, size, color), picture
        if not why:
            return Plate(*parts, words=words, gap=2, pad=(14, 8)).sized(min_height=150, max_height=_TALLEST, grow=1)
        return Pressable(*parts, action="why", raised=False, words=words, min_height=150, max_height=_TALLEST, grow=1)

    def actor_picture(self, event: Event) -> Widget:
        """Return a picture of the player or threats involved in this event or, without any, of the whole crew."""
        crew = [one._replace(plan=(), squad=None, station="UW") for one in self.walk.view.crew]
        figures = tuple(one for one in crew if one.color == event.who)
        shown = () if figures else event_spotlight(event).beam_to if event.threat is None else (event.threat,)
        codes = tuple(self.walk.view.threats[place].code for place in shown)
        turn = event.turn if isinstance(event, events.TurnBegins) else 0
        plan = next((one.plan for one in self.walk.view.crew if one.color == event.who), ())
        cards = tuple(plan[event.turn - 1 : event.turn + _CARDS_AHEAD])
        tile = (event.tile, event.zone) if isinstance(event, events.TileDrawn) else None
        args = figures or tuple(crew), codes, turn, cards, tile
        return Leaf(_paint_actor, args=args, title="actor", words=" ", wish=82, min_height=_LEAST_PICTURE, grow=1)

    def story(self) -> tuple[Widget, ...]:
        told: list[Widget] = []
        for turn, happened in groupby(self.walk.events[: self.walk.place], key=lambda event: event.turn):
            told.append(Text(self.texts.say("story-turn", turn=turn), fonts.LEAD, theme.AMBER))
            told += [self._event_sentence(event) for event in happened]
        return tuple(told)

    def _event_sentence(self, event: Event) -> Widget:
        figure = next((one for one in self.walk.view.crew if one.color == event.who), None)
        sign: Widget = Empty(min_width=34)
        if figure is not None:
            sign = Picture(icons.person(figure.color, android=figure.android), 34)
        elif event.threat is not None:
            sign = title_art.threat_picture(self.walk.view.threats[event.threat].code, 34)
        return Row(
            sign, Text(self.narrator.describe(event).text, fonts.LABEL, TONES[event_tone(event)], grow=1), gap=14
        )

    def build(self) -> Column:
        crew = self.walk.view.crew
        value = (crew, self.walk.turn, event_spotlight(self.walk.event).people)
        least, wish = (30 + row * len(crew) for row in (_LEAST_ROW, _ROW))
        plans = Leaf(_paint_plans, value, (self,), "plans", wish=wish, min_width=360, min_height=least, grow=1)
        shown = Plate(plans, pad=(10, 6))
        changed: list[Widget] = [Text(note, fonts.CAPTION, theme.SIGNAL) for note in self.notes]
        if len(changed) > _MANY_NOTES:
            changed = [Scroll(Column(*changed), id="notes")]
        return Column(self.absent_threats(), self.current_event_panel(), *changed, shown, gap=10, grow=1)

    def slot_boxes(self, line: Box) -> list[tuple[int, Box]]:
        """Return the turn and box of each slot in a row. Without room for all, return those around the current turn."""
        room = Box(line.x + _NAMES, line.y, line.w - _NAMES, line.h)
        shown = min(max(1, int(room.w / _SLOT)), self.sheet.game.turns)
        first = max(1, min(self.walk.turn - 1, self.sheet.game.turns - shown + 1))
        return list(enumerate(room.columns(*[None] * shown, gap=4), first))


def _paint_plans(canvas: Canvas, box: Box, column: WalkColumn) -> None:
    walk, sheet = column.walk, column.sheet
    top, *rows = box.rows(30, *[None] * len(sheet.crew))
    for turn, cell in column.slot_boxes(top):
        here = turn == walk.turn
        if here:
            canvas.fill(Box(cell.x, box.y, cell.w, box.h), theme.mix(theme.PANEL, theme.AMBER, 0.3))
            canvas.fill(cell, theme.AMBER)
        canvas.text(cell, str(turn), Type.LABEL, theme.INK if here else theme.FAINT, fonts.BOLD, "center")
    lit = event_spotlight(walk.event).people
    for figure, member, line in zip(walk.view.crew, column.narrator.game.crew, rows, strict=True):
        acts = member.color in lit
        head, name = Box(line.x, line.y, _NAMES - 6, line.h).columns(min(line.h, 34.0), None, gap=5)
        drawn = crew_drawing.draw_head(figure.color, android=figure.android, conscious=not figure.knocked_out)
        shape_painter.paint(canvas, head.inset(0, 1), drawn, _HELMET)
        ink, weight = (theme.AMBER, fonts.BOLD) if acts else (theme.TEXT, fonts.REGULAR)
        words = f"{figure.number} {column.narrator.short_name(member)}"
        canvas.text(name, words, Type.SEAT, ink, weight, least=Type.FINE, ellipsis=True)
        for turn, cell in column.slot_boxes(line):
            slot, card, here = cell.inset(2, 2), figure.plan[turn - 1], turn == walk.turn
            canvas.fill(slot, theme.mix(theme.RAISED if here else theme.SPACE, *art.card_tint(card)))
            art.draw_card(canvas, slot.inset(1, 1), card, theme.FAINT if turn < walk.turn else theme.TEXT)
            if card != member.plan[turn - 1]:
                canvas.fill(Box(slot.x, slot.bottom - 3, slot.w, 3), theme.AMBER)
            if acts and here:
                canvas.frame(cell, theme.AMBER, 3)


def turn_cells(room: Box, turns: int, gap: float) -> list[tuple[int, Box]]:
    """Return a box for each turn and for the final turn without actions. Phases are `gap` apart."""
    breaks = {first for first, _ in PHASES[1:] if first <= turns} | {turns + 1}
    wide = (room.w - gap * len(breaks)) / (turns + 1)
    cells, x = [], room.x
    for turn in range(1, turns + 2):
        x += gap if turn in breaks else 0
        cells.append((turn, Box(x, room.y, wide, room.h)))
        x += wide
    return cells


def _paint_actor(
    canvas: Canvas,
    box: Box,
    figures: Sequence[PersonView],
    codes: Sequence[str],
    turn: int,
    cards: Sequence[str],
    tile: tuple[str, str] | None,
) -> None:
    box = Box(box.x, box.y + _ABOVE, box.w, box.h - _ABOVE)
    if box.h < _LEAST_ACTOR:
        return
    whole = max(box.h, box.w * 0.62)
    with canvas.clip_to(box, theme.CUT / 2):  # where it happens
        outside = codes and not is_internal(codes[0])
        around = Box(box.x, box.y + 0.72 * (box.h - whole), box.w, whole)
        canvas.illustration(around, "space" if outside else "deck")
        canvas.veil(box, theme.SPACE, 0.3)
        if outside and tile is None and box.w > 1.3 * _HULL + len(codes) * box.h:
            high = _HULL  # always the same, so that a single picture is cached
            canvas.illustration(Box(box.x - 0.7 * high, box.center[1] - high / 2, 1.93 * high, high), "hull")
            box = Box(box.x + 1.2 * high, box.y, box.w - 1.2 * high, box.h)
    box = box.inset(8, 3)
    if tile is not None:
        drawn, box = box.columns(min(box.h, _MOST_ACTOR), None, gap=8)
        canvas.glow(*drawn.center, drawn.w * 0.7, theme.mix(theme.UNLIT, theme.ALARM, 0.4))
        art.draw_tile(canvas, drawn, *tile)
    if turn:
        card, box = box.columns(min(box.h, 110.0), None)
        canvas.glow(*card.center, card.w * 0.6, theme.mix(theme.UNLIT, theme.AMBER, 0.3))
        canvas.text(card, str(turn), Type.HUGE, theme.AMBER, fonts.BOLD, "center", least=Type.HEADING)
    side = min(box.h, _MOST_ACTOR, box.w / len(figures) / _NARROW)
    x = box.x
    for place, action in enumerate(cards):
        high = min(box.h, 120.0) * (1.0 if place == 0 else 0.68)
        if x + high * 0.72 > box.right - side:
            break
        card = Box(x, box.y + (box.h - high) / 2, high * 0.72, high)
        x = card.right + 8
        canvas.plate(card, theme.RAISED, theme.AMBER if place == 0 else theme.LINE, cut=theme.CUT / 2)
        art.draw_card(canvas, card.inset(card.w * 0.08), action, theme.TEXT if place == 0 else theme.FAINT)
    for code, cell in zip(codes, box.columns(*[None] * len(codes), gap=6), strict=True):
        canvas.glow(*cell.center, side * 0.6, theme.mix(theme.UNLIT, theme.AMBER, 0.2))
        shapes = load_silhouette(code)
        shape_painter.paint(canvas, cell, shapes, shape_painter.find_bounds(shapes))
    for number, figure in enumerate(reversed(() if codes else figures), start=1):
        at = Box(box.right - side - (number - 1) * side * _NARROW, box.y + (box.h - side) / 2, side, side)
        canvas.glow(*at.center, side * 0.6, theme.mix(theme.UNLIT, icons.CREW.get(figure.color, theme.TEXT), 0.2))
        person = crew_drawing.draw_person(figure, pose="work" if len(figures) == 1 else "stand")
        shape_painter.paint(canvas, at, person, _FIGURE)


def _with_fate(token: ThreatView) -> Shapes:
    body: Shapes = place_shapes(load_silhouette(token.code), 0, 0, 0.9)
    number = (Disc(-38, -34, 21, ZONE_ROLE[token.track]), Label(-38, -34, token.token_label, 31, Role.INK))
    fate: tuple[Shape, ...] = ()
    if token.fate == "destroyed":
        fate = (Disc(38, 34, 20, Role.GOOD), Stroke(((28, 34), (36, 43), (49, 24)), 6, Role.INK))
    elif token.fate == "survived":
        fate = (
            Disc(38, 34, 20, Role.ALARM),
            Stroke(((30, 26), (46, 42)), 6, Role.INK),
            Stroke(((46, 26), (30, 42)), 6, Role.INK),
        )
    return (*dim_shapes(body, 0.75 if token.fate == "not yet" else 0.9), *number, *fate)


_GAP = 14.0
_MARK, _COUNT = 17.0, 11.0  # size of a symbol, and width of the number beside it
_SIGN = Frame(-7, -7, 14, 14)
# Results of a turn, in the order of their symbols, which differ in shape as well as color.
_SIGNS: dict[type[Event], Shapes] = {
    events.Appeared: (Area(((-6, -5), (6, -5), (0, 6)), Role.WARN),),
    events.Destroyed: (Area(star_points(0, 0, 7, 3, 5), Role.GOOD),),
    events.Survived: (Ring(0, 0, 5, 2, Role.FAINT),),
    events.TileDrawn: (Stroke(((-5, -5), (5, 5)), 3, Role.ALARM), Stroke(((5, -5), (-5, 5)), 3, Role.ALARM)),
    events.KnockedOut: (Block(-6, -2, 12, 4, Role.ALARM, 2), Disc(5, 0, 3.5, Role.ALARM)),
}


def paint_turn_line(canvas: Canvas, box: Box, texts: Texts, shown: Walk, turns: int) -> None:
    over = shown.place == shown.last
    decided = {turn.turn for turn in walk.key_turns(shown.resolution.events)} if over else set()
    for turn, cell in turn_cells(box, turns, _GAP):
        focused = canvas.add_target(cell, ("turn", turn), texts.say("story-turn", turn=turn))
        here, past = turn == shown.turn, turn < shown.turn
        canvas.fill(cell, theme.RAISED if past or here else theme.PANEL)
        canvas.fill(Box(cell.x, cell.bottom - 3, cell.w, 3), theme.AMBER if here else theme.LINE)
        if turn in decided or focused:
            canvas.frame(cell, theme.BRIGHT if focused else theme.AMBER, 2)
        number, marks = cell.inset(5, 4).rows(22, None, gap=2)
        ink = theme.AMBER if here else theme.TEXT if past else theme.FAINT
        canvas.text(number, str(turn), Type.LABEL, ink, fonts.BOLD)
        seen = Counter(type(one) for one in shown.events[: shown.place] if one.turn == turn)
        counts = [*filter(None, map(seen.get, _SIGNS))]
        side = min(_MARK, marks.h, (marks.w - _COUNT * (len(counts) - counts.count(1))) / max(1, len(counts)))
        for kind in filter(seen.get, _SIGNS):
            mark, marks = marks.columns(side, None)
            shape_painter.paint(canvas, mark, _SIGNS[kind], _SIGN)
            if seen[kind] > 1:
                count, marks = marks.columns(_COUNT, None)
                canvas.text(count, str(seen[kind]), Type.NOTE, theme.TEXT, fonts.BOLD, least=Type.FINE)


def describe_table(texts: Texts, narrator: EventNarrator, shown: View) -> list[str]:
    """Return where everyone is, the state of the zones, and the threats in play, line by line."""
    people = [
        texts.say(
            "resolution-person",
            who=narrator.name_by_color(figure.color),
            station=texts.say(f"story-station-{figure.station}"),
            state="out" if figure.knocked_out else figure.squad or "alone",
        )
        for figure in shown.crew
    ]
    zones = [
        texts.say("resolution-zone", place=name, shield=state.shield, reactor=state.reactor, damage=len(state.tiles))
        for name, state in shown.zones.items()
    ]
    tokens = [
        texts.say(
            "resolution-threat",
            threat=narrator.threat_name(token.place),
            space=token.space,
            left=token.hull_left,
            hull=token.hull,
        )
        for token in shown.threats
        if token.space is not None
    ]
    flagged = [
        texts.say("story-flagged", threat=narrator.threat_name(token.place), flag=texts.say(f"story-flag-{flag}"))
        for token in shown.threats
        for flag in token.flags
    ]
    return [*people, *zones, *tokens, *flagged]


def describe_drawn_tracks(texts: Texts, sheet: ResolutionSheet) -> list[str]:
    """Return a line about the trajectories that the program has drawn, if there are any."""
    drawn = [place for place in sheet.places if place in sheet.drawn_tracks]
    names = tuple(f"{texts.say('screen-zone-letter', zone=place)} {sheet.game.tracks[place]}" for place in drawn)
    return [texts.say("resolution-tracks-drawn", tracks=names)] if names else []


@frozen
class WalkFooter:
    """The buttons of the resolution. `speed` is the number between the buttons for slower and faster."""

    texts: Texts
    playing: bool
    speed: int
    own_tiles: bool
    can_slip: bool  # whether a player is acting who may have slipped
    can_correct: bool
    at_end: bool
    is_covered: bool  # whether an explanation is open, with the main button
    won: bool
    saved: bool
    can_start_next: bool = False  # whether this was one of tonight's missions outside a campaign
    next_mission: str = ""  # next mission to fly
    is_incomplete: bool = False  # whether the end awaits the cards of announced threats
    next_step: str = ""  # text id of the next step of the evening, if Back leads there

    def build(self) -> Widget:
        return Column(self._moves(), self._onward(), Grid(*self._rest(), gap=4), gap=6)

    def _onward(self) -> Widget | None:
        """Return the buttons for what to do next, or None if the resolution has not reached its end."""
        if not self.at_end:
            return None
        say = self.texts.say
        if self.is_incomplete:
            return Button(say("resolution-lacking-enter"), "cards", "c", main=True, size=Type.LEAD, min_height=56)
        saved = Button(say("coach-what-saves"), "coach", "c", main=not self.is_covered, size=Type.LEAD, min_height=56)
        again = Button(say("resolution-again"), "again", "a", size=Type.SEAT)
        next_ = Button(say("resolution-next", mission=self.next_mission), "next", "n", main=self.won, size=Type.SEAT)
        onward = (again if self.can_start_next else None, next_ if self.next_mission else None)
        return Column(None if self.won else saved, Grid(*onward, most=2, gap=6) if any(onward) else None, gap=6)

    def _help(self, name: str) -> str:
        return self.texts.say(f"resolution-key-{name}")

    def _moves(self) -> Widget:
        turn, step, speed = self._help("turn"), self._help("step"), self._help("speed")
        main = not (self.at_end or self.is_covered)
        sign = Icon("pause" if self.playing else "play", theme.INK if main else theme.TEXT)
        return Row(
            Button("", ("turn by", -1), icon=Icon("first"), words=turn, grow=1),
            Button("", ("step", -1), icon=Icon("leftward"), words=step, grow=1),
            Button("", "play", "", sign, main=main, words=self._help("play"), grow=3),
            Button("", ("step", 1), icon=Icon("play"), words=step, grow=1),
            Button("", ("turn by", 1), icon=Icon("last"), words=turn, grow=1),
            Button("−", ("speed", 1), words=speed),
            Text(f"×{self.speed}", fonts.LABEL, theme.FAINT, "center", min_width=26, words=" "),
            Button("+", ("speed", -1), words=speed),
            gap=2,
            max_height=48,
        )

    def _rest(self) -> list[Widget | None]:
        say = self.texts.say
        coach = self._tool("eye", say("coach-button"), "coach", "c") if self.at_end and self.won else None
        if self.is_incomplete:
            coach = None
        label = say("resolution-open-report" if self.saved else "resolution-save")
        save = self._tool("incoming", label, "save", "s")
        if self.can_correct:
            save = self._tool("done", say("resolution-correct"), "correct", "l")
        first = self._tool("tile-structure", say("resolution-own-tiles"), "tiles", "t", chosen=self.own_tiles)
        if self.can_slip:  # no tiles are drawn during players' actions
            first = self._tool("fallen", say("resolution-trip"), "slip", "o")
        leaves = self.at_end and self.won and not self.next_mission
        sign, back = ("play", self.next_step) if self.next_step else ("leftward", "screen-back")
        return [
            None if self.at_end else first,
            self._tool("card", say("resolution-plans"), "plans", "p"),
            self._tool("book", say("resolution-story"), "story", "g"),
            save,
            coach,
            self._tool(sign, say(back), "back", "escape", main=leaves),
        ]

    def _tool(
        self,
        icon: str,
        label: str,
        action: Action,
        key: str,
        *,
        chosen: bool = False,
        main: bool = False,
    ) -> Widget:
        """Return a button with its icon above its name."""
        ink = theme.INK if main else theme.PICKED if chosen else theme.TEXT
        sign = Leaf(Canvas.icon, args=(Icon(icon, ink),), min_width=26, min_height=26, words=" ")
        name = Text(label, fonts.FINE, ink, "center", grow=1)  # pictures of a row line up
        cap = key != "escape"  # too wide for the corner
        return Pressable(sign, name, action=action, key=key, chosen=chosen, main=main, cap=cap, pad=(2, 6), words=label)

    def extra_keys(self) -> list[Widget]:
        """Return more keys for the buttons, and the keys for actions without a button."""
        speed, phase, whole = self._help("speed"), self._help("phase"), self._help("whole")
        turn, step = self._help("turn"), self._help("step")
        return [
            Key("space", "play", self._help("play")),
            Key("right", ("step", 1), step),
            Key("left", ("step", -1), step),
            Key("down", ("turn by", 1), turn),
            Key("up", ("turn by", -1), turn),
            Key("pagedown", ("phase by", 1), phase),
            Key("pageup", ("phase by", -1), phase),
            Key("home", ("place", 0), whole),
            Key("end", "end", whole),
            Key("+", ("speed", -1), speed),
            Key("shift+=", ("speed", -1)),
            Key("=", ("speed", -1)),
            Key("-", ("speed", 1), speed),
            Key("m", "motion", self._help("motion")),
            Key(music.KEY, "music", self.texts.say("settings-music")),
            Key("w", "why", self._help("why")),
            Key("o", "slip", self._help("slip")),
            Key("t", "tiles", self.texts.say("resolution-own-tiles")),
        ]
