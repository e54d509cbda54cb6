"""Measures attacks by strangers on the network who don't know the code, and checks that phones can still join.

    python tests/bench/strangers.py [ATTACK ...] [--seconds N]

Each attack runs against its own laptop process, from another address of this machine (127.0.0.2), for 20 seconds by
default. Every second, a phone joins with the code and another one with the token of a seat. Prints how many could join,
the slowest time, the memory and processor time used, and how long the laptop needs to close the port during the attack.
Exits with 1 if a phone was locked out, or if the attack used more than 30 MB or 5 % of a core.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import laptop_process
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

STRANGER = ("127.0.0.2", 0)
MOST_MEMORY, MOST_CPU, LONGEST_CLOSE = 30.0, 0.05, 0.1  # MB, share of a core, seconds
PATIENCE = 5.0
Attack = Callable[[str, int, float], Awaitable[None]]


async def _raw(host: str, port: int, first: bytes, until: float, drip: float = 0.0) -> None:
    """Open a connection that sends this and then stays open, and reconnect whenever it is dropped."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port, local_addr=STRANGER), 3)
            with contextlib.suppress(OSError):
                writer.write(first)
                await writer.drain()
                while time.monotonic() < until and not reader.at_eof():
                    if drip:
                        writer.write(b"X-More: 1\r\n")
                    with contextlib.suppress(TimeoutError):
                        if not await asyncio.wait_for(reader.read(4096), drip or 1.0):
                            break
                writer.transport.abort()
        await asyncio.sleep(0.2)


def _upgrade(host: str, port: int) -> bytes:
    return (
        f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def _frame(text: bytes, opcode: int = 0x81) -> bytes:
    assert len(text) < 126
    return bytes([opcode, 0x80 | len(text)]) + b"\0\0\0\0" + text  # masked with zeros


WRONG = _frame(b'{"type":"hello","code":"WRONG2","languages":["en"]}')


async def idle(host: str, port: int, until: float) -> None:
    """Open 260 sockets, each with one wrong hello."""
    await asyncio.gather(*(_raw(host, port, _upgrade(host, port) + WRONG, until) for _ in range(260)))


async def half(host: str, port: int, until: float) -> None:
    """Send 330 requests that never end."""
    first = f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\n".encode()
    await asyncio.gather(*(_raw(host, port, first, until, drip=2.0) for _ in range(330)))


async def headers(host: str, port: int, until: float) -> None:
    """Send a megabyte of headers on each of 320 connections."""
    first = b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"a" * 8000) for n in range(124))
    await asyncio.gather(*(_raw(host, port, first, until) for _ in range(320)))


async def frames(host: str, port: int, until: float) -> None:
    """Send endless empty continuation frames on one socket."""
    endless = _frame(b"a", 0x01) + _frame(b"", 0x00) * 5000
    while time.monotonic() < until:
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(host, port, local_addr=STRANGER)
            with contextlib.suppress(OSError):
                writer.write(_upgrade(host, port) + WRONG)
                while time.monotonic() < until and not reader.at_eof():
                    writer.write(endless)
                    await asyncio.wait_for(writer.drain(), 2)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(4096), 0.001)
            writer.transport.abort()
        await asyncio.sleep(0.05)


async def codes(host: str, port: int, until: float) -> None:
    """Send wrong codes over and over, at least thirty a minute, from one socket or from new ones."""
    await asyncio.gather(*(_raw(host, port, _upgrade(host, port) + WRONG * 8, until) for _ in range(4)))


async def nothing(host: str, port: int, until: float) -> None:
    """Attack nothing, for comparison."""
    await asyncio.sleep(until - time.monotonic())


ATTACKS: dict[str, Attack] = {one.__name__: one for one in (nothing, idle, half, headers, frames, codes)}


async def join(host: str, port: int, code: str, token: str = "") -> float | None:
    """Return the seconds until a phone is let in, or None if it is not."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            line = await connect(f"ws://{host}:{port}/socket", origin=f"http://{host}:{port}", compression=None)  # type: ignore[arg-type]
            try:
                await line.send(json.dumps({"type": "hello", "code": code, "token": token, "languages": ["en"]}))
                message: dict[str, Any] = json.loads(await line.recv())
            finally:
                line.transport.abort()
    except (OSError, WebSocketException, TimeoutError):
        return None
    entered = message["type"] == "welcome" and (not token or message["seat"] is not None)
    return time.monotonic() - began if entered else None


async def seat(host: str, port: int, code: str) -> str:
    async with connect(f"ws://{host}:{port}/socket", origin=f"http://{host}:{port}", compression=None) as line:  # type: ignore[arg-type]
        await line.send(json.dumps({"type": "hello", "code": code, "languages": ["en"]}))
        await line.send(json.dumps({"type": "take-seat", "seat": 0}))
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "seated":
                return str(message["token"])


async def measured(name: str, seconds: float) -> bool:
    with TemporaryDirectory() as folder:
        laptop, (host, number, code) = laptop_process.start(__file__, folder)
        assert laptop.stdin is not None
        assert laptop.stdout is not None
        port = int(number)
        token = await seat(host, port, code)
        await asyncio.sleep(2.0)
        before, cpu, began = memory(laptop.pid), processor(laptop.pid), time.monotonic()
        # a separate process, so that the phones are not delayed by a busy attacker
        attacker = subprocess.Popen([sys.executable, __file__, "attack", name, host, number, str(seconds + 3)])
        await asyncio.sleep(2.0)
        times, tried, largest = list[float](), 0, before
        while time.monotonic() - began < seconds:
            for one in await asyncio.gather(join(host, port, code), join(host, port, "", token)):
                tried += 1
                if one is not None:
                    times.append(one)
            largest = max(largest, memory(laptop.pid))
            await asyncio.sleep(1.0)
        share = (processor(laptop.pid) - cpu) / (time.monotonic() - began)
        laptop.stdin.close()
        closed, told = float(laptop.stdout.readline()), laptop.stdout.readline().strip()
        attacker.terminate()
        attacker.wait()
        laptop.wait()
    slowest = max(times, default=float("inf"))
    print(
        f"{name:8} {len(times)} of {tried} phones got in, the slowest in {slowest:.2f} s; +{largest - before:.0f} MB,"
        f" {share:.1%} of a core; closed in {closed * 1000:.0f} ms; the laptop says: {told or '-'}",
        flush=True,
    )
    return len(times) == tried and largest - before <= MOST_MEMORY and share <= MOST_CPU and closed <= LONGEST_CLOSE


def memory(process: int) -> float:
    """Return the resident memory in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(process: int) -> float:
    """Return the seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def laptop() -> None:
    from spacealert.apps.phones.service import Phones
    from spacealert.session import Session

    session = Session()
    phones = Phones(session, ports=(0,))
    phones.start("127.0.0.1")
    assert phones.invitation is not None
    host, _, port = phones.invitation.address.removeprefix("http://").rstrip("/").rpartition(":")
    print(host, port, phones.invitation.code, flush=True)
    sys.stdin.read()
    notices = ", ".join(sorted({notice.text_id for notice in phones.notices}))
    began = time.monotonic()
    phones.stop()
    print(time.monotonic() - began)
    print(notices, flush=True)
    os._exit(0)


def main(arguments: list[str]) -> int:
    seconds = 20.0
    if "--seconds" in arguments:
        place = arguments.index("--seconds")
        seconds = float(arguments[place + 1])
        del arguments[place : place + 2]
    held = [asyncio.run(measured(name, seconds)) for name in arguments or ATTACKS]
    return not all(held)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["laptop"]:
            laptop()
        case ["attack", name, host, port, seconds]:
            asyncio.run(ATTACKS[name](host, int(port), time.monotonic() + float(seconds)))
        case arguments:
            sys.exit(main(arguments))
