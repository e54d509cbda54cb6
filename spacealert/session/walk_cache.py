"""The walk that belongs to a sheet: resolving takes a moment and many commands ask for it, so the last are kept."""

from copy import copy

from spacealert.engine import resolve
from spacealert.engine.events import TileDrawn
from spacealert.engine.game import Game
from spacealert.engine.table import Resolution
from spacealert.narration.walk import Walk
from spacealert.session.resolution_sheet import ResolutionSheet

_MOST = 4
_recent: list[Walk] = []


def walk_of(sheet: ResolutionSheet, place: int = 0) -> Walk:
    """The walk of this sheet's game, standing at this place or at the nearest there is."""
    walk = copy(_known(sheet.game))
    walk.go(place)
    return walk


def resolution_of(game: Game) -> Resolution:
    """What became of this game."""
    return _known(game).resolution


def _known(game: Game) -> Walk:
    known = next((walk for walk in _recent if walk.game is game), None)
    if known is None:
        known = Walk(game, resolve(game))
        _recent.insert(0, known)
        del _recent[_MOST:]
    return known


def tile_to_draw(sheet: ResolutionSheet, walk: Walk, place: int) -> tuple[str, int] | None:
    """The zone and the place in its stack of the tile that is drawn here, if the table has not said which it was."""
    event = walk.events[place - 1] if place else None
    if not isinstance(event, TileDrawn):
        return None
    under = event.number - 1 - len(sheet.game.carried.tiles.get(event.zone, ()))
    return None if (event.zone, under) in sheet.drawn else (event.zone, under)


def tiles_drawn_until(sheet: ResolutionSheet, place: int) -> frozenset[tuple[str, int]]:
    """The damage tiles that have been drawn by this place of the walk, by zone and place in the stack."""
    carried = sheet.game.carried.tiles
    drawn = (event for event in walk_of(sheet).events[:place] if isinstance(event, TileDrawn))
    return frozenset((event.zone, event.number - 1 - len(carried.get(event.zone, ()))) for event in drawn)
