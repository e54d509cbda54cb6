"""Silhouettes of the threats, in a square from -50 to 50. The lower edge faces the ship.

The drawings are in `spacealert/art/threats/`: polygons, lines, rectangles and circles, with roles as classes.
"""

from functools import cache
from xml.etree import ElementTree

from spacealert import art
from spacealert.narration.shapes import svg
from spacealert.narration.shapes.shape import Shapes

# Cards that share a drawing, by its file name.
_CARDS_OF = {
    "ball": "E1-01 E3-102",
    "destroyer": "E1-02 E2-103 E3-103",
    "stealth": "E1-03 E2-03",
    "cloud": "E1-04",
    "gunship": "E1-05",
    "fighter": "E1-06 E1-07 E1-101 E2-102 E3-104 E3-108",
    "grappler": "E1-08",
    "amoeba": "E1-09",
    "meteoroid": "E1-10",
    "kamikaze": "E2-01",
    "scout": "E2-02",
    "swarm": "E2-04",
    "jellyfish": "E2-05",
    "marauder": "E2-06",
    "asteroid": "E2-07 SE1-08 SE2-06",
    "frigate": "SE1-01 SE1-05 SE2-101 SE2-102 SE3-109",
    "man-of-war": "SE1-02 SE3-101 SE3-102 SE3-105",
    "tanker": "SE1-03",
    "satellite": "SE1-04 SE2-03 SE3-104",
    "octopus": "SE1-06",
    "maelstrom": "SE1-07",
    "behemoth": "SE2-01",
    "juggernaut": "SE2-02",
    "crab": "SE2-04",
    "nemesis": "SE2-05",
    "saucer": "E1-102",
    "carrier": "E2-101 SE1-101 SE3-103",
    "needle": "E3-101",
    "jumper": "E3-105 E3-106 SE3-106",
    "capsule": "E3-107",
    "snake": "E3-109",
    "spider": "SE1-102",
    "mother-swarm": "SE2-103",
    "planetoid": "SE3-107",
    "dragon": "SE3-108",
    "trooper": "I1-01 I1-02 I2-03 I2-04 SI1-01 SI1-02 I3-105 I3-106",
    "saboteur": "I1-03 I1-04",
    "ninja": "I2-102",
    "beast": "SI1-03 SI2-01 SI1-101 SI3-101",
    "slime": "I2-01 I2-02 SI2-04",
    "virus": "I2-05",
    "gear": "I1-05 I1-06 I2-06 SI1-05 SI2-03 I1-101 I2-101 I3-101 I3-102 I3-103 I3-104",
    "warhead": "I1-07",
    "fissure": "SI1-04",
    "bot": "SI1-06 SI3-106",
    "seeker": "SI2-02",
    "nuclear": "SI2-05",
    "drill": "I3-107",
    "vortex": "SI2-101 SI3-104",
    "mines": "SI2-102",
    "transmitter": "SI3-102 SI3-103",
    "siren": "SI3-105",
    "parasite": "SI3-107",
}
SILHOUETTES = {code: name for name, codes in _CARDS_OF.items() for code in codes.split()}


@cache
def silhouette(code: str) -> Shapes:
    """Return the drawing of the threat with this card."""
    return svg.read_group(ElementTree.parse(art.THREATS / f"{SILHOUETTES[code]}.svg").getroot())
