"""Phases 3 and 5 of the game for one to three players: moving, meeting and acting with dice (§12)."""

from attrs import define

from spacealert.companions.asking import choose, choose_by_id, confirm
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing.box_facts import BAD, DICE, DICE_STARVING, YES, Face, burn_fact, look_up, roll_die
from spacealert.companions.the_thing.clashes import Meeting, avoid_clash, catch_dog, clashes_without_alien, is_ignored
from spacealert.companions.the_thing.exposed_aliens import become_alien, check_exposures, spend_fire_weapon
from spacealert.companions.the_thing.pieces import Character, Location, Person, Role
from spacealert.companions.the_thing.station import Station, raise_suspicion
from spacealert.companions.the_thing.station_actions import ask_leader_to_continue, burn, can_perform, perform
from spacealert.companions.the_thing.station_questions import arrange_people, ask_draw, choose_one_person
from spacealert.kit.guide.prompts import Option, message
from spacealert.kit.guide.walkthrough import Guide


@define
class DiceHand:
    """The dice given to a character."""

    person: Person
    dice: list[Face]


def move_everybody(station: Station) -> Guide[None]:
    """Ask where everyone goes. At most one character goes to the Dormitory."""
    people = station.people_from_leader()
    places = [location for location in pieces.FOR_CHARACTERS if location not in station.burned]
    room = {location: pieces.MOST_IN_GREEN for location in places if location in pieces.GREEN} | {Location.DORMITORY: 1}
    placed = yield from arrange_people("thing-go", people, places, room, rule="§12")
    for person in people:
        person.where, person.standing = placed[person.character], True
    station.dormitory_helps = bool(station.people_at(Location.DORMITORY))


def resolve_meetings(station: Station) -> Guide[None]:
    """Resolve all meetings without an exposed Alien."""
    for meeting in clashes_without_alien(station):
        if is_ignored(meeting):
            continue
        if len(meeting.people) == 1:
            yield from meet_dog_openly(station, meeting)
        else:
            if meeting.dogs:
                catch_dog(station, meeting)
            yield from raise_suspicion_in_group(station, meeting)
        yield from check_exposures(station)


def meet_dog_openly(station: Station, meeting: Meeting) -> Guide[None]:
    """Resolve a meeting with a dog by drawing a token face up. An infected character becomes an Alien."""
    person = meeting.people[0]
    token = yield from ask_draw(
        "thing-solo-dog",
        Role,
        pieces.DOG_TOKENS,
        "thing-dog-token",
        rule="§12",
        spoken="thingspeech-dog-check",
        place=meeting.location,
        who=person,
    )
    if token is Role.ALIEN:
        yield from become_alien(station, person, card_shown=False)
    else:
        raise_suspicion(person)


def raise_suspicion_in_group(station: Station, meeting: Meeting) -> Guide[None]:
    """Raise the suspicion of characters who meet. If some are cleared, only theirs rises. If all are, nobody's does."""
    people = yield from avoid_clash(station, meeting)
    cleared = [person for person in people if person.is_cleared]
    moving = cleared if 0 < len(cleared) < len(people) else people
    if len(people) < 2 or len(cleared) == len(people):
        return
    for person in moving:
        raise_suspicion(person)
    station.note("thing-solo-suspicion", place=meeting.location, people=moving)


def resolve_dice_actions(station: Station) -> Guide[None]:
    """Roll for one character after another until the Leader stops or nobody is left to act."""
    while candidates := [
        person for person in station.characters if person.standing and person.where is not Location.DORMITORY
    ]:
        text = message("thing-dice-go-on", count=len(candidates))
        if not (yield from ask_leader_to_continue(station, text)):
            return
        hand = yield from give_dice(station, candidates)
        yield from change_dice(station, hand)
        if any(face in BAD for face in hand.dice):
            yield from resolve_remaining_dice(station, hand)
        elif hand.dice:
            yield from use_dice(station, hand)
        hand.person.standing = False


def give_dice(station: Station, candidates: list[Person]) -> Guide[DiceHand]:
    """Roll the dice and choose the character who gets them."""
    if station.outage:
        person = yield from choose_one_person("thing-dice-dark", candidates, rule="§12")
        hand = DiceHand(person, (yield from roll_dice(station)))
        is_norris = person.character is Character.NORRIS
        if is_norris or (yield from confirm("thing-dice-flashlight", rule="§12", who=person)):
            yield from reroll_dice(hand, len(hand.dice))
    else:
        dice = yield from roll_dice(station)
        person = yield from choose_one_person("thing-dice-who", candidates, rule="§12", dice=dice)
        hand = DiceHand(person, dice)
    if person.character is Character.GARRY:
        yield from reroll_dice(hand, 1)
    return hand


def roll_dice(station: Station) -> Guide[list[Face]]:
    dice: list[Face] = []
    number = DICE_STARVING if station.starving else DICE
    for place in range(number):
        dice.append((yield from roll_die(message("thing-dice-roll", number=place + 1, dice=number))))  # noqa: PERF401
    return dice


def reroll_dice(hand: DiceHand, most: int) -> Guide[None]:
    places = list(range(len(hand.dice)))
    while places and most:
        options = [die_option(hand, place, "thing-dice-again-die") for place in places]
        none = Option("done", message("thing-dice-keep"))
        answer = yield from choose("thing-dice-again", (*options, none), rule="§12")
        if answer == "done":
            return
        place = int(answer)
        places.remove(place)
        most -= 1
        hand.dice[place] = yield from roll_die(message("thing-dice-roll", number=place + 1, dice=len(hand.dice)))


def change_dice(station: Station, hand: DiceHand) -> Guide[None]:
    """Let the players turn or cancel dice. Canceling raises suspicion."""
    while hand.dice:
        options = [die_option(hand, place, "thing-dice-cancel") for place in range(len(hand.dice))]
        if station.dormitory_helps:
            options.append(Option("turn", message("thing-dice-turn")))
        options.append(Option("done", message("thing-dice-done")))
        answer = yield from choose("thing-dice-change", options, rule="§12", who=hand.person, dice=hand.dice)
        if answer == "done":
            return
        if answer == "turn":
            yield from turn_die(station, hand)
        else:
            del hand.dice[int(answer)]
            raise_suspicion(hand.person)
            yield from check_exposures(station)
            if not hand.person.is_playing:
                hand.dice.clear()


def turn_die(station: Station, hand: DiceHand) -> Guide[None]:
    """Turn a die to any face. The character helping from the Dormitory lies down."""
    options = [die_option(hand, place, "thing-dice-turn-die") for place in range(len(hand.dice))]
    place = int((yield from choose("thing-dice-turn-which", options, rule="§12")))
    hand.dice[place] = Face((yield from choose_by_id("thing-dice-turn-to", Face, "thing-face", rule="§12")))
    station.dormitory_helps = False
    for person in station.people_at(Location.DORMITORY):
        person.standing = False


def resolve_remaining_dice(station: Station, hand: DiceHand) -> Guide[None]:
    for face in hand.dice:
        if face is Face.SABOTAGE and can_perform(station, hand.person, face):
            yield from perform(station, hand.person, face)
    steps = hand.dice.count(Face.THREAT)
    if steps:
        station.threat = max(station.threat - steps, 0)
        station.note("thing-threat-closer", steps=steps, now=station.threat)
        yield from check_exposures(station)


def use_dice(station: Station, hand: DiceHand) -> Guide[None]:
    """Let the character use or repair the location once, burn it, or do nothing."""
    faces = list(dict.fromkeys(hand.dice))
    choices = [str(face) for face in faces if can_perform(station, hand.person, face)]
    for face in faces:
        if station.fires_left and hand.person.where in pieces.GREEN and "burn" not in choices:
            choices += ["burn"] if (yield from look_up(station.box, burn_fact(face))) == YES else []
    match (
        yield from choose_by_id(
            "thing-dice-act", (*choices, "nothing"), "thing-face", rule="§12", who=hand.person, place=hand.person.where
        )
    ):
        case "nothing":
            return
        case "burn":
            yield from spend_fire_weapon(station, hand.person)
            burn(station, hand.person.where)
        case action:
            yield from perform(station, hand.person, Face(action))


def die_option(hand: DiceHand, place: int, text_id: str) -> Option:
    return Option(str(place), message(text_id, die=hand.dice[place]))
