"""Setup in the order of the rulebook (§3, §12), and the secret deal of roles."""

from attrs import asdict

from spacealert.companions.asking import ask_count, choose_by_id, confirm, show
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing.box_facts import SPACES, look_up, max_zone_fact
from spacealert.companions.the_thing.pieces import Character, Location, Person, Role, Supplies
from spacealert.companions.the_thing.station import Station
from spacealert.companions.the_thing.station_questions import LOOK, ask_draw, ritual_line
from spacealert.kit.guide import prompts
from spacealert.kit.guide.walkthrough import Guide


def set_up_station(station: Station) -> Guide[None]:
    station.players = yield from ask_count("thing-players", pieces.MOST_PLAYERS, least=1, likely=4, rule="§3")
    yield from choose_characters(station)
    supplies = pieces.supplies_for(station.players)
    fill_station(station, supplies)
    yield from lay_out_board(station, supplies)
    yield from lay_out_decks(station, supplies)
    if station.has_roles:
        yield from hand_out_pieces(station)
        yield from deal_roles(station)
    else:
        yield from lay_out_without_roles(station)
    station.note("thing-setup-supply", dice=int(not station.has_roles))
    yield from choose_leader(station)
    yield from read_box_numbers(station)


def choose_characters(station: Station) -> Guide[None]:
    number = station.players if station.has_roles else pieces.CHARACTERS_WITHOUT_ROLES
    each = number // station.players
    seats = [place * station.players // number for place in range(number)]
    labels = [
        prompts.message("thing-seat", player=player + 1, each=each, number=place % each + 1)
        for place, player in enumerate(seats)
    ]
    asked = tuple(prompts.Option(str(place), label) for place, label in enumerate(labels))
    places = tuple(prompts.Option(character, prompts.message(f"thing-person-{character}")) for character in Character)
    room = {str(character): 1 for character in Character}
    answer = yield prompts.Arrangement(
        prompts.message("thing-characters"), pieces=asked, places=places, room=room, rule="§3"
    )
    station.people = [
        Person(Character(who), seats[int(place)]) for place, who in prompts.parse_arrangement(answer).items()
    ]


def fill_station(station: Station, supplies: Supplies) -> None:
    station.fuel = {
        Location.GENERATOR: pieces.GENERATOR_FUEL,
        Location.BOILER: pieces.BOILER_FUEL,
        Location.SNOWCAT: 0,
        Location.HELICOPTER: 0,
    }
    station.damage = {
        Location.GENERATOR: 0,
        Location.BOILER: 0,
        Location.RADIO_ROOM: supplies.radio_damage,
        Location.SNOWCAT: supplies.snowcat_damage,
        Location.HELICOPTER: supplies.helicopter_damage,
    }
    station.pantry = pieces.FOOD
    station.dogs = {Location.KENNEL: pieces.DOGS}
    station.underground, station.outdoor = supplies.underground, supplies.outdoor
    station.weapons_left, station.items_left = supplies.weapons.card_count, supplies.items.card_count
    station.lab_tokens = len(station.people) * (pieces.BLOOD_FOR_EACH + pieces.SPOILED_FOR_EACH)


def lay_out_board(station: Station, supplies: Supplies) -> Guide[None]:
    table = prompts.message(f"thing-weather-table-{supplies.weather_table}")
    station.note("thing-setup-board", spoken="thingspeech-setup-board", table=table)
    station.note("thing-setup-fuel", fuel=pieces.GENERATOR_FUEL)
    station.note("thing-setup-food", food=pieces.FOOD)
    if station.has_roles:
        station.token_at = yield from ask_draw(
            "thing-setup-token", Location, dict.fromkeys(pieces.GREEN, 1), "thing-place", rule="§3"
        )
    station.beginner_kennel = yield from confirm("thing-setup-beginner-kennel", rule="§5.8")
    station.note("thing-setup-dogs", dogs=pieces.DOGS)
    station.note("thing-setup-vehicles", helicopter=supplies.helicopter_damage, snowcat=supplies.snowcat_damage)


def lay_out_decks(station: Station, supplies: Supplies) -> Guide[None]:
    weapons, items = supplies.weapons, supplies.items
    station.note("thing-setup-weapons", spoken="thingspeech-setup-weapons", cards=weapons.card_count, **asdict(weapons))
    station.note("thing-setup-items", cards=items.card_count, **asdict(items))
    yield from show("thing-setup-ready", rule="§3")
    station.note(
        "thing-setup-stores",
        spoken="thingspeech-setup-stores",
        underground=supplies.underground,
        outdoor=supplies.outdoor,
    )
    station.note("thing-setup-radio", damage=supplies.radio_damage)
    people = len(station.people)
    station.note("thing-setup-lab", blood=people * pieces.BLOOD_FOR_EACH, spoiled=people * pieces.SPOILED_FOR_EACH)
    station.note("thing-setup-hq", damage=supplies.damage_in_hq)


def hand_out_pieces(station: Station) -> Guide[None]:
    """Guide the players through taking their own pieces."""
    station.note("thing-setup-actions")
    station.note("thing-setup-players")
    yield from show("thing-setup-ready", rule="§3")


def lay_out_without_roles(station: Station) -> Guide[None]:
    """Guide the players through the setup steps that differ when the game itself plays the Alien."""
    station.threat = pieces.YELLOW_SPACE + (yield from look_up(station.box, max_zone_fact(station.players)))
    station.note("thing-setup-discs")
    station.note("thing-setup-special-roles")
    yield from show("thing-setup-ready", rule="§12")


def choose_leader(station: Station) -> Guide[None]:
    players = [str(number + 1) for number in range(station.players)]
    if station.has_roles:
        people = [person.character for person in station.people]
        first = yield from choose_by_id("thing-setup-leader", people, "thing-person", rule="§3", likely=people[0])
        station.leader = station.person(Character(first)).player
    elif station.players > 1:
        station.leader = int((yield from choose_by_id("thing-setup-leader", players, "thing-player", rule="§3"))) - 1


def read_box_numbers(station: Station) -> Guide[None]:
    """Ask for the numbers that actions depend on and that are printed only on the board."""
    missing = [fact for fact in (*SPACES, max_zone_fact(station.players)) if fact.key not in station.box]
    if missing:
        station.note("thing-box-begins", count=len(missing))
    for fact in missing:
        yield from look_up(station.box, fact)


LOOK_AT_ROLE = 8.0  # seconds each player spends alone at the screen

ROLES_BY_TOKENS = (ritual_line("token-take", 6), LOOK, ritual_line("role-card", 12), ritual_line("done", 4))


def deal_roles(station: Station) -> Guide[None]:
    """Deal roles with dog tokens, or on the screen if the players agree."""
    text = prompts.message("thing-roles-agreed")
    spoken = "thingspeech-roles-agreed"
    answer = yield from choose_by_id(text, ("no", "yes"), "thing-roles", rule="§14", spoken=spoken, likely="no")
    station.roles_agreed = answer == "yes"
    if station.roles_agreed:
        yield from deal_on_screen(station)
    else:
        station.note("thing-roles-tokens", spoken="thingspeech-roles-tokens", healthy=station.players - 1)
        yield prompts.Ritual(prompts.message("thing-roles-look"), lines=ROLES_BY_TOKENS, rule="§3")
    station.note("thing-roles-bag", tokens=sum(pieces.DOG_TOKENS.values()))


def deal_on_screen(station: Station) -> Guide[None]:
    """Draw the first Alien, and show each player their own role."""
    yield from show("thing-roles-screen", rule="§14", spoken="thingspeech-roles-screen")
    alien = yield prompts.Deal(
        prompts.message("thing-roles-draw"), keys=[person.character for person in station.people]
    )
    for person in station.people:
        role = Role.ALIEN if person.character == alien else Role.HUMAN
        station.roles[person.character] = role
        yield from ask_privately(person, prompts.Instruction(prompts.message(f"thing-roles-{role}")))


def ask_privately(person: Person, inside: prompts.Prompt) -> Guide[prompts.Answer]:
    """Show a prompt to one player alone, for a time that is the same for everyone."""
    text = prompts.message("thing-roles-alone", who=person)
    return (
        yield prompts.Secret(
            text, seat=person.label, inside=inside, seconds=LOOK_AT_ROLE, rule="§3", spoken="thingspeech-roles-alone"
        )
    )
