"""The Thing: The Boardgame.

The program keeps track of the station and runs the rituals. Start with `thing_evening`, the order of play. `station` is
its state.
"""
