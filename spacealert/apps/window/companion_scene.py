"""The scene for an evening with a companion, and painters for the companion's map."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from spacealert.apps.companion_log import build_log_entry
from spacealert.apps.window.guide_scene import GuideScene, SidePanel
from spacealert.apps.window.prompt_input import assign_shortcuts, paint_backdrop
from spacealert.apps.window.session_scene import SCENES, create_scene
from spacealert.companions.shelf import Companion, load_companion
from spacealert.kit.guide.prompts import Arrangement, MultiChoice, Prompt, Secret, SingleChoice, message
from spacealert.kit.guide.saved import SavedGuide
from spacealert.kit.guide.walkthrough import S, prompt_options
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.kit.ui import fonts, theme
from spacealert.kit.ui.canvas import Action, Box, Canvas
from spacealert.kit.ui.controls import Button, Leaf, paint_focus_ring, paint_key_cap, paint_pressable
from spacealert.kit.ui.drawing import Icon
from spacealert.kit.ui.theme import Color, Type
from spacealert.kit.ui.widget import Widget
from spacealert.session import Session
from spacealert.session.commands import AddOtherGame

if TYPE_CHECKING:
    from spacealert.apps.phones.guide_phones import GuidePhones


_DREADED = ("alien", "meat", "carcass", "ship-skull", "ship-mutation", "station-damage")  # icons in the color of danger
_MOST_CARDS, _LARGEST_SIGN = 8, 170.0  # options shown as cards, and the size of their pictures in units
_WORDS = ("yes", "no", "done")  # options always shown as words
_SMALLEST = 56.0  # units: minimum height of a drawing between question and answers


class CompanionScene(GuideScene[S]):
    """An evening with a companion. Without a session, the evening is not logged."""

    help_name = "companion"
    draws_cards = False
    drawings: tuple[tuple[str, str], ...] = ()  # prefixes of question ids, with their icons
    ink: Color = theme.AMBER  # color of these icons

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

    def question_picture(self) -> Widget:
        asked = self.prompt
        facts = [] if asked is None else list(asked.text.facts.values())
        said = [part for one in facts for part in (one if isinstance(one, tuple) else (one,))]
        said += [] if asked is None else [asked.text, *reversed(asked.notes)]
        ids = [one.text_id for one in said if isinstance(one, Message)]
        found = (icon for text_id in ids for part, icon in self.drawings if part and part in text_id)
        icon = next(found, self.drawings[-1][1])
        ratio = 0 if asked is not None and asked.notes else 2  # words go first
        args = icon, self._ink(icon), self.backdrop
        return Leaf(_paint_drawing, args=args, title="drawing", words=" ", grow=1, ratio=ratio)

    def option_picture(self, prompt: Prompt, key: str) -> Leaf | None:
        """Return an option's icon as a picture, or None to show words only."""
        keys = [option.key for option in prompt_options(prompt)]
        if not keys or len(keys) > _MOST_CARDS:
            return None
        signs = self.answer_icons(prompt)
        if not all(one in signs and one not in _WORDS for one in keys):
            return None
        sign = signs[key]
        is_likely = isinstance(prompt, SingleChoice) and prompt.likely == key
        return Leaf(_paint_sign, args=(evolve(sign, color=theme.INK) if is_likely else sign,), words=" ")

    def instruction_icon(self, text_id: str) -> Icon | None:
        icon = next((icon for part, icon in self.drawings if part and part in text_id), None)
        return None if icon is None else Icon(icon, self._ink(icon))

    def entry_picture(self, text_id: str) -> Widget:
        icon = self.entry_group(text_id)[1]
        return Leaf(_paint_drawing, args=(icon.name, icon.color, self.backdrop), words=" ", grow=1)

    def _ink(self, icon: str) -> Color:
        return theme.ALARM if icon.startswith(_DREADED) else self.ink

    # phones

    def extra_buttons(self) -> list[Button]:
        return (
            [] if self._session is None else [Button(self.texts.say("phones-title"), "phones", "f2", size=Type.LABEL)]
        )

    def secret_hint(self) -> str:
        if self.phones is None or not self.phones.shows_secret or not isinstance(self.prompt, Secret):
            return ""
        return self.texts.say("guide-on-phone", seat=self.prompt.seat)

    def do(self, action: Action) -> None:
        if action == "phones" and self._session is not None:
            self.invite(self._session)
            return
        super().do(action)
        if action == "resume" and self.walkthrough is not None and self._session is not None:
            self._resume_phones(self._session, str(self.walkthrough.seed))

    def _resume_phones(self, session: Session, evening: str) -> None:
        from spacealert.apps.phones import resume_state

        name = resume_state.state_file_name(self._companion.name)
        if self.phones is None and resume_state.exists(name):
            kept = resume_state.read(name)
            if kept is not None and kept.evening == evening:
                self._with_phones(session).resume()

    def invite(self, session: Session, address: str | None = None) -> None:
        """Open the invitation for phones, which join at `address` if it is given."""
        from spacealert.apps.window.phones_scene import PhonesScene

        phones = self._with_phones(session)
        if address is not None:
            phones.start(address)
        self.navigation.push(PhonesScene(self.texts, session, phones))

    def _with_phones(self, session: Session) -> "GuidePhones[S]":
        from spacealert.apps.phones.guide_phones import GuidePhones  # loads a web server, which few evenings need

        if self.phones is None:
            self.phones = GuidePhones(session, self.texts, self._companion)
            self.on_prompt(self.walkthrough.prompt if self.walkthrough is not None and self.editing is None else None)
        return self.phones

    def on_prompt(self, prompt: Prompt | None) -> None:
        if self.phones is not None and self.walkthrough is not None:
            self.phones.publish(self.walkthrough, prompt)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        found = None if self.phones is None or self.editing is not None else self.phones.take_answer()
        if found is not None:
            with self.catch_user_errors():
                self.submit_answer(found[0])

    def state(self) -> Hashable:
        return super().state(), None if self.phones is None else self.phones.revision

    def leave(self) -> None:
        if self.phones is not None:
            self.phones.close()
        super().leave()

    def finish(self) -> None:
        """Log the evening, or show why it could not be logged. Do nothing if there is no session or nothing to log."""
        entry = None if self.walkthrough is None else build_log_entry(self._companion, self.walkthrough, date.today())
        if entry is None or self._session is None:
            return
        try:
            self._session.do(AddOtherGame(entry))
        except UserError as error:
            self.trouble = error.render(self.texts)
        else:
            self.notice = self.texts.say("logbook-other-game-added")


def make_companion_scene(texts: Texts, session: Session, name: str) -> CompanionScene[Any]:
    found: Companion[Any] = load_companion(name)
    made = create_scene(name, texts, session, found) if name in SCENES else CompanionScene(texts, session, found)
    assert isinstance(made, CompanionScene)
    return made


# drawing of the board

_TOKENS, _TOKEN_GAP, _ROOM_HIGH = (34.0, 28.0, 23.0, 19.0), 3.0, 72.0  # units: sizes of a token, and of a room
_NAME_HIGH = 19.0  # units for the name at the foot of a room


@frozen
class Token:
    """A piece on the map, with an icon or letters."""

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
    drawing: str = ""  # illustration of the room


def board_drawing(places: Sequence[Place], prompt: Prompt | None, size: tuple[float, float]) -> Leaf:
    """Return a drawing of the rooms and the pieces in them.

    `size` is the number of columns and rows. Places that the prompt offers can be tapped.
    """
    asked = prompt.places if isinstance(prompt, Arrangement) else () if prompt is None else prompt_options(prompt)
    keys = {key: cap for key, cap in assign_shortcuts(asked).items() if any(place.option == key for place in places)}
    chosen = (
        tuple(prompt.picture.items()) if isinstance(prompt, MultiChoice) and isinstance(prompt.picture, Counter) else ()
    )
    args = tuple(places), tuple(keys.items()), size, chosen
    return Leaf(paint_board, args=args, min_width=560, min_height=_ROOM_HIGH * size[1], grow=1, title="map")


def paint_board(
    canvas: Canvas,
    box: Box,
    places: Sequence[Place],
    offered: Sequence[tuple[str, str]],
    size: tuple[float, float],
    chosen: Sequence[tuple[str, int]],
) -> None:
    keys, counts = dict(offered), dict(chosen)
    columns, rows = size
    wide, high = box.w / columns, box.h / rows
    rooms = [Box(box.x + place.at[0] * wide, box.y + place.at[1] * high, wide, high).inset(5, 3) for place in places]
    least, across = canvas.em(Type.FINE), int((wide - 18) * canvas.unit) - 1
    long = any(fonts.width(place.name, fonts.SEMIBOLD, least) > across for place in places)
    foot = _NAME_HIGH * (1.5 if long else 1)
    for place, room in zip(places, rooms, strict=True):
        picture, name = room.inset(4).rows(None, foot)
        action, count = ("option", place.option), counts.get(place.option, 0)
        if place.option in keys:
            canvas.add_target(room, action)
            surface, edge = (theme.CHOSEN, theme.PICKED) if count else (place.surface, None)
            paint_pressable(canvas, room, action, surface, edge)
        else:
            canvas.plate(room, place.surface)
        if place.drawing:
            canvas.illustration(picture, place.drawing)
        if place.tokens:
            canvas.glow(*picture.center, room.h * 0.7, theme.mix(theme.UNLIT, place.tokens[-1].light, 0.18))
        canvas.text(
            name, place.name, Type.SEAT, theme.TEXT, fonts.SEMIBOLD, "center", Type.FINE, lines=2, ellipsis=True
        )
        lines, side = _token_lines(place.tokens, picture)
        _, *below = picture.rows(None, *[side] * len(lines), gap=2)
        for line, tokens in zip(below, lines, strict=True):
            _paint_tokens(canvas, line, tokens)
        if count:
            badge = Box(room.right - 28, room.y + 4, 24, 24)
            canvas.disc(*badge.center, 12, theme.PICKED)
            canvas.text(badge, str(count), Type.CAPTION, theme.INK, fonts.BOLD, "center", Type.FINE)
        if place.option in keys:
            paint_focus_ring(canvas, room, action)
            if keys[place.option] and canvas.shows_keys:
                cap = Box(room.x + 4, room.y + 4, 20, 20)
                canvas.fill(cap, place.surface)
                paint_key_cap(canvas, cap, keys[place.option], place.surface, theme.TEXT)


def _token_lines(tokens: Sequence[Token], room: Box) -> tuple[list[Sequence[Token]], float]:
    """Arrange all tokens in lines. Return the lines and the largest token size that fits, or else the smallest."""
    for side in _TOKENS:
        fitting = max(1, int((room.w + _TOKEN_GAP) / (side + _TOKEN_GAP)))
        lines = [tokens[first : first + fitting] for first in range(0, len(tokens), fitting)]
        if len(lines) * (side + 2) <= room.h:
            break
    return lines, side


def _paint_tokens(canvas: Canvas, box: Box, tokens: Sequence[Token]) -> None:
    side = box.h
    x = box.x + (box.w - side * len(tokens) - _TOKEN_GAP * (len(tokens) - 1)) / 2
    for number, token in enumerate(tokens):
        at = Box(x + number * (side + _TOKEN_GAP), box.y, side, side)
        if token.icon is not None:
            canvas.disc(*at.center, side / 2, theme.mix(theme.UNLIT, token.light, 0.8))
            canvas.disc(*at.center, side * 0.43, theme.mix(theme.UNLIT, token.light, 0.2))
            canvas.picture(at.inset(side * 0.09, side * 0.09), token.icon)
        else:
            canvas.disc(*at.center, side / 2, token.color)
            size = max(Type.FINE, side * 0.6) if len(token.letters) < 3 else Type.FINE
            canvas.text(at.inset(-4, 0), token.letters, size, theme.INK, fonts.BOLD, "center", 9)


def full_window_picture(painter: Callable[..., None], *args: Hashable) -> Leaf:
    return Leaf(painter, args=args, title="scenery", words=" ")


def uncovered_part(box: Box) -> Box:
    """Return the part of a full-window picture that no words cover."""
    return Box(box.x, box.y, box.w * 0.52, box.h) if box.w > box.h else Box(box.x, box.y, box.w, box.h * 0.52)


def _paint_sign(canvas: Canvas, box: Box, sign: Icon) -> None:
    side = min(box.w, box.h, _LARGEST_SIGN)
    if sign.color != theme.INK:
        canvas.glow(*box.center, min(box.w, box.h) * 0.5, theme.mix(theme.UNLIT, sign.color, 0.4))
    canvas.picture(box.middle(side * 0.86, side * 0.86), sign)


def _paint_drawing(canvas: Canvas, box: Box, icon: str, ink: Color, backdrop: str) -> None:
    if box.h < _SMALLEST:
        return
    paint_backdrop(canvas, box, backdrop)
    side = min(box.h * 0.78, box.w * 0.6)
    with canvas.clip_to(box):
        canvas.glow(*box.center, side, theme.mix(theme.UNLIT, ink, 0.5))
        canvas.picture(box.middle(side, side), Icon(icon, ink))
