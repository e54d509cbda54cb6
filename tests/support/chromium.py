"""A real browser for phone tests, reporting content that doesn't fit and foreign requests."""

import shutil
from typing import Any

from attrs import define, field
from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

# No sandbox, which containers lack, and no background requests to the internet.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SMALLEST = 44  # minimum size of a touch target, in pixels

# Makes a test fail if a page reads a field that the laptop does not send.
STRICT = """(() => {
    const parse = JSON.parse;
    const known = (part) => part === null || typeof part !== 'object' ? part : new Proxy(part, { get(of, name) {
        const isAny = typeof name !== 'string' || /^-?[0-9]+$/.test(name) || name === 'nodeType' || name === 'toJSON';
        if (!isAny && !(name in of))
            throw new Error(`the laptop sends no ${name}`);
        return known(of[name]);
    }});
    JSON.parse = (text) => {
        const found = parse(text);
        const changed = found && found.type === 'shown' ? found.changed : {};
        for (const name of Object.keys(changed)) changed[name] = known(changed[name]);
        return found;
    };
})()"""
UNFIT = """(smallest) => [...document.querySelectorAll('button, input, select, a')].filter((one) => {
    const box = one.getBoundingClientRect();
    const named = one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length;
    return !named || box.width < smallest || box.height < smallest || box.left < 0 || box.right > innerWidth + 0.5;
}).map((one) => one.outerHTML.slice(0, 120))"""
WIDER = """document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('main *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML.slice(0, 120))"""


@define
class Screen:
    """A separate browser with its own storage. `complaints` contains errors and requests to other machines."""

    context: BrowserContext
    page: Page
    complaints: list[str] = field(factory=list)

    def look(self) -> None:
        """Check that every target is large enough and named, and that nothing overflows."""
        assert self.page.evaluate(UNFIT, SMALLEST) == []
        assert self.page.evaluate(WIDER) == []
        assert self.complaints == []

    def watch(self, host: str) -> None:
        def on_request(request: Any) -> None:
            if not request.url.startswith((f"http://{host}", f"ws://{host}", "data:")):
                self.complaints.append(request.url)

        self.page.on("request", on_request)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda message: self.complaints.append(message.text) if message.type == "error" else None
        )

    def died(self, host: str, address: str) -> None:
        """Close the page and reopen it with the browser's storage."""
        self.page.close()
        self.page = self.context.new_page()
        self.watch(host)
        self.page.goto(address)


def opened(browser: Browser, width: int, height: int, locale: str, address: str, host: str) -> Screen:
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, has_touch=True)
    context.set_default_timeout(15_000)
    context.add_init_script(STRICT)
    screen = Screen(context, context.new_page())
    screen.watch(host)
    screen.page.goto(address)
    return screen
