"""What everyone can see or hear doesn't depend on the roles."""

import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random

import pytest
from support.languages import ENGLISH, RUSSIAN, refused
from support.thing_table import (
    DealsTo,
    careful_answer,
    lay_out_station,
    new_evening,
    new_station,
    play_until,
    run_procedure,
)

from spacealert.apps.window.thing_scene import REACTIONS, choose_ambience_loops
from spacealert.companions.the_thing.clashes import resolve_clashes
from spacealert.companions.the_thing.pieces import Character, Location, Role
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_board import StationBoard, board_lines, make_station_board
from spacealert.companions.the_thing.thing_evening import guide_game
from spacealert.kit.guide.prompts import Answer, Instruction, Prompt, Ritual, Secret
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import Walkthrough, earlier_answers

PLAYERS = 5
ANSWERS: Mapping[str, Answer] = {"thing-players": PLAYERS, "thing-roles-agreed": "yes"}


def seen(prompt: Prompt) -> Iterator[str]:
    """Return everything shown to all players, in both languages. For a secret, they only see that there is one."""
    for texts in (ENGLISH, RUSSIAN):
        yield prompt.text.render(texts)
        for option in (*getattr(prompt, "options", ()), *getattr(prompt, "pieces", ()), *getattr(prompt, "places", ())):
            yield f"{option.key} {option.label.render(texts)}"
        for moment in prompt.lines if isinstance(prompt, Ritual) else ():
            yield moment.text.render(texts)


def heard(prompt: Prompt, station: Station) -> tuple[object, ...]:
    """Return every spoken line, whole rituals with their ambience, and effects."""
    moments = [(moment.spoken, moment.seconds) for moment in prompt.lines] if isinstance(prompt, Ritual) else []
    counts = tuple(count(station) for count in REACTIONS.values())
    return prompt.spoken, tuple(moments), choose_ambience_loops(station), counts


def timing(prompt: Prompt) -> float:
    return prompt.seconds if isinstance(prompt, Ritual | Secret) else 0.0


Shown = tuple[list[str], tuple[object, ...], float, StationBoard, list[str]]


def public_evening(deal: int, rounds: int, seed: int) -> tuple[Walkthrough[Station], list[Shown]]:
    """Play an evening with this deal and otherwise the same answers, recording sights, sounds and waits."""
    walkthrough = new_evening(chance=DealsTo(deal))
    play_until(walkthrough, "thing-roles-alone", ANSWERS, seed=seed)
    shown: list[Shown] = []
    chance = Random(seed)
    while walkthrough.prompt is not None and walkthrough.state.round <= rounds:
        prompt, station = walkthrough.prompt, walkthrough.state
        board = make_station_board(station)
        words = [line.render(ENGLISH) for line in board_lines(board)]
        words += [f"{one.asked} {one.answered}" for one in earlier_answers(ENGLISH, walkthrough)]
        shown.append((list(seen(prompt)), heard(prompt, station), timing(prompt), board, words))
        walkthrough.answer(careful_answer(prompt, chance))
    return walkthrough, shown


@pytest.mark.parametrize("seed", [1, 2])
def test_output_and_timing_do_not_reveal_the_alien(seed: int) -> None:
    evenings = [public_evening(deal, 6, seed) for deal in range(PLAYERS)]
    aliens = {
        next(one for one, role in walkthrough.state.roles.items() if role is Role.ALIEN) for walkthrough, _ in evenings
    }
    assert len(aliens) == PLAYERS  # covers every possible deal of roles
    assert all(shown == evenings[0][1] for _, shown in evenings)
    assert len(evenings[0][1]) > 100


def test_roles_are_shown_only_in_secrets_of_equal_length() -> None:
    walkthrough, _ = public_evening(2, 1, 1)
    secrets = [prompt for prompt, _ in walkthrough.history if isinstance(prompt, Secret)]
    assert len({prompt.seconds for prompt in secrets}) == 1
    shown = [prompt.inside.text.text_id for prompt in secrets if isinstance(prompt.inside, Instruction)]
    assert sorted(shown) == ["thing-roles-alien", *["thing-roles-human"] * (PLAYERS - 1)]
    others = [text for prompt, _ in walkthrough.history if not isinstance(prompt, Secret) for text in seen(prompt)]
    assert not [text for text in others if text in (ENGLISH.say("thing-roles-alien"), ENGLISH.say("thing-roles-human"))]


def clash_seen(roles: Mapping[Character, Role]) -> list[object]:
    """Return a clash of three and one with a dog, with these roles dealt by the program."""
    station = lay_out_station(
        4, weapons_left=7, dogs={Location.ARMORY: 1, Location.KENNEL: 3}, roles_agreed=True, roles=dict(roles)
    )
    for person in station.people[:3]:
        person.where = Location.LAB
    station.people[3].where = Location.ARMORY
    asked = run_procedure(station, resolve_clashes, "lab", ())
    return [([*seen(prompt)], heard(prompt, station), timing(prompt)) for _, prompt in asked] + [
        [line.render(ENGLISH) for line in board_lines(make_station_board(station))]
    ]


def test_clashes_look_the_same_for_all_roles() -> None:
    people = [person.character for person in lay_out_station(4).people]
    combinations = [dict(zip(people, roles, strict=True)) for roles in product(Role, repeat=4)]
    first = clash_seen(combinations[0])
    assert all(clash_seen(roles) == first for roles in combinations[1:])
    assert len(combinations) == 16


def test_roles_are_stored_only_with_consent() -> None:
    walkthrough = new_evening()
    play_until(walkthrough, "thing-test", {"thing-players": PLAYERS})
    assert walkthrough.state.roles == {}
    assert not [given for given in walkthrough.given_answers if given.answer in ("human", "alien")]
    assert not [given for given in walkthrough.given_answers if given.asked == "thing-roles-alone"]


def dealt(seed: int = 0) -> Walkthrough[Station]:
    """Return an evening in which everyone has seen their own role."""
    walkthrough = new_evening(seed)
    play_until(walkthrough, "thing-roles-bag", ANSWERS)
    return walkthrough


def alien(walkthrough: Walkthrough[Station]) -> Character:
    return next(one for one, role in walkthrough.state.roles.items() if role is Role.ALIEN)


def test_deal_does_not_depend_on_cast_or_seed() -> None:
    assert len({alien(dealt()) for _ in range(60)}) == PLAYERS


def test_no_answer_influences_the_deal() -> None:
    walkthrough = dealt()
    for prompt, _ in walkthrough.history:
        if isinstance(prompt, Secret):
            assert isinstance(prompt.inside, Instruction)
    assert not [one for one in earlier_answers(ENGLISH, walkthrough) if "role" in one.asked and "card" in one.asked]


def test_undone_deal_is_dealt_anew() -> None:
    walkthrough = new_evening()
    play_until(walkthrough, "thing-roles-screen", ANSWERS)
    walkthrough.answer(None)
    assert walkthrough.reused == 0


def test_undo_after_the_deal_hides_roles_and_deals_anew() -> None:
    walkthrough = dealt()
    before = walkthrough.given_answers
    walkthrough.undo()
    prompt = walkthrough.prompt
    assert prompt is not None
    assert prompt.text.text_id == "thing-roles-screen"
    assert walkthrough.state.roles == {}
    assert len(walkthrough.given_answers) == len(before) - PLAYERS - 2


def test_saved_files_do_not_reveal_the_alien(own_folder: Path) -> None:
    """The evenings of two deals only differ in sealed data, which has the same length."""
    kept = []
    for deal in (0, 3):
        saved = SavedGuide("the-thing", guide_game, new_station)
        walkthrough = saved.begin(7)
        walkthrough._chance = DealsTo(deal)
        play_until(walkthrough, "thing-roles-bag", ANSWERS)
        content = saved.path.read_text(encoding="utf-8")
        plain = json.loads(content)
        for sealed in [one["sealed"] for one in plain["given"] if one.get("sealed")]:
            content = content.replace(sealed, "")  # its letters are random, and now and then spell the word
            assert b"alien" not in urlsafe_b64decode(sealed).lower()
        assert "alien" not in content.casefold().replace("thing-roles", "")
        kept.append([one | {"sealed": len(one["sealed"])} if one.get("sealed") else one for one in plain["given"]])
        again = SavedGuide("the-thing", guide_game, new_station)
        saved.close()
        assert again.resume().state.roles == walkthrough.state.roles
        again.close()
        again.delete()
        assert not list(saved.path.parent.glob("*.key"))
    assert kept[0] == kept[1]


def test_saved_evening_needs_its_key(own_folder: Path) -> None:
    saved = SavedGuide("the-thing", guide_game, new_station)
    play_until(saved.begin(7), "thing-roles-bag", ANSWERS)
    saved.close()
    saved.path.with_suffix(".key").unlink()
    with refused("damaged"):
        SavedGuide("the-thing", guide_game, new_station).resume()
