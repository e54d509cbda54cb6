"""Opening the log book, whatever state it is in: absent, from an older or a newer spacealert, damaged, half set aside.

A damaged log is never written to again: it is set aside under another name, and what can be read goes into a new one.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import monotonic, sleep

from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.kit.storage import places
from spacealert.logbook import snapshot
from spacealert.logbook.log import Log
from spacealert.logbook.troubles import NOTHING_CAN_BE_WRITTEN, trouble, troubles_in_one_sentence

# "SAlb", so that a log book can be told from any other SQLite file.
APPLICATION = 0x53_41_6C_62
# The version of the schema. A migration from version n is the file `from-n.sql`, beside `schema.sql`.
VERSION = 2

_HERE = Path(__file__).resolve().parent
_PATIENCE = 5.0  # seconds to wait for another program that is writing
_LONGEST = 20_000_000  # bytes of one entry or draft: many times what the largest has
_LEAST_ROW, _SPARE_ROWS = 200, 100  # bytes that a row takes in the file, and numbers that were given and fell free
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG)
TABLES = {
    "state": ("number", "id", "made", "removed", "undone", "act", "entry"),
    "act": ("number", "deed"),
    "brought": ("act", "what", "name", "kept", "ended_before", "kept_before", "content_before"),
    "draft": ("name", "kept", "content"),
    "campaign": ("id", "kept", "ended", "content"),
}
_SINCE = {"act": 2, "brought": 2}  # the version that added a table


def own_path() -> Path:
    return places.own_data() / "log.sqlite"


def open_log(path: Path | None = None) -> Log:
    """The log book at `path`, or the player's own. The file is made with the first thing that is written."""
    path = path or own_path()
    told: list[Message] = []
    with troubles_in_one_sentence(path):
        _finish_setting_aside(path)
        if path.exists():
            with contextlib.closing(_readable(path)) as base:
                torn = damaged(base, path)
            if torn:
                told.append(_set_aside(path))
    return Log(path, lambda: _ready(path), lambda: only_to_read(in_memory(path), path), told)


def _connected(path: Path) -> sqlite3.Connection:
    base = _guarded(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False))
    try:
        base.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        base.close()
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        pass  # damage is looked for later, and by name
    return base


def _readable(path: Path) -> sqlite3.Connection:
    """A connection to look with: where nothing can be written, to a copy in memory."""
    try:
        return _connected(path)
    except sqlite3.OperationalError as error:
        if trouble(error) not in NOTHING_CAN_BE_WRITTEN:
            raise
    return in_memory(path)


def in_memory(path: Path) -> sqlite3.Connection:
    """A connection to a copy of the log as it stands, which leaves no trace on any disk."""
    return _guarded(snapshot.of(path))


def only_to_read(base: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """This copy of the log, brought up to date."""
    with closed_on_failure(base):
        _bring_up_to_date(base, path)
        base.execute("PRAGMA query_only = ON")
    return base


def _guarded(base: sqlite3.Connection) -> sqlite3.Connection:
    """Nothing in a file may run code or, where a length has rotted, fill the memory."""
    base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    base.text_factory = _text
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        base.execute("PRAGMA trusted_schema = OFF")
    return base


def _text(raw: bytes) -> str:
    """A byte that has rotted spoils one letter, not the reading of all entries."""
    return raw.decode("utf-8", "replace")


def _ready(path: Path) -> sqlite3.Connection:
    """A connection to write and read with; makes the log, or brings an older one up to date, in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    base = _connected(path)
    with closed_on_failure(base):
        base.execute("PRAGMA synchronous = FULL")  # a step is on the disk when it is done
        _bring_up_to_date(base, path)
    return base


def _bring_up_to_date(base: sqlite3.Connection, path: Path) -> None:
    if _version(base, path) == VERSION:
        return
    _keep_a_journal_beside(base)
    base.execute("BEGIN IMMEDIATE")
    version = _version(base, path)  # another program may just have done it
    for file in ["schema.sql"] if version == 0 else [f"from-{n}.sql" for n in range(version, VERSION)]:
        for statement in _statements(file):
            base.execute(statement)
    base.execute(f"PRAGMA application_id = {APPLICATION}")
    base.execute(f"PRAGMA user_version = {VERSION}")
    base.execute("COMMIT")


def _keep_a_journal_beside(base: sqlite3.Connection) -> None:
    """While another program is making the log this is refused at once: SQLite waits everywhere but here."""
    until = monotonic() + _PATIENCE
    while True:
        try:
            base.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if trouble(error) != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        sleep(0.005)


@contextlib.contextmanager
def closed_on_failure(base: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        base.close()
        raise


def _statements(file: str) -> Iterator[str]:
    """One by one: `executescript` would end the transaction they stand in."""
    statement = ""
    for line in (_HERE / file).read_text(encoding="utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _version(base: sqlite3.Connection, path: Path) -> int:
    """The version of the schema, 0 for an empty file; a file that is not for us is refused, and not touched."""
    with _at_one_moment(base):
        version = int(base.execute("PRAGMA user_version").fetchone()[0])
        application = int(base.execute("PRAGMA application_id").fetchone()[0])
        tables = dict(base.execute("SELECT name, sql FROM sqlite_master WHERE type != 'index'"))
    if (tables or version) and application != APPLICATION:
        raise UserError("logbook-foreign", path=str(path))
    if version > VERSION:
        raise UserError("logbook-newer", path=str(path))
    # A view or a virtual table under the name of ours would run a stranger's queries.
    if version > 0 and not all(str(tables.get(name)).startswith("CREATE TABLE") for name in _tables(version)):
        raise UserError("logbook-foreign", path=str(path))
    return version


@contextlib.contextmanager
def _at_one_moment(base: sqlite3.Connection) -> Iterator[None]:
    """All that is read in here stood in the file at the same time: another program may just be making it."""
    if base.in_transaction:
        yield
        return
    base.execute("BEGIN")
    try:
        yield
    finally:
        with contextlib.suppress(sqlite3.Error):
            base.execute("ROLLBACK")


def _tables(version: int) -> list[str]:
    """Those that a log of this version has."""
    return [table for table in TABLES if _SINCE.get(table, 1) <= version]


# Damage


def damaged(base: sqlite3.Connection, path: Path) -> bool:
    """Whether the file is not whole. A log of a newer version, or another program's file, is refused and no damage."""
    try:
        with _at_one_moment(base):
            return _is_damaged(base, path)
    except UnicodeDecodeError:  # names inside the file have rotted, and the error that says so names them
        return True
    except sqlite3.DatabaseError as error:
        if trouble(error) in _DAMAGE:
            return True
        raise


def _is_damaged(base: sqlite3.Connection, path: Path) -> bool:
    version = _version(base, path)
    if version < 1:  # nobody has written to it yet, or the number has rotted
        return version < 0 or base.execute("SELECT 1 FROM sqlite_master").fetchone() is not None
    if version == VERSION and _shape(base) != _shape_of_a_new_log():
        return True
    if base.execute("SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone() is not None:
        return True  # we make none: somebody else's would run at everything that is written
    for table in _tables(version):  # every text can be taken out, whatever its length is said to be
        base.execute(f"SELECT MAX(LENGTH({TABLES[table][-1]})) FROM {table}").fetchone()
    return bool(base.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",))


def _shape(base: sqlite3.Connection) -> list[list[tuple[object, ...]]]:
    """The columns of each table: letters rot in a schema too, and a key is no key any more."""
    return [base.execute(f"PRAGMA table_info({table})").fetchall() for table in TABLES]


@cache
def _shape_of_a_new_log() -> list[list[tuple[object, ...]]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as base:
        for statement in _statements("schema.sql"):
            base.execute(statement)
        return _shape(base)


def _set_aside(path: Path) -> Message:
    """Save what can be read into a new log, and leave the damaged one beside it; says so in one sentence."""
    inode = path.stat().st_ino
    with contextlib.closing(_readable(path)) as base:
        rows = {table: _rows(base, table, path.stat().st_size) for table in TABLES}
    saving = path.with_name(f"{path.name}.saving-{os.getpid()}")
    with contextlib.closing(_ready(saving)) as base:
        base.execute("BEGIN IMMEDIATE")
        for table, columns in TABLES.items():
            values = ", ".join("?" * len(columns))
            base.executemany(f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({values})", rows[table])
        base.execute("COMMIT")
    aside = _aside(path)
    if path.stat().st_ino == inode:
        saving.replace(_saved(path))
        for ending in ("-wal", "-shm", ""):
            with contextlib.suppress(FileNotFoundError):
                Path(f"{path}{ending}").rename(f"{aside}{ending}")
        _finish_setting_aside(path)
    else:  # another program was quicker
        saving.unlink()
    count = len({row[1] for row in rows["state"]})
    return Message("logbook-set-aside", {"aside": str(aside), "count": count})


def _finish_setting_aside(path: Path) -> None:
    """The new log takes the place of the damaged one: here, or at the next start if this one is killed before."""
    if not path.exists() and _saved(path).exists():
        _saved(path).rename(path)


def _saved(path: Path) -> Path:
    """The new log, whole, for the moment in which the damaged one is put out of its way."""
    return path.with_name(f"{path.name}.saved")


def _aside(path: Path) -> Path:
    """A name that is not taken: what was set aside is never overwritten either."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    name, number = f"{path.stem}-damaged-{stamp}", 1
    while (aside := path.with_name(f"{name}-{number}{path.suffix}")).exists():
        number += 1
    return aside


def _rows(base: sqlite3.Connection, table: str, size: int) -> list[tuple[object, ...]]:
    """The rows of a damaged table that can still be read, each looked up alone so that one bad page hides no other.

    Damage may lead in circles: more rows than the file has room for, and more in them than it holds, are not read.
    """
    columns = ", ".join(TABLES[table])
    most = size // _LEAST_ROW + _SPARE_ROWS
    with contextlib.suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        most = min(most, base.execute(f"SELECT MAX(rowid) FROM {table}").fetchone()[0] or 0)
    rows: list[tuple[object, ...]] = []
    length = 0
    for number in range(1, most + 1):
        with contextlib.suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            for row in base.execute(f"SELECT {columns} FROM {table} WHERE rowid = ?", (number,)):
                length += sum(len(value) for value in row if isinstance(value, str | bytes))
                if length > size:
                    return rows
                rows.append(row)
    return rows
