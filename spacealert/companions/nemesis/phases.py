"""A round (§3): the player phase and the event phase."""

from typing import Any

from spacealert.companions.asking import add_note, ask_count, choose_by_id, choose_several, confirm
from spacealert.companions.nemesis import menus, rooms, ship_map, wounds
from spacealert.companions.nemesis.combat import check_injuries, choose_kind, leave_by_corridor
from spacealert.companions.nemesis.exploration import draw_token
from spacealert.companions.nemesis.rooms import remove_destroyed_eggs
from spacealert.companions.nemesis.ship_questions import choose_member, kind_name
from spacealert.companions.nemesis.ship_state import CrewMember, GameOver, Mode, Phase, Ship, Status, Trigger
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def reanimate_dead(ship: Ship) -> Guide[None]:
    """In co-operative games, ask whether each dead character has been revived in the Emergency Room."""
    if ship.mode is not Mode.COOPERATIVE:
        return
    for who in ship.crew_with_status(Status.DEAD):
        if who.number == ship.intruder_player:
            continue
        if (yield from confirm("nemesisplay-reanimate", rule="§8.2", who=who.name)):
            who.status = Status.AWAKE
            who.larva = False
            wounds.heal_light_wound(who)
            wounds.dress_wounds(who)
            yield from add_note("nemesisplay-reanimated", spoken="nemesisspeech-reanimated", who=who.name)


_BESIDE_QUICK = tuple(menu for menu in menus.EVERYTHING if menu != "hazards")  # hazards already have quick procedures
_ENDS_OF_TURN = ("turn-over", "passes", "turn-over-fire", "passes-fire")


def play_player_phase(ship: Ship) -> Guide[None]:
    ship.round += 1
    ship.phase, ship.turn = Phase.PLAYERS, None
    for one in ship.crew:
        one.passed = False
    yield from reanimate_dead(ship)
    yield from _intruder_player_joins(ship)
    if ship.round > 1:
        _first_player_token(ship)
    first = "same" if ship.round == 1 else ship.member(ship.first).name
    yield from add_note("nemesisplay-draw", spoken="nemesisspeech-round", number=ship.round, first=first)
    if ship.follows_turns:
        yield from _play_turns(ship)
    else:
        yield from _play_whole_phase(ship)
    ship.turn = None
    yield from rooms.resolve_airlock(ship)


def _intruder_player_joins(ship: Ship) -> Guide[None]:
    if ship.joins_as_intruders is not None:
        ship.intruder_player, ship.joins_as_intruders = ship.joins_as_intruders, None
        yield from add_note("nemesisplay-intruder-player-begins")


def _first_player_token(ship: Ship) -> None:
    order = ship.crew_in_turn_order()
    following = [*order[1:], order[0]]
    in_game = (one for one in following if one.status in (Status.AWAKE, Status.WAITING))
    ship.first = next((one.number for one in in_game), ship.first)


def _play_turns(ship: Ship) -> Guide[None]:
    waited: set[int] = set()
    while any(not one.passed for one in _taking_turns(ship)):
        for who in ship.crew_in_turn_order():
            if who.passed or who not in _taking_turns(ship):
                continue
            ship.turn = who.number
            if who.status is Status.WAITING and who.number not in waited:
                waited.add(who.number)
                yield from rooms.take_turn_in_pod(ship, who)
            elif who.status is Status.WAITING:
                who.passed = True
            if who.number == ship.intruder_player:
                yield from _play_intruder_turn(ship, who)
            elif not who.passed and who.status is Status.AWAKE:
                yield from _play_turn(ship, who)


def _taking_turns(ship: Ship) -> list[CrewMember]:
    return [
        one for one in ship.crew if one.status in (Status.AWAKE, Status.WAITING) or one.number == ship.intruder_player
    ]


def _play_turn(ship: Ship, who: CrewMember) -> Guide[None]:
    chosen = yield from menus.offer_procedures(
        ship, who, "nemesisplay-turn", _ENDS_OF_TURN, (*menus.MAP, *menus.EVERYTHING)
    )
    if who.status is not Status.AWAKE:
        return
    who.passed = who.passed or chosen.startswith("passes")
    if chosen.endswith("fire") or (
        ship_map.is_complete(ship) and ship_map.is_burning(ship, ship_map.locate(ship, who))
    ):
        yield from wounds.add_light_wound(ship, who)


def _play_intruder_turn(ship: Ship, who: CrewMember) -> Guide[None]:
    match (
        yield from choose_by_id("nemesisplay-intruder-turn", ("played", "attack", "passes"), rule="§8.3", who=who.name)
    ):
        case "passes":
            who.passed = True
        case "attack" if ship.figure_count and ship.awake_crew:
            target = yield from choose_member("nemesisplay-intruder-target", ship.awake_crew, rule="§8.3")
            figure = yield from choose_kind(ship, "nemesisplay-intruder-attacker", "§8.3")
            yield from ship.species.attack(ship, figure, target)
        case _:
            yield from menus.offer_procedures(
                ship, None, "nemesisplay-intruder-effect", (menus.DONE,), menus.EVERYTHING
            )


def _play_whole_phase(ship: Ship) -> Guide[None]:
    for who in ship.crew_with_status(Status.WAITING):
        if who.status is Status.WAITING:
            yield from rooms.take_turn_in_pod(ship, who)
    yield from menus.offer_procedures(ship, None, "nemesisplay-phase", ("all-passed",), (*menus.QUICK, *_BESIDE_QUICK))


_LONGEST_CLOCKS = {"jumps": 15, "destruct": 6}


def play_event_phase(ship: Ship) -> Guide[None]:
    ship.phase, ship.turn = Phase.EVENTS, None
    yield from advance_clocks(ship)
    if not ship.follows_turns:
        yield from _resolve_on_one_sheet(ship)
        return
    if ship.intruder_player is None:
        yield from ship.species.attack_in_event_phase(ship)
    yield from resolve_fires(ship)
    if ship.intruder_player is None:
        yield from resolve_event_card(ship)
        yield from develop_bag(ship)
    yield from add_note("nemesisplay-round-ends", number=ship.round)


def _resolve_on_one_sheet(ship: Ship) -> Guide[None]:
    """Resolve the event phase on one sheet, and ask only for the changes that the computer tracks."""
    attacked = ship.intruder_player is None and (yield from ship.species.resolve_species_events(ship))
    players = "none" if ship.intruder_player is None else "played"
    aliens, fires = 0 if attacked else ship.figure_count, ship.fires
    if ship_map.is_complete(ship):
        yield from _report_from_map(ship, attacks=bool(aliens) and ship.intruder_player is None)
        aliens, fires = 0, fires if ship.eggs_out else 0
    if ship.map is not None:
        ship.map.is_current = False
    yield from menus.show_sheet(ship, "nemesisplay-event-sheet", aliens=aliens, fires=fires, intruders=players)
    if ship.intruder_player is None:
        if ship.map is not None and ship.figure_count and not ship.map.is_current:
            yield from ship_map.move_pieces(ship)
        yield from develop_bag(ship)


def _report_from_map(ship: Ship, *, attacks: bool) -> Guide[None]:
    assert ship.map is not None
    for room in ship.map.rooms:
        figures = ship_map.figures_in(ship, room)
        if attacks:
            yield from ship_map.announce_attacks(ship, room, figures)
        if figures and ship_map.is_burning(ship, room):
            yield from add_note(
                "nemesismap-burning", room=ship_map.room_name(room), figures=tuple(map(kind_name, figures))
            )
    yield from _nest_burns(ship)


def advance_clocks(ship: Ship) -> Guide[None]:
    """Advance the time and self-destruct tracks (step 5). The game ends if either reaches its end."""
    ship.time -= 1
    if ship.self_destruct is None:
        yield from add_note("nemesisplay-time", spoken=_clock_clip("jumps", ship.time), count=ship.time)
    else:
        ship.self_destruct -= 1
        facts = {"count": ship.time, "destruct": ship.self_destruct}
        yield from add_note("nemesisplay-time-destruct", spoken=_clock_clip("destruct", ship.self_destruct), **facts)
    if ship.self_destruct == 0:
        raise GameOver(Trigger.SKULL)
    if ship.time == 0:
        raise GameOver(Trigger.JUMP)
    yield from wounds.announce_open_chambers(ship)
    yield from wounds.announce_point_of_no_return(ship)


def _clock_clip(clock: str, left: int) -> str:
    return f"nemesisspeech-{clock}-{left}" if 0 < left <= _LONGEST_CLOCKS[clock] else ""


def resolve_fires(ship: Ship) -> Guide[None]:
    """Resolve fire (step 7) for aliens and eggs."""
    if not ship.fires:
        return
    if ship_map.is_complete(ship):
        assert ship.map is not None
        for room in ship.map.rooms:
            for figure in ship_map.figures_in(ship, room) if ship_map.is_burning(ship, room) else ():
                yield from check_injuries(ship, figure, "§3")
    elif ship.figure_count:
        burning = yield from ask_count("nemesisplay-burning", ship.figure_count, rule="§3")
        for number in range(1, burning + 1):
            if not ship.figure_count:
                break
            facts: dict[str, Any] = {"number": number, "count": burning}
            figure = yield from choose_kind(ship, "nemesisplay-burning-kind", "§3", **facts)
            yield from check_injuries(ship, figure, "§3")
    yield from _eggs_burn(ship)


def _eggs_in_a_fire(ship: Ship) -> int:
    return 2 if "fire" in ship.known_effects else 1


def _nest_burns(ship: Ship) -> Guide[None]:
    if ship.eggs and ship_map.is_burning(ship, ship_map.NEST):
        burned = min(ship.eggs, _eggs_in_a_fire(ship))
        yield from add_note("nemesismap-nest-burns", count=burned)
        yield from remove_destroyed_eggs(ship, burned, in_nest=True)


def _eggs_burn(ship: Ship) -> Guide[None]:
    each = _eggs_in_a_fire(ship)
    places = {"nest": ship.eggs, "floor": ship.eggs_out}
    if ship_map.is_complete(ship):
        yield from _nest_burns(ship)
        del places["nest"]
    options = [(place, message(f"nemesisplay-eggs-burn-{place}")) for place, eggs in places.items() if eggs]
    if not options:
        return
    for place in (yield from choose_several("nemesisplay-eggs-burn", options, rule="§3", count=each)):
        count = each if place == "nest" else (yield from ask_count("nemesisplay-eggs-burned", ship.eggs_out, rule="§3"))
        yield from remove_destroyed_eggs(ship, count, in_nest=place == "nest")


def resolve_event_card(ship: Ship) -> Guide[None]:
    """Resolve an event card (step 8): the aliens move, then the card takes effect."""
    yield from add_note("nemesisplay-event-card", spoken="nemesisspeech-event-card")
    if ship.figure_count:
        yield from _move_intruders(ship)
        if ship.map is not None:
            yield from ship_map.move_pieces(ship)
    yield from menus.report_effects(ship, "nemesisplay-event-effect")
    yield from add_note("nemesisplay-event-discard")


def _move_intruders(ship: Ship) -> Guide[None]:
    leaving = [figure for figure in ship.kinds_on_board() if figure in ship.species.leaves_by_corridor]
    if not leaving:
        yield from add_note("nemesisplay-event-move")
        return
    kinds = [(figure, kind_name(figure)) for figure in leaving]
    for figure in (yield from choose_several("nemesisplay-event-movement", kinds, rule="§3")):
        most = ship.figures[figure]
        for _ in range(
            (yield from ask_count("nemesisplay-event-leave", most, least=1, rule="§3", kind=kind_name(figure)))
        ):
            yield from leave_by_corridor(ship, figure)


def develop_bag(ship: Ship) -> Guide[None]:
    """Draw a token at the end of the round (step 9), and resolve it."""
    if not sum(ship.bag.values()):
        yield from add_note("nemesisplay-bag-empty")
        return
    token = yield from draw_token(ship, "nemesisplay-develop", "§4")
    yield from ship.species.develop(ship, token)
