"""The preparation (§2), with the numbers for these players. The program can make the random draws."""

from collections.abc import Mapping, Sequence

from attrs import evolve

from spacealert.companions.asking import choose, choose_key, draw, how_many, tell
from spacealert.companions.nemesis.exploration import fill
from spacealert.companions.nemesis.house_settings import choose_settings
from spacealert.companions.nemesis.ship_state import (
    CHARACTERS,
    MOST_PLAYERS,
    POD_NUMBERS,
    PODS,
    Card,
    CrewMember,
    Mode,
    Pod,
    Ship,
)
from spacealert.kit.guide.prompts import Deal, Write, message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def set_up(ship: Ship) -> Guide[None]:
    """Ask how closely to follow the game, then prepare the board. The bag alone needs no preparation."""
    remembered = ship.settings.turns
    turns = yield from choose_key(
        "nemesissetup-follow",
        ("phase", "each", "bag"),
        "nemesissetup-follow",
        likely=remembered,
        spoken="nemesisspeech-welcome",
    )
    players = yield from how_many("nemesissetup-players", MOST_PLAYERS, least=1, likely=4, rule="§2")
    ship.settings = evolve(ship.settings, turns=turns)
    if turns == "bag":
        ship.crew = [CrewMember(message("nemesissetup-seat", number=seat), seat) for seat in range(1, players + 1)]
        _lay_out(ship)
        return
    yield from _table(ship, players)
    ship.settings = yield from choose_settings(ship.settings)
    _lay_out(ship)
    yield from _board(ship)
    yield from _crew(ship)


def _lay_out(ship: Ship) -> None:
    fill(ship)
    ship.time = ship.settings.time_spaces
    ship.eggs, ship.egg_reserve = ship.species.eggs, ship.species.egg_reserve
    ship.figures = dict.fromkeys(ship.species.figure_limits, 0)
    ship.weaknesses = dict.fromkeys(ship.species.slots, Card.HIDDEN)


def _table(ship: Ship, players: int) -> Guide[None]:
    """Ask who plays, in which mode, and on which side of the board."""
    modes = [Mode.SOLO, Mode.COOPERATIVE] if players == 1 else [Mode.SEMI_COOPERATIVE, Mode.COOPERATIVE]
    ship.mode = Mode((yield from choose_key("nemesissetup-mode", modes, "nemesis-mode", likely=modes[0])))
    sides = ("basic", "other")
    chosen = yield from choose_key("nemesissetup-side", sides, "nemesissetup-side", rule="§8.4", likely="basic")
    ship.other_side = chosen == "other"
    for seat in range(1, players + 1):
        written = str((yield Write(message("nemesissetup-name", number=seat), likely=str(seat)))).strip()
        name = message("nemesissetup-seat", number=seat) if written == str(seat) else written
        ship.crew.append(CrewMember(name, seat))
    if players > 1:
        yield from _player_numbers(ship)


def _player_numbers(ship: Ship) -> Guide[None]:
    """Deal the help cards, or ask who has which."""
    how = yield from choose_key("nemesissetup-numbers", ("dealt", "cards"), "nemesissetup-numbers", likely="dealt")
    left = dict.fromkeys(range(1, len(ship.crew) + 1), 1)
    for one in ship.crew:
        weights = {str(number): count for number, count in left.items() if count}
        if how == "dealt" and len(weights) > 1:
            one.number = int(str((yield Deal(message("nemesissetup-number", who=one.name), keys=tuple(weights)))))
        else:
            one.number = yield from _player_number(weights, one.name)
        left[one.number] = 0
    if how == "dealt":
        numbered = sorted(ship.crew, key=lambda one: one.number)
        players = tuple(message("nemesissetup-numbered", number=one.number, who=one.name) for one in numbered)
        yield from tell("nemesissetup-numbers-told", rule="§2", players=players)


def _player_number(weights: Mapping[str, int], who: str | Message) -> Guide[int]:
    """Ask for one player's number. The last one is clear without asking."""
    if len(weights) == 1:
        return int(*weights)
    return int((yield from draw("nemesissetup-number", weights, "nemesis-number", rule="§2", who=who)))


def _draft(ship: Ship) -> Guide[None]:
    """Draft characters in order of numbers: two are revealed, one is kept, the other returns."""
    if not ship.follows_turns and not any(isinstance(one.name, Message) for one in ship.crew):
        yield from tell("nemesissetup-draft-yourselves", rule="§2")
        return
    how = yield from choose_key(
        "nemesissetup-draft", ("cards", "drawn"), "nemesissetup-draft", rule="§2", likely="cards"
    )
    left = list(CHARACTERS)
    for who in sorted(ship.crew, key=lambda one: one.number):
        offered = left if how == "cards" else (yield from _two_characters(left, who))
        characters = [(one, message(f"nemesis-character-{one}")) for one in offered]
        who.character = yield from choose("nemesissetup-character", characters, rule="§2", who=who.name)
        left.remove(who.character)
        if isinstance(who.name, Message):
            who.name = message(f"nemesis-character-{who.character}")


def _two_characters(left: Sequence[str], who: CrewMember) -> Guide[list[str]]:
    drawn: list[str] = []
    for _ in range(2):
        keys = tuple(one for one in left if one not in drawn)
        drawn.append(str((yield Deal(message("nemesissetup-draw", who=who.name), keys=keys))))
    return drawn


def _board(ship: Ship) -> Guide[None]:
    """Lead through steps 1 to 13."""
    yield from tell("nemesissetup-board-other" if ship.other_side else "nemesissetup-board", rule="§2")
    yield from tell("nemesissetup-rooms", rule="§2", side="other" if ship.other_side else "basic")
    yield from tell("nemesissetup-exploration", rule="§2")
    yield from tell("nemesissetup-coordinates", rule="§2")
    yield from _pods(ship)
    yield from tell("nemesissetup-engines", rule="§2")
    yield from ship.species.set_up(ship)
    yield from _bag(ship)
    yield from tell("nemesissetup-decks", rule="§2", dropped=ship.settings.dropped_items)
    yield from tell("nemesissetup-time", rule="§2", count=ship.settings.time_spaces)


def _pods(ship: Ship) -> Guide[None]:
    """Place the pods (step 7): lowest number in section A, the next in B, and so on."""
    count = PODS[len(ship.crew)]
    numbers = list(POD_NUMBERS[:count])
    if ship.settings.pods == "random":
        left = dict.fromkeys(map(str, POD_NUMBERS), 1)
        numbers = []
        for place in range(1, count + 1):
            weights = dict(left)
            number = yield from draw(
                "nemesissetup-pod-drawn", weights, "nemesis-number", rule="§2", number=place, count=count
            )
            del left[number]
            numbers.append(int(number))
    ship.pods = [Pod(number, "AB"[place % 2]) for place, number in enumerate(sorted(numbers))]
    placed = tuple(message("nemesissetup-pod", number=pod.number, section=pod.section) for pod in ship.pods)
    yield from tell("nemesissetup-pods", rule="§2", count=count, pods=placed)


def _bag(ship: Ship) -> Guide[None]:
    contents = tuple(
        message("nemesissetup-tokens", count=count, token=message(f"nemesis-kind-{token}"))
        for token, count in ship.bag.items()
        if count
    )
    yield from tell("nemesissetup-bag", rule="§2", tokens=contents, count=sum(ship.bag.values()))


def _crew(ship: Ship) -> Guide[None]:
    """Lead through steps 16 to 20. Objectives come before characters on purpose."""
    yield from tell(f"nemesissetup-objectives-{ship.mode}", rule="§2", count=len(ship.crew))
    yield from _draft(ship)
    yield from tell("nemesissetup-characters", rule="§2")
    for one in ship.crew:
        one.hands = ["weapon"]
    ship.first = 1
    yield from tell("nemesissetup-first-player", rule="§2", who=ship.member(1).name)
    yield from tell("nemesissetup-corpse", rule="§2")
