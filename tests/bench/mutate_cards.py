"""Changes every number and action of every threat card in turn, and checks whether a test notices.

    python tests/bench/mutate_cards.py [CODE…]

Each change is made in the source of the card's declaration or of its trait. Then the conformance games with that card
are resolved. If no game notices the change, the tests by example are run. Changes that these don't notice either are
gaps in the tests, and are printed with a score at the end.
"""

import ast
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from functools import partial
from io import StringIO
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from attrs import evolve, frozen

sys.path.insert(0, str(Path(__file__).parents[1]))

from support import known_games

from spacealert.engine import CARDS, Game, resolve, results
from spacealert.engine.cards import (
    Card,
    base_external,
    base_internal,
    expansion_external,
    expansion_internal,
    vocabulary,
)

TESTS = Path(__file__).parents[1]

MODULES = (base_external, base_internal, expansion_external, expansion_internal)
GAMES = ("findings", "single-threat", "random", "good-plans", "random-traced")  # fast and sensitive games first
EXPANSION_GAMES = (
    "single-threat", "random", "specialisations", "double-actions", "double-actions-traced", "specialisations-traced",
)  # fmt: skip
EXAMPLES = [
    *(
        TESTS / "engine" / f"test_{name}.py"
        for name in ("cards", "card_facts", "threats", "actions", "new_threats", "specializations")
    ),
    TESTS / "narration" / "test_threat_cards.py",
]

# Possible replacements for an action, besides removing it: actions with the same parameters.
OTHERS = {
    "attack": ("damage", "attack_all", "attack_others"),
    "attack_all": ("attack", "attack_others", "damage_all"),
    "attack_others": ("attack", "attack_all", "attack_sides"),
    "attack_sides": ("attack", "attack_all", "attack_others"),
    "damage": ("attack", "damage_all"),
    "damage_all": ("damage", "attack_all"),
    "damage_at_tokens": ("damage",),
    "heal": ("damage_self", "add_shields"),
    "damage_self": ("heal",),
    "speed_up": ("add_shields",),
    "add_shields": ("set_shields", "speed_up"),
    "set_shields": ("add_shields", "speed_up"),
    "delay_all": ("knock_out_all",),
    "knock_out_all": ("delay_all",),
    "do_nothing": ("speed_up", "heal", "damage"),
    "drain_shields": ("attack_all",),
}
OTHERS_WITHOUT_NUMBERS = {
    "boost_others": ("shield_everybody",),
    "shield_everybody": ("boost_others",),
    "move_redward": ("move_blueward", "change_deck"),
    "move_blueward": ("move_redward", "change_deck"),
    "change_deck": ("move_redward", "move_blueward"),
    "hunt": ("move_redward", "move_blueward", "change_deck"),
}
WORDS = {name for name, value in vars(vocabulary).items() if callable(value) and name.islower() and name[0] != "_"}
WHOM = ("everybody", *(name for name in vars(vocabulary) if name.startswith("crew_")))

STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")
ZONES = ("red", "white", "blue")
SYSTEMS = ("A", "B", "C")
WEAPONS = ("rocket", "heavy-laser", "light-laser", "pulse-cannon", "interceptors")


@frozen
class Mutant:
    """A change: the changed cards, and a description."""

    cards: dict[str, Card]
    what: str


# --- changes --------------------------------------------------------------------------------------------------------


def mutants(module: ModuleType, wanted: set[str]) -> Iterator[Mutant]:
    """Yield every change of a module of cards that affects the given cards, one at a time."""
    source = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    concerned = codes_by_statement(source)
    for place, statement in enumerate(source.body):
        codes = concerned.get(place, set()) & wanted
        for what in range(len(changes(statement)) if codes else 0):
            changed = deepcopy(source)
            label = changes(changed.body[place])[what]()
            try:
                found = cards_of(changed, module)
            except Exception:  # not a valid card, which nobody could miss
                continue
            yield Mutant({code: found[code] for code in codes}, f"{' '.join(sorted(codes))}: {label}")
    for code in sorted(wanted & set(chain.from_iterable(concerned.values()))):
        card = CARDS[code]
        for points in ("survive", "destroy"):
            value = getattr(card, points)
            for other in [] if value is None else [value - 1, value + 1]:
                yield Mutant({code: evolve(card, **{points: other})}, f"{code}: {points} {value} -> {other}")


def codes_by_statement(source: ast.Module) -> dict[int, set[str]]:
    """Return the card codes for each statement that declares a card or is used by one."""
    names: dict[str, int] = {}
    uses: dict[int, set[str]] = {}
    declares: dict[int, str] = {}
    for place, statement in enumerate(source.body):
        uses[place] = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
        match statement:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                names[name] = place
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                names[name] = place
                match value:
                    case ast.Call(args=[ast.Constant(value=str(code)), *_]) if code in CARDS:
                        declares[place] = code
    found: dict[int, set[str]] = {}
    for place, code in declares.items():
        waiting = [place]
        while waiting:
            at = waiting.pop()
            if code not in found.setdefault(at, set()):
                found[at].add(code)
                waiting += [names[name] for name in uses[at] if name in names]
    return found


def cards_of(source: ast.Module, module: ModuleType) -> dict[str, Card]:
    """Return the cards that a changed module declares. It may use the whole vocabulary."""
    namespace = {**vars(vocabulary), "__name__": module.__name__}
    exec(compile(ast.fix_missing_locations(source), str(module.__file__), "exec"), namespace)
    return {card.code: card for card in namespace.values() if isinstance(card, Card)}


def changes(statement: ast.stmt) -> list[Callable[[], str]]:
    """Yield all possible changes of a statement. Each is made in place and returns a description."""
    told = {inner for node in ast.walk(statement) if _tells(node) for inner in ast.walk(node)}
    declares = isinstance(statement, ast.Assign)
    return [
        change
        for node in ast.walk(statement)
        if node not in told
        for change in chain(of_value(node), of_call(node) if declares else ())
    ]


def _tells(node: ast.AST) -> bool:
    """Return whether this node emits an event. Other tests check the arguments of events."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit"


def of_value(node: ast.AST) -> Iterator[Callable[[], str]]:
    match node:
        case ast.Constant(value=bool(yes)):
            yield partial(put, node, value=not yes)
        case ast.Constant(value=int(number)):
            yield partial(put, node, value=number - 1)
            yield partial(put, node, value=number + 1)
        case ast.Constant(value=str(word)):
            for choices in (STATIONS, ZONES, SYSTEMS, WEAPONS):
                yield from (partial(put, node, value=other) for other in choices if word in choices and word != other)
        case ast.Starred(value=ast.Name(id="ZONES")):
            for zone in ZONES:
                yield partial(put, node, value=ast.Tuple([ast.Constant(zone)], ast.Load()))


def of_call(node: ast.AST) -> Iterator[Callable[[], str]]:
    match node:
        case ast.Call(func=ast.Name(id="external" | "intruder" | "malfunction" as sort)):
            given = {keyword.arg: keyword for keyword in node.keywords}
            if "traits" in given:
                value = given["traits"].value
                traits = value.elts if isinstance(value, ast.Tuple) else [value]
                for trait in traits:
                    left = [other for other in traits if other is not trait]
                    yield partial(put, given["traits"], value=ast.Tuple(left, ast.Load()))
            if sort == "intruder" and "fires_back" not in given:
                fires = ast.keyword("fires_back", ast.Constant(True))
                yield partial(put, node, keywords=[*node.keywords, fires])
        case ast.Call(func=ast.Name(id=word), args=args) if word in WORDS:
            for other in OTHERS.get(word, ()):
                yield partial(put, node, func=ast.Name(other, ast.Load()), args=args or [ast.Constant(1)])
            for other in OTHERS_WITHOUT_NUMBERS.get(word, ()):
                yield partial(put, node, func=ast.Name(other, ast.Load()))
            if word != "do_nothing":
                yield partial(put, node, func=ast.Name("do_nothing", ast.Load()), args=[])
            if word == "attack_with_hull" and not args:
                yield partial(put, node, args=[ast.Constant(2)])
        case ast.Name(id=whom) if whom in WHOM:
            yield from (partial(put, node, id=other) for other in WHOM if other != whom)


def put(node: ast.AST, **fields: Any) -> str:
    before = f"{getattr(node, 'lineno', '?')}:{getattr(node, 'col_offset', -1) + 1}: {ast.unparse(node)}"
    for name, value in fields.items():
        setattr(node, name, value)
    return f"{before} -> {ast.unparse(ast.fix_missing_locations(node))}"


# --- games ----------------------------------------------------------------------------------------------------------


@frozen
class Case:
    """A game with its correct result."""

    game: Game
    result: dict[str, Any]

    def agrees(self) -> bool:
        trace = "trace" in self.result
        result = results.result_as_dict(self.game, resolve(self.game, events=trace), trace=trace)
        return all(result.get(key) == known for key, known in self.result.items())


def cases_by_card() -> dict[str, list[Case]]:
    """Return the games that contain each card, among those that are resolved correctly."""
    found: dict[str, list[Case]] = {code: [] for code in CARDS}
    for name in (*GAMES, *(f"new-frontier/{name}" for name in EXPANSION_GAMES)):
        for values in known_games.cases(name):
            case = Case(known_games.game_of(values["game"]), values["result"])
            if case.agrees():
                for threat in case.game.cards:
                    found[threat.card].append(case)
    return found


@contextmanager
def changed(cards: dict[str, Card]) -> Iterator[None]:
    """Use these cards in the engine inside the block."""
    whole = {code: CARDS[code] for code in cards}
    CARDS.update(cards)
    try:
        yield
    finally:
        CARDS.update(whole)


def noticed_by_games(mutant: Mutant, cases: dict[str, list[Case]]) -> bool:
    with changed(mutant.cards):
        try:
            return not all(case.agrees() for code in mutant.cards for case in cases[code])
        except Exception:  # the change broke the card, which counts as detected
            return True


def noticed_by_examples(mutant: Mutant) -> bool:
    with changed(mutant.cards), redirect_stdout(StringIO()):
        return (
            pytest.main(["-x", "-q", "-n", "0", "-p", "no:cacheprovider", *map(str, EXAMPLES)])
            == pytest.ExitCode.TESTS_FAILED
        )


def main(codes: list[str]) -> int:
    began, wanted = time.perf_counter(), set(codes or CARDS)
    cases = cases_by_card()
    if noticed_by_examples(Mutant({}, "no change")):
        sys.exit("the tests by example fail without any change")
    found = [mutant for module in MODULES for mutant in mutants(module, wanted)]
    left = [mutant for mutant in found if not noticed_by_games(mutant, cases)]
    by_games = len(found) - len(left)
    survived = [mutant for mutant in left if not noticed_by_examples(mutant)]
    for mutant in survived:
        sys.stdout.write(f"not noticed: {mutant.what}\n")
    noticed = len(found) - len(survived)
    sys.stdout.write(
        f"{noticed} of {len(found)} changes noticed: {100 * noticed / len(found):.1f} %, "
        f"{by_games} of them by games, in {time.perf_counter() - began:.0f} s\n"
    )
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
