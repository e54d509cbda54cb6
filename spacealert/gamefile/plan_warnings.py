"""Warnings about oddities in games that can still be resolved, such as impossible cards or unannounced threats.

Players have house rules and make mistakes, so they decide what to do about a warning. The game is not changed.
"""

from collections import Counter
from collections.abc import Iterator

from spacealert.engine import CARDS, Game, Threat, legality
from spacealert.engine.actions import HEROIC_MOVES
from spacealert.engine.decks import DIFFICULTIES
from spacealert.engine.legality import PlanWarning, PlayedCards
from spacealert.engine.ship import TILES
from spacealert.gamefile import card_names
from spacealert.gamefile.game_file import GameFile
from spacealert.gamefile.mission_setup import as_crew
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import AnnouncedThreat as Announced
from spacealert.missions.announcements import IncomingData
from spacealert.missions.scenario import Scenario

# Plan letters as the cards show them.
_ON_CARDS = str.maketrans({"a": "A", "b": "B", "c": "C", "<": "←", "^": "↑↓", ">": "→"})
_PICTURED = {"x": "card-x", "X": "card-x", "s": "card-special", "S": "card-special-advanced"}
_PICTURED |= {letter: f"station-{station}" for letter, station in HEROIC_MOVES.items()}


def find_warnings(file: GameFile) -> list[PlanWarning]:
    """Return all warnings about the game."""
    found = find_card_warnings(file)
    if scenario := announced_scenario(file):
        found += _warn_against_announcements(file.game, scenario)
    found += _warn_of_names(file.game)
    return [
        *found,
        *_warn_against_difficulty(file),
        *_warn_of_tracks(file.game),
        *_warn_of_tiles(file.game),
        *_warn_of_slips(file.game),
    ]


def find_card_warnings(file: GameFile) -> list[PlanWarning]:
    """Return warnings about the crew's cards only."""
    scenario = announced_scenario(file)
    crew = [PlayedCards(member.color, member.plan, member.android, member.specialization) for member in file.game.crew]
    incoming_data = _incoming_data(scenario) if scenario else (0, 0, 0)
    found = legality.find_warnings(crew, incoming_data)
    if file.hands:
        found += legality.find_hand_warnings(crew, file.hands, incoming_data)
    return [*found, *_warn_of_levels(file)]


def _warn_of_levels(file: GameFile) -> Iterator[PlanWarning]:
    """Warn about players whose special cards exceed their level."""
    for member in file.game.crew:
        level = file.levels.get(member.color, legality.MOST_SPECIAL + 1)
        special = [letter for slot in member.plan for letter in slot if letter in legality.SPECIAL]
        if level == 1 and legality.ADVANCED in special:
            yield PlanWarning("session-special-advanced", member.color)
        elif level <= legality.MOST_SPECIAL and len(special) > 1:
            yield PlanWarning("session-special-level", member.color, {"level": level})


def announced_scenario(file: GameFile) -> Scenario | None:
    """Return the mission as it was announced to this crew, or None if it is unknown."""
    return file.scenario and file.scenario.for_crew(as_crew(file.game.crew))


def describe_warning(texts: Texts, warning: PlanWarning, file: GameFile) -> str:
    """Return a warning as a sentence, with the player's name."""
    names = {member.color: member.name for member in file.game.crew}
    who = names.get(warning.who or "") or (texts.say(f"story-color-{warning.who}") if warning.who else "")
    facts = {"who": who, **warning.facts}
    for fact in facts.keys() & {"letter", "letters"}:
        facts[fact] = " + ".join(_on_card(texts, letter) for letter in str(facts[fact]))
    if "card" in facts and warning.text_id == "legality-card-too-often":
        facts["card"] = " ".join(_on_card(texts, letter) for letter in str(facts["card"]))
    if facts.get("zone", "none") != "none":
        facts["zone"] = texts.say(f"game-zone-{facts['zone']}")
    return texts.say(warning.text_id, **facts)


def _on_card(texts: Texts, letter: str) -> str:
    """Return an action as it appears on its card, or in words if the card shows a picture."""
    return texts.say(f"story-{_PICTURED[letter]}").strip("«»") if letter in _PICTURED else letter.translate(_ON_CARDS)


def _incoming_data(scenario: Scenario) -> tuple[int, ...]:
    phases = [scenario.phase_at(event.at) for event in scenario.events if isinstance(event.what, IncomingData)]
    return tuple(phases.count(phase) for phase in (1, 2, 3))


def _warn_against_announcements(game: Game, scenario: Scenario) -> Iterator[PlanWarning]:
    """Warn about threats that differ from the scenario's announcements."""
    announced = list(scenario.threats())
    unannounced: list[Threat] = []
    for threat in game.threats:
        class_ = CARDS[threat.card].severity, card_names.is_internal(threat.card), threat.zone
        as_laid = [one for one in announced if one.turn == threat.turn and _announced_class(one) == class_]
        if as_laid:
            announced.remove(as_laid[0])
        else:
            unannounced.append(threat)
    for one in sorted(announced, key=lambda one: one.turn):
        instead = next((threat for threat in unannounced if threat.turn == one.turn), None)
        if instead is None:
            yield PlanWarning("game-doubt-missing", None, _threat_facts(one))
        else:
            unannounced.remove(instead)
            yield PlanWarning(
                "game-doubt-other", None, {**_threat_facts(one), "card": card_names.code_and_name(instead.card)}
            )
    for threat in unannounced:
        yield PlanWarning(
            "game-doubt-unannounced", None, {"turn": threat.turn, "card": card_names.code_and_name(threat.card)}
        )


def _announced_class(threat: Announced) -> tuple[str, bool, str | None]:
    return "serious" if threat.serious else "common", threat.internal, threat.zone and threat.zone.value


def _threat_facts(threat: Announced) -> dict[str, str | int]:
    severity, internal, zone = _announced_class(threat)
    where = "internal" if internal else "external"
    return {"turn": threat.turn, "severity": severity, "where": where, "zone": zone or "none"}


def _warn_against_difficulty(file: GameFile) -> Iterator[PlanWarning]:
    if file.difficulty is None:
        return
    for threat in file.game.threats:
        card = CARDS[threat.card]
        chosen = file.difficulty.serious if card.severity == "serious" else file.difficulty.common
        if card.color not in DIFFICULTIES[chosen]:
            yield PlanWarning("game-doubt-color", None, {"card": card_names.code_and_name(card.code)})


def _warn_of_names(game: Game) -> Iterator[PlanWarning]:
    """Warn about crew members with the same name."""
    counted = Counter(member.name.strip().casefold() for member in game.crew if member.name.strip())
    for member in game.crew:
        if counted.pop(member.name.strip().casefold(), 1) > 1:
            yield PlanWarning("session-two-of-a-name", None, {"name": member.name})


def _warn_of_tracks(game: Game) -> Iterator[PlanWarning]:
    """Warn about trajectories that are used more than once (§1)."""
    for track, count in Counter(game.tracks.values()).items():
        if count > 1:
            yield PlanWarning("game-doubt-track", None, {"track": track})


def _warn_of_slips(game: Game) -> Iterator[PlanWarning]:
    """Warn about every slip in a game with double actions (NF 1.3)."""
    if any(len(slot.strip(legality.SPECIAL)) > 1 for member in game.crew for slot in member.plan):
        yield from (PlanWarning("game-doubt-slip", slip.color, {"turn": slip.turn}) for slip in game.slips)


def _warn_of_tiles(game: Game) -> Iterator[PlanWarning]:
    """Warn about incomplete stacks. Missing tiles are assumed to be at the bottom, in the order of `TILES`."""
    for zone, stack in game.tiles.items():
        there = {*stack, *game.carried.tiles.get(zone, ())}
        lacking = [tile for tile in TILES if tile not in there]
        if lacking:
            facts = {"zone": zone, "tiles": ", ".join(lacking), "count": len(lacking)}
            yield PlanWarning("game-doubt-tiles", None, facts)
