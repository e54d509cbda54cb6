"""`spacealert careers`: explorers of The New Frontier, their achievements, and their rewards for a mission."""

from datetime import date
from typing import TYPE_CHECKING

import click

from spacealert.apps.cli import LocalizedGroup, parameter_types, print_json
from spacealert.apps.cli.log_command import open_log
from spacealert.kit.i18n import Texts, UserError

if TYPE_CHECKING:
    from spacealert.logbook import Log
    from spacealert.logbook.careers.explorer import Explorer


@click.group("careers", cls=LocalizedGroup, invoke_without_command=True)
@click.option("--json", is_flag=True)
@click.pass_context
@click.pass_obj
def careers(texts: Texts, context: click.Context, json: bool) -> None:
    if context.invoked_subcommand is not None:
        return
    from spacealert.logbook.careers import career_text

    found = open_log(texts).explorers()
    if json:
        print_json([career_text.explorer_facts(explorer) for explorer in found])
        return
    for explorer in found:
        click.echo(career_text.explorer_line(texts, explorer))
    if not found:
        click.echo(texts.say("careers-empty"))


@careers.command("show")
@click.argument("name")
@click.option("--json", is_flag=True)
@click.pass_obj
def show(texts: Texts, name: str, json: bool) -> None:
    from spacealert.logbook.careers import career_text

    explorer = _find_explorer(open_log(texts), name)
    if json:
        print_json(career_text.explorer_facts(explorer))
    else:
        click.echo("\n".join(career_text.career_lines(texts, explorer)))


@careers.command("new")
@click.argument("name")
@click.option("--player", default="")
@click.option("--no-cloning", is_flag=True)
@click.pass_obj
def new(texts: Texts, name: str, player: str, no_cloning: bool) -> None:
    from spacealert.logbook.careers.explorer import Explorer, clean_explorer_name

    consent = None if no_cloning else 0
    made = Explorer(_checked_name(name), date.today(), clean_explorer_name(player), consent)
    _save(texts, open_log(texts), (made,))


@careers.command("correct")
@click.argument("name")
@click.option("--name", "new_name")
@click.option("--player")
@click.option("--cloning", is_flag=True)
@click.pass_obj
def correct(texts: Texts, name: str, new_name: str | None, player: str | None, cloning: bool) -> None:
    from attrs import evolve

    from spacealert.logbook.careers.explorer import clean_explorer_name

    book = open_log(texts)
    explorer = before = _find_explorer(book, name)
    if new_name is not None:
        explorer = evolve(explorer, name=_checked_name(new_name))
    if player is not None:
        explorer = evolve(explorer, player=clean_explorer_name(player))
    _save(texts, book, (explorer.with_consent_to_cloning() if cloning else explorer,), (before,))


@careers.command("fly")
@click.argument("number", type=int)
@click.option("--who", multiple=True)
@click.pass_obj
def fly(texts: Texts, number: int, who: tuple[str, ...]) -> None:
    from spacealert.logbook.careers import career_text
    from spacealert.logbook.careers.flown_run import find_offers
    from spacealert.session.log_client import find_flown_run

    book = open_log(texts)
    flown = find_flown_run(book, book.line(number).entry)
    names = who or flown.explorers
    if not names:
        raise UserError("careers-nobody-flew")
    before = tuple(_find_explorer(book, name) for name in names)
    crew = tuple(explorer.with_run(flown.as_run()) for explorer in before)
    _save(texts, book, crew, before)
    for explorer in crew:
        offered = find_offers(explorer, flown, date.today())
        proven = [career_text.achievement_with_gain(texts, one.achievement) for one in offered if one.proven]
        click.echo(texts.say("cli-careers-fly.proven", name=explorer.name, count=len(proven), list="; ".join(proven)))
        click.echo(texts.say("cli-careers-fly.judged", name=explorer.name, count=len(offered) - len(proven)))


@careers.command("award")
@click.argument("name")
@click.argument("achievement")
@click.option("--line", "number", type=int)
@click.pass_obj
def award(texts: Texts, name: str, achievement: str, number: int | None) -> None:
    from spacealert.logbook.careers.career_text import find_achievement
    from spacealert.logbook.careers.flown_run import check_achievement
    from spacealert.session.log_client import find_flown_run, find_logged_run

    book, wanted = open_log(texts), find_achievement(achievement)
    explorer = _find_explorer(book, name)
    if number is not None:
        run = explorer.run(find_flown_run(book, book.line(number).entry).id)
    else:
        run = explorer.runs[-1] if explorer.runs else None
    if run is None:
        raise UserError("careers-award-no-run", name=explorer.name)
    awarded = explorer.with_achievement(run.id, wanted)
    if check_achievement(wanted, explorer, find_logged_run(book, run), date.today()) is False:
        raise UserError("careers-award-disproved", name=explorer.name)
    _save(texts, book, (awarded,), (explorer,))


@careers.command("learn")
@click.argument("name")
@click.argument("specialization", type=parameter_types.LazyChoice("engine.game", "SPECIALIZATIONS"))
@click.pass_obj
def learn(texts: Texts, name: str, specialization: str) -> None:
    book = open_log(texts)
    explorer = _find_explorer(book, name)
    _save(texts, book, (explorer.with_specialization(specialization),), (explorer,))


@careers.command("achievements")
@click.option("--json", is_flag=True)
@click.pass_obj
def achievements(texts: Texts, json: bool) -> None:
    from spacealert.logbook.careers import career_text
    from spacealert.logbook.careers.achievements import ACHIEVEMENTS, Category, achievements_in

    if json:
        print_json([career_text.achievement_facts(texts, one) for one in ACHIEVEMENTS.values()])
        return
    for category in Category:
        click.echo(texts.say(f"careers-category-{category}"))
        for one in achievements_in(category):
            asked = career_text.requirements_in_words(texts, one)
            click.echo(f"  {career_text.achievement_with_gain(texts, one)}{f': {asked}' if asked else ''}")


@careers.command("undo")
@click.pass_obj
def undo(texts: Texts) -> None:
    book = open_log(texts)
    step = book.last_career_step()
    if step is None:
        raise UserError("careers-nothing-to-undo")
    from spacealert.logbook.entry_story import step_in_words

    click.echo(step_in_words(texts, book.undo(step), "undone"))


def _find_explorer(book: "Log", name: str) -> "Explorer":
    """Return the explorer with this name or id. Raise an error if there is none, or more than one."""
    found = [one for one in book.explorers() if one.name.casefold() == name.strip().casefold() or one.id == name]
    if not found:
        raise UserError("careers-unknown", name=name)
    if len(found) > 1:
        raise UserError("careers-two-of-that-name", name=name)
    return found[0]


def _checked_name(name: str) -> str:
    from spacealert.logbook.careers.explorer import clean_explorer_name

    if not (found := clean_explorer_name(name)):
        raise UserError("careers-no-name")
    return found


def _save(texts: Texts, book: "Log", explorers: "tuple[Explorer, ...]", before: "tuple[Explorer, ...]" = ()) -> None:
    from spacealert.logbook.careers import career_text

    book.save_explorers(explorers, before)
    saved = {explorer.id for explorer in explorers}
    for explorer in book.explorers():
        if explorer.id in saved:
            click.echo(career_text.explorer_line(texts, explorer))
