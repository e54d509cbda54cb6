"""The engine in ten lines: a Gunship in the white zone gets shot, and everything that happens is listed."""

from spacealert.engine import Game, Member, Threat, resolve

crew = [Member("blue", "caaaacaaaaca"), Member("red", "^---b--b----")]
tracks = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
resolution = resolve(Game(crew, tracks, [Threat("E1-05", turn=2, zone="white")]))

for event in resolution.events:
    print(f"turn {event.turn}: {event.kind}")
print(f"{resolution.score.total} points" if resolution.score else f"lost to {resolution.lost_to}")
