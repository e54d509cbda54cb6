"""An evening of play, independent of any user interface: its players, games, progress and results.

Start with `session`. Commands change `session_state`, and clients see `SessionView` and `views`.

    session = Session()
    session.do(commands.StartMission())    # applied and saved, or refused with a reason
    session.view(seat=2).round             # what the third seat may see now
"""

from spacealert.session import commands
from spacealert.session.session import Session, SessionView

__all__ = ["Session", "SessionView", "commands"]
