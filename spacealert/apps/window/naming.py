"""What somebody of the crew is called in the window."""

from spacealert.kit.i18n.texts import Texts
from spacealert.session.setup import Seat


def name_of(texts: Texts, place: int, seat: Seat) -> str:
    if seat.android:
        return texts.say("screen-android")
    return seat.name or texts.say("screen-player", number=place + 1)
