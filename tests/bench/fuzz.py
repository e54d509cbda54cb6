"""Feeds damaged files to every parser, which must return a value or reject them with one clear sentence.

    python tests/bench/fuzz.py [--seconds N] [--seed N] [--keep FOLDER] [PARSER…]

Each round damages a valid sample in a few ways and reads it. Crashes are printed with their traceback and the file is
kept, so that `--seed` or the file reproduces them. Accepted values must be usable too: a game can be written, read
again, resolved and described, and a scenario can be written and read again.
"""

import argparse
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import frozen

sys.path.insert(0, str(Path(__file__).parents[1]))

from support import known_games
from support.folders import DATA
from support.languages import ENGLISH

from spacealert.kit.i18n.errors import InvalidFile, Problem, UserError
from spacealert.kit.storage import yaml_document
from spacealert.logbook.documents import DocumentKind
from spacealert.texts import LANGUAGES, load_texts

HERE = Path(__file__).resolve()
PROJECT = HERE.parents[2]
TOO_LONG = 5  # seconds of processor time per file


@frozen
class Parser:
    """A parser with its samples, their file names, and a function that runs it."""

    file_name: str
    samples: Callable[[], list[bytes]]
    read: Callable[[Path], object]


# --- the parsers ----------------------------------------------------------------------------------------------------


def read_game(path: Path) -> None:
    from spacealert import gamefile
    from spacealert.engine import resolve
    from spacealert.gamefile import plan_warnings, reader, writer
    from spacealert.narration.terminal_walk import TerminalWalk
    from spacealert.narration.walk import Walk

    file = gamefile.read(path)
    for text in (writer.game_as_yaml(file), writer.game_as_json(file)):
        assert reader.game_from_document(yaml_document.parse(text)) == file
    for warning in plan_warnings.find_warnings(file):
        assert plan_warnings.describe_warning(ENGLISH, warning, file)
    for lang in LANGUAGES:
        assert list(TerminalWalk(load_texts(lang), Walk(file.game, resolve(file.game))).lines())


def read_games_by_the_line(path: Path) -> None:
    from spacealert.gamefile.batch import resolve_lines

    with path.open("rb") as games:
        found = list(resolve_lines(games))
    for answer in found:
        if isinstance(answer, str):
            json.loads(answer)
    if problems := [answer for answer in found if isinstance(answer, Problem)]:
        raise InvalidFile("-", problems)


def read_scenario(path: Path) -> None:
    from spacealert.missions import scenario_check, scenario_file

    report = scenario_check.check(path)
    tell(report.notes)
    assert report.describe(ENGLISH)
    scenario = scenario_file.load(path)
    assert scenario_file.parse_document(yaml_document.parse(scenario_file.write(scenario))).scenario == scenario


def read_script(path: Path) -> None:
    from spacealert.missions import notation, scenario_file

    problems: list[Problem] = []
    text = yaml_document.read_text(path, problems, notation.MOST_BYTES)
    for dialect in notation.Dialect if text is not None else ():
        imported, more = notation.read_scenarios(str(text), "script", dialect)
        for each in imported:
            scenario_file.write(each.scenario)
        if problems or more:
            raise InvalidFile(path.name, [*problems, *more])
    if problems:
        raise InvalidFile(path.name, problems)


def read_code(path: Path) -> None:
    from spacealert.missions import codes, generator

    text = path.read_bytes().decode("utf-8", "replace")
    if codes.is_code(text):
        generator.generate(codes.read(text))


def read_log(path: Path) -> None:
    """Check that accepted entries can be listed in every way and exported, and that rejected files change nothing."""
    from spacealert import logbook
    from spacealert.logbook import import_export, log_statistics, log_table
    from spacealert.session.log_client import import_log

    texts = load_texts("en")
    with tempfile.TemporaryDirectory() as folder, logbook.open(Path(folder) / "log.sqlite") as log:
        merged = import_log(log, path)
        lines = log.summaries()
        assert not [line for line in lines if line.entry.unreadable]
        assert len(log.lines()) == len(lines)
        log_table.format_table(texts, log_table.group_campaigns(log_table.make_rows(texts, lines)))
        log_table.as_csv(texts, lines)
        assert [log_table.line_facts(line)["id"] for line in lines] == [line.entry.id for line in lines]
        log_statistics.compute_statistics(texts, (line.entry for line in lines))
        exported = import_export.export_log(log, Path(folder) / "log.json")
        assert (exported.entries, exported.unreadable) == (len(lines), 0)
        if not (merged.entries.new or merged.campaigns.new or merged.drafts.new):
            raise UserError("logbook-import-foreign", path=str(path))


def read_own_log(path: Path) -> None:
    """Check that a damaged log opens, reports its repairs and accepts another entry, or is rejected."""
    from spacealert import logbook

    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "log.sqlite"
        place.write_bytes(path.read_bytes())
        with logbook.open(place) as log:
            assert all(log.notices)
            for name in log.drafts():
                log.draft(name)
            log.saved_documents(DocumentKind.CAMPAIGN)
            with contextlib.suppress(UserError):
                while True:
                    log.undo()
            log.add(logbook.Entry("S2-5", date(2026, 11, 20), lost_to="E1-05", id="after"))
            assert "after" in {line.entry.id for line in log.lines()}


def read_waiting(path: Path) -> None:
    """Damage the write-ahead log of a log in use."""
    from spacealert.logbook import import_export

    place = path.with_name("log.sqlite")
    place.write_bytes(logs_in_use()[0])
    import_export.read_log(place)


def read_draft(path: Path) -> None:
    """Read a draft, maybe another group's. If it is accepted, it can be saved again."""
    from spacealert.kit.storage import codec
    from spacealert.logbook.entry_input import ENTRY_FORMAT
    from spacealert.session.saved_games import draft_from_game, game_from_draft

    content = codec.parse(path.read_bytes())
    games = [game for name in ("mission", "resolution") if (game := game_from_draft(name, content)) is not None]
    for item, position in games:
        codec.dumps(draft_from_game(item, position)).encode()
    if not games:
        codec.dumps(ENTRY_FORMAT.write(ENTRY_FORMAT.read(content))).encode()


def read_campaign(path: Path) -> None:
    """Read a campaign, which may be another group's."""
    from spacealert.kit.storage import codec
    from spacealert.session.campaign_record import campaign_from_content

    campaign = campaign_from_content("c", codec.parse(path.read_bytes()))
    if campaign is None:
        raise UserError("logbook-import-foreign", path=str(path))
    content = codec.dumps(campaign.as_content())
    assert campaign_from_content("c", codec.parse(content.encode())) == campaign
    assert campaign.campaign.is_over or campaign.standing.next_number


def read_voice(path: Path) -> None:
    from spacealert.kit.audio import voice_pack

    clips = path.parent / "clips"
    if not clips.exists():
        clips.symlink_to(PROJECT / "audio" / "voices" / "en-george" / "clips")
    voice_pack.to_json_object(voice_pack.read(path.parent))


def read_clip(path: Path) -> None:
    from spacealert.kit.audio import voice_pack

    folder = path.parents[1]
    (folder / "voice.yaml").write_bytes((PROJECT / "audio" / "voices" / "en-george" / "voice.yaml").read_bytes())
    voice_pack.read(folder).samples("alert")


def read_settings(path: Path) -> None:
    """Start a session with these settings, save another choice, and start again."""
    from spacealert.apps.window import evening
    from spacealert.session import Session
    from spacealert.session.commands import SetVolume
    from spacealert.session.setup import played_missions

    os.environ["SPACEALERT_HOME"] = str(path.parent)
    for volume in (3, 4):
        session = Session()
        assert session.view().setup.seats_in_turn_order
        session.do(SetVolume(volume))
        session.close()
        evening._remembered_size()
        assert all(played_missions())


def read_message(path: Path) -> None:
    """Read a message from a phone as the server does. Invalid ones close the connection."""
    from spacealert.apps.phones import requests
    from spacealert.kit.web.server import parse_message

    message = parse_message(path.read_bytes().decode("utf-8", "replace"))
    try:
        if message is None:
            raise requests.InvalidRequest
        repr(requests.parse_request(message)).encode()
    except requests.InvalidRequest:
        raise UserError("logbook-import-foreign", path=str(path)) from None


def read_phones(path: Path) -> None:
    """Read the state that the laptop resumes after it was killed while phones were connected."""
    from spacealert.apps.phones import resume_state

    os.environ["SPACEALERT_HOME"] = str(path.parent)
    found = resume_state.read()
    if found is None:
        raise UserError("logbook-import-foreign", path=str(path))
    found.admission.accepts("ABCDEF", "here")
    json.dumps(found.admission.as_content())


def read_standing(path: Path) -> None:
    """Read the state of a campaign."""
    from spacealert.gamefile.campaign_state import CampaignState
    from spacealert.kit.storage import codec

    standing = codec.loads(path.read_bytes(), CampaignState)
    assert codec.loads(codec.dumps(standing), CampaignState) == standing
    assert standing.available_bays or standing.campaign.is_over


def tell(problems: Sequence[Problem | UserError]) -> None:
    """Render each message in both languages, without control characters for a terminal."""
    for lang in LANGUAGES:
        for problem in problems:
            text = problem.render(load_texts(lang))
            assert text
            assert all(letter.isprintable() or letter in "\n\xa0\u202f" for letter in text), text


# --- samples for them -------------------------------------------------------------------------------------------------


def games() -> list[bytes]:
    files = [file.read_bytes() for file in sorted((DATA / "games").iterdir())]
    return [*files, *(load_texts(lang).say("cli-resolve.file").encode() for lang in LANGUAGES)]


def lines_of_games() -> list[bytes]:
    return [json.dumps(case["game"]).encode() for case in known_games.cases("findings")]


def scenarios() -> list[bytes]:
    return [file.read_bytes() for file in sorted((PROJECT / "scenarios").glob("*.yaml"))]


def scripts_of_scenarios() -> list[bytes]:
    from spacealert.missions import library, notation

    scripts = [notation.write(entry.scenario) for entry in library.entries()]
    chapters = "\n".join(["[ours]", *(f"m{number} = {script}" for number, script in enumerate(scripts[:6]))])
    return [script.encode() for script in [*scripts, chapters]]


def codes_of_missions() -> list[bytes]:
    return [b"mission 5 KKX-DMM", "задание 4 K7F-3QD".encode()]


def logs() -> list[bytes]:
    from spacealert import logbook
    from spacealert.engine import Score
    from spacealert.logbook import import_export
    from spacealert.logbook.entry import CrewMember, Entry

    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "log.sqlite"
        log = logbook.open(place)
        log.add(Entry("S2-3", date(2026, 11, 18), (CrewMember("Anna"),), score=Score(8, 4, 1, -2, -1, 0, 0)))
        log.add(Entry("S2-4", date(2026, 11, 19), lost_to="SE2-05"))
        import_export.export_log(log, Path(folder) / "log.json")
        log.save_draft("mission", {"at": 1})
        log.save_campaign("campaign", {"leg": 2})
        log.close()
        return [(Path(folder) / "log.json").read_bytes(), place.read_bytes()]


def own_logs() -> list[bytes]:
    from spacealert import logbook
    from spacealert.logbook.entry import Entry
    from spacealert.session.log_client import import_log

    ours, ellipsis = logs()[1], logs()[0]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "log.sqlite").write_bytes(ours)
        (Path(folder) / "their.json").write_bytes(ellipsis)
        with logbook.open(Path(folder) / "log.sqlite") as log:
            import_log(log, Path(folder) / "their.json")
            log.correct(Entry("S2-3", date(2026, 11, 20), lost_to="E1-05", id="1" * 32))
        return [ours, (Path(folder) / "log.sqlite").read_bytes()]


@cache
def logs_in_use() -> tuple[bytes, bytes]:
    """Return a log that a program has open, with its write-ahead log."""
    from spacealert import logbook
    from spacealert.kit.storage.database import wal_path
    from spacealert.logbook.entry import Entry

    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "log.sqlite"
        with logbook.open(place) as log:
            log.add(Entry("S2-4", date(2026, 11, 19), lost_to="SE2-05"))
            for number in range(5):
                log.save_draft("mission", {"at": number, "padding": "x" * 3000})
            return place.read_bytes(), wal_path(place).read_bytes()


def waiting() -> list[bytes]:
    return [logs_in_use()[1]]


@cache
def exported_by_older() -> Any:
    return json.loads((DATA / "older" / "371c642" / "export.json").read_text(encoding="utf-8"))


def drafts() -> list[bytes]:
    """Return drafts as written by earlier versions and by this one."""
    from spacealert.missions import library, scenario_file
    from spacealert.session import interrupted, resolution_sheet
    from spacealert.session.saved_games import draft_from_game
    from spacealert.session.session_state import Origin, Playing, Resolving
    from spacealert.session.setup import TableSetup

    found = exported_by_older()["drafts"]
    round_ = interrupted.new_round(TableSetup(), "S2-2")
    sheet = resolution_sheet.empty_sheet(TableSetup())
    resolving = Resolving(sheet, opened=sheet, origin=Origin.TABLE, walking=False, place=0, seen_end=False)
    contents = [
        *found.values(),
        {**found["mission"], "version": 2, "scenario": scenario_file.write(library.find("S2-2"))},
        draft_from_game(Playing(round_), 61.5),
        draft_from_game(resolving, 0),
    ]
    return [json.dumps(content).encode() for content in contents]


def campaigns() -> list[bytes]:
    from spacealert.session.campaign_record import CampaignRecord
    from spacealert.session.setup import TableSetup

    contents = [campaign["content"] for campaign in exported_by_older()["campaigns"]]
    contents.append(CampaignRecord(TableSetup(), date(2026, 11, 18)).as_content())
    return [json.dumps(content).encode() for content in contents]


def manifests() -> list[bytes]:
    return [file.read_bytes() for file in sorted((PROJECT / "audio").glob("**/voice.yaml"))]


def clips() -> list[bytes]:
    return [file.read_bytes() for file in sorted((PROJECT / "audio" / "voices").glob("*/clips/alert.opus"))]


def all_settings() -> list[bytes]:
    from spacealert.session.setup import TableSetup

    window = {"width": 1280, "height": 720, "fullscreen": False}
    chosen = {"language": "ru", "table": TableSetup().as_settings(), "kind": "mission", "window": window}
    return [json.dumps(chosen | {"motion": False, "seen": ["S2-3"]}).encode()]


def messages() -> list[bytes]:
    entries = [
        {"do": "rename", "name": "Anna"}, {"do": "pause", "on": True}, {"do": "repeat"}, {"do": "ready", "ready": True},
        {"do": "enter-drawn", "game": "g", "threat": 1, "card": "E1-05"}, {"do": "take-back", "game": "g"},
        {"do": "lay", "game": "g", "turn": 3, "slot": "a", "before": ""},
        {"do": "finish", "game": "g", "finished": True},
    ]  # fmt: skip
    sent = [
        {"type": "hello", "code": "ABCDEF", "token": "", "languages": ["en", "ru"], "spectator": False},
        {"type": "take-seat", "seat": 2, "name": "Anna"},
        {"type": "add-seat", "name": ""},
        {"type": "read-card", "code": "E1-05"},
        {"type": "leave-seat"},
        {"type": "language", "language": "ru"},
        *({"type": "entry", "page": "p", "number": 7, "entry": entry} for entry in entries),
    ]
    return [json.dumps(message).encode() for message in sent]


def served_phones() -> list[bytes]:
    from spacealert.kit.web.admission import Admission

    admission = Admission()
    admission.new_token(2)
    return [json.dumps({"address": "192.168.1.7", "port": 8765, **admission.as_content()}).encode()]


def standings() -> list[bytes]:
    from spacealert.engine.campaign_rules import Aftermath, Campaign, MissionResult, Squad, Tile
    from spacealert.engine.game import Score
    from spacealert.gamefile.campaign_state import CampaignState
    from spacealert.kit.storage import codec

    after = Aftermath({"red": ("lift", "shield"), "white": (), "blue": ("structure",)}, 2, ("red", "green", "blue"))
    standing = CampaignState(Campaign((MissionResult(Score(8, 4, 1, -2, -1, 0, -2), after),)))
    repaired = standing.repair(Tile("red", "lift")).repair(Squad()).repair(None).place_squad(("LR",))
    return [codec.dumps(each).encode() for each in (standing, repaired, standing.end())]


PARSERS = {
    "game": Parser("game.yaml", games, read_game),
    "batch": Parser("games.jsonl", lines_of_games, read_games_by_the_line),
    "scenario": Parser("scenario.yaml", scenarios, read_scenario),
    "script": Parser("script.txt", scripts_of_scenarios, read_script),
    "code": Parser("code.txt", codes_of_missions, read_code),
    "campaign": Parser("campaign.json", campaigns, read_campaign),
    "log": Parser("log.json", logs, read_log),
    "own-log": Parser("log.sqlite", own_logs, read_own_log),
    "waiting": Parser("log.sqlite-wal", waiting, read_waiting),
    "draft": Parser("draft.json", drafts, read_draft),
    "voice": Parser("voice.yaml", manifests, read_voice),
    "clip": Parser("clips/alert.opus", clips, read_clip),
    "settings": Parser("settings.json", all_settings, read_settings),
    "standing": Parser("standing.json", standings, read_standing),
    "message": Parser("message.json", messages, read_message),
    "phones": Parser("phones.json", served_phones, read_phones),
}


# --- damaging files ---------------------------------------------------------------------------------------------------

# Fragments of such files, and inputs that have broken similar programs.
PIECES = [piece.encode("utf-8", "surrogatepass") for piece in (
    "0", "-1", "1e999", "99999999999999999999", "0x10", "1.5", "NaN", "true", "null", "~", "''", '""',
    "[", "]", "{", "}", ": ", "- ", ", ", "? ", "| ", "> ", "# ", "&a ", "*a", "!!python/name:os ", "<<: ",
    "---\n", "...\n", "%YAML 9\n", "\t", "\r", "\0", "\x1b[2J", "\ufeff", "\ud800", "\\ud83d", "\\x", "\\e[2J",
    "\x85", "\u2028", "\u202e", "\U0001f600", "\\", "'", '"', "\n", "\n\n",
    "red", "white", "E1-05", "SI2-05", "I1-07", "SE1-08", "plan", "crew", "threats", "T7", "a", "x", "^", "<",
    "2:20", "0:00", "99:99", "threat T+2 serious white", "incoming data", "010AL2STW", "PE1", "UR", "/etc/passwd",
    "красный", "Слизь", "ё", "І", "İ", "ß", "①", "٣",
    "[" * 60, "{a: " * 60, "a" * 5000, "- " * 300, "9" * 5000,
)] + [b"\xff\xfe", b"\xc3", b"\x80"]  # fmt: skip


def spoiled(sample: bytes, other: bytes, dice: Random) -> bytes:
    """Damage the sample in a few ways."""
    data = bytearray(sample)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 5, 8))):
        start = dice.randrange(len(data) + 1)
        end = min(len(data), start + dice.choice((1, 1, 2, 4, 8, 30)))
        match dice.randrange(10):
            case 0 if start < len(data):
                data[start] ^= 1 << dice.randrange(8)
            case 1:
                del data[start:end]
            case 2 | 3 | 4:
                data[start:start] = dice.choice(PIECES)
            case 5:
                data[start:end] = dice.choice(PIECES)
            case 6:
                data[start:start] = data[start:end] * dice.choice((1, 1, 2, 50))
            case 7:
                place = dice.randrange(len(other) + 1)
                data[start:start] = other[place : place + 40]
            case 8:
                lines = bytes(data).split(b"\n")
                here, there = dice.randrange(len(lines)), dice.randrange(len(lines))
                lines[here], lines[there] = lines[there], dice.choice((lines[here], lines[there], b""))
                data = bytearray(b"\n".join(lines))
            case 9:
                data = data[: dice.choice((start, len(data)))]
    return bytes(data)


# --- rounds ---------------------------------------------------------------------------------------------------------


@frozen
class Broken:
    """A file that caused something other than an error message."""

    parser: str
    data: bytes
    why: str


class TookTooLong(BaseException):
    """Raised after a time limit. It is not an `Exception`, so that no code on the way can catch it."""


def _alarm(*_: object) -> None:
    raise TookTooLong


def round_of(name: str, data: bytes, folder: Path) -> tuple[str, Broken | None]:
    """Return the outcome for one file: "accepted", "refused" or "broken"."""
    parser = PARSERS[name]
    place = folder / name
    place.mkdir(exist_ok=True)
    path = place / parser.file_name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    signal.signal(signal.SIGPROF, _alarm)
    signal.setitimer(signal.ITIMER_PROF, TOO_LONG)
    try:
        parser.read(path)
    except UserError as error:
        try:
            tell([error, *(error.problems if isinstance(error, InvalidFile) else [])])
        except Exception:
            return "broken", Broken(name, data, traceback.format_exc())
        return "refused", None
    except (Exception, TookTooLong):
        return "broken", Broken(name, data, traceback.format_exc())
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return "accepted", None


def rounds(names: Sequence[str], seed: int) -> Iterator[tuple[str, str, Broken | None]]:
    """Yield endless rounds, the same ones for the same seed."""
    dice = Random(seed)
    samples = {name: PARSERS[name].samples() for name in names}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            for sample in samples[name]:
                yield (name, *round_of(name, sample, Path(folder)))
        while True:
            name = dice.choice(list(names))
            data = spoiled(dice.choice(samples[name]), dice.choice(samples[name]), dice)
            yield (name, *round_of(name, data, Path(folder)))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("parsers", nargs="*", metavar="PARSER", help=", ".join(PARSERS))
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "spacealert-broken")
    chosen = options.parse_args()
    names = chosen.parsers or list(PARSERS)
    print(f"seed {chosen.seed}: {', '.join(names)}")
    ends = time.monotonic() + chosen.seconds
    counts: Counter[tuple[str, str]] = Counter()
    seen: set[str] = set()
    for name, outcome, broken in rounds(names, chosen.seed):
        counts[name, outcome] += 1
        if broken:
            where = "\n".join(line for line in broken.why.splitlines() if line.startswith("  File"))
            if where not in seen:
                seen.add(where)
                chosen.keep.mkdir(parents=True, exist_ok=True)
                kept = chosen.keep / f"{name}-{len(seen)}"
                kept.write_bytes(broken.data)
                sys.stdout.write(f"{name} breaks on {kept}:\n{broken.why}\n")
        if time.monotonic() > ends:
            break
    for name in names:
        told = ", ".join(f"{counts[name, outcome]} {outcome}" for outcome in ("accepted", "refused", "broken"))
        sys.stdout.write(f"{name}: {told}\n")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
