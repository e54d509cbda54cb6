"""Which silhouette each threat has, drawn on a square from -50 to 50 whose lower edge is toward the ship."""

from collections.abc import Callable
from functools import cache

from spacealert.narration.shapes import external_silhouettes as external
from spacealert.narration.shapes import internal_silhouettes as internal
from spacealert.narration.shapes.shape import Shapes

_FAMILIES: dict[Callable[[], Shapes], tuple[str, ...]] = {
    external.ball: ("E1-01", "E3-102"),
    external.destroyer: ("E1-02", "E2-103", "E3-103"),
    external.stealth: ("E1-03", "E2-03"),
    external.cloud: ("E1-04",),
    external.gunship: ("E1-05",),
    external.fighter: ("E1-06", "E1-07", "E1-101", "E2-102", "E3-104", "E3-108"),
    external.grappler: ("E1-08",),
    external.amoeba: ("E1-09",),
    external.meteoroid: ("E1-10",),
    external.kamikaze: ("E2-01",),
    external.scout: ("E2-02",),
    external.swarm: ("E2-04",),
    external.jellyfish: ("E2-05",),
    external.marauder: ("E2-06",),
    external.asteroid: ("E2-07", "SE1-08", "SE2-06"),
    external.frigate: ("SE1-01", "SE1-05", "SE2-101", "SE2-102", "SE3-109"),
    external.man_of_war: ("SE1-02", "SE3-101", "SE3-102", "SE3-105"),
    external.tanker: ("SE1-03",),
    external.satellite: ("SE1-04", "SE2-03", "SE3-104"),
    external.octopus: ("SE1-06",),
    external.maelstrom: ("SE1-07",),
    external.behemoth: ("SE2-01",),
    external.juggernaut: ("SE2-02",),
    external.crab: ("SE2-04",),
    external.nemesis: ("SE2-05",),
    external.saucer: ("E1-102",),
    external.carrier: ("E2-101", "SE1-101", "SE3-103"),
    external.needle: ("E3-101",),
    external.jumper: ("E3-105", "E3-106", "SE3-106"),
    external.capsule: ("E3-107",),
    external.snake: ("E3-109",),
    external.spider: ("SE1-102",),
    external.mother_swarm: ("SE2-103",),
    external.planetoid: ("SE3-107",),
    external.dragon: ("SE3-108",),
    internal.trooper: ("I1-01", "I1-02", "I2-03", "I2-04", "SI1-01", "SI1-02", "I3-105", "I3-106"),
    internal.saboteur: ("I1-03", "I1-04"),
    internal.ninja: ("I2-102",),
    internal.beast: ("SI1-03", "SI2-01", "SI1-101", "SI3-101"),
    internal.slime: ("I2-01", "I2-02", "SI2-04"),
    internal.virus: ("I2-05",),
    internal.gear: (
        "I1-05",
        "I1-06",
        "I2-06",
        "SI1-05",
        "SI2-03",
        "I1-101",
        "I2-101",
        "I3-101",
        "I3-102",
        "I3-103",
        "I3-104",
    ),
    internal.warhead: ("I1-07",),
    internal.fissure: ("SI1-04",),
    internal.bot: ("SI1-06", "SI3-106"),
    internal.seeker: ("SI2-02",),
    internal.nuclear: ("SI2-05",),
    internal.drill: ("I3-107",),
    internal.vortex: ("SI2-101", "SI3-104"),
    internal.mines: ("SI2-102",),
    internal.transmitter: ("SI3-102", "SI3-103"),
    internal.siren: ("SI3-105",),
    internal.parasite: ("SI3-107",),
}
SILHOUETTES = {code: drawing for drawing, codes in _FAMILIES.items() for code in codes}


@cache
def silhouette(code: str) -> Shapes:
    """The drawing of the threat with this card."""
    return SILHOUETTES[code]()
