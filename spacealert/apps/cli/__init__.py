"""The `spacealert` command line, which finds commands, reports errors and sets the exit code.

Each command is a module here, loaded when it is called. Its help is in `texts/`, under an id made from its name:
`spacealert scenarios check` has `cli-scenarios-check`, with its example in `.example` and the help of `--json` in
`.json`. Options shared by many commands are in `cli-option`, and those that fill in a field of the log book in
`logbook-option`.
"""

import errno
import gettext
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from spacealert import __version__
from spacealert.companions.shelf import SHELF
from spacealert.kit import process
from spacealert.kit.i18n.texts import Texts, preferred_language, without_control_characters
from spacealert.texts import FALLBACK, FOLDER, LANGUAGES, load_texts

if TYPE_CHECKING:
    from json import JSONEncoder

    from click.shell_completion import CompletionItem

# System errors for output that cannot be written: full, broken or closed.
_NO_MORE_OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF)

# System errors for paths that cannot be read or cannot exist.
_NOT_OUR_FAULT = (errno.EACCES, errno.EPERM, errno.ENAMETOOLONG, errno.ELOOP)

# Control characters that JSON allows but some terminals obey.
_OBEYED = re.compile(r"[\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")

FINE, INPUT_IS_WRONG, CALL_IS_WRONG, OUR_FAULT = 0, 1, 2, 70

# In the order shown by --help. `log` is in `log_command`, and so on; very short commands share a module.
COMMANDS = (
    *("school", "scenarios", "play", "phones", "soundtrack", "voice"),
    *("resolve", "coach", "threats", "log", "careers", *SHELF, "doctor", "completion"),
)
SMALL_COMMANDS = ("school", "phones", "threats", *SHELF, "completion")


def get_texts(context: click.Context | None) -> Texts:
    """Return the texts in the language of the running command."""
    found = (context or click.get_current_context()).find_object(Texts)
    assert found is not None  # set by `main`
    return found


class LocalizedCommand(click.Command):
    """A command whose help comes from `texts/`, with `--lang` allowed anywhere.

    Its help shows examples of its use (`.example`) and can show an example of the file it reads (`.file`).
    """

    def __init__(self, name: str | None, **described: Any) -> None:
        super().__init__(name, **described)
        if all("--lang" not in parameter.opts for parameter in self.params):
            # For checking and help; `_texts_for` reads it before anything else.
            self.params.append(click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False))
        self._described_in_words = [
            parameter for parameter in self.params if isinstance(parameter, click.Option) and parameter.help is None
        ]
        self._named_in_words = [parameter for parameter in self.params if parameter.metavar is None]

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        texts = extra["obj"] if parent is None else get_texts(parent)
        for parameter in self._named_in_words:
            parameter.metavar = _parameter_name(texts, parameter)
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Except in a group, Ctrl-C raises an exception from here on."""
        if not isinstance(self, click.Group):
            process.raise_on_ctrl_c()
        return super().invoke(ctx)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        texts = get_texts(ctx)
        ours = {"[OPTIONS]": "options", "[COMMAND] [ARGS]...": "command-or-not", "COMMAND [ARGS]...": "command"}
        pieces = super().collect_usage_pieces(ctx)
        return [texts.say(f"cli-usage.{ours[piece]}") if piece in ours else piece for piece in pieces]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._describe_options(ctx)
        super().format_options(ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        self._describe_options(ctx)
        return super().shell_complete(ctx, incomplete)

    def _describe_options(self, ctx: click.Context) -> None:
        texts = get_texts(ctx)
        help_option = self.get_help_option(ctx)
        if help_option is not None:
            help_option.help = texts.say("cli-option.help")
        for option in self._described_in_words:
            name = str(option.name).replace("_", "-")
            ids = [f"{_text_id(ctx)}.{name}", f"cli-option.{name}"]
            if _text_id(ctx) in ("cli-log-add", "cli-log-correct"):
                ids.insert(1, f"logbook-option-{name}")
            option.help = texts.say(next(id_ for id_ in ids if texts.has(id_) or id_ is ids[-1]))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = get_texts(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(texts.say(_text_id(ctx)))
        for name in ("example", "file"):
            if texts.has(f"{_text_id(ctx)}.{name}"):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(texts.say(f"cli-{name}"))
                    with formatter.indentation():
                        for line in texts.say(f"{_text_id(ctx)}.{name}").splitlines():
                            formatter.write(" " * formatter.current_indent + line + "\n")


def _parameter_name(texts: Texts, parameter: click.Parameter) -> str | None:
    """Return the placeholder for a value in help, or None to use click's own."""
    if isinstance(parameter.type, click.Choice):
        return None
    if isinstance(parameter, click.Option):
        text_id = f"cli-value.{parameter.type.name.replace(' ', '-')}"
        return texts.say(text_id) if texts.has(text_id) else None
    name = texts.say(f"cli-value.{parameter.name}")
    return (name if parameter.required else f"[{name}]") + ("…" if parameter.nargs != 1 else "")


class ScenarioName(click.types.StringParamType):
    """A scenario's id, code or file, as accepted by `library.find`. The shell completes ids."""

    name = "scenario"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> "list[CompletionItem]":
        from click.shell_completion import CompletionItem

        from spacealert.missions import library

        ids = (entry.scenario.id for entry in library.entries())
        return [CompletionItem(id_) for id_ in ids if id_.casefold().startswith(incomplete.casefold())]


class LocalizedGroup(LocalizedCommand, click.Group):
    """A localized command with localized subcommands."""

    command_class = LocalizedCommand

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(get_texts(ctx).say("cli-commands")):
            formatter.write_dl(list(self._describe_commands(ctx).items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        found = super().shell_complete(ctx, incomplete)
        described = self._describe_commands(ctx)
        for item in found:
            item.help = item.help or described.get(item.value)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a subcommand. For an unknown one, raise an error that suggests a similar name."""
        word = args[0]
        if self.get_command(ctx, word) is None and not word.startswith("-"):
            nearest = self.suggest_command(ctx, word) or "none"
            raise click.UsageError(get_texts(ctx).say("cli-no-such-command", found=word, nearest=nearest), ctx)
        return super().resolve_command(ctx, args)

    def suggest_command(self, ctx: click.Context, word: str) -> str | None:
        """Return the command that this word probably misspells, or None."""
        from difflib import get_close_matches

        found = get_close_matches(word, self.list_commands(ctx), 1)
        return f"{ctx.command_path} {found[0]}" if found else None

    def _describe_commands(self, ctx: click.Context) -> dict[str, str]:
        texts = get_texts(ctx)
        return {name: _first_sentence(texts.say(f"{_text_id(ctx)}-{name}")) for name in self.list_commands(ctx)}


class RootGroup(LocalizedGroup):
    """The top-level command, which imports only the module of the requested subcommand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # `spacealert … | head` has read enough; click would exit with 1
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FINE

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = "small_commands" if cmd_name in SMALL_COMMANDS else f"{cmd_name}_command"
        module = import_module(f"spacealert.apps.cli.{name}")
        command: click.Command = module.companion_command(cmd_name) if cmd_name in SHELF else getattr(module, cmd_name)
        return command


@click.group("spacealert", cls=RootGroup, invoke_without_command=True, context_settings={"max_content_width": 100})
@click.version_option(__version__, message="spacealert %(version)s", help=None)
@click.option("--speak", is_flag=True)
@click.pass_context
@click.pass_obj
def spacealert(texts: Texts, context: click.Context, speak: bool) -> None:
    if context.invoked_subcommand is None:
        from spacealert.apps.window import evening

        evening.open_window(texts, evening.open_title, speak=speak)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line, then exit with its status code. Errors never show a traceback."""
    call = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):  # terminals without Cyrillic letters show question marks
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:  # `<&-`: the caller closed it
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # as long as the program
    texts = _texts_for(call)
    from spacealert.kit.i18n.errors import UserError, find_reason

    _warn_of_environment(texts)
    try:
        ended = spacealert.main(call, obj=texts, prog_name="spacealert", standalone_mode=False)
    except click.ClickException as mistake:
        shown = io.StringIO()
        mistake.show(shown)
        said = shown.getvalue()
        for word in filter(None, map(click.unstyle, call)):  # click's message repeats the user's input
            said = said.replace(word, without_control_characters(word))
        click.echo(said, err=True, nl=False)
        sys.exit(CALL_IS_WRONG)
    except UserError as error:
        from spacealert.apps.terminal import print_wrapped

        print_wrapped(error.render(texts), err=True)
        sys.exit(INPUT_IS_WRONG)
    except (KeyboardInterrupt, click.Abort):
        if sys.stderr.isatty():
            click.echo(err=True)  # ends the line of a prompt or clock
        sys.exit(process.INTERRUPTED)
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in _NO_MORE_OUTPUT:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            click.echo(texts.say("cli-output-unwritable", why=find_reason(error)), err=True)
            sys.exit(INPUT_IS_WRONG)
        if isinstance(error, OSError) and error.filename and error.errno in _NOT_OUR_FAULT:
            path = without_control_characters(os.fsdecode(error.filename))
            click.echo(f"{path}: {texts.say('files-unreadable', why=find_reason(error))}", err=True)
            sys.exit(INPUT_IS_WRONG)
        from spacealert.kit.storage import places

        # The user can send us the traceback.
        click.echo(texts.say("cli-our-fault", report=places.write_crash_report(has_stopped=True) or "none"), err=True)
        sys.exit(OUR_FAULT)
    sys.exit(ended if isinstance(ended, int) else FINE)  # click returns the code of `context.exit(code)`


@contextmanager
def show_progress(label: str) -> Iterator[Callable[[float], None]]:
    """Show a progress bar, and yield a function that sets it from 0 to 1.

    The bar is on stderr, and hidden if that is not a terminal.
    """
    with click.progressbar(length=100, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        yield lambda share: bar.update(round(100 * share) - bar.pos)


def print_json(value: Any, indent: int | None = 2) -> None:
    click.echo(_escape_controls(_json_encoder(indent).encode(value)))


def print_json_list(values: Iterable[Any]) -> None:
    """Print a long list as JSON, one line per value."""
    lines = ",\n".join(map(_json_encoder(indent=None).encode, values))
    click.echo(f"[\n{_escape_controls(lines)}\n]" if lines else "[]")


def _json_encoder(indent: int | None) -> "JSONEncoder":
    """Return an encoder that escapes characters the output cannot encode."""
    from json import JSONEncoder

    takes_all = (getattr(sys.stdout, "encoding", None) or "").casefold().startswith("utf")
    return JSONEncoder(ensure_ascii=not takes_all, indent=indent)


def _escape_controls(json: str) -> str:
    """Escape the control characters a terminal would act on."""
    return _OBEYED.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json)


def _warn_of_environment(texts: Texts) -> None:
    """Warn about an unusable settings file or an unknown time zone. Neither stops the program."""
    from spacealert.kit.storage import places, settings

    if settings.is_path_blocked():
        click.echo(texts.say("cli-settings-unusable", path=str(places.settings_file())), err=True)
    zone = os.environ.get("TZ")
    if zone and sys.platform != "win32" and not _is_time_zone(zone.removeprefix(":")):
        click.echo(texts.say("cli-time-zone", zone=zone), err=True)


def _is_time_zone(zone: str) -> bool:
    """Return whether `zone` names an installed time zone or a zone file, or is a rule such as `CET-1CEST`."""
    from zoneinfo import ZoneInfo

    if re.match(r"(<[+\-\w]+>|[A-Za-z]{3,})[+-]?\d", zone):
        return True
    try:
        if zone.startswith("/"):
            return Path(zone).is_file() and Path(zone).read_bytes()[:4] == b"TZif"
        ZoneInfo(zone)
    except (OSError, ValueError, LookupError):
        return False
    return True


def _texts_for(call: Sequence[str]) -> Texts:
    """Return texts in the language of `--lang`, of the saved setting or of the environment, or else in English.

    Click's messages use the same language.
    """
    wanted = _requested_language(call)
    if wanted is None:
        from spacealert.kit.storage import settings

        wanted = settings.read().get("language")
    language = wanted if wanted in LANGUAGES else preferred_language(LANGUAGES, os.environ) or FALLBACK
    # Click translates its own messages with gettext, which reads the language from the environment.
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain("click", FOLDER)
    gettext.textdomain("click")
    return load_texts(language)


def _requested_language(call: Sequence[str]) -> str | None:
    for place, word in enumerate(call):
        if word == "--lang":
            return "".join(call[place + 1 : place + 2])
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def _text_id(context: click.Context) -> str:
    """Return the id of a command's help, such as `cli-scenarios-check`."""
    if context.parent is None:
        return "cli"
    return f"{_text_id(context.parent)}-{context.info_name}"
