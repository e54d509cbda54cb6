### Scenarios: errors in files and scripts, and descriptions of events.

## Errors in a file

scenario-id = { $standing }; expected an id of up to 40 letters, digits, dots and dashes, beginning with a letter and without spaces.
scenario-code = { $standing }; expected a code of letters and digits.
scenario-title-long = The title has { $count } characters; expected at most { $most }.
scenario-time = { $standing }; expected a time as minutes:seconds, such as { $meant }.
scenario-time-doubled = “{ $found }” appears twice (first on line { $line }); expected each time once, with a list of its events: { $found }: [incoming data, data transfer].
scenario-time-order = { $found } comes after { $before }; expected the events in chronological order.
scenario-past-end = { $found } isn't before the end of the operation at { $end }; expected an earlier time.
scenario-phases-count = { $count ->
    [one] There is one phase
   *[other] There are { $count } phases
 } here; expected the ends of two or three, such as [3:45, 7:30, 10:00].
scenario-phases-order = { $found } comes after { $before }; each phase must end later than the one before it.
scenario-phase-short = This phase lasts { $count } s; the countdown alone needs at least { $least } s.
scenario-event = { $standing }; expected an event, such as one of these: { $examples }.
scenario-form = { $standing }; expected “{ $meant }”.
scenario-turn = { $standing }; expected a turn from T+1 to T+{ $most }.
scenario-turn-cyrillic = { $standing } with a Cyrillic letter; expected a Latin T.
scenario-turn-missing = { $standing }, without a turn; expected one from T+1 to T+{ $most }, as in “threat T+2 red”.
scenario-zone-of-internal = { $standing }, but internal threats don't have a zone; expected “internal” alone.
scenario-zone-missing = { $standing }, without a zone; expected red, white or blue for an external threat, or the word “internal”.
scenario-zone-second = { $standing } as a second zone; expected only one.
scenario-no-such-turn = Found { $found } here, but a round of two phases has only { $last } turns; expected an earlier turn.
scenario-phase-is-over = { $found } is announced at { $at }, but phase { $phase } ends at { $end }; expected an earlier time or a later turn.
scenario-silence = { $standing }; expected “communications down” and the number of seconds, from 1 to { $most }.
scenario-silence-too-short = { $standing }; expected at least { $least } s, as long as the announcement itself.
scenario-crowded = { $late ->
    [countdown] The countdown of phase { $late-said } at { $late-at }
   *[event] “{ $late-said }” at { $late-at }
 } would have to wait { $seconds } s: { $before ->
    [begin] the opening words are
    [countdown] the countdown of phase { $before-said } at { $before-at } is
   *[event] “{ $before-said }” at { $before-at } is
 } still being spoken.

## Features that don't fit the kind of a mission

scenario-kind-phases = { $count ->
    [one] There is one phase
   *[other] There are { $count } phases
 } here, but “{ $kind }” missions have { $expected }. Change the number of phases, or the kind.
scenario-kind-internal = { $standing }, but published “{ $kind }” missions have no internal threats.
scenario-kind-doubled = Found a second threat for T+{ $turn } here, but in published “{ $kind }” missions every threat has its own turn.
scenario-id-of-ours = The id { $id } belongs to a bundled mission. This file is ignored until it has its own id.

## Errors in a script

scenario-script-event = { $chapter ->
    [none] Event { $number }
   *[other] [{ $chapter }] { $mission }, event { $number }
 }: found “{ $found }” here; { $why ->
    [time] expected a time of 3 or 4 digits and a code, such as 015AL1TR
    [bare] a time without an event: expected a code after it, such as { $found }ID
    [turn] expected a turn from 1 to 8 after AL or UR
    [class] expected T, ST, IT or SIT after the turn
    [zone] expected the zone R, W or B of an external threat
    [silence] expected CS and 1 to 99 seconds
    [phase] expected each of PE1, PE2 and PE3 once
    [short] the phase ends too soon after the one before it
    [past-end] expected a time before the end of the operation
    [phase-is-over] expected a time before the phase of this turn is over
    [no-such-turn] a round of two phases has no such turn
   *[code] expected one of { $codes } after the time
 }.
scenario-script-phases = { $chapter ->
    [none] The script
   *[other] [{ $chapter }] { $mission }: the script
 } has these phase ends: { $found }; expected PE1 and PE2, or PE1, PE2 and PE3.
scenario-script-none = Found no script here; expected one such as 010AL2STW,345PE1,730PE2,1000PE3, or [a title] and lines of a name, “=” and a script.
scenario-script-line = Found “{ $found }” here; expected [the title of a chapter], or a name, “=” and a script.
scenario-script-doubled = [{ $chapter }] { $mission } appears twice; expected each name once in a chapter.

## The list

scenario-ambiguous = Several missions are called “{ $id }”; use one of the ids { $ids }.
scenario-unknown = No mission is called “{ $id }”{ $nearest ->
    [none] . “spacealert scenarios” lists them all.
   *[other] . Did you mean { $nearest }?
 }
scenario-file-invalid = { $path } has { $count ->
    [one] an error
   *[other] { $count } errors
 } and was skipped. For details, run “spacealert scenarios check { $path }”.
scenario-id-taken = { $path } was skipped: another mission already has the id { $id }. Change it in the file.

## The description of a mission

scenario-shown-end = { $phase ->
    [operation] The operation ends
   *[other] Phase { $phase } ends
 }
scenario-shown-level = { $confirmed ->
    [same] Threat level { $level }
   *[other] Threat level { $level }, or { $confirmed } without unconfirmed reports
 }
scenario-shown-sources = { $sources ->
    [0] Not confirmed by a transcription.
    [one] From one transcription only.
   *[other] { $sources } independent transcriptions agree.
 }
scenario-shown-code = Mission code: { $code }
scenario-shown-own = yours

## The sheet to read aloud

scenario-sheet-heading = { $id } · { $title }
scenario-sheet-how = Start a clock and read each line aloud at its time. “Repeat…” means that you say it again. When a phase ends, count down five seconds from the time shown.
scenario-sheet-unconfirmed = Unconfirmed reports count only for a crew of five.
scenario-sheet-again = { $said } Repeat…
scenario-sheet-countdown = { $said } 5, 4, 3, 2, 1. { $ended }

## Checking and importing

scenario-folder-empty = There are no missions in this folder; expected files ending in .yaml or .yml.
scenario-valid = { $path }: no errors
scenario-note = { $path }:{ $line }:{ $column }: note, not an error: { $note }
scenario-file-exists = { $path } already exists with other content, so nothing was written. Use “--replace” to overwrite it.
