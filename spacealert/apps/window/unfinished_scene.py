"""Unfinished games, which can be resumed or deleted."""

from spacealert.apps.window import choosing, title_art
from spacealert.apps.window.session_scene import SessionScene, seated_figures
from spacealert.apps.window.title_art import SeatedFigure
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui.canvas import Action
from spacealert.kit.ui.containers import Column, Layers, List, Row
from spacealert.kit.ui.controls import Button, question_dialog
from spacealert.kit.ui.theme import Type
from spacealert.kit.ui.widget import Key, Widget
from spacealert.logbook.entry_story import date_in_words
from spacealert.missions import codes
from spacealert.missions.scenario import format_time
from spacealert.narration.sentences import EventNarrator
from spacealert.session import Session
from spacealert.session.commands import AbandonGame, PlayRound, ResumeGame
from spacealert.session.saved_games import UnfinishedGame
from spacealert.session.session_state import Playing

_UNBROKEN = "\u00a0"  # keeps the date of the only game on one line
_FEW = 3  # games that leave room for a picture of the crew
_LONG, _LONGEST = 18, 64  # letters of a title from which it wraps, and up to which it does, if no word is as long


class UnfinishedScene(SessionScene):
    """The scene of unfinished games.

    It shows `notice` and, if a mission was requested, offers to start `instead`.
    """

    help_name = "unfinished"

    def __init__(self, texts: Texts, session: Session, notice: str = "", instead: PlayRound | None = None) -> None:
        super().__init__(texts, session)
        self.instead = instead
        self.notice = notice
        self.giving_up: UnfinishedGame | None = None  # game whose deletion awaits confirmation

    @property
    def games(self) -> tuple[UnfinishedGame, ...]:
        return self.view.unfinished_games

    def default_action(self) -> Action | None:
        return ("go on", 0) if self.giving_up is None else self.tree.main_action()

    def do(self, action: Action) -> None:
        asked, self.giving_up = self.giving_up, None
        match action:
            case ("go on", int(place)) if place < len(self.games):
                if self.run_command(ResumeGame(self.games[place].item)):
                    scene = self.current_scene_name
                    if self.view.campaign is None:
                        self.replace_scene(scene)
                    else:  # the mission returns to the campaign
                        self.replace_scene("campaign")
                        self.open_scene(scene)
            case ("give up", int(place)) if place < len(self.games):
                self.giving_up = self.games[place]
            case "abandon" if asked is not None:
                self.run_command(AbandonGame(asked.id))
                if not self.games:
                    self.navigation.back()
            case "begin" if self.instead is not None:
                if self.run_command(self.instead):
                    self.replace_scene("preparing")

    def _begin_instead_text(self) -> str:
        assert self.instead is not None
        return self.texts.say(
            "screen-begin-instead", mission=codes.displayed_name(self.texts, self.instead.round.scenario.name)
        )

    def _title(self, game: UnfinishedGame) -> str:
        title = game.item.mission.title_in(self.texts)
        return title if game.item.campaign is None else f"{self.texts.say('screen-open-campaign')} · {title}"

    def _state(self, game: UnfinishedGame) -> str:
        """Describe how far the game got and when it was saved."""
        if not isinstance(game.item, Playing):
            state = self.texts.say("screen-unfinished-resolution")
        else:
            scenario, second = game.item.round.scenario, int(game.position)
            phase = scenario.phase_at(min(second, scenario.end - 1))
            notice = "screen-was-over" if game.item.is_round_over else "screen-interrupted"
            state = self.texts.say(notice, time=format_time(min(second, scenario.end)), phase=phase)
        saved = game.saved_at.astimezone()
        when = f"({date_in_words(self.texts, saved.date())}, {saved:%H:%M})"
        return f"{state} {when.replace(' ', _UNBROKEN) if len(self.games) == 1 else when}"

    # the page

    def build(self) -> Widget:
        high = {1: 220.0, 2: 230.0, 3: 160.0}.get(len(self.games), 116.0)
        games = List(self.games, self._game, row_height=high, gap=10, grow=1)
        begin = Button(self._begin_instead_text(), "begin", "n", theirs=True) if self.instead is not None else None
        shown = self.add_crew(games, self._crew(self.games[0])) if len(self.games) == 1 else Column(games, pad=(0, 10))
        if 1 < len(self.games) <= _FEW:  # tall windows have room below
            deck = title_art.crew_picture(self._crew(self.games[0]), on_deck=True, ratio=0)
            listed = games.sized(grow=0.01, max_height=2.2 * len(self.games) * high)
            shown = Column(listed, deck.sized(grow=1, max_height=420), gap=20, pad=(0, 10), grow=1)
        page = self.make_page(
            self.header(self.texts.say("screen-unfinished")),
            shown,
            self.footer(begin, back=self.texts.say("screen-home")),
            Key("delete", ("give up", 0), self.texts.say("screen-give-up")),
        )
        if self.giving_up is None:
            return page
        # The key and the place differ from those that asked, so that pressing twice abandons nothing.
        leave, stay = (self.texts.say("screen-give-up"), "abandon", "y"), (self.texts.say("screen-keep"), "keep")
        sure, portrait = self.texts.say("screen-give-up-sure"), title_art.instructor_portrait()
        return Layers(page, question_dialog(sure, self._title(self.giving_up), leave, stay, portrait))

    def _crew(self, game: UnfinishedGame) -> tuple[SeatedFigure, ...]:
        if isinstance(game.item, Playing):
            return seated_figures(self.texts, game.item.round.setup)
        crew = game.item.sheet.displayable_game.crew
        name = EventNarrator(self.texts, game.item.sheet.displayable_game).member_name
        return tuple(SeatedFigure(member.color, name(member), member.android) for member in crew)

    def _game(self, place: int, game: UnfinishedGame) -> Widget:
        item, reached, sign, large = game.item, 1.0, "play", len(self.games) == 1
        if isinstance(item, Playing):
            scenario = item.round.scenario
            reached = game.position / scenario.end
            sign = "done" if item.is_round_over else str(scenario.phase_at(min(int(game.position), scenario.end - 1)))
        picture = choosing.progress_ring(reached, sign, place == 0, large=large)
        face = {2: 72, 3: 54}.get(len(self.games), 40)
        title = self._title(game)
        go_on = choosing.resume_button(
            place,
            title,
            self._state(game),
            self._crew(game),
            picture,
            large=large,
            face=face,
            theirs=not (large and _LONG < len(title) <= _LONGEST and max(map(len, title.split())) < _LONG),
        )
        label = self.texts.say("screen-give-up")
        wide = 190 if large else 150
        give_up = Button(label, ("give up", place), size=Type.LABEL, min_width=wide, max_width=wide, max_height=64)
        return Row(go_on, give_up, gap=10)
