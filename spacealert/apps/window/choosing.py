"""Choosing what to play: the missions there are, one of them or one drawn, how hard and how told; and Start.

The ready room and the campaign's room ask this alike: the same rows stand in both.
"""

from collections.abc import Iterable, Sequence

from attrs import frozen

from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, glyphs, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.containers import Grid
from spacealert.kit.ui.controls import Button, Text, choice
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Widget
from spacealert.kit.ui.widgets import Option
from spacealert.missions.scenario import Kind, Scenario
from spacealert.session.mission_choice import Start, number_of
from spacealert.session.session_state import Pick
from spacealert.session.setup import BASE_DIFFICULTIES, TableSetup
from spacealert.texts import LANGUAGES, in_language

RANDOM, NEW = str(Pick.RANDOM), str(Pick.NEW)  # what may be picked beside a mission's id
MOST_SHOWN = 12  # missions of one kind side by side
KINDS_HIGH = 108  # both rows of kinds
_OFFICIAL_WIDE = 58.0  # units that the id of a published mission needs beside names of one's own


@frozen
class MissionTitle:
    """A mission as it is offered: nothing that would spoil it."""

    id: str
    kind: Kind
    title: str


def mission_titles(texts: Texts, scenarios: Iterable[Scenario]) -> tuple[MissionTitle, ...]:
    """Missions without what would spoil them."""
    return tuple(MissionTitle(one.id, one.kind, one.title_in(texts.language)) for one in scenarios)


def following(first: int, of_this_kind: Sequence[MissionTitle]) -> int:
    """The first mission of the next row, where one row does not hold them all."""
    return first + MOST_SHOWN if first + MOST_SHOWN < len(of_this_kind) else 0


def start_label(texts: Texts, start: Start, missions: Sequence[MissionTitle]) -> str:
    """What Start begins, as it stands on it."""
    if start.pick in (Pick.RANDOM, Pick.NEW):
        return f"{kind_name(texts, start.kind)} · {texts.say(f'screen-pick-{start.pick}')}"
    title = next((mission.title for mission in missions if mission.id == start.mission), "")
    return f"{start.mission} · {title}" if title else start.mission


def kind_name(texts: Texts, kind: Kind) -> str:
    return texts.say(f"screen-kind-{kind.replace(' ', '-')}")


# as widgets


def languages(texts: Texts) -> Widget:
    """The languages there are, each by its own name."""
    options = (
        Button(in_language(one).say("screen-language"), ("language", one), chosen=one == texts.language)
        for one in LANGUAGES
    )
    return choice(*options, label=texts.say("settings-language"))


def boxes(texts: Texts, there: bool) -> Grid:
    """The game alone, or with the expansion."""
    return choice(
        Button(texts.say("settings-box-base"), ("box", False), chosen=not there),
        Button(texts.say("settings-box-new-frontier"), ("box", True), chosen=there),
        label=texts.say("settings-box"),
    )


def told_by(texts: Texts, read_aloud: bool) -> Grid:
    """By loudspeaker, or by somebody who reads."""
    return choice(
        Button(texts.say("screen-loudspeaker"), ("aloud", False), chosen=not read_aloud),
        Button(texts.say("screen-aloud"), ("aloud", True), chosen=read_aloud),
    )


def kind_choice(texts: Texts, offered: Sequence[Kind], chosen: Kind) -> Grid:
    """The kinds of missions, in two rows."""
    options = (Button(kind_name(texts, kind), ("kind", str(kind)), chosen=kind is chosen) for kind in offered)
    return choice(*options, most=len(offered) // 2)


def mission_choice(of_this_kind: Sequence[MissionTitle], first: int, picked: str, seen: frozenset[str]) -> Grid:
    """Missions by their ids, one's own by their titles; those that the table has played are ticked off."""
    missions = [
        Button(
            _short(mission.id) if number_of(mission.id) else glyphs.drawable(mission.title) or mission.id,
            ("pick", mission.id),
            chosen=picked == mission.id,
            ticked=mission.id in seen,
            theirs=not number_of(mission.id),
        )
        for mission in of_this_kind[first : first + MOST_SHOWN]
    ]
    more = Button("→", "more") if len(of_this_kind) > MOST_SHOWN else None
    return choice(*missions, *([more] if more else []), words=picked)


def chance_choice(texts: Texts, picked: str) -> Grid:
    """One of them without being told which, or one that nobody has played."""
    dice = Icon("dice", theme.AMBER if picked == RANDOM else theme.TEXT)
    return choice(
        Button(texts.say("screen-pick-random"), ("pick", RANDOM), icon=dice, chosen=picked == RANDOM),
        Button(texts.say("screen-pick-new"), ("pick", NEW), chosen=picked == NEW),
    )


def difficulty_rows(texts: Texts, table: TableSetup) -> tuple[Widget, ...]:
    """How hard the common and the serious threats are, as far as the log book has a word for it: parts of a form."""
    rows: list[Widget] = []
    for which, mine in (("common", table.common), ("serious", table.serious)):
        shown = dict.fromkeys([*BASE_DIFFICULTIES, mine])
        options = [
            Button(texts.say(f"screen-difficulty-{level}"), (which, level), chosen=mine == level) for level in shown
        ]
        told = texts.say(f"screen-{which}", difficulty=texts.say(f"screen-difficulty-{mine}"))
        rows += [Text(texts.say(f"screen-{which}-threats"), words=" "), choice(*options, words=told)]
    return tuple(rows)


def start_button(texts: Texts, action: Action, what: str) -> Button:
    """The largest thing to press, with what will start."""
    label = texts.say("screen-start").upper()
    return Button(label, action, "enter", detail=what, main=True, size=Type.TITLE, min_width=380, max_width=540)


# painted


def kinds(texts: Texts, canvas: Canvas, box: Box, offered: Sequence[Kind], chosen: Kind) -> None:
    """In two rows, as many as there are."""
    for cell, kind in zip(box.grid(len(offered) // 2, 2, gap=4), offered, strict=True):
        widgets.button(
            canvas, cell, ("kind", str(kind)), kind_name(texts, kind), chosen=kind is chosen, size=Type.LABEL, lines=2
        )


def numbers(
    canvas: Canvas, box: Box, of_this_kind: Sequence[MissionTitle], first: int, picked: str, seen: frozenset[str]
) -> None:
    """A row of missions by their ids; those that the table has played are ticked off. One's own have longer names."""
    if len(of_this_kind) > MOST_SHOWN:
        box, more = box.columns(None, 56, gap=4)
        widgets.button(canvas, more, "more", "→", size=Type.LEAD)
    shown = of_this_kind[first : first + MOST_SHOWN]
    own = any(number_of(mission.id) is None for mission in shown)
    wide = [_OFFICIAL_WIDE if own and number_of(mission.id) else None for mission in shown]
    room = [] if own else [None] * (8 - len(shown))
    for cell, mission in zip(box.columns(*wide, *room, gap=4), shown, strict=False):
        chosen = picked == mission.id
        label = _short(mission.id) if number_of(mission.id) else glyphs.drawable(mission.title) or mission.id
        widgets.button(canvas, cell, ("pick", mission.id), label, chosen=chosen, size=Type.LABEL, ellipsis=True)
        if mission.id in seen:
            tick = Box(cell.right - 17, cell.y + 3, 14, 14)
            canvas.icon(tick, Icon("done", theme.GOOD))


def _short(id_: str) -> str:
    """Of double-action missions there are many, and a number is enough."""
    return id_.removeprefix("DA-")


def chances(texts: Texts, canvas: Canvas, box: Box, picked: str) -> None:
    """One of them without being told which, or one that nobody has played."""
    first, second = box.columns(None, None, gap=4)
    dice = Icon("dice", theme.AMBER if picked == RANDOM else theme.TEXT)
    drawn, new = texts.say("screen-pick-random"), texts.say("screen-pick-new")
    widgets.button(canvas, first, ("pick", RANDOM), drawn, icon=dice, chosen=picked == RANDOM, size=Type.LABEL)
    widgets.button(canvas, second, ("pick", NEW), new, chosen=picked == NEW, size=Type.LABEL)


def difficulty(texts: Texts, canvas: Canvas, box: Box, which: str, table: TableSetup) -> None:
    """How hard the `common` or the `serious` threats are, as far as the log book has a word for it."""
    label, choice = box.columns(190, None, gap=8)
    canvas.text(label, texts.say(f"screen-{which}-threats"), Type.BODY, theme.TEXT, least=Type.FINE)
    mine = getattr(table, which)
    shown = list(dict.fromkeys([*BASE_DIFFICULTIES, mine]))
    for level, cell in zip(shown, choice.columns(*[None] * len(shown), gap=4), strict=True):
        words = texts.say(f"screen-difficulty-{level}")
        widgets.button(canvas, cell, (which, level), words, chosen=mine == level, size=Type.BODY, lines=2)


def telling(texts: Texts, canvas: Canvas, box: Box, read_aloud: bool) -> None:
    """By loudspeaker, or by somebody who reads."""
    options = [
        Option(("aloud", False), texts.say("screen-loudspeaker"), not read_aloud),
        Option(("aloud", True), texts.say("screen-aloud"), read_aloud),
    ]
    widgets.choice(canvas, box, options, Type.LABEL)


def start(texts: Texts, canvas: Canvas, box: Box, action: Action, what: str) -> None:
    """The largest thing to press, with what will start and the key that does it."""
    focused = canvas.target(box, action)
    widgets.key_surface(canvas, box, theme.AMBER)
    words, line = box.inset(16, 9).rows(None, 22, gap=4)
    said = canvas.text(words, texts.say("screen-start").upper(), Type.HEADLINE, theme.INK, fonts.BOLD, "center")
    cap = Box(
        said.right + 18, said.y + (said.h - 26) / 2, canvas.width(texts.say("screen-key-enter"), Type.CAPTION) + 18, 26
    )
    if canvas.shows_keys:
        widgets.key_cap(canvas, cap, texts.say("screen-key-enter"), theme.AMBER, theme.INK)
    canvas.text(line, what, Type.LABEL, theme.INK, fonts.SEMIBOLD, "center", least=Type.FINE, ellipsis=True)
    if focused:
        canvas.frame(box, theme.BRIGHT, 4)
