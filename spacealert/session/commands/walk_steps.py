"""The walk through what became of a game: forward, back, and to its plans."""

from typing import ClassVar

from attrs import evolve, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.session.commands.command import Command, resolving
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Resources, SessionState
from spacealert.session.walk_cache import tile_to_draw, walk_of


@frozen
class StartWalk(Command):
    """From the plans into the walk: where it was, but not beyond what a correction has changed."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = resolving(state)
        place, compared = item.place, None
        if item.walked is not None and item.walked != item.sheet:
            place = min(place, _first_difference(item.walked, item.sheet) + 1)
            compared = item.walked if item.seen_end else None
        return state.at(evolve(item, walking=True, place=min(place, walk_of(item.sheet).last), compared=compared))


@frozen
class EditPlans(Command):
    """From the walk back to the plans; the walk remembers where it was."""

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = resolving(state)
        return state.at(evolve(item, walking=False, walked=item.sheet, compared=None))


@frozen
class WalkTo(Command):
    """To this place of the walk, but never past a tile that the table wants to draw itself."""

    place: int

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        item = resolving(state)
        if not item.walking:
            raise UserError("session-not-walking")
        walk = walk_of(item.sheet)
        place = max(0, min(walk.last, self.place))
        if item.own_tiles and place > item.place:
            ways = range(item.place + 1, place + 1)
            place = next((at for at in ways if tile_to_draw(item.sheet, walk, at)), place)
        if place == item.place:
            return state
        return state.at(evolve(item, place=place, compared=None, seen_end=item.seen_end or place == walk.last))


@frozen
class DrawOwnTiles(Command):
    """Whether the table draws damage tiles itself and says which they were, or the program draws them."""

    on: bool

    undoable: ClassVar[bool] = False

    def apply(self, state: SessionState, resources: Resources) -> SessionState:
        return state.at(evolve(resolving(state), own_tiles=self.on))


def _first_difference(one: ResolutionSheet, other: ResolutionSheet) -> int:
    """The last place of the walk until which both sheets tell the same."""
    pairs = zip(walk_of(one).events, walk_of(other).events, strict=False)
    return next((place for place, (was, now) in enumerate(pairs) if was != now), walk_of(other).last)
