"""The scene for an evening of Nemesis or Carnomorphs, and painters for its board.

The board is readable from three meters and shows only public facts.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import evolve

from spacealert.apps.window import icons
from spacealert.apps.window.companion_scene import (
    CompanionScene,
    Place,
    Token,
    board_drawing,
    full_window_picture,
    uncovered_part,
)
from spacealert.apps.window.music import LineSpeaker, Reactions
from spacealert.apps.window.prompt_input import fit_card, paint_card_back
from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.nemesis_evening import NEMESIS
from spacealert.companions.nemesis.ship_questions import member_name
from spacealert.companions.nemesis.ship_state import (
    MOST_FIRES,
    MOST_MALFUNCTIONS,
    CardState,
    CrewMember,
    Phase,
    Pod,
    Ship,
    Status,
)
from spacealert.companions.nemesis.ship_text import crew_state, hazard_level, nest_state, ship_lines
from spacealert.companions.shelf import Companion
from spacealert.kit.guide.prompts import Arrangement, Prompt, SingleChoice
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import prompt_options
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Align, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Column, Columns, Flow, Grid, Layers, Plate, Row, Table
from spacealert.kit.ui.controls import Button, Leaf, Picture, Spacer, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.sky import Mood
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session

_DRAWN = {
    "larva": "alien-1", "creeper": "alien-2", "adult": "alien-3", "breeder": "alien-4", "queen": "alien-5",
    "metagorger": "meat-1", "red-metagorger": "meat-1", "blue-metagorger": "meat-1", "shambler": "meat-3",
    "fleshbeast": "meat-4", "butcher": "meat-5",
}  # fmt: skip


_SIGN_COLORS = {
    **dict.fromkeys(("ship-skull", "ship-fire", "fallen", "alien-3", "ship-gun", "cross"), theme.ALARM),
    **dict.fromkeys(("ship-course", "eye", "antenna", "ship-door", "computer"), theme.SIGNAL),
    **dict.fromkeys(("ship-pod", "ship-case", "ship-wound", "done", "ship-slime"), theme.GOOD),
}
_SHELVES = {"act": theme.AMBER, "rules": theme.SIGNAL, "room": theme.GOOD}  # groups of entries to look up
_SIGNS = {
    key: Icon(name, _SIGN_COLORS.get(name, theme.AMBER))
    for key, name in {
        "token": "ship-bag", "develop": "ship-bag", "gone": "alien-3", "fire": "ship-fire", "dies": "fallen",
        "malfunction": "ship-malfunction", "event-destruct": "ship-skull", "map": "ship-course", "move": "ship-door",
        "map-explored": "eye", "fight": "ship-gun", "health": "ship-wound", "ways-out": "ship-pod", "rooms": "gear",
        "hazards": "ship-fire", "eggs": "ship-egg", "items": "ship-case", "enter": "ship-door", "noise": "louder",
        "encounter": "ship-bag", "everyone": "dice", "shoot": "ship-gun", "melee": "knife", "escape": "ship-door",
        "figure": "alien-3", "figure-leaves": "alien-3", "light": "ship-wound", "serious": "gash",
        "heal": "ship-case", "scan": "eye", "contamination": "card", "slime": "ship-slime", "death": "fallen",
        "mutation": "ship-mutation", "marker": "ship-mutation", "hibernate": "clock", "board": "ship-pod",
        "launch": "ship-pod", "hatch": "keys", "section": "alien-3", "start-destruct": "ship-skull",
        "stop-destruct": "pause", "course": "ship-course", "airlock": "ship-door", "fire-control": "ship-fire",
        "signal": "antenna", "weakness": "ship-egg", "adaptation": "ship-mutation", "fire-out": "done",
        "repaired": "done", "take-egg": "ship-egg", "destroy-eggs": "ship-gun", "lay-egg": "ship-egg",
        "search": "eye", "pick-up": "ship-case", "drop": "ship-case", "trade": "transfer", "craft": "gear",
        "ammo": "ship-gun", "clocks": "clock", "bag": "ship-bag", "figures": "alien-3", "crew": "person",
        "pods": "ship-pod", "cards": "card", "first-player": "star", "destination": "ship-course", "history": "book",
        "captain": "star", "pilot": "ship-course", "scientist": "computer", "scout": "eye", "soldier": "ship-gun",
        "mechanic": "gear", "working": "done", "damaged": "ship-malfunction", "yes": "done", "no": "cross",
        "locked": "keys", "unlocked": "ship-door", "earth": "star", "mars": "ship-fire", "phase": "clock",
        "each": "person", "miss": "cross", "hit": "ship-gun", "two-hits": "ship-gun",
    }.items()
}  # fmt: skip
_LOOKUP = {
    "act-move": "ship-door", "act-careful": "steps", "act-escape": "begin", "act-shoot": "ship-gun",
    "act-melee": "knife", "act-pick-up": "ship-case", "act-trade": "transfer", "act-craft": "gear",
    "act-search": "eye", "act-other": "card", "hands": "ship-case", "drop": "ship-case", "ammo": "ship-gun",
    "quest": "star", "combat": "alien-3", "noise": "louder", "technical": "leftward", "doors": "ship-door",
    "fire": "ship-fire", "malfunction": "ship-malfunction", "slime": "ship-slime", "wounds": "ship-wound",
    "contamination": "ship-mutation", "weakness": "alien-5", "objectives": "card", "eggs": "ship-egg",
    "room-armory": "ship-gun", "room-comms": "antenna", "room-emergency": "ship-wound", "room-evacuation": "ship-pod",
    "room-fire-control": "ship-fire", "room-generator": "ship-skull", "room-laboratory": "ship-mutation",
    "room-nest": "ship-egg", "room-storage": "ship-case", "room-surgery": "ship-wound", "room-airlock": "keys",
    "room-cabins": "person", "room-canteen": "ship-slime", "room-command": "computer", "room-engine-control": "eye",
    "room-hatch": "ship-pod", "room-slimy": "ship-slime", "room-monitoring": "eye", "room-shower": "ship-slime",
    "room-cockpit": "ship-course", "room-engine": "gear", "room-hibernatorium": "clock",
}  # fmt: skip
_INTERIORS = {
    "cockpit": "cockpit", "engine": "engine", "engine-control": "engine", "hibernatorium": "beds", "cabins": "beds",
    "surgery": "beds", "emergency": "beds", "laboratory": "lab", "canteen": "lab", "shower": "lab", "slimy": "lab",
    "armory": "store", "storage": "store", "comms": "screens", "monitoring": "screens", "command": "screens",
    "fire-control": "screens", "generator": "engine", "nest": "nest", "evacuation": "door", "airlock": "door",
    "hatch": "door",
}  # fmt: skip
_CHARACTERS = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
_OFF = theme.mix(theme.SPACE, theme.AMBER, 0.42)  # color of pips and spaces that are not lit
_FEW_CREW = 3  # shown with portraits
_COLUMNS, _FEWEST_ROWS = 5, 3  # columns and rows of rooms between bow and stern

# Only open information counts.
REACTIONS: Mapping[str, Callable[[Ship], int]] = {
    "alarm": lambda ship: int(ship.self_destruct is not None),
    "creature": lambda ship: ship.figure_count,
    "knocked-out": lambda ship: len(ship.crew_with_status(Status.DEAD)),
    "damage": lambda ship: ship.fires,
    "fails": lambda ship: ship.malfunctions,
}


def choose_ambience(ship: Ship) -> str:
    """Return the name of the ambient sound, which depends on the danger on the ship."""
    danger = ship.figure_count or ship.fires or ship.self_destruct is not None
    return "corridor-danger" if danger and ship.phase is not Phase.OVER else "corridor"


class NemesisScene(CompanionScene[Ship]):
    """An evening of Nemesis or Carnomorphs."""

    mood, backdrop, emblem = Mood.RUST, "corridor", "alien-5"
    drawings = (
        ("carnomorphs-eats", "carcass"), ("fire", "ship-fire"), ("burn", "ship-fire"), ("egg", "ship-egg"),
        ("pod", "ship-pod"), ("destruct", "ship-skull"), ("end-winners", "star"), ("end-all-win", "star"),
        ("end-arrives-earth", "ship-course"), ("end-engine", "gear"), ("end-objective", "card"), ("end-alive", "done"),
        ("end-coordinates", "ship-course"), ("end-destination", "ship-course"), ("end", "ship-skull"),
        ("map", "ship-course"), ("engine", "gear"), ("contact", "alien-3"), ("event", "alien-3"),
        ("eats", "ship-mutation"), ("develop-red", "meat-1"), ("develop", "ship-mutation"), ("bag", "ship-bag"),
        ("token", "ship-bag"), ("malfunction", "ship-malfunction"), ("time", "clock"), ("jump", "clock"),
        ("draw", "card"), ("shoot", "ship-gun"), ("melee", "knife"), ("attack", "alien-3"),
        ("noise", "dice"), ("combat-die", "dice"), ("wound", "ship-wound"),
        ("settings", "gear"), ("objective", "card"),
        ("character", "person"), ("hibern", "clock"), ("slime", "ship-slime"),
        ("menu-health", "ship-wound"), ("menu-fight", "ship-gun"), ("menu-ways", "ship-pod"), ("menu-rooms", "gear"),
        ("menu-move", "ship-door"), ("menu-items", "ship-case"), ("now-yes", "done"), ("now-no", "cross"),
        ("", "alien-3"),
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
            self.mood, self.backdrop, self.emblem = Mood.FLESH, "hive", "meat-5"
        self._panel = ShipPanel(texts, "orbit" if self.mood is Mood.RUST else self.backdrop)
        super().__init__(texts, session, companion, saved, self._panel)

    def extra_buttons(self) -> list[Button]:
        if self.walkthrough is None or (self.walkthrough.state.map is None and not self._can_begin_map):
            return super().extra_buttons()
        label = self.texts.say("nemesisboard-ship" if self._panel.shows_map else "nemesisboard-map")
        return [Button(label, "map", "m", size=Type.LABEL), *super().extra_buttons()]

    @property
    def _can_begin_map(self) -> bool:
        asked = self.prompt
        return isinstance(asked, SingleChoice) and any(option.key == "map" for option in asked.options)

    def do(self, action: Action) -> None:
        if action == "map":
            if self.walkthrough is not None and self.walkthrough.state.map is None:
                self.submit_answer("map")
            self._panel.shows_map, self._board = not self._panel.shows_map, None
        super().do(action)

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        """Return the usual picture or, for a character to choose, a bust."""
        picture = super().option_picture(prompt, key)
        if picture is None or self.walkthrough is None or key not in _CHARACTERS:
            return picture
        whose = (one.number for one in self.walkthrough.state.crew if one.name == prompt.text.facts.get("who"))
        return Leaf(_paint_bust, args=(key, _color(next(whose, 1))), words=" ")

    def answer_icons(self, prompt: Prompt) -> Mapping[str, Icon]:
        if self.walkthrough is None:
            return _SIGNS
        ship = self.walkthrough.state
        pieces = prompt.pieces if isinstance(prompt, Arrangement) else prompt_options(prompt)
        labels = {piece.key: piece.label for piece in pieces}
        # Numbers may also be those of corridors, pods or engines.
        crew = {key: helmet_icon(m.number) for m in ship.crew if labels.get(key := str(m.number)) == member_name(m)}
        kinds = {kind: alien_icon(kind, theme.TEXT) for kind in ship.species.token_counts}
        numbered = {key: key.partition("/")[0] for key in labels if "/" in key or key in ship.figures}
        things = {
            key: _SIGNS["fire"] if kind == "fire" else alien_icon(kind, theme.ALARM) for key, kind in numbered.items()
        }
        return _SIGNS | kinds | things | crew

    def entry_backdrop(self, text_id: str) -> str:
        return _interior(text_id) if "-room-" in text_id else super().entry_backdrop(text_id)

    def entry_group(self, text_id: str) -> tuple[str, Icon]:
        _, _, key = text_id.partition("-")
        shelf = next((one for one in ("act", "room") if key.startswith(f"{one}-")), "rules")
        return f"nemesisboard-shelf-{shelf}", Icon(_LOOKUP.get(key, "book"), _SHELVES[shelf])

    def shelf_icon(self, group: str, first: Icon) -> Icon:
        return evolve(first, name={"rules": "book", "room": "ship-course"}.get(group.rpartition("-")[2], first.name))

    def background(self) -> Leaf | None:
        """Return the picture for first contact or for an ending, or else the usual picture."""
        asked, ship = self.prompt, None if self.walkthrough is None else self.walkthrough.state
        text_id = "" if asked is None else asked.text.text_id
        if ship is not None and text_id == "nemesisplay-contact":
            return full_window_picture(_paint_lair, _beast(ship), self.backdrop)
        if ship is None or asked is None or not text_id.startswith("nemesisend-"):
            return super().background()
        if text_id.endswith(("-lost", "-fail")):
            return full_window_picture(_paint_explosion)
        has_won = text_id.endswith(("-win", "-wins", "-winners"))
        if has_won and not ship.winners:
            return full_window_picture(_paint_lair, _beast(ship), self.backdrop)
        shown = [
            (one.number, one.character, member_name(one).render(self.texts))
            for one in ship.crew
            if (one.number in ship.winners if has_won else one.name == asked.text.facts.get("who"))
        ]
        scene = "home" if has_won else self.backdrop
        return full_window_picture(_paint_verdict, scene, tuple(shown)) if shown else super().background()

    @property
    def places_on_map(self) -> Collection[str]:
        ship = None if self.walkthrough is None else self.walkthrough.state
        if ship is None or ship.map is None or not _is_mapped(self.visible_prompt):
            return ()
        return [*ship.map.rooms, ship_map.UNEXPLORED, ship_map.ELSEWHERE]

    def speak(self, text_id: str) -> None:
        if text_id:
            self._computer.say(text_id)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.walkthrough is not None:
            self._computer.loop_effects(choose_ambience(self.walkthrough.state))
            if (effect := self._reactions.next_effect(self.walkthrough.state)) is not None:
                self._computer.play(effect)

    def leave(self) -> None:
        self._computer.close()
        super().leave()


_CENTER = fonts.Style(Type.SEAT, theme.TEXT, fonts.SEMIBOLD)


def _bold(size: float, color: Color) -> fonts.Style:
    return fonts.Style(size, color, fonts.BOLD)


class ShipPanel:
    """The panel that shows the state of the ship, or its map."""

    def __init__(self, texts: Texts, scene: str = "orbit") -> None:
        self._texts = texts
        self._say = texts.say
        self._scene = scene
        self.shows_map = False  # whether to show the map instead of the ship, if there is a map

    def describe(self, state: Ship, prompt: Prompt | None) -> list[str]:
        return [line.render(self._texts) for line in ship_lines(state)]

    def build(self, state: Ship, prompt: Prompt | None) -> Widget:
        ship = state
        if ship.phase is Phase.SET_UP:
            parts: list[Widget] = [Leaf(_paint_approach, args=(_beast(ship),), title="ship", min_height=240, grow=1)]
            if prompt is not None and prompt.text.text_id.startswith("nemesissettings-"):
                parts.append(Columns(self._time(ship), self._destruct(ship), even=True))
            if ship.crew:
                parts.append(Grid(*(self._member(ship, one) for one in ship.crew), most=5, gap=6))
            return Column(*parts)
        if ship.map is not None and (self.shows_map or _is_mapped(prompt)):
            return Column(self._head(ship), self._map(ship, prompt).sized(grow=1))
        if ship.settings.turns == "bag":
            return Column(self._head(ship), self._aliens(ship, large=True))
        hazards = (
            self._hazard("fires", "ship-fire", ship.fires, MOST_FIRES),
            self._hazard("malfunctions", "ship-malfunction", ship.malfunctions, MOST_MALFUNCTIONS),
        )
        crew = Grid(*(self._member(ship, one) for one in ship.crew), most=5, gap=6, grow=1)
        danger = (ship.fires + ship.malfunctions) / (MOST_FIRES + MOST_MALFUNCTIONS) + (ship.self_destruct is not None)
        args = _beast(ship), self._scene, ship.figure_count, min(1.0, danger)
        flight = Leaf(_paint_flight, args=args, title="flight", words=" ", min_width=150, min_height=100, grow=1)
        clocks = Columns(self._time(ship), flight, self._destruct(ship))
        return Column(
            self._head(ship), clocks, Columns(*hazards, even=True), self._aliens(ship), self._more(ship), crew
        )

    def _map(self, ship: Ship, prompt: Prompt | None) -> Widget:
        assert ship.map is not None
        where = {piece: room for piece, (_, room) in ship_map.list_pieces(ship).items()}
        if isinstance(prompt, Arrangement):
            where |= prompt.now
        between = [room for room in ship.map.rooms if room not in ship_map.FIXED]
        offered = [option.key for option in prompt_options(prompt)] if prompt is not None else []
        offered += [option.key for option in prompt.places] if isinstance(prompt, Arrangement) else []
        beside = ship_map.UNEXPLORED, ship_map.ELSEWHERE
        between += [room for room in beside if room in where.values() or room in offered]
        rows = max(_FEWEST_ROWS, -(-(len(between) + 1) // _COLUMNS))
        slots = [(column, 1 + row) for row in range(rows) for column in range(_COLUMNS)]
        slots.remove(middle := (_COLUMNS // 2, 1 + rows // 2))
        at: dict[str, tuple[float, float]] = {ship_map.HIBERNATORIUM: middle, "room-cockpit": (_COLUMNS // 2, 0)}
        at |= {f"room-engine-{number}": (_COLUMNS // 2 + number - 2, 1 + rows) for number in (1, 2, 3)}
        at |= dict(zip(between, slots, strict=False))
        places = []
        for room, slot in at.items():
            there = [piece.partition("/")[0] for piece, place in where.items() if place == room]
            tokens = [Token(helmet_icon(int(piece))) for piece in there if piece.isdecimal()]
            tokens += [Token(alien_icon(piece, theme.ALARM)) for piece in there if piece in ship.figures]
            if room == ship_map.NEST and not ship.nest_destroyed:
                tokens.append(Token(Icon("ship-egg", theme.AMBER)))
            if burning := "fire" in there:
                tokens.append(Token(Icon("ship-fire", theme.AMBER)))
            surface = theme.tint(theme.ALARM) if burning else theme.RAISED
            name = ship_map.room_name(room).render(self._texts)
            places.append(Place(slot, name, tuple(tokens), surface, room, drawing=_interior(room)))
        size = _COLUMNS, 2 + rows
        return Layers(
            Leaf(_paint_hull, args=size, words=" "),
            Column(board_drawing(places, prompt, size), Spacer(min_height=22, grow=0), pad=(12, 16), gap=0),
        )

    def _head(self, ship: Ship) -> Widget:
        phase = self._say(f"nemesisboard-phase-{ship.phase}").upper()
        whose = None
        if ship.turn is not None:
            one = ship.member(ship.turn)
            turn = self._say("nemesisboard-label-turn", who=one.name)
            name = Text(turn, _bold(Type.SUBHEADING, theme.BRIGHT), theirs=True)
            bust = Leaf(_paint_bust, args=(one.character, _color(one.number)), words=" ", min_width=38, max_width=38)
            whose = Row(Spacer(), bust, name, min_width=190)
        number = Text(self._say("nemesisboard-label-round", number=ship.round), _bold(Type.SUBHEADING, theme.BRIGHT))
        middle = Text(phase, _bold(Type.SUBHEADING, theme.AMBER), align="center", grow=1)
        return Plate(Columns(number, middle, whose, gap=12), pad=(14, 6))

    def _time(self, ship: Ship) -> Widget:
        settings = ship.settings
        begins = ship.phase is Phase.SET_UP
        left, is_open = (settings.time_spaces, False) if begins else (ship.time, ship.are_chambers_open)
        color = theme.ALARM if left <= 2 else theme.SIGNAL if is_open else theme.AMBER
        facts = {"chambers": "open" if is_open else "closed", "until": left - settings.first_blue}
        means = self._say("nemesisboard-label-chambers", **facts)
        track = (settings.time_spaces, left, settings.first_blue, theme.SIGNAL)
        return self._clock("time", str(left), means, color, track)

    def _destruct(self, ship: Ship) -> Widget:
        settings, left = ship.settings, ship.self_destruct
        state = "off" if left is None else "irreversible" if ship.is_destruct_irreversible else "runs"
        means = self._say("nemesisboard-label-destruct-state", state=state)
        color = theme.FAINT if left is None else theme.ALARM
        track = (settings.destruct_spaces, left, settings.first_yellow, theme.AMBER)
        return self._clock("destruct", "—" if left is None else str(left), means, color, track)

    def _clock(self, name: str, number: str, means: str, color: Color, track: tuple[object, ...]) -> Widget:
        label = Text(self._say(f"nemesisboard-label-{name}"), _CENTER, align="center")
        figure = Leaf(_paint_figure, args=(number, color), words=number, min_height=46, grow=1)
        said = Text(means, _CENTER, color, align="center")
        surface = theme.tint(color) if color in (theme.ALARM, theme.SIGNAL) else theme.PANEL
        spaces = Leaf(_paint_track, args=track, min_height=14)
        return Plate(label, figure, said, spaces, color=surface, gap=3, pad=(12, 6), grow=1, min_width=200)

    def _hazard(self, name: str, icon: str, count: int, most: int) -> Widget:
        level = hazard_level(count)
        color = {"last": theme.ALARM, "many": theme.AMBER}.get(level, theme.TEXT)
        warning = None
        if level != "few":
            left = self._say("nemesisboard-label-warning", warning=level, left=most - count)
            warning = Text(left, _bold(Type.CAPTION, color))
        label = Text(self._say(f"nemesisboard-label-{name}"), fonts.Style(Type.SEAT, theme.TEXT, fonts.SEMIBOLD))
        track = Leaf(_paint_pips, args=(count, most, color), min_height=8)
        sign = Leaf(Canvas.picture, args=(Icon(icon, color), 1.0 if count else 0.45))
        sign, number = sign.sized(min_width=44, max_width=44, words=" "), Text(str(count), _bold(Type.TITLE, color))
        surface = theme.tint(theme.ALARM) if level == "last" else theme.PANEL
        row = Row(sign, number, CenteredColumn(label, warning, track, gap=3, grow=1), gap=12, grow=1)
        return Plate(row, color=surface, pad=(12, 5), grow=1, min_width=290, min_height=52)

    def _aliens(self, ship: Ship, *, large: bool = False) -> Widget:
        wide = 240.0 if large else 84.0
        bag = Leaf(_paint_bag, args=(sum(ship.bag.values()),), words=" ").sized(min_width=wide, max_width=wide)
        tokens = list(ship.species.token_counts)
        if large:
            most = max(1, *ship.bag.values())
            bars = (Leaf(_paint_chance, args=(ship.bag[one], most), min_width=60, words=" ", grow=1) for one in tokens)
            rows = (Row(self._kind(ship, one, large=True), bar, grow=1) for one, bar in zip(tokens, bars, strict=True))
            kinds: Widget = Table(*rows, gap=14, grow=1)
        else:
            kinds = Grid(*(self._kind(ship, one) for one in tokens), most=3, grow=1)
        return Plate(Row(bag, kinds, gap=12, grow=1), pad=(12, 8), grow=1 if large else 0)

    def _kind(self, ship: Ship, token: str, *, large: bool = False) -> Widget:
        color = theme.ALARM if token.startswith("red") else theme.SIGNAL if token.startswith("blue") else theme.BRIGHT
        # A figure that two tokens could stand for is shown at the first one.
        figure = ship.species.token_figure(token)
        shown = figure in ship.species.figure_limits and ship.species.figure_tokens(figure)[0] == token
        count = ship.figures.get(figure, 0) if shown else 0
        bag, whole = ship.bag[token], sum(ship.bag.values())
        said = str(bag)
        if ship.settings.chances == "shown" and bag:
            said += " · " + self._say("nemesisboard-label-percent", percent=round(100 * bag / whole))
        role = fonts.Style(Type.LABEL if large else Type.NOTE, theme.TEXT, fonts.SEMIBOLD)
        name = Text(self._say(f"nemesis-kind-{token}"), role)
        number = Text(said, _bold(Type.LEAD if large else Type.BODY, theme.AMBER if bag else theme.FAINT), grow=1)
        supply = Text(self._say("nemesisboard-label-left", count=ship.supply[token]), fonts.SMALL, theme.FAINT)
        side, icon = 70 if large else 58, alien_icon(token, color if bag else theme.FAINT)
        disc = Leaf(_paint_token, args=(icon, count), words=" ").sized(min_width=side, max_width=side, min_height=54)
        return Row(disc, CenteredColumn(name, Row(number, supply, gap=4), gap=0, grow=1), gap=6, min_width=150)

    def _more(self, ship: Ship) -> Widget:
        """Return a panel with the rest of the ship's state, such as its pods and eggs."""
        eggs = self._say("nemesisboard-label-eggs", count=ship.eggs, nest=nest_state(ship))
        course = Icon("ship-course", theme.SIGNAL), self._say("nemesisboard-label-course", marker=ship.destination)
        if ship.airlock:
            course = Icon("ship-skull", theme.ALARM), self._say("nemesisboard-label-airlock")
        colors = {CardState.HIDDEN: _OFF, CardState.REVEALED: theme.SIGNAL, CardState.GONE: theme.GOOD}
        cards = (
            Leaf(_paint_weakness, args=(colors[card], card is CardState.GONE), words=" ").sized(
                min_width=22, max_width=22
            )
            for card in ship.weaknesses.values()
        )
        signs = (_sign(Icon("ship-egg", theme.AMBER if ship.eggs else theme.FAINT), eggs), _sign(*course))
        return Plate(Flow(*(self._pod(pod) for pod in ship.pods), *signs, Row(*cards, gap=4), gap=14), pad=(12, 6))

    def _pod(self, pod: Pod) -> Widget:
        color = _OFF if pod.launched else theme.ALARM if pod.locked else theme.GOOD
        label = self._say("nemesisboard-label-pod", section=pod.section, number=pod.number) + "•" * len(pod.aboard)
        words = Text(label, fonts.Style(Type.SEAT, theme.FAINT if pod.launched else theme.TEXT, fonts.SEMIBOLD))
        cross = Picture(Icon("cross", theme.BRIGHT), 16) if pod.locked and not pod.launched else None
        drawn = Leaf(Canvas.picture, args=(Icon("ship-pod", color), 0.35 if pod.launched else 1.0), words=" ")
        return Row(Layers(drawn.sized(min_width=30, max_width=30, min_height=30), *([cross] if cross else [])), words,
                   gap=4)  # fmt: skip

    def _member(self, ship: Ship, one: CrewMember) -> Widget:
        here = one.number == ship.turn
        gone = one.status in (Status.DEAD, Status.LAUNCHED, Status.HIBERNATING)
        ink = theme.FAINT if gone else theme.PICKED if here else theme.BRIGHT
        star = Picture(Icon("star", theme.AMBER), 18) if one.number == ship.first and not gone else None
        is_portrait = len(ship.crew) <= _FEW_CREW
        align: Align = "left" if is_portrait else "center"
        name = Text(
            member_name(one).render(self._texts), fonts.Style(Type.SEAT, ink, fonts.SEMIBOLD), theirs=True, align=align
        )
        signs = _signs(one)
        below: Widget = Flow(
            *(Row(Picture(icon, 24), Text(number, _bold(Type.LABEL, icon.color)), gap=2) for icon, number in signs),
            align=align,
            gap=6,
            leading=0,
        )
        if one.status is not Status.AWAKE or one.number == ship.intruder_player or not signs:
            said_elsewhere = {"nemesisboard-first", "nemesisboard-passed"}
            told = [state.render(self._texts) for state in crew_state(ship, one) if state.text_id not in said_elsewhere]
            color = theme.ALARM if one.status is Status.DEAD else theme.GOOD
            below = Text(told[0] if told else self._say("nemesisboard-well"), fonts.SMALL, color, align)
        edge, surface = (theme.PICKED, theme.CHOSEN) if here else (None, theme.PANEL)
        portrait = Leaf(
            _paint_bust, args=(one.character, _color(one.number), gone, one.status is Status.DEAD), words=" "
        ).sized(min_height=50, grow=1)
        if is_portrait:
            words = CenteredColumn(Row(star, name, gap=4), below, gap=1, grow=1)
            whole: Widget = Row(portrait.sized(min_width=96, max_width=180), words, gap=10, grow=1)
        else:
            names = Row(Spacer(), star, name, Spacer(), gap=4)
            whole = Column(portrait, Column(names, below, gap=1), gap=2, grow=1)
        return Plate(whole, pad=(6, 4), color=surface, edge=edge, min_width=110, max_height=240)


def _beast(ship: Ship) -> str:
    """Return the name of the illustration of the strongest alien in this game."""
    return list(ship.species.token_counts)[-1]


def _bust(character: str) -> str:
    return f"bust-{character or 'crew'}"


def _color(number: int) -> str:
    return list(icons.CREW)[(number - 1) % len(icons.CREW)]


def helmet_icon(number: int) -> Icon:
    return icons.person(_color(number))


def _interior(room: str) -> str:
    return f"room-{_INTERIORS.get(room.rstrip('-123').rpartition('room-')[2], 'unknown')}"


def _is_mapped(prompt: Prompt | None) -> bool:
    return prompt is not None and prompt.text.text_id.startswith("nemesismap-")


def _paint_approach(canvas: Canvas, box: Box, beast: str) -> None:
    canvas.illustration(box, "orbit")
    side, wide = min(box.w * 0.8, box.h * 0.86), min(box.w * 0.96, box.h * 1.5)
    canvas.illustration(Box(box.center[0] - side / 2, box.y + box.h * 0.02, side, side), beast)
    hull = Box(box.center[0] - wide / 2, box.bottom - wide * 0.38 - box.h * 0.08, wide, wide * 0.4)
    canvas.illustration(hull, "hulk")


def _paint_flight(canvas: Canvas, box: Box, beast: str, scene: str, on_board: int, danger: float) -> None:
    canvas.illustration(box, scene)
    canvas.veil(box, theme.ALARM, 0.3 * danger)
    with canvas.clip_to(box):
        side = min(box.w, box.h * (0.9 + 0.12 * on_board))
        if on_board:
            canvas.illustration(box.middle(side, side), beast)
        if scene == "orbit":
            wide = min(box.w * 0.98, box.h * 2.1)
            canvas.illustration(box.middle(wide, wide * 0.4), "hulk")
    canvas.frame(box, theme.EDGE, 1)


def _paint_bust(
    canvas: Canvas, box: Box, character: str, color: str, is_gone: bool = False, is_dead: bool = False
) -> None:
    side = min(box.w, box.h)
    figure = Box(box.center[0] - side / 2, box.bottom - side, side, side)
    canvas.illustration(figure, _bust(character), theme.mix(icons.CREW[color], theme.SPACE, 0.6 * is_gone))
    if is_dead:
        canvas.icon(figure.inset(side * 0.2, side * 0.2), Icon("cross", theme.ALARM))


def _paint_lair(canvas: Canvas, box: Box, beast: str, lair: str) -> None:
    canvas.illustration(box, lair)
    free = uncovered_part(box)
    side = min(free.w, free.h * 1.02)
    canvas.illustration(free.middle(side, side), beast)


def _paint_explosion(canvas: Canvas, box: Box) -> None:
    canvas.illustration(box, "orbit")
    free = uncovered_part(box)
    wide = min(free.w, free.h * 1.8)
    canvas.illustration(free.middle(wide, wide * 0.4), "hulk")
    x, y, reach = *free.center, wide * 0.56
    with canvas.clip_to(box):
        canvas.illustration(Box(x - reach, y - reach, 2 * reach, 2 * reach), "blast")


def _paint_verdict(canvas: Canvas, box: Box, scene: str, crew: Sequence[tuple[int, str, str]]) -> None:
    canvas.illustration(box, scene)
    free = uncovered_part(box)
    side = min(free.w / len(crew) - 16, free.h * 0.8, 420)
    for (number, character, name), cell in zip(crew, free.columns(*[None] * len(crew)), strict=True):
        figure = Box(cell.center[0] - side / 2, free.center[1] - side / 2 - 22, side, side)
        canvas.illustration(figure, _bust(character), icons.CREW[_color(number)])
        plate = Box(figure.x, figure.bottom, side, 52)
        canvas.plate(plate, theme.SPACE, icons.CREW[_color(number)])
        canvas.text(plate.inset(8, 4), name, Type.HEADING, theme.BRIGHT, fonts.BOLD, "center", Type.FINE, ellipsis=True)


def _paint_hull(canvas: Canvas, box: Box, columns: int, rows: int) -> None:
    for engine in (-1, 0, 1):
        nozzle = box.center[0] + engine * box.w / columns
        canvas.glow(nozzle, box.bottom - 8, 60, theme.mix(theme.UNLIT, theme.SIGNAL, 0.7))
        canvas.fill(Box(nozzle - 26, box.bottom - 22, 52, 16), theme.mix(theme.SPACE, theme.AMBER, 0.25))
        canvas.fill(Box(nozzle - 22, box.bottom - 8, 44, 5), theme.mix(theme.SIGNAL, theme.BRIGHT, 0.5))
    box = Box(box.x, box.y, box.w, box.h - 22)
    wide, high = box.w / columns, box.h / rows
    grid = box.inset(12, 16)
    bow, stern, middle = box.y - 4, box.bottom, box.center[0]
    side = [(middle - wide * 0.62, bow), (middle - wide * 0.9, bow + high * 0.5), (box.x + wide * 0.5, box.y + high)]
    side += [(box.x, box.y + high * 1.25), (box.x, stern - high), (box.x + wide * 0.5, stern - high * 0.7)]
    side += [(box.x + wide * 0.9, stern)]
    outline = [*side, *((2 * middle - x, y) for x, y in reversed(side))]
    canvas.polygon(theme.mix(theme.SPACE, theme.AMBER, 0.3), *outline)
    inner = [(middle + (x - middle) * 0.985, box.center[1] + (y - box.center[1]) * 0.975) for x, y in outline]
    canvas.polygon(theme.mix(theme.SPACE, theme.AMBER, 0.07), *inner)
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        canvas.line(start, end, theme.mix(theme.SPACE, theme.AMBER, 0.5), 2)
    for row in range(1, rows - 1):
        for column in range(columns):
            cell = grid.w / columns, grid.h / rows
            slot = Box(grid.x + column * cell[0], grid.y + row * cell[1], *cell).inset(9, 7)
            canvas.illustration(slot, "room-unknown")
            canvas.frame(slot, theme.mix(theme.SPACE, theme.AMBER, 0.2), 1)
    for lamp in range(6):
        for x in (box.x + 5, box.right - 5):
            y = box.y + high * (1.4 + lamp * (rows - 2.9) / 5)
            canvas.glow(x, y, 16, theme.mix(theme.UNLIT, theme.AMBER, 0.8))


def _paint_bag(canvas: Canvas, box: Box, count: int) -> None:
    side = min(box.w, box.h)
    bag = box.middle(side, side)
    canvas.illustration(bag, "sack")
    x, y = bag.center[0], bag.y + side * 0.63
    canvas.disc(x, y, side * 0.24, theme.mix(theme.SPACE, theme.AMBER, 0.1))
    size = max(Type.SUBHEADING, side * 0.3)
    canvas.text(Box(bag.x, y - side * 0.24, side, side * 0.48), str(count), size, theme.BRIGHT, fonts.BOLD, "center")


def _paint_chance(canvas: Canvas, box: Box, count: int, most: int) -> None:
    """Paint a row of `most` lamps, of which the first `count` are lit."""
    step = min(34.0, box.w / most)
    for place in range(most):
        color = theme.AMBER if place < count else theme.mix(theme.SPACE, theme.AMBER, 0.12)
        canvas.disc(box.x + step * (place + 0.5), box.center[1], step * 0.4, color)


def _paint_token(canvas: Canvas, box: Box, kind: Icon, on_board: int) -> None:
    x, y = box.center
    side = min(box.w, box.h)
    canvas.disc(x, y, side * 0.48, theme.mix(theme.SPACE, theme.AMBER, 0.34))
    canvas.disc(x, y, side * 0.44, theme.mix(theme.UNLIT, theme.SPACE, 0.7))
    canvas.picture(box.middle(side * 0.82, side * 0.82), kind, 0.4 if kind.color == theme.FAINT else 1.0)
    if on_board:
        canvas.disc(x + 15, y - 15, 11, theme.ALARM)
        canvas.text(Box(x + 3, y - 25, 24, 20), str(on_board), Type.SEAT, theme.INK, fonts.BOLD, "center", Type.FINE)


def _paint_weakness(canvas: Canvas, box: Box, color: Color, is_gone: bool) -> None:
    paint_card_back(canvas, fit_card(box), "done" if is_gone else "alien-3", color)


def _paint_figure(canvas: Canvas, box: Box, number: str, color: Color) -> None:
    size = max(Type.TITLE, min(Type.POSTER, box.h * 1.2))
    canvas.text(box, number, size, color, fonts.BOLD, "center", least=Type.TITLE)


def _paint_pips(canvas: Canvas, box: Box, count: int, most: int, color: Color) -> None:
    lit, unlit = theme.AMBER if color == theme.TEXT else color, theme.mix(theme.SPACE, theme.FAINT, 0.25)
    for place, cell in enumerate(box.columns(*[None] * most, gap=4)):
        canvas.fill(cell, lit if place < count else unlit)


def _sign(icon: Icon, words: str) -> Widget:
    picture = Leaf(Canvas.picture, args=(icon,), words=" ").sized(min_width=30, max_width=30, min_height=28)
    return Row(picture, Text(words, fonts.Style(Type.SEAT, theme.TEXT, fonts.SEMIBOLD)), gap=6)


def _paint_track(canvas: Canvas, box: Box, spaces: int, left: int | None, marked_from: int, mark: Color) -> None:
    """Paint a cell for each space of a track, with the current one bright and the earlier ones dark.

    `left` is the number of the current space, counted from the end. The last `marked_from` cells have the color `mark`.
    """
    for place, cell in enumerate(box.columns(*[None] * spaces, gap=4)):
        counted = spaces - place
        color = mark if counted <= marked_from else theme.mix(theme.FAINT, theme.AMBER, 0.4)
        if left is None or counted > left:
            color = theme.mix(color, theme.SPACE, 0.68)
        canvas.fill(cell, theme.BRIGHT if counted == left else color)


def _signs(one: CrewMember) -> list[tuple[Icon, str]]:
    """Return up to four icons, with numbers, for a character's wounds and other conditions."""
    found = [
        (Icon("ship-wound", theme.ALARM), one.serious_wound_count),
        (Icon("ship-wound", theme.AMBER), one.light),
        (Icon("ship-mutation", theme.ALARM), one.markers),
        (alien_icon("larva", theme.ALARM), int(one.larva)),
        (Icon("ship-slime", theme.GOOD), int(one.slime)),
        (Icon("antenna", theme.SIGNAL), int(one.signal)),
    ]
    signs = [(icon, str(number) if number > 1 or "wound" in icon.name else "") for icon, number in found if number]
    if one.mutation in (CardState.HIDDEN, CardState.REVEALED) and not one.markers:
        signs.append((Icon("ship-mutation", theme.AMBER), "0"))
    return signs[:4] if not one.passed else [*signs[:3], (Icon("done", theme.FAINT), "")]


def alien_icon(kind: str, color: Color) -> Icon:
    return Icon(_DRAWN.get(kind, "alien-blank"), color)
