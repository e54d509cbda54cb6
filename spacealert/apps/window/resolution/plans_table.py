"""What lies on the table beside the plans: trajectories, damage tiles, and the threats by turn."""

from spacealert.apps.window.icons import zone
from spacealert.engine.game import Threat
from spacealert.engine.ship import TILES, ZONES
from spacealert.engine.tracks import PLACES
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import theme
from spacealert.kit.ui.containers import Column, Grid, Row
from spacealert.kit.ui.controls import CAPTION, LABEL, Picture, Tap, Text
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.widget import Widget
from spacealert.narration import sentences
from spacealert.session.resolution_sheet import ResolutionSheet, UnknownThreat, called_by, turns_of_threats

_TILE = 16.0  # units


def build(texts: Texts, sheet: ResolutionSheet, opened: frozenset[tuple[str, int]], turn: int) -> Column:
    """Compose the table: `opened` are tiles that the walk has drawn, `turn` is the one under the cursor."""
    tracks = (_track(texts, sheet, place, number) for number, place in enumerate(PLACES, start=1))
    return Column(
        Grid(*tracks, most=4, gap=6),
        Text(texts.say("resolution-drawn-tracks"), CAPTION, theme.AMBER) if sheet.drawn_tracks else None,
        Text(texts.say("resolution-stacks"), CAPTION),
        _stacks(texts, sheet, opened),
        Text(texts.say("resolution-threats"), CAPTION),
        *(_turn(texts, sheet, at, at == turn) for at in turns_of_threats(sheet)),
        gap=4,
    )


def _zone_icon(texts: Texts, place: str, serious: bool = False) -> Icon:
    return zone(place, texts.say("resolution-letter", place=place), serious)


def _track(texts: Texts, sheet: ResolutionSheet, place: str, number: int) -> Widget:
    name = sheet.game.tracks[place] + ("?" if place in sheet.drawn_tracks else "")
    told = f"{texts.say('resolution-place', place=place)}: {sheet.game.tracks[place]}"
    row = Row(Picture(_zone_icon(texts, place), 26), Text(name, LABEL), gap=6)
    return Tap(row, action=("track", place), key=f"f{number}", pad=(8, 6), words=told)


def _stacks(texts: Texts, sheet: ResolutionSheet, opened: frozenset[tuple[str, int]]) -> Widget:
    """The tiles that are known, as they lie; the others face down."""
    known = sheet.drawn | opened
    stacks = []
    for name in ZONES:
        tiles = (
            Picture(Icon(f"tile-{tile}" if (name, place) in known else "card",
                         theme.ALARM if (name, place) in known else theme.UNCHOSEN), _TILE)
            for place, tile in enumerate(sheet.game.tiles[name][: len(TILES)])
        )  # fmt: skip
        stacks.append(Row(Picture(_zone_icon(texts, name), 22), *tiles, gap=1))
    return Tap(Grid(*stacks, most=3, gap=6), action="stacks", key="t", words=texts.say("resolution-stacks"))


def _turn(texts: Texts, sheet: ResolutionSheet, turn: int, now: bool) -> Widget:
    """What appears on this turn; with double actions an external and an internal one, side by side."""
    here: list[Threat | UnknownThreat] = [one for one in sheet.game.threats if one.turn == turn]
    here += [one for one in sheet.unknown if one.turn == turn]
    here.sort(key=lambda one: one.zone is None)
    ink = theme.AMBER if now else theme.BRIGHT if here else theme.FAINT
    number = Text(texts.say("screen-at-turn", turn=turn), LABEL, ink, min_width=52)
    if len(here) > 1 and sheet.double_actions:
        cells = (
            Tap(_threat(texts, sheet, one), action=("threat", turn, one.zone is None), pad=(8, 4), grow=1)
            for one in here
        )
        return Row(number, *cells, gap=4)
    row = Row(number, *(_threat(texts, sheet, one) for one in here), gap=6)
    return Tap(row, action=("threat", turn), raised=bool(here), pad=(8, 4), min_height=40)


def _threat(texts: Texts, sheet: ResolutionSheet, one: Threat | UnknownThreat) -> Widget:
    place = one.zone or "internal"
    if isinstance(one, UnknownThreat):
        icon = Picture(_zone_icon(texts, place, one.serious), 26)
        told = texts.say("resolution-unknown", turn=one.turn, place=place)
        return Row(icon, Text(texts.say("resolution-card-open"), LABEL, theme.AMBER, words=told), gap=6, grow=1)
    names = " → ".join(sentences.card_name(texts, card.card) for card in (one, *called_by(one)))
    told = sentences.Teller(texts, sheet.shown).threat(sheet.game.threats.index(one))
    icon = Picture(_zone_icon(texts, place, one.card.startswith("S")), 26)
    return Row(icon, Text(names, LABEL, words=told), gap=6, grow=1)
