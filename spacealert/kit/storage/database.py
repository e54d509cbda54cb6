"""A SQLite file that is repaired, upgraded, read consistently and written in transactions.

Verified copies of recent days are kept next to the file, and damaged data is restored from them.
"""

import contextlib
import errno
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from functools import cached_property
from operator import methodcaller
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from time import monotonic, sleep
from zlib import crc32

from attrs import field, frozen

from spacealert.kit.i18n import Message, UserError
from spacealert.kit.storage import atomic

_BUSY_SECONDS = 5.0  # while another program writes
_MOST_LENGTH = 20_000_000  # bytes per value: far more than our largest
_MOST_WORK = 50_000_000  # SQLite VM instructions allowed per query on an untrusted file

_MOST_COPIED = 100_000_000  # bytes; for larger files, only the newest copy is kept

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG)
# Errors only our own statements can cause, reported as bugs rather than as a broken disk.
_BUGS = (
    sqlite3.SQLITE_ERROR, sqlite3.SQLITE_INTERNAL, sqlite3.SQLITE_ABORT, sqlite3.SQLITE_SCHEMA,
    sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE,
)  # fmt: skip
# Even reading needs a small file next to the database, which a read-only folder does not allow.
_NOTHING_CAN_BE_WRITTEN = {
    sqlite3.SQLITE_FULL: "database-full",
    **dict.fromkeys((sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN), "database-read-only"),
    sqlite3.SQLITE_IOERR: "database-disk",
}
_SENTENCES = {
    **_NOTHING_CAN_BE_WRITTEN,
    **dict.fromkeys((sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED), "database-busy"),
    **dict.fromkeys((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG), "database-damaged"),
    sqlite3.SQLITE_INTERRUPT: "database-endless",
}
_SENTENCES_OF_THE_SYSTEM: dict[int | None, str] = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), "database-full"),
    **dict.fromkeys((errno.EEXIST, errno.ENOTDIR), "database-no-folder"),
    errno.EIO: "database-disk",
}


@frozen
class Schema:
    """The identity of a program's files, and the scripts that upgrade any version to the newest.

    `migrations` are SQL scripts from each version to the next, starting with an empty file. A published script must
    never change. `derivation` is a script that recomputes derived tables. `counted` is a query for the number of
    entries.
    """

    application_id: int
    migrations: tuple[str, ...] = field(repr=False)
    derivation: str = field(repr=False)
    counted: str

    @property
    def version(self) -> int:
        return len(self.migrations)

    @cached_property
    def tables_by_version(self) -> tuple[frozenset[tuple[str, str, str]], ...]:
        """The tables and indexes of each version, starting with an empty file."""
        with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            found = [_declarations(connection)]
            for migration in self.migrations:
                connection.executescript(migration)
                found.append(_declarations(connection))
            return tuple(found)


class Database:
    """An open database. Its file doesn't have to exist before the first write.

    `notices` tell the user about damage to the file and about repairs.
    """

    def __init__(self, path: Path, schema: Schema) -> None:
        self.path, self._schema = path, schema
        self.notices: list[Message] = []
        self._connection: sqlite3.Connection | None = None
        self._readable: sqlite3.Connection | None = None  # for read-only folders
        self._nothing: sqlite3.Connection | None = None  # used while there is no file
        self._is_unrestored = False
        self._opened: tuple[int, int] | None = None  # identity of the opened file
        self._lock = RLock()  # another thread may be waiting for a slow disk
        with explain_errors(path):
            _finish_restoring(path)
            if path.exists() and not path.is_file():  # reading a device may never end
                raise UserError("files-occupied", path=str(path), by="device")
            if path.exists():
                _ = schema.tables_by_version  # raises on a broken migration, before that looks like damage
                if self._is_sound():
                    self._upgrade()
                else:
                    self._restore()

    def close(self) -> None:
        for connection in (self._connection, self._readable, self._nothing):
            if connection is not None:
                connection.close()
        self._connection = self._readable = self._nothing = None

    @contextlib.contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """Yield a connection that reads the same snapshot throughout the block."""
        with self._lock, explain_errors(self.path):
            connection = self._reading_connection()
            if connection.in_transaction:  # inside a longer read or a step
                yield connection
                return
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Yield a connection whose changes are saved when the block ends. If an error ends it, nothing is saved."""
        with self._lock, explain_errors(self.path):
            connection = self._writing_connection()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def merge_waiting_changes(self) -> None:
        """Merge the write-ahead log into the file."""
        with self._lock, contextlib.suppress(sqlite3.Error):  # another program may be reading and will merge them later
            if self._connection is not None:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def back_up(self) -> None:
        """Write a backup next to the file, if the file is undamaged and the disk has room."""
        with self._lock, contextlib.suppress(sqlite3.Error, OSError, UserError):
            if self._connection is not None and _identity(self.path) == self._opened:  # otherwise it is only in memory
                _write_copy(self._connection, backup_path(self.path), self._keep_older_backups)

    def _keep_older_backups(self, copy: Path) -> None:
        """Verify the new backup, and rotate the older ones."""
        with contextlib.closing(_connect_unchanged(copy)) as connection:
            if not is_sound(connection, copy, self._schema):
                raise UserError("database-damaged", path=str(self.path))
        latest, yesterday, last_week = backup_paths(self.path)
        if copy.stat().st_size > _MOST_COPIED:
            yesterday.unlink(missing_ok=True)
            last_week.unlink(missing_ok=True)
        elif latest.exists():
            made, today = date.fromtimestamp(latest.stat().st_mtime), date.today()
            if made.isocalendar()[:2] != today.isocalendar()[:2]:
                shutil.copyfile(latest, last_week)
                os.utime(last_week, (latest.stat().st_mtime,) * 2)
            if made != today:
                latest.replace(yesterday)

    # Opening

    def _reading_connection(self) -> sqlite3.Connection:
        if self._readable is not None:
            return self._readable
        if self._connection is None and not self.path.exists():
            self._nothing = self._nothing or _new_database(self.path, self._schema)
            return self._nothing
        try:
            connection = self._writing_connection()
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
            return connection
        except (sqlite3.OperationalError, OSError) as error:
            if not _is_write_error(error):
                raise
        self._readable = _connect_to_copy(self.path, self._schema)
        return self._readable

    def _writing_connection(self) -> sqlite3.Connection:
        if self._is_unrestored:
            raise UserError("database-unrestored", path=str(self.path))
        if self._connection is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _make_private(self.path)
            connection = _connect(self.path)
            with _closed_on_failure(connection):
                connection.execute("PRAGMA synchronous = FULL")  # a completed step is safely on disk
                _bring_up_to_date(connection, self.path, self._schema)
                _seal_rows(connection)
            self._connection, self._opened = connection, _identity(self.path)
        # Writing into a removed file would look like saving.
        if _identity(self.path) != self._opened:
            raise UserError("database-replaced", path=str(self.path))
        return self._connection

    def _upgrade(self) -> None:
        with contextlib.closing(self._connect_for_reading()) as connection:
            connection.execute("BEGIN")  # otherwise another program could create the file between two checks
            version = _version(connection, self.path, self._schema)
            connection.execute("ROLLBACK")
        if version in (0, self._schema.version):
            return
        aside = self.path.with_name(f"{self.path.stem}-v{version}{self.path.suffix}")
        try:
            if not aside.exists():
                with contextlib.closing(_connect(self.path)) as connection:
                    _write_copy(connection, aside)
            self._writing_connection()
        except (sqlite3.Error, OSError) as error:
            if not _is_write_error(error):
                raise
            return  # read-only: reads use an upgraded copy in memory
        self.notices.append(Message("database-upgraded", {"path": str(self.path), "aside": str(aside)}))

    # Damage

    def _is_sound(self) -> bool:
        size = self.path.stat().st_size
        with contextlib.closing(self._connect_for_reading()) as connection:
            if not is_sound(connection, self.path, self._schema):
                return False
            (page,) = connection.execute("PRAGMA page_size").fetchone()
            return bool(size % page == 0)

    def _connect_for_reading(self) -> sqlite3.Connection:
        try:
            return _connect(self.path)
        except (sqlite3.OperationalError, OSError) as error:
            if not _is_write_error(error):
                raise
            return _connect_unchanged(self.path)

    def _restore(self) -> None:
        """Replace the damaged file with a restored one, and keep the damaged file under another name.

        If nothing can be written, the restored data is available for reading only.
        """
        inode = self.path.stat().st_ino
        restored = _restore_copy(self.path, self._schema)
        (count,) = restored.execute(self._schema.counted).fetchone()
        aside = _free_name(self.path)
        try:
            _write_copy(restored, _path_while_restoring(self.path))
        except (OSError, sqlite3.Error):
            self._readable, self._is_unrestored = restored, True
            self.notices.append(Message("database-not-restored", {"path": str(self.path), "count": count}))
            return
        restored.close()
        if self.path.stat().st_ino == inode:  # otherwise another program was faster
            for ending in ("-wal", "-shm", ""):
                with contextlib.suppress(FileNotFoundError):
                    Path(f"{self.path}{ending}").rename(f"{aside}{ending}")
            _finish_restoring(self.path)
        self.notices.append(Message("database-restored", {"path": str(self.path), "aside": str(aside), "count": count}))


def _identity(path: Path) -> tuple[int, int] | None:
    with contextlib.suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


@contextlib.contextmanager
def open_copy(path: Path, schema: Schema) -> Iterator[sqlite3.Connection]:
    """Open a copy of an untrusted file for reading.

    The copy can neither run code nor loop forever, and the original is not touched.
    """
    with explain_errors(path), contextlib.closing(_connect_to_copy(path, schema)) as connection:
        yield connection


def backup_path(path: Path) -> Path:
    return backup_paths(path)[0]


def backup_paths(path: Path) -> tuple[Path, Path, Path]:
    """Return the paths of the backups: the newest, the last of an earlier day, and the last of an earlier week."""
    latest, yesterday, last_week = (
        path.with_name(f"{path.stem}-backup{age}{path.suffix}") for age in ("", "-yesterday", "-last-week")
    )
    return latest, yesterday, last_week


def wal_path(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _connect(path: Path) -> sqlite3.Connection:
    connection = _limit_connection(
        sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    )
    try:
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        pass  # damage is reported later, entry by entry
    return connection


def _connect_unchanged(path: Path) -> sqlite3.Connection:
    """Connect read-only and without the write-ahead log, for folders that cannot be written to."""
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return _limit_connection(sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False))


def _connect_cut_off(path: Path) -> sqlite3.Connection:
    """Connect to a copy of a truncated file. SQLite refuses files that are shorter than their headers say."""
    content = bytearray(path.read_bytes())
    page_size = int.from_bytes(content[16:18], "big")
    pages = len(content) // (page_size if page_size > 1 else 65536)
    content[18:20] = b"\1\1"  # a copy in memory has no write-ahead log
    content[28:32] = pages.to_bytes(4, "big")
    memory = _connect_in_memory()
    with _closed_on_failure(memory):
        memory.deserialize(bytes(content))
    return memory


def _connect_to_copy(path: Path, schema: Schema) -> sqlite3.Connection:
    """Connect to an upgraded copy in memory, without changing the file or its write-ahead log.

    SQLite merges the log into a copy on disk first. If the disk is full, the log is left out.
    """
    memory = _connect_in_memory()
    with _closed_on_failure(memory):
        try:
            with TemporaryDirectory(prefix="spacealert-") as folder:
                copy = Path(folder) / "copy.sqlite"
                shutil.copyfile(path, copy)
                if wal_path(path).is_file():  # a device could be endless
                    shutil.copyfile(wal_path(path), wal_path(copy))
                with contextlib.closing(_connect(copy)) as connection:
                    connection.backup(memory)
        except (OSError, sqlite3.OperationalError) as error:
            if not _is_write_error(error):
                raise
            with contextlib.closing(_connect_unchanged(path)) as connection:
                connection.backup(memory)
        memory.set_progress_handler(lambda: 1, _MOST_WORK)
        if not is_sound(memory, path, schema):
            raise UserError("database-damaged-elsewhere", path=str(path))
        memory.set_progress_handler(None, 0)
        _bring_up_to_date(memory, path, schema)
        _seal_rows(memory)
        memory.execute("PRAGMA query_only = ON")
    return memory


def _new_database(path: Path, schema: Schema, version: int | None = None) -> sqlite3.Connection:
    connection = _connect_in_memory()
    _bring_up_to_date(connection, path, schema, version)
    return connection


def _connect_in_memory() -> sqlite3.Connection:
    return _limit_connection(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))


def _limit_connection(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Limit a connection so that its file can neither run code nor exhaust the memory."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_LENGTH)
    # A damaged byte spoils one letter instead of all entries.
    connection.text_factory = methodcaller("decode", "utf-8", "replace")
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        connection.execute("PRAGMA trusted_schema = OFF")
    connection.create_function("seal", -1, _checksum, deterministic=True)
    return connection


@contextlib.contextmanager
def _closed_on_failure(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


# Versions


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, schema: Schema, wanted: int | None = None) -> None:
    wanted = schema.version if wanted is None else wanted
    version = _version(connection, path, schema)
    _use_write_ahead_log(connection)
    if version == wanted:
        return
    connection.execute("BEGIN IMMEDIATE")
    version = _version(connection, path, schema)  # another program may have just upgraded it
    for migration in schema.migrations[version:wanted]:
        for statement in _split_statements(migration):
            connection.execute(statement)
    if version < wanted == schema.version:
        _recompute_derived(connection, schema)
    connection.execute(f"PRAGMA application_id = {schema.application_id}")
    connection.execute(f"PRAGMA user_version = {wanted}")
    connection.execute("COMMIT")


def _recompute_derived(connection: sqlite3.Connection, schema: Schema) -> None:
    for statement in _split_statements(schema.derivation):
        connection.execute(statement)
    for table, columns in _sealed_tables(connection).items():
        connection.execute(f"UPDATE {table} SET checksum = seal({', '.join(columns)})")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log, retrying while the file is busy."""
    until = monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if _error_code(error) != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        sleep(0.005)


def _split_statements(script: str) -> Iterator[str]:
    """Yield a script's statements one by one, because `executescript` would commit the open transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _version(connection: sqlite3.Connection, path: Path, schema: Schema) -> int:
    """Return the version of the file, or 0 for an empty one.

    Raise an error if another program or a newer version made the file.
    """
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application_id = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if application_id != schema.application_id and (version or _declarations(connection)):
        raise UserError("database-foreign", path=str(path))
    if version > schema.version:
        raise UserError("database-newer", path=str(path))
    return version


def _declarations(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Return the type, name and SQL of all declarations, without comments and spaces.

    SQLite's own indexes have no SQL and are left out.
    """
    found = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset((type_, name, re.sub(r"--.*|\s+", "", str(sql))) for type_, name, sql in found)


# Damage


def is_sound(connection: sqlite3.Connection, path: Path, schema: Schema) -> bool:
    """Return whether the file is intact and has exactly the tables of its version.

    Raise an error for files of newer versions and of other programs.
    """
    try:
        connection.execute("BEGIN")
        try:
            version = _version(connection, path, schema)
            if version < 0 or _declarations(connection) != schema.tables_by_version[version]:
                return False
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                return False
            return all(
                _is_whole(row)
                for table, columns in _sealed_tables(connection).items()
                for row in connection.execute(f"SELECT checksum, {', '.join(columns)} FROM {table}")
            )
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
    except UnicodeDecodeError:  # damaged names inside the file make SQLite's error undecodable
        return False
    except sqlite3.DatabaseError as error:
        if _error_code(error) in _DAMAGE:
            return False
        raise


def _restore_copy(path: Path, schema: Schema) -> sqlite3.Connection:
    restored = _newest_whole_copy(path, schema) or _new_database(path, schema, _version_of_damaged(path, schema))
    restored.execute("BEGIN")
    for connect in (_connect, _connect_unchanged, _connect_cut_off):
        with contextlib.suppress(sqlite3.Error, OSError), contextlib.closing(connect(path)) as damaged:
            damaged.set_progress_handler(lambda: 1, _MOST_WORK)
            for table in _our_tables(damaged, schema):
                _save_rows(damaged, restored, table, path.stat().st_size)
    restored.execute("COMMIT")
    _bring_up_to_date(restored, path, schema)
    restored.execute("BEGIN")
    _recompute_derived(restored, schema)  # damaged rows are sealed as far as they are readable
    restored.execute("COMMIT")
    return restored


def _newest_whole_copy(path: Path, schema: Schema) -> sqlite3.Connection | None:
    for backup in backup_paths(path):
        restored = _connect_in_memory()
        with contextlib.suppress(sqlite3.Error, OSError, UserError):
            with contextlib.closing(_connect_unchanged(backup)) as copy:
                is_whole = is_sound(copy, backup, schema)
                if is_whole:
                    copy.backup(restored)
            if is_whole:
                return restored
        restored.close()
    return None


def _version_of_damaged(path: Path, schema: Schema) -> int:
    with (
        contextlib.suppress(sqlite3.Error, OSError, UserError, UnicodeDecodeError),
        contextlib.closing(_connect_unchanged(path)) as damaged,
    ):
        version = _version(damaged, path, schema)
        if version > 0 and _declarations(damaged) == schema.tables_by_version[version]:
            return version
    return schema.version


def _save_rows(damaged: sqlite3.Connection, restored: sqlite3.Connection, table: str, size: int) -> None:
    """Copy the readable rows of a table. Only intact rows replace rows that are already in `restored`."""
    here, there = ({row[1] for row in base.execute(f"PRAGMA table_info({table})")} for base in (restored, damaged))
    columns = sorted(here & there - {"checksum"})
    is_sealed = "checksum" in here & there
    sealed = _sealed_tables(damaged).get(table, ()) if is_sealed else ()
    names, values = ", ".join(columns), ", ".join("?" * len(columns))
    for row in _readable_rows(
        damaged, table, ", ".join((*(("checksum", *sealed) if is_sealed else ()), *columns)), size
    ):
        seal, content = row[: len(row) - len(columns)], row[len(row) - len(columns) :]
        is_whole = is_sealed and _is_whole(seal)
        if not is_whole:
            content = tuple(each.decode("utf-8", "replace") if isinstance(each, bytes) else each for each in content)
        restored.execute(
            f"INSERT OR {'REPLACE' if is_whole else 'IGNORE'} INTO {table} ({names}) VALUES ({values})", content
        )


def _our_tables(damaged: sqlite3.Connection, schema: Schema) -> list[str]:
    """Return the names of the tables declared exactly as in some version of the schema."""
    with contextlib.suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        known = frozenset[tuple[str, str, str]]().union(*schema.tables_by_version)
        return sorted(name for type_, name, _ in _declarations(damaged) & known if type_ == "table")
    return []


def _readable_rows(damaged: sqlite3.Connection, table: str, columns: str, size: int) -> Iterator[tuple[object, ...]]:
    """Yield the rows of a table from the start and then from the end, each time up to an unreadable one.

    Damage can cause loops, so the size of the file limits the number of rows.
    """
    for order in ("ASC", "DESC"):
        left = size
        with contextlib.suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            for row in damaged.execute(f"SELECT {columns} FROM {table} ORDER BY rowid {order}"):
                left -= 1 + sum(len(value) for value in row if isinstance(value, str | bytes))
                if left < 0:
                    break
                yield row


def _write_copy(connection: sqlite3.Connection, path: Path, verify: Callable[[Path], None] = lambda _: None) -> None:
    """Write a database to another file, completely or not at all.

    Nothing is replaced if the database is damaged or `verify` raises an error.
    """
    with atomic.replace_when_complete(path, private=True) as temporary:
        # As bytes, because a folder's name need not be valid text.
        connection.execute("VACUUM INTO CAST(? AS TEXT)", (os.fsencode(temporary),))
        verify(temporary)


# Checksums


def _checksum(*values: object) -> int:
    """Return a row's checksum. A string and a number that look alike have the same checksum."""
    return crc32(b"\0".join(str(value).encode("utf-8", "replace") for value in values))


def _is_whole(row: tuple[object, ...]) -> bool:
    return row[0] == _checksum(*row[1:])


def _sealed_tables(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    found = {}
    for (table,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
        columns = tuple(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
        if "checksum" in columns:
            found[table] = tuple(name for name in columns if name != "checksum")
    return found


def _seal_rows(connection: sqlite3.Connection) -> None:
    """Make the connection add a checksum to every row that it writes.

    The triggers are temporary: in a foreign file, stored triggers would be untrusted code.
    """
    for table, columns in _sealed_tables(connection).items():
        seal = f"UPDATE {table} SET checksum = seal({', '.join(f'NEW.{name}' for name in columns)})"
        for number, event in enumerate(("INSERT", f"UPDATE OF {', '.join(columns)}")):
            connection.execute(
                f"CREATE TEMP TRIGGER seal_{table}_{number} AFTER {event} ON main.{table}"
                f" BEGIN {seal} WHERE rowid = NEW.rowid; END"
            )


def _make_private(path: Path) -> None:
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def _finish_restoring(path: Path) -> None:
    """Move a restored file into the place of the damaged one, if that has been moved away."""
    if not path.exists() and _path_while_restoring(path).exists():
        _path_while_restoring(path).rename(path)


def _path_while_restoring(path: Path) -> Path:
    return path.with_name(f"{path.name}.saved")


def _free_name(path: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    name, number = f"{path.stem}-damaged-{stamp}", 1
    while (aside := path.with_name(f"{name}-{number}{path.suffix}")).exists():
        number += 1
    return aside


# Errors


def _error_code(error: sqlite3.Error) -> int:
    found: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    # On a full disk, not even the small shared-memory file can be created.
    return sqlite3.SQLITE_FULL if found == sqlite3.SQLITE_IOERR_SHMSIZE else found & 0xFF


def _is_write_error(error: Exception) -> bool:
    if isinstance(error, sqlite3.Error):
        return _error_code(error) in _NOTHING_CAN_BE_WRITTEN
    return isinstance(error, OSError)


@contextlib.contextmanager
def explain_errors(path: Path) -> Iterator[None]:
    """Convert SQLite and disk errors to `UserError`. Errors that indicate a bug are raised unchanged."""
    try:
        yield
    except sqlite3.Error as error:
        if not hasattr(error, "sqlite_errorcode") or _error_code(error) in _BUGS:
            raise
        raise UserError(_SENTENCES.get(_error_code(error), "database-disk"), path=str(path)) from error
    except UnicodeDecodeError as error:  # damaged names inside the file make even the error undecodable
        raise UserError("database-damaged", path=str(path)) from error
    except OSError as error:
        raise UserError(_SENTENCES_OF_THE_SYSTEM.get(error.errno, "database-read-only"), path=str(path)) from error
