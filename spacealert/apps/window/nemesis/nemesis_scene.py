"""An evening of Nemesis or Carnomorphs: the guide, the ship, and the computer's voice.

The ship's board is readable from three meters and shows only public facts.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import cos, pi, sin

from attrs import evolve

from spacealert.apps.window import icons, title_art
from spacealert.apps.window.companion_scene import (
    CompanionScene,
    Place,
    Token,
    board_drawing,
    clear_of_words,
    whole_picture,
)
from spacealert.apps.window.music import LineSpeaker, Reactions
from spacealert.apps.window.title_art import SeatedFigure
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
from spacealert.kit.guide.walkthrough import options_of
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Align, Canvas
from spacealert.kit.ui.containers import Column, Columns, Flow, Grid, Layers, Middle, Plate, Row
from spacealert.kit.ui.controls import SMALL, Button, Leaf, Picture, Role, Spacer, Text
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
        "encounter": "ship-bag", "everyone": "dice", "shoot": "ship-gun", "melee": "ship-wound", "escape": "ship-door",
        "figure": "alien-3", "figure-leaves": "alien-3", "light": "ship-wound", "serious": "ship-wound",
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
    "act-move": "ship-door", "act-careful": "silence", "act-escape": "ship-door", "act-shoot": "ship-gun",
    "act-melee": "ship-wound", "act-pick-up": "ship-case", "act-trade": "transfer", "act-craft": "gear",
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
_OFF = theme.mix(theme.SPACE, theme.AMBER, 0.42)  # of what is counted: pips and spaces that are not lit
_CREATURES, _LEAST_CREATURE = ("alien-", "carcass"), 72.0  # pictures, and the height they need in units
_FEW_CREW = 3  # shown with portraits
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
        ("carnomorphs-eats", "carcass"), ("fire", "ship-fire"), ("burn", "ship-fire"), ("egg", "ship-egg"),
        ("pod", "ship-pod"), ("destruct", "ship-skull"), ("end-winners", "star"), ("end-all-win", "star"),
        ("end-arrives-earth", "ship-course"), ("end-engine", "gear"), ("end-objective", "card"), ("end-alive", "done"),
        ("end-coordinates", "ship-course"), ("end-destination", "ship-course"), ("end", "ship-skull"),
        ("map", "ship-course"), ("engine", "gear"), ("contact", "alien-4"), ("event", "alien-3"),
        ("eats", "ship-mutation"), ("develop-red", "alien-1"), ("develop", "ship-mutation"), ("bag", "ship-bag"),
        ("token", "ship-bag"), ("malfunction", "ship-malfunction"), ("time", "clock"), ("jump", "clock"),
        ("draw", "card"), ("shoot", "ship-gun"), ("melee", "ship-gun"), ("attack", "alien-3"),
        ("noise", "dice"), ("combat-die", "dice"), ("wound", "ship-wound"),
        ("settings", "gear"), ("objective", "card"),
        ("character", "person"), ("hibern", "clock"), ("slime", "ship-slime"),
        ("menu-health", "ship-wound"), ("menu-fight", "ship-gun"), ("menu-ways", "ship-pod"), ("menu-rooms", "gear"),
        ("menu-move", "ship-door"), ("menu-items", "ship-case"), ("now-yes", "done"), ("now-no", "cross"),
        ("", "ship-nemesis"),
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
                self.submit_answer("map")
            self._panel.shows_map = not self._panel.shows_map
        super().do(action)

    def drawing(self) -> Widget:
        """Return the alien or the carcass in question, or the usual picture."""
        leaf = super().drawing()
        icon = leaf.args[0] if isinstance(leaf, Leaf) else ""
        return Leaf(_paint_creature, args=(icon,), words=" ", grow=1) if icon.startswith(_CREATURES) else leaf

    @property
    def signs(self) -> Mapping[str, Icon]:
        """Icons of events, players and aliens."""
        ship, shown = None if self.walkthrough is None else self.walkthrough.state, self.visible
        if ship is None or shown is None:
            return _SIGNS
        pieces = shown.pieces if isinstance(shown, Arrange) else options_of(shown)
        labels = {piece.key: piece.label for piece in pieces}
        # Numbers may also be those of corridors, pods or engines.
        crew = {key: helmet(one.number) for one in ship.crew if labels.get(key := str(one.number)) == name_of(one)}
        kinds = {kind: alien(kind, theme.TEXT) for kind in ship.species.token_counts}
        numbered = {key: key.partition("/")[0] for key in labels if "/" in key or key in ship.figures}
        things = {key: _SIGNS["fire"] if kind == "fire" else alien(kind, theme.ALARM) for key, kind in numbered.items()}
        return _SIGNS | kinds | things | crew

    def shelf_of(self, text_id: str) -> tuple[str, Icon | None]:
        _, _, key = text_id.partition("-")
        shelf = next((one for one in ("act", "room") if key.startswith(f"{one}-")), "rules")
        return f"nemesisboard-shelf-{shelf}", Icon(_LOOKUP.get(key, "book"), _SHELVES[shelf])

    def scenery(self) -> Leaf | None:
        """Return the picture of the first contact, or of how the evening ends."""
        asked, ship = self.asked, None if self.walkthrough is None else self.walkthrough.state
        text_id = "" if asked is None else asked.text.text_id
        if ship is not None and text_id == "nemesisplay-contact":
            return whole_picture(_paint_lair, _threat(ship))
        if ship is None or not text_id.startswith("nemesisend-"):
            return super().scenery()
        if text_id.endswith(("-lost", "-fail")):
            return whole_picture(_paint_explosion)
        if text_id.endswith(("-win", "-wins", "-winners")):
            winners = tuple(SeatedFigure(_color(number), "", False, "cheer") for number in ship.winners)
            names = tuple(name_of(ship.member(number)).render(self.texts) for number in ship.winners)
            return whole_picture(_paint_verdict, winners, names)
        whose = [one for one in ship.crew if one.name == asked.text.facts.get("who")] if asked is not None else []
        if whose:
            pose = "fall" if whose[0].status is Status.DEAD else "stand"
            figure = SeatedFigure(_color(whose[0].number), "", False, pose)
            return whole_picture(_paint_verdict, (figure,), (name_of(whose[0]).render(self.texts),), True)
        return super().scenery()

    @property
    def on_map(self) -> Collection[str]:
        ship = None if self.walkthrough is None else self.walkthrough.state
        if ship is None or ship.map is None or not _is_mapped(self.visible):
            return ()
        return [*ship.map.rooms, ship_map.UNEXPLORED, ship_map.ELSEWHERE]

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
            parts: list[Widget] = [Leaf(_paint_approach, args=(_threat(ship),), title="ship", min_height=240, grow=1)]
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
        clocks = Columns(self._time(ship), self._destruct(ship), even=True)
        return Column(
            self._head(ship), clocks, Columns(*hazards, even=True), self._aliens(ship), self._more(ship), crew
        )

    def _map(self, ship: Ship, prompt: Prompt | None) -> Widget:
        """Show the map: explored rooms, the pieces in them, and fires, including changes in the answer being given.

        Rooms are in order of exploration, since only the players know the corridors.
        """
        assert ship.map is not None
        where = {piece: room for piece, (_, room) in ship_map.pieces(ship).items()}
        if isinstance(prompt, Arrange):
            where |= prompt.now
        between = [room for room in ship.map.rooms if room not in ship_map.FIXED]
        offered = [option.key for option in options_of(prompt)] if prompt is not None else []
        offered += [option.key for option in prompt.places] if isinstance(prompt, Arrange) else []
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
            tokens = [Token(helmet(int(piece))) for piece in there if piece.isdecimal()]
            tokens += [Token(alien(piece, theme.ALARM)) for piece in there if piece in ship.figures]
            if room == ship_map.NEST and not ship.nest_destroyed:
                tokens.append(Token(Icon("ship-egg", theme.AMBER)))
            if burning := "fire" in there:
                tokens.append(Token(Icon("ship-fire", theme.AMBER)))
            surface = theme.tinted(theme.ALARM) if burning else theme.RAISED
            name = ship_map.room_name(room).render(self._texts)
            places.append(Place(slot, name, tuple(tokens), surface, room))
        size = _COLUMNS, 2 + rows
        return Layers(
            Leaf(_paint_hull, args=size, words=" "),
            Column(board_drawing(places, prompt, size), Spacer(min_height=22, grow=0), pad=(12, 16), gap=0),
        )

    def _head(self, ship: Ship) -> Widget:
        """Show the round, the phase and whose turn it is."""
        phase = self._say(f"nemesisboard-phase-{ship.phase}").upper()
        whose = None
        if ship.turn is not None:
            turn = self._say("nemesisboard-label-turn", who=ship.member(ship.turn).name)
            name = Text(turn, _bold(Type.SUBHEADING, theme.BRIGHT), theirs=True)
            whose = Row(Spacer(), Picture(helmet(ship.turn), 34), name, min_width=190)
        number = Text(self._say("nemesisboard-label-round", number=ship.round), _bold(Type.SUBHEADING, theme.BRIGHT))
        middle = Text(phase, _bold(Type.SUBHEADING, theme.AMBER), align="center", grow=1)
        return Plate(Columns(number, middle, whose, gap=12), pad=(14, 6))

    def _time(self, ship: Ship) -> Widget:
        settings = ship.settings
        begins = ship.phase is Phase.SET_UP
        left, is_open = (settings.time_spaces, False) if begins else (ship.time, ship.chambers_open)
        color = theme.ALARM if left <= 2 else theme.SIGNAL if is_open else theme.AMBER
        facts = {"chambers": "open" if is_open else "closed", "until": left - settings.first_blue}
        means = self._say("nemesisboard-label-chambers", **facts)
        track = (settings.time_spaces, left, settings.first_blue, theme.SIGNAL)
        return self._clock("time", str(left), means, color, track)

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
        spaces = Leaf(_paint_track, args=track, min_height=16)
        return Plate(Row(figure, words), spaces, color=surface, gap=4, pad=(14, 6), grow=1, min_width=290)

    def _hazard(self, name: str, icon: str, count: int, most: int) -> Widget:
        level = hazard_level(count)
        color = {"last": theme.ALARM, "many": theme.AMBER}.get(level, theme.TEXT)
        warning = None
        if level != "few":
            left = self._say("nemesisboard-label-warning", warning=level, left=most - count)
            warning = Text(left, _bold(Type.CAPTION, color))
        label = Text(self._say(f"nemesisboard-label-{name}"), Role(Type.SEAT, theme.TEXT, fonts.SEMIBOLD))
        pips = (Picture(Icon(icon, color if place < count else _OFF), 22) for place in range(most))
        surface = theme.tinted(theme.ALARM) if level == "last" else theme.PANEL
        row = Row(Middle(label, warning, gap=0, grow=1), Middle(Flow(*pips, gap=2, align="right")), grow=1)
        return Plate(row, color=surface, pad=(12, 5), grow=1, min_width=290, min_height=48)

    def _aliens(self, ship: Ship, *, large: bool = False) -> Widget:
        """Show the bag and, for each kind of token, its number in the bag and supply and the figures on board."""
        wide = 240.0 if large else 92.0
        bag = Leaf(_paint_bag, args=(sum(ship.bag.values()),), words=" ").sized(min_width=wide, max_width=wide)
        tokens = list(ship.species.token_counts)
        if large:
            most = max(1, *ship.bag.values())
            bars = (Leaf(_paint_chance, args=(ship.bag[one], most), min_width=60, words=" ", grow=1) for one in tokens)
            rows = (Row(self._kind(ship, one), bar, gap=14) for one, bar in zip(tokens, bars, strict=True))
            kinds: Widget = Column(*(row.sized(grow=1) for row in rows), grow=1)
        else:
            kinds = Grid(*(self._kind(ship, one) for one in tokens), most=3, grow=1)
        return Plate(Row(bag, kinds, gap=18, grow=1), pad=(14, 10), grow=1 if large else 0)

    def _kind(self, ship: Ship, token: str) -> Widget:
        color = theme.ALARM if token.startswith("red") else theme.SIGNAL if token.startswith("blue") else theme.BRIGHT
        # A figure that two tokens could stand for is shown at the first one.
        figure = ship.species.figure_of(token)
        shown = figure in ship.species.figure_limits and ship.species.tokens_of(figure)[0] == token
        count = ship.figures.get(figure, 0) if shown else 0
        bag, whole = ship.bag[token], sum(ship.bag.values())
        said = str(bag)
        if ship.settings.chances == "shown" and bag:
            said += " · " + self._say("nemesisboard-label-percent", percent=round(100 * bag / whole))
        name = Text(self._say(f"nemesis-kind-{token}"), Role(Type.CAPTION, theme.TEXT, fonts.SEMIBOLD))
        number = Text(said, _bold(Type.LABEL, theme.AMBER if bag else theme.FAINT), grow=1)
        supply = Text(self._say("nemesisboard-label-left", count=ship.supply[token]), SMALL, theme.FAINT)
        disc = Leaf(_paint_token, args=(alien(token, color if bag else theme.FAINT), count), words=" ").sized(
            min_width=48, max_width=48, min_height=46
        )
        return Row(disc, Middle(name, Row(number, supply, gap=4), gap=0, grow=1), gap=8, min_width=150)

    def _more(self, ship: Ship) -> Widget:
        """Show pods, eggs, course and the three cards."""
        eggs = self._say("nemesisboard-label-eggs", count=ship.eggs, nest=nest(ship))
        course = Icon("ship-course", theme.SIGNAL), self._say("nemesisboard-label-course", marker=ship.destination)
        if ship.airlock:
            course = Icon("ship-skull", theme.ALARM), self._say("nemesisboard-label-airlock")
        colors = {Card.HIDDEN: _OFF, Card.REVEALED: theme.SIGNAL, Card.GONE: theme.GOOD}
        cards = (
            Picture(Icon("done" if card is Card.GONE else "card", colors[card]), 26)
            for card in ship.weaknesses.values()
        )
        signs = (_sign(Icon("ship-egg", theme.AMBER if ship.eggs else theme.FAINT), eggs), _sign(*course))
        return Plate(Flow(*(self._pod(pod) for pod in ship.pods), *signs, Row(*cards, gap=4), gap=14), pad=(12, 6))

    def _pod(self, pod: Pod) -> Widget:
        color = _OFF if pod.launched else theme.ALARM if pod.locked else theme.GOOD
        label = self._say("nemesisboard-label-pod", section=pod.section, number=pod.number) + "•" * len(pod.aboard)
        words = Text(label, Role(Type.SEAT, theme.FAINT if pod.launched else theme.TEXT, fonts.SEMIBOLD))
        cross = Picture(Icon("cross", theme.BRIGHT), 16) if pod.locked and not pod.launched else None
        return Row(Layers(Picture(Icon("ship-pod", color), 28), *([cross] if cross else [])), words, gap=4)

    def _member(self, ship: Ship, one: CrewMember) -> Widget:
        here = one.number == ship.turn
        gone = one.status in (Status.DEAD, Status.LAUNCHED, Status.HIBERNATING)
        ink = theme.FAINT if gone else theme.PICKED if here else theme.BRIGHT
        star = Picture(Icon("star", theme.AMBER), 18) if one.number == ship.first and not gone else None
        is_portrait = len(ship.crew) <= _FEW_CREW
        align: Align = "left" if is_portrait else "center"
        name = Text(name_of(one).render(self._texts), Role(Type.SEAT, ink, fonts.SEMIBOLD), theirs=True, align=align)
        role = None
        if one.character and not isinstance(one.name, Message):
            role = Text(self._say(f"nemesis-character-{one.character}"), SMALL, theme.FAINT, align, theirs=True)
        signs = _signs(one)
        below: Widget = Flow(
            *(Row(Picture(icon, 24), Text(number, _bold(Type.LABEL, icon.color)), gap=2) for icon, number in signs),
            align=align,
            gap=6,
            leading=0,
        )
        if one.status is not Status.AWAKE or one.number == ship.intruder_player or not signs:
            said_elsewhere = {"nemesisboard-first", "nemesisboard-passed"}
            told = [state.render(self._texts) for state in states(ship, one) if state.text_id not in said_elsewhere]
            color = theme.ALARM if one.status is Status.DEAD else theme.GOOD
            below = Text(told[0] if told else self._say("nemesisboard-well"), SMALL, color, align)
        edge, surface = (theme.PICKED, theme.CHOSEN) if here else (None, theme.PANEL)
        who = helmet(one.number)
        if is_portrait:
            portrait: Widget = Picture(evolve(who, color=theme.mix(who.color, theme.PANEL, 0.7)), 64)
            if not gone:
                portrait = Leaf(title_art.portrait, args=(_color(one.number), 0), words=" ")
                portrait = portrait.sized(min_width=92, max_width=92, min_height=70)
            words = Middle(Row(star, name, gap=4), role, below, gap=1, grow=1)
            return Plate(Row(portrait, words, gap=10, grow=1), pad=(8, 6), color=surface, edge=edge, min_width=170)
        face = Picture(evolve(who, color=theme.mix(who.color, theme.PANEL, 0.7)) if gone else who, 52)
        faces = Row(Spacer(), star, face, Spacer(), gap=4)
        whole = Middle(faces, name, role, below, gap=2).sized(grow=1)
        return Plate(whole, pad=(6, 5), color=surface, edge=edge, min_width=110, max_height=240)


def _threat(ship: Ship) -> Icon:
    """Return the icon of the worst of these aliens."""
    return alien(list(ship.species.token_counts)[-1], theme.ALARM)


def _color(number: int) -> str:
    return list(icons.CREW)[(number - 1) % len(icons.CREW)]


def helmet(number: int) -> Icon:
    """Return the helmet of the player with this number."""
    return icons.person(_color(number))


def _is_mapped(prompt: Prompt | None) -> bool:
    """Return whether this prompt is about the map."""
    return prompt is not None and prompt.text.text_id.startswith("nemesismap-")


def _paint_approach(canvas: Canvas, box: Box, threat: Icon) -> None:
    """Paint the ship adrift with its lamps on, and the threat behind it."""
    _paint_space(canvas, box, threat.color)
    side = min(box.w * 0.62, box.h * 0.86)
    lair = Box(box.x + box.w * 0.5 - side * 0.42, box.y + box.h * 0.02, side, side)
    _paint_alien(canvas, lair, threat, 0.32)
    paint_hulk(canvas, Box(box.x + box.w * 0.06, box.y + box.h * 0.5, box.w * 0.88, box.h * 0.4), lit=True)


def _paint_lair(canvas: Canvas, box: Box, threat: Icon) -> None:
    """Paint what has come on board, looking at you."""
    canvas.plate(box, theme.UNLIT, theme.mix(theme.SPACE, threat.color, 0.4))
    free = clear_of_words(box)
    side = min(free.w, free.h * 1.02)
    lair = Box(free.center[0] - side / 2, free.center[1] - side * 0.47, side, side)
    canvas.glow(*free.center, side * 0.75, theme.mix(theme.UNLIT, threat.color, 0.55))
    for place in range(7):  # others in the dark
        x, y = box.x + box.w * (0.62 + 0.37 * (place * 0.618 % 1)), box.y + box.h * (0.06 + 0.4 * (place * 0.381 % 1))
        size = 26.0 + place % 3 * 12
        _paint_eyes(canvas, Box(x, y, size * 3, size * 3), threat)
    _paint_alien(canvas, lair, threat, 0.7)


def _paint_alien(canvas: Canvas, lair: Box, threat: Icon, rim: float) -> None:
    """Paint an alien against the light, which shows along its edges, with glowing eyes."""
    color, over = threat.color, lair.w * 0.008
    canvas.icon(lair.inset(-over, -over), Icon(threat.name, theme.mix(theme.UNLIT, color, rim)))
    shadow = Box(lair.x + over * 0.4, lair.y + over, lair.w, lair.h)
    canvas.icon(shadow, Icon(threat.name, theme.mix(theme.UNLIT, color, 0.11)))
    _paint_eyes(canvas, lair, threat)


def _paint_eyes(canvas: Canvas, lair: Box, threat: Icon) -> None:
    """Light up the eyes of an alien that fills this square. They are further apart on larger aliens."""
    apart, color = 0.036 + 0.0096 * int(threat.name[-1]), threat.color
    for eye in (0.5 - apart, 0.5 + apart):
        x, y = lair.x + lair.w * eye, lair.y + lair.w * 0.28
        canvas.glow(x, y, lair.w * 0.11, theme.mix(theme.UNLIT, color, 0.9))
        canvas.disc(x, y, lair.w * 0.022, theme.mix(color, theme.BRIGHT, 0.5))


def _paint_creature(canvas: Canvas, box: Box, name: str) -> None:
    """Paint an alien, or one bent over a carcass, if there is room."""
    side = min(box.h - 8, box.w * 0.6, 260)
    if side < _LEAST_CREATURE:
        return
    lair = box.middle(side, side)
    canvas.glow(*box.center, min(box.h, box.w) / 2, theme.mix(theme.UNLIT, theme.ALARM, 0.5))
    _paint_alien(canvas, lair, Icon("alien-3" if name == "carcass" else name, theme.ALARM), 0.75)
    if name == "carcass":
        prey = Box(lair.x + side * 0.3, lair.y + side * 0.58, side * 0.4, side * 0.4)
        canvas.icon(prey, Icon(name, theme.mix(theme.SPACE, theme.TEXT, 0.7)))


def _paint_space(canvas: Canvas, box: Box, light: Color) -> None:
    """Paint the dark outside, with a planet below and this light above."""
    canvas.plate(box, theme.mix(theme.UNLIT, theme.SPACE, 0.7), theme.mix(theme.SPACE, light, 0.3))
    with canvas.clipped(box.inset(2)):
        canvas.glow(
            box.x + box.w * 0.55, box.y + box.h * 0.24, max(box.w, box.h) * 0.55, theme.mix(theme.UNLIT, light, 0.3)
        )
        for star in range(60):
            x, y = box.x + box.w * (star * 0.618 % 1), box.y + box.h * (star * 0.414 % 1)
            canvas.disc(x, y, 0.7 + star % 3 * 0.4, theme.mix(theme.SPACE, theme.TEXT, 0.25 + star % 4 * 0.15))
        title_art.planet(canvas, Box(box.x - box.w * 0.1, box.y + box.h * 0.7, box.w * 1.3, box.w * 1.3))


def paint_hulk(canvas: Canvas, box: Box, *, lit: bool) -> None:
    """Paint the ship from the side, with its lamps on or off."""
    wide = min(box.w, box.h * 2.6)
    hull = Box(box.center[0] - wide / 2, box.center[1] - wide / 2, wide, wide)
    canvas.icon(hull, Icon("ship-hulk-outline", theme.mix(theme.UNLIT, theme.AMBER, 0.07)))
    canvas.icon(hull, Icon("ship-hulk", theme.mix(theme.FAINT, theme.AMBER, 0.25)))
    for lamp in range(9 if lit else 0):
        x, y = hull.x + wide * (0.2 + 0.07 * lamp), hull.y + wide * (0.515 + lamp % 2 * 0.035)
        canvas.glow(x, y, wide * 0.032, theme.mix(theme.UNLIT, theme.AMBER, 0.7))
        canvas.fill(Box(x - 3, y - 2, 6, 4), theme.mix(theme.AMBER, theme.BRIGHT, 0.5))
    for nozzle in (0.4, 0.5, 0.6) if lit else ():
        canvas.glow(hull.right, hull.y + wide * nozzle, wide * 0.07, theme.mix(theme.UNLIT, theme.SIGNAL, 0.8))


def _paint_explosion(canvas: Canvas, box: Box) -> None:
    """Paint the ship in pieces, in its own fire."""
    _paint_space(canvas, box, theme.ALARM)
    free = clear_of_words(box)
    x, y = free.center
    reach = min(free.w, free.h)
    with canvas.clipped(box.inset(2)):
        for size, color, share in ((1.1, theme.ALARM, 0.9), (0.7, theme.ALARM, 1.0), (0.5, theme.AMBER, 1.0)):
            canvas.glow(x, y, reach * size, theme.mix(theme.UNLIT, color, share))
        for ray in range(22):
            turn, far = ray * 2 * pi / 22 + ray % 3 * 0.07, reach * (0.5 + ray * 7 % 5 * 0.1)
            ends = [(x + far * cos(turn + off), y + far * sin(turn + off)) for off in (-0.025, 0.025)]
            canvas.light(theme.mix(theme.UNLIT, theme.AMBER, 0.28), (x, y), *ends)
        for side, half in ((-1, Box(box.x, box.y, x - box.x, box.h)), (1, Box(x, box.y, box.right - x, box.h))):
            off = reach * 0.07 * side
            hull = Box(x - reach * 0.62 + off, y - reach * 0.25 - off * 0.7, reach * 1.24, reach * 0.5)
            with canvas.clipped(half):
                paint_hulk(canvas, hull, lit=False)
        canvas.light(
            theme.AMBER,
            (x - 26, y - reach * 0.3),
            (x + 30, y - reach * 0.34),
            (x + 12, y),
            (x + 26, y + reach * 0.3),
            (x - 30, y + reach * 0.34),
            (x - 10, y),
        )
        for piece in range(26):
            turn, far = piece * 2.4, reach * (0.24 + piece * 5 % 9 * 0.045)
            at, size = (x + far * cos(turn) * 1.25, y + far * sin(turn)), 4 + piece * 3 % 11
            corners = [(at[0] + size * cos(turn + bend), at[1] + size * sin(turn * 2 + bend)) for bend in (0, 2.0, 4.4)]
            canvas.polygon(theme.mix(theme.SPACE, theme.ALARM, 0.25 + piece % 3 * 0.2), *corners)
        for core, color in ((0.3, theme.AMBER), (0.16, theme.BRIGHT)):
            canvas.glow(x, y, reach * core, color)
    skull = min(free.w, free.h) * 0.42
    canvas.icon(
        Box(x - skull / 2, y - skull / 2, skull, skull), Icon("ship-skull", theme.mix(theme.UNLIT, theme.ALARM, 0.22))
    )


def _paint_verdict(
    canvas: Canvas, box: Box, winners: tuple[SeatedFigure, ...], names: Sequence[str], judged: bool = False
) -> None:
    """Paint the winners in front of the planet or, without winners, the remaining alien.

    Characters still being `judged` are shown in a spotlight.
    """
    if not winners:
        _paint_lair(canvas, box, alien("queen", theme.ALARM))
        return
    free = clear_of_words(box)
    if judged:
        canvas.plate(box, theme.UNLIT, theme.mix(theme.SPACE, theme.SIGNAL, 0.3))
        x, foot = free.center[0], free.y + free.h * 0.92
        canvas.glow(x, foot, free.w * 0.4, theme.mix(theme.UNLIT, theme.SIGNAL, 0.4))
        for share in (0.3, 0.22, 0.14):
            cone = (x - 14, box.y + 2), (x + 14, box.y + 2), (x + free.w * share, foot), (x - free.w * share, foot)
            canvas.light(theme.mix(theme.UNLIT, theme.SIGNAL, 0.1), *cone)
    else:
        _paint_space(canvas, box, theme.AMBER)
        canvas.glow(*free.center, min(free.w, free.h) * 0.6, theme.mix(theme.UNLIT, theme.AMBER, 0.6))
    for ray in range(0 if judged else 16):
        turn = ray * pi / 8 + 0.1
        far = max(box.w, box.h)
        ends = [(free.center[0] + far * cos(turn + off), free.center[1] + far * sin(turn + off)) for off in (0, 0.16)]
        canvas.light(theme.mix(theme.UNLIT, theme.AMBER, 0.07), free.center, *ends)
    wide = min(free.w * 0.9, free.h * 0.62 * len(winners))
    figures = title_art.crew_line(canvas, free.middle(wide, free.h * 0.9), winners)
    for figure, name in zip(figures, names, strict=True):
        plate = Box(figure.x + 4, figure.bottom + 2, figure.w - 8, 44)
        canvas.plate(plate, theme.SPACE, theme.AMBER)
        canvas.text(plate.inset(8, 4), name, Type.HEADING, theme.BRIGHT, fonts.BOLD, "center", Type.FINE, ellipsis=True)


def _paint_hull(canvas: Canvas, box: Box, columns: int, rows: int) -> None:
    """Paint the hull around a board of this size, seen from above: the bow is up and the engines are down."""
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
            canvas.fill(slot, theme.mix(theme.UNLIT, theme.SPACE, 0.7))
            canvas.frame(slot, theme.mix(theme.SPACE, theme.AMBER, 0.2), 1)
            canvas.icon(slot.middle(26, 26), Icon("ship-door", theme.mix(theme.SPACE, theme.AMBER, 0.16)))
    for lamp in range(6):
        for x in (box.x + 5, box.right - 5):
            y = box.y + high * (1.4 + lamp * (rows - 2.9) / 5)
            canvas.glow(x, y, 16, theme.mix(theme.UNLIT, theme.AMBER, 0.8))


def _paint_bag(canvas: Canvas, box: Box, count: int) -> None:
    """Paint the bag with the number of tokens in it."""
    canvas.glow(*box.center, min(box.w, box.h) / 2, theme.mix(theme.UNLIT, theme.AMBER, 0.3))
    bag = box.middle(min(box.w, box.h), min(box.w, box.h))
    canvas.icon(bag, Icon("ship-sack", theme.mix(theme.SPACE, theme.AMBER, 0.5)))
    number = Box(bag.x, bag.y + bag.h * 0.42, bag.w, bag.h * 0.48)
    canvas.text(number, str(count), max(Type.HEADING, bag.h * 0.36), theme.BRIGHT, fonts.BOLD, "center")


def _paint_chance(canvas: Canvas, box: Box, count: int, most: int) -> None:
    """Paint a lamp for each token of this kind in the bag."""
    step = min(34.0, box.w / most)
    for place in range(most):
        color = theme.AMBER if place < count else theme.mix(theme.SPACE, theme.AMBER, 0.12)
        canvas.disc(box.x + step * (place + 0.5), box.center[1], step * 0.4, color)


def _paint_token(canvas: Canvas, box: Box, kind: Icon, on_board: int) -> None:
    """Paint a token, with the number of its figures on the board."""
    x, y = box.center
    canvas.disc(x, y, 23, theme.mix(theme.SPACE, theme.AMBER, 0.34))
    canvas.disc(x, y, 21, theme.mix(theme.UNLIT, theme.SPACE, 0.7))
    canvas.icon(box.middle(32, 32), kind)
    if on_board:
        canvas.disc(x + 15, y - 14, 10, theme.ALARM)
        canvas.text(Box(x + 3, y - 24, 24, 20), str(on_board), Type.CAPTION, theme.INK, fonts.BOLD, "center", Type.FINE)


def _sign(icon: Icon, words: str) -> Widget:
    return Row(Picture(icon, 28), Text(words, Role(Type.SEAT, theme.TEXT, fonts.SEMIBOLD)), gap=6)


def _paint_track(canvas: Canvas, box: Box, spaces: int, left: int | None, marked_from: int, mark: Color) -> None:
    """Paint a cell for each space: dark once passed, and in color from `marked_from` on."""
    for place, cell in enumerate(box.columns(*[None] * spaces, gap=4)):
        counted = spaces - place
        color = mark if counted <= marked_from else theme.mix(theme.FAINT, theme.AMBER, 0.4)
        if left is None or counted > left:
            color = theme.mix(color, theme.SPACE, 0.68)
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
