"""Play a mission in a terminal.

It is saved as in the window, so that either can resume the other's mission.

Starting a mission while another is unfinished asks first.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

import click
from attrs import evolve

from spacealert.apps.terminal import read_line
from spacealert.apps.terminal.console import Console, terminal_paint, watch
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.missions.scenario import Crew, Scenario, clock
from spacealert.session import Session, interrupted
from spacealert.session.commands import Continue, Play, PlayRound
from spacealert.session.mission_player import Sound
from spacealert.session.session_state import Playing, Resolving
from spacealert.texts.letters import says

if TYPE_CHECKING:
    from spacealert.apps.event_feed import EventFeed
    from spacealert.apps.phones.service import Phones


@contextmanager
def nobody(session: Session) -> Iterator[None]:
    """Run a mission without phones."""
    yield


@contextmanager
def telling(
    feed: "EventFeed", beside: Callable[[Session], AbstractContextManager[None]], session: Session
) -> Iterator[None]:
    """Run a mission that reports its events to other programs."""
    feed.follow(session)
    with beside(session):
        yield


@contextmanager
def serving(texts: Texts, address: str | None, session: Session) -> Iterator[None]:
    """Run a mission that phones can join."""
    from spacealert.apps.phones.service import Phones  # a web server, which most missions do without

    phones = Phones(session, laptop_answers=False)
    phones.resume(address)
    with announced(texts, address, phones):
        if sys.stdin.isatty():  # the clock waits for those who are still scanning
            click.pause(texts.say("phones-press-when-joined"))
        yield


@contextmanager
def announced(texts: Texts, address: str | None, phones: "Phones") -> Iterator[None]:
    """Serve phones inside the block, and print how they join."""
    phones.start(address)
    try:
        invitation = phones.invitation
        assert invitation is not None
        click.echo(invitation.in_characters())
        click.echo(texts.say("phones-join", address=invitation.address, code=invitation.code))
        click.echo(texts.say("phones-board", address=invitation.board))
        for line in phones.advice():
            click.echo(line.render(texts))
        yield
    finally:
        phones.leave()


LetPhonesIn = Callable[[Session], AbstractContextManager[None]]  # what lets phones in as long as the mission runs


def begin(
    texts: Texts,
    sound: Sound,
    mission: str,
    crew: Crew | None,
    read_aloud: bool,
    at: float | None,
    inviting: LetPhonesIn = nobody,
    scenario: Scenario | None = None,
) -> None:
    """Play this mission from the start or from a given second, with the last crew unless another is given.

    An unfinished mission is offered first.
    """
    session = Session(language=texts.language, sound=sound)
    try:
        _tell(texts, session.messages())
        setup = session.view().setup
        if crew is not None:
            setup = setup.of_crew(crew)
        coming = PlayRound(interrupted.new_round(setup, mission, scenario), read_aloud, at or 0.0)
        cut_off = offered(texts, session, coming.round.scenario.id) if at is None else None
        _play(texts, session, coming if cut_off is None else _continuing(cut_off, read_aloud), inviting)
    finally:
        session.close()


def go_on(
    texts: Texts, sound: Sound, read_aloud: bool, scenario_id: str | None, inviting: LetPhonesIn = nobody
) -> None:
    """Resume the unfinished mission. Fail if it is another one, or if it is over and nobody can answer questions."""
    session = Session(language=texts.language, sound=sound)
    try:
        # What keeps the log book from being read is the refusal that follows.
        _tell(texts, [message for message in session.messages() if isinstance(message, Message)])
        last = next(iter(session.view().unfinished), None)
        if scenario_id is None and _is_live() and last is not None and isinstance(last.item, Resolving):
            session.do(Continue(last.item))
            _resolve(texts, session)
            return
        found = interrupted.interrupted_mission(session, scenario_id)
        assert isinstance(found.item, Playing)
        if found.item.over and not _is_live():
            raise UserError("player-interrupted-over", mission=interrupted.title_of(found.item.round, texts.language))
        _play(texts, session, _continuing(found.item, read_aloud), inviting)
    finally:
        session.close()


def offered(texts: Texts, session: Session, coming: str) -> Playing | None:
    """Return the unfinished mission if the user prefers to resume it."""
    found = next((one for one in interrupted.interrupted_missions(session) if not one.item.over), None)
    if found is None or not isinstance(found.item, Playing):
        return None
    sentence = interrupted.in_words(found, texts.language).render(texts)
    if not _is_live():
        click.echo(f"{sentence} {texts.say('player-resume-how')}", err=True)
        return None
    click.echo(sentence)
    no = tuple(says("player-resume-no"))  # in any language: the keyboard may still be set to another one
    while True:
        click.echo(texts.say("player-resume-ask", id=coming))
        answer = read_line("").strip().casefold()
        if not answer:
            return found.item
        if answer.startswith(no):
            return None


def _tell(texts: Texts, messages: Iterable[Message | UserError]) -> None:
    """Print what went wrong when the log book was opened. Missions can be played without it."""
    for message in messages:
        click.echo(message.render(texts), err=True)


def _continuing(item: Playing, read_aloud: bool) -> Continue:
    return Continue(evolve(item, read_aloud=item.read_aloud or read_aloud))


def _play(texts: Texts, session: Session, command: PlayRound | Continue, inviting: LetPhonesIn) -> None:
    """Play to the end or until the user quits, then say where it is saved, or why it is not."""
    session.do(command)
    with inviting(session):
        _play_on(texts, session)


def _play_on(texts: Texts, session: Session) -> None:
    item = session.state.at_table
    if isinstance(item, Playing) and not item.over:
        _play_round(texts, session, item)
    item = session.state.at_table
    if isinstance(item, Playing) and item.over and _is_live():
        _resolve(texts, session)


def _resolve(texts: Texts, session: Session) -> None:
    """Resolve the current game with the people at this terminal."""
    from spacealert.apps.terminal.resolving import ResolutionConsole

    ResolutionConsole(texts, session).run()


def _is_live() -> bool:
    """Return whether a person is at this terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _play_round(texts: Texts, session: Session, item: Playing) -> None:
    console = Console(texts, session, item.read_aloud, terminal_paint())
    session.do(Play())
    try:
        watch(texts, console, sys.stdout)
    finally:
        session.tick()
        session.wait()
        player = console.player
        place = {"mission": interrupted.title_of(item.round, texts.language), "time": clock(int(player.position))}
        if session.unsaved is not None:
            click.echo(texts.say("player-not-saved", **place, why=session.unsaved.render(texts)), err=True)
        elif player.state is not PlayerState.ENDED:
            click.echo(texts.say("player-kept", **place))
