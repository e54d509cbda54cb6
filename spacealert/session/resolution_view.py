"""What a client sees of a game in its plans or on its walk: of another's plan nothing before the walk begins."""

from attrs import frozen

from spacealert.coach.answer import Answer
from spacealert.engine.events import Event
from spacealert.engine.table import Resolution
from spacealert.engine.view import View
from spacealert.narration.walk import Walk
from spacealert.session.resolution_sheet import ResolutionSheet
from spacealert.session.session_state import Origin, Resolving
from spacealert.session.walk_cache import resolution_of, tile_to_draw, tiles_drawn_until, walk_of


@frozen
class PlanView:
    """One figure's plan; its cards are none of another's business before the walk begins."""

    row: int
    color: str
    name: str
    android: bool
    plan: tuple[str, ...] | None


@frozen
class WalkView:
    """How far the walk is: nothing of it lies ahead."""

    place: int
    last: int
    events: tuple[Event, ...]
    picture: View
    tile_to_draw: tuple[str, int] | None


@frozen
class ResolutionView:
    """A game in its plans or on its walk. `sheet` and `whole` are for the shared screen only.

    `before` is what became of the game before the last correction, where the table had already seen the end of it.
    """

    id: str
    mission: str | None
    origin: Origin
    plans: tuple[PlanView, ...]
    missing_cards: int
    own_tiles: bool
    opened_tiles: frozenset[tuple[str, int]]  # that the walk has drawn, by zone and place in the stack
    walk: WalkView | None
    sheet: ResolutionSheet | None = None
    whole: Walk | None = None
    before: Resolution | None = None
    logged: Resolution | None = None  # what the log book says became of it
    is_in_log: bool = False
    differs_from_log: bool = False
    line: int | None = None  # its number in the log book
    answer: Answer | None = None  # what the coach has found so far, for the shared screen once it was asked


def resolution_view(item: Resolving, color: str | None, line: int | None) -> ResolutionView:
    """What the seat of this color sees or, without one, the shared screen; `line` is its number in the log book."""
    shared, sheet = color is None, item.sheet
    plans = tuple(
        PlanView(
            row,
            member.color,
            member.name,
            member.android,
            tuple(member.plan) if shared or item.walking or member.color == color else None,
        )
        for row, member in enumerate(sheet.crew)
    )
    walk = walk_of(sheet, item.place) if item.walking else None
    return ResolutionView(
        id=item.id,
        mission=sheet.file.mission,
        origin=item.origin,
        plans=plans,
        missing_cards=len(sheet.unknown),
        own_tiles=item.own_tiles,
        opened_tiles=tiles_drawn_until(item.walked or sheet, item.place) if item.place else frozenset(),
        walk=None if walk is None else _walk_view(item, walk),
        sheet=sheet if shared else None,
        whole=walk if shared else None,
        before=None if item.compared is None or not shared else resolution_of(item.compared.game),
        logged=None if item.logged is None or not shared else resolution_of(item.logged.game),
        is_in_log=item.logged is not None,
        differs_from_log=item.logged is not None and item.logged != sheet,
        line=line,
    )


def _walk_view(item: Resolving, walk: Walk) -> WalkView:
    return WalkView(
        walk.place,
        walk.last,
        walk.events[: walk.place],
        walk.view,
        tile_to_draw(item.sheet, walk, walk.place) if item.own_tiles else None,
    )
