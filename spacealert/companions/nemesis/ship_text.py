"""Descriptions of the ship in words, for screen readers and the terminal."""

from collections.abc import Mapping

from spacealert.companions.nemesis import ship_map, ship_state
from spacealert.companions.nemesis.exploration import token_chances
from spacealert.companions.nemesis.ship_questions import kind_name, member_name
from spacealert.companions.nemesis.ship_state import CardState, CrewMember, Phase, Pod, Ship, Status
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message

WARNED_FROM = 6


def ship_lines(ship: Ship) -> list[Message]:
    """Describe all public facts about the ship. The list is empty before the game starts."""
    if ship.phase is Phase.SET_UP:
        return []
    return [
        round_line(ship), time_line(ship), destruct_line(ship),
        message("nemesisboard-fires", count=ship.fires, most=ship_state.MOST_FIRES, warning=hazard_level(ship.fires)),
        message(
            "nemesisboard-malfunctions",
            count=ship.malfunctions,
            most=ship_state.MOST_MALFUNCTIONS,
            warning=hazard_level(ship.malfunctions),
        ),
        *_aliens(ship),
        message("nemesisboard-eggs", count=ship.eggs, nest=nest_state(ship)),
        message("nemesisboard-pods", pods=tuple(pod_label(ship, pod) for pod in ship.pods)),
        message("nemesisboard-course", marker=ship.destination),
        *cards_lines(ship),
        *(message("nemesisboard-member", name=member_name(m), state=tuple(crew_state(ship, m))) for m in ship.crew),
        *(hands_line(one) for one in ship.crew if one.hands and ship.follows_turns),
        *ship_map.room_lines(ship),
    ]  # fmt: skip


def round_line(ship: Ship) -> Message:
    whose = "" if ship.turn is None else ship.member(ship.turn).name
    return message(
        "nemesisboard-round",
        number=ship.round,
        phase=message(f"nemesisboard-phase-{ship.phase}"),
        whose=whose or "none",
    )


def time_line(ship: Ship) -> Message:
    until = ship.time - ship.settings.first_blue
    return message("nemesisboard-time", count=ship.time, until=until, chambers="open" if until <= 0 else "closed")


def destruct_line(ship: Ship) -> Message:
    if ship.self_destruct is None:
        return message("nemesisboard-destruct-off")
    state = "irreversible" if ship.is_destruct_irreversible else "runs"
    return message(f"nemesisboard-destruct-{state}", count=ship.self_destruct)


def hazard_level(count: int) -> str:
    """Return the warning level for this number of fires or malfunctions."""
    return "last" if count >= ship_state.MOST_FIRES else "many" if count >= WARNED_FROM else "few"


def _aliens(ship: Ship) -> list[Message]:
    label = "nemesisboard-token" if ship.settings.chances == "shown" else "nemesisboard-token-count"
    bag = [
        message(label, token=kind_name(one.token), count=one.count, percent=round(100 * one.share))
        for one in token_chances(ship)
    ]
    supply = _counted({token: count for token, count in ship.supply.items() if count})
    figures = _counted({figure: ship.figures[figure] for figure in ship.kinds_on_board()})
    return [
        message("nemesisboard-bag", tokens=bag, count=sum(ship.bag.values())),
        message("nemesisboard-supply", tokens=supply),
        message("nemesisboard-figures", figures=figures) if figures else message("nemesisboard-no-figures"),
    ]


def _counted(counts: Mapping[str, int]) -> list[Message]:
    return [message("nemesisboard-token-count", token=kind_name(one), count=count) for one, count in counts.items()]


def nest_state(ship: Ship) -> str:
    return "destroyed" if ship.nest_destroyed else "found" if ship.nest_found else "hidden"


def pod_label(ship: Ship, pod: Pod) -> Message:
    state = "launched" if pod.launched else "locked" if pod.locked else "unlocked"
    aboard = tuple(ship.member(number).name for number in pod.aboard)
    return message(f"nemesisboard-pod-{state}", number=pod.number, section=pod.section, aboard=aboard or "none")


def cards_lines(ship: Ship) -> list[Message]:
    slots = ((card, message(f"nemesis-slot-{slot}")) for slot, card in ship.weaknesses.items())
    cards = tuple(message(f"nemesisboard-card-{card}", slot=slot) for card, slot in slots)
    return [message(f"nemesisboard-cards-{ship.species.name}", cards=cards)]


def hands_line(one: CrewMember) -> Message:
    """Describe the objects this character holds, and the ammunition if it is counted."""
    things = tuple(message(f"nemesisitem-thing-{thing}") for thing in one.hands)
    return message("nemesisitem-line", who=one.name, things=things, ammo="none" if one.ammo is None else one.ammo)


def crew_state(ship: Ship, one: CrewMember) -> list[Message]:
    """Return the public facts about this character, most important first."""
    acts = one.status in (Status.AWAKE, Status.WAITING)
    has_mutation = one.mutation in (CardState.HIDDEN, CardState.REVEALED)
    facts = (
        (one.status is not Status.AWAKE, message(f"nemesis-status-{one.status}")),
        (one.number == ship.intruder_player, message("nemesisboard-plays-intruders")),
        (acts and one.number == ship.first, message("nemesisboard-first")),
        (acts and one.passed, message("nemesisboard-passed")),
        (
            acts and one.serious_wound_count,
            message("nemesisboard-serious", count=one.serious_wound_count, dressed=one.dressed),
        ),
        (acts and one.light, message("nemesisboard-light", count=one.light)),
        (acts and one.slime, message("nemesisboard-slime")),
        (one.larva, message("nemesisboard-larva")),
        (has_mutation, message(f"nemesisboard-mutation-{one.mutation}", count=one.markers)),
        (one.markers and not has_mutation, message("nemesisboard-markers", count=one.markers)),
        (one.signal, message("nemesisboard-signal")),
    )
    return [told for is_so, told in facts if is_so] or [message("nemesisboard-well")]
