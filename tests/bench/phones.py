"""Measures the delay of announcements on phones and the cost of serving them: five seats and many spectators.

    python tests/bench/phones.py [SPECTATORS] [SECONDS]      200 and 60 by default

Exits with 1 if an announcement was sent more than 50 ms after its cue, or if serving took more than 10 % of a core.
Measured on 2026-11-19, two cores at load 7, S2-3 through miniaudio and PulseAudio: 33 ms at the latest, 0.2 % of a core
(2.4 % without sound at load 3), 17 MB; the sound fell behind by 110 ms alone, at its start, and by 5 ms with phones.
"""

import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ["SPACEALERT_HOME"] = TemporaryDirectory().name
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from support.recorded_sink import MISSING, NullSink
from websockets.asyncio.client import connect

from spacealert.apps.phones.service import Phones
from spacealert.session import Session, commands
from spacealert.session.mission_player import SoundSetup

SEATS, LATEST, MOST_CPU = 5, 0.050, 0.10
SETTLING = 5.0  # seconds until all pages have connected


def main(spectators: int, seconds: float) -> int:
    if MISSING:
        return run(Session(sound=SoundSetup(silent=True)), spectators, seconds)
    with TemporaryDirectory() as folder, NullSink(Path(folder) / "pulse"):
        return run(Session(sound=SoundSetup("miniaudio")), spectators, seconds)


def run(session: Session, spectators: int, seconds: float) -> int:
    for command in (
        commands.SetCrewSize(SEATS, 0),
        commands.ChooseMission("S2-3"),
        commands.StartMission(),
    ):
        session.do(command)
    session.wait()
    player = session.player
    session.do(commands.Play())
    alone, behind_alone, _ = cost(session, 20.0)
    phones = Phones(session, ports=(0,))
    phones.start("127.0.0.1")
    assert phones.invitation is not None
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    clients = [
        subprocess.Popen(
            [sys.executable, __file__, "pages", phones.invitation.link, *counts, str(seconds + SETTLING)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for counts in ((str(SEATS), "0"), ("0", str(spectators)))
    ]
    cost(session, SETTLING)
    served, behind, seen = cost(session, seconds)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    told: list[list[dict[str, float]]] = [json.loads(client.communicate()[0]) for client in clients]
    phones.stop()
    silent = player.soundtrack.silence_at
    positions, moments = zip(*seen, strict=True)
    heard = {
        cue.at: float(np.interp(cue.at, positions, moments))
        for cue in player.soundtrack.cues
        if positions[0] < cue.at < positions[-1] - 1 and not silent(cue.at + 0.1)
    }
    session.close()
    more, latest = served - alone, 0.0
    print(f"{SEATS} seats and {spectators} spectators, {seconds:.0f} s, {len(heard)} announcements")
    for name, group in zip(("seats", "spectators"), told, strict=True):
        late = sorted(page.get(str(at), float("inf")) - moment for at, moment in heard.items() for page in group)
        latest = max(latest, late[-1])
        middle = late[len(late) // 2]
        print(f"{name}: read {middle * 1000:.1f} ms after its cue (median), {late[-1] * 1000:.1f} ms at the latest")
    print(f"of a core: {alone:.1%} alone, {served:.1%} with phones: {more:.1%} for them; memory +{grown / 1024:.0f} MB")
    print(f"the sound fell behind the clock by {behind_alone * 1000:.0f} ms alone, {behind * 1000:.0f} ms with phones")
    return latest > LATEST or more > MOST_CPU


def cost(session: Session, seconds: float) -> tuple[float, float, list[tuple[float, float]]]:
    """Return the share of a core this process takes, the lag of the sound, and mission positions with their times."""
    began, cpu, behind, seen = time.monotonic(), time.process_time(), 0.0, list[tuple[float, float]]()
    while time.monotonic() - began < seconds:
        session.tick()
        behind = max(behind, session.player.seconds_behind)
        seen.append((session.player.position, time.monotonic()))
        time.sleep(0.05)
    return (time.process_time() - cpu) / (time.monotonic() - began), behind, seen


# Pages, in a separate process


async def pages(link: str, seats: int, spectators: int, seconds: float) -> list[dict[float, float]]:
    address, code = link.split("#")
    until = time.monotonic() + seconds
    everybody = [*range(seats), *[None] * spectators]
    return await asyncio.gather(*(page(address, code, seat, until, at) for at, seat in enumerate(everybody)))


async def page(address: str, code: str, seat: int | None, until: float, number: int) -> dict[float, float]:
    """Return the time at which this page received each announcement, by its second in the mission."""
    host, wire = address.removeprefix("http://").rstrip("/"), list[tuple[float, str]]()
    # One address each, and spread out like real arrivals, or the server would turn them away.
    await asyncio.sleep(0.03 * number)
    here = (f"127.0.{1 + (seat is None)}.{1 + number}", 0)
    async with connect(f"ws://{host}/socket", origin=f"http://{host}", compression=None, local_addr=here) as line:  # type: ignore[arg-type]
        languages = ["ru" if (seat or 0) % 2 else "en"]
        hello: dict[str, Any] = {"type": "hello", "code": code, "languages": languages, "spectator": seat is None}
        await line.send(json.dumps(hello))
        if seat is not None:
            await line.send(json.dumps({"type": "take-seat", "seat": seat}))
        while (left := until - time.monotonic()) > 0:
            try:
                text = await asyncio.wait_for(line.recv(), left)
            except TimeoutError:
                break
            wire.append((time.monotonic(), str(text)))  # parsed later, because two hundred pages share this core
    learned: dict[float, float] = {}
    for at, text in wire:
        for said in json.loads(text).get("changed", {}).get("said", []):
            learned.setdefault(said["second"], at)
    return learned


if __name__ == "__main__":
    given = sys.argv[1:]
    if given[:1] == ["pages"]:
        print(json.dumps(asyncio.run(pages(given[1], int(given[2]), int(given[3]), float(given[4])))))
        sys.exit()
    sys.exit(main(int(given[0]) if given else 200, float(given[1]) if given[1:] else 60.0))
