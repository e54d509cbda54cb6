"""A whole evening in a real browser: five phones and a board, two languages, small and large screens."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.chromium import ARGUMENTS, CHROMIUM, opened
from support.silent_session import Evening

from spacealert.apps.phones.invitation import Invitation
from spacealert.apps.phones.service import Phones
from spacealert.kit.guide.prompts import Choose, ChooseSeveral, Count
from spacealert.missions.scenario import Kind
from spacealert.school.exercises import exercise
from spacealert.school.positions import HARDEST
from spacealert.session import commands as do
from spacealert.session.plan_slots import CARDS_OF_A_PLAN, ERASE
from spacealert.texts import in_language

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("own_folder"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

SCREENS = [(360, 640, "en-US"), (640, 360, "ru-RU"), (390, 844, "ru-RU"), (768, 1024, "en-GB"), (1024, 768, "ru-RU")]
NAMES = ("Anna", "Борис", "Wwwwwwwwwwwwww", "Dora", "Emil")
CARDS = [card for card in CARDS_OF_A_PLAN if card != ERASE]
LONGER_THAN_ANY = 1000.0


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    evening.do(do.SetCrewSize(5, 0), do.GiveRole("communications", 1), do.GiveRole("security", 2))
    yield evening
    evening.session.close()


@pytest.fixture
def service(evening: Evening) -> Iterator[Phones]:
    service = Phones(evening.session, ports=(0,))
    service.start("127.0.0.1")
    yield service
    service.stop()


@pytest.fixture
def invitation(service: Phones) -> Invitation:
    assert service.invitation is not None
    return service.invitation


def test_a_whole_evening_with_five_phones(evening: Evening, invitation: Invitation, browser: Browser) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    dice = Random(os.environ.get("SPACEALERT_SEED", "phones"))
    phones = [opened(browser, *screen, address=invitation.link, host=host) for screen in SCREENS]
    board = opened(browser, 1280, 720, "en-US", invitation.board, host)
    for seat, phone in enumerate(phones):
        phone.page.tap(f'[data-key="seat-{seat}"]')
        phone.page.fill("#name", NAMES[seat])
        phone.page.tap('[data-key="rename"]')
        expect(phone.page.locator(".who .name")).to_have_text(NAMES[seat])
        phone.look()
    assert [one.name for one in evening.view.setup.seats] == list(NAMES)

    evening.do(do.ChooseMission("S2-3"), do.StartMission())
    evening.session.wait()
    phones[0].page.tap('[data-key="pause"]')  # the captain starts
    expect(phones[0].page.locator('[data-key="repeat"]')).to_be_enabled()
    evening.time += 150
    for phone in (*phones, board):
        expect(phone.page.locator(".announcement")).to_be_visible()
        phone.look()
    assert phones[1].page.locator(".headline").inner_text() != phones[0].page.locator(".headline").inner_text()
    phones[1].page.locator(".drawn").first.tap()
    phones[1].page.fill('[data-key="search"]', "E1-0")
    evening.time += 1
    officer = phones[1].page.locator(".choices button").nth(1)
    card = officer.get_attribute("data-code")
    assert card is not None
    officer.tap()
    expect(phones[1].page.locator(".drawn.chosen")).to_have_count(1)
    expect(phones[1].page.locator(".unsent.none")).to_have_count(1)
    assert evening.view.round is not None
    assert card in evening.view.round.cards.values()

    compiled = evening.session.player.soundtrack
    evening.do(do.Seek(compiled.silences[0].begin / compiled.rate + 1))
    for phone in (*phones, board):
        expect(phone.page.locator("canvas.noise")).to_be_visible()
        assert phone.page.locator(".seconds").inner_text().isdigit()
        assert phone.page.locator(".threats, .said, .draws, .duties").count() == 0
    evening.play(LONGER_THAN_ANY)
    evening.do(do.GoToPlans())

    # All at once, and now and then a phone dies or is reloaded in the middle of its row.
    wanted = [[dice.choice(CARDS) for _ in range(12)] for _ in phones]
    for turn in range(12):
        for seat, phone in enumerate(phones):
            phone.page.tap(f'[data-card="{wanted[seat][turn]}"]')
            match dice.randrange(8):
                case 0:
                    phone.page.reload()
                case 1:
                    phone.died(host, invitation.address)
            expect(phone.page.locator(f".slot.laid >> nth={turn}")).to_be_visible()
    for phone in phones:
        expect(phone.page.locator(".slot.open")).to_have_count(0)
        phone.look()
    assert rows(evening) == wanted

    phones[3].page.tap('[data-key="undo"]')
    expect(phones[3].page.locator(".slot.laid")).to_have_count(11)
    phones[3].page.tap('[data-turn="12"]')
    phones[3].page.tap(f'[data-card="{wanted[3][11]}"]')
    expect(phones[3].page.locator(".slot.open")).to_have_count(0)
    for phone in phones:
        phone.page.tap('[data-key="finish"]')
        expect(phone.page.locator(".finished")).to_be_visible()
    assert rows(evening) == wanted

    while evening.view.resolution and (sheet := evening.view.resolution.sheet) and sheet.unknown:
        evening.do(do.DrawThreat(sheet.unknown[0].turn))
    evening.do(do.StartWalk(), do.WalkTo(12))
    for phone in phones:
        expect(phone.page.locator("dl.own")).to_be_visible()
        phone.look()
    expect(board.page.locator(".crew .figure")).to_have_count(5)
    evening.do(do.WalkTo(10_000))
    for phone in (*phones, board):
        expect(phone.page.locator(".over")).to_be_visible()
        phone.look()


def test_two_symbols_in_a_slot(evening: Evening, invitation: Invitation, browser: Browser) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    evening.do(do.SetNewFrontier(True), do.ChooseKind(Kind.DOUBLE_ACTION), do.ResolveOnly())
    phone = opened(browser, 360, 640, "en-US", invitation.link, host)
    phone.page.tap('[data-key="seat-0"]')
    for card in "abcA>>":
        phone.page.tap(f'[data-card="{card}"]')
        expect(phone.page.locator(".slot.open")).to_have_count(0)
    phone.page.tap('[data-turn="1"]')
    phone.page.tap('[data-card="x"]')
    expect(phone.page.locator(".slot.open")).to_have_count(0)
    assert rows(evening)[0][:4] == ["x", "c", "A", ">>"]
    phone.look()


def test_what_is_typed_while_the_laptop_is_dead_is_there_when_it_is_back(
    evening: Evening, service: Phones, invitation: Invitation, browser: Browser
) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    evening.do(do.ResolveOnly())
    phone = opened(browser, 360, 640, "en-US", invitation.link, host)
    phone.page.tap('[data-key="seat-0"]')
    for card in "abc":
        phone.page.tap(f'[data-card="{card}"]')
    expect(phone.page.locator(".slot.open")).to_have_count(0)
    service._close()  # as a kill does: nobody ends the evening
    evening.kill()
    expect(phone.page.locator("body.lost")).to_be_visible()
    for card in "x>":
        phone.page.tap(f'[data-card="{card}"]')
    expect(phone.page.locator(".slot.open")).to_have_count(2)
    again = Phones(evening.session, ports=(0,))
    again.resume("127.0.0.1")
    expect(phone.page.locator(".waiting")).to_be_visible()  # the plans are not open yet
    evening.do(do.Continue(evening.view.unfinished[0].item))
    expect(phone.page.locator(".slot.laid")).to_have_count(5)
    expect(phone.page.locator(".slot.open")).to_have_count(0)
    assert rows(evening)[0][:6] == ["a", "b", "c", "x", ">", ""]
    again.stop()


def rows(evening: Evening) -> list[list[str]]:
    resolution = evening.view.resolution
    assert resolution is not None
    assert resolution.sheet is not None
    return [list(member.plan) for member in resolution.sheet.crew]


def test_exercises_are_answered_by_touch_on_every_screen(
    service: Phones, invitation: Invitation, browser: Browser
) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    phones = [opened(browser, *screen, address=invitation.link, host=host) for screen in SCREENS[:3]]
    for seat, phone in enumerate(phones):
        phone.page.tap(f'[data-key="seat-{seat}"]')
    for seed, kind in enumerate(("targets", "damage", "late")):
        question = exercise(kind, seed, HARDEST).question
        assert isinstance(question, Choose | ChooseSeveral | Count)
        service.ask(question)
        for phone in phones:
            text = question.text.render(in_language(phone.page.evaluate("document.documentElement.lang")))
            expect(phone.page.locator(".question")).to_have_text(text)
            first = phone.page.locator(".options button").first
            first.tap()
            expect(first).to_have_attribute("aria-pressed", "true")
            if kind == "late":
                phone.page.tap('[data-key="answer"]')
            expect(phone.page.locator("section > [role=status]")).to_be_visible()
            phone.look()
        answers = list(service.answers().values())
        assert len(answers) == 3
        assert len(set(answers)) == 1
        assert None not in answers
    service.ask(None)
    for phone in phones:
        expect(phone.page.locator(".question")).to_have_count(0)
        phone.context.close()
