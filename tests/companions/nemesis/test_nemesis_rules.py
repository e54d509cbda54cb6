"""The procedures of Nemesis, by section of `docs/rules/nemesis.md`."""

from typing import Any

import pytest
from support.nemesis_evenings import evening_at, new_ship, run_guide, ship

from spacealert.companions.carnomorphs.carnomorph_species import CARNOMORPHS
from spacealert.companions.nemesis import (
    combat,
    exploration,
    final_check,
    menus,
    phases,
    preparation,
    rooms,
    wounds,
)
from spacealert.companions.nemesis.final_check import chance_of_death
from spacealert.companions.nemesis.house_settings import HouseSettings, choose_settings, decode_settings
from spacealert.companions.nemesis.intruders import INTRUDERS
from spacealert.companions.nemesis.nemesis_evening import guide_evening, outcome
from spacealert.companions.nemesis.ship_questions import member_name
from spacealert.companions.nemesis.ship_state import (
    CardState,
    CrewMember,
    Mode,
    Phase,
    Pod,
    Ship,
    Species,
    Status,
    Trigger,
)
from spacealert.kit.guide.prompts import Answer, Count, Draw, Prompt, Ritual, Secret, SingleChoice, message
from spacealert.kit.guide.walkthrough import Walkthrough
from spacealert.kit.i18n import UserError
from spacealert.texts import load_texts


def intruders(players: int = 3, **changes: object) -> Ship:
    return ship(INTRUDERS, players, **changes)


def with_figures(**figures: int) -> Ship:
    made = intruders(contact=True)
    made.figures.update(figures)
    for figure, count in figures.items():
        taken = min(count, made.bag[figure])
        made.bag[figure] -= taken
        made.supply[figure] += taken
    return made


# §2 set-up


@pytest.mark.parametrize(
    ("players", "adults", "whole", "pods"), [(1, 4, 11, 2), (2, 5, 12, 2), (3, 6, 13, 3), (4, 7, 14, 3), (5, 8, 15, 4)]
)
def test_2_the_bag_and_the_pods_depend_on_the_players(players: int, adults: int, whole: int, pods: int) -> None:
    made = Ship(INTRUDERS, HouseSettings(pods="lowest"))
    names = ", ".join(f"P{seat}" for seat in range(1, players + 1))
    numbers = [str(seat) for seat in range(1, players)]
    characters = ["captain", "pilot", "scientist", "scout", "soldier"][:players]
    chosen = tuple(f"{number}/{one}" for number, one in enumerate(characters, start=1))
    mode = "solo" if players == 1 else "semi"
    settings = HouseSettings(pods="lowest", turns="each").encode()
    run_guide(preparation.set_up(made), "each", players, mode, names, settings, "cards", *numbers, chosen)
    assert [one.character for one in made.crew] == characters
    assert (made.bag["adult"], sum(made.bag.values())) == (adults, whole)
    assert (made.bag["larva"], made.bag["creeper"], made.bag["queen"], made.bag["blank"]) == (4, 1, 1, 1)
    assert made.supply == {"blank": 0, "larva": 4, "creeper": 2, "adult": 12 - adults, "breeder": 2, "queen": 0}
    assert [(pod.number, pod.section, pod.locked) for pod in made.pods] == [
        (number, "AB"[(number - 1) % 2], True) for number in range(1, pods + 1)
    ]
    assert (made.eggs, made.egg_reserve, made.destination, made.time) == (5, 3, "B", 15)


def test_2_7_random_pods_go_to_the_sections_by_their_numbers() -> None:
    made = Ship(INTRUDERS)
    run_guide(
        preparation.set_up(made),
        *("phase", 3, "semi", "A B C", made.settings.encode(), "cards", "2", "1"),
        ("2", "3", "4"),
    )
    assert [(pod.number, pod.section) for pod in made.pods] == [(2, "A"), (3, "B"), (4, "A")]


def test_2_17_characters_are_drafted_in_the_order_of_the_numbers_and_the_other_goes_back() -> None:
    made = Ship(INTRUDERS, HouseSettings(pods="lowest"))
    run_guide(
        preparation.set_up(made),
        *("each", 2, "semi", "Nora, Kim", HouseSettings(pods="lowest", turns="each").encode()),
        *("characters", "captain", "scientist"),
    )
    assert {one.name: one.character for one in made.crew} == {"Nora": "captain", "Kim": "scientist"}


@pytest.mark.parametrize(("language", "called"), [("en", "Pilot"), ("ru", "Пилот"), ("cs", "Pilot")])
def test_2_18_whoever_writes_no_name_is_called_like_the_character(language: str, called: str) -> None:
    made = Ship(INTRUDERS, HouseSettings(pods="lowest"))
    table = ("phase", 2, "semi", "1, Kim", made.settings.encode(), "cards", "2")
    run_guide(preparation.set_up(made), *table, ("1/captain", "2/pilot"))
    assert [member_name(made.member(number)).render(load_texts(language)) for number in (1, 2)] == ["Kim", called]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Ann, Ben, Cy", ["Ann", "Ben", "Cy"]),
        ("Ann Ben Cy", ["Ann", "Ben", "Cy"]),
        ("Anna Maria, Bo", ["Anna Maria", "Bo", "3"]),
        ("1, 2, 3", ["1", "2", "3"]),
        (" Аня ,, Bo,", ["Аня", "Bo", "3"]),
    ],
)
def test_2_the_names_are_one_line(line: str, names: list[str]) -> None:
    found = preparation.parse_names(line, 3)
    assert [one if isinstance(one, str) else str(one.facts["number"]) for one in found] == names


@pytest.mark.parametrize("line", ["Ann Ben Cy Dot", "Ann, Ann", "", "x" * 200])
def test_2_too_many_names_and_the_same_twice_are_refused(line: str) -> None:
    with pytest.raises(UserError):
        preparation.NamesPrompt(message("nemesissetup-names", count=3), players=3).check(line)


@pytest.mark.parametrize(
    ("line", "missing"),
    [("Ann, Ben, Cy", ""), ("1, 2, 3", ""), ("Ann Lee, Bo", "Seat 3"), ("Ann", "Seat 2, Seat 3")],
)
def test_2_seats_without_a_name_are_shown(line: str, missing: str) -> None:
    """A forgotten comma showed only in small print at the end of the setup."""
    walkthrough = Walkthrough(guide_evening, new_ship())
    for answer in ("phase", 3, "semi", line):
        walkthrough.answer(answer)
    assert walkthrough.prompt is not None
    told = [note.render(load_texts("en")) for note in walkthrough.prompt.notes]
    assert told == ([f"Without a name: {missing}. If a name or a comma is missing, press Undo."] if missing else [])


def test_following_level_can_be_changed_later() -> None:
    walkthrough = Walkthrough(guide_evening, new_ship())
    for answer in ("phase", 2, "semi", "Nora, Kim", HouseSettings(turns="phase").encode(), "drawn", None):
        walkthrough.answer(answer)
    walkthrough.edit(0, "each")
    assert walkthrough.state.settings.turns == "each"
    assert len(walkthrough.given_answers) > 4  # with the later answers


def test_correcting_a_name_keeps_the_evening() -> None:
    table = ("each", 2, "semi", "Nora, Kim", HouseSettings(pods="lowest", turns="each").encode(), "drawn")
    walkthrough = Walkthrough(guide_evening, new_ship())
    for answer in (*table, None, None, None, ("1/captain", "2/pilot"), None, "passes", "passes"):
        walkthrough.answer(answer)
    names = next(
        place for place, (prompt, _) in enumerate(walkthrough.history) if isinstance(prompt, preparation.NamesPrompt)
    )
    assert walkthrough.edit(names, "Nora, Kira") == 0
    assert {one.name for one in walkthrough.state.crew} == {"Nora", "Kira"}


# §3: rounds


def test_3_the_event_phase_has_its_order() -> None:
    made = with_figures(adult=1)
    made.fires = 1
    gone = run_guide(phases.play_event_phase(made), 0, 0, (), (), "done", "larva")
    steps = ["nemesisplay-time", "nemesisplay-attackers", "nemesisplay-burning", "nemesisplay-event-card"]
    steps += ["nemesisplay-event-movement", "nemesisplay-develop", "nemesisplay-round-ends"]
    assert [asked for asked in gone.asked if asked in steps] == steps


def test_3_i_2_the_first_player_token_passes_left_but_not_in_the_first_round() -> None:
    made = intruders(round=0, settings=HouseSettings(turns="phase"))
    firsts = []
    for _ in range(4):
        run_guide(phases.play_player_phase(made), "all-passed")
        firsts.append(made.first)
    assert firsts == [1, 2, 3, 1]


def test_3_i_3_turns_go_round_until_all_have_passed() -> None:
    made = intruders(round=0)
    gone = run_guide(phases.play_player_phase(made), "turn-over", "passes", "turn-over", "passes", "passes")
    assert gone.asked.count("nemesisplay-turn") == 5


def test_3_i_3_whoever_ends_a_turn_in_fire_is_wounded_also_with_a_pass() -> None:
    made = intruders(1, round=0, fires=1)
    run_guide(phases.play_player_phase(made), "turn-over-fire", "passes-fire")
    assert made.crew[0].light == 2


def test_3_ii_5_both_clocks_move() -> None:
    made = intruders(time=10, self_destruct=5)
    run_guide(phases.advance_clocks(made))
    assert (made.time, made.self_destruct) == (9, 4)


def test_3_ii_7_fire_injures_aliens_and_burns_eggs() -> None:
    made = with_figures(larva=1, adult=1)
    made.fires = 2
    run_guide(phases.resolve_fires(made), 2, "larva", "stays", ("nest",))
    assert (made.figures["larva"], made.figures["adult"], made.eggs) == (0, 1, 4)


def test_3_ii_7_with_the_weakness_to_fire_two_eggs_burn() -> None:
    made = intruders(fires=1, known_effects={"fire"})
    run_guide(phases.resolve_fires(made), ("nest",))
    assert made.eggs == 3


def test_3_ii_8_what_moves_into_the_technical_corridors_leaves_the_board() -> None:
    made = with_figures(adult=2)
    before = made.bag["adult"]
    run_guide(phases.resolve_event_card(made), ("adult",), 2, "done")
    assert (made.figures["adult"], made.bag["adult"]) == (0, before + 2)


def test_3_turning_point_1_objectives_are_chosen_before_the_first_figure() -> None:
    made = intruders()
    gone = run_guide(exploration.place_figure(made, "adult"))
    assert gone.asked == ["nemesisplay-contact", "nemesisplay-figure-placed"]
    assert "nemesisplay-contact" not in run_guide(exploration.place_figure(made, "adult")).asked


def test_3_turning_point_2_the_first_death_unlocks_all_pods() -> None:
    made = intruders(settings=HouseSettings(intruder_player="never"))
    run_guide(wounds.resolve_death(made, made.crew[0]))
    assert not any(pod.locked for pod in made.pods)


def test_3_turning_point_4_on_a_yellow_space_all_pods_unlock() -> None:
    made = intruders(self_destruct=4)
    run_guide(phases.advance_clocks(made))
    assert made.is_destruct_irreversible
    assert not any(pod.locked for pod in made.pods)


# §4: the bag


@pytest.mark.parametrize(
    ("token", "answers", "bag"),
    [
        ("larva", (), {"larva": 3, "adult": 7}),
        ("creeper", (), {"creeper": 0, "breeder": 1}),
        ("blank", (), {"blank": 1, "adult": 7}),
        ("adult", ("1", "no", "2", "no", "3", "no"), {"adult": 6}),
        ("queen", ("no",), {"queen": 1}),
    ],
)
def test_4_what_a_token_does_in_the_development(token: str, answers: tuple[str, ...], bag: dict[str, int]) -> None:
    made = intruders()
    run_guide(phases.develop_bag(made), token, *answers)
    assert {kind: made.bag[kind] for kind in bag} == bag


def test_4_the_breeder_goes_back_and_all_but_those_in_combat_roll() -> None:
    made = with_figures(adult=1)
    made.bag["breeder"], made.supply["breeder"] = 1, 1
    gone = run_guide(phases.develop_bag(made), "breeder", ("1",), "silence", "silence")
    assert made.bag["breeder"] == 1
    assert gone.asked.count("nemesisplay-noise") == 2


def test_4_the_queen_lays_an_egg_and_without_reserve_nothing() -> None:
    made = intruders()
    for eggs in (6, 7, 8, 8):
        run_guide(phases.develop_bag(made), "queen", "no")
        assert (made.eggs, made.bag["queen"]) == (eggs, 1)


def test_4_the_queen_appears_with_whoever_is_in_the_nest() -> None:
    made = intruders(contact=True)
    gone = run_guide(phases.develop_bag(made), "queen", "yes", "2", 5)
    assert (made.figures["queen"], made.bag["queen"], made.supply["queen"]) == (1, 0, 1)
    assert "nemesisplay-no-surprise" in gone.asked
    assert made.nest_found


def test_4_without_adults_in_the_supply_the_blank_adds_nothing() -> None:
    made = intruders()
    made.bag["adult"], made.supply["adult"] = 12, 0
    run_guide(phases.develop_bag(made), "blank")
    assert made.bag["adult"] == 12


# §5.1 to §5.5


def test_5_1_an_explored_empty_room_is_entered_with_a_noise_roll() -> None:
    made = intruders()
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", "yes", "yes", "silence")
    assert "nemesisplay-noise" in gone.asked


def test_5_1_nobody_rolls_where_somebody_is() -> None:
    made = intruders()
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", "yes", "no")
    assert "nemesisplay-noise" not in gone.asked


@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_5_1_silence_and_danger_replace_the_roll(effect: str) -> None:
    made = intruders()
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", "no", "other", effect)
    assert "nemesisplay-noise" not in gone.asked
    assert ("nemesisplay-danger-nobody-do" in gone.asked) == (effect == "danger")


def test_5_1_slime_turns_the_silence_of_a_token_into_danger() -> None:
    made = intruders()
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", "no", "slimy", "silence")
    assert made.crew[0].slime
    assert "nemesisplay-danger-nobody-do" in gone.asked


@pytest.mark.parametrize(
    ("effect", "expected"), [("fire", (1, 0, False)), ("malfunction", (0, 1, False)), ("slime", (0, 0, True))]
)
def test_5_1_what_an_exploration_token_leaves(effect: str, expected: tuple[int, int, bool]) -> None:
    made = intruders()
    run_guide(exploration.enter_room(made, made.crew[0]), "normal", "no", "other", effect, "yes", "1", "no")
    assert (made.fires, made.malfunctions, made.crew[0].slime) == expected


def test_5_1_a_careful_move_cancels_danger_and_makes_one_noise() -> None:
    made = intruders()
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "careful", "no", "other", "danger")
    assert gone.asked[-1] == "nemesisplay-careful-noise"


def test_5_2_noise_is_placed_or_an_encounter_begins() -> None:
    made = intruders()
    assert "nemesisplay-noise-placed" in run_guide(exploration.roll_noise(made, made.crew[0]), "3", "no").asked
    gone = run_guide(exploration.roll_noise(made, made.crew[0]), "3", "yes", "blank")
    assert "nemesisplay-encounter-blank" in gone.asked


def test_5_2_silence_is_danger_for_the_slimed() -> None:
    made = with_figures(adult=1)
    who = made.crew[0]
    assert run_guide(exploration.roll_noise(made, who), "silence").result is False
    who.slime = True
    gone = run_guide(exploration.roll_noise(made, who), "silence", "comes")
    assert gone.result is True
    assert "nemesisplay-slime-danger" in gone.asked


def test_5_2_silence_is_danger_for_the_slimed_at_the_table_too() -> None:
    made = with_figures(adult=1)
    made.settings = HouseSettings(turns="phase")
    who = made.crew[0]
    assert run_guide(exploration.roll_noise(made, who), "nothing").result is False
    who.slime = True
    assert run_guide(exploration.roll_noise(made, who), "corridor").result is False
    gone = run_guide(exploration.roll_noise(made, who), "silence", "comes")
    assert gone.result is True
    assert "nemesisplay-slime-danger" in gone.asked


def test_5_2_behind_closed_doors_aliens_break_them_and_no_noise_is_placed() -> None:
    made = with_figures(adult=1)
    gone = run_guide(exploration.roll_noise(made, made.crew[0]), "danger", "doors")
    assert gone.result is False
    assert gone.asked[-1] == "nemesisplay-danger-doors-do"


def test_5_4_the_token_of_an_encounter_goes_to_the_supply_and_the_figure_onto_the_board() -> None:
    made = intruders(contact=True)
    run_guide(exploration.resolve_encounter(made, made.crew[0]), "adult/3", 3)
    assert (made.figures["adult"], made.bag["adult"], made.supply["adult"]) == (1, 5, 7)


@pytest.mark.parametrize(("hand", "number", "surprise"), [(2, 3, True), (3, 3, False), (4, 3, False), (0, 1, True)])
def test_5_4_a_hand_that_is_smaller_than_the_number_is_attacked(hand: int, number: int, surprise: bool) -> None:
    assert exploration.is_surprise(hand, number) is surprise


def test_5_4_the_blank_of_an_encounter_goes_back_and_as_the_last_one_adds_an_adult() -> None:
    made = intruders()
    for token in made.bag:
        if token != "blank":
            made.supply[token] += made.bag[token]
            made.bag[token] = 0
    run_guide(exploration.resolve_encounter(made, made.crew[0]), "blank")
    assert (made.bag["blank"], made.bag["adult"]) == (1, 1)


def test_5_4_when_all_eight_adults_are_there_those_not_in_combat_hide() -> None:
    made = with_figures(adult=8)
    in_bag = made.bag["adult"]
    run_guide(exploration.place_figure(made, "adult"), 5)
    assert (made.figures["adult"], made.bag["adult"]) == (4, in_bag + 5)


# §5.6 to §5.9: fighting


@pytest.mark.parametrize(
    ("face", "harms"),
    [
        ("miss", {}),
        ("creeper", {"larva": 1, "creeper": 1}),
        ("adult", {"larva": 1, "creeper": 1, "adult": 1}),
        ("hit", dict.fromkeys(INTRUDERS.figure_limits, 1)),
        ("two-hits", dict.fromkeys(INTRUDERS.figure_limits, 2)),
    ],
)
def test_5_6_what_the_faces_of_the_combat_die_do(face: str, harms: dict[str, int]) -> None:
    for figure in INTRUDERS.figure_limits:
        assert INTRUDERS.count_injuries(face, figure) == harms.get(figure, 0)


def test_5_6_a_missed_melee_costs_a_card_and_a_serious_wound() -> None:
    made = with_figures(queen=1)
    gone = run_guide(combat.resolve_melee(made, made.crew[0]), "adult")
    assert made.crew[0].serious_wound_count == 1
    assert gone.asked[0] == "nemesisplay-contaminated"


def test_5_6_two_hits_count_once_in_melee() -> None:
    made = with_figures(adult=1)
    run_guide(combat.resolve_melee(made, made.crew[0]), "two-hits", "stays")
    assert made.crew[0].serious_wound_count == 0


@pytest.mark.parametrize(
    ("figure", "cards"), [("larva", 0), ("creeper", 1), ("adult", 1), ("breeder", 2), ("queen", 2)]
)
def test_5_6_how_many_cards_decide_over_an_injured_alien(figure: str, cards: int) -> None:
    assert INTRUDERS.toughness_card_count(figure) == cards


def test_5_6_an_alien_that_is_killed_keeps_its_token_out_of_the_bag() -> None:
    made = with_figures(adult=1)
    before = dict(made.bag)
    run_guide(combat.resolve_shot(made, made.crew[0]), "hit", "dies")
    assert (made.figures["adult"], made.killed, made.bag) == (0, {"adult": 1}, before)


def test_5_6_an_alien_that_retreats_into_a_technical_corridor_is_in_the_bag_again() -> None:
    made = with_figures(adult=1)
    before = made.bag["adult"]
    run_guide(combat.resolve_shot(made, made.crew[0]), "hit", "retreats", "technical")
    assert (made.figures["adult"], made.bag["adult"]) == (0, before + 1)


@pytest.mark.parametrize(
    ("hands", "target"),
    [({1: 3, 2: 2, 3: 4}, 2), ({1: 3, 2: 2, 3: 2}, 2), ({1: 2, 2: 5, 3: 2}, 3), ({1: 2, 2: 2, 3: 2}, 2)],
)
def test_5_7_the_fewest_cards_then_turn_order_decide_who_is_attacked(hands: dict[int, int], target: int) -> None:
    made = intruders(first=2)
    assert combat.find_member_with_fewest_cards(made.crew_in_turn_order(), hands).number == target


def test_5_7_a_card_without_the_symbol_misses() -> None:
    made = with_figures(adult=1)
    gone = run_guide(INTRUDERS.attack(made, "adult", made.crew[0]), "no")
    assert gone.asked[-1] == "nemesisplay-attack-missed"


def test_5_7_a_larva_settles_on_the_board_and_leaves_a_card() -> None:
    made = with_figures(larva=2)
    who = made.crew[0]
    for left in (1, 0):
        gone = run_guide(INTRUDERS.attack(made, "larva", who))
        assert (made.figures["larva"], who.larva) == (left, True)
        assert gone.asked[-1] == "nemesisplay-contaminated"


def test_5_7_whoever_dies_of_the_first_effect_suffers_no_other() -> None:
    made = intruders(death=True)
    who = made.crew[0]
    who.serious = 3
    run_guide(combat.apply_attack_effects(made, who, ("light", "slime")))
    assert (who.status, who.slime) == (Status.DEAD, False)


def test_5_8_without_a_token_in_the_supply_nothing_goes_into_the_bag() -> None:
    made = with_figures(queen=1)
    made.supply["queen"], made.bag["queen"] = 0, 1
    gone = run_guide(combat.leave_by_corridor(made, "queen"))
    assert gone.asked == ["nemesisplay-left-without-token"]


def test_5_9_every_alien_in_the_room_attacks_whoever_escapes() -> None:
    made = with_figures(adult=2)
    gone = run_guide(combat.escape(made, made.crew[0]), 2, "no", "no")
    assert gone.result is True
    assert gone.asked.count("nemesisplay-attack-card") == 2


# §5.10 to §5.15


def test_5_10_the_third_light_wound_becomes_a_serious_one() -> None:
    made = intruders()
    who = made.crew[0]
    for expected in ((1, 0), (2, 0), (0, 1)):
        run_guide(wounds.add_light_wound(made, who))
        assert (who.light, who.serious_wound_count) == expected


@pytest.mark.parametrize("wound", [wounds.add_light_wound, wounds.add_serious_wound])
def test_5_10_with_three_serious_wounds_dressed_or_not_any_other_kills(wound: menus.CrewProcedure) -> None:
    made = intruders(death=True)
    who = made.crew[0]
    who.serious, who.dressed = 1, 2
    run_guide(wound(made, who))
    assert who.status is Status.DEAD


def test_5_10_only_a_dressed_wound_can_be_healed() -> None:
    who = CrewMember("Nora", 1, serious=2)
    wounds.heal_dressed_wound(who)
    assert who.serious_wound_count == 2
    wounds.dress_wounds(who)
    wounds.heal_dressed_wound(who)
    assert (who.serious, who.dressed) == (0, 1)


@pytest.mark.parametrize("where", ["rest", "canteen", "shower"])
def test_5_11_an_infected_card_in_hand_brings_a_larva_and_the_second_one_death(where: str) -> None:
    made = intruders(death=True, contact=True)
    who = made.crew[0]
    run_guide(wounds.scan(made, who), where, "yes")
    assert (who.larva, who.status) == (True, Status.AWAKE)
    run_guide(wounds.scan(made, who), where, "yes")
    assert (who.status, made.figures["creeper"]) == (Status.DEAD, 1)


def test_5_11_surgery_removes_the_larva_wounds_and_passes() -> None:
    made = intruders()
    who = made.crew[0]
    who.larva = True
    run_guide(wounds.scan(made, who), "surgery")
    assert (who.larva, who.light, who.passed) == (False, 1, True)


def test_5_11_an_antidote_leaves_hand_and_health() -> None:
    made = intruders()
    who = made.crew[0]
    who.larva = True
    run_guide(wounds.scan(made, who), "antidote")
    assert (who.larva, who.light, who.passed) == (False, 0, False)


def test_5_12_the_shower_washes_slime_off() -> None:
    made = intruders()
    who = made.crew[0]
    who.slime = True
    run_guide(wounds.scan(made, who), "shower", "no")
    assert not who.slime


def test_5_13_the_ninth_fire_ends_the_game() -> None:
    made = intruders(fires=7)
    assert run_guide(exploration.place_fire(made)).end is None
    assert run_guide(exploration.place_fire(made), "yes").end is Trigger.FIRE


def test_5_14_the_ninth_malfunction_ends_the_game() -> None:
    made = intruders(malfunctions=8)
    assert run_guide(exploration.place_malfunction(made), "yes").end is Trigger.HULL


@pytest.mark.parametrize("room", ["nest", "slimy"])
def test_5_14_nest_and_slime_room_never_malfunction(room: str) -> None:
    made = intruders()
    run_guide(exploration.explore(made, made.crew[0]), room, "malfunction")
    assert made.malfunctions == 0


def test_5_15_a_closed_door_stops_a_retreat_and_breaks() -> None:
    made = with_figures(adult=1)
    gone = run_guide(combat.retreat(made, "adult"), "door")
    assert (made.figures["adult"], gone.asked[-1]) == (1, "nemesisplay-door-destroyed")


# §6: timers and escape routes


def test_6_1_chambers_open_on_the_first_blue_space_and_stay_open() -> None:
    made = intruders(time=9)
    assert not made.are_chambers_open
    assert "nemesisplay-chambers-open" in run_guide(phases.advance_clocks(made)).asked
    assert made.are_chambers_open
    assert "nemesisplay-chambers-open" not in run_guide(phases.advance_clocks(made)).asked
    assert made.are_chambers_open


def test_6_1_on_the_last_space_the_ship_jumps() -> None:
    assert run_guide(phases.advance_clocks(intruders(time=1))).end is Trigger.JUMP


def test_6_2_the_self_destruct_moves_from_the_round_of_its_start_and_ends_on_the_skull() -> None:
    made = intruders()
    run_guide(rooms.start_destruct_from_generator(made), "no", "no", "yes")
    for left in (5, 4, 3, 2, 1):
        assert run_guide(phases.advance_clocks(made)).end is None
        assert made.self_destruct == left
    assert run_guide(phases.advance_clocks(made)).end is Trigger.SKULL


def test_6_2_it_cannot_be_stopped_from_the_first_yellow_space_on() -> None:
    made = intruders(self_destruct=4)
    run_guide(rooms.stop_self_destruct(made), "no", "no", "yes")
    assert made.self_destruct is None
    made.self_destruct = 3
    run_guide(rooms.stop_self_destruct(made))
    assert made.self_destruct == 3


def test_6_2_once_somebody_hibernates_only_an_event_starts_it() -> None:
    made = intruders()
    made.crew[0].status = Status.HIBERNATING
    run_guide(rooms.start_destruct_from_generator(made))
    assert made.self_destruct is None
    run_guide(rooms.begin_self_destruct(made))
    assert made.self_destruct == 6


def test_6_3_hibernation_begins_with_a_noise_roll_and_fails_if_something_comes() -> None:
    made = intruders(time=8, contact=True)
    who = made.crew[0]
    tried = []
    for roll in (("2", "yes", "adult/2", 5), ("2", "no")):
        run_guide(rooms.hibernate(made, who), "no", "no", "yes", *roll)
        tried.append(who.status)
    assert tried == [Status.AWAKE, Status.HIBERNATING]


def test_6_3_afterwards_the_course_is_fixed() -> None:
    made = intruders()
    made.crew[0].status = Status.HIBERNATING
    assert run_guide(rooms.is_allowed(made, "course")).result is False


def test_6_4_a_pod_takes_two_launches_with_all_aboard_and_counts_as_earth() -> None:
    made = intruders(pods=[Pod(1, "A", locked=False)])
    first, second = made.crew[:2]
    run_guide(rooms.board_pod(made, first), "yes", "no", "no", "yes", "1", "silence", "wait")
    assert (first.status, first.passed) == (Status.WAITING, True)
    run_guide(rooms.board_pod(made, second), "yes", "no", "no", "yes", "1", "silence", "launch")
    assert [one.status for one in made.crew[:2]] == [Status.LAUNCHED, Status.LAUNCHED]
    assert run_guide(rooms.is_allowed(made, "board")).result is False


@pytest.mark.parametrize(
    ("answer", "status", "passed"),
    [("stay", Status.WAITING, True), ("leave", Status.AWAKE, False), ("launch", Status.LAUNCHED, False)],
)
def test_6_4_whoever_waits_decides_at_the_first_turn_of_a_round(answer: str, status: Status, passed: bool) -> None:
    made = intruders(pods=[Pod(1, "A", locked=False, aboard=[1])])
    who = made.crew[0]
    who.status = Status.WAITING
    run_guide(rooms.take_turn_in_pod(made, who), answer)
    assert (who.status, who.passed) == (status, passed)


def test_6_4_an_alien_in_the_section_drives_everybody_out_of_its_pods() -> None:
    made = intruders(pods=[Pod(1, "A", aboard=[1]), Pod(2, "B", aboard=[2])])
    made.crew[0].status = made.crew[1].status = Status.WAITING
    run_guide(exploration.empty_pods(made, "A"))
    assert [one.status for one in made.crew[:2]] == [Status.AWAKE, Status.WAITING]


def test_6_4_a_pod_that_is_locked_takes_nobody() -> None:
    assert run_guide(rooms.is_allowed(intruders(), "board")).result is False


# §7: the end of the game


@pytest.mark.parametrize("trigger", [Trigger.SKULL, Trigger.FIRE, Trigger.HULL])
def test_7_1_what_destroys_the_ship_kills_everybody_aboard_but_no_launched_pod(trigger: Trigger) -> None:
    made = intruders()
    made.crew[0].status, made.crew[1].status = Status.HIBERNATING, Status.LAUNCHED
    run_guide(final_check.run_final_check(made, trigger), "no", "yes")
    assert [one.status for one in made.crew] == [Status.DEAD, Status.LAUNCHED, Status.DEAD]
    assert (made.ship_lost, made.winners, made.phase) == (True, [2], Phase.OVER)


def test_7_1_a_jump_with_the_self_destruct_running_destroys_the_ship() -> None:
    assert final_check.destroys_ship(Trigger.JUMP, self_destruct_runs=True)
    assert not final_check.destroys_ship(Trigger.JUMP, self_destruct_runs=False)


def test_7_1_with_nobody_awake_the_game_ends() -> None:
    made = intruders(1, time=8)
    gone = run_guide(rooms.hibernate(made, made.crew[0]), "no", "no", "yes", "silence")
    assert gone.end is Trigger.NOBODY


def test_7_1_with_nobody_left_all_lose() -> None:
    made = intruders()
    run_guide(final_check.run_final_check(made, Trigger.JUMP))
    assert made.winners == []


def sleeping(**changes: object) -> Ship:
    made = intruders(2, **changes)
    for one in made.crew:
        one.status = Status.HIBERNATING
    return made


def test_7_2_two_damaged_engines_destroy_the_ship_one_does_not() -> None:
    made = sleeping()
    run_guide(final_check.run_final_check(made, Trigger.NOBODY), "damaged", "working", "damaged")
    assert made.ship_lost
    made = sleeping()
    run_guide(
        final_check.run_final_check(made, Trigger.NOBODY),
        *("damaged", "working", "working", "earth", "no", "no", "yes", "no"),
    )
    assert (made.ship_lost, made.winners) == (False, [1])


def test_7_2_anywhere_but_on_earth_the_hibernating_die() -> None:
    made = sleeping()
    run_guide(final_check.run_final_check(made, Trigger.NOBODY), "working", "working", "working", "elsewhere")
    assert all(one.status is Status.DEAD for one in made.crew)


def test_7_2_at_mars_quarantine_survives() -> None:
    made = sleeping()
    run_guide(
        final_check.run_final_check(made, Trigger.NOBODY), "working", "working", "working", "mars", ("2",), "no", "yes"
    )
    assert [one.status for one in made.crew] == [Status.DEAD, Status.HIBERNATING]
    assert made.winners == [2]


@pytest.mark.parametrize(
    ("larva", "answers", "alive"),
    [
        (False, ("no",), True),
        (False, ("yes", 0), True),
        (False, ("yes", 1), False),
        (True, (0,), True),
        (True, (2,), False),
    ],
)
def test_7_3_four_cards_decide_over_the_infected(larva: bool, answers: tuple[str | int, ...], alive: bool) -> None:
    made = intruders()
    made.crew[0].larva = larva
    assert run_guide(INTRUDERS.check_final_infection(made, made.crew[0]), *answers).result is alive


def test_7_3_odds_are_told_only_if_the_table_wants_them() -> None:
    made = intruders(settings=HouseSettings(odds="shown"))
    gone = run_guide(INTRUDERS.check_final_infection(made, made.crew[0]), "yes", 2, 0)
    assert "nemesisend-odds" in gone.asked
    assert chance_of_death(2, 4, 1) == pytest.approx(0.576, abs=0.001)


def test_7_4_each_survivor_with_all_conditions_met_wins() -> None:
    made = intruders(2)
    for one in made.crew:
        one.status = Status.LAUNCHED
    run_guide(final_check.run_final_check(made, Trigger.SKULL), "no", "no", "yes", "yes")
    assert made.winners == [1, 2]


# §8 modes


def test_8_1_alone_item_counters_are_halved() -> None:
    made = intruders(1, mode=Mode.SOLO)
    assert (
        "nemesisplay-item-counter-solo" in run_guide(exploration.explore(made, made.crew[0]), "other", "silence").asked
    )


def test_8_2_in_full_cooperation_all_win_if_one_survives_and_all_objectives_are_met() -> None:
    made = intruders(mode=Mode.COOPERATIVE)
    made.crew[1].status = Status.LAUNCHED
    run_guide(final_check.run_final_check(made, Trigger.SKULL), "no", "yes")
    assert made.winners == [1, 2, 3]


def test_8_2_a_body_in_a_working_emergency_room_wakes_at_the_start_of_a_round() -> None:
    made = intruders(mode=Mode.COOPERATIVE)
    who = made.crew[0]
    who.status, who.light, who.serious = Status.DEAD, 2, 2
    run_guide(phases.reanimate_dead(made), "yes")
    assert (who.status, who.light, who.serious, who.dressed) == (Status.AWAKE, 0, 0, 2)


def test_8_3_the_first_dead_plays_the_intruders_from_the_next_round_on() -> None:
    made = intruders()
    run_guide(wounds.resolve_death(made, made.crew[1]), "yes")
    assert made.intruder_player is None
    gone = run_guide(phases.play_event_phase(made), "done", "larva")
    assert "nemesisplay-event-card" in gone.asked
    run_guide(phases.play_player_phase(made), "passes", "passes", "passes")
    gone = run_guide(phases.play_event_phase(made))
    assert gone.asked == ["nemesisplay-time", "nemesisplay-round-ends"]


def test_8_3_the_first_player_token_never_goes_to_the_intruders() -> None:
    made = intruders(intruder_player=2, settings=HouseSettings(turns="phase"))
    made.crew[1].status = Status.DEAD
    run_guide(phases.play_player_phase(made), "all-passed")
    assert made.first == 3


def test_8_4_the_other_side_is_told_how_it_is_laid_out() -> None:
    made = Ship(INTRUDERS, HouseSettings(pods="lowest"))
    gone = run_guide(preparation.set_up(made), "phase", 1, "solo/other", "Nora", made.settings.encode())
    assert made.mode is Mode.SOLO
    assert "nemesissetup-board-other" in gone.asked


@pytest.mark.parametrize(("side", "face_down"), [("basic", "all 11"), ("other", "the remaining 9")])
def test_8_4_two_rooms_already_lie_face_up_on_the_other_side(side: str, face_down: str) -> None:
    assert face_down in load_texts("en").say("nemesissetup-rooms", side=side)


def test_2_7_the_sections_have_the_letters_of_the_edition() -> None:
    sections = [[load_texts(one).say("nemesis-section", section=key) for key in "AB"] for one in ("en", "ru")]
    assert sections == [["Section A", "Section B"], ["Зона А", "Зона Б"]]


def test_5_4_a_figure_without_a_token_names_no_token() -> None:
    made, said = intruders(contact=True), load_texts("en")
    placed = [prompt.text.render(said) for prompt in exploration.place_figure(made, "adult")]
    assert placed == ["Put the Adult in the room."]
    placed = [prompt.text.render(said) for prompt in exploration.place_figure(made, "adult", "adult")]
    assert placed[0].endswith("goes to the supply.")


def test_5_13_nothing_is_put_out_where_nothing_burns() -> None:
    for fires, offered in ((0, False), (1, True)):
        asking = menus.offer_procedures(intruders(fires=fires), None, "nemesisplay-turn", ("all-passed",))
        next(asking)
        menu = asking.send("hazards")
        assert isinstance(menu, SingleChoice)
        assert ("fire-out" in [option.key for option in menu.options]) is offered


# §9: eggs, weaknesses and rooms


def test_9_1_the_laboratory_reveals_the_card_of_the_object() -> None:
    made = intruders(weaknesses=dict.fromkeys(INTRUDERS.slots, CardState.HIDDEN))
    run_guide(menus.SHIP_PROCEDURES["weakness"](made), "egg", "fire")
    assert made.weaknesses == {"corpse": CardState.HIDDEN, "egg": CardState.REVEALED, "carcass": CardState.HIDDEN}
    assert "fire" in made.known_effects


def test_9_2_an_egg_is_taken_from_the_nest_with_a_noise_roll_after_it() -> None:
    made = intruders()
    gone = run_guide(rooms.take_egg(made, made.crew[0]), "silence")
    assert (made.eggs, gone.asked[-2:]) == (4, ["nemesisplay-noise", "nemesisplay-silence"])


def test_9_2_without_eggs_the_nest_is_destroyed() -> None:
    made = intruders(eggs=1)
    run_guide(rooms.take_egg(made, made.crew[0]), "silence")
    assert made.nest_destroyed


@pytest.mark.parametrize(
    ("weapon", "rule", "most"),
    [("shot", "each", 2), ("shot", "one", 1), ("melee", "each", 1), ("grenade", "one", 2), ("molotov", "each", 1)],
)
def test_9_2_how_many_eggs_an_attempt_destroys_depends_on_weapon_and_edition(weapon: str, rule: str, most: int) -> None:
    assert rooms.egg_limit(intruders(settings=HouseSettings(egg_hits=rule)), weapon) == most


def test_9_2_every_attempt_at_eggs_is_followed_by_a_noise_roll_and_a_miss_wounds_nobody() -> None:
    made = intruders()
    gone = run_guide(rooms.destroy_eggs(made, made.crew[0]), "melee", 0, "silence")
    assert "nemesisplay-noise" in gone.asked
    assert made.crew[0].serious_wound_count == 0


def test_1_5_the_airlock_kills_whoever_is_inside_once_all_have_passed() -> None:
    made = with_figures(adult=2)
    made.airlock = made.death = True
    run_guide(rooms.resolve_airlock(made), "yes", ("1",), ("adult",), 2)
    assert (made.crew[0].status, made.figures["adult"], made.airlock) == (Status.DEAD, 0, False)


def test_1_5_an_airlock_with_an_open_door_does_nothing() -> None:
    made = intruders(airlock=True)
    run_guide(rooms.resolve_airlock(made), "no")
    assert (made.airlock, len(made.awake_crew)) == (False, 3)


def test_1_5_fire_control_puts_a_fire_out_and_drives_all_aliens_away() -> None:
    made = with_figures(adult=2)
    made.fires = 1
    run_guide(menus.SHIP_PROCEDURES["fire-control"](made), "yes", "one", "technical", "one", "room", "nobody")
    assert (made.fires, made.figures["adult"]) == (0, 1)


def test_1_5_hatch_control_flips_a_pod() -> None:
    made = intruders()
    run_guide(rooms.toggle_pod_lock(made), "1")
    assert [pod.locked for pod in made.pods] == [False, True]


# possible actions


@pytest.mark.parametrize(
    ("what", "changes", "answers", "allowed"),
    [
        ("hibernate", {"time": 9}, (), False),
        ("hibernate", {"time": 8}, ("no", "no", "yes"), True),
        ("hibernate", {"time": 8}, ("yes",), False),
        ("hibernate", {"time": 8}, ("no", "yes"), False),
        ("hibernate", {"time": 8}, ("no", "no", "no"), False),
        ("launch", {}, (), False),
        ("start-destruct", {"self_destruct": 4}, (), False),
        ("start-destruct", {}, ("no", "no", "yes"), True),
        ("stop-destruct", {}, (), False),
        ("stop-destruct", {"self_destruct": 3}, (), False),
        ("course", {}, ("no", "no", "yes"), True),
        ("careful", {}, ("no", "yes", "no"), False),
        ("careful", {}, ("no", "yes", "yes"), True),
        ("airlock", {"airlock": True}, (), False),
        ("airlock", {}, ("no", "no", "yes", "yes", "no", "yes"), True),
        ("airlock", {}, ("no", "no", "yes", "yes", "yes"), False),
    ],
)
def test_available_actions_follow_the_rules(
    what: str, changes: dict[str, Any], answers: tuple[str, ...], allowed: bool
) -> None:
    gone = run_guide(rooms.check_action(intruders(**changes)), what, *answers)
    assert gone.asked[-1] == ("nemesisnow-yes" if allowed else "nemesisnow-no")


# settings, secrets


def test_invalid_setting_words_are_ignored() -> None:
    changed = HouseSettings(time_spaces=14, egg_hits="one")
    assert decode_settings(changed.encode()) == changed
    for word in ("", "1,2", HouseSettings(first_blue=15).encode(), changed.encode().replace("one", "two")):
        assert decode_settings(word) is None


def test_settings_are_reviewed_or_kept() -> None:
    remembered = HouseSettings(time_spaces=14)
    assert run_guide(choose_settings(remembered), remembered.encode()).result == remembered
    answers = (15, 7, 6, 2, "lowest", "one", "box", "discard", "none")
    gone = run_guide(choose_settings(remembered), "look-through", *answers, "hidden", "shown", "never")
    assert gone.result == HouseSettings(*answers, "phase", "hidden", "shown", "never")


def test_private_notes_are_secret_and_take_constant_time() -> None:
    made = intruders()
    who = made.crew[0]
    empty = next(menus.read_notes(made, who))
    run_guide(menus.write_note(made, who), "engine 2 is damaged")
    full, writing = next(menus.read_notes(made, who)), next(menus.write_note(made, who))
    secrets = [prompt for prompt in (empty, full, writing) if isinstance(prompt, Secret)]
    assert len({prompt.seconds for prompt in secrets}) == 1
    assert len(secrets) == 3
    assert "engine" not in str(full.text)


def test_first_contact_takes_the_same_time_for_all() -> None:
    prompt = next(wounds.resolve_first_contact(intruders()))
    assert isinstance(prompt, Ritual)


def test_6_4_whoever_waits_in_a_pod_does_not_board_again() -> None:
    made = intruders(2, pods=[Pod(1, "A", locked=False)])
    boards = ("yes", "no", "no", "yes", "1", "silence", "wait")
    run_guide(
        menus.offer_procedures(made, None, "nemesisplay-phase", ("all-passed",)),
        *("ways-out", "board", "1", *boards),
        *("ways-out", "board", *boards),  # only one possible player is left
        "all-passed",
    )
    assert made.pods[0].aboard == [1, 2]


# regressions


def test_n4_objectives_are_dealt_before_characters_are_chosen() -> None:
    made = Ship(INTRUDERS, HouseSettings(pods="lowest"))
    settings = HouseSettings(pods="lowest", turns="each").encode()
    gone = run_guide(preparation.set_up(made), "each", 1, "solo", "Nora", settings, "cards", ("1/pilot",))
    assert gone.asked.index("nemesissetup-objectives-solo") < gone.asked.index("nemesissetup-characters-chosen")


@pytest.mark.parametrize("turns", ["each", "phase"])
def test_n10_the_queen_asks_for_the_nest_also_where_nobody_has_reported_it(turns: str) -> None:
    made = intruders(settings=HouseSettings(turns=turns))
    gone = run_guide(phases.develop_bag(made), "queen", "no")
    assert "nemesisplay-anybody-in-nest" in gone.asked


def test_n21_an_alien_that_comes_while_somebody_boards_empties_all_pods_of_the_section() -> None:
    pods = [Pod(1, "A", locked=False), Pod(2, "B", locked=False), Pod(3, "A", locked=False)]
    made = intruders(pods=pods, contact=True)
    first, second = made.crew[:2]
    pods[0].aboard.append(first.number)
    first.status = Status.WAITING
    run_guide(rooms.board_pod(made, second), *("yes", "no", "no", "yes", "3"), "1", "yes", "adult/2", 5)
    assert [one.status for one in made.crew[:2]] == [Status.AWAKE, Status.AWAKE]
    assert not any(pod.aboard for pod in pods)


@pytest.mark.parametrize(("edition", "eggs"), [("supply", 6), ("box", 5)])
def test_n26_destroyed_eggs_go_to_the_supply_or_to_the_box_and_the_queen_knows(edition: str, eggs: int) -> None:
    made = intruders(settings=HouseSettings(turns="each", egg_tokens=edition), egg_reserve=0)
    run_guide(rooms.destroy_eggs(made, made.crew[0]), "shot", 1, "silence")
    run_guide(rooms.destroy_eggs(made, made.crew[0]), "shot", 0, "silence")
    assert made.eggs == 4
    made.eggs = 5
    run_guide(phases.develop_bag(made), "queen", "no")
    assert made.eggs == eggs


def test_n26_an_egg_that_is_carried_away_is_no_egg_of_the_reserve() -> None:
    made = intruders()
    run_guide(rooms.take_egg(made, made.crew[0]), "silence")
    assert (made.eggs, made.eggs_out, made.egg_reserve) == (4, 1, 3)
    run_guide(rooms.destroy_eggs(made, made.crew[0]), "grenade", "no", "silence")
    assert (made.eggs, made.eggs_out, made.egg_reserve) == (4, 0, 4)


def test_n30_a_fire_token_in_a_room_that_burns_already_adds_no_fire() -> None:
    made = intruders(fires=8)
    gone = run_guide(exploration.enter_room(made, made.crew[0]), "normal", "no", "other", "fire", "yes", "no")
    assert (made.fires, gone.end) == (8, None)


def test_airlock_returns_removed_aliens_to_the_box() -> None:
    made = ship(CARNOMORPHS, airlock=True, death=True)
    made.figures["butcher"] = 1
    run_guide(rooms.resolve_airlock(made), "yes", (), ("butcher",))
    assert made.free_figure_count("butcher") == 0


def test_eggs_are_asked_about_only_if_present() -> None:
    made = intruders(fires=3, eggs=0, nest_destroyed=True)
    assert run_guide(phases.resolve_fires(made)).asked == []


def test_escaping_skips_the_careful_move_question() -> None:
    made = with_figures(adult=1)
    gone = run_guide(menus.CREW_PROCEDURES["escape"](made, made.crew[0]), "no", "yes", "no")
    assert "nemesisplay-move" not in gone.asked


def test_removed_token_is_not_drawn_again() -> None:
    made = intruders(contact=True)
    made.bag["breeder"], made.supply["breeder"] = 2, 0
    run_guide(exploration.resolve_encounter(made, made.crew[0]), "breeder/3", 5)
    assert exploration.numbers_in_bag(made, "breeder") == {4: 1}


@pytest.mark.parametrize("species", [INTRUDERS, CARNOMORPHS], ids=lambda species: species.name)
def test_every_tracked_value_can_be_corrected(species: Species) -> None:
    made = ship(species, weaknesses=dict.fromkeys(species.slots, CardState.HIDDEN), time=9)
    body = ("hidden", 2) if species is CARNOMORPHS else ("yes",)
    run_guide(menus.make_correction(made), "crew", "1", "awake", 1, 1, 1, "yes", "yes", *body)
    who = made.crew[0]
    assert (who.light, who.serious, who.dressed, who.slime, who.signal) == (1, 1, 1, True, True)
    assert (who.larva, who.mutation, who.markers) in ((True, CardState.NONE, 0), (False, CardState.HIDDEN, 2))
    run_guide(menus.make_correction(made), "eggs", 2, 3, 1, "yes", "no", "no")
    assert (made.eggs, made.egg_reserve, made.eggs_out, made.nest_found, made.blue_corpse) == (2, 3, 1, True, False)
    run_guide(menus.make_correction(made), "cards", made.species.slots[0], "revealed", "yes")
    assert made.species.card_effect in made.known_effects
    if species is CARNOMORPHS:
        run_guide(menus.make_correction(made), "figures", "butcher", "yes")
        assert (made.figures["butcher"], made.free_figure_count("butcher")) == (0, 0)


def test_corrections_are_limited_to_the_eggs_in_the_box() -> None:
    asking = menus.make_correction(intruders())
    next(asking)
    counted = asking.send("eggs")
    assert isinstance(counted, Count)
    assert counted.most == 8


def test_an_evening_can_be_stopped_early_and_is_not_logged() -> None:
    walkthrough = evening_at("nemesisplay-turn", INTRUDERS)
    walkthrough.answer("leave-evening")
    walkthrough.answer("yes")
    assert walkthrough.is_over
    assert outcome(walkthrough.state) is None


def test_the_bag_alone_needs_no_preparation() -> None:
    walkthrough = Walkthrough(guide_evening, new_ship())
    setup: tuple[Answer, ...] = ("bag", 4)
    encounter: tuple[Answer, ...] = ("token", "adult/3", None)
    for answer in setup:
        walkthrough.answer(answer)
    assert walkthrough.prompt is not None
    assert walkthrough.prompt.text.text_id == "nemesisplay-bag"
    for answer in encounter:
        walkthrough.answer(answer)
    assert [note.text_id for note in walkthrough.prompt.notes] == ["nemesisplay-appears"]
    assert walkthrough.prompt.spoken == "nemesisspeech-encounter"  # from the note, followed by the question
    assert (walkthrough.state.figures["adult"], sum(walkthrough.state.bag.values())) == (1, 13)


def test_enter_accepts_every_default() -> None:
    """A round in phase mode with a single token drawn: every question has a likely answer."""
    made = intruders(4, round=0, settings=HouseSettings(turns="phase"))
    asked = 0
    for phase in (phases.play_player_phase(made), phases.play_event_phase(made)):
        prompt: Prompt | None = next(phase)
        while prompt is not None:
            asked += 1
            answer: Answer = None
            if isinstance(prompt, SingleChoice):
                assert prompt.likely is not None
                answer = prompt.likely
            elif isinstance(prompt, Draw):
                answer = "adult"
            try:
                prompt = phase.send(answer)
            except StopIteration:
                prompt = None
    assert asked <= 8


@pytest.mark.parametrize(("others", "asked"), [(Status.AWAKE, True), (Status.HIBERNATING, False)])
def test_8_3_nobody_takes_over_the_intruders_of_a_game_that_is_over(others: Status, asked: bool) -> None:
    made = intruders()
    for one in made.crew[1:]:
        one.status = others
    gone = run_guide(wounds.resolve_death(made, made.crew[0]), *(["no"] if asked else []))
    assert ("nemesisplay-intruder-player" in gone.asked) is asked
    assert (gone.end is Trigger.NOBODY) is not asked
