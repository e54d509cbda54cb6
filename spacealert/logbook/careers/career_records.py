"""Careers as small records that two machines can extend separately: name, runs, achievements, advances.

Records are stored like log entries and merged by id. A career is computed from them.
"""

from collections.abc import Iterable, Mapping
from datetime import date
from sqlite3 import Connection
from typing import Annotated, Literal

from attrs import evolve, field, frozen

from spacealert.engine.game import SPECIALIZATIONS
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.storage import codec, history
from spacealert.kit.storage.codec import REQUIRED, Between, InvalidValue, Length
from spacealert.kit.storage.history import SavedState
from spacealert.logbook.careers.achievements import ACHIEVEMENTS
from spacealert.logbook.careers.explorer import Explorer, Run, clean_explorer_name

TABLE = "career"
_MOST_PLACE = 10_000_000

Kind = Literal["explorer", "name", "player", "consent", "run", "award", "step"]
_Text = Annotated[str, Length(300)]


@frozen
class CareerRecord:
    """A fact about a career.

    `key` distinguishes records of a kind, and `place` orders records written together. The meaning of `value` depends
    on the kind.
    """

    explorer: Annotated[str, Length(300, least=1)] = field(metadata=REQUIRED)
    kind: Kind = field(metadata=REQUIRED)
    key: _Text = ""
    place: Annotated[int, Between(0, _MOST_PLACE)] = 0
    value: _Text | None = None
    run: Run | None = None

    @property
    def id(self) -> str:
        return f"{self.explorer}/{self.kind}/{self.key}"

    def check_content(self) -> None:
        match self.kind:
            case "explorer":
                date.fromisoformat(self.value or "")
            case "name" if clean_explorer_name(self.value or "") != self.value or not self.value:
                raise InvalidValue.with_message("files-impossible")
            case "player" if clean_explorer_name(self.value or "") != self.value:
                raise InvalidValue.with_message("files-impossible")
            case "run" if self.run is None or self.run.id != self.key or self.run.achievements:
                raise InvalidValue.with_message("files-impossible")
            case "award" if self.key not in ACHIEVEMENTS:
                raise InvalidValue.with_message("files-impossible")
            case "step" if self.value not in SPECIALIZATIONS:
                raise InvalidValue.with_message("files-impossible")
            case "consent" if self.value not in ("always", "never", "since"):
                raise InvalidValue.with_message("files-impossible")


def career_as_records(explorer: Explorer) -> dict[str, CareerRecord]:
    consent = "never" if explorer.consent is None else "since" if explorer.consent else "always"
    found = [
        CareerRecord(explorer.id, "explorer", value=explorer.begun.isoformat()),
        CareerRecord(explorer.id, "name", value=explorer.name),
        CareerRecord(explorer.id, "player", value=explorer.player),
        CareerRecord(explorer.id, "consent", place=explorer.consent or 0, value=consent),
    ]
    for place, run in enumerate(explorer.runs):
        found.append(CareerRecord(explorer.id, "run", run.id, place, run=evolve(run, achievements=())))
        for number, id_ in enumerate(run.achievements):
            found.append(CareerRecord(explorer.id, "award", id_, place * 200 + number, run.id))
    for place, name in enumerate(explorer.steps):
        level = explorer.steps[: place + 1].count(name)
        found.append(CareerRecord(explorer.id, "step", f"{name} {level}", place, name))
    return {record.id: record for record in found}


@frozen
class _StoredRecord:
    record: CareerRecord
    begun: str
    made: str

    @property
    def order(self) -> tuple[str, int, str]:
        return self.begun, self.record.place, self.record.key


def read_explorers(connection: Connection) -> dict[str, Explorer]:
    """Return every readable career by the explorer's id."""
    found: dict[str, list[_StoredRecord]] = {}
    current = {state.number: state for state in history.current_records(connection, TABLE)}
    for number, text in connection.execute(f"SELECT number, entry FROM {TABLE} ORDER BY number"):
        state = current.get(number)
        record = None if state is None else codec.loads_or_none(text, CareerRecord)
        if state is not None and record is not None and record.id == state.id:
            found.setdefault(record.explorer, []).append(_StoredRecord(record, state.begun, state.made))
    careers = {id_: _explorer_of(id_, kept) for id_, kept in found.items()}
    return {id_: explorer for id_, explorer in careers.items() if explorer is not None}


def save(connection: Connection, changes: Iterable[tuple[Explorer | None, Explorer]], step: int) -> None:
    """Update the stored careers by the difference between the earlier and the later state in each pair of `changes`.

    Other changes made in the meantime are kept. Raise an error if the rules then no longer allow the new ones. Without
    an earlier state, the career is replaced.
    """
    now = read_explorers(connection)
    wanted = []
    for before, after in changes:
        stored = now.get(after.id)
        reference = stored if before is None else before
        old = {} if reference is None else career_as_records(reference)
        new = career_as_records(after)
        fresh = {id_: record for id_, record in new.items() if id_ not in old or not _is_same_record(old[id_], record)}
        gone = {id_: record for id_, record in old.items() if id_ not in new}
        _write(connection, after.id, fresh.values(), gone.values(), step)
        wanted.append((after, fresh))
        if before is None or stored == before:
            _drop_invalid_records(connection, after, step)
    now = read_explorers(connection)
    for after, fresh in wanted:
        counting = career_as_records(now[after.id]) if after.id in now else {}
        if not all(id_ in counting and _is_same_record(counting[id_], record) for id_, record in fresh.items()):
            raise UserError("careers-changed-meanwhile", name=after.name)


def _drop_invalid_records(connection: Connection, after: Explorer, step: int) -> None:
    if read_explorers(connection).get(after.id) == after:
        return
    new = career_as_records(after)
    left_over = [
        record
        for state in history.read_states(connection, TABLE)
        if (record := codec.loads_or_none(state.text, CareerRecord)) is not None
        and record.explorer == after.id
        and record.id not in new
    ]
    there = {state.id for state in history.current_records(connection, TABLE)}
    _write(connection, after.id, (), [record for record in left_over if record.id in there], step)


def document_as_states(explorer: Explorer, made: str) -> list[SavedState]:
    """Return the records of a career that an earlier version stored as one document."""
    return [SavedState(record.id, made, False, codec.dumps(record)) for record in career_as_records(explorer).values()]


def check_state(state: SavedState) -> SavedState:
    """Return the state if its text is a valid record. Otherwise, raise an error."""
    record = codec.loads(state.text, CareerRecord)
    if record.id != state.id:
        raise InvalidValue.with_message("files-impossible")
    return state


def explorer_id(state: SavedState) -> str | None:
    """Return the id of this record's explorer, or None if the record is unreadable."""
    record = codec.loads_or_none(state.text, CareerRecord)
    return None if record is None else record.explorer


def _is_same_record(one: CareerRecord, other: CareerRecord) -> bool:
    return one == evolve(other, place=one.place) or (one.kind == "consent" and one == other)


def _write(
    connection: Connection, id_: str, fresh: Iterable[CareerRecord], gone: Iterable[CareerRecord], step: int
) -> None:
    of_explorer = f"SELECT MAX(made) FROM {TABLE} WHERE substr(id, 1, ?) = ?"
    (newest,) = connection.execute(of_explorer, (len(id_) + 1, f"{id_}/")).fetchone()
    made = history.time_after(newest)
    written = [SavedState(record.id, made, False, codec.dumps(record)) for record in fresh]
    removed = [SavedState(record.id, made, True, codec.dumps(record)) for record in gone]
    history.write(connection, [*written, *removed], step, TABLE)


def _explorer_of(id_: str, kept: list[_StoredRecord]) -> Explorer | None:
    single: Mapping[str, _StoredRecord] = {one.record.kind: one for one in kept if not one.record.key}
    if not {"explorer", "name"} <= single.keys():
        return None
    runs, awards, steps = (
        sorted((one for one in kept if one.record.kind == kind), key=lambda one: one.order)
        for kind in ("run", "award", "step")
    )
    given: dict[str, list[str]] = {}
    for award in awards:
        given.setdefault(award.record.value or "", []).append(award.record.key)
    explorer = Explorer(
        name=single["name"].record.value or "?",
        begun=date.fromisoformat(single["explorer"].record.value or ""),
        player=(single["player"].record.value or "") if "player" in single else "",
        consent=_runs_before_consent(single.get("consent"), runs),
        runs=tuple(
            evolve(one.record.run, achievements=tuple(given.get(one.record.key, ())))
            for one in runs
            if one.record.run is not None
        ),
        steps=tuple(one.record.value or "" for one in steps),
        id=id_,
    )
    return explorer.without_invalid_steps()


def _runs_before_consent(kept: _StoredRecord | None, runs: list[_StoredRecord]) -> int | None:
    if kept is None or kept.record.value == "always":
        return 0
    if kept.record.value == "never":
        return None
    return sum((run.begun, run.record.place) < (kept.made, kept.record.place) for run in runs)
