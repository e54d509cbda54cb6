"""The report of a game on phones: only people with its address can open it."""

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlsplit

import pytest

from spacealert.apps.phones.invitation import SharedPage
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.web.networks import Network

PAGE = "<html>Отчёт</html>".encode()


@pytest.fixture
def page() -> Iterator[SharedPage]:
    page = SharedPage(PAGE, (0,), lambda: [Network("", "127.0.0.1")])
    page.start()
    yield page
    page.stop()


def fetched(link: str, path: str | None = None) -> HTTPResponse:
    address = urlsplit(link)
    connection = HTTPConnection(address.hostname or "", address.port)
    connection.request("GET", address.path if path is None else path)
    return connection.getresponse()


def test_scanned_code_opens_the_page_with_its_scripts(page: SharedPage) -> None:
    answer = fetched(page.link)
    assert (answer.status, answer.read()) == (200, PAGE)
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'unsafe-inline'" in policy
    assert "connect-src" not in policy


def test_unknown_address_gets_nothing(page: SharedPage) -> None:
    assert len(urlsplit(page.link).path) > 20
    for path in ("/", "/report", f"{urlsplit(page.link).path}x"):
        assert fetched(page.link, path).status == 404


def test_the_page_stops_with_its_screen(page: SharedPage) -> None:
    link = page.link
    page.stop()
    assert page.link == ""
    with pytest.raises(ConnectionRefusedError):
        fetched(link)


def test_missing_network_is_explained() -> None:
    with pytest.raises(UserError) as refused:
        SharedPage(PAGE, (0,), tuple).start()
    assert refused.value.text_id == "phones-no-network"
