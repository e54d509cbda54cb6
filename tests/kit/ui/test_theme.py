"""Colors and type sizes are only defined in the theme, never in scenes, painters or widgets."""

import ast
from itertools import pairwise
from pathlib import Path

import pytest

import spacealert
from spacealert.kit.ui.theme import Type

PACKAGE = Path(spacealert.__file__).parent
HOMES = ("theme.py", "icons.py")  # the palette, and the game's additions
SOURCES = [
    source
    for folder in ("kit/ui", "apps/window")
    for source in sorted((PACKAGE / folder).rglob("*.py"))
    if source.name not in HOMES
]
SIZES = {"size", "least", "em"}  # parameter names for sizes
AT = {"text": 2, "width": 1, "choice": 3, "entry": 6, "caption": 3}  # position of the size among the arguments


def is_number(node: ast.expr) -> bool:
    """Return whether a literal number may be the result. A share of something else doesn't count."""
    if isinstance(node, ast.IfExp):
        return is_number(node.body) or is_number(node.orelse)
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool)


def is_color(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return is_color(node.body) or is_color(node.orelse)
    parts = node.elts if isinstance(node, ast.Tuple) else []
    return len(parts) in (3, 4) and all(isinstance(part, ast.Constant) for part in parts)


def colors(node: ast.AST) -> list[ast.expr]:
    """Yield color arguments of drawing functions, and variables named as colors."""
    match node:
        case (
            ast.Call(func=ast.Attribute(value=ast.Name(id="canvas" | "c" | "widgets" | "theme")))
            | ast.Call(func=ast.Name(id="Icon"))
        ):
            return [*node.args, *(keyword.value for keyword in node.keywords)]
        case ast.AnnAssign(annotation=ast.Name(id="Color"), value=ast.expr() as value):
            return [value]
    return []


def sizes(node: ast.AST) -> list[ast.expr]:
    """Yield the sizes given here, by name or by position."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="canvas" | "c" | "widgets"), attr=name), args=given):
            return [*given[AT[name] :][:1]] if name in AT else []
        case ast.keyword(arg=str(name), value=value) if name in SIZES:
            return [value]
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in SIZES:
            return [value]
        case ast.arguments(args=names, defaults=values, kwonlyargs=keywords, kw_defaults=more):
            named = [*zip(names[::-1], values[::-1], strict=False), *zip(keywords, more, strict=True)]
            return [value for name, value in named if name.arg in SIZES and value is not None]
    return []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_sizes_and_colors_come_from_the_theme(source: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        found += [f"{size.lineno}: {ast.unparse(size)}" for size in sizes(node) if is_number(size)]
        found += [f"{color.lineno}: {ast.unparse(color)}" for color in colors(node) if is_color(color)]
    assert found == []


def test_type_sizes_differ_visibly() -> None:
    steps = sorted(Type)
    assert all(larger / smaller >= 1.09 for smaller, larger in pairwise(steps))


@pytest.mark.parametrize(
    "line",
    [
        "canvas.text(box, words, 20)",
        "canvas.text(box, words, Type.BODY, least=12)",
        "canvas.text(box, words, 20 if small else Type.BODY)",
        "widgets.caption(canvas, box, words, 18)",
        "widgets.button(canvas, box, action, size=20)",
        "def line(canvas, size=20): ...",
        "def line(canvas, *, size: float = 20): ...",
        "em = 20",
    ],
)
def test_size_outside_the_theme_is_detected(line: str) -> None:
    assert any(is_number(size) for node in ast.walk(ast.parse(line)) for size in sizes(node))


@pytest.mark.parametrize(
    "line",
    [
        "canvas.fill(box, (1, 2, 3))",
        "Icon('star', color=(1, 2, 3))",
        "canvas.text(box, words, Type.BODY, (1, 2, 3) if now else theme.FAINT)",
        "DARK: Color = (1, 2, 3)",
    ],
)
def test_color_outside_the_theme_is_detected(line: str) -> None:
    assert any(is_color(color) for node in ast.walk(ast.parse(line)) for color in colors(node))
