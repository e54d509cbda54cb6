"""An open page of a phone: what it was shown last, and whether it has to be told something by now."""

from attrs import define

from spacealert.apps.phones.shown import Clock, Shown
from spacealert.kit.web.server import Client

CLOCK_EVERY = 4.0  # seconds after which a page hears where the mission is, and that we are still here
MOST_DRIFT = 0.04  # seconds by which the mission may be elsewhere than a page believes


@define(eq=False)
class OpenPage:
    """One open page that has been admitted."""

    client: Client
    language: str
    spectator: bool = False
    seat: int | None = None
    expects: Shown | None = None  # what it was shown last
    clock: tuple[Clock, float] | None = None  # and where the mission was then, by our own clock
    heard: float = 0.0  # when it last got anything

    def is_behind(self, clock: Clock | None, now: float) -> bool:
        """Whether it has to be told something, though nothing has happened."""
        return self.expects is None or self.is_bored(now) or self.believes_another(clock, now)

    def is_bored(self, now: float) -> bool:
        """Whether it has heard nothing for so long that it may believe that we are gone."""
        return now - self.heard > CLOCK_EVERY

    def believes_another(self, clock: Clock | None, now: float) -> bool:
        """Whether the mission is elsewhere than this page believes."""
        if self.clock is None or clock is None:
            return (self.clock is None) != (clock is None)
        before, since = self.clock
        drift = abs(before.second + (now - since) * before.speed - clock.second)
        return before.speed != clock.speed or drift > MOST_DRIFT
