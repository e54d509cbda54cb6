"""The coach: a search for changes that would have saved the ship or scored more points.

Start with `search.Search`, which tries changes to one or two slots, and `best_plan`, which looks for the best plan
overall. `background_search` runs both in the background, and `advice_text` describes the results.
"""
