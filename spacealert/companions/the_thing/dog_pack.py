"""Phase 8: the dogs run through the station, and the Leader board and token go on. Section 5 of the rules."""

from spacealert.companions.the_thing.locations import Location
from spacealert.companions.the_thing.questions import draw, names, place_name, tell
from spacealert.companions.the_thing.station import Station
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide


def dogs_and_leader(station: Station) -> Guide[None]:
    """The dogs, then whoever holds the token leads, then the token has a new place."""
    cards = yield from move_dogs(station)
    yield from change_leader(station)
    yield from place_token(station, cards)


def move_dogs(station: Station) -> Guide[list[Location]]:
    """One card for each dog that is not in the Kennel; which cards are left in the deck."""
    cards = station.deck
    if station.round == 1:
        waiting, station.dogs = station.kennel, {}
    else:
        waiting = station.loose_dogs + station.dogs_aside
        station.dogs = {Location.KENNEL: station.kennel} if station.kennel else {}
        station.dogs_aside = 0
    if station.strength:
        yield from tell(message("thing-dogs-cards-back"), rule="5.8")
    if waiting:
        text = message("thing-dogs", count=waiting, first=str(station.round == 1).lower())
        yield from tell(text, rule="5.8", spoken="thingspeech-dogs")
    yield from place_dogs(station, cards, waiting)
    return cards


def place_dogs(station: Station, cards: list[Location], waiting: int) -> Guide[None]:
    """Each to the place of a card; the Kennel's card lets those out that are in it."""
    while waiting and cards:
        card = yield from draw_card(cards, "thing-dogs-draw", waiting)
        if card is Location.KENNEL:
            waiting += yield from open_kennel(station)
        else:
            station.dogs[card] = 1
            waiting -= 1
    station.dogs_aside += waiting


def open_kennel(station: Station) -> Guide[int]:
    """Its card goes back to its place on the board; how many dogs come out."""
    freed = station.dogs.pop(Location.KENNEL, 0)
    station.kennel_card_in_deck = False
    yield from tell(message("thing-kennel-opens", count=freed), rule="5.8", spoken="thingspeech-kennel-opens")
    return freed


def change_leader(station: Station) -> Guide[None]:
    if station.token_holder is not None:
        station.leader, station.token_holder = station.token_holder, None
    leader = station.leader_first()[0]
    yield from tell(message("thing-leader-now", people=names([leader])), rule="5.8", spoken="thingspeech-leader-now")


def place_token(station: Station, cards: list[Location]) -> Guide[None]:
    """Never into the Kennel: if that comes up, its dogs come first."""
    station.token_at = None
    while cards:
        card = yield from draw_card(cards, "thing-token-draw", 1)
        if card is not Location.KENNEL:
            station.token_at = card
            yield from tell(message("thing-token-placed", place=place_name(card)), rule="5.8")
            return
        yield from place_dogs(station, cards, (yield from open_kennel(station)))


def draw_card(cards: list[Location], text_id: str, waiting: int) -> Guide[Location]:
    """One of the cards that are left; it stays out until the deck is shuffled."""
    card = yield from draw(
        message(text_id, count=waiting), Location, dict.fromkeys(cards, 1), "thing-place", rule="5.8"
    )
    cards.remove(card)
    return card
