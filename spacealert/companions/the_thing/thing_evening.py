"""A whole evening of The Thing as one guide, how it is saved, and the rules to look up."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from attrs import evolve, frozen

from spacealert.companions import shelf
from spacealert.companions.shelf import EveningStopped
from spacealert.companions.the_thing import exposed_aliens, rec_room
from spacealert.companions.the_thing.box_facts import ALL, DIE_SIDES, Weather, faces_fact
from spacealert.companions.the_thing.clashes import choose_places, draw_cards, resolve_clashes
from spacealert.companions.the_thing.dice_round import move_everybody, resolve_dice_actions, resolve_meetings
from spacealert.companions.the_thing.escape import EscapeStopped, Winner, announce_ending, offer_rescue, winning_side
from spacealert.companions.the_thing.station import GameEnded, RoundPhase, Station
from spacealert.companions.the_thing.station_actions import offer_burning, turn_over_cards
from spacealert.companions.the_thing.station_board import board_lines, make_station_board
from spacealert.companions.the_thing.station_setup import set_up_station
from spacealert.companions.the_thing.upkeep import play_upkeep_phase, play_weather_phase
from spacealert.kit.guide.prompts import Deal, Prompt, RuleEntry, message
from spacealert.kit.guide.saved import SavedGuide, guide_path
from spacealert.kit.guide.walkthrough import Guide, Walkthrough, map_prompts
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.kit.storage import places
from spacealert.kit.storage.codec import InvalidValue, OneOf
from spacealert.kit.storage.versions import SavedFile, VersionedFormat

# Pages of the Russian rulebook, the only edition available.
_PAGES: Mapping[str, int] = {
    "armory": 20, "generator": 20, "boiler": 20, "kitchen": 20, "lab": 21, "weather-station": 21, "kennel": 21,
    "radio-room": 21, "storage": 22, "snowcat": 22, "helicopter": 22, "rec-room": 14, "dormitory": 22, "tools": 19,
    "keys": 19, "wire": 19, "fuel-card": 19, "flashlight": 19, "explosive": 19, "flamethrower": 19, "firearm": 19,
    "melee": 19, "darkness": 8, "tests": 14, "burning": 19, "escape": 17, "hand": 9,
}  # fmt: skip

# Sections of `docs/rules/the-thing.md` with their topics. Those without a page are not in the printed rulebook.
_SECTIONS: Mapping[str, tuple[int, str]] = {
    "§5.1": (8, "weather"), "§5.2": (8, "upkeep"), "§5.3": (9, "plans"), "§5.4.0": (9, "move"), "§5.4.1": (9, "move"),
    "§5.4.2": (10, "clashes"), "§5.4.4": (12, "actions"), "§5.5": (14, "rec-room"), "§5.6": (14, "tests"),
    "§5.7": (16, "food"), "§5.8": (16, "dogs"), "§6": (10, "clashes"), "§6.1": (11, "clashes"), "§7": (15, "exposed"),
    "§9": (17, "over"), "§9.1": (17, "over"), "§9.2": (17, "over"), "§9.3": (17, "over"), "§9.4": (17, "over"),
    "§10": (20, "locations"), "§11": (19, "items"), "§12": (24, "few"),
}  # fmt: skip

LOOKUP = tuple(
    RuleEntry(message(f"thinglookup-{key}"), message(f"thinglookup-{key}-text"), message("thing-page", page=page))
    for key, page in _PAGES.items()
)


def rule_source(rule: str) -> Message | str:
    """Return the topic and the printed page of this section of the rules, or an empty string if unknown."""
    if rule not in _SECTIONS:
        return ""
    page, topic = _SECTIONS[rule]
    return message("thing-rule", topic=message(f"thing-board-phase-{topic}"), page=page)


Procedure = Callable[[Station], Guide[None]]


def guide_game(station: Station) -> Guide[None]:
    yield from map_prompts(_play_rounds(station), lambda prompt: _with_notes(station, prompt))


def _with_notes(station: Station, prompt: Prompt) -> Prompt:
    if isinstance(prompt, Deal):
        return prompt
    notes, spoken = tuple(station.said), prompt.spoken or station.clip
    station.said.clear()
    station.clip = ""
    return evolve(prompt, notes=notes, spoken=spoken, rule=rule_source(str(prompt.rule)))


def _play_rounds(station: Station) -> Guide[None]:
    yield from set_up_station(station)
    phases = WITH_ROLES if station.has_roles else WITHOUT_ROLES
    try:
        while True:
            for phase, procedure in phases:
                if phase not in (RoundPhase.PLANS, RoundPhase.ALIEN) or station.strength:
                    announce_phase(station, phase)
                    yield from procedure(station)
            station.round += 1
    except GameEnded:
        yield from announce_ending(station)
    except EveningStopped:
        station.phase = RoundPhase.OVER


def announce_phase(station: Station, phase: RoundPhase) -> None:
    station.phase = phase
    station.note(f"thing-phase-{phase}", round=station.round)


def play_move_phase(station: Station) -> Guide[None]:
    draw_cards(station)
    yield from choose_places(station)


def play_clash_phase(station: Station) -> Guide[None]:
    """Resolve clashes, starting with those with exposed Aliens."""
    if station.strength:
        yield from exposed_aliens.reveal_plan(station)
        yield from exposed_aliens.resolve_alien(station)
    yield from resolve_clashes(station)
    station.alien_at = {}


def play_action_phase(station: Station) -> Guide[None]:
    """Offer burning and the Rescue Helicopter, then turn over the action cards."""
    yield from offer_burning(station)
    yield from offer_rescue(station)
    yield from turn_over_cards(station)


def play_solo_move_phase(station: Station) -> Guide[None]:
    yield from move_everybody(station)
    yield from resolve_meetings(station)


def play_solo_action_phase(station: Station) -> Guide[None]:
    """Resolve actions with dice. If the Alien stops an escape, the phase ends."""
    try:
        yield from offer_rescue(station)
        yield from resolve_dice_actions(station)
    except EscapeStopped:
        return


def play_solo_dogs_phase(station: Station) -> Guide[None]:
    """Move the dogs, the Leader board and the threat marker."""
    yield from rec_room.move_dogs(station)
    station.leader = station.next_player(station.leader)
    rec_room.change_leader(station)
    yield from exposed_aliens.move_marker(station)


# The phases of exposed Aliens are skipped while there are none.
WITH_ROLES: Sequence[tuple[RoundPhase, Procedure]] = (
    (RoundPhase.WEATHER, play_weather_phase),
    (RoundPhase.UPKEEP, play_upkeep_phase),
    (RoundPhase.PLANS, exposed_aliens.make_plan),
    (RoundPhase.MOVE, play_move_phase),
    (RoundPhase.CLASHES, play_clash_phase),
    (RoundPhase.ACTIONS, play_action_phase),
    (RoundPhase.REC_ROOM, rec_room.play_rec_room_phase),
    (RoundPhase.TESTS, rec_room.play_tests_phase),
    (RoundPhase.FOOD, rec_room.play_food_phase),
    (RoundPhase.DOGS, rec_room.play_dogs_phase),
)
WITHOUT_ROLES: Sequence[tuple[RoundPhase, Procedure]] = (
    (RoundPhase.WEATHER, play_weather_phase),
    (RoundPhase.UPKEEP, play_upkeep_phase),
    (RoundPhase.MOVE, play_solo_move_phase),
    (RoundPhase.ALIEN, exposed_aliens.play_alien_phase),
    (RoundPhase.ACTIONS, play_solo_action_phase),
    (RoundPhase.REC_ROOM, rec_room.gather_everyone),
    (RoundPhase.TESTS, rec_room.play_tests_phase),
    (RoundPhase.FOOD, rec_room.play_food_phase),
    (RoundPhase.DOGS, play_solo_dogs_phase),
)


NAME = "the-thing"
_MOST_BYTES = 100_000


@frozen
class _BoxDraft:
    """The numbers from the box, by their keys in `box_facts`."""

    facts: Mapping[Annotated[str, OneOf(tuple(ALL))], int]

    def check_content(self) -> None:
        for key, number in self.facts.items():
            if not ALL[key].least <= number <= ALL[key].most:
                raise InvalidValue.with_message(
                    "files-expected-number", least=str(ALL[key].least), most=str(ALL[key].most), standing=str(number)
                )
        sides = [self.facts.get(faces_fact(weather).key) for weather in Weather]
        if any(side is not None for side in sides) and sum(side or 0 for side in sides) != DIE_SIDES:
            raise ValueError("sides")


BOX_FORMAT = VersionedFormat("the-thing-box", _BoxDraft)


def box_facts_file() -> Path:
    return places.user_folder() / "the-thing-box.json"


def load_box_facts() -> dict[str, int]:
    """Return the numbers on the game's components entered so far. Raise an error if the file is invalid."""
    return _box_in(_box_file(box_facts_file()))


class SavedThing(SavedGuide[Station]):
    """The saved evening. Numbers from the box are saved separately."""

    def __init__(self) -> None:
        self._box: dict[str, int] = {}
        self._begun = False
        super().__init__(NAME, guide_game, lambda: Station(box=dict(self._box)))

    def begin(self, seed: int) -> Walkthrough[Station]:
        self._box, self._begun = load_box_facts(), True
        return super().begin(seed)

    def resume(self) -> Walkthrough[Station]:
        self._box, self._begun = _box_in(_box_file(guide_path(f"{NAME}-box"))), False
        return super().resume()

    def _write(self, walkthrough: Walkthrough[Station]) -> None:
        if self._begun:
            _save_facts(_box_file(guide_path(f"{NAME}-box")), self._box)
            self._begun = False
        super()._write(walkthrough)
        learned = {key: value for key, value in walkthrough.state.box.items() if self._box.get(key) != value}
        if learned:
            _save_facts(_box_file(box_facts_file()), _saved_facts() | learned)


def _box_file(path: Path) -> SavedFile[_BoxDraft]:
    return SavedFile(BOX_FORMAT, path, _MOST_BYTES)


def _saved_facts() -> dict[str, int]:
    try:
        return load_box_facts()
    except UserError:
        return {}


def _save_facts(file: SavedFile[_BoxDraft], facts: Mapping[str, int]) -> None:
    """Save the numbers. If that fails, the players are asked for them again next time."""
    with suppress(OSError):
        file.write(_BoxDraft(facts), indent=2)


def _box_in(file: SavedFile[_BoxDraft]) -> dict[str, int]:
    return dict(file.read().facts) if file.exists else {}


def outcome(station: Station) -> shelf.EveningOutcome | None:
    """Return the outcome, without any roles, or None if the game is not over."""
    if station.ending is None:
        return None
    won = winning_side(station.ending) is Winner.HUMANS
    return shelf.EveningOutcome(station.ending, won, numbers={"players": station.players, "rounds": station.round})


THING = shelf.Companion(
    name="thing",
    saved=SavedThing,
    board=lambda station: board_lines(make_station_board(station)),
    outcome=outcome,
    seats=lambda station: [person.label for person in station.people],
    lookup=LOOKUP,
)
