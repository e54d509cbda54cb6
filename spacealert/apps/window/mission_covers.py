"""What may lie over the running board: the keys, a card that was entered, and the question whether to abort."""

from collections.abc import Sequence

from spacealert.apps.window.resolution.covers import CardCover
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type

# What can be done, the key that does it, and the icon on its button.
CONTROLS: dict[str, tuple[str, str]] = {
    "pause": ("space", "pause"),
    "back": ("left", "back"),
    "repeat": ("r", "repeat"),
    "quieter": ("down", "quieter"),
    "louder": ("up", "louder"),
    "mute": ("m", "muted"),
    "siren": ("s", "siren"),
    "cards": ("c", "card"),
    "keys": ("h", "keys"),
    "fullscreen": ("f", "fullscreen"),
    "abort": ("escape", "cross"),
}
_KEY_CAPS = {"left": "←", "up": "↑", "down": "↓", "escape": "Esc"}


def key_cap(texts: Texts, key: str) -> str:
    """What is printed on a key."""
    if key in ("space", "enter"):
        return texts.say(f"screen-key-{key}")
    return _KEY_CAPS.get(key, key.upper())


def paint_keys(texts: Texts, canvas: Canvas, box: Box) -> None:
    """Every key and what it does."""
    canvas.frame(box, theme.AMBER, 2)
    head, rest, foot = box.inset(30, 24).rows(50, None, 56, gap=10)
    canvas.text(head, texts.say("screen-keys"), Type.HEADING, theme.AMBER, fonts.BOLD)
    rows = rest.rows(*[None] * len(CONTROLS))
    for row, (action, (key, icon)) in zip(rows, CONTROLS.items(), strict=True):
        drawing, cap, words = row.columns(34, 130, None, gap=20)
        canvas.icon(drawing.middle(28, 28), Icon(icon, theme.TEXT))
        canvas.text(cap, key_cap(texts, key), Type.LEAD, theme.AMBER, fonts.BOLD)
        canvas.text(words, texts.say(f"screen-do-{action}"), Type.LEAD)
    widgets.button(canvas, foot.middle(300, 56), "keys", texts.say("screen-close"), key=key_cap(texts, "h"))


def keys_in_words(texts: Texts) -> list[str]:
    """The same for those who cannot see it."""
    return [f"{key_cap(texts, key)}: {texts.say(f'screen-do-{action}')}" for action, (key, _) in CONTROLS.items()]


def paint_card(texts: Texts, code: str, canvas: Canvas, box: Box) -> None:
    """A card that was entered, told in words, beside the clock."""
    canvas.plate(box, theme.PANEL, theme.SIGNAL)
    head, card, ways = box.inset(26, 20).rows(44, None, 52, gap=12)
    name = texts.say(f"threats-{code}")
    canvas.text(head, name, Type.HEADING, theme.BRIGHT, fonts.BOLD, least=Type.LEAD, lines=2)
    CardCover(texts, code).paint(canvas, card)
    change, close = ways.columns(None, None, gap=12)
    widgets.button(canvas, change, "change card", texts.say("screen-card-change"), size=Type.LABEL)
    widgets.button(canvas, close, "close card", texts.say("screen-close"), key="Esc", main=True)


def paint_abort(
    texts: Texts, title: str, told: str, options: Sequence[tuple[str, str]], canvas: Canvas, box: Box
) -> None:
    """Whether the mission is to end here; `options` are actions with their labels."""
    canvas.frame(box, theme.AMBER, 3)
    head, what, buttons = box.inset(32, 26).rows(90, None, 76, gap=14)
    canvas.text(head, title, Type.BANNER, theme.AMBER, fonts.BOLD, "center", least=Type.TITLE)
    canvas.text(what, told, Type.SUBHEADING, theme.TEXT, align="center", least=Type.LABEL, lines=2)
    keys = {"go on": key_cap(texts, "space"), "end early": "E", "leave": "A"}
    for cell, (action, label) in zip(buttons.columns(*[None] * len(options), gap=14), options, strict=True):
        widgets.button(canvas, cell, action, label, key=keys[action], size=Type.LEAD, main=action == "go on", lines=2)
