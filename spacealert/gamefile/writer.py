"""Writes games as YAML or JSON that people can read.

Reading the file gives the same game. Everything is written, including what was drawn at random, so the game no longer
depends on its seed.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs

from spacealert.engine import ship
from spacealert.engine.game import Carryover, Rulings, Threat
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.errors import sanitize

SCHEMA = "game.schema.json"


def schema_text() -> str:
    """Return the JSON schema of game files.

    Editors can complete and check game files if the schema is next to them, in `game.schema.json`.
    """
    return (Path(__file__).parent / SCHEMA).read_text(encoding="utf-8")


def game_as_json(file: GameFile, indent: int | None = 2) -> str:
    """Return the game as indented JSON or, without `indent`, on one line."""
    return _escape_yaml(json.dumps({"$schema": SCHEMA, **game_fields(file)}, ensure_ascii=False, indent=indent)) + "\n"


def game_as_yaml(file: GameFile) -> str:
    lines = [f"# yaml-language-server: $schema={SCHEMA}"]
    for name, value in game_fields(file).items():
        if isinstance(value, dict) and value and any(isinstance(inner, list | dict) for inner in value.values()):
            lines += [f"{name}:", *(f"  {key}: {_inline_yaml(inner)}" for key, inner in value.items())]
        elif name == "threats" and value:
            lines.append("threats:")
            for turn, drawn in value.items():
                lines.append(f"  {turn}: {drawn if isinstance(drawn, str) else _inline_yaml(drawn)}")
        elif name == "crew":
            lines.append("crew:")
            for member in value:
                entries = [f"{key}: {_inline_yaml(inner)}" for key, inner in member.items()]
                lines += [f"{'    ' if place else '  - '}{entry}" for place, entry in enumerate(entries)]
        else:
            lines.append(f"{name}: {_inline_yaml(value)}")
    return "".join(f"{line}\n" for line in lines)


def game_fields(file: GameFile) -> dict[str, Any]:
    """Return the file's fields as plain values, without fields that have no value."""
    game = file.game
    found: dict[str, Any] = {
        "mission": file.mission,
        "turns": game.turns,
        "date": file.date.isoformat() if file.date else None,
        "difficulty": attrs.asdict(file.difficulty) if file.difficulty else None,
        "seed": file.seed,
        "campaign": None if file.campaign is None else _campaign_as_fields(file.campaign, game.carried),
        "crew": [
            {
                "color": member.color,
                **({"name": sanitize(member.name)} if member.name.strip() else {}),
                **({"roles": list(file.roles[member.color])} if member.color in file.roles else {}),
                **({"android": True} if member.android else {}),
                **({"specialization": member.specialization} if member.specialization else {}),
                **({"explorer": sanitize(member.explorer)} if member.explorer.strip() else {}),
                "plan": _plan_as_field(member.plan, game.turns),
                **(
                    {"hand": [" ".join(map(str, cards)) for cards in file.hands[member.color]]}  # by phase: `A3 a> b<`
                    if member.color in file.hands
                    else {}
                ),
            }
            for member in game.crew
        ],
        "tracks": dict(game.tracks),
        "threats": _threats_as_fields(game.threats),
        "tiles": {zone: list(stack) for zone, stack in game.tiles.items()},
        "slips": [f"{slip.turn} {slip.color} {slip.meant}" for slip in game.slips] or None,
        "variable_range": game.variable_range,
        "tokens": dict(zip(("departure", "arrival"), game.tokens, strict=True)) if game.tokens else None,
        "readings": attrs.asdict(game.readings) if game.readings != Rulings() else None,
    }
    return {name: value for name, value in found.items() if value is not None}


Drawn = str | dict[str, Any]


def _threats_as_fields(threats: Iterable[Threat]) -> dict[str, Drawn | list[Drawn]]:
    """Return the threats by turn. Two or more threats on the same turn are in a list."""
    of_turns: dict[str, list[Drawn]] = {}
    for threat in threats:
        of_turns.setdefault(str(threat.turn), []).append(_threat_as_fields(threat))
    return {turn: drawn if len(drawn) > 1 else drawn[0] for turn, drawn in of_turns.items()}


def _threat_as_fields(threat: Threat) -> Drawn:
    """Return a string such as `E1-05 red`, or a mapping if the threat calls another card."""
    if threat.calls is None:
        return f"{threat.card} {threat.zone}" if threat.zone else threat.card
    return {
        "card": threat.card,
        **({"zone": threat.zone} if threat.zone else {}),
        "calls": _called_as_fields(threat.calls),
    }


def _called_as_fields(threat: Threat) -> Drawn:
    return threat.card if threat.calls is None else {"card": threat.card, "calls": _called_as_fields(threat.calls)}


def _plan_as_field(plan: tuple[str, ...], turns: int) -> str | list[str]:
    """Return the plan by phase, as on the board (`ab> ^--x ca---`), or as a list if the plan has double actions."""
    slots = [slot or "-" for slot in plan] + ["-"] * (turns - len(plan))
    if any(len(slot) > 1 for slot in slots):
        return slots
    return " ".join("".join(slots[first - 1 : last]) for first, last in ship.PHASES if first <= turns)


def _campaign_as_fields(mission: int, carried: Carryover) -> dict[str, Any]:
    return {
        "mission": mission,
        "damage": {zone: list(tiles) for zone, tiles in carried.tiles.items()},
        "squads": list(carried.bays),
    }


def _inline_yaml(value: Any) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {_inline_yaml(inner)}" for key, inner in value.items()) + "}"
        case list():
            return "[" + ", ".join(_inline_yaml(inner) for inner in value) + "]"
        case bool():
            return "true" if value else "false"
        case str() if re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9\-]*", value):
            return value
        case _:
            return _escape_yaml(json.dumps(value, ensure_ascii=False))


# Characters that need quotes. YAML would take some for line ends and reject others.
_NOT_AS_IT_IS = re.compile("[^\n -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def _escape_yaml(text: str) -> str:
    return _NOT_AS_IT_IS.sub(lambda match: f"\\u{ord(match.group()):04x}", text)
