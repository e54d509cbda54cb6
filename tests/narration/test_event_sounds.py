"""Sounds of the resolution: every kind of event has an effect, and every narrator line exists."""

from itertools import islice

import pytest
from support import known_games

from spacealert.engine import events, resolve
from spacealert.engine.event_schema import KINDS
from spacealert.engine.events import Event
from spacealert.engine.ship import LAST_TURN
from spacealert.kit.audio import voice_pack
from spacealert.narration import event_sounds
from spacealert.narration.sentences import PRESENTED
from spacealert.narration.walk import Walk
from spacealert.texts import load_texts


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_a_sound(kind: type[Event]) -> None:
    by_facts = (events.Moved, events.Aimed, events.Hit, events.Attacked, events.ComputerChecked)
    assert PRESENTED[kind].sound or kind in by_facts


def test_real_games_have_all_sounds_and_lines() -> None:
    effects, said = voice_pack.load_effects().clips, set()
    for case in islice(known_games.cases("random"), 25):
        game = known_games.game_of(case["game"])
        walk = Walk(game, resolve(game))
        for place in range(1, walk.last + 1):
            walk.go_to(place)
            assert walk.event is not None
            assert event_sounds.event_sound(walk.event) in effects
            said.add(event_sounds.narrator_line(walk.event, walk.view))
    spoken = set(load_texts("en").ids(event_sounds.LINES))
    assert said - {None} <= spoken
    assert len(said & spoken) > LAST_TURN


def test_tension_grows_with_damage_and_nearby_threats() -> None:
    game = known_games.game_of(next(known_games.cases("random"))["game"])
    begin = Walk(game, resolve(game)).view
    assert event_sounds.view_tension(begin._replace(threats=())) == 1
    red = begin.zones["red"]._replace(tiles=("heavy",) * 6)
    assert event_sounds.view_tension(begin._replace(zones={**begin.zones, "red": red})) == 3
