"""Engine, missions, announcer, game files, narration, session and coach run unchanged in a browser's Python."""

import json
import shutil
import subprocess
from itertools import islice
from pathlib import Path

import attrs
import pytest
from support.folders import DATA
from support.known_games import cases
from support.pyodide_probe import probe

PYODIDE = "314.0.7"
NODE, NPM = shutil.which("node"), shutil.which("npm")
CHECKOUT = DATA.parent.parent
MOST_MODULES = 200  # our modules loaded in total

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(NODE is None or NPM is None, reason="there is no node here"),
]


@pytest.fixture(scope="module")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert NPM is not None
    folder = tmp_path_factory.mktemp("npm")
    ended = subprocess.run(
        [NPM, "install", "--silent", "--no-audit", "--prefix", folder, f"pyodide@{PYODIDE}"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ended.returncode:
        pytest.skip(f"Pyodide cannot be had here: {ended.stderr.strip() or ended.stdout.strip()}")
    return folder / "node_modules" / "pyodide"


def test_browser_engine_gives_the_same_results(pyodide: Path, tmp_path: Path) -> None:
    assert NODE is not None
    games = [
        json.dumps(case["game"]) for case in (*islice(cases("good-plans"), 6), *islice(cases("new-frontier/random"), 4))
    ]
    lines = tmp_path / "games.jsonl"
    lines.write_text("\n".join(games), encoding="utf-8")
    packages = Path(attrs.__file__).parent.parent
    program = Path(__file__).parent / "support" / "pyodide.mjs"
    ended = subprocess.run(
        [NODE, program, pyodide, CHECKOUT, packages, lines], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    there, here = json.loads(ended.stdout.splitlines()[-1]), json.loads(probe(games))
    assert there["cues"] == here["cues"]
    assert there["results"] == here["results"]
    assert len(there["results"]) == 10
    assert there["in no browser"] == []
    assert there["modules"] <= MOST_MODULES
