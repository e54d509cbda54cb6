"""Missions: scenarios and their files, the players' script notation, and the generator.

>>> from spacealert.missions import library
>>> mission = library.find("S2-3")
>>> mission.end, mission.phase_at(300)
(600, 2)
"""
