"""What Start begins: a mission that was picked, drawn, generated, or found by what somebody typed."""

import re
from collections.abc import Sequence

from attrs import frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.missions import codes
from spacealert.missions.codes import SEEDS, GeneratorRequest
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.session_state import Choice, Pick, Resources
from spacealert.texts import LANGUAGES

_OFFICIAL = re.compile(r"(?:S1|S2|DA|DA-E)-?([0-9]{1,2})", re.IGNORECASE)  # a published mission is known by its number


@frozen
class Start:
    """What Start begins, as far as the table may know: its caption, and what the mission that begins must be."""

    kind: Kind
    pick: Pick
    mission: str = ""  # the id or code, where it is known beforehand


def start_of(choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """What Start begins; refused, with the reason, where it could begin nothing."""
    match choice.pick:
        case Pick.RANDOM if not any(scenario.kind is choice.kind for scenario in scenarios):
            raise UserError("screen-none-of-this-kind")
        case Pick.NAMED:
            return _found(choice.named, choice, scenarios)
        case Pick.TYPED:
            return _found(choice.typed, choice, scenarios)
    return Start(choice.kind, choice.pick)


def mission_of(start: Start, players: int, resources: Resources) -> tuple[str, bool]:
    """The id or code of the mission that begins, drawn where that is wanted, and whether it stays a secret."""
    if start.pick is Pick.NEW:
        return codes.write(GeneratorRequest(start.kind, players, resources.dice.choice(SEEDS))), False
    if start.pick is Pick.RANDOM:
        all_ = [scenario.id for scenario in resources.scenarios() if scenario.kind is start.kind]
        played = resources.played()
        return resources.dice.choice([id_ for id_ in all_ if id_ not in played] or all_), True
    return start.mission, False


def number_of(scenario_id: str) -> str | None:
    """The number by which a published mission is known among those of its kind."""
    number = _OFFICIAL.fullmatch(scenario_id)
    return number[1] if number else None


def _found(text: str, choice: Choice, scenarios: Sequence[Scenario]) -> Start:
    """By its id, its number among those of the chosen kind, its title in any language, or as a code."""
    wanted = _plain(text)
    for scenario in scenarios:
        if _plain(scenario.id) == wanted:
            return Start(scenario.kind, choice.pick, scenario.id)
    of_this_kind = [scenario for scenario in scenarios if scenario.kind is choice.kind]
    for scenario in (*of_this_kind, *scenarios):
        titles = {_plain(scenario.title_in(language)) for language in LANGUAGES}
        if wanted and (wanted in titles or (scenario.kind is choice.kind and number_of(scenario.id) == wanted)):
            return Start(scenario.kind, choice.pick, scenario.id)
    if codes.is_code(text):
        order = codes.read(text)
        return Start(order.kind, choice.pick, codes.write(order))
    raise UserError("session-no-such-mission", typed=text.strip() or "none")


def _plain(text: str) -> str:
    return re.sub(r"[\W_]", "", text).casefold()
