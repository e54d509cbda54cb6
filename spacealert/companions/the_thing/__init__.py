"""The Thing: The Boardgame.

The host keeps track of the station and runs the rituals without knowing any role.

Start with `thing_evening`, the order of play. `station` is its state.
"""
