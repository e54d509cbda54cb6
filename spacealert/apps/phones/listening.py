"""Where the laptop listens for phones: on one of its networks, on the first port that is free."""

from collections.abc import Iterable

from spacealert.kit.i18n.errors import UserError, reason
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import NotListening, Server

PORT = 8642
PORTS = (*range(PORT, PORT + 20), 0)


def listen(server: Server, network: Network, ports: Iterable[int] = PORTS) -> None:
    """Refused with the reason if that cannot be."""
    try:
        server.start(network.address, ports)
    except NotListening as error:
        assert isinstance(error.__cause__, OSError)
        raise UserError("phones-cannot-listen", address=network.address, why=reason(error.__cause__)) from error
