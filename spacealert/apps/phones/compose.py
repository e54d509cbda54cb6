"""The content of each page, built from the part of the session that its seat may see."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from attrs import evolve, frozen

from spacealert.apps.phones import messages
from spacealert.coach.advice import Coach, rank_tried_plans
from spacealert.coach.advice_text import AdviceText
from spacealert.coach.search import TriedPlan
from spacealert.engine import CARDS, Event, Member, Resolution, View, decks, resolve
from spacealert.engine.game import NO_CARD
from spacealert.engine.ship import COMPUTER_CHECKS
from spacealert.gamefile.card_names import card_title
from spacealert.gamefile.game_file import ROLES, GameFile
from spacealert.gamefile.plan_warnings import describe_warning, find_warnings
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.texts import Texts
from spacealert.missions.codes import displayed_name
from spacealert.missions.scenario import LAST_TURNS
from spacealert.narration.sentences import EventNarrator, cached_text, card_in_words, card_name, special_card_name
from spacealert.narration.shapes import ship_drawing
from spacealert.narration.shapes.ship_layout import SHEET
from spacealert.narration.shapes.svg import shapes_as_json
from spacealert.session import SessionView
from spacealert.session.action_round import PastAnnouncement, RoundStatus, are_heroic_cards_due
from spacealert.session.resolution_sheet import (
    ERASE,
    SPECIAL,
    ResolutionSheet,
    playable_cards,
    why_slot_not_allowed,
    with_action,
)
from spacealert.session.session_state import Stage
from spacealert.session.setup import CREWS, TableSetup
from spacealert.session.views import PlanView, ResolutionView, RoundView

LONGEST_DRAW = 60.0  # seconds after which a card that was not entered is no longer pending
_LONGEST_SLOT = 3  # actions


@frozen
class SeatProgress:
    """The state of a seat's phone, and its player's progress."""

    phone: messages.PhoneState = "free"
    ready: bool = False
    finished: bool = False
    undo: tuple[tuple[int, str], ...] = ()


@frozen
class Advice:
    """The game's resolution, and for each player who could have improved the result alone, their best change."""

    planned: Resolution
    best: Mapping[int, TriedPlan]


def find_advice(file: GameFile) -> Advice:
    """Find the best improvement that each player could have made by changing one slot or swapping two."""
    coach = Coach(file)
    best: dict[int, TriedPlan] = {}
    for outcome in rank_tried_plans([*coach.find_improving_changes(), *coach.find_improving_swaps()]):
        best.setdefault(outcome.changes[0].seat, outcome)
    return Advice(resolve(file.game), best)


def current_table(view: SessionView) -> TableSetup:
    """Return the crew of the current mission or, if there is none, of the next."""
    return view.setup if view.round is None else view.round.crew


def clock_message(view: SessionView) -> messages.ClockMessage | None:
    """Return the position in the mission and the current speed, or None if no mission is being played."""
    if view.round is None or view.round.sound is None:
        return None
    sound = view.round.sound
    return messages.ClockMessage(sound.position, sound.speed if sound.state is PlayerState.PLAYING else 0.0)


def larger_crew(table: TableSetup) -> tuple[int, int] | None:
    """Return the crew with one more player and about as many androids, or None if the rules allow none."""
    larger = [(players, androids) for players, androids in CREWS if players == table.players + 1]
    return min(larger, key=lambda crew: abs(crew[1] - table.androids), default=None)


def build_page(
    texts: Texts,
    view: SessionView,
    shared: SessionView,
    seat: int | None,
    progress: Sequence[SeatProgress],
    advice: Advice | None = None,
    starts_by_itself: bool = False,
) -> messages.PageMessage:
    """Build the page of a seat, or of a spectator if `seat` is None.

    `view` is what this seat may see, and `shared` is what the laptop shows.
    """
    table = current_table(view)
    page = messages.PageMessage(str(view.stage), "", seat, _seat_messages(texts, table, progress))
    if view.round is not None:
        return _with_round(texts, evolve(page, mission=view.round.mission.title_in(texts)), view, view.round, seat)
    page = evolve(page, can_add_seat=view.stage is Stage.READY and larger_crew(table) is not None)
    resolution = view.resolution
    if resolution is None or shared.resolution is None or shared.resolution.sheet is None:
        return page
    sheet = shared.resolution.sheet
    color = None if seat is None else table.seats[seat].color
    row = next((plan.row for plan in resolution.plans if plan.color == color), None)
    page = evolve(page, mission=displayed_name(texts, resolution.mission or ""))
    if resolution.walk is None:
        if row is None or seat is None:
            return page
        plans = _plans_message(texts, resolution.plans[row], sheet, table, progress, seat)
        return evolve(page, plans=evolve(plans, starts_by_itself=starts_by_itself))
    walk = _walk_message(texts, resolution, shared.resolution, sheet, row)
    if advice is not None and row is not None and walk.over and walk.own is not None:
        walk = evolve(walk, own=evolve(walk.own, advice=_advice_in_words(texts, sheet, advice, row)))
    return evolve(page, walk=walk, ship=_ship_message(texts, sheet, resolution.walk.picture))


def _seat_messages(
    texts: Texts, table: TableSetup, progress: Sequence[SeatProgress]
) -> tuple[messages.SeatMessage, ...]:
    return tuple(
        messages.SeatMessage(
            place,
            one.name_in(texts),
            one.color,
            known.phone,
            one.android,
            tuple(texts.say(f"screen-role-{role}") for role in ROLES if role in table.seat_roles(one)),
            bool(one.name),
            known.ready,
            known.finished,
        )
        for place, (one, known) in enumerate(zip(table.seats, progress, strict=True))
    )


# The action round


def _with_round(
    texts: Texts, page: messages.PageMessage, view: SessionView, round_: RoundView, seat: int | None
) -> messages.PageMessage:
    board, sound = round_.board, round_.sound
    if board is None:
        return evolve(page, round=messages.RoundMessage(round_.id, "preparing"))
    over = sound is None or sound.state is PlayerState.ENDED
    shown = messages.RoundMessage(
        game=round_.id,
        state="ended" if over or sound is None else str(sound.state),
        has_begun=sound is None or sound.state is not PlayerState.READY or sound.position > 0,
        phase=board.phase,
        phases=_phase_messages(board),
        leads=seat is not None and round_.crew.roles["captain"] == seat,
    )
    if board.silence is not None and view.stage is Stage.ROUND:
        return evolve(page, round=evolve(shown, silence_ends=board.silence.ends))
    if shown.state in ("paused", "ready"):  # players may not plan now; the laptop covers its board as well
        return evolve(page, round=shown)
    said = _announcement_messages(texts, board, round_.cards)
    threats = [place for place, one in enumerate(board.announcements) if one.threat is not None]
    draws = tuple(
        messages.DrawMessage(
            place,
            said[threats[place]],
            _caller_in_words(texts, round_.callers.get(place)),
            "" if place in round_.callers else round_.cards.get(place, ""),
            tuple(messages.CardMessage(code, card_title(texts, code)) for code in candidates),
        )
        for place, candidates in enumerate(round_.candidates)
        if candidates and seat is not None
    )
    last = board.latest_announcement
    shown = evolve(
        shown,
        hand_over_ends=None if board.hand_over is None else board.hand_over.ends,
        what="" if last is None else _task_in_words(texts, last, board, round_),
        duties=() if over else _duty_messages(texts, board, round_, draws),
    )
    return evolve(page, round=shown, said=said, draws=draws)


def _phase_messages(board: RoundStatus) -> tuple[messages.PhaseMessage, ...]:
    """Return the mission's phases. The end of a phase stays hidden until the phase begins."""
    ends, phases = 0.0, []
    for bar in board.bars:
        ends += bar.seconds
        phases.append(messages.PhaseMessage(ends if bar.number <= board.phase else None, *bar.turns))
    return tuple(phases)


def _task_in_words(texts: Texts, said: PastAnnouncement, board: RoundStatus, round_: RoundView) -> str:
    """Return the players' task after this announcement, or an empty string if they have none."""
    if said.threat is not None:
        role = "security" if said.threat.internal else "communications"
        who = round_.crew.seats[round_.crew.roles[role]].player_or_explorer or texts.say(f"screen-role-{role}")
        return texts.say("screen-draw-threat", who=who, serious=said.threat.serious, internal=said.threat.internal)
    advice = f"{said.kind.text}.advice"
    if said.handed_over or not texts.has(advice):
        return ""
    androids = round_.crew.androids if round_.mission.kind.has_double_actions else 0
    each, more = decks.data_card_counts(round_.crew.players, androids)
    return texts.say(advice, each=each, more=more, **board.announcement_facts(said))


def _duty_messages(
    texts: Texts, board: RoundStatus, round_: RoundView, draws: Sequence[messages.DrawMessage]
) -> tuple[messages.DutyMessage, ...]:
    if board.complete:
        return ()
    first, last = board.bars[board.phase - 1].turns
    own = tuple(
        messages.DutyMessage(
            draw.said.zone,
            texts.say("phones-duty-draw", threat=draw.asked or draw.said.text),
            texts.say("screen-at-turn", turn=draw.said.turn),
            own=True,
        )
        for draw in draws
        if not draw.card and draw.said.second > board.second - LONGEST_DRAW
    )
    check = min(turn for turn in COMPUTER_CHECKS if first <= turn)
    plan = texts.say("due-plan", first=first, until=last)
    upkeep = messages.DutyMessage("computer", texts.say("due-maintenance"), texts.say("due-by-turn", turn=check))
    turns_up = are_heroic_cards_due(board, round_.crew, round_.mission.kind)
    heroic = [messages.DutyMessage("android", texts.say("due-heroic"))] if turns_up else []
    return (
        *own,
        *heroic,
        messages.DutyMessage("clock", plan, ends=_phase_messages(board)[board.phase - 1].ends),
        upkeep,
    )


def _caller_in_words(texts: Texts, caller: str | None) -> str:
    return "" if caller is None else texts.say("screen-cards-called", caller=card_name(texts, caller))


def _announcement_messages(
    texts: Texts, board: RoundStatus, cards: Mapping[int, str]
) -> tuple[messages.AnnouncementMessage, ...]:
    shown, threats = [], 0
    for said in board.announcements:
        one = _announcement_message(texts, said, board)
        if said.threat is not None:
            code = cards.get(threats, "")
            one = evolve(one, code=code, card=card_name(texts, code) if code else "")
            threats += 1
        shown.append(one)
    return tuple(shown)


def _announcement_message(texts: Texts, said: PastAnnouncement, board: RoundStatus) -> messages.AnnouncementMessage:
    if said.threat is None:
        text = texts.say(f"{said.kind.text}.headline", **board.announcement_facts(said))
        return messages.AnnouncementMessage(said.at, said.kind.row.icon, said.kind.row.listed, text)
    text = texts.say("screen-threat", serious=said.threat.serious, internal=said.threat.internal)
    return messages.AnnouncementMessage(
        said.at,
        said.kind.row.icon,
        said.kind.row.listed,
        text,
        said.zone,
        "" if said.threat.internal else texts.say("screen-zone", zone=said.zone),
        said.threat.turn,
        said.threat.serious,
        "" if said.threat.confirmed else texts.say("screen-unconfirmed"),
    )


# The plans


def _plans_message(
    texts: Texts, row: PlanView, sheet: ResolutionSheet, table: TableSetup, progress: Sequence[SeatProgress], seat: int
) -> messages.PlansMessage:
    color, member = row.color, sheet.crew[row.row]
    waiting = tuple(
        one.name_in(texts)
        for place, one in enumerate(table.seats)
        if not progress[place].finished and (not one.android or progress[place].phone != "free")
    )
    return messages.PlansMessage(
        game=sheet.id,
        turns=sheet.game.turns,
        last_turns=LAST_TURNS,
        plan=row.plan or (),
        cards=tuple(
            messages.CardMessage(one, _card_in_words(texts, member, one)) for one in playable_cards(member, sheet.crew)
        ),
        pairs=slot_combinations(member.specialization, sheet.double_actions),
        double_actions=sheet.double_actions,
        undo=progress[seat].undo,
        finished=progress[seat].finished,
        waiting_for=waiting,
        starts_by_itself=False,
        warnings=tuple(
            describe_warning(texts, one, sheet.file) for one in find_warnings(sheet.file) if one.who == color
        ),
    )


def _card_in_words(texts: Texts, member: Member, action: str) -> str:
    if action in SPECIAL and member.specialization is not None:
        return special_card_name(texts, member.specialization, action)
    return card_in_words(texts, action)


@cache
def slot_combinations(specialization: str | None, double: bool) -> tuple[str, ...]:
    """Return every combination of two or more cards that a player with this specialization can play in one slot."""
    member = Member("red", "", specialization=specialization)
    allowed: Callable[[str], bool] = lambda slot: why_slot_not_allowed(slot, member, double) is None  # noqa: E731
    cards = playable_cards(member, [member])
    slots, longer = list[str](), list(cards)
    for _ in range(_LONGEST_SLOT - 1):
        longer = [both for slot in longer for one in cards if allowed(both := with_action(slot, one, member))]
        slots += longer
    return tuple(dict.fromkeys(slots))


# The resolution


def _walk_message(
    texts: Texts, seen: ResolutionView, shared: ResolutionView, sheet: ResolutionSheet, row: int | None
) -> messages.WalkMessage:
    walk, whole = seen.walk, shared.whole
    assert walk is not None
    assert whole is not None
    narrator = EventNarrator(texts, sheet.displayable_game)
    table = walk.picture
    now = [event for event in walk.events if event.turn == table.turn]
    is_over = walk.place == walk.last
    own = None if row is None else _own_figure_message(texts, narrator, table, now, row, is_over)
    return messages.WalkMessage(
        turn=table.turn,
        turns=sheet.game.turns,
        told=tuple(narrator.describe(event).text for event in now),
        over=narrator.verdict(whole.resolution) if is_over else "",
        lost=is_over and not whole.resolution.won,
        own=own,
    )


def _own_figure_message(
    texts: Texts, narrator: EventNarrator, table: View, now: Sequence[Event], row: int, is_over: bool
) -> messages.OwnFigureMessage:
    figure = table.crew[row]
    plan = figure.plan
    return messages.OwnFigureMessage(
        plan=plan,
        names=tuple(card_in_words(texts, NO_CARD if slot == ERASE else slot) for slot in plan),
        now="" if is_over else _card_of_turn(texts, plan, table.turn),
        then="" if is_over else _card_of_turn(texts, plan, table.turn + 1),
        where=cached_text(texts, f"story-station-{figure.station}.in"),
        conscious=not figure.knocked_out,
        told=tuple(narrator.describe(event).text for event in now if event.who == figure.color),
    )


def _advice_in_words(texts: Texts, sheet: ResolutionSheet, advice: Advice, row: int) -> str:
    if row not in advice.best:
        return texts.say("phones-nothing-better")
    return AdviceText(texts, sheet.displayable_game, advice.planned).advise(advice.best[row])


def _card_of_turn(texts: Texts, plan: Sequence[str], turn: int) -> str:
    """Describe the plan's card for this turn, or return an empty string for a turn outside the mission."""
    if not 1 <= turn <= len(plan):
        return ""
    return card_in_words(texts, NO_CARD if plan[turn - 1] == ERASE else plan[turn - 1])


def _ship_message(texts: Texts, sheet: ResolutionSheet, table: View) -> messages.ShipMessage:
    names = {member.color: member.name for member in sheet.displayable_game.crew}
    return messages.ShipMessage(
        tuple(shapes_as_json(ship_drawing.draw_everything(table))),
        (SHEET.x, SHEET.y, SHEET.wide, SHEET.high),
        tuple(
            messages.FigureMessage(
                one.number, one.color, names[one.color] or texts.say(f"screen-color-{one.color}"), not one.knocked_out
            )
            for one in table.crew
        ),
        tuple(
            messages.TokenMessage(
                one.token_label, card_name(texts, CARDS[one.code].code), one.track, one.hull_left, one.hull, one.serious
            )
            for one in table.threats
            if one.space is not None
        ),
    )
