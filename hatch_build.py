"""Additions to the wheel: compiled texts and, if SPACEALERT_COMPILED is 1, a compiled engine."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

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
        self._pack_audio(build_data)
        if self._is_compiled:
            self._compile_engine(build_data)

    def _compile_texts(self, build_data: dict[str, Any]) -> None:
        """Compile the texts, so that no command parses them at startup. A checkout compiles them on first use."""
        from spacealert.kit.i18n.fluent_compiler import compile_messages

        for file in sorted(Path(self.root, "spacealert", "texts").rglob("*.ftl")):
            place = file.relative_to(self.root).with_suffix(".json")
            made = Path(self._folder.name, place)
            made.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(
                compile_messages(file.read_text(encoding="utf-8")), ensure_ascii=False, separators=(",", ":")
            )
            made.write_text(text, encoding="utf-8")
            build_data["force_include"][str(made)] = str(place)

    def _pack_audio(self, build_data: dict[str, Any]) -> None:
        """Pack the clips of each voice into one file: 1,700 small ones take a fifth more of a disk."""
        root = Path(self.root)
        for file in sorted((root / "audio").rglob("*")):
            if file.is_file() and file.parent.name != "clips":
                build_data["force_include"][str(file)] = f"spacealert/bundled/{file.relative_to(root).as_posix()}"
        for folder in sorted((root / "audio").rglob("clips")):
            place = folder.relative_to(root).with_suffix(".zip")
            made = Path(self._folder.name, place)
            made.parent.mkdir(parents=True, exist_ok=True)
            with ZipFile(made, "w") as packed:
                for clip in sorted(folder.iterdir()):
                    packed.writestr(ZipInfo(clip.name), without_comments(clip.read_bytes()))
            build_data["force_include"][str(made)] = f"spacealert/bundled/{place.as_posix()}"

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


def without_comments(opus: bytes) -> bytes:
    """Return an Opus file with the same sound, without comments and the 700 bytes of padding after them."""
    comments = 28 + opus[27]  # after the first page: a header, the length of its only segment, and that
    segments = opus[comments + 26]
    begin = comments + 27 + segments
    end = begin + sum(opus[comments + 27 : begin])
    assert opus[begin : begin + 8] == b"OpusTags"
    vendor = 12 + int.from_bytes(opus[begin + 8 : begin + 12], "little")
    packet = opus[begin : begin + vendor] + bytes(4)
    page = bytearray(opus[comments : comments + 22] + bytes(4) + bytes((1, len(packet))) + packet)
    page[22:26] = _checksum(page).to_bytes(4, "little")
    return opus[:comments] + page + opus[end:]


def _checksum(page: bytes | bytearray) -> int:
    """Return the checksum of an Ogg page whose own is zero."""
    found = 0
    for byte in page:
        found ^= byte << 24
        for _ in range(8):
            found = (found << 1 ^ (0x04C11DB7 if found & 0x80000000 else 0)) & 0xFFFFFFFF
    return found
