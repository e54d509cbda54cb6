"""The Thing: The Boardgame: a master of ceremonies who keeps the station, runs the rituals, and knows no role.

Begin with `thing_evening`, the order of play; `station` is its state.
"""
