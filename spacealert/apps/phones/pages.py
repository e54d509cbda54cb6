"""The files that a browser gets, and the texts of its language."""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from spacealert.engine.ship import ZONES
from spacealert.kit.web.server import StaticFile
from spacealert.kit.web.woff import woff
from spacealert.narration.shapes import svg
from spacealert.texts import LANGUAGES, in_language

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".webmanifest": "application/manifest+json",
}
_FONT = "SpacealertSansCondensed-SemiBold.ttf"


@cache
def files() -> dict[str, StaticFile]:
    """Every file by its path; both pages are the same one, which looks at its own address."""
    folder = Path(str(resources.files(__package__))) / "page"
    found = {f"/{file.name}": _file(file) for file in sorted(folder.iterdir()) if file.suffix in _TYPES}
    page = found.pop("/index.html")
    font = Path(str(resources.files("spacealert"))) / "kit" / "ui" / "fonts" / _FONT
    ship = StaticFile(_TYPES[".css"], svg.style().encode())
    return {
        **found,
        "/": page,
        "/board": page,
        "/type.woff": StaticFile(_TYPES[".woff"], woff(font.read_bytes())),
        "/ship.css": ship,
    }


def _file(file: Path) -> StaticFile:
    return StaticFile(_TYPES[file.suffix], file.read_bytes())


@cache
def texts(language: str) -> dict[str, Any]:
    """What a page says by itself, in this language; what it says of the game comes ready from the laptop."""
    known = in_language(language)
    return {
        "language": language,
        "languages": [[code, in_language(code).say("screen-language")] for code in LANGUAGES],
        "texts": known.forms("phones-page")
        | {f"letter-{zone}": known.say("screen-zone-letter", zone=zone) for zone in (*ZONES, "internal")},
    }
