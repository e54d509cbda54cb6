"""The Intruders of Nemesis: Larva, Creeper, Adult, Breeder and Queen."""

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from spacealert.companions.asking import add_note, ask_count, confirm, show
from spacealert.companions.nemesis import exploration, ship_map, ship_state
from spacealert.companions.nemesis.combat import draw_attack_card, resolve_event_attacks
from spacealert.companions.nemesis.final_check import show_odds
from spacealert.companions.nemesis.rooms import lay_egg
from spacealert.companions.nemesis.ship_questions import choose_member, kind_name
from spacealert.companions.nemesis.ship_state import CrewMember, Ship, Species
from spacealert.companions.nemesis.wounds import gain_contamination, resolve_death
from spacealert.kit.guide.walkthrough import Guide


@frozen
class Intruders(Species):
    name: ClassVar[str] = "nemesis"
    figure_limits: ClassVar[Mapping[str, int]] = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    token_counts: ClassVar[Mapping[str, int]] = {
        ship_state.BLANK: 1, "larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1,
    }  # fmt: skip
    token_numbers: ClassVar[Mapping[str, Mapping[int, int]]] = ship_state.TOKEN_NUMBERS
    slots: ClassVar[tuple[str, ...]] = ("corpse", "egg", "carcass")
    eggs: ClassVar[int] = 5
    egg_reserve: ClassVar[int] = 3
    leaves_by_corridor: ClassVar[frozenset[str]] = frozenset(figure_limits)
    gone_with_attack: ClassVar[str] = "larva"
    card_effect: ClassVar[str] = "fire"
    check_words: ClassVar[str] = ""

    def starting_bag(self, players: int) -> dict[str, int]:
        return {ship_state.BLANK: 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}

    def set_up(self, ship: Ship) -> Guide[None]:
        yield from add_note("nemesissetup-intruder-board")

    def attack_in_event_phase(self, ship: Ship) -> Guide[None]:
        yield from resolve_event_attacks(ship, "§3")

    def attack(self, ship: Ship, figure: str, target: CrewMember) -> Guide[None]:
        if figure == "larva":
            ship.figures["larva"] -= 1
            text_id = "nemesisplay-larva-again" if target.larva else "nemesisplay-larva-attack"
            target.larva = True
            yield from add_note(text_id, who=target.name)
            yield from gain_contamination(target)
        else:
            yield from draw_attack_card(ship, figure, target)

    def count_injuries(self, face: str, figure: str) -> int | None:
        """Return the number of injuries that a face of the combat die deals to this figure (§5.6)."""
        small = {"creeper": ("larva", "creeper"), "adult": ("larva", "creeper", "adult")}
        return {"miss": 0, "hit": 1, "two-hits": 2}.get(face, int(figure in small.get(face, ())))

    def toughness_card_count(self, figure: str) -> int:
        return {"larva": 0, "breeder": 2, "queen": 2}.get(figure, 1)

    def on_killed(self, ship: Ship, figure: str) -> Guide[None]:
        text_id = "nemesisplay-killed-larva" if figure == "larva" else "nemesisplay-killed"
        yield from add_note(text_id, kind=kind_name(figure))

    def on_only_blank_left(self, ship: Ship) -> Guide[None]:
        if exploration.put_in_bag(ship, "adult"):
            yield from add_note("nemesisplay-blank-last")

    def before_placing(self, ship: Ship, figure: str) -> Guide[None]:
        """If no Adult figure is left, ask how many Adults hide, and return those to the bag."""
        if figure != "adult" or ship.free_figure_count(figure) > 0:
            return
        hiding = yield from ask_count("nemesisplay-adults-hide", ship.figures["adult"], rule="§5.4")
        for _ in range(hiding):
            exploration.return_figure_to_bag(ship, "adult")

    def on_placed(self, ship: Ship, figure: str) -> Guide[None]:
        yield from ()

    def develop(self, ship: Ship, token: str) -> Guide[None]:
        match token:
            case "larva" | "creeper":
                added = exploration.put_in_bag(ship, "adult" if token == "larva" else "breeder")
                text_id = "nemesisplay-develop-grows" if added else "nemesisplay-develop-gone"
                yield from add_note(text_id, kind=kind_name(token), to=kind_name(added or token))
            case "queen":
                yield from self._resolve_queen(ship)
            case "blank":
                exploration.put_in_bag(ship, ship_state.BLANK)
                added = exploration.put_in_bag(ship, "adult")
                yield from add_note("nemesisplay-develop-blank" if added else "nemesisplay-develop-blank-empty")
            case _:
                exploration.put_in_bag(ship, token)
                yield from add_note("nemesisplay-develop-noise", kind=kind_name(token))
                yield from exploration.roll_for_everyone(ship)

    def _resolve_queen(self, ship: Ship) -> Guide[None]:
        """Place the Queen if a character is in the Nest.

        Otherwise, she lays an egg and her token returns to the bag.
        """
        there = ship_map.crew_in(ship, ship_map.NEST)
        in_nest = bool(there)
        if ship.awake_crew and not ship_map.is_complete(ship):
            in_nest = yield from confirm("nemesisplay-anybody-in-nest", rule="§4")
        if not in_nest:
            exploration.put_in_bag(ship, "queen")
            yield from lay_egg(ship)
            return
        ship.nest_found = True
        number = self.token_numbers["queen"]
        if not ship.follows_turns:
            yield from exploration.place_figure(ship, "queen", "queen", number=max(number), room=ship_map.NEST)
            return
        who = yield from choose_member("nemesisplay-who-in-nest", there or ship.awake_crew, rule="§4")
        yield from add_note("nemesisplay-queen-comes", spoken="nemesisspeech-queen", who=who.name)
        if (yield from exploration.place_figure(ship, "queen", room=ship_map.NEST)):
            yield from exploration.check_surprise(ship, "queen", max(number), who)

    def correct_growths(self, ship: Ship, who: CrewMember) -> Guide[None]:
        who.larva = yield from confirm("nemesishand-larva", likely=who.larva, who=who.name)

    def on_infected(self, ship: Ship, who: CrewMember) -> Guide[None]:
        """Give the character a Larva. A second Larva kills them."""
        if not who.larva:
            who.larva = True
            yield from add_note("nemesisplay-larva-grows", who=who.name)
            return
        yield from add_note(f"nemesisplay-second-larva-{ship.settings.larva_death}", who=who.name)
        who.larva = False
        if ship.free_figure_count("creeper") > 0:
            yield from exploration.place_figure(ship, "creeper")
        yield from resolve_death(ship, who)

    def after_surgery(self, ship: Ship, who: CrewMember) -> Guide[None]:
        who.larva = False
        yield from ()

    def check_final_infection(self, ship: Ship, who: CrewMember) -> Guide[bool]:
        """Check a survivor for an infection (§7.3). Return whether they survive."""
        asked = "nemesisend-any-infected" if ship.follows_turns else "nemesisend-larva-or-infected"
        if not who.larva and not (yield from confirm(asked, rule="§7.3", who=who.name)):
            yield from add_note("nemesisend-clean", who=who.name)
            return True
        yield from show_odds(ship, who, ship_state.CARDS_DRAWN_AT_THE_END, 1)
        drawn = yield from ask_count(
            "nemesisend-four-cards", ship_state.CARDS_DRAWN_AT_THE_END, rule="§7.3", who=who.name
        )
        return drawn == 0

    def announce_destroyed_nest(self, ship: Ship) -> Guide[None]:
        yield from show("nemesisplay-nest-destroyed", rule="§9.2", spoken="nemesisspeech-nest-destroyed")


INTRUDERS = Intruders()
