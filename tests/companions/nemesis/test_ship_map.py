"""The optional map: its contents, and the questions it answers by itself."""

from contextlib import suppress
from copy import deepcopy

import pytest
from support.languages import ENGLISH
from support.nemesis_evenings import run_guide, ship

from spacealert.companions.carnomorphs import feeding
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis import combat, exploration, menus, phases, rooms, ship_map
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.ship_state import Phase, Ship, ShipMap, Species
from spacealert.companions.nemesis.ship_text import ship_lines
from spacealert.kit.guide.prompts import Answer
from spacealert.texts import LANGUAGES, load_texts

NEST, LAB, KITCHEN = "room-nest", "room-laboratory", "room-canteen"


def mapped(
    *where: str, species: Species = INTRUDERS, fires: tuple[str, ...] = (), turns: str = "each", **figures: list[str]
) -> Ship:
    """Return a ship whose map has the characters, aliens and fires in these rooms."""
    counts = dict.fromkeys(species.figure_limits, 0) | {kind: len(places) for kind, places in figures.items()}
    made = ship(
        species, len(where), figures=counts, fires=len(fires), contact=True, settings=HouseSettings(turns=turns)
    )
    known = dict.fromkeys([*where, *fires, *(room for places in figures.values() for room in places)])
    crew = {one.number: room for one, room in zip(made.crew, where, strict=True)}
    made.map = ShipMap(list(known), crew, figures, list(fires))
    return made


def test_map_starts_in_the_hibernatorium_and_grows() -> None:
    made = ship(INTRUDERS, 3)
    assert ship_map.room_lines(made) == []
    made.round = 2
    run_guide(
        ship_map.begin_map(made), (LAB, NEST), tuple(f"{one.number}/{ship_map.HIBERNATORIUM}" for one in made.crew)
    )
    assert made.map is not None
    assert {NEST, LAB, ship_map.HIBERNATORIUM} <= set(made.map.rooms)
    assert made.nest_found
    assert [line.render(ENGLISH) for line in ship_map.room_lines(made)] == ["Hibernatorium: 1, 2, 3"]
    assert not {NEST, LAB} & set(ship_map.unexplored_rooms(made))


def test_map_started_before_any_move_asks_nothing() -> None:
    assert run_guide(ship_map.begin_map(ship(INTRUDERS, 3))).asked == ["nemesismap-begins"]


def test_all_figures_are_placed_in_one_question() -> None:
    made = mapped(LAB, LAB, fires=(LAB,), adult=[LAB, LAB])
    run_guide(
        ship_map.move_pieces(made), (f"1/{LAB}", "2/elsewhere", f"adult/1/{LAB}", "adult/2/elsewhere", f"fire/1/{LAB}")
    )
    assert ship_map.figures_in(made, LAB) == ["adult"]
    assert [one.number for one in ship_map.crew_in(made, LAB)] == [1]
    assert not ship_map.is_complete(made)  # only once all figures are placed


@pytest.mark.parametrize(("where", "attacked"), [((LAB, KITCHEN), 1), ((LAB, LAB), 2)])
def test_map_answers_who_attacks_whom(where: tuple[str, ...], attacked: int) -> None:
    made = mapped(*where, adult=[LAB, NEST])
    hands: tuple[Answer, ...] = () if attacked == 1 else (5, 3)
    gone = run_guide(combat.resolve_event_attacks(made, "§3"), *hands, "yes", ("light",))
    assert [one.light for one in made.crew] == [int(one.number == attacked) for one in made.crew]
    assert not {"nemesisplay-attackers", "nemesisplay-attacker", "nemesisplay-attack-in-room"} & set(gone.asked)


def test_figure_without_a_room_is_asked_for() -> None:
    made = mapped(LAB, LAB, adult=[LAB])
    made.figures["adult"] = 2  # one was placed by a card
    assert "nemesisplay-attackers" in run_guide(combat.resolve_event_attacks(made, "§3"), 0).asked


@pytest.mark.parametrize(("where", "comes"), [((NEST, LAB), True), ((LAB, LAB), False)])
def test_map_tells_whether_somebody_is_in_the_nest(where: tuple[str, ...], comes: bool) -> None:
    made = mapped(*where)
    gone = run_guide(INTRUDERS._resolve_queen(made), *((6,) if comes else ()))
    assert "nemesisplay-anybody-in-nest" not in gone.asked
    assert (made.figures["queen"], made.eggs) == ((1, 5) if comes else (0, 6))
    assert ship_map.figures_in(made, NEST) == ["queen"] * comes


def test_fire_injures_aliens_and_burns_eggs() -> None:
    made = mapped(LAB, fires=(KITCHEN, NEST), adult=[KITCHEN], creeper=[LAB])
    gone = run_guide(phases.resolve_fires(made), "dies")
    assert (made.figures["adult"], made.figures["creeper"], made.eggs) == (0, 1, 4)
    assert not {"nemesisplay-burning", "nemesisplay-eggs-burn"} & set(gone.asked)


@pytest.mark.parametrize(("where", "wounds"), [(LAB, 1), (KITCHEN, 0)])
def test_whoever_ends_a_turn_in_a_fire_is_wounded(where: str, wounds: int) -> None:
    made = mapped(where, LAB, fires=(LAB,))
    run_guide(phases._play_turn(made, made.crew[0]), "turn-over")
    assert made.crew[0].light == wounds


@pytest.mark.parametrize(("to", "rolls"), [(LAB, False), (KITCHEN, True)])
def test_occupied_room_needs_no_noise_roll(to: str, rolls: bool) -> None:
    made = mapped(NEST, LAB)
    assert made.map is not None
    made.map.rooms.append(KITCHEN)
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", to, *(("silence",) if rolls else ()))
    assert ("nemesisplay-noise" in gone.asked) is rolls
    assert ship_map.locate(made, made.crew[0]) == to


def test_exploration_adds_the_room_and_its_fire_to_the_map() -> None:
    made = mapped(LAB)
    run_guide(exploration.enter_room(made, made.crew[0]), "careful", "unexplored", KITCHEN, "fire")
    assert ship_map.locate(made, made.crew[0]) == KITCHEN
    assert ship_map.is_burning(made, KITCHEN)
    run_guide(exploration.remove_fire(made))
    assert (made.fires, ship_map.is_burning(made, KITCHEN)) == (0, False)


def test_only_pods_of_the_own_section_can_be_boarded() -> None:
    made = mapped("room-evacuation-B")
    for pod in made.pods:
        pod.locked = False
    gone = run_guide(rooms.board_pod(made, made.crew[0]), "yes", "no", "no", "yes", "2", "silence", "wait")
    assert gone.end is None
    assert made.pods[1].aboard == [1]


def test_a_pod_is_boarded_only_where_there_is_one() -> None:
    made = mapped(ship_map.HIBERNATORIUM, turns="phase")
    for pod in made.pods:
        pod.locked = False
    gone = run_guide(menus._from_menu(made, None, "ways-out"), "board")
    assert "nemesismap-needs-room" in gone.asked
    assert not any(pod.aboard for pod in made.pods)


def test_map_tells_who_is_in_combat() -> None:
    made = mapped(LAB, KITCHEN, turns="phase", adult=[LAB])
    asked = run_guide(rooms.check_action(made), "search", "1").asked
    assert asked == ["nemesisnow-what", "nemesismenu-who", "nemesisnow-no"]
    asked = run_guide(rooms.check_action(made), "search", "2", "yes", "yes").asked
    assert "nemesisnow-in-combat" not in asked
    assert asked[-1] == "nemesisnow-yes"
    assert (
        run_guide(rooms.check_action(made), "shoot", "2", "yes", "yes", "yes").asked[-1] == "nemesisnow-yes"
    )  # at an egg


def test_unexplored_rooms_can_burn() -> None:
    made = mapped(LAB)
    run_guide(exploration.place_fire(made), ship_map.UNEXPLORED)
    assert (made.fires, ship_map.is_complete(made), ship_map.is_burning(made, LAB)) == (1, True, False)


def test_pods_of_other_sections_are_never_offered() -> None:
    made = mapped("room-evacuation-A", turns="phase")
    made.pods[0].locked, made.pods[1].locked = True, False
    assert "nemesisnow-no" in run_guide(rooms.board_pod(made, made.crew[0])).asked


@pytest.mark.parametrize("procedure", ["hibernate", "take-egg", "start-destruct", "course", "airlock"])
def test_a_room_action_needs_its_room_without_an_alien(procedure: str) -> None:
    (room,) = ship_map._ROOMS_FOR[procedure]
    for made, able in ((mapped(room, LAB), [1]), (mapped(LAB, LAB), []), (mapped(room, LAB, adult=[room]), [])):
        gone = run_guide(ship_map.find_able_crew(made, procedure, made.awake_crew))
        assert [one.number for one in gone.result] == able  # type: ignore[attr-defined]
        assert gone.asked == ([] if able else ["nemesismap-needs-room"])


def test_only_those_who_share_a_room_with_an_alien_can_fight_or_escape() -> None:
    made = mapped(LAB, KITCHEN, adult=[LAB])
    for procedure in ("escape", "shoot", "melee"):
        assert run_guide(ship_map.find_able_crew(made, procedure, made.awake_crew)).result == made.crew[:1]


def test_a_move_out_of_a_room_with_an_alien_is_an_escape() -> None:
    made = mapped(LAB, KITCHEN, turns="phase", adult=[LAB])
    asked = run_guide(menus._from_menu(made, made.crew[0], "move"), "enter", "no", KITCHEN).asked
    assert asked.index("nemesismap-escapes") < asked.index("nemesisplay-attack-card") < asked.index("nemesismap-to")
    assert "nemesisplay-move" not in asked


def test_rooms_keep_their_numbers_when_explored() -> None:
    made = mapped(LAB, KITCHEN)
    rooms = [LAB, KITCHEN, ship_map.UNEXPLORED]
    assert [option.number for option in ship_map.room_options(made, rooms)] == [1, 2, 3]
    assert [option.number for option in ship_map.room_options(made, rooms[1:])] == [2, 3]


def test_map_is_updated_after_the_event_card() -> None:
    made = mapped(LAB, KITCHEN, turns="phase", adult=[NEST])
    made.bag = dict.fromkeys(made.bag, 0) | {"blank": 1}
    moved = ("1/room-laboratory", "2/room-canteen", f"adult/1/{KITCHEN}")
    assert run_guide(phases._resolve_on_one_sheet(made), "done", moved, "blank").end is None
    assert ship_map.figures_in(made, KITCHEN) == ["adult"]
    made.bag |= {"adult": 0}
    gone = run_guide(phases._resolve_on_one_sheet(made), "map", moved, "done", "blank")
    assert gone.asked.count("nemesismap-move") == 1  # once is enough


def test_alien_in_an_unexplored_room_is_resolved() -> None:
    made = mapped(LAB, adult=[ship_map.UNEXPLORED])
    assert ship_map.is_complete(made)
    made.fires, made.map.fires = 1, [ship_map.UNEXPLORED]  # type: ignore[union-attr]
    assert not ship_map.is_complete(made)  # perhaps the same room


def test_carnomorphs_that_eat_and_evolve_stay_on_the_map() -> None:
    made = mapped(LAB, species=CARNOMORPHS, metagorger=[LAB, KITCHEN, KITCHEN])
    run_guide(feeding.feed_all(made), ())
    assert (ship_map.figures_in(made, KITCHEN), ship_map.figures_in(made, LAB)) == (["shambler"], ["metagorger"])


def test_carnomorphs_attack_by_the_map() -> None:
    made = mapped(LAB, KITCHEN, species=CARNOMORPHS, turns="phase", metagorger=[LAB], shambler=[KITCHEN, NEST])
    gone = run_guide(CARNOMORPHS.resolve_species_events(made), ())
    assert gone.asked.count("nemesismap-attacks") == 1
    assert "carnomorphs-metagorger-attack" in gone.asked
    assert "carnomorphs-attack-first" not in gone.asked
    assert (made.figures["metagorger"], made.crew[0].light, gone.result) == (0, 1, True)
    assert not {"carnomorphs-attack-first", "nemesismap-attacks"} & set(
        run_guide(CARNOMORPHS.resolve_species_events(mapped(LAB, species=CARNOMORPHS, shambler=[NEST])), ()).asked
    )


def test_no_noise_roll_while_everybody_fights() -> None:
    made = mapped(LAB, LAB, turns="phase", adult=[LAB])
    assert run_guide(exploration.roll_for_everyone(made)).asked == []


def test_drawing_the_board_changes_nothing() -> None:
    made = mapped(KITCHEN, species=CARNOMORPHS, metagorger=[LAB, LAB, NEST], shambler=[KITCHEN])
    made.phase, made.figures["metagorger"], made.fires = Phase.EVENTS, 2, 1
    before = deepcopy(made.map)
    ship_lines(made)
    assert made.map == before


def test_metagorgers_feed_in_every_room() -> None:
    made = mapped("room-cockpit", species=CARNOMORPHS, metagorger=[LAB, LAB, KITCHEN])
    guide = feeding.feed_all(made)
    prompt = next(guide)
    fed = []
    with suppress(StopIteration):
        while True:
            ship_lines(made)  # as the board is shown at every question
            fed += [str(prompt.text.facts["room"].text_id)] if prompt.text.text_id == "nemesismap-feeding" else []
            asked = prompt.text.text_id
            answers: dict[str, Answer] = {
                "carnomorphs-food": ("blue-corpse",) * (len(fed) - 1),
                "carnomorphs-how-much": 1,
                "carnomorphs-voracious": "no",
            }
            prompt = guide.send(answers.get(asked))
    assert fed == [f"nemesislookup-{LAB}", f"nemesislookup-{KITCHEN}"]
    assert (made.figures["metagorger"], made.figures["shambler"], made.blue_corpse) == (0, 2, False)
    assert [ship_map.figures_in(made, room) for room in (LAB, KITCHEN)] == [["shambler"], ["shambler"]]


@pytest.mark.parametrize(("effects", "left"), [((), 4), (("fire",), 3)])
def test_burning_nest_loses_an_egg(effects: tuple[str, ...], left: int) -> None:
    made = mapped(LAB, fires=(NEST,), turns="phase")
    made.known_effects |= set(effects)
    run_guide(phases._report_from_map(made, attacks=True))
    assert made.eggs == left


def test_the_phases_sheet_says_who_attacks_and_what_burns() -> None:
    made = mapped(LAB, KITCHEN, fires=(NEST,), turns="phase", adult=[LAB], creeper=[NEST])
    told = run_guide(phases._report_from_map(made, attacks=True)).asked
    assert told == ["nemesismap-attacks", "nemesismap-burning", "nemesismap-nest-burns"]


def test_carnomorphs_feed_room_by_room() -> None:
    made = mapped(LAB, species=CARNOMORPHS, metagorger=[LAB, KITCHEN, KITCHEN], shambler=[NEST])
    gone = run_guide(feeding.feed_all(made), (), ())
    assert not {"carnomorphs-a-room", "carnomorphs-in-room", "carnomorphs-is-nest"} & set(gone.asked)
    assert made.figures["shambler"] == 1 + 1 - 1  # one Metagorger evolved; the Shambler ate an egg and evolved, too


def test_every_room_has_a_name_in_each_language() -> None:
    made = mapped(LAB, fires=(LAB,), adult=[LAB])
    made.phase = Phase.PLAYERS
    for texts in map(load_texts, LANGUAGES):
        names = [ship_map.room_name(room).render(texts) for room in (*ship_map.unexplored_rooms(made), *ship_map.FIXED)]
        assert len(set(names)) == len(names)
        assert ship_lines(made)[-1].render(texts).startswith(ship_map.room_name(LAB).render(texts))
