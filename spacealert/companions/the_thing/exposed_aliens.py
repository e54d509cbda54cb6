"""Exposed Aliens: how they are exposed, their phases, and the Alien played by the game itself (§5–7, §10, §12)."""

from collections.abc import Sequence

from spacealert.companions.asking import ask_count, choose_by_id, choose_counts, show
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing import station_questions as ask
from spacealert.companions.the_thing.box_facts import YES, ClashOutcome, look_up, outcome_fact
from spacealert.companions.the_thing.clashes import Meeting, alien_meetings
from spacealert.companions.the_thing.pieces import Fate, Location, Person, Role
from spacealert.companions.the_thing.station import (
    STORES,
    Ending,
    Station,
    absorb_dog,
    add_damage,
    end_game,
    record_shown_role,
    remove_from_play,
)
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message


def expose(station: Station, person: Person, *, card_shown: bool = True) -> Guide[None]:
    """Expose a player as an Alien, and increase the Alien's strength."""
    first = station.exposures == 0
    gained = pieces.supplies_for(station.players).strength if first else 1
    remove_from_play(station, person, Fate.EXPOSED)
    record_shown_role(station, [person], Role.ALIEN)
    station.exposures += 1
    station.strength += gained
    yield from show(
        "thing-exposed",
        rule="§7",
        spoken="thingspeech-exposed",
        who=person,
        gained=gained,
        strength=station.strength,
        first=str(first).lower(),
        shown=str(card_shown).lower(),
        roles=str(station.has_roles).lower(),
    )
    yield from give_cards_back(station, person)
    if not station.characters:
        end_game(station, Ending.NO_HUMAN_LEFT)


def give_cards_back(station: Station, person: Person) -> Guide[None]:
    """Ask how many weapons and items the player returns to the decks."""
    supplies = pieces.supplies_for(station.players)
    weapons, items = supplies.weapons.card_count - station.weapons_left, supplies.items.card_count - station.items_left
    if weapons:
        station.weapons_left += yield from ask_count("thing-exposed-weapons", weapons, rule="§7", who=person)
    if items:
        station.items_left += yield from ask_count("thing-exposed-items", items, rule="§7", who=person)


FLAMETHROWER, EXPLOSIVE = "flamethrower", "explosive"


def make_plan(station: Station) -> Guide[None]:
    """Have the Alien plan in secret (phase 3)."""
    yield from show("thing-alien-plan", rule="§5.3", strength=station.strength)


def reveal_plan(station: Station) -> Guide[None]:
    """Ask on which of the location cards, now revealed, the Alien has placed its strength."""
    strength = station.strength
    placed = yield from choose_counts(
        "thing-alien-card",
        ask.place_options(station.location_deck),
        least=min(1, len(station.location_deck)),
        most=strength,
        each=strength,
        rule="§5.3",
        strength=strength,
    )
    station.alien_at = {card: placed[card] for card in station.location_deck if placed[card]}


def resolve_alien(station: Station) -> Guide[None]:
    """Resolve the clash at each place with an Alien, as long as the Alien has any strength."""
    for meeting in alien_meetings(station):
        if station.strength:
            yield from attack(station, meeting)


def attack(station: Station, meeting: Meeting) -> Guide[None]:
    if meeting.location is Location.KENNEL:
        if station.kennel_dog_count:
            absorb_dog(station, Location.KENNEL)
            station.note("thing-alien-ate-dog", place=Location.KENNEL)
    elif meeting.people:
        yield from fight(station, meeting)
    elif meeting.dogs and (yield from choose_dog(station, meeting)):
        absorb_dog(station, meeting.location)
        station.note("thing-alien-ate-dog", place=meeting.location)
    else:
        apply_sabotage(station, meeting.location, meeting.strength)


def choose_dog(station: Station, meeting: Meeting) -> Guide[bool]:
    """Ask whether the Alien absorbs a dog here instead of sabotaging. An Alien played by the game always absorbs it."""
    if not station.has_roles:
        return True
    return (
        yield from choose_by_id(
            "thing-alien-dog", ("absorb", "sabotage"), "thing-alien", rule="§6", place=meeting.location
        )
    ) == "absorb"


def fight(station: Station, meeting: Meeting) -> Guide[None]:
    """Resolve a fight between characters and an Alien."""
    station.note(
        "thing-fight",
        place=meeting.location,
        people=meeting.people,
        count=len(meeting.people),
        strength=meeting.strength,
    )
    if (yield from drive_away(station, meeting)):
        return
    results = {}
    for outcome in ClashOutcome:
        results[outcome] = yield from look_up(station.box, outcome_fact(meeting.comparison, outcome))
    station.note(f"thing-fight-{meeting.comparison}")
    for _ in range(min(results[ClashOutcome.ABSORBS], len(meeting.people))):
        yield from absorb(station, [person for person in meeting.people if person.is_playing])
    station.strength += results[ClashOutcome.GAINS]
    yield from lose_strength(station, min(results[ClashOutcome.LOSES], meeting.strength))
    # An Alien played by the game only sabotages places with nobody in them.
    if results[ClashOutcome.SABOTAGES] == YES and station.has_roles:
        apply_sabotage(station, meeting.location, meeting.strength)


def drive_away(station: Station, meeting: Meeting) -> Guide[bool]:
    """Ask who drives the Alien off with fire, and return whether anyone does."""
    if not station.drawn_weapon_count:
        return False
    person = yield from ask.choose_person(
        "thing-drive-away", meeting.people, rule="§6", or_none="thing-nobody", place=meeting.location
    )
    if person is None:
        return False
    yield from spend_fire_weapon(station, person)
    person.standing = False
    station.note("thing-driven-away", who=person, spoken="thingspeech-driven-away")
    yield from lose_strength(station, 1)
    return True


def spend_fire_weapon(station: Station, person: Person) -> Guide[None]:
    """Spend a canister or an explosive."""
    weapons = (FLAMETHROWER, EXPLOSIVE) if person.canisters else (EXPLOSIVE,)
    weapon = weapons[0]
    if len(weapons) > 1:
        weapon = yield from choose_by_id("thing-fire-with", weapons, "thing-weapon", rule="§11", who=person)
    if weapon == FLAMETHROWER and person.canisters:
        person.canisters -= 1
    station.pile = max(station.pile - 1, 0)


def lose_strength(station: Station, tokens: int) -> Guide[None]:
    """Remove strength tokens. If none are left, the Alien is destroyed."""
    if not tokens:
        return
    station.strength = max(station.strength - tokens, 0)
    if station.strength == 0:
        yield from show("thing-alien-destroyed", rule="§6", spoken="thingspeech-alien-destroyed")


def absorb(station: Station, people: list[Person]) -> Guide[None]:
    """Let the Alien absorb one of these characters, who leaves play."""
    person = yield from ask.choose_one_person("thing-absorb-whom", people, rule="§6")
    remove_from_play(station, person, Fate.ABSORBED)
    facts = {"who": person.label, "roles": str(station.has_roles).lower()}
    yield from show("thing-absorbed", rule="§9.4", spoken="thingspeech-absorbed", **facts)
    if not station.characters:
        end_game(station, Ending.LAST_HUMAN_ABSORBED)


def apply_sabotage(station: Station, location: Location, points: int) -> None:
    done = remove_supplies_or_add_damage(station, location, points)
    station.note(describe_sabotage(location, done, "alien"))
    if location is Location.GENERATOR and station.outage and done:
        station.note("thing-outage-begins", spoken="thingspeech-outage")


def describe_sabotage(location: Location, done: int, by: str) -> Message:
    return message("thing-spoiled", place=location, where=str(location), done=done, by=by)


def remove_supplies_or_add_damage(station: Station, location: Location, points: int) -> int:
    """Remove supplies or add damage at this location. Return how many tokens were removed or added."""
    if location in pieces.DAMAGEABLE:
        return add_damage(station, location, points)
    if location not in STORES:
        return 0
    left = getattr(station, STORES[location])
    done: int = min(2 * points if location is Location.KITCHEN else points, left)
    setattr(station, STORES[location], left - done)
    return done


def target_strength(station: Station) -> int:
    """Return the strength the Alien wants on each card: one more than the number of characters in the fullest place."""
    return max((len(station.people_at(location)) for location in pieces.FOR_CHARACTERS), default=0) + 1


def split_strength(strength: int, target: int) -> Sequence[int]:
    """Return the strength for each card: `target` for as many cards as possible, then any remainder."""
    whole, rest = divmod(strength, target)
    return [target] * whole + ([rest] if rest else [])


def play_alien_phase(station: Station) -> Guide[None]:
    """Place the Alien's strength on random cards, and resolve its attacks."""
    target = target_strength(station)
    shares = split_strength(station.strength, target)
    station.note("thing-lone-target", target=target, strength=station.strength, cards=len(shares))
    station.alien_at = {}
    cards = station.location_deck
    for share in shares:
        if not cards:
            break
        card = yield from ask.ask_draw(
            "thing-lone-card", Location, dict.fromkeys(cards, 1), "thing-place", rule="§12", strength=share
        )
        cards.remove(card)
        station.alien_at[card] = share
    places = tuple(
        message("thing-lone-place", place=place, strength=share) for place, share in station.alien_at.items()
    )
    yield from show("thing-lone-places", rule="§12", places=places)
    yield from resolve_alien(station)
    station.alien_at = {}


def count_discs_on_marker(station: Station) -> int:
    return sum(person.disc == station.threat for person in station.characters)


def check_exposures(station: Station) -> Guide[None]:
    """Expose players whose discs have reached the threat marker."""
    while reached := [person for person in station.characters if person.disc >= station.threat]:
        nearest = min(person.disc for person in reached)
        together = [person for person in reached if person.disc == nearest]
        person = together[0]
        if len(together) > 1:
            person = yield from ask.choose_one_person("thing-threat-whom", together, rule="§12", count=len(together))
        yield from become_alien(station, person, card_shown=False)


def become_alien(station: Station, person: Person, *, card_shown: bool) -> Guide[None]:
    """Expose a player and move the threat marker."""
    yield from expose(station, person, card_shown=card_shown)
    station.threat += count_discs_on_marker(station)


def move_marker(station: Station) -> Guide[None]:
    """Move the threat marker at the end of the round, and expose the players it reaches."""
    discs = count_discs_on_marker(station)
    station.threat = station.threat + discs if discs else max(station.threat - 1, 0)
    station.note("thing-threat-moves", discs=discs, now=station.threat)
    yield from check_exposures(station)
