"""`spacealert completion bash`: prints the script that lets a shell complete our commands."""

import click
from click.shell_completion import get_completion_class

from spacealert.apps.cli import LocalizedCommand, spacealert


@click.command("completion", cls=LocalizedCommand)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    script = get_completion_class(shell)
    if script is None:
        raise click.BadParameter(shell)
    click.echo(script(spacealert, {}, "spacealert", "_SPACEALERT_COMPLETE").source())
