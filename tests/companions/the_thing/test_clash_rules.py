"""Clashes, infection checks and the end of the game, by section of the rules digest: 6 and 9."""

from random import Random

import pytest
from support.thing_table import fact, ids, lay_out_station, run_procedure

from spacealert.companions.the_thing.clashes import (
    alien_meetings,
    clashes_without_alien,
    make_infection_check,
    resolve_clashes,
)
from spacealert.companions.the_thing.escape import (
    announce_ending,
    ask_infections,
    boarding_order,
    find_infectors,
    find_last_infected,
    leave_in_vehicle,
    offer_rescue,
)
from spacealert.companions.the_thing.exposed_aliens import resolve_alien, reveal_plan
from spacealert.companions.the_thing.pieces import GREEN, Character, Fate, Location, Role
from spacealert.companions.the_thing.station import ClashRecord, Ending, ShownRole, Station, record_shown_role
from spacealert.kit.guide.walkthrough import prompt_options
from spacealert.kit.i18n.texts import Message

BLAIR, CLARK, GARRY, MACREADY = Character.BLAIR, Character.CLARK, Character.GARRY, Character.MACREADY
FOUR = (MACREADY, BLAIR, CLARK, GARRY)
LAB, ARMORY, STORAGE = Location.LAB, Location.ARMORY, Location.STORAGE
THREE = [place for place in GREEN if place in (LAB, ARMORY, STORAGE)]


def station_with_people_at(*places: Location, **facts: object) -> Station:
    """Put MacReady, Blair, Clark and Garry in these places, with the others asleep."""
    station = lay_out_station(4, *FOUR, **facts)
    for person in station.people:
        person.where, person.standing = Location.DORMITORY, False
    for person, place in zip(station.people, places, strict=False):
        person.where, person.standing = place, True
    station.weapons_left -= 1  # one is in play
    return station


def discs(station: Station) -> list[int]:
    return [person.disc for person in station.people]


def named(message: object) -> list[str]:
    """Return the people listed in a text."""
    assert isinstance(message, tuple)
    return [one.text_id.removeprefix("thing-person-") for one in message if isinstance(one, Message)]


# 6: participants


def test_6_a_clash_needs_more_than_one_living_being_that_stands() -> None:
    station = station_with_people_at(LAB, LAB, ARMORY, dogs={ARMORY: 1, STORAGE: 1})
    assert [(one.location, len(one.people), one.dogs) for one in clashes_without_alien(station)] == [
        (ARMORY, 1, 1),
        (LAB, 2, 0),
    ]
    station.people[0].standing = False
    assert [one.location for one in clashes_without_alien(station)] == [ARMORY]


def test_6_one_with_a_dog_draws_from_the_bag_and_moves_one_space() -> None:
    station = station_with_people_at(LAB, dogs={LAB: 1})
    asked = run_procedure(station, resolve_clashes)
    assert ids(asked) == ["thing-dog-check", "thing-ritual-dog"]
    assert discs(station) == [2, 1, 1, 1]
    assert station.dogs[LAB] == 1


def test_6_clark_takes_no_notice_of_a_dog() -> None:
    station = lay_out_station(4, CLARK, dogs={LAB: 1})
    for person in station.people[1:]:
        person.standing = False
    station.people[0].where = LAB
    assert ids(run_procedure(station, resolve_clashes)) == ["thing-clash-ignored"]
    assert discs(station) == [1, 1, 1, 1]


def test_6_two_catch_the_dog_and_the_kennel_comes_into_the_deck() -> None:
    station = station_with_people_at(LAB, LAB, dogs={LAB: 1})
    asked = run_procedure(station, resolve_clashes, ())
    assert ids(asked)[0] == "thing-dog-caught"
    assert "thing-dog-check" not in ids(asked)
    assert (station.kennel_dog_count, Location.KENNEL in station.location_deck) == (1, True)


def test_6_the_leader_decides_the_order() -> None:
    station = station_with_people_at(LAB, ARMORY, dogs={LAB: 1, ARMORY: 1})
    asked = run_procedure(station, resolve_clashes, "lab")
    assert [record.location for record in station.clashes] == [LAB, ARMORY]
    assert ids(asked)[0] == "thing-clash-next"


def test_6_the_leader_takes_three_clashes_in_the_order_of_the_board() -> None:
    station = station_with_people_at(*THREE[:2], Location.DORMITORY, THREE[2], dogs=dict.fromkeys(THREE, 1))
    asked = run_procedure(station, resolve_clashes, "nobody")
    assert ids(asked).count("thing-clash-next") == 1
    assert [record.location for record in station.clashes] == THREE


def test_6_the_leader_picks_the_first_of_three_clashes_and_leaves_the_others_in_order() -> None:
    station = station_with_people_at(*THREE[:2], Location.DORMITORY, THREE[2], dogs=dict.fromkeys(THREE, 1))
    run_procedure(station, resolve_clashes, str(THREE[2]), str(THREE[0]))
    assert [record.location for record in station.clashes] == [THREE[2], *THREE[:2]]


def test_6_weapons_keep_people_out_and_the_others_clash_without_them() -> None:
    station = station_with_people_at(LAB, LAB, LAB)
    station.people[0].canisters = 6
    asked = run_procedure(station, resolve_clashes, ("macready",), "flamethrower")
    assert station.people[0].canisters == 5
    assert discs(station) == [1, 2, 2, 1]
    assert named(fact(asked, "thing-clash-check", "layers")) == ["blair", "clark"]


def test_6_one_who_is_left_alone_by_weapons_has_no_clash() -> None:
    station = station_with_people_at(LAB, LAB)
    assert "thing-ritual-players" not in ids(run_procedure(station, resolve_clashes, ("blair",), "melee"))
    assert discs(station) == [1, 1, 1, 1]


# 6.1: checks between players


@pytest.mark.parametrize(
    ("before", "layers", "lookers"),
    [
        ((1, 1), (0, 1), (0, 1)),
        ((0, 1), (1,), (0,)),  # green looks but is not looked at
        ((0, 0), (), ()),
        ((1, 2, 3), (0, 1, 2), (0, 1, 2)),
        ((0, 1, 2), (1, 2), (0, 1, 2)),
        ((0, 0, 2), (2,), (0, 1)),
    ],
)
def test_6_1_who_lays_who_looks_and_whose_disc_moves(
    before: tuple[int, ...], layers: tuple[int, ...], lookers: tuple[int, ...]
) -> None:
    station = station_with_people_at(*[LAB] * len(before))
    for person, disc in zip(station.people, before, strict=False):
        person.disc = disc
    check = make_infection_check(station.standing_at(LAB))
    assert [station.people.index(one) for one in check.token_owners] == list(layers)
    assert [station.people.index(one) for one in check.lookers] == list(lookers)
    run_procedure(station, resolve_clashes, ())
    moved = [place for place, disc in enumerate(before) if station.people[place].disc == disc + 1]
    assert moved == list(lookers)


# 6: exposed Aliens


def test_6_the_alien_strikes_before_all_other_clashes() -> None:
    station = station_with_people_at(LAB, LAB, strength=3)
    run_procedure(station, reveal_plan, ("storage", "storage"))
    assert [(one.location, one.strength) for one in alien_meetings(station)] == [(STORAGE, 2)]
    run_procedure(station, resolve_alien)
    assert station.items_left == 9 - 2


def test_6_an_alien_and_a_dog_absorb_or_sabotage() -> None:
    for choice, strength, items in (("absorb", 4, 9), ("sabotage", 3, 7)):
        station = station_with_people_at(strength=3, alien_at={STORAGE: 2}, dogs={STORAGE: 1, LAB: 3})
        run_procedure(station, resolve_alien, choice)
        assert (station.strength, station.items_left) == (strength, items)
        assert sum(station.dogs.values()) + station.dogs_aside + station.dogs_eaten == 4


def test_6_fire_drives_the_alien_away_for_a_strength_and_a_card() -> None:
    station = station_with_people_at(LAB, strength=1, alien_at={LAB: 1}, pile=4)
    asked = run_procedure(station, resolve_alien, "macready")
    assert (station.strength, station.pile, station.people[0].standing) == (0, 3, False)
    assert "thing-alien-destroyed" in ids(asked)
    assert discs(station) == [1, 1, 1, 1]


def test_6_what_strength_does_is_read_from_the_box_once() -> None:
    station = station_with_people_at(LAB, ARMORY, strength=4, alien_at={LAB: 2, ARMORY: 2})
    for outcome in ("absorbs", "gains", "loses", "sabotages"):
        del station.box[f"{outcome}/stronger"]
    told = ("nobody", 1, 0, 0, "no", "nobody")
    asked = run_procedure(station, resolve_alien, *told)
    assert ids(asked).count("thing-box-absorbs") == 1
    assert [person.fate for person in station.people[:2]] == [Fate.ABSORBED, Fate.ABSORBED]


def test_6_in_the_kennel_an_alien_absorbs_one_dog() -> None:
    station = station_with_people_at(
        strength=2, alien_at={Location.KENNEL: 2}, dogs={Location.KENNEL: 1}, kennel_card_in_deck=True
    )
    run_procedure(station, resolve_alien)
    assert (station.strength, station.dogs_eaten, Location.KENNEL in station.location_deck) == (3, 1, False)


# 9: leaving


def test_9_1_1_the_line_is_by_suspicion_and_then_by_turn_from_the_leaders_left() -> None:
    station = lay_out_station(4, *FOUR, leader=1)
    station.person(MACREADY).disc = 0
    assert [one.character for one in boarding_order(station, [])] == [MACREADY, CLARK, GARRY, BLAIR]


def station_with_rescue() -> Station:
    station = lay_out_station(4, *FOUR, leader=3, rescue=12, rescue_fuel=5, sos_round=1, round=5)
    for place, person in enumerate(station.people):
        person.disc = place
    return station


def test_9_1_2_if_the_first_does_not_want_to_nobody_leaves() -> None:
    station = station_with_rescue()
    assert ids(run_procedure(station, offer_rescue, "no")) == ["thing-rescue-first"]
    assert station.ending is None


def test_9_1_4_after_each_human_who_boards_the_line_begins_anew() -> None:
    station = station_with_rescue()
    asked = run_procedure(station, offer_rescue, "yes", "no", "yes", "human", "yes", "human", "no", "human", "nobody")
    boarding = [prompt.text.facts["who"].text_id for text_id, prompt in asked if text_id == "thing-board"]
    assert boarding == [f"thing-person-{one}" for one in ("blair", "clark", "blair", "garry")]
    assert station.ending is Ending.ESCAPED


@pytest.mark.parametrize(
    ("answers", "ending"),
    [
        (("yes", "yes", "alien"), Ending.ALIEN_ABOARD),
        (("yes", "no", "no", "no", "alien"), Ending.ALIEN_ABOARD),
        (("yes", "no", "no", "no", "human", "clark"), Ending.HUMAN_LEFT_BEHIND),
        (("yes", "no", "no", "no", "human", "nobody"), Ending.ESCAPED),
    ],
)
def test_9_1_6_only_humans_aboard_and_only_aliens_left(answers: tuple[str, ...], ending: Ending) -> None:
    station = station_with_rescue()
    run_procedure(station, offer_rescue, *answers)
    assert station.ending is ending


def test_9_2_keys_start_the_same_procedure() -> None:
    station = lay_out_station(4, *FOUR, leader=3)
    garry = station.person(GARRY)
    run_procedure(station, lambda s: leave_in_vehicle(s, garry), "yes", "no", "no", "no", "human", "nobody")
    assert station.ending is Ending.ESCAPED


def test_9_3_nobody_is_asked_aloud_whether_a_human_is_left() -> None:
    station = station_with_people_at(LAB, ARMORY, strength=3, alien_at={LAB: 3})
    asked = run_procedure(station, resolve_alien, "nobody")
    assert "thing-absorbed" in ids(asked)
    assert "thing-last-human" not in ids(asked)
    assert station.ending is None


def test_9_3_with_nobody_left_the_aliens_have_won() -> None:
    station = station_with_people_at(LAB, strength=3, alien_at={LAB: 3})
    for person in station.people[1:]:
        person.fate = Fate.ABSORBED
    run_procedure(station, resolve_alien, "nobody")
    assert station.ending is Ending.LAST_HUMAN_ABSORBED


def deal_clashes(*clashes: ClashRecord, shown: tuple[ShownRole, ...] = ()) -> Station:
    """Return the end of an evening in which the program dealt the roles, starting with MacReady."""
    station = lay_out_station(
        4, *FOUR, roles_agreed=True, ending=Ending.FROZEN, clashes=list(clashes), shown=list(shown)
    )
    station.roles = {one: Role.ALIEN if one is MACREADY else Role.HUMAN for one in FOUR}
    return station


def offered_options(station: Station, *answers: str) -> dict[str, list[str]]:
    """Return the choices offered to each player, given these answers to questions with several options."""
    asked = [
        prompt for text_id, prompt in run_procedure(station, ask_infections, *answers) if text_id == "thing-end-turned"
    ]
    return {
        str(one.text.facts["who"].text_id).rpartition("-")[2]: [o.key for o in prompt_options(one)] for one in asked
    }


MET = ClashRecord(1, LAB, (MACREADY, BLAIR), (MACREADY, BLAIR))
LATER = ClashRecord(2, ARMORY, (BLAIR, CLARK), (BLAIR, CLARK))


def test_14_whoever_met_no_alien_cannot_have_become_one() -> None:
    station = deal_clashes(LATER, MET)
    assert offered_options(station, "1") == {
        "blair": ["1", "never"]
    }  # Clark and Blair met before Blair could have infected him


def test_14_whoever_was_seen_to_be_an_alien_is_not_asked_whether() -> None:
    station = deal_clashes(MET, LATER, shown=(ShownRole(CLARK, Role.ALIEN, 2),))
    assert offered_options(station) == {}  # only Blair can have infected him, and only MacReady Blair
    assert station.turned == {BLAIR: 0, CLARK: 1}


def test_14_whoever_was_seen_to_be_human_was_not_infected_before() -> None:
    station = deal_clashes(MET, MET, shown=(ShownRole(BLAIR, Role.HUMAN, 1),))
    assert offered_options(station, "never") == {"blair": ["1", "never"]}


@pytest.mark.parametrize(
    "shown", [ShownRole(MACREADY, Role.HUMAN, 1), ShownRole(GARRY, Role.ALIEN, 2)], ids=["first", "met nobody"]
)
def test_14_what_contradicts_the_deal_is_said_and_no_story_told(shown: ShownRole) -> None:
    station = deal_clashes(MET, shown=(shown,))
    answers = ["never"] if shown.role is Role.HUMAN else []
    asked = ids(run_procedure(station, announce_ending, *answers))
    assert asked[-1] == "thing-end-unclear"
    assert "thing-end-infection" not in asked


def play_with_record(chance: Random) -> Station:
    """Draw a possible evening of clashes, infections and revealed role cards."""
    station = deal_clashes()
    aliens, first, out = {MACREADY}, MACREADY, set[Character]()
    for number in range(chance.randint(1, 7)):
        playing = [one for one in FOUR if one not in out]
        there = tuple(one for one in playing if chance.random() < 0.6)
        if len(there) > 1 or (there and chance.random() < 0.5):
            laid = there if len(there) > 1 else ()
            danger = bool(aliens & set(laid)) or not laid
            station.clashes.append(ClashRecord(number, LAB, there, laid))
            aliens |= {one for one in there if danger and chance.random() < 0.4 and (not laid or aliens - {one})}
        if playing and chance.random() < 0.4:
            seen = chance.choice(playing)
            record_shown_role(station, [station.person(seen)], Role.ALIEN if seen in aliens else Role.HUMAN)
            out |= {seen} & aliens
    assert first in aliens
    return station


def test_14_whatever_is_answered_at_the_end_the_story_holds() -> None:
    for seed in range(400):
        chance = Random(seed)
        station = play_with_record(chance)
        running, answer = ask_infections(station), None
        try:
            while True:
                prompt = running.send(answer)
                answer = chance.choice([option.key for option in prompt_options(prompt)])
        except StopIteration as ended:
            assert ended.value
        for one, place in station.turned.items():
            clash = station.clashes[place]
            assert one in clash.looked
            assert not clash.laid or find_infectors(station, one)
        for shown in station.shown:
            turned = shown.character is MACREADY or station.turned.get(shown.character, 99) < shown.clashes
            assert turned == (shown.role is Role.ALIEN)


def test_9_4_if_nobody_is_human_any_more_the_last_infected_does_not_win() -> None:
    station = lay_out_station(4, *FOUR, roles_agreed=True, ending=Ending.NO_HUMAN_LEFT)
    station.roles = {one: Role.ALIEN if one is MACREADY else Role.HUMAN for one in FOUR}
    station.clashes = [
        ClashRecord(1, LAB, (MACREADY, BLAIR), (MACREADY, BLAIR)),
        ClashRecord(2, ARMORY, (CLARK,), ()),
        ClashRecord(3, LAB, (BLAIR, GARRY), (BLAIR, GARRY)),
    ]
    record_shown_role(station, station.characters, Role.ALIEN)
    asked = run_procedure(station, announce_ending)
    assert station.turned == {BLAIR: 0, CLARK: 1, GARRY: 2}
    assert [find_infectors(station, one) for one in (BLAIR, CLARK, GARRY)] == [[MACREADY], [], [BLAIR]]
    assert find_last_infected(station) is station.person(GARRY)
    assert ids(asked)[-1] == "thing-end-last"
