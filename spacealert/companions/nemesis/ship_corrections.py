"""Every open fact of the ship can be corrected by hand; tokens go between bag and supply, so that none is lost."""

from collections.abc import Callable, Mapping
from typing import Any

from spacealert.companions.nemesis import items
from spacealert.companions.nemesis.ship_questions import choose, choose_key, how_many, kind, name_of, which_member
from spacealert.companions.nemesis.ship_state import (
    DESTINATIONS,
    MOST_FIRES,
    MOST_LIGHT_WOUNDS,
    MOST_MALFUNCTIONS,
    MOST_SERIOUS_WOUNDS,
    Card,
    CrewMember,
    Ship,
    Status,
)
from spacealert.companions.nemesis.wounds import end_if_nobody_is_awake
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def correct(ship: Ship) -> Guide[None]:
    """One thing, as it is on the table."""
    kinds = ("bag", "figures") if ship.settings.turns == "bag" else CORRECTIONS
    what = yield from choose_key("nemesishand-what", kinds, "nemesishand")
    yield from CORRECTIONS[what](ship)


def _clocks(ship: Ship) -> Guide[None]:
    ship.time = yield from how_many("nemesishand-time", ship.settings.time_spaces, least=1, likely=ship.time)
    running = yield from how_many("nemesishand-destruct", ship.settings.destruct_spaces, likely=ship.self_destruct or 0)
    ship.self_destruct = running or None


def _hazards(ship: Ship) -> Guide[None]:
    ship.fires = yield from how_many("nemesishand-fires", MOST_FIRES, likely=ship.fires)
    ship.malfunctions = yield from how_many("nemesishand-malfunctions", MOST_MALFUNCTIONS, likely=ship.malfunctions)


def _bag(ship: Ship) -> Guide[None]:
    tokens = [(token, message(f"nemesis-kind-{token}")) for token in ship.species.token_counts]
    token = yield from choose("nemesishand-token", tokens)
    whole = ship.bag[token] + ship.supply[token]
    ship.bag[token] = yield from how_many("nemesishand-in-bag", whole, likely=ship.bag[token])
    ship.supply[token] = whole - ship.bag[token]
    del ship.numbers_out.get(token, [])[ship.supply[token] :]


def _figures(ship: Ship) -> Guide[None]:
    figure = yield from choose("nemesishand-figure", [(one, kind(one)) for one in ship.species.figure_limits])
    now = ship.figures.get(figure, 0)
    most = now + max(0, ship.free_figures(figure))
    if figure in ship.species.never_returns:
        ship.boxed[figure] = int((yield from _yes("nemesishand-boxed", bool(ship.boxed.get(figure)))))
        most = ship.species.figure_limits[figure] - ship.boxed[figure]
    likely = min(now, most)
    ship.figures[figure] = yield from how_many("nemesishand-on-board", most, likely=likely, kind=kind(figure))


def _crew(ship: Ship) -> Guide[None]:
    who = yield from which_member("nemesishand-who", ship.crew)
    states = [(status.value, message(f"nemesis-status-{status}")) for status in Status if status is not Status.WAITING]
    now = who.status.value if who.status is not Status.WAITING else Status.AWAKE.value
    chosen = Status((yield from choose("nemesishand-status", states, likely=now, who=who.name)))
    if who.status is Status.WAITING:
        for pod in ship.pods:
            if who.number in pod.aboard:
                pod.aboard.remove(who.number)
    who.status = chosen
    yield from _body(who)
    yield from ship.species.correct_body(ship, who)
    end_if_nobody_is_awake(ship)


def _body(who: CrewMember) -> Guide[None]:
    who.light = yield from how_many("nemesishand-light", MOST_LIGHT_WOUNDS, likely=who.light, who=who.name)
    who.serious = yield from how_many("nemesishand-serious", MOST_SERIOUS_WOUNDS, likely=who.serious, who=who.name)
    left, dressed = MOST_SERIOUS_WOUNDS - who.serious, who.dressed
    who.dressed = 0
    if left:
        who.dressed = yield from how_many("nemesishand-dressed", left, likely=min(dressed, left), who=who.name)
    who.slime = yield from _yes("nemesishand-slime", who.slime, who.name)
    who.signal = yield from _yes("nemesishand-signal", who.signal, who.name)


def _pods(ship: Ship) -> Guide[None]:
    options = [(str(pod.number), message("nemesishand-pod", number=pod.number)) for pod in ship.pods]
    number = yield from choose("nemesishand-which-pod", options)
    pod = next(pod for pod in ship.pods if str(pod.number) == number)
    keys = ("locked", "unlocked")
    pod.locked = (
        yield from choose("nemesishand-lock", [(key, message(f"nemesishand-{key}")) for key in keys])
    ) == "locked"


def _eggs(ship: Ship) -> Guide[None]:
    """In the Nest, in the reserve and carried or on floors; the box has no more."""
    whole = ship.species.eggs + ship.species.egg_reserve
    eggs = yield from how_many("nemesishand-eggs", whole, likely=min(ship.eggs, whole))
    left = whole - eggs
    reserve = yield from how_many("nemesishand-egg-reserve", left, likely=min(ship.egg_reserve, left))
    left -= reserve
    out = yield from how_many("nemesishand-eggs-out", left, likely=min(ship.eggs_out, left))
    ship.eggs, ship.egg_reserve, ship.eggs_out = eggs, reserve, out  # together: the box has no more in between
    ship.nest_found = yield from _yes("nemesishand-nest-found", ship.nest_found)
    ship.nest_destroyed = yield from _yes("nemesishand-nest-destroyed", ship.nest_destroyed)
    ship.blue_corpse = yield from _yes("nemesishand-blue-corpse", ship.blue_corpse)


def _cards(ship: Ship) -> Guide[None]:
    options = [(slot, message(f"nemesis-slot-{slot}")) for slot in ship.weaknesses]
    slot = yield from choose("nemesishand-slot", options)
    cards = [(card.value, message(f"nemesis-card-{card}")) for card in (Card.HIDDEN, Card.REVEALED, Card.GONE)]
    ship.weaknesses[slot] = Card((yield from choose("nemesishand-card", cards, likely=ship.weaknesses[slot].value)))
    effect = ship.species.card_effect
    if (yield from _yes(f"nemesishand-effect-{effect}", effect in ship.known_effects)):
        ship.known_effects.add(effect)
    else:
        ship.known_effects.discard(effect)


def _first_player(ship: Ship) -> Guide[None]:
    options = [(str(one.number), name_of(one)) for one in ship.crew]
    ship.first = int((yield from choose("nemesishand-first", options)))


def _course(ship: Ship) -> Guide[None]:
    options = [(one, message(f"nemesis-destination-{one}")) for one in DESTINATIONS]
    ship.destination = yield from choose("nemesishand-course", options)


def _history(ship: Ship) -> Guide[None]:
    ship.contact = yield from _yes("nemesishand-contact", ship.contact)
    ship.death = yield from _yes("nemesishand-death", ship.death)
    ship.airlock = yield from _yes("nemesishand-airlock", ship.airlock)


def _yes(text_id: str, now: bool, who: str | Message = "") -> Guide[bool]:
    """Yes or no, with what the computer thinks first."""
    keys = ("yes", "no") if now else ("no", "yes")
    facts: dict[str, Any] = {"who": who} if who else {}
    return (yield from choose_key(text_id, keys, "nemesis", likely=keys[0], **facts)) == "yes"


CORRECTIONS: Mapping[str, Callable[[Ship], Guide[None]]] = {
    "clocks": _clocks,
    "hazards": _hazards,
    "bag": _bag,
    "figures": _figures,
    "crew": _crew,
    "items": items.correct,
    "pods": _pods,
    "eggs": _eggs,
    "cards": _cards,
    "first-player": _first_player,
    "destination": _course,
    "history": _history,
}
