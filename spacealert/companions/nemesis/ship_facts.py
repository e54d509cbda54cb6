"""Numbers of the printed game (§1, §2), and what other players have read off its dice and tokens."""

from collections.abc import Mapping

MOST_PLAYERS = 5
CHARACTERS = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
MOST_FIRES = MOST_MALFUNCTIONS = 8
MOST_HAND = 12  # cards; nobody holds more
MOST_LIGHT_WOUNDS, MOST_SERIOUS_WOUNDS = 2, 3
POD_SEATS = 2
CARDS_DRAWN_AT_THE_END = 4
ACTION_CARDS = 10
MOST_CONTAMINATION = 27
ENGINES = (1, 2, 3)
DESTINATIONS = ("A", "B", "C", "D")

PODS: Mapping[int, int] = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}  # §2, step 7: by players
POD_NUMBERS = (1, 2, 3, 4)

# §1.2; the faces of the dice are from other players.
NOISE_DIE: Mapping[str, int] = {"1": 2, "2": 2, "3": 2, "4": 2, "danger": 1, "silence": 1}
COMBAT_DIE: Mapping[str, int] = {"miss": 2, "creeper": 1, "adult": 1, "hit": 1, "two-hits": 1}

# The numbers on the tokens, by kind: which number is on how many of them (see the settings there).
TOKEN_NUMBERS: Mapping[str, Mapping[int, int]] = {
    "larva": {1: 8},
    "creeper": {1: 3},
    "adult": {2: 4, 3: 5, 4: 3},
    "breeder": {3: 1, 4: 1},
    "queen": {4: 1},
}
MOST_TOKEN_NUMBER = 6
