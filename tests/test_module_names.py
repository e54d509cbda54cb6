"""No two modules of the package have one name, so that a name leads to one place."""

from collections import Counter
from pkgutil import walk_packages

import spacealert

# The package of the session and its class, the texts as a value and the folder with the texts themselves.
PAIRS = {"session", "texts"}


def test_no_two_modules_have_one_name() -> None:
    names = [module.name.rpartition(".")[2] for module in walk_packages(spacealert.__path__, "spacealert.")]
    assert {name for name, count in Counter(names).items() if count > 1} == PAIRS
