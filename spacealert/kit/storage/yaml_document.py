"""A parser for YAML written by people: every value stays text, with its line and column.

Nothing is converted to numbers, booleans or times, which avoids YAML's traps: `no` is a word, and `2:20` stays as
typed. `read` returns the document with all syntax errors. A `Reader` extracts values from it and collects problems.
"""

import re
import sys
import unicodedata
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import yaml
from attrs import Factory, define, field, frozen

from spacealert.kit.i18n import errors
from spacealert.kit.i18n.errors import Problem, find_reason, sanitize

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

STANDARD_INPUT = "-"
_LINE_END = re.compile(r"\r\n|\r|\n")
MOST_BYTES = 1_000_000
MOST_DEPTH = 20
MOST_VALUES = 20_000
MOST_FAULTS = 100
MOST_SUGGESTIONS = 20  # limited because the search is slow
# Lines that are not YAML are skipped, so that one run finds all other mistakes too.
MOST_SKIPPED_LINES = 20


@frozen
class TextNode:
    """Any scalar, such as a word, number or sentence, as text."""

    value: str
    line: int
    column: int
    plain: bool = True


@frozen
class ListNode:
    items: "tuple[Node, ...]"
    line: int
    column: int


@frozen
class MappingNode:
    """Names and values, in the order of the file. Names may be repeated by mistake."""

    entries: "tuple[tuple[TextNode, Node], ...]"
    line: int
    column: int


@frozen
class EmptyNode:
    """A value that could not be read and whose problem has already been reported."""

    line: int
    column: int


Node = TextNode | ListNode | MappingNode | EmptyNode


@frozen
class Document:
    """A parsed file: the node of its outermost value, or None if nothing could be read, and the problems found."""

    path: str
    root: Node | None
    problems: tuple[Problem, ...]
    # Whether lines were skipped, so that missing values may be in them.
    skipped: bool = False


def read(path: Path, most_bytes: int = MOST_BYTES) -> Document:
    """Read a file. Problems are returned with the document, never raised."""
    problems: list[Problem] = []
    text = read_text(path, problems, most_bytes)
    name = sanitize_path(path)
    if text is None:
        return Document(name, None, tuple(problems))
    page = parse(text, name)
    return Document(page.path, page.root, sort_and_limit([*problems, *page.problems]), page.skipped)


def read_text(path: Path, problems: list[Problem], most_bytes: int = MOST_BYTES) -> str | None:
    """Return a file's text, or add a problem and return None, for example if the file exceeds `most_bytes`.

    The path `-` stands for standard input.
    """
    size = 0  # unknown for a pipe or a device
    try:
        if str(path) == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most_bytes + 1)
        else:
            with path.open("rb") as file:
                size = path.stat().st_size
                data = b"" if size > most_bytes else file.read(most_bytes + 1)
    except (OSError, ValueError) as error:
        problems.append(Problem(0, 0, "files-unreadable", {"why": find_reason(error)}))
        return None
    if max(size, len(data)) > most_bytes:
        facts = {"most": most_bytes // 1000, "size": size // 1000 if size else "unknown"}
        problems.append(Problem(0, 0, "files-too-large", facts))
        return None
    return decode(data, problems)


def decode(data: bytes, problems: list[Problem]) -> str | None:
    """Return the decoded UTF-8 text.

    Report the first invalid byte and replace all such bytes. Report UTF-16 and return None.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        problems.append(Problem(1, 1, "files-utf16"))
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        start = error.start + (3 if data.startswith(b"\xef\xbb\xbf") else 0)
        before = data[:start].decode("utf-8-sig")
        line, column = TextPositions(before).position_at(len(before))
        facts = {"byte": f"0x{data[start]:02X}", "offset": str(start), "part": "file"}
        problems.append(Problem(line, column, "files-not-utf8", facts))
        text = data.decode("utf-8-sig", errors="replace")
    return text


def parse(text: str, path: str = "") -> Document:
    """Parse YAML or JSON, skipping invalid lines, and collect the syntax errors up to a limit."""
    problems: list[Problem] = []
    if text.lstrip()[:1] in ("{", "["):  # JSON may use tabs, and escapes characters beyond U+FFFF in two halves
        text = _HALVES.sub(lambda halves: halves[1] + _join_surrogates(halves[2], halves[3]), text)
    else:
        problems = [
            Problem(number, match.end(), "files-tab")
            for number, line in enumerate(_LINE_END.split(text), 1)
            if (match := re.match(r" *\t", line))
        ]
    tabs = bool(problems)
    if strange := _STRANGE.search(text):
        line, column = TextPositions(text).position_at(strange.start())
        problems.append(Problem(line, column, "files-control", {"code": f"U+{ord(strange.group()):04X}"}))
        if "\0" in text:  # not text, but an archive, a picture or UTF-16
            return Document(path, None, sort_and_limit(problems))
        text = _STRANGE.sub("\ufffd", text)
    text = re.sub(r"(?m)^[ \t]*\t[ \t]*", lambda indent: indent.group().replace("\t", " "), text)
    skipped = False
    while True:
        builder = _Builder(TextPositions(text))
        try:
            builder.build(text)
        except yaml.MarkedYAMLError as error:
            blamed, problem = _syntax_problem(error, text, builder.places)
            if not tabs:
                problems.append(problem)
            skipped = True
            rest = _without_line(text, blamed)
            if rest == text or len(problems) > MOST_SKIPPED_LINES or len(text) > MOST_BYTES // 10:
                return Document(path, None, sort_and_limit([*problems, *builder.problems]), skipped)
            text = rest
        except _TooManyProblems as enough:
            return Document(path, None, sort_and_limit([*problems, *builder.problems, enough.problem]), skipped=True)
        else:
            break
    problems += builder.problems
    if builder.root is None and not problems:
        problems.append(Problem(1, 1, "files-empty"))
    return Document(path, builder.root, sort_and_limit(problems), skipped or tabs)


_HALVES = re.compile(r"(?<!\\)((?:\\\\)*)\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")


def _join_surrogates(high: str, low: str) -> str:
    return f"\\U{0x10000 + ((int(high, 16) - 0xD800) << 10) + (int(low, 16) - 0xDC00):08X}"


class TextPositions:
    """Converts indexes into a text to line and column numbers, which start at 1."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in _LINE_END.finditer(text))]

    def position_at(self, index: int) -> tuple[int, int]:
        line = bisect_right(self._starts, index)
        return line, index - self._starts[line - 1] + 1


class _TooManyProblems(Exception):
    """Raised when a file has more values or deeper nesting than anything a person writes."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


@define
class _Builder:
    places: TextPositions
    problems: list[Problem] = Factory(list)
    root: Node | None = None
    _parser: Any = None
    _values: int = 0

    def build(self, text: str) -> None:
        self._parser = _LOADER(text)  # not `yaml.parse`, which takes 50 % longer
        while not isinstance(event := self._parser.get_event(), yaml.StreamEndEvent):
            if isinstance(event, yaml.NodeEvent):
                self.root = self._read_node(event)
            elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
                mark: Any = event.start_mark
                self.problems.append(Problem(*self.places.position_at(mark.index), "files-second-document"))
                return

    def _read_node(self, event: Any, depth: int = 0) -> Node:
        line, column = self.places.position_at(event.start_mark.index)
        node: Node
        if isinstance(event, yaml.AliasEvent):
            self.problems.append(Problem(line, column, "files-alias", {"found": f"*{sanitize(str(event.anchor))}"}))
            node = EmptyNode(line, column)
        else:
            if event.anchor is not None:
                self.problems.append(
                    Problem(line, column, "files-anchor", {"found": f"&{sanitize(str(event.anchor))}"})
                )
            if event.tag is not None:
                self.problems.append(Problem(line, column, "files-tag", {"found": sanitize(event.tag)}))
            if isinstance(event, yaml.ScalarEvent):
                node = TextNode(event.value, line, column, plain=not event.style)
            elif depth == MOST_DEPTH:
                raise _TooManyProblems(Problem(line, column, "files-too-deep", {"most": MOST_DEPTH}))
            else:
                inside = []
                while not isinstance(inner := self._parser.get_event(), yaml.CollectionEndEvent):
                    inside.append(self._read_node(inner, depth + 1))
                is_list = isinstance(event, yaml.SequenceStartEvent)
                node = ListNode(tuple(inside), line, column) if is_list else self._mapping_of(inside, line, column)
        self._values += 1
        if self._values > MOST_VALUES:
            raise _TooManyProblems(Problem(line, column, "files-too-many", {"most": MOST_VALUES}))
        return node

    def _mapping_of(self, inside: list[Node], line: int, column: int) -> MappingNode:
        entries: list[tuple[TextNode, Node]] = []
        for name, value in zip(inside[::2], inside[1::2], strict=True):
            if isinstance(name, TextNode):
                entries.append((name, value))
            elif not isinstance(name, EmptyNode):
                self.problems.append(_expected_problem("files-expected-name", name))
        return MappingNode(tuple(entries), line, column)


@define
class Reader:
    """A reader that extracts expected values from a document and collects problems instead of stopping."""

    problems: list[Problem] = Factory(list)
    # If lines were skipped, nothing is reported as missing, because it may be in them.
    skipped: bool = field(default=False, kw_only=True)
    # Whether tables may have unknown names.
    more_names: bool = field(default=False, kw_only=True)

    @classmethod
    def from_document(cls, page: Document, *, more_names: bool = False) -> "Reader":
        return cls(list(page.problems), skipped=page.skipped, more_names=more_names)

    def report_problem(self, at: Node, text_id: str, /, **facts: Any) -> None:
        self.problems.append(Problem(at.line, at.column, text_id, facts))

    def report_unexpected(self, text_id: str, node: Node, **facts: str) -> None:
        """Report a value other than the expected one.

        Instances of `EmptyNode` are skipped, since their problems have already been reported.
        """
        if not isinstance(node, EmptyNode):
            self.problems.append(_expected_problem(text_id, node, **facts))

    def sorted_problems(self) -> tuple[Problem, ...]:
        """Return the problems sorted by position.

        If there are too many, keep the first ones and add one that counts the rest.
        """
        return sort_and_limit(self.problems)

    def table(self, node: Node, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Node]:
        """Return a mapping's values by name. Report any other node, and repeated, unknown and missing names."""
        found: dict[str, Node] = {}
        if not isinstance(node, MappingNode):
            self.report_unexpected("files-expected-table", node)
            return found
        known = [*required, *optional]
        unknown: dict[str, tuple[TextNode, Node]] = {}
        lines: dict[str, int] = {}
        for name, value in node.entries:
            if name.value in lines:
                self.report_problem(name, "files-doubled", found=sanitize(name.value), line=str(lines[name.value]))
            elif name.value in known:
                found[name.value] = value
            else:
                unknown[name.value] = name, value
            lines.setdefault(name.value, name.line)
        for name, value in unknown.values():
            meant = self._closest_choice(name, [name for name in known if name not in found])
            if meant:
                found[meant] = EmptyNode(value.line, value.column)
            elif not self.more_names:
                self.report_unknown(name, known)
        for name_missing in required:
            if name_missing not in found and not self.skipped:
                self.report_problem(node, "files-missing", name=name_missing)
        return found

    def rows(self, node: Node) -> tuple[Node, ...]:
        """Return the items of a list, or report a problem and return no items."""
        if isinstance(node, ListNode):
            return node.items
        self.report_unexpected("files-expected-list", node)
        return ()

    def text(self, node: Node) -> str | None:
        """Return a scalar's text. If there is none or it has control characters, report a problem and return None."""
        if isinstance(node, TextNode) and node.value.strip():
            text = node.value.strip()
            strange = next(filter(_is_control_character, text), None) if not text.isprintable() else None
            if strange is not None:
                self.report_problem(node, "files-control", code=f"U+{ord(strange):04X}")
                return None
            return text
        self.report_unexpected("files-expected-text", node)
        return None

    def number(self, node: Node, least: int, most: int) -> int | None:
        """Return a whole number from `least` to `most`, or report a problem and return None."""
        if isinstance(node, TextNode) and re.fullmatch(r"-?[0-9]{1,12}", node.value):
            number = int(node.value)
            if least <= number <= most:
                return number
        self.report_unexpected("files-expected-number", node, least=str(least), most=str(most))
        return None

    def choice(self, node: Node, choices: Sequence[str]) -> str | None:
        """Return one of the allowed words, or report a problem and return None."""
        word = self.text(node)
        if word is None or word in choices:
            return word
        self.report_unknown(node, choices)
        return None

    def report_unknown(self, node: Node, choices: Iterable[str]) -> None:
        """Report an unknown word, with the closest choice or else all choices."""
        choices = list(choices)
        if not self._closest_choice(node, choices):
            word = node.value if isinstance(node, TextNode) else ""
            self.report_problem(node, "files-unknown", found=sanitize(word), choices=", ".join(choices))

    def _closest_choice(self, node: Node, choices: Iterable[str]) -> str | None:
        word = node.value if isinstance(node, TextNode) else ""
        for meant in self.find_nearest(word.casefold(), choices, 1):
            self.report_problem(node, "files-unknown-near", found=sanitize(word), nearest=meant)
            return meant
        return None

    def find_nearest(self, word: str, choices: Iterable[str], most: int) -> list[str]:
        """Return up to `most` of the closest choices, or none if there are already many problems."""
        return get_close_matches(word, list(choices), most) if self.can_suggest else []

    @property
    def can_suggest(self) -> bool:
        """Whether there are few enough problems to make suggestions."""
        return len(self.problems) < MOST_SUGGESTIONS


def describe_node(node: Node) -> dict[str, Any]:
    """Return facts about a node for an error message: `standing` describes the node, and `found` is its text."""
    if isinstance(node, ListNode):
        return errors.describe_value("list")
    if isinstance(node, MappingNode):
        return errors.describe_value("table")
    if isinstance(node, TextNode) and node.value.strip():
        return errors.describe_value("text", sanitize(node.value))
    return errors.describe_value("nothing")


def _is_control_character(letter: str) -> bool:
    """Return whether a character would control a terminal or change the reading direction."""
    return (unicodedata.category(letter) in ("Cc", "Cs") and not letter.isspace()) or letter in _TURNING


def sanitize_path(path: Path) -> str:
    """Return a path that is safe to show, whatever characters it contains."""
    return sanitize(str(path), 10_000)


# Characters that YAML forbids: control characters except tab and line ends, and noncharacters. Three sets, because a
# single one would take Python ten milliseconds to compile.
_STRANGE = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]|[\ud800-\udfff]|\ufeff|[\ufffe\uffff]")

_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

# The parser's messages and ours; the first match wins.
_PROBLEMS = (
    ("block scalar", "", "files-syntax-block"),
    ("quoted scalar", "unexpected", "files-syntax-quote"),
    ("quoted scalar", "escape", "files-syntax-escape"),
    ("flow ", "or '", "files-syntax-bracket"),
    ("simple key", "':'", "files-syntax-colon"),
    ("", "values are", "files-syntax-value"),
    ("", "any token", "files-syntax-character"),
    ("block", "expected key", "files-syntax-key"),
    ("block", "'-'", "files-syntax-dash"),
    ("block mapping", "<block end>", "files-syntax-key"),  # PyYAML's wording without libyaml
    ("block collection", "<block end>", "files-syntax-dash"),
    ("", "entries are", "files-syntax-entry"),
    ("", "<document start>", "files-syntax-outside"),
    ("", "", "files-syntax"),
)
# Problems to report where they start, not where the parser notices them.
_AT_THEIR_BEGINNING = ("files-syntax-block", "files-syntax-quote", "files-syntax-bracket", "files-syntax-colon")


def _syntax_problem(error: yaml.MarkedYAMLError, text: str, places: TextPositions) -> tuple[int, Problem]:
    context, problem = error.context or "", error.problem or ""
    text_id = next(id_ for in_context, in_problem, id_ in _PROBLEMS if in_context in context and in_problem in problem)
    mark = error.context_mark if text_id in _AT_THEIR_BEGINNING and error.context_mark else error.problem_mark
    if text_id == "files-syntax-bracket" and mark and error.problem_mark and mark.line == error.problem_mark.line:
        mark, text_id = error.problem_mark, "files-syntax-comma"
    index = min(mark.index if mark else 0, max(len(text) - 1, 0))
    line, column = places.position_at(index)
    lines = _LINE_END.split(text)
    if text_id == "files-syntax-value":
        # The parser stops at the next line's colon if this line has none.
        above = next((number for number in range(line - 1, 0, -1) if lines[number - 1].strip()), None)
        if above and not re.search(r":(\s|$)|^\s*(#|-)", lines[above - 1]):
            line, text_id = above, "files-syntax-colon"
            column = 1 + _indent(lines[above - 1])
        elif above and _is_indented_less(lines, above, line):
            line, text_id = above, "files-syntax-indent"
            column = 1 + _indent(lines[above - 1])
    return line, Problem(line, column, text_id, {"found": sanitize(lines[line - 1][column - 1 :])})


def _is_indented_less(lines: Sequence[str], above: int, line: int) -> bool:
    before = next((text for text in reversed(lines[: above - 1]) if text.strip()), "")
    return _indent(lines[above - 1]) < _indent(lines[line - 1]) == _indent(before)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _without_line(text: str, line: int) -> str:
    """Return the text with one line blanked, so that other positions stay the same."""
    parts = re.split(r"(\r\n|\r|\n)", text)
    place = 2 * (line - 1)
    parts[place] = " " * len(parts[place])
    return "".join(parts)


def _expected_problem(text_id: str, node: Node, **facts: str) -> Problem:
    return Problem(node.line, node.column, text_id, {**describe_node(node), **facts})


def sort_and_limit(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Sort problems by position. If there are too many, keep the first ones and add one that counts the rest."""
    by_place = sorted(problems, key=lambda problem: (problem.line, problem.column))
    if len(by_place) > MOST_FAULTS:
        last = by_place[MOST_FAULTS]
        more = len(by_place) - MOST_FAULTS
        return (*by_place[:MOST_FAULTS], Problem(last.line, last.column, "files-more-faults", {"count": more}))
    return tuple(by_place)
