"""Paints a guide: the prompt on the left, what stands beside it on the right, what else can be done below."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from spacealert.apps.window import prompt_paint
from spacealert.kit.guide.prompts import Ritual, Secret, Wait
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type

if TYPE_CHECKING:
    from spacealert.apps.window.guide_scene import GuideScene

EARLIER_SHOWN = 7
_PROMPT_WIDE = 500.0  # where something stands beside it
_UPRIGHT_HIGH = 0.78  # of its width, in a window that is higher than wide
_ALONE_WIDE = 940.0  # lines that are longer are hard to read
_BAR = 10.0
_BAR_STEPS = 300  # as finely as it moves
_BUTTON = 76.0


def paint(canvas: Canvas, scene: "GuideScene[S]") -> None:
    head, body, foot = canvas.box.inset(24, 18).rows(44, None, 56, gap=14)
    given = () if scene.walkthrough is None else scene.walkthrough.given
    language = scene.texts.language
    canvas.panel("head", head, (language, scene.title, scene.troubles), lambda c, b: _paint_head(c, b, scene))
    prompt = body.middle(_ALONE_WIDE, body.h)
    if scene.side_panel is not None and scene.walkthrough is not None:
        if canvas.upright:
            right, prompt = body.rows(body.w * _UPRIGHT_HIGH, None, gap=14)
        else:
            prompt, right = body.columns(_PROMPT_WIDE, None, gap=14)
        canvas.panel("beside", right, (language, given, scene.visible), lambda c, b: _paint_beside(c, b, scene))
    shown = (language, given, *_shown(scene))
    canvas.panel("prompt", prompt, shown, lambda c, b: _paint_page(c, b.inset(24, 20), scene), theme.PANEL)
    value = (language, scene.page, scene.visible, bool(given))
    canvas.panel("foot", foot, value, lambda c, b: _paint_foot(c, b, scene))


def _shown(scene: "GuideScene[S]") -> tuple[Hashable, ...]:
    """What the page shows besides the answers so far."""
    entry = scene.input
    marks = () if entry is None else (entry.first, entry.marked, entry.number, entry.written, entry.drawn)
    return (
        scene.page,
        scene.editing,
        scene.first,
        scene.secret_stage,
        scene.running,
        round(_BAR_STEPS * scene.share),
        marks,
    )


def _paint_head(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    title, trouble = box.columns(None, min(620, box.w * 0.5), gap=20)
    words = scene.title.render(scene.texts).upper()
    canvas.text(title, words, Type.HEADING, theme.AMBER, fonts.BOLD, least=Type.LABEL, ellipsis=True)
    ink = theme.ALARM if scene.trouble or scene.saved.trouble else theme.SIGNAL
    lines = " ".join(scene.troubles)
    canvas.text(trouble, lines, Type.CAPTION, ink, align="right", least=Type.FINE, lines=3, ellipsis=True)


def _paint_beside(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    assert scene.side_panel is not None
    assert scene.walkthrough is not None
    scene.side_panel.paint(canvas, box, scene.walkthrough.state, scene.visible)


def _paint_page(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    match scene.page:
        case "opening":
            _paint_opening(canvas, box, scene)
        case "earlier":
            _paint_earlier(canvas, box, scene)
        case "over":
            _paint_words(canvas, box, scene, scene.texts.say("guide-over"), "back", "guide-close")
        case "asking":
            _paint_prompt(canvas, box, scene)


def _paint_opening(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    if not scene.saved.is_there:
        _paint_words(canvas, box, scene, scene.trouble, "back", "guide-close")
        return
    box, anew = box.rows(None, _BUTTON, gap=prompt_paint.GAP)
    _paint_words(canvas, box, scene, scene.texts.say("guide-resume-or-begin"), "resume", "guide-resume")
    widgets.button(canvas, anew, "begin", scene.texts.say("guide-begin"), key="N", size=Type.LEAD)


def _paint_words(canvas: Canvas, box: Box, scene: "GuideScene[S]", words: str, action: Hashable, text_id: str) -> None:
    above, button = box.rows(None, _BUTTON, gap=18)
    canvas.text(above, words, Type.HEADING, theme.BRIGHT, least=Type.LABEL, lines=12)
    prompt_paint.main_button(scene.texts, canvas, button, action, text_id)


def _paint_earlier(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    earlier = scene.earlier
    if not earlier:
        canvas.text(box, scene.texts.say("guide-no-earlier"), Type.LEAD, theme.FAINT, lines=3)
        return
    shown = earlier[scene.first : scene.first + EARLIER_SHOWN]
    head, list_, rolling = box.rows(44, None, 48 if len(earlier) > EARLIER_SHOWN else 0, gap=10)
    canvas.text(head, scene.texts.say("guide-earlier-how"), Type.LABEL, theme.FAINT, least=Type.FINE, lines=2)
    for row, one in zip(list_.rows(*[None] * EARLIER_SHOWN, gap=6), shown, strict=False):
        focused = canvas.target(row, ("edit", one.place))
        canvas.fill(row, theme.RAISED)
        asked, answered = row.inset(12, 8).columns(None, row.w * 0.32, gap=12)
        canvas.text(asked, one.asked, Type.CAPTION, theme.TEXT, least=Type.FINE, lines=2, ellipsis=True)
        canvas.text(
            answered, one.answered, Type.LABEL, theme.AMBER, fonts.SEMIBOLD, "right", Type.FINE, 2, ellipsis=True
        )
        if focused:
            canvas.frame(row, theme.BRIGHT, 3)
    if len(earlier) > EARLIER_SHOWN:
        before, after = rolling.columns(None, None, gap=6)
        widgets.button(canvas, before, ("roll", -EARLIER_SHOWN), "←", key="PgUp", size=Type.LABEL)
        widgets.button(canvas, after, ("roll", EARLIER_SHOWN), "→", key="PgDn", size=Type.LABEL)


def _paint_prompt(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    asked, texts = scene.asked, scene.texts
    assert asked is not None
    assert scene.input is not None
    if isinstance(asked, Wait | Secret | Ritual):
        box, bar = box.rows(None, _BAR, gap=14)
        canvas.fill(bar, theme.RAISED)
        canvas.fill(Box(bar.x, bar.y, bar.w * (1 - scene.share), bar.h), theme.AMBER)
    if scene.moment is not None:
        box, button = box.rows(None, _BUTTON, gap=18)
        widgets.button(canvas, button, "next", texts.say("guide-next-step"), key="N", size=Type.LEAD)
        words = scene.moment.text.render(texts)
        canvas.text(box, words, Type.HEADLINE, theme.BRIGHT, fonts.SEMIBOLD, "center", Type.LEAD, 9)
    elif isinstance(asked, Ritual):
        _paint_words(canvas, box, scene, asked.text.render(texts), "start", "guide-start")
    elif isinstance(asked, Secret) and scene.secret_stage == "hidden":
        box, button = box.rows(None, _BUTTON, gap=18)
        canvas.text(box, asked.text.render(texts), Type.HEADING, theme.BRIGHT, least=Type.LABEL, lines=12)
        label = texts.say("guide-show", seat=asked.seat)
        widgets.button(canvas, button, "show", label, key="L", main=True, size=Type.LEAD, lines=2)
    elif isinstance(asked, Secret) and scene.secret_stage == "answered":
        words = texts.say("guide-look-away-still")
        canvas.text(box, words, Type.HEADING, theme.FAINT, align="center", lines=4)
    else:
        prompt_paint.paint(texts, canvas, box, scene.input)


def _paint_foot(canvas: Canvas, box: Box, scene: "GuideScene[S]") -> None:
    say = scene.texts.say
    back, undo, earlier, speak = box.columns(None, None, None, None, gap=12)
    widgets.button(canvas, back, "back", say("guide-back"), key="Esc", size=Type.BODY)
    if scene.page == "opening":
        return
    if scene.walkthrough is not None and scene.walkthrough.given and scene.page != "earlier":
        widgets.button(canvas, undo, "undo", say("guide-undo"), key="U", size=Type.BODY)
        widgets.button(canvas, earlier, "earlier", say("guide-earlier"), key="H", size=Type.BODY)
    if scene.visible is not None and scene.visible.spoken:
        widgets.button(canvas, speak, "say", say("guide-say"), key="S", size=Type.BODY)
