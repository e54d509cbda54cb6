"""The static files for browsers, such as the page with its scripts, and the texts of each language.

The modules in `page/` are bundled, so that phones need few requests and old browsers need no module support.
"""

import hashlib
import html
import json
import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import quote

from spacealert.art import ICONS, LIGHT
from spacealert.engine.ship import ZONES
from spacealert.kit.web.server import StaticFile
from spacealert.kit.web.woff import convert_to_woff
from spacealert.narration.shapes import svg
from spacealert.session.setup import SEAT_COLORS
from spacealert.texts import FALLBACK, LANGUAGES, load_texts

_FONT = "SpacealertSansCondensed-SemiBold.ttf"
# Kerning and old hinting, removed from fonts because a page uses them at many sizes.
_UNUSED_TABLES = frozenset({b"GPOS", b"GSUB", b"GDEF", b"fpgm", b"prep", b"cvt ", b"gasp"})
_FIRST = "app.js"
_A_MONTH, _A_YEAR = 30 * 86400, 365 * 86400  # seconds
_ON_PAPER = re.compile(r"^@media print \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_ICONS = (
    *(f"{zone}{serious}" for zone in (*ZONES, "internal") for serious in ("", "-serious")),
    *("begin", "incoming", "transfer", "silence", "clock", "computer", "done", "cross", "person", "android"),
    *(f"crew-{who}" for who in ("android", *SEAT_COLORS)),
    *("pause", "play", "repeat", "bots", "redward", "blueward", "gravolift", "star", "empty"),
    *(f"to-{station}" for station in ("UR", "UW", "UB", "LR", "LW", "LB")),
)
_GEOMETRY = frozenset(
    {"points", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "width", "height", "stroke-width"}
)
_IMPORT = re.compile(r'^import \{[^}]*\} from "\./(?P<file>[\w-]+\.js)";\n', re.MULTILINE)
_SPARE = re.compile(r"^\s*(?://.*\n\s*)*| +// .*$", re.MULTILINE)  # indents and comments, which browsers don't need
_EXPORT = re.compile(r"^export (?=const |let |function |class )", re.MULTILINE)


@cache
def static_files() -> dict[str, StaticFile]:
    """Return the files to serve, by URL path."""
    page, font = _page_file(), _font_file()
    return {
        "/": page,
        "/board": page,
        _font_path(font): font,
        **{
            _texts_path(language): StaticFile("application/json", _texts_as_json(language), kept_for=_A_YEAR)
            for language in LANGUAGES
            if language != FALLBACK
        },
        "/app.webmanifest": StaticFile("application/manifest+json", _path_of("app.webmanifest").read_bytes()),
        "/icon.svg": StaticFile("image/svg+xml", _path_of("icon.svg").read_bytes()),
        "/icon.png": StaticFile("image/png", _path_of("icon.png").read_bytes()),
        "/awake.mp4": StaticFile("video/mp4", _path_of("awake.mp4").read_bytes(), kept_for=_A_YEAR),
    }


@cache
def bundle_scripts() -> str:
    """Bundle all modules into one script, dependencies first, each in its own scope."""
    modules: dict[str, str] = {}

    def add(name: str) -> None:
        source = _path_of(name).read_text(encoding="utf-8")
        for found in _IMPORT.finditer(source):
            if found["file"] not in modules:
                add(found["file"])
        modules[name] = _EXPORT.sub("", _IMPORT.sub("", source))

    add(_FIRST)
    body = "".join(modules.values())
    return _SPARE.sub("", f'(function () {{\n"use strict";\n{body}}})();\n')


@cache
def page_texts(language: str) -> dict[str, Any]:
    """Return the page's own texts in this language. Texts about the game come from the laptop."""
    known = load_texts(language)
    return {
        **known.forms("phones-page"),
        **{f"letter-{zone}": known.say("screen-zone-letter", zone=zone) for zone in (*ZONES, "internal")},
        "name": known.say("screen-language"),
    }


def _texts_as_json(language: str) -> bytes:
    return json.dumps(page_texts(language), ensure_ascii=False).encode()


def _texts_path(language: str) -> str:
    return f"/words-{language}-{hashlib.sha256(_texts_as_json(language)).hexdigest()[:8]}.json"


def _page_file() -> StaticFile:
    style = (_path_of("style.css").read_text(encoding="utf-8") + svg.stylesheet()).replace(
        "$FONT", _font_path(_font_file())
    )
    style = _SPARE.sub("", _ON_PAPER.sub("", style))
    script = bundle_scripts()
    needs = "".join(f'<p lang="{one}">{html.escape(page_texts(one)["needs-script"])}</p>' for one in LANGUAGES)
    icon = "data:image/svg+xml," + quote(_path_of("icon.svg").read_text(encoding="utf-8"))
    known = {
        "languages": {language: page_texts(language)["name"] for language in LANGUAGES},
        "files": {language: _texts_path(language) for language in LANGUAGES if language != FALLBACK},
        FALLBACK: page_texts(FALLBACK),
    }
    words = json.dumps(known, ensure_ascii=False)
    content = _path_of("index.html").read_text(encoding="utf-8")
    icons = json.dumps({name: _icon_paths(name) for name in _ICONS})
    parts = {
        "ICONS": icons,
        "ICON": icon,
        "LIGHT": LIGHT.read_text(encoding="utf-8"),
        "NEEDS": needs,
        "STYLE": style,
        "TEXTS": words.replace("<", "\\u003c"),
        "SCRIPT": script,
    }
    for mark, part in parts.items():
        content = content.replace(f"${mark}", part)
    content = content.replace("$BUILD", hashlib.sha256(content.encode()).hexdigest()[:16], 1)
    # The page opens from the browser's cache, even if the laptop is away, and reloads itself when outdated.
    return StaticFile("text/html; charset=utf-8", content.encode(), _A_MONTH, scripts=(script,), styles=(style,))


def _icon_paths(name: str) -> dict[str, Any]:
    """Return an icon's shapes, and the position and size of its letter."""
    root = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    letter = [float(number) for number in root.get("data-letter", "").split()]
    shapes = [
        [
            shape.tag.rpartition("}")[2],
            shape.get("class", ""),
            {key: found for key, found in shape.items() if key in _GEOMETRY},
        ]
        for shape in root
    ]
    return {"shapes": shapes, "letter": letter or None}


@cache
def _font_file() -> StaticFile:
    font = Path(str(resources.files("spacealert"))) / "kit" / "ui" / "fonts" / _FONT
    return StaticFile("font/woff", convert_to_woff(font.read_bytes(), without=_UNUSED_TABLES), kept_for=_A_YEAR)


def _font_path(font: StaticFile) -> str:
    return f"/type.{hashlib.sha256(font.content).hexdigest()[:8]}.woff"


def _path_of(name: str) -> Path:
    return Path(str(resources.files(__package__))) / "page" / name


@cache
def build_id() -> str:
    """Return the build id, which tells an open page that it is out of date."""
    found = re.search(rb'data-build="([0-9a-f]+)"', static_files()["/"].content)
    assert found is not None
    return found[1].decode()
