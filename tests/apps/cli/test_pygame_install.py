"""If another pygame overwrites pygame-ce, you get one sentence, and the doctor reports what is installed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

REPAIR = "pip install --force-reinstall pygame-ce"


@pytest.fixture(params=["other", "broken"])
def buried(request: pytest.FixtureRequest, tmp_path: Path, home: Path) -> dict[str, str]:
    """Return an environment in which installing or uninstalling `pygame` has broken pygame-ce."""
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").touch()
    if request.param == "other":
        facts = tmp_path / "pygame-2.6.1.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: pygame\nVersion: 2.6.1\n", encoding="utf-8")
    ours = {
        "PYTHONPATH": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SPACEALERT_HOME": str(home),
        "LANG": "en_US.UTF-8",
    }
    return {**os.environ, **ours}


def call(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "spacealert", *words]
    return subprocess.run(program, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False)


@pytest.mark.parametrize("command", [(), ("play", "S1-1"), ("school", "--window"), ("resolve", "--window")])
def test_window_says_how_to_repair_pygame(buried: dict[str, str], command: tuple[str, ...]) -> None:
    ended = call(buried, *command)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert REPAIR in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_the_doctor_names_the_version_that_is_loaded(buried: dict[str, str]) -> None:
    told = call(buried, "doctor", "--no-test")
    assert told.returncode == 0, told.stderr
    assert REPAIR in told.stdout
    found = json.loads(call(buried, "doctor", "--no-test", "--json").stdout)
    assert found["packages"]["pygame-ce"] is None
    assert found["packages"].get("pygame") == ("2.6.1" if "2.6.1" in told.stdout else None)
    assert found["screen"] is None
