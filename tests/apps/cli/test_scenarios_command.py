"""`spacealert scenarios`: no spoilers, no lost files, and one clear sentence for every error."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

Call = Callable[..., CompletedProcess[str]]

OWN = """\
id: mine
kind: mission
title: Своё задание
phases: [3:45, 7:30, 10:00]
events:
  0:10: threat T+2 red
"""
SCRIPT = "010AL2STW,055UR3IT,220ID,250CS10,305DT,345PE1,730PE2,1000PE3"


def put(folder: Path, name: str, text: str | bytes = OWN) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


# list


def test_list_names_missions_without_spoilers(call: Call) -> None:
    listed = call("scenarios", "list", "--json")
    found = json.loads(listed.stdout)
    assert len(found) == 34
    assert found[0] == {
        "id": "S1-1",
        "kind": "test flight",
        "title": {
            "en": "Test flight 1",
            "ru": "Учебный полёт 1",
            "cs": "Zkušební let 1",
            "de": "Testflug 1",
            "fr": "Vol d'essai 1",
        },
        "sources": 3,
        "code": None,
        "own": False,
    }
    assert {key for one in found for key in one} == {"id", "kind", "title", "sources", "code", "own"}
    table = call("scenarios")
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout == call("scenarios", "list").stdout
    assert not re.search(r"T\+\d|\d:\d\d", table.stdout)
    assert json.loads(call("scenarios", "--json").stdout) == found
    russian = call("scenarios", "--lang", "ru").stdout
    assert "  S2-3   Задание 3\n" in russian
    assert "Симуляция\n" in russian


def test_own_scenarios_are_listed_even_beside_invalid_ones(call: Call, home: Path) -> None:
    put(home / "scenarios", "mine.yaml")
    put(home / "scenarios", "broken.yaml", OWN.replace("T+2", "T+9").replace("mine", "broken"))
    put(home / "scenarios", "again.yaml", OWN.replace("id: mine", "id: s2-1"))
    put(home / "scenarios", "notes.txt", "no scenario")
    (home / "scenarios" / "folder.yaml").mkdir()
    listed = call("scenarios")
    assert listed.returncode == 0
    assert listed.stdout.endswith("Mission (yours)\n  mine   Своё задание\n")
    assert listed.stderr.splitlines() == [
        f"{home / 'scenarios' / 'again.yaml'} was skipped: another mission already has the id s2-1. "
        "Change it in the file.",
        f"{home / 'scenarios' / 'broken.yaml'} has an error and was skipped. "
        f"For details, run “spacealert scenarios check {home / 'scenarios' / 'broken.yaml'}”.",
        f"{home / 'scenarios' / 'folder.yaml'} has an error and was skipped. "
        f"For details, run “spacealert scenarios check {home / 'scenarios' / 'folder.yaml'}”.",
    ]
    assert len(json.loads(call("scenarios", "list", "--json").stdout)) == 35
    assert "T+9" in call("scenarios", "show", "broken").stderr


# show


def test_show_lists_every_event_with_its_time(call: Call) -> None:
    shown = call("scenarios", "show", "s2-3")
    assert shown.stdout.startswith("S2-3  Mission 3\nMission. Threat level 8, or 7 without unconfirmed reports.\n")
    assert "  4:00  T+6: serious threat, zone white\n" in shown.stdout
    assert "  4:30  Communications down for 20 s, until 4:50\n" in shown.stdout
    assert "  5:55  Unconfirmed report, T+8: threat, zone red\n" in shown.stdout
    assert " 10:00  The operation ends\n" in shown.stdout
    russian = call("scenarios", "show", "S2-3", "--lang", "ru").stdout
    assert "  4:00  T+6: серьёзная угроза, белый сектор\n" in russian
    assert "  0:10  T+2: внутренняя угроза\n" in russian


def test_show_as_json_is_complete(call: Call) -> None:
    shown: dict[str, Any] = json.loads(call("scenarios", "show", "S2-3", "--json").stdout)
    assert (shown["id"], shown["level"], shown["level_confirmed"], shown["phases"]) == ("S2-3", 8, 7, [230, 450, 600])
    assert shown["events"][0] == {
        "at": 10,
        "what": "threat",
        "turn": 2,
        "serious": False,
        "internal": True,
        "zone": None,
        "confirmed": True,
        "text": "threat T+2 internal",
    }
    assert shown["events"][3] == {
        "at": 110,
        "what": "communications down",
        "seconds": 10,
        "text": "communications down 10",
    }
    assert shown["script"] == call("scenarios", "export", "S2-3").stdout.strip()


def test_a_file_can_be_shown_and_exported_like_an_id(call: Call, tmp_path: Path) -> None:
    path = put(tmp_path, "mine.yaml")
    assert "T+2: threat, zone red" in call("scenarios", "show", path).stdout
    assert call("scenarios", "export", path).stdout == "010AL2TR,345PE1,730PE2,1000PE3\n"


def test_random_mission_is_reproduced_by_its_code(call: Call) -> None:
    made = json.loads(call("scenarios", "generate", "--difficulty", "hard", "--seed", "3", "--json").stdout)
    assert made["difficulty"] == "hard"
    assert 0 < made["chance"] < 1
    again = json.loads(call("scenarios", "generate", "--seed", str(made["seed"]), "--json").stdout)
    assert again == made
    refused = call("scenarios", "generate", "--kind", "test-flight", "--difficulty", "brutal")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "none is brutal" in refused.stderr


def test_mission_code_is_accepted_as_a_mission(call: Call) -> None:
    made = json.loads(call("scenarios", "generate", "--kind", "mission", "--crew", "5", "--seed", "7", "--json").stdout)
    again = json.loads(call("scenarios", "show", made["code"], "--json").stdout)
    assert again["events"] == made["events"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("S2-9", "No mission is called “S2-9”. Did you mean S2-8?"),
        ("DA-E-1", "No mission is called “DA-E-1”. Did you mean DA-E1?"),
        ("qqqq", "No mission is called “qqqq”. “spacealert scenarios” lists them all."),
        ("", "No mission is called “”. “spacealert scenarios” lists them all."),
        ("none.yaml", "none.yaml: The file doesn't exist."),
    ],
)
def test_missing_mission_is_refused_with_a_hint(wish: str, said: str, call: Call) -> None:
    for command in ("show", "export"):
        ended = call("scenarios", command, wish)
        assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (1, "", said)


# the sheet


class Sheet(HTMLParser):
    """Collects the rows of each section."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.sections: list[list[list[str]]] = []
        self.languages: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "section":
            self.sections.append([])
            self.languages.append(dict(attrs)["lang"] or "")
        elif tag == "tr":
            self.sections[-1].append([])
        elif tag == "td":
            self.sections[-1][-1].append("")

    def handle_data(self, data: str) -> None:
        if self.sections and self.sections[-1] and self.sections[-1][-1]:
            self.sections[-1][-1][-1] += data.strip()


def test_sheet_contains_everything_to_read_aloud(call: Call) -> None:
    sheet = Sheet(call("scenarios", "show", "S2-1", "--sheet").stdout)
    (rows,) = sheet.sections
    assert sheet.languages == ["en"]
    assert rows[:3] == [
        ["0:00", "Attention! Enemy activity detected. Begin first phase."],
        ["0:10", "Alert! Time T+2. Serious threat. Zone white. Repeat…"],
        ["0:55", "Unconfirmed report. Time T+3. Internal threat. Repeat…"],
    ]
    assert ["2:45", "First phase ends in one minute."] in rows
    assert ["3:25", "First phase ends in twenty seconds."] in rows
    assert ["3:40", "First phase ends in 5, 4, 3, 2, 1. First phase has ended. Second phase begins."] in rows
    assert ["2:50", "Communications system down. (10 s)"] in rows
    assert ["3:00", "Communications system restored."] in rows
    assert rows[-1] == ["9:55", "Operation ends in 5, 4, 3, 2, 1. Operation ended. Mission complete."]


def test_the_sheet_can_have_both_languages(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "sheet.html"
    ended = call("scenarios", "show", "S2-1", "--sheet", "--both", "-o", out, "--lang", "ru")
    assert (ended.returncode, ended.stdout) == (0, "")
    sheet = Sheet(out.read_text(encoding="utf-8"))
    assert sheet.languages == ["ru", "en"]
    assert len(sheet.sections[0]) == len(sheet.sections[1])


def test_sheet_cannot_replace_a_folder(call: Call, tmp_path: Path) -> None:
    ended = call("scenarios", "show", "S2-1", "--sheet", "-o", tmp_path)
    assert ended.returncode == 1
    assert ended.stderr.strip() == f"{tmp_path} can't be written: it's a folder."


@pytest.mark.parametrize("wish", [["--both"], ["-o", "x"], ["--sheet", "--json"]])
def test_conflicting_options_are_refused(wish: list[str], call: Call) -> None:
    assert call("scenarios", "show", "S2-1", *wish).returncode == 2


# check


def test_check_reports_every_problem_of_every_file(call: Call, tmp_path: Path) -> None:
    good = put(tmp_path, "good.yaml")
    bad = put(tmp_path, "bad.yaml", OWN.replace("mission", "misson") + "  140: threat T+9 red\n")
    ended = call("scenarios", "check", bad, good, tmp_path / "none.yaml")
    assert ended.returncode == 1
    assert ended.stdout.splitlines() == [
        f"{bad}:2:7: “misson” is unknown here; did you mean “mission”?",
        f"{bad}:7:3: Found “140” here; expected a time as minutes:seconds, such as 2:20.",
        f"{bad}:7:15: Found “T+9” here; expected a turn from T+1 to T+8.",
        f"{good}: no errors",
        f"{tmp_path / 'none.yaml'}: The file doesn't exist.",
    ]
    assert call("scenarios", "check", good).returncode == 0


def test_check_as_json(call: Call, tmp_path: Path) -> None:
    bad = put(tmp_path, "bad.yaml", OWN.replace("T+2", "T+9"))
    ended = call("scenarios", "check", bad, "--json", "--lang", "ru")
    assert ended.returncode == 1
    assert json.loads(ended.stdout) == [
        {
            "file": str(bad),
            "id": None,
            "faults": [
                {
                    "line": 6,
                    "column": 16,
                    "fault": "scenario-turn",
                    "text": "Здесь «T+9», а нужен ход от T+1 до T+8.",
                }
            ],
            "notes": [],
        }
    ]


def test_dash_reads_standard_input(call: Call) -> None:
    assert call("scenarios", "check", "-", given=OWN).stdout == "-: no errors\n"
    ended = call("scenarios", "check", "-", given=OWN.replace("T+2", "T+9"))
    assert (ended.returncode, ended.stdout[:8]) == (1, "-:6:16: ")


def test_check_covers_a_whole_folder(call: Call, tmp_path: Path) -> None:
    put(tmp_path, "a.yaml")
    put(tmp_path, "b.yml")
    assert len(call("scenarios", "check", tmp_path).stdout.splitlines()) == 2


def test_folder_without_missions_fails_the_check(call: Call, tmp_path: Path) -> None:
    ended = call("scenarios", "check", tmp_path)
    assert ended.returncode == 1
    assert (
        ended.stdout == f"{tmp_path}: There are no missions in this folder; expected files ending in .yaml or .yml.\n"
    )


def test_short_waits_are_notes_and_long_waits_are_errors(call: Call, tmp_path: Path) -> None:
    short = put(tmp_path, "short.yaml", OWN + "  0:18: incoming data\n")
    ended = call("scenarios", "check", short)
    assert ended.returncode == 0
    assert "note, not an error: “incoming data” at 0:18 would have to wait 3 s" in ended.stdout
    long = put(tmp_path, "long.yaml", OWN + "  0:12: incoming data\n")
    ended = call("scenarios", "check", long)
    assert ended.returncode == 1
    assert "7:9: “incoming data” at 0:12 would have to wait 9 s" in ended.stdout
    assert call("scenarios", "show", long).returncode == 0  # the intercom can still play it, with delays


@pytest.mark.parametrize(
    ("wrong", "right", "place", "sentence"),
    [
        ("kind: mission", "kind: test flight", "4:9", "There are 3 phases here, but “Test flight” missions have 2"),
        ("7:30, 10:00]", "7:30]", "4:9", "There are 2 phases here, but “Mission” missions have 3"),
    ],
)
def test_missions_with_two_phases_are_test_flights(
    wrong: str, right: str, place: str, sentence: str, call: Call, tmp_path: Path
) -> None:
    path = put(tmp_path, "mine.yaml", OWN.replace(wrong, right))
    ended = call("scenarios", "check", path)
    assert ended.returncode == 1
    assert f"{path}:{place}: {sentence}" in ended.stdout
    assert "фаз" in call("scenarios", "check", path, "--lang", "ru").stdout
    assert call("scenarios", "show", path).returncode == 0  # players may still use it


@pytest.mark.parametrize(
    ("wrong", "right", "sentence"),
    [
        ("kind: mission", "kind: simulation", "7:9: note, not an error: Found “threat T+3 internal” here"),
        ("T+3 internal", "T+2 red", "7:9: note, not an error: Found a second threat for T+2 here"),
        (
            "id: mine",
            "id: s2-1",
            "1:5: note, not an error: The id s2-1 belongs to a bundled mission",
        ),
    ],
)
def test_unusual_features_of_a_mission_are_noted(
    wrong: str, right: str, sentence: str, call: Call, tmp_path: Path
) -> None:
    text = OWN + "  0:55: threat T+3 internal\n"
    path = put(tmp_path, "mine.yaml", text)
    assert call("scenarios", "check", path).stdout == f"{path}: no errors\n"
    path.write_text(text.replace(wrong, right), encoding="utf-8")
    ended = call("scenarios", "check", path)
    assert (ended.returncode, ended.stdout.count("\n")) == (0, 2)
    assert f"{path}:{sentence}" in ended.stdout


def test_mission_id_cannot_run_shell_commands(call: Call, home: Path) -> None:
    put(home / "scenarios", "mine.yaml", OWN.replace("id: mine", "id: $(touch x)"))
    put(home / "scenarios", "other.yaml", OWN.replace("id: mine", "id: a;touch${IFS}x"))
    put(home / "scenarios", "good.yaml", OWN.replace("id: mine", "id: Домашняя_1.2-a"))
    assert call("scenarios", "list").stderr.count("was skipped") == 2
    asked = {"_SPACEALERT_COMPLETE": "bash_complete", "COMP_WORDS": "spacealert play ", "COMP_CWORD": "2"}
    completed = call(**asked).stdout.split()
    assert "plain,Домашняя_1.2-a" in completed
    assert not [line for line in completed if "touch" in line]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_pipes_among_missions_are_skipped(call: Call, home: Path) -> None:
    put(home / "scenarios", "mine.yaml")
    os.mkfifo(home / "scenarios" / "pipe.yaml")
    (home / "scenarios" / "round.yaml").symlink_to("round.yaml")
    (home / "scenarios" / "terminal.yaml").symlink_to("/dev/tty")
    (home / "scenarios" / "link.yaml").symlink_to("pipe.yaml")
    assert "mine" in call("scenarios", "list").stdout
    assert len(call("scenarios", "check", home / "scenarios").stdout.splitlines()) == 2


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\x00" * 100, b"[" * 10_000, b"a: &a [*a]\n", b"PK\x03\x04"])
def test_garbage_is_reported_without_traceback(data: bytes, call: Call, tmp_path: Path) -> None:
    path = put(tmp_path, "x.yaml", data)
    for words in (["check", path], ["check", path, "--json"], ["show", path], ["export", path]):
        ended = call("scenarios", *words)
        assert ended.returncode == 1
        assert "Traceback" not in ended.stderr


# importing and exporting


def test_dialect_must_be_stated(call: Call, tmp_path: Path) -> None:
    script = put(tmp_path, "one.txt", SCRIPT)
    ended = call("scenarios", "import", script)
    assert ended.returncode == 2
    assert "--dialect nominal" in ended.stderr
    assert "--dialect card" in ended.stderr


def test_a_file_that_is_no_script_is_reported_before_its_dialect(call: Call, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.txt", put(tmp_path, "binary.txt", b"\xff\xfe\x00")):
        ended = call("scenarios", "import", path)
        assert ended.returncode == 1
        assert "--dialect" not in ended.stderr
        assert path.name in ended.stderr
    assert "--dialect" in call("scenarios", "import", "-", given=SCRIPT).stderr


@pytest.mark.parametrize("dialect", ["nominal", "card"])
def test_import_and_export_lose_nothing(dialect: str, call: Call, tmp_path: Path, home: Path) -> None:
    script = put(tmp_path, "one.txt", SCRIPT)
    assert call("scenarios", "import", script, "--dialect", dialect).returncode == 0
    assert (home / "scenarios" / "one.yaml").is_file()
    assert call("scenarios", "export", "one", "--dialect", dialect).stdout == SCRIPT + "\n"
    assert call("scenarios", "check", home / "scenarios").returncode == 0


def test_endless_script_is_refused(call: Call) -> None:
    ended = call("scenarios", "import", "-", "--dialect", "nominal", "--json", given="010ID," * 170_000)
    assert (ended.returncode, ended.stdout) == (1, "[]\n")
    assert ended.stderr == "-: The file never ends; the limit is 250 kB.\n"


def test_a_script_can_come_from_standard_input(call: Call) -> None:
    ended = call("scenarios", "import", "-", "--dialect", "nominal", "--json", given=SCRIPT)
    (found,) = json.loads(ended.stdout)
    assert found["script"] == SCRIPT


def test_imported_missions_get_free_ids(call: Call, tmp_path: Path) -> None:
    script = put(tmp_path, "DA-12.txt", call("scenarios", "export", "DA-12").stdout)
    assert "da-12-2 is now in" in call("scenarios", "import", script, "--dialect", "nominal").stdout
    assert "da-12-2" in call("scenarios").stdout
    assert call("scenarios", "export", "da-12-2").stdout == script.read_text(encoding="utf-8")


def test_import_replaces_files_only_when_asked(call: Call, tmp_path: Path, home: Path) -> None:
    script = put(tmp_path, "one.txt", SCRIPT)
    folder = tmp_path / "out"
    line = ["scenarios", "import", script, "-o", folder, "--dialect"]
    assert call(*line, "nominal").returncode == 0
    assert call(*line, "nominal").returncode == 0  # repeating it does no harm
    before = (folder / "one.yaml").read_text(encoding="utf-8")
    error = call(*line, "card")
    assert error.returncode == 1
    assert str(folder / "one.yaml") in error.stderr
    assert (folder / "one.yaml").read_text(encoding="utf-8") == before
    assert call(*line, "card", "--replace").returncode == 0
    assert (folder / "one.yaml").read_text(encoding="utf-8") != before
    assert not (home / "scenarios").exists()


def test_malformed_event_is_reported_and_the_rest_imported(call: Call, tmp_path: Path) -> None:
    chapters = put(tmp_path, "many.cfg", f"[First]\nmission01={SCRIPT}\nmission02=315,{SCRIPT}\n")
    ended = call("scenarios", "import", chapters, "--dialect", "nominal", "--json")
    assert ended.returncode == 1
    found = json.loads(ended.stdout)
    assert [(one["id"], one["chapter"], one["name"]) for one in found] == [
        ("many-1-01", "First", "mission01"),
        ("many-1-02", "First", "mission02"),
    ]
    assert found[0]["script"] == found[1]["script"] == SCRIPT
    assert ended.stderr.startswith(f"{chapters}:3:11: [First] mission02, event 1: found “315” here;")


@pytest.mark.parametrize("data", [b"", b"\xff\xff", b"\x00\x01", b"[a]\n", b"hello\n", b"=\n[=\n"])
def test_non_script_is_refused(data: bytes, call: Call, tmp_path: Path, home: Path) -> None:
    path = put(tmp_path, "x.cfg", data)
    ended = call("scenarios", "import", path, "--dialect", "nominal")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert str(path) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not (home / "scenarios").exists()


def test_missing_script_is_refused(call: Call, tmp_path: Path) -> None:
    ended = call("scenarios", "import", tmp_path / "none", "--dialect", "card", "--lang", "ru")
    assert ended.returncode == 1
    assert ended.stderr.strip() == f"{tmp_path / 'none'}: Такого файла нет."


def test_the_shell_completes_ids_in_any_case(call: Call) -> None:
    completed = call(_SPACEALERT_COMPLETE="bash_complete", COMP_WORDS="spacealert scenarios show da-e", COMP_CWORD="3")
    assert completed.stdout.split() == [f"plain,DA-E{number}" for number in range(1, 7)]


def test_terminal_asks_for_the_dialect(tmp_path: Path, home: Path) -> None:
    pty = pytest.importorskip("pty", reason="no terminals of this kind here")
    script = put(tmp_path, "one.txt", SCRIPT)
    ours, theirs = pty.openpty()
    line = [sys.executable, "-m", "spacealert", "--lang", "en", "scenarios", "import", str(script)]
    asked = subprocess.Popen(
        line,
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "SPACEALERT_HOME": str(home)},
    )
    os.write(ours, b"neither\ncard\n")
    out, err = asked.communicate(timeout=60)
    assert asked.returncode == 0
    assert b"printed on the card (5 s earlier): " in err
    assert b"one is now in" in out
    assert "phases: [3:50, 7:35, 10:05]" in (home / "scenarios" / "one.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["test flight", "test-flight", "Test  Flight"])
def test_kind_may_be_written_as_in_files(kind: str, call: Call) -> None:
    drawn = json.loads(call("scenarios", "generate", "--kind", kind, "--seed", "7", "--json").stdout)
    assert drawn["kind"] == "test flight"
