"""The procedures of Carnomorphs, by section of `docs/rules/carnomorphs.md`."""

from collections.abc import Callable

import pytest
from support.nemesis_evenings import run_guide, ship

from spacealert.companions.carnomorphs import carnomorph_species, feeding
from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS, reveal_adaptation
from spacealert.companions.carnomorphs.feeding import FeedingRoom, Meal, resolve_meals
from spacealert.companions.nemesis import combat, exploration, final_check, menus, phases, preparation, wounds
from spacealert.companions.nemesis.final_check import chance_of_death
from spacealert.companions.nemesis.house_settings import HouseSettings
from spacealert.companions.nemesis.ship_state import CardState, Ship, Status, Trigger
from spacealert.kit.guide.walkthrough import Guide


def carnomorphs(players: int = 3, **changes: object) -> Ship:
    weaknesses = dict.fromkeys(CARNOMORPHS.slots, CardState.REVEALED)  # so that placing tokens asks nothing
    return ship(CARNOMORPHS, players, **{"contact": True, "death": True, "weaknesses": weaknesses, **changes})


def with_figures(**figures: int) -> Ship:
    made = carnomorphs()
    made.figures.update(figures)
    return made


RESERVE = {"shambler": 8, "fleshbeast": 3, "butcher": 1}


# §3 set-up


@pytest.mark.parametrize(("players", "red"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_3_10_the_bag_has_one_more_red_metagorger_for_each_player(players: int, red: int) -> None:
    bag = CARNOMORPHS.starting_bag(players)
    assert bag == {"blank": 1, "blue-metagorger": 2, "red-metagorger": red}
    assert 8 - red == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}[players]


@pytest.mark.parametrize(("players", "percent"), [(1, 50), (2, 57), (3, 63), (4, 67), (5, 70)])
def test_3_10_the_chance_that_the_first_token_is_red(players: int, percent: int) -> None:
    bag = CARNOMORPHS.starting_bag(players)
    assert 100 * bag["red-metagorger"] / sum(bag.values()) == pytest.approx(percent, abs=0.5)


def test_3_9_there_are_eight_eggs_and_three_adaptations() -> None:
    made = Ship(CARNOMORPHS, HouseSettings(pods="lowest"))
    run_guide(preparation.set_up(made), "phase", 1, "solo", "Nora", made.settings.encode())
    assert (made.eggs, made.egg_reserve) == (8, 0)
    assert made.weaknesses == {
        "shambler": CardState.HIDDEN,
        "fleshbeast": CardState.HIDDEN,
        "butcher": CardState.HIDDEN,
    }


# §5.2: event phase


def test_5_2_carnomorphs_attack_before_they_feed() -> None:
    made = with_figures(shambler=1)
    gone = run_guide(feeding.attack_and_feed(made), 0, "no")
    assert gone.asked == ["nemesisplay-attackers", "carnomorphs-a-room"]


def test_5_2_voracious_ones_feed_first() -> None:
    made = with_figures(shambler=1)
    made.known_effects.add("voracious")
    gone = run_guide(feeding.attack_and_feed(made), "no", 0)
    assert gone.asked == ["carnomorphs-a-room", "nemesisplay-attackers"]


ROLLS = ("1", "no", "2", "no", "3", "no")


def test_5_2_the_blue_metagorger_leaves_a_red_one_comes_and_all_roll() -> None:
    made = carnomorphs()
    gone = run_guide(phases.develop_bag(made), "blue-metagorger", *ROLLS)
    assert (made.bag["blue-metagorger"], made.bag["red-metagorger"]) == (1, 6)
    assert gone.asked.count("nemesisplay-noise") == 3


def test_5_2_without_red_ones_a_blue_one_comes_for_the_blue_one() -> None:
    made = carnomorphs()
    made.bag["red-metagorger"], made.supply["red-metagorger"] = 8, 0
    run_guide(phases.develop_bag(made), "blue-metagorger", *ROLLS)
    assert made.bag["blue-metagorger"] == 2


def test_5_2_the_red_metagorger_goes_back_and_comes_into_every_room_with_food() -> None:
    made = carnomorphs(contact=False)
    gone = run_guide(phases.develop_bag(made), "red-metagorger", 3)
    assert (made.bag["red-metagorger"], made.figures["metagorger"]) == (5, 3)
    assert "nemesisplay-contact" in gone.asked


def test_5_2_with_a_nest_that_is_found_one_comes_there_at_least() -> None:
    made = carnomorphs(nest_found=True)
    with pytest.raises(Exception, match="guide-no-answer"):
        run_guide(carnomorph_species.spawn_metagorgers(made), 0)
    run_guide(carnomorph_species.spawn_metagorgers(made), 1)
    assert made.figures["metagorger"] == 1


def test_5_2_no_more_metagorgers_come_than_there_are_figures() -> None:
    made = with_figures(metagorger=7)
    run_guide(carnomorph_species.spawn_metagorgers(made), 4)
    assert made.figures["metagorger"] == 8


@pytest.mark.parametrize("token", ["shambler", "fleshbeast"])
def test_5_2_shambler_and_fleshbeast_go_back_and_all_roll(token: str) -> None:
    made = carnomorphs()
    made.bag[token], made.supply[token] = 1, made.supply[token] - 1
    gone = run_guide(phases.develop_bag(made), token, *ROLLS)
    assert made.bag[token] == 1
    assert gone.asked.count("nemesisplay-noise") == 3


def test_5_2_the_blank_is_not_in_the_bag_while_everybody_rolls() -> None:
    made = with_figures(shambler=2)
    blanks: list[int] = []
    run_guide(watched(phases.develop_bag(made), lambda: blanks.append(made.bag["blank"])), "blank", 2, *ROLLS)
    assert set(blanks) == {0, 1}
    assert blanks[1:-1] == [0] * (len(blanks) - 2)
    assert (made.bag["blank"], made.bag["shambler"], made.bag["red-metagorger"]) == (1, 2, 6)


def watched(guide: Guide[None], look: Callable[[], object]) -> Guide[None]:
    """Return the same guide, calling a function at each of its prompts."""
    prompt = next(guide, None)
    while prompt is not None:
        look()
        answer = yield prompt
        try:
            prompt = guide.send(answer)
        except StopIteration:
            prompt = None


@pytest.mark.parametrize(
    ("slimed", "hands", "target"),
    [((), (), 2), ((3,), (), 3), ((1, 3), (2, 4), 3), ((1, 3), (4, 2), 1), ((1, 3), (2, 2), 1)],
)
def test_5_2_whom_the_butcher_comes_for(slimed: tuple[int, ...], hands: tuple[int, ...], target: int) -> None:
    """Hand sizes are asked for in turn order, starting with the second player: 3 before 1."""
    made = carnomorphs(first=2)
    for number in slimed:
        made.member(number).slime = True
    assert run_guide(carnomorph_species.choose_butcher_target(made), *hands).result is made.member(target)


# §6: Carnomorph rules


def test_6_1_the_blank_as_the_last_token_adds_a_metagorger() -> None:
    made = carnomorphs()
    for token in ("blue-metagorger", "red-metagorger"):
        made.supply[token] += made.bag[token]
        made.bag[token] = 0
    run_guide(exploration.resolve_encounter(made, made.crew[0]), "blank")
    assert (made.bag["blank"], made.bag["red-metagorger"]) == (1, 1)


def test_6_1_red_before_blue_when_a_metagorger_token_is_added() -> None:
    made = carnomorphs()
    made.supply["blue-metagorger"], made.bag["blue-metagorger"] = 1, 1
    assert run_guide(carnomorph_species.add_metagorger(made)).result == "red-metagorger"
    made.bag["red-metagorger"], made.supply["red-metagorger"] = 8, 0
    assert run_guide(carnomorph_species.add_metagorger(made)).result == "blue-metagorger"
    assert run_guide(carnomorph_species.add_metagorger(made)).result == ""


def test_6_1_a_metagorger_in_the_technical_corridors_is_a_red_token() -> None:
    made = with_figures(metagorger=1)
    run_guide(combat.leave_by_corridor(made, "metagorger"))
    assert made.bag["red-metagorger"] == 6


def test_6_2_a_metagorger_attacks_without_a_card_and_leaves_a_shambler_in_the_bag() -> None:
    made = with_figures(metagorger=2)
    who = made.crew[0]
    run_guide(CARNOMORPHS.attack(made, "metagorger", who))
    assert (who.mutation, who.light, made.figures["metagorger"], made.bag["shambler"]) == (CardState.HIDDEN, 1, 1, 1)
    run_guide(CARNOMORPHS.attack(made, "metagorger", who))
    assert (who.mutation, who.markers, who.light) == (CardState.HIDDEN, 0, 2)


def test_6_3_one_card_decides_for_every_kind() -> None:
    assert {CARNOMORPHS.toughness_card_count(figure) for figure in CARNOMORPHS.figure_limits} == {1}


@pytest.mark.parametrize(("figure", "left"), [("metagorger", 0), ("shambler", 0), ("fleshbeast", 1), ("butcher", 2)])
def test_6_3_what_dies_leaves_shamblers_without_touching_the_bag(figure: str, left: int) -> None:
    made = with_figures(**{figure: 1})
    before = dict(made.bag)
    run_guide(combat.check_injuries(made, figure), "dies")
    assert (made.figures[figure] if figure != "shambler" else 0, made.bag) == (0, before)
    assert made.figures["shambler"] == left
    assert made.boxed.get("butcher", 0) == (figure == "butcher")


def test_6_3_a_butcher_that_was_killed_never_comes_back() -> None:
    made = with_figures(butcher=1)
    run_guide(combat.check_injuries(made, "butcher"), "dies")
    assert made.free_figure_count("butcher") == 0
    meals = resolve_meals(FeedingRoom({"fleshbeast": 1}, {"egg": 1}, {"butcher": made.free_figure_count("butcher")}))
    assert meals == [Meal("fleshbeast", "egg", "fleshbeast")]


def test_6_4_example_1_two_metagorgers_without_food_become_one_shambler() -> None:
    room = FeedingRoom({"metagorger": 2}, reserve=dict(RESERVE))
    assert resolve_meals(room) == [Meal("metagorger", "metagorger", "shambler")]
    assert (room.creatures["metagorger"], room.creatures["shambler"]) == (0, 1)


def test_6_4_example_2_in_the_nest_fleshbeast_and_metagorger_leave_four_of_six_eggs() -> None:
    room = FeedingRoom({"fleshbeast": 1, "metagorger": 1}, {"egg": 6}, dict(RESERVE))
    assert resolve_meals(room) == [Meal("fleshbeast", "egg", "butcher"), Meal("metagorger", "egg", "shambler")]
    assert (room.food["egg"], room.creatures["butcher"], room.creatures["shambler"]) == (4, 1, 1)


def test_6_4_example_3_the_stronger_one_eats_first_and_the_corpse_before_the_carcass() -> None:
    room = FeedingRoom({"shambler": 1, "metagorger": 1}, {"carcass": 1, "red-corpse": 1}, dict(RESERVE))
    assert resolve_meals(room) == [
        Meal("shambler", "red-corpse", "fleshbeast"),
        Meal("metagorger", "carcass", "shambler"),
    ]
    assert room.creatures == {"shambler": 1, "metagorger": 0, "fleshbeast": 1}


def test_6_4_a_metagorger_that_is_eaten_before_its_turn_does_not_feed() -> None:
    assert resolve_meals(FeedingRoom({"shambler": 1, "metagorger": 1}, {}, dict(RESERVE))) == [
        Meal("shambler", "metagorger", "fleshbeast")
    ]


def test_6_4_the_blue_corpse_is_eaten_last() -> None:
    assert feeding.FOODS == ("red-corpse", "egg", "carcass", "metagorger", "blue-corpse")
    room = FeedingRoom({"butcher": 1}, {"blue-corpse": 1}, {})
    assert resolve_meals(room) == [Meal("butcher", "blue-corpse", "butcher")]
    assert room.food["blue-corpse"] == 0


def test_6_4_without_a_figure_of_the_next_level_nobody_evolves() -> None:
    assert resolve_meals(FeedingRoom({"shambler": 1}, {"egg": 1}, {"fleshbeast": 0})) == [
        Meal("shambler", "egg", "shambler")
    ]


def test_6_4_the_program_resolves_a_room_and_changes_the_ship() -> None:
    made = with_figures(fleshbeast=1, metagorger=1)
    made.eggs = 6
    gone = run_guide(feeding.feed_all(made), "yes", 1, 1, "yes", ())
    assert gone.asked.count("carnomorphs-eats-and-evolves") == 2
    assert {figure: count for figure, count in made.figures.items() if count} == {"shambler": 1, "butcher": 1}
    assert made.eggs == 4


def test_6_4_eggs_all_eaten_destroy_the_nest() -> None:
    made = with_figures(shambler=1)
    made.eggs = 1
    run_guide(feeding.feed_all(made), "yes", 1, "yes", ())
    assert made.nest_destroyed


def test_6_4_the_blue_corpse_that_is_eaten_is_told() -> None:
    made = with_figures(shambler=1)
    gone = run_guide(feeding.feed_all(made), "yes", 1, "no", ("blue-corpse",))
    assert gone.asked[-1] == "carnomorphs-blue-corpse-eaten"
    assert not made.blue_corpse


def test_6_5_the_first_of_its_kind_reveals_its_adaptation() -> None:
    made = carnomorphs(weaknesses=dict.fromkeys(CARNOMORPHS.slots, CardState.HIDDEN))
    run_guide(exploration.place_figure(made, "shambler"), "yes")
    assert (made.weaknesses["shambler"], made.known_effects) == (CardState.REVEALED, {"voracious"})
    assert run_guide(reveal_adaptation(made, "shambler")).asked == []


def test_6_5_the_laboratory_removes_a_revealed_one() -> None:
    made = carnomorphs()
    made.known_effects.add("voracious")
    run_guide(feeding.remove_adaptation(made), "shambler", "yes")
    assert (made.weaknesses["shambler"], made.known_effects) == (CardState.GONE, set())


def test_6_6_the_butcher_enters_no_technical_corridor() -> None:
    assert "butcher" not in CARNOMORPHS.leaves_by_corridor
    gone = run_guide(combat.retreat(with_figures(butcher=1), "butcher"), "room")
    assert gone.asked == ["nemesisplay-retreat"]


# §7 and §8: contamination and mutation


@pytest.mark.parametrize("where", ["rest", "canteen", "shower"])
def test_7_an_infected_card_in_hand_is_a_mutation_card_and_later_a_marker(where: str) -> None:
    made = carnomorphs()
    who = made.crew[0]
    run_guide(wounds.scan(made, who), where, "yes")
    assert (who.mutation, who.markers, who.larva) == (CardState.HIDDEN, 0, False)
    run_guide(wounds.scan(made, who), where, "yes")
    assert who.markers == 1


@pytest.mark.parametrize("where", ["surgery", "antidote"])
def test_8_1_surgery_and_antidote_remove_the_card_but_no_marker(where: str) -> None:
    made = carnomorphs()
    who = made.crew[0]
    who.mutation, who.markers = CardState.HIDDEN, 2
    run_guide(wounds.scan(made, who), where)
    assert (who.mutation, who.markers) == (CardState.NONE, 2)


def test_8_2_the_action_reveals_the_card_and_costs_a_marker() -> None:
    made = carnomorphs()
    who = made.crew[0]
    who.mutation = CardState.HIDDEN
    run_guide(carnomorph_species.do_mutation_action(made, who), "no")
    assert (who.mutation, who.markers) == (CardState.REVEALED, 1)


def test_8_2_without_a_card_there_is_no_action() -> None:
    made = carnomorphs()
    assert run_guide(carnomorph_species.do_mutation_action(made, made.crew[0])).asked == ["carnomorphs-no-mutation"]


def test_8_3_the_fourth_marker_kills_and_a_shambler_stands_in_the_room() -> None:
    made = carnomorphs()
    who = made.crew[0]
    who.mutation, who.markers = CardState.HIDDEN, 2
    run_guide(carnomorph_species.gain_marker(made, who))
    assert who.status is Status.AWAKE
    run_guide(carnomorph_species.gain_marker(made, who))
    assert (who.status, made.figures["shambler"]) == (Status.DEAD, 1)


# §9: the end of the game

ODDS = {  # in percent, by number of markers, for 1 to 8 contamination cards
    0: (0, 0, 0, 0.1, 0.4, 0.8, 1.5, 2.3),
    1: (0, 0, 1.4, 4.1, 7.7, 11.8, 16.2, 20.6),
    2: (0, 9.1, 20.3, 31.1, 40.7, 48.9, 55.9, 61.8),
    3: (36.4, 57.6, 70.6, 79.0, 84.6, 88.5, 91.2, 93.1),
}
ODDS_CASES = [(markers, cards, row[cards - 1]) for markers, row in ODDS.items() for cards in range(1, 9)]


@pytest.mark.parametrize(("markers", "cards", "percent"), ODDS_CASES)
def test_9_3_the_table_of_odds(markers: int, cards: int, percent: float) -> None:
    assert 100 * chance_of_death(cards, 4, carnomorph_species.DEADLY_MARKERS - markers) == pytest.approx(
        percent, abs=0.051
    )


@pytest.mark.parametrize(
    ("card", "markers", "answers", "alive"),
    [
        (CardState.NONE, 3, ("no",), True),
        (CardState.NONE, 3, ("yes", 0), True),
        (CardState.NONE, 3, ("yes", 1), False),
        (CardState.HIDDEN, 2, (1,), True),
        (CardState.HIDDEN, 2, (2,), False),
        (CardState.REVEALED, 0, (3,), True),
        (CardState.REVEALED, 0, (4,), False),
    ],
)
def test_9_3_every_contamination_card_drawn_is_a_marker(
    card: CardState, markers: int, answers: tuple[str | int, ...], alive: bool
) -> None:
    made = carnomorphs()
    who = made.crew[0]
    who.mutation, who.markers = card, markers
    assert run_guide(CARNOMORPHS.check_final_infection(made, who), *answers).result is alive


def test_9_4_the_objectives_that_changed_are_named_at_the_end() -> None:
    made = carnomorphs(1)
    made.crew[0].status = Status.LAUNCHED
    gone = run_guide(final_check.run_final_check(made, Trigger.SKULL), "no", "yes")
    assert "nemesisend-objective-carnomorphs" in gone.asked
    assert made.winners == [1]


def test_12_when_all_eight_shamblers_are_there_those_not_in_combat_hide() -> None:
    made = with_figures(shambler=8)
    run_guide(exploration.place_figure(made, "shambler"), 3)
    assert (made.figures["shambler"], made.bag["shambler"]) == (6, 3)


def test_6_2_a_metagorger_that_attacked_leaves_a_shambler_token_where_only_phases_are_led() -> None:
    made = ship(CARNOMORPHS, figures={"metagorger": 2, "shambler": 0, "fleshbeast": 0, "butcher": 0})
    made.settings = HouseSettings(turns="phase")
    shamblers = made.bag["shambler"]
    run_guide(menus._figure_is_gone(made), "attack", "2")
    assert (made.figures["metagorger"], made.bag["shambler"] - shamblers) == (1, 1)
    assert [one.light for one in made.crew] == [0, 1, 0]
    assert made.member(2).mutation is CardState.HIDDEN
