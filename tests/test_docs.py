"""The documentation is correct: examples run, pictures are current, and cited sections exist."""

import doctest
import importlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from support import known_games
from support.program_process import Ended

from spacealert.engine import resolve

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
RULES = ROOT / "docs" / "rules" / "space-alert.md"
SECTION = re.compile(r"§\s?(\d+(?:\.\d+)*)")


@pytest.fixture
def among_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)


@pytest.mark.usefixtures("among_examples")
def test_documented_mission_is_valid(call: Callable[..., Ended]) -> None:
    checked = call("scenarios", "check", "mission.yaml")
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (0, "mission.yaml: no errors")
    assert "T+2: threat, zone red" in call("scenarios", "show", "mission.yaml").stdout


@pytest.mark.usefixtures("among_examples")
def test_documented_game_is_resolved(call: Callable[..., Ended], tmp_path: Path) -> None:
    assert call("resolve", "game.yaml", "--html", str(tmp_path / "game.html")).returncode == 0
    assert "</html>" in (tmp_path / "game.html").read_text(encoding="utf-8")
    assert "Total" in call("resolve", "game.yaml").stdout


def test_documented_engine_example_works() -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLES / "resolve_a_game.py"], capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[0] == "turn 1: turn-begins"
    assert re.fullmatch(r"-?\d+ points|lost to .+", ran.stdout.splitlines()[-1])


@pytest.mark.parametrize(
    "page", sorted(["README.md", *(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))])
)
def test_documented_python_output_is_correct(page: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert failed == 0


MODULES = [
    ".".join(module.relative_to(ROOT).with_suffix("").parts)
    for module in sorted(ROOT.glob("spacealert/**/*.py"))
    if ">>> " in module.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_are_correct(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert (failed, tried > 0) == (0, True)


def test_every_field_of_a_game_file_is_described(call: Callable[..., Ended]) -> None:
    page = (ROOT / "docs" / "file-formats.md").read_text(encoding="utf-8")
    fields = json.loads(call("resolve", "--schema").stdout)["properties"]
    member = fields["crew"]["items"]["properties"]
    assert [name for name in [*fields, *member] if name != "$schema" and f"`{name}`" not in page] == []


def script(name: str) -> ModuleType:
    """Load a script from `docs/`, which isn't a package."""
    described = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def test_contracts_picture_matches_the_contracts() -> None:
    drawn = (ROOT / "docs" / "contracts.svg").read_text(encoding="utf-8")
    assert drawn == script("draw_contracts").picture(ROOT), (
        "the contracts have changed: run python docs/draw_contracts.py"
    )


def test_events_page_matches_the_classes() -> None:
    written = (ROOT / "docs" / "events.md").read_text(encoding="utf-8")
    assert written == script("write_events").page(), "the events have changed: run python docs/write_events.py"


def test_toolkit_page_shows_every_sample(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "toolkit.md").read_text(encoding="utf-8")
    shown = re.findall(r"pictures/widgets/(\w+)\.png", page)
    script("widget_pictures").paint(tmp_path)
    painted = {picture.stem for picture in tmp_path.glob("*.png")}
    assert set(shown) == painted == {picture.stem for picture in (ROOT / "docs/pictures/widgets").glob("*.png")}


def sections_of(rules: Path) -> set[str]:
    return set(re.findall(r"^#+ §([\d.]+) ", rules.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", ["nemesis", "carnomorphs"])
def test_cited_companion_rules_exist(game: str) -> None:
    sections = sections_of(RULES.with_name(f"{game}.md"))
    sources = [*ROOT.glob(f"spacealert/companions/{game}/*.py"), RULES.with_name(f"{game}.md")]
    cited = {section for source in sources for section in SECTION.findall(source.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= sections


def test_cited_rules_exist() -> None:
    rules = RULES.read_text(encoding="utf-8")
    sections = sections_of(RULES)
    sections |= {f"9.{number}" for number in re.findall(r"^(\d+)\. ", rules.split("## §9")[1], re.MULTILINE)}
    cited: dict[str, Path] = {}
    code = [file for file in ROOT.glob("spacealert/**/*.py") if "companions" not in file.parts]
    for source in [*code, *ROOT.glob("spacealert/texts/**/*.ftl"), RULES]:
        for section in SECTION.findall(source.read_text(encoding="utf-8")):
            cited.setdefault(section, source)
    assert {section: source for section, source in cited.items() if section not in sections} == {}
    assert cited


def test_rules_cited_by_events_exist() -> None:
    pages = RULES.read_text(encoding="utf-8") + RULES.with_name("new-frontier.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^#+ §((?:NF )?[\d.]+) ", pages, re.MULTILINE))
    games = [*known_games.cases("findings"), *known_games.cases("new-frontier/single-threat")]
    cited = {event.rule for case in games for event in resolve(known_games.game_of(case["game"])).events}
    assert cited - sections == set()
    assert len(cited) > 5


@pytest.mark.slow
def test_players_guide_evening_works_in_both_languages(tmp_path: Path) -> None:
    recorder = ROOT / "docs" / "record_evening.py"
    subprocess.run([sys.executable, recorder, tmp_path], check=True, capture_output=True, timeout=120)
    written = [sorted(file.name[3:] for file in tmp_path.glob(f"{language}-*.png")) for language in ("en", "ru")]
    assert written[0] == written[1]
    guide = (ROOT / "docs" / "players-guide.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"pictures/evening-([\w-]+)\.en", guide))
    assert shown and shown <= {name[3:].removesuffix(".png") for name in written[0]}
