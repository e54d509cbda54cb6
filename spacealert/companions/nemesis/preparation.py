"""The guide through the setup of Nemesis (§2)."""

from collections.abc import Sequence

from attrs import evolve, frozen

from spacealert.companions.asking import add_note, ask_count, ask_draw, choose, choose_by_id, choose_counts, show
from spacealert.companions.nemesis import ship_state
from spacealert.companions.nemesis.exploration import fill_bag
from spacealert.companions.nemesis.house_settings import choose_settings
from spacealert.companions.nemesis.ship_questions import member_name
from spacealert.companions.nemesis.ship_state import CardState, CrewMember, Mode, Pod, Ship
from spacealert.kit.guide.prompts import Answer, Arrangement, Deal, Option, TextInput, message, parse_arrangement
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n import Message, UserError


def set_up(ship: Ship) -> Guide[None]:
    """Ask how closely the computer should follow the game, and guide the players through the setup.

    If they only use the bag, most of the setup is skipped.
    """
    remembered = ship.settings.turns
    turns = yield from choose_by_id(
        "nemesissetup-follow", ("phase", "each", "bag"), likely=remembered, spoken="nemesisspeech-welcome"
    )
    players = yield from ask_count("nemesissetup-players", ship_state.MOST_PLAYERS, least=1, likely=4, rule="§2")
    ship.settings = evolve(ship.settings, turns=turns)
    if turns == "bag":
        ship.crew = [CrewMember(_seat(number), number) for number in range(1, players + 1)]
        _lay_out(ship)
        return
    yield from _choose_mode(ship, players)
    numbers = ", ".join(map(str, range(1, players + 1)))
    names = str((yield NamesPrompt(message("nemesissetup-names", count=players), players=players, likely=numbers)))
    ship.crew = [CrewMember(name, seat) for seat, name in enumerate(parse_names(names, players), start=1)]
    unnamed = tuple(one.name for one in ship.crew if isinstance(one.name, Message))
    if 0 < len(unnamed) < players:
        yield from add_note("nemesissetup-names-missing", seats=unnamed)
    ship.settings = evolve((yield from choose_settings(ship.settings)), turns=turns)
    _lay_out(ship)
    draws = yield from _ask_who_draws(ship)
    yield from _deal_player_numbers(ship, by_hand=draws == "cards")
    yield from _set_up_board(ship, by_hand=draws == "cards")
    yield from _set_up_crew(ship, draft=draws == "characters")


def _lay_out(ship: Ship) -> None:
    fill_bag(ship)
    ship.time = ship.settings.time_spaces
    ship.eggs, ship.egg_reserve = ship.species.eggs, ship.species.egg_reserve
    ship.figures = dict.fromkeys(ship.species.figure_limits, 0)
    ship.weaknesses = dict.fromkeys(ship.species.slots, CardState.HIDDEN)


def _choose_mode(ship: Ship, players: int) -> Guide[None]:
    modes = [Mode.SOLO, Mode.COOPERATIVE] if players == 1 else [Mode.SEMI_COOPERATIVE, Mode.COOPERATIVE]
    labels = {mode: message(f"nemesis-mode-{mode}") for mode in modes}
    other = [(f"{mode}/other", message("nemesissetup-other-side", mode=label)) for mode, label in labels.items()]
    options = [(str(mode), label) for mode, label in labels.items()] + other
    mode, _, side = (yield from choose("nemesissetup-mode", options, rule="§8.4", likely=modes[0])).partition("/")
    ship.mode, ship.other_side = Mode(mode), bool(side)


def _seat(number: int) -> Message:
    return message("nemesissetup-seat", number=number)


def parse_names(text: str, players: int) -> list[str | Message]:
    """Return the names written on one line, in clockwise order.

    A seat without a name, or with its own number, keeps the number.

    >>> parse_names("Ann Ben", 2)
    ['Ann', 'Ben']
    """
    parts = text.split(",") if "," in text or players == 1 else text.split()
    names = [name for part in parts if (name := " ".join(part.split()))]
    names += [str(seat) for seat in range(len(names) + 1, players + 1)]
    return [_seat(seat) if name == str(seat) else name for seat, name in enumerate(names, start=1)]


@frozen(kw_only=True)
class NamesPrompt(TextInput):
    """Asks for the names of all players, on one line."""

    players: int
    longest: int = 100

    def check(self, answer: Answer) -> None:
        super().check(answer)
        found = parse_names(str(answer), self.players)
        if len(found) > self.players or any(found.count(name) > 1 for name in found):
            raise UserError("nemesissetup-names-wrong", count=self.players)


def _ask_who_draws(ship: Ship) -> Guide[str]:
    keys = ["drawn", *(["characters"] if _needs_characters(ship) else []), "cards"]
    if len(ship.crew) == 1 and ship.settings.pods != "random" and len(keys) == 2:
        return "cards"
    return (yield from choose_by_id("nemesissetup-draws", keys, rule="§2", likely="drawn"))


def _deal_player_numbers(ship: Ship, *, by_hand: bool) -> Guide[None]:
    """Give every player a number: deal the help cards, or ask who has which card."""
    left = dict.fromkeys(range(1, len(ship.crew) + 1), 1)
    for one in ship.crew:
        weights = {str(number): count for number, count in left.items() if count}
        if len(weights) == 1:
            one.number = int(*weights)
        elif by_hand:
            one.number = int(
                (yield from ask_draw("nemesissetup-number", weights, "nemesis-number", rule="§2", who=one.name))
            )
        else:
            one.number = int(str((yield Deal(message("nemesissetup-number", who=one.name), keys=tuple(weights)))))
        left[one.number] = 0
    if not by_hand and len(ship.crew) > 1:
        numbered = sorted(ship.crew, key=lambda one: one.number)
        players = tuple(message("nemesissetup-numbered", number=one.number, who=one.name) for one in numbered)
        yield from add_note("nemesissetup-numbers-told", players=players)


def _needs_characters(ship: Ship) -> bool:
    return ship.follows_turns or any(isinstance(one.name, Message) for one in ship.crew)


def _draft_characters(ship: Ship, *, by_program: bool) -> Guide[None]:
    crew = sorted(ship.crew, key=lambda one: one.number)
    yield from add_note("nemesissetup-draft-yourselves")
    if by_program:
        left = list(ship_state.CHARACTERS)
        for who in crew:
            characters = [(one, message(f"nemesis-character-{one}")) for one in (yield from _two_characters(left, who))]
            who.character = yield from choose("nemesissetup-character", characters, rule="§2.14", who=who.name)
            left.remove(who.character)
    elif _needs_characters(ship):
        places = tuple(Option(one, message(f"nemesis-character-{one}")) for one in ship_state.CHARACTERS)
        pieces = tuple(Option(str(who.number), member_name(who)) for who in crew)
        text, room = message("nemesissetup-characters-chosen"), dict.fromkeys(ship_state.CHARACTERS, 1)
        placed = parse_arrangement((yield Arrangement(text, pieces=pieces, places=places, room=room, rule="§2.14")))
        for who in crew:
            who.character = placed[str(who.number)]
    for who in crew:
        if isinstance(who.name, Message) and who.character:
            who.name = message(f"nemesis-character-{who.character}")


def _two_characters(left: Sequence[str], who: CrewMember) -> Guide[list[str]]:
    drawn: list[str] = []
    for _ in range(2):
        keys = tuple(one for one in left if one not in drawn)
        drawn.append(str((yield Deal(message("nemesissetup-draw", who=who.name), keys=keys))))
    return drawn


def _set_up_board(ship: Ship, *, by_hand: bool) -> Guide[None]:
    yield from add_note("nemesissetup-board-other" if ship.other_side else "nemesissetup-board")
    yield from add_note("nemesissetup-rooms", side="other" if ship.other_side else "basic")
    yield from add_note("nemesissetup-exploration")
    yield from add_note("nemesissetup-coordinates")
    yield from show("nemesissetup-ready", rule="§2")
    yield from _set_up_pods(ship, by_hand=by_hand)
    yield from add_note("nemesissetup-engines")
    yield from ship.species.set_up(ship)
    yield from _set_up_bag(ship)
    yield from show("nemesissetup-ready", rule="§2")
    yield from add_note("nemesissetup-decks", dropped=ship.settings.dropped_items)
    yield from add_note("nemesissetup-time", count=ship.settings.time_spaces)
    yield from show("nemesissetup-ready", rule="§2")


def _set_up_pods(ship: Ship, *, by_hand: bool) -> Guide[None]:
    count = ship_state.PODS[len(ship.crew)]
    numbers = [str(number) for number in ship_state.POD_NUMBERS]
    if ship.settings.pods == "lowest" or count == len(numbers):
        numbers = numbers[:count]
    elif by_hand:
        options = [(number, message(f"nemesis-number-{number}")) for number in numbers]
        numbers = list(
            (yield from choose_counts("nemesissetup-pods-drawn", options, least=count, most=count, rule="§2"))
        )
    else:
        while len(numbers) > count:
            numbers.remove(str((yield Deal(message("nemesissetup-pods-drawn"), keys=tuple(numbers)))))
    ship.pods = [Pod(int(number), "AB"[place % 2]) for place, number in enumerate(numbers)]
    placed = tuple(message("nemesissetup-pod", number=pod.number, section=pod.section) for pod in ship.pods)
    yield from add_note("nemesissetup-pods", count=count, pods=placed)


def _set_up_bag(ship: Ship) -> Guide[None]:
    contents = tuple(
        message("nemesissetup-tokens", count=count, token=message(f"nemesis-kind-{token}"))
        for token, count in ship.bag.items()
        if count
    )
    yield from add_note("nemesissetup-bag", tokens=contents, count=sum(ship.bag.values()))


def _set_up_crew(ship: Ship, *, draft: bool) -> Guide[None]:
    yield from add_note(f"nemesissetup-objectives-{ship.mode}", count=len(ship.crew))
    yield from _draft_characters(ship, by_program=draft)
    yield from add_note("nemesissetup-characters")
    for one in ship.crew:
        one.hands = ["weapon"]
    ship.first = 1
    yield from add_note("nemesissetup-first-player", who=ship.member(1).name)
    yield from add_note("nemesissetup-corpse")
    yield from show("nemesissetup-ready", rule="§2.14")
