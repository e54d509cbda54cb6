"""The window's own type in a page: its fonts as WOFF, packed here, so that the page needs nothing else."""

from base64 import b64encode
from functools import cache
from importlib.resources import files

from spacealert.kit.web.woff import woff

_WEIGHTS = {"Regular": 400, "Bold": 700}
_FAMILY = "Spacealert Sans Condensed"


@cache
def style() -> str:
    """The style sheet that brings the fonts."""
    folder = files("spacealert.kit.ui") / "fonts"
    rules = []
    for name, weight in _WEIGHTS.items():
        packed = woff((folder / f"SpacealertSansCondensed-{name}.ttf").read_bytes())
        data = b64encode(packed).decode("ascii")
        rules.append(
            f'@font-face {{ font-family: "{_FAMILY}"; font-weight: {weight};'
            f' src: url("data:font/woff;base64,{data}") format("woff"); }}\n'
        )
    return "".join(rules)
