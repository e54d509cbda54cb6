"""The machine's addresses, and which of them phones are sent to."""

from spacealert.kit.web.networks import Network, rank_networks


def test_addresses_are_ordered_by_usefulness() -> None:
    addresses = {
        "lo": ["127.0.0.1", "::1", "00:00:00:00:00:00"],
        "docker0": ["172.17.0.1"],
        "wg0": ["10.8.0.2"],
        "eth0": ["192.168.7.2", "fe80::1%eth0", "fd12::2", "52:54:00:12:34:56"],
        "wlan0": ["192.168.1.5"],
        "eth1": ["169.254.3.4"],
    }
    assert [one.address for one in rank_networks(addresses, default_route="192.168.1.5")] == [
        "192.168.1.5",
        "192.168.7.2",
        "fd12::2",
        "172.17.0.1",
        "10.8.0.2",
    ]


def test_vpn_address_is_not_offered_first() -> None:
    found = rank_networks({"utun4": ["10.9.0.2"], "en0": ["192.168.1.5"]}, default_route="10.9.0.2")
    assert [one.name for one in found] == ["en0", "utun4"]
    assert Network("vEthernet (WSL)", "172.20.0.1").is_tunnel


def test_no_network_gives_no_address() -> None:
    assert rank_networks({}, default_route=None) == ()
