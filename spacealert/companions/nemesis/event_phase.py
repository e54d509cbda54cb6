"""The event phase in its order (§3): time, attacks, fire, event card, bag, end of the round."""

from typing import Any

from spacealert.companions.nemesis import ship_map
from spacealert.companions.nemesis.combat import choose_kind, injury_check, leave_by_corridor
from spacealert.companions.nemesis.encounters import draw_token
from spacealert.companions.nemesis.menus import sheet, table_effects
from spacealert.companions.nemesis.rooms import eggs_destroyed
from spacealert.companions.nemesis.ship_questions import choose_several, how_many, kind, note
from spacealert.companions.nemesis.ship_state import GameOver, Phase, Ship, Trigger
from spacealert.companions.nemesis.wounds import chambers, no_way_back
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

_LONGEST_CLOCKS = {"jumps": 15, "destruct": 6}


def event_phase(ship: Ship) -> Guide[None]:
    """With a player as the intruders only time passes and fire burns (§8.3)."""
    ship.phase, ship.turn = Phase.EVENTS, None
    yield from time_track(ship)
    if not ship.follows_turns:
        yield from _in_short(ship)
        return
    if ship.intruder_player is None:
        yield from ship.species.event_attacks(ship)
    yield from fire_damage(ship)
    if ship.intruder_player is None:
        yield from event_card(ship)
        yield from develop_bag(ship)
    yield from note("nemesisplay-round-ends", rule="§3", number=ship.round)


def _in_short(ship: Ship) -> Guide[None]:
    """Attacks, fire and the event card on one sheet; what the computer has to know of them is chosen from it."""
    attacked = ship.intruder_player is None and (yield from ship.species.events_in_short(ship))
    players = "none" if ship.intruder_player is None else "played"
    aliens = 0 if attacked else ship.on_board
    if ship_map.knows(ship):
        yield from _told_by_the_map(ship, attacks=bool(aliens) and ship.intruder_player is None)
    yield from sheet(ship, "nemesisplay-event-sheet", aliens=aliens, fires=ship.fires, intruders=players)
    if ship.intruder_player is None:
        yield from develop_bag(ship)


def _told_by_the_map(ship: Ship, *, attacks: bool) -> Guide[None]:
    """Who attacks whom, and what burns, room by room."""
    assert ship.map is not None
    for room in ship.map.rooms:
        figures = tuple(kind(figure) for figure in ship_map.figures_in(ship, room))
        crew = tuple(one.name for one in ship_map.crew_in(ship, room))
        if attacks and figures and crew:
            yield from note("nemesismap-attacks", room=ship_map.room_name(room), figures=figures, crew=crew)
        if figures and ship_map.burns(ship, room):
            yield from note("nemesismap-burning", room=ship_map.room_name(room), figures=figures)
    if ship.eggs and ship_map.burns(ship, ship_map.NEST):
        yield from note("nemesismap-nest-burns")


def time_track(ship: Ship) -> Guide[None]:
    """Step 5: both clocks; a jump while the self-destruct runs destroys the ship, too."""
    ship.time -= 1
    if ship.self_destruct is None:
        yield from note("nemesisplay-time", rule="§3", spoken=_clock_clip("jumps", ship.time), count=ship.time)
    else:
        ship.self_destruct -= 1
        facts = {"count": ship.time, "destruct": ship.self_destruct}
        yield from note(
            "nemesisplay-time-destruct", rule="§3", spoken=_clock_clip("destruct", ship.self_destruct), **facts
        )
    if ship.self_destruct == 0:
        raise GameOver(Trigger.SKULL)
    if ship.time == 0:
        raise GameOver(Trigger.JUMP)
    yield from chambers(ship)
    yield from no_way_back(ship)


def _clock_clip(clock: str, left: int) -> str:
    """The clip that says how much is left; there is one for every number of the printed tracks."""
    return f"{clock}-{left}" if 0 < left <= _LONGEST_CLOCKS[clock] else ""


def fire_damage(ship: Ship) -> Guide[None]:
    """Step 7: every alien in a burning room suffers an injury, and an egg burns in every burning room that has some."""
    if not ship.fires:
        return
    if ship_map.knows(ship):
        assert ship.map is not None
        for room in ship.map.rooms:
            for figure in ship_map.figures_in(ship, room) if ship_map.burns(ship, room) else ():
                yield from injury_check(ship, figure, "§3")
    elif ship.on_board:
        burning = yield from how_many("nemesisplay-burning", ship.on_board, rule="§3")
        for number in range(1, burning + 1):
            if not ship.on_board:
                break
            facts: dict[str, Any] = {"number": number, "count": burning}
            figure = yield from choose_kind(ship, "nemesisplay-burning-kind", "§3", **facts)
            yield from injury_check(ship, figure, "§3")
    yield from _eggs_burn(ship)


def _eggs_burn(ship: Ship) -> Guide[None]:
    """Only where there are eggs at all; the Nest and other floors may burn at the same time."""
    each = 2 if "fire" in ship.known_effects else 1
    places = {"nest": ship.eggs, "floor": ship.eggs_out}
    if ship_map.knows(ship):
        if ship.eggs and ship_map.burns(ship, ship_map.NEST):
            yield from eggs_destroyed(ship, each, in_nest=True)
        del places["nest"]
    options = [(place, message(f"nemesisplay-eggs-burn-{place}")) for place, eggs in places.items() if eggs]
    if not options:
        return
    for place in (yield from choose_several("nemesisplay-eggs-burn", options, rule="§3", count=each)):
        count = each if place == "nest" else (yield from how_many("nemesisplay-eggs-burned", ship.eggs_out, rule="§3"))
        yield from eggs_destroyed(ship, count, in_nest=place == "nest")


def event_card(ship: Ship) -> Guide[None]:
    """Step 8: movement first, for those not in a room with a character; then the effect."""
    yield from note("nemesisplay-event-card", rule="§3", spoken="event-card")
    if ship.on_board:
        yield from _movement(ship)
    yield from table_effects(ship, "nemesisplay-event-effect")
    yield from note("nemesisplay-event-discard", rule="§3")


def _movement(ship: Ship) -> Guide[None]:
    leaving = [figure for figure in ship.kinds_on_board() if figure in ship.species.leaves_by_corridor]
    if not leaving:
        yield from note("nemesisplay-event-move", rule="§3")
        return
    kinds = [(figure, kind(figure)) for figure in leaving]
    for figure in (yield from choose_several("nemesisplay-event-movement", kinds, rule="§3")):
        most = ship.figures[figure]
        for _ in range((yield from how_many("nemesisplay-event-leave", most, least=1, rule="§3", kind=kind(figure)))):
            yield from leave_by_corridor(ship, figure)


def develop_bag(ship: Ship) -> Guide[None]:
    """Step 9: one token, which here means something else than in an encounter."""
    if not sum(ship.bag.values()):
        yield from note("nemesisplay-bag-empty")
        return
    token = yield from draw_token(ship, "nemesisplay-develop", "§4")
    yield from ship.species.develop(ship, token)
