"""Sound for any game: `voice_pack` reads clips, `timeline` says when each is played, `mixing` mixes, `player` plays.

`live_mix` is for scenes that go as fast as people press keys; `devices` are what a player plays on.
"""

RATE = 48000  # frames of every sound in a second; all of it is mono
