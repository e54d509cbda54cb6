"""The web server: its responses, the limits for strangers, and closing without delay."""

import gzip
import http.client
import json
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from support.waiting import wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spacealert.kit.web.admission import MOST_PER_ADDRESS
from spacealert.kit.web.server import MOST_EARLY_BYTES, Application, Client, Server, StaticFile

HERE = "127.0.0.1"
STRANGER = ("127.0.0.2", 0)
PAGE = StaticFile("text/html; charset=utf-8", b"<p>page</p>" * 100, scripts=("let a;",))


class Table(Application):
    """Admits clients that send the password, and records messages."""

    def __init__(self) -> None:
        self.server = Server(self, {"/": PAGE, "/font": StaticFile("font/woff", b"\x89font", kept_for=600)})
        self.heard = list[Mapping[str, Any]]()
        self.crowds = set[str]()

    def on_connect(self, client: Client) -> None: ...

    def on_disconnect(self, client: Client) -> None: ...

    def on_message(self, client: Client, message: Mapping[str, Any]) -> None:
        self.heard.append(message)
        if message.get("code") == "right":
            self.server.admit(client)
            self.server.send([client], '{"type": "welcome"}')

    def on_too_many_connections(self, address: str) -> None:
        self.crowds.add(address)


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    table.server.start(HERE, (0,))
    yield table
    table.server.close()


def answered(
    table: Table, method: str = "GET", path: str = "/", **headers: str
) -> tuple[int, Mapping[str, str], bytes]:
    line = http.client.HTTPConnection(HERE, table.server.port, timeout=5)
    try:
        line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        line.close()


def raw(table: Table, first: bytes = b"", source: tuple[str, int] = STRANGER) -> socket.socket:
    line = socket.create_connection((HERE, table.server.port), timeout=5, source_address=source)
    with suppress(OSError):
        line.sendall(first)
    return line


def is_cut_off(line: socket.socket) -> bool:
    line.settimeout(0.5)
    try:
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@contextmanager
def page_of(table: Table, word: str = "right") -> Iterator[ClientConnection]:
    origin = Origin(f"http://{table.server.host}")
    with connect(f"ws://{table.server.host}/socket", origin=origin, close_timeout=1) as line:
        line.send(json.dumps({"code": word}))
        yield line


def test_files_are_compressed_on_request(table: Table) -> None:
    status, headers, plain = answered(table)
    assert (status, plain) == (200, PAGE.content)
    status, headers, packed = answered(table, Accept_Encoding="gzip, deflate")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed) == PAGE.content
    assert len(packed) < len(plain) / 5
    assert "gzip" not in answered(table, path="/font", Accept_Encoding="gzip")[1].get("Content-Encoding", "")


def test_cached_files_are_not_sent_again(table: Table) -> None:
    tag = answered(table)[1]["ETag"]
    status, headers, body = answered(table, If_None_Match=f'"other", {tag}')
    assert (status, body) == (304, b"")
    assert headers["ETag"] == tag
    assert answered(table, If_None_Match='W/"other"')[0] == 200
    assert answered(table, path="/font")[1]["Cache-Control"] == "max-age=600"


def test_page_may_run_only_its_own_scripts(table: Table) -> None:
    policy = answered(table)[1]["Content-Security-Policy"]
    assert "script-src 'self' 'sha256-" in policy
    assert "unsafe-inline" not in policy


def test_only_get_and_head_are_answered(table: Table) -> None:
    status, headers, body = answered(table, "HEAD")
    assert (status, body, int(headers["Content-Length"])) == (200, b"", len(PAGE.content))
    for method in ("POST", "PUT", "DELETE", "TRACE", "OPTIONS", "CONNECT", "PATCH", "get"):
        status, headers, body = answered(table, method)
        assert (status, headers["Allow"]) == (405, "GET, HEAD")
        assert PAGE.content not in body


def test_incomplete_requests_do_not_block_others(table: Table) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(raw(table, b"GET / HTTP/1.1\r\n")) for _ in range(3 * MOST_PER_ADDRESS)]
        assert answered(table)[0] == 200
        assert sum(map(is_cut_off, lines[: MOST_PER_ADDRESS + 4])) >= MOST_PER_ADDRESS
        assert table.crowds == {STRANGER[0]}


def test_endless_headers_are_cut_off_early(table: Table) -> None:
    header = b"X-Much: " + b"a" * 8000 + b"\r\n"
    with raw(table, b"GET / HTTP/1.1\r\n" + header * (1 + MOST_EARLY_BYTES // len(header))) as line:
        assert is_cut_off(line)


def test_admitted_phones_stay_connected_among_strangers(table: Table) -> None:
    with page_of(table) as guest, ExitStack() as stack:
        assert json.loads(guest.recv(5)) == {"type": "welcome"}
        for _ in range(4 * MOST_PER_ADDRESS):
            stack.enter_context(raw(table, b"GET", source=(HERE, 0)))
        guest.send('{"still": "here"}')
        wait_until(lambda: {"still": "here"} in table.heard)


def test_unadmitted_connections_are_closed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spacealert.kit.web.server.ADMITTED_WITHIN", 0.3)
    with page_of(table, "wrong") as stranger, pytest.raises(ConnectionClosed):
        stranger.recv(5)


def test_strangers_cannot_send_forever(table: Table) -> None:
    with page_of(table, "wrong") as stranger, pytest.raises(ConnectionClosed):
        for _ in range(50):
            stranger.send("x" * 1000)
            time.sleep(0.01)
    assert len(table.heard) <= 1


def test_closing_does_not_wait_for_clients(table: Table) -> None:
    with raw(table), raw(table, b"GET / HTTP/1.1\r\n"), page_of(table) as page, page_of(table, "wrong"):
        page.recv(5)
        began = time.monotonic()
        cpu = time.process_time()
        table.server.close()
        waited = time.monotonic() - began - (time.process_time() - cpu)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(5)
        assert closed.value.rcvd is not None  # it got a close message
        assert closed.value.rcvd.code == 1001
    assert waited < 1.0  # allows for a busy machine; it used to be five seconds
    with socket.socket() as probe:
        assert probe.connect_ex((HERE, table.server.port)) != 0
