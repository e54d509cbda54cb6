"""List missing texts of a language: `python tests/support/untranslated.py de`, or with `--all`, of all files.

They appear in English. Each line has the id, a tab, and the English text.
"""

import sys
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

TEXTS = Path(__file__).resolve().parents[2] / "spacealert" / "texts"
FALLBACK = "en"


@cache
def texts_of(file: Path) -> dict[str, str]:
    """Return each text of a file by id, with attributes after a dot."""
    write, found = FluentSerializer(), {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            whole = write.serialize_entry(entry).strip()
            found[entry.id.name] = whole.partition("=")[2].partition("\n    .")[0].strip()
            found.update({f"{entry.id.name}.{attribute.id.name}": "" for attribute in entry.attributes})
    return found


def untranslated(language: str, whole_files: bool = False) -> dict[str, str]:
    """Return the texts the language lacks, by id, in English."""
    found: dict[str, str] = {}
    for file in sorted((TEXTS / FALLBACK).glob("*.ftl")):
        theirs = TEXTS / language / file.name
        if theirs.exists() or whole_files:
            known = texts_of(theirs) if theirs.exists() else {}
            found.update({name: text for name, text in texts_of(file).items() if name not in known})
    return found


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if not word.startswith("-")]
    for name, text in untranslated(chosen[0], "--all" in sys.argv).items():
        sys.stdout.write(f"{name}\t{' '.join(text.split())}\n")
