"""An evening without a user interface: who plays what, how far they are, the results, and unfinished games.

Start with `session`. `session_state` is what commands change, and `SessionView` and `views` what clients see.

    session = Session()
    session.do(commands.StartMission())    # applied and saved, or refused with a reason
    session.view(seat=2).round             # what the third seat may see now
"""

from spacealert.session import commands
from spacealert.session.session import Session, SessionView

__all__ = ["Session", "SessionView", "commands"]
