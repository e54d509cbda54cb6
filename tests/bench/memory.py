"""Measures the memory and open files of an evening.

It plays ten missions with sound, resolves one of them with music, effects and coach, then uses a hundred window sizes.

    python tests/bench/memory.py [MISSIONS] [SIZES]

Prints memory and descriptors along the way, and their growth in the second half. Exits with 1 above 64 descriptors or
150 MB, or if they still grow. The window sizes are repeated, since larger ones need more memory anyway. With fewer than
ten missions, the caches of clips are still filling up.
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median

MOST_FILES, MOST_MEGABYTES, MOST_GROWTH = 64, 150, 10  # growth in MB over the second half of the missions and sizes
WINDOW = (1920, 1080)  # memory grows with the window, and players use large screens


def memory_in_use() -> float:
    """Return the memory in use now, not its peak."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def main(missions: int, sizes: int) -> int:
    import pygame
    from support.screens import wait_for_scene

    from spacealert.apps.window import evening
    from spacealert.apps.window.mission_scene import MissionScene
    from spacealert.apps.window.preparing_scene import PreparingScene
    from spacealert.apps.window.resolution.plans_scene import PlansScene
    from spacealert.apps.window.resolution.walk_scene import WalkScene
    from spacealert.kit.process import release_memory
    from spacealert.kit.ui.screen import Screen
    from spacealert.missions import library
    from spacealert.session import Session, interrupted
    from spacealert.session.commands import AbandonGame, DrawThreat, PlayRound
    from spacealert.session.mission_player import SoundSetup
    from spacealert.texts import load_texts

    published = [entry.scenario.id for entry in library.entries()]
    found: list[tuple[str, float, int]] = []

    def note(what: str) -> None:
        found.append((what, memory_in_use(), files()))
        print(f"{what:12} {found[-1][1]:6.1f} MB {found[-1][2]:4} files", flush=True)

    def look(screen: Screen) -> None:
        screen.tick(0.03)
        screen.paint()

    release_memory()  # like the window does
    texts = load_texts("en")
    session = Session(sound=SoundSetup(loudspeaker="none"))
    screen = Screen(evening.open_title(texts, session), pygame.Surface(WINDOW))

    def begin(mission: str) -> None:
        session.do(PlayRound(interrupted.new_round(session.view().setup, mission)))
        screen.navigation.push(PreparingScene(texts, session))
        wait_for_scene(screen, MissionScene)
        screen.press("space")
        screen.press("space")  # skip the count-in

    def resolve(screen: Screen) -> None:
        """Watch a test flight to its end with all sounds, ask the coach, and return to the ready room."""
        begin("S1-1")
        session.player.seek(session.player.soundtrack.length)
        look(screen)
        screen.press("enter")
        look(screen)
        plans = screen.scene
        assert isinstance(plans, PlansScene)
        for one in plans.sheet.unknown:
            session.do(DrawThreat(one.turn, one.zone is None))
        for row in range(len(plans.sheet.crew)):
            plans.do(("slot", row, 1))
            screen.press("a")
        screen.press("enter")
        walking = screen.scene
        assert isinstance(walking, WalkScene)
        steps = []
        while walking.walk.place < walking.walk.last:
            screen.press("right")
            screen.tick(1.0)
            screen.paint()
            walking.cover = None
            steps.append(memory_in_use())
        found.append(("walking", median(steps), files()))
        print(f"{'walking':12} {median(steps):6.1f} MB, {max(steps):.1f} MB at most for a moment")
        note("walked")
        screen.press("space")
        screen.press("c")
        for _ in range(50):
            look(screen)
        note("coach")
        while len(screen.navigation.scenes) > 1:
            screen.navigation.back()
        for _ in range(20):
            look(screen)

    look(screen)
    note("ready")
    for number in range(missions):
        begin(published[number % len(published)])
        length = int(session.player.soundtrack.length)
        session.player._mix.prepare()
        for second in range(0, length, 2):
            session.player.seek(second)
            look(screen)
        session.player.pause()
        session.do(AbandonGame())
        while len(screen.navigation.scenes) > 1:
            screen.navigation.back()
        look(screen)
        note(f"mission {number + 1}")
    resolve(screen)
    note("resolved")
    begin("S2-3")
    session.player.seek(100)
    for number in range(sizes):
        screen.resize(pygame.Surface((640 + 51 * (number % 26), 360 + 27 * (number % 26))))  # up to 1915 × 1035
        look(screen)
        if number % 10 == 9:
            note(f"size {number + 1}")
    screen.navigation.close_now()
    session.close()
    resolved = missions + 4  # index of the first resolution
    half_missions, half_sizes = found[missions // 2][1], found[resolved + sizes // 20][1]
    grown = max(found[missions][1] - half_missions, found[-1][1] - half_sizes)
    most, open_ = max(row[1] for row in found), max(row[2] for row in found)
    print(
        f"most {most:.0f} MB of {MOST_MEGABYTES}, {open_} files of {MOST_FILES}, grows {grown:.1f} MB of {MOST_GROWTH}"
    )
    return int(most > MOST_MEGABYTES or open_ > MOST_FILES or grown > MOST_GROWTH)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    arguments = [int(argument) for argument in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as home:
        os.environ["SPACEALERT_HOME"] = home
        sys.exit(main(*arguments, *(10, 100)[len(arguments) :]))
