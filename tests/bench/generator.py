"""Generates 20,000 missions of each kind, and compares them with the official ones.

    python tests/bench/generator.py [MISSIONS OF EACH KIND]

Prints the distribution of each property (threats, gaps, silences …) for each kind: `official` for the published
missions, `ours` for the generated ones. Exits with 1 if a mission is wrong.
"""

import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from missions.test_generator import conflicts, violated_limits  # noqa: E402
from support import known_games  # noqa: E402

from spacealert.missions.announcements import AnnouncedThreat, CommunicationsDown, DataTransfer, IncomingData, Zone  # noqa: E402
from spacealert.missions.codes import GeneratorRequest  # noqa: E402
from spacealert.missions.generator import generate  # noqa: E402
from spacealert.missions.scenario import Kind, Scenario, ScenarioEvent  # noqa: E402

Tallies = dict[str, Counter[object]]
ZONES = {"R": Zone.RED, "W": Zone.WHITE, "B": Zone.BLUE}


def official() -> Iterator[Scenario]:
    for row in known_games.missions():
        id_, script = row["id"], row["script"]
        phases, events = [], []
        for minutes, seconds, code, rest in re.findall(r"(\d+)(\d\d)(AL|UR|ID|DT|CS|PE)([^,]*)", script):
            at = int(minutes) * 60 + int(seconds)
            match code:
                case "PE":
                    phases.append(at)
                case "ID":
                    events.append(ScenarioEvent(at, IncomingData()))
                case "DT":
                    events.append(ScenarioEvent(at, DataTransfer()))
                case "CS":
                    events.append(ScenarioEvent(at, CommunicationsDown(int(rest))))
                case _:
                    internal = "IT" in rest
                    zone = None if internal else ZONES[rest[-1]]
                    events.append(
                        ScenarioEvent(at, AnnouncedThreat(int(rest[0]), "S" in rest, internal, zone, code == "AL"))
                    )
        number = int(id_.rpartition("-")[2].strip("E"))
        if id_.startswith("S1"):
            kind = Kind.TEST_FLIGHT if number < 3 else Kind.SIMULATION if number < 6 else Kind.ADVANCED_SIMULATION
        elif id_.startswith("S2"):
            kind = Kind.MISSION
        else:
            kind = Kind.EASIER_DOUBLE_ACTION if "E" in id_ else Kind.DOUBLE_ACTION
        yield Scenario(id_, kind, {"en": id_}, tuple(phases), tuple(events))


def tally(missions: list[Scenario]) -> Tallies:
    """Return the values to compare, each as a tally."""
    found: Tallies = defaultdict(Counter)
    for mission in missions:
        _tally_times(found, mission)
        _tally_threats(found, mission)
    return found


def _tally_times(found: Tallies, mission: Scenario) -> None:
    starts = (0, *mission.phases)
    found["round, seconds"][mission.end] += 1
    for number, (start, end) in enumerate(pairwise(starts), start=1):
        found[f"phase {number}, seconds"][end - start] += 1
    for what in (IncomingData, DataTransfer, CommunicationsDown):
        phases = Counter(mission.phase_at(event.at) for event in mission.events if isinstance(event.what, what))
        found[f"{what.__name__} in each phase"]["/".join(str(phases[n]) for n in range(1, len(starts)))] += 1
    for event in mission.events:
        since = event.at - starts[mission.phase_at(event.at) - 1]
        found[f"{type(event.what).__name__}, minute of its phase"][since // 60] += 1
    silences = [event.what.seconds for event in mission.events if isinstance(event.what, CommunicationsDown)]
    found["silence, seconds"].update(silences)
    found["silence in all, tens of seconds"][sum(silences) // 10] += 1


def _tally_threats(found: Tallies, mission: Scenario) -> None:
    threats = list(mission.threats())
    times = [event.at for event in mission.events if isinstance(event.what, AnnouncedThreat)]
    classes = [f"{'S' * threat.serious}{'I' * threat.internal}T" for threat in threats]
    zones = [threat.zone for threat in threats if threat.zone]
    turns = Counter(threat.turn for threat in threats)
    found["threats"][len(threats)] += 1
    found["class"].update(classes)
    found["turn"].update(turns)
    found["zone"].update(map(str, zones))
    reports = (name for name, threat in zip(classes, threats, strict=True) if not threat.confirmed)
    found["unconfirmed"][" + ".join(sorted(reports))] += 1
    found["first threat"][times[0]] += 1
    found["between threats, tens of seconds"].update(
        (later - earlier) // 10
        for earlier, later in pairwise(times)
        if mission.phase_at(earlier) == mission.phase_at(later)
    )
    found["most threats in a zone"][max(Counter(zones).values())] += 1
    found["same zone running"][sum(one is other for one, other in pairwise(zones))] += 1
    found["turns with two threats"][sum(count > 1 for count in turns.values())] += 1
    first = sum(threat.level for threat, at in zip(threats, times, strict=True) if at < mission.phases[0])
    found["level of the first phase"][first] += 1


def show(published: Tallies, ours: Tallies) -> None:
    for name in published:
        theirs, mine = published[name], ours[name]
        values = sorted(theirs.keys() | mine.keys(), key=lambda value: (isinstance(value, str), value))
        print(f"  {name}")
        for row, title in ((theirs, "official"), (mine, "ours")):
            shares = (f"{value}:{100 * row[value] / (sum(row.values()) or 1):.0f}%" for value in values if row[value])
            print(f"    {title:9}", "  ".join(shares))


def main(count: int) -> int:
    published = list(official())
    wrong, spent = 0, 0.0
    for kind in Kind:
        began = time.perf_counter()
        missions = [generate(GeneratorRequest(kind, 5, seed)) for seed in range(count)]
        seconds = time.perf_counter() - began
        spent += seconds
        problems = [problem for mission in missions for problem in (*violated_limits(mission), *conflicts(mission))]
        wrong += len(problems)
        different = len({(mission.phases, mission.events) for mission in missions})
        print(f"\n{kind}: {count} missions, {count / seconds:.0f} a second, {different} different")
        print(f"  {len(problems)} faults", *problems[:3])
        show(tally([mission for mission in published if mission.kind is kind]), tally(missions))
    every = count * len(Kind)
    print(f"\n{every} missions in {spent:.0f} s, {every / spent:.0f} a second; {wrong} faults")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
