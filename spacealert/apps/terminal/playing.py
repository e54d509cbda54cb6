"""Plays a mission in a terminal from start to resolution, alone or as part of a campaign.

The mission is saved as in the window, so that it can be resumed in either.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from types import MappingProxyType
from typing import TYPE_CHECKING

import click
from attrs import define, evolve, field

from spacealert.apps.terminal import is_answer, print_wrapped, read_line, to_latin
from spacealert.apps.terminal.console import Console, choose_paint, run_console
from spacealert.apps.terminal.resolving import UserQuit
from spacealert.engine.campaign_rules import Squad, Tile
from spacealert.kit.audio.player import PlayerState
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts, format_minus
from spacealert.logbook import log_table
from spacealert.logbook.entry_story import date_in_words
from spacealert.missions.scenario import Crew, Scenario, format_time
from spacealert.school import setting_up
from spacealert.session import Session, commands, interrupted
from spacealert.session.campaign_record import CampaignRecord, CampaignStage
from spacealert.session.mission_player import SoundSetup
from spacealert.session.session_state import Playing, Resolving
from spacealert.session.setup import TableSetup
from spacealert.texts.letters import all_translations

if TYPE_CHECKING:
    from spacealert.apps.event_feed import EventFeed
    from spacealert.apps.phones.service import Phones


@contextmanager
def report_events(
    feed: "EventFeed", beside: Callable[[Session], AbstractContextManager[object]], session: Session
) -> Iterator[None]:
    """Report the mission's events to other programs during the block. The block runs inside `beside`."""
    feed.start_watching(session)
    with beside(session):
        yield


@contextmanager
def serve_mission_phones(texts: Texts, address: str | None, session: Session) -> Iterator[None]:
    from spacealert.apps.phones.service import Phones  # loads a web server, which few missions need

    phones = Phones(session, laptop_answers=False)
    phones.resume(address)
    with serve_phones(texts, address, phones):
        yield


@contextmanager
def serve_phones(texts: Texts, address: str | None, phones: "Phones") -> Iterator[None]:
    """Serve phones inside the block, and print how to join."""
    phones.start(address)
    try:
        invitation = phones.invitation
        assert invitation is not None
        click.echo(invitation.qr_code_text())
        print_wrapped(texts.say("phones-join", address=invitation.address, code=invitation.code))
        print_wrapped(texts.say("phones-board", address=invitation.board_link))
        for line in phones.connection_hints():
            print_wrapped(line.render(texts))
        yield
    finally:
        phones.close()


PhoneServer = Callable[[Session], AbstractContextManager[object]]  # lets phones join while the mission runs
no_phones: PhoneServer = nullcontext


def begin_mission(
    texts: Texts,
    sound: SoundSetup,
    mission: str,
    crew: Crew | None,
    read_aloud: bool,
    at: float | None,
    inviting: PhoneServer = no_phones,
    scenario: Scenario | None = None,
    levels: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Play this mission, with the last crew unless another crew is given.

    `at` is the second to start at. Without it, offer an unfinished mission first, if there is one. `levels` contains
    new difficulties for common or serious threats.
    """
    with closing(Session(language=texts.language, sound=sound)) as session:
        _print_messages(texts, session.messages())
        for threats, level in levels.items():
            session.do(commands.SetDifficulty(threats, level))
        setup = session.state.setup
        if crew is not None:
            setup = setup.with_crew(crew)
        coming = commands.PlayRound(interrupted.new_round(setup, mission, scenario), read_aloud, at or 0.0)
        cut_off = ask_to_resume(texts, session, coming.round.scenario.id) if at is None else None
        _play_and_resolve(
            texts, session, coming if cut_off is None else _continue_command(cut_off, read_aloud), inviting
        )


def resume_mission(
    texts: Texts, sound: SoundSetup, read_aloud: bool, scenario_id: str | None, inviting: PhoneServer = no_phones
) -> None:
    """Resume the last unfinished mission, or the last one of this scenario. Raise an error if there is none."""
    with closing(Session(language=texts.language, sound=sound)) as session:
        # An unreadable log book is reported by the next command.
        _print_messages(texts, [message for message in session.messages() if isinstance(message, Message)])
        last = next(iter(session.view().unfinished_games), None)
        if scenario_id is None and _is_interactive() and last is not None and isinstance(last.item, Resolving):
            session.do(commands.ResumeGame(last.item))
            _resolve(texts, session)
            return
        found = interrupted.interrupted_mission(session, scenario_id)
        assert isinstance(found.item, Playing)
        if found.item.is_round_over and not _is_interactive():
            raise UserError(
                "player-interrupted-over", mission=interrupted.round_title(found.item.round, texts.language)
            )
        _play_and_resolve(texts, session, _continue_command(found.item, read_aloud), inviting)


def fly_campaign(
    texts: Texts,
    sound: SoundSetup,
    crew: Crew | None,
    read_aloud: bool,
    inviting: PhoneServer = no_phones,
    levels: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Start or resume a campaign and play its missions, until it ends or the user quits."""
    with closing(Session(language=texts.language, sound=sound)) as session:
        _print_messages(texts, session.messages())
        CampaignConsole(texts, session, inviting, crew, read_aloud, levels).run()


def ask_to_resume(texts: Texts, session: Session, coming: str) -> Playing | None:
    """Offer to resume an unfinished mission instead of starting `coming`. Return it if the user accepts, or None."""
    found = next((one for one in interrupted.interrupted_missions(session) if not one.item.is_round_over), None)
    if found is None or not isinstance(found.item, Playing):
        return None
    sentence = interrupted.describe_interrupted(found, texts.language).render(texts)
    if not _is_interactive():
        print_wrapped(f"{sentence} {texts.say('player-resume-how')}", err=True)
        return None
    print_wrapped(sentence)
    while True:
        print_wrapped(texts.say("player-resume-ask", id=coming))
        answer = read_line("").strip()
        if not answer:
            return found.item
        if is_answer(answer, "player-resume-no"):
            return None


def _print_messages(texts: Texts, messages: Iterable[Message | UserError]) -> None:
    """Print the session's messages, such as problems with the log book, which missions can be played without."""
    for message in messages:
        print_wrapped(message.render(texts), err=True)


def _continue_command(item: Playing, read_aloud: bool) -> commands.ResumeGame:
    return commands.ResumeGame(evolve(item, read_aloud=item.read_aloud or read_aloud))


def _play_and_resolve(
    texts: Texts, session: Session, command: commands.PlayRound | commands.ResumeGame, inviting: PhoneServer
) -> None:
    """Play until the mission ends or the user quits. If the terminal is interactive, resolve a mission that ended."""
    session.do(command)
    with inviting(session):
        _play_rest(texts, session)


def _play_rest(texts: Texts, session: Session) -> None:
    item = session.state.at_table
    if isinstance(item, Playing) and not item.is_round_over:
        _play_round(texts, session, item)
    item = session.state.at_table
    if isinstance(item, Playing) and item.is_round_over and _is_interactive():
        _resolve(texts, session)


def _resolve(texts: Texts, session: Session) -> None:
    from spacealert.apps.terminal.resolving import ResolutionConsole

    ResolutionConsole(texts, session).run()


def _is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _play_round(texts: Texts, session: Session, item: Playing) -> None:
    console = Console(texts, session, item.read_aloud, choose_paint())
    if _is_interactive():  # the clock waits for a key
        print_wrapped(" · ".join(describe_choices(texts, item.round.setup)))
    else:
        session.do(commands.Play())
    try:
        run_console(texts, console, sys.stdout)
    finally:
        session.tick()
        session.wait()
        player = console.player
        place = {"mission": interrupted.round_title(item.round, texts.language), "time": format_time(player.position)}
        if session.save_problem is not None:
            print_wrapped(texts.say("player-not-saved", **place, why=session.save_problem.render(texts)), err=True)
        elif player.state is PlayerState.READY and not item.begin_at:
            print_wrapped(texts.say("player-not-begun", **place))
        elif player.state is not PlayerState.ENDED:
            print_wrapped(texts.say("player-kept", **place))


def describe_choices(texts: Texts, setup: TableSetup) -> Iterator[str]:
    """Describe the difficulty of the threats and any specializations, with a note if they are not the defaults."""
    for which, level in (("common", setup.common), ("serious", setup.serious)):
        yield texts.say(f"screen-{which}", difficulty=texts.say(f"screen-difficulty-{level}"))
    if specials := setup.specializations_in_words(texts):
        yield specials
    if specials or (setup.common, setup.serious) != ("white", "white"):
        yield texts.say("terminal-chosen-earlier")


@define
class CampaignConsole:
    """A campaign in a terminal: its missions from choice to resolution, and the repairs between them."""

    texts: Texts
    session: Session
    inviting: PhoneServer = no_phones
    crew: Crew | None = None  # for a new campaign, instead of the last crew
    read_aloud: bool = False
    levels: Mapping[str, str] = field(factory=dict)  # difficulties to change

    def run(self) -> None:
        steps = {
            CampaignStage.CHOOSING: self._fly,
            CampaignStage.REPAIRING: self._repair,
            CampaignStage.PLACING: self._ask_squad_bay,
        }
        try:
            record = self._open_campaign()
            for threats, level in self.levels.items():
                self.session.do(commands.SetDifficulty(threats, level))
            record = self.session.state.campaign or record
            while record.stage is not CampaignStage.ENDED:
                try:
                    steps[record.stage](record)
                except UserError as error:
                    if self.session.state.at_table is not None:
                        raise
                    print_wrapped(error.render(self.texts))
                record = self.session.state.campaign or record
            self._tell_end(record)
        except UserQuit:
            self.session.wait()
            mine = self.session.state.campaign
            is_saved = mine is not None and any(one.id == mine.id for one in self.session.view().campaigns)
            self._say("campaign-console-kept" if is_saved else "campaign-console-not-begun")

    def _say(self, text_id: str, **facts: object) -> None:
        print_wrapped(self.texts.say(text_id, **facts))

    def _ask(self, text_id: str, **facts: object) -> str:
        """Ask a question and return the answer. Typing `q` or ending the input leaves the campaign."""
        line = read_line(f"{self.texts.say(text_id, **facts)} ")
        if not line or to_latin(line) == "q":
            raise UserQuit
        return line.strip()

    def _pick(self, text_id: str, options: Sequence[str]) -> int | str:
        """List numbered options. Return the index of the chosen option (the first for Enter), or any other answer."""
        for number, option in enumerate(options, start=1):
            print_wrapped(f"  {number}  {option}")
        answer = to_latin(self._ask(text_id)) or "1"
        if answer.isdecimal() and 0 < int(answer) <= len(options):
            return int(answer) - 1
        return answer

    def _open_campaign(self) -> CampaignRecord:
        saved = self.session.view().campaigns
        chosen: int | str = "n"
        if saved:
            waiting = [self._campaign_in_words(one) for one in saved]
            while (chosen := self._pick("campaign-console-which", waiting)) != "n" and not isinstance(chosen, int):
                pass
        if isinstance(chosen, int):
            self.session.do(commands.OpenCampaign(saved[chosen]))
        else:
            setup = self.session.view().setup
            self.session.do(commands.BeginCampaign(setup=setup if self.crew is None else setup.with_crew(self.crew)))
        record = self.session.state.campaign
        assert record is not None
        if not record.legs:
            self._say("campaign-about", count=record.campaign.length)
        return record

    def _campaign_in_words(self, record: CampaignRecord) -> str:
        crew = ", ".join(seat.name_in(self.texts) for seat in record.setup.seats)
        repairs = record.stage in (CampaignStage.REPAIRING, CampaignStage.PLACING)
        date = date_in_words(self.texts, record.begun)
        return f"{crew}: {self.texts.say('campaign-next', date=date, leg=record.standing.next_number, repairs=repairs)}"

    def _fly(self, record: CampaignRecord) -> None:
        """Resume the campaign's unfinished mission, or choose, set up and play its next one."""
        waiting = next((one for one in self.session.view().unfinished_games if one.item.campaign == record.id), None)
        if waiting is not None:
            game = waiting.item
            self.session.do(
                _continue_command(game, self.read_aloud) if isinstance(game, Playing) else commands.ResumeGame(game)
            )
        elif not self._choose_mission(record):
            return
        with self.inviting(self.session):
            if isinstance(self.session.state.at_table, Resolving):
                _resolve(self.texts, self.session)
            else:
                _play_rest(self.texts, self.session)
        item = self.session.state.at_table
        if not isinstance(item, Resolving) or item.logged is None:
            raise UserQuit
        self.session.do(commands.CloseGame())

    def _choose_mission(self, record: CampaignRecord) -> bool:
        """Choose and set up the next mission, or end the campaign. Return whether a mission starts."""
        self._say("campaign-mission", leg=record.standing.next_number, of=record.campaign.length)
        answer = self._ask("campaign-console-mission" if record.legs else "campaign-console-first")
        if record.legs and to_latin(answer) == "e":
            if to_latin(self._ask("campaign-stop-sure")) in all_translations("player-yes"):
                self.session.do(commands.EndCampaign())
            return False
        self.session.do(commands.TypeMission(answer) if answer else commands.ChooseRandom())
        self.session.do(commands.DrawTracks())
        self.session.do(commands.StartMission(self.read_aloud))
        item = self.session.state.at_table
        assert isinstance(item, Playing)
        round_ = item.round
        called = interrupted.round_title(round_, self.texts.language)
        carried = record.standing.carried() if record.legs else None
        for step in setting_up.list_steps(round_.scenario, round_.setup, round_.tracks, called, carried):
            print_wrapped(f"  {step.text.render(self.texts)}")
        self._ask("campaign-console-set-up")
        return True

    def _repair(self, record: CampaignRecord) -> None:
        standing = record.standing
        whose = next(seat for seat in record.setup.seats if seat.color == standing.next_repairer)
        self._say("campaign-repairs", name=whose.name_in(self.texts))
        chosen = self._pick(
            "campaign-console-repair", [self._repair_in_words(item) for item in standing.available_repairs]
        )
        match chosen:
            case int(place):
                self.session.do(commands.MakeRepair(standing.available_repairs[place]))
            case "-":
                self.session.do(commands.MakeRepair(None))
            case "u":
                self.session.do(commands.UndoRepair())

    def _repair_in_words(self, item: Tile | Squad) -> str:
        if isinstance(item, Squad):
            return self.texts.say("campaign-repair-squad")
        tile = self.texts.say(f"story-tile-{item.tile}", zone=item.zone)
        return self.texts.say("campaign-tile", zone=item.zone, tile=tile)

    def _ask_squad_bay(self, record: CampaignRecord) -> None:
        self._say("campaign-place")
        bays = [bay for (bay,) in record.standing.available_bays]
        chosen = self._pick("campaign-console-place", [self.texts.say(f"story-station-{bay}") for bay in bays])
        if isinstance(chosen, int):
            self.session.do(commands.PlaceSquad(bays[chosen]))
        elif chosen == "u":
            self.session.do(commands.UndoRepair())

    def _tell_end(self, record: CampaignRecord) -> None:
        campaign = record.campaign
        if campaign.score is None:
            self._say("campaign-lost", threat=log_table.threat_in_words(self.texts, campaign.missions[-1].lost_to))
        else:
            self._say("campaign-over", count=len(campaign.missions))
            print_wrapped(f"{self.texts.say('campaign-score')}: {format_minus(campaign.score.total)}")
        self._say("campaign-in-log")
