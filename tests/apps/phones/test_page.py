"""The page: its download size, and its support for browsers from 2018."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from spacealert.apps.phones import pages
from spacealert.texts import LANGUAGES

NODE = shutil.which("node")
MOST_LOADED = 60_000  # bytes on a first visit
# Tempting features that are newer than iOS 12 and Chrome 66.
TOO_NEW = (
    r"\.at\(", r"replaceChildren", r"\.flat\(", r"\.flatMap\(", r"fromEntries", r"matchAll", r"replaceAll",
    r"structuredClone", r"\.append\(", r"\.prepend\(", r"allSettled", r"globalThis", r"queueMicrotask",
    r"\.toSorted\(", r"randomUUID",    r"\.finally\(", r"scrollIntoView\(\{",
)  # fmt: skip
TOO_NEW_STYLE = (r":has\(", r"\binset:", r"\ddvh", r":is\(", r":where\(", r"aspect-ratio", r"clamp\(")


def test_first_visit_loads_little() -> None:
    """Load page, font, manifest and one language. Only the page is requested again, and it isn't resent."""
    files = pages.static_files()
    first = [file for path, file in files.items() if path == "/" or path.endswith((".woff", ".webmanifest"))]
    assert len(first) == 3
    words = [file for path, file in files.items() if path.startswith("/words-")]
    assert len(words) == len(LANGUAGES) - 1  # English is part of the page
    largest = max(len(file.gzipped_content or file.content) for file in words)
    assert sum(len(file.gzipped_content or file.content) for file in first) + largest <= MOST_LOADED
    content = files["/"].content.decode()
    linked = re.findall(r'(?:src|href)="([^"]+)"', content.partition("<body")[0])
    assert [link for link in linked if not link.startswith("data:")] == ["/icon.png", "/app.webmanifest"]


def test_page_has_every_text_it_uses() -> None:
    asked = set(re.findall(r'texts\.([a-z]+)\b|texts\["([a-z-]+)"\]', pages.bundle_scripts()))
    names = {dotted or quoted for dotted, quoted in asked} - {"concat"}
    for language in LANGUAGES:
        assert names <= set(pages.page_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_language_has_all_texts(language: str) -> None:
    said, english = pages.page_texts(language), pages.page_texts("en")
    same = {name for name in english if said.get(name) == english[name] and not name.startswith("letter-")}
    assert set(said) == set(english)
    assert language == "en" or len(same) <= 4


@pytest.mark.skipif(NODE is None, reason="there is no node here")
def test_script_parses_in_browsers_of_2018(tmp_path: Path) -> None:
    assert NODE is not None
    script = tmp_path / "bundle.js"
    script.write_text(pages.bundle_scripts(), encoding="utf-8")
    program = (
        "const parser = require('internal/deps/acorn/acorn/dist/acorn');"
        "parser.parse(require('fs').readFileSync(process.argv[1], 'utf8'), { ecmaVersion: Number(process.argv[2]) });"
    )

    def parsed(version: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [NODE, "--expose-internals", "-e", program, str(script), str(version)], capture_output=True, text=True
        )

    if "Cannot find module" in parsed(2030).stderr:
        pytest.skip("this node has no parser of its own")
    found = parsed(2017)
    assert found.returncode == 0, found.stderr


def test_script_uses_no_newer_features() -> None:
    style = pages.static_files()["/"].styles[0]
    assert [one for one in TOO_NEW if re.search(one, pages.bundle_scripts())] == []
    assert [one for one in TOO_NEW_STYLE if re.search(one, style)] == []
    outside_of_grids = re.findall(r"[;{ ](?:gap|row-gap|column-gap):", style)
    assert outside_of_grids == []


def test_page_without_javascript_explains_itself() -> None:
    page = pages.static_files()["/"].content.decode()
    for language in LANGUAGES:
        assert f'<p lang="{language}">' in page.partition("needs-script")[2]
