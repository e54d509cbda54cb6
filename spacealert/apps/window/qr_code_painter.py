"""A QR code on the screen, with the light border without which a camera does not find it."""

from typing import TYPE_CHECKING

from spacealert.kit.ui import theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box

if TYPE_CHECKING:
    from spacealert.apps.phones.invitation import QRCode

_BORDER = 4  # light squares


def paint_qr_code(canvas: Canvas, box: Box, code: "QRCode") -> None:
    """As large as this square."""
    canvas.fill(box, theme.BRIGHT)
    side = box.h / (len(code) + 2 * _BORDER)
    for y, row in enumerate(code, start=_BORDER):
        for x, dark in enumerate(row, start=_BORDER):
            if dark:
                canvas.fill(Box(box.x + x * side, box.y + y * side, side, side), theme.INK)
