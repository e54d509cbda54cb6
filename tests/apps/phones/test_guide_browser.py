"""A companion's evening in real browsers: roles, places and votes on phones, in two languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.chromium import ARGUMENTS, CHROMIUM, opened
from support.languages import ENGLISH
from support.thing_table import DealsTo, careful_answer, new_evening, play_until

from spacealert.apps.phones.guide_phones import GuidePhones
from spacealert.companions.the_thing.thing_evening import THING
from spacealert.kit.guide.prompts import Arrangement, Count, Prompt, Secret
from spacealert.session import Session
from spacealert.texts import load_texts

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("own_folder"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

SCREENS = [(360, 640, "en-US"), (640, 360, "ru-RU"), (390, 844, "ru-RU"), (768, 1024, "en-GB")]


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


def test_a_round_with_four_phones(browser: Browser) -> None:
    seconds = 0.0
    walkthrough = new_evening(3, chance=DealsTo(1))
    play_until(walkthrough, "thing-roles-alone", {"thing-players": 4, "thing-roles-agreed": "yes"})
    service = GuidePhones(Session(), ENGLISH, THING, lambda: seconds, ports=(0,))
    service.start("127.0.0.1")
    service.publish(walkthrough, walkthrough.prompt)
    assert service.invitation is not None
    host = service.invitation.address.removeprefix("http://").rstrip("/")
    phones = [opened(browser, *screen, address=service.invitation.link, host=host) for screen in SCREENS]
    board = opened(browser, 1280, 720, "en-US", service.invitation.board_link, host)

    def go_on(answer: object) -> Prompt:
        for _ in range(200):
            found = service.take_answer()
            if found is not None:
                break
            phones[0].page.wait_for_timeout(50)
        assert found == (answer,)
        walkthrough.answer(found[0])
        service.publish(walkthrough, walkthrough.prompt)
        assert walkthrough.prompt is not None
        return walkthrough.prompt

    try:
        for seat, phone in enumerate(phones):
            phone.page.tap(f'[data-key="seat-{seat}"]')
        for seat, phone in enumerate(phones):
            texts = load_texts(SCREENS[seat][2][:2])
            role = texts.say("thing-roles-alien" if seat == 1 else "thing-roles-human")
            expect(phone.page.locator('[data-key="uncover"]')).to_be_visible()
            assert role not in phone.page.content()
            phone.page.tap('[data-key="uncover"]')
            expect(phone.page.locator(".secret")).to_have_text(role)
            phone.look()
            for other in (*phones[:seat], *phones[seat + 1 :], board):
                expect(other.page.locator(".secret")).to_have_count(0)
            assert isinstance(walkthrough.prompt, Secret)
            seconds += walkthrough.prompt.seconds
            phone.page.tap('[data-key="answer"]')
            go_on(None)

        play_until(walkthrough, "thing-go", {}, careful_answer, 3)
        service.publish(walkthrough, walkthrough.prompt)
        going = ("kitchen", "lab", "lab", "dormitory")
        assert isinstance(walkthrough.prompt, Arrangement)
        keys = [piece.key for piece in walkthrough.prompt.pieces]
        for place in going:
            phones[2].page.tap(f'[data-key="option-{place}"]')
        phones[2].look()
        phones[2].page.tap('[data-key="answer"]')
        go_on(tuple(f"{key}/{place}" for key, place in zip(keys, going, strict=True)))

        play_until(walkthrough, "thing-vote-fingers", {}, careful_answer, 3)
        service.publish(walkthrough, walkthrough.prompt)
        for key in ("blair", "blair", "clark"):
            phones[0].page.tap(f'[data-key="option-{key}"]')
        expect(phones[0].page.locator('[data-key="option-blair"]')).to_contain_text("×2")
        for phone in (*phones, board):
            phone.look()
        phones[0].page.tap('[data-key="answer"]')
        go_on(("blair", "blair", "clark"))

        by_hand = {"thing-rec-room": "correct", "thing-correct-kind": "supplies"}
        play_until(walkthrough, "thing-correct-to", by_hand, careful_answer, 3)
        service.publish(walkthrough, walkthrough.prompt)
        assert isinstance(walkthrough.prompt, Count)
        likely = walkthrough.prompt.likely or 0
        phones[3].page.tap('[data-key="less"]')
        phones[3].look()
        phones[3].page.tap('[data-key="answer"]')
        go_on(likely - 1)
    finally:
        service.stop()
