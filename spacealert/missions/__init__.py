"""Missions: scenarios and their files, the script notation of players, the generator. No sound, no clock.

>>> from spacealert.missions import library
>>> mission = library.find("S2-3")
>>> mission.end, mission.phase_at(300)
(600, 2)
"""
