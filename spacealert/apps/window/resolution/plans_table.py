"""What lies on the table beside the plans: trajectories, damage tiles, and the threats by turn."""

from itertools import zip_longest

from attrs import frozen

from spacealert.apps.window.icons import zone
from spacealert.engine.game import Threat
from spacealert.engine.ship import TILES, ZONES
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.narration import sentences
from spacealert.session.resolution_sheet import ResolutionSheet, UnknownThreat, called_by, turns_of_threats


@frozen
class PlansTable:
    """The tiles that are known are drawn open; `turn` is the one under the cursor."""

    texts: Texts
    sheet: ResolutionSheet
    opened_tiles: frozenset[tuple[str, int]]
    turn: int

    def paint(self, canvas: Canvas, box: Box) -> None:
        tracks, tiles, stacks, threats, rest = box.rows(44, 22, 40, 22, None, gap=4)
        for number, (cell, place) in enumerate(zip(tracks.columns(*[None] * 4, gap=6), PLACES, strict=True), start=1):
            self._paint_track(canvas, cell, place, f"F{number}")
        self._paint_stacks(canvas, stacks)
        for caption, said, key in ((tiles, "resolution-stacks", "T"), (threats, "resolution-threats", "N")):
            words, cap = caption.columns(None, 26)
            widgets.caption(canvas, words, self.texts.say(said))
            if canvas.shows_keys:
                widgets.key_cap(canvas, cap.middle(24, 20), key, theme.SPACE, theme.TEXT)
        turns = turns_of_threats(self.sheet)
        lines = rest.rows(*[min(52, rest.h / len(turns))] * len(turns))
        for turn, line in zip(turns, lines, strict=True):
            self._paint_threat(canvas, line, turn)

    def _paint_track(self, canvas: Canvas, box: Box, place: str, key: str) -> None:
        focused = canvas.target(box, ("track", place))
        canvas.fill(box, theme.RAISED)
        icon, track, cap = box.inset(8, 6).columns(26, None, 18 if canvas.shows_keys else 0, gap=3)
        canvas.icon(icon, zone(place, self.texts.say("resolution-letter", place=place)))
        drawn = place in self.sheet.drawn_tracks
        name = self.sheet.game.tracks[place] + ("?" if drawn else "")
        canvas.text(track, name, Type.LABEL, theme.AMBER if drawn else theme.TEXT, least=Type.FINE)
        if canvas.shows_keys:
            canvas.text(cap, key, Type.FINE, theme.FAINT, fonts.SEMIBOLD, "right")
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)

    def _paint_stacks(self, canvas: Canvas, box: Box) -> None:
        """The tiles that are known, as they lie; the others face down."""
        focused = canvas.target(box, "stacks", self.texts.say("resolution-stacks"))
        canvas.fill(box, theme.RAISED)
        for cell, name in zip(box.inset(10, 0).columns(*[None] * len(ZONES), gap=12), ZONES, strict=True):
            mark, tiles = cell.columns(22, None, gap=6)
            canvas.icon(mark, zone(name, self.texts.say("resolution-letter", place=name)))
            stack = self.sheet.game.tiles[name]
            for place, spot in enumerate(tiles.columns(*[None] * len(TILES))[: len(stack)]):
                if (name, place) in self.sheet.drawn | self.opened_tiles:
                    canvas.icon(spot.middle(spot.w, 26), Icon(f"tile-{stack[place]}", theme.ALARM))
                else:
                    canvas.frame(spot.middle(spot.w - 3, 18), theme.UNCHOSEN, 1)
        if focused:
            canvas.frame(box, theme.BRIGHT, 3)

    def _paint_threat(self, canvas: Canvas, line: Box, turn: int) -> None:
        """What appears on this turn; with double actions an external and an internal one, side by side."""
        sheet = self.sheet
        here: list[Threat | UnknownThreat] = [one for one in sheet.game.threats if one.turn == turn]
        here += [one for one in sheet.unknown if one.turn == turn]
        here.sort(key=lambda one: one.zone is None)
        number, *cells = line.inset(0, 1.5).columns(60, *[None] * max(1, len(here)), gap=4)
        color = theme.AMBER if turn == self.turn else theme.BRIGHT if here else theme.FAINT
        canvas.fill(number, theme.RAISED if here else theme.PANEL)
        for cell, one in zip_longest(cells, here):
            alone = one is None or not sheet.double_actions
            focused = canvas.target(
                line if alone else cell,
                ("threat", turn) if alone or one is None else ("threat", turn, one.zone is None),
            )
            canvas.fill(cell, theme.RAISED if here else theme.PANEL)
            if one is not None:
                icon, name = cell.inset(6, 2).columns(26, None, gap=6)
                canvas.icon(
                    icon,
                    zone(one.zone or "internal", self.texts.say("resolution-letter", place=one.zone or "internal")),
                )
                if isinstance(one, Threat):
                    names = [sentences.card_name(self.texts, card.card) for card in (one, *called_by(one))]
                    canvas.text(
                        name, " → ".join(names), Type.LABEL, theme.TEXT, least=Type.FINE, lines=2, ellipsis=True
                    )
                else:
                    words = self.texts.say("resolution-card-open")
                    canvas.text(name, words, Type.LABEL, theme.AMBER, least=Type.FINE, lines=2, ellipsis=True)
            if focused:
                canvas.frame(line if alone else cell, theme.BRIGHT, 3)
        canvas.text(number.inset(6, 0), self.texts.say("screen-at-turn", turn=turn), Type.LABEL, color, fonts.BOLD)
