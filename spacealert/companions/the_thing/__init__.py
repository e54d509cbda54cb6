"""The Thing: The Boardgame.

The program keeps track of the station and runs the rituals. Start with `thing_evening`, which has the order of play.
`station` has the state of the game.
"""
