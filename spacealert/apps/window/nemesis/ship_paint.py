"""Paints the ship at a glance: the clocks largest, then hazards, aliens, ways out and the crew."""

from spacealert.companions.nemesis.ship_questions import name_of
from spacealert.companions.nemesis.ship_state import (
    MOST_FIRES,
    MOST_MALFUNCTIONS,
    Card,
    CrewMember,
    Phase,
    Pod,
    Ship,
    Status,
)
from spacealert.companions.nemesis.ship_text import hazard_level, nest, states
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type

# An alien is drawn by its level: the higher, the more legs and the larger the body.
_LEVELS = {
    "larva": 1, "creeper": 2, "adult": 3, "breeder": 4, "queen": 5,
    "metagorger": 1, "red-metagorger": 1, "blue-metagorger": 1, "shambler": 3, "fleshbeast": 4, "butcher": 5,
}  # fmt: skip

_GAP = 8.0
_HEAD, _CLOCKS, _HAZARDS, _ALIENS, _WAYS_OUT = 50.0, 108.0, 50.0, 160.0, 44.0
_LABEL = 84.0
_TWO_ROWS = 3  # members of the crew in a row
_ROOMY = 70.0  # units: where a member has so much room, everything about it is larger


def paint(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    if ship.phase is Phase.SET_UP:
        _paint_emblem(texts, canvas, box, ship)
        return
    head, clocks, hazards, aliens, ways_out, crew = box.rows(
        _HEAD, _CLOCKS, _HAZARDS, _ALIENS, _WAYS_OUT, None, gap=_GAP
    )
    _paint_head(texts, canvas, head, ship)
    time, destruct = clocks.columns(None, None, gap=_GAP)
    _paint_time(texts, canvas, time, ship)
    _paint_destruct(texts, canvas, destruct, ship)
    fire, hull = hazards.columns(None, None, gap=_GAP)
    _paint_hazard(texts, canvas, fire, "fires", "ship-fire", ship.fires, MOST_FIRES)
    _paint_hazard(texts, canvas, hull, "malfunctions", "ship-malfunction", ship.malfunctions, MOST_MALFUNCTIONS)
    _paint_aliens(texts, canvas, aliens, ship)
    _paint_ways_out(texts, canvas, ways_out, ship)
    _paint_crew(texts, canvas, crew, ship)


def _paint_emblem(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    """Before there is a ship."""
    picture, words = box.rows(None, Type.POSTER * 1.6, gap=_GAP)
    canvas.icon(picture.middle(300, 300), Icon("ship-nemesis", theme.mix(theme.SIGNAL, theme.PANEL, 0.35)))
    canvas.title(words, texts.say(f"{ship.species.name}-title"), Type.HEADLINE, theme.FAINT, "center")


def _paint_head(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    """Which round and phase, and whose turn."""
    canvas.plate(box, theme.PANEL)
    number, phase, whose = box.inset(14, 6).columns(170, None, 230, gap=12)
    canvas.text(
        number, texts.say("nemesisboard-label-round", number=ship.round), Type.HEADING, theme.BRIGHT, fonts.BOLD
    )
    words = texts.say(f"nemesisboard-phase-{ship.phase}").upper()
    canvas.text(phase, words, Type.SUBHEADING, theme.AMBER, fonts.BOLD, "center", Type.LABEL)
    if ship.turn is not None:
        words = texts.say("nemesisboard-label-turn", who=ship.member(ship.turn).name)
        canvas.text(whose, words, Type.HEADING, theme.BRIGHT, fonts.BOLD, "right", Type.LABEL, ellipsis=True)


def _paint_time(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    settings = ship.settings
    color = theme.ALARM if ship.time <= 2 else theme.SIGNAL if ship.chambers_open else theme.AMBER
    facts = {"chambers": "open" if ship.chambers_open else "closed", "until": ship.time - settings.first_blue}
    means = texts.say("nemesisboard-label-chambers", **facts)
    _paint_clock(canvas, box, texts.say("nemesisboard-label-time"), str(ship.time), means, color)
    _paint_track(canvas, box, settings.time_spaces, ship.time, settings.first_blue, theme.SIGNAL)


def _paint_destruct(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    settings, left = ship.settings, ship.self_destruct
    state = "off" if left is None else "irreversible" if ship.irreversible else "runs"
    color = theme.FAINT if left is None else theme.ALARM
    means = texts.say("nemesisboard-label-destruct-state", state=state)
    label = texts.say("nemesisboard-label-destruct")
    _paint_clock(canvas, box, label, "—" if left is None else str(left), means, color)
    _paint_track(canvas, box, settings.destruct_spaces, left, settings.first_yellow, theme.AMBER)


def _paint_clock(canvas: Canvas, box: Box, label: str, number: str, means: str, color: Color) -> None:
    """A number that is read from three meters, and what it means now."""
    canvas.plate(box, theme.tinted(color) if color in (theme.ALARM, theme.SIGNAL) else theme.PANEL)
    figure, words = Box(box.x + 14, box.y + 6, box.w - 28, box.h - 34).columns(120, None, gap=12)
    canvas.text(figure, number, Type.POSTER, color, fonts.BOLD, "center", Type.BANNER)
    above, below = words.rows(None, None)
    canvas.text(above, label, Type.LEAD, theme.TEXT, fonts.SEMIBOLD, least=Type.SEAT, lines=1)
    canvas.text(below, means, Type.LEAD, color, fonts.SEMIBOLD, least=Type.SEAT, lines=1)


def _paint_track(canvas: Canvas, box: Box, spaces: int, left: int | None, marked_from: int, mark: Color) -> None:
    """A cell for each space: those gone by are dark, those from `marked_from` on have their color."""
    row = Box(box.x + 14, box.bottom - 22, box.w - 28, 12)
    for place, cell in enumerate(row.columns(*[None] * spaces, gap=4)):
        counted = spaces - place
        color = mark if counted <= marked_from else theme.FAINT
        if left is None or counted > left:
            color = theme.mix(color, theme.PANEL, 0.75)
        canvas.fill(cell, theme.BRIGHT if counted == left else color)


def _paint_hazard(texts: Texts, canvas: Canvas, box: Box, name: str, icon: str, count: int, most: int) -> None:
    level = hazard_level(count)
    color = {"last": theme.ALARM, "many": theme.AMBER}.get(level, theme.TEXT)
    canvas.plate(box, theme.tinted(theme.ALARM) if level == "last" else theme.PANEL)
    inside = box.inset(12, 6)
    words, pips = inside.columns(132, None, gap=8)
    above, below = words.rows(None, 22 if level != "few" else 0)
    canvas.text(
        above, texts.say(f"nemesisboard-label-{name}"), Type.LABEL, theme.TEXT, fonts.SEMIBOLD, least=Type.CAPTION
    )
    if level != "few":
        warning = texts.say("nemesisboard-label-warning", warning=level, left=most - count)
        canvas.text(below, warning, Type.CAPTION, color, fonts.BOLD, least=Type.FINE)
    for place, cell in enumerate(pips.columns(*[None] * most)):
        side = min(cell.w - 2, cell.h, 30)
        canvas.icon(cell.middle(side, side), Icon(icon, color if place < count else theme.LINE))


def _paint_aliens(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    """A column for each kind of token: figures on the board, bag with its chances, supply."""
    canvas.plate(box, theme.PANEL)
    labels, table = box.inset(12, 8).columns(_LABEL, None, gap=6)
    rows = (62, None, None, None)
    for row, name in zip(labels.rows(*rows)[1:], ("board", "bag", "supply"), strict=True):
        words = texts.say(f"nemesisboard-label-{name}")
        canvas.text(row, words, Type.CAPTION, theme.FAINT, fonts.SEMIBOLD, least=Type.FINE)
    whole = sum(ship.bag.values())
    kinds = list(ship.species.token_counts)
    for column, token in zip(table.columns(*[None] * len(kinds), gap=4), kinds, strict=True):
        head, board, bag, supply = column.rows(*rows)
        _paint_kind(texts, canvas, head, token)
        _paint_figures(canvas, board, ship, token)
        _paint_bag_cell(texts, canvas, bag, ship, token, whole)
        canvas.text(supply, str(ship.supply[token]), Type.LABEL, theme.FAINT, align="center")


def _paint_kind(texts: Texts, canvas: Canvas, box: Box, token: str) -> None:
    color = theme.ALARM if token.startswith("red") else theme.SIGNAL if token.startswith("blue") else theme.TEXT
    picture, name = box.rows(26, None, gap=1)
    canvas.icon(picture.middle(26, 26), alien(token, color))
    words = texts.say(f"nemesis-kind-{token}")
    canvas.text(name, words, Type.CAPTION, theme.TEXT, align="center", lines=2, least=Type.FINE)


def _paint_figures(canvas: Canvas, box: Box, ship: Ship, token: str) -> None:
    """Figures of a kind that two tokens stand for are shown at the first of them."""
    figure = ship.species.figure_of(token)
    if figure not in ship.species.figure_limits or ship.species.tokens_of(figure)[0] != token:
        return
    count = ship.figures.get(figure, 0)
    color, weight = (theme.ALARM, fonts.BOLD) if count else (theme.FAINT, fonts.REGULAR)
    canvas.text(box, str(count), Type.SUBHEADING, color, weight, "center")


def _paint_bag_cell(texts: Texts, canvas: Canvas, box: Box, ship: Ship, token: str, whole: int) -> None:
    count = ship.bag[token]
    color = theme.BRIGHT if count else theme.FAINT
    if ship.settings.chances != "shown" or not count:
        canvas.text(box, str(count), Type.SUBHEADING, color, fonts.BOLD, "center")
        return
    number, share = box.columns(box.w * 0.42, None, gap=4)
    canvas.text(number, str(count), Type.SUBHEADING, color, fonts.BOLD, "right")
    percent = texts.say("nemesisboard-label-percent", percent=round(100 * count / whole))
    canvas.text(share, percent, Type.CAPTION, theme.SIGNAL, least=Type.FINE)


def _paint_ways_out(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    """Pods, eggs, course and the three cards."""
    canvas.plate(box, theme.PANEL)
    pods, eggs, course, cards = box.inset(12, 5).columns(82 * len(ship.pods), 128, 116, None, gap=10)
    for cell, pod in zip(pods.columns(*[None] * len(ship.pods), gap=6), ship.pods, strict=True):
        _paint_pod(texts, canvas, cell, pod)
    words = texts.say("nemesisboard-label-eggs", count=ship.eggs, nest=nest(ship))
    _paint_sign(canvas, eggs, Icon("ship-egg", theme.AMBER if ship.eggs else theme.FAINT), words)
    if ship.airlock:
        _paint_sign(canvas, course, Icon("ship-skull", theme.ALARM), texts.say("nemesisboard-label-airlock"))
    else:
        words = texts.say("nemesisboard-label-course", marker=ship.destination)
        _paint_sign(canvas, course, Icon("ship-course", theme.SIGNAL), words)
    for cell, card in zip(cards.columns(*[None] * len(ship.weaknesses), gap=4), ship.weaknesses.values(), strict=True):
        color = {Card.HIDDEN: theme.LINE, Card.REVEALED: theme.SIGNAL, Card.GONE: theme.GOOD}[card]
        canvas.icon(cell.middle(26, 30), Icon("done" if card is Card.GONE else "card", color))


def _paint_pod(texts: Texts, canvas: Canvas, box: Box, pod: Pod) -> None:
    color = theme.LINE if pod.launched else theme.ALARM if pod.locked else theme.GOOD
    sign, words = box.columns(28, None, gap=4)
    canvas.icon(sign.middle(28, 28), Icon("ship-pod", color))
    if pod.locked and not pod.launched:
        canvas.icon(Box(sign.x + 8, sign.bottom - 16, 16, 16), Icon("cross", theme.BRIGHT))
    label = texts.say("nemesisboard-label-pod", section=pod.section, number=pod.number)
    ink = theme.FAINT if pod.launched else theme.TEXT
    canvas.text(words, f"{label}{'•' * len(pod.aboard)}", Type.LABEL, ink, fonts.SEMIBOLD, least=Type.FINE)


def _paint_sign(canvas: Canvas, box: Box, icon: Icon, words: str) -> None:
    sign, label = box.columns(28, None, gap=6)
    canvas.icon(sign.middle(28, 28), icon)
    canvas.text(label, words, Type.LABEL, theme.TEXT, fonts.SEMIBOLD, least=Type.FINE, lines=2)


def _paint_crew(texts: Texts, canvas: Canvas, box: Box, ship: Ship) -> None:
    across = _TWO_ROWS if len(ship.crew) > 2 else 2
    down = 2 if len(ship.crew) > across else 1
    for cell, one in zip(box.grid(across, down, gap=6), ship.crew, strict=False):
        _paint_member(texts, canvas, cell, ship, one)


def _paint_member(texts: Texts, canvas: Canvas, box: Box, ship: Ship, one: CrewMember) -> None:
    here = one.number == ship.turn
    gone = one.status in (Status.DEAD, Status.LAUNCHED, Status.HIBERNATING)
    canvas.plate(box, theme.CHOSEN if here else theme.PANEL, theme.PICKED if here else None)
    inside = box.inset(10, 4)
    name, below = inside.rows(None, None) if inside.h > 36 else inside.columns(inside.w * 0.4, None, gap=6)
    ink = theme.FAINT if gone else theme.PICKED if here else theme.BRIGHT
    star = 20 if one.number == ship.first and not gone else 0
    sign, words = name.columns(star, None, gap=6 if star else 0)
    if star:
        canvas.icon(sign.middle(18, 18), Icon("star", theme.AMBER))
    label = name_of(one).render(texts)
    if one.character and not isinstance(one.name, Message):
        label += " · " + texts.say(f"nemesis-character-{one.character}")
    roomy = inside.h > _ROOMY
    canvas.text(words, label, Type.LEAD if roomy else Type.LABEL, ink, fonts.SEMIBOLD, least=Type.FINE, ellipsis=True)
    signs = _signs(one)
    if one.status is not Status.AWAKE or one.number == ship.intruder_player or not signs:
        text_ids = {"nemesisboard-first", "nemesisboard-passed"}
        told = [state.render(texts) for state in states(ship, one) if state.text_id not in text_ids]
        color = theme.ALARM if one.status is Status.DEAD else theme.TEXT
        words_told = told[0] if told else texts.say("nemesisboard-well")
        size = Type.LABEL if roomy else Type.CAPTION
        canvas.text(below, words_told, size, color, least=Type.FINE, lines=2, ellipsis=True)
        return
    _paint_signs(canvas, below, signs, 34.0 if roomy else 22.0)


def _paint_signs(canvas: Canvas, box: Box, signs: list[tuple[Icon, str]], side: float) -> None:
    wide = min(2.1 * side, (box.w - 16) / len(signs))
    for cell, (icon, number) in zip(box.columns(*[wide] * len(signs), gap=4), signs, strict=True):
        canvas.icon(Box(cell.x, cell.y, side, cell.h).middle(side, side), icon)
        words = Box(cell.x + side + 2, cell.y, cell.w - side - 2, cell.h)
        canvas.text(
            words, number, Type.LEAD if side > Type.LEAD else Type.LABEL, icon.color, fonts.BOLD, least=Type.FINE
        )


def _signs(one: CrewMember) -> list[tuple[Icon, str]]:
    """What a character suffers from, the worst first, each with its number."""
    found = [
        (Icon("ship-wound", theme.ALARM), one.wounds),
        (Icon("ship-wound", theme.AMBER), one.light),
        (Icon("ship-mutation", theme.ALARM), one.markers),
        (alien("larva", theme.ALARM), int(one.larva)),
        (Icon("ship-slime", theme.GOOD), int(one.slime)),
        (Icon("antenna", theme.SIGNAL), int(one.signal)),
    ]
    signs = [(icon, str(number) if number > 1 or "wound" in icon.name else "") for icon, number in found if number]
    if one.mutation in (Card.HIDDEN, Card.REVEALED) and not one.markers:
        signs.append((Icon("ship-mutation", theme.AMBER), "0"))
    return signs[:4] if not one.passed else [*signs[:3], (Icon("done", theme.FAINT), "")]


def alien(kind: str, color: Color) -> Icon:
    """Return the icon for a figure or a token of this kind."""
    level = _LEVELS.get(kind)
    return Icon("alien-blank" if level is None else f"alien-{level}", color)
