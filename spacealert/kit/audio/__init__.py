"""Sound for any game: `voice_pack` reads clips, `timeline` schedules them, `mixing` mixes and `player` plays them.

`live_mix` is for scenes that react to key presses. `devices` contains the audio devices.
"""

RATE = 48000  # frames per second; all sounds are mono
