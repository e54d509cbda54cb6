"""Every drawing of the program that exists once, as SVG files; window, report and phones load the same ones.

`ICONS` holds one file for each icon on a square of 100 × 100: class `ink` takes the color in which it is shown, class
`hole` lets the background through. `data-letter` says where a letter is centered on it, and how large it is.

`THREATS` holds the silhouettes, on a square from -50 to 50. Their classes are the roles of `ship.css`, which colors
everything that is drawn of the ship.

`SHIP` is the ship as built, where it lies on the sheet of `ship_layout`.

`CREW` has the five figures, feet on the origin: legs and arms of each pose, with the places of head and hand, and the
torso and tool of each color. Class `suit` takes the color. Their helmets are the icons `crew-…`.
"""

from pathlib import Path

ICONS = Path(__file__).with_name("icons")
CREW = Path(__file__).with_name("crew.svg")
THREATS = Path(__file__).with_name("threats")
SHIP = Path(__file__).with_name("ship.svg")
SHIP_STYLE = Path(__file__).with_name("ship.css")
