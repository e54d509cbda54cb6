"""The course of an evening: which scene comes after which, and what each needs from the rooms below.

The scenes know nothing of each other; here they are put together with voices, loudspeakers, settings and drafts.
"""

import contextlib
import threading
from collections.abc import Callable
from secrets import randbelow

from spacealert.files import settings
from spacealert.files.refused import Refused
from spacealert.intercom import voice
from spacealert.intercom.player import Player
from spacealert.intercom.soundtrack import Soundtrack, soundtrack
from spacealert.intercom.voice import Voice
from spacealert.scenario.model import Kind, Scenario
from spacealert.screen import draft, missions
from spacealert.screen.draft import Draft, Keeper
from spacealert.screen.kit import window
from spacealert.screen.kit.scene import Scene
from spacealert.screen.mission import Mission, title_of
from spacealert.screen.preparing import Preparing
from spacealert.screen.reading import ReadAloud
from spacealert.screen.ready import ReadyRoom, Speaker, Wish
from spacealert.screen.resume import Resume
from spacealert.screen.round import Round
from spacealert.screen.summary import Summary
from spacealert.screen.table import VOLUMES, Table
from spacealert.words import language

SEEDS = 2**31
HEARD_FOR = 7.0  # seconds of the intercom that a volume check lets hear


def opening() -> Scene:
    """What stands on the screen first: the mission that was cut off, or the ready room."""
    cut_off = draft.kept()
    return ready_room() if cut_off is None else Resume(cut_off, resumed, _without_draft)


def open_window(first: Callable[[], Scene] = opening) -> None:
    """Play from this scene on until the window closes."""
    window.run(first())


def ready_room() -> Scene:
    seen = settings.read().get("seen")
    hearing = Hearing()
    return ReadyRoom(
        table(),
        missions.shelved(),
        _speakers(),
        start,
        remember=lambda name, chosen: settings.change(**{name: chosen}),
        seen=frozenset(seen) if isinstance(seen, list) else frozenset(),
        hear=hearing.hear,
        hush=hearing.hush,
    )


def table() -> Table:
    """The table as it was last time."""
    return Table.from_settings(settings.read().get("table"))


def start(wish: Wish) -> Scene:
    """Play what was wished; refused if there is no such mission."""
    scenario = missions.find(wish.mission)
    seed = randbelow(SEEDS)
    round_ = Round(wish.table, wish.mission, scenario, seed, secret=wish.secret, tracks=wish.tracks)
    return begun(round_, wish.read_aloud)


def begun(round_: Round, read_aloud: bool = False, at: float = 0.0) -> Scene:
    """The action round of this round from this second on, as soon as it is made."""
    return Preparing(title_of(round_), lambda: _mission(round_, read_aloud, at), ready_room)


def resumed(found: Draft) -> Scene:
    """The mission that was cut off, from its second on."""
    return begun(found.round, found.read_aloud, found.position)


def _without_draft() -> Scene:
    draft.drop()
    return ready_room()


def _mission(round_: Round, read_aloud: bool, at: float) -> Scene:
    chosen = _voice(round_.table)
    compiled = soundtrack(round_.scenario, chosen, round_.table.crew)
    player = Player(compiled) if read_aloud else _sounding(compiled, chosen, at)
    player.volume = round_.table.volume / VOLUMES
    player.siren = round_.table.siren
    keeper = Keeper(read_aloud)

    def finished(mission: Mission) -> Scene:
        _remember_as_seen(mission.round)
        keeper.close()
        return Summary(mission.round, compiled, mission.player.position, None, _home)

    def aborted() -> Scene:
        keeper.close()
        return _without_draft()

    scene = ReadAloud if read_aloud else Mission
    return scene(round_, player, finished, aborted, keeper, begin_at=at)


def _home() -> Scene:
    return _without_draft()


def _sounding(compiled: Soundtrack, chosen: Voice, at: float) -> Player:
    from spacealert.intercom import loudspeakers
    from spacealert.intercom.mixing import Mixing

    mixing = Mixing(compiled, chosen, voice.effects())
    mixing.prepare(begin=at, end=at + 60)
    return Player(compiled, mixing, loudspeakers.choose())


def _remember_as_seen(round_: Round) -> None:
    seen = settings.read().get("seen")
    known = {str(id_) for id_ in seen} if isinstance(seen, list) else set()
    if round_.scenario.code is None:
        settings.change(seen=sorted(known | {round_.scenario.id}))


def _voice(chosen_by: Table) -> Voice:
    """The table's voice if it speaks the language of the screen, or the first that does."""
    if any(speaker.name == chosen_by.voice and speaker.language == language() for speaker in _speakers()):
        return voice.load(chosen_by.voice)
    return voice.speaking(language())


def _speakers() -> list[Speaker]:
    """All voices that can be read; a broken one is for `spacealert voice check` to tell."""
    found = []
    for name in voice.names():
        with contextlib.suppress(Refused):
            found.append(Speaker(name, voice.load(name).language))
    return found


class Hearing:
    """The volume check of the ready room: the first words of every mission, by the chosen voice, as loud as chosen."""

    def __init__(self) -> None:
        self._hushed: threading.Event | None = None

    def hear(self, at_table: Table) -> None:
        self.hush()
        self._hushed = threading.Event()
        threading.Thread(target=self._hear, args=(at_table, self._hushed), name="hearing", daemon=True).start()

    def hush(self) -> None:
        if self._hushed is not None:
            self._hushed.set()

    def _hear(self, at_table: Table, hushed: threading.Event) -> None:
        chosen = _voice(at_table)
        nothing_happens = Scenario("", Kind.MISSION, {}, (600,), ())
        with _sounding(soundtrack(nothing_happens, chosen), chosen, 0.0) as player:
            player.volume = at_table.volume / VOLUMES
            if not hushed.is_set():
                player.play()
                hushed.wait(HEARD_FOR)
