"""An evening with a companion in the terminal, logged when it is over."""

from datetime import date

from spacealert import logbook
from spacealert.apps.companion_log import log_entry
from spacealert.apps.terminal.guide_console import GuideConsole, PhonesBeside
from spacealert.companions.shelf import Companion
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.texts import Texts
from spacealert.session import Session


def run_with_phones(texts: Texts, companion: Companion[S], address: str | None) -> None:
    """Run one evening in which phones may answer too."""
    from spacealert.apps.phones.guide_phones import GuidePhones  # loads a web server, which few evenings need
    from spacealert.apps.terminal.playing import announced

    session = Session(language=texts.language)
    phones = GuidePhones(session, texts, companion)
    try:
        with announced(texts, address, phones):
            run(texts, companion, phones)
    finally:
        session.close()


def run(texts: Texts, companion: Companion[S], phones: PhonesBeside[S] | None = None) -> None:
    """Run one evening until it ends or is left, showing the board in words when it changes."""
    console: GuideConsole[S] = GuideConsole(
        texts,
        message(f"{companion.name}-title"),
        companion.saved(),
        lambda state, _: [line.render(texts) for line in companion.board(state)],
        lookup=companion.lookup,
        phones=phones,
    )
    walkthrough = console.run()
    entry = None if walkthrough is None else log_entry(companion, walkthrough, date.today())
    if entry is not None:
        with logbook.open() as log:
            log.add_other_game(entry)
        console.out.write(f"{texts.say('logbook-other-game-added')}\n")
