"""A whole evening of Nemesis as one guide, saved to disk together with the house settings."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from attrs import evolve, frozen

from spacealert.companions.asking import choose_by_id
from spacealert.companions.nemesis import house_settings
from spacealert.companions.nemesis.final_check import run_final_check
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.menus import ALWAYS, QUICK
from spacealert.companions.nemesis.phases import develop_bag, play_event_phase, play_player_phase
from spacealert.companions.nemesis.preparation import set_up
from spacealert.companions.nemesis.ship_lookup import LOOKUP, rule_source
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Phase, Ship, Species, Status
from spacealert.companions.nemesis.ship_text import ship_lines
from spacealert.companions.shelf import Companion, EveningOutcome, EveningStopped
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import Guide, Walkthrough, attach_notes, map_prompts
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import places
from spacealert.kit.storage.codec import Length
from spacealert.kit.storage.versions import SavedFile, VersionedFormat


def guide_evening(ship: Ship) -> Guide[None]:
    yield from map_prompts(
        attach_notes(_play_rounds(ship)), lambda prompt: evolve(prompt, rule=rule_source(str(prompt.rule)))
    )


def _play_rounds(ship: Ship) -> Guide[None]:
    yield from set_up(ship)
    try:
        if ship.settings.turns == "bag":
            yield from run_bag_only(ship)
        while True:
            yield from play_player_phase(ship)
            yield from play_event_phase(ship)
    except GameOver as end:
        trigger = end.trigger
    except EveningStopped:
        ship.phase = Phase.OVER
        return
    yield from run_final_check(ship, trigger)


def run_bag_only(ship: Ship) -> Guide[None]:
    """Draw tokens and develop the bag until the players stop, without following the game."""
    ship.phase, ship.round = Phase.PLAYERS, 1
    while True:
        keys = ["token", "develop", *(["gone"] if ship.figure_count else []), "by-hand", "leave-evening"]
        match (yield from choose_by_id("nemesisplay-bag", keys, "nemesismenu", likely="token")):
            case "develop":
                yield from develop_bag(ship)
            case chosen:
                yield from (QUICK | ALWAYS)[chosen](ship)


def outcome(ship: Ship) -> EveningOutcome | None:
    """Return the outcome of a finished evening, or None if the evening is not over."""
    if ship.phase is not Phase.OVER or ship.trigger is None:
        return None
    facts = {
        "mode": ship.mode.value,
        "trigger": ship.trigger.value,
        "course": ship.course or "none",
        "ship": "lost" if ship.ship_lost else "whole",
        "winners": ", ".join(_name_for_log(ship.member(number)) for number in ship.winners) or "—",
    }
    numbers = {
        "rounds": ship.round,
        "players": len(ship.crew),
        "survivors": sum(one.status is not Status.DEAD for one in ship.crew),
    }
    names = tuple(map(_name_for_log, ship.crew))
    return EveningOutcome("won" if ship.winners else "lost", bool(ship.winners), names, facts, numbers)


def _name_for_log(one: CrewMember) -> str:
    return one.name if isinstance(one.name, str) else str(one.number)


_MOST_LENGTH = 200
_MOST_BYTES = 10_000


@frozen
class _SettingsDraft:
    settings: Annotated[str, Length(_MOST_LENGTH)]

    def check_content(self) -> None:
        if house_settings.decode_settings(self.settings) is None:
            raise ValueError(self.settings)


SETTINGS_FORMAT = VersionedFormat("nemesis-settings", _SettingsDraft)


class SavedNemesis(SavedGuide[Ship]):
    def __init__(self, species: Species = INTRUDERS, guide: Callable[[Ship], Guide[object]] = guide_evening) -> None:
        self._remembered = remembered_settings()
        super().__init__(species.name, guide, lambda: Ship(species, self._remembered))

    def _write(self, walkthrough: Walkthrough[Ship]) -> None:
        super()._write(walkthrough)
        ship = walkthrough.state
        if ship.phase is not Phase.SET_UP and ship.settings != self._remembered:
            with suppress(OSError):  # if the disk is full, the questions are asked again next time
                _settings_file().write(_SettingsDraft(ship.settings.encode()))


def settings_path() -> Path:
    return places.user_folder() / "nemesis-settings.json"


def remembered_settings() -> HouseSettings:
    """Return the last evening's settings, or the defaults if they cannot be read."""
    try:
        return house_settings.decode_settings(_settings_file().read().settings) or HouseSettings()
    except UserError:
        return HouseSettings()


def _settings_file() -> SavedFile[_SettingsDraft]:
    return SavedFile(SETTINGS_FORMAT, settings_path(), _MOST_BYTES)


def nemesis_companion(species: Species) -> Companion[Ship]:
    return Companion(
        name=species.name,
        saved=lambda: SavedNemesis(species),
        board=ship_lines,
        outcome=outcome,
        seats=lambda ship: [one.name for one in ship.crew],
        lookup=LOOKUP,
    )


NEMESIS = nemesis_companion(INTRUDERS)
