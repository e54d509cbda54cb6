"""The export of a log to one file, and the import of such files or of another machine's log book.

An export is a JSON document with one line per entry, so that files of any size can be read and written line by line. An
imported file is never changed, and each of its entries is validated.
"""

import json
import stat
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO, TypeVar

from attrs import define, evolve, field, frozen

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import atomic, codec, history
from spacealert.kit.storage.codec import InvalidValue
from spacealert.kit.storage.database import open_copy, wal_path
from spacealert.kit.storage.history import SavedState
from spacealert.logbook import documents
from spacealert.logbook.careers import career_records
from spacealert.logbook.careers.career_records import CareerRecord
from spacealert.logbook.careers.explorer import EXPLORER_FORMAT
from spacealert.logbook.documents import DocumentKind
from spacealert.logbook.entry import MOST_LENGTH, Entry, MergeResult, SavedDocument
from spacealert.logbook.log_database import SCHEMA, Log
from spacealert.logbook.other_games import CompanionEntry

FORMAT = "spacealert log"
VERSION = 3  # 1 had no explorers, 2 had them as documents
MOST_BYTES = 2_000_000_000
MOST_LOG_BYTES = 500_000_000
MOST_ROWS = 1_000_000  # entries including corrections: a mission a day for over two thousand years
MOST_UNREADABLE = 10_000  # parts; explaining what is wrong with each takes time
# Limit for documents without our line layout, which have to be read whole.
MOST_BYTES_AT_ONCE = 100_000_000
MOST_BRACKETS_AT_ONCE = 6_000_000  # opening brackets, as in a log of 350,000 entries
MOST_LINE = 5_000_000
MOST_CAREERS = 20_000_000  # for all explorers together
MOST_CONTENT = 1_000_000  # for all campaigns and drafts together, which are read at every start
_SQLITE = b"SQLite format 3\0"
_LATEST = "9000"  # later than any real clock, but early enough to leave room for corrections

T = TypeVar("T")
ShareDone = Callable[[float], None]  # receives the share done so far
_READING = 0.6  # share of an import spent reading; the rest is merging
_OFTEN = 500  # rows between progress reports


def _ignore_progress(share: float) -> None:
    pass


@define
class ImportedLog:
    """The contents of an imported file. Invalid records are left out and counted."""

    states: list[SavedState] = field(factory=list)
    campaigns: list[SavedDocument] = field(factory=list)
    drafts: dict[str, Any] = field(factory=dict)
    explorers: list[SavedDocument] = field(factory=list)  # from newer versions; earlier ones become `careers`
    careers: list[SavedState] = field(factory=list)
    unreadable: Counter[str] = field(factory=Counter)  # by section, as in `MergeResult`
    content_bytes: int = 0
    career_bytes: int = 0

    def add_state(self, row: Any, reading: Callable[[Any], SavedState]) -> None:
        try:  # there may be a million
            self.states.append(reading(row))
        except InvalidValue:
            self._count_unreadable("entries")
        if len(self.states) > MOST_ROWS:
            raise UserError("logbook-import-many", most=MOST_ROWS)

    def add_campaign(self, row: Any) -> None:
        with self._counting_problems("campaigns"):
            campaign = _parse_document(row)
            self._check_content_size(campaign.content)
            self.campaigns.append(campaign)

    def add_explorer(self, row: Any) -> None:
        with self._counting_problems("explorers"):
            explorer = _parse_document(row)
            self._check_career_size(codec.dumps(explorer.content))
            if EXPLORER_FORMAT.is_newer(explorer.content):
                self.explorers.append(explorer)
            else:
                career = EXPLORER_FORMAT.read(explorer.content)
                self.careers += career_records.document_as_states(career, explorer.kept)

    def add_career(self, row: Any, reading: Callable[[Any], SavedState]) -> None:
        with self._counting_problems("explorers"):
            state = reading(row)
            self._check_career_size(state.text)
            self.careers.append(state)

    def add_draft(self, name: Any, content: Any) -> None:
        with self._counting_problems("drafts"):
            name = _check_name(codec.structure(name, str))
            self._check_content_size(_check_content(content))
            self.drafts[name] = content

    @contextmanager
    def _counting_problems(self, section: str) -> Iterator[None]:
        try:
            yield
        except UserError:
            self._count_unreadable(section)

    def _count_unreadable(self, section: str) -> None:
        self.unreadable[section] += 1
        if self.unreadable.total() > MOST_UNREADABLE:
            raise UserError("logbook-import-damaged", most=MOST_UNREADABLE)

    def _check_content_size(self, content: Any) -> None:
        self.content_bytes += len(codec.dumps(content).encode())
        if self.content_bytes > MOST_CONTENT:
            raise InvalidValue.with_message("files-impossible")

    def _check_career_size(self, text: str) -> None:
        self.career_bytes += len(text.encode())
        if self.career_bytes > MOST_CAREERS:
            raise InvalidValue.with_message("files-impossible")


@frozen
class _StateRow:
    made: str
    removed: bool
    entry: Any  # an Entry or a CompanionEntry


@frozen
class _CareerRow:
    made: str
    removed: bool
    record: CareerRecord


@frozen
class ExportCounts:
    """The number of entries exported, and the number of unreadable entries left out."""

    entries: int
    unreadable: int


def export_log(log: Log, path: Path) -> ExportCounts:
    newest: dict[str, tuple[str, bool, bool]] = {}  # newest state by entry: time, whether it exists and is readable
    with (
        atomic.report_errors_at(path),
        atomic.replace_when_complete(path) as temporary,
        temporary.open("w", encoding="utf-8") as file,
    ):
        file.write(f'{{"{FORMAT}": {VERSION},')
        for section, lines in (
            ("states", _state_lines(log, newest)),
            ("campaigns", map(codec.dumps, log.saved_documents(DocumentKind.CAMPAIGN))),
            ("explorers", map(codec.dumps, log.saved_documents(DocumentKind.EXPLORER))),
            ("careers", _career_lines(log)),
        ):
            file.write(f'\n"{section}": [\n')
            _write_lines(file, lines)
            file.write("],")
        file.write('\n"drafts": {\n')
        _write_lines(file, (f"{codec.dumps(name)}: {codec.dumps(log.draft(name))}" for name in log.drafts()))
        file.write("}}\n")
    readable = [is_readable for _, exists, is_readable in newest.values() if exists]
    return ExportCounts(sum(readable), len(readable) - sum(readable))


def _state_lines(log: Log, newest: dict[str, tuple[str, bool, bool]]) -> Iterator[str]:
    for state in log.states():
        is_readable = _read_row(state, _check_own_state) is not None
        if state.id not in newest or state.made > newest[state.id][0]:
            newest[state.id] = state.made, not state.removed, is_readable
        if is_readable:
            yield _state_as_line(state, "entry")


def _career_lines(log: Log) -> Iterator[str]:
    for state in log.states(career_records.TABLE):
        if _read_row(state, career_records.check_state) is not None:
            yield _state_as_line(state, "record")


def _state_as_line(state: SavedState, what: str) -> str:
    removed = "true" if state.removed else "false"
    return f'{{"made": {codec.dumps(state.made)}, "removed": {removed}, "{what}": {state.text}}}'


def _write_lines(file: TextIO, lines: Iterator[str]) -> None:
    for number, line in enumerate(lines):
        file.write(f",\n{line}" if number else line)
    file.write("\n")


def import_file(
    log: Log,
    path: Path,
    is_campaign: Callable[[Any], bool],
    is_draft: Callable[[str, Any], bool],
    progress: ShareDone = _ignore_progress,
) -> MergeResult:
    """Merge a file into this log, skipping invalid contents. Return the counts of merged and skipped records."""
    found = read_log(path, lambda share: progress(_READING * share))
    campaigns = [campaign for campaign in found.campaigns if is_campaign(campaign.content)]
    drafts = {name: content for name, content in found.drafts.items() if is_draft(name, content)}
    merged = log.merge(found.states, campaigns, drafts, found.explorers, found.careers)
    found.unreadable["campaigns"] += len(found.campaigns) - len(campaigns)
    found.unreadable["drafts"] += len(found.drafts) - len(drafts)
    counts = {section: getattr(merged, section) for section in ("entries", "campaigns", "drafts", "explorers")}
    return MergeResult(**{name: evolve(one, unreadable=found.unreadable[name]) for name, one in counts.items()})


def read_log(path: Path, progress: ShareDone = _ignore_progress) -> ImportedLog:
    """Read an export or another machine's log book.

    Raise an error for any other file, or if it is unreadable or too large.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # a device could be endless
            raise UserError("logbook-import-foreign", path=str(path))
        with path.open("rb") as file:
            is_log = file.read(len(_SQLITE)) == _SQLITE
        waiting = wal_path(path)
        size = status.st_size + (waiting.stat().st_size if is_log and waiting.exists() else 0)
        most = MOST_LOG_BYTES if is_log else MOST_BYTES
        if size > most:
            raise UserError("logbook-import-large", path=str(path), most=most // 1_000_000)
        return _read_log_database(path, progress) if is_log else _read_export(path, progress)
    except OSError as error:
        raise UserError("logbook-import-unreadable", path=str(path), why=error.strerror or "") from error


def _read_export(path: Path, progress: ShareDone) -> ImportedLog:
    with path.open(encoding="utf-8-sig") as file:
        try:
            if file.readline(100) in [f'{{"{FORMAT}": {version},\n' for version in range(1, VERSION + 1)]:
                return _read_export_lines(file, path.stat().st_size, progress)
        except (ValueError, InvalidValue):
            pass  # perhaps an export with another layout
    if path.stat().st_size > MOST_BYTES_AT_ONCE:
        raise UserError("logbook-import-large", path=str(path), most=MOST_BYTES_AT_ONCE // 1_000_000)
    return _read_export_document(path)


def _read_export_lines(file: TextIO, size: int, progress: ShareDone) -> ImportedLog:
    found = ImportedLog()
    section, taken, lines = "", 0, 0
    while line := file.readline(MOST_LINE):
        taken, lines = taken + len(line), lines + 1
        if lines % _OFTEN == 0:
            progress(min(1.0, taken / size))
        text = line.rstrip("\n").removesuffix(",")
        if text in _HEADINGS:
            section = _HEADINGS[text]
        elif text == "}}":
            return found
        elif text == "]" or not text:
            section = ""
        elif section == "drafts":
            for name, content in codec.parse(f"{{{text}}}").items():
                found.add_draft(name, content)
        elif section:
            _ADD[section](found, codec.parse(text))
        else:
            raise ValueError(text)
    raise ValueError(section)


def _read_export_document(path: Path) -> ImportedLog:
    try:
        document = _parsed(path.read_bytes())
        version = document[FORMAT]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UserError("logbook-import-foreign", path=str(path)) from None
    if type(version) is not int or version < 1:
        raise UserError("logbook-import-foreign", path=str(path))
    if version > VERSION:
        raise UserError("database-newer", path=str(path))
    found = ImportedLog()
    for section, add in _ADD.items():
        rows = document.get(section)
        for row in rows if isinstance(rows, list) else ():
            add(found, row)
    drafts = document.get("drafts")
    for name, content in drafts.items() if isinstance(drafts, dict) else ():
        found.add_draft(name, content)
    return found


# How to add a row of each section, and the line that starts the section in our layout.
_ADD: Mapping[str, Callable[[ImportedLog, Any], None]] = {
    "states": lambda found, row: found.add_state(row, _parse_state),
    "campaigns": ImportedLog.add_campaign,
    "explorers": ImportedLog.add_explorer,
    "careers": lambda found, row: found.add_career(row, _parse_career),
}
_HEADINGS = {'"drafts": {': "drafts"} | {f'"{section}": [': section for section in _ADD}


def _parsed(content: bytes) -> Any:
    if content.count(b"[") + content.count(b"{") > MOST_BRACKETS_AT_ONCE:
        raise UserError("logbook-import-many", most=MOST_ROWS)
    return json.loads(content)


def _read_log_database(path: Path, progress: ShareDone) -> ImportedLog:
    found = ImportedLog()
    with open_copy(path, SCHEMA) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM state WHERE undone = 0")
        for number, state in enumerate(history.read_states(connection)):
            if number % _OFTEN == 0:
                progress(number / max(1, count))
            found.add_state(state, _check_own_state)
        for kind, add in ((DocumentKind.CAMPAIGN, found.add_campaign), (DocumentKind.EXPLORER, found.add_explorer)):
            for id_, kept, ended, content in connection.execute(f"SELECT id, kept, ended, content FROM {kind}"):
                add({"id": id_, "kept": kept, "ended": bool(ended), "content": documents.parse_or_none(content)})
        for state in history.read_states(connection, career_records.TABLE):
            found.add_career(
                state, lambda state: evolve(career_records.check_state(state), made=_normalize_time(state.made))
            )
        for name, content in connection.execute("SELECT name, content FROM draft"):
            found.add_draft(name, documents.parse_or_none(content))
    return found


def _read_row(row: Any, reading: Callable[[Any], T]) -> T | None:
    try:
        return reading(row)
    except InvalidValue:
        return None


def _parse_state(row: Any) -> SavedState:
    found = codec.structure(row, _StateRow)
    entry = _parse_entry(found.entry)
    return SavedState(entry.id, _normalize_time(found.made), found.removed, codec.dumps(entry))


def _parse_career(row: Any) -> SavedState:
    found = codec.structure(row, _CareerRow)
    return SavedState(found.record.id, _normalize_time(found.made), found.removed, codec.dumps(found.record))


def _check_own_state(state: SavedState) -> SavedState:
    if _parse_entry(codec.parse(state.text)).id != state.id:
        raise InvalidValue.with_message("files-impossible")
    return evolve(state, made=_normalize_time(state.made))


def _parse_entry(row: object) -> Entry | CompanionEntry:
    if isinstance(row, dict) and "other_game" in row:
        return codec.structure(row, CompanionEntry)
    return codec.structure(row, Entry)


def _parse_document(row: Any) -> SavedDocument:
    found = codec.structure(row, SavedDocument)
    _check_name(found.id)
    _check_content(found.content)
    return evolve(found, kept=_normalize_time(found.kept))


def _check_name(found: str) -> str:
    if not 0 < len(found) <= MOST_LENGTH:
        raise InvalidValue.with_message("files-impossible")
    return found


def _check_content(found: Any) -> Any:
    codec.check_depth(found)
    try:
        if found is None or len(codec.dumps(found).encode()) > MOST_CONTENT:
            raise InvalidValue.with_message("files-impossible")
    except UnicodeEncodeError:  # half a surrogate pair is valid JSON but not valid text
        raise InvalidValue.with_message("files-impossible") from None
    return found


def _normalize_time(text: str) -> str:
    try:
        moment = datetime.fromisoformat(text).astimezone(UTC).isoformat(timespec="microseconds")
    except (ValueError, OverflowError):
        raise InvalidValue.with_message("files-impossible") from None
    if moment > _LATEST:
        raise InvalidValue.with_message("files-impossible")
    return moment
