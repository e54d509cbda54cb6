"""Phase 4 up to the clashes, for four to eight: drawing cards, going somewhere, and what lies on the Leader board."""

from spacealert.companions.the_thing.expedition import Character, Person
from spacealert.companions.the_thing.locations import FOR_CHARACTERS, GREEN, MOST_IN_GREEN, Location
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_place, choose_word, is_so, names, person_name, tell
from spacealert.kit.guide.prompts import Draw, Option, message
from spacealert.kit.guide.walkthrough import Guide

ONE_CARD, SPECIAL = "card", "special"


def draw_cards(station: Station) -> Guide[None]:
    """Everybody draws up to the limit, then one more card goes unseen onto the Leader board."""
    text = message("thing-draw-cards", limit=station.hand_limit, starving=str(station.starving).lower())
    yield from tell(text, rule="§5.4.0", spoken="thingspeech-draw")
    station.pile = 1
    yield from tell(message("thing-draw-extra"), rule="§5.4.0")
    garry = next((person for person in station.characters if person.character is Character.GARRY), None)
    if garry is not None:
        yield from tell(message("thing-draw-garry", who=person_name(garry)), rule="§8")


def take_places(station: Station) -> Guide[None]:
    """From the Leader's left, the Leader last: a place and, except in the Dormitory, a card."""
    for person in station.characters:
        person.standing = True
    open_hands = [person for person in station.leader_last() if station.plays_face_up(person)]
    if open_hands:
        yield from tell(message("thing-face-up", people=names(open_hands)), rule="§5.5", spoken="thingspeech-face-up")
    if station.outage:
        yield from tell(message("thing-darkness"), rule="§5.4.1", spoken="thingspeech-darkness")
    moved: list[Person] = []
    for person in station.leader_last():
        yield from go_somewhere(station, person, moved)
        moved.append(person)


def open_places(station: Station, moved: list[Person]) -> list[Location]:
    """Where one more character may go, when these have gone already."""
    return [
        location
        for location in FOR_CHARACTERS
        if location not in station.burned
        and (location not in GREEN or sum(one.where is location for one in moved) < MOST_IN_GREEN)
    ]


def go_somewhere(station: Station, person: Person, moved: list[Person]) -> Guide[None]:
    text = message("thing-go", who=person_name(person))
    place = yield from choose_place(text, open_places(station, moved), rule="§5.4.1")
    assert place is not None
    person.where = place
    if place is Location.DORMITORY:
        person.standing = False
        yield from tell(message("thing-dormitory", who=person_name(person)), rule="§5.4.1")
    else:
        yield from lay_card(station, person)
    take_token(station, person)


def lay_card(station: Station, person: Person) -> Guide[None]:
    """One of the hand, or the special action; in the dark the neighbor takes one of the hand."""
    text = message("thing-card", who=person_name(person), open=str(station.plays_face_up(person)).lower())
    how = yield from choose_word(text, (ONE_CARD, SPECIAL), "thing-card-how", rule="§5.4.1")
    station.pile += 1
    if how == ONE_CARD and station.outage and person.character is not Character.NORRIS:
        yield from draw_in_the_dark(station, person)


def draw_in_the_dark(station: Station, person: Person) -> Guide[None]:
    """Which card of the hand the left neighbor takes, unless there is a Flashlight."""
    if (yield from is_so(message("thing-dark-flashlight", who=person_name(person)), rule="§11")):
        return
    neighbor = next(one for one in station.characters if one.player == station.next_player(person.player))
    cards = [str(number + 1) for number in range(station.hand_limit)]
    text = message("thing-dark-draw", who=person_name(person), neighbor=person_name(neighbor))
    yield Draw(text, options=[Option(card, message("thing-dark-card", number=card)) for card in cards], rule="§5.4.1")


def take_token(station: Station, person: Person) -> None:
    """Whoever comes to the Leader token leads the next round."""
    if station.has_roles and station.token_at is person.where:
        station.token_at = None
        station.token_holder = person.player
