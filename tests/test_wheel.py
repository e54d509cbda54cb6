"""The contents of the wheel: all licenses and all modules."""

import tomllib
from pathlib import Path

from spacealert.kit.audio import voice_pack

ROOT = Path(__file__).parent.parent
TEXTS = {
    "MIT": "LICENSE",
    "OFL-1.1": "spacealert/kit/ui/fonts/OFL.txt",
    "Apache-2.0": "audio/licenses/Apache-2.0.txt",
    "GPL-3.0-or-later": "audio/licenses/GPL-3.0.txt",
    "LGPL-2.1-or-later": "audio/licenses/LGPL-2.1.txt",
}


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_bundled_license_is_named_with_its_text() -> None:
    project = PROJECT["project"]
    packs = [voice_pack.load_effects(), *(voice_pack.load(name) for name in voice_pack.list_voices())]
    assert {pack.license for pack in packs} | {"MIT", "OFL-1.1"} == set(project["license"].split(" AND ")) == set(TEXTS)
    shipped = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    assert {ROOT / text for text in TEXTS.values()} <= shipped
    assert ROOT / "audio/NOTICE.md" in shipped


def test_compiled_modules_exist() -> None:
    compiled = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    assert [name for name in compiled if not (ROOT / f"spacealert/{name}.py").is_file()] == []
