"""The ship in words, for screen readers and the terminal. The window draws the same facts."""

from spacealert.companions.nemesis import ship_map, ship_state
from spacealert.companions.nemesis.exploration import chances
from spacealert.companions.nemesis.ship_questions import kind, name_of
from spacealert.companions.nemesis.ship_state import Card, CrewMember, Phase, Pod, Ship, Status
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.texts import Message

WARNED_FROM = 6


def ship_lines(ship: Ship) -> list[Message]:
    """Return every public fact, most urgent first, or nothing before the game starts."""
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
        message("nemesisboard-eggs", count=ship.eggs, nest=nest(ship)),
        message("nemesisboard-pods", pods=tuple(pod_label(ship, pod) for pod in ship.pods)),
        message("nemesisboard-course", marker=ship.destination),
        *cards_lines(ship),
        *(member_line(ship, one) for one in ship.crew),
        *(hands_line(one) for one in ship.crew if one.hands and ship.follows_turns),
        *ship_map.lines(ship),
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
    state = "irreversible" if ship.irreversible else "runs"
    return message(f"nemesisboard-destruct-{state}", count=ship.self_destruct)


def hazard_level(count: int) -> str:
    """Return a warning level for a count that ends the game at nine."""
    return "last" if count >= ship_state.MOST_FIRES else "many" if count >= WARNED_FROM else "few"


def _aliens(ship: Ship) -> list[Message]:
    bag = tuple(
        message(
            "nemesisboard-token" if ship.settings.chances == "shown" else "nemesisboard-token-count",
            token=message(f"nemesis-kind-{chance.token}"),
            count=chance.count,
            percent=round(100 * chance.share),
        )
        for chance in chances(ship)
    )
    supply = tuple(
        message("nemesisboard-token-count", token=message(f"nemesis-kind-{token}"), count=count)
        for token, count in ship.supply.items()
        if count
    )
    figures = tuple(
        message("nemesisboard-token-count", token=kind(figure), count=ship.figures[figure])
        for figure in ship.kinds_on_board()
    )
    return [
        message("nemesisboard-bag", tokens=bag, count=sum(ship.bag.values())),
        message("nemesisboard-supply", tokens=supply),
        message("nemesisboard-figures", figures=figures) if figures else message("nemesisboard-no-figures"),
    ]


def nest(ship: Ship) -> str:
    return "destroyed" if ship.nest_destroyed else "found" if ship.nest_found else "hidden"


def pod_label(ship: Ship, pod: Pod) -> Message:
    state = "launched" if pod.launched else "locked" if pod.locked else "unlocked"
    aboard = tuple(ship.member(number).name for number in pod.aboard)
    return message(f"nemesisboard-pod-{state}", number=pod.number, section=pod.section, aboard=aboard or "none")


def cards_lines(ship: Ship) -> list[Message]:
    """Describe the cards beside the alien board: weaknesses or adaptations."""
    labels = {Card.HIDDEN: "hidden", Card.REVEALED: "revealed", Card.GONE: "gone"}
    cards = tuple(
        message(f"nemesisboard-card-{labels[card]}", slot=message(f"nemesis-slot-{slot}"))
        for slot, card in ship.weaknesses.items()
    )
    return [message(f"nemesisboard-cards-{ship.species.name}", cards=cards)]


def member_line(ship: Ship, one: CrewMember) -> Message:
    return message("nemesisboard-member", name=name_of(one), state=tuple(states(ship, one)))


def hands_line(one: CrewMember) -> Message:
    """Describe the objects this character holds, and the ammunition if it is counted."""
    things = tuple(message(f"nemesisitem-thing-{thing}") for thing in one.hands)
    return message("nemesisitem-line", who=one.name, things=things, ammo="none" if one.ammo is None else one.ammo)


def states(ship: Ship, one: CrewMember) -> list[Message]:
    """Return the public facts about this character, most important first."""
    found = []
    if one.status is not Status.AWAKE:
        found.append(message(f"nemesis-status-{one.status}"))
    if one.number == ship.intruder_player:
        found.append(message("nemesisboard-plays-intruders"))
    if one.status in (Status.AWAKE, Status.WAITING):
        if one.number == ship.first:
            found.append(message("nemesisboard-first"))
        if one.passed:
            found.append(message("nemesisboard-passed"))
        if one.wounds:
            found.append(message("nemesisboard-serious", count=one.wounds, dressed=one.dressed))
        if one.light:
            found.append(message("nemesisboard-light", count=one.light))
        if one.slime:
            found.append(message("nemesisboard-slime"))
    if one.larva:
        found.append(message("nemesisboard-larva"))
    if one.mutation in (Card.HIDDEN, Card.REVEALED):
        found.append(message(f"nemesisboard-mutation-{one.mutation}", count=one.markers))
    elif one.markers:
        found.append(message("nemesisboard-markers", count=one.markers))
    if one.signal:
        found.append(message("nemesisboard-signal"))
    return found or [message("nemesisboard-well")]
