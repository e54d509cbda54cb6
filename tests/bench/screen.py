"""Measures the window: time to the first frame, share of a core at 30 frames per second (1280 × 720), and memory.

    python tests/bench/screen.py [SECONDS]

Runs on the current display or, without one, on its own Xvfb. Both use software rendering. The mission's sound is mixed
but not played, since only the picture is measured.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time

FIRST_FRAME = """
import sys, time
import pygame
update = pygame.display.update
def first(*areas):
    update(*areas)
    print(time.time(), time.process_time(), flush=True)
    import os
    os._exit(0)
pygame.display.update = first
from spacealert.apps.cli import main
main([])
"""

MISSION = """
import sys, time
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.session import Session, interrupted
from spacealert.session.commands import PlayRound
from spacealert.session.setup import TableSetup
from spacealert.session.mission_player import SoundSetup
from spacealert.texts import load_texts

begin, seconds = float(sys.argv[1]), float(sys.argv[2])
session = Session(sound=SoundSetup(loudspeaker="none"))
session.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3"), False, begin))
while session.view().is_preparing:
    time.sleep(0.01)
scene = MissionScene(load_texts("en"), session)
scene.press("space")
scene.press("space")  # without being counted in
"""

# Plays automatically and stays at the end, which starts at second -1.
RESOLUTION = """
import sys
sys.path.insert(0, "tests")
import gallery
from spacealert.texts import load_texts

begin, seconds = float(sys.argv[1]), float(sys.argv[2])
scene = gallery.scenes(load_texts("en"))["walk-begins" if begin >= 0 else "walk-won"]()
scene.do("play" if begin >= 0 else ("step", -1))
scene.speed = 0
if begin < 0:
    scene.do("end")
"""

# One window from the title through a mission to the end of its resolution, with its peak memory.
EVENING = """
import resource, sys
sys.path.insert(0, "tests")
import gallery
from spacealert.apps.window import icons
from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.kit.ui import main_loop
from spacealert.kit.ui.navigation import Navigation
from spacealert.session import Session, interrupted
from spacealert.session.commands import PlayRound
from spacealert.session.setup import TableSetup
from spacealert.session.mission_player import SoundSetup
from spacealert.texts import load_texts

texts = load_texts("en")
session = Session(sound=SoundSetup(loudspeaker="none"))
room = ReadyScene(texts, session)
navigation = Navigation(room)

def fly():
    session.do(PlayRound(interrupted.new_round(TableSetup().with_crew_size(5, 0), "S2-3"), False, 300))
    navigation.push(PreparingScene(texts, session))

def walk():
    scene = gallery.scenes(texts)["walk-begins"]()
    navigation.replace(scene)
    scene.do("play")
    scene.speed = 0

steps = {60: fly, 400: walk, 800: lambda: navigation.scene.do("end"), 900: navigation.close_now}
frames = 0
tick = main_loop.Screen.tick
def counted(screen, passed):
    global frames
    frames += not isinstance(screen.scene, PreparingScene)
    if isinstance(screen.scene, MissionScene) and frames < 120:
        screen.press("space")
    steps.pop(frames, lambda: None)()
    tick(screen, passed)
main_loop.Screen.tick = counted
main_loop.run(navigation, "Bench", icons.WINDOW, main_loop.WindowSize())
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""

RUNNING = """
import resource, time
from spacealert.kit.ui import main_loop
from spacealert.kit.ui.navigation import Navigation
from spacealert.apps.window import icons

frames, started = 0, None
tick = scene.tick
def counted(passed):
    global frames, started
    frames += 1
    if frames == 30:  # the first second is for warming up
        started = (time.monotonic(), time.process_time(), frames)
    tick(passed)
    if started is not None and time.monotonic() - started[0] >= seconds:
        scene.navigation.close_now()
scene.tick = counted
main_loop.run(Navigation(scene), "Bench", icons.WINDOW, main_loop.WindowSize())
wall, used, count = time.monotonic() - started[0], time.process_time() - started[1], frames - started[2]
print(used / wall, count / wall, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def main() -> None:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "15"
    screen = _own_screen()
    try:
        with tempfile.TemporaryDirectory() as home:
            os.environ["SPACEALERT_HOME"] = home
            wall, used = (min(times) for times in zip(*(_first_frame() for _ in range(5)), strict=True))
            print(f"first frame         {wall:6.2f} s    at most 0.6")
            print(f"{'its work':<19} {used:6.2f} s    on a machine that does nothing else both are the same")
            print(f"{'an evening':<19} {_evening():6.0f} MB   at most 150")
            for name, scene, begin, lasts, most in (
                ("mission", MISSION, 30, seconds, 5),
                ("static", MISSION, _begin_of_a_silence(), "8", 5),
                ("resolution", RESOLUTION, 0, seconds, 15),
                ("its end", RESOLUTION, -1, "4", 15),
            ):
                share, rate, memory = _running(scene, begin, lasts)
                print(f"{name:<19} {share:6.1%} of a core at {rate:.1f} frames/s    at most {most} % at 30")
                print(f"{'memory':<19} {memory:6.0f} MB   at most 150")
    finally:
        if screen is not None:
            screen.terminate()


def _own_screen() -> "subprocess.Popen[bytes] | None":
    if "DISPLAY" in os.environ or shutil.which("Xvfb") is None:
        return None
    os.environ["DISPLAY"] = ":93"
    screen = subprocess.Popen(["Xvfb", ":93", "-screen", "0", "1280x720x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    return screen


def _first_frame() -> tuple[float, float]:
    """Return the seconds until the frame appears, and the processor time used."""
    begin = time.time()
    done = subprocess.run([sys.executable, "-c", FIRST_FRAME], capture_output=True, text=True, check=True)
    there, used = map(float, done.stdout.split()[-2:])
    return there - begin, used


def _evening() -> float:
    done = subprocess.run([sys.executable, "-c", EVENING], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def _begin_of_a_silence() -> float:
    from spacealert.missions import library
    from spacealert.missions.announcements import CommunicationsDown

    events = library.find("S2-3").events
    longest = max(
        (event for event in events if isinstance(event.what, CommunicationsDown)), key=lambda event: event.what.seconds
    )
    return longest.at + 0.1


def _running(scene: str, begin: float, seconds: str) -> tuple[float, float, float]:
    call = [sys.executable, "-c", scene + RUNNING, str(begin), seconds]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    share, rate, memory = map(float, done.stdout.split()[-3:])
    return share, rate, memory


if __name__ == "__main__":
    main()
