"""An evening with a companion in the window, logged when it is over."""

from collections.abc import Hashable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from attrs import frozen

from spacealert.apps.companion_log import log_entry
from spacealert.apps.window.guide_scene import GuideScene, SidePanel
from spacealert.apps.window.prompt_input import shortcuts
from spacealert.apps.window.session_scene import SCENES, scene_of
from spacealert.companions.shelf import Companion, companion
from spacealert.kit.guide.prompts import Arrange, Prompt, Secret, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Canvas
from spacealert.kit.ui.controls import Button, Leaf, focus_ring, key_cap, pressed_surface
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.layout import Box
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame

if TYPE_CHECKING:
    from spacealert.apps.phones.guide_phones import GuidePhones


_DREADED = ("alien", "ship-skull", "ship-mutation", "station-damage")  # icons in the color of danger
_SMALLEST, _LARGEST = 72.0, 230.0  # size limits for a drawing between question and answers, in units


class CompanionScene(GuideScene[S]):
    """An evening with this companion. Without a session it is not logged."""

    help_name = "companion"
    drawings: tuple[tuple[str, str], ...] = ()  # prefixes of question ids, with their icons
    ink: Color = theme.AMBER  # of these

    def __init__(
        self,
        texts: Texts,
        session: Session | None,
        companion: Companion[S],
        saved: SavedGuide[S] | None = None,
        side_panel: SidePanel[S] | None = None,
    ) -> None:
        self._session = session
        self._companion = companion
        self.phones: GuidePhones[S] | None = None
        title, kept = message(f"{companion.name}-title"), saved or companion.saved()
        super().__init__(texts, title, kept, side_panel, lookup=companion.lookup)

    def drawing(self) -> Widget:
        asked = "" if self.asked is None else self.asked.text.text_id
        icon = next(icon for part, icon in self.drawings if part in asked)
        return Leaf(_paint_drawing, args=(icon, self.ink), title="drawing", words=" ", grow=1)

    # phones

    def more_buttons(self) -> list[Button]:
        return [] if self._session is None else [Button(self.texts.say("phones-title"), "phones", "f2", size=Type.BODY)]

    def aside(self) -> str:
        if self.phones is None or not self.phones.has_the_secret or not isinstance(self.asked, Secret):
            return ""
        return self.texts.say("guide-on-phone", seat=self.asked.seat)

    def do(self, action: Action) -> None:
        if action == "phones" and self._session is not None:
            self.invite(self._session)
            return
        super().do(action)
        if action == "resume" and self.walkthrough is not None and self._session is not None:
            self._resume_phones(self._session, str(self.walkthrough.seed))

    def _resume_phones(self, session: Session, evening: str) -> None:
        """Reconnect the phones this evening had before."""
        from spacealert.apps.phones import resume_state

        name = resume_state.name_for(self._companion.name)
        if self.phones is None and resume_state.is_there(name):
            kept = resume_state.read(name)
            if kept is not None and kept.evening == evening:
                self._with_phones(session).resume()

    def invite(self, session: Session, address: str | None = None) -> None:
        """Let phones in at this address or the likeliest one, and show how to join."""
        from spacealert.apps.window.inviting import Inviting

        phones = self._with_phones(session)
        if address is not None:
            phones.start(address)
        self.navigation.push(Inviting(self.texts, session, phones))

    def _with_phones(self, session: Session) -> "GuidePhones[S]":
        from spacealert.apps.phones.guide_phones import GuidePhones  # loads a web server, which few evenings need

        if self.phones is None:
            self.phones = GuidePhones(session, self.texts, self._companion)
            self.asks(self.walkthrough.prompt if self.walkthrough is not None and self.editing is None else None)
        return self.phones

    def asks(self, prompt: Prompt | None) -> None:
        if self.phones is not None and self.walkthrough is not None:
            self.phones.publish(self.walkthrough, prompt)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        found = None if self.phones is None or self.editing is not None else self.phones.taken()
        if found is not None:
            with self.refusals_told():
                self.go_on_with(found[0])

    def state(self) -> Hashable:
        return super().state(), None if self.phones is None else self.phones.revision

    def leave(self) -> None:
        if self.phones is not None:
            self.phones.leave()
        super().leave()

    def finish(self) -> None:
        """Log the evening, or show why it could not be logged."""
        entry = None if self.walkthrough is None else log_entry(self._companion, self.walkthrough, date.today())
        if entry is None or self._session is None:
            return
        try:
            self._session.do(AddOtherGame(entry))
        except UserError as error:
            self.trouble = error.render(self.texts)
        else:
            self.notice = self.texts.say("logbook-other-game-added")


def companion_scene(texts: Texts, session: Session, name: str) -> CompanionScene[Any]:
    """Return the scene of the companion with this name."""
    found: Companion[Any] = companion(name)
    made = scene_of(name, texts, session, found) if name in SCENES else CompanionScene(texts, session, found)
    assert isinstance(made, CompanionScene)
    return made


# drawing of the board

_TOKEN, _SMALL_TOKEN, _TOKEN_GAP, _ROOM_HIGH = 24.0, 18.0, 3.0, 66.0  # units; small ones stand in two lines


@frozen
class Token:
    """A piece on the map: an icon, or a disc with one to three letters."""

    icon: Icon | None = None
    letters: str = ""
    color: Color = theme.BRIGHT

    @property
    def light(self) -> Color:
        return self.color if self.icon is None else self.icon.color


@frozen
class Place:
    """A room with its contents, at a column and row of the map."""

    at: tuple[float, float]
    name: str
    tokens: tuple[Token, ...] = ()
    surface: Color = theme.RAISED
    option: str = ""  # its key among the places a prompt may offer


def initials(names: Mapping[Any, str]) -> dict[Any, str]:
    """Return one to three letters of each name that distinguish it from the others."""

    def of(name: str) -> str:
        others = [other for other in names.values() if other != name]
        return next(
            (name[:n] for n in (1, 2) if not any(one.startswith(name[:n]) for one in others)), name[:2] + name[-1]
        )

    return {key: of(name) for key, name in names.items()}


def board_drawing(places: Sequence[Place], prompt: Prompt | None) -> Leaf:
    """Draw the rooms and the pieces in them. Places that the prompt offers can be tapped.

    Corridors are left out: only the players can see them.
    """
    offered = tuple(shortcuts(prompt.places).items()) if isinstance(prompt, Arrange) else ()
    high = _ROOM_HIGH * (1 + max(place.at[1] for place in places))
    return Leaf(paint_board, args=(tuple(places), offered), min_width=560, min_height=high, grow=1, title="map")


def paint_board(canvas: Canvas, box: Box, places: Sequence[Place], offered: Sequence[tuple[str, str]]) -> None:
    keys = dict(offered)
    columns, rows = (1 + max(place.at[axis] for place in places) for axis in (0, 1))
    wide, high = box.w / columns, box.h / rows
    rooms = [Box(box.x + place.at[0] * wide, box.y + place.at[1] * high, wide, high).inset(5, 3) for place in places]
    for place, room in zip(places, rooms, strict=True):
        if place.option in keys:
            action = ("option", place.option)
            canvas.target(room, action)
            pressed_surface(canvas, room, action, place.surface)
            focus_ring(canvas, room, action)
            if keys[place.option] and canvas.shows_keys:
                key_cap(canvas, Box(room.x + 4, room.y + 4, 20, 20), keys[place.option], place.surface, theme.TEXT)
        else:
            canvas.plate(room, place.surface)
        if place.tokens:
            x, y = room.center
            canvas.glow(x, y + room.h * 0.2, room.h * 0.7, theme.mix(theme.UNLIT, place.tokens[-1].light, 0.18))
        fitting = max(1, int((room.w - 8 + _TOKEN_GAP) / (_TOKEN + _TOKEN_GAP)))
        half = (len(place.tokens) + 1) // 2 if len(place.tokens) > fitting else len(place.tokens)
        lines = [one for one in (place.tokens[:half], place.tokens[half:]) if one]
        side = _SMALL_TOKEN if len(lines) > 1 else _TOKEN
        name, *below = room.inset(4, 2).rows(None, *[side] * len(lines), gap=1)
        ink = theme.TEXT, fonts.SEMIBOLD
        canvas.text(name, place.name, Type.CAPTION, *ink, "center", Type.FINE, lines=3, ellipsis=True)
        for line, tokens in zip(below, lines, strict=True):
            _paint_tokens(canvas, line, tokens)


def _paint_tokens(canvas: Canvas, box: Box, tokens: Sequence[Token]) -> None:
    """Paint tokens side by side, overlapping if there are many."""
    side = box.h
    step = min(_TOKEN + _TOKEN_GAP, (box.w - side) / max(1, len(tokens) - 1))
    x = box.x + (box.w - side - step * (len(tokens) - 1)) / 2
    for number, token in enumerate(tokens):
        at = Box(x + number * step, box.y, side, side)
        if token.icon is not None:
            canvas.icon(at, token.icon)
        else:
            for beside in (-3, 3) if len(token.letters) > 2 else (0,):
                canvas.disc(at.center[0] + beside, at.center[1], side / 2, token.color)
            canvas.text(at.inset(-4, 0), token.letters, Type.FINE, theme.INK, fonts.BOLD, "center", 9)


def _paint_drawing(canvas: Canvas, box: Box, icon: str, ink: Color) -> None:
    """Paint an icon, large and dim, if there is room."""
    side = min(box.h - 16, box.w * 0.6, _LARGEST)
    if side >= _SMALLEST:
        ink = theme.ALARM if icon.startswith(_DREADED) else ink
        canvas.glow(*box.center, min(side * 0.8, box.h / 2), theme.mix(theme.UNLIT, ink, 0.3))
        canvas.icon(box.middle(side, side), Icon(icon, theme.mix(theme.SPACE, ink, 0.8)))
