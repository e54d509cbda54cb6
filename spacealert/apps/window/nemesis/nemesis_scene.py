"""An evening of Nemesis or Carnomorphs: the guide, the ship, and the computer's voice.

The ship's board is readable from three meters and shows only public facts.
"""

from collections.abc import Callable, Collection, Iterator, Mapping

from attrs import evolve

from spacealert.apps.window import icons
from spacealert.apps.window.companion_scene import CompanionScene, Place, Token, board_drawing, initials
from spacealert.apps.window.music import LineSpeaker, Reactions
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.nemesis.ship_questions import name_of
from spacealert.companions.nemesis.ship_state import (
    MOST_FIRES,
    MOST_MALFUNCTIONS,
    Card,
    CrewMember,
    Phase,
    Pod,
    Ship,
    Status,
)
from spacealert.companions.nemesis.ship_text import hazard_level, nest, ship_lines, states
from spacealert.companions.shelf import Companion
from spacealert.kit.guide.prompts import Arrange, Choose, Prompt
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Grid, Middle, Plate, Row, Table
from spacealert.kit.ui.controls import FINE, LABEL, SMALL, Button, Empty, Leaf, Picture, Role, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session

# Drawings of aliens by level: the higher, the more legs and the larger the body.
_LEVELS = {
    "larva": 1, "creeper": 2, "adult": 3, "breeder": 4, "queen": 5,
    "metagorger": 1, "red-metagorger": 1, "blue-metagorger": 1, "shambler": 3, "fleshbeast": 4, "butcher": 5,
}  # fmt: skip


_COLUMNS, _FEWEST_ROWS = 5, 3  # columns and rows of rooms between bow and stern

# Only open information counts.
REACTIONS: Mapping[str, Callable[[Ship], int]] = {
    "alarm": lambda ship: int(ship.self_destruct is not None),
    "creature": lambda ship: ship.figures_on_board,
    "knocked-out": lambda ship: len(ship.of_status(Status.DEAD)),
    "damage": lambda ship: ship.fires,
    "fails": lambda ship: ship.malfunctions,
}


def ambience(ship: Ship) -> str:
    """Return the ship's ambience, which is uneasy once something is visibly wrong."""
    danger = ship.figures_on_board or ship.fires or ship.self_destruct is not None
    return "corridor-danger" if danger and ship.phase is not Phase.OVER else "corridor"


class NemesisScene(CompanionScene[Ship]):
    """An evening with these aliens."""

    mood = Mood.RUST
    drawings = (
        ("fire", "ship-fire"), ("egg", "ship-egg"), ("pod", "ship-pod"), ("destruct", "ship-skull"),
        ("end-winners", "star"), ("end-all-win", "star"), ("end-arrives-earth", "ship-course"), ("end-alive", "done"),
        ("end", "ship-skull"), ("map", "ship-course"), ("engine", "ship-malfunction"),
        ("contact", "alien-4"), ("event", "alien-3"), ("eats", "ship-mutation"), ("develop", "ship-mutation"),
        ("bag", "alien-5"), ("", "ship-nemesis"),
    )  # fmt: skip

    def __init__(
        self,
        texts: Texts,
        session: Session,
        companion: Companion[Ship] = NEMESIS,
        saved: SavedGuide[Ship] | None = None,
    ) -> None:
        self._computer = LineSpeaker(session, over_the_intercom=True)
        self._reactions = Reactions(REACTIONS)
        if companion.name != NEMESIS.name:
            self.mood = Mood.FLESH
        self._panel = ShipPanel(texts)
        super().__init__(texts, session, companion, saved, self._panel)

    def more_buttons(self) -> list[Button]:
        if self.walkthrough is None or (self.walkthrough.state.map is None and not self._can_begin_map):
            return super().more_buttons()
        label = self.texts.say("nemesisboard-ship" if self._panel.shows_map else "nemesisboard-map")
        return [Button(label, "map", "m", size=Type.BODY), *super().more_buttons()]

    @property
    def _can_begin_map(self) -> bool:
        asked = self.asked
        return isinstance(asked, Choose) and any(option.key == "map" for option in asked.options)

    def do(self, action: Action) -> None:
        if action == "map":
            if self.walkthrough is not None and self.walkthrough.state.map is None:
                self.go_on_with("map")
            self._panel.shows_map = not self._panel.shows_map
        super().do(action)

    def drawing(self) -> Widget:
        ship = None if self.walkthrough is None else self.walkthrough.state
        return Spacer() if ship is not None and ship.phase is Phase.SET_UP else super().drawing()

    @property
    def on_map(self) -> Collection[str]:
        ship = None if self.walkthrough is None else self.walkthrough.state
        return ship.map.rooms if ship is not None and ship.map is not None and _is_mapped(self.visible) else ()

    def speak(self, text_id: str) -> None:
        if text_id:
            self._computer.say(text_id)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.walkthrough is not None:
            self._computer.loop(ambience(self.walkthrough.state))
            if (effect := self._reactions.to(self.walkthrough.state)) is not None:
                self._computer.play(effect)

    def leave(self) -> None:
        self._computer.close()
        super().leave()


def _bold(size: float, color: Color) -> Role:
    return Role(size, color, fonts.BOLD)


class ShipPanel:
    """The ship at a glance."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._say = texts.say
        self.shows_map = False  # instead of the ship, if there is one

    def describe(self, state: Ship, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in ship_lines(state)]

    def build(self, state: Ship, prompt: Prompt | None) -> Widget:
        ship = state
        if ship.phase is Phase.SET_UP:
            threat = alien(list(ship.species.token_counts)[-1], theme.ALARM)
            return Leaf(_paint_approach, args=(threat,), title="ship", min_height=400, grow=1)
        if ship.map is not None and (self.shows_map or _is_mapped(prompt)):
            return Column(self._head(ship), Plate(self._map(ship, prompt), pad=(6, 6), grow=1))
        hazards = (
            self._hazard("fires", "ship-fire", ship.fires, MOST_FIRES),
            self._hazard("malfunctions", "ship-malfunction", ship.malfunctions, MOST_MALFUNCTIONS),
        )
        crew = Grid(*(self._member(ship, one) for one in ship.crew), most=3 if len(ship.crew) > 2 else 2, gap=6, grow=1)
        clocks = Columns(self._time(ship), self._destruct(ship), even=True)
        return Column(
            self._head(ship), clocks, Columns(*hazards, even=True), self._aliens(ship), self._more(ship), crew
        )

    def _map(self, ship: Ship, prompt: Prompt | None) -> Widget:
        """Show the map: explored rooms, the pieces in them, and fires, including changes in the answer being given.

        Rooms are in order of exploration, since only the players know the corridors.
        """
        assert ship.map is not None
        letters = initials({str(one.number): name_of(one).render(self._texts) for one in ship.awake})
        where = {piece: room for piece, (_, room) in ship_map.pieces(ship).items()}
        if isinstance(prompt, Arrange):
            where |= prompt.now
        between = [room for room in ship.map.rooms if room not in ship_map.FIXED]
        between += [room for room in (ship_map.UNEXPLORED, ship_map.ELSEWHERE) if room in where.values()]
        rows = max(_FEWEST_ROWS, -(-(len(between) + 1) // _COLUMNS))
        slots = [(column, 1 + row) for row in range(rows) for column in range(_COLUMNS)]
        slots.remove(middle := (_COLUMNS // 2, 1 + rows // 2))
        at: dict[str, tuple[float, float]] = {ship_map.HIBERNATORIUM: middle, "room-cockpit": (_COLUMNS // 2, 0)}
        at |= {f"room-engine-{number}": (_COLUMNS // 2 + number - 2, 1 + rows) for number in (1, 2, 3)}
        at |= dict(zip(between, slots, strict=False))
        places = []
        for room, slot in at.items():
            there = [piece.partition("/")[0] for piece, place in where.items() if place == room]
            tokens = [Token(letters=letters[piece]) for piece in there if piece in letters]
            tokens += [Token(alien(piece, theme.ALARM)) for piece in there if piece in ship.figures]
            if room == ship_map.NEST and not ship.nest_destroyed:
                tokens.append(Token(Icon("ship-egg", theme.AMBER)))
            if burning := "fire" in there:
                tokens.append(Token(Icon("ship-fire", theme.AMBER)))
            surface = theme.tinted(theme.ALARM) if burning else theme.RAISED
            name = ship_map.room_name(room).render(self._texts)
            places.append(Place(slot, name, tuple(tokens), surface, room))
        return board_drawing(places, prompt)

    def _head(self, ship: Ship) -> Widget:
        """Show the round, the phase and whose turn it is."""
        phase = self._say(f"nemesisboard-phase-{ship.phase}").upper()
        whose = None
        if ship.turn is not None:
            turn = self._say("nemesisboard-label-turn", who=ship.member(ship.turn).name)
            whose = Text(turn, _bold(Type.SUBHEADING, theme.BRIGHT), align="right", theirs=True, min_width=190)
        number = Text(self._say("nemesisboard-label-round", number=ship.round), _bold(Type.SUBHEADING, theme.BRIGHT))
        middle = Text(phase, _bold(Type.SUBHEADING, theme.AMBER), align="center", grow=1)
        return Plate(Columns(number, middle, whose, gap=12), pad=(14, 6))

    def _time(self, ship: Ship) -> Widget:
        settings = ship.settings
        color = theme.ALARM if ship.time <= 2 else theme.SIGNAL if ship.chambers_open else theme.AMBER
        facts = {"chambers": "open" if ship.chambers_open else "closed", "until": ship.time - settings.first_blue}
        means = self._say("nemesisboard-label-chambers", **facts)
        track = (settings.time_spaces, ship.time, settings.first_blue, theme.SIGNAL)
        return self._clock("time", str(ship.time), means, color, track)

    def _destruct(self, ship: Ship) -> Widget:
        settings, left = ship.settings, ship.self_destruct
        state = "off" if left is None else "irreversible" if ship.irreversible else "runs"
        means = self._say("nemesisboard-label-destruct-state", state=state)
        color = theme.FAINT if left is None else theme.ALARM
        track = (settings.destruct_spaces, left, settings.first_yellow, theme.AMBER)
        return self._clock("destruct", "—" if left is None else str(left), means, color, track)

    def _clock(self, name: str, number: str, means: str, color: Color, track: tuple[object, ...]) -> Widget:
        """Show a number readable from three meters, its meaning and its track."""
        label = Text(self._say(f"nemesisboard-label-{name}"), Role(Type.LABEL, theme.TEXT, fonts.SEMIBOLD))
        words = Middle(label, Text(means, Role(Type.LABEL, color, fonts.SEMIBOLD)), gap=0, grow=1)
        figure = Text(number, _bold(Type.BANNER, color), align="center", min_width=84)
        surface = theme.tinted(color) if color in (theme.ALARM, theme.SIGNAL) else theme.PANEL
        spaces = Leaf(_paint_track, args=track, min_height=12)
        return Plate(Row(figure, words), spaces, color=surface, gap=4, pad=(14, 6), grow=1, min_width=290)

    def _hazard(self, name: str, icon: str, count: int, most: int) -> Widget:
        level = hazard_level(count)
        color = {"last": theme.ALARM, "many": theme.AMBER}.get(level, theme.TEXT)
        warning = None
        if level != "few":
            left = self._say("nemesisboard-label-warning", warning=level, left=most - count)
            warning = Text(left, _bold(Type.CAPTION, color))
        label = Text(self._say(f"nemesisboard-label-{name}"), Role(Type.SEAT, theme.TEXT, fonts.SEMIBOLD))
        pips = (Picture(Icon(icon, color if place < count else theme.LINE), 22) for place in range(most))
        surface = theme.tinted(theme.ALARM) if level == "last" else theme.PANEL
        row = Row(Middle(label, warning, gap=0, grow=1), Flow(*pips, gap=2, align="right"), grow=1)
        return Plate(row, color=surface, pad=(12, 5), grow=1, min_width=290, min_height=48)

    def _aliens(self, ship: Ship) -> Widget:
        """Show each kind of token: figures on the board, chances in the bag, supply."""
        kinds = list(ship.species.token_counts)
        half = -(-len(kinds) // 2)
        heads = [
            Text(self._say(f"nemesisboard-label-{name}"), FINE, align="center") for name in ("board", "bag", "supply")
        ]
        tables = (
            Table(
                Row(Empty(min_width=26), Empty(grow=1), *heads),
                *(Row(*self._kind(ship, token)) for token in part),
                gap=5,
                grow=1,
                min_width=290,
            )
            for part in (kinds[:half], kinds[half:])
        )
        return Plate(Columns(*tables, gap=24, even=True), pad=(12, 6))

    def _kind(self, ship: Ship, token: str) -> Iterator[Widget]:
        color = theme.ALARM if token.startswith("red") else theme.SIGNAL if token.startswith("blue") else theme.TEXT
        yield Picture(alien(token, color), 26)
        yield Text(self._say(f"nemesis-kind-{token}"), SMALL)
        # A figure that two tokens could stand for is shown at the first one.
        figure = ship.species.figure_of(token)
        shown = figure in ship.species.figure_limits and ship.species.tokens_of(figure)[0] == token
        count = ship.figures.get(figure, 0)
        ink = _bold(Type.LABEL, theme.ALARM) if count else Role(Type.LABEL, theme.FAINT)
        yield Text(str(count), ink, align="center") if shown else Empty()
        bag, whole = ship.bag[token], sum(ship.bag.values())
        said = str(bag)
        if ship.settings.chances == "shown" and bag:
            said += " · " + self._say("nemesisboard-label-percent", percent=round(100 * bag / whole))
        yield Text(said, _bold(Type.LABEL, theme.BRIGHT if bag else theme.FAINT), align="center")
        yield Text(str(ship.supply[token]), LABEL, theme.FAINT, "center")

    def _more(self, ship: Ship) -> Widget:
        """Show pods, eggs, course and the three cards."""
        eggs = self._say("nemesisboard-label-eggs", count=ship.eggs, nest=nest(ship))
        course = Icon("ship-course", theme.SIGNAL), self._say("nemesisboard-label-course", marker=ship.destination)
        if ship.airlock:
            course = Icon("ship-skull", theme.ALARM), self._say("nemesisboard-label-airlock")
        colors = {Card.HIDDEN: theme.LINE, Card.REVEALED: theme.SIGNAL, Card.GONE: theme.GOOD}
        cards = (
            Picture(Icon("done" if card is Card.GONE else "card", colors[card]), 26)
            for card in ship.weaknesses.values()
        )
        signs = (_sign(Icon("ship-egg", theme.AMBER if ship.eggs else theme.FAINT), eggs), _sign(*course))
        return Plate(Flow(*(self._pod(pod) for pod in ship.pods), *signs, Row(*cards, gap=4), gap=18), pad=(12, 6))

    def _pod(self, pod: Pod) -> Widget:
        color = theme.LINE if pod.launched else theme.ALARM if pod.locked else theme.GOOD
        label = self._say("nemesisboard-label-pod", section=pod.section, number=pod.number) + "•" * len(pod.aboard)
        words = Text(label, Role(Type.SEAT, theme.FAINT if pod.launched else theme.TEXT, fonts.SEMIBOLD))
        cross = Picture(Icon("cross", theme.BRIGHT), 16) if pod.locked and not pod.launched else None
        return Row(Picture(Icon("ship-pod", color), 28), cross, words, gap=4)

    def _member(self, ship: Ship, one: CrewMember) -> Widget:
        here = one.number == ship.turn
        gone = one.status in (Status.DEAD, Status.LAUNCHED, Status.HIBERNATING)
        ink = theme.FAINT if gone else theme.PICKED if here else theme.BRIGHT
        star = Picture(Icon("star", theme.AMBER), 18) if one.number == ship.first and not gone else None
        label = name_of(one).render(self._texts)
        if one.character and not isinstance(one.name, Message):
            label += " · " + self._say(f"nemesis-character-{one.character}")
        name = Text(label, Role(Type.LABEL, ink, fonts.SEMIBOLD), theirs=True, grow=1)
        signs = _signs(one)
        below: Widget = Flow(
            *(Row(Picture(icon, 22), Text(number, LABEL, icon.color), gap=2) for icon, number in signs)
        )
        if one.status is not Status.AWAKE or one.number == ship.intruder_player or not signs:
            said_elsewhere = {"nemesisboard-first", "nemesisboard-passed"}
            told = [state.render(self._texts) for state in states(ship, one) if state.text_id not in said_elsewhere]
            color = theme.ALARM if one.status is Status.DEAD else theme.TEXT
            below = Text(told[0] if told else self._say("nemesisboard-well"), SMALL, color)
        edge, surface = (theme.PICKED, theme.CHOSEN) if here else (None, theme.PANEL)
        who = icons.person(list(icons.CREW)[(one.number - 1) % len(icons.CREW)])
        face = Picture(evolve(who, color=theme.mix(who.color, theme.PANEL, 0.7)) if gone else who, 40)
        row = Row(face, Middle(Row(star, name, gap=6), below, gap=2, grow=1), gap=10, grow=1)
        return Plate(row, pad=(10, 5), color=surface, edge=edge, min_width=170, max_height=110)


def _is_mapped(prompt: Prompt | None) -> bool:
    """Return whether this prompt is about the map."""
    return prompt is not None and prompt.text.text_id.startswith("nemesismap-")


def _paint_approach(canvas: Canvas, box: Box, threat: Icon) -> None:
    """Paint the ship adrift with its lamps on, and the threat behind it."""
    x, y = box.center
    side = min(box.w, box.h)
    canvas.glow(x, y, side * 0.5, theme.mix(theme.UNLIT, threat.color, 0.4))
    canvas.icon(box.middle(side, side), Icon(threat.name, theme.mix(theme.SPACE, threat.color, 0.3)))
    hull = Box(x - side * 0.36, y - side * 0.2, side * 0.72, side * 0.72)
    canvas.icon(Box(hull.x + 4, hull.y + 8, hull.w, hull.h), Icon("ship-nemesis", theme.UNLIT))
    canvas.icon(hull, Icon("ship-nemesis", theme.mix(theme.FAINT, theme.AMBER, 0.2)))
    for lamp in range(5):
        at = hull.x + hull.w * (0.42 + 0.08 * lamp)
        canvas.glow(at, hull.center[1], 34, theme.mix(theme.UNLIT, theme.AMBER, 0.5))
    canvas.glow(hull.x + hull.w * 0.06, hull.center[1], 90, theme.mix(theme.UNLIT, theme.SIGNAL, 0.6))


def _sign(icon: Icon, words: str) -> Widget:
    return Row(Picture(icon, 28), Text(words, Role(Type.SEAT, theme.TEXT, fonts.SEMIBOLD)), gap=6)


def _paint_track(canvas: Canvas, box: Box, spaces: int, left: int | None, marked_from: int, mark: Color) -> None:
    """Paint a cell for each space: dark once passed, and in color from `marked_from` on."""
    for place, cell in enumerate(box.columns(*[None] * spaces, gap=4)):
        counted = spaces - place
        color = mark if counted <= marked_from else theme.FAINT
        if left is None or counted > left:
            color = theme.mix(color, theme.PANEL, 0.75)
        canvas.fill(cell, theme.BRIGHT if counted == left else color)


def _signs(one: CrewMember) -> list[tuple[Icon, str]]:
    """Return a character's wounds and other ailments, worst first, with numbers."""
    found = [
        (Icon("ship-wound", theme.ALARM), one.wounds),
        (Icon("ship-wound", theme.AMBER), one.light),
        (Icon("ship-mutation", theme.ALARM), one.markers),
        (alien("larva", theme.ALARM), int(one.larva)),
        (Icon("ship-slime", theme.GOOD), int(one.slime)),
        (Icon("antenna", theme.SIGNAL), int(one.signal)),
    ]
    signs = [(icon, str(number) if number > 1 or "wound" in icon.name else "") for icon, number in found if number]
    if one.mutation in (Card.HIDDEN, Card.REVEALED) and not one.markers:
        signs.append((Icon("ship-mutation", theme.AMBER), "0"))
    return signs[:4] if not one.passed else [*signs[:3], (Icon("done", theme.FAINT), "")]


def alien(kind: str, color: Color) -> Icon:
    """Return the icon for a figure or a token of this kind."""
    level = _LEVELS.get(kind)
    return Icon("alien-blank" if level is None else f"alien-{level}", color)
