"""Guides that are kept on the disk at every answer, one file for each: the answers and the seed, never the state."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from attrs import frozen

from spacealert.kit.guide.prompts import LONGEST_TEXT, Answer
from spacealert.kit.guide.walkthrough import Given, Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError, reason
from spacealert.kit.storage import atomic, codec, places
from spacealert.kit.storage.codec import Between, InvalidValue, Length
from spacealert.kit.storage.locks import Lock
from spacealert.kit.storage.versions import VersionedFormat

S = TypeVar("S")

SEEDS = 2**39  # less than the largest number that a file may have
_MOST_ANSWERS = 20_000  # many times what an evening has
_MOST_BYTES = 4_000_000
_Key = Annotated[str, Length(200)]


@frozen
class _GivenDraft:
    """An answer by what it is; one that was only read is none of them."""

    asked: _Key
    text: _Key | None = None
    number: Annotated[int, Between(-1_000_000, 1_000_000)] | None = None
    several: Annotated[tuple[_Key, ...], Length(LONGEST_TEXT)] | None = None


@frozen
class _GuideDraft:
    seed: Annotated[int, Between(0, SEEDS)]
    given: Annotated[tuple[_GivenDraft, ...], Length(_MOST_ANSWERS)]


FORMAT = VersionedFormat("guide", _GuideDraft)


class SavedGuide(Generic[S]):
    """A guide by the name under which it is kept, with what makes its state.

    Whoever begins or resumes it holds it until `close`: a window and a terminal do not write into one evening.
    """

    keeps = True  # whether what was answered is still there tomorrow

    def __init__(self, name: str, guide: Callable[[S], Guide[object]], new_state: Callable[[], S]) -> None:
        self.path = path_of(name)
        self.trouble: UserError | None = None  # why the last answer is not on the disk
        self._guide = guide
        self._new_state = new_state
        self._lock = Lock(self.path.with_suffix(".lock"))
        self._held = False

    @property
    def is_there(self) -> bool:
        """Whether there is something to resume."""
        return self.path.is_file()

    def begin(self, seed: int) -> Walkthrough[S]:
        """A new one, which takes the place of the one that is kept as soon as something is answered."""
        self._hold()
        return Walkthrough(self._guide, self._new_state, seed=seed, keep=self._write)

    def resume(self) -> Walkthrough[S]:
        """The one that is kept, where it was left; refused if there is none that this spacealert can read."""
        self._hold()
        draft = _read(self.path)
        given = [Given(one.asked, _answer(one)) for one in draft.given]
        return Walkthrough(self._guide, self._new_state, given, draft.seed, keep=self._write)

    def delete(self) -> None:
        """Remove the file."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        self._lock.release()
        self._held = False

    def _hold(self) -> None:
        if not self._held and not self._lock.acquire():
            raise UserError("guide-open-elsewhere")
        self._held = True

    def _write(self, walkthrough: Walkthrough[S]) -> None:
        draft = _GuideDraft(walkthrough.seed, tuple(map(_draft, walkthrough.given)))
        try:
            atomic.write(self.path, codec.dumps(FORMAT.write(draft)))
            self.trouble = None
        except OSError as error:
            self.trouble = UserError("files-unwritable", path=str(self.path), why=reason(error))


class UnsavedGuide(SavedGuide[S]):
    """One that is over in a minute and kept nowhere, such as a single exercise."""

    keeps = False

    @property
    def is_there(self) -> bool:
        return False

    def begin(self, seed: int) -> Walkthrough[S]:
        return Walkthrough(self._guide, self._new_state, seed=seed)

    def delete(self) -> None:
        pass

    def close(self) -> None:
        pass


def path_of(name: str) -> Path:
    """Where the guide of this name is kept."""
    return places.user_folder() / "guides" / f"{name}.json"


def _read(path: Path) -> _GuideDraft:
    try:
        with path.open("rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise UserError("guide-unreadable", path=str(path), why=reason(error)) from None
    if len(content) > _MOST_BYTES:
        raise UserError("guide-damaged", path=str(path))
    try:
        return FORMAT.read(codec.parse(content))
    except InvalidValue:
        raise UserError("guide-damaged", path=str(path)) from None


def _draft(given: Given) -> _GivenDraft:
    match given.answer:
        case str(text):
            return _GivenDraft(given.asked, text=text)
        case int(number):
            return _GivenDraft(given.asked, number=number)
        case tuple(several):
            return _GivenDraft(given.asked, several=several)
        case None:
            return _GivenDraft(given.asked)


def _answer(draft: _GivenDraft) -> Answer:
    if draft.text is not None:
        return draft.text
    return draft.several if draft.number is None else draft.number
