"""The airlock (§1.5): prepared by an action, carried out once everybody has passed."""

from spacealert.companions.nemesis.hazards import remove_fire
from spacealert.companions.nemesis.legal_now import may
from spacealert.companions.nemesis.ship_questions import (
    choose,
    choose_several,
    how_many,
    is_so,
    kind,
    tell,
    which_members,
)
from spacealert.companions.nemesis.ship_state import Ship, Status
from spacealert.companions.nemesis.wounds import death
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def prepare(ship: Ship) -> Guide[None]:
    if (yield from may(ship, "airlock")):
        ship.airlock = True
        yield from tell("nemesisplay-airlock-ready", rule="§1.5")


def carry_out(ship: Ship) -> Guide[None]:
    """The end of the player phase: whoever is inside dies if all doors are still closed."""
    if not ship.airlock:
        return
    ship.airlock = False
    if (yield from is_so("nemesisplay-airlock-closed", rule="§1.5")):
        yield from _vacuum(ship)
    else:
        yield from tell("nemesisplay-airlock-off", rule="§1.5")


def _vacuum(ship: Ship) -> Guide[None]:
    inside = yield from which_members("nemesisplay-airlock-crew", ship.awake, rule="§1.5")
    kinds = [(figure, kind(figure)) for figure in ship.kinds_on_board()]
    if kinds:
        for figure in (yield from choose_several("nemesisplay-airlock-kinds", kinds, rule="§1.5")):
            most = ship.figures[figure]
            count = yield from how_many("nemesisplay-airlock-count", most, least=1, rule="§1.5", kind=kind(figure))
            ship.figures[figure] -= count
            ship.killed[figure] = ship.killed.get(figure, 0) + count
    if ship.fires:
        options = [(key, message(f"nemesis-{key}")) for key in ("no", "yes")]
        if (yield from choose("nemesisplay-airlock-fire", options, rule="§1.5")) == "yes":
            remove_fire(ship)
    yield from tell("nemesisplay-airlock-done", rule="§1.5", spoken="airlock")
    for who in inside:
        if who.status is not Status.DEAD:
            yield from death(ship, who)
