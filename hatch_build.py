"""Additions to the wheel: compiled texts and, if SPACEALERT_COMPILED is 1, a compiled engine."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CustomBuildHook(BuildHookInterface):
    """Adds a `.json` for each `.ftl` to the wheel, and extension modules next to those of the engine."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._folder = tempfile.TemporaryDirectory()

    @property
    def _is_compiled(self) -> bool:
        return os.environ.get("SPACEALERT_COMPILED") == "1"

    def dependencies(self) -> list[str]:
        return ["attrs>=25.4", "mypy[mypyc]", "setuptools", "cattrs>=25.2"] if self._is_compiled else []

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._folder.cleanup()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._compile_texts(build_data)
        if self._is_compiled:
            self._compile_engine(build_data)

    def _compile_texts(self, build_data: dict[str, Any]) -> None:
        """Compile the texts, so that no command parses them at startup. A checkout compiles them on first use."""
        from spacealert.kit.i18n.fluent_compiler import compiled

        for file in sorted(Path(self.root, "spacealert", "texts").rglob("*.ftl")):
            place = file.relative_to(self.root).with_suffix(".json")
            made = Path(self._folder.name, place)
            made.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(compiled(file.read_text(encoding="utf-8")), ensure_ascii=False, separators=(",", ":"))
            made.write_text(text, encoding="utf-8")
            build_data["force_include"][str(made)] = str(place)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, which doubles the coach's speed. It requires a C compiler. The pure wheel does not."""
        copy = Path(self._folder.name, "compiled")
        shutil.copytree(Path(self.root, "spacealert"), copy / "spacealert")
        modules = [f"spacealert/{name}.py" for name in self.config["compiled"]]
        words = [sys.executable, "-m", "mypyc", "--strict", "--explicit-package-bases", *modules]
        made = subprocess.run(words, cwd=copy, capture_output=True, text=True, check=False)
        if made.returncode:
            raise RuntimeError(made.stdout[-4000:] + made.stderr[-4000:])
        for file in [
            *copy.glob("*.so"),
            *copy.glob("*.pyd"),
            *copy.glob("spacealert/**/*.so"),
            *copy.glob("spacealert/**/*.pyd"),
        ]:
            build_data["force_include"][str(file)] = str(file.relative_to(copy))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
