"""An evening without a window: who plays what, how far it has come, what became of it, and what was cut off.

Begin with `session`; `session_state` is what a command changes, `views` is what a client sees of it.

    session = Session()
    session.do(commands.StartMission())    # applied, and on the disk; or refused with the reason
    session.view(seat=2).round             # what the third seat may see of it now
"""

from spacealert.session import commands
from spacealert.session.session import Session
from spacealert.session.views import SessionView

__all__ = ["Session", "SessionView", "commands"]
