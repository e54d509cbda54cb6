"""One page that the laptop gives to whoever scans its QR code: the report of a game that was resolved."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spacealert.apps.phones.bind_address import PORTS, listen
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.web import networks
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import Client, Server, StaticFile

_TOKEN = 16  # random bytes of the address


class SharedPage:
    """Served from `start` until `stop`, at an address that nobody can guess."""

    def __init__(
        self,
        page: bytes,
        ports: Sequence[int] = PORTS,
        find_networks: Callable[[], Sequence[Network]] = networks.networks,
    ) -> None:
        self._path = f"/{secrets.token_urlsafe(_TOKEN)}"
        self._ports, self._networks = ports, find_networks
        self._server = Server(self, {self._path: StaticFile("text/html; charset=utf-8", page, trusted=True)})

    @property
    def link(self) -> str:
        """Empty while it is not served."""
        return f"http://{self._server.host}{self._path}" if self._server.is_listening else ""

    def start(self) -> None:
        """On the likeliest network; refused with the reason if that cannot be."""
        found = self._networks()
        if not found:
            raise UserError("phones-no-network")
        listen(self._server, found[0], self._ports)

    def stop(self) -> None:
        self._server.close()

    # the page opens no socket, and whoever does is no page of ours

    def opened(self, client: Client) -> None:
        self._server.hang_up(client)

    def received(self, client: Client, message: Mapping[str, Any]) -> None:
        pass

    def closed(self, client: Client) -> None:
        pass

    def crowded(self, address: str) -> None:
        pass
