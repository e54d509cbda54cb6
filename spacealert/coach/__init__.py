"""What would have saved the ship: searches over tables that are copied and stepped, and what they found in words.

Begin with `search.Search`, which tries changes of one or two slots of a game, and `best_plan`, which looks for the best
plans of all. `consultation` runs either beside a client; `advice_text` says what was found.
"""
