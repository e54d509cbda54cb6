"""Metagorger, Shambler, Fleshbeast and Butcher: mutation (§8), the bag (§5.2), attacks and death (§6)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from attrs import frozen

from spacealert.companions.asking import add_note, ask_count, choose_by_id, confirm, show
from spacealert.companions.carnomorphs import feeding
from spacealert.companions.nemesis import exploration, ship_map, ship_state, wounds
from spacealert.companions.nemesis.combat import ask_hands, draw_attack_card
from spacealert.companions.nemesis.final_check import show_odds
from spacealert.companions.nemesis.menus import CrewProcedure
from spacealert.companions.nemesis.nemesis_evening import nemesis_companion
from spacealert.companions.nemesis.ship_questions import choose_member, kind_name
from spacealert.companions.nemesis.ship_state import CardState, CrewMember, Ship, Species, Status
from spacealert.companions.nemesis.wounds import add_light_wound, resolve_death, resolve_first_contact
from spacealert.kit.guide.walkthrough import Guide

_ACTION = "Carnomorphs §8.2"

DEADLY_MARKERS = 4


def has_mutation(who: CrewMember) -> bool:
    return who.mutation in (CardState.HIDDEN, CardState.REVEALED)


def gain_mutation(who: CrewMember) -> Guide[None]:
    """Give the character a hidden mutation card, unless they have one already."""
    if not has_mutation(who):
        who.mutation = CardState.HIDDEN
        yield from add_note("carnomorphs-mutation-card", who=who.name)


def gain_marker(ship: Ship, who: CrewMember) -> Guide[None]:
    """Give the character a mutation card or, if they have one already, a marker. The fourth marker kills them."""
    if not has_mutation(who):
        yield from gain_mutation(who)
        return
    who.markers += 1
    if who.markers < DEADLY_MARKERS:
        yield from add_note("carnomorphs-marker", who=who.name, count=who.markers, most=DEADLY_MARKERS)
        return
    yield from add_note("carnomorphs-fourth-marker", who=who.name)
    yield from exploration.place_figure(ship, "shambler")
    yield from resolve_death(ship, who)


def do_mutation_action(ship: Ship, who: CrewMember) -> Guide[None]:
    if not has_mutation(who):
        yield from add_note("carnomorphs-no-mutation", who=who.name)
        return
    yield from add_note("carnomorphs-mutation-scan", who=who.name)
    if who.mutation is CardState.HIDDEN:
        who.mutation = CardState.REVEALED
        yield from add_note("carnomorphs-mutation-public", who=who.name)
    yield from gain_marker(ship, who)
    if who.markers >= DEADLY_MARKERS:
        return
    infected = yield from confirm("carnomorphs-mutation-infected", rule=_ACTION, who=who.name)
    yield from add_note(f"carnomorphs-mutation-{'infected' if infected else 'clean'}-do", who=who.name)


def lose_mutation(who: CrewMember) -> Guide[None]:
    """Remove the character's mutation card, but not the markers."""
    if has_mutation(who):
        who.mutation = CardState.NONE
        yield from add_note("carnomorphs-mutation-lost", who=who.name, count=who.markers)


_EVENT_PHASE = "Carnomorphs §5.2"

METAGORGER_TOKENS = ("red-metagorger", "blue-metagorger")  # red tokens first


def develop_token(ship: Ship, token: str) -> Guide[None]:
    """Resolve a token drawn in the event phase."""
    match token:
        case "blue-metagorger":
            ship.supply["blue-metagorger"] -= 1  # it cannot replace itself
            added = exploration.put_in_bag(ship, *METAGORGER_TOKENS)
            ship.supply["blue-metagorger"] += 1
            added = added or exploration.put_in_bag(ship, "blue-metagorger")
            yield from add_note("carnomorphs-develop-blue", token=kind_name(added))
            yield from exploration.roll_for_everyone(ship, _EVENT_PHASE)
        case "red-metagorger":
            exploration.put_in_bag(ship, token)
            yield from spawn_metagorgers(ship)
        case "butcher":
            yield from _place_butcher(ship)
        case "blank":
            yield from _resolve_blank(ship)
        case _:
            exploration.put_in_bag(ship, token)
            yield from add_note("nemesisplay-develop-noise", kind=kind_name(token))
            yield from exploration.roll_for_everyone(ship, _EVENT_PHASE)


def add_metagorger(ship: Ship) -> Guide[str]:
    """Add a Metagorger token to the bag, red if possible, or else blue. Return that token, or an empty string."""
    added = exploration.put_in_bag(ship, *METAGORGER_TOKENS)
    yield from add_note(f"carnomorphs-token-{added or 'none'}")
    return added


def spawn_metagorgers(ship: Ship) -> Guide[None]:
    """Ask in how many rooms Metagorgers appear, and place one in each while figures are left."""
    nest = "no" if ship.nest_destroyed else "yes" if ship.nest_found else "perhaps"
    corpse = ship.blue_corpse
    yield from add_note("carnomorphs-develop-red", spoken="nemesisspeech-metagorgers", nest=nest, corpse=corpse)
    free = ship.free_figure_count("metagorger")
    rooms = yield from ask_count("carnomorphs-spawn-rooms", 20, least=int(nest == "yes"), likely=1, rule=_EVENT_PHASE)
    if not rooms:
        return
    yield from resolve_first_contact(ship)
    placed = min(rooms, free)
    ship.figures["metagorger"] += placed
    text_id = "carnomorphs-spawned" if placed == rooms else "carnomorphs-spawned-some"
    yield from add_note(text_id, count=placed, rooms=rooms)
    if ship.map is not None:
        yield from ship_map.move_pieces(ship)


def _place_butcher(ship: Ship) -> Guide[None]:
    if ship.free_figure_count("butcher") <= 0:
        yield from add_note("carnomorphs-butcher-is-there")
        return
    number = max(ship.species.token_numbers["butcher"])
    if not ship.follows_turns:
        yield from add_note("carnomorphs-butcher-where", spoken="nemesisspeech-butcher")
        yield from exploration.place_figure(ship, "butcher", "butcher", number=number)
        return
    who = yield from choose_butcher_target(ship)
    yield from add_note("carnomorphs-develop-butcher", spoken="nemesisspeech-butcher", who=who.name)
    if (yield from exploration.place_figure(ship, "butcher")):
        yield from exploration.check_surprise(ship, "butcher", number, who)


def choose_butcher_target(ship: Ship) -> Guide[CrewMember]:
    there = ship.awake_crew_aboard
    slimed = [one for one in there if one.slime]
    if not slimed:
        return there[0]
    if len(slimed) == 1:
        return slimed[0]
    hands = yield from ask_hands(slimed)
    fewest = min(hands.values())
    return min((one for one in slimed if hands[one.number] == fewest), key=lambda one: one.number)


def _resolve_blank(ship: Ship) -> Guide[None]:
    if ship.figures["shambler"]:
        hiding = yield from ask_count("carnomorphs-blank-shamblers", ship.figures["shambler"], rule=_EVENT_PHASE)
        for _ in range(hiding):
            exploration.return_figure_to_bag(ship, "shambler")
    yield from add_note("carnomorphs-develop-blank")
    yield from add_metagorger(ship)
    yield from exploration.roll_for_everyone(ship, _EVENT_PHASE)
    exploration.put_in_bag(ship, ship_state.BLANK)
    yield from add_note("carnomorphs-blank-back")


_ATTACK = "Carnomorphs §6.2"
_FEEDING = "Carnomorphs §6.4"
_CHECK = "Carnomorphs §9.3"
_FIGURES = "Carnomorphs §12"


@frozen
class Carnomorphs(Species):
    name: ClassVar[str] = "carnomorphs"
    figure_limits: ClassVar[Mapping[str, int]] = {"metagorger": 8, "shambler": 8, "fleshbeast": 3, "butcher": 1}
    token_counts: ClassVar[Mapping[str, int]] = {
        ship_state.BLANK: 1, "blue-metagorger": 2, "red-metagorger": 8, "shambler": 12, "fleshbeast": 3, "butcher": 1,
    }  # fmt: skip
    # Not in either rulebook, nor are the kinds of tokens (§2, §12).
    token_numbers: ClassVar[Mapping[str, Mapping[int, int]]] = {
        "blue-metagorger": {1: 1, 2: 1},
        "red-metagorger": {2: 4, 3: 4},
        "shambler": {2: 4, 3: 5, 4: 3},
        "fleshbeast": {3: 1, 4: 2},
        "butcher": {4: 1},
    }
    several_tokens: ClassVar[Mapping[str, tuple[str, ...]]] = {"metagorger": METAGORGER_TOKENS}
    slots: ClassVar[tuple[str, ...]] = ("shambler", "fleshbeast", "butcher")
    eggs: ClassVar[int] = 8
    egg_reserve: ClassVar[int] = 0
    leaves_by_corridor: ClassVar[frozenset[str]] = frozenset({"metagorger", "shambler", "fleshbeast"})
    gone_with_attack: ClassVar[str] = "metagorger"
    never_returns: ClassVar[frozenset[str]] = frozenset({"butcher"})
    card_effect: ClassVar[str] = "voracious"
    check_words: ClassVar[str] = "-carnomorphs"

    def starting_bag(self, players: int) -> dict[str, int]:
        return {ship_state.BLANK: 1, "blue-metagorger": 2, "red-metagorger": 2 + players}

    def set_up(self, ship: Ship) -> Guide[None]:
        yield from add_note("carnomorphs-setup-box")
        yield from add_note("carnomorphs-setup-board", count=self.eggs)
        yield from add_note("carnomorphs-setup-decks")
        yield from add_note("carnomorphs-setup-corpse")

    def attack_in_event_phase(self, ship: Ship) -> Guide[None]:
        yield from feeding.attack_and_feed(ship)

    def resolve_species_events(self, ship: Ship) -> Guide[bool]:
        """Resolve feeding, and announce attacks before it or, if the map shows all aliens, possibly after it.

        Return whether the attacks have been announced.
        """
        attack_first, mapped = "voracious" not in ship.known_effects, ship_map.is_complete(ship)
        if mapped and attack_first:
            yield from self._attacks_on_the_map(ship)
        elif ship.figure_count and attack_first:
            yield from show("carnomorphs-attack-first", rule=_EVENT_PHASE)
        yield from feeding.feed_all(ship)
        if mapped and not attack_first:
            yield from self._attacks_on_the_map(ship)
        return attack_first or mapped

    def _attacks_on_the_map(self, ship: Ship) -> Guide[None]:
        for room in ship_map.occupied_rooms(ship):
            figures = ship_map.figures_in(ship, room)
            yield from ship_map.announce_attacks(ship, room, [one for one in figures if one != self.gone_with_attack])
            for _ in range(figures.count(self.gone_with_attack)):
                if there := ship_map.crew_in(ship, room):
                    who = yield from choose_member("carnomorphs-bitten", there, rule=_ATTACK)
                    ship_map.replace_figure(ship, self.gone_with_attack, room)
                    yield from self._metagorger_attack(ship, who)

    def attack(self, ship: Ship, figure: str, target: CrewMember) -> Guide[None]:
        if figure == "metagorger":
            yield from self._metagorger_attack(ship, target)
        else:
            yield from draw_attack_card(ship, figure, target, _ATTACK)

    def _metagorger_attack(self, ship: Ship, who: CrewMember) -> Guide[None]:
        yield from add_note("carnomorphs-metagorger-attack", who=who.name)
        ship.figures["metagorger"] -= 1
        added = exploration.put_in_bag(ship, "shambler")
        yield from add_note("carnomorphs-shambler-token" if added else "carnomorphs-no-shambler-token")
        yield from gain_mutation(who)
        yield from wounds.gain_contamination(who)
        yield from add_light_wound(ship, who)

    def count_injuries(self, face: str, figure: str) -> int | None:
        """Return the number of injuries that this face of the combat die causes, or None for a symbol.

        Only the die shows which creatures a symbol hits.
        """
        return {"miss": 0, "hit": 1, "two-hits": 2}.get(face)

    def toughness_card_count(self, figure: str) -> int:
        return 1

    def on_killed(self, ship: Ship, figure: str) -> Guide[None]:
        yield from add_note(f"carnomorphs-killed-{figure}")
        for _ in range({"fleshbeast": 1, "butcher": 2}.get(figure, 0)):
            yield from exploration.place_figure(ship, "shambler")

    def on_only_blank_left(self, ship: Ship) -> Guide[None]:
        yield from add_metagorger(ship)

    def before_placing(self, ship: Ship, figure: str) -> Guide[None]:
        """If all Shamblers are on the board, ask how many of them hide, and return those to the bag (§12)."""
        if figure == "shambler" and ship.free_figure_count(figure) <= 0:
            most = ship.figures[figure]
            for _ in range((yield from ask_count("carnomorphs-shamblers-hide", most, rule=_FIGURES))):
                exploration.return_figure_to_bag(ship, figure)

    def on_placed(self, ship: Ship, figure: str) -> Guide[None]:
        yield from reveal_adaptation(ship, figure)

    def develop(self, ship: Ship, token: str) -> Guide[None]:
        yield from develop_token(ship, token)

    def correct_growths(self, ship: Ship, who: CrewMember) -> Guide[None]:
        cards = (CardState.NONE, CardState.HIDDEN, CardState.REVEALED)
        card = yield from choose_by_id("nemesishand-mutation", cards, likely=who.mutation, who=who.name)
        who.mutation = CardState(card)
        most = DEADLY_MARKERS - 1
        who.markers = yield from ask_count("nemesishand-markers", most, likely=min(who.markers, most), who=who.name)

    def on_infected(self, ship: Ship, who: CrewMember) -> Guide[None]:
        yield from add_note("carnomorphs-infected", who=who.name)
        yield from gain_marker(ship, who)

    def after_surgery(self, ship: Ship, who: CrewMember) -> Guide[None]:
        yield from lose_mutation(who)

    def check_final_infection(self, ship: Ship, who: CrewMember) -> Guide[bool]:
        """Check a survivor for mutation and infection (§9.3). Return whether they survive."""
        if not has_mutation(who):
            asked = "nemesisend-any-infected" if ship.follows_turns else "carnomorphs-mutated-or-infected"
            if not (yield from confirm(asked, rule=_CHECK, who=who.name)):
                yield from add_note("nemesisend-clean", who=who.name)
                return True
            yield from gain_mutation(who)
            if not ship.follows_turns:
                who.markers = yield from ask_count(
                    "carnomorphs-how-many-markers", 3, likely=0, rule=_CHECK, who=who.name
                )
        deadly = DEADLY_MARKERS - who.markers
        if who.status is Status.DEAD or deadly <= 0:
            return False
        yield from show_odds(ship, who, ship_state.CARDS_DRAWN_AT_THE_END, deadly)
        most = ship_state.CARDS_DRAWN_AT_THE_END
        drawn = yield from ask_count("carnomorphs-four-cards", most, rule=_CHECK, who=who.name, markers=who.markers)
        who.markers += drawn
        return who.markers < DEADLY_MARKERS

    def announce_destroyed_nest(self, ship: Ship) -> Guide[None]:
        yield from show("nemesisplay-nest-destroyed", rule=_FEEDING, spoken="nemesisspeech-nest-destroyed")

    def procedures(self, menu: str, usual: Sequence[str]) -> Sequence[str]:
        if menu == "health":
            return (*usual, "mutation", "marker")
        if menu == "eggs":
            return [one for one in usual if one != "lay-egg"]
        return [one for one in usual if one != "weakness"] + ["adaptation"] if menu == "rooms" else usual

    def species_procedures(self) -> Mapping[str, CrewProcedure]:
        return {
            "mutation": do_mutation_action,
            "marker": gain_marker,
            "adaptation": lambda ship, _: feeding.remove_adaptation(ship),
        }


def reveal_adaptation(ship: Ship, figure: str) -> Guide[None]:
    """Reveal the adaptation of this kind of alien, unless that has already happened (§6.5)."""
    if ship.weaknesses.get(figure) is CardState.HIDDEN:
        ship.weaknesses[figure] = CardState.REVEALED
        yield from add_note("carnomorphs-adaptation", spoken="nemesisspeech-adaptation", kind=kind_name(figure))
        if (yield from confirm("carnomorphs-voracious", rule=_EVENT_PHASE)):
            ship.known_effects.add("voracious")


CARNOMORPHS = Carnomorphs()
CARNOMORPHS_COMPANION = nemesis_companion(CARNOMORPHS)
