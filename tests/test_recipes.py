"""Recipes work: every code block is applied to a copy of the project, and its commands succeed."""

import shutil
import sys
from pathlib import Path

import pytest
from support import recipe

PAGES = sorted(page.name for page in (recipe.ROOT / "docs" / "recipes").glob("*.md") if page.name != "index.md")

NEEDS = {"voice.md": "espeak-ng"}


@pytest.mark.slow
@pytest.mark.timeout(600)  # a recipe may build a whole voice
@pytest.mark.skipif(sys.platform == "win32", reason="the commands of the recipes are those of a Unix shell")
@pytest.mark.parametrize("page", PAGES)
def test_recipes_work_as_written(page: str, tmp_path: Path) -> None:
    if page in NEEDS and shutil.which(NEEDS[page]) is None:
        pytest.skip(f"{NEEDS[page]} is not installed")
    copy = recipe.Copy(tmp_path)
    for block in recipe.blocks(recipe.ROOT / "docs" / "recipes" / page):
        try:
            copy.apply_block(block)
        except AssertionError as error:
            raise AssertionError(f"docs/recipes/{page}:{block.line}: {error}") from error
