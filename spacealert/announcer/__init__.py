"""What the intercom says and when: `compiler` makes the soundtrack of a scenario, `phrases` lists what voices must say.

`building` makes voices, `effects` every sound that is no speech.
"""
