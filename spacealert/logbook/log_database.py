"""An open log book: entries, drafts, campaigns, careers.

Every call is one transaction, saved to disk when it returns. Calls are thread-safe.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Self

from attrs import evolve

from spacealert.kit.i18n import Message, UserError
from spacealert.kit.storage import codec, history, places
from spacealert.kit.storage.codec import InvalidValue
from spacealert.kit.storage.database import Database, Schema
from spacealert.kit.storage.history import HistoryStep, SavedState
from spacealert.logbook import documents
from spacealert.logbook.careers import career_records
from spacealert.logbook.careers.explorer import Explorer
from spacealert.logbook.documents import DocumentKind
from spacealert.logbook.entry import (
    ChangedDocument,
    ChangeKind,
    Document,
    Entry,
    LogLine,
    MergeCounts,
    MergeResult,
    SavedDocument,
    SummaryLine,
    UndoSummary,
    parse_summaries,
)
from spacealert.logbook.other_games import CompanionEntry


def _migration_script(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


_SUMMARIZE = _migration_script("summary.sql")
SCHEMA = Schema(
    application_id=0x53_41_6C_62,  # "SAlb"
    migrations=(*(_migration_script(f"{version}.sql") for version in range(1, 8)),),
    derivation="DELETE FROM summary;\n" + _SUMMARIZE,
    counted="SELECT COUNT(DISTINCT id) FROM state",
)


class Log:
    """An open log book. `notices` are messages for the user about damage and repairs."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or places.user_folder() / "log.sqlite"
        self._database = Database(self.path, SCHEMA)
        self._to_back_up = False

    @property
    def notices(self) -> tuple[Message, ...]:
        return tuple(self._database.notices)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_database"):
            self._database.close()  # last chance to close it when a command fails

    def close(self) -> None:
        if self._to_back_up:
            self._database.back_up()
            self._to_back_up = False
        self._database.close()

    # Entries

    def lines(self) -> list[LogLine]:
        """Return every readable mission in its current state, sorted by number."""
        found = []
        with self._database.read() as connection:
            current = {state.number: state for state in history.current_records(connection)}
            for number, text in connection.execute("SELECT number, entry FROM state ORDER BY number"):
                if state := current.get(number):
                    entry = codec.loads_or_none(text, Entry)
                    if entry is not None and entry.id == state.id:
                        found.append(LogLine(state.place, entry))
        return sorted(found, key=lambda line: line.number)

    def summaries(self) -> list[SummaryLine]:
        """Return summaries of all missions and evenings of other games, even unreadable ones."""
        with self._database.read() as connection:
            texts = dict(connection.execute("SELECT state, entry FROM summary"))
            current = history.current_records(connection)
        found = parse_summaries([(state.id, texts.get(state.number)) for state in current])
        return [SummaryLine(state.place, summary) for state, summary in zip(current, found, strict=True)]

    def line(self, number: int) -> LogLine:
        """Return the mission with this number. Raise an error if the mission does not exist or is unreadable."""
        state = self._state(number)
        if codec.loads_or_none(state.text, CompanionEntry) is not None:
            raise UserError("logbook-other-game", number=str(number))
        entry = codec.loads_or_none(state.text, Entry)
        if entry is None or entry.id != state.id:
            raise UserError("logbook-unreadable-line", number=str(number))
        return LogLine(number, entry)

    def find(self, id_: str) -> LogLine | None:
        """Return the mission with this id, or None if the mission does not exist or is unreadable."""
        with self._database.read() as connection:
            number = next((record.place for record in history.current_records(connection) if record.id == id_), 0)
            state = history.current_state(connection, number)
        entry = None if state is None else codec.loads_or_none(state.text, Entry)
        return None if entry is None else LogLine(number, entry)

    def add(self, entry: Entry, instead_of: str | None = None, campaign: Document | None = None) -> int | None:
        """Add an entry, and return the number of the step for `undo`.

        The same step deletes the draft `instead_of` and saves the entry's `campaign`. If the entry exists, only the
        draft is deleted and None is returned, so an interrupted call can be repeated.
        """
        text = _entry_as_text(entry)
        with self._begin_entry_step() as connection:
            _, removed = _newest_state_of(connection, entry.id)
            if not removed:
                if instead_of is not None:
                    connection.execute("DELETE FROM draft WHERE name = ?", (instead_of,))
                return None
            return _write(connection, ChangeKind.ADDED, entry.id, text, instead_of, campaign)

    def add_other_game(self, evening: CompanionEntry) -> None:
        """Add or correct an evening of another game. `undo` can revert it."""
        text = codec.dumps(evening)
        if codec.loads_or_none(text, CompanionEntry) != evening:
            raise UserError("logbook-no-entry")
        with self._begin_entry_step() as connection:
            before, removed = _newest_state_of(connection, evening.id)
            if removed:
                history.write_step(connection, ChangeKind.ADDED, evening.id, text)
            elif before != text:
                history.write_step(connection, ChangeKind.CORRECTED, evening.id, text)

    def correct(self, entry: Entry, instead_of: str | None = None, campaign: Document | None = None) -> int:
        """Replace the entry that has the same id, and return the number of the step.

        See `add` for the other arguments.
        """
        text = _entry_as_text(entry)
        with self._begin_entry_step() as connection:
            return _write(connection, ChangeKind.CORRECTED, entry.id, text, instead_of, campaign)

    def remove(self, number: int) -> Entry | CompanionEntry | None:
        """Remove an entry, even an unreadable one. Return the entry if it is readable."""
        state = self._state(number)
        with self._begin_entry_step() as connection:
            history.write_step(connection, ChangeKind.REMOVED, state.id, state.text, removed=True)
        return _load_any_entry(state.text)

    def undo(self, step: int | None = None) -> UndoSummary:
        """Undo the last step, or the step with this number. Raise an error if nothing can be undone."""
        with self._begin_entry_step() as connection:
            careers = career_records.read_explorers(connection)
            undone = history.undo(connection, step)
            if undone is None:
                raise UserError("logbook-nothing-to-undo")
            return _describe_undone(connection, undone, documents.undo(connection, undone.number), careers)

    def redo(self) -> UndoSummary:
        """Redo the step that was undone last. Raise an error if there is none, or if something has changed since."""
        with self._begin_entry_step() as connection:
            step = history.redo(connection)
            if step is None:
                raise UserError("logbook-nothing-to-redo")
            brought = documents.redo(connection, step.number)
            return _describe_undone(connection, step, brought, career_records.read_explorers(connection))

    @property
    def can_undo(self) -> bool:
        with self._database.read() as connection:
            return history.last_step(connection) is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._rows("SELECT 1 FROM act WHERE undone"))

    def next_undo(self) -> UndoSummary | None:
        """Return the step that `undo` would revert, or None if there is nothing to undo."""
        with self._database.read() as connection:
            step = history.last_step(connection)
            if step is None:
                return None
            return _describe_undone(
                connection,
                step,
                documents.step_documents(connection, step.number),
                career_records.read_explorers(connection),
            )

    # Drafts

    def save_draft(self, name: str, content: Any) -> None:
        """Save a draft with any JSON content, replacing a draft of the same name."""
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO draft (name, kept, content) VALUES (?, ?, ?)"
                " ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, content = excluded.content",
                (name, history.current_time(), codec.dumps(content)),
            )

    def change_draft(self, name: str, key: str, value: float) -> bool:
        """Change one value of a draft in place. Return whether the draft exists."""
        with self._database.write() as connection:
            changed = connection.execute(
                "UPDATE draft SET kept = ?, content = json_set(content, '$.' || ?, ?) WHERE name = ?",
                (history.current_time(), key, value, name),
            )
            return changed.rowcount > 0

    def draft(self, name: str) -> Any:
        for (content,) in self._rows("SELECT content FROM draft WHERE name = ?", name):
            return documents.parse_or_none(content)
        return None

    def drafts(self) -> dict[str, datetime]:
        """Return the names of all drafts, with the times they were saved."""
        rows = self._rows("SELECT name, kept FROM draft ORDER BY kept")
        return {name: history.parse_time(kept) for name, kept in rows}

    def delete_draft(self, name: str) -> None:
        with self._database.write() as connection:
            connection.execute("DELETE FROM draft WHERE name = ?", (name,))

    # Campaigns

    def save_campaign(self, id_: str, content: Any, *, ended: bool = False) -> None:
        self._to_back_up = True
        with self._database.write() as connection:
            documents.save(connection, DocumentKind.CAMPAIGN, Document(id_, ended, content))

    def campaign(self, id_: str) -> Any:
        for (content,) in self._rows("SELECT content FROM campaign WHERE id = ?", id_):
            return documents.parse_or_none(content)
        return None

    def campaigns(self) -> dict[str, bool]:
        """Return whether each campaign has ended, by campaign id, most recently saved first."""
        return {id_: bool(ended) for id_, ended in self._rows("SELECT id, ended FROM campaign ORDER BY kept DESC")}

    # Explorers

    def explorers(self) -> list[Explorer]:
        """Return every readable explorer, sorted by name."""
        with self._database.read() as connection:
            found = career_records.read_explorers(connection).values()
        return sorted(found, key=lambda one: (one.name.casefold(), one.begun, one.id))

    def save_explorers(self, explorers: Sequence[Explorer], before: Iterable[Explorer] = ()) -> int:
        """Save these careers in one step, and return its number for `undo`.

        `before` has the careers before they were edited. Changes that others have made since then are kept.
        """
        known = {one.id: one for one in before}
        for explorer in explorers:
            codec.structure(codec.unstructure(explorer), Explorer)
        with self._begin_entry_step() as connection:
            names = {one.name.casefold(): one.id for one in career_records.read_explorers(connection).values()}
            for one in explorers:
                renamed = one.id not in known or known[one.id].name != one.name
                if renamed and names.get(one.name.casefold(), one.id) != one.id:
                    raise UserError("careers-name-taken", name=one.name)
            step = history.begin_step(connection, ChangeKind.CAREER)
            career_records.save(connection, [(known.get(one.id), one) for one in explorers], step)
        return step

    def last_career_step(self) -> int | None:
        """Return the number of the last career step that has not been undone, or None."""
        rows = self._rows("SELECT MAX(number) FROM act WHERE deed = ? AND NOT undone", ChangeKind.CAREER)
        return None if rows[0][0] is None else int(rows[0][0])

    # Whole log

    def states(self, table: str = "state") -> list[SavedState]:
        """Return all states of entries or career records that have not been undone, for export."""
        with self._database.read() as connection:
            return list(history.read_states(connection, table))

    def saved_documents(self, kind: DocumentKind) -> list[SavedDocument]:
        """Return the current state of each campaign or explorer, for export."""
        rows = self._rows(f"SELECT id, kept, ended, content FROM {kind} ORDER BY kept")
        return [
            SavedDocument(id_, kept, bool(ended), documents.parse_or_none(content))
            for id_, kept, ended, content in rows
        ]

    def merge(
        self,
        states: Sequence[SavedState],
        campaigns: Iterable[SavedDocument] = (),
        drafts: Mapping[str, Any] | None = None,
        explorers: Iterable[SavedDocument] = (),
        careers: Sequence[SavedState] = (),
    ) -> MergeResult:
        """Merge another log.

        Entries in both logs are kept once, in their newer state. `careers` are states of career records, and
        `explorers` are careers that only a newer version can read.
        """
        with self._begin_entry_step() as connection:
            before = _newest_states(connection)
            ids = {state.id for state in states}
            typed_twice = duplicate_ids(connection, states)
            step = history.begin_step(connection, ChangeKind.MERGED)
            fresh = (state for state in states if state.id not in typed_twice)
            written = history.write(connection, sorted(fresh, key=lambda state: state.made), step)
            taken = Counter(
                documents.merge(connection, DocumentKind.CAMPAIGN, campaign, step) for campaign in campaigns
            )
            came = Counter(documents.merge(connection, DocumentKind.EXPLORER, explorer, step) for explorer in explorers)
            flown, written_careers = _merge_careers(connection, careers, step)
            came += flown
            begun = Counter(
                documents.merge_draft(connection, name, content, step) for name, content in (drafts or {}).items()
            )
            if not written + written_careers and {*taken, *begun, *came} <= {"known"}:
                history.forget_step(connection, step)
            after = _newest_states(connection) if written else before
        new = len(after.keys() - before.keys())
        changed = sum(made != after.get(id_) for id_, made in before.items())
        entries = MergeCounts(new, changed, len(ids) - new - changed)
        return MergeResult(entries, MergeCounts(**taken), MergeCounts(**begun), MergeCounts(**came))

    # The database

    def _rows(self, query: str, *values: Any) -> list[Any]:
        with self._database.read() as connection:
            return connection.execute(query, values).fetchall()

    def _state(self, number: int) -> SavedState:
        with self._database.read() as connection:
            state = history.current_state(connection, number)
        if state is None:
            raise UserError("logbook-no-such-line", number=str(number))
        return state

    @contextmanager
    def _begin_entry_step(self) -> Iterator[Connection]:
        self._to_back_up = True
        with self._database.write() as connection:
            yield connection
            connection.execute(_SUMMARIZE)
        self._database.merge_waiting_changes()


def _entry_as_text(entry: Entry) -> str:
    try:
        text = codec.dumps(entry)
        codec.loads(text, Entry)
    except InvalidValue:
        raise UserError("logbook-no-entry") from None
    return text


def _load_any_entry(text: str) -> Entry | CompanionEntry | None:
    return codec.loads_or_none(text, Entry) or codec.loads_or_none(text, CompanionEntry)


def _write(
    connection: Connection, kind: ChangeKind, id_: str, text: str, draft: str | None, campaign: Document | None
) -> int:
    step = history.write_step(connection, kind, id_, text)
    if draft is not None:
        documents.replace_draft(connection, draft, step)
    if campaign is not None:
        documents.change(connection, DocumentKind.CAMPAIGN, campaign, step)
    return step


def _merge_careers(connection: Connection, states: Sequence[SavedState], step: int) -> tuple[Counter[str], int]:
    before = career_records.read_explorers(connection)
    written = history.write(
        connection, sorted(states, key=lambda state: (state.made, state.id)), step, career_records.TABLE
    )
    after = career_records.read_explorers(connection)
    ids = {career_records.explorer_id(state) for state in states} & after.keys()
    came = ("new" if id_ not in before else "known" if before[id_] == after[id_] else "changed" for id_ in ids)
    return Counter(came), written


def _describe_undone(
    connection: Connection, step: HistoryStep, brought: Iterable[ChangedDocument], careers: Mapping[str, Explorer]
) -> UndoSummary:
    texts = {state.id: state.text for state in step.states}
    found = map(_load_any_entry, texts.values())
    ids = dict.fromkeys(career_records.explorer_id(state) or "" for state in step.careers)
    documents_ = tuple(brought)
    # damage may have changed its name
    kind = ChangeKind(step.kind) if step.kind in [*ChangeKind] else ChangeKind.MERGED
    return UndoSummary(
        step=kind,
        count=len(ids if kind is ChangeKind.CAREER else texts),
        entries=tuple(entry for entry in found if entry is not None),
        number=step.number,
        campaigns=tuple(
            documents.campaign_start_date(connection, one) for one in documents_ if one.what == DocumentKind.CAMPAIGN
        ),
        explorers=tuple(careers[id_].name for id_ in ids if id_ in careers),
        drafts=tuple(one.name for one in documents_ if one.what in ("draft", "replaced draft")),
    )


def _newest_state_of(connection: Connection, id_: str) -> tuple[str, bool]:
    query = "SELECT entry, removed FROM state WHERE id = ? AND undone = 0 ORDER BY made DESC LIMIT 1"
    text, removed = connection.execute(query, (id_,)).fetchone() or ("", True)
    return text, bool(removed)


def _newest_states(connection: Connection) -> dict[str, str]:
    return {state.id: state.made for state in history.current_records(connection)}


def duplicate_ids(connection: Connection, theirs: Sequence[SavedState]) -> set[str]:
    """Return the ids of imported entries that are equal to one of our entries with another id.

    Each of our entries is matched at most once.
    """
    newest = {state.id: state.text for state in sorted(theirs, key=lambda state: state.made)}
    current = history.current_records(connection)
    known = {state.id for state in current}
    new = {id_: _comparable_entry(text) for id_, text in newest.items() if id_ not in known}
    evenings = {f"{entry.mission} {entry.played}" for entry in new.values() if entry is not None}
    ours = Counter[Entry]()
    evening_of = "json_extract(entry, '$.mission') || ' ' || json_extract(entry, '$.played')"
    of_ours = dict(connection.execute(f"SELECT state, {evening_of} FROM summary")) if evenings else {}
    for state in current:
        if of_ours.get(state.number) in evenings and state.id not in newest:
            (text,) = connection.execute("SELECT entry FROM state WHERE number = ?", (state.number,)).fetchone()
            ours.update(entry for entry in [_comparable_entry(text)] if entry is not None)
    found: set[str] = set()
    for id_, entry in new.items():
        if entry is not None and ours[entry]:
            ours[entry] -= 1
            found.add(id_)
    return found


def _comparable_entry(text: str) -> Entry | None:
    entry = codec.loads_or_none(text, Entry)
    return entry and evolve(entry, id="", game=None, scenario=None, campaign=None, crew=entry.crew_without_waste)
