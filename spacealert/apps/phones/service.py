"""The phones of one evening: who has which seat, what each page is shown, and what each asks the session for.

Pages are served by the server's thread. Their entries are done one after the other in a second one, each answered when
the session has it on the disk; a third looks at the session many times a second and sends what has changed.
"""

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from attrs import asdict, evolve, frozen

from spacealert.apps.phones import pages, remembered, requests
from spacealert.apps.phones.invitation import Invitation
from spacealert.apps.phones.listening import LOCAL, PORTS, chosen_network, listen
from spacealert.apps.phones.open_page import OpenPage
from spacealert.apps.phones.questions import Asked, PhoneQuestion
from spacealert.apps.phones.requests import (
    AnswerQuestion,
    ChooseLanguage,
    EnterDrawn,
    Entry,
    Finish,
    Hello,
    Lay,
    LeaveSeat,
    Numbered,
    Pause,
    Rename,
    Repeat,
    TakeBack,
    TakeSeat,
)
from spacealert.apps.phones.seat_row import SeatRow
from spacealert.apps.phones.shown import (
    Advice,
    Audience,
    Clock,
    RowProgress,
    Shown,
    advice_of,
    clock_of,
    name_of,
    shown,
    table_of,
)
from spacealert.engine.game import Game
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.guide.prompts import Answer
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.storage import crash_report
from spacealert.kit.web import networks
from spacealert.kit.web.admission import Admission
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import Client, Server
from spacealert.session import Session, SessionView, commands
from spacealert.texts import FALLBACK, LANGUAGES, in_language

LOOKS_EVERY = 0.015  # seconds
NETWORKS_EVERY = 5.0
MOST_NOTICES = 5


@frozen
class SeatStatus:
    """For the laptop: who sits here, and whether a phone has the seat (`free`, `here`, `away`)."""

    place: int
    phone: str
    finished: bool


class Phones:
    """Serves the phones of this session from `start` until `stop`."""

    def __init__(
        self,
        session: Session,
        ports: Sequence[int] = PORTS,
        find_networks: Callable[[], Sequence[Network]] = networks.networks,
    ) -> None:
        """Of these ports the first is taken that is free; 0 stands for any."""
        self._session, self._ports, self._networks = session, ports, find_networks
        self._network_lost = False
        self._advice: tuple[Game, Advice | None] | None = None
        self._seen: tuple[object, ...] = ()  # when the pages were last looked after
        self._lock = threading.RLock()
        self._pages: dict[Client, OpenPage] = {}
        self._rows: dict[int, SeatRow] = {}
        self._plans_of: str | None = None  # the game that the rows belong to
        self._admission = Admission()
        self._server = Server(self, pages.files())
        self._network: Network | None = None
        self._entries: ThreadPoolExecutor | None = None
        self._looking: threading.Thread | None = None
        self._stopping = threading.Event()
        self._notices: list[Message] = []
        self._question: PhoneQuestion | None = None
        self._questions_asked = 0
        self._networks_seen = 0.0
        self.revision = 0  # grows with everything that the laptop shows of the phones

    # for the laptop

    @property
    def is_on(self) -> bool:
        return self._server.is_listening

    @property
    def invitation(self) -> Invitation | None:
        """How phones find the laptop, while they are wanted."""
        if not self.is_on:
            return None
        return Invitation(f"http://{self._server.host}/", self._admission.code)

    @property
    def network(self) -> Network | None:
        return self._network

    def advice(self) -> tuple[Message, ...]:
        """What to try where no phone gets through."""
        others = [one for one in self._networks() if one != self._network and not one.is_tunnel]
        tunnel = self._network is not None and self._network.is_tunnel
        return (
            *([Message("phones-tunnel", {"address": self._server.address})] if tunnel else []),
            *([Message("phones-other-networks", {"known": tuple(one.address for one in others)})] if others else []),
            Message("phones-help", {}),
        )

    @property
    def notices(self) -> tuple[Message, ...]:
        """What has happened to the phones, the latest last."""
        return tuple(self._notices)

    def seats(self) -> tuple[SeatStatus, ...]:
        with self._lock:
            states = self._phones_at(len(table_of(self._session.view()).seats))
            finished = self._finished()
            return tuple(SeatStatus(place, phone, place in finished) for place, phone in enumerate(states))

    def ask(self, prompt: Asked | None) -> None:
        """Let every phone answer this for its own seat, in the place of what was asked before; None asks nothing."""
        with self._lock:
            self._questions_asked += 1
            self._question = None if prompt is None else PhoneQuestion(str(self._questions_asked), prompt)
            self.revision += 1

    def answers(self) -> Mapping[int, Answer]:
        """By seat, to what is asked: None of those whose phone is here and has not answered yet."""
        with self._lock:
            if self._question is None:
                return {}
            here = {page.seat: None for page in self._pages.values() if page.seat is not None}
            return dict(sorted({**here, **self._question.answers}.items()))

    def name_of(self, texts: Texts, seat: int) -> str:
        """Who sits there."""
        return name_of(texts, seat, table_of(self._session.view()).seats[seat])

    @property
    def spectators(self) -> int:
        return sum(page.spectator for page in tuple(self._pages.values()))

    def start(self, address: str | None = None) -> None:
        """Listen on this address, or on the likeliest one; refused with the reason if that cannot be."""
        if self.is_on:
            return
        self._listen(chosen_network(self._networks, address), self._ports)

    def resume(self, address: str | None = None) -> None:
        """After an accident the phones are taken back where they were, if that is possible; otherwise nothing is."""
        kept = remembered.read()
        if kept is None or self.is_on:
            return
        with contextlib.suppress(UserError):
            network = chosen_network(self._networks, address or kept.address)
            self._admission = kept.admission
            self._listen(network, (kept.port,))

    def _listen(self, network: Network, ports: Iterable[int]) -> None:
        self._stopping.clear()
        self._entries = ThreadPoolExecutor(1, thread_name_prefix="phones entries")
        try:
            listen(self._server, network, ports)
        except UserError:
            self._entries.shutdown()
            raise
        self._network = network
        self._remember()
        self._looking = threading.Thread(target=self._keep_looking, name="phones", daemon=True)
        self._looking.start()
        self.revision += 1

    def stop(self) -> None:
        """Close the port; the seats are nobody's any more."""
        if self._looking is None:
            return
        self._close()
        remembered.forget()
        self._admission, self._rows, self._notices = Admission(), {}, []
        self.revision += 1

    def use_next_network(self) -> None:
        """Listen at the next of this machine's addresses; after the last one comes the first."""
        found = self._networks()
        if not found:
            raise UserError("phones-no-network")
        addresses = [one.address for one in found]
        here = self._server.address
        place = addresses.index(here) + 1 if here in addresses else 0
        self._close()
        self._listen(found[place % len(found)], (self._server.port, *self._ports))

    def free(self, place: int) -> None:
        """This seat is nobody's any more."""
        with self._lock:
            self._admission.take_back(place)
            for page in self._pages.values():
                if page.seat == place:
                    page.seat, page.expects = None, None
                    self._send(page, {"type": "unseated"})
            self._remember()
            self.revision += 1

    def _close(self) -> None:
        self._stopping.set()
        if self._looking is not None:
            self._looking.join()
            self._looking = None
        self._server.close()
        if self._entries is not None:
            self._entries.shutdown()
        self._pages.clear()

    def _remember(self) -> None:
        remembered.write(self._server.address, self._server.port, self._admission)

    def _notice(self, text_id: str, **facts: Any) -> None:
        self._notices = [*self._notices, Message(text_id, facts)][-MOST_NOTICES:]
        self.revision += 1

    # the server's thread: nothing here may wait

    def opened(self, client: Client) -> None:
        """A page is there; it has still to say who it is."""

    def received(self, client: Client, message: Mapping[str, Any]) -> None:
        try:
            request = requests.parsed(message)
        except requests.InvalidRequest:
            self._server.hang_up(client)
            return
        entries = self._entries
        if entries is not None:
            with contextlib.suppress(RuntimeError):  # shut down meanwhile
                entries.submit(self._handle, client, request)

    def closed(self, client: Client) -> None:
        entries = self._entries
        if entries is not None:
            with contextlib.suppress(RuntimeError):
                entries.submit(self._forget, client)

    # the thread of the entries

    def _handle(self, client: Client, request: requests.Request) -> None:
        try:
            self._answer(client, request)
        except Exception:  # in a thread nobody would hear of it
            crash_report.noted()
            self._server.hang_up(client)

    def _answer(self, client: Client, request: requests.Request) -> None:
        page = self._pages.get(client)
        match request:
            case Hello():
                self._greet(client, request)
            case _ if page is None:
                self._server.hang_up(client)
            case TakeSeat(seat=seat):
                self._seat(page, seat)
            case LeaveSeat():
                if page.seat is not None:
                    self.free(page.seat)
            case ChooseLanguage(language=language):
                if language in LANGUAGES:
                    page.language, page.expects = language, None
                    self._send(page, {"type": "texts", **pages.texts(language)})
            case Numbered() if page.seat is not None:
                self._do(page, page.seat, request)

    def _forget(self, client: Client) -> None:
        with self._lock:
            if self._pages.pop(client, None) is not None:
                self.revision += 1

    def _greet(self, client: Client, hello: Hello) -> None:
        language = _preferred(hello.languages)
        with self._lock:
            seat = self._admission.place_of(hello.token) if hello.token else None
            if seat is None and not self._admission.accepts(hello.code):
                why = "phones-try-later" if self._admission.is_blocked() else "phones-wrong-code"
                known = "" if not hello.code else in_language(language).say(why)
                answer = {"type": "refused", "why": known, **pages.texts(language)}
                self._server.send([client], json.dumps(answer))
                client.admitted = True  # it may try again, as often as all together may be wrong
                return
            client.admitted = True
            page = OpenPage(client, language, hello.spectator, None if hello.spectator else seat)
            self._pages[client] = page
            self._send(page, {"type": "welcome", "seat": page.seat, **pages.texts(language)})
            self.revision += 1

    def _seat(self, page: OpenPage, place: int) -> None:
        with self._lock:
            view = self._session.view()
            table = table_of(view)
            texts = in_language(page.language)
            if page.spectator or place >= len(table.seats) or table.seats[place].android:
                return
            others = [one for one in self._pages.values() if one.seat == place and one is not page]
            if others:
                name = table.seats[place].name or texts.say("screen-player", number=place + 1)
                self._send(page, {"type": "no-seat", "why": texts.say("phones-seat-taken", name=name)})
                return
            if place in self._admission.taken:
                self._notice("phones-seat-taken-over", name=table.seats[place].name or "none", number=place + 1)
            if page.seat is not None:
                self._admission.take_back(page.seat)
            token = self._admission.give(place)
            self._remember()
            page.seat, page.expects = place, None
            self._send(page, {"type": "seated", "seat": place, "token": token})
            self.revision += 1

    def _do(self, page: OpenPage, seat: int, request: Numbered) -> None:
        """Once, whatever comes twice; answered when it is done, and on the disk."""
        view = self._session.view(seat)  # one for all that is decided here: the game may change at any moment
        self._mind_rows(view)
        row = self._rows.setdefault(seat, SeatRow())
        refused = ""
        if isinstance(request.entry, Lay) and view.resolution is None:
            return  # after an accident the plans are not open yet: the page sends it again when they are
        if not row.is_done(request.page, request.number):
            try:
                self._enter(row, seat, request.entry, view)
            except UserError as error:
                refused = error.render(in_language(page.language))
            row.note(request.page, request.number)
        self._look()  # so that the page sees what it did before it forgets that it asked for it
        self._send(page, {"type": "done", "page": request.page, "number": request.number, "refused": refused})

    def _enter(self, row: SeatRow, seat: int, entry: Entry, view: SessionView) -> None:
        do = self._session.do
        match entry:
            case Rename(name=name):
                do(commands.NameSeat(seat, name), seat)
            case Pause(on=True):
                do(commands.Pause(), seat)
            case Pause(on=False):
                do(commands.Play(), seat)
            case Repeat():
                do(commands.RepeatAnnouncement(), seat)
            case EnterDrawn(threat=threat, card=""):
                do(commands.RemoveCard(threat), seat)
            case EnterDrawn(threat=threat, card=card):
                do(commands.EnterCard(threat, card), seat)
            case Lay(game=game) if view.resolution is None or game != view.resolution.id:
                raise UserError("phones-plans-closed")
            case Lay():
                row.lay(self._session, view, seat, entry.turn, entry.before, entry.slot)
                self.revision += 1  # what can be taken back has changed
            case TakeBack():
                row.take_back(self._session, view, seat)
                self.revision += 1
            case Finish(finished=finished):
                row.finished = finished
                self.revision += 1
            case AnswerQuestion(question=question, keys=keys):
                self._take_answer(seat, question, keys)

    def _take_answer(self, seat: int, question: str, keys: Sequence[str]) -> None:
        with self._lock:
            if self._question is None or self._question.id != question:
                raise UserError("phones-question-over")
            self._question = self._question.answered(seat, keys)
            self.revision += 1

    # the thread that looks at the session

    def _keep_looking(self) -> None:
        while not self._stopping.wait(LOOKS_EVERY):
            try:
                self._look()
                self._mind_networks()
            except Exception:
                crash_report.noted()
                self._stopping.wait(1.0)

    def _look(self) -> None:
        """Send every page what it does not know yet."""
        with self._lock:
            if not self._pages:
                return
            shared = self._session.view()
            moment, now = (_moment(shared), self.revision), time.monotonic()
            if moment == self._seen and not any(page.is_behind(clock_of(shared), now) for page in self._pages.values()):
                return
            self._mind_rows(shared)
            self._ask_coach(shared)
            self._seen = (_moment(shared), self.revision)
            states = self._phones_at(len(table_of(shared).seats))
            groups: dict[Audience, list[OpenPage]] = {}
            for page in self._pages.values():
                groups.setdefault(Audience(page.seat, page.language), []).append(page)
            for audience, found in groups.items():
                view = shared if audience.seat is None else self._session.view(audience.seat)
                self._show(found, self._shown(audience, view, shared, states), clock_of(view))

    def _shown(self, audience: Audience, view: SessionView, shared: SessionView, states: tuple[str, ...]) -> Shown:
        row = self._rows.get(-1 if audience.seat is None else audience.seat, SeatRow())
        progress = RowProgress(bool(row.laid), self._finished())
        advice = None if self._advice is None else self._advice[1]
        texts, question = in_language(audience.language), self._question
        content = shown(texts, view, shared, audience.seat, states, progress, advice)
        if question is None or audience.seat is None or content.round is not None:
            return content
        return evolve(content, question=question.shown_to(texts, audience.seat))

    def _ask_coach(self, shared: SessionView) -> None:
        """At the end of the walk, once for each game; it answers when it has looked through it."""
        resolution = shared.resolution
        if resolution is None or resolution.sheet is None or resolution.walk is None:
            return
        file = resolution.sheet.file
        if resolution.walk.place < resolution.walk.last or (self._advice is not None and self._advice[0] is file.game):
            return
        self._advice = file.game, None
        if self._entries is not None:
            self._entries.submit(self._coach, file)

    def _coach(self, file: GameFile) -> None:
        try:
            self._advice = file.game, advice_of(file)
        except Exception:  # in a thread nobody would hear of it
            crash_report.noted()
        self.revision += 1

    def _show(self, pages_: Sequence[OpenPage], content: Shown, clock: Clock | None) -> None:
        now = time.monotonic()
        behind = [page for page in pages_ if page.expects != content or page.believes_another(clock, now)]
        bored = [] if behind else [page for page in pages_ if page.is_bored(now)]
        at = None if clock is None else asdict(clock)
        if behind:
            self._tell(behind, {"type": "shown", "shown": asdict(content), "clock": at})
        if bored:
            self._tell(bored, {"type": "clock", "clock": at})
        for page in (*behind, *bored):
            page.expects, page.heard = content, now
            page.clock = None if clock is None else (clock, now)

    def _mind_rows(self, shared: SessionView) -> None:
        """Another game has other rows; seats that are no longer there are nobody's."""
        game = None if shared.resolution is None else shared.resolution.id
        seats = table_of(shared).seats
        with self._lock:
            if game != self._plans_of:
                self._plans_of = game
                for row in self._rows.values():
                    row.laid, row.finished = [], False
            for place in self._admission.taken:
                if place >= len(seats) or seats[place].android:
                    self.free(place)

    def _mind_networks(self) -> None:
        """Where the machine has got another address, the old one leads nowhere: serve at the new one, and say so."""
        if time.monotonic() - self._networks_seen < NETWORKS_EVERY:
            return
        self._networks_seen = time.monotonic()
        assert self._network is not None
        here, found = self._network.address, self._networks()
        if here in LOCAL or any(one.address == here for one in found):
            self._network_lost = False
        elif found:
            self._move_to(found[0])
        elif not self._network_lost:
            self._network_lost = True
            self._notice("phones-network-lost", before=here)

    def _move_to(self, network: Network) -> None:
        assert self._network is not None
        self._server.close()
        with contextlib.suppress(UserError):  # tried again, until the network is ready
            listen(self._server, network, (self._server.port, *self._ports))
            self._notice("phones-address-changed", before=self._network.address, after=network.address)
            self._network = network
            self._remember()

    # shared by the threads

    def _phones_at(self, seats: int) -> tuple[str, ...]:
        here = {page.seat for page in self._pages.values()}
        taken = self._admission.taken
        return tuple("here" if place in here else "away" if place in taken else "free" for place in range(seats))

    def _finished(self) -> frozenset[int]:
        return frozenset(place for place, row in self._rows.items() if row.finished)

    def _send(self, page: OpenPage, message: Mapping[str, Any]) -> None:
        self._tell([page], message)

    def _tell(self, pages_: Iterable[OpenPage], message: Mapping[str, Any]) -> None:
        self._server.send([page.client for page in pages_], json.dumps(message, ensure_ascii=False))


def _preferred(languages: Iterable[str]) -> str:
    """The first of a browser's languages (`ru-RU`) that we speak."""
    codes = (language.partition("-")[0].lower() for language in languages)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def _moment(shared: SessionView) -> tuple[object, ...]:
    """What must change for any page to be shown something else: all that happens, and where the mission is."""
    round_ = shared.round
    board, sound = (None, None) if round_ is None else (round_.board, round_.sound)
    return (
        shared.revision,
        shared.stage,
        board and (board.phase, len(board.announcements), board.silence is None, board.hand_over is None),
        None if sound is None else (sound.state, sound.speed),
    )
