"""Sphinx settings for the website. Run `sphinx-build docs site` after `pip install -e ".[docs]"`."""

import re
from typing import Any

project = "spacealert"
author = "The spacealert founders"
extensions = ["myst_parser", "sphinx.ext.apidoc", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
# As on GitHub, headings have anchors, and checklists are rendered.
myst_heading_anchors = 4
myst_enable_extensions = ["tasklist"]
html_theme = "pydata_sphinx_theme"
html_title = "spacealert"
html_theme_options = {"navbar_center": [], "show_prev_next": False, "secondary_sidebar_items": ["page-toc"]}
html_sidebars = {"**": ["globaltoc.html"]}
html_favicon = "../spacealert/art/icon.svg"
html_show_sourcelink = False

# The API reference is generated from the docstrings. Its pages are written to docs/api and never committed.
_LEFT_OUT = [
    f"**/spacealert/{package}/*"
    for package in (
        "announcer",
        "apps",
        "art",
        "coach",
        "companions",
        "logbook",
        "narration",
        "school",
        "session",
        "texts",
    )
]
apidoc_modules = [
    {
        "path": "../spacealert",
        "destination": "api",
        "exclude_patterns": _LEFT_OUT,
        "max_depth": 3,
        "automodule_options": {"members", "undoc-members"},
    }
]
suppress_warnings = ["ref.python"]  # classes in different packages may have the same name
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


def _as_rst(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Convert a docstring's Markdown to RST, which marks code and emphasis differently."""
    paragraphs = re.split(r"\n{2,}", "\n".join(lines))
    lines[:] = "\n\n".join(map(_paragraph, paragraphs)).split("\n")


def _paragraph(text: str) -> str:
    if text.startswith("    "):
        return f".. code-block:: python\n\n{text}"
    if text.startswith(">>>"):
        return text
    parts = re.split(r"(`+[^`]+`+)", text)
    for place, part in enumerate(parts):
        if part.startswith("`"):
            parts[place] = f"``{' '.join(part.strip('`').split())}``"
        else:
            escaped = re.sub(r"([*|_])", r"\\\1", part)
            # RST needs a space after code. The backslash removes it from the output.
            parts[place] = f"\\ {escaped}" if place and escaped[:1].isalnum() else escaped
    return "".join(parts)


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", _as_rst)
