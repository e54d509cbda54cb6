"""An evening with a companion in the terminal: a guide that becomes an entry of the log book when it is over."""

from collections.abc import Callable, Iterable
from datetime import date

from spacealert import logbook
from spacealert.apps.terminal.guide_console import GuideConsole
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S, Walkthrough
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.logbook.other_games import OtherGame


def run_companion(
    texts: Texts,
    title: Message,
    saved: SavedGuide[S],
    board: Callable[[S], Iterable[Message]],
    entry_of: Callable[[Walkthrough[S], date], OtherGame | None],
) -> None:
    """Until it is over or left; `board` describes the game, and is shown whenever it has changed."""
    console = GuideConsole(texts, title, saved, lambda state, _: [line.render(texts) for line in board(state)])
    if not console.run():
        return
    try:
        entry = entry_of(saved.resume(), date.today())
    finally:
        saved.close()
    if entry is not None:
        with logbook.open() as log:
            log.add_other_game(entry)
        console.out.write(f"{texts.say('logbook-other-game-added')}\n")
