"""Drawings shared by the window, reports and phones, as SVG files.

`ICONS` has one file per icon, on a square of 100 × 100. Class `ink` takes the icon's color, and class `hole` is
transparent. `data-letter` is the position and size of a letter.

`SCENES` has pictures in color, with a `viewBox` that starts at the origin. `#c10001`, `#c10002` and `#c10003` stand for
a player's color, its shade and its light. `prop-…` shows the icon with that name in color.

`THREATS` has the silhouettes, on a square from -50 to 50, and `cards.txt`, which lists the cards that each silhouette
is for. The classes in the files are the roles of `ship.css`, which colors all drawings of the ship.

`SHIP` is the undamaged ship, positioned as in `ship_layout`, and `DAMAGE` has the drawing of each damage tile. `PARTS`
has parts without a fixed position: a rocket, an interceptor, a mine, battlebots, and the cross over anything broken.

`CREW` has the five figures, with their feet at the origin: legs and arms for each pose, the positions of head and hand,
and a torso, a helmet and a tool for each color. Class `suit` takes the color.

`LIGHT` has the gradients `lit-…` for the roles that look solid, and `lit-rim`, the light on their edges.
"""

from pathlib import Path

ICONS = Path(__file__).with_name("icons")
CREW = Path(__file__).with_name("crew.svg")
SCENES = Path(__file__).with_name("scenes")
THREATS = Path(__file__).with_name("threats")
SHIP = Path(__file__).with_name("ship.svg")
DAMAGE = Path(__file__).with_name("damage.svg")
PARTS = Path(__file__).with_name("parts.svg")
LIGHT = Path(__file__).with_name("light.svg")
SHIP_STYLE = Path(__file__).with_name("ship.css")
