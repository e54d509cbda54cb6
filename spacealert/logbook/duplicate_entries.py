"""Entries that two tables have typed in of the same evening, each under an id of its own."""

from collections import Counter
from collections.abc import Sequence
from sqlite3 import Connection

from attrs import evolve

from spacealert.kit.storage import codec, history
from spacealert.kit.storage.codec import InvalidValue
from spacealert.kit.storage.history import SavedState
from spacealert.logbook.entry import Entry


def doubles(connection: Connection, theirs: Sequence[SavedState]) -> set[str]:
    """Ids of theirs that are entries of ours under another id. Each of ours is the double of one at most."""
    newest = {state.id: state.text for state in sorted(theirs, key=lambda state: state.made)}
    current = history.current(connection)
    known = {state.id for state in current}
    new = {id_: _facts(text) for id_, text in newest.items() if id_ not in known}
    evenings = {f"{entry.mission} {entry.played}" for entry in new.values() if entry is not None}
    ours = Counter[Entry]()
    evening_of = "json_extract(entry, '$.mission') || ' ' || json_extract(entry, '$.played')"
    of_ours = dict(connection.execute(f"SELECT state, {evening_of} FROM summary")) if evenings else {}
    for state in current:
        if of_ours.get(state.number) in evenings and state.id not in newest:
            (text,) = connection.execute("SELECT entry FROM state WHERE number = ?", (state.number,)).fetchone()
            ours.update(entry for entry in [_facts(text)] if entry is not None)
    found: set[str] = set()
    for id_, entry in new.items():
        if entry is not None and ours[entry]:
            ours[entry] -= 1
            found.add(id_)
    return found


def _facts(text: str) -> Entry | None:
    """What the printed log would show of an entry."""
    try:
        entry = codec.loads(text, Entry)
    except InvalidValue:
        return None
    return evolve(entry, id="", game=None, scenario=None, campaign=None, crew=entry.people)
