"""The ship, its crew and its threats as pure shapes, the same for window, report, phones and flight school.

A drawing is a tuple of shapes on a sheet of 800 × 620 units (`ship_layout.SHEET`), each with a role such as "hull" or
"alarm" in place of a color. Two back ends make it visible at any size:

    shapes = ship_drawing.whole(view)              # the ship with crew and threats of an `engine.view.View`
    shapes = ship_drawing.ship_alone()                # the ship as built, for a title or a map (`ship_layout.SHIP`)
    svg.drawn(shapes)                                 # what stands in an `<svg>`, with the roles as classes
    shape_painter.paint(canvas, box, shapes, ship_layout.SHIP)     # apps/window/shape_painter.py: on a canvas

`ship_layout` says where a station, a door, a person or a space of a trajectory is on that sheet.
"""
