"""Every drawing of the program that exists once, as SVG files; window, report and phones load the same ones.

`icons/` holds one file for each icon on a square of 100 × 100: class `ink` takes the color in which it is shown, class
`hole` lets the background through. `data-letter` says where a letter is centered on it, and how large it is.
"""

from pathlib import Path

ICONS = Path(__file__).with_name("icons")
