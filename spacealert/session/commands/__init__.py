"""Everything a user can do, as values for `Session.do`.

Start with `command`. `table` and `mission` are used before and during the action round, `resolution` and `corrections`
after it, and `log_book` for campaigns, careers and entries.
"""

from spacealert.session.commands.command import *  # noqa: F403
from spacealert.session.commands.corrections import *  # noqa: F403
from spacealert.session.commands.log_book import *  # noqa: F403
from spacealert.session.commands.mission import *  # noqa: F403
from spacealert.session.commands.resolution import *  # noqa: F403
from spacealert.session.commands.table import *  # noqa: F403
