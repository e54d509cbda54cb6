"""A web server in its own thread: a few static files, and a WebSocket per open page.

It listens on one address and rejects requests with another host name (DNS rebinding) or from another page. Connections,
bytes and messages are limited.
"""

import asyncio
import base64
import contextlib
import gzip
import hashlib
import json
import logging
import os
import socket
import threading
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from functools import cached_property
from http import HTTPStatus
from typing import Any

import websockets
from attrs import define, field
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server as WebSocketServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from spacealert.kit.web.admission import PendingConnections, RateLimit

SOCKET_PATH = "/socket"
MOST_EARLY_BYTES = 16 << 10  # received from a connection before admission, including headers
LONGEST_MESSAGE = 4096  # bytes
PER_SECOND, BURST = 20.0, 60.0  # messages from one client
ADMITTED_WITHIN = 5.0  # seconds until a page must have been admitted
ALIVE_EVERY = 3.0  # seconds between pings
MOST_UNSENT = 1 << 18  # bytes waiting for a client that does not read
LAST_WORDS = 0.05  # seconds for pages to say goodbye when the server closes
_TURNED_AWAY_AT_ONCE = 64  # refused connections before open pages get their turn
_CLOSING = 1.0  # seconds for a single page to say goodbye

_log = logging.getLogger(__name__)  # a stranger's mistakes are not worth reporting
_log.addHandler(logging.NullHandler())
_log.propagate = False


class ListenError(Exception):
    """Raised when the address cannot be used. The cause is the `OSError`."""


@define(eq=False, slots=False)
class StaticFile:
    """A file in memory, which browsers can cache for `kept_for` seconds.

    A page can only use the inline `scripts` and `styles` given here, unless it is `trusted`.
    """

    content_type: str
    content: bytes
    kept_for: int = 0
    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    trusted: bool = False

    @cached_property
    def gzipped_content(self) -> bytes | None:
        """The gzipped content, or None if it is hardly smaller."""
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < 0.9 * len(self.content) else None

    @cached_property
    def etag(self) -> str:
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    @cached_property
    def csp_sources(self) -> str:
        """The part of the page's Content-Security-Policy that allows scripts, styles, images and other resources."""
        if self.trusted:
            return "script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
        scripts, styles = " ".join(map(_source_hash, self.scripts)), " ".join(map(_source_hash, self.styles))
        return (
            f"script-src 'self' {scripts}; style-src 'self' {styles}; img-src 'self' data:; font-src 'self'; "
            "media-src 'self' data:; manifest-src 'self'; worker-src 'self'; "
        )


def _source_hash(inline: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()}'"


@define(eq=False)
class Client:
    """An open page. `admitted` is set by `Server.admit`."""

    address: str
    connection: ServerConnection = field(repr=False)
    admitted: bool = False
    messages: RateLimit = field(factory=lambda: RateLimit(PER_SECOND, BURST), repr=False)


class Application:
    """Callbacks of the server, which do nothing by default.

    They run in the server's thread and must return immediately.
    """

    def on_connect(self, client: Client) -> None: ...

    def on_message(self, client: Client, message: Mapping[str, Any]) -> None: ...

    def on_disconnect(self, client: Client) -> None: ...

    def on_too_many_connections(self, address: str) -> None:
        """Handle an address that opens too many connections."""


class Server:
    """A web server that listens from `start` until `close`. Both can be called from any other thread."""

    def __init__(self, application: Application, files: Mapping[str, StaticFile]) -> None:
        self._application = application
        self.files = files  # may be replaced at any moment
        self._clients: dict[ServerConnection, Client] = {}
        self._connections: set[ServerConnection] = set()
        self._strangers: PendingConnections[ServerConnection] = PendingConnections()
        self._are_checked = False  # stays False if the event loop bypasses our socket's `accept`
        self._closing: set[asyncio.Future[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stopping: asyncio.Event | None = None
        self.address, self.port = "", 0

    @property
    def is_listening(self) -> bool:
        return self._thread is not None

    @property
    def host(self) -> str:
        """The host and port, as written in a URL."""
        return f"[{self.address}]:{self.port}" if ":" in self.address else f"{self.address}:{self.port}"

    def start(self, address: str, ports: Iterable[int]) -> None:
        """Listen on the first of these ports that is free. Raise `ListenError` if that fails."""
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
            raise ListenError(address) from error

    def close(self) -> None:
        """Close the port and every connection. Only admitted pages get a short time for the closing handshake."""
        thread, loop, stopping = self._thread, self._loop, self._stopping
        if thread is None or loop is None or stopping is None:
            return
        with contextlib.suppress(RuntimeError):  # its loop has already ended
            loop.call_soon_threadsafe(stopping.set)
        thread.join()
        self._thread = self._loop = self._stopping = None

    def send(self, clients: Iterable[Client], message: str) -> None:
        """Send a message to these pages. Skip closed pages, and drop a page that has stopped reading."""
        self._call(self._send, tuple(clients), message)

    def admit(self, client: Client) -> None:
        """Admit this page, so that it no longer counts as a stranger."""
        client.admitted = True
        self._call(self._strangers.remove, client.connection)

    def disconnect(self, client: Client) -> None:
        self._call(lambda: self._disconnect(client, 1000))

    def _call(self, function: Any, *arguments: Any) -> None:
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # closed meanwhile
                loop.call_soon_threadsafe(function, *arguments)

    # runs in the server's thread

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
        listening.set_result(server.sockets[0].getsockname()[1])
        await self._stopping.wait()
        server.server.close()
        goodbyes = [
            asyncio.ensure_future(client.connection.close(1001)) for client in self._clients.values() if client.admitted
        ]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=LAST_WORDS)
        for connection in tuple(self._connections):
            connection.transport.abort()

    async def _listen(self, port: int) -> WebSocketServer:
        return await serve(
            self._serve_client,
            sock=self._listening_socket(port),
            process_request=self._respond,
            create_connection=self._connection_class(),
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

    def _listening_socket(self, port: int) -> socket.socket:
        server = self

        class ChoosySocket(socket.socket):
            """A socket that drops connections from an address that connects too often."""

            def accept(self) -> tuple[socket.socket, Any]:
                server._are_checked = True
                for _ in range(_TURNED_AWAY_AT_ONCE):
                    connection, address = super().accept()
                    if server._strangers.is_within_rate(address[0]):
                        return connection, address
                    connection.close()
                    server._application.on_too_many_connections(address[0])
                raise ConnectionAbortedError

        listening = ChoosySocket(socket.AF_INET6 if ":" in self.address else socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":  # elsewhere this would let two programs share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.setblocking(False)
            listening.bind((self.address, port))
        except BaseException:
            listening.close()
            raise
        return listening

    def _connection_class(self) -> type[ServerConnection]:
        server = self

        class BoundedConnection(ServerConnection):
            early = 0  # bytes received before admission

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                address = str(transport.get_extra_info("peername", ("",))[0])
                if not server._are_checked and not server._strangers.is_within_rate(address):
                    Connection.connection_made(self, transport)  # skips the usual setup, which creates a task
                    server._application.on_too_many_connections(address)
                    self.transport.abort()
                    return
                super().connection_made(transport)
                server._connections.add(self)
                gone = server._strangers.add(self, address)
                if gone is not None:
                    server._application.on_too_many_connections(_address_of(gone))
                    gone.transport.abort()

            def data_received(self, data: bytes) -> None:
                if self in server._strangers:
                    self.early += len(data)
                    if self.early > MOST_EARLY_BYTES:
                        self.transport.abort()
                        return
                elif self.transport.get_write_buffer_size() > MOST_UNSENT:
                    self.transport.abort()  # it keeps asking without reading the answers
                    return
                super().data_received(data)

            def connection_lost(self, exc: Exception | None) -> None:
                server._connections.discard(self)
                server._strangers.remove(self)
                super().connection_lost(exc)

        return BoundedConnection

    def _respond(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return a response with a file or a refusal, or None to accept a WebSocket."""
        if request.headers.get_all("Host") != [self.host]:
            return self._refusal_response(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method not in ("GET", "HEAD"):
            return self._refusal_response(HTTPStatus.METHOD_NOT_ALLOWED, {"Allow": "GET, HEAD"})
        path = request.path.partition("?")[0]
        if path == SOCKET_PATH:
            if request.method != "GET" or request.headers.get_all("Origin") != [f"http://{self.host}"]:
                return self._refusal_response(HTTPStatus.FORBIDDEN)
            return None
        file = self.files.get(path)
        return self._refusal_response(HTTPStatus.NOT_FOUND) if file is None else self._file_response(request, file)

    def _file_response(self, request: Request, file: StaticFile) -> Response:
        is_page = file.content_type.startswith("text/html")
        headers = self._headers(file.csp_sources if is_page else "", talks=is_page and not file.trusted) | {
            "Content-Type": file.content_type,
            "ETag": file.etag,
            "Vary": "Accept-Encoding",
            "Cache-Control": f"max-age={file.kept_for}",
        }
        if file.trusted:
            headers["Cache-Control"] = "no-store"
        if file.etag in ",".join(request.headers.get_all("If-None-Match")):
            return Response(304, "Not Modified", Headers(headers))
        content = file.content
        if file.gzipped_content is not None and "gzip" in ",".join(request.headers.get_all("Accept-Encoding")):
            content, headers["Content-Encoding"] = file.gzipped_content, "gzip"
        headers["Content-Length"] = str(len(content))
        return Response(200, "OK", Headers(headers), b"" if request.method == "HEAD" else content)

    def _refusal_response(self, status: HTTPStatus, headers: Mapping[str, str] = {}) -> Response:
        content = f"{status} {status.phrase}\n".encode()
        given = {
            **self._headers(""),
            **headers,
            "Content-Type": "text/plain; charset=utf-8",
            "Content-Length": str(len(content)),
            "Cache-Control": "no-store",
        }
        return Response(status, status.phrase, Headers(given), content)

    def _headers(self, sources: str, talks: bool = False) -> dict[str, str]:
        connect = f"connect-src 'self' ws://{self.host}; " if talks else ""
        return {
            "Content-Security-Policy": f"default-src 'none'; {sources}{connect}"
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Connection": "close",
        }

    async def _serve_client(self, connection: ServerConnection) -> None:
        client = Client(_address_of(connection), connection)
        self._clients[connection] = client
        waiting = asyncio.get_running_loop().call_later(ADMITTED_WITHIN, self._disconnect_unless_admitted, client)
        self._application.on_connect(client)
        try:
            async for text in connection:
                message = parse_message(text)
                if message is None or not client.messages.try_take():
                    await connection.close(1008)
                    break
                self._application.on_message(client, message)
        except ConnectionClosed:
            pass
        finally:
            waiting.cancel()
            del self._clients[connection]
            self._application.on_disconnect(client)

    def _disconnect_unless_admitted(self, client: Client) -> None:
        if not client.admitted:
            self._disconnect(client, 1008)

    def _disconnect(self, client: Client, code: int) -> None:
        closing = asyncio.ensure_future(client.connection.close(code))
        self._closing.add(closing)  # kept from the garbage collector until done
        closing.add_done_callback(self._closing.discard)

    def _send(self, clients: tuple[Client, ...], message: str) -> None:
        open_ = [client.connection for client in clients if client.connection in self._clients]
        for connection in open_:
            if connection.transport.get_write_buffer_size() > MOST_UNSENT:
                connection.transport.abort()
        websockets.broadcast(open_, message)


def _address_of(connection: ServerConnection) -> str:
    remote = connection.remote_address
    return str(remote[0]) if remote else ""


def parse_message(text: str | bytes) -> Mapping[str, Any] | None:
    """Parse a JSON object from a page. Return None for anything else."""
    if isinstance(text, bytes):
        return None
    try:
        found = json.loads(text, parse_constant=_refuse_constant)
        json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair could be neither sent back nor saved
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _refuse_constant(constant: str) -> None:
    raise ValueError(constant)
