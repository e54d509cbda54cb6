"""Games that were left in the middle: to go on with one of them, or to give it up."""

from spacealert.apps.window.client import SessionScene, mission_title
from spacealert.apps.window.preparing_scene import PreparingScene
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme, widgets
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Type
from spacealert.logbook.entry_story import date_in_words
from spacealert.missions.scenario import clock
from spacealert.narration.sentences import Teller
from spacealert.session import Session
from spacealert.session.commands import Abandon, Continue, PlayRound
from spacealert.session.session_state import Playing, Stage
from spacealert.session.session_view import UnfinishedView

_SHOWN = 6


class UnfinishedScene(SessionScene):
    """The games, the latest first. `told` is what else there is to say at a start, and `instead` the mission that was
    to begin, if it was called for.
    """

    help_name = "unfinished"
    default = ("go on", 0)

    def __init__(self, texts: Texts, session: Session, notice: str = "", instead: PlayRound | None = None) -> None:
        super().__init__(texts, session)
        self.instead = instead
        self.first = 0
        self.chosen = 0
        self.notice = notice
        self.giving_up: int | None = None  # the game that was asked to be given up, until that is confirmed

    @property
    def games(self) -> tuple[UnfinishedView, ...]:
        return self.view.unfinished

    @property
    def shown(self) -> tuple[UnfinishedView, ...]:
        return self.games[self.first : self.first + _SHOWN]

    def do(self, action: Action) -> None:
        asked, self.giving_up = self.giving_up, None
        match action:
            case ("go on", int(place)) if place < len(self.games):
                self._go_on(place)
            case ("give up", int(place)) if place < len(self.games):
                if asked == place:
                    self.ask(Abandon(self.games[place].id))
                    self._leave_if_none_is_left()
                else:
                    self.giving_up = place
            case "begin" if self.instead is not None:
                if self.ask(self.instead):
                    self.navigation.replace(PreparingScene(self.texts, self.session))
            case ("roll", int(by)):
                self.first = max(0, min(len(self.games) - _SHOWN, self.first + by))
            case "back":
                self.navigation.back()

    def _go_on(self, place: int) -> None:
        if not self.ask(Continue(self.games[place].item)):
            return
        from spacealert.apps.window.resolution.plans_scene import PlansScene
        from spacealert.apps.window.resolution.walk_scene import WalkScene

        scene = {Stage.PLANS: PlansScene, Stage.WALK: WalkScene}.get(self.view.stage, PreparingScene)
        self.navigation.replace(scene(self.texts, self.session))

    def _leave_if_none_is_left(self) -> None:
        self.first = max(0, min(self.first, len(self.games) - _SHOWN))
        if not self.games:
            self.navigation.back()

    def press(self, key: str) -> bool:
        actions: dict[str, Action] = {
            "escape": "back", "wheel-up": ("roll", -1), "wheel-down": ("roll", 1),
            "pageup": ("roll", -_SHOWN), "pagedown": ("roll", _SHOWN), "delete": ("give up", self.first), "n": "begin",
        }  # fmt: skip
        if key not in actions:
            return False
        self.do(actions[key])
        return True

    def describe(self) -> list[str]:
        warnings = [warning for warning in (self.notice, self.trouble, self.unsaved) if warning]
        question = [] if self.giving_up is None else [self.texts.say("screen-give-up-sure")]
        games = (f"{self._title(game)}: {self._state(game)}" for game in self.games)
        instead = [self._instead()] if self.instead is not None else []
        return [self.texts.say("screen-unfinished"), *games, *instead, *question, *warnings]

    def _instead(self) -> str:
        assert self.instead is not None
        return self.texts.say("screen-begin-instead", mission=self.instead.round.scenario.name)

    def _title(self, game: UnfinishedView) -> str:
        """The mission or, where none is known, who played."""
        if isinstance(game.item, Playing) or game.mission.name:
            return mission_title(self.texts, game.mission)
        shown = game.item.sheet.shown
        teller = Teller(self.texts, shown)
        return ", ".join(teller.name(member) for member in shown.crew)

    def _state(self, game: UnfinishedView) -> str:
        """How far it came, and when it was left."""
        if not isinstance(game.item, Playing):
            state = self.texts.say("screen-unfinished-resolution")
        else:
            scenario, second = game.item.round.scenario, int(game.position or 0)
            phase = scenario.phase_at(min(second, scenario.end - 1))
            notice = "screen-was-over" if game.over else "screen-interrupted"
            state = self.texts.say(notice, time=clock(min(second, scenario.end)), phase=phase)
        saved = game.saved_at.astimezone()
        return f"{state} ({date_in_words(self.texts, saved.date())}, {saved:%H:%M})"

    # painted

    def paint(self, canvas: Canvas) -> None:
        head, body, foot = canvas.box.inset(24, 18).rows(60, None, 64, gap=16)
        canvas.panel("head", head, (self.notice, self.trouble, self.unsaved), self._paint_head)
        canvas.panel("games", body, (self.games, self.first, self.giving_up), self._paint_games)
        canvas.panel("foot", foot, (self.first, len(self.games)), self._paint_foot)

    def _paint_head(self, canvas: Canvas, box: Box) -> None:
        title, warning = box.columns(None, 520, gap=20)
        canvas.text(
            title,
            self.texts.say("screen-unfinished").upper(),
            Type.HEADLINE,
            theme.AMBER,
            fonts.BOLD,
            least=Type.SUBHEADING,
        )
        canvas.text(
            warning,
            self.trouble or self.unsaved or self.notice,
            Type.CAPTION,
            theme.ALARM,
            least=Type.FINE,
            lines=3,
            ellipsis=True,
        )

    def _paint_games(self, canvas: Canvas, box: Box) -> None:
        rows = box.rows(*[min(84, (box.h - 10 * (_SHOWN - 1)) / _SHOWN)] * _SHOWN, gap=10)
        for place, (row, game) in enumerate(zip(rows, self.shown, strict=False), start=self.first):
            words, button = row.columns(None, 240, gap=10)
            focused = canvas.target(words, ("go on", place))
            canvas.fill(words, theme.RAISED)
            canvas.fill(Box(words.x, words.y, 6, words.h), theme.SIGNAL if place else theme.AMBER)
            inside, enter = words.inset(26, 10).columns(None, 90, gap=12)
            name, state = inside.rows(None, 24, gap=4)
            canvas.text(
                name, self._title(game), Type.LEAD, theme.BRIGHT, fonts.SEMIBOLD, least=Type.CAPTION, ellipsis=True
            )
            canvas.text(state, self._state(game), Type.LABEL, theme.FAINT, least=Type.FINE)
            if place == 0:
                widgets.key_cap(
                    canvas, enter.middle(80, 26), self.texts.say("screen-key-enter"), theme.RAISED, theme.TEXT
                )
            if focused:
                canvas.frame(words, theme.BRIGHT, 3)
            sure = self.giving_up == place
            label = self.texts.say("screen-give-up-sure" if sure else "screen-give-up")
            key = "Del" if place == self.first else ""
            widgets.button(canvas, button, ("give up", place), label, key=key, size=Type.LABEL, lines=2, chosen=sure)

    def _paint_foot(self, canvas: Canvas, box: Box) -> None:
        back, more, _, begin = box.columns(240, 240, None, 420, gap=12)
        widgets.button(canvas, back, "back", self.texts.say("screen-home"), key="Esc", size=Type.BODY)
        if len(self.games) > _SHOWN:
            until = self.first + len(self.shown)
            ended = until == len(self.games)
            label, key = f"{self.first + 1}–{until} / {len(self.games)}", "PgUp" if ended else "PgDn"
            widgets.button(canvas, more, ("roll", -self.first if ended else _SHOWN), label, key=key, size=Type.BODY)
        if self.instead is not None:
            widgets.button(canvas, begin, "begin", self._instead(), key="N", size=Type.BODY, ellipsis=True)
