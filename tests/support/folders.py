"""The folders of the project and of the test data."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
TESTS = PROJECT / "tests"
DATA = TESTS / "data"
TEXTS = PROJECT / "spacealert" / "texts"  # not included in a wheel
