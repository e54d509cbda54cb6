"""A web server in a thread of its own: it hands out a few static files, and holds a WebSocket for every open page.

It listens on one address only, and answers nobody who came by another name (DNS rebinding) or from another page.
"""

import asyncio
import contextlib
import json
import logging
import threading
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from http import HTTPStatus
from typing import Any, Protocol

import websockets
from attrs import define, field, frozen
from websockets.asyncio.server import Server as WebSocketServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

SOCKET_PATH = "/socket"
MOST_CLIENTS = 260
MOST_CONNECTIONS = 320  # with those that only fetch a file, or have not yet said what they want
LONGEST_MESSAGE = 4096  # bytes
PER_SECOND, BURST = 20.0, 60.0  # messages of one client
ADMITTED_WITHIN = 5.0  # seconds in which a page must have been admitted
ALIVE_EVERY = 5.0  # seconds between two pings
MOST_UNSENT = 1 << 20  # bytes that may wait for a client that does not read
_CLOSING = 1.0  # seconds in which a page may say goodbye

_log = logging.getLogger(__name__)  # what a stranger sends wrong is nobody's news
_log.addHandler(logging.NullHandler())
_log.propagate = False


class NotListening(Exception):
    """The address cannot be listened on; the reason is the `OSError` that caused this."""


@frozen
class StaticFile:
    content_type: str
    content: bytes
    inline: bool = False  # whether its scripts and styles stand in the page itself


@define(eq=False)
class Client:
    """One open page. `admitted` is set by the application once it has said what it needs to say."""

    address: str
    connection: ServerConnection = field(repr=False)
    admitted: bool = False
    _allowance: float = BURST
    _counted: float = field(factory=time.monotonic)

    def may_send_more(self) -> bool:
        """Whether this message is within the rate that one client is allowed."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._counted) * PER_SECOND) - 1
        self._counted = now
        return self._allowance >= 0


class Application(Protocol):
    """What is served. All three are called in the server's thread, and must return at once."""

    def opened(self, client: Client) -> None: ...

    def received(self, client: Client, message: Mapping[str, Any]) -> None: ...

    def closed(self, client: Client) -> None: ...


class Server:
    """Listens from `start` until `close`; either may be called from any thread but its own."""

    def __init__(self, application: Application, files: Mapping[str, StaticFile]) -> None:
        self._application, self._files = application, files
        self._clients: dict[ServerConnection, Client] = {}
        self._closing: set[asyncio.Future[None]] = set()
        self._connections = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stopping: asyncio.Event | None = None
        self.address, self.port = "", 0

    @property
    def is_listening(self) -> bool:
        return self._thread is not None

    @property
    def host(self) -> str:
        """As it stands in an address line."""
        return f"[{self.address}]:{self.port}" if ":" in self.address else f"{self.address}:{self.port}"

    def start(self, address: str, ports: Iterable[int]) -> None:
        """Listen on the first of these ports that is free; raises `NotListening` if none is."""
        assert self._thread is None
        listening: Future[int] = Future()
        self.address = address
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._serve(tuple(ports), listening)), name="web server", daemon=True
        )
        self._thread.start()
        try:
            self.port = listening.result()
        except OSError as error:
            self._thread.join()
            self._thread = None
            raise NotListening(address) from error

    def close(self) -> None:
        """The port is closed when this returns, and every page has been told."""
        thread, loop, stopping = self._thread, self._loop, self._stopping
        if thread is None or loop is None or stopping is None:
            return
        with contextlib.suppress(RuntimeError):  # its loop has ended by itself
            loop.call_soon_threadsafe(stopping.set)
        thread.join()
        self._thread = self._loop = self._stopping = None

    def send(self, clients: Iterable[Client], message: str) -> None:
        """The same message to all of these; a page that has gone gets none, one that no longer reads is dropped."""
        self._call(self._send, tuple(clients), message)

    def hang_up(self, client: Client) -> None:
        self._call(lambda: self._hang_up(client, 1000))

    def _call(self, function: Any, *arguments: Any) -> None:
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # closed meanwhile
                loop.call_soon_threadsafe(function, *arguments)

    # in the server's thread

    async def _serve(self, ports: tuple[int, ...], listening: Future[int]) -> None:
        self._loop, self._stopping = asyncio.get_running_loop(), asyncio.Event()
        for place, port in enumerate(ports, start=1):
            try:
                server = await self._listen(port)
            except OSError as error:
                if place < len(ports):
                    continue
                listening.set_exception(error)
                return
            break
        async with server:
            listening.set_result(server.sockets[0].getsockname()[1])
            await self._stopping.wait()

    async def _listen(self, port: int) -> WebSocketServer:
        counted = self

        class Counted(ServerConnection):
            """A connection that is refused before it has cost anything, if there are too many."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                counted._connections += 1
                super().connection_made(transport)
                if counted._connections > MOST_CONNECTIONS:
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                counted._connections -= 1
                super().connection_lost(exc)

        return await serve(
            self._talk,
            self.address,
            port,
            process_request=self._answer,
            create_connection=Counted,
            compression=None,
            server_header=None,
            open_timeout=ADMITTED_WITHIN,
            ping_interval=ALIVE_EVERY,
            ping_timeout=2 * ALIVE_EVERY,
            close_timeout=_CLOSING,
            max_size=LONGEST_MESSAGE,
            max_queue=4,
            logger=_log,
        )

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or nothing where the connection becomes a WebSocket."""
        if request.headers.get_all("Host") != [self.host]:
            return self._response(HTTPStatus.MISDIRECTED_REQUEST)
        path = request.path.partition("?")[0]
        if path == SOCKET_PATH:
            if request.headers.get_all("Origin") != [f"http://{self.host}"]:
                return self._response(HTTPStatus.FORBIDDEN)
            if len(self._clients) >= MOST_CLIENTS:
                return self._response(HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        file = self._files.get(path)
        return self._response(HTTPStatus.NOT_FOUND) if file is None else self._response(HTTPStatus.OK, file)

    def _response(self, status: HTTPStatus, file: StaticFile | None = None) -> Response:
        file = file or StaticFile("text/plain; charset=utf-8", f"{status} {status.phrase}\n".encode())
        sources = (
            "script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
            if file.inline
            else "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
            f"manifest-src 'self'; connect-src 'self' ws://{self.host}; "
        )
        policy = f"default-src 'none'; {sources}base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers = {
            "Content-Type": file.content_type,
            "Content-Length": str(len(file.content)),
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-cache",
            "Connection": "close",
        }
        return Response(status, status.phrase, Headers(headers), file.content)

    async def _talk(self, connection: ServerConnection) -> None:
        client = Client(str(connection.remote_address[0]), connection)
        self._clients[connection] = client
        waiting = asyncio.get_running_loop().call_later(ADMITTED_WITHIN, self._expect_admitted, client)
        self._application.opened(client)
        try:
            async for text in connection:
                message = parsed(text)
                if message is None or not client.may_send_more():
                    await connection.close(1008)
                    break
                self._application.received(client, message)
        except ConnectionClosed:
            pass
        finally:
            waiting.cancel()
            del self._clients[connection]
            self._application.closed(client)

    def _expect_admitted(self, client: Client) -> None:
        if not client.admitted:
            self._hang_up(client, 1008)

    def _hang_up(self, client: Client, code: int) -> None:
        closing = asyncio.ensure_future(client.connection.close(code))
        self._closing.add(closing)  # so that nobody collects it before it is done
        closing.add_done_callback(self._closing.discard)

    def _send(self, clients: tuple[Client, ...], message: str) -> None:
        open_ = [client.connection for client in clients if client.connection in self._clients]
        for connection in open_:
            if connection.transport.get_write_buffer_size() > MOST_UNSENT:
                connection.transport.abort()
        websockets.broadcast(open_, message)


def parsed(text: str | bytes) -> Mapping[str, Any] | None:
    """A message from a page, which is a JSON object; None for anything else."""
    if isinstance(text, bytes):
        return None
    try:
        found = json.loads(text, parse_constant=_refuse)
        json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair could be neither sent back nor saved
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _refuse(constant: str) -> None:
    raise ValueError(constant)
