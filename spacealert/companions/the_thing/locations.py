"""The places of the station and what can be done at each: facts, and no state."""

from enum import StrEnum


class Location(StrEnum):
    """Every place where a figure can stand."""

    ARMORY = "armory"
    GENERATOR = "generator"
    BOILER = "boiler"
    KITCHEN = "kitchen"
    LAB = "lab"
    WEATHER_STATION = "weather-station"
    RADIO_ROOM = "radio-room"
    STORAGE = "storage"
    SNOWCAT = "snowcat"
    HELICOPTER = "helicopter"  # the station's own; the one that comes to the rescue is no place
    KENNEL = "kennel"
    REC_ROOM = "rec-room"
    DORMITORY = "dormitory"


# What characters, dogs and exposed Aliens can all use; each has a location card.
GREEN = (
    Location.ARMORY,
    Location.GENERATOR,
    Location.BOILER,
    Location.KITCHEN,
    Location.LAB,
    Location.WEATHER_STATION,
    Location.RADIO_ROOM,
    Location.STORAGE,
    Location.SNOWCAT,
    Location.HELICOPTER,
)
MOST_IN_GREEN = 3  # characters; nobody is counted out of the Rec Room and the Dormitory
FOR_CHARACTERS = (*GREEN, Location.REC_ROOM, Location.DORMITORY)

VEHICLES = (Location.SNOWCAT, Location.HELICOPTER)
DAMAGEABLE = (Location.GENERATOR, Location.BOILER, Location.RADIO_ROOM, *VEHICLES)
FUELED = (Location.GENERATOR, Location.BOILER, *VEHICLES)

# Where Use and Repair are done once for every standing character.
COOPERATIVE = (*DAMAGEABLE, Location.LAB)
