"""How phones find the laptop: an address to type with a code, or a QR code that has both."""

import segno
from attrs import frozen

QRCode = tuple[tuple[bool, ...], ...]  # rows of dark and light squares, without the light border that it needs


def qr_code(link: str) -> QRCode:
    code = segno.make(link, error="m", micro=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)


@frozen
class Invitation:
    """The part behind `#` never leaves a browser: no log on the way ever has the code."""

    address: str
    code: str

    @property
    def link(self) -> str:
        return f"{self.address}#{self.code}"

    @property
    def board(self) -> str:
        """For spectators."""
        return f"{self.address}board#{self.code}"

    def qr_code(self) -> QRCode:
        return qr_code(self.link)

    def in_characters(self) -> str:
        """The QR code for a terminal, two squares in each character, light on dark; with its border."""
        rows = self.qr_code()
        size = len(rows)

        def light(x: int, y: int) -> bool:
            return not (0 <= x < size and 0 <= y < size and rows[y][x])

        signs = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
        return "\n".join(
            "".join(signs[light(x, y), light(x, y + 1)] for x in range(-2, size + 2)) for y in range(-2, size + 2, 2)
        )
