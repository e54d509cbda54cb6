"""Every kind of announcement can be written, timed, spoken and drawn. These tests report what a new kind lacks."""

import json
import re
from itertools import chain
from typing import Any, get_args

import pytest
from support.folders import PROJECT

from spacealert import art
from spacealert.announcer.compiler import compile_soundtrack
from spacealert.announcer.phrases import list_phrases
from spacealert.apps.window import announcement_text
from spacealert.apps.window.announcement_text import Officers
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.voice_pack import ClipKind, Voice
from spacealert.kit.storage import places
from spacealert.kit.ui import drawing
from spacealert.kit.ui.drawing import Icon
from spacealert.missions import announcements, description, scenario_check
from spacealert.missions.announcements import (
    ANNOUNCEMENTS,
    Announcement,
    AnnouncementKind,
    AnnouncementRow,
    find_row,
    parse_announcement,
    parse_code,
)
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent
from spacealert.session.action_round import round_status_at
from spacealert.texts import load_texts

EXAMPLES = [(row, example) for row in ANNOUNCEMENTS for example in row.examples]
KINDS = [kind for kind in AnnouncementKind if kind.row.icon != "zone"]


def announced(example: str) -> Announcement:
    what = parse_announcement(example)
    assert what is not None
    return what


def drawn(icon: Icon) -> bool:
    return drawing.draw_icon(icon, 32).get_bounding_rect().w > 0


def test_every_announcement_class_has_one_row() -> None:
    assert [row.of for row in ANNOUNCEMENTS] == list(get_args(Announcement))
    said = {kind for row, example in EXAMPLES for kind, _ in row.says(announced(example))}
    by_the_round = {AnnouncementKind.BEGIN} | {kind for kind in AnnouncementKind if kind.row.each_phase}
    assert said | by_the_round == set(AnnouncementKind)


@pytest.mark.parametrize(("row", "example"), EXAMPLES, ids=lambda value: str(getattr(value, "name", value)))
def test_announcements_are_written_as_words_and_codes(row: AnnouncementRow[Any], example: str) -> None:
    what = announced(example)
    assert find_row(what) is row
    assert find_row(what).words.write(what) == example
    code = row.code.write(what)
    assert parse_code(code) == what
    assert code.startswith(row.codes)


def test_each_word_and_code_matches_one_row() -> None:
    for _, example in EXAMPLES:
        code = find_row(announced(example)).code.write(announced(example))
        assert sum(re.fullmatch(row.words.pattern, example) is not None for row in ANNOUNCEMENTS) == 1
        assert sum(re.fullmatch(row.code.pattern, code) is not None for row in ANNOUNCEMENTS) == 1
    every_code = list(chain.from_iterable(row.codes for row in ANNOUNCEMENTS))
    assert len({*every_code, "PE"}) == len(every_code) + 1


def test_schema_and_docs_list_every_announcement() -> None:
    schema = json.loads((places.bundled_folder("scenarios") / "scenario.schema.json").read_text(encoding="utf-8"))
    event = schema["$defs"]["event"]
    assert event["pattern"] == f"^({'|'.join(row.words.pattern for row in ANNOUNCEMENTS)})$"
    assert event["description"] == announcements.EXAMPLES
    documented = " ".join((PROJECT / "docs" / "file-formats.md").read_text(encoding="utf-8").split())
    assert not [row.name for row in ANNOUNCEMENTS if f"`{row.name}" not in documented]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_announcement_is_described_and_read_aloud_in_both_languages(language: str) -> None:
    texts = load_texts(language)
    for row, example in EXAMPLES:
        mission = Scenario("x", Kind.MISSION, {}, (225, 450, 600), (ScenarioEvent(60, announced(example)),))
        assert texts.has_own(row.listing)
        assert [line.text for line in description.describe(texts, mission) if line.at == 60 and line.text]
        assert [line.text for line in description.sheet_lines(texts, mission) if line.at == 60 and line.text]
        assert any(slot.what == announced(example) and slot.seconds for slot in scenario_check.find_slots(mission))


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES])
def test_an_announcement_is_spoken_and_shown(example: str, plausible_voice: Voice) -> None:
    what = announced(example)
    mission = Scenario("x", Kind.MISSION, {}, (225, 450, 600), (ScenarioEvent(60, what),))
    compiled = compile_soundtrack(mission, plausible_voice)
    cues = [cue for cue in compiled.cues if cue.event is not None]
    assert [(cue.kind, cue.due) for cue in cues] == [(kind, 60 + after) for kind, after in find_row(what).says(what)]
    texts = load_texts("en")
    for cue in cues:
        assert cue.is_spoken
        board = round_status_at(compiled, cue.at + 0.1)
        assert board.latest_announcement is not None
        assert board.latest_announcement.kind is cue.kind
        told = announcement_text.announcement_text(texts, board.latest_announcement, board, Officers("Nora", "Ada"))
        assert told.headline
        assert drawn(told.icon)
    assert any(cue.kind.row.listed for cue in cues)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_sentence_has_words_and_a_drawing(kind: AnnouncementKind) -> None:
    for language in ("en", "ru", "cs"):
        assert load_texts(language).has_own(kind.text)
        assert load_texts(language).has_own(f"{kind.text}.headline")
    assert drawn(Icon(kind.row.icon))
    assert (art.ICONS / f"{kind.row.icon}.svg").is_file()  # phones use the same file


def test_every_sentence_has_clips_and_a_chime() -> None:
    effects = voice_pack.load_effects().clips
    clips = {phrase.text_id for joins in ClipKind for phrase in list_phrases(joins)}
    for kind in AnnouncementKind:
        assert {phrase.text_id for phrase in kind.row.phrases} <= clips
        assert kind.row.chime is None or kind.row.chime.clip in effects
