"""The picture beside a lesson, an exercise or a step of setting up, in words."""

from spacealert.engine.game import Member
from spacealert.engine.view import ThreatView
from spacealert.kit.i18n.texts import Texts
from spacealert.narration import chart
from spacealert.narration.sentences import Teller, card, card_name
from spacealert.school.exercises import Board
from spacealert.school.lessons import sample_board
from spacealert.school.setting_up import OnTable, Place


def in_words(texts: Texts, picture: object) -> list[str]:
    """What the picture of a prompt of the school shows."""
    match picture:
        case Board() as board:
            return board_in_words(texts, board)
        case OnTable(place=place):
            return [place_in_words(texts, place)]
    return []


def tokens_of(board: Board) -> list[ThreatView]:
    """The threats on their way, by number."""
    return sorted((token for token in board.view.threats if token.space), key=lambda token: token.number)


def in_characters(texts: Texts, picture: object) -> list[str]:
    """The same for a terminal, the ship and its trajectories drawn in characters."""
    match picture:
        case OnTable(place=Place.STATIONS, stations=stations):
            return _ship_in_characters(texts, sample_board(0, stations))
        case Board() as board:
            lines = _ship_in_characters(texts, board)
            if not board.asks:
                return lines
            teller = Teller(texts, board.game)
            return [
                *lines,
                *chart.threats(texts, board.view, teller),
                *chart.plans(board.game, board.view, teller),
            ]
    return in_words(texts, picture)


def _ship_in_characters(texts: Texts, board: Board) -> list[str]:
    tracks = chart.tracks(texts, board.view) if tokens_of(board) else []
    return [*chart.ship(texts, board.view), *tracks]


def board_in_words(texts: Texts, board: Board) -> list[str]:
    """Who plans what, and where every threat is."""
    threats = [
        texts.say(
            "school-token-line",
            number=token.sign,
            name=card_name(texts, token.code),
            zone=token.track,
            space=token.space,
            values=texts.say("school-token", left=token.left, shields=token.shields, speed=token.speed),
        )
        for token in tokens_of(board)
    ]
    plans = [
        plan_in_words(texts, member, person.plan)
        for member, person in zip(board.game.crew, board.view.crew, strict=True)
    ]
    return [*threats, *(plans if board.asks else [])]


def plan_in_words(texts: Texts, member: Member, plan: tuple[str, ...]) -> str:
    cards = ", ".join(f"{turn} {card(texts, slot)}" for turn, slot in enumerate(plan, start=1))
    return f"{texts.say(f'story-color-{member.color}')}: {cards}"


def place_in_words(texts: Texts, place: Place) -> str:
    return texts.say("school-place", place=texts.say(f"school-place-{place}"))
