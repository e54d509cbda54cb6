"""Entering the threat cards drawn during the mission.

A few letters of the code or the name are enough, in any language. Cards that are left out can be entered later.
"""

from collections.abc import Callable, Mapping
from typing import Any

from spacealert.engine import CARDS
from spacealert.gamefile.card_names import card_title, match_cards, only_match, suggest_cards
from spacealert.kit.i18n.errors import UserError
from spacealert.kit.i18n.texts import Message, Texts
from spacealert.session.action_round import PastAnnouncement
from spacealert.session.commands import Command, DrawCard, EnterCard, RemoveCard
from spacealert.session.session import Session
from spacealert.session.views import RoundView

LONGEST = 20
_LEAST_NAMED = 3  # letters that name a card of another deck


class CardEntry:
    """The threat whose card is being entered, and the text typed so far."""

    most_named = 9  # threats that the question lists

    def __init__(self, texts: Texts, session: Session, look: Callable[[], RoundView | None]) -> None:
        self.texts = texts
        self.place = 0
        self.typed = ""
        self.chosen: int | None = None  # card that Enter chooses
        self.trouble = ""
        self.entered: int | None = None  # threat whose card was entered last, for undo
        self._before: dict[int, tuple[str, ...]] = {}  # cards of that threat, and of the one it was moved from, before
        self.fitting_threats: tuple[int, ...] = ()  # threats that `card` could belong to
        self.card = ""
        self._picked = False  # whether the players chose the threat themselves
        self._session = session
        self._look = look  # returns the current view of the round

    def open(self) -> None:
        """Ask for the card of the oldest threat that has none.

        If every threat has its card, turn to the last threat.
        """
        missing = self._threats_without_card
        self.go_to_threat(missing[0] if missing else max(0, len(self._threats) - 1), picked=False)

    def update_question(self) -> None:
        """Ask for the next card if the current one is entered and another threat needs one by now."""
        if self.place in self.cards and not self._picked and not self.typed and self._threats_without_card:
            self.open()

    @property
    def _threats(self) -> tuple[PastAnnouncement, ...]:
        round_ = self._look()
        return () if round_ is None or round_.board is None else round_.board.threats

    @property
    def _threats_without_card(self) -> list[int]:
        cards = self.cards  # the round is looked up once, not for each threat
        return [place for place in range(len(self._threats)) if place not in cards]

    @property
    def cards(self) -> Mapping[int, str]:
        round_ = self._look()
        return {} if round_ is None else round_.cards

    def _cards_of(self, place: int) -> tuple[str, ...]:
        round_ = self._look()
        return (
            () if round_ is None or place not in round_.cards else (round_.cards[place], *round_.called.get(place, ()))
        )

    @property
    def deck_size(self) -> int:
        """The number of cards possible for this threat, regardless of the input."""
        round_ = self._look()
        return 0 if round_ is None or self.place >= len(round_.candidates) else len(round_.candidates[self.place])

    @property
    def candidates(self) -> tuple[str, ...]:
        """The cards that match the input, those for this threat first."""
        round_ = self._look()
        if round_ is None or self.place >= len(round_.candidates):
            return ()
        own = round_.candidates[self.place]
        if self.caller or not self.typed:
            return suggest_cards(own, self.typed)
        open_threats = () if self._picked else self._threats_without_card
        others = (code for place in open_threats for code in round_.candidates[place])
        found = suggest_cards(tuple(dict.fromkeys((*own, *others))), self.typed)
        return found or match_cards(round_.possible_cards(self.place), self.typed)

    def move_threat(self, step: int) -> None:
        if self._threats:
            self.go_to_threat((self.place + step) % len(self._threats))

    def type_text(self, text: str) -> None:
        if self.fitting_threats:
            if text.isdecimal() and 0 < int(text) <= len(self.fitting_threats):
                self.choose_threat(self.fitting_threats[int(text) - 1])
            return
        self.search((self.typed + text)[:LONGEST].lstrip())
        self.entered = None

    def search(self, text: str) -> None:
        """Search for this text.

        Select the card that is the only match, or the only one with exactly this name or code.
        """
        self.typed, self.trouble = text, ""
        card = only_match(self.candidates, text)
        self.chosen = None if card is None else self.candidates.index(card)

    def erase(self) -> None:
        """Cancel the choice of a threat, delete the last letter or, without letters, undo the card entered last."""
        if self.fitting_threats:
            self.cancel_threat_choice()
        elif self.typed:
            self.search(self.typed[:-1])
        elif self.entered is not None:
            place, self.entered = self.entered, None
            removed = [RemoveCard(at) for at in self._before]
            restored = [EnterCard(at, card) for at, cards in self._before.items() for card in cards]
            if all(self._try_command(command) for command in (*removed, *restored)):
                self.go_to_threat(place)

    def remove(self) -> None:
        self._try_command(RemoveCard(self.place))

    def move_selection(self, along: int) -> None:
        if self.candidates and self.chosen is None:
            self.chosen = 0 if along > 0 else len(self.candidates) - 1
        elif self.candidates and self.chosen is not None:
            self.chosen = (self.chosen + along) % len(self.candidates)

    def enter_selected(self) -> None:
        if self.fitting_threats:
            self.choose_threat(self.fitting_threats[0])
        elif self.candidates and self.chosen is None:
            self.trouble = self.texts.say("screen-cards-choose")
        elif self.candidates and self.chosen is not None and self.place < len(self._threats):
            self.enter(self.candidates[min(self.chosen, len(self.candidates) - 1)])
        elif code := self._typed_card_in_use:
            source = self._used_cards[code]
            moved = self._cards_of(source)
            if self._try_command(RemoveCard(source)):
                self._enter(self.place, code)
                self._before[source] = moved

    def enter(self, code: str) -> None:
        """Enter a card for the chosen threat or the only one it fits.

        If it fits several threats, ask for the threat.
        """
        round_ = self._look()
        places = [self.place]
        if round_ is not None and not self._picked and not self.caller:
            places = [place for place in self._threats_without_card if code in round_.possible_cards(place)] or places
        if len(places) > 1:
            self.fitting_threats, self.card = tuple(places), code
        else:
            self._enter(places[0], code)

    def choose_threat(self, place: int) -> None:
        """Enter the card for one of several possible threats."""
        if place in self.fitting_threats:
            self._enter(place, self.card)

    def cancel_threat_choice(self) -> None:
        self.fitting_threats, self.card = (), ""

    def _enter(self, place: int, code: str) -> None:
        self.cancel_threat_choice()
        self._before = {place: self._cards_of(place)}
        if self._try_command(EnterCard(place, code)):
            round_ = self._look()
            self.go_to_threat(place) if round_ is not None and place in round_.callers else self.open()
            self.entered = place

    @property
    def confirmation(self) -> str:
        """A message with the card just entered and how to undo it, or an empty string."""
        code = self.cards.get(self.entered) if self.entered is not None else None
        return self.texts.say("screen-card-undo", card=card_title(self.texts, code)) if code else ""

    def question(self, threats: tuple[PastAnnouncement, ...]) -> str:
        """Return the question to ask, or a sentence saying that the threat has its card."""
        say = self.texts.say
        if self.fitting_threats:
            return say("screen-cards-which", card=card_title(self.texts, self.card))
        if self.caller:
            return say("screen-cards-called", caller=card_title(self.texts, self.caller))
        code = self.cards.get(self.place)
        if code:
            return say("screen-card-entered", card=card_title(self.texts, code))
        turns = [threat.turn for place in self.asked_threats if (threat := threats[place].threat) is not None]
        named = [say("screen-at-turn", turn=turn) for turn in turns]
        where = " / ".join(named) if len(named) <= self.most_named else f"{named[0]} … {named[-1]}"
        if len(turns) == 1:
            where += f" · {say('screen-zone', zone=threats[self.place].zone)}"
        return say("screen-cards-for", threat=where)

    @property
    def asked_threats(self) -> tuple[int, ...]:
        """The threats that the card could belong to: the chosen threat, or all with the same deck that lack a card."""
        if self._picked or self.caller or self.place in self.cards:
            return (self.place,)
        decks = self._decks
        return tuple(place for place in self._threats_without_card if decks[place] == decks[self.place]) or (
            self.place,
        )

    @property
    def no_match_reason(self) -> str:
        """The reason why no card matches the input, with a hint if the card can be moved here."""
        threats = self._threats
        turns = {code: said.threat.turn for code, place in self._used_cards.items() if (said := threats[place]).threat}
        move = self.texts.say("screen-cards-move") if self._typed_card_in_use else ""
        return f"{why_no_match(self.typed, turns).render(self.texts)} {move}".strip()

    @property
    def _used_cards(self) -> dict[str, int]:
        """The cards of this threat's deck that other threats have, with the indexes of those threats."""
        decks = self._decks
        if self.place >= len(decks):
            return {}
        here = decks[self.place]
        return {code: place for place, code in self.cards.items() if place != self.place and decks[place] == here}

    @property
    def _decks(self) -> list[tuple[bool, bool] | None]:
        return [(said.threat.serious, said.threat.internal) if said.threat else None for said in self._threats]

    @property
    def _typed_card_in_use(self) -> str | None:
        if self.candidates or self.caller:
            return None
        return only_match(match_cards(self._used_cards, self.typed), self.typed)

    @property
    def caller(self) -> str | None:
        """The card of this threat that calls the card being entered, or None."""
        round_ = self._look()
        return None if round_ is None else round_.callers.get(self.place)

    def draw(self) -> None:
        place = self.place
        self._before = {place: self._cards_of(place)}
        if place < len(self._threats) and self._try_command(DrawCard(place)):
            self.open()
            self.entered = place

    def _try_command(self, command: Command) -> bool:
        self.trouble = ""
        try:
            self._session.do(command)
        except UserError as error:
            self.trouble = error.render(self.texts)
        return not self.trouble

    def go_to_threat(self, place: int, picked: bool = True) -> None:
        self.place, self.typed, self.chosen, self.trouble, self._picked = place, "", None, "", picked
        self.entered = None
        self.cancel_threat_choice()
        entered = self.cards.get(place)
        if entered in self.candidates:  # so that Enter keeps it
            self.chosen = self.candidates.index(entered)

    def repaint_key(self) -> tuple[Any, ...]:
        """Return a value that changes whenever the panel has to be repainted."""
        cards = tuple(sorted(self.cards.items()))
        return self.place, self.typed, self.chosen, self.caller, self.fitting_threats, self.entered, self.trouble, cards


def why_no_match(typed: str, used: Mapping[str, int]) -> Message:
    """Return a message saying that the card that was typed is on another turn, in another deck, or does not exist."""
    if len(typed.strip()) >= _LEAST_NAMED:
        for card in suggest_cards(tuple(used), typed):
            return Message("screen-cards-used", {"card": Message(f"threats-{card}", {}), "turn": used[card]})
        for card in suggest_cards(tuple(CARDS), typed):
            return Message("screen-cards-other-deck", {"card": Message(f"threats-{card}", {})})
    return Message("screen-cards-no-such", {"typed": typed})
