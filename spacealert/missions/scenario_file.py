"""Scenario files in YAML. Reading reports every problem with its position.

`scenarios/scenario.schema.json` describes the same format for editors, and a test keeps the two in sync.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby, pairwise
from pathlib import Path

from attrs import field, frozen

from spacealert.kit.i18n.errors import InvalidFile, Problem, sanitize
from spacealert.kit.storage import yaml_document
from spacealert.texts import LANGUAGES

from spacealert.missions.announcements import (  # isort: skip
    ANNOUNCEMENTS, COMMUNICATIONS_DOWN, EXAMPLES, INTERNAL, LONGEST_SILENCE, SERIOUS, THREAT, TURNS_OF_THREATS,
    UNCONFIRMED, AnnouncedThreat, Announcement, Zone, parse_announcement, find_row,
)  # fmt: skip

from spacealert.kit.storage.yaml_document import (
    Document,
    EmptyNode,
    ListNode,
    MappingNode,
    Node,
    Reader,
    TextNode,
    describe_node,
)
from spacealert.missions.scenario import (
    LAST_TURNS,
    SHORTEST_PHASE,
    Kind,
    MisplacedReason,
    Scenario,
    ScenarioEvent,
    format_time,
    why_misplaced,
)

REQUIRED = ("id", "title", "kind", "phases", "events")
OPTIONAL = ("sources", "code")
LONGEST_TITLE = 100
# Twice the length of any event. Longer text is not parsed word by word.
LONGEST_EVENT = 80
MOST_SOURCES = 1000
# Ids may contain letters of any script, digits, dots, dashes and underscores, so that they work in file names and on
# the command line. The pattern lists forbidden characters because the schema shares it, and editors' letter classes
# only know ASCII.
_NEVER_IN_ID = r"\x00-,/:-@\[-^`{-\xbf\u2000-\u206f\u3000\ufeff"
ID = rf"[^{_NEVER_IN_ID}0-9._\-][^{_NEVER_IN_ID}]{{0,39}}"
CODE = r"[0-9A-Za-z][0-9A-Za-z \-]{0,39}"
TIME = r"([0-9]{1,2}):([0-5][0-9])"


@frozen
class ParsedScenario:
    """The contents of a file: a scenario or problems."""

    path: str
    scenario: Scenario | None
    problems: tuple[Problem, ...] = ()
    # Positions of each field and event in the file.
    fields_at: Mapping[str, Node] = field(factory=dict)
    events_at: tuple[Node, ...] = ()


def read(path: Path) -> ParsedScenario:
    """Read a file and return its scenario or all its problems."""
    return parse_document(yaml_document.read(path))


def load(path: Path) -> Scenario:
    """Load a scenario. If the file is invalid, raise `InvalidFile` with all its problems."""
    page = read(path)
    if page.scenario is None:
        raise InvalidFile(page.path, list(page.problems))
    return page.scenario


def parse_document(page: Document) -> ParsedScenario:
    reader = Reader.from_document(page)
    if page.root is None:
        return ParsedScenario(page.path, None, reader.sorted_problems())
    found = reader.table(page.root, REQUIRED, OPTIONAL)
    id_ = _read_matching(reader, found["id"], ID, "scenario-id") if "id" in found else None
    title = _read_title(reader, found["title"]) if "title" in found else None
    kind = reader.choice(found["kind"], [*Kind]) if "kind" in found else None
    sources = reader.number(found["sources"], 0, MOST_SOURCES) if "sources" in found else None
    code = _read_matching(reader, found["code"], CODE, "scenario-code") if "code" in found else None
    phases = _read_phases(reader, found["phases"]) if "phases" in found else None
    written = _read_events(reader, found["events"], phases) if "events" in found else []
    if reader.problems or id_ is None or title is None or kind is None or phases is None:
        return ParsedScenario(page.path, None, reader.sorted_problems())
    events = [event for event, _ in written]
    scenario = Scenario(id_, Kind(kind), title, phases, events, sources, code)
    return ParsedScenario(page.path, scenario, fields_at=found, events_at=tuple(node for _, node in written))


def write(scenario: Scenario) -> str:
    """Return the scenario as YAML. Reading the text gives an equal scenario."""
    titles = scenario.title
    title = "{" + ", ".join(f"{lang}: {_quoted(text)}" for lang, text in titles.items()) + "}"
    if titles.keys() == set(LANGUAGES) and len(set(titles.values())) == 1:
        title = _quoted(next(iter(titles.values())))
    lines = [f"id: {_quoted(scenario.id)}", f"kind: {scenario.kind}", f"title: {title}"]
    if scenario.sources is not None:
        lines.append(f"sources: {scenario.sources}")
    if scenario.code is not None:
        lines.append(f"code: {_quoted(scenario.code)}")
    lines.append(f"phases: [{', '.join(format_time(end) for end in scenario.phases)}]")
    lines.append("events:" if scenario.events else "events: {}")
    for at, together in groupby(scenario.events, key=lambda event: event.at):
        said = [find_row(event.what).words.write(event.what) for event in together]
        lines.append(f"  {format_time(at)}: {said[0] if len(said) == 1 else '[' + ', '.join(said) + ']'}")
    return "".join(f"{line}\n" for line in lines)


def _read_matching(reader: Reader, node: Node, pattern: str, text_id: str) -> str | None:
    text = reader.text(node)
    if text is None or re.fullmatch(pattern, text):
        return text
    reader.report_problem(node, text_id, **describe_node(node))
    return None


def _read_title(reader: Reader, node: Node) -> dict[str, str] | None:
    """Return the titles by language, or None if no title is valid. A single title is used for all languages."""
    if not isinstance(node, MappingNode):
        text = _read_title_text(reader, node)
        return dict.fromkeys(LANGUAGES, text) if text else None
    if not node.entries:
        reader.report_problem(node, "files-expected-text", **describe_node(TextNode("", node.line, node.column)))
    titles = {lang: _read_title_text(reader, text) for lang, text in reader.table(node, (), LANGUAGES).items()}
    return {lang: text for lang, text in titles.items() if text} or None


def _read_title_text(reader: Reader, node: Node) -> str | None:
    text = reader.text(node)
    if text is not None and len(text) > LONGEST_TITLE:
        reader.report_problem(node, "scenario-title-long", most=LONGEST_TITLE, count=len(text))
    return " ".join(text.split()) if text else None


def _read_time(reader: Reader, node: Node) -> int | None:
    """Return a time such as `2:20` in seconds, or None.

    Report any other text, and suggest the time that was probably meant.
    """
    if isinstance(node, EmptyNode):
        return None
    text = node.value.strip() if isinstance(node, TextNode) else ""
    if match := re.fullmatch(TIME, text):
        return 60 * int(match[1]) + int(match[2])
    meant = "2:20"
    if re.fullmatch(r"[0-9]{1,4}", text):
        meant = format_time(int(text))
    elif match := re.fullmatch(r"([0-9]{1,2})[:.,;\-–' ]([0-9]{1,2})", text):
        meant = format_time(60 * int(match[1]) + int(match[2]))
    reader.report_problem(node, "scenario-time", meant=meant, **describe_node(node))
    return None


def _read_phases(reader: Reader, node: Node) -> tuple[int, ...] | None:
    problems = len(reader.problems)
    ends = reader.rows(node)
    if isinstance(node, ListNode) and len(ends) not in (2, 3):
        reader.report_problem(node, "scenario-phases-count", count=len(ends))
    times = [_read_time(reader, end) for end in ends]
    for place, (before, time) in enumerate(pairwise((0, *times))):
        if before is None or time is None:
            continue
        if time <= before:
            reader.report_problem(
                ends[place], "scenario-phases-order", found=format_time(time), before=format_time(before)
            )
        elif time - before < SHORTEST_PHASE:
            reader.report_problem(ends[place], "scenario-phase-short", count=time - before, least=SHORTEST_PHASE)
    return None if len(reader.problems) > problems else tuple(time for time in times if time is not None)


def _read_events(reader: Reader, node: Node, phases: tuple[int, ...] | None) -> list[tuple[ScenarioEvent, Node]]:
    if not isinstance(node, MappingNode):
        reader.report_unexpected("files-expected-table", node)
        return []
    found: list[tuple[ScenarioEvent, Node]] = []
    lines: dict[int, int] = {}
    latest = 0
    for name, value in node.entries:
        at = _read_time(reader, name)
        if at is not None:
            if at in lines:
                reader.report_problem(name, "scenario-time-doubled", found=sanitize(name.value), line=str(lines[at]))
            elif at < latest:
                reader.report_problem(name, "scenario-time-order", found=format_time(at), before=format_time(latest))
            lines.setdefault(at, name.line)
            latest = max(latest, at)
            if phases and at >= phases[-1]:
                reader.report_problem(name, "scenario-past-end", found=format_time(at), end=format_time(phases[-1]))
        for item, what in _read_announcements(reader, value):
            if at is None:
                continue
            event = ScenarioEvent(at, what)
            if phases and why_misplaced(event, phases) in (MisplacedReason.PHASE_IS_OVER, MisplacedReason.NO_SUCH_TURN):
                _report_if_too_late(reader, item, event, phases)
            found.append((event, item))
    return sorted(found, key=lambda entry: entry[0].at)


def _read_announcements(reader: Reader, value: Node) -> Iterator[tuple[Node, Announcement]]:
    """Yield the announcements at one time, written as a string or a list of strings, with their positions."""
    if isinstance(value, ListNode) and not value.items:
        reader.report_unexpected("files-expected-text", TextNode("", value.line, value.column))
    for item in value.items if isinstance(value, ListNode) else (value,):
        text = reader.text(item)
        if text is None:
            continue
        if (what := parse_announcement(" ".join(text.split()))) is not None:
            yield item, what
        else:
            assert isinstance(item, TextNode)
            _report_problems(reader, item)


def _report_if_too_late(reader: Reader, node: Node, event: ScenarioEvent, phases: tuple[int, ...]) -> None:
    assert isinstance(event.what, AnnouncedThreat)
    phase = sum(event.what.turn > last for last in LAST_TURNS)
    turn = f"T+{event.what.turn}"
    if phase >= len(phases):
        reader.report_problem(node, "scenario-no-such-turn", found=turn, last=LAST_TURNS[len(phases) - 1])
    else:
        facts = {"found": turn, "at": format_time(event.at), "phase": phase + 1, "end": format_time(phases[phase])}
        reader.report_problem(node, "scenario-phase-is-over", **facts)


def _report_problems(reader: Reader, node: TextNode) -> None:
    if len(node.value) > LONGEST_EVENT:
        reader.report_problem(node, "scenario-event", examples=EXAMPLES, **describe_node(node))
        return
    parts = [_matched_part(node, match) for match in re.finditer(r"\S+", node.value)]
    first, *rest = parts
    meant = get_close_matches(first.value.casefold(), (THREAT, UNCONFIRMED), 1, 0.75)
    if meant:
        _report_threat_problem(reader, node, meant[0], first, rest)
        return
    others = [row for row in ANNOUNCEMENTS if row.of is not AnnouncedThreat]
    (nearest,) = get_close_matches(node.value.casefold(), [row.name for row in others], 1) or [""]
    if nearest == COMMUNICATIONS_DOWN or first.value.casefold() == COMMUNICATIONS_DOWN.split()[0]:
        reader.report_problem(node, "scenario-silence", most=LONGEST_SILENCE, **describe_node(node))
    elif nearest:
        reader.report_problem(node, "files-unknown-near", found=sanitize(node.value), nearest=nearest)
    else:
        reader.report_problem(node, "scenario-event", examples=EXAMPLES, **describe_node(node))


def _report_threat_problem(
    reader: Reader, node: TextNode, report: str, first: TextNode, rest: Sequence[TextNode]
) -> None:
    problems = len(reader.problems)
    if first.value.casefold() != report:
        reader.report_unknown(first, (THREAT, UNCONFIRMED))
    said = {part.value.casefold(): part for part in rest}
    turns = [part for part in rest if re.fullmatch(r"[Tt\u0422\u0442]?[^\w\s]*[0-9]+|[Tt\u0422\u0442]\W*", part.value)]
    for part in turns:
        if re.fullmatch(r"[\u0422\u0442]\+[1-8]", part.value):
            reader.report_problem(part, "scenario-turn-cyrillic", **describe_node(part))
        elif not re.fullmatch(r"[Tt]\+[1-8]", part.value):
            reader.report_problem(part, "scenario-turn", most=TURNS_OF_THREATS[-1], **describe_node(part))
    if not turns:
        reader.report_problem(node, "scenario-turn-missing", most=TURNS_OF_THREATS[-1], **describe_node(node))
    strange = [part for part in rest if part not in turns and part.value.casefold() not in (SERIOUS, INTERNAL, *Zone)]
    for part in strange:
        reader.report_unknown(part, (SERIOUS, INTERNAL, *Zone))
    zones = [part for part in rest if part.value.casefold() in [*Zone]]
    if INTERNAL in said:
        for zone in zones:
            reader.report_problem(zone, "scenario-zone-of-internal", **describe_node(zone))
    elif len(zones) > 1:
        reader.report_problem(zones[1], "scenario-zone-second", **describe_node(zones[1]))
    elif not zones and not strange:  # the unknown word may be a mistyped zone
        reader.report_problem(node, "scenario-zone-missing", **describe_node(node))
    if len(reader.problems) == problems:
        words_ = [report, turns[0].value.upper(), SERIOUS * (SERIOUS in said), INTERNAL * (INTERNAL in said)]
        words_ += [zone.value.casefold() for zone in zones]
        reader.report_problem(node, "scenario-form", meant=" ".join(filter(None, words_)), **describe_node(node))


def _matched_part(node: TextNode, match: re.Match[str]) -> TextNode:
    column = node.column + match.start() if node.plain else node.column
    return TextNode(match.group(), node.line, column)


def _quoted(text: str) -> str:
    """Return the text, in quotes if any version of YAML could read it as something else."""
    if re.fullmatch(r"[^\W\d_](?:[\w()./-]| (?! ))*", text) and text.casefold() not in _NOT_TEXTS and text[-1] != " ":
        return text
    import json  # imported late: reading doesn't need it

    return json.dumps(text, ensure_ascii=not text.isprintable())


# Words that some YAML versions read as booleans, numbers or null.
_NOT_TEXTS = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}
