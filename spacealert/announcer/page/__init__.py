"""The export of a mission as one HTML file: the intercom and its clock, for players with a phone but no laptop.

`render_page` fills in `page.html`, `page.css` and `page.js` from this folder. Announcements are encoded so that nobody
reads them by accident.
"""

import json
from base64 import b64encode
from collections.abc import Callable
from html import escape
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

from spacealert.announcer.compiler import IntercomCue, Soundtrack
from spacealert.art import ICONS
from spacealert.kit.audio import rendering
from spacealert.kit.audio.mixing import Mixing
from spacealert.kit.audio.timeline import Levels
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.announcements import AnnouncedThreat

_HERE = Path(__file__).resolve().parent
_MOST_SOUND = 2_900_000  # bytes; base64 adds a third, and a page must stay under 4 MB
_INK, _HOLE = "#fff", "#000"  # colors in the icon files


def render_page(
    texts: Texts,
    mixing: Mixing,
    soundtrack: Soundtrack,
    *,
    title: str = "",
    speed: float = 1.0,
    levels: Levels | None = None,
    progress: Callable[[float], None] = lambda share: None,
) -> str:
    """Return the mission's page as HTML. By default, its title is the scenario's id and title."""
    form = rendering.choose_page_format(soundtrack.length / speed, _MOST_SOUND)
    with TemporaryDirectory(prefix="spacealert-") as folder:
        sound = Path(folder) / "mission.mp3"
        rendering.render(mixing, sound, "", (), speed=speed, levels=levels, progress=progress, form=form)
        encoded = b64encode(sound.read_bytes()).decode("ascii")
    scenario = soundtrack.scenario
    title = title or f"{scenario.id} · {scenario.title_in(texts.language)}"
    says = texts.forms("soundtrack-page")
    return Template((_HERE / "page.html").read_text(encoding="utf-8")).substitute(
        {name.replace("-", "_"): escape(text) for name, text in says.items()},
        lang=texts.language,
        title=escape(title),
        style=(_HERE / "page.css").read_text(encoding="utf-8"),
        script=(_HERE / "page.js").read_text(encoding="utf-8"),
        length=soundtrack.length / speed,
        mission=b64encode(json.dumps(_mission_data(soundtrack, speed), ensure_ascii=False).encode()).decode("ascii"),
        icons=json.dumps({name: _icon(name) for name in sorted({_icon_of(cue) for cue in soundtrack.cues})}),
        says=json.dumps(says, ensure_ascii=False).replace("<", "\\u003c"),
        sound=encoded,
    )


def _mission_data(soundtrack: Soundtrack, speed: float) -> dict[str, Any]:
    """Return the data for the page's script. Times are positions in the page's sound, in seconds."""
    silences = [(one.begin / soundtrack.rate / speed, one.end / soundtrack.rate / speed) for one in soundtrack.silences]
    return {
        "phases": [phase.end / speed for phase in soundtrack.phases],
        "silences": silences,
        "cues": [
            {
                "at": cue.frame_at_speed(cue.sample, speed) / cue.rate,
                "text": cue.said_once,
                "icon": _icon_of(cue),
                "color": _color_of(cue),
            }
            for cue in soundtrack.cues
        ],
    }


def _icon_of(cue: IntercomCue) -> str:
    what = None if cue.event is None else cue.event.what
    if not isinstance(what, AnnouncedThreat):
        return cue.kind.row.icon
    return f"{what.zone or 'internal'}{'-serious' if what.serious else ''}"


def _color_of(cue: IntercomCue) -> str:
    what = None if cue.event is None else cue.event.what
    return str(what.zone or "internal") if isinstance(what, AnnouncedThreat) else cue.kind.row.color


def _icon(name: str) -> str:
    drawing = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return drawing.replace(_INK, "currentColor").replace(_HOLE, "var(--ground)")
