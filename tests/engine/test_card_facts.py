"""Cards and tracks match the collected facts about the printed ones."""

from support import known_games

from spacealert.engine import CARDS, ship
from spacealert.engine.ship import TRACKS, distance


def test_every_card_has_the_numbers_of_the_printed_one() -> None:
    printed = known_games.all_threats()
    assert set(CARDS) == set(printed)
    for code, card in CARDS.items():
        fact = printed[code]
        assert card.severity == fact["severity"], code
        assert card.color == fact["color"], code
        assert card.hull == fact["hull"], code
        assert card.speed == fact["speed"], code
        assert card.shields == fact.get("shields", 0), code
        destroyed = fact["points"]["destroyed"] or 0  # a capsule is worth the points of its contents
        assert (card.survive, card.destroy) == (fact["points"]["survived"], destroyed), code
        assert card.stations == tuple(fact.get("stations", ())), code
        assert card.system == fact.get("fixed_by"), code
        assert card.sort == fact.get("kind", "external"), code
        assert card.fires_back == fact["fires_back"], code


def test_every_track_is_as_long_and_has_its_letters_where_the_printed_one_has() -> None:
    printed = known_games.tracks()
    assert [fact["id"] for fact in printed] == list(TRACKS)
    for fact in printed:
        track = TRACKS[fact["id"]]
        assert track.length == fact["length"] == len(fact["distances"])
        assert track.letters == {int(space): letter for space, letter in fact["letters"].items()}
        assert [distance(space) for space in range(1, track.length + 1)] == fact["distances"]


def test_the_ship_is_built_as_the_rules_say() -> None:
    assert ship.NEIGHBORS == {
        "UR": ("UW", "LR"),
        "UW": ("UR", "UB", "LW"),
        "UB": ("UW", "LB"),
        "LR": ("LW", "UR"),
        "LW": ("LR", "LB", "UW"),
        "LB": ("LW", "UB"),
    }
