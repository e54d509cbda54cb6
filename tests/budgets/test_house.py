"""The structure of the package: few modules, one meaning per public name, no import cycles. Limits are only lowered.

`python tests/support/house.py` prints everything over the limits.
"""

import pytest
from support import house
from support.house import Module

MODULES = 325
SMALL = 4
SHARED_NAMES = 0
CYCLES = 0
SILENT_PACKAGES = 0


@pytest.fixture(scope="module")
def found() -> list[Module]:
    return house.modules()


def test_modules_are_few_and_rarely_tiny(found: list[Module]) -> None:
    assert len(found) <= MODULES
    assert len(house.small(found)) <= SMALL


def test_public_names_are_unique_within_a_layer(found: list[Module]) -> None:
    assert len(shared := house.shared_class_names(found)) <= SHARED_NAMES, shared


def test_there_are_no_import_cycles_even_inside_functions(found: list[Module]) -> None:
    assert len(cycles := house.cycles(found)) <= CYCLES, cycles


def test_every_package_docstring_says_where_to_begin(found: list[Module]) -> None:
    assert len(silent := house.silent_packages(found)) <= SILENT_PACKAGES, silent
