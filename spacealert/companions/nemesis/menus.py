"""Menus of the actions that are possible at any time, manual corrections, and each player's private notes."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from spacealert.companions.asking import add_note, ask_count, choose, choose_by_id, confirm
from spacealert.companions.nemesis import combat, exploration, items, rooms, ship_map, ship_state, wounds
from spacealert.companions.nemesis.combat import choose_kind
from spacealert.companions.nemesis.exploration import (
    empty_pods,
    place_figure,
    resolve_encounter,
    roll_for_everyone,
    roll_noise,
)
from spacealert.companions.nemesis.rooms import check_action, is_allowed
from spacealert.companions.nemesis.ship_questions import choose_member, kind_name, member_name
from spacealert.companions.nemesis.ship_state import CardState, CrewMember, Ship, Status
from spacealert.companions.nemesis.wounds import end_if_nobody_is_awake
from spacealert.companions.shelf import EveningStopped
from spacealert.kit.guide.prompts import BACK, Instruction, Option, Secret, TextInput, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def make_correction(ship: Ship) -> Guide[None]:
    """Let the players correct one part of the state to match the board."""
    kinds = ("bag", "figures") if ship.settings.turns == "bag" else CORRECTIONS
    what = yield from choose_by_id("nemesishand-what", kinds, "nemesishand")
    yield from CORRECTIONS[what](ship)


def _correct_clocks(ship: Ship) -> Guide[None]:
    ship.time = yield from ask_count("nemesishand-time", ship.settings.time_spaces, least=1, likely=ship.time)
    running = yield from ask_count(
        "nemesishand-destruct", ship.settings.destruct_spaces, likely=ship.self_destruct or 0
    )
    ship.self_destruct = running or None


def _correct_hazards(ship: Ship) -> Guide[None]:
    ship.fires = yield from ask_count("nemesishand-fires", ship_state.MOST_FIRES, likely=ship.fires)
    ship.malfunctions = yield from ask_count(
        "nemesishand-malfunctions", ship_state.MOST_MALFUNCTIONS, likely=ship.malfunctions
    )


def _correct_bag(ship: Ship) -> Guide[None]:
    token = yield from choose_by_id("nemesishand-token", ship.species.token_counts, "nemesis-kind")
    whole = ship.bag[token] + ship.supply[token]
    ship.bag[token] = yield from ask_count("nemesishand-in-bag", whole, likely=ship.bag[token])
    ship.supply[token] = whole - ship.bag[token]
    del ship.numbers_out.get(token, [])[ship.supply[token] :]


def _correct_figures(ship: Ship) -> Guide[None]:
    figure = yield from choose_by_id("nemesishand-figure", ship.species.figure_limits, "nemesis-kind")
    now = ship.figures.get(figure, 0)
    most = now + max(0, ship.free_figure_count(figure))
    if figure in ship.species.never_returns:
        ship.boxed[figure] = int((yield from _confirm("nemesishand-boxed", bool(ship.boxed.get(figure)))))
        most = ship.species.figure_limits[figure] - ship.boxed[figure]
    likely = min(now, most)
    ship.figures[figure] = yield from ask_count("nemesishand-on-board", most, likely=likely, kind=kind_name(figure))


def _correct_crew(ship: Ship) -> Guide[None]:
    who = yield from choose_member("nemesishand-who", ship.crew)
    states = [status.value for status in Status if status is not Status.WAITING]
    now = who.status.value if who.status is not Status.WAITING else Status.AWAKE.value
    chosen = Status((yield from choose_by_id("nemesishand-status", states, "nemesis-status", likely=now, who=who.name)))
    if who.status is Status.WAITING:
        for pod in ship.pods:
            if who.number in pod.aboard:
                pod.aboard.remove(who.number)
    who.status = chosen
    yield from _correct_body(who)
    yield from ship.species.correct_growths(ship, who)
    end_if_nobody_is_awake(ship)


def _correct_body(who: CrewMember) -> Guide[None]:
    who.light = yield from ask_count("nemesishand-light", ship_state.MOST_LIGHT_WOUNDS, likely=who.light, who=who.name)
    who.serious = yield from ask_count(
        "nemesishand-serious", ship_state.MOST_SERIOUS_WOUNDS, likely=who.serious, who=who.name
    )
    left, dressed = ship_state.MOST_SERIOUS_WOUNDS - who.serious, who.dressed
    who.dressed = 0
    if left:
        who.dressed = yield from ask_count("nemesishand-dressed", left, likely=min(dressed, left), who=who.name)
    who.slime = yield from _confirm("nemesishand-slime", who.slime, who.name)
    who.signal = yield from _confirm("nemesishand-signal", who.signal, who.name)


def _correct_pods(ship: Ship) -> Guide[None]:
    options = [(str(pod.number), message("nemesishand-pod", number=pod.number)) for pod in ship.pods]
    number = yield from choose("nemesishand-which-pod", options)
    pod = next(pod for pod in ship.pods if str(pod.number) == number)
    pod.locked = (yield from choose_by_id("nemesishand-lock", ("locked", "unlocked"), "nemesishand")) == "locked"


def _correct_eggs(ship: Ship) -> Guide[None]:
    whole = ship.species.eggs + ship.species.egg_reserve
    eggs = yield from ask_count("nemesishand-eggs", whole, likely=min(ship.eggs, whole))
    left = whole - eggs
    reserve = yield from ask_count("nemesishand-egg-reserve", left, likely=min(ship.egg_reserve, left))
    left -= reserve
    out = yield from ask_count("nemesishand-eggs-out", left, likely=min(ship.eggs_out, left))
    ship.eggs, ship.egg_reserve, ship.eggs_out = eggs, reserve, out  # together they are all eggs in the box
    ship.nest_found = yield from _confirm("nemesishand-nest-found", ship.nest_found)
    ship.nest_destroyed = yield from _confirm("nemesishand-nest-destroyed", ship.nest_destroyed)
    ship.blue_corpse = yield from _confirm("nemesishand-blue-corpse", ship.blue_corpse)


def _correct_cards(ship: Ship) -> Guide[None]:
    slot = yield from choose_by_id("nemesishand-slot", ship.weaknesses, "nemesis-slot")
    cards, now = (
        [card.value for card in (CardState.HIDDEN, CardState.REVEALED, CardState.GONE)],
        ship.weaknesses[slot].value,
    )
    ship.weaknesses[slot] = CardState((yield from choose_by_id("nemesishand-card", cards, "nemesis-card", likely=now)))
    effect = ship.species.card_effect
    if (yield from _confirm(f"nemesishand-effect-{effect}", effect in ship.known_effects)):
        ship.known_effects.add(effect)
    else:
        ship.known_effects.discard(effect)


def _correct_first_player(ship: Ship) -> Guide[None]:
    options = [(str(one.number), member_name(one)) for one in ship.crew]
    ship.first = int((yield from choose("nemesishand-first", options)))


def _correct_course(ship: Ship) -> Guide[None]:
    ship.destination = yield from choose_by_id("nemesishand-course", ship_state.DESTINATIONS, "nemesis-destination")


def _correct_history(ship: Ship) -> Guide[None]:
    ship.contact = yield from _confirm("nemesishand-contact", ship.contact)
    ship.death = yield from _confirm("nemesishand-death", ship.death)
    ship.airlock = yield from _confirm("nemesishand-airlock", ship.airlock)


def _confirm(text_id: str, now: bool, who: str | Message = "") -> Guide[bool]:
    keys = ("yes", "no") if now else ("no", "yes")
    facts: dict[str, Any] = {"who": who} if who else {}
    return (yield from choose_by_id(text_id, keys, "guide", likely=keys[0], **facts)) == "yes"


CORRECTIONS: Mapping[str, Callable[[Ship], Guide[None]]] = {
    "clocks": _correct_clocks,
    "hazards": _correct_hazards,
    "bag": _correct_bag,
    "figures": _correct_figures,
    "crew": _correct_crew,
    "items": items.correct_items,
    "pods": _correct_pods,
    "eggs": _correct_eggs,
    "cards": _correct_cards,
    "first-player": _correct_first_player,
    "destination": _correct_course,
    "history": _correct_history,
}


_SECONDS = 20.0  # for every note, so that the time reveals nothing


def write_note(_: Ship, who: CrewMember) -> Guide[None]:
    inside = TextInput(message("nemesisplay-note-write"))
    written = yield Secret(message("nemesisplay-note", who=who.name), seat=who.name, inside=inside, seconds=_SECONDS)
    who.notes.append(str(written))


def read_notes(_: Ship, who: CrewMember) -> Guide[None]:
    """Show a player's notes for a fixed time, even if there are no notes."""
    shown = " · ".join(who.notes) or "—"
    inside = Instruction(message("nemesisplay-notes-read", notes=shown))
    yield Secret(message("nemesisplay-note", who=who.name), seat=who.name, inside=inside, seconds=_SECONDS)


DONE = "done"

CrewProcedure = Callable[[Ship, CrewMember], Guide[object]]
ShipProcedure = Callable[[Ship], Guide[object]]


def _enter(ship: Ship, who: CrewMember) -> Guide[None]:
    if ship_map.figures_in(ship, ship_map.locate(ship, who)):
        yield from add_note("nemesismap-escapes", who=who.name)
        yield from _escape(ship, who)
    else:
        yield from exploration.enter_room(ship, who)


def _escape(ship: Ship, who: CrewMember) -> Guide[None]:
    if (yield from combat.escape(ship, who)):
        yield from exploration.enter_room(ship, who, escapes=True)


def _send_signal(_: Ship, who: CrewMember) -> Guide[None]:
    who.signal = True
    yield from add_note("nemesisplay-signal", spoken="nemesisspeech-signal", who=who.name)


def _toggle_slime(_: Ship, who: CrewMember) -> Guide[None]:
    who.slime = not who.slime
    yield from add_note("nemesisplay-slimed" if who.slime else "nemesisplay-slime-gone", who=who.name)


def _heal(_: Ship, who: CrewMember) -> Guide[None]:
    ways = ("light", "one-light", "dress", "dressed")
    match (yield from choose_by_id("nemesisplay-heal", ways, rule="§5.10", who=who.name)):
        case "light":
            wounds.heal_light_wound(who)
        case "one-light":
            who.light = max(0, who.light - 1)
        case "dress":
            wounds.dress_wounds(who)
        case _:
            wounds.heal_dressed_wound(who)


def _fire_out(ship: Ship) -> Guide[None]:
    yield from exploration.remove_fire(ship)
    yield from add_note("nemesisplay-fire-out", count=ship.fires)


def _remove_malfunction(ship: Ship) -> Guide[None]:
    exploration.remove_malfunction(ship)
    yield from add_note("nemesisplay-repaired", count=ship.malfunctions)


def _fire_control(ship: Ship) -> Guide[None]:
    if ship.fires and (yield from confirm("nemesisplay-fire-control-fire", rule="§1.5", likely=None)):
        yield from exploration.remove_fire(ship)
    while ship.figure_count:
        if (yield from choose_by_id("nemesisplay-fire-control", ("nobody", "one"), rule="§1.5")) == "nobody":
            return
        yield from combat.retreat(ship, (yield from choose_kind(ship, "nemesisplay-fire-control-kind", "§1.5")))


def _choose_course(ship: Ship) -> Guide[None]:
    if (yield from is_allowed(ship, "course")):
        ship.destination = yield from choose_by_id(
            "nemesisplay-course", ship_state.DESTINATIONS, "nemesis-destination", rule="§1.5"
        )


def _reveal_weakness(ship: Ship) -> Guide[None]:
    hidden = [slot for slot, card in ship.weaknesses.items() if card is CardState.HIDDEN]
    if not hidden:
        yield from add_note("nemesisplay-no-weakness")
        return
    slot = yield from choose_by_id("nemesisplay-weakness", hidden, "nemesis-slot", rule="§9.1")
    ship.weaknesses[slot] = CardState.REVEALED
    effects = [(key, message(f"nemesisplay-weakness-{key}")) for key in ("other", "fire")]
    effect = yield from choose("nemesisplay-weakness-effect", effects, rule="§9.1")
    ship.known_effects.add(effect)
    yield from add_note("nemesisplay-weakness-known", spoken="nemesisspeech-weakness")


def _empty_section(ship: Ship) -> Guide[None]:
    options = [(one, message("nemesis-section", section=one)) for one in ("A", "B")]
    yield from empty_pods(ship, (yield from choose("nemesisplay-which-section", options, rule="§6.4")))


def _place_figure(ship: Ship) -> Guide[None]:
    yield from place_figure(
        ship, (yield from choose_by_id("nemesisplay-which-figure", ship.species.figure_limits, "nemesis-kind"))
    )


def _figure_leaves(ship: Ship) -> Guide[None]:
    if ship.figure_count:
        yield from combat.leave_by_corridor(ship, (yield from choose_kind(ship, "nemesisplay-which-leaves", "§5.8")))


def _figure_is_gone(ship: Ship) -> Guide[None]:
    """Ask which alien left the board and how, and resolve that."""
    figure = yield from choose_kind(ship, "nemesisplay-which-gone", "§5.6")
    possible = {
        "killed": True,
        "corridor": figure in ship.species.leaves_by_corridor,
        "attack": figure == ship.species.gone_with_attack,
    }
    ways = [way for way, is_possible in possible.items() if is_possible]
    match (yield from choose_by_id("nemesisplay-gone", ways, likely="killed", kind=kind_name(figure))):
        case "killed":
            combat.remove_killed(ship, figure)
            yield from ship.species.on_killed(ship, figure)
        case "corridor":
            yield from combat.leave_by_corridor(ship, figure)
        case _:
            there = [one for one in ship.awake_crew if figure in ship_map.figures_in(ship, ship_map.locate(ship, one))]
            who = yield from choose_member("nemesismenu-who", there or ship.awake_crew)
            ship_map.replace_figure(ship, figure, ship_map.locate(ship, who))
            yield from ship.species.attack(ship, figure, who)


def _character_dies(ship: Ship) -> Guide[None]:
    yield from wounds.resolve_death(ship, (yield from choose_member("nemesisplay-who-dies", ship.awake_crew_aboard)))


def _leave_evening(_: Ship) -> Guide[None]:
    if (yield from confirm("nemesisplay-leave-evening", likely=False)):
        raise EveningStopped


CREW_PROCEDURES: Mapping[str, CrewProcedure] = {
    "enter": _enter,
    "noise": roll_noise,
    "encounter": resolve_encounter,
    "shoot": combat.resolve_shot,
    "melee": combat.resolve_melee,
    "escape": _escape,
    "light": wounds.add_light_wound,
    "serious": wounds.add_serious_wound,
    "heal": _heal,
    "scan": wounds.scan,
    "contamination": lambda _, who: wounds.gain_contamination(who),
    "slime": _toggle_slime,
    "death": wounds.resolve_death,
    "hibernate": rooms.hibernate,
    "board": rooms.board_pod,
    "signal": _send_signal,
    "take-egg": rooms.take_egg,
    "destroy-eggs": rooms.destroy_eggs,
    "search": items.search_room,
    "pick-up": items.pick_up,
    "drop": items.drop_object,
    "trade": items.resolve_trade,
    "craft": items.craft_item,
    "ammo": items.enter_ammo,
    "note": write_note,
    "read-notes": read_notes,
}
SHIP_PROCEDURES: Mapping[str, ShipProcedure] = {
    "launch": rooms.launch_occupied_pod,
    "hatch": rooms.toggle_pod_lock,
    "section": _empty_section,
    "fire": exploration.place_fire,
    "fire-out": _fire_out,
    "malfunction": exploration.place_malfunction,
    "repaired": _remove_malfunction,
    "fire-control": _fire_control,
    "start-destruct": rooms.start_destruct_from_generator,
    "event-destruct": rooms.begin_self_destruct,
    "stop-destruct": rooms.stop_self_destruct,
    "airlock": rooms.prepare_airlock,
    "course": _choose_course,
    "weakness": _reveal_weakness,
    "lay-egg": rooms.lay_egg,
    "everyone": roll_for_everyone,
    "figure": _place_figure,
    "figure-leaves": _figure_leaves,
}
MAP: dict[str, ShipProcedure] = {"map": ship_map.move_pieces, "map-explored": ship_map.add_explored_room}
# Available immediately if the program does not follow every turn.
QUICK: dict[str, ShipProcedure] = {
    "token": resolve_encounter,
    "gone": _figure_is_gone,
    "fire": exploration.place_fire,
    "malfunction": exploration.place_malfunction,
    "fire-out": _fire_out,
    "repaired": _remove_malfunction,
    "event-destruct": rooms.begin_self_destruct,
    "dies": _character_dies,
    **MAP,
}
# Actions in each menu. Menus without possible actions are hidden.
MENUS: Mapping[str, Sequence[str]] = {
    "move": ("enter", "noise", "encounter", "everyone"),
    "fight": ("shoot", "melee", "escape", "figure", "figure-leaves"),
    "health": ("light", "serious", "heal", "scan", "contamination", "slime", "death"),
    "ways-out": ("hibernate", "board", "launch", "hatch", "section"),
    "rooms": ("start-destruct", "stop-destruct", "course", "airlock", "fire-control", "signal", "weakness"),
    "hazards": ("fire", "fire-out", "malfunction", "repaired", "event-destruct"),
    "eggs": ("take-egg", "destroy-eggs", "lay-egg"),
    "items": ("search", "pick-up", "drop", "trade", "craft", "ammo"),
    "notes": ("note", "read-notes"),
}
EVERYTHING = tuple(MENUS)
# Actions that are also possible for a player waiting in a pod.
_ALSO_WHILE_WAITING = {
    "noise", "light", "serious", "heal", "contamination", "slime", "death", "mutation", "marker", "note", "read-notes",
}  # fmt: skip
_NEED_A_FIGURE = {"shoot", "melee", "escape", "figure-leaves", "gone"}


def offer_procedures(
    ship: Ship,
    who: CrewMember | None,
    text_id: str,
    ends: Sequence[str],
    choices: Sequence[str] = EVERYTHING,
    **facts: Any,
) -> Guide[str]:
    """Offer menus until one of `ends` is chosen, and return it. If `who` is no longer awake, return the last of `ends`.

    Without `who`, each procedure asks for the character.
    """
    while True:
        options = _possible(ship, (*ends, *choices, *ALWAYS))
        named: dict[str, Any] = {} if who is None else {"who": who.name}
        chosen = yield from choose(text_id, options, rule="", likely=ends[0], **named, **facts)
        if chosen in ends:
            return chosen
        if chosen in ALWAYS:
            yield from ALWAYS[chosen](ship)
        elif chosen in QUICK:
            yield from QUICK[chosen](ship)
        else:
            yield from _from_menu(ship, who, chosen)
        if who is not None and who.status is not Status.AWAKE:
            return ends[-1]


ALWAYS: dict[str, ShipProcedure] = {"can-i": check_action, "by-hand": make_correction, "leave-evening": _leave_evening}


def report_effects(ship: Ship, text_id: str) -> Guide[None]:
    """Let the players report a card's effects, as far as the computer tracks them."""
    yield from offer_procedures(ship, None, text_id, (DONE,), (*MAP, "health", "hazards", "move", "eggs", "fight"))


def show_sheet(ship: Ship, text_id: str, **facts: Any) -> Guide[None]:
    """Show a sheet of steps, and let the players report changes until they are done."""
    yield from offer_procedures(ship, None, text_id, (DONE,), (*QUICK, "health", "eggs"), **facts)


def _from_menu(ship: Ship, who: CrewMember | None, menu: str) -> Guide[None]:
    options = _possible(ship, (*ship.species.procedures(menu, MENUS[menu]), BACK))
    chosen = yield from choose("nemesismenu-which", options, menu=message(f"nemesismenu-{menu}"))
    if chosen == BACK:
        return
    crew = ship.awake_crew_aboard if chosen in _ALSO_WHILE_WAITING else ship.awake_crew
    able = yield from ship_map.find_able_crew(ship, chosen, crew if who is None else [who])
    if crew and not able:
        return
    of_one: Mapping[str, CrewProcedure] = {**CREW_PROCEDURES, **ship.species.species_procedures()}
    if chosen in of_one:
        yield from of_one[chosen](ship, (yield from choose_member("nemesismenu-who", able)))
    else:
        yield from SHIP_PROCEDURES[chosen](ship)


def _possible(ship: Ship, keys: Sequence[str]) -> list[Option]:
    impossible = _impossible(ship)
    return [
        _menu_option(key, number, f"nemesismenu-{key}{'-begins' if key == 'map' and ship.map is None else ''}")
        for number, key in enumerate(keys, start=1)
        if key not in impossible
    ]


@cache
def _menu_option(key: str, number: int, text_id: str) -> Option:
    return Option(key, message(text_id), number)


def _impossible(ship: Ship) -> set[str]:
    """Return the procedures that are impossible or pointless now."""
    needs = {
        **dict.fromkeys(_NEED_A_FIGURE, ship.figure_count),
        **dict.fromkeys(("turn-over-fire", "passes-fire"), ship.fires and not ship_map.is_complete(ship)),
        "fire-out": ship.fires,
        "repaired": ship.malfunctions,
        "take-egg": ship.eggs,
        "destroy-eggs": ship.eggs + ship.eggs_out,
        "lay-egg": ship.egg_reserve,
        "stop-destruct": ship.self_destruct is not None and not ship.is_destruct_irreversible,
        "start-destruct": ship.self_destruct is None,
        "event-destruct": ship.self_destruct is None,
        "hatch": any(not pod.launched for pod in ship.pods),
        "launch": bool(ship.crew_with_status(Status.WAITING)),
        "map-explored": ship.map is not None and ship_map.unexplored_rooms(ship),
    }
    impossible = {key for key, possible in needs.items() if not possible}
    of_one = {*CREW_PROCEDURES, *ship.species.species_procedures()}
    if not ship.awake_crew:
        impossible |= of_one - _ALSO_WHILE_WAITING if ship.awake_crew_aboard else of_one
    return impossible
