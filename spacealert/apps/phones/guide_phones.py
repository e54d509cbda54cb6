"""Phones for a companion's guide. Everyone sees the board, and players see their secrets and answer on their phones.

The scene or terminal that shows the guide calls `publish` with each question and collects answers with `take_answer`.
"""

import time
from collections.abc import Callable, Sequence
from typing import Generic

from attrs import evolve, frozen

from spacealert.apps.phones import resume_state
from spacealert.apps.phones.compose import SeatProgress
from spacealert.apps.phones.messages import GuideMessage, PageMessage, SeatMessage
from spacealert.apps.phones.questions import option_messages, parse_answer
from spacealert.apps.phones.requests import AnswerQuestion, PlayerEntry
from spacealert.apps.phones.seats import OpenPage, SeatEntries
from spacealert.apps.phones.service import Phones
from spacealert.companions.shelf import Companion
from spacealert.kit.guide import prompts
from spacealert.kit.guide.prompts import Answer, Prompt
from spacealert.kit.guide.walkthrough import S, Walkthrough, prompt_options
from spacealert.kit.i18n import Message, Texts, UserError
from spacealert.session import Session, SessionView
from spacealert.session.session_state import SessionState
from spacealert.session.setup import SEAT_COLORS, Seat, TableSetup
from spacealert.texts import load_texts

Name = str | Message  # as typed by a player, or translated

_KINDS: Sequence[tuple[type[Prompt], str]] = (
    (prompts.SingleChoice, "choose"), (prompts.MultiChoice, "several"), (prompts.Count, "count"),
    (prompts.TextInput, "write"), (prompts.Draw, "draw"), (prompts.Arrangement, "arrange"),
)  # fmt: skip


@frozen
class _Published:
    """The phones' current content: the question, the seats and the public board."""

    id: str = ""
    prompt: Prompt | None = None
    drawn: str = ""  # what the program draws for this seat
    names: tuple[Name, ...] = ()
    board: tuple[Message, ...] = ()
    since: float = 0.0
    evening: str = ""

    @property
    def prompt_to_answer(self) -> Prompt | None:
        return self.prompt.inside if isinstance(self.prompt, prompts.Secret) else self.prompt

    @property
    def seat_asked(self) -> int | None:
        if self.prompt is None:
            return None
        name = self.prompt.seat if isinstance(self.prompt, prompts.Secret) else self.prompt.text.facts.get("who")
        return next((place for place, one in enumerate(self.names) if one == name), None)


class GuidePhones(Phones, Generic[S]):
    """The phones of one evening with a companion."""

    flies_missions = False

    def __init__(
        self,
        session: Session,
        texts: Texts,
        companion: Companion[S],
        clock: Callable[[], float] = time.monotonic,
        **serving: object,
    ) -> None:
        self._texts, self._companion, self._clock = texts, companion, clock
        self._now = _Published()
        self._answer_given: tuple[Answer] | None = None
        self.remembered_as = resume_state.state_file_name(companion.name)
        super().__init__(session, **serving)  # type: ignore[arg-type]

    # used by the client that shows the guide

    def start(self, address: str | None = None) -> None:
        """Start serving: at `address` if given, or else at the same address as before a restart, if possible."""
        with self._lock:  # release other people's seats before greeting any page
            self.resume(address)
            self._drop_strangers()
        super().start(address)

    def close(self) -> None:
        self.suspend()

    def publish(self, walkthrough: Walkthrough[S], prompt: Prompt | None) -> None:
        """Show this question on the phones instead of the previous one, or none if `prompt` is None."""
        inside = prompt.inside if isinstance(prompt, prompts.Secret) else prompt
        state = walkthrough.state
        published = _Published(
            str(next(self._numbers)),
            prompt,
            walkthrough.pick() if isinstance(inside, prompts.Draw) and prompt is walkthrough.prompt else "",
            tuple(self._companion.seats(state)),
            tuple(self._companion.board(state)),
            self._clock(),
            str(walkthrough.seed),
        )
        with self._lock:
            self._now, self._answer_given = published, None
            self._drop_strangers()
            self.revision += 1

    def _drop_strangers(self) -> None:
        """Free seats that phones took on another evening, so that those phones see no secrets of this one."""
        if self._now.evening in ("", self._evening):
            return
        self._evening = self._now.evening
        for place in self._admission.taken_seats:
            self.free_seat(place)
        if self.is_on:
            self._remember()

    def take_answer(self) -> tuple[Answer] | None:
        """Return the answer given on a phone and forget it, or None if there is none.

        An answer to a secret is held back until the secret's time is up.
        """
        with self._lock:
            prompt, found = self._now.prompt, self._answer_given
            is_early = isinstance(prompt, prompts.Secret) and self._clock() - self._now.since < prompt.seconds
            if found is None or is_early:
                return None
            self._answer_given, self._now = None, evolve(self._now, prompt=None)
            return found

    @property
    def shows_secret(self) -> bool:
        """Whether the current question is a secret and its player's phone is connected."""
        with self._lock:
            now = self._now
            return self.is_on and isinstance(now.prompt, prompts.Secret) and self._is_connected(now.seat_asked)

    # same interface as a Space Alert table

    def _view(self, seat: int | None = None) -> SessionView:
        view = self._session.view(seat)
        names = [name if isinstance(name, str) else name.render(self._texts) for name in self._now.names]
        seats = tuple(Seat(SEAT_COLORS[place % len(SEAT_COLORS)], name) for place, name in enumerate(names))
        return evolve(view, state=SessionState(TableSetup(seats, roles={}), language=self._texts.language))

    def _name_seat(self, before: int | None, place: int, name: str) -> None:
        """Ignore the name, because the guide has its own names."""

    def _add_seat(self, page: OpenPage, name: str) -> None:
        self._refuse_seat(page, "phones-no-more-seats")

    def _enter(self, entries: SeatEntries, seat: int, entry: PlayerEntry, view: SessionView) -> None:
        if not isinstance(entry, AnswerQuestion):
            return
        with self._lock:
            now = self._now
            if now.id != entry.question or self._answer_given is not None or not self._may_answer(seat):
                raise UserError("phones-question-over")
            assert now.prompt_to_answer is not None
            answer = parse_answer(now.prompt_to_answer, entry.keys, now.drawn)
            now.prompt_to_answer.check(answer)
            self._answer_given = (answer,)
            self.revision += 1

    def _is_connected(self, place: int | None) -> bool:
        return place is not None and any(page.seat == place for page in self._pages.values())

    def _may_answer(self, seat: int | None) -> bool:
        prompt, whose = self._now.prompt, self._now.seat_asked
        if prompt is None or seat is None or isinstance(prompt, prompts.Ritual | prompts.Wait):
            return False
        return seat == whose or (not isinstance(prompt, prompts.Secret) and not self._is_connected(whose))

    # content of the pages

    def _make_page_message(
        self, seat: int | None, language: str, view: SessionView, shared: SessionView, progress: Sequence[SeatProgress]
    ) -> PageMessage:
        texts, now = load_texts(language), self._now
        names = [name if isinstance(name, str) else name.render(texts) for name in now.names]
        seats = tuple(
            SeatMessage(place, name, SEAT_COLORS[place % len(SEAT_COLORS)], one.phone)
            for place, (name, one) in enumerate(zip(names, progress, strict=False))
        )
        return PageMessage(
            "guide",
            prompts.message(f"{self._companion.name}-title").render(texts),
            seat,
            seats,
            wanted=self._seat_requests_for(seat),
            guide=self._guide_message(texts, seat, names),
        )

    def _guide_message(self, texts: Texts, seat: int | None, names: Sequence[str]) -> GuideMessage:
        now, prompt = self._now, self._now.prompt
        board = tuple(line.render(texts) for line in now.board)
        if prompt is None:
            return GuideMessage(now.id, board)
        told = GuideMessage(
            now.id,
            board,
            tuple(note.render(texts) for note in prompt.notes),
            prompt.text.render(texts),
            on_phone_of=names[now.seat_asked]
            if now.seat_asked is not None and self._is_connected(now.seat_asked)
            else "",
            secret=isinstance(prompt, prompts.Secret),
        )
        if not self._may_answer(seat):
            return told
        assert now.prompt_to_answer is not None
        return _with_answers(evolve(told, sent=self._answer_given is not None), texts, now.prompt_to_answer)


def _with_answers(told: GuideMessage, texts: Texts, inside: Prompt) -> GuideMessage:
    """Add the possible answers to the message. For a secret, these are the answers to the question inside."""
    kind = next((name for type_, name in _KINDS if isinstance(inside, type_)), "tell")
    told = evolve(told, kind=kind, options=option_messages(texts, prompt_options(inside)))
    if told.secret:
        told = evolve(told, inside=inside.text.render(texts))
    match inside:
        case prompts.SingleChoice(likely=likely) | prompts.TextInput(likely=likely):
            return evolve(told, likely=likely or "")
        case prompts.MultiChoice(least=least, most=most, each=each, options=options):
            return evolve(told, least=least, most=len(options) * each if most is None else most, each=each)
        case prompts.Count(least=least, most=most, likely=number):
            return evolve(told, least=least, most=most, likely=str(least if number is None else number))
        case prompts.Arrangement(pieces=pieces, now=now):
            standing = tuple(now.get(piece.key, "") for piece in pieces)
            return evolve(told, pieces=option_messages(texts, pieces), standing=standing)
    return told
