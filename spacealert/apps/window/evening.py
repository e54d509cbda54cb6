"""The course of an evening: which scene comes after which, and what each needs from the rooms below.

The scenes know nothing of each other; here they are put together with voices, loudspeakers, settings and drafts.
"""

import contextlib
import threading
from collections.abc import Callable
from datetime import date
from functools import partial
from secrets import randbelow
from uuid import NAMESPACE_OID, uuid5

from attrs import evolve, frozen

from spacealert import logbook
from spacealert.announcer.compiler import compile_soundtrack
from spacealert.apps.window import choosing, icons
from spacealert.apps.window.campaign import room
from spacealert.apps.window.campaign.resting import Resting
from spacealert.apps.window.campaign.room import CampaignRoom
from spacealert.apps.window.log.book import Doors, LogBook
from spacealert.apps.window.log.figures import Figures
from spacealert.apps.window.log.form import Form
from spacealert.apps.window.mission import Mission
from spacealert.apps.window.offer import Offer
from spacealert.apps.window.preparing import Preparing
from spacealert.apps.window.reading import ReadAloud
from spacealert.apps.window.ready import Door, ReadyRoom, Speaker, Wish
from spacealert.apps.window.resolution import course
from spacealert.apps.window.resume import Resume
from spacealert.apps.window.summary import Onward, Summary, to_log, to_resolution
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.audio import voice_pack
from spacealert.kit.audio.player import AfterSleep, Player, open_player
from spacealert.kit.audio.voice_pack import Voice
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.storage import settings
from spacealert.kit.ui import window
from spacealert.kit.ui.display import NoDisplay
from spacealert.kit.ui.scene import Scene
from spacealert.kit.ui.window import WindowSize
from spacealert.logbook import Entry
from spacealert.logbook.entry import Person
from spacealert.logbook.played import game_of
from spacealert.missions import library, scenario_file
from spacealert.missions.scenario import Crew, Kind, Scenario
from spacealert.session import campaign_record as voyage
from spacealert.session import drafts as draft
from spacealert.session import resolution_sheet as sheet
from spacealert.session import seen
from spacealert.session.action_round import SEEDS, Round
from spacealert.session.campaign_record import Voyage
from spacealert.session.drafts import Draft, Keeper
from spacealert.session.resolution_sheet import Sheet
from spacealert.session.setup import VOLUMES, Table, remembered

HEARD_FOR = 7.0  # seconds of the intercom that a volume check lets hear


@frozen
class Sound:
    """How a mission is to sound, where a call of the program says more than the table has chosen."""

    loudspeaker: str | None = None
    over_the_intercom: bool = True
    silent: bool = False
    siren: bool = True
    speed: float = 1.0
    after_sleep: AfterSleep = AfterSleep.STOPS


def opening(texts: Texts) -> Scene:
    """What stands on the screen first: what was cut off, a mission or a resolution, or the ready room.

    There it is told what opening the log book brought to light.
    """
    try:
        with logbook.open() as log:
            told = " ".join(message.render(texts) for message in log.notices)
    except UserError as error:
        told = error.render(texts)
    for what, newer in (("mission", draft.newer_keeps), ("resolution", course.newer_keeps)):
        if not told and newer():
            told = texts.say("files-newer", what=what)
    scene = _first(texts)
    scene.trouble = told
    return scene


def _first(texts: Texts) -> ReadyRoom | Offer:
    cut_off = draft.kept()
    if cut_off is not None:
        return Resume(texts, cut_off, partial(resumed, texts), lambda: _without_draft(texts, cut_off.round))
    resolving = course.kept()
    if resolving is None:
        return ready_room(texts)
    return course.offered(
        texts, resolving, _back_to(texts, resolving.sheet.campaign), partial(ready_room, texts), _flown
    )


def open_window(texts: Texts, first: Callable[[Texts], Scene] = opening) -> None:
    """Play from this scene on until the window closes."""
    size = _remembered_size()
    try:
        left = window.run(first(texts), texts.say("screen-title"), icons.WINDOW, size)
    except NoDisplay as error:
        raise UserError("screen-no-window", reason=str(error) or Message("screen-no-screen", {})) from None
    settings.change(window={"width": left.width, "height": left.height, "fullscreen": left.fullscreen})


def _remembered_size() -> WindowSize:
    """As large as the window was when it was closed last."""
    match settings.read().get("window"):
        case {"width": int(width), "height": int(height), "fullscreen": bool(fullscreen)} if width > 0 and height > 0:
            return WindowSize(width, height, fullscreen)
    return WindowSize()


def ready_room(texts: Texts) -> ReadyRoom:
    hearing = Hearing()
    return ReadyRoom(
        texts,
        remembered(),
        choosing.shelved(texts),
        _speakers(),
        start,
        remember=lambda name, chosen: settings.change(**{name: chosen}),
        seen=seen.missions(),
        hear=hearing.hear,
        hush=hearing.hush,
        motion=_motion(),
        doors=(
            Door("campaign", "begin", campaigns, "c", inviting=_campaign_rests()),
            Door("log", "repeat", log_book, "l"),
            Door("resolve", "card", _empty_plans, "r"),
        ),
    )


def campaigns(texts: Texts) -> Scene:
    """Those that rest, or a new one."""
    resting, left_alone = voyage.resting(), voyage.left_alone()
    scene = (
        Resting(
            texts, resting, partial(campaign_room, texts), partial(_new_campaign, texts), partial(ready_room, texts)
        )
        if resting
        else _new_campaign(texts)
    )
    if left_alone:
        scene.trouble = texts.say("campaign-left-alone", count=left_alone)
    return scene


def campaign_room(texts: Texts, found: Voyage, *, kept: bool = True) -> CampaignRoom:
    """One campaign before its next mission, or at its end."""
    doors = room.Doors(
        fly=partial(_fly, texts),
        keep=voyage.keep,
        drop=lambda unflown: voyage.keep(unflown, given_up=True),
        rest=partial(ready_room, texts),
        log=lambda line: log_book(texts, lambda: campaign_room(texts, voyage.kept(found.id) or found), line),
    )
    return CampaignRoom(texts, found, choosing.shelved(texts), doors, seen.missions(), kept)


def _new_campaign(texts: Texts) -> CampaignRoom:
    return campaign_room(texts, Voyage(remembered(), date.today()), kept=False)


def _campaign_rests() -> bool:
    try:
        return bool(voyage.resting())
    except UserError:  # who goes through the door is told
        return False


def _fly(texts: Texts, campaign: Voyage, mission: str, secret: bool, read_aloud: bool) -> Scene:
    """The next mission of a campaign, spoken and as loud as the table likes it now."""
    liked = remembered()
    sitting = evolve(campaign.table, voice=liked.voice, volume=liked.volume, siren=liked.siren)
    scenario, seed = library.find(mission), randbelow(SEEDS)
    return begun(texts, Round(sitting, mission, scenario, seed, secret=secret, flight=campaign.flight), read_aloud)


def _flown(sheet: Sheet) -> None:
    """A walk has come to its end: if it was of a campaign, that has one mission more."""
    found = None if sheet.campaign is None else voyage.kept(sheet.campaign)
    if found is not None:
        voyage.keep(found.after(sheet))


def _back_to(texts: Texts, campaign: str | None) -> Callable[[], Scene]:
    """Where a game of this campaign came from, or one of none."""

    def back() -> Scene:
        found = None
        if campaign is not None:
            with contextlib.suppress(UserError):
                found = voyage.kept(campaign)
        return ready_room(texts) if found is None else campaign_room(texts, found)

    return back


def _back_from(texts: Texts, round_: Round) -> Callable[[], Scene]:
    return _back_to(texts, round_.flight.campaign if round_.flight else None)


def log_book(texts: Texts, home: Callable[[], Scene | None] | None = None, chosen: str | None = None) -> Scene:
    """The log book; from its lines the walks, from those back to the line."""
    leave = partial(ready_room, texts) if home is None else home
    log = logbook.open()

    def again(entry_id: str | None = None) -> Scene:
        return log_book(texts, home, entry_id)

    def walked(entry: Entry) -> Scene:
        start = Sheet(game_of(entry), id=entry.id, campaign=entry.campaign)
        return course.Course(texts, lambda: again(entry.id), _motion(), start, _flown, entered=True).walk(start)

    def form(entry: Entry | None) -> Scene:
        return Form(texts, logbook.open(), entry, date.today(), again)

    def figures() -> Scene:
        return Figures(texts, (line.entry for line in log.lines()), again)

    return LogBook(texts, log, Doors(walked, form, figures, leave), chosen)


def log_book_alone(texts: Texts) -> Scene:
    """The log book, after which the window closes."""
    return log_book(texts, lambda: None)


def start(texts: Texts, wish: Wish) -> Scene:
    """Play what was wished; refused if there is no such mission."""
    scenario = library.find(wish.mission)
    seed = randbelow(SEEDS)
    round_ = Round(wish.table, wish.mission, scenario, seed, secret=wish.secret, tracks=wish.tracks)
    return begun(texts, round_, wish.read_aloud)


def straight_to(
    texts: Texts,
    mission: str,
    crew: Crew | None = None,
    speaker: str | None = None,
    read_aloud: bool = False,
    at: float = 0.0,
    sound: Sound = Sound(),
) -> Scene:
    """This mission, played by the crew of last time unless told otherwise."""
    sitting = remembered()
    if crew is not None:
        sitting = sitting.of_crew(crew)
    if speaker is not None:
        sitting = evolve(sitting, voice=voice_pack.load(speaker).name)
    round_ = Round(sitting, mission, library.find(mission), randbelow(SEEDS))
    return begun(texts, round_, read_aloud, at, sound)


def begun(texts: Texts, round_: Round, read_aloud: bool = False, at: float = 0.0, sound: Sound = Sound()) -> Scene:
    """The action round of this round from this second on, as soon as it is made."""
    return Preparing(
        texts, round_.title(texts), lambda: _mission(texts, round_, read_aloud, at, sound), _back_from(texts, round_)
    )


def going_on_with(texts: Texts, mission: str | None, sound: Sound) -> Scene:
    """What was cut off last, in a window or in a terminal; refused if it is not this mission."""
    return resumed(texts, draft.cut_off(texts, None if mission is None else library.find(mission).id), sound)


def unless_cut_off(texts: Texts, mission: str, otherwise: Callable[[], Scene], sound: Sound) -> Scene:
    """What was cut off last is offered before another mission takes its place."""
    found = draft.kept()
    if found is None:
        return otherwise()
    return Resume(texts, found, lambda found: resumed(texts, found, sound), otherwise, library.find(mission).id)


def resumed(texts: Texts, found: Draft, sound: Sound = Sound()) -> Scene:
    """The mission that was cut off, from its second on; one that was over is only summed up."""
    if not found.over:
        return begun(texts, found.round, found.read_aloud, found.position, sound)
    back = _back_from(texts, found.round)
    return Preparing(texts, found.round.title(texts), lambda: _summed_up(texts, found.round, found.position), back)


def _without_draft(texts: Texts, round_: Round) -> Scene:
    draft.drop()
    return _back_from(texts, round_)()


def _mission(texts: Texts, round_: Round, read_aloud: bool, at: float, sound: Sound) -> Scene:
    chosen = _voice(texts, round_.table)
    compiled = compile_soundtrack(round_.scenario, chosen, round_.table.crew)
    if read_aloud or sound.silent:
        player = Player(compiled, speed=sound.speed, after_sleep=sound.after_sleep)
    else:
        player = open_player(
            compiled,
            chosen,
            loudspeaker=sound.loudspeaker,
            over_the_intercom=sound.over_the_intercom,
            at=at,
            speed=sound.speed,
            after_sleep=sound.after_sleep,
        )
    player.volume = round_.table.volume / VOLUMES
    player.siren = round_.table.siren and sound.siren
    keeper = Keeper(read_aloud)

    def finished(mission: Mission) -> Scene:
        seen.add(mission.round)
        until = mission.player.position
        keeper.end(mission.round, until)
        return Summary(
            texts, mission.round, compiled, until, _onward(texts, round_, until), lambda: _without_draft(texts, round_)
        )

    def aborted() -> Scene:
        keeper.close()
        return _without_draft(texts, round_)

    scene = ReadAloud if read_aloud else Mission
    return scene(texts, round_, player, finished, aborted, keeper, begin_at=at, motion=_motion())


def _summed_up(texts: Texts, round_: Round, until: float) -> Scene:
    compiled = compile_soundtrack(round_.scenario, _voice(texts, round_.table), round_.table.crew)
    return Summary(texts, round_, compiled, until, _onward(texts, round_, until), lambda: _without_draft(texts, round_))


def _onward(texts: Texts, round_: Round, until: float) -> Onward:
    if not round_.scenario.kind.has_double_actions:
        return to_resolution(partial(resolution, texts))
    return to_log(lambda played: _typed_in(texts, played, lambda: _summed_up(texts, played, until)))


def _typed_in(texts: Texts, round_: Round, back: Callable[[], Scene]) -> Scene:
    """The line of the log book for a mission that the table resolves by itself, with all that is known of it."""

    def done(entry_id: str | None) -> Scene:
        if entry_id is None:
            return back()
        draft.drop()
        return log_book(texts, chosen=entry_id)

    return Form(texts, logbook.open(), None, date.today(), done, _begun(round_, date.today()))


def _begun(round_: Round, today: date) -> Entry:
    """What a round says of its line in the log book; always under the same id, so that what is typed is found again."""
    table, scenario = round_.table, round_.scenario
    crew = tuple(Person(seat.name, table.roles_of(seat), seat.android, color=seat.colour) for seat in table.acting)
    id_ = uuid5(NAMESPACE_OID, f"{scenario.name} {round_.seed}").hex
    return Entry(
        scenario.name, today, crew, table.common, table.serious, scenario=scenario_file.write(scenario), id=id_
    )


def resolution(texts: Texts, round_: Round) -> Scene:
    """The plans of this round, with all that the action round knows of it."""
    way = course.Course(texts, _back_from(texts, round_), _motion(), ended=_flown, on_disk=draft.drop)
    return way.plans(sheet.of_round(round_))


def _empty_plans(texts: Texts) -> Scene:
    """For a table that played the action round without us."""
    return course.Course(texts, partial(ready_room, texts), _motion()).plans(sheet.empty(remembered()))


def resolution_of(texts: Texts, file: GameFile | None) -> Scene:
    """The walk of a game that somebody wrote down, or empty plans for the crew of last time."""
    start = sheet.empty(remembered()) if file is None else sheet.of_file(file)
    coming = course.Course(texts, lambda: None, _motion(), saved=start)
    return coming.plans(start) if file is None else coming.walk(start)


def _motion() -> bool:
    return settings.read().get("motion") is not False


def _voice(texts: Texts, chosen_by: Table) -> Voice:
    """The table's voice if it speaks the language of the screen, or the first that does."""
    if any(speaker.name == chosen_by.voice and speaker.language == texts.language for speaker in _speakers()):
        return voice_pack.load(chosen_by.voice)
    return voice_pack.speaking(texts.language)


def _speakers() -> list[Speaker]:
    """All voices that can be read; a broken one is for `spacealert voice check` to tell."""
    found = []
    for name in voice_pack.names():
        with contextlib.suppress(UserError):
            found.append(Speaker(name, voice_pack.load(name).language))
    return found


class Hearing:
    """The volume check of the ready room: the first words of every mission, by the chosen voice, as loud as chosen."""

    def __init__(self) -> None:
        self._hushed: threading.Event | None = None

    def hear(self, texts: Texts, at_table: Table) -> None:
        self.hush()
        self._hushed = threading.Event()
        threading.Thread(target=self._hear, args=(texts, at_table, self._hushed), name="hearing", daemon=True).start()

    def hush(self) -> None:
        if self._hushed is not None:
            self._hushed.set()

    def _hear(self, texts: Texts, at_table: Table, hushed: threading.Event) -> None:
        try:
            chosen = _voice(texts, at_table)
        except UserError:  # there is no voice: starting a mission says so
            return
        nothing_happens = Scenario("", Kind.MISSION, {}, (600,), ())
        with open_player(compile_soundtrack(nothing_happens, chosen), chosen) as player:
            player.volume = at_table.volume / VOLUMES
            if not hushed.is_set():
                player.play()
                hushed.wait(HEARD_FOR)
