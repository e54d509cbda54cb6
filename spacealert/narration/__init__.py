"""The resolution told: events become sentences, a walk in the terminal, and a page to keep. Decides nothing.

Begin with `walk.Walk`, which steps through a resolution, and `sentences.Teller`, which tells its events:

    walk = Walk(game, resolve(game))
    teller = Teller(texts, game)
    walk.step(1)
    teller.tell(walk.event).text

`shapes` draws the table, `chart` does so in characters, and `report.page` makes a page of everything.
"""
