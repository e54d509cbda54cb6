"""Numbers found only on the printed components: weather tables, track lengths, fuel and damage spaces.

Players enter each number once, when it is first needed.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from attrs import frozen

from spacealert.companions.asking import ask_count, confirm, show
from spacealert.companions.the_thing import pieces
from spacealert.companions.the_thing.pieces import Location, WeatherTable
from spacealert.companions.the_thing.station_questions import ask_draw
from spacealert.kit.guide.prompts import message
from spacealert.kit.guide.walkthrough import Guide
from spacealert.kit.i18n.texts import Message

YES, NO = 1, 0


class Weather(StrEnum):
    SUN = "sun"
    CLOUDS = "clouds"
    WIND = "wind"
    SNOW = "snow"
    STORM = "storm"

    @property
    def label(self) -> Message:
        return message(f"thing-weather-{self}")


class WeatherEffect(StrEnum):
    GENERATOR = "generator"
    BOILER = "boiler"
    RESCUE = "rescue"
    FREEZING = "freezing"


class StrengthComparison(StrEnum):
    """An exposed Alien's strength compared with the number of characters that it meets."""

    STRONGER = "stronger"
    EQUAL = "equal"
    WEAKER = "weaker"


class ClashOutcome(StrEnum):
    """A possible effect of a clash with an exposed Alien, as listed in the rulebook."""

    ABSORBS = "absorbs"
    GAINS = "gains"
    LOSES = "loses"
    SABOTAGES = "sabotages"


class Face(StrEnum):
    """A face of an action die, in the game for one to three players."""

    USE = "use"
    REPAIR = "repair"
    SABOTAGE = "sabotage"
    THREAT = "threat"

    @property
    def label(self) -> Message:
        return message(f"thing-face-{self}")


@frozen
class BoxFact:
    """A number printed on a component in the box. `likely` is suggested as the answer."""

    key: str
    least: int
    most: int
    likely: int | None = None

    @property
    def names(self) -> list[str | Message]:
        names = self.key.split("/")[1:]
        return [name if name.isdigit() else message(f"thing-box-name-{name}") for name in names]


DIE_SIDES = 6


def faces_fact(weather: Weather) -> BoxFact:
    return BoxFact(f"die/{weather}", 0, DIE_SIDES)


def weather_fact(table: WeatherTable, weather: Weather, effect: WeatherEffect) -> BoxFact:
    likely = {
        (Weather.SUN, WeatherEffect.RESCUE): 4,
        (Weather.STORM, WeatherEffect.GENERATOR): 2,
        (Weather.STORM, WeatherEffect.BOILER): 2,
    }
    return BoxFact(f"{effect}/{table}/{weather}", 0, 9, likely.get((weather, effect)))


FREEZING_SPACES = BoxFact("freezing-track", 2, 30)
RESCUE_SPACES = BoxFact("rescue-track", 2, 40)
RESCUE_FUEL_SPACES = BoxFact("rescue-fuel-track", 2, 40)


def fuel_spaces_fact(vehicle: Location) -> BoxFact:
    return BoxFact(f"fuel-spaces/{vehicle}", 1, 10)


def damage_spaces_fact(location: Location) -> BoxFact:
    least = {
        Location.GENERATOR: pieces.OUTAGE_AT,
        Location.RADIO_ROOM: pieces.SUPPLIES[pieces.MOST_PLAYERS].radio_damage,
        Location.HELICOPTER: pieces.SUPPLIES[pieces.MOST_PLAYERS].helicopter_damage,
    }
    return BoxFact(f"damage-spaces/{location}", least.get(location, 1), pieces.DAMAGE_TOKENS)


def max_zone_fact(players: int) -> BoxFact:
    characters = players if players >= pieces.FEWEST_WITH_ROLES else pieces.CHARACTERS_WITHOUT_ROLES
    return BoxFact(f"max-zone/{characters}", 1, 30)


def outcome_fact(comparison: StrengthComparison, outcome: ClashOutcome) -> BoxFact:
    return BoxFact(f"{outcome}/{comparison}", 0, YES if outcome is ClashOutcome.SABOTAGES else 3)


def burn_fact(face: Face) -> BoxFact:
    return BoxFact(f"burns/{face}", NO, YES)


def escape_fact(face: Face) -> BoxFact:
    return BoxFact(f"stops/{face}", NO, YES)


# The rules depend on these spaces, so players enter their numbers before the first round.
SPACES = (
    *(fuel_spaces_fact(vehicle) for vehicle in pieces.VEHICLES),
    *(damage_spaces_fact(location) for location in (Location.GENERATOR, Location.RADIO_ROOM, *pieces.VEHICLES)),
)

ALL: Mapping[str, BoxFact] = {
    fact.key: fact
    for fact in (
        *(faces_fact(weather) for weather in Weather),
        *(
            weather_fact(table, weather, effect)
            for table in WeatherTable
            for weather in Weather
            for effect in WeatherEffect
        ),
        *(FREEZING_SPACES, RESCUE_SPACES, RESCUE_FUEL_SPACES, *SPACES),
        *(max_zone_fact(players) for players in range(pieces.FEWEST_WITH_ROLES, pieces.MOST_PLAYERS + 1)),
        *(outcome_fact(comparison, outcome) for comparison in StrengthComparison for outcome in ClashOutcome),
        *(of(face) for of in (burn_fact, escape_fact) for face in Face),
    )
}


def look_up(known: dict[str, int], fact: BoxFact) -> Guide[int]:
    """Return the value of a fact, asking the players for it if they have not entered it yet."""
    if fact.key not in known:
        question = _question(fact)
        if (fact.least, fact.most) == (NO, YES):
            known[fact.key] = YES if (yield from confirm(question, rule="§15")) else NO
        else:
            known[fact.key] = yield from ask_count(
                question, fact.most, least=fact.least, likely=fact.likely, rule="§15"
            )
    return known[fact.key]


def _question(fact: BoxFact) -> Message:
    kind, *_ = fact.key.split("/")
    return message(f"thing-box-{kind}", **dict(zip(("first", "second"), fact.names, strict=False)))


def look_up_die(known: dict[str, int]) -> Guide[dict[Weather, int]]:
    """Return how many sides of the weather die show each weather, asking if necessary."""
    facts = {weather: faces_fact(weather) for weather in Weather}
    if not are_known(known, facts.values()):
        told = dict.fromkeys((fact.key for fact in facts.values()), 0)
        *others, last = facts.values()
        for fact in others:
            left = DIE_SIDES - sum(told.values())
            if left:
                told[fact.key] = yield from ask_count(_question(fact), left, rule="§15")
        told[last.key] = DIE_SIDES - sum(told.values())
        yield from show("thing-box-die-rest", rule="§15", sides=told[last.key], first=last.names[0])
        known.update(told)
    return {weather: known[fact.key] for weather, fact in facts.items()}


def are_known(known: Mapping[str, int], facts: Iterable[BoxFact]) -> bool:
    return all(fact.key in known for fact in facts)


SIDES = {Face.USE: 2, Face.REPAIR: 2, Face.SABOTAGE: 1, Face.THREAT: 1}
DICE, DICE_STARVING = 3, 2
BAD = (Face.SABOTAGE, Face.THREAT)


def roll_die(text: Message) -> Guide[Face]:
    return (yield from ask_draw(text, Face, SIDES, "thing-face", rule="§12"))
