"""No two modules have one name, so that a name leads to one place. Folders may share the name of a matter."""

from collections import Counter
from pkgutil import walk_packages

import spacealert


def test_no_two_modules_have_one_name() -> None:
    found = walk_packages(spacealert.__path__, "spacealert.")
    names = [module.name.rpartition(".")[2] for module in found if not module.ispkg]
    assert {name for name, count in Counter(names).items() if count > 1} == set()
