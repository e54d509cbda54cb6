"""The waiting mission can be exported as a single page."""

import pytest
from attrs import evolve
from support.languages import ENGLISH
from support.silent_session import Evening
from support.waiting import wait_until

from spacealert.apps.window.mission_scene import MissionScene
from spacealert.apps.window.resolution.report_scene import SharedMissionScene
from spacealert.kit.storage import places
from spacealert.kit.ui.navigation import Navigation
from spacealert.session import interrupted
from spacealert.session.commands import PlayRound

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("own_folder")]


def test_secret_mission_stays_secret_on_the_phone() -> None:
    evening = Evening()
    round_ = evolve(interrupted.new_round(evening.view.setup, "S2-3"), secret=True)
    evening.do(PlayRound(round_, False, 0.0))
    evening.session.wait()
    navigation = Navigation(MissionScene(ENGLISH, evening.session))
    navigation.scene.press("t")

    def has_code() -> bool:
        navigation.scene.tick(0.1)
        return isinstance(navigation.scene, SharedMissionScene)

    wait_until(has_code)
    source = places.mission_page_file().read_text(encoding="utf-8")
    assert "S2-3" not in source
    assert ENGLISH.say("screen-secret-mission") in source
    assert any("phone" in line for line in navigation.scene.describe())
    navigation.scene.press("escape")
    assert isinstance(navigation.scene, MissionScene)
    navigation.close_now()
    evening.session.close()
