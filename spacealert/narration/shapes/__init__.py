"""Draws the ship, crew and threats as abstract shapes, for window, report, phones and flight school.

A drawing is a tuple of shapes on 800 × 620 units (`ship_layout.SHEET`), with roles such as "hull" or "alarm" instead of
colors. Two back ends render it at any size:

    shapes = ship_drawing.whole(view)              # the ship with crew and threats of an `engine.view.View`
    shapes = ship_drawing.ship_alone()                # the ship as built, for a title or a map (`ship_layout.SHIP`)
    svg.drawn(shapes)                                 # the contents of an `<svg>`, with roles as classes
    shape_painter.paint(canvas, box, shapes, ship_layout.SHIP)     # apps/window/shape_painter.py: on a canvas

`ship_layout` has the positions of stations, doors, people and the spaces of trajectories.
"""
