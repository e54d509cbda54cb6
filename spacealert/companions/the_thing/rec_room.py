"""Phases 5 to 8: talk and vote, tests, food, dogs, and the next Leader."""

from spacealert.companions.asking import choose_by_id, choose_counts, confirm
from spacealert.companions.the_thing import station_questions as ask
from spacealert.companions.the_thing.exposed_aliens import expose
from spacealert.companions.the_thing.pieces import GREEN, GREEN_SPACE, HAND_LIMIT_STARVING, Location, Person, Role
from spacealert.companions.the_thing.station import Station, raise_suspicion, record_shown_role
from spacealert.companions.the_thing.station_corrections import continue_or_correct
from spacealert.kit.guide.prompts import Deal, Ritual, message
from spacealert.kit.guide.walkthrough import Guide


def play_rec_room_phase(station: Station) -> Guide[None]:
    """Resolve trading, the vote and voluntary exposure."""
    yield from gather_everyone(station)
    yield from vote(station)
    yield from offer_exposure(station)


def gather_everyone(station: Station) -> Guide[None]:
    """Move everyone to the Rec Room, stand their figures up and let players trade."""
    for person in station.characters:
        person.where, person.standing = Location.REC_ROOM, True
    yield from continue_or_correct(station, message("thing-rec-room"), rule="§5.5")
    yield from trade_flamethrowers(station)


def trade_flamethrowers(station: Station) -> Guide[None]:
    """Ask which Flamethrowers change hands."""
    for giver in [person for person in station.characters if person.canisters is not None]:
        others = [person for person in station.characters if person is not giver]
        if others and (yield from confirm("thing-flamethrower-traded", rule="§5.5", who=giver)):
            taker = yield from ask.choose_one_person("thing-flamethrower-to", others, rule="§5.5")
            taker.canisters = (taker.canisters or 0) + (giver.canisters or 0)
            giver.canisters = None


VOTE = (
    ask.ritual_line("vote-ready", 4),
    ask.ritual_line("vote-three", 1.5),
    ask.ritual_line("vote-two", 1.5),
    ask.ritual_line("vote-one", 1.5),
    ask.ritual_line("vote-point", 8),
)


def vote(station: Station) -> Guide[None]:
    """Resolve the vote. Each finger pointed at a character raises that character's suspicion."""
    accused = [person for person in station.people_from_leader() if not person.is_cleared]
    if not accused or len(station.characters) < 2:
        return
    safe = [person for person in station.characters if person.is_cleared]
    if safe:
        station.note("thing-vote-safe", people=safe)
    yield Ritual(message("thing-vote"), lines=VOTE, rule="§5.5")
    before = [person for person in accused if station.plays_face_up(person)]
    fingers = len(station.characters)
    pointed = yield from choose_counts(
        "thing-vote-fingers", ask.people_options(accused), most=fingers, each=fingers - 1, rule="§5.5"
    )
    for person in accused:
        raise_suspicion(person, pointed[person.character])
    for person in accused:
        if station.plays_face_up(person) and person not in before:
            station.note("thing-now-face-up", who=person)


def offer_exposure(station: Station) -> Guide[None]:
    """Let hidden Aliens expose themselves."""
    text = message("thing-exposes-itself")
    people = station.characters
    while people:
        person = yield from ask.choose_person(
            text, people, rule="§5.5", or_none="thing-nobody", spoken="thingspeech-exposes-itself"
        )
        if person is None:
            return
        yield from expose(station, person)
        people = station.characters


BLOOD, FIRE = "blood", "fire"


def play_tests_phase(station: Station) -> Guide[None]:
    possible = [BLOOD, FIRE]
    while possible and station.characters:
        known = {
            BLOOD: bool(station.drawn_sample_count),
            FIRE: bool(players_with_canister(station) and station.drawn_item_count),
        }
        able = [kind for kind in possible if known[kind]]
        if not able:
            return
        kind = yield from choose_by_id(
            "thing-test", (*able, "none"), rule="§5.6", likely="none", suspicious=station.most_suspicious
        )
        if kind == "none":
            return
        possible.remove(kind)
        if kind == BLOOD:
            suspects = station.most_suspicious
            target = yield from ask.choose_one_person("thing-test-blood-target", suspects, rule="§5.6")
        else:
            target = yield from choose_fire_test_player(station)
        yield from show_test_result(station, target)


def players_with_canister(station: Station) -> list[Person]:
    """Return the players with a canister for a fire test."""
    return [person for person in station.characters if person.canisters]


def choose_fire_test_player(station: Station) -> Guide[Person]:
    """Ask who tests whom by fire, spend one of the tester's canisters, and return the player to test."""
    tester = yield from ask.choose_one_person("thing-test-fire-tester", players_with_canister(station), rule="§5.6")
    assert tester.canisters
    tester.canisters -= 1
    return (yield from ask.choose_one_person("thing-test-fire-target", station.characters, rule="§5.6"))


def show_test_result(station: Station, target: Person) -> Guide[None]:
    """Ask for the tested player's role. A Human's disc moves to green, and an Alien is exposed."""
    role = yield from choose_by_id(
        "thing-test-result", Role, "thing-role", rule="§5.6", spoken="thingspeech-test-result", who=target
    )
    if role == Role.ALIEN:
        yield from expose(station, target)
    else:
        target.disc = GREEN_SPACE
        record_shown_role(station, [target], Role.HUMAN)
        station.note("thing-test-human", who=target)


FROM_PANTRY = 4


def play_food_phase(station: Station) -> Guide[None]:
    """Feed everyone from the Kitchen or, if it is empty, from the Pantry. Without enough food, starvation begins."""
    if station.kitchen:
        eaten, station.kitchen = station.kitchen, 0
        station.note("thing-food-kitchen", food=eaten)
        return
    eaten = min(FROM_PANTRY, station.pantry)
    station.pantry -= eaten
    station.note("thing-food-pantry", food=eaten)
    if eaten < FROM_PANTRY and not station.starving:
        station.starving = True
        station.note(
            "thing-starving",
            limit=HAND_LIMIT_STARVING,
            roles=str(station.has_roles).lower(),
            spoken="thingspeech-starving",
        )
    yield from ()


def play_dogs_phase(station: Station) -> Guide[None]:
    """Move the dogs, change the Leader, then place the Leader token again."""
    cards = yield from move_dogs(station)
    change_leader(station)
    yield from place_leader_token(station, cards)


def move_dogs(station: Station) -> Guide[list[Location]]:
    """Draw a card for each dog outside the Kennel. Return the cards left in the deck."""
    first = station.round == 1
    if first:  # dogs leave the Kennel before its card is first in the deck
        station.kennel_card_in_deck = False
        take_dogs(station, Location.KENNEL)
    cards = station.location_deck
    how = yield from choose_by_id("thing-dogs-how", ("drawn", "cards"), rule="§5.8", likely="drawn")
    station.cards_drawn = how == "drawn"
    if station.strength:
        station.note("thing-dogs-cards-back")
    for place in GREEN:
        take_dogs(station, place)
    if station.dogs_aside:
        station.note("thing-dogs", count=station.dogs_aside, first=str(first).lower())
    yield from place_dogs(station, cards)
    return cards


def take_dogs(station: Station, place: Location) -> int:
    """Take the dogs out of a place and put them next to the board. Return their number."""
    dogs = station.dogs.pop(place, 0)
    station.dogs_aside += dogs
    return dogs


def place_dogs(station: Station, cards: list[Location]) -> Guide[None]:
    """Draw a location for each dog next to the board."""
    while station.dogs_aside and cards:
        card = yield from draw_card(station, cards, "thing-dogs-draw", station.dogs_aside)
        if card is Location.KENNEL:
            open_kennel(station)
        else:
            station.dogs_aside -= 1
            station.dogs[card] = 1


def open_kennel(station: Station) -> None:
    """Put the Kennel's card back on the board, and the Kennel's dogs next to the board."""
    station.kennel_card_in_deck = False
    freed = take_dogs(station, Location.KENNEL)
    station.note("thing-kennel-opens", count=freed)


def change_leader(station: Station) -> None:
    if station.token_holder is not None:
        station.leader, station.token_holder = station.token_holder, None
    leader = station.people_from_leader()[0]
    station.note("thing-leader-now", people=[leader])


def place_leader_token(station: Station, cards: list[Location]) -> Guide[None]:
    """Place the Leader token on a drawn location other than the Kennel."""
    station.token_at = None
    while cards:
        card = yield from draw_card(station, cards, "thing-token-draw", 1)
        if card is not Location.KENNEL:
            station.token_at = card
            station.note("thing-token-placed", place=card)
            return
        open_kennel(station)
        yield from place_dogs(station, cards)


def draw_card(station: Station, cards: list[Location], text_id: str, waiting: int) -> Guide[Location]:
    """Draw one of the remaining cards, or ask which card was drawn."""
    text = message(text_id, count=waiting)
    if station.cards_drawn:
        card = Location(str((yield Deal(text, keys=[str(card) for card in cards]))))
        station.note("thing-card-drawn", place=card)
    else:
        card = yield from ask.ask_draw(text, Location, dict.fromkeys(cards, 1), "thing-place", rule="§5.8")
    cards.remove(card)
    return card
