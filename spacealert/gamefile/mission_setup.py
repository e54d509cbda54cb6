"""Finds a game's mission, and draws everything that the file leaves open.

The same file always gives the same game, so a seed is enough to share a challenge.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from spacealert.engine import Carryover, Member, Threat, decks, ship
from spacealert.engine.cards import CALLERS
from spacealert.gamefile.game_file import Difficulty
from spacealert.kit.i18n.errors import UserError, sanitize
from spacealert.kit.storage import yaml_document
from spacealert.missions import library, scenario_file
from spacealert.missions.scenario import Crew, Scenario


def find_scenario(written: str) -> Scenario:
    """Return the scenario with this id, title or code. Paths are rejected."""
    if any(sign in written for sign in "/\\") or written.casefold().endswith(library.SUFFIXES):
        raise UserError("game-mission-unknown", id=sanitize(written), nearest="none")
    try:
        return library.find(written)
    except UserError as error:
        if error.text_id == "scenario-unknown":  # unknown scenarios are fine: the file may give the length
            raise UserError("game-mission-unknown", **error.facts) from None
        raise


def saved_scenario_finder(text: str | None) -> Callable[[str], Scenario]:
    """Return a function that finds only the scenario saved with a game, not those of the library."""
    scenario = None if text is None else scenario_file.parse_document(yaml_document.parse(text)).scenario

    def find(written: str) -> Scenario:
        if scenario is None:
            raise UserError("game-mission-unknown", id=sanitize(written), nearest="none")
        return scenario

    return find


def turn_count(scenario: Scenario) -> int:
    """Return the number of planned turns: twelve, or seven on a two-phase test flight."""
    return ship.LAST_TURN if len(scenario.phases) == len(ship.PHASES) else ship.LAST_TURN_OF_A_TEST_FLIGHT


# Seed for the draw piles of players who noted neither tiles nor a seed.
NO_SEED = 0


def draw_tiles(
    seed: int | None, carried: Carryover, noted: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Return each zone's stack: as in `noted`, or else shuffled, without the tiles that a campaign left on the ship."""
    if len(noted) == len(ship.ZONES):
        return dict(noted)
    return decks.shuffle_tiles(NO_SEED if seed is None else seed, carried.tiles) | dict(noted)


def draw_threats(
    seed: int, scenario: Scenario, crew: Sequence[Member], difficulty: Difficulty | None
) -> tuple[Threat, ...]:
    """Draw a card for every threat announced to this crew, ordered by turn."""
    left = remaining_threat_decks(seed, difficulty or Difficulty())
    drawn: list[Threat] = []
    for announced in scenario.for_crew(as_crew(crew)).threats():
        severity = "serious" if announced.serious else "common"
        card, left = left.draw(severity, "internal" if announced.internal else "external")
        zone = announced.zone and announced.zone.value
        called, left = _draw_called(card, left)
        drawn.append(Threat(card, announced.turn, zone, called))
    return tuple(sorted(drawn, key=lambda threat: threat.turn))


def _draw_called(card: str, left: decks.ThreatDecks) -> tuple[Threat | None, decks.ThreatDecks]:
    """Draw the common card that this card can call, if it calls any. Return the drawn card and the remaining decks."""
    if card not in CALLERS:
        return None, left
    code, left = left.draw("common", CALLERS[card])
    further, left = _draw_called(code, left)
    return Threat(code, 0, None, further), left


def remaining_threat_decks(seed: int, difficulty: Difficulty, laid: Iterable[str] = ()) -> decks.ThreatDecks:
    """Return the four decks of this difficulty, without the cards that are already on the table (`laid`)."""
    return decks.threat_decks(difficulty.common, difficulty.serious, seed).without(laid)


def as_crew(crew: Sequence[Member]) -> Crew:
    androids = sum(member.android for member in crew)
    return Crew(players=len(crew) - androids, androids=androids)
