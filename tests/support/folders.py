"""Where the project and the files of the tests are."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
TESTS = PROJECT / "tests"
DATA = TESTS / "data"
TEXTS = PROJECT / "spacealert" / "texts"  # not included in a wheel
