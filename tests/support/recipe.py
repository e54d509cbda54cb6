"""Follows the code blocks of a recipe in a copy of the project, as a reader would.

A comment above each block says what to do with it:

    <!-- recipe: create PATH -->               the block is a new file
    <!-- recipe: append PATH -->               it goes to the end of a file
    <!-- recipe: insert PATH after TEXT -->    it goes below the first line that has TEXT; `before` puts it above
    <!-- recipe: run -->                       its lines are commands that must succeed
    <!-- recipe: shows -->                     the commands before it printed each of its lines
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from attrs import define, field, frozen

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(
    r"(?:^ *<!-- recipe: (?P<what>[^\n]*?) -->\n)?^(?P<margin> *)```[^\n]*\n(?P<code>.*?)^(?P=margin)```$",
    re.MULTILINE | re.DOTALL,
)
_INSERT = re.compile(r"insert (?P<path>\S+) (?P<where>after|before) (?P<text>.+)")
_COPIED = ("spacealert", "tests", "scenarios", "docs", "examples", "pyproject.toml", "README.md", "CHANGELOG.md")
_LINKED = ("audio",)  # unchanged by recipes


@frozen
class Block:
    """A code block with its recipe comment."""

    what: str
    code: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    source = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        yield Block(found["what"] or "", dedent(found["code"]), line)


@define
class Copy:
    """A copy of the project in which a recipe is followed."""

    root: Path
    printed: str = field(default="", init=False)

    def __attrs_post_init__(self) -> None:
        for name in _COPIED:
            if (ROOT / name).is_dir():
                # The bytecode goes along, so that not every recipe compiles the whole package.
                shutil.copytree(ROOT / name, self.root / name, ignore=shutil.ignore_patterns("bench"))
            else:
                shutil.copy(ROOT / name, self.root / name)
        for name in _LINKED:
            (self.root / name).symlink_to(ROOT / name)
        programs = self.root / "bin"
        programs.mkdir()
        for name, module in {"spacealert": "spacealert", "pytest": "pytest", "python": ""}.items():
            program = programs / name
            program.write_text(f'#!/bin/sh\nexec {sys.executable} {"-m " * bool(module)}{module} "$@"\n')
            program.chmod(0o755)

    def apply_block(self, block: Block) -> None:
        """Do what the block's comment says, or fail with the reason."""
        what, _, target = block.what.partition(" ")
        match what:
            case "create":
                path = self.root / target
                assert not path.exists(), f"{target} is there already"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.code, encoding="utf-8")
            case "append":
                with (self.root / target).open("a", encoding="utf-8") as file:
                    file.write(block.code)
            case "insert":
                self._insert(block)
            case "run":
                for line in block.code.splitlines():
                    self._run(line)
            case "shows":
                for line in block.code.splitlines():
                    assert line in self.printed, f"{line!r} was not printed, but {self.printed!r}"
            case _:
                raise AssertionError("nothing says what to do with this block: see tests/support/recipe.py")

    def _insert(self, block: Block) -> None:
        insert = _INSERT.fullmatch(block.what)
        assert insert, block.what
        path = self.root / insert["path"]
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        place = next((place for place, line in enumerate(lines) if insert["text"] in line), None)
        assert place is not None, f"{insert['path']} has no line with {insert['text']!r}"
        lines.insert(place + (insert["where"] == "after"), block.code)
        path.write_text("".join(lines), encoding="utf-8")

    def _run(self, line: str) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
        own |= {
            "PATH": os.pathsep.join([str(self.root / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]),
            "PYTHONPATH": str(self.root),
            "PYTEST_ADDOPTS": "-n 0 -p no:cacheprovider",
            "SPACEALERT_HOME": str(self.root / "home"),
            "SDL_VIDEODRIVER": "dummy",
            "PYTHONIOENCODING": "utf-8",
            "LANG": "en_US.UTF-8",
        }
        ended = subprocess.run(
            ["bash", "-c", line], cwd=self.root, env=own, capture_output=True, encoding="utf-8", check=False
        )
        self.printed += ended.stdout
        assert ended.returncode == 0, f"$ {line}\n{ended.stdout[-4000:]}\n{ended.stderr[-2000:]}"
