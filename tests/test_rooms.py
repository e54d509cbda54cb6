"""The rooms of the house know only those below them, so that the rules can be read without the screen."""

import ast
from pathlib import Path

import spacealert

PACKAGE = Path(spacealert.__file__).parent

# Whom each room may know beside itself. The package's own `__init__` (its version) is open to all.
MAY_KNOW: dict[str, set[str]] = {
    "words": set(),
    "files": {"words"},
    "scenario": {"files", "words"},
    "rules": set(),
    "intercom": {"scenario", "files", "words"},
    "game": {"rules", "scenario", "files", "words"},
    "story": {"game", "rules", "scenario", "files", "words"},
    "logbook": {"game", "rules", "scenario", "files", "words"},
    "screen": {"logbook", "story", "game", "rules", "intercom", "scenario", "files", "words"},
    "cli": {"screen", "logbook", "story", "game", "rules", "intercom", "scenario", "files", "words"},
}
# The rules are a function: nothing in them reads, writes, waits or throws dice of its own.
NOT_IN_RULES = {"io", "os", "pathlib", "time", "datetime", "random", "sqlite3", "yaml", "click", "pygame", "numpy"}


def imports_of(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute here"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names} | {module}
    return found


def room_of(module: str) -> str | None:
    parts = module.split(".")
    if parts[0] != "spacealert" or len(parts) == 1:
        return None
    return parts[1] if (PACKAGE / parts[1]).is_dir() else None


def test_every_room_is_in_the_plan() -> None:
    rooms = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()}
    assert rooms == set(MAY_KNOW)


def test_rooms_know_only_those_below_them() -> None:
    wrong = [
        f"{file.relative_to(PACKAGE)} knows {module}"
        for room, allowed in MAY_KNOW.items()
        for file in sorted((PACKAGE / room).rglob("*.py"))
        for module in sorted(imports_of(file))
        if room_of(module) not in {None, room} | allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_the_rules_are_pure() -> None:
    wrong = [
        f"{file.relative_to(PACKAGE)} imports {module}"
        for file in sorted((PACKAGE / "rules").rglob("*.py"))
        for module in sorted(imports_of(file))
        if module.split(".")[0] in NOT_IN_RULES
    ]
    assert not wrong, "\n".join(wrong)
