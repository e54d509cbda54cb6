"""Kills whole evenings at hundreds of random moments (kill -9), and checks what the next start finds.

    python tests/bench/evenings.py [KILLS]

A mission runs, cards are entered into plans, and the resolution plays to its end. Each step is confirmed once it is on
disk, so the next start must find it or a later one. Exits with 1 if it doesn't.
"""

import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from apps.window.test_campaign_scenes import plan, wait_until_prepared
from support import window_scenes
from support.languages import ENGLISH
from support.waiting import wait_until

from spacealert import logbook
from spacealert.apps.window import evening
from spacealert.apps.window.resolution.walk_scene import WalkScene
from spacealert.apps.window.summary_scene import SummaryScene
from spacealert.kit.ui.screen import Screen
from spacealert.session import Session
from spacealert.session.session_state import Resolving

SECONDS, CARDS, PLACES = range(5, 45, 5), range(1, 13), range(5, 30, 5)
STEPS = len(SECONDS) + 1 + len(CARDS) + len(PLACES) + 1
ORDER = ("second", "over", "cards", "place", "line")


def play() -> None:
    """Play an evening step by step."""
    screen = Screen(evening.start_mission(ENGLISH, Session(), "S2-1", read_aloud=True))
    mission = wait_until_prepared(screen)
    screen.press("space")
    screen.press("space")  # skip the count-in
    for second in SECONDS:
        mission.player.seek(second)

        def kept(second: int = second) -> bool:
            screen.tick(0.03)  # ticks are skipped while a second is being saved
            return found()[1] >= second

        wait_until(kept)
        say("second", second)
    mission.player.seek(mission.player.soundtrack.length - 0.05)
    time.sleep(0.1)
    screen.tick(0.1)
    assert isinstance(screen.scene, SummaryScene)
    wait_until(lambda: found()[0] == "over")
    say("over", 0)
    screen.press("enter")
    plan(screen)
    for card in CARDS:
        screen.press("a")
        wait_until(lambda card=card: found() == ("cards", card))
        say("cards", card)
    screen.press("enter")
    walking = screen.scene
    assert isinstance(walking, WalkScene)
    for place in PLACES:
        walking.do(("place", place))
        wait_until(lambda place=place: found() == ("place", place))
        say("place", place)
    screen.press("end")
    wait_until(lambda: found()[0] == "line")
    say("line", 1)
    time.sleep(60)


def say(what: str, number: int) -> None:
    print(what, number, flush=True)


def found() -> tuple[str, int]:
    """Return the progress of an evening, as the next start would find it."""
    with logbook.open() as log:
        entered, told = len(log.lines()), log.notices
    assert told == (), told
    if entered:
        return "line", entered
    left = window_scenes.kept()
    if not left:
        return "nothing", 0
    item = left[0].item
    if isinstance(item, Resolving):
        laid = sum(bool(slot) for slot in item.sheet.crew[0].plan)
        return ("place", item.place) if item.walking else ("cards", laid)
    return ("over", 0) if item.is_round_over else ("second", int(left[0].position))


def killed_after(steps: int, seconds: float) -> list[str]:
    call = [sys.executable, __file__, "play"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(steps)]
        time.sleep(seconds)
        child.kill()
        said += child.stdout.read().splitlines(keepends=True)
    return [line for line in said if line.endswith("\n")]


def main(kills: int) -> int:
    dice, began = Random(), time.perf_counter()
    killed_at, lost = Counter[str](), []
    for _ in range(kills):
        with TemporaryDirectory() as home:
            os.environ |= {"SPACEALERT_HOME": home, "SDL_VIDEODRIVER": "dummy"}
            said = killed_after(dice.randrange(1, STEPS + 1), dice.uniform(0, 0.05))
            what, number = said[-1].split()
            killed_at[what] += 1
            there = found()
            if (ORDER.index(there[0]) if there[0] in ORDER else -1, there[1]) < (ORDER.index(what), int(number)):
                lost.append(f"{said[-1].strip()}, but there is {there}")
            scene = Screen(evening.open_title(ENGLISH, Session())).scene  # offers to continue or start over
            assert (type(scene).__name__ == "ReadyScene") == (there[0] == "line"), (said[-1], there, scene.describe())
    spent = time.perf_counter() - began
    print(f"{kills} kills in {spent:.0f} s, during: {dict(killed_at)}; {len(lost)} lost")
    print(*lost, sep="\n")
    return bool(lost)


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        play()
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
