"""The table of the walk in words, for those who cannot see it."""

from spacealert.engine.tracks import PLACES
from spacealert.engine.view import View
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import Teller
from spacealert.session.resolution_sheet import ResolutionSheet


def table_in_words(texts: Texts, teller: Teller, shown: View) -> list[str]:
    """Who stands where, how the zones are, and which threats are on their way."""
    people = [
        texts.say(
            "resolution-person",
            who=teller.who(figure.color),
            station=texts.say(f"story-station-{figure.station}"),
            state="out" if figure.knocked_out else figure.squad or "alone",
        )
        for figure in shown.crew
    ]
    zones = [
        texts.say("resolution-zone", place=name, shield=state.shield, reactor=state.reactor, damage=len(state.tiles))
        for name, state in shown.zones.items()
    ]
    tokens = [
        texts.say(
            "resolution-threat",
            threat=teller.threat(token.place),
            space=token.space,
            left=token.left,
            hull=token.hull,
        )
        for token in shown.threats
        if token.space is not None
    ]
    flagged = [
        texts.say("story-flagged", threat=teller.threat(token.place), flag=texts.say(f"story-flag-{flag}"))
        for token in shown.threats
        for flag in token.flags
    ]
    return [*people, *zones, *tokens, *flagged]


def drawn_tracks_in_words(texts: Texts, sheet: ResolutionSheet) -> list[str]:
    """The trajectories that nobody entered, which the program has drawn."""
    drawn = [place for place in PLACES if place in sheet.drawn_tracks]
    names = tuple(f"{texts.say('resolution-letter', place=place)} {sheet.game.tracks[place]}" for place in drawn)
    return [texts.say("resolution-tracks-drawn", tracks=names)] if names else []
