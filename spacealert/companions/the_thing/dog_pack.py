"""Phase 8: the dogs run through the station, and the Leader board and token go on. Section 5 of the rules."""

from spacealert.companions.the_thing.pieces import GREEN, Location
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import choose_word, draw, names, place_name
from spacealert.kit.guide.prompts import Deal, message
from spacealert.kit.guide.walkthrough import Guide


def dogs_and_leader(station: Station) -> Guide[None]:
    """The dogs, then whoever holds the token leads, then the token has a new place."""
    cards = yield from move_dogs(station)
    change_leader(station)
    yield from place_token(station, cards)


def move_dogs(station: Station) -> Guide[list[Location]]:
    """One card for each dog that is not in the Kennel; which cards are left in the deck."""
    first = station.round == 1
    if first:  # they come out of the Kennel before its card has ever been in the deck
        station.kennel_card_in_deck = False
        take_out(station, Location.KENNEL)
    cards = station.deck
    text = message("thing-dogs-how")
    how = yield from choose_word(text, ("drawn", "cards"), "thing-dogs-how", rule="§5.8", likely="drawn")
    station.cards_drawn = how == "drawn"
    if station.strength:
        station.note(message("thing-dogs-cards-back"))
    for place in GREEN:
        take_out(station, place)
    if station.dogs_aside:
        station.note(message("thing-dogs", count=station.dogs_aside, first=str(first).lower()))
    yield from place_dogs(station, cards)
    return cards


def take_out(station: Station, place: Location) -> int:
    """Its dogs wait beside the board; how many they are."""
    dogs = station.dogs.pop(place, 0)
    station.dogs_aside += dogs
    return dogs


def place_dogs(station: Station, cards: list[Location]) -> Guide[None]:
    """Each to the place of a card; the Kennel's card lets those out that are in it."""
    while station.dogs_aside and cards:
        card = yield from draw_card(station, cards, "thing-dogs-draw", station.dogs_aside)
        if card is Location.KENNEL:
            open_kennel(station)
        else:
            station.dogs_aside -= 1
            station.dogs[card] = 1


def open_kennel(station: Station) -> None:
    """Its card goes back to its place on the board, and its dogs come out."""
    station.kennel_card_in_deck = False
    freed = take_out(station, Location.KENNEL)
    station.note(message("thing-kennel-opens", count=freed))


def change_leader(station: Station) -> None:
    if station.token_holder is not None:
        station.leader, station.token_holder = station.token_holder, None
    leader = station.leader_first()[0]
    station.note(message("thing-leader-now", people=names([leader])))


def place_token(station: Station, cards: list[Location]) -> Guide[None]:
    """Never into the Kennel: if that comes up, its dogs come first."""
    station.token_at = None
    while cards:
        card = yield from draw_card(station, cards, "thing-token-draw", 1)
        if card is not Location.KENNEL:
            station.token_at = card
            station.note(message("thing-token-placed", place=place_name(card)))
            return
        open_kennel(station)
        yield from place_dogs(station, cards)


def draw_card(station: Station, cards: list[Location], text_id: str, waiting: int) -> Guide[Location]:
    """One of the cards that are left; it stays out until the deck is shuffled."""
    text = message(text_id, count=waiting)
    if station.cards_drawn:
        card = Location(str((yield Deal(text, keys=[str(card) for card in cards]))))
        station.note(message("thing-card-drawn", place=place_name(card)))
    else:
        card = yield from draw(text, Location, dict.fromkeys(cards, 1), "thing-place", rule="§5.8")
    cards.remove(card)
    return card
