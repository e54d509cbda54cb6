"""Compile the texts when a wheel is built, so that no command has to parse them when it starts."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CompileTexts(BuildHookInterface):
    """Puts a `.json` beside each `.ftl` of the wheel. A checkout has none: it compiles each text when it is said."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._folder = tempfile.TemporaryDirectory()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._folder.cleanup()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from spacealert.kit.i18n.fluent_compiler import compiled

        folder = Path(self._folder.name)
        for file in sorted(Path(self.root, "spacealert", "texts").rglob("*.ftl")):
            place = file.relative_to(self.root).with_suffix(".json")
            made = folder / place
            made.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(compiled(file.read_text(encoding="utf-8")), ensure_ascii=False, separators=(",", ":"))
            made.write_text(text, encoding="utf-8")
            build_data["force_include"][str(made)] = str(place)
