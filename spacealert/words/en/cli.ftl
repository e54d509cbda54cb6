### What the command line says of itself. `cli-NAME` describes the command NAME; its attributes are its example and options.

cli = Plays the intercom of Space Alert, keeps its time, and resolves what happened.
    .example = spacealert scenarios
        spacealert play S2-3
    .version = Say the version and end.
cli-commands = Commands
cli-example = Example:
cli-without-window = The window is not built yet; what works now is below.
cli-our-fault = Something went wrong inside spacealert, and it is our fault. What we need to mend it is in { $report }.
cli-our-fault-unsaved = Something went wrong inside spacealert, and it is our fault; the report could not be saved either.

cli-option =
    .help = Show this and end.
    .json = Print JSON for other programs.
    .lang = Speak English (en) or Russian (ru); otherwise your setting or your system decides.

## scenarios

## play

## soundtrack

## voice

## resolve

## threats

## log

## doctor

## completion

cli-completion = Prints the script that lets your shell complete these commands.
    .example = spacealert completion bash >> ~/.bashrc
