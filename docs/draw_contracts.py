"""Draw the import diagram from the contracts in pyproject.toml.

python docs/draw_contracts.py    writes docs/contracts.svg
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
PICTURE = HERE / "contracts.svg"

WIDE, LINE, GAP, EDGE = 860, 20, 8, 16
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #1c2530 }
  .name { font-weight: 600 }
  .layer { fill: #eef3f8; stroke: #8aa0b5 }
  .part { fill: #ffffff; stroke: #8aa0b5 }
  .page { fill: #ffffff }
"""


def picture(root: Path) -> str:
    contracts: list[dict[str, Any]] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
        "importlinter"
    ]["contracts"]
    layered = [contract for contract in contracts if contract["type"] == "layers"]
    (whole,) = [contract for contract in layered if "containers" not in contract]
    inside = {package: contract["layers"] for contract in layered for package in contract.get("containers", ())}
    drawn: list[str] = []
    y = EDGE
    for layer in whole["layers"]:
        for package in siblings(root, "", layer):
            layers = [parts for below in inside.get(package, ()) if (parts := siblings(root, f"{package}.", below))]
            y = draw_package(drawn, y, package, layers)
    size = f'width="{WIDE}" height="{y}" viewBox="0 0 {WIDE} {y}"'
    title = "<title>The packages of spacealert: each imports only those below it</title>"
    background = f'<rect class="page" width="{WIDE}" height="{y}"/>'
    body = "\n".join([title, f"<style>{STYLE}</style>", background, *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n{body}\n</svg>\n'


def draw_package(drawn: list[str], y: int, package: str, layers: Sequence[Sequence[str]]) -> int:
    """Append a package's box, with its layers, to `drawn`. Return the top of the next box."""
    tall = LINE + 2 * GAP + len(layers) * (LINE + 2 * GAP)
    drawn.append(box("layer", EDGE, y, WIDE - 2 * EDGE, tall))
    drawn.append(words(2 * EDGE, y + LINE, "name", package))
    row = y + LINE + 2 * GAP
    for parts in layers:
        wide = (WIDE - 4 * EDGE - (len(parts) - 1) * GAP) // len(parts)
        for place, part in enumerate(parts):
            x = 2 * EDGE + place * (wide + GAP)
            drawn.append(box("part", x, row, wide, LINE + GAP))
            drawn.append(words(x + GAP, row + LINE - 1, "name", part))
        row += LINE + 2 * GAP
    return y + tall + GAP


def siblings(root: Path, container: str, layer: str) -> list[str]:
    """Return the existing packages of a layer. A contract can also name packages that do not exist yet."""
    names = [name.strip(" ()") for name in layer.replace(":", "|").split("|")]
    return [name for name in names if root.joinpath(*f"{container}{name}".split(".")).is_dir()]


def box(style: str, x: int, y: int, wide: int, tall: int) -> str:
    return f'<rect class="{style}" x="{x}" y="{y}" width="{wide}" height="{tall}" rx="5"/>'


def words(x: int, y: int, style: str, said: str) -> str:
    return f'<text class="{style}" x="{x}" y="{y}">{escape(said)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(HERE.parent), encoding="utf-8")
