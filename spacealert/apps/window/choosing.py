"""Widgets for choosing, setting up and starting a mission."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import evolve, frozen

from spacealert.apps.window import icons
from spacealert.apps.window.prompt_input import paint_ring
from spacealert.apps.window.session_scene import SessionScene
from spacealert.apps.window.title_art import SeatedFigure, figure_picture
from spacealert.engine.ship import PLACES, ZONES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.containers import CenteredColumn, Columns, Flow, Grid, Row
from spacealert.kit.ui.controls import Button, KeyCap, Leaf, Pressable, Text, option_grid
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.missions import codes
from spacealert.missions.scenario import Kind
from spacealert.session import Session, commands
from spacealert.session.session_state import PickMethod, official_number
from spacealert.session.setup import BASE_DIFFICULTIES, TableSetup
from spacealert.texts import LANGUAGES, load_texts

RANDOM, NEW = str(PickMethod.RANDOM), str(PickMethod.NEW)  # choices besides mission ids
_LIGHTS = 24  # in the progress ring
MOST_SHOWN = 12  # missions of one kind shown at once
_MOST_TITLES = 5  # missions shown at once if they have long titles


@frozen
class MissionTitle:
    """A mission's id, kind and title, without spoilers."""

    id: str
    kind: Kind
    title: str


def kind_name(texts: Texts, kind: Kind) -> str:
    return texts.say(f"screen-kind-{kind.replace(' ', '-')}")


# as widgets


def language_choice(texts: Texts) -> Widget:
    """Return a choice of languages, each by its native name."""
    options = (
        Button(load_texts(one).say("screen-language"), commands.SetLanguage(one), chosen=one == texts.language)
        for one in LANGUAGES
    )
    return option_grid(*options, label=texts.say("settings-language"))


def expansion_choice(texts: Texts, there: bool) -> Grid:
    """Return a choice between the base game and the expansion. The expansion is selected if `there`."""
    return option_grid(
        Button(texts.say("settings-box-base"), commands.SetNewFrontier(False), chosen=not there),
        Button(texts.say("settings-box-new-frontier"), commands.SetNewFrontier(True), chosen=there),
        label=texts.say("settings-box"),
    )


def announcer_choice(texts: Texts, read_aloud: bool) -> Grid:
    """Return a choice between announcements from the loudspeaker and announcements read aloud by a player."""
    return option_grid(
        Button(texts.say("screen-loudspeaker"), commands.SetReadAloud(False), chosen=not read_aloud),
        Button(texts.say("screen-aloud"), commands.SetReadAloud(True), chosen=read_aloud),
    )


def hidden_mission_choice(texts: Texts, picked: str) -> Grid:
    """Return a choice between a random mission and a newly generated one, both hidden."""
    dice = Icon("dice", theme.AMBER if picked == RANDOM else theme.TEXT)
    return option_grid(
        Button(texts.say("screen-pick-random"), commands.ChooseRandom(), icon=dice, chosen=picked == RANDOM),
        Button(texts.say("screen-pick-new"), commands.ChooseNew(), chosen=picked == NEW),
    )


def difficulty_choice(
    texts: Texts,
    which: str,
    mine: str,
    choose: Callable[[str, str], Action] = commands.SetDifficulty,
    levels: Iterable[str] = BASE_DIFFICULTIES,
    size: float = Type.LABEL,
) -> Grid:
    """Return buttons for choosing how difficult the `common` or the `serious` threats are."""
    names = {level: texts.say(f"screen-difficulty-{level}") for level in dict.fromkeys((*levels, mine))}
    options = (Button(name, choose(which, level), chosen=level == mine, size=size) for level, name in names.items())
    return option_grid(*options, words=texts.say(f"screen-{which}", difficulty=names[mine]))


def difficulty_rows(texts: Texts, table: TableSetup) -> tuple[Widget, ...]:
    """Return form rows for choosing the difficulty of common and of serious threats."""
    rows = (
        (Text(texts.say(f"screen-{which}-threats"), words=" "), difficulty_choice(texts, which, mine))
        for which, mine in (("common", table.common), ("serious", table.serious))
    )
    return tuple(part for row in rows for part in row)


def trajectory_list(texts: Texts, tracks: Mapping[str, str], kind: Kind) -> Widget:
    """Return buttons for the trajectories of a mission of this kind.

    Tapping a trajectory switches to the next one. Another button draws them all at random.
    """
    buttons = (
        Button(
            tracks.get(place, "–"),
            commands.ChooseNextTrack(place),
            icon=icons.zone(texts, place),
            grow=1,
            words=f"{texts.say('screen-track', zone=place)}: {tracks.get(place, '–')}",
        )
        for place in (PLACES if kind.has_internal_threats else ZONES)
    )
    return Columns(
        Row(*buttons, grow=1), Button(texts.say("screen-cards-draw"), commands.DrawTracks(), "d", Icon("dice"))
    )


def setup_button(texts: Texts) -> Button:
    return Button(texts.say("school-set-up"), "set up", "t")


def resume_button(
    place: int,
    title: str,
    told: str,
    crew: tuple[SeatedFigure, ...],
    picture: Leaf,
    *more: Widget | None,
    large: bool = False,
    face: float = 30,
    theirs: bool = True,
) -> Pressable:
    """Return a button to resume a game, with its picture and crew."""
    people = (figure_picture(evolve(one, name=""), 0) for one in crew)
    faces = (one.sized(min_width=0.8 * face, min_height=face, words=" ") for one in people)
    role = fonts.SUBJECT if theirs else fonts.Style(Type.HEADING, theme.BRIGHT, fonts.BOLD)
    name = Text(title, role if large else fonts.HEADING, theirs=theirs)
    state = Text(told, fonts.LABEL, theme.FAINT)
    words = CenteredColumn(name, state, None if large else Flow(*faces, gap=6), gap=14 if large else 3, grow=1)
    enter = KeyCap("enter") if place == 0 and not large else None
    gap, line = (24, Columns) if large else (14, Row)
    row = line(picture, words, enter, *more, gap=gap, pad=(gap, 0), grow=1)
    described = f"{title}: {told} ({', '.join(one.name for one in crew)})"
    return Pressable(row, action=("go on", place), pad=(0, 3), grow=1, words=described, min_width=300)


def progress_ring(reached: float, sign: str, first: bool, *, large: bool) -> Leaf:
    """Return a picture of the ship, with a ring whose lit part shows the crew's progress."""
    leaf = Leaf(_paint_reached, args=(reached, sign, first), min_height=80)
    return leaf.sized(min_width=280, max_width=400, grow=1) if large else leaf.sized(min_width=190, max_width=190)


def _paint_reached(canvas: Canvas, box: Box, reached: float, sign: str, first: bool) -> None:
    color = theme.AMBER if first else theme.SIGNAL
    deep = max(box.h, box.w * 0.625)  # whole in width
    with canvas.clip_to(box):
        scene = {"play": "blast", "done": "home"}.get(sign, "frontier")
        canvas.illustration(Box(box.x, box.center[1] - deep / 2, box.w, deep), scene)
    side = min(box.w * 0.42, box.h - 12)
    wide = box.w - side - 18
    canvas.illustration(Box(box.x + 4, box.center[1] - wide * 0.26, wide, wide * 0.517), "hull")
    box = Box(box.right - side - 8, box.y, side, box.h).middle(side, side)
    inside = paint_ring(canvas, box, reached, color, _LIGHTS)
    if sign.isdecimal():
        canvas.text(box, sign, inside, color, fonts.BOLD, "center", least=Type.LABEL)
    else:
        canvas.icon(box.middle(inside * 1.1, inside * 1.1), Icon(sign, color))


def start_button(texts: Texts, action: Action, what: str, label: str = "screen-start", problem: str = "") -> Button:
    """Return the large start button. It is disabled if there is a `problem`."""
    label = texts.say(label).upper()
    theirs = not problem  # a title, not the reason why it can't start
    button = Button(label, action, "enter", detail=what, main=True, disabled=problem, size=Type.TITLE, theirs=theirs)
    return button.sized(min_width=380, max_width=440)


class MissionChoiceScene(SessionScene):
    """A scene for choosing and starting a mission."""

    label_size = Type.BODY

    def __init__(self, texts: Texts, session: Session) -> None:
        super().__init__(texts, session)
        self.missions = tuple(MissionTitle(one.id, one.kind, one.title_in(texts.language)) for one in session.scenarios)
        self.first = 0  # index of the first mission shown

    @property
    def kind(self) -> Kind:
        return self.view.choice.kind

    @property
    def selected_mission(self) -> str:
        """The id of the chosen mission, or the method of picking one."""
        choice = self.view.choice
        return choice.named if choice.pick is PickMethod.NAMED else str(choice.pick)

    @property
    def matching_missions(self) -> tuple[MissionTitle, ...]:
        return tuple(mission for mission in self.missions if mission.kind is self.kind)

    @property
    def _most_shown(self) -> int:
        return MOST_SHOWN if all(official_number(one.id) for one in self.matching_missions) else _MOST_TITLES

    def do(self, action: Action) -> None:
        match action:
            case ("kind", str(kind)):
                self.first = 0
                self.run_command(commands.ChooseKind(Kind(kind)))
            case "more":
                more = self.first + self._most_shown
                self.first = more if more < len(self.matching_missions) else 0
            case "set up":
                from spacealert.apps.window.flight_school.study_scene import make_setup_scene  # loaded when opened

                self.navigation.push(make_setup_scene(self))

    @property
    def start_problem(self) -> str:
        """The reason why no mission can be started now, or an empty string."""
        refused = self.view.start_problem
        return "" if refused is None else refused.render(self.texts)

    def start_label(self) -> str:
        """Return the name of the mission to be started next, or the reason why none can be started."""
        start = self.view.start
        if start is None:
            return self.start_problem
        if start.pick in (PickMethod.RANDOM, PickMethod.NEW):
            return f"{kind_name(self.texts, start.kind)} · {self.texts.say(f'screen-pick-{start.pick}')}"
        title = next((mission.title for mission in self.missions if mission.id == start.mission), "")
        number = f"{start.mission} · " if official_number(start.mission) else ""
        return f"{number}{title}" if title else codes.displayed_name(self.texts, start.mission)

    def kind_choice(self, offered: Sequence[Kind]) -> Grid:
        names = ((one, kind_name(self.texts, one)) for one in offered)
        return option_grid(
            *(Button(name, ("kind", str(one)), chosen=one is self.kind, size=self.label_size) for one, name in names)
        )

    def mission_choice(self) -> Grid:
        """Return buttons for the matching missions, labeled with their numbers or titles."""
        found, most = self.matching_missions, self._most_shown
        missions = [
            Button(
                one.id.removeprefix("DA-") if official_number(one.id) else glyphs.clean(one.title) or one.id,
                commands.ChooseMission(one.id),
                chosen=self.selected_mission == one.id,
                ticked=one.id in self.view.best_scores,
                size=self.label_size if official_number(one.id) else Type.SEAT,
                theirs=not official_number(one.id),
                min_height=44 if most == MOST_SHOWN else 60,
            )
            for one in found[self.first : self.first + most]
        ]
        more = [Button("→", "more", size=Type.HEADING)] if len(found) > most else []
        return option_grid(*missions, *more, most=2 if most < MOST_SHOWN else 99, words=self.selected_mission)
