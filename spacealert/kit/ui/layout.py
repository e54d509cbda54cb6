"""Rectangles in units. Layouts divide them instead of using coordinates."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class Box:
    """A rectangle in units.

    >>> Box(0, 0, 300, 100).columns(100, None)
    [Box(x=0, y=0, w=100, h=100), Box(x=100, y=0, w=200.0, h=100)]
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Return the box without a margin on each side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, max(0, self.w - 2 * across), max(0, self.h - 2 * down))

    def columns(self, *widths: float | None, gap: float = 0) -> list["Box"]:
        """Divide the box into columns of these widths. `None` shares the rest equally."""
        boxes, x = [], self.x
        for width in _divide(widths, self.w, gap):
            boxes.append(Box(x, self.y, width, self.h))
            x += width + gap
        return boxes

    def rows(self, *heights: float | None, gap: float = 0) -> list["Box"]:
        """Divide the box into rows of these heights. `None` shares the rest equally."""
        boxes, y = [], self.y
        for height in _divide(heights, self.h, gap):
            boxes.append(Box(self.x, y, self.w, height))
            y += height + gap
        return boxes

    def middle(self, w: float, h: float) -> "Box":
        """Return a box of this size in the middle, no larger than this one."""
        w, h = min(w, self.w), min(h, self.h)
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


def _divide(sizes: Sequence[float | None], whole: float, gap: float) -> list[float]:
    given = sum(size for size in sizes if size is not None)
    open_ones = sum(size is None for size in sizes)
    left = max(0, whole - given - gap * (len(sizes) - 1))
    return [left / open_ones if size is None else size for size in sizes]
