"""`spacealert log`: list, edit, replay, import and export the missions in the log book."""

import gc
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from attrs import evolve

from spacealert.apps.cli import LocalizedGroup, parameter_types, print_json, print_json_list, show_progress
from spacealert.kit.i18n.texts import Texts

if TYPE_CHECKING:
    from spacealert.logbook import Log
    from spacealert.logbook.entry import SummaryLine
    from spacealert.logbook.log_table import AnyLine


@click.group("log", cls=LocalizedGroup, invoke_without_command=True)
@click.option("--sort", type=parameter_types.LazyChoice("logbook.log_table", "COLUMNS"), default="date")
@click.option("--json", is_flag=True)
@click.option("--csv", is_flag=True)
@click.option("--html", type=parameter_types.NEW_FILE)
@click.option("--window", is_flag=True)
@click.option("--crew")
@click.pass_context
@click.pass_obj
def log(
    texts: Texts,
    context: click.Context,
    sort: str,
    json: bool,
    csv: bool,
    html: Path | None,
    window: bool,
    crew: str | None,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if json + csv + window + (html is not None) > 1:
        raise click.UsageError(texts.say("cli-log.one-of"))
    if window:
        from spacealert.apps.window import evening

        evening.open_window(texts, evening.open_log_book)
        return
    from spacealert.logbook import log_table

    gc.disable()  # a long log is many small values that are all needed until the end
    book = open_log(texts)
    names = tuple(name.strip() for name in (crew or "").split(",") if name.strip())
    found = log_table.crew_missions(book.summaries(), names)
    if json:
        lines = sorted(found, key=log_table.SORTINGS[sort])
        print_json_list(log_table.line_facts(line) for line in lines if not line.entry.unreadable)
        _tell_unreadable(texts, sum(line.entry.unreadable for line in lines))
        return
    rows = log_table.make_rows(texts, found, book.campaigns(), sort)
    if html is not None:
        from spacealert.kit.storage import atomic
        from spacealert.logbook import log_statistics

        statistics = log_statistics.compute_statistics(texts, (line.entry for line in found))
        atomic.write_to_chosen_path(
            html, log_statistics.statistics_page(texts, statistics, log_table.group_campaigns(rows), names)
        )
        click.echo(texts.say("cli-log.written", count=len(rows), file=str(html)))
        return
    if csv:
        click.echo(log_table.as_csv(texts, (row.line for row in rows)), nl=False)
    elif rows:
        from spacealert.apps.terminal import print_wrapped, wrap_line

        table = log_table.format_table(texts, log_table.group_campaigns(rows))
        last = table[0].rindex(texts.say(f"logbook-column-{log_table.COLUMNS[-1]}"))
        click.echo("\n".join(wrap_line(line, sys.stdout, last) for line in table))
        if not all(row.counts_penalties for row in rows):
            print_wrapped(texts.say("cli-log.campaigns"))
    else:
        _tell_no_missions(texts, book, names)


def _tell_no_missions(texts: Texts, book: "Log", names: tuple[str, ...]) -> None:
    from difflib import get_close_matches

    known = {person.name for line in book.summaries() for person in line.entry.crew if person.name}
    similar = [found for name in names if name not in known for found in get_close_matches(name, known, 1)]
    facts = {"names": names, "count": len(names), "nearest": tuple(similar) or "none"}
    click.echo(texts.say("cli-log.no-such-crew", **facts) if names else texts.say("cli-log.empty"))


def _with_entry_options(command: Any) -> Any:
    """Add the options that describe a mission, for `add` and `correct`."""
    points = click.IntRange(0, 1000)
    points.name = "number"  # in error messages
    for option in reversed(
        [
            click.option("--game", type=click.Path(path_type=Path, dir_okay=False)),
            click.option("--mission"),
            click.option("--date", "played", type=parameter_types.DATE),
            click.option("--crew"),
            click.option("--common", type=parameter_types.DIFFICULTY),
            click.option("--serious", type=parameter_types.DIFFICULTY),
            click.option("--destroyed", type=points),
            click.option("--survived", type=points),
            click.option("--damage", type=points),
            click.option("--knocked-out", type=points),
            click.option("--squads", type=points),
            click.option("--visual", type=points),
            click.option("--lost-to"),
        ]
    ):
        command = option(command)
    return command


def _warn_of_unknown_names(texts: Texts, described: dict[str, Any]) -> None:
    from spacealert.gamefile import card_names
    from spacealert.kit.i18n.errors import UserError
    from spacealert.missions import library

    mission, threat = described["mission"], described["lost_to"]
    if mission is not None:
        try:
            library.find(mission)
        except UserError as error:
            click.echo(texts.say("cli-log.as-typed", why=error.render(texts)), err=True)
    if threat is not None and not card_names.find_card(threat):
        click.echo(texts.say("cli-log.as-typed", why=card_names.unknown_card(threat).render(texts)), err=True)


@log.command("add")
@_with_entry_options
@click.pass_obj
def add(texts: Texts, /, **described: Any) -> None:
    from spacealert.logbook import entry_input

    entry = entry_input.new_entry(entry_input.EntryInput(**described), date.today())
    book = open_log(texts)
    book.add(entry)
    click.echo(texts.say("cli-log-add.done", line=_line_in_words(texts, book.find(entry.id))))
    _warn_of_unknown_names(texts, described)


@log.command("correct")
@click.argument("number", type=int)
@_with_entry_options
@click.pass_obj
def correct(texts: Texts, /, number: int, **described: Any) -> None:
    from spacealert.logbook import entry_input

    book = open_log(texts)
    entry = entry_input.correct_entry(book.line(number).entry, entry_input.EntryInput(**described), date.today())
    book.correct(entry)
    click.echo(texts.say("cli-log-correct.done", line=_line_in_words(texts, book.find(entry.id))))
    _warn_of_unknown_names(texts, described)


@log.command("remove")
@click.argument("number", type=int)
@click.pass_obj
def remove(texts: Texts, number: int) -> None:
    from spacealert.logbook.entry import as_line

    removed = open_log(texts).remove(number)
    line = str(number) if removed is None else _line_in_words(texts, as_line(number, removed))
    click.echo(texts.say("cli-log-remove.done", line=line))


@log.command("undo")
@click.pass_obj
def undo(texts: Texts) -> None:
    from spacealert.logbook.entry_story import step_in_words

    book = open_log(texts)
    step = book.next_undo()
    if step is not None and step.removes_missions and sys.stdin.isatty():
        click.echo(step_in_words(texts, step, "undo-ask"))
        if not click.confirm(texts.say("logbook-undo-title")):
            return
    click.echo(step_in_words(texts, book.undo(None if step is None else step.number), "undone"))


@log.command("redo")
@click.pass_obj
def redo(texts: Texts) -> None:
    from spacealert.logbook.entry_story import step_in_words

    click.echo(step_in_words(texts, open_log(texts).redo(), "redone"))


@log.command("show")
@click.argument("number", type=int)
@click.option("--game", is_flag=True)
@click.option("--mission", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def show(texts: Texts, number: int, game: bool, mission: bool, json: bool) -> None:
    from spacealert.kit.i18n.errors import UserError
    from spacealert.logbook import log_table

    if game + mission + json > 1:
        raise click.UsageError(texts.say("cli-log-show.one-of"))
    book = open_log(texts)
    summary = next((line for line in book.summaries() if line.number == number), None)
    if summary is not None and summary.entry.other_game is not None and not (game or mission):
        _show_other_game(texts, summary, json)
        return
    line = book.line(number)
    if json:
        print_json(log_table.facts_with_files(line))
    elif game or mission:
        text = line.entry.game if game else line.entry.scenario
        if text is None:
            raise UserError("logbook-keeps-no-file", file="game" if game else "mission", number=str(number))
        shown = "\n".join(map(log_table.without_control_characters, text.split("\n"))) if sys.stdout.isatty() else text
        click.echo(shown, nl=False)
    else:
        alone = evolve(line, entry=evolve(line.entry, campaign=None))  # with the mission's own penalties and total
        (row,) = log_table.make_rows(texts, [alone])
        for column in log_table.COLUMNS:
            if row.cells[column]:
                form = "lost" if column == "total" and line.entry.is_lost else "long"
                click.echo(f"{texts.say(f'logbook-column-{column}.{form}')}: {row.cells[column]}")
        if line.entry.campaign and line.entry.leg:
            click.echo(texts.say("entrystory-leg", number=line.entry.leg))
        for kept, text in (("game", line.entry.game), ("mission", line.entry.scenario)):
            if text is not None:
                click.echo(texts.say("cli-log-show.kept", file=kept, number=str(number)))


@log.command("walk")
@click.argument("number", type=int)
@click.option("--turn", type=click.IntRange(1, 13), metavar="N")
@click.option("--explain", is_flag=True)
@click.option("--html", type=parameter_types.NEW_FILE)
@click.option("--events", is_flag=True)
@click.option("--json", is_flag=True)
@click.pass_obj
def walk(
    texts: Texts, number: int, turn: int | None, explain: bool, html: Path | None, events: bool, json: bool
) -> None:
    from spacealert.apps.cli import resolve_command
    from spacealert.kit.i18n.errors import UserError
    from spacealert.logbook.entry_input import game_from_entry

    if sum(map(bool, (html, events, json))) > 1 or (turn and (html or json)):
        raise click.UsageError(texts.say("cli-log-walk.one-of"))
    entry = open_log(texts).line(number).entry
    if entry.game is None:
        raise UserError("logbook-keeps-no-file", file="game", number=str(number))
    resolve_command.print_story(
        texts, game_from_entry(entry), turn, explain=explain, html=html, events=events, json=json
    )


@log.command("export")
@click.argument("file", type=parameter_types.NEW_FILE)
@click.pass_obj
def export(texts: Texts, file: Path) -> None:
    from spacealert.logbook import import_export

    book = open_log(texts)
    exported = import_export.export_log(book, file)
    click.echo(texts.say("cli-log-export.done", count=exported.entries, file=str(file)))
    _tell_unreadable(texts, exported.unreadable)


@log.command("import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--json", is_flag=True)
@click.pass_obj
def import_(texts: Texts, file: Path, json: bool) -> None:
    from attrs import asdict

    from spacealert.session.log_client import import_log

    book = open_log(texts)
    with show_progress(texts.say("cli-log-import.reading")) as done:
        merged = asdict(import_log(book, file, done))
        done(1)
    entries, besides = merged.pop("entries"), merged
    if json:
        print_json(entries | besides)
        return
    click.echo(texts.say("cli-log-import.done", **entries))
    for what, came in besides.items():
        if came["new"] or came["changed"] or came["known"]:
            click.echo(texts.say(f"cli-log-import.{what}", **came))
    if entries["unreadable"]:
        click.echo(texts.say("logbook-unreadable", count=entries["unreadable"]), err=True)
    for what, came in besides.items():
        if came["unreadable"]:
            click.echo(texts.say(f"logbook-unreadable-{what}", count=came["unreadable"]), err=True)


@log.command("stats")
@click.option("--output", "-o", "--html", type=parameter_types.NEW_FILE)
@click.option("--json", is_flag=True)
@click.pass_obj
def stats(texts: Texts, output: Path | None, json: bool) -> None:
    from spacealert.kit.storage import atomic
    from spacealert.logbook import log_statistics
    from spacealert.logbook.log_statistics import compute_statistics

    gc.disable()  # as for the list
    found = compute_statistics(texts, (line.entry for line in open_log(texts).summaries()))
    if output is not None:
        atomic.write_to_chosen_path(output, log_statistics.statistics_page(texts, found))
    if json:
        print_json(found.as_json())
    elif output is not None:
        click.echo(texts.say("cli-log-stats.done", file=str(output)))
    else:
        from spacealert.apps.terminal import print_wrapped

        for line in log_statistics.terminal_lines(texts, found):
            print_wrapped(line)


def open_log(texts: Texts) -> "Log":
    """Open the user's log book, and print any notices about it, such as repairs."""
    from spacealert import logbook

    book = logbook.open()
    click.get_current_context().call_on_close(book.close)
    for message in book.notices:
        click.echo(message.render(texts), err=True)
    return book


def _show_other_game(texts: Texts, line: "SummaryLine", json: bool) -> None:
    from spacealert.logbook import log_table, other_games

    evening = line.entry.other_game
    assert evening is not None
    if json:
        print_json(log_table.line_facts(line))
        return
    click.echo(_line_in_words(texts, line))
    if told := other_games.facts_in_words(texts, evening):
        click.echo(log_table.without_control_characters(told))


def _tell_unreadable(texts: Texts, count: int) -> None:
    if count:
        click.echo(texts.say("logbook-unreadable", count=count), err=True)


def _line_in_words(texts: Texts, line: "AnyLine | None") -> str:
    from spacealert.logbook import log_table

    if line is None:  # another program has just removed it
        return "?"
    (row,) = log_table.make_rows(texts, [line])
    return "  ".join(cell for cell in row.cells.values() if cell)
