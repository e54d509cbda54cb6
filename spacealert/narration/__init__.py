"""Presents the resolution: events as sentences, step by step in the terminal, and as a page. It decides nothing.

Start with `walk.Walk`, which steps through a resolution, and `sentences.Teller`, which describes its events:

    walk = Walk(game, resolve(game))
    teller = Teller(texts, game)
    walk.go_by_steps(1)
    teller.tell(walk.event).text

`shapes` draws the table, `chart` draws it in characters, and `report.report_page` makes a page of everything.
"""
