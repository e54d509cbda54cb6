"""The Thing in the window: the board next to the guide, dark during an outage, and silent without a session."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import gallery
import pygame
import pytest
from support.languages import ENGLISH, RUSSIAN
from support.thing_table import DealsTo, SampleEvening, lay_out_station, new_evening, play_until

from spacealert.apps.window.thing_scene import StationSound, ThingScene, choose_ambience_loops
from spacealert.companions.the_thing.box_facts import Weather
from spacealert.companions.the_thing.station import RoundPhase, Station
from spacealert.companions.the_thing.station_board import board_lines, make_station_board
from spacealert.kit.guide.prompts import RitualLine
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.kit.i18n import Texts
from spacealert.kit.ui import fonts
from spacealert.kit.ui.canvas import Box, Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.screen import Screen
from spacealert.kit.ui.tree import PlacedWidget


def shown(text_id: str, players: int = 5) -> Screen:
    screen = Screen(ThingScene(ENGLISH, saved=SampleEvening(text_id, {"thing-players": players}, seed=3)))
    screen.paint()
    return screen


def brightness(screen: Screen) -> float:
    """Return the brightness of the right half of the screen, where the board is."""
    surface = screen.canvas.surface
    right = surface.subsurface(pygame.Rect(surface.get_width() // 2, 0, surface.get_width() // 2, surface.get_height()))
    red, green, blue, _ = pygame.transform.average_color(right)
    return (red + green + blue) / 3


def test_earlier_steps_are_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    rendered = fonts.render_text

    def noted(text: str, *rest: Any) -> pygame.Surface:
        drawn.append(text)
        return rendered(text, *rest)

    monkeypatch.setattr(fonts, "render_text", noted)
    screen = gallery.shown("thing-earlier", "ru", (1280, 688))
    for _ in range(4):
        screen.press("pagedown")
        screen.paint()
    assert any(line.startswith("Кто раздаёт роли?") for line in drawn)
    assert [line for line in drawn if line.endswith("…")] == []


def test_board_is_shown_beside_every_question() -> None:
    words = " ".join(shown("thing-go").scene.describe())
    for told in ("Leader: ", "Pantry: 16", "Dogs: ", "Weather: ", "MacReady, suspicion"):
        assert told in words


def test_darkness_dims_the_board() -> None:
    light, dark = shown("thing-go", 6), shown("thing-darkness", 6)
    assert brightness(dark) < 0.7 * brightness(light)


def test_keys_answer_and_undo() -> None:
    screen = shown("thing-rec-room")
    screen.press("1")
    assert screen.scene.walkthrough.prompt.text.text_id == "thing-vote"  # type: ignore[attr-defined]
    screen.press("u")
    assert screen.scene.walkthrough.prompt.text.text_id == "thing-rec-room"  # type: ignore[attr-defined]


def test_earlier_answers_are_listed_beside_any_question() -> None:
    screen = shown("thing-weather-roll")
    screen.scene.perform("earlier")
    screen.paint()
    assert "Kitchen" in " ".join(screen.scene.describe())


@pytest.mark.parametrize(
    ("weather", "outage", "loops"),
    [
        (None, False, ("wind-calm", "generator")),
        (Weather.STORM, False, ("wind-storm", "generator")),
        (Weather.STORM, True, ("wind-storm",)),
        (Weather.SUN, True, ("wind-calm",)),
    ],
)
def test_the_ambience_follows_weather_and_light(weather: Weather | None, outage: bool, loops: tuple[str, ...]) -> None:
    assert choose_ambience_loops(lay_out_station(4, weather=weather, outage=outage)) == loops


def test_board_description_covers_places_and_people() -> None:
    station = lay_out_station(
        4, outage=True, freezing=2, starving=True, strength=3, phase=RoundPhase.ACTIONS, sos_round=2
    )
    station.people[0].disc = 9
    station.damage.update(dict.fromkeys(station.damage, 0))
    station.fuel.update({one: station.fuel_capacity(one) for one in station.fuel})
    told = [line.render(RUSSIAN) for line in board_lines(make_station_board(station))]
    for words in ("Темнота", "Холод", "Голод", "готов к запуску", "карта в открытую", "Сила пришельцев: 3"):
        assert [line for line in told if words in line]


class Heard(StationSound):
    """Stands in for the sound, and records requests."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text_id: str) -> None:
        self.said.append(text_id)

    def play_ritual(self, moments: Sequence[RitualLine]) -> None:
        self.said.append(f"ritual of {sum(moment.seconds for moment in moments):g} seconds")

    def set_ambience(self, station: Station) -> None:
        pass

    def stop_speaking(self) -> None:
        self.said.append("quiet")

    def close(self) -> None:
        self.said.append("closed")


def test_places_of_the_aliens_are_chosen_on_the_map() -> None:
    evening = SampleEvening("thing-alien-card", {"thing-players": 7, "thing-exposes-itself": "clark"}, seed=3)
    screen = Screen(ThingScene(ENGLISH, saved=evening))
    screen.paint()
    scene = screen.scene
    assert isinstance(scene, ThingScene)
    assert scene.input is not None
    options = [option.key for option in scene.input.options]
    assert {("option", key) for key in options} <= {target.action for target in screen.canvas.targets}
    for _ in range(2):
        screen.press("3")
    assert +scene.input.marked == {options[2]: 2}


def test_ritual_plays_as_one_soundtrack() -> None:
    screen = shown("thing-ritual-players")
    scene, heard = screen.scene, Heard()
    assert isinstance(scene, ThingScene)
    scene.sound = heard
    screen.press("enter")
    for _ in range(60):
        screen.tick(1)
    assert [said for said in heard.said if said.startswith("ritual")] == ["ritual of 52 seconds"]
    assert scene.prompt is not None
    assert scene.prompt.text.text_id != "thing-ritual-players"
    scene.leave()
    assert heard.said[-1] == "closed"


def test_undone_ritual_falls_silent() -> None:
    screen = shown("thing-ritual-players")
    scene, heard = screen.scene, Heard()
    assert isinstance(scene, ThingScene)
    scene.sound = heard
    screen.press("enter")
    screen.press("u")
    assert heard.said[:2] == ["ritual of 52 seconds", "quiet"]


def test_evening_is_resumed_where_it_stopped(own_folder: Path) -> None:
    screen = Screen(ThingScene(ENGLISH))
    screen.press("enter")
    scene = screen.scene
    assert isinstance(scene, ThingScene)
    before = scene.describe()
    scene.leave()
    again = Screen(ThingScene(ENGLISH))
    again.press("enter")
    assert again.scene.describe() == before


class Dealt(SampleEvening):
    """An evening in which the first player is about to look, dealt so that this player is the Alien."""

    def __init__(self, alien: int) -> None:
        super().__init__("thing-roles-alone", {"thing-players": 5, "thing-roles-agreed": "yes"})
        self.alien = alien

    def begin(self, seed: int) -> Walkthrough[Station]:
        walkthrough = new_evening(0, DealsTo(self.alien))
        play_until(walkthrough, self.text_id, self.answers)
        return walkthrough


@pytest.mark.parametrize("texts", [ENGLISH, RUSSIAN], ids=lambda texts: texts.language)
def test_role_is_revealed_only_by_its_words(texts: Texts) -> None:
    pictures = []
    for alien in (0, 1):
        surface = pygame.Surface((1280, 720))
        screen = Screen(ThingScene(texts, saved=Dealt(alien)))
        screen.resize(surface)
        screen.press("l")
        screen.paint()
        assert screen.scene.tree.placed is not None
        roles = {texts.say(f"thing-roles-{role}") for role in ("human", "alien")}
        (words,) = (one for one in parts(screen.scene.tree.placed) if getattr(one.widget, "text", "") in roles)
        screen.canvas.use_unit(words.unit)
        around = screen.canvas.pixels(words.box)
        surface.fill("black", around)
        pictures.append((tuple(around), pygame.image.tobytes(surface, "RGB")))
    assert pictures[0] == pictures[1]


def parts(placed: PlacedWidget) -> Iterator[PlacedWidget]:
    yield placed
    for part in placed.parts:
        yield from parts(part)


def test_tokens_on_the_picture_of_a_place_lie_on_dark_discs(monkeypatch: pytest.MonkeyPatch) -> None:
    discs: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "disc", lambda _, x, y, radius, color: discs.append((x, y)))
    icons: list[tuple[float, float]] = []
    tokens = ("station-fuel", "station-damage")

    def noted(_: Canvas, box: Box, icon: Icon, opacity: float = 1.0) -> None:
        if icon.name in tokens and box.w <= 20:  # those beside numbers are larger
            icons.append(box.center)

    monkeypatch.setattr(Canvas, "picture", noted)
    gallery.shown("thing-pile", "en", (1280, 720))
    assert len(icons) > 20
    assert set(icons) <= set(discs)
