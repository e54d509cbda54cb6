"""Paints a prompt of a guide: what it asks, large, and below it what can be answered."""

from math import ceil

from spacealert.apps.window.prompt_input import SHOWN, PromptInput
from spacealert.kit.guide.prompts import Choose, ChooseSeveral, Count, Draw, Prompt, Write
from spacealert.kit.guide.wording import label_of
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type

GAP = 8.0
_ROW = 66.0
_LEAST_ROW = 46.0
_BUTTON = 76.0
_MOST_STEPS = 10  # the largest step by which a number changes


def paint(texts: Texts, canvas: Canvas, box: Box, entry: PromptInput) -> None:
    """The prompt in its box; what is answered below it takes the room that it needs."""
    words, answers = box.rows(None, min(_answers_high(entry), box.h * 0.62), gap=18)
    paint_question(texts, canvas, words, entry.prompt)
    match entry.prompt:
        case Draw() if entry.drawn:
            _paint_drawn(texts, canvas, answers, entry)
        case Choose():
            _paint_options(texts, canvas, answers, entry)
        case ChooseSeveral() | Draw():
            options, button = answers.rows(None, _BUTTON, gap=GAP)
            _paint_options(texts, canvas, options, entry)
            drawing = isinstance(entry.prompt, Draw)
            main_button(texts, canvas, button, *(("draw", "guide-draw") if drawing else ("go on", "guide-these")))
        case Count():
            _paint_count(texts, canvas, answers, entry)
        case Write():
            line, button = answers.rows(None, _BUTTON, gap=GAP)
            hint, words_of_line = texts.say("guide-write-here"), entry.prompt.text.render(texts)
            widgets.entry(canvas, line, "write", entry.written, hint, True, words=words_of_line)
            main_button(texts, canvas, button, "go on", "guide-go-on")
        case _:
            main_button(texts, canvas, answers, "go on", "guide-go-on")


def paint_question(texts: Texts, canvas: Canvas, box: Box, prompt: Prompt) -> None:
    """What is asked or told, and the place in the rules that it follows."""
    if prompt.rule:
        box, rule = box.rows(None, 24, gap=6)
        canvas.text(rule, texts.say("guide-rule", rule=prompt.rule), Type.CAPTION, theme.FAINT)
    if prompt.notes:
        told, box = box.rows(None, None, gap=12)
        lines = " ".join(note.render(texts) for note in prompt.notes)
        canvas.text(told, lines, Type.LEAD, theme.TEXT, least=Type.CAPTION, lines=12)
    canvas.text(box, prompt.text.render(texts), Type.TITLE, theme.BRIGHT, least=Type.LABEL, lines=16)


def main_button(texts: Texts, canvas: Canvas, box: Box, action: Action, text_id: str) -> None:
    """What leads on, which Enter does too."""
    key = texts.say("screen-key-enter")
    widgets.button(canvas, box, action, texts.say(text_id), key=key, main=True, size=Type.LEAD)


def _answers_high(entry: PromptInput) -> float:
    match entry.prompt:
        case Count():
            return 3 * _BUTTON
        case Write():
            return 2 * _BUTTON
        case Choose() | ChooseSeveral() | Draw() if not entry.drawn:
            rows = ceil(len(entry.shown) / _across(len(entry.shown)))
            below = 0 if isinstance(entry.prompt, Choose) else _BUTTON + GAP
            more = _LEAST_ROW + GAP if len(entry.options) > SHOWN else 0
            return rows * (_ROW + GAP) - GAP + below + more
        case Draw():
            return 3 * _BUTTON
    return _BUTTON


def _across(count: int) -> int:
    return 1 if count <= 5 else 2 if count <= 12 else 3


def _paint_options(texts: Texts, canvas: Canvas, box: Box, entry: PromptInput) -> None:
    if len(entry.options) > SHOWN:
        box, more = box.rows(None, _LEAST_ROW, gap=GAP)
        label = texts.say("guide-more", first=entry.first + 1, last=entry.first + len(entry.shown),
                          count=len(entry.options))  # fmt: skip
        widgets.button(canvas, more, "more", label, size=Type.LABEL)
    across = _across(len(entry.shown))
    cells = box.grid(across, ceil(len(entry.shown) / across), gap=GAP)
    for place, (cell, option) in enumerate(zip(cells, entry.shown, strict=False)):
        widgets.button(
            canvas, cell, ("option", option.key), option.label.render(texts), key=entry.key_of(place),
            chosen=option.key in entry.marked, main=("option", option.key) == entry.default,
            size=Type.LEAD if across < 3 else Type.BODY, lines=3,
        )  # fmt: skip


def _paint_drawn(texts: Texts, canvas: Canvas, box: Box, entry: PromptInput) -> None:
    assert isinstance(entry.prompt, Draw)
    what, button = box.rows(None, _BUTTON, gap=GAP)
    canvas.fill(what, theme.PANEL)
    label = label_of(texts, entry.prompt.options, entry.drawn)
    canvas.text(what.inset(16, 10), label, Type.HEADLINE, theme.AMBER, fonts.BOLD, "center", least=Type.LABEL, lines=3)
    main_button(texts, canvas, button, "go on", "guide-go-on")


def _paint_count(texts: Texts, canvas: Canvas, box: Box, entry: PromptInput) -> None:
    assert isinstance(entry.prompt, Count)
    line, button = box.rows(None, _BUTTON, gap=GAP)
    large = entry.prompt.most - entry.prompt.least > _MOST_STEPS
    steps = (-_MOST_STEPS, -1, 0, 1, _MOST_STEPS) if large else (-1, 0, 1)
    for cell, step in zip(line.columns(*[None] * len(steps), gap=GAP), steps, strict=True):
        if step:
            widgets.button(canvas, cell, ("count", step), f"{'+' if step > 0 else '−'}{abs(step)}", size=Type.TITLE)
        else:
            canvas.fill(cell, theme.PANEL)
            canvas.text(cell, str(entry.number), Type.BANNER, theme.AMBER, fonts.BOLD, "center")
    main_button(texts, canvas, button, "go on", "guide-go-on")
