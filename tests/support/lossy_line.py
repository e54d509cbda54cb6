"""A forwarder that simulates a slow, lossy or interrupted connection between a browser and the laptop.

TCP resends lost packets after a while, and nothing behind them arrives before. Lost packets are simulated in this way.
An interrupted line stays open without data, like that of a phone in an elevator.
"""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from attrs import define, field

_AGAIN_AFTER = 0.4  # seconds until a lost piece is sent again, doubled each time


@define(eq=False)
class LossyLine:
    """The delay in each direction in seconds, and the share of packets lost in each."""

    delay: float = 0.0
    loss: float = 0.0
    seed: int = 1
    port: int = 0
    _plugged: asyncio.Event | None = None
    _loop: asyncio.AbstractEventLoop | None = None
    _dice: Random = field(factory=Random)
    _ends: list[asyncio.StreamWriter] = field(factory=list)
    _main: "asyncio.Task[None] | None" = None

    def pull(self) -> None:
        """Block all data until the line is plugged in again."""
        assert self._loop is not None
        assert self._plugged is not None
        self._loop.call_soon_threadsafe(self._plugged.clear)

    def plug(self) -> None:
        assert self._loop is not None
        assert self._plugged is not None
        self._loop.call_soon_threadsafe(self._plugged.set)

    def address(self, link: str) -> str:
        """Return the same link through this line."""
        before, _, rest = link.partition("://")[2].partition("/")
        return f"http://{before.rpartition(':')[0]}:{self.port}/{rest}"

    @contextmanager
    def to(self, host: str, port: int) -> Iterator["LossyLine"]:
        """Forward to this address inside the block."""
        ready = threading.Event()
        self._dice = Random(self.seed)

        async def run() -> None:
            self._loop, self._plugged = asyncio.get_running_loop(), asyncio.Event()
            self._plugged.set()
            self._main = asyncio.current_task()
            server = await asyncio.start_server(lambda *ends: self._forward(host, port, *ends), host, 0)
            self.port = server.sockets[0].getsockname()[1]
            ready.set()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            server.close()
            for end in self._ends:
                end.transport.abort()
            await asyncio.sleep(0.05)

        thread = threading.Thread(target=lambda: asyncio.run(run()), name="lossy line", daemon=True)
        thread.start()
        ready.wait(5)
        try:
            yield self
        finally:
            assert self._loop is not None
            assert self._main is not None
            self._loop.call_soon_threadsafe(self._main.cancel)
            thread.join(5)

    async def _forward(self, host: str, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert self._plugged is not None
        self._ends.append(writer)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await self._plugged.wait()
            there, back = await asyncio.open_connection(host, port)
            self._ends.append(back)
            own, real = f"{host}:{self.port}".encode(), f"{host}:{port}".encode()
            await asyncio.gather(
                self._pump(reader, back, (own, real)), self._pump(there, writer, (real, own)), return_exceptions=True
            )

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, names: tuple[bytes, bytes]
    ) -> None:
        """Forward one direction: each piece is delayed, and none overtakes another."""
        assert self._plugged is not None
        loop, queue = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()
        in_head = True

        async def deliver() -> None:
            assert self._plugged is not None
            while True:
                at, piece = await queue.get()
                await asyncio.sleep(max(0.0, at - loop.time()))
                await self._plugged.wait()
                if not piece:
                    writer.close()
                    return
                writer.write(piece)

        delivering = asyncio.ensure_future(deliver())
        latest = 0.0
        while True:
            try:
                piece = await reader.read(1400)
            except OSError:
                piece = b""
            if in_head:
                in_head = b"\r\n\r\n" not in piece
                head, end, body = piece.partition(b"\r\n\r\n")
                piece = head.replace(*names) + end + body
            again, lost_for = _AGAIN_AFTER, 0.0
            while self._dice.random() < self.loss:
                lost_for, again = lost_for + again, 2 * again
            latest = max(latest, loop.time() + self.delay + lost_for)
            queue.put_nowait((latest, piece))
            if not piece:
                await delivering
                return
