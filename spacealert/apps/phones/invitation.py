"""Invitations for phones: the laptop's address and port, and a link or QR code with the join code.

`SharedPage` serves a single page, such as the report of a game, at an address nobody can guess.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import segno
from attrs import frozen

from spacealert.kit.i18n.errors import UserError, find_reason
from spacealert.kit.web import networks
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import Application, Client, ListenError, Server, StaticFile

PORT = 8642
PORTS = (*range(PORT, PORT + 20), 0)
LOCAL = ("127.0.0.1", "::1")


def listen(server: Server, network: Network, ports: Iterable[int] = PORTS) -> None:
    """Listen on the first free port of `ports`. Raise a `UserError` with the reason if that is impossible."""
    try:
        server.start(network.address, ports)
    except ListenError as error:
        assert isinstance(error.__cause__, OSError)
        raise UserError("phones-cannot-listen", address=network.address, why=find_reason(error.__cause__)) from error


def choose_network(find: Callable[[], Sequence[Network]], address: str | None) -> Network:
    """Return the network with this address or, by default, the likeliest one. Raise an error if none is found."""
    if address in LOCAL:
        return Network("", address)
    found = find()
    if not found:
        raise UserError("phones-no-network")
    if address is None:
        return found[0]
    chosen = next((one for one in found if one.address == address), None)
    if chosen is None:
        raise UserError("phones-no-such-address", address=address, known=tuple(one.address for one in found))
    return chosen


QRCode = tuple[tuple[bool, ...], ...]  # rows of dark and light squares, without the light border


@lru_cache(maxsize=4)
def qr_code(link: str) -> QRCode:
    code = segno.make(link, error="m", micro=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)


@frozen
class Invitation:
    """An invitation for phones: an address and a join code."""

    address: str
    code: str

    @property
    def link(self) -> str:
        return f"{self.address}#{self.code}"

    @property
    def board_link(self) -> str:
        return f"{self.address}board#{self.code}"

    def qr_code(self) -> QRCode:
        return qr_code(self.link)

    def qr_code_text(self) -> str:
        """Return the QR code as characters for a terminal."""
        rows = self.qr_code()
        size = len(rows)

        def light(x: int, y: int) -> bool:
            return not (0 <= x < size and 0 <= y < size and rows[y][x])

        signs = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
        return "\n".join(
            "".join(signs[light(x, y), light(x, y + 1)] for x in range(-2, size + 2)) for y in range(-2, size + 2, 2)
        )


_TOKEN = 16  # random bytes in the address


class SharedPage(Application):
    """A page served between `start` and `stop`, at an address nobody can guess."""

    def __init__(
        self,
        page: bytes,
        ports: Sequence[int] = PORTS,
        find_networks: Callable[[], Sequence[Network]] = networks.find_networks,
    ) -> None:
        self._path = f"/{secrets.token_urlsafe(_TOKEN)}"
        self._ports, self._networks = ports, find_networks
        self._server = Server(self, {self._path: StaticFile("text/html; charset=utf-8", page, trusted=True)})

    @property
    def link(self) -> str:
        """The link, or an empty string while the page is not served."""
        return f"http://{self._server.host}{self._path}" if self._server.is_listening else ""

    def start(self) -> None:
        """Serve on the likeliest network. Raise a `UserError` with the reason if that is impossible."""
        found = self._networks()
        if not found:
            raise UserError("phones-no-network")
        listen(self._server, found[0], self._ports)

    def stop(self) -> None:
        self._server.close()

    def on_connect(self, client: Client) -> None:  # our page never opens a socket, so this is someone else's
        self._server.disconnect(client)
