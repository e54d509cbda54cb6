"""Two missions in one evening with the same five pages, in a real browser.

One phone has a bad connection, and another loses it in the middle of its row. The rows must be as typed.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect, sync_playwright
from support.chromium import ARGUMENTS, CHROMIUM, Screen, opened
from support.lossy_line import LossyLine
from support.silent_session import Evening

from spacealert.apps.phones.invitation import Invitation
from spacealert.apps.phones.service import Phones
from spacealert.missions.scenario import Kind
from spacealert.session import commands as do

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.usefixtures("own_folder"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

SIZES = [(360, 640, "en-US"), (390, 844, "ru-RU"), (360, 640, "en-GB"), (390, 844, "cs-CZ"), (768, 1024, "en-US")]
NAMES = ("Anna", "Борис", "Clara", "Dima", "Emil")
LONGER_THAN_ANY = 1000.0
A_TAP = 120  # milliseconds between two cards, faster than any player
# Cards each player taps, in order. Anna, Boris and Clara have specializations.
FIRST = ["cb<>aax^ac^a", "cb<>aax^ac^a", "ab>c<x^aabcx", "xxabc>>^<abc", "aaaabbbbcccc"]
SECOND = ["abcxab<>^^aabbcxcxac>>^a", "ab<>cxab^^abacbcabca>><<", "xaxbxc^^<<>>abcabcaabbcc", "a" * 24, "<>" * 12]


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    evening.do(do.SetNewFrontier(True), do.SetCrewSize(5, 0), do.GiveRole("communications", 2))
    evening.do(*(do.SetSpecialization(*one) for one in ((0, "Medic"), (1, "SpecialOps"), (2, "Mechanic"))))
    yield evening
    evening.session.close()


def rows(evening: Evening) -> list[tuple[str, ...]]:
    resolution = evening.view.resolution
    assert resolution is not None
    assert resolution.sheet is not None
    return [tuple(member.plan) for member in resolution.sheet.crew]


@pytest.mark.long
def test_two_missions_in_an_evening(evening: Evening) -> None:
    service = Phones(evening.session, ports=(0,))
    service.start("127.0.0.1")
    invitation = service.invitation
    assert invitation is not None
    port = int(invitation.address.rstrip("/").rpartition(":")[2])
    bad, pulled = LossyLine(delay=0.15, loss=0.05), LossyLine()
    with ExitStack() as stack:
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        stack.callback(browser.close)
        for line in (bad, pulled):
            stack.enter_context(line.to("127.0.0.1", port))
        links = [invitation.link, bad.address(invitation.link), pulled.address(invitation.link), *[invitation.link] * 2]
        screens = [
            opened(browser, *size, address=link, host=link.partition("://")[2].partition("/")[0])
            for size, link in zip(SIZES, links, strict=True)
        ]
        phones = [screen.page for screen in screens]
        join_all_at_once(phones, evening)
        fly(evening, phones, pulled, "S2-3", [list(row) for row in FIRST])
        evening.do(do.CloseGame(), do.ChooseKind(Kind.DOUBLE_ACTION))
        fly(evening, phones, pulled, "DA-E1", [[row[at : at + 2] for at in range(0, 24, 2)] for row in SECOND])
        new_code(service, invitation, screens[3], evening)
    service.stop()


def join_all_at_once(phones: list[Page], evening: Evening) -> None:
    """Join with all phones at once. Nobody's half-typed name is lost while others join and save."""
    for seat, (phone, name) in enumerate(zip(phones, NAMES, strict=True)):
        phone.tap(f'[data-key="seat-{seat}"]', timeout=30_000)
        phone.fill("#name", name[:2], timeout=30_000)
    for phone, name in zip(phones, NAMES, strict=True):
        phone.wait_for_timeout(400)
        assert phone.input_value("#name") == name[:2]
        phone.type("#name", name[2:])
        phone.tap('[data-key="rename"]')
    for phone, name in zip(phones, NAMES, strict=True):
        expect(phone.locator(".who .name")).to_have_text(name, timeout=15_000)
        phone.tap('[data-key="ready"]')
    for phone in phones:
        expect(phone.locator(".crew-list li svg.sign")).to_have_count(5)
        expect(phone.locator('[data-key="ready"][aria-pressed="true"]')).to_have_count(1)
        expect(phone.locator(".unsent.none")).to_have_count(1, timeout=15_000)
    assert [one.name for one in evening.view.setup.seats] == list(NAMES)


def fly(evening: Evening, phones: list[Page], line: LossyLine, mission: str, slots: list[list[str]]) -> None:
    evening.do(do.ChooseMission(mission), do.StartMission())
    evening.session.wait()
    phones[0].tap('[data-key="pause"]')  # the captain starts
    expect(phones[0].locator(".announcement")).to_have_count(1)
    evening.time += 200
    clara = phones[2]
    expect(clara.locator(".drawn").first).to_be_visible()
    enter_a_card_without_a_line(evening, clara, line)
    evening.time += LONGER_THAN_ANY
    evening.session.tick()
    evening.do(do.GoToPlans())
    for phone in phones:
        expect(phone.locator(".palette")).to_be_visible(timeout=30_000)
        expect(phone.locator(".slot.laid")).to_have_count(0)
        expect(phone.locator('.slot[aria-pressed="true"]')).to_have_attribute("data-turn", "1")
    typed = ["".join(row) for row in slots]
    for at in range(max(map(len, typed))):
        if at == 4:
            line.pull()
        for phone, cards in zip(phones, typed, strict=True):
            if at < len(cards):
                phone.tap(f'[data-card="{cards[at]}"]')
        phones[0].wait_for_timeout(A_TAP)
    expect(clara.locator(".line-lost")).to_be_visible()
    clara.tap('[data-key="finish"]')
    expect(clara.locator(".finished")).to_be_visible()
    line.plug()
    for phone in phones:
        expect(phone.locator(".slot.open")).to_have_count(0, timeout=60_000)
        expect(phone.locator(".line-lost")).to_have_count(0, timeout=30_000)
    assert rows(evening) == [tuple(row) for row in slots]
    for phone in (*phones[:2], *phones[3:]):
        phone.tap('[data-key="finish"]')
    for phone in phones:
        expect(phone.locator(".finished")).to_be_visible(timeout=30_000)
        expect(phone.locator(".unsent.none")).to_have_count(1, timeout=30_000)
    while evening.view.resolution and (sheet := evening.view.resolution.sheet) and sheet.unknown:
        evening.do(do.DrawThreat(sheet.unknown[0].turn))
    evening.do(do.StartWalk(), do.GoToStep(10_000))
    for phone in phones:
        expect(phone.locator(".over")).to_be_visible(timeout=30_000)


def enter_a_card_without_a_line(evening: Evening, clara: Page, line: LossyLine) -> None:
    """Enter a card while the page's connection is dead, and check that the card arrives."""
    line.pull()
    began = time.monotonic()
    clara.locator(".drawn").first.tap()
    evening.time += 12  # the list stays open during announcements
    choice = clara.locator(".choices button").nth(2)
    code = choice.get_attribute("data-code")
    choice.tap()
    expect(clara.locator(".drawn.chosen")).to_have_count(1)
    expect(clara.locator(".line-lost")).to_be_visible()
    assert time.monotonic() - began < 8.0  # the message appears after 3.3 s; the rest is allowance for a busy machine
    assert evening.view.round is not None
    assert code not in evening.view.round.cards.values()
    line.plug()
    expect(clara.locator(".line-lost")).to_have_count(0, timeout=15_000)
    expect(clara.locator(".unsent.none")).to_have_count(1, timeout=15_000)
    assert evening.view.round is not None
    assert code in evening.view.round.cards.values()


def new_code(service: Phones, invitation: Invitation, screen: Screen, evening: Evening) -> None:
    """Join with next week's code in a tab that is still open."""
    evening.do(do.CloseGame())
    service.stop()
    again = Phones(evening.session, ports=(int(invitation.address.rstrip("/").rpartition(":")[2]),))
    again.start("127.0.0.1")
    assert again.invitation is not None
    screen.page.evaluate("code => { location.hash = code }", again.invitation.code)
    expect(screen.page.locator('[data-key="me"]')).to_be_visible()
    screen.page.tap('[data-key="me"]')
    expect(screen.page.locator(".who .name")).to_have_text("Dima")
    again.stop()
