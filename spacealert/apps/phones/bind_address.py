"""Where the laptop listens for phones: on one of its networks, on the first port that is free."""

from collections.abc import Callable, Iterable, Sequence

from spacealert.kit.i18n.errors import UserError, reason
from spacealert.kit.web.networks import Network
from spacealert.kit.web.server import NotListening, Server

PORT = 8642
PORTS = (*range(PORT, PORT + 20), 0)
LOCAL = ("127.0.0.1", "::1")


def listen(server: Server, network: Network, ports: Iterable[int] = PORTS) -> None:
    """Refused with the reason if that cannot be."""
    try:
        server.start(network.address, ports)
    except NotListening as error:
        assert isinstance(error.__cause__, OSError)
        raise UserError("phones-cannot-listen", address=network.address, why=reason(error.__cause__)) from error


def chosen_network(find: Callable[[], Sequence[Network]], address: str | None) -> Network:
    """The network of this address, or the likeliest one."""
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
