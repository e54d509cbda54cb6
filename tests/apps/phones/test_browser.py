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
from spacealert.kit.guide.prompts import Count, MultiChoice, SingleChoice
from spacealert.missions.scenario import Kind
from spacealert.school.exercises import HARDEST, make_exercise
from spacealert.session import commands as do
from spacealert.session.resolution_sheet import CARDS_OF_A_PLAN, ERASE
from spacealert.texts import load_texts

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


def test_whole_evening_with_five_phones(evening: Evening, invitation: Invitation, browser: Browser) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    dice = Random(os.environ.get("SPACEALERT_SEED", "phones"))
    phones = [opened(browser, *screen, address=invitation.link, host=host) for screen in SCREENS]
    board = opened(browser, 1280, 720, "en-US", invitation.board_link, host)
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

    # All enter cards at once, and sometimes a phone dies or reloads in the middle of a row.
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
    evening.do(do.StartWalk(), do.GoToStep(12))
    for phone in phones:
        expect(phone.page.locator("dl.own")).to_be_visible()
        phone.look()
    expect(board.page.locator(".crew .figure")).to_have_count(5)
    evening.do(do.GoToStep(10_000))
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


def test_entries_typed_while_the_laptop_is_down_arrive_later(
    evening: Evening, service: Phones, invitation: Invitation, browser: Browser
) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    evening.do(do.ResolveOnly())
    phone = opened(browser, 360, 640, "en-US", invitation.link, host)
    phone.page.tap('[data-key="seat-0"]')
    for card in "abc":
        phone.page.tap(f'[data-card="{card}"]')
    expect(phone.page.locator(".slot.open")).to_have_count(0)
    service._close()  # like a kill: nobody ends the evening
    evening.kill()
    expect(phone.page.locator("body.lost")).to_be_visible()
    for card in "x>":
        phone.page.tap(f'[data-card="{card}"]')
    expect(phone.page.locator(".slot.open")).to_have_count(2)
    again = Phones(evening.session, ports=(0,))
    again.resume("127.0.0.1")
    expect(phone.page.locator(".waiting")).to_be_visible()  # the plans have not opened yet
    evening.do(do.ResumeGame(evening.view.unfinished_games[0].item))
    expect(phone.page.locator(".slot.laid")).to_have_count(5)
    expect(phone.page.locator(".slot.open")).to_have_count(0)
    assert rows(evening)[0][:6] == ["a", "b", "c", "x", ">", ""]
    again.stop()


def rows(evening: Evening) -> list[list[str]]:
    resolution = evening.view.resolution
    assert resolution is not None
    assert resolution.sheet is not None
    return [list(member.plan) for member in resolution.sheet.crew]


def test_exercises_can_be_answered_by_touch(service: Phones, invitation: Invitation, browser: Browser) -> None:
    host = invitation.address.removeprefix("http://").rstrip("/")
    phones = [opened(browser, *screen, address=invitation.link, host=host) for screen in SCREENS[:3]]
    for seat, phone in enumerate(phones):
        phone.page.tap(f'[data-key="seat-{seat}"]')
    for seed, kind in enumerate(("targets", "damage", "late")):
        question = make_exercise(kind, seed, HARDEST).question
        assert isinstance(question, SingleChoice | MultiChoice | Count)
        service.show_question(question)
        for phone in phones:
            text = question.text.render(load_texts(phone.page.evaluate("document.documentElement.lang")))
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
    service.show_question(None)
    for phone in phones:
        expect(phone.page.locator(".question")).to_have_count(0)
        phone.context.close()


# APIs missing in browsers of 2018 that a page might use by mistake.
YOUNGER = """
for (const name of ['at', 'flat', 'flatMap', 'findLast']) delete Array.prototype[name];
for (const name of ['replaceAll', 'matchAll', 'at', 'trimEnd']) delete String.prototype[name];
for (const name of ['replaceChildren', 'append', 'prepend', 'before', 'after', 'replaceWith', 'toggleAttribute'])
    delete Element.prototype[name];
delete Object.fromEntries; delete Promise.allSettled; delete Crypto.prototype.randomUUID;
delete Navigator.prototype.wakeLock; delete Navigator.prototype.userActivation;
for (const name of ['queueMicrotask', 'structuredClone', 'ResizeObserver']) delete window[name];
"""


def test_browser_of_2018_can_play(evening: Evening, invitation: Invitation, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 375, "height": 667}, locale="ru-RU", has_touch=True)
    context.add_init_script(YOUNGER)
    page = context.new_page()
    complaints = list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(invitation.link)
    page.tap('[data-key="seat-0"]')
    page.tap('[data-key="ready"]')
    expect(page.locator(".unsent.none")).to_have_count(1)
    assert page.evaluate("!document.querySelector('video.awake').paused")
    evening.do(do.ResolveOnly())
    for card in "ab":
        page.tap(f'[data-card="{card}"]')
    expect(page.locator(".slot.open")).to_have_count(0)
    assert rows(evening)[0][:2] == ["a", "b"]
    evening.do(do.StartWalk(), do.GoToStep(4))
    expect(page.locator("svg.ship")).to_be_visible()
    assert complaints == []
    context.close()


def test_page_without_javascript_explains_itself(invitation: Invitation, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(invitation.address)
    assert "JavaScript" in page.locator("body").inner_text()
    context.close()


def test_phone_loads_little_and_caches_everything(invitation: Invitation, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    loaded = list[float]()
    network.on("Network.loadingFinished", lambda message: loaded.append(message["encodedDataLength"]))
    page.goto(invitation.link)
    expect(page.locator(".seats")).to_be_visible()
    page.wait_for_timeout(500)
    assert len(loaded) <= 3
    assert sum(loaded) <= 60_000
    loaded.clear()
    page.reload()
    expect(page.locator(".seats")).to_be_visible()
    page.wait_for_timeout(500)
    assert sum(size > 0 for size in loaded) == 1  # one request checks whether the page has changed, and it hasn't
    assert sum(loaded) <= 1_000
    context.close()


def test_page_opens_while_the_laptop_is_offline(service: Phones, invitation: Invitation, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(invitation.link)
    page.tap('[data-key="seat-0"]')
    expect(page.locator(".who")).to_be_visible()
    service._close()  # like a kill
    page.goto("about:blank")
    page.goto(invitation.address)
    expect(page.locator(".line-lost")).to_be_visible()
    context.close()


def test_fifth_phone_adds_a_seat_and_all_can_open_the_report(
    evening: Evening, service: Phones, invitation: Invitation, browser: Browser
) -> None:
    evening.do(do.SetCrewSize(4, 0))
    host = invitation.address.removeprefix("http://").rstrip("/")
    anna, emil = (opened(browser, *screen, address=invitation.link, host=host) for screen in SCREENS[:2])
    anna.page.tap('[data-key="seat-0"]')
    emil.page.fill("#my-name", "Emil")
    emil.page.tap('[data-key="add-seat"]')
    expect(emil.page.locator(".who .name")).to_have_text("Emil")
    assert [seat.name for seat in evening.view.setup.seats][4:] == ["Emil"]
    emil.page.tap('[data-key="menu"]')
    emil.page.tap('[data-key="leave"]')
    emil.page.tap('[data-key="seat-3"]')
    expect(emil.page.locator(".who .name")).to_have_text("Emil")  # the name moves with its player
    evening.do(do.ResolveOnly(), do.StartWalk(), do.GoToStep(10_000))
    expect(emil.page.locator(".over")).to_be_visible()
    service.share_report(lambda language: f"<html lang={language}><h1>{language}</h1></html>".encode())
    expect(anna.page.locator("h1")).to_have_text("en")
    expect(emil.page.locator("h1")).to_have_text("ru")
    emil.page.go_back()
    expect(emil.page.locator('[data-key="report"]')).to_be_visible()
    for screen in (anna, emil):
        screen.context.close()
