"""Scenes are read aloud completely once, and then only their changes."""

import sys
import time
from pathlib import Path

import pygame
from support.languages import ENGLISH
from support.silent_session import Evening

from spacealert.apps.window.briefing_scene import BriefingScene
from spacealert.apps.window.settings_scene import SettingsScene
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.reading_aloud import ScreenReader
from spacealert.kit.ui.screen import Screen


def test_only_changes_are_read_after_the_first_time(own_folder: Path) -> None:
    session = Evening().session
    navigation = Navigation(SettingsScene(ENGLISH, session), BriefingScene(ENGLISH, session))
    screen = Screen(navigation, pygame.Surface((1280, 720)))
    aloud = ScreenReader(("true",))
    screen.paint()
    assert ENGLISH.say("briefing-title").casefold() in aloud.find_new_words(screen).casefold()
    assert aloud.find_new_words(screen) == ""
    screen.press("tab")
    screen.paint()
    told = aloud.find_new_words(screen)
    assert told
    assert ENGLISH.say("briefing-title").casefold() not in told.casefold()
    navigation.back()
    screen.paint()
    assert ENGLISH.say("settings-title").casefold() in aloud.find_new_words(screen).casefold()
    session.close()


def test_new_text_interrupts_the_reader(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    program = f"import sys, time; open({str(heard)!r}, 'w').write(sys.stdin.read()); time.sleep(60)"
    aloud = ScreenReader((sys.executable, "-c", program))
    aloud.say("All quiet.")
    for _ in range(600):
        if heard.exists() and heard.read_text() == "All quiet.\n":
            break
        time.sleep(0.05)
    assert heard.read_text() == "All quiet.\n"
    aloud.stop()
    ScreenReader((str(tmp_path / "nothing"),)).say("Nobody hears this.")
