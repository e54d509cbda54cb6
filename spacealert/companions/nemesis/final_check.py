"""The end of the game, step by step (§7): trigger, engines, coordinates, infection, objectives, verdict."""

from math import comb

from spacealert.companions.asking import ask_count, choose, choose_by_id, confirm, show
from spacealert.companions.nemesis import ship_state
from spacealert.companions.nemesis.ship_questions import choose_members
from spacealert.companions.nemesis.ship_state import CrewMember, Mode, Phase, Ship, Status, Trigger
from spacealert.companions.nemesis.wounds import mark_dead
from spacealert.kit.guide.prompts import Ritual, RitualLine, message
from spacealert.kit.guide.walkthrough import Guide


def chance_of_death(contamination: int, drawn: int, deadly: int) -> float:
    """Return the chance that at least `deadly` of the `drawn` cards are contamination cards.

    Besides the action cards, the deck has `contamination` contamination cards.

    >>> round(chance_of_death(contamination=2, drawn=4, deadly=1), 3)
    0.576
    """
    whole = comb(ship_state.ACTION_CARDS + contamination, drawn)
    ways = (comb(contamination, n) * comb(ship_state.ACTION_CARDS, drawn - n) for n in range(deadly, drawn + 1))
    return sum(ways) / whole


def show_odds(ship: Ship, who: CrewMember, drawn: int, deadly: int) -> Guide[None]:
    if ship.settings.odds == "shown":
        cards = yield from ask_count("nemesisend-how-many-cards", ship_state.MOST_CONTAMINATION, likely=2, who=who.name)
        percent = round(100 * chance_of_death(cards, drawn, deadly))
        yield from show("nemesisend-odds", rule="§7.3", who=who.name, percent=percent)


_DAMAGED_ENGINES_TOO_MANY = 2
_DESTINATIONS = ("earth", "mars", "elsewhere")


def run_final_check(ship: Ship, trigger: Trigger) -> Guide[None]:
    ship.phase, ship.turn, ship.trigger = Phase.FINAL_CHECK, None, trigger
    yield from _apply_trigger(ship, trigger)
    if _survivors(ship) and not ship.ship_lost:
        yield from _check_engines(ship)
    if _survivors(ship) and not ship.ship_lost:
        yield from _check_coordinates(ship)
    for who in _survivors(ship):
        yield from _check_infection(ship, who)
    yield from _check_objectives(ship)
    yield from _announce_verdict(ship)
    ship.phase = Phase.OVER


def _survivors(ship: Ship) -> list[CrewMember]:
    return [one for one in ship.crew if one.survives]


def destroys_ship(trigger: Trigger, self_destruct_runs: bool) -> bool:
    """Return whether this ending destroys the ship (§7.1).

    A jump, or an end with nobody awake, only destroys the ship if the self-destruct is running.
    """
    return trigger in (Trigger.SKULL, Trigger.FIRE, Trigger.HULL) or self_destruct_runs


def _apply_trigger(ship: Ship, trigger: Trigger) -> Guide[None]:
    ship.ship_lost = destroys_ship(trigger, ship.self_destruct is not None)
    if trigger is Trigger.NOBODY:
        if ship.ship_lost:
            ship.self_destruct = 0
        else:
            ship.time = 0
    lost = "-lost" if ship.ship_lost else ""
    spoken = "nemesisspeech-ship-lost" if ship.ship_lost else "nemesisspeech-jump"
    yield from show(f"nemesisend-{trigger}{lost}", rule="§7.1", spoken=spoken)
    _kill_those(ship, Status.AWAKE, Status.WAITING)
    if ship.ship_lost:
        _kill_those(ship, Status.HIBERNATING)


def _kill_those(ship: Ship, *statuses: Status) -> None:
    for who in ship.crew_with_status(*statuses):
        mark_dead(ship, who)


def _check_engines(ship: Ship) -> Guide[None]:
    """Reveal the engines' top tokens one by one. Two damaged engines destroy the ship."""
    options = [(state, message(f"nemesisend-engine-{state}")) for state in ("working", "damaged")]
    yield from show("nemesisend-engines", rule="§7.2", spoken="nemesisspeech-engines")
    for number in ship_state.ENGINES:
        yield Ritual(
            message("nemesisend-engine-turn", number=number),
            lines=(
                RitualLine(message("nemesisend-engine-moment", number=number), 4.0, f"nemesisspeech-engine-{number}"),
            ),
            rule="§7.2",
        )
        state = yield from choose("nemesisend-engine", options, rule="§7.2", number=number)
        ship.engines_damaged += state == "damaged"
    if ship.engines_damaged < _DAMAGED_ENGINES_TOO_MANY:
        yield from show(
            "nemesisend-engines-hold", rule="§7.2", spoken="nemesisspeech-engines-hold", count=ship.engines_damaged
        )
        return
    ship.ship_lost = True
    _kill_those(ship, Status.HIBERNATING)
    yield from show(
        "nemesisend-engines-fail", rule="§7.2", spoken="nemesisspeech-engines-fail", count=ship.engines_damaged
    )


def _check_coordinates(ship: Ship) -> Guide[None]:
    """Reveal where the ship is going, which can be deadly for hibernating characters."""
    moment = RitualLine(message("nemesisend-coordinates-moment"), 5.0, "nemesisspeech-coordinates")
    yield Ritual(message("nemesisend-coordinates"), lines=(moment,), rule="§7.2")
    ship.course = yield from choose_by_id(
        "nemesisend-destination", _DESTINATIONS, "nemesisend-course", rule="§7.2", marker=ship.destination
    )
    yield from show(f"nemesisend-arrives-{ship.course}", rule="§7.2", spoken=f"nemesisspeech-arrives-{ship.course}")
    if ship.course == "earth":
        return
    spared: list[CrewMember] = []
    asleep = ship.crew_with_status(Status.HIBERNATING)
    if ship.course == "mars" and asleep:
        spared = yield from choose_members("nemesisend-quarantine", asleep, rule="§7.2")
    for who in asleep:
        if who not in spared:
            mark_dead(ship, who)


def _check_infection(ship: Ship, who: CrewMember) -> Guide[None]:
    moment = RitualLine(message("nemesisend-infection-moment", who=who.name), 5.0, "nemesisspeech-infection")
    yield Ritual(message("nemesisend-infection", who=who.name), lines=(moment,), rule="§7.3")
    if (yield from ship.species.check_final_infection(ship, who)):
        yield from show("nemesisend-alive", rule="§7.3", spoken="nemesisspeech-alive", who=who.name)
    else:
        mark_dead(ship, who)
        yield from show("nemesisend-dead", rule="§7.3", spoken="nemesisspeech-infected", who=who.name)


def _check_objectives(ship: Ship) -> Guide[None]:
    survivors = _survivors(ship)
    if not survivors:
        return
    if ship.mode is Mode.COOPERATIVE:
        if (yield from confirm("nemesisend-all-objectives", rule="§8.2")):
            ship.winners = [one.number for one in ship.crew]
        return
    for who in survivors:
        if (yield from confirm(f"nemesisend-objective-{ship.species.name}", rule="§7.4", who=who.name)):
            ship.winners.append(who.number)


def _announce_verdict(ship: Ship) -> Guide[None]:
    winners = tuple(ship.member(number).name for number in ship.winners)
    text_id = "nemesisend-nobody-wins"
    if winners:
        text_id = "nemesisend-all-win" if ship.mode is Mode.COOPERATIVE else "nemesisend-winners"
    yield from show(
        text_id, rule="§7", spoken=f"nemesisspeech-{'won' if winners else 'lost'}", winners=winners, count=len(winners)
    )
