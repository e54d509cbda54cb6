"""Phones beside a mission in the terminal: how they join is printed before it begins, and they leave with it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

import click

from spacealert.kit.i18n.texts import Texts
from spacealert.session import Session

if TYPE_CHECKING:
    from spacealert.apps.event_feed import EventFeed


@contextmanager
def nobody(session: Session) -> Iterator[None]:
    """A mission without phones."""
    yield


@contextmanager
def telling(
    feed: "EventFeed", beside: Callable[[Session], AbstractContextManager[None]], session: Session
) -> Iterator[None]:
    """A mission of which other programs hear, too."""
    feed.follow(session)
    with beside(session):
        yield


@contextmanager
def serving(texts: Texts, address: str | None, session: Session) -> Iterator[None]:
    """A mission that phones can join."""
    from spacealert.apps.phones.service import Phones  # a web server, which most missions do without

    phones = Phones(session, laptop_answers=False)
    phones.resume(address)
    phones.start(address)
    try:
        invitation = phones.invitation
        assert invitation is not None
        click.echo(invitation.in_characters())
        click.echo(texts.say("phones-join", address=invitation.address, code=invitation.code))
        click.echo(texts.say("phones-board", address=invitation.board))
        for line in phones.advice():
            click.echo(line.render(texts))
        if sys.stdin.isatty():  # the clock waits for those who are still scanning
            click.pause(texts.say("phones-press-when-joined"))
        yield
    finally:
        phones.stop()
