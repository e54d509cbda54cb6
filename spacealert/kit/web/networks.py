"""This machine's networks, and the addresses at which phones can reach it."""

import http.client
import ipaddress
import socket
from collections.abc import Mapping, Sequence

from attrs import frozen

from spacealert.kit.web.server import Application, ListenError, Server, StaticFile

# System names for links that reach no phone here: tunnels, containers and virtual machines.
_ELSEWHERE = ("tun", "tap", "wg", "utun", "ppp", "docker", "br-", "veth", "virbr", "vmnet", "vbox", "zt", "tailscale")
_ELSEWHERE_WORDS = ("vethernet", "virtual", "vpn", "hyper-v", "wsl", "loopback")


@frozen
class Network:
    """One of this machine's addresses, and the name of its network interface."""

    name: str
    address: str

    @property
    def is_tunnel(self) -> bool:
        """Whether this is a VPN or virtual network, which phones can rarely reach."""
        name = self.name.lower()
        return name.startswith(_ELSEWHERE) or any(word in name for word in _ELSEWHERE_WORDS)


def find_networks() -> tuple[Network, ...]:
    """Return the networks a phone could use, those most likely to work first and tunnels last."""
    import psutil  # loaded late: only phones need it

    cards = psutil.net_if_addrs()
    up = {name for name, card in psutil.net_if_stats().items() if card.isup}
    return rank_networks(
        {name: [one.address for one in found] for name, found in cards.items() if name in up}, _default_route_address()
    )


def rank_networks(addresses: Mapping[str, Sequence[str]], default_route: str | None) -> tuple[Network, ...]:
    """Return a network for each address that browsers can open, those most likely to work first."""
    found = [Network(name, one) for name, given in addresses.items() for one in given if _is_reachable(one)]
    return tuple(
        sorted(found, key=lambda one: (one.is_tunnel, ":" in one.address, one.address != default_route, one.name))
    )


def _is_reachable(address: str) -> bool:
    """Return whether browsers can open this address. Browsers don't accept an address with a zone (`%eth0`)."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a hardware address, or one with a zone
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast)


def _default_route_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation (RFC 5737)
            return str(probe.getsockname()[0])
        except OSError:
            return None


_PATIENCE = 3.0  # seconds


def is_reachable_from_here(network: Network) -> bool:
    """Return whether this machine can reach itself at this address."""
    server = Server(Application(), {"/": StaticFile("text/plain", b"here")})
    try:
        server.start(network.address, (0,))
    except ListenError:
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
