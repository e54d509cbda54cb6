"""Untrusted YAML: values stay as written, errors have positions, and nothing can exhaust memory."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.languages import ENGLISH

from spacealert.kit.i18n.errors import sanitize
from spacealert.kit.storage.yaml_document import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_FAULTS,
    Document,
    ListNode,
    MappingNode,
    Node,
    Reader,
    TextNode,
    parse,
    read,
)
from spacealert.texts import load_texts

Found = list[tuple[int, int, str]]


def places(page: Document) -> Found:
    return [(problem.line, problem.column, problem.text_id) for problem in page.problems]


def root(text: str) -> Node:
    page = parse(text)
    assert page.problems == ()
    assert page.root is not None
    return page.root


def test_yaml_values_are_their_source_text() -> None:
    table = root("a: no\nb: 2:20\nc: 0x10\nd: ~\n0:08: on\n")
    assert isinstance(table, MappingNode)
    assert [(name.value, value.value) for name, value in table.entries if isinstance(value, TextNode)] == [
        ("a", "no"),
        ("b", "2:20"),
        ("c", "0x10"),
        ("d", "~"),
        ("0:08", "on"),
    ]


def test_positions_count_characters_from_one() -> None:
    for ends in ("\n", "\r\n", "\r"):
        table = root(ends.join(["ключ: [да, нет]", "", "b: c", ""]))
        assert isinstance(table, MappingNode)
        (_, row), (name, value) = table.entries
        assert isinstance(row, ListNode)
        assert [(item.line, item.column) for item in row.items] == [(1, 8), (1, 12)]
        assert ((name.line, name.column), (value.line, value.column)) == ((3, 1), (3, 4))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(1, 1, "files-empty")]),
        ("# nothing but a remark\n", [(1, 1, "files-empty")]),
        ("a:\n\tb: c\n", [(2, 1, "files-tab")]),
        ("a:\n  \tb: c\n\tc: d\n", [(2, 3, "files-tab"), (3, 1, "files-tab")]),
        ("a: b\n---\nc: d\n", [(2, 1, "files-second-document")]),
        ("a: &x b\nc: *x\n", [(1, 4, "files-anchor"), (2, 4, "files-alias")]),
        ("a: !!python/object:os.system b\n", [(1, 4, "files-tag")]),
        ("a: 'b\nc: d\n", [(1, 4, "files-syntax-quote")]),
        ('a: "\\q"\nc: d\n', [(1, 5, "files-syntax-escape")]),
        ("a: [b, c\nd: e\n", [(1, 4, "files-syntax-bracket")]),
        ("a: {b: c d: e}\n", [(1, 11, "files-syntax-comma")]),
        ("a: b\nc [d]\ne: f\n", [(2, 1, "files-syntax-colon")]),
        ("a:b\nc: d\n", [(1, 1, "files-syntax-colon")]),
        ("a: b: c\n", [(1, 5, "files-syntax-value")]),
        ("a: b\n  c: d\n", [(2, 4, "files-syntax-value")]),
        ("a: @b\n", [(1, 4, "files-syntax-character")]),
        ("a: {b: c}}\n", [(1, 10, "files-syntax-key")]),
        ("- a\nb: c\n", [(2, 1, "files-syntax-dash")]),
        ("a: - b\n", [(1, 4, "files-syntax-entry")]),
        ("  a: b\nc: d\n", [(2, 1, "files-syntax-outside")]),
        ("a: ]\n", [(1, 4, "files-syntax")]),
        ("a: b\x07c\n", [(1, 5, "files-control")]),
        ("[a, b]: c\n", [(1, 1, "files-expected-name")]),
    ],
)
def test_each_syntax_error_is_reported_with_its_position(text: str, expected: Found) -> None:
    assert places(parse(text)) == expected


def test_syntax_errors_do_not_hide_each_other() -> None:
    page = parse("a: 'b\nc: d: e\nf: @g\nh: i\n")
    assert [(line, id_) for line, _, id_ in places(page)] == [
        (1, "files-syntax-quote"),
        (2, "files-syntax-value"),
        (3, "files-syntax-character"),
    ]
    assert isinstance(page.root, MappingNode)
    assert [name.value for name, _ in page.root.entries] == ["h"]


def test_anchor_bomb_is_refused() -> None:
    bomb = "a0: &a0 [lol, lol]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9))
    assert {id_ for _, _, id_ in places(parse(bomb))} == {"files-anchor", "files-alias"}


@pytest.mark.parametrize("brackets", ["[", "{", "- ", "? "])
def test_nesting_depth_is_limited(brackets: str) -> None:
    ((line, _, id_),) = places(parse(brackets * 100_000))
    assert (line, id_) == (1, "files-too-deep")
    assert places(parse("[" * MOST_DEPTH + "a" + "]" * MOST_DEPTH)) == []


def test_values_and_reported_errors_are_limited() -> None:
    assert [id_ for _, _, id_ in places(parse("a: b\n" * 30_000))] == ["files-too-many"]
    many = places(parse("- *a\n" * 500))
    assert len(many) == MOST_FAULTS + 1
    assert many[-1][2] == "files-more-faults"


def write(folder: Path, data: bytes) -> Path:
    file = folder / "page.yaml"
    file.write_bytes(data)
    return file


def test_byte_order_mark_shifts_no_position(tmp_path: Path) -> None:
    page = read(write(tmp_path, b"\xef\xbb\xbfa: b\n"))
    assert page.problems == ()
    assert isinstance(page.root, MappingNode)
    assert page.root.entries[0][0] == TextNode("a", 1, 1)


def test_invalid_utf8_is_reported_and_the_rest_read(tmp_path: Path) -> None:
    page = read(write(tmp_path, "a: b\nимя: ".encode() + b"\xcf\xf0: @\n"))
    (problem, *_) = page.problems
    assert (problem.line, problem.column, problem.text_id) == (2, 6, "files-not-utf8")
    assert problem.facts == {"byte": "0xCF", "offset": "13", "part": "file"}
    marked = read(write(tmp_path, b"\xef\xbb\xbfab\xff: c\n"))
    assert (marked.problems[0].line, marked.problems[0].column, marked.problems[0].facts["offset"]) == (1, 3, "5")


def test_binary_file_is_reported_once(tmp_path: Path) -> None:
    assert [id_ for _, _, id_ in places(read(write(tmp_path, "a: b\n".encode("utf-16"))))] == ["files-utf16"]
    assert [id_ for _, _, id_ in places(read(write(tmp_path, b"PK\x03\x04\x00\x00\x01")))] == ["files-control"]


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(100_000_000_000)  # a sparse file, too large for memory
    assert [id_ for _, _, id_ in places(read(huge))] == ["files-too-large"]
    assert [id_ for _, _, id_ in places(read(write(tmp_path, b"#" * (MOST_BYTES + 1))))] == ["files-too-large"]


def test_endless_device_is_refused() -> None:
    zero = Path("/dev/zero")
    if not zero.exists():
        pytest.skip("no such device here")
    (problem,) = read(zero).problems
    assert problem.render(ENGLISH) == "The file never ends; the limit is 1,000 kB."


def test_non_file_is_reported(tmp_path: Path) -> None:
    assert read(tmp_path / "none.yaml").problems[0].facts == {"why": "missing"}
    assert read(tmp_path / "no\0ne.yaml").problems[0].facts == {"why": "other"}
    assert read(tmp_path).problems[0].facts["why"] in {"folder", "forbidden"}


def test_reader_reports_every_mismatch() -> None:
    page = parse("name: Anna\ncolour: [a]\nnum: 3\nnum: 4\nage: four\nnmae: x\nzzzzzz: 1\nkind: gren\nmood:\n")
    reader = Reader.from_document(page)
    assert page.root is not None
    found = reader.table(page.root, ("name", "colour", "size"), ("num", "age", "kind", "mood"))
    assert reader.text(found["name"]) == "Anna"
    assert reader.text(found["colour"]) is None
    assert reader.number(found["num"], 1, 9) == 3
    assert reader.number(found["age"], 1, 9) is None
    assert reader.choice(found["kind"], ("red", "green")) is None
    assert reader.rows(found["mood"]) == ()
    assert [(problem.line, problem.column, problem.text_id) for problem in reader.sorted_problems()] == [
        (1, 1, "files-missing"),
        (2, 9, "files-expected-text"),
        (4, 1, "files-doubled"),
        (5, 6, "files-expected-number"),
        (6, 1, "files-unknown-near"),
        (7, 1, "files-unknown"),
        (8, 7, "files-unknown-near"),
        (9, 6, "files-expected-list"),
    ]


def test_skipped_values_are_not_called_missing() -> None:
    page = parse("name: 'x\nsize: 3\n")
    reader = Reader.from_document(page)
    assert page.root is not None
    reader.table(page.root, ("name", "size"))
    assert [problem.text_id for problem in reader.sorted_problems()] == ["files-syntax-quote"]


def test_quoted_file_content_is_short_and_harmless() -> None:
    assert sanitize("a\x1b[31mb\nc") == "a\N{REPLACEMENT CHARACTER}[31mb\N{REPLACEMENT CHARACTER}c"
    assert len(sanitize("x" * 1000)) == 60


def said(page: Document, language: str) -> list[str]:
    return [problem.render(load_texts(language)) for problem in page.problems]


LINES = st.lists(
    st.text(alphabet="ab:-[]{}&*!|>'\"%@`#,? \t\n\r\ufeffя\x85\u2028\x07\0", max_size=12)
    | st.sampled_from(
        ["a: b", "  c: d", "---", "...", "%YAML 1.1", "- x", "events:", "0:10: threat T+2 red", "<<: *a"]
    ),
    max_size=8,
).map("\n".join)


@given(text=LINES | st.text())
def test_reader_survives_any_text(text: str) -> None:
    page = parse(text)
    count = len(text.splitlines()) + 1
    assert all(1 <= problem.line <= count and problem.column >= 1 for problem in page.problems)
    assert page.problems or page.root is not None
    for language in ("en", "ru"):
        assert all(said(page, language))


@given(data=st.binary(max_size=200))
def test_reader_survives_any_bytes(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.getbasetemp()
    page = read(write(folder, data))
    assert page.problems or page.root is not None
