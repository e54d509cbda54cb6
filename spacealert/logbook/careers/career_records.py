"""A career as small records that two tables can add to apart: its name, each run, each achievement, each step.

Records are kept as entries of the log book are, with all their states, and merged by id. What a career is follows from
the states that count: runs in the order in which they were first written down, and only such achievements and steps as
the rules then allow.
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
from spacealert.logbook.careers.explorer import Explorer, Run, explorer_name

TABLE = "career"
_MOST_PLACE = 10_000_000

Kind = Literal["explorer", "name", "player", "consent", "run", "award", "step"]
_Text = Annotated[str, Length(300)]


@frozen
class CareerRecord:
    """One fact of a career. `key` tells records of a kind apart; `place` orders those that were written at once.

    `value` is the day it began, the name, the player, the run that an achievement was given for, the specialization of
    a step; for the consent to be cloned `always`, `never`, or `since` then.
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
            case "name" if explorer_name(self.value or "") != self.value or not self.value:
                raise InvalidValue.of("files-impossible")
            case "player" if explorer_name(self.value or "") != self.value:
                raise InvalidValue.of("files-impossible")
            case "run" if self.run is None or self.run.id != self.key or self.run.achievements:
                raise InvalidValue.of("files-impossible")
            case "award" if self.key not in ACHIEVEMENTS:
                raise InvalidValue.of("files-impossible")
            case "step" if self.value not in SPECIALIZATIONS:
                raise InvalidValue.of("files-impossible")
            case "consent" if self.value not in ("always", "never", "since"):
                raise InvalidValue.of("files-impossible")


def records_of(explorer: Explorer) -> dict[str, CareerRecord]:
    """All records of a career, by id."""
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
class _Kept:
    """A record that counts, when it was first written down, and when it became what it is."""

    record: CareerRecord
    begun: str
    made: str

    @property
    def order(self) -> tuple[str, int, str]:
        return self.begun, self.record.place, self.record.key


def explorers(connection: Connection) -> dict[str, Explorer]:
    """Every career that can be read, by the explorer's id."""
    found: dict[str, list[_Kept]] = {}
    current = {state.number: state for state in history.current(connection, TABLE)}
    for number, text in connection.execute(f"SELECT number, entry FROM {TABLE} ORDER BY number"):
        state = current.get(number)
        record = None if state is None else _record(text)
        if state is not None and record is not None and record.id == state.id:
            found.setdefault(record.explorer, []).append(_Kept(record, state.begun, state.made))
    careers = {id_: _explorer_of(id_, kept) for id_, kept in found.items()}
    return {id_: explorer for id_, explorer in careers.items() if explorer is not None}


def save(connection: Connection, changes: Iterable[tuple[Explorer | None, Explorer]], step: int) -> None:
    """Write what changed between two states of a career onto how it stands now, whoever has changed it since.

    Refused where the rules no longer allow it. Without a state before, the career becomes what it is said to be.
    """
    now = explorers(connection)
    wanted = []
    for before, after in changes:
        stored = now.get(after.id)
        reference = stored if before is None else before
        old = {} if reference is None else records_of(reference)
        new = records_of(after)
        fresh = {id_: record for id_, record in new.items() if id_ not in old or not _same(old[id_], record)}
        gone = {id_: record for id_, record in old.items() if id_ not in new}
        _write(connection, after.id, fresh.values(), gone.values(), step)
        wanted.append((after, fresh))
        if before is None or stored == before:
            _drop_what_does_not_count(connection, after, step)
    now = explorers(connection)
    for after, fresh in wanted:
        counting = records_of(now[after.id]) if after.id in now else {}
        if not all(id_ in counting and _same(counting[id_], record) for id_, record in fresh.items()):
            raise UserError("careers-changed-meanwhile", name=after.name)


def _drop_what_does_not_count(connection: Connection, after: Explorer, step: int) -> None:
    """Two tables' steps together may be more than the rules allow; those left out give way to what is done now."""
    if explorers(connection).get(after.id) == after:
        return
    new = records_of(after)
    left_over = [
        record
        for state in states(connection)
        if (record := _record(state.text)) is not None and record.explorer == after.id and record.id not in new
    ]
    there = {state.id for state in history.current(connection, TABLE)}
    _write(connection, after.id, (), [record for record in left_over if record.id in there], step)


def states(connection: Connection) -> list[SavedState]:
    """All states of all records but those undone: what travels to another table."""
    rows = connection.execute(f"SELECT id, made, removed, entry FROM {TABLE} WHERE undone = 0 ORDER BY number")
    return [SavedState(id_, made, bool(removed), text) for id_, made, removed, text in rows]


def states_of_document(explorer: Explorer, made: str) -> list[SavedState]:
    """The records of a career that an earlier version kept as one document."""
    return [SavedState(record.id, made, False, codec.dumps(record)) for record in records_of(explorer).values()]


def checked(state: SavedState) -> SavedState:
    """The state, if its text is a record; refused otherwise."""
    record = codec.loads(state.text, CareerRecord)
    if record.id != state.id:
        raise InvalidValue.of("files-impossible")
    return state


def explorer_id(state: SavedState) -> str | None:
    """Whose career it belongs to, if it can be read."""
    record = _record(state.text)
    return None if record is None else record.explorer


def _record(text: str) -> CareerRecord | None:
    try:
        return codec.loads(text, CareerRecord)
    except InvalidValue:
        return None


def _same(one: CareerRecord, other: CareerRecord) -> bool:
    """Where a record stands among others changes with every merge; only for the consent does that say something."""
    return one == evolve(other, place=one.place) or (one.kind == "consent" and one == other)


def _write(
    connection: Connection, id_: str, fresh: Iterable[CareerRecord], gone: Iterable[CareerRecord], step: int
) -> None:
    made = _now_after_all(connection, id_)
    written = [SavedState(record.id, made, False, codec.dumps(record)) for record in fresh]
    removed = [SavedState(record.id, made, True, codec.dumps(record)) for record in gone]
    history.write(connection, [*written, *removed], step, TABLE)


def _now_after_all(connection: Connection, id_: str) -> str:
    """A moment after all that was written about this explorer, so that runs stay in the order flown."""
    (newest,) = connection.execute(
        f"SELECT MAX(made) FROM {TABLE} WHERE substr(id, 1, ?) = ?", (len(id_) + 1, f"{id_}/")
    ).fetchone()
    return history.now() if newest is None else history.after(newest)


def _explorer_of(id_: str, kept: list[_Kept]) -> Explorer | None:
    """The career that these records tell, whatever order they came in."""
    single: Mapping[str, _Kept] = {one.record.kind: one for one in kept if not one.record.key}
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
        consent=_consent(single.get("consent"), runs),
        runs=tuple(
            evolve(one.record.run, achievements=tuple(given.get(one.record.key, ())))
            for one in runs
            if one.record.run is not None
        ),
        steps=tuple(one.record.value or "" for one in steps),
        id=id_,
    )
    return explorer.settled()


def _consent(kept: _Kept | None, runs: list[_Kept]) -> int | None:
    """After how many runs the explorer has agreed to be cloned."""
    if kept is None or kept.record.value == "always":
        return 0
    if kept.record.value == "never":
        return None
    return sum((run.begun, run.record.place) < (kept.made, kept.record.place) for run in runs)
