"""Play an evening in the window with keys and clicks, and save screenshots of it.

python docs/record_evening.py FOLDER    writes FOLDER/en-01-ready.png and so on, in two languages
python docs/record_evening.py           writes the pictures of the player's guides into docs/pictures/

`evening` plays from the title screen to the log book, as a player would, but sets the mission's clock itself.
"""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / "tests"))

import pygame  # noqa: E402
from support.screens import wait_for_scene  # noqa: E402
from support.silent_session import Evening  # noqa: E402

from spacealert.apps.window.log.log_book_scene import LogBookScene  # noqa: E402
from spacealert.apps.window.mission_scene import MissionScene  # noqa: E402
from spacealert.apps.window.ready_scene import ReadyScene  # noqa: E402
from spacealert.apps.window.resolution.plans_scene import PlansScene  # noqa: E402
from spacealert.apps.window.resolution.walk_scene import WalkScene  # noqa: E402
from spacealert.engine.ship import PLACES  # noqa: E402
from spacealert.kit.ui.canvas import Action, Target  # noqa: E402
from spacealert.kit.ui.screen import Screen  # noqa: E402
from spacealert.kit.ui.widget import EditField  # noqa: E402
from spacealert.logbook.careers.explorer import Explorer, Run  # noqa: E402
from spacealert.session.commands import (  # noqa: E402
    ChooseMission,
    ChooseNextTrack,
    SaveExplorers,
    SetDifficulty,
    SetLanguage,
    SetLevel,
    SetNewFrontier,
)
from spacealert.texts import load_texts  # noqa: E402

LANGUAGES = ("en", "ru")
SIZE = (1280, 720)
NAMES = {"en": ("Nora", "Max", "Kim", "Ann"), "ru": ("Нора", "Макс", "Ким", "Аня")}
EXPLORERS = {"en": ("Vega", "Lyra"), "ru": ("Вега", "Лира")}
TRACKS = {"red": "T3", "white": "T6", "blue": "T1", "internal": "T7"}
# Moments of the mission that are worth a picture: their names, their seconds, and the cards drawn then. A called card
# follows its caller.
MOMENTS: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("serious", 12, ("SE3-106",)),
    ("internal", 92, ("SI3-101",)),
    ("data", 142, ()),
    ("common", 202, ("E3-107", "I3-107")),
    ("silence", 325, ()),
    ("fourth", 357, ("E3-102",)),
    ("fifth", 437, ("SE3-102",)),
)
PLANS = (
    "bc ^b c^ ^c bc <x b^ ab b< xa c >s",
    "c< >a a> <a c b >x ac x^ s b >>",
    ">> c xc xb ^b ca ac < ca <c > <^",
    "^a x> b< bc b< a< ^a s c> ^a a> >",
)


class Player:
    """A simulated player with a keyboard and a mouse."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.evening = Evening()
        self.session = self.evening.session
        self.session.do(SetLanguage(language))
        self.screen = Screen(ReadyScene(load_texts(language), self.session), pygame.Surface(SIZE))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.screen.press(key)

    def write(self, text: str) -> None:
        for letter in text:
            self.screen.type_text(letter)

    def click(self, *actions: Action) -> None:
        """Click the targets of these actions."""
        for action in actions:
            self.screen.scene.tree.scroll_to(self._target(action))
            x, y = self._target(action).box.center
            self.screen.click(x * self.screen.canvas.unit, y * self.screen.canvas.unit)

    def _target(self, action: Action) -> Target:
        """Return the current target of this action."""
        self.screen.paint()
        return next(one for one in self.screen.canvas.targets if one.action in (action, EditField(action)))

    def until(self, second: float) -> None:
        """Advance the mission to this second."""
        self.evening.time += second - self.session.player.position
        self.screen.tick(0.0)

    def lay(self, plan: str) -> None:
        """Type one player's plan, whose slots are separated by spaces. The space bar ends a slot that has room."""
        for slot in plan.split():
            scene = self.screen.scene
            assert isinstance(scene, PlansScene)
            here = scene.row, scene.turn
            for sign in slot.replace("-", ""):
                self.press(f"shift+{sign.lower()}" if sign.isupper() else sign)
            if (scene.row, scene.turn) == here:
                self.press("space")


def evening(player: Player) -> Iterator[str]:
    """Play a whole evening, yielding the name of each picture to take."""
    press, click, language = player.press, player.click, player.language
    yield "ready"
    press("m")
    click(("unfold", "crew"))
    for seat, name in enumerate(NAMES[language]):
        click(("name", seat))
        player.write(name)
        press("enter")
    click(("unfold", "crew"))
    click(("kind", "easier double action"), ChooseMission("DA-E1"))
    click(("unfold", "difficulty"))
    for place in PLACES:
        while player.session.view().tracks.get(place) != TRACKS[place]:
            click(ChooseNextTrack(place))
    press("n")
    for which in ("common", "serious"):
        click(SetDifficulty(which, "yellow-red"))
    for seat, name in enumerate(EXPLORERS[language]):
        click(("seat", seat))
        press("e")
        click(("explorer", name))
    click(("seat", 2), ("specialization", "SquadLeader"), SetLevel(2, 2), ("specialization", "EnergyTechnician"))
    yield "expansion"
    press("escape")
    yield "chosen"
    click("start")
    wait_for_scene(player.screen, MissionScene)
    press("enter", "enter")  # without the count to three
    for name, second, cards in MOMENTS:
        player.until(second)
        yield f"mission-{name}"
        if cards:
            press("c")
            for card in cards:
                player.write(card)
                if len(cards) > 1:
                    yield f"card-{card.lower()}"
                press("enter")
            press("escape")
    yield "mission-cards"
    player.until(752)
    press("enter")
    yield "summary"
    press("enter")
    for number, plan in enumerate(PLANS, start=1):
        player.lay(plan)
        yield f"plans-{number}"
    press("enter")
    yield from walked(player)
    press("escape")
    yield "run"
    press("enter")
    yield "proven"
    for achievement in ("double-trouble",):
        click(("award", achievement))
    yield "awarded"
    press("enter", "escape", "escape", "l")  # the names in the briefing are still open
    wait_for_scene(player.screen, LogBookScene)
    yield "log"


def walked(player: Player) -> Iterator[str]:
    """Step through the resolution, yielding a picture name for the first event of each wanted kind, and for the end."""
    wanted = ["Called", "SquadRevived", "RocketLaunched", "Delayed", "Destroyed", "PhaseChanged"]
    scene = player.screen.scene
    assert isinstance(scene, WalkScene)
    while scene.walk.place < scene.walk.last:
        player.press("right")
        kind = type(scene.walk.event).__name__
        if kind in wanted:
            wanted.remove(kind)
            player.screen.tick(2.0)
            yield f"walk-{kind.lower()}"
    player.session.wait()
    player.screen.tick(10.0)  # the end is an animation
    yield "walk-end"


def careers(language: str) -> tuple[Explorer, ...]:
    """Return two experienced explorers: a Medic and a Rocketeer."""
    vega, lyra = EXPLORERS[language]
    nora, max_, *_ = NAMES[language]
    one = Explorer(vega, date(2026, 9, 1), nora, id="vega").with_run(Run("1", date(2026, 9, 4), "S2-3", 24))
    one = one.with_run(Run("2", date(2026, 9, 11), "S2-5", 12))
    for learned in ("Medic", "Mechanic", "Medic"):
        one = one.with_specialization(learned)
    other = Explorer(lyra, date(2026, 9, 1), max_, None, id="lyra").with_run(Run("1", date(2026, 9, 4), "S2-3", 9))
    return one, other.with_specialization("Rocketeer")


def record(language: str, folder: Path, wanted: set[str] | None = None) -> list[str]:
    """Play the evening in this language, save the `wanted` pictures (by default all), and return their file names."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["SPACEALERT_HOME"] = home
        player = Player(language)
        player.session.do(SetNewFrontier(True))
        player.session.do(SaveExplorers(careers(language)))
        written = []
        for number, name in enumerate(evening(player), start=1):
            player.screen.tick(0.0)
            player.screen.paint()
            if wanted is None or name in wanted:
                file = f"{language}-{number:02}-{name}.png" if wanted is None else f"evening-{name}.{language}.png"
                pygame.image.save(player.screen.canvas.surface, folder / file)
                written.append(file)
        player.screen.navigation.close_now()  # otherwise its sounds would continue while Python exits
        player.session.close()
        return written


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    shown = {
        name
        for page in DOCS.glob("*.md")
        for name in re.findall(r"pictures/evening-([\w-]+)\.", page.read_text("utf-8"))
    }
    for spoken in LANGUAGES:
        for file in record(spoken, folder, None if len(sys.argv) > 1 else shown):
            sys.stdout.write(f"{file}\n")
