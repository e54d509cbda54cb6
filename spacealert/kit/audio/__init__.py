"""Sound for any game: `voice_pack` reads clips, `timeline` schedules them, `mixing` mixes and `player` plays them.

`live_mix` is for scenes that move as fast as people press keys. `devices` are what a player plays on.
"""

RATE = 48000  # frames per second; all sounds are mono
