"""The phones of one evening: their seats, their pages, and their requests to the session.

The server's thread serves pages and rejects strangers. A second thread handles entries one by one and confirms each
once the session has saved it. A third checks the session many times a second and sends changes.
"""

import contextlib
import itertools
import json
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from attrs import evolve

from spacealert.apps.phones import pages, requests, resume_state
from spacealert.apps.phones.compose import (
    Advice,
    SeatProgress,
    build_page,
    clock_message,
    current_table,
    find_advice,
    larger_crew,
)
from spacealert.apps.phones.invitation import LOCAL, PORTS, Invitation, choose_network, listen
from spacealert.apps.phones.messages import ClockMessage, PageMessage, PhoneState, SeatRequestMessage, build_message
from spacealert.apps.phones.questions import Asked, PhoneQuestion
from spacealert.apps.phones.seats import OpenPage, SeatEntries, SeatRequest
from spacealert.engine import CARDS, Game
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.guide.prompts import Answer
from spacealert.kit.i18n import Message, Texts, UserError
from spacealert.kit.storage import places, settings
from spacealert.kit.web import networks
from spacealert.kit.web.admission import Admission
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import Application, Client, Server, StaticFile
from spacealert.narration.explanations import card_text
from spacealert.session import Session, SessionView, commands
from spacealert.session.session_state import Stage
from spacealert.session.setup import Seat, TableSetup
from spacealert.texts import FALLBACK, LANGUAGES, load_texts

PUSHES_EVERY = 0.015  # seconds
NETWORKS_EVERY = 5.0
STARTS_AFTER = 4.0  # seconds to reconsider after the last seat is done
TAKES_OVER_AFTER = 20.0  # seconds for a seat's owner to refuse if the laptop is not asked
KNOCKS_TOLD_EVERY = 60.0
SUSPICIOUS = 4  # wrong codes per minute from one address that trigger a warning on the laptop
MOST_NOTICES = 5
MOST_PAGES = 260
MOST_WAITING = 80  # queued requests per page


class Phones(Application):
    """The phones of a session, served from `start` until `stop`.

    `laptop_answers` means that someone at the laptop can answer `seat_requests`. If nobody can, the seat of a
    disconnected phone goes, after a while, to the first phone to request it.
    """

    def __init__(
        self,
        session: Session,
        ports: Sequence[int] = PORTS,
        find_networks: Callable[[], Sequence[Network]] = networks.find_networks,
        laptop_answers: bool = True,
    ) -> None:
        """Prepare to serve phones on the first of these ports that is free. Port 0 means any port."""
        self._session, self._ports, self._networks = session, ports, find_networks
        self._laptop_answers = laptop_answers
        self._network_lost = False
        self._advice: tuple[Game, Advice | None] | None = None
        self._pushed: tuple[object, ...] = ()  # state the pages were last updated with
        self._lock = threading.RLock()
        self._pages: dict[Client, OpenPage] = {}
        self._waiting: Counter[Client] = Counter()  # number of requests being handled
        self._entries_of: dict[int, SeatEntries] = {}
        self._game: str | None = None  # game these entries belong to
        self._admission = Admission()
        self._evening = ""  # evening these seats belong to; empty for missions
        self._server = Server(self, pages.static_files())
        self._network: Network | None = None
        self._worker: ThreadPoolExecutor | None = None
        self._pusher: threading.Thread | None = None
        self._stopping = threading.Event()
        self._moving = threading.Lock()  # held while moving to another address
        self._notices: list[Message] = []
        self._knocks: dict[str, float] = {}  # when the laptop was warned about each address
        self._question: PhoneQuestion | None = None
        self._numbers = itertools.count(1)  # ids for questions and requests
        self._requests: dict[OpenPage, SeatRequest] = {}
        self._report: tuple[str | None, Mapping[str, str]] = (None, {})  # current game's report, as paths by language
        self._all_done_since: float | None = None
        self._starts_by_itself = settings.read().get("phones_start") is True
        self._networks_checked = 0.0
        self.revision = 0  # incremented whenever the laptop must refresh its list of phones

    flies_missions = True  # whether "all ready" can start something
    remembered_as = resume_state.MISSIONS  # file that restores them after a crash

    def _view(self, seat: int | None = None) -> SessionView:
        return self._session.view(seat)

    # called by the laptop

    @property
    def is_on(self) -> bool:
        return self._server.is_listening

    @property
    def invitation(self) -> Invitation | None:
        """The invitation for players' phones, or None if phones are not being served."""
        if not self.is_on:
            return None
        return Invitation(f"http://{self._server.host}/", self._admission.code)

    def connection_hints(self) -> tuple[Message, ...]:
        """Return hints for when phones cannot connect."""
        others = [one for one in self._networks() if one != self._network and not one.is_tunnel]
        tunnel = self._network is not None and self._network.is_tunnel
        return (
            *([Message("phones-tunnel", {"address": self._server.address})] if tunnel else []),
            *([Message("phones-other-networks", {"known": tuple(one.address for one in others)})] if others else []),
            Message("phones-help", {}),
        )

    @property
    def notices(self) -> tuple[Message, ...]:
        """Recent messages about the phones, for the laptop's screen, newest last."""
        return tuple(self._notices)

    def seat_progress(self) -> tuple[SeatProgress, ...]:
        """Return the state of each seat's phone and its player's progress, for the laptop's screen."""
        with self._lock:
            return self._progress(self._view())

    @property
    def seat_requests(self) -> tuple[SeatRequest, ...]:
        """Requests for another phone's seat, oldest first."""
        with self._lock:
            return tuple(self._requests.values())

    def answer_request(self, request: int, granted: bool) -> None:
        with self._lock:
            found = next((page for page, one in self._requests.items() if one.id == request), None)
            if found is None:
                return
            place = self._requests.pop(found).place
            self.revision += 1
            if granted:
                self._unseat(place, "phones-seat-given")
                self._give_seat(found, place)
            else:
                self._refuse_seat(found, "phones-seat-refused")

    @property
    def starts_automatically(self) -> bool:
        """Whether the next step starts by itself once everyone is ready."""
        return self._starts_by_itself

    @starts_automatically.setter
    def starts_automatically(self, wanted: bool) -> None:
        self._starts_by_itself = wanted
        self.revision += 1
        with contextlib.suppress(UserError, OSError):  # a full disk must not stop the game
            settings.change(phones_start=wanted)

    def show_question(self, prompt: Asked | None) -> None:
        """Ask this question on every phone instead of the previous one, or ask none if `prompt` is None."""
        with self._lock:
            self._question = None if prompt is None else PhoneQuestion(str(next(self._numbers)), prompt)
            self.revision += 1

    def show_solution(self, solution: Answer) -> None:
        with self._lock:
            if self._question is not None:
                self._question = evolve(self._question, solution=(solution,))
                self.revision += 1

    def answers(self) -> Mapping[int, Answer]:
        """Return the answers to the open question by seat, with None for connected phones that have not answered."""
        with self._lock:
            if self._question is None or self._question.solution:
                return {}
            here = {page.seat: None for page in self._pages.values() if page.seat is not None}
            return dict(sorted({**here, **self._question.answers}.items()))

    def share_report(self, page_in: Callable[[str], bytes] | None) -> None:
        """Offer a report of the current game on all phones, made by `page_in` in each language. None withdraws it."""
        game = self._view().resolution
        with self._lock:
            self._server.files = pages.static_files()
            self._report = None, {}
            self.revision += 1
        if page_in is not None and game is not None:
            threading.Thread(
                target=self._make_report, args=(game.id, page_in), name="phones report", daemon=True
            ).start()

    def _make_report(self, game: str, page_in: Callable[[str], bytes]) -> None:
        try:
            secret = secrets.token_urlsafe(16)
            with self._lock:
                languages = {page.language for page in self._pages.values()} | {FALLBACK}
            found = {f"/report/{secret}.{language}": page_in(language) for language in sorted(languages)}
        except Exception:  # nobody would notice an exception in a thread
            places.write_crash_report()
            return
        with self._lock:
            made = {path: StaticFile("text/html; charset=utf-8", page, trusted=True) for path, page in found.items()}
            self._server.files = {**pages.static_files(), **made}
            self._report = game, {path.rpartition(".")[2]: path for path in made}
            self.revision += 1

    @property
    def table(self) -> TableSetup:
        """The current crew and its seats."""
        return current_table(self._view())

    def player_name(self, texts: Texts, seat: int) -> str:
        return current_table(self._view()).seats[seat].name_in(texts)

    def start(self, address: str | None = None) -> None:
        """Listen on this address or, by default, on the likeliest one.

        Raise a `UserError` with the reason if that is impossible.
        """
        if self.is_on:
            return
        self._listen(choose_network(self._networks, address), self._ports)

    def resume(self, address: str | None = None) -> None:
        """If seats and a code were saved before a restart, serve with them again if possible."""
        kept = resume_state.read(self.remembered_as)
        if kept is None or self.is_on:
            return
        with contextlib.suppress(UserError):
            network = choose_network(self._networks, address or kept.address)
            self._admission, self._evening = kept.admission, kept.evening
            self._listen(network, (kept.port, *self._ports))

    def _listen(self, network: Network, ports: Iterable[int]) -> None:
        self._stopping.clear()
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="phones entries")
        try:
            listen(self._server, network, ports)
        except UserError:
            self._worker.shutdown()
            raise
        self._network = network
        self._remember()
        self._pusher = threading.Thread(target=self._push_loop, name="phones", daemon=True)
        self._pusher.start()
        self.revision += 1

    def stop(self) -> None:
        """Stop serving and free all seats."""
        if self._pusher is None:
            return
        self._close()
        resume_state.delete(self.remembered_as)
        self._admission, self._entries_of, self._notices = Admission(), {}, []
        self.revision += 1

    def suspend(self) -> None:
        """Stop serving, but remember the phones for when the evening is resumed."""
        if self.is_on:
            self._close()

    def close(self) -> None:
        """Stop serving before the program or its scene closes."""
        self.stop()

    def use_next_network(self) -> None:
        """Switch to the next of this machine's addresses. Raise an error if it has none."""
        found = self._networks()
        if not found:
            raise UserError("phones-no-network")
        addresses = [one.address for one in found]
        here = self._server.address
        place = addresses.index(here) + 1 if here in addresses else 0
        self._close()
        self._listen(found[place % len(found)], (self._server.port, *self._ports))

    def free_seat(self, place: int) -> None:
        """Free this seat, whichever phone has it."""
        with self._lock:
            self._unseat(place, "phones-seat-freed")

    def _close(self) -> None:
        """Stop serving. Don't wait for the threads, because waiting would block the window."""
        with self._moving:
            self._stopping.set()
            self._pusher = None
            self._server.close()
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._pages.clear()
            self._requests.clear()
            self._waiting.clear()

    def _remember(self) -> None:
        resume_state.write(self._server.address, self._server.port, self._admission, self.remembered_as, self._evening)

    def _add_notice(self, text_id: str, **facts: Any) -> None:
        self._notices = [*self._notices, Message(text_id, facts)][-MOST_NOTICES:]
        self.revision += 1

    # runs in the server's thread, so it must not block

    def on_message(self, client: Client, message: Mapping[str, Any]) -> None:
        try:
            request = requests.parse_request(message)
        except requests.InvalidRequest:
            self._server.disconnect(client)
            return
        if isinstance(request, requests.Hello) and not client.admitted and not self._admit(client, request):
            return
        if not client.admitted or self._waiting[client] >= MOST_WAITING:
            self._server.disconnect(client)
            return
        self._waiting[client] += 1
        self._submit(self._handle, client, request)

    def _admit(self, client: Client, hello: requests.Hello) -> bool:
        """Return whether this page may join. If it may not, tell it why and disconnect it."""
        if hello.token and self._admission.seat_of_token(hello.token, client.address) is not None:
            self._server.admit(client)
            return True
        why = "try-later" if self._admission.is_blocked(client.address) else "wrong-code"
        if hello.code and len(self._pages) < MOST_PAGES and self._admission.accepts(hello.code, client.address):
            self._server.admit(client)
            return True
        if self._admission.wrong_codes_from(client.address) >= SUSPICIOUS:
            self.on_too_many_connections(client.address)
        self._server.send(
            [client], json.dumps({"type": "refused", "why": why if hello.code else "", "build": pages.build_id()})
        )
        self._server.disconnect(client)
        return False

    def on_too_many_connections(self, address: str) -> None:
        now = time.monotonic()
        if now - self._knocks.get(address, -KNOCKS_TOLD_EVERY) >= KNOCKS_TOLD_EVERY and len(self._knocks) < 1000:
            self._knocks[address] = now
            self._add_notice("phones-knocking", address=address)

    def on_disconnect(self, client: Client) -> None:
        self._submit(self._forget, client)

    def _submit(self, function: Callable[..., None], *arguments: object) -> None:
        worker = self._worker
        if worker is not None:
            with contextlib.suppress(RuntimeError):  # the server has shut down meanwhile
                worker.submit(function, *arguments)

    # runs in the thread for entries

    def _handle(self, client: Client, request: requests.Request) -> None:
        try:
            self._answer(client, request)
        except Exception:  # nobody would notice an exception in a thread
            places.write_crash_report()
            self._server.disconnect(client)
        finally:
            self._waiting[client] -= 1

    def _answer(self, client: Client, request: requests.Request) -> None:
        page = self._pages.get(client)
        match request:
            case requests.Hello():
                self._greet(client, request)
            case _ if page is None:
                self._server.disconnect(client)
            case requests.TakeSeat(seat=seat, name=name):
                self._take_seat(page, seat, name)
            case requests.AddSeat(name=name):
                self._add_seat(page, name)
            case requests.LeaveSeat():
                self._leave_seat(page)
            case requests.AnswerSeatRequest(request=number, granted=granted):
                with self._lock:
                    if any(one.id == number and one.place == page.seat for one in self._requests.values()):
                        self.answer_request(number, granted)
            case requests.ReadCard(code=code) if code in CARDS:
                self._send(page, build_message("card", card=card_text(load_texts(page.language), code)))
            case requests.ChooseLanguage(language=language) if language in LANGUAGES:
                page.language, page.shown = language, None
            case requests.NumberedEntry() if page.seat is not None:
                self._carry_out(page, page.seat, request)

    def _forget(self, client: Client) -> None:
        with self._lock:
            self._waiting.pop(client, None)
            page = self._pages.pop(client, None)
            if page is not None:
                self._requests.pop(page, None)
                self.revision += 1

    def _greet(self, client: Client, hello: requests.Hello) -> None:
        language = _supported_language(hello.languages)
        with self._lock:
            seat = self._admission.seat_of_token(hello.token) if hello.token and not hello.spectator else None
            page = OpenPage(client, language, hello.spectator, seat)
            self._pages[client] = page
            self._send(page, {"type": "welcome", "seat": page.seat, "build": pages.build_id()})
            self.revision += 1

    # seats

    def _take_seat(self, page: OpenPage, place: int, name: str) -> None:
        with self._lock:
            seats = current_table(self._view()).seats
            if page.spectator or place >= len(seats) or page.seat == place:
                return
            self._requests.pop(page, None)
            if place in self._admission.taken_seats or any(one.seat == place for one in self._pages.values()):
                self._request_seat(page, place, seats[place])
            else:
                self._give_seat(page, place, name)

    def _request_seat(self, page: OpenPage, place: int, seat: Seat) -> None:
        self._requests[page] = SeatRequest(next(self._numbers), place, seat.name, time.monotonic())
        texts = load_texts(page.language)
        self._send(
            page, {"type": "asked", "seat": place, "why": texts.say("phones-seat-asked", name=seat.name_in(texts))}
        )
        self.revision += 1

    def _refuse_seat(self, page: OpenPage, text_id: str) -> None:
        self._send(page, {"type": "no-seat", "why": load_texts(page.language).say(text_id)})

    def _give_seat(self, page: OpenPage, place: int, name: str = "") -> None:
        before = page.seat
        if before is not None:
            self._admission.revoke_tokens(before)
        token = self._admission.new_token(place)
        self._remember()
        page.seat, page.shown = place, None
        self._send(page, {"type": "seated", "seat": place, "token": token})
        self.revision += 1
        self._name_seat(before, place, name)

    def _name_seat(self, before: int | None, place: int, name: str) -> None:
        view = self._view()
        if view.stage is not Stage.READY or view.setup.seats[place].android:
            return
        with contextlib.suppress(UserError):
            if before is not None and name and view.setup.seats[before].name == name:
                self._session.do(commands.NameSeat(before, ""), before)
            if name and view.setup.seats[place].name != name:
                self._session.do(commands.NameSeat(place, name), place)

    def _add_seat(self, page: OpenPage, name: str) -> None:
        with self._lock:
            view = self._view()
            crew = larger_crew(view.setup)
            if page.spectator or view.stage is not Stage.READY or crew is None:
                self._refuse_seat(page, "phones-no-more-seats")
                return
            self._session.do(commands.SetCrewSize(*crew))
            place = crew[0] - 1
            if place in self._admission.taken_seats:  # from an evening with a larger crew
                self._unseat(place, "")
            self._give_seat(page, place, name)

    def _leave_seat(self, page: OpenPage) -> None:
        with self._lock:
            if page.seat is not None:
                self._unseat(page.seat, "")

    def _unseat(self, place: int, why: str) -> None:
        """Free the seat and tell its pages why."""
        self._admission.revoke_tokens(place)
        self._entries_of.pop(place, None)
        for page in self._pages.values():
            if page.seat == place:
                page.seat, page.shown = None, None
                self._send(page, {"type": "unseated", "why": why and load_texts(page.language).say(why)})
        self._remember()
        self.revision += 1

    # entries

    def _carry_out(self, page: OpenPage, seat: int, request: requests.NumberedEntry) -> None:
        """Carry out an entry exactly once, and reply when it is saved. Leave an entry that must wait unanswered."""
        with self._lock:
            view = self._view(seat)  # one view for all decisions here, because the game may change at any moment
            self._discard_old_game(view)
            entries = self._entries_of.setdefault(seat, SeatEntries())
        refused = entries.recorded_reply(request.page, request.number)
        if refused is None:
            if _must_wait(request.entry, view):
                return  # after a crash the game is not open yet, and the page will resend this
            refused = ""
            try:
                self._enter(entries, seat, request.entry, view)
            except UserError as error:
                refused = error.render(load_texts(page.language))
            entries.record_done(request.page, request.number, refused)
        self._push_changes()  # the page must see the result before it forgets the request
        self._send(page, {"type": "done", "page": request.page, "number": request.number, "refused": refused})

    def _enter(self, entries: SeatEntries, seat: int, entry: requests.PlayerEntry, view: SessionView) -> None:
        do = self._session.do
        match entry:
            case requests.Rename(name=name):
                if seat < len(view.setup.seats):  # a round may have more seats; the command refuses these
                    view.setup.with_name(seat, name).check_names(seat)
                do(commands.NameSeat(seat, name), seat)
            case requests.SayReady(ready=ready):
                entries.ready = ready
                self.revision += 1
            case requests.Pause(on=True):
                do(commands.Pause(), seat)
            case requests.Pause(on=False):
                do(commands.Play(), seat)
            case requests.Repeat():
                do(commands.RepeatAnnouncement(), seat)
            case requests.EnterDrawnCard(game=game) if view.round is None or game != view.round.id:
                raise UserError("phones-round-over")
            case requests.EnterDrawnCard(threat=threat, card=""):
                do(commands.RemoveCard(threat), seat)
            case requests.EnterDrawnCard(threat=threat, card=card):
                do(commands.EnterCard(threat, card), seat)
            case requests.PlayCards() | requests.TakeBack() | requests.FinishRow() if (
                view.resolution is None or entry.game != view.resolution.id
            ):
                raise UserError("phones-plans-closed")
            case requests.PlayCards():
                entries.play_cards(self._session, view, seat, entry.turn, entry.before, entry.slot)
                self.revision += 1  # undo options have changed
            case requests.TakeBack():
                entries.undo_cards(self._session, view, seat)
                self.revision += 1
            case requests.FinishRow(finished=finished):
                entries.finished = finished
                self.revision += 1
            case requests.AnswerQuestion(question=question, keys=keys):
                self._take_answer(seat, question, keys)

    def _take_answer(self, seat: int, question: str, keys: Sequence[str]) -> None:
        with self._lock:
            if self._question is None or self._question.id != question or self._question.solution:
                raise UserError("phones-question-over")
            self._question = self._question.with_answer(seat, keys)
            self.revision += 1

    # runs in the thread that watches the session

    def _push_loop(self) -> None:
        me = threading.current_thread()
        while not self._stopping.wait(PUSHES_EVERY) and self._pusher is me:
            try:
                self._push_changes()
                self._check_networks()
            except Exception:
                places.write_crash_report()
                self._stopping.wait(1.0)

    def _push_changes(self) -> None:
        with self._lock:
            if not self._pages:
                return
            shared = self._view()
            moment, now = (_update_key(shared), self.revision), time.monotonic()
            self._start_when_all_are_done(shared, now)
            if not self._laptop_answers:
                self._grant_uncontested_requests(now)
            if moment == self._pushed and not any(
                page.needs_message(clock_message(shared), now) for page in self._pages.values()
            ):
                return
            self._discard_old_game(shared)
            self._ask_coach(shared)
            self._pushed = (_update_key(shared), self.revision)
            progress = self._progress(shared)
            groups: dict[tuple[int | None, str], list[OpenPage]] = {}
            for page in self._pages.values():
                groups.setdefault((page.seat, page.language), []).append(page)
            for (seat, language), found in groups.items():
                view = shared if seat is None else self._view(seat)
                self._send_changes(
                    found, self._make_page_message(seat, language, view, shared, progress), clock_message(view)
                )

    def _make_page_message(
        self, seat: int | None, language: str, view: SessionView, shared: SessionView, progress: Sequence[SeatProgress]
    ) -> PageMessage:
        texts, question = load_texts(language), self._question
        advice = None if self._advice is None else self._advice[1]
        starts = self._starts_by_itself and self._next_step(shared) is not None
        content = build_page(texts, view, shared, seat, progress, advice, starts)
        game, reports = self._report
        if game is not None and view.resolution is not None and view.resolution.id == game:
            content = evolve(content, report=reports.get(language, reports[FALLBACK]))
        if seat is None:
            return content
        content = evolve(content, wanted=self._seat_requests_for(seat))
        if question is None or content.round is not None:
            return content
        return evolve(content, question=question.seat_message(texts, seat))

    def _seat_requests_for(self, seat: int | None) -> tuple[SeatRequestMessage, ...]:
        return tuple(SeatRequestMessage(one.id, one.name) for one in self._requests.values() if one.place == seat)

    def _send_changes(self, pages_: Sequence[OpenPage], content: PageMessage, clock: ClockMessage | None) -> None:
        """Send these pages what has changed. Pages in the same state share one message."""
        now = time.monotonic()
        behind: dict[int, list[OpenPage]] = {}
        bored = []
        for page in pages_:
            if page.shown is not content and page.shown != content:
                behind.setdefault(id(page.shown), []).append(page)
            elif page.has_wrong_clock(clock, now) or page.is_overdue(now):
                bored.append(page)
        for same in behind.values():
            self._send_to_all(same, build_message("shown", changed=content.changed_since(same[0].shown), clock=clock))
        if bored:
            self._send_to_all(bored, build_message("clock", clock=clock))
        for page in (*itertools.chain(*behind.values()), *bored):
            page.shown, page.heard = content, now
            page.clock = None if clock is None else (clock, now)

    def _start_when_all_are_done(self, shared: SessionView, now: float) -> None:
        """Start the next step a few seconds after everyone is ready, so that they can still change their minds."""
        command = self._next_step(shared) if self._starts_by_itself else None
        if command is None:
            self._all_done_since = None
        elif self._all_done_since is None:
            self._all_done_since = now
        elif now - self._all_done_since >= STARTS_AFTER:
            self._all_done_since = float("inf")  # fire only once, until someone changes their mind
            self._submit(self._run_next_step, command)

    def _next_step(self, shared: SessionView) -> commands.AnyCommand | None:
        taken = self._admission.taken_seats  # someone plays an android whose seat is taken
        people = [place for place, seat in enumerate(current_table(shared).seats) if not seat.android or place in taken]
        entries = [self._entries_of.get(place, SeatEntries()) for place in people]
        if shared.stage is Stage.PLANS and all(one.finished for one in entries):
            return commands.StartWalk()
        sound = None if shared.round is None else shared.round.sound
        at_start = sound is not None and sound.state is PlayerState.READY and not sound.position
        return commands.Play() if at_start and all(one.ready for one in entries) else None

    def _run_next_step(self, command: commands.AnyCommand) -> None:
        try:
            self._session.do(command)
        except UserError as error:
            self._add_notice(error.text_id, **error.facts)

    def _grant_uncontested_requests(self, now: float) -> None:
        for page, request in tuple(self._requests.items()):
            is_here = any(one.seat == request.place for one in self._pages.values())
            if not is_here and now - request.since > TAKES_OVER_AFTER and page in self._requests:
                self.answer_request(request.id, granted=True)

    def _ask_coach(self, shared: SessionView) -> None:
        """Start the coach once per game, at the end of its resolution."""
        resolution = shared.resolution
        if resolution is None or resolution.sheet is None or resolution.walk is None:
            return
        file = resolution.sheet.file
        if resolution.walk.place < resolution.walk.last or (self._advice is not None and self._advice[0] is file.game):
            return
        self._advice = file.game, None
        threading.Thread(target=self._find_advice, args=(file,), name="phones coach", daemon=True).start()

    def _find_advice(self, file: GameFile) -> None:
        try:
            found = find_advice(file)
        except Exception:  # nobody would notice an exception in a thread
            places.write_crash_report()
            return
        with self._lock:
            if self._advice is not None and self._advice[0] is file.game:
                self._advice = file.game, found
                self.revision += 1

    def _discard_old_game(self, view: SessionView) -> None:
        game = view.round.id if view.round is not None else None if view.resolution is None else view.resolution.id
        if game != self._game:
            self._game = game
            for entries in self._entries_of.values():
                entries.played, entries.finished = [], False
        if view.resolution is not None or (view.round is not None and view.round.sound and view.round.sound.position):
            for entries in self._entries_of.values():
                entries.ready = False
        seats = current_table(view).seats
        for place in self._admission.taken_seats:
            if place >= len(seats):
                self._unseat(place, "phones-seat-freed")

    def _check_networks(self) -> None:
        """If the address in use is gone, move to another one if there is any, and add a notice."""
        if time.monotonic() - self._networks_checked < NETWORKS_EVERY:
            return
        self._networks_checked = time.monotonic()
        assert self._network is not None
        here, found = self._network.address, self._networks()
        if here in LOCAL or any(one.address == here for one in found):
            self._network_lost = False
        elif found:
            self._move_to(found[0])
        elif not self._network_lost:
            self._network_lost = True
            self._add_notice("phones-network-lost", before=here)

    def _move_to(self, network: Network) -> None:
        assert self._network is not None
        with self._moving, contextlib.suppress(UserError):  # retried until the network is ready
            if self._pusher is not threading.current_thread():
                return  # switched off meanwhile
            self._server.close()
            listen(self._server, network, (self._server.port, *self._ports))
            self._add_notice("phones-address-changed", before=self._network.address, after=network.address)
            self._network = network
            self._remember()

    # shared by all threads

    def _progress(self, shared: SessionView) -> tuple[SeatProgress, ...]:
        typed = {one.color for one in shared.resolution.plans if any(one.plan or ())} if shared.resolution else ()
        here = {page.seat for page in self._pages.values()}
        taken, nothing = self._admission.taken_seats, SeatEntries()
        found = []
        for place, seat in enumerate(current_table(shared).seats):
            phone: PhoneState = "here" if place in here else "away" if place in taken else "free"
            entries = self._entries_of.get(place, nothing)
            is_finished = entries.finished or (phone == "free" and seat.color in typed)
            found.append(SeatProgress(phone, entries.ready, is_finished, entries.undoable_turns))
        return tuple(found)

    def _send(self, page: OpenPage, message: Mapping[str, Any]) -> None:
        self._send_to_all([page], message)

    def _send_to_all(self, pages_: Iterable[OpenPage], message: Mapping[str, Any]) -> None:
        self._server.send([page.client for page in pages_], json.dumps(message, ensure_ascii=False))


def _must_wait(entry: requests.PlayerEntry, view: SessionView) -> bool:
    """Return whether this entry must wait, because its game is not open but may be opened again."""
    if isinstance(entry, requests.PlayCards | requests.TakeBack | requests.FinishRow):
        return view.resolution is None
    return isinstance(entry, requests.EnterDrawnCard) and view.round is None and view.resolution is None


def _supported_language(languages: Iterable[str]) -> str:
    """Return the first of a browser's languages (`ru-RU`) that we support, or else English."""
    codes = (language.partition("-")[0].lower() for language in languages)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def _update_key(shared: SessionView) -> tuple[object, ...]:
    """Return a value that changes whenever a page needs an update."""
    round_ = shared.round
    board, sound = (None, None) if round_ is None else (round_.board, round_.sound)
    return (
        shared.revision,
        shared.stage,
        board and (board.phase, len(board.announcements), board.silence is None, board.hand_over is None),
        None if sound is None else (sound.state, sound.speed),
    )
