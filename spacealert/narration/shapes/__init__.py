"""Draws the ship, crew and threats as abstract shapes, for the window, reports, phones and the flight school.

A drawing is a tuple of shapes in an area of 836 × 640 units (`ship_layout.SHEET`), with roles such as "hull" or "alarm"
instead of colors. Two back ends render it at any size:

    shapes = ship_drawing.draw_everything(view)                 # the ship, crew and threats of an `engine.view.View`
    shapes = ship_drawing.draw_empty_ship()                     # the undamaged ship alone (`ship_layout.SHIP`)
    svg.shapes_as_svg(shapes)                                   # the contents of an `<svg>`, with roles as classes
    shape_painter.paint(canvas, box, shapes, ship_layout.SHIP)  # on a canvas, see apps/window/shape_painter.py

`ship_layout` has the positions of stations, doors, people and the spaces of trajectories.
"""
