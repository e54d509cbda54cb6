"""Metagorger, Shambler, Fleshbeast and Butcher in the place of the Intruders."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from attrs import frozen

from spacealert.companions.carnomorphs import carnomorph_bag, carnomorph_phase, mutation
from spacealert.companions.nemesis import contamination
from spacealert.companions.nemesis.death_odds import told_odds
from spacealert.companions.nemesis.encounter import appear
from spacealert.companions.nemesis.intruder_attack import attack_card
from spacealert.companions.nemesis.intruder_bag import leaves_the_board, put
from spacealert.companions.nemesis.menus import OfOne
from spacealert.companions.nemesis.ship_facts import CARDS_DRAWN_AT_THE_END
from spacealert.companions.nemesis.ship_questions import how_many, is_so, kind, tell
from spacealert.companions.nemesis.ship_state import Card, CrewMember, Ship, Status
from spacealert.companions.nemesis.species import BLANK, Species
from spacealert.companions.nemesis.wounds import light_wound
from spacealert.kit.guide.walkthrough import Guide

_SET_UP = "Carnomorphs §3"
_EVENT_PHASE = "Carnomorphs §5.2"
_ATTACK = "Carnomorphs §6.2"
_DEATH = "Carnomorphs §6.3"
_FEEDING = "Carnomorphs §6.4"
_ADAPTATIONS = "Carnomorphs §6.5"
_SCANS = "Carnomorphs §7"
_CHECK = "Carnomorphs §9.3"
_FIGURES = "Carnomorphs §12"


@frozen
class Carnomorphs(Species):
    name: ClassVar[str] = "carnomorphs"
    figure_limits: ClassVar[Mapping[str, int]] = {"metagorger": 8, "shambler": 8, "fleshbeast": 3, "butcher": 1}
    token_counts: ClassVar[Mapping[str, int]] = {
        BLANK: 1, "blue-metagorger": 2, "red-metagorger": 8, "shambler": 12, "fleshbeast": 3, "butcher": 1,
    }  # fmt: skip
    # From outside both texts, as the kinds of token themselves (§2, §12).
    token_numbers: ClassVar[Mapping[str, Mapping[int, int]]] = {
        "blue-metagorger": {1: 1, 2: 1},
        "red-metagorger": {2: 4, 3: 4},
        "shambler": {2: 4, 3: 5, 4: 3},
        "fleshbeast": {3: 1, 4: 2},
        "butcher": {4: 1},
    }
    slots: ClassVar[tuple[str, ...]] = ("shambler", "fleshbeast", "butcher")
    eggs: ClassVar[int] = 8
    egg_reserve: ClassVar[int] = 0
    leaves_by_corridor: ClassVar[frozenset[str]] = frozenset({"metagorger", "shambler", "fleshbeast"})
    check_words: ClassVar[str] = "-carnomorphs"

    def bag(self, players: int) -> dict[str, int]:
        return {BLANK: 1, "blue-metagorger": 2, "red-metagorger": 2 + players}

    def figure_of(self, token: str) -> str:
        return "metagorger" if token.endswith("metagorger") else token

    def tokens_of(self, figure: str) -> tuple[str, ...]:
        return carnomorph_bag.METAGORGER_TOKENS if figure == "metagorger" else (figure,)

    def set_up(self, ship: Ship) -> Guide[None]:
        yield from tell("carnomorphs-setup-box", rule=_SET_UP)
        yield from tell("carnomorphs-setup-board", rule=_SET_UP, count=self.eggs)
        yield from tell("carnomorphs-setup-decks", rule=_SET_UP)
        yield from tell("carnomorphs-setup-corpse", rule=_SET_UP)

    def event_attacks(self, ship: Ship) -> Guide[None]:
        yield from carnomorph_phase.attack_and_feed(ship)

    def attack(self, ship: Ship, figure: str, target: CrewMember) -> Guide[None]:
        if figure == "metagorger":
            yield from self._metagorger_attack(ship, target)
        else:
            yield from attack_card(ship, figure, target, _ATTACK)

    def _metagorger_attack(self, ship: Ship, who: CrewMember) -> Guide[None]:
        """No card: mutation card, contamination card, light wound; the creature is gone, a Shambler is in the bag."""
        yield from tell("carnomorphs-metagorger-attack", rule=_ATTACK, who=who.name)
        ship.figures["metagorger"] -= 1
        added = put(ship, "shambler")
        yield from tell("carnomorphs-shambler-token" if added else "carnomorphs-no-shambler-token", rule=_ATTACK)
        yield from mutation.gain_card(who)
        yield from contamination.gain_card(who)
        yield from light_wound(ship, who)

    def injuries(self, face: str, figure: str) -> int | None:
        """Which symbol hits which creature is printed on the die alone."""
        return {"miss": 0, "hit": 1, "two-hits": 2}.get(face)

    def toughness_cards(self, figure: str) -> int:
        return 1

    def killed(self, ship: Ship, figure: str) -> Guide[None]:
        yield from tell(f"carnomorphs-killed-{figure}", rule=_DEATH)
        if figure == "butcher":
            ship.boxed["butcher"] = 1
        for _ in range({"fleshbeast": 1, "butcher": 2}.get(figure, 0)):
            yield from appear(ship, "shambler")

    def last_token_was_blank(self, ship: Ship) -> Guide[None]:
        yield from carnomorph_bag.add_metagorger(ship)

    def before_placing(self, ship: Ship, figure: str) -> Guide[None]:
        """The text does not repeat the rule of the eight Adults for Shamblers; it is kept here (§12)."""
        if figure == "shambler" and ship.free_figures(figure) <= 0:
            most = ship.figures[figure]
            for _ in range((yield from how_many("carnomorphs-shamblers-hide", most, rule=_FIGURES))):
                leaves_the_board(ship, figure)

    def placed(self, ship: Ship, figure: str) -> Guide[None]:
        """The first of its kind leaves its adaptation, which is turned face up."""
        yield from reveal(ship, figure)

    def develop(self, ship: Ship, token: str) -> Guide[None]:
        yield from carnomorph_bag.develop(ship, token)

    def infected(self, ship: Ship, who: CrewMember) -> Guide[None]:
        yield from tell("carnomorphs-infected", rule=_SCANS, who=who.name)
        yield from mutation.gain_marker(ship, who)

    def after_surgery(self, ship: Ship, who: CrewMember) -> Guide[None]:
        yield from mutation.lose_card(who)

    def final_infection(self, ship: Ship, who: CrewMember) -> Guide[bool]:
        """§9.3: without a mutation card and without an INFECTED card safe; else four cards, and each counts."""
        if not mutation.has_card(who):
            if not (yield from is_so("nemesisend-any-infected", rule=_CHECK, who=who.name)):
                yield from tell("nemesisend-clean", rule=_CHECK, who=who.name)
                return True
            yield from mutation.gain_card(who)
        deadly = mutation.DEADLY_MARKERS - who.markers
        if who.status is Status.DEAD or deadly <= 0:
            return False
        yield from told_odds(ship, who, CARDS_DRAWN_AT_THE_END, deadly)
        most = CARDS_DRAWN_AT_THE_END
        drawn = yield from how_many("carnomorphs-four-cards", most, rule=_CHECK, who=who.name, markers=who.markers)
        who.markers += drawn
        return who.markers < mutation.DEADLY_MARKERS

    def nest_is_empty(self, ship: Ship) -> Guide[None]:
        yield from tell("nemesisplay-nest-destroyed", rule=_FEEDING, spoken="nest-destroyed")

    def procedures(self, menu: str, usual: Sequence[str]) -> Sequence[str]:
        if menu == "health":
            return (*usual, "mutation", "marker")
        if menu == "eggs":
            return [one for one in usual if one != "lay-egg"]
        return [one for one in usual if one != "weakness"] + ["adaptation"] if menu == "rooms" else usual

    def own_procedures(self) -> Mapping[str, OfOne]:
        return {
            "mutation": mutation.mutation_action,
            "marker": mutation.gain_marker,
            "adaptation": lambda ship, _: carnomorph_phase.remove_adaptation(ship),
        }


def reveal(ship: Ship, figure: str) -> Guide[None]:
    """§6.5: the adaptation of this kind, when its first figure leaves the aliens' board."""
    if ship.weaknesses.get(figure) is Card.HIDDEN:
        ship.weaknesses[figure] = Card.REVEALED
        yield from tell("carnomorphs-adaptation", rule=_ADAPTATIONS, spoken="adaptation", kind=kind(figure))
        if (yield from is_so("carnomorphs-voracious", rule=_EVENT_PHASE)):
            ship.known_effects.add("voracious")


CARNOMORPHS = Carnomorphs()
