"""Presents the resolution: in sentences, step by step in a terminal, or as a web page.

Start with `walk.Walk`, which steps through a resolution, and `sentences.EventNarrator`, which describes its events:

    walk = Walk(game, resolve(game))
    narrator = EventNarrator(texts, game)
    walk.step_events(1)
    narrator.describe(walk.event).text

`shapes` draws the ship, crew and threats, `chart` draws them as text for terminals, and `report.report_page` makes a
web page about the whole mission.
"""
