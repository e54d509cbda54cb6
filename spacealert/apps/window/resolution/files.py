"""Saves a resolved game and its report to `games/` in the user's data folder."""

from datetime import datetime
from pathlib import Path
from zlib import crc32

from attrs import evolve, frozen

from spacealert.engine import resolve
from spacealert.gamefile.writer import game_as_yaml
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.storage import atomic, places
from spacealert.narration import report
from spacealert.session.resolution_sheet import ResolutionSheet


@frozen
class SaveResult:
    """The result of saving: a sentence, and the path of the report if it was written."""

    message: str
    report: Path | None = None


def save(texts: Texts, sheet: ResolutionSheet) -> SaveResult:
    """Save the game and its report. If that fails, the result says why."""
    now = datetime.now()
    file = evolve(sheet.file, date=sheet.file.date or now.date())
    try:
        game = _path(sheet, now)
        atomic.write(game, game_as_yaml(file))
        atomic.write(game.with_suffix(".html"), report.report_page(texts, file, resolve(file.game)))
    except OSError:
        return SaveResult(texts.say("resolution-unsaved"))
    except UserError as error:
        return SaveResult(error.render(texts))
    written = game.with_suffix(".html")
    return SaveResult(texts.say("resolution-saved", game=game.name), written)


def _path(sheet: ResolutionSheet, now: datetime) -> Path:
    """Return the path of this game: the one used before, or a new one named after the mission and the time."""
    mission = (sheet.file.mission or "resolution").replace(" ", "-").replace("/", "-")
    mark = f"{crc32(sheet.id.encode()):08x}"  # distinguishes this game from others in the same minute
    folder = places.user_folder() / "games"
    return next(folder.glob(f"*-{mark}.yaml"), folder / f"{mission}-{now:%Y-%m-%d-%H%M}-{mark}.yaml")
