"""Setup and rounds for four to eight players, by section of the rules digest: 3, 5, 7, 8, 10 and 11."""

import pytest
from support.thing_table import fact, ids, lay_out_station, new_evening, play_until, run_procedure

from spacealert.companions.the_thing.box_facts import Face, Weather
from spacealert.companions.the_thing.clashes import choose_places, draw_cards, resolve_clashes
from spacealert.companions.the_thing.exposed_aliens import apply_sabotage, expose
from spacealert.companions.the_thing.pieces import (
    GREEN,
    SUPPLIES,
    Character,
    Fate,
    Location,
    WeatherTable,
    supplies_for,
)
from spacealert.companions.the_thing.rec_room import (
    gather_everyone,
    offer_exposure,
    play_dogs_phase,
    play_food_phase,
    vote,
)
from spacealert.companions.the_thing.rec_room import play_tests_phase as phase_of_tests
from spacealert.companions.the_thing.station import ClashRecord, Ending, RoundPhase, Station
from spacealert.companions.the_thing.station_actions import can_perform, offer_burning, perform, turn_over_cards
from spacealert.companions.the_thing.station_questions import people_options, place_options
from spacealert.companions.the_thing.upkeep import find_hazards, play_upkeep_phase, play_weather_phase, roll_weather
from spacealert.kit.guide.prompts import Answer, Count
from spacealert.kit.guide.walkthrough import prompt_options
from spacealert.kit.i18n.errors import UserError

BLAIR, CLARK, GARRY, MACREADY = Character.BLAIR, Character.CLARK, Character.GARRY, Character.MACREADY
NAULS, NORRIS, WINDOWS = Character.NAULS, Character.NORRIS, Character.WINDOWS
FOUR = (MACREADY, BLAIR, CLARK, GARRY)


# 3: set-up


@pytest.mark.parametrize(
    ("players", "helicopter", "weapons", "items", "underground", "outdoor", "lab", "strength"),
    [
        (4, 2, 8, 9, 10, 3, 20, 2),
        (5, 3, 8, 9, 10, 4, 25, 2),
        (6, 4, 10, 10, 14, 5, 30, 3),
        (7, 5, 10, 13, 18, 6, 35, 3),
        (8, 6, 12, 15, 18, 7, 40, 4),
    ],
)
def test_3_every_number_of_players_has_its_supplies(
    players: int, helicopter: int, weapons: int, items: int, underground: int, outdoor: int, lab: int, strength: int
) -> None:
    station = lay_out_station(players)
    assert station.damage[Location.HELICOPTER] == helicopter
    assert station.damage[Location.SNOWCAT] == 1
    assert station.damage[Location.RADIO_ROOM] == players
    assert (station.weapons_left, station.items_left) == (weapons, items)
    assert (station.underground, station.outdoor, station.lab_tokens) == (underground, outdoor, lab)
    assert (station.pantry, station.kennel_dog_count) == (16, 4)
    assert SUPPLIES[players].strength == strength
    assert station.damage_in_hq == 20 - helicopter - 1 - players


def test_3_the_weather_table_belongs_to_the_number_of_players() -> None:
    tables = {players: supplies_for(players).weather_table for players in range(1, 9)}
    assert [players for players, table in tables.items() if table is WeatherTable.BOARD] == [4, 5]
    assert [players for players, table in tables.items() if table is WeatherTable.SIX] == [1, 2, 3, 6]
    assert [players for players, table in tables.items() if table is WeatherTable.SEVEN_EIGHT] == [7, 8]


def test_3_1_the_set_up_is_told_in_the_order_of_the_rulebook() -> None:
    walkthrough = new_evening()
    play_until(walkthrough, "thing-phase-weather", {"thing-players": 6})
    told = [text.text_id for prompt, _ in walkthrough.history for text in (*prompt.notes, prompt.text)]
    steps = [
        "board",
        "fuel",
        "food",
        "token",
        "dogs",
        "vehicles",
        "weapons",
        "items",
        "stores",
        "radio",
        "lab",
        "players",
    ]
    places = [told.index(f"thing-setup-{step}") for step in steps]
    assert places == sorted(places)
    assert told.index("thing-roles-look") < told.index("thing-roles-bag") < told.index("thing-setup-leader")


# 5.1 and 5.2: weather and upkeep


def test_5_1_the_die_on_the_weather_station_gives_the_leader_a_choice() -> None:
    station = lay_out_station(4, die_at_weather_station=Weather.SUN)
    run_procedure(station, play_weather_phase, "storm", "sun")
    assert (station.weather, station.die_at_weather_station) == (Weather.SUN, None)


def test_15_the_last_weather_has_the_sides_that_are_left_on_the_die() -> None:
    station = lay_out_station(4)
    station.box = {}
    asked = run_procedure(station, play_weather_phase, 2, 3, 1, "wind")
    assert [station.box[f"die/{weather}"] for weather in Weather] == [2, 3, 1, 0, 0]
    assert [prompt.most for _, prompt in asked if isinstance(prompt, Count)] == [6, 4, 1]


def test_5_2_1_missing_fuel_becomes_damage_and_the_generator_fails_with_two() -> None:
    station = lay_out_station(4, weather=Weather.STORM)
    station.fuel[Location.GENERATOR] = 1
    station.damage[Location.GENERATOR] = 1
    asked = run_procedure(station, play_upkeep_phase)
    assert (station.fuel[Location.GENERATOR], station.damage[Location.GENERATOR]) == (0, 2)
    assert station.outage
    assert "thing-outage-begins" in ids(asked)


def test_5_2_1_shortfall_damages_no_more_than_there_are_spaces() -> None:
    station = lay_out_station(4, weather=Weather.STORM)
    station.fuel[Location.BOILER] = 0
    station.damage[Location.BOILER] = 2
    run_procedure(station, play_upkeep_phase)
    assert station.damage[Location.BOILER] == 3


def test_5_2_1_without_power_the_generator_burns_nothing() -> None:
    station = lay_out_station(4, weather=Weather.STORM, outage=True)
    run_procedure(station, play_upkeep_phase)
    assert station.fuel[Location.GENERATOR] == 4


def test_5_2_2_a_boiler_with_three_damage_is_lost_in_upkeep_and_the_cold_begins_in_the_next_round() -> None:
    station = lay_out_station(4, weather=Weather.SUN)
    station.damage[Location.BOILER] = 3
    run_procedure(station, play_upkeep_phase)
    assert station.freezing == 0
    station.weather = Weather.STORM
    run_procedure(station, play_upkeep_phase)
    assert station.freezing == 3
    assert station.fuel[Location.BOILER] == 4  # a broken boiler burns nothing


def test_5_2_2_the_end_of_the_freezing_track_is_the_end() -> None:
    station = lay_out_station(4, weather=Weather.STORM, freezing=6)
    run_procedure(station, play_upkeep_phase)
    assert station.ending is Ending.FROZEN


def test_5_2_3_power_comes_back_with_the_first_repair_even_if_damage_is_left() -> None:
    station = lay_out_station(4, *FOUR, outage=True)
    station.damage[Location.GENERATOR] = 3
    person = station.people[0]
    person.where = Location.GENERATOR
    asked = run_procedure(station, lambda s: perform(s, person, Face.REPAIR))
    assert (station.damage[Location.GENERATOR], station.outage) == (2, False)
    assert "thing-outage-ends" in ids(asked)


def test_5_2_4_the_helicopter_comes_from_the_round_after_the_signal_on_and_burns_fuel() -> None:
    station = lay_out_station(4, weather=Weather.SUN, round=2, sos_round=2)
    run_procedure(station, play_upkeep_phase)
    assert (station.rescue, station.rescue_fuel) == (0, 1)
    station.round = 3
    run_procedure(station, play_upkeep_phase)
    assert (station.rescue, station.rescue_fuel) == (4, 2)


def test_5_2_4_it_waits_on_the_last_space_and_flies_off_without_fuel() -> None:
    station = lay_out_station(4, weather=Weather.SUN, round=9, sos_round=2, rescue=12, rescue_fuel=7)
    run_procedure(station, play_upkeep_phase)
    assert (station.rescue, station.rescue_fuel, station.rescue_gone) == (12, 8, False)
    run_procedure(station, play_upkeep_phase)
    assert station.rescue_gone
    assert not station.is_rescue_waiting(12)


def test_5_2_warnings_say_what_the_next_weather_would_do() -> None:
    station = lay_out_station(4)
    assert list(find_hazards(station)) == []
    station.damage[Location.BOILER] = 2
    station.fuel[Location.BOILER] = 1
    station.fuel[Location.GENERATOR] = 0
    found = {one.text.text_id: one.text.facts["weathers"] for one in find_hazards(station)}
    assert [one.text_id for one in found["thing-warning-boiler"]] == ["thing-weather-snow", "thing-weather-storm"]
    assert [one.text_id for one in found["thing-warning-generator"]] == ["thing-weather-storm"]


def test_5_2_nothing_is_warned_of_that_the_box_has_not_told() -> None:
    station = lay_out_station(4)
    station.damage[Location.BOILER], station.fuel[Location.BOILER] = 2, 0
    station.box = {key: value for key, value in station.box.items() if not key.startswith("boiler/")}
    assert [one.text.text_id for one in find_hazards(station)] == ["thing-warning-boiler-unknown"]


# 5.4: locations and actions


def everybody(station: Station, *places: Location | str) -> Answer:
    """Return a place for each character, in the order in which they move."""
    going = (person.character for person in station.people_ending_with_leader())
    return tuple(f"{character}/{place}" for character, place in zip(going, places, strict=True))


def test_5_4_1_everybody_goes_somewhere_the_leader_last() -> None:
    station = lay_out_station(4, *FOUR, leader=1)
    ((_, prompt),) = run_procedure(station, choose_places, everybody(station, *GREEN[:4]))
    assert [piece.key for piece in prompt.pieces] == ["clark", "garry", "macready", "blair"]  # type: ignore[attr-defined]
    assert station.pile == 4


def test_5_4_1_three_fit_into_a_green_place_and_nobody_is_left_out() -> None:
    station = lay_out_station(4, *FOUR)
    run_procedure(station, choose_places, everybody(station, "lab", "lab", "lab", "armory"))
    for wrong in (everybody(station, "lab", "lab", "lab", "lab"), ("blair/lab", "clark/lab"), ("blair/moon",) * 4):
        with pytest.raises(UserError):
            run_procedure(station, choose_places, wrong)


def test_5_4_1_the_dormitory_costs_the_action_and_brings_no_card() -> None:
    station = lay_out_station(4, *FOUR)
    run_procedure(station, choose_places, everybody(station, "dormitory", "lab", "lab", "lab"))
    blair = station.person(BLAIR)
    assert (blair.where, blair.standing, station.pile) == (Location.DORMITORY, False, 3)


def test_5_4_1_whoever_comes_to_the_leader_token_takes_it() -> None:
    station = lay_out_station(4, *FOUR, token_at=Location.KITCHEN)
    run_procedure(station, choose_places, everybody(station, "lab", "kitchen", "kitchen", "lab"))
    assert (station.token_holder, station.token_at) == (2, None)


def test_5_4_1_in_the_dark_the_neighbors_are_told_to_draw_and_nobody_is_asked() -> None:
    station = lay_out_station(4, NORRIS, BLAIR, CLARK, GARRY, outage=True, items_left=5)
    draw_cards(station)
    assert "thing-darkness" in [note.text_id for note in station.said]
    station.said.clear()
    assert ids(run_procedure(station, choose_places, everybody(station, "lab", "lab", "armory", "storage"))) == [
        "thing-go"
    ]


def test_5_4_4_a_card_goes_to_somebody_who_can_and_help_counts() -> None:
    station = lay_out_station(4, *FOUR, pile=5)
    for person in station.people[:3]:
        person.where = Location.HELICOPTER
    station.damage[Location.HELICOPTER] = 6
    asked = run_procedure(station, turn_over_cards, "repair", "macready", "repair", "blair", "stop")
    assert station.damage[Location.HELICOPTER] == 6 - 3 - 2
    assert [person.standing for person in station.people] == [False, False, True, True]
    assert station.pile == 0
    assert "thing-pile-nobody" not in ids(asked)


def test_5_4_4_if_nobody_can_somebody_lies_down_all_the_same() -> None:
    station = lay_out_station(4, *FOUR, pile=5)
    asked = run_procedure(station, turn_over_cards, "repair", "clark", "stop")
    assert not station.person(CLARK).standing
    assert "thing-pile-nobody" in ids(asked)


def test_5_4_4_at_least_one_card_is_turned() -> None:
    asked = run_procedure(lay_out_station(4, *FOUR, pile=1), turn_over_cards, "use", "clark")
    assert ids(asked)[:2] == ["thing-pile-shuffle", "thing-pile-card"]


def test_5_4_4_tools_and_fuel_cards_need_no_action() -> None:
    station = lay_out_station(4, *FOUR, pile=3, items_left=7)
    station.people[0].where = Location.SNOWCAT
    run_procedure(station, turn_over_cards, "tools", "sabotage", "fuel", "stop")
    assert (station.damage[Location.SNOWCAT], station.fuel[Location.SNOWCAT], station.outdoor) == (1, 1, 2)


def test_t13_a_radio_room_that_tools_mend_before_the_first_card_can_be_used_with_it() -> None:
    station = lay_out_station(4, *FOUR, pile=1, items_left=8)
    station.people[0].where = Location.RADIO_ROOM
    station.damage[Location.RADIO_ROOM] = 1
    run_procedure(station, turn_over_cards, "tools", "use")
    assert station.sos_round == 1


def test_impossible_questions_are_skipped() -> None:
    """If every weapon is in its deck and every sample in the bag, nobody fights, burns or tests."""
    station = lay_out_station(4, *FOUR, pile=5)
    for person in station.people:
        person.standing = False
    for person in station.people[:2]:
        person.where, person.standing = Location.LAB, True
    asked = [
        *run_procedure(station, resolve_clashes),
        *run_procedure(station, offer_burning),
        *run_procedure(station, phase_of_tests),
    ]
    assert not {"thing-avoid", "thing-burn", "thing-test"} & set(ids(asked))


def test_t8_an_exposed_leader_hands_the_leader_board_on() -> None:
    station = lay_out_station(4, *FOUR, leader=0)
    asked = run_procedure(station, lambda s: expose(s, s.people[0]))
    assert fact(asked, "thing-leader-passes", "who").text_id == "thing-person-blair"  # type: ignore[attr-defined]


def test_t15_a_weather_that_nobody_has_looked_up_is_no_safety() -> None:
    station = lay_out_station(4)
    station.damage[Location.BOILER], station.fuel[Location.BOILER] = 2, 0
    station.box = {key: value for key, value in station.box.items() if key != "boiler/board/storm"}
    station.box["boiler/board/clouds"] = station.box["boiler/board/wind"] = station.box["boiler/board/snow"] = 0
    found = {one.text.text_id: one.text.facts.get("weathers") for one in find_hazards(station)}
    unknown = found["thing-warning-boiler-unknown"]
    assert isinstance(unknown, tuple)
    assert [one.text_id for one in unknown] == ["thing-weather-storm"]


def test_t18_the_table_can_say_that_no_human_is_left_and_can_stop_early() -> None:
    station = lay_out_station(4, *FOUR)
    assert "thing-some-human-left" in ids(run_procedure(station, gather_everyone, "left", "on"))  # nobody met anyone
    station.clashes = [ClashRecord(1, Location.LAB, tuple(FOUR), tuple(FOUR))]
    run_procedure(station, gather_everyone, "left", "yes")
    assert station.ending is Ending.NO_HUMAN_LEFT
    walkthrough = new_evening()
    play_until(walkthrough, "thing-rec-room", {"thing-players": 4})
    for answer in ("leave-evening", "yes"):
        walkthrough.answer(answer)
    assert (walkthrough.is_over, walkthrough.state.ending) == (True, None)


# 5.5: the vote


def test_5_5_nobody_points_at_green_and_discs_move_from_the_leader_on() -> None:
    station = lay_out_station(4, *FOUR, leader=2)
    station.person(BLAIR).disc = 0
    asked = run_procedure(station, vote, ("clark", "garry", "garry", "garry"))
    assert [station.person(one).disc for one in FOUR] == [1, 0, 2, 4]
    options = next(prompt.options for text_id, prompt in asked if text_id == "thing-vote-fingers")  # type: ignore[attr-defined]
    assert [option.key for option in options] == ["macready", "clark", "garry"]


def test_people_and_places_keep_their_keys() -> None:
    station = lay_out_station(4, *FOUR)
    people, places = people_options(station.people), place_options(GREEN)
    station.burned = [Location.ARMORY]
    assert people_options(reversed(station.people[1:])) == people[1:]
    assert place_options(station.location_deck) == places[1:]
    draw = next(roll_weather(station))
    station.box |= {"die/sun": 0, "die/clouds": station.box["die/clouds"] + station.box["die/sun"]}
    assert prompt_options(next(roll_weather(station))) == prompt_options(draw)[1:]


@pytest.mark.parametrize("fingers", [("blair",) * 4, ("macready", "macready", "blair", "blair", "clark"), ("nobody",)])
def test_5_5_nobody_has_more_fingers_than_there_are_others(fingers: tuple[str, ...]) -> None:
    with pytest.raises(UserError):
        run_procedure(lay_out_station(4, *FOUR), vote, fingers)


def test_5_5_a_disc_that_reaches_the_red_field_plays_face_up() -> None:
    station = lay_out_station(4, *FOUR)  # in this box, the green space is three spaces from yellow
    asked = run_procedure(station, vote, ("macready", "macready"))
    assert not station.plays_face_up(station.person(MACREADY))
    asked = run_procedure(station, vote, ("macready",))
    assert station.plays_face_up(station.person(MACREADY))
    assert "thing-now-face-up" in ids(asked)


def test_5_5_an_alien_may_expose_itself_and_later_ones_add_one() -> None:
    station = lay_out_station(5, leader=0)
    run_procedure(station, offer_exposure, "macready", "bennings", "nobody")
    assert (station.strength, station.exposures) == (3, 2)
    assert [person.fate for person in station.people[:2]] == [Fate.EXPOSED, Fate.EXPOSED]
    assert station.leader == 2  # passed to the left each time


# 5.6: tests


def test_5_6_blood_is_for_the_most_suspicious_and_a_human_goes_to_green() -> None:
    station = lay_out_station(4, *FOUR, lab_tokens=18)
    station.person(CLARK).disc = station.person(GARRY).disc = 4
    asked = run_procedure(station, phase_of_tests, "blood", "garry", "human")
    targets = next(prompt for text_id, prompt in asked if text_id == "thing-test-blood-target")
    assert [option.key for option in targets.options] == ["clark", "garry"]  # type: ignore[attr-defined]
    assert station.person(GARRY).disc == 0


def test_5_6_fire_costs_a_canister_and_each_test_is_made_once() -> None:
    station = lay_out_station(4, *FOUR, lab_tokens=18, items_left=8)
    station.person(CLARK).canisters = 6
    asked = run_procedure(station, phase_of_tests, "fire", "blair", "alien", 0, "blood", "macready", "human")
    assert station.person(CLARK).canisters == 5
    assert station.person(BLAIR).fate is Fate.EXPOSED
    assert ids(asked).count("thing-test") == 2


# 5.7: food


@pytest.mark.parametrize(("kitchen", "pantry"), [(1, 16), (6, 10), (2, 0)])
def test_5_7_any_food_in_the_kitchen_feeds_all_and_is_gone(kitchen: int, pantry: int) -> None:
    station = lay_out_station(4, kitchen=kitchen, pantry=pantry)
    run_procedure(station, play_food_phase)
    assert (station.kitchen, station.pantry, station.starving) == (0, pantry, False)


@pytest.mark.parametrize(("pantry", "left", "starving"), [(16, 12, False), (4, 0, False), (3, 0, True), (0, 0, True)])
def test_5_7_otherwise_four_of_the_pantry_or_starvation(pantry: int, left: int, starving: bool) -> None:
    station = lay_out_station(4, pantry=pantry)
    run_procedure(station, play_food_phase)
    assert (station.pantry, station.starving) == (left, starving)
    assert station.hand_limit == (2 if starving else 3)


# 5.8: dogs and the Leader


def test_5_8_1_in_the_first_round_four_dogs_run_and_the_kennel_stays_out_of_the_deck() -> None:
    station = lay_out_station(4, *FOUR)
    run_procedure(station, play_dogs_phase, "cards", "lab", "kitchen", "armory", "storage", "boiler")
    assert {place for place, dogs in station.dogs.items() if dogs} == {*GREEN[:1], *GREEN[3:5], Location.STORAGE}
    assert station.token_at is Location.BOILER
    assert not station.kennel_card_in_deck


def test_5_8_2_whoever_holds_the_token_leads() -> None:
    station = lay_out_station(4, *FOUR, token_holder=3)
    run_procedure(station, play_dogs_phase, "cards", "lab", "kitchen", "armory", "storage", "boiler")
    assert (station.leader, station.token_holder) == (3, None)


def test_5_8_4_the_kennel_lets_its_dogs_out_while_others_are_placed() -> None:
    dogs = {Location.LAB: 1, Location.KENNEL: 3}
    station = lay_out_station(4, *FOUR, round=3, dogs=dogs, kennel_card_in_deck=True)
    run_procedure(station, play_dogs_phase, "cards", "kennel", "lab", "armory", "boiler", "kitchen", "storage")
    assert sum(station.dogs.values()) - station.kennel_dog_count == 4
    assert (station.kennel_dog_count, station.kennel_card_in_deck) == (0, False)


def test_5_8_4_the_token_never_lies_in_the_kennel() -> None:
    dogs = {Location.LAB: 1, Location.ARMORY: 1, Location.STORAGE: 1, Location.KENNEL: 1}
    station = lay_out_station(4, *FOUR, round=3, dogs=dogs, kennel_card_in_deck=True)
    run_procedure(station, play_dogs_phase, "cards", "lab", "armory", "storage", "kennel", "radio-room", "generator")
    assert (station.dogs[Location.RADIO_ROOM], station.token_at) == (1, Location.GENERATOR)


def test_5_8_for_beginners_the_kennel_stays_shut() -> None:
    station = lay_out_station(4, *FOUR, round=2, beginner_kennel=True, dogs={Location.LAB: 3, Location.KENNEL: 1})
    assert Location.KENNEL not in station.location_deck


# 7: exposure


@pytest.mark.parametrize(("players", "strength"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_7_3_the_first_exposed_alien_has_half_the_players(players: int, strength: int) -> None:
    station = lay_out_station(players)
    run_procedure(station, lambda s: expose(s, s.people[0]))
    assert station.strength == strength


def test_7_1_the_leader_board_goes_left_and_cards_go_back() -> None:
    station = lay_out_station(4, *FOUR, leader=3, token_holder=3, weapons_left=5, items_left=4)
    station.person(GARRY).canisters = 3
    run_procedure(station, lambda s: expose(s, s.people[3]), 2, 1)
    assert (station.leader, station.token_holder) == (0, None)
    assert (station.weapons_left, station.items_left) == (7, 5)
    assert station.person(GARRY).canisters is None


# 8: special abilities of characters


@pytest.mark.parametrize(("character", "removed"), [(WINDOWS, 2), (MACREADY, 1)])
def test_8_windows_removes_two(character: Character, removed: int) -> None:
    station = lay_out_station(4, character)
    station.people[0].where = Location.RADIO_ROOM
    run_procedure(station, lambda s: perform(s, s.people[0], Face.REPAIR))
    assert station.damage[Location.RADIO_ROOM] == 4 - removed


@pytest.mark.parametrize(("character", "cooked"), [(NAULS, 1), (MACREADY, 2)])
def test_8_nauls_cooks_with_one_food(character: Character, cooked: int) -> None:
    station = lay_out_station(4, character)
    station.people[0].where = Location.KITCHEN
    run_procedure(station, lambda s: perform(s, s.people[0], Face.USE))
    assert (station.pantry, station.kitchen) == (16 - cooked, cooked)


@pytest.mark.parametrize(("character", "drawn"), [(BLAIR, 3), (MACREADY, 2)])
def test_8_blair_draws_one_sample_more_also_with_help(character: Character, drawn: int) -> None:
    station = lay_out_station(4, character, CLARK)
    station.people[0].where = station.people[1].where = Location.LAB
    run_procedure(station, lambda s: perform(s, s.people[0], Face.USE))
    assert station.lab_tokens == 20 - drawn


@pytest.mark.parametrize(("character", "gone"), [(MACREADY, 3), (CLARK, 1)])
def test_8_macready_discards_what_others_put_back(character: Character, gone: int) -> None:
    station = lay_out_station(4, character)
    station.people[0].where = Location.ARMORY
    run_procedure(station, lambda s: perform(s, s.people[0], Face.USE), "yes")
    assert station.weapons_left == 8 - gone
    assert station.people[0].canisters == 6


def test_8_bennings_rolls_twice_at_the_weather_station() -> None:
    station = lay_out_station(4, Character.BENNINGS)
    station.people[0].where = Location.WEATHER_STATION
    station.fuel[Location.BOILER] = 3
    run_procedure(station, lambda s: perform(s, s.people[0], Face.USE), "storm", "sun", "sun", "boiler")
    assert station.die_at_weather_station is Weather.SUN
    assert (station.underground, station.fuel[Location.BOILER]) == (9, 4)


# 10: actions by location


@pytest.mark.parametrize("place", GREEN)
def test_10_sabotage_by_an_alien_counts_for_each_strength(place: Location) -> None:
    station, before = lay_out_station(6), lay_out_station(6)
    apply_sabotage(station, place, 2)
    lost = {
        Location.ARMORY: before.weapons_left - station.weapons_left,
        Location.STORAGE: before.items_left - station.items_left,
        Location.KITCHEN: (before.pantry - station.pantry) // 2,
        Location.LAB: before.lab_tokens - station.lab_tokens,
        Location.WEATHER_STATION: before.underground - station.underground,
    }
    damage = station.damage.get(place, 0) - before.damage.get(place, 0)
    assert lost.get(place, damage) == 2
    assert station.outage == (place is Location.GENERATOR)


@pytest.mark.parametrize(
    ("place", "change", "able"),
    [
        (Location.RADIO_ROOM, {}, False),
        (Location.RADIO_ROOM, {"damage": {Location.RADIO_ROOM: 0}}, True),
        (Location.RADIO_ROOM, {"damage": {Location.RADIO_ROOM: 0}, "sos_round": 1}, False),
        (Location.BOILER, {}, False),  # already full
        (Location.SNOWCAT, {}, True),
        (Location.SNOWCAT, {"outdoor": 0}, False),
        (Location.KITCHEN, {"pantry": 0}, False),
        (Location.ARMORY, {"weapons_left": 0}, False),
        (Location.WEATHER_STATION, {"underground": 0}, True),
        (Location.REC_ROOM, {}, False),
    ],
)
def test_10_use_needs_something_to_use(place: Location, change: dict[str, object], able: bool) -> None:
    station = lay_out_station(4)
    for name, value in change.items():
        if isinstance(value, dict):
            getattr(station, name).update(value)
        else:
            setattr(station, name, value)
    station.people[0].where = place
    assert can_perform(station, station.people[0], Face.USE) == able


def test_10_a_destroyed_boiler_is_neither_repaired_nor_damaged() -> None:
    station = lay_out_station(4, freezing=2)
    station.damage[Location.BOILER] = 3
    station.people[0].where = Location.BOILER
    assert not any(can_perform(station, station.people[0], action) for action in Face)


# 11: fire


def test_11_burning_empties_a_place_warms_and_takes_its_card() -> None:
    station = lay_out_station(4, *FOUR, pile=5, freezing=5, weapons_left=7, dogs={Location.LAB: 1, Location.KENNEL: 3})
    station.phase = RoundPhase.ACTIONS
    for person in station.people[:2]:
        person.where = Location.LAB
    station.person(MACREADY).canisters = 6
    run_procedure(station, offer_burning, "macready", "flamethrower")
    assert station.burned == [Location.LAB]
    assert Location.LAB not in station.location_deck
    assert [(one.where, one.standing) for one in station.people[:2]] == [(Location.REC_ROOM, False)] * 2
    assert (station.freezing, station.pile, station.dogs_aside, station.person(MACREADY).canisters) == (0, 4, 1, 5)
