"""What a client sees of the action round: nothing that was not announced or entered."""

from collections.abc import Mapping
from functools import cached_property

from attrs import evolve, frozen

from spacealert.kit.audio.player import PlayerState
from spacealert.missions.scenario import LAST_TURNS, Kind
from spacealert.session.action_round import ActionRound
from spacealert.session.board import Board
from spacealert.session.session_state import Playing
from spacealert.session.setup import TableSetup
from spacealert.session.sound import MissionPlayer

LAST_PHASE = len(LAST_TURNS)


@frozen
class MissionName:
    """What a mission is called; of a secret one, only its kind is known."""

    kind: Kind
    name: str = ""
    titles: Mapping[str, str] = {}  # by language


@frozen
class SoundView:
    """What the player does."""

    state: PlayerState
    position: float
    volume: float
    muted: bool
    siren: bool
    speed: float
    lost: bool  # there ought to be a loudspeaker, and is none


@frozen
class RoundView:
    """The action round at this moment, as a seat sees it or, if `seat` is None, the shared screen."""

    _round: ActionRound
    seat: int | None
    id: str  # of the game that the round becomes
    mission: MissionName
    crew: TableSetup
    board: Board | None  # none while the soundtrack is being made
    sound: SoundView | None
    cards: Mapping[int, str]
    called: Mapping[int, tuple[str, ...]]  # the cards that were drawn with those that call them
    callers: Mapping[int, str]  # cards that call one which nobody has entered: that is what the candidates are for
    may_draw: bool  # whether cards can be entered now
    read_aloud: bool
    can_end: bool
    slept: bool  # the machine fell asleep during the mission

    @cached_property
    def candidates(self) -> tuple[tuple[str, ...], ...]:
        """For each announced threat, the cards that may have been drawn for it; none for a seat that has nothing to do
        with it, or while nobody may communicate.
        """
        if not self.may_draw or self.board is None:
            return ()
        round_ = self._round
        return tuple(
            (round_.called_candidates(place) or round_.candidates(place)) if _draws(round_, place, self.seat) else ()
            for place in range(len(self.board.threats))
        )


def round_view(item: Playing, board: Board | None, sound: SoundView | None, slept: bool, seat: int | None) -> RoundView:
    """What a seat sees, or the shared screen. Nobody hears or says anything while communications are down."""
    round_ = item.round
    announced = 0 if board is None else len(board.threats)
    can_end = board is not None and may_end(board)
    silent = board is not None and board.silence is not None
    cards = {place: card for place, card in round_.cards.items() if place < announced}
    called = {place: found for place, found in round_.called.items() if place < announced}
    callers = {place: caller for place in range(announced) if (caller := round_.caller(place)) is not None}
    if silent and seat is not None:
        assert board is not None
        board, cards, called, callers = evolve(board, announcements=(), fresh=False), {}, {}, {}
    return RoundView(
        round=round_,
        seat=seat,
        id=item.id,
        mission=mission_name(item),
        crew=round_.setup,
        board=board,
        sound=sound,
        cards=cards,
        called=called,
        callers=callers,
        may_draw=not silent and not item.over,
        read_aloud=item.read_aloud,
        can_end=can_end,
        slept=slept,
    )


def may_end(board: Board) -> bool:
    """Whether the action round is over or, by agreement, may be (§2)."""
    return board.complete or board.phase >= LAST_PHASE


def mission_name(item: Playing) -> MissionName:
    """What it is called, as far as the table may know."""
    scenario = item.round.scenario
    if item.round.secret and not item.over:
        return MissionName(scenario.kind)
    return MissionName(scenario.kind, scenario.name, {} if scenario.code else dict(scenario.title))


def _draws(round_: ActionRound, threat: int, seat: int | None) -> bool:
    """Whether this seat draws the card of this threat: external ones are communications', internal ones security's."""
    if seat is None:
        return True
    return round_.setup.roles["security" if round_.threats[threat].internal else "communications"] == seat


def sound_view(player: MissionPlayer) -> SoundView:
    """What the player does at this moment."""
    return SoundView(
        player.state, player.position, player.volume, player.muted, player.siren, player.speed, player.lost
    )
