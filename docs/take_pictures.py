"""Take the pictures for the docs from the gallery of all scenes.

python docs/take_pictures.py    writes docs/pictures/, except for the pictures that record_evening.py takes
"""

import os
import re
import sys
import tempfile
from pathlib import Path

os.environ |= {
    "SDL_VIDEODRIVER": "dummy",
    "SPACEALERT_HOME": tempfile.mkdtemp(),
}  # an empty one
DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / "tests"))

import gallery  # noqa: E402
import pygame  # noqa: E402

if __name__ == "__main__":
    for page in sorted(DOCS.glob("*.md")):
        for picture, scene, language in re.findall(
            r"\((pictures/(?!evening-)([\w-]+)\.(\w+)\.png)\)", page.read_text("utf-8")
        ):
            (DOCS / picture).parent.mkdir(exist_ok=True)
            pygame.image.save(gallery.shown(scene, language, (1280, 720)).canvas.surface, DOCS / picture)
