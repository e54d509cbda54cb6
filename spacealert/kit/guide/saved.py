"""Guides that are kept on the disk at every answer, one file for each: the answers and the seed, never the state."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from attrs import frozen

from spacealert.kit.guide.prompts import LONGEST_TEXT, Answer
from spacealert.kit.guide.walkthrough import Edit, Given, Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError, reason
from spacealert.kit.storage import places
from spacealert.kit.storage.codec import Between, Length
from spacealert.kit.storage.locks import Lock
from spacealert.kit.storage.versions import SavedFile, VersionedFormat

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
    subject: _Key = ""


_Answers = Annotated[tuple[_GivenDraft, ...], Length(_MOST_ANSWERS)]


@frozen
class _EditDraft:
    given: _Answers
    waiting: _Answers
    length: Annotated[int, Between(0, _MOST_ANSWERS)]


@frozen
class _GuideDraft:
    seed: Annotated[int, Between(0, SEEDS)]
    given: _Answers
    waiting: _Answers = ()
    last_edit: _EditDraft | None = None
    over: bool = False


# Version 2 has the subjects, what waits, the last edit, and whether it is over: all of them may be missing.
FORMAT = VersionedFormat("guide", _GuideDraft, (dict,))


class SavedGuide(Generic[S]):
    """A guide by the name under which it is kept, with what makes its state.

    Whoever begins or resumes it holds it until `close`: a window and a terminal do not write into one evening.
    """

    keeps = True  # whether what was answered is still there tomorrow

    def __init__(self, name: str, guide: Callable[[S], Guide[object]], new_state: Callable[[], S]) -> None:
        self._file = SavedFile(FORMAT, path_of(name), _MOST_BYTES)
        self.trouble: UserError | None = None  # why the last answer is not on the disk
        self._guide = guide
        self._new_state = new_state
        self._lock = Lock(self.path.with_suffix(".lock"))
        self._held = False
        self._seen: tuple[int, int] | None = None
        self._is_there = False
        self._replaces = False  # whether the next answer takes the place of another evening

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def is_there(self) -> bool:
        """Whether there is something to resume: an evening that is not over, or one that only says why it cannot be."""
        stamp = self._stamp()
        if stamp != self._seen:
            self._seen, self._is_there = stamp, stamp is not None and not self._is_over()
        return self._is_there

    def _stamp(self) -> tuple[int, int] | None:
        """Changes when the file does: scenes ask every frame."""
        if not self._file.is_there:
            return None
        with suppress(OSError):
            found = self.path.stat()
            return found.st_mtime_ns, found.st_size
        return 0, 0

    def _is_over(self) -> bool:
        try:
            found = self._file.read_content()
        except UserError:
            return False
        return isinstance(found, dict) and found.get("over") is True

    def begin(self, seed: int) -> Walkthrough[S]:
        """A new one, which takes the place of the one that is kept as soon as something is answered."""
        self._hold()
        self._replaces = True
        return Walkthrough(self._guide, self._new_state, seed=seed, keep=self._write)

    def resume(self) -> Walkthrough[S]:
        """The one that is kept, where it was left; refused if there is none that this spacealert can read."""
        self._hold()
        self._replaces = False
        draft = self._file.read()
        edit = draft.last_edit
        return Walkthrough(
            self._guide,
            self._new_state,
            _answers(draft.given),
            draft.seed,
            keep=self._write,
            waiting=_answers(draft.waiting),
            last_edit=None if edit is None else Edit(_answers(edit.given), _answers(edit.waiting), edit.length),
        )

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
        edit = walkthrough.last_edit
        draft = _GuideDraft(
            walkthrough.seed,
            _drafts(walkthrough.given),
            _drafts(walkthrough.waiting),
            None if edit is None else _EditDraft(_drafts(edit.given), _drafts(edit.waiting), edit.length),
            walkthrough.over,
        )
        try:
            if self._replaces:
                self._file.set_aside()
            self._file.write(draft)
            self._replaces, self.trouble = False, None
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


def _drafts(given: tuple[Given, ...]) -> tuple[_GivenDraft, ...]:
    return tuple(map(_draft, given))


def _answers(drafts: tuple[_GivenDraft, ...]) -> tuple[Given, ...]:
    return tuple(Given(one.asked, _answer(one), one.subject) for one in drafts)


def _draft(given: Given) -> _GivenDraft:
    match given.answer:
        case str(text):
            return _GivenDraft(given.asked, text=text, subject=given.subject)
        case int(number):
            return _GivenDraft(given.asked, number=number, subject=given.subject)
        case tuple(several):
            return _GivenDraft(given.asked, several=several, subject=given.subject)
        case None:
            return _GivenDraft(given.asked, subject=given.subject)


def _answer(draft: _GivenDraft) -> Answer:
    if draft.text is not None:
        return draft.text
    return draft.several if draft.number is None else draft.number
