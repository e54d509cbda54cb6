"""A mission as one self-contained page in several languages, for printing and for phones without a network.

`page.html`, `page.css` and `page.js` are in this folder. The ship comes from `narration.shapes`, in parts, so that each
step stores only what changes. Untrusted text goes through `escape`.
"""

import json
from base64 import b64encode
from functools import cache, lru_cache
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template

from spacealert import __version__
from spacealert.engine.events import Event, Slipped, SlipWithoutCard
from spacealert.engine.game import Game, Member, scored_items
from spacealert.engine.ship import PHASES
from spacealert.engine.table import Resolution
from spacealert.engine.view import PersonView, ThreatView, View
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.kit.web.woff import convert_to_woff
from spacealert.narration import walk
from spacealert.narration.sentences import EventNarrator, as_text_key, card_name, event_tone
from spacealert.narration.shapes import event_drawing, ship_drawing, ship_layout, sky_drawing, svg
from spacealert.narration.shapes.shape import Shapes
from spacealert.narration.walk import NOTHING, Spotlight, Walk, event_spotlight
from spacealert.texts import FALLBACK, languages_with, load_texts

_HERE = Path(__file__).resolve().parent


def report_page(texts: Texts, file: GameFile, resolution: Resolution) -> str:
    game, title = file.game, file.mission or ""
    narrators = {lang: EventNarrator(load_texts(lang), game) for lang in _languages()}
    if texts.language not in narrators:
        texts = load_texts(FALLBACK)
    walk = Walk(game, resolution)
    end = walk.views[-1]
    day = file.date
    symbols: svg.Symbols = {}
    story = _story_steps(walk, narrators, symbols)
    dated = "" if day is None else _say_in_all("report-day", day=day.day, month=day.month, year=str(day.year))
    named = title or str(game.id) or texts.say("report-untitled")
    one_at_a_time = "".join(
        f'body[data-speaks="{lang}"] span[lang]:not([lang="{lang}"]) {{ display: none; }}\n' for lang in narrators
    )
    return Template(_page_file("page.html")).substitute(
        lang=texts.language,
        title=escape(texts.say("report-title", mission=named)),
        heading=escape(named) if title or game.id else _say_in_all("report-untitled"),
        style=_embedded_fonts() + _page_file("page.css") + svg.stylesheet() + one_at_a_time,
        script=_page_file("page.js"),
        switch=_language_switch(texts.language),
        verdict=_show_in_all_languages({lang: narrator.verdict(resolution) for lang, narrator in narrators.items()}),
        back=escape(texts.say("report-back")),
        forward=escape(texts.say("report-forward")),
        turn_back=escape(texts.say("report-turn-back")),
        turn_forward=escape(texts.say("report-turn-forward")),
        place=escape(texts.say("report-place")),
        last=walk.last,
        ship=_ship(end, symbols),
        threats=_threat_list(texts, end),
        plans=_plan_table(game, narrators, end),
        log=_event_log(walk, narrators),
        ended="won" if resolution.won else "lost",
        day=dated and f'<p class="day">{dated}</p>',
        result="".join(
            f"<div>{part}</div>"
            for part in (
                _score_table(walk.resolution),
                _decisive_turns(walk.resolution, narrators),
                _crew_table(file, walk, narrators),
            )
            if part
        ),
        footer=_say_in_all("report-made", version=__version__),
        story=story,
    )


@cache
def _languages() -> tuple[str, ...]:
    return languages_with("report-title")


def _page_file(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _show_in_all_languages(by_language: dict[str, str]) -> str:
    """Return HTML with the text in every language. The page shows one language at a time."""
    return "".join(f'<span lang="{lang}">{escape(text)}</span>' for lang, text in by_language.items())


def _say_in_all(text_id: str, **facts: object) -> str:
    return _show_in_all_languages({lang: load_texts(lang).say(text_id, **facts) for lang in _languages()})


def _language_switch(chosen: str) -> str:
    buttons = "".join(
        f'<button type="button" data-language="{lang}" lang="{lang}" aria-pressed="{str(lang == chosen).lower()}"'
        f' title="{escape(texts.say("report-both.hint"))}">{escape(texts.say("report-both"))}</button>'
        for lang, texts in ((lang, load_texts(lang)) for lang in _languages())
    )
    return f'<div class="languages" hidden>{buttons}</div>'


def _threat_list(texts: Texts, shown: View) -> str:
    rows = "".join(
        f'<tr><td class="number">{token.number}</td><th scope="row">'
        + _show_in_all_languages({lang: card_name(load_texts(lang), token.code) for lang in _languages()})
        + f'</th><td><i class="dot zone-{token.track}"></i>{_say_in_all(f"report-track-{token.track}")}</td>'
        + f'<td data-part="state-{token.place}">{_threat_state(token)}</td></tr>'
        for token in sorted(shown.threats, key=lambda token: token.number)
    )
    if not rows:
        return ""
    heads = ("report-number", "report-threat", "report-where", "report-state")
    head = "".join(f'<th scope="col">{_say_in_all(text_id)}</th>' for text_id in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


_VALUES = ("hull-left", "shields", "speed")


def _threat_state(token: ThreatView) -> str:
    if token.fate != "on track":
        fate = token.fate.replace(" ", "-")
        return f'<span class="{fate}">{_say_in_all(f"report-fate-{fate}", at=token.at or 0)}</span>'
    numbers = [f"{token.hull_left}/{token.hull}", "" if token.is_internal else str(token.shields), str(token.speed)]
    return "".join(f'<span class="value {name}">{number}</span>' for name, number in zip(_VALUES, numbers, strict=True))


_CARDS = {"<": "◀", ">": "▶", "^": "⇅", "x": "⚔\ufe0e", "X": "⚔\ufe0e", "a": "A", "b": "B", "c": "C"}
_GOALS = {"4": "▲", "5": "▲", "6": "▲", "1": "▼", "2": "▼", "3": "▼"}
_GOAL_ZONES = {"4": "red", "5": "white", "6": "blue", "1": "red", "2": "white", "3": "blue"}


def _kind(action: str) -> str:
    if not action:
        return "none"
    return {"<": "red", ">": "blue"}.get(action, "heroic" if action in "ABX123456" else "plain")


def _action(action: str) -> str:
    shown = _CARDS.get(action, action)
    if action in _GOALS:
        shown = f'<i class="dot zone-{_GOAL_ZONES[action]}"></i>{_GOALS[action]}'
    return f"{shown}★" if _kind(action) == "heroic" else shown


@lru_cache(maxsize=64)
def _plan_cells(plan: tuple[str, ...]) -> str:
    """Return the HTML table cells for a plan, one per turn. If a turn has two actions, each gets its own box."""
    cells = []
    for turn, actions in enumerate(plan, start=1):
        kind, shown = _kind(actions), _action(actions) if actions else "·"
        if len(actions) > 1:
            kind = "double"
            shown = "".join(f'<b class="card-{_kind(action)}">{_action(action)}</b>' for action in actions)
        phase = " phase" if turn in {first for first, _ in PHASES[1:]} else ""
        cells.append(f'<td class="card-{kind}{phase}" data-turn="{turn}">{shown}</td>')
    return "".join(cells)


def _plan_table(game: Game, narrators: dict[str, EventNarrator], shown: View) -> str:
    rows = "".join(
        f'<tr data-part="plan-{place}">{_plan_row(person, member, narrators)}</tr>'
        for place, (person, member) in enumerate(zip(shown.crew, game.crew, strict=True))
    )
    turns = "".join(f'<th scope="col" data-turn="{turn}">{turn}</th>' for turn in range(1, game.turns + 1))
    head = f"<thead><tr><td>{_say_in_all('report-plans')}</td>{turns}</tr></thead>"
    return f'<table class="plans">{head}<tbody>{rows}</tbody></table>'


def _plan_row(person: PersonView, member: Member, narrators: dict[str, EventNarrator]) -> str:
    dot = f'<i class="dot person-{escape(person.color)}"></i>{person.number} '
    name = _show_in_all_languages({lang: narrator.member_name(member) for lang, narrator in narrators.items()})
    return f'<th scope="row">{dot}{name}</th>{_plan_cells(person.plan)}'


def _event_log(walk: Walk, narrators: dict[str, EventNarrator]) -> str:
    written = [f"<h2>{_say_in_all('report-log')}</h2>"]
    for turn, numbered in groupby(enumerate(walk.events, start=1), key=lambda pair: pair[1].turn):
        (_, _), *lines = numbered
        written.append(f'<section class="turn"><h3 class="line">{_say_in_all("story-turn", turn=turn)}</h3>')
        written.append("<ol>")
        for _, event in lines:
            sentences = {lang: narrator.describe(event) for lang, narrator in narrators.items()}
            text = _show_in_all_languages({lang: one.text for lang, one in sentences.items()})
            written.append(f'<li class="line {event_tone(event)}">{text} <small>§{escape(event.rule)}</small></li>')
        written.append("</ol></section>")
    return "\n".join(written)


def _score_table(resolution: Resolution) -> str:
    score = resolution.score
    if score is None:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{_say_in_all(f"story-item-{as_text_key(item)}")}</th>'
        f'<td class="number">{format_minus(getattr(score, item))}</td></tr>'
        for item in scored_items(score)
    )
    heading = _say_in_all("story-item-total")
    total = f'<tr class="total"><th scope="row">{heading}</th><td class="number">{score.total}</td>'
    heading = f"<h2>{_say_in_all('report-score')}</h2>"
    return f'{heading}<table class="score"><tbody>{rows}{total}</tr></tbody></table>'


def _decisive_turns(resolution: Resolution, narrators: dict[str, EventNarrator]) -> str:
    written = []
    if turns := walk.key_turns(resolution.events):
        written.append(f"<h2>{_say_in_all('report-mattered')}</h2><ul>")
        for turn in turns:
            in_words = {lang: walk.describe_turn(load_texts(lang), turn) for lang in _languages()}
            written.append(f"<li>{_show_in_all_languages(in_words)}</li>")
        written.append("</ul>")
    if links := walk.events_leading_to_loss(resolution):
        written.append(f"<h2>{_say_in_all('report-chain')}</h2><ol>")
        written += [f"<li>{_sentence_with_turn(resolution.events[link], narrators)}</li>" for link in links]
        written.append("</ol>")
    return "\n".join(written)


def _crew_table(file: GameFile, walk: Walk, narrators: dict[str, EventNarrator]) -> str:
    slipped = [event for event in walk.events if isinstance(event, Slipped | SlipWithoutCard)]
    rows = []
    for number, member in enumerate(file.game.crew, start=1):
        dot = f'<i class="dot person-{escape(member.color)}"></i>{number} '
        name = _show_in_all_languages({lang: narrator.member_name(member) for lang, narrator in narrators.items()})
        known = [_say_in_all(f"logbook-role-{role}") for role in file.roles.get(member.color, ())]
        if member.specialization:
            known.append(_say_in_all(f"screen-specialization-{member.specialization}"))
        if member.explorer:
            known.append(_say_in_all("careers-explorer", name=member.explorer))
        trips = "".join(
            f"<br>{_sentence_with_turn(event, narrators)}" for event in slipped if event.who == member.color
        )
        rows.append(f'<tr><th scope="row">{dot}{name}</th><td>{", ".join(known)}{trips}</td></tr>')
    return f'<h2>{_say_in_all("report-crew")}</h2><table class="crew"><tbody>{"".join(rows)}</tbody></table>'


def _ship(shown: View, symbols: svg.Symbols) -> str:
    fixed = svg.shapes_as_svg((*sky_drawing.draw_sky(shown), *ship_drawing.draw_empty_ship()), symbols)
    parts = ship_parts(shown, NOTHING)
    groups = "".join(
        f'<g data-part="{name}">{svg.shapes_as_svg(shapes, symbols)}</g>' for name, shapes in parts.items()
    )
    return f"{svg.svg_start_tag(ship_layout.SHEET)}{svg.symbols_as_svg(symbols)}{fixed}{groups}</svg>"


def ship_parts(shown: View, lit: Spotlight, before: tuple[View, dict[str, Shapes]] | None = None) -> dict[str, Shapes]:
    """Return every part of the drawing that can change.

    Parts that have not changed since `before` are the same objects.
    """
    return {**ship_drawing.changeable_parts(shown, before), "light": event_drawing.draw_spotlight(shown, lit)}


def _sentence_with_turn(event: Event, narrators: dict[str, EventNarrator]) -> str:
    return _show_in_all_languages(
        {
            lang: f"{narrator.texts.say('story-turn', turn=event.turn)}: {narrator.describe(event).text}"
            for lang, narrator in narrators.items()
        }
    )


def _story_steps(walk: Walk, narrators: dict[str, EventNarrator], symbols: svg.Symbols) -> str:
    """Return the data for the page's script: each drawing once, and for every step, the parts that change."""
    drawings: dict[str, int] = {}
    frames: list[list[list[int]]] = []
    looks: dict[str, object] = {}
    texts: dict[str, str] = {}
    before: tuple[View, dict[str, Shapes]] | None = None
    for shown, event in zip(walk.views, (None, *walk.events), strict=True):
        ship = ship_parts(shown, event_spotlight(event), before)
        before = shown, ship
        parts: dict[str, Shapes | ThreatView | PersonView] = {**ship}
        parts |= {f"state-{threat.place}": threat for threat in shown.threats}
        parts |= {f"plan-{place}": person for place, person in enumerate(shown.crew)}
        frame = []
        for slot, (name, part) in enumerate(parts.items()):
            if looks.get(name) is part:
                continue  # unchanged, so there is no need to write it
            looks[name] = part
            match part:
                case ThreatView():
                    text = _threat_state(part)
                case PersonView():
                    text = _plan_row(part, walk.game.crew[part.number - 1], narrators)
                case _:
                    text = svg.shapes_as_svg(part, symbols)
            if texts.get(name) != text:
                texts[name] = text
                frame.append([slot, drawings.setdefault(text, len(drawings))])
        frames.append(frame)
    content = {
        "slots": list(texts),
        "drawings": list(drawings),
        "frames": frames,
        "turns": [shown.turn for shown in walk.views],
        "start": _say_in_all("story-start"),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


# Fonts

_WEIGHTS = {"Regular": 400, "Bold": 700}
_FAMILY = "Spacealert Sans Condensed"


@cache
def _embedded_fonts() -> str:
    """Return a style sheet that contains the fonts, so that the page needs no other files."""
    folder = _HERE.parents[1] / "kit" / "ui" / "fonts"
    rules = []
    for name, weight in _WEIGHTS.items():
        packed = convert_to_woff((folder / f"SpacealertSansCondensed-{name}.ttf").read_bytes())
        data = b64encode(packed).decode("ascii")
        rules.append(
            f'@font-face {{ font-family: "{_FAMILY}"; font-weight: {weight};'
            f' src: url("data:font/woff;base64,{data}") format("woff"); }}\n'
        )
    return "".join(rules)
