"""What is announced when: scenarios, their files, the notation players exchange, the generator. No sound, no clock.

>>> from spacealert.missions import library
>>> mission = library.find("S2-3")
>>> mission.end, mission.phase_at(300)
(600, 2)
"""
