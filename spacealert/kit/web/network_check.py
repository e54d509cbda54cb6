"""Whether a page can be served on a network: tried, as far as one machine alone can try it."""

import http.client
from collections.abc import Mapping
from typing import Any

from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import Client, NotListening, Server, StaticFile

_PATIENCE = 3.0  # seconds


class _Nothing:
    """An application that serves only its file."""

    def opened(self, client: Client) -> None: ...

    def received(self, client: Client, message: Mapping[str, Any]) -> None: ...

    def closed(self, client: Client) -> None: ...

    def crowded(self, address: str) -> None: ...


def is_served(network: Network, port: int = 0) -> bool:
    """Whether this machine reaches a page of its own there; a firewall that stops it stops phones as well."""
    server = Server(_Nothing(), {"/": StaticFile("text/plain", b"here")})
    try:
        server.start(network.address, (port, 0))
    except NotListening:
        return False
    line = http.client.HTTPConnection(network.address, server.port, timeout=_PATIENCE)
    try:
        line.request("GET", "/")
        return line.getresponse().read() == b"here"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()
        server.close()
