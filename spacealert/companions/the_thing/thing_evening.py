"""A whole evening as one guide: set-up, then round after round as the rulebook has them, until somebody has won."""

from collections.abc import Callable, Sequence

from spacealert.companions.the_thing.action_pile import turn_cards
from spacealert.companions.the_thing.after_game import tell_ending
from spacealert.companions.the_thing.blood_tests import tests_phase
from spacealert.companions.the_thing.boarding import offer_rescue
from spacealert.companions.the_thing.burning import offer_burning
from spacealert.companions.the_thing.clash_rounds import resolve_clashes
from spacealert.companions.the_thing.dice_round import act_by_dice, meet_everybody, move_everybody
from spacealert.companions.the_thing.dog_pack import change_leader, dogs_and_leader, move_dogs
from spacealert.companions.the_thing.exposed_aliens import make_plan, resolve_alien, reveal_plan
from spacealert.companions.the_thing.last_stand import AttemptStopped
from spacealert.companions.the_thing.lone_alien import alien_phase
from spacealert.companions.the_thing.meals import food_phase
from spacealert.companions.the_thing.rec_room import come_back, rec_room_phase
from spacealert.companions.the_thing.station import GameOver, Phase, Station
from spacealert.companions.the_thing.station_corrections import correct_by_hand
from spacealert.companions.the_thing.station_questions import choose_word
from spacealert.companions.the_thing.station_setup import lay_out
from spacealert.companions.the_thing.taking_places import draw_cards, take_places
from spacealert.companions.the_thing.threat_marker import move_marker
from spacealert.companions.the_thing.upkeep import upkeep_phase, weather_phase
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide

Procedure = Callable[[Station], Guide[None]]


def whole_game(station: Station) -> Guide[None]:
    """From the empty table to the winners."""
    yield from lay_out(station)
    phases = WITH_ROLES if station.has_roles else WITHOUT_ROLES
    try:
        while True:
            for phase, procedure in phases:
                if phase not in (Phase.PLANS, Phase.ALIEN) or station.strength:
                    yield from announce(station, phase)
                    yield from procedure(station)
            station.round += 1
    except GameOver:
        yield from tell_ending(station)


def announce(station: Station, phase: Phase) -> Guide[None]:
    """Which phase begins; before it the table may correct what the program believes."""
    station.phase = phase
    text = message(f"thing-phase-{phase}", round=station.round)
    spoken = f"thingspeech-phase-{phase}"
    while (yield from choose_word(text, ("on", "correct"), "thing", rule="§5", spoken=spoken)) == "correct":
        yield from correct_by_hand(station)


def move_phase(station: Station) -> Guide[None]:
    yield from draw_cards(station)
    yield from take_places(station)


def clash_phase(station: Station) -> Guide[None]:
    """Those with exposed Aliens first."""
    if station.strength:
        yield from reveal_plan(station)
        yield from resolve_alien(station)
    yield from resolve_clashes(station)
    station.alien_at = {}


def action_phase(station: Station) -> Guide[None]:
    """Fire and escape come right before the cards."""
    yield from offer_burning(station)
    yield from offer_rescue(station)
    yield from turn_cards(station)


def dogs_phase(station: Station) -> Guide[None]:
    yield from dogs_and_leader(station)


def solo_move_phase(station: Station) -> Guide[None]:
    yield from move_everybody(station)
    yield from meet_everybody(station)


def solo_action_phase(station: Station) -> Guide[None]:
    """An escape that the Alien stops ends the phase."""
    try:
        yield from offer_rescue(station)
        yield from act_by_dice(station)
    except AttemptStopped:
        return


def solo_dogs_phase(station: Station) -> Guide[None]:
    """The dogs, the Leader board to the left, and the Threat marker."""
    yield from move_dogs(station)
    station.leader = station.next_player(station.leader)
    yield from change_leader(station)
    yield from move_marker(station)


# Who has no exposed Alien skips its phase.
WITH_ROLES: Sequence[tuple[Phase, Procedure]] = (
    (Phase.WEATHER, weather_phase),
    (Phase.UPKEEP, upkeep_phase),
    (Phase.PLANS, make_plan),
    (Phase.MOVE, move_phase),
    (Phase.CLASHES, clash_phase),
    (Phase.ACTIONS, action_phase),
    (Phase.REC_ROOM, rec_room_phase),
    (Phase.TESTS, tests_phase),
    (Phase.FOOD, food_phase),
    (Phase.DOGS, dogs_phase),
)
WITHOUT_ROLES: Sequence[tuple[Phase, Procedure]] = (
    (Phase.WEATHER, weather_phase),
    (Phase.UPKEEP, upkeep_phase),
    (Phase.MOVE, solo_move_phase),
    (Phase.ALIEN, alien_phase),
    (Phase.ACTIONS, solo_action_phase),
    (Phase.REC_ROOM, come_back),
    (Phase.TESTS, tests_phase),
    (Phase.FOOD, food_phase),
    (Phase.DOGS, solo_dogs_phase),
)
