"""The resolution in a terminal: questions about cards and plans, then the events step by step.

Every answer is a command of the session, so closing the terminal loses nothing, and the window can take over.
"""

import re
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from attrs import define, field

from spacealert.apps.terminal import is_answer, read_line, to_latin, walk_keys, wrap_line
from spacealert.apps.terminal.console import choose_paint, erase_codes
from spacealert.engine import CARDS
from spacealert.engine.cards import CALLERS
from spacealert.engine.ship import PLACES, TILES, TRACKS
from spacealert.gamefile import card_names
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n import Texts, UserError
from spacealert.narration.terminal_walk import TerminalWalk
from spacealert.narration.walk import Walk
from spacealert.session import Session, commands, resolution_sheet
from spacealert.session.card_entry import why_no_match
from spacealert.session.log_client import why_no_experience
from spacealert.session.session_state import Origin, Playing, Resolving
from spacealert.texts.letters import latin_keys, normalize_for_search

QUIT = "q"
_KEYS_OF_MOVES = str.maketrans("qew", "<>^")  # as in the window
_SLIP = re.compile(r"(?P<who>\S+)\s+(?P<turn>\d+)\s+(?P<card>\S)$")


class UserQuit(Exception):
    """Raised if the players quit. Everything answered so far is saved."""


@define
class ResolutionConsole:
    """Resolves the session's current game in a terminal."""

    texts: Texts
    session: Session
    read: TextIO = field(factory=lambda: sys.stdin)
    out: TextIO = field(factory=lambda: sys.stdout)
    show_walk: Callable[[Texts, TerminalWalk, GameFile, walk_keys.Follow], None] = walk_keys.show_walk

    def run(self) -> bool:
        """Ask for missing cards and plans, show the resolution, and return whether the players saw the end."""
        try:
            if isinstance(self.session.state.at_table, Playing):
                self.session.do(commands.GoToPlans())
                if self.out.isatty():
                    self.out.write(erase_codes(0))  # of keys that were pressed while this was loading
            if not self._item.walking:
                self._ask_everything()
            return self._walk()
        except UserQuit:
            self._say("terminal-kept")
            return False

    @property
    def _item(self) -> Resolving:
        item = self.session.state.at_table
        assert isinstance(item, Resolving)
        return item

    @property
    def _sheet(self) -> resolution_sheet.ResolutionSheet:
        return self._item.sheet

    # asking

    def _ask_everything(self, again: bool = False) -> None:
        """Ask for everything the resolution needs. Enter keeps an earlier answer.

        Cards and trajectories that were entered earlier are asked for only if `again`.
        """
        self._say("terminal-resolution", mission=self._item.mission.title_in(self.texts))
        zones = [one.zone for one in self._sheet.unknown] + [one.zone for one in self._sheet.game.threats]
        attacked = {zone or "internal" for zone in zones}
        for place in PLACES:
            if place in attacked and (again or place in self._sheet.drawn_tracks):
                self._ask_track(place)
        for announced in self._sheet.unknown:
            self._ask_threat(announced)
        for one in self._sheet.game.threats if again else ():
            serious = CARDS[one.card].severity == "serious"
            self._ask_threat(resolution_sheet.UnknownThreat(one.turn, one.zone, serious), one.card)
        for caller in [card for card in self._sheet.cards if card in CALLERS]:
            self._ask_called(caller)
        for row in range(len(self._sheet.crew)):
            self._ask_plan(row)
        if holders := self._sheet.token_holders:
            self._ask_tokens(", ".join(self._sheet.member_name(self.texts, color) for color in holders))
        if not self._sheet.double_actions:
            self._ask_slips()
        own = self._read_line(self.texts.say("terminal-own-tiles"))
        self.session.do(commands.SetTilesDrawnByPlayers(is_answer(own, "player-yes")))
        for warning in self._sheet.warnings_in_words(self.texts):
            self._print(f"! {warning}")
        if self._read_line(self.texts.say("terminal-begin-walk")):
            self._ask_everything(again=True)

    def _ask_track(self, place: str) -> None:
        """Ask for the trajectory of a zone or of internal threats. Enter keeps the current one."""

        def enter(answer: str) -> None:
            track = f"T{answer[-1]}"
            if track not in TRACKS:
                raise UserError("session-no-such-choice", found=answer)
            given = {self._sheet.game.tracks[other]: other for other in PLACES if other not in self._sheet.drawn_tracks}
            if given.get(track, place) != place:
                taken = self.texts.say("resolution-place", place=given[track])
                raise UserError("terminal-track-taken", track=track, place=taken)
            names = list(TRACKS)
            step = names.index(track) - names.index(self._sheet.game.tracks[place])
            self.session.do(commands.ChangeTrack(place, step))

        where = self.texts.say("resolution-place", place=place)
        if not self._ask(self.texts.say("terminal-track", place=where, track=self._sheet.game.tracks[place]), enter):
            self.session.do(commands.ChangeTrack(place, 0))

    def _ask_threat(self, announced: resolution_sheet.UnknownThreat, entered: str | None = None) -> None:
        """Ask for the card of an announced threat. Enter keeps the entered card or lets the program draw one."""

        def enter(answer: str) -> None:
            decks = [
                cards(self._sheet, announced.turn, announced.zone is None, announced.serious)
                for cards in (resolution_sheet.candidate_cards_in_decks, resolution_sheet.candidate_cards)
            ]
            self._run_with_card(answer, decks, laid)

        def laid(card: str) -> commands.Command:
            if card not in resolution_sheet.candidate_cards(
                self._sheet, announced.turn, announced.zone is None, announced.serious
            ):
                raise UserError("session-card-not-in-deck", card=card)
            return commands.EnterThreat(announced.turn, announced.zone, card)

        facts = {"turn": announced.turn, "place": announced.place, "serious": announced.serious}
        card = "none" if entered is None else card_names.code_and_name(entered)
        question = self.texts.say("terminal-threat", card=card, **facts)
        if not self._ask(question, enter) and entered is None:
            self.session.do(commands.DrawThreat(announced.turn, announced.zone is None))
            drawn = next(one for one in self._sheet.game.threats if one.turn == announced.turn)
            self._say("terminal-drawn", card=card_names.code_and_name(drawn.card))

    def _ask_called(self, caller: str) -> None:
        """Ask for the card that another card calls. Enter keeps the current one."""

        def enter(answer: str) -> None:
            decks = [resolution_sheet.find_cards_to_call(self._sheet, caller)]
            self._run_with_card(answer, decks, lambda card: commands.EnterCalledCard(caller, card))

        calls = next((one.calls for one in self._sheet.game.cards if one.card == caller), None)
        if calls is not None:
            caller_name, name = card_names.code_and_name(caller), card_names.code_and_name(calls.card)
            self._ask(self.texts.say("terminal-called", caller=caller_name, card=name), enter)

    def _run_with_card(
        self, answer: str, decks: Iterable[tuple[str, ...]], command: Callable[[str], commands.Command]
    ) -> None:
        """Run the command for a card that matches this name. Raise an error if no card matches or is accepted."""
        refusal: UserError | None = None
        for code in card_names.find_card(answer) or _cards_by_part(answer, decks):
            try:
                self.session.do(command(code))
                self._say("terminal-drawn", card=card_names.code_and_name(code))
                return
            except UserError as error:
                refusal = error
        used = {threat.card: threat.turn for threat in self._sheet.game.threats}
        if refusal is None and (why := why_no_match(answer, used)).text_id == "screen-cards-used":
            refusal = UserError(why.text_id, **why.facts)
        raise refusal or card_names.unknown_card(answer)

    def _ask_plan(self, row: int) -> None:
        def enter(answer: str) -> None:
            answer = answer.translate(latin_keys()).translate(_KEYS_OF_MOVES)
            turns, sheet = self._sheet.game.turns, self._sheet
            typed = resolution_sheet.parse_row(answer, len(answer), sheet.crew[row], sheet.double_actions)
            count = max((place for place, slot in enumerate(typed, start=1) if slot), default=0)
            if count > turns:
                raise UserError("terminal-row-too-long", count=count, turns=turns)
            empty = " ".join(resolution_sheet.ERASE * (turns - len(typed)))
            self.session.do(commands.PasteRow(row, 1, f"{answer} {empty}"))
            self._print(f"  {resolution_sheet.row_as_text(self._sheet.crew[row].plan)}")

        member = self._sheet.crew[row]
        name = self._sheet.member_name(self.texts, member.color)
        laid = resolution_sheet.row_as_text(member.plan) if any(member.plan) else "none"
        self._ask(self.texts.say("terminal-plan", who=name, turns=self._sheet.game.turns, laid=laid), enter)

    def _ask_slips(self) -> None:
        """Ask for misplayed cards until the user enters an empty line."""
        example = self._sheet.member_name(self.texts, self._sheet.crew[0].color)

        def enter(answer: str) -> None:
            typed = _SLIP.match(answer)
            who = None if typed is None else self._color_of(typed["who"])
            if typed is None or who is None:
                raise UserError("terminal-slip-unreadable", found=answer, who=example)
            self.session.do(commands.EnterSlip(int(typed["turn"]), who, typed["card"]))

        def question() -> str:
            slips = ", ".join(
                f"{self._sheet.member_name(self.texts, one.color)} {one.turn} {one.meant}"
                for one in self._sheet.game.slips
            )
            return self.texts.say("terminal-slips", who=example, slips=slips or "none")

        while self._ask(question(), enter):
            pass

    def _ask_tokens(self, holders: str) -> None:
        def enter(answer: str) -> None:
            colors = [self._color_of(name.strip()) for name in answer.split(",")]
            match colors:
                case [str(departure), str(arrival)]:
                    self.session.do(commands.GiveTokens(departure, arrival))
                case _:
                    raise UserError("terminal-tokens-unreadable", found=answer, holders=holders)

        self._ask(self.texts.say("terminal-tokens", holders=holders), enter)

    def _color_of(self, name: str) -> str | None:
        wanted = normalize_for_search(name)
        for member in self._sheet.crew:
            color = self.texts.say(f"story-color-{member.color}")
            if wanted in {normalize_for_search(member.name), member.color, normalize_for_search(color)}:
                return member.color
        return None

    # walking

    def _walk(self) -> bool:
        """Show the resolution, asking for damage tiles that players draw. Return whether it reached the end."""
        self.session.do(commands.StartWalk())
        while True:
            item = self._item
            walk = resolution_sheet.make_walk(item.sheet, item.place)
            if (tile := self._missing_tile(walk)) is not None:  # perhaps before they quit at this question
                self._ask_tile(*tile)
                continue
            warnings = tuple(item.sheet.warnings_in_words(self.texts))
            told = TerminalWalk(self.texts, walk, paint=choose_paint(), warnings=warnings)
            self.show_walk(self.texts, told, item.sheet.file_with_levels, self._save_position)
            if self._missing_tile(walk) is None:
                return self._finish_walk(walk)

    def _missing_tile(self, walk: Walk) -> tuple[str, int] | None:
        """Return the zone of the damage tile that the players must enter now and its place in the stack, or None."""
        item = self._item
        return resolution_sheet.tile_to_draw(item.sheet, walk, item.place) if item.own_tiles and item.place else None

    def _save_position(self, told: TerminalWalk) -> bool:
        """Save the position in the session.

        Return whether the resolution can continue without a tile from the players.
        """
        wanted = told.walk.place
        self.session.do(commands.GoToStep(wanted))
        told.walk.go_to(self._item.place)
        return self._missing_tile(told.walk) is None

    def _finish_walk(self, walk: Walk) -> bool:
        if walk.place < walk.last:
            self._say("terminal-kept")
            return False
        is_flown = self._item.origin is Origin.TABLE
        if is_flown:
            self.session.do(commands.EnterInLog())
            self.session.wait()
        for line in TerminalWalk(self.texts, walk, paint=choose_paint()).ending_lines():
            self._print(line)
        if not is_flown:
            self._say("logbook-unlogged")
        elif self.session.save_problem is None:
            self._say("terminal-logged")
            self._tell_careers()
        else:
            self._print(self.session.save_problem.render(self.texts))
        return True

    def _tell_careers(self) -> None:
        """Print the command that adds this mission to the explorers' careers, or why it gave them no experience."""
        game = self.session.view().resolution
        if game is None or game.line is None or not any(member.explorer for member in self._item.sheet.crew):
            return
        why = why_no_experience(self.session.log, self._item.id)
        if why is None:
            self._say("terminal-careers", number=str(game.line))
        else:
            self._print(why.render(self.texts))

    def _ask_tile(self, zone: str, place: int) -> None:
        left = self._sheet.game.tiles[zone][place:]
        names = {tile: self.texts.say(f"story-tile-{tile}", zone=zone) for tile in TILES if tile in left}

        def enter(answer: str) -> None:
            wanted = normalize_for_search(answer)
            tile = next((tile for tile, name in names.items() if normalize_for_search(name).startswith(wanted)), None)
            if tile is None:
                raise UserError("session-no-such-choice", found=answer)
            self.session.do(commands.EnterTile(zone, place, tile))

        number = place + 1 + len(self._sheet.game.carried.tiles.get(zone, ()))
        question = self.texts.say("terminal-tile", zone=zone, number=number)
        while not self._ask(f"{question} ({', '.join(names.values())})", enter):
            self._say("terminal-tile-needed")

    # lines

    def _ask(self, question: str, enter: Callable[[str], None]) -> bool:
        """Ask until the answer is accepted. Return False for an empty line."""
        while answer := self._read_line(question):
            try:
                enter(answer)
                return True
            except UserError as error:
                self._print(error.render(self.texts))
        return False

    def _read_line(self, question: str) -> str:
        line = read_line(f"{question} ", self.read, self.out)
        if not line or to_latin(line) == QUIT:
            raise UserQuit
        return line.strip()

    def _say(self, text_id: str, **facts: object) -> None:
        self._print(self.texts.say(text_id, **facts))

    def _print(self, line: str) -> None:
        self.out.write(f"{wrap_line(line, self.out)}\n")


def _cards_by_part(part: str, decks: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the card that matches this text, from the first deck with a match, or an empty tuple.

    Raise an error if several cards match.
    """
    if not any(sign.isalnum() for sign in part):
        return ()
    found = next((found for deck in decks if (found := card_names.match_cards(deck, part))), ())
    if len(found) > 1:
        raise UserError("game-card-ambiguous", found=part, codes=tuple(map(card_names.code_and_name, found)))
    return found
