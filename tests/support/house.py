"""Figures about the package's structure: modules, public class names, import cycles and package docstrings.

    python tests/support/house.py

prints them. `tests/budgets/test_house.py` checks the limits.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

PACKAGE = Path(__file__).parents[2] / "spacealert"
_TYPE = re.compile(r"[A-Z][A-Za-z]*[a-z][A-Za-z]*")  # a class name, neither a constant nor a type variable
_EXTENDED = {"carnomorphs": "nemesis"}  # companions that extend another share its names
_SMALL = 40  # lines; shorter modules belong in their importer


@frozen
class Module:
    """A module of the package, parsed."""

    name: str
    path: Path
    tree: ast.Module
    lines: int

    @property
    def layer(self) -> str:
        """Return the layer of this module, such as `engine` or `kit`.

        Independent companions are layers of their own.
        """
        parts = f"{self.name}..".split(".")
        is_companion = parts[1] == "companions" and parts[2]
        return _EXTENDED.get(parts[2], parts[2]) if is_companion else parts[1]

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"


def modules() -> list[Module]:
    return [_parsed(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _parsed(path: Path) -> Module:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    source = path.read_text(encoding="utf-8")
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, path, ast.parse(source), len(source.splitlines()))


def small(found: list[Module]) -> list[Module]:
    """Return the modules with too few lines. An `__init__` may be short."""
    return [module for module in found if module.lines < _SMALL and not module.is_package]


def shared_class_names(found: list[Module]) -> dict[str, list[str]]:
    """Return each public name of a class or type that a layer defines more than once, with the modules."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for module in found:
        for name in _types_in(module.tree):
            places[module.layer, name].append(module.name)
    return {f"{layer}: {name}": names for (layer, name), names in sorted(places.items()) if len(names) > 1}


def _types_in(tree: ast.Module) -> Iterator[str]:
    """Yield the public classes and type aliases at the top of a module."""
    for statement in tree.body:
        match statement:
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if _TYPE.fullmatch(name):
                    yield name


def silent_packages(found: list[Module]) -> list[str]:
    """Return the packages whose `__init__` doesn't name a module or function to start with."""
    return [module.name for module in found if module.is_package and not _begins_somewhere(module, found)]


def _begins_somewhere(package: Module, found: list[Module]) -> bool:
    inner = {module.name.removeprefix(f"{package.name}.").split(".")[0] for module in found if module is not package}
    defined = {getattr(statement, "name", "") for statement in package.tree.body}
    assigned = (target for node in package.tree.body if isinstance(node, ast.Assign) for target in node.targets)
    defined |= {target.id for target in assigned if isinstance(target, ast.Name)}
    imported = {alias.name for node in package.tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    docstring = ast.get_docstring(package.tree) or ""
    code = re.findall(r"`([^`]+)`|^(?:    |>>> )(.+)$", docstring, flags=re.MULTILINE)
    named = {word for part in code for word in re.findall(r"\w+", "".join(part))}
    return bool(named & (inner | defined | imported))


def cycles(found: list[Module]) -> list[list[str]]:
    """Return the groups of modules that import each other, even inside functions, without imports for types."""
    names = {module.name for module in found}
    graph = {module.name: set(_imports(module, names)) - {module.name} for module in found}
    return [sorted(group) for group in _components(graph) if len(group) > 1]


def _imports(module: Module, names: set[str]) -> Iterator[str]:
    for node in _running(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in names:
                    yield inner
                elif node.module in names:
                    yield node.module


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every node that may run, which excludes `if TYPE_CHECKING:`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _running(child)


def _components(graph: dict[str, set[str]]) -> Iterator[list[str]]:
    """Yield the strongly connected components (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    done: set[str] = set()

    def visit(node: str) -> Iterator[list[str]]:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in order:
                yield from visit(other)
                low[node] = min(low[node], low[other])
            elif other not in done:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            place = stack.index(node)
            done.update(stack[place:])
            yield stack[place:]
            del stack[place:]

    for node in sorted(graph):
        if node not in order:
            yield from visit(node)


def main() -> None:
    found = modules()
    print(f"modules: {len(found)}, of them under {_SMALL} lines: {len(small(found))}")
    for module in small(found):
        print(f"  {module.lines:3} {module.name}")
    shared = shared_class_names(found)
    print(f"public names of types that mean two things within a layer: {len(shared)}")
    for name, places in shared.items():
        print(f"  {name}: {', '.join(places)}")
    print("import cycles, deferred imports included:")
    for group in cycles(found):
        print(f"  {' ↔ '.join(group)}")
    print("packages that do not say where to begin:")
    for name in silent_packages(found):
        print(f"  {name}")


if __name__ == "__main__":
    main()
