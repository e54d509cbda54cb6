"""What a correction changed: two resolutions of nearly the same game, and how they differ in the end."""

from collections.abc import Iterator

from spacealert.engine.game import Game
from spacealert.engine.ship import ZONES
from spacealert.engine.table import Resolution
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import Teller, word


def changes(texts: Texts, game: Game, before: Resolution, after: Resolution) -> list[str]:
    """In sentences: verdict, fates of threats, damage of zones, people; that all of it is the same, if it is.

    `game` is that of `after`; its crew and threats may be others than before.
    """
    teller = Teller(texts, game)
    found = list(_changes(texts, game, before, after, teller))
    was, now = teller.verdict(before), teller.verdict(after)
    verdict = [texts.say("changes-verdict", was=was, now=now)] if was != now else []
    return [*verdict, *found] or [texts.say("changes-none")]


def _changes(texts: Texts, game: Game, before: Resolution, after: Resolution, teller: Teller) -> Iterator[str]:
    if len(before.end.threats) == len(after.end.threats):
        for place, (was, now) in enumerate(zip(before.end.threats, after.end.threats, strict=True)):
            if was.fate != now.fate:
                fates = {"was": _fate(texts, was.fate), "now": _fate(texts, now.fate)}
                yield texts.say("changes-fate", threat=teller.threat(place), **fates)
    for zone in ZONES:
        had, has = len(before.end.zones[zone].tiles), len(after.end.zones[zone].tiles)
        if had != has:
            yield texts.say("changes-damage", zone=zone, was=had, now=has)
    if len(before.end.crew) == len(after.end.crew):
        for member, person, now_ in zip(game.crew, before.end.crew, after.end.crew, strict=True):
            if person.knocked_out != now_.knocked_out:
                state = "out" if now_.knocked_out else "awake"
                yield texts.say("changes-person", who=teller.name(member), state=state)


def _fate(texts: Texts, fate: str) -> str:
    return word(texts, f"changes-fate-{fate.replace(' ', '-')}")
