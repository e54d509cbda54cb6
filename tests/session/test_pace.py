"""Players choose the pace of missions, and the choice is remembered."""

import pytest
from support.silent_session import Evening

from spacealert.kit.i18n.errors import UserError
from spacealert.session import interrupted
from spacealert.session.commands import PlayRound, SetPace
from spacealert.session.mission_player import SoundSetup, create_player
from spacealert.session.session_state import Playing
from spacealert.session.setup import PACES

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.parametrize("pace", PACES)
def test_mission_runs_at_the_chosen_pace(pace: str) -> None:
    evening = Evening()
    view = evening.do(SetPace(pace))
    evening.do(PlayRound(interrupted.new_round(view.setup, "S2-3"), False, 0.0))
    item = evening.session.state.at_table
    assert isinstance(item, Playing)
    assert view.setup.pace == pace
    for asked in (1.0, 0.5):
        player = create_player(item, "en", SoundSetup(silent=True, speed=asked))
        assert player.speed == pytest.approx(max(0.5, asked * PACES[pace]))
        player.close()


def test_unknown_pace_is_refused() -> None:
    with pytest.raises(UserError):
        Evening().do(SetPace("fast"))
