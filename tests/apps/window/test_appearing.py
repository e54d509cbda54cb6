"""Scenes appear with animation, including scenes with parts that must be scrolled into view."""

import gallery
import pygame
import pytest
from support.languages import ENGLISH
from support.silent_session import Evening
from support.window_scenes import Elsewhere

from spacealert.apps.window.ready_scene import ReadyScene
from spacealert.kit.ui.navigation import Navigation
from spacealert.kit.ui.screen import Screen


def appearing(navigation: Navigation) -> Screen:
    screen = Screen(navigation, pygame.Surface((1280, 720)))
    screen.animates = True
    screen.paint()
    return screen


def test_school_appears_even_if_its_list_is_cut_off(own_folder: object) -> None:
    evening = Evening()
    screen = appearing(Navigation(ReadyScene(ENGLISH, evening.session)))
    screen.press("f")
    for _ in range(8):
        screen.tick(0.05)
        screen.paint()
    assert screen.scene.tree.outermost_boxes()[-1].bottom > 0
    assert not isinstance(screen.scene, ReadyScene)
    evening.session.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", gallery.scenes(ENGLISH))
def test_every_scene_appears(name: str) -> None:
    below = Elsewhere()
    screen = appearing(Navigation(below))
    screen.navigation.push(gallery.scenes(ENGLISH)[name]())
    for _ in range(6):
        screen.tick(0.1)
        screen.paint()
    assert screen.scene is not below
