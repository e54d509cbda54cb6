"""A server that sends events to other programs on this computer. Each event is a line, sent to every open WebSocket."""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue

from attrs import field, frozen
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Origin

_LOOPBACK = "127.0.0.1"
# Pages from the internet may not listen; programs and pages on this computer may.
_ORIGINS = (None, Origin("null"), Origin("file://"))
_MOST_LISTENERS = 16
_LONGEST_MESSAGE = 1024  # bytes; listeners have nothing to say
_ALIVE_EVERY = 0.5  # seconds
_log = logging.getLogger(__name__)  # a listener's mistakes are not worth reporting
_log.addHandler(logging.NullHandler())
_log.propagate = False


@frozen(eq=False)
class Broadcast:
    """A server that sends lines to all listeners. A new listener first gets the last line of each topic."""

    _listeners: list["SimpleQueue[str]"] = field(factory=list, init=False)
    _last: dict[str, str] = field(factory=dict, init=False)
    _lock: threading.Lock = field(factory=threading.Lock, init=False)
    _over: threading.Event = field(factory=threading.Event, init=False)

    @contextmanager
    def serve(self, port: int) -> Iterator[None]:
        """Listen on this port of the loopback address inside the block. Raise `OSError` if that fails."""
        server = serve(
            self._serve_connection, _LOOPBACK, port, origins=_ORIGINS, max_size=_LONGEST_MESSAGE, logger=_log
        )
        threading.Thread(target=server.serve_forever, name="broadcast", daemon=True).start()
        try:
            yield
        finally:
            self._over.set()
            server.shutdown()

    def send(self, line: str, topic: str | None = None) -> None:
        """Send a line to all listeners. Later listeners get it if it is still the last line of its topic."""
        with self._lock:
            if topic is not None:
                self._last[topic] = line
            for queue in self._listeners:
                queue.put(line)

    def _serve_connection(self, connection: ServerConnection) -> None:
        queue: SimpleQueue[str] = SimpleQueue()
        with self._lock:
            if len(self._listeners) >= _MOST_LISTENERS:
                connection.close(1013)
                return
            for line in self._last.values():
                queue.put(line)
            self._listeners.append(queue)
        try:
            while not self._over.is_set():
                try:
                    connection.send(queue.get(timeout=_ALIVE_EVERY))
                except Empty:
                    connection.ping()
        except (ConnectionClosed, OSError):
            pass
        finally:
            with self._lock:
                self._listeners.remove(queue)
