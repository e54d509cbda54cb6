"""The way to setting up, from wherever a mission is chosen."""

from spacealert.apps.window.flight_school.study_scene import StudyScene
from spacealert.apps.window.line_speaker import LineSpeaker
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.apps.window.session_scene import SessionScene
from spacealert.kit.guide.prompts import message
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message
from spacealert.missions import library
from spacealert.school import progress, studies
from spacealert.school.setting_up import SettingUp, richest
from spacealert.session.commands import ChooseMission, DrawTracks, StartMission
from spacealert.session.setup import TableSetup


def crew_of(setup: TableSetup) -> str:
    """Under which name the school knows this table."""
    return progress.crew_of(seat.name for seat in setup.seats if not seat.android)


def setting_up_scene(
    room: SessionScene, mission: str = "", instructor: LineSpeaker | None = None
) -> StudyScene[SettingUp]:
    """For this mission, or for what Start would begin, refused where that is nothing. What stays a secret is set up for
    as any mission of its kind.
    """
    draw_tracks(room)
    view = room.view
    crew, start = crew_of(view.setup), view.start
    called: str | Message = ""
    if mission or (start is not None and start.mission):
        scenario = library.find(mission or (start.mission if start is not None else ""))
    elif start is None:
        raise view.start_refused or UserError("screen-none-of-this-kind")
    else:
        scenario = richest([one for one in room.session.scenarios if one.kind is start.kind], view.setup)
        called = message(f"screen-kind-{start.kind.replace(' ', '-')}")
    study = studies.setting_up(crew, scenario, view.setup, view.tracks, called)
    return StudyScene(room.texts, crew, study, instructor or LineSpeaker(room.session))


def flight_briefing(room: SessionScene, mission: str, instructor: LineSpeaker | None = None) -> StudyScene[SettingUp]:
    """Set the table up for a flight of the course; the flight takes the place of its briefing."""
    draw_tracks(room)
    crew = crew_of(room.view.setup)
    briefing = studies.briefing(crew, library.find(mission), room.view.setup, room.view.tracks)

    def fly() -> None:
        if room.ask(ChooseMission(mission)) and room.ask(StartMission()):
            room.navigation.replace(PreparingScene(room.texts, room.session))

    return StudyScene(room.texts, crew, briefing, instructor or LineSpeaker(room.session), fly)


def draw_tracks(room: SessionScene) -> None:
    """A table that has chosen no trajectories is told which to lay, so that nobody need enter them later."""
    if not room.view.tracks:
        room.ask(DrawTracks())
