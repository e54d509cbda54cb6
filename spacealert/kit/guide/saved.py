"""Guides saved to disk after every answer. Each file contains the answers and the seed, never the state."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from attrs import frozen

from spacealert.kit.guide.prompts import LONGEST_TEXT, Answer
from spacealert.kit.guide.walkthrough import Edit, GivenAnswer, Guide, Walkthrough
from spacealert.kit.i18n.errors import UserError, find_reason
from spacealert.kit.storage import atomic, places
from spacealert.kit.storage.codec import Between, Length
from spacealert.kit.storage.locks import Lock
from spacealert.kit.storage.versions import SavedFile, VersionedFormat

S = TypeVar("S")

SEEDS = 2**39  # within the number range of the file format
_MOST_ANSWERS = 20_000  # far more than any evening needs
_MOST_BYTES = 4_000_000
_Key = Annotated[str, Length(200)]

_MOST_SEALED = 1_000


@frozen
class _GivenDraft:
    """A saved answer. Prompts that were only read have no value, and secret answers are encrypted."""

    asked: _Key
    text: _Key | None = None
    number: Annotated[int, Between(-1_000_000, 1_000_000)] | None = None
    several: Annotated[tuple[_Key, ...], Length(LONGEST_TEXT)] | None = None
    subject: _Key = ""
    sealed: Annotated[str, Length(_MOST_SEALED)] | None = None


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


# Version 2 adds subjects, waiting answers, the last edit, whether it is over, and sealed answers, all optional.
FORMAT = VersionedFormat("guide", _GuideDraft, (dict,))


class SavedGuide(Generic[S]):
    """A guide that is saved under a name.

    One run of the guide is called an evening. Starting or resuming an evening locks the guide until `close`.
    """

    keeps = True  # whether answers are kept on disk

    def __init__(self, name: str, guide: Callable[[S], Guide[object]], new_state: Callable[[], S]) -> None:
        self._file = SavedFile(FORMAT, guide_path(name), _MOST_BYTES)
        self.trouble: UserError | None = None  # why the last answer could not be saved
        self._guide = guide
        self._new_state = new_state
        self._lock = Lock(self.path.with_suffix(".lock"))
        self._key_path = self.path.with_suffix(".key")  # seals secret answers
        self._held = False
        self._seen: tuple[int, int] | None = None
        self._is_there = False
        self._replaces = False  # whether the next answer replaces another evening

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def exists(self) -> bool:
        """Whether there is an evening to resume, or a file that cannot be read."""
        stamp = self._file_stamp()
        if stamp != self._seen:
            self._seen, self._is_there = stamp, stamp is not None and not self._is_over()
        return self._is_there

    @property
    def answer_count(self) -> int:
        """The number of saved answers, or 0 if they can't be read."""
        with suppress(UserError):
            return len(self._file.read().given)
        return 0

    def count_steps(self) -> int:
        """Return the number of prompts, if the guide's prompts do not depend on the answers."""
        return sum(1 for _ in self._guide(self._new_state()))

    def _file_stamp(self) -> tuple[int, int] | None:
        if not self._file.exists:
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
        """Start a new evening. Its first answer replaces the saved evening, which is kept under another name."""
        self._acquire_lock()
        self._replaces = True
        return Walkthrough(self._guide, self._new_state, seed=seed, keep=self._write)

    def resume(self) -> Walkthrough[S]:
        """Resume the saved evening. Raise an error if there is none that this version can read."""
        self._acquire_lock()
        self._replaces = False
        draft = self._file.read()
        edit, answers = draft.last_edit, partial(_answers_from_drafts, key=cache(self._key))
        try:
            return Walkthrough(
                self._guide,
                self._new_state,
                answers(draft.given),
                draft.seed,
                keep=self._write,
                waiting=answers(draft.waiting),
                last_edit=None if edit is None else Edit(answers(edit.given), answers(edit.waiting), edit.length),
            )
        except OSError as error:
            raise UserError("guide-unreadable", path=str(self._key_path), why=find_reason(error)) from None
        except WrongKeyError:
            raise UserError("guide-damaged", path=str(self.path)) from None

    def delete(self) -> None:
        """Delete the saved evening and its key."""
        self.path.unlink(missing_ok=True)
        self._key_path.unlink(missing_ok=True)

    def close(self) -> None:
        self._lock.release()
        self._held = False

    def _acquire_lock(self) -> None:
        if not self._held and not self._lock.acquire():
            raise UserError("guide-open-elsewhere")
        self._held = True

    def _key(self) -> bytes:
        try:
            return self._key_path.read_bytes()
        except FileNotFoundError:
            key = os.urandom(KEY_BYTES)
            atomic.write(self._key_path, key)
            self._key_path.chmod(0o600)
            return key

    def _make_draft(self, walkthrough: Walkthrough[S]) -> _GuideDraft:
        edit, drafts = walkthrough.last_edit, partial(_drafts_of, key=cache(self._key))
        return _GuideDraft(
            walkthrough.seed,
            drafts(walkthrough.given_answers),
            drafts(walkthrough.waiting_answers),
            None if edit is None else _EditDraft(drafts(edit.given), drafts(edit.waiting), edit.length),
            walkthrough.is_over,
        )

    def _write(self, walkthrough: Walkthrough[S]) -> None:
        try:
            draft = self._make_draft(walkthrough)
            if self._replaces:
                self._file.set_aside()
            self._file.write(draft)
            self._replaces, self.trouble = False, None
        except OSError as error:
            self.trouble = UserError("files-unwritable", path=str(self.path), why=find_reason(error))


class UnsavedGuide(SavedGuide[S]):
    """A short guide that is not saved, such as a single exercise."""

    keeps = False

    @property
    def exists(self) -> bool:
        return False

    def begin(self, seed: int) -> Walkthrough[S]:
        return Walkthrough(self._guide, self._new_state, seed=seed)

    def delete(self) -> None:
        pass

    def close(self) -> None:
        pass


def guide_path(name: str) -> Path:
    """Return the file of the guide with this name."""
    return places.user_folder() / "guides" / f"{name}.json"


def _drafts_of(given: tuple[GivenAnswer, ...], key: Callable[[], bytes]) -> tuple[_GivenDraft, ...]:
    found = []
    for one in given:
        answer = one.answer
        if one.secret:
            sealed = seal(key(), json.dumps(answer, ensure_ascii=False))
            found.append(_GivenDraft(one.asked, subject=one.subject, sealed=sealed))
        else:
            text = answer if isinstance(answer, str) else None
            number = answer if isinstance(answer, int) else None
            several = answer if isinstance(answer, tuple) else None
            found.append(_GivenDraft(one.asked, text, number, several, one.subject))
    return tuple(found)


def _answers_from_drafts(drafts: tuple[_GivenDraft, ...], key: Callable[[], bytes]) -> tuple[GivenAnswer, ...]:
    found = []
    for one in drafts:
        answer: Answer
        if one.sealed is not None:
            unsealed = json.loads(unseal(key(), one.sealed))
            answer = tuple(unsealed) if isinstance(unsealed, list) else unsealed
        else:
            answer = next((each for each in (one.text, one.number, one.several) if each is not None), None)
        found.append(GivenAnswer(one.asked, answer, one.subject, secret=one.sealed is not None))
    return tuple(found)


# Secret answers are sealed with a key in a separate file. The evening file alone, opened in an editor or copied,
# reveals nothing; together with the key it does, which is good enough among friends. The cipher is a stream of HMAC-
# SHA-256 blocks plus one block as the seal, so no crypto library is needed.

KEY_BYTES = 32
_NONCE, _SEAL = 16, 16
_BLOCK = 256  # answers are padded to this many bytes, so that their length reveals nothing


class WrongKeyError(Exception):
    """Raised if the key is wrong or the sealed text was changed."""


def seal(key: bytes, text: str) -> str:
    """Encrypt text, padded to hide its length."""
    plain = text.encode()
    plain += b"\0" * (-len(plain) % _BLOCK or _BLOCK)
    nonce = os.urandom(_NONCE)
    hidden = _apply_keystream(key, nonce, plain)
    return urlsafe_b64encode(nonce + hidden + _seal_of(key, nonce + hidden)).decode()


def unseal(key: bytes, sealed: str) -> str:
    """Decrypt sealed text, or raise `WrongKeyError`."""
    try:
        content = urlsafe_b64decode(sealed)
    except ValueError:
        raise WrongKeyError from None
    from hmac import compare_digest  # loads a crypto library, which only secrets need

    body, found = content[:-_SEAL], content[-_SEAL:]
    if not compare_digest(found, _seal_of(key, body)):
        raise WrongKeyError
    return _apply_keystream(key, body[:_NONCE], body[_NONCE:]).rstrip(b"\0").decode()


def _apply_keystream(key: bytes, nonce: bytes, content: bytes) -> bytes:
    from hmac import digest

    stream = bytearray()
    for number in count():
        if len(stream) >= len(content):
            break
        stream += digest(key, b"stream" + nonce + number.to_bytes(4, "big"), "sha256")
    return bytes(one ^ other for one, other in zip(content, stream, strict=False))


def _seal_of(key: bytes, content: bytes) -> bytes:
    from hmac import digest

    return digest(key, b"seal" + content, "sha256")[:_SEAL]
