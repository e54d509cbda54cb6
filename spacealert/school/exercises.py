"""Exercises: a position from the engine, a question about what happens next, and the engine's answer.

Each kind of exercise searches a resolved game for events that make a good question. The same kind, level and seed
always give the same exercise.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, TypeGuard

from attrs import evolve, field, frozen

from spacealert.engine import CARDS, Event, Game, Member, Resolution, Threat, View, events, resolve
from spacealert.engine.cards import Card
from spacealert.engine.decks import shuffle_tiles
from spacealert.engine.ship import LAST_TURN_OF_A_TEST_FLIGHT, PLACES, STATIONS, TRACKS, ZONES
from spacealert.kit.guide.prompts import Answer, Count, MultiChoice, Option, Prompt, SingleChoice, message
from spacealert.kit.guide.walkthrough import answer_in_words
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.narration.sentences import EventNarrator, card_in_words
from spacealert.session.setup import SEAT_COLORS

HARDEST = 5
_COLORS = ("purple", "red", "yellow", "green", "blue")
_LAST_APPEARANCE = 4  # leaves time for something to happen before the last turn
_SEEDS = 2**32


@frozen
class ExerciseSettings:
    """Settings for games of one kind of exercise. Actions listed several times in `actions` are drawn more often."""

    actions: str
    internal: bool = False  # whether internal threats appear
    crowded: bool = False  # whether all threats come in one zone
    opening: str = ""  # one player's first actions, to reach a station where they can act
    threats: bool = True


def generate_game(recipe: ExerciseSettings, random: Random, level: int) -> Game:
    """Make up a game of seven turns. Higher levels have more threats, more players and more unusual cards."""
    colors = sorted(random.sample(_COLORS, max(2, min(len(_COLORS), 1 + level))), key=_COLORS.index)
    leader = random.choice(colors)
    crew = []
    for color in colors:
        opening = recipe.opening if color == leader else ""
        rest = (random.choice(recipe.actions) for _ in range(LAST_TURN_OF_A_TEST_FLIGHT - len(opening)))
        crew.append(Member(color, opening + "".join(rest)))
    tracks = dict(zip(PLACES, random.sample(list(TRACKS), len(PLACES)), strict=True))
    return Game(crew, tracks, _make_up_threats(recipe, random, level), shuffle_tiles(random.randrange(_SEEDS)),
                turns=LAST_TURN_OF_A_TEST_FLIGHT)  # fmt: skip


def _make_up_threats(recipe: ExerciseSettings, random: Random, level: int) -> list[Threat]:
    count = min(_LAST_APPEARANCE, 1 + level) if recipe.threats else 0
    turns = sorted(random.sample(range(1, _LAST_APPEARANCE + 1), count))
    zone = random.choice(ZONES)
    outside, inside = _fitting_cards(level, internal=False), _fitting_cards(level, internal=True)
    drawn: list[Threat] = []
    for place, turn in enumerate(turns):
        if recipe.internal and place % 2 == 0:
            drawn.append(Threat(inside.pop(random.randrange(len(inside))), turn))
        else:
            card = outside.pop(random.randrange(len(outside)))
            drawn.append(Threat(card, turn, zone if recipe.crowded else random.choice(ZONES)))
    return drawn


def _fitting_cards(level: int, *, internal: bool) -> list[str]:
    """Return the cards for this level: first simple cards, later yellow and serious cards, then unusual ones."""
    return [card.code for card in CARDS.values() if (card.sort != "external") == internal and _suits_level(card, level)]


def _suits_level(card: Card, level: int) -> bool:
    if card.box != "base" or (card.traits and level < HARDEST):
        return False
    if card.severity == "serious":
        return level >= HARDEST - 1
    return card.color == "white" or level > 2


_TRIES = 2000  # many more than any kind of exercise needs
_MOST_OF_ANYTHING = 12
_DULL = 0.7  # share of questions with the usual answer to skip
_AT_ONE_TARGET = ("heavy-laser", "light-laser", "rocket")
NOTHING = "nothing"
People = tuple[tuple[str, str], ...]  # players, by color and name


@frozen
class Board:
    """The board shown next to a prompt, at one moment of a game. `turn` is the turn to look at in the plans."""

    game: Game = field(repr=False)
    view: View = field(repr=False)
    turn: int
    stations: frozenset[str] = frozenset()  # stations to look at
    energy: bool = False  # whether to look at reactors and shields
    whole: bool = False  # whether to show the whole ship even if there is only one station to look at
    asks: bool = False  # whether plans and numbers matter


@frozen
class Exercise:
    """A question about a board, with its answer. `because` has the events that explain it."""

    kind: str
    level: int
    seed: int
    question: Prompt
    answer: Answer
    because: tuple[Event, ...] = field(repr=False)
    game: Game = field(repr=False)
    after: Board | None = field(default=None, repr=False)  # the table afterwards

    def explain_answer(self, right: bool) -> Message:
        """Return a message that says whether the answer was right and why, with the section of the rules."""
        why = RenderedMessage(_tell_events, (self.game, self.because))
        if right:
            return message("school-right", why=why)
        return message("school-wrong", answer=RenderedMessage(answer_in_words, (self.question, self.answer)), why=why)


@frozen
class RenderedMessage(Message):
    """A message without a text id. `words` renders it from `given`."""

    words: Callable[..., str]
    given: tuple[Any, ...]
    text_id: str = field(default="", init=False)
    facts: Mapping[str, Any] = field(factory=dict, init=False)

    def render(self, texts: Texts) -> str:
        return self.words(texts, *self.given)


def _tell_events(texts: Texts, game: Game, told: tuple[Event, ...]) -> str:
    narrator = EventNarrator(texts, game)
    return "\n".join(narrator.describe(event).with_reason(texts) for event in told)


def threat_name(texts: Texts, game: Game, place: int) -> str:
    return EventNarrator(texts, game).threat_name(place)


def _name_or_color(texts: Texts, name: str, color: str) -> str:
    return name or texts.say(f"story-color-{color}")


@frozen
class _PlayedGame:
    """A resolved game to search for questions. `views[n]` is the board before `events[n]`."""

    game: Game
    resolution: Resolution

    @property
    def events(self) -> tuple[Event, ...]:
        return self.resolution.events

    @property
    def views(self) -> tuple[View, ...]:
        return self.resolution.views

    def board_before(self, place: int, *stations: str | None) -> Board:
        return Board(
            self.game, self.views[place], self.events[place].turn, frozenset(filter(None, stations)), asks=True
        )

    def first_place_of_turn(self, turn: int) -> int:
        """Return the index of the first event of a turn, after its `TurnBegins`."""
        of_turn = (n for n, event in enumerate(self.events) if event.turn == turn and n)
        return next(n for n in of_turn if not isinstance(self.events[n], events.TurnBegins))

    def events_of_turn(self, turn: int) -> Iterator[Event]:
        return (event for event in self.events if event.turn == turn)

    def board_after(self, because: tuple[Event, ...]) -> Board:
        """Return the board after the last of these events or, in a game without threats, at the end of their turn."""
        place = max(place for place, event in enumerate(self.events) if any(event is one for one in because))
        turn = self.events[place].turn
        if not self.game.threats:
            place = max(later for later, event in enumerate(self.events) if event.turn == turn)
        return Board(self.game, self.views[place + 1], turn, asks=True)

    def name_of(self, color: str) -> Message:
        return RenderedMessage(_name_or_color, (self.game.crew[self.seat_of(color)].name, color))

    def name_of_threat(self, place: int) -> Message:
        return RenderedMessage(threat_name, (self.game, place))

    def seat_of(self, color: str) -> int:
        return next(place for place, member in enumerate(self.game.crew) if member.color == color)


# An exercise: its question, its answer and the events that decide it.
_Found = tuple[Prompt, Answer, tuple[Event, ...]]
_Finder = Callable[[_PlayedGame, Random], Iterator[_Found]]


@frozen
class ExerciseKind:
    """One kind of exercise, named by the text `school-exercise-<id>`."""

    id: str
    recipe: ExerciseSettings
    find: _Finder = field(repr=False, eq=False)
    computer: bool = True  # whether computer maintenance has already been taught

    def find_questions(self, played: "_PlayedGame", random: Random) -> list[_Found]:
        """Return the questions about this game.

        If computer maintenance has not been taught yet, leave out questions about turns from the first computer delay
        on.
        """
        found = list(self.find(played, random))
        if self.computer:
            return found
        late = next((event.turn for event in played.events if _is_delay(event, "computer")), played.game.turns + 2)
        return [one for one in found if all(event.turn < late for event in one[2])]


def with_people(game: Game, people: People) -> Game:
    """Seat these people in the game. The remaining seats get free colors."""
    known = {color for color, _ in people}
    free = ((color, "") for color in SEAT_COLORS if color not in known)
    crew = zip(game.crew, (*people, *free), strict=False)
    return evolve(game, crew=tuple(evolve(member, color=color, name=name) for member, (color, name) in crew))


@cache
def make_exercise(kind: str, seed: int, level: int = 1, people: People = ()) -> Exercise:
    chosen = KINDS[kind]
    level = max(1, min(HARDEST, level))
    for attempt in range(_TRIES):
        random = Random(f"{kind}:{level}:{seed}:{attempt}")
        game = with_people(generate_game(chosen.recipe, random, level), people)
        played = _PlayedGame(game, resolve(game))
        found = chosen.find_questions(played, random)
        if found:
            question, answer, because = random.choice(found)
            return Exercise(kind, level, seed, question, answer, because, game, played.board_after(because))
    raise AssertionError(chosen)


# --- the kinds: each yields every question that a game offers


def _ask_position(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    for turn in (2, 3, 4):
        if any(isinstance(event, events.Delayed) and event.late_turn <= turn for event in played.events):
            return  # delays have a lesson of their own
        place = played.first_place_of_turn(1)
        after = _view_after_turn(played, turn)
        for member, person in zip(played.game.crew, after.crew, strict=True) if after else ():
            moves = [one for one in played.events if isinstance(one, events.Moved | events.NoDoor)
                     and one.who == member.color and one.turn <= turn]  # fmt: skip
            # An action after the last step would need a rule of its own.
            ends_with_a_step = len(moves) > 1 and not any(member.plan[moves[-1].turn : turn])
            if ends_with_a_step and not person.knocked_out and person.station in STATIONS:
                asked = message("school-ask-moving", who=played.name_of(member.color), turn=turn)
                question = SingleChoice(
                    asked, options=_station_options(), rule="§3.2", picture=played.board_before(place, "UW")
                )
                yield question, person.station, tuple(moves)


def _ask_energy(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how much energy a reactor or shield holds after someone refills it or takes energy from it."""
    for place, event in enumerate(played.events):
        match event:
            case events.Filled(system=system, zone=zone, source=source, now=now, left=left, who=who, turn=turn):
                store, number = random.choice([(f"{system}-{zone}", now), (f"reactor-{source}", left)])
            case events.Refuelled(now=now, who=who, turn=turn):
                store, number = "reactor-white", now
            case _:
                continue
        text = message("school-ask-energy", who=played.name_of(who), turn=turn, store=message(f"school-store-{store}"))
        station = played.views[place].crew[played.seat_of(who)].station
        board = played.board_before(place, station)
        yield Count(text, most=_MOST_OF_ANYTHING, rule="§3.2", picture=board), number, (event,)


def _ask_letters(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask which letters a threat reaches or passes this turn."""
    ways = ["", "X", "Y", "Z", "XY", "YZ", "XYZ", "XZ", "YY"]
    for place, event in enumerate(played.events):
        if isinstance(event, events.ThreatMoved) and event.origin - event.space > 1 and event.letters in ways:
            if not event.letters and random.random() < _DULL:
                continue
            threat = played.name_of_threat(event.threat)
            asked = message("school-ask-letters", turn=event.turn, threat=threat)
            near = sorted({"", "X", "Y", "Z", event.letters, random.choice(ways)}, key=ways.index)
            options = [Option(way or NOTHING, message(f"school-letters-{way or NOTHING}")) for way in near]
            question = SingleChoice(asked, options=options, rule="§3.4", picture=played.board_before(place))
            yield question, event.letters or NOTHING, (event,)


def _ask_target(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask which threat a laser or a rocket hits."""
    for place, event in enumerate(played.events):
        if not isinstance(event, events.Aimed | events.AtNothing) or event.weapon not in _AT_ONE_TARGET:
            continue
        view = played.views[place]
        on_track = [n for n, threat in enumerate(view.threats) if threat.fate == "on track" and threat.zone]
        if len(on_track) < 2:
            continue
        options = [Option(str(n), played.name_of_threat(n)) for n in on_track]
        hit = str(event.targets[0][0]) if isinstance(event, events.Aimed) else NOTHING
        if hit == NOTHING and random.random() < _DULL:
            continue
        asked = message(f"school-ask-targets-{event.station or event.weapon}", turn=event.turn)
        board = played.board_before(place, event.station)
        nothing = Option(NOTHING, message("school-nothing"))
        yield SingleChoice(asked, options=[*options, nothing], rule="§3.3", picture=board), hit, (event,)


def _ask_rocket(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    return (found for found in _ask_target(played, random) if found[0].text.text_id == "school-ask-targets-rocket")


def _ask_interceptors(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how much damage a threat takes from interceptors and other weapons."""
    for question, answer, because in _ask_damage(played, random):
        if any(isinstance(event, events.Aimed) and event.weapon == "interceptors" for event in because):
            yield question, answer, because


def _ask_damage(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    for place, event in enumerate(played.events):
        if (
            isinstance(event, events.Hit)
            and (len(event.hits) > 1 or event.shields)
            and event.marks <= _MOST_OF_ANYTHING
        ):
            aimed = tuple(one for one in played.events_of_turn(event.turn) if isinstance(one, events.Aimed)
                          and event.threat in {target for target, _ in one.targets})  # fmt: skip
            if any(one.station and played.views[place].is_weapon_damaged(one.station) for one in aimed):
                continue  # damage tiles are taught during the resolution
            threat = played.name_of_threat(event.threat)
            asked = message("school-ask-damage", turn=event.turn, threat=threat)
            first = next(n for n, one in enumerate(played.events[: place + 1]) if one in aimed)
            question = Count(asked, most=_MOST_OF_ANYTHING, rule="§3.3", picture=played.board_before(first))
            yield question, max(0, event.marks), (*aimed, event)


def _ask_attack(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how many damage tiles are drawn for an attack."""
    for place, event in enumerate(played.events):
        if isinstance(event, events.Attacked) and event.attack and event.factor == 1:
            asked = message(
                "school-ask-attack", turn=event.turn, attack=event.attack, zone=event.zone,
                threat=played.name_of_threat(event.threat),
            )  # fmt: skip
            question = Count(asked, most=_MOST_OF_ANYTHING, rule="§3.4", picture=played.board_before(place))
            yield question, event.through, (event,)


def _ask_lift(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask which card is in a slot after the gravolift delays a player."""
    for place, event in enumerate(played.events):
        if not _is_delay(event, "lift-in-use") or not event.moved:
            continue
        before = played.views[place].crew[played.seat_of(event.who)].plan
        after = played.views[place + 1].crew[played.seat_of(event.who)].plan
        changed = [n for n in range(len(before)) if before[n] != after[n]]
        if not changed:
            continue
        slot = random.choice(changed)
        cards = sorted({*before[slot - 1 : slot + 2], *after[slot - 1 : slot + 2], ""})
        asked = message("school-ask-lift-in-use", turn=event.turn, who=played.name_of(event.who), slot=slot + 1,
                        by=played.name_of(event.by or event.who))  # fmt: skip
        options = [Option(one or NOTHING, RenderedMessage(card_in_words, (one,))) for one in cards]
        board = played.board_before(played.first_place_of_turn(event.turn))
        moved = [one for one in played.events_of_turn(event.turn) if isinstance(one, events.Moved)
                 and one.who in (event.who, event.by)]  # fmt: skip
        yield SingleChoice(asked, options=options, rule="§3.2", picture=board), after[slot] or NOTHING, (*moved, event)


def _ask_delay(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask who is delayed on the next turn."""
    for turn in range(2, played.game.turns):
        delays = [one for one in played.events_of_turn(turn) if isinstance(one, events.Delayed)]
        checks = [one for one in played.events_of_turn(turn) if isinstance(one, events.ComputerChecked)]
        if not _view_after_turn(played, turn) or not (delays or checks):
            continue
        if any(one.late_turn != turn + 1 or not (one.moved or one.lost) for one in delays):
            continue  # it's debatable whether a player without a card is late
        colors = [member.color for member in played.game.crew]
        late = {one.who for one in delays}
        if len(late) in (0, len(colors)) and random.random() < _DULL:
            continue
        options = [Option(color, played.name_of(color)) for color in colors]
        asked = message("school-ask-late", turn=turn, next=turn + 1)
        question = MultiChoice(asked, options=options, rule="§3.2, §3.5",
                                 picture=played.board_before(played.first_place_of_turn(turn)))  # fmt: skip
        yield question, tuple(color for color in colors if color in late), (*checks, *delays)


def _ask_repair(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how much of an internal threat is left to repair."""
    for turn in range(1, played.game.turns + 1):
        found = [one for one in played.events_of_turn(turn) if isinstance(one, events.Repaired)]
        for threat in {one.threat for one in found}:
            because = tuple(one for one in found if one.threat == threat)
            asked = message("school-ask-repair", turn=turn, threat=played.name_of_threat(threat))
            board = played.board_before(played.first_place_of_turn(turn))
            question = Count(asked, most=_MOST_OF_ANYTHING, rule="§3.2", picture=board)
            yield question, max(0, because[-1].hull - because[-1].total), because


def _ask_computer(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask who is delayed because of missing computer maintenance."""
    for question, answer, because in _ask_delay(played, random):
        if any(isinstance(event, events.ComputerChecked) for event in because):
            yield question, answer, because


_DULL_FOR_BOTS = 0.97  # share to skip: most battlebots find nobody to fight
_OF_BOTS = (events.BotsAttacked, events.FiredBack, events.SquadIsDisabled, events.NoSquad, events.NoIntruder)


def _ask_battlebots(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how an attack by battlebots ends."""
    options = [Option(way, message(f"school-bots-{way}")) for way in ("hit", "hit-back", "nobody", "no-squad", "off")]
    for member in played.game.crew:
        for turn in range(1, played.game.turns + 1):
            acts = [one for one in played.events_of_turn(turn) if isinstance(one, _OF_BOTS)]
            because = tuple(one for one in acts if one.who == member.color)
            if not because or (not isinstance(because[0], events.BotsAttacked) and random.random() < _DULL_FOR_BOTS):
                continue
            match because:
                case (events.BotsAttacked(), *_, events.FiredBack()):
                    answer = "hit-back"
                case (events.BotsAttacked(), *_):
                    answer = "hit"
                case (events.SquadIsDisabled(), *_):
                    answer = "off"
                case (events.NoSquad(), *_):
                    answer = "no-squad"
                case _:
                    answer = "nobody"
            asked = message("school-ask-bots", turn=turn, who=played.name_of(member.color))
            board = played.board_before(played.first_place_of_turn(turn), "UB", "LR")
            yield SingleChoice(asked, options=options, rule="§3.2", picture=board), answer, because


def _ask_space(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask whether a player who flew out is still in space or, if not, at which station."""
    for out in [event for event in played.events if isinstance(event, events.Sortie)]:
        for turn in range(out.turn + 1, played.game.turns):
            after = _view_after_turn(played, turn)
            moves = tuple(one for one in played.events if out.turn <= one.turn <= turn and one.who == out.who
                          and isinstance(one, events.Sortie | events.StayedInSpace | events.Returned | events.Delayed
                                         | events.Moved | events.NoDoor | events.NoSortie))  # fmt: skip
            if after is None or len(moves) < 2:
                continue
            where = after.crew[played.seat_of(out.who)].station
            asked = message("school-ask-space", turn=turn, who=played.name_of(out.who), out=out.turn)
            options = [*_station_options(), Option("space", message("school-space"))]
            board = played.board_before(played.first_place_of_turn(out.turn), "UR")
            answer = where if where in STATIONS else "space"
            yield SingleChoice(asked, options=options, rule="§3.2", picture=board), answer, moves


def _ask_window(played: _PlayedGame, random: Random) -> Iterator[_Found]:
    """Ask how many points visual confirmation has scored so far in a phase."""
    for event in played.events:
        if isinstance(event, events.Confirmed):
            looked = tuple(one for one in played.events_of_turn(event.turn) if isinstance(one, events.LookedOut))
            asked = message("school-ask-window", turn=event.turn, phase=event.phase)
            board = played.board_before(played.first_place_of_turn(event.turn), "LW")
            question = Count(asked, most=_MOST_OF_ANYTHING, rule="§4", picture=board)
            yield question, event.points, (*looked, event)


KINDS = {
    kind.id: kind
    for kind in (
        ExerciseKind("moving", ExerciseSettings("<<>>^^ac", opening="c", threats=False), _ask_position, computer=False),
        ExerciseKind("energy", ExerciseSettings("bbbba^<>", opening="c", threats=False), _ask_energy, computer=False),
        ExerciseKind("letters", ExerciseSettings("ac", opening="c"), _ask_letters, computer=False),
        ExerciseKind("targets", ExerciseSettings("aaaa<>^", crowded=True, opening="c"), _ask_target, computer=False),
        ExerciseKind("damage", ExerciseSettings("aaaaa<>^", crowded=True, opening="c"), _ask_damage, computer=False),
        ExerciseKind("attack", ExerciseSettings("b^<>c", crowded=True, opening="c"), _ask_attack, computer=False),
        ExerciseKind("lift", ExerciseSettings("^^^^abc<>", opening="c", threats=False), _ask_lift, computer=False),
        ExerciseKind("late", ExerciseSettings("^^^<>cab", threats=False), _ask_delay),
        ExerciseKind("rockets", ExerciseSettings("c^<>a", crowded=True, opening=">^cc"), _ask_rocket),
        ExerciseKind("interceptors", ExerciseSettings("aab<>^", crowded=True, opening="<^c^cxx"), _ask_interceptors),
        ExerciseKind("space", ExerciseSettings("xxx-<>c", opening="<^c^c", threats=False), _ask_space),
        ExerciseKind("computer", ExerciseSettings("^^^<>cab", threats=False), _ask_computer),
        ExerciseKind("window", ExerciseSettings("^^ccccab", threats=False), _ask_window),
        ExerciseKind("bots", ExerciseSettings("xxxx^^<<>>c", internal=True, opening=">c"), _ask_battlebots),
        ExerciseKind("repair", ExerciseSettings("aabbcc<>^", internal=True), _ask_repair),
    )
}


# --- words


def _station_options() -> Sequence[Option]:
    return [Option(station, message(f"story-station-{station}")) for station in STATIONS]


def _is_delay(event: Event, cause: events.Cause) -> TypeGuard[events.Delayed]:
    return isinstance(event, events.Delayed) and event.cause == cause


def _view_after_turn(played: _PlayedGame, turn: int) -> View | None:
    """Return the board at the end of this turn, or None if the ship was lost before that."""
    for place, event in enumerate(played.events):
        if isinstance(event, events.TurnEnds) and event.turn == turn:
            return played.views[place + 1]
    return None
