"""The game for one to three players, by section 12 of the rules digest."""

import pytest
from support.thing_table import ids, lay_out_station, run_procedure

from spacealert.companions.the_thing.dice_round import move_everybody, resolve_dice_actions, resolve_meetings
from spacealert.companions.the_thing.escape import EscapeStopped, offer_rescue
from spacealert.companions.the_thing.exposed_aliens import (
    expose,
    move_marker,
    play_alien_phase,
    split_strength,
    target_strength,
)
from spacealert.companions.the_thing.pieces import WITHOUT_ROLES, Character, Fate, Location
from spacealert.companions.the_thing.station import Ending, Station
from spacealert.companions.the_thing.station_corrections import correct_by_hand
from spacealert.companions.the_thing.station_setup import choose_characters
from spacealert.companions.the_thing.thing_evening import play_solo_action_phase
from spacealert.kit.guide.prompts import Arrangement, SingleChoice
from spacealert.kit.i18n.errors import UserError
from spacealert.texts import load_texts

LAB, ARMORY = Location.LAB, Location.ARMORY


def six(players: int = 1, **facts: object) -> Station:
    return lay_out_station(players, **facts)


@pytest.mark.parametrize(("players", "each"), [(1, 6), (2, 3), (3, 2)])
def test_12_there_are_always_six_characters(players: int, each: int) -> None:
    station = six(players)
    assert [sum(one.player == player for one in station.people) for player in range(players)] == [each] * players


def test_12_everybody_gets_characters_in_one_sitting() -> None:
    station = Station(players=2)
    ((_, asked),) = run_procedure(
        station, choose_characters, tuple(f"{n}/{one}" for n, one in enumerate(list(Character)[:6]))
    )
    assert isinstance(asked, Arrangement)
    labels = [piece.label.render(load_texts("en")) for piece in asked.pieces]
    assert (labels[0], labels[4]) == ("Player 1 (1 of 3)", "Player 2 (2 of 3)")
    assert [(one.character, one.player) for one in station.people[2:4]] == [(Character.BLAIR, 0), (Character.CLARK, 1)]
    with pytest.raises(UserError):
        asked.check(tuple(f"{n}/macready" for n in range(6)))


@pytest.mark.parametrize(("players", "threat"), [(2, True), (5, False)])
def test_12_the_threat_marker_is_corrected_only_where_there_is_one(players: int, threat: bool) -> None:
    asked = run_procedure(lay_out_station(players), correct_by_hand, "tracks", "rescue", 0, "aliens", 2, "done")
    assert isinstance(asked[1][1], SingleChoice)
    assert ("threat" in [option.key for option in asked[1][1].options]) is threat


def test_12_supplies_are_those_of_six_with_more_items() -> None:
    station = six(2)
    assert (station.items_left, station.weapons_left) == (13, 10)
    assert (station.underground, station.outdoor, station.lab_tokens) == (14, 5, 30)
    assert (WITHOUT_ROLES.helicopter_damage, WITHOUT_ROLES.radio_damage, WITHOUT_ROLES.strength) == (4, 6, 5)
    assert not station.has_roles


def test_12_at_most_one_goes_to_the_dormitory() -> None:
    station = six()
    going = [person.character for person in station.people_from_leader()]

    def places(*places: str) -> tuple[str, ...]:
        return tuple(f"{one}/{place}" for one, place in zip(going, places, strict=True))

    with pytest.raises(UserError, match="guide-place-full"):
        run_procedure(station, move_everybody, places("dormitory", "dormitory", "lab", "lab", "armory", "storage"))
    with pytest.raises(UserError, match="guide-place-full"):
        run_procedure(station, move_everybody, places("dormitory", "lab", "lab", "lab", "lab", "storage"))
    run_procedure(station, move_everybody, places("dormitory", "lab", "lab", "lab", "armory", "storage"))
    assert station.dormitory_helps


def test_12_3_a_dog_alien_exposes_at_once_without_showing_the_card() -> None:
    station = six(dogs={LAB: 1})
    station.people[0].where = LAB
    scatter(station, 1)
    asked = run_procedure(station, resolve_meetings, "alien")
    assert (station.people[0].fate, station.strength) == (Fate.EXPOSED, 5)
    exposed = next(prompt for text_id, prompt in asked if text_id == "thing-exposed")
    assert exposed.text.facts["shown"] == "false"


def scatter(station: Station, first: int) -> None:
    """Put everyone from this character on in places of their own, without dogs."""
    places = (ARMORY, Location.STORAGE, Location.KITCHEN, Location.BOILER, Location.GENERATOR, Location.RADIO_ROOM)
    for person, place in zip(station.people[first:], places, strict=False):
        person.where = place


@pytest.mark.parametrize(
    ("before", "after"), [((1, 1), (2, 2)), ((0, 1), (1, 1)), ((0, 0), (0, 0)), ((1, 2, 3), (2, 3, 4))]
)
def test_12_3_together_all_are_more_suspicious_but_not_beside_green(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    station = six(threat=9, weapons_left=9)
    for person, disc in zip(station.people, before, strict=False):
        person.disc, person.where = disc, LAB
    scatter(station, len(before))
    run_procedure(station, resolve_meetings, ())
    assert tuple(person.disc for person in station.people[: len(before)]) == after


def test_12_4_the_target_is_one_more_than_the_fullest_place() -> None:
    station = six()
    scatter(station, 0)
    assert target_strength(station) == 2
    station.people[1].where = station.people[2].where = ARMORY
    assert target_strength(station) == 4


@pytest.mark.parametrize(
    ("strength", "target", "shares"), [(5, 3, [3, 2]), (5, 2, [2, 2, 1]), (6, 3, [3, 3]), (2, 4, [2]), (1, 1, [1])]
)
def test_12_4_the_last_card_gets_what_is_left(strength: int, target: int, shares: list[int]) -> None:
    assert split_strength(strength, target) == shares


def test_12_4_the_alien_spoils_what_is_empty_and_absorbs_dogs_elsewhere() -> None:
    station = six(strength=5, dogs={LAB: 1, Location.KENNEL: 3}, kennel_card_in_deck=True)
    scatter(station, 0)  # one in each location, two at a time
    run_procedure(station, play_alien_phase, "weather-station", "lab", "kennel")
    assert station.underground == 12
    assert (station.strength, station.dogs_eaten) == (7, 2)


def all_in(place: Location) -> Station:
    """Return a station with the first character in this place and the others asleep."""
    station = six(threat=7)
    for person in station.people:
        person.where, person.standing = Location.DORMITORY, False
    station.people[0].where, station.people[0].standing = place, True
    return station


def test_12_5_a_character_does_one_thing_that_a_die_shows() -> None:
    station = all_in(Location.RADIO_ROOM)
    run_procedure(station, resolve_dice_actions, "next", "use", "repair", "repair", "done", "repair")
    assert station.damage[Location.RADIO_ROOM] == 5
    assert not station.people[0].standing


def test_12_5_cancelling_costs_a_suspicion_each() -> None:
    station = all_in(Location.RADIO_ROOM)
    run_procedure(station, resolve_dice_actions, "next", "threat", "sabotage", "repair", "0", "0", "done", "repair")
    assert station.people[0].disc == 3
    assert (station.damage[Location.RADIO_ROOM], station.threat) == (5, 7)


def test_12_5_what_is_bad_and_left_happens_and_nothing_else() -> None:
    station = all_in(Location.GENERATOR)
    run_procedure(station, resolve_dice_actions, "next", "threat", "sabotage", "repair", "done")
    assert (station.damage[Location.GENERATOR], station.threat) == (1, 6)
    assert not station.people[0].standing


def test_12_5_the_dormitory_turns_one_die_once() -> None:
    station = all_in(Location.RADIO_ROOM)
    station.people[1].standing, station.dormitory_helps = True, True
    answers = ("next", "use", "use", "use", "turn", "1", "repair", "done", "repair")
    run_procedure(station, resolve_dice_actions, *answers)
    assert station.damage[Location.RADIO_ROOM] == 5
    assert not station.dormitory_helps
    assert not station.people[1].standing


def test_12_5_in_the_dark_the_character_is_chosen_before_the_roll() -> None:
    station = all_in(Location.RADIO_ROOM)
    station.outage = True
    station.people[1].where, station.people[1].standing = Location.LAB, True
    asked = run_procedure(
        station,
        resolve_dice_actions,
        "next",
        "macready",
        *("use", "use", "use", "yes", "0", "repair", "done", "done", "repair"),
        "stop",
    )
    order = ids(asked)
    assert order.index("thing-dice-dark") < order.index("thing-dice-roll")
    assert station.damage[Location.RADIO_ROOM] == 5


def test_12_5_garry_rolls_one_die_again() -> None:
    station = lay_out_station(1, Character.GARRY, threat=7)
    for person in station.people[1:]:
        person.standing = False
    station.people[0].where = Location.RADIO_ROOM
    run_procedure(station, resolve_dice_actions, "next", "use", "use", "use", "2", "repair", "done", "repair")
    assert station.damage[Location.RADIO_ROOM] == 5


def test_12_5_two_dice_when_starving() -> None:
    station = all_in(Location.RADIO_ROOM)
    station.starving = True
    run_procedure(station, resolve_dice_actions, "next", "use", "repair", "done", "repair")
    assert station.damage[Location.RADIO_ROOM] == 5


def test_12_a_disc_that_reaches_the_threat_marker_is_exposed_and_the_marker_gives_way() -> None:
    station = all_in(Location.RADIO_ROOM)
    station.people[0].disc = 6
    station.people[1].disc = station.people[2].disc = 7 - 1
    asked = run_procedure(station, resolve_dice_actions, "next", "threat", "use", "use", "0")
    assert station.people[0].fate is Fate.EXPOSED
    assert station.threat == 7
    assert "thing-threat-whom" not in ids(asked)


def test_12_the_leader_chooses_one_of_several_on_the_markers_space() -> None:
    station = six(threat=4)
    for person in station.people[:3]:
        person.disc = 3
    run_procedure(station, move_marker, "bennings")
    assert station.people[1].fate is Fate.EXPOSED
    assert station.threat == 3 + 2


@pytest.mark.parametrize(("discs", "moved"), [(0, -1), (1, 1), (3, 3)])
def test_12_9_the_marker_moves_by_the_discs_on_its_space(discs: int, moved: int) -> None:
    station = six(threat=6)
    for person in station.people[:discs]:
        person.disc = 6
    run_procedure(station, move_marker)
    assert station.threat == 6 + moved
    assert station.exposures == 0


def test_12_the_first_exposed_alien_has_strength_five_and_each_later_one_adds_one() -> None:
    station = six()
    for person in station.people[:3]:
        run_procedure(station, lambda s, person=person: expose(s, person))  # type: ignore[misc]
    assert station.strength == 7


def leaving(strength: int) -> Station:
    return six(strength=strength, exposures=1, rescue=12, rescue_fuel=4, sos_round=1, round=6, leader=0)


def test_12_the_last_stand_stops_an_escape_with_three_symbols() -> None:
    station = leaving(3)
    dice = ("sabotage", "threat", "threat")
    with pytest.raises(EscapeStopped):
        run_procedure(station, offer_rescue, "yes", *["no"] * 5, *dice)
    run_procedure(station, play_solo_action_phase, "yes", *["no"] * 5, *dice)  # the round continues
    assert station.ending is None


def test_12_with_fewer_symbols_they_get_away() -> None:
    station = leaving(3)
    run_procedure(station, offer_rescue, "yes", *["no"] * 5, "sabotage", "threat", "use", "human", "nobody")
    assert station.ending is Ending.ESCAPED
