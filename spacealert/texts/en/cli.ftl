### Help of the command line. `cli-NAME` describes the command NAME. Its attributes are the example and the options.

cli = Play the Space Alert intercom, keep time and resolve missions. Without a command, open the window.
    .example = spacealert scenarios
        spacealert play S2-3
    .speak = Read the window aloud with this system's voice.
    .version = Show the version and exit.
cli-commands = Commands
cli-example = Example:
cli-file = A file:
cli-our-fault = Something went wrong in spacealert. This is a bug{ $report ->
    [none] , and a report about it couldn't be saved. Saved games are safe.
   *[other] . Saved games are safe. Please send us { $report }.
 }
cli-settings-unusable = { $path } isn't a settings file, so your choices can't be saved. Delete it to fix that.
cli-time-zone = TZ is set to “{ $zone }”, which isn't a time zone. Dates may be off by a day. Everything else works.
cli-output-unwritable = The output can't be written: { $why ->
    [full] the disk is full
   *[other] the system won't allow it
 }.

cli-usage =
    .options = {"[OPTIONS]"}
    .command-or-not = {"[COMMAND] [ARGUMENTS]…"}
    .command = COMMAND [ARGUMENTS]…

cli-value =
    .scenario = MISSION
    .file = FILE
    .files = FILE
    .game = GAME
    .folder = FOLDER
    .number = NUMBER
    .name = NAME
    .achievement = ACHIEVEMENT
    .specialization = SPECIALIZATION
    .cards = CARD
    .text = TEXT
    .integer = NUMBER
    .crew = CREW
    .date = DATE
    .integer-range = NUMBER
    .float-range = NUMBER

cli-option =
    .phones = Let phones join by scanning a QR code.
    .address = The network address for phones (default: chosen automatically).
    .terminal = Use this terminal instead of a window.
    .help = Show this help and exit.
    .json = Print JSON for other programs.
    .lang = The language (default: your setting or the system's).
    .crew = Announce only what applies to this crew: 5, or 3+1 for three players and an android (default: everything).
    .voice = The voice (default: the first one in your language).
    .speed = Play faster or slower, from 0.5 to 1.5; the voice keeps its pitch.
cli-crew-expected = “{ $given }” isn't a crew; expected a number of players such as 5, or 3+1 with an android.
cli-number-expected = “{ $given }” isn't a number.
cli-date-expected = “{ $given }” isn't a date; expected one like { $today }.
cli-no-such-command = “{ $found }” isn't a command. { $nearest ->
    [none] See --help for a list.
   *[other] Did you mean “{ $nearest }”?
 }
cli-time-expected = “{ $given }” isn't a time; expected minutes and seconds such as 3:45, or seconds.
cli-crew-impossible = A crew of { $given } isn't possible; expected one to five members, at least one of them a player.

## scenarios

cli-scenarios = List all missions without spoilers. Subcommands show, check and exchange them.
    .example = spacealert scenarios
        spacealert scenarios show S2-3 --sheet -o s2-3.html
cli-scenarios-list = List all missions by kind and title, including your own. No spoilers.
    .example = spacealert scenarios list
        spacealert scenarios list --json
cli-scenarios-show = Show everything that happens in a mission, given its id, code or file, or print it as an HTML sheet to read aloud.
    .example = spacealert scenarios show S2-3
        spacealert scenarios show S2-3 --sheet --both -o s2-3.html
    .sheet = Make a sheet to print and read aloud: one page in your language.
    .both = Add the sheet in the other language, on its own page.
    .output = Write the sheet to this file instead of the terminal.
    .one-of = Expected --sheet or --json, not both.
    .needs-sheet = --both and --output only work with --sheet.
cli-scenarios-check = Check mission files (or all files in a folder) and report every error with its line and column, what was found and what was expected. An event that would be more than 5 s late is an error. A shorter delay is only a note. “-” reads standard input. The exit code is 1 if there are errors.
    .example = spacealert scenarios check mine.yaml
        spacealert scenarios check scenarios --json
cli-scenarios-export = Print a mission as a script in the notation that players exchange. Phase ends are nominal unless you ask for the times printed on the cards.
    .example = spacealert scenarios export S2-3
        spacealert scenarios export S2-3 --dialect card
    .dialect = How phase ends are given: as nominal times, or as printed on the card (5 s earlier).
cli-scenarios-import = Import missions from a script, or from a file of several scripts, grouped in chapters (a “[title]” line, then “name = script” lines), and add them to your own missions. “-” reads standard input. A malformed event is reported and skipped, and the exit code is 1.
    .example = spacealert scenarios import missions.cfg --dialect nominal
        spacealert scenarios import script.txt --dialect card --json
    .dialect = How phase ends are given: as nominal times, or as printed on the card (5 s earlier). In a terminal, you're asked.
    .output = Write the files to this folder instead.
    .replace = Overwrite existing files.
    .ask = How are the phase ends given? Type “nominal” for nominal times, or “card” for times as printed on the card (5 s earlier)
    .which-dialect = A script doesn't say how its phase ends are given. Add --dialect nominal (nominal times) or --dialect card (as printed on the card, 5 s earlier).
    .done = { $count ->
        [one] { $first } is
       *[other] { $count } missions, { $first } to { $last }, are
     } now in { $folder }.
cli-scenarios-generate = Generate a random mission and print its code, without spoilers. The threat level, the phase lengths, and the numbers of threats, transfers and silences stay within the ranges of the official missions. The same code gives everyone the same mission, and you can use it instead of a mission's name. Impossible requests are rejected with the reason.
    .example = spacealert scenarios generate --kind mission --crew 5 --seed 7
        spacealert scenarios generate --kind double-action --level 13 --silences 4 -o hard.yaml
        spacealert play "mission 5 KKX-DMM"
    .kind = The kind of mission (default: a full mission).
    .crew = The number of people, 1 to 5. Unconfirmed reports only count for five. --level applies to this crew.
    .seed = Any whole number. The same one always gives the same mission (default: random).
    .level = The threat level: 1 for each common threat, 2 for each serious one.
    .difficulty = The difficulty for this crew: easy, medium, hard or brutal. Missions are generated until one fits.
    .length = The length of the round, such as 10:00.
    .data = The total number of “incoming data” and “data transfer” announcements.
    .silences = How often communications go down.
    .show = Also show all events (spoils the mission).
    .output = Write the mission to this file, to play, change or print it.
    .expected-time = “{ $found }” isn't a time; expected minutes and seconds, such as 10:00
    .play = { $length }. { $level }. { $odds } To play it: spacealert play "{ $code }"
    .written = The mission is in { $file }.

## play

cli-play = Play a mission in a window or, with --terminal, right here. A terminal shows the phase, the time left and the last announcement on one line. In a pipe, each announcement is a line.
    .example = spacealert play S2-3
        spacealert play S2-3 --terminal --read-aloud
        spacealert play --campaign --terminal
    .terminal = Play in this terminal, without a window.
    .silent = Play without sound, timed by this computer's clock.
    .read-aloud = Show the next line to read aloud and count down to it, in silence.
    .crew = The crew: 5, or 3+1 for three players and an android (default: the last crew).
    .common = The cards for common threats (default: as in your last briefing).
    .serious = The cards for serious threats (default: as in your last briefing).
    .begin = Start at this point in the mission, such as 3:45.
    .resume = Resume the last unfinished mission, started in a window or a terminal. You don't need to name it.
    .campaign = Fly an exploration campaign: three missions on one ship. You can resume a saved one.
    .loudspeaker = The loudspeaker (miniaudio, pygame, simpleaudio, file:x.wav, none; default: the first that works). See spacealert doctor.
    .no-siren = Leave out the siren between announcements.
    .no-effect = Play the voice as recorded, without the intercom effect.
    .after-sleep = What to do with the mission if the computer goes to sleep: pause it (the default) or let its clock run.
    .speak = Read the window aloud with this system's voice, for players who can't see it.
    .events = Write a line of JSON to this file for each announcement, phase and change in danger, for lights and other programs. “-” is standard output; messages then go to standard error.
    .events-port = Also send these events over a WebSocket on this computer, ws://127.0.0.1:PORT.
    .phones = Let phones join. Players enter their own cards, and officers enter the threats they draw. The QR code is printed or shown in the window.
    .address = The network address for phones (default: chosen automatically).
    .campaign-alone = --campaign asks for the missions one by one. Leave out the mission, --from and --resume.
    .one-of = Expected --from or --resume, not both.

## phones

cli-phones = Open the window and let phones join. With a QR code or a short address, every player gets their own board in a browser. You don't need an app or the internet, but the phones must be on the same network. When you close the window, the port is closed too.
    .example = spacealert phones
        spacealert phones --address 192.168.1.5
    .address = The network address for phones (default: chosen automatically).

## soundtrack

cli-soundtrack = Write a mission's intercom to a sound file (wav, flac, ogg, opus, mp3) for a phone or a speaker, with chapters for the phases in ogg and opus. Without options, print the timeline instead, which spoils the mission. The mission is an id, a code or a YAML file.
    .example = spacealert soundtrack S2-3 -o s2-3.ogg
        spacealert soundtrack S2-3 --page -o s2-3.html
        spacealert soundtrack mine.yaml --crew 4 --cues mine.json
    .output = Write the sound to this file. Its extension decides the format.
    .cues = Write the timeline as a JSON list: a header, then an object for each cue. “-” prints it. Without --output, no sound is made.
    .page = Write an HTML file with the sound, a clock and the announcements so far. It plays offline in any phone's browser.
    .cue-sheet = Also write the phases as a cue sheet, for audio players that don't support chapters.
    .no-siren = Leave out the siren between announcements.
    .no-effect = Keep the voice as recorded, without the intercom effect.
    .voice-only = Leave out everything but the voice.
    .json = Print the timeline as a JSON list (same as --cues -).
    .needs-output = --cue-sheet only works with --output.
    .needs-html = --page only works with an --output that ends in .html.
    .writing = Writing the sound
    .one-of = Expected --json or --cues, not both.

## voice

cli-voice = List the intercom voices. Subcommands make new ones (from a synthesizer or your own recordings) and check them.
    .example = spacealert voice
        spacealert voice check ru-aleksandr
cli-voice-list = List all voices, including your own.
    .example = spacealert voice list --json
cli-voice-build = Build a voice with an installed synthesizer (rhvoice, kokoro, hibari, espeak-ng, flite, text2wave or piper; tones needs no installation), in the language of --lang. It's added to your own voices, or written to the folder given with -o.
    .example = spacealert voice build --lang ru --engine rhvoice --voice aleksandr
        spacealert voice build --lang en --engine espeak-ng --voice en-us -o /tmp/robot
    .engine = The synthesizer.
    .speaker = Which of its voices to use (default: the usual one for the language).
    .name = The name of the new voice (default: its language and speaker).
    .speed = Speaking speed (1 is normal).
    .model = The model file, for engines that need one (kokoro, piper).
    .joins = Build whole sentences, or words to be joined.
    .license-name = The license of the voice.
    .output = The folder for the voice.
cli-voice-lines = Build lines spoken outside the intercom, such as the narrator's, with an installed synthesizer. --lang sets the language. The lines are added to your own, or written to the folder given with -o.
    .example = spacealert voice lines narratorspeech --lang en --engine espeak-ng --voice en-us --name en-robot
    .engine = The synthesizer.
    .speaker = Which of its voices to use (default: the usual one for the language).
    .name = The voice these lines belong to (default: language and speaker).
    .speed = Speaking speed (1 is normal).
    .model = The model file, for engines that need one (kokoro, piper).
    .license-name = The license of the voice.
    .output = The folder for the lines.
cli-voice-assemble = Build a voice from your own recordings: a folder of WAV, FLAC, Ogg or MP3 files named alert.wav, t1-threat-red.wav and so on. Missing ones are listed with their text. Pause at periods and between the numbers of a count. Eight announcements are enough, because the others are joined from their words. If you record all 64, nothing has to be joined.
    .example = spacealert voice assemble my-recordings --lang ru --name captain
    .name = The name of the voice (default: the folder's name).
    .license-name = The license of the voice.
    .output = The folder for the voice (default: your own voices).
cli-voice-record = Record yourself with the microphone, phrase by phrase, and build a voice from it in the language given by --lang.
    .example = spacealert voice record captain --lang ru
    .joins = Record a few announcements that are cut into words (30 takes), or whole sentences (86 takes, more natural).
    .license-name = The license of the voice.
cli-voice-check = Report what's wrong with a voice, given by name or folder: clips that are missing, too loud, too quiet, clipped, too long or wrongly marked.
    .example = spacealert voice check en-george
        spacealert voice check /tmp/robot --json
    .listening = Listening to the clips
cli-voice-effects = Make the sounds that aren't speech: siren, static, ticks, jingles and the ship's hum.
    .example = spacealert voice effects -o /tmp/effects
    .output = Where to write the sounds (default: spacealert's own folder).

## resolve

cli-resolve = Resolve a game step by step. In a terminal, use the keyboard. In a file or pipe, the output is plain lines. GAME is a YAML or JSON file with the crew, plans, trajectories and threats, or “-” for standard input.
    .example = spacealert resolve game.yaml
        spacealert resolve game.yaml --turn 4 --explain
        spacealert resolve game.yaml --html report.html
        spacealert resolve --window
        spacealert resolve --batch < games.jsonl > results.jsonl
    .file = mission: S1-4
        date: 2026-11-18
        crew: # in turn order, captain first
          - color: blue
            name: Anna
            roles: [captain, security]
            plan: "--> a-b- ---<-" # a b c x < > ^, none -, heroic A B X and 1 to 6
          - color: green
            name: Boris
            plan: "--a a--- -----"
          - color: red
            plan: "^>c ac<c --<--"
          - color: yellow
            android: true
            plan: "--< ---- a----"
        tracks:
          red: T3
          white: T5
          blue: T1
          internal: T6
        threats: # number: code or name, and the zone
          2: Frigate blue
          4: E1-05 white
          6: SE1-04 red
        # optional: seed (draws what is left out), difficulty, tiles, slips, campaign, turns;
        # for a crew member also: hand (the cards of each phase, compared with the plan), such as [A3 a> b<, x^, c>]
    .turn = Show only this turn.
    .explain = Add the section of the rules to every sentence.
    .window = Show it in the window, where you can correct everything. Without a file, start with empty plans.
    .html = Write the story to an HTML page in English and Russian. You can print it or read it offline on a phone.
    .events = Print the events as JSON, one per line.
    .batch = Read games as JSON lines on standard input, in the format for comparing engines (see docs/file-formats.md), and write their results in the same order. Invalid lines are reported on standard error with their number. A game without an id gets its line number.
    .schema = Print the JSON schema of game files. If you save it next to them as game.schema.json, editors can complete and check them.
    .nothing = Add a game file, or --batch with games as JSON lines on standard input.
    .one-of = Use only one of --window, --html, --events and --json. --turn only works with the story or its events.
    .written = Saved as { $path }

## coach

cli-coach = Find what would have saved the ship or scored more points. The coach tries every other card in each slot, every swap of two of a player's cards and, if none of these saves a lost ship, every pair of slots. GAME is the same kind of file as for “resolve”. Only cards that someone could have held count: from the recorded hands, or from what the deck and the deal allow.
    .example = spacealert coach game.yaml
        spacealert coach game.yaml --pairs
        spacealert coach game.yaml --json --any-card
        spacealert coach game.yaml --best --seconds 5 --keep blue:1-3 -o better.yaml
    .pairs = Always try every pair of slots.
    .any-card = Try every card in every slot: a b c x < > ^ A B X 1 to 6, and - for none. With The New Frontier, also try double actions and the player's own specialization.
    .explain = Show everything that each change affects, and list similar changes instead of only counting them.
    .best = Search for the plan with the most points instead, changing any number of cards.
    .seconds = How long to search for the best plan.
    .seed = A number. The same one always starts the search in the same way.
    .keep = Cards to keep in the best plan: a player's color, or with turns such as blue:4 or blue:1-3. Can be repeated.
    .output = Write the game with the best plan to this file.
    .best-alone = --best can't be combined with --pairs, --any-card, --explain or --json.
    .only-best = --keep and --output only work with --best.
    .keep-expected = “{ $given }” doesn't match any cards of this game; expected a color ({ $colors }), or one with turns from 1 to { $turns }, such as blue:1-3.

## threats

cli-school = Learn the game with lessons in the rulebook's order, exercises that the engine makes up and checks, help with setup, and the first flights. Without an option, show the course, this crew's progress and the next step.
    .example = spacealert school --exercise targets --seed 7
        spacealert school --lesson energy
        spacealert school --setup S2-3 --crew 3
    .lesson = One lesson: moving, energy, threats, round, resolution, internal, battlebots, rockets, interceptors, computer, window, unconfirmed or data.
    .exercise = One exercise: moving, energy, letters, targets, damage, attack, lift, late, rockets, interceptors, space, computer, window, bots, repair, reports, transfer or dealt.
    .seed = The number of the exercise. The same number always gives the same exercise.
    .level = How hard the exercise is, 1 to 5.
    .setup = Help set up this mission.
    .crew = The crew to set up for: 5, or 3+1 for three players and an android (default: the last crew).
    .window = Open it in the window.
    .one-of = Use only one of --lesson, --exercise, --setup and --window.

cli-threats = Show threat cards: their numbers, what they do on X, Y and Z, and their special rules. Find a card by its code, its name or part of either, in any language. Without one, list all cards.
    .example = spacealert threats gunship SE2-05
        spacealert threats --where internal --severity serious
    .where = Only external or only internal threats.
    .severity = Only common threats, or only serious ones.
    .color = Only cards of this color.

## log

cli-log = List the missions you've played, like the printed log. Subcommands add, correct and exchange entries.
    .example = spacealert log --sort total
        spacealert log --csv > log.csv
        spacealert log --window
        spacealert log --crew "Anna, Boris" --html crew.html
    .sort = The column to sort by (default: date).
    .csv = Print a table for a spreadsheet.
    .crew = Only missions that all of these people flew: “Anna, Boris”.
    .html = Write the missions and their statistics as one page to print.
    .window = Show them in the window, where you can replay, correct and remove them.
    .one-of = Use only one of --json, --csv, --html and --window.
    .written = { $count ->
        [one] { $count } mission written to { $file }.
       *[other] { $count } missions written to { $file }.
     }
    .no-such-crew = { $count ->
        [one] { $names } hasn't flown any missions.
       *[other] { $names } haven't flown a mission together.
     }{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
     }
    .as-typed = Saved as typed, but is it right? { $why }
    .empty = No missions yet. Each one is added when it ends, or with “spacealert log add”.
    .campaigns = In a campaign, only the last mission counts penalties and has a total. “spacealert log show NUMBER” shows each mission's own.
cli-log-add = Log a mission that was played without this program, or one from a game file.
    .example = spacealert log add --mission S2-3 --crew "Anna=captain, Boris" --destroyed 18 --survived 4 --damage 7
        spacealert log add --mission S2-4 --lost-to "Man-Of-War" --date 2026-11-17
        spacealert log add --game evening.yaml
    .done = Added: { $line }
cli-log-correct = Correct an entry, given by its number. Everything you don't mention stays the same. “spacealert log undo” reverts it.
    .example = spacealert log correct 12 --visual 3 --crew "Anna=captain, Boris, Vera"
    .done = Corrected: { $line }
cli-log-remove = Remove an entry, given by its number. “spacealert log undo” brings it back.
    .example = spacealert log remove 12
    .done = Removed: { $line }. Later entries are renumbered.
cli-log-undo = Undo the last change in the log book: an entry added, corrected or removed, a change in a career, or an import. Repeat it to go further back.
    .example = spacealert log undo
cli-log-redo = Redo the last undone change in the log book, unless something else has changed since.
    .example = spacealert log redo
cli-log-show = Show everything about an entry, given by its number, or print the game or mission saved with it.
    .example = spacealert log show 12
        spacealert log show 12 --game > game.yaml
    .game = Print the game file.
    .mission = Print the mission file.
    .one-of = Use only one of --game, --mission and --json.
    .kept = { $file ->
        [game] To print the game file: spacealert log show { $number } --game
       *[mission] To print the mission file: spacealert log show { $number } --mission
    }
cli-log-walk = Replay a logged game exactly as it happened, with the mission saved in the entry. Give the entry's number.
    .example = spacealert log walk 12
        spacealert log walk 12 --turn 4 --explain
        spacealert log walk 12 --html report.html
    .turn = { cli-resolve.turn }
    .explain = { cli-resolve.explain }
    .html = { cli-resolve.html }
    .events = { cli-resolve.events }
    .one-of = Use only one of --html, --events and --json. --turn only works with the story or its events.
cli-log-export = Export the whole log book to one file, to back it up, move it or share it.
    .example = spacealert log export our-table.json
    .done = { $count ->
        [one] { $count } entry is
       *[other] { $count } entries are
     } now in { $file }.
cli-log-import = Import another log, from its export or from the log book itself. You can repeat this without creating duplicates. If both sides have corrected an entry, the newer version is kept.
    .example = spacealert log import their-table.json
    .reading = Importing the log
    .done = New: { $new }. Changed: { $changed }. Already known: { $known }.
    .campaigns = Campaigns: { $new } new, { $changed } continued, { $known } already known.
    .explorers = Careers: { $new } new, { $changed } continued, { $known } already known.
    .drafts = Unfinished games: { $new } new{ $known ->
        [0] .
       *[other] , { $known } left out to keep your own.
    }
cli-log-stats = Show results over time, by crew member and by difficulty, and which threats destroy your ships, in the terminal or as an HTML page.
    .example = spacealert log stats
        spacealert log stats -o log.html
    .output = Write an HTML page with charts to this file.
    .done = Saved as { $file }.

## careers

cli-thing = Host The Thing: The Boardgame: run setup, upkeep, clashes, votes and the escape, and play the Alien against one to three players. Open a window, or use the terminal if there's no display.
    .example = spacealert thing
        spacealert thing --phones
        spacealert thing --terminal
cli-nemesis = Play the ship's computer in Nemesis: setup, event phase, encounters, the bag, escape and the final check. Open a window, or use the terminal if there's no display.
    .example = spacealert nemesis
        spacealert nemesis --terminal
cli-carnomorphs = Play the ship's computer in Nemesis with the Carnomorphs expansion: feeding, mutation and a different bag. Open a window, or use the terminal if there's no display.
    .example = spacealert carnomorphs
cli-careers = List the explorers of The New Frontier. Subcommands show, create and develop them.
    .example = spacealert careers
        spacealert careers --json
cli-careers-show = Show an explorer's whole career: level, specializations, runs and achievements.
    .example = spacealert careers show Vega
cli-careers-new = Create an explorer, who gains experience with every mission.
    .example = spacealert careers new Orion --player Nora
        spacealert careers new Lyra --no-cloning
    .player = The player's name.
    .no-cloning = The explorer refuses to be cloned. A lost ship ends the career, but levels come faster.
cli-careers-correct = Rename an explorer, change their player, or allow cloning (can't be undone).
    .example = spacealert careers correct Vega --player Max
    .new-name = The new name.
    .player = The new player's name.
    .cloning = From now on, a lost ship costs a clone.
cli-careers-fly = Add a run, given by its entry number in the log book, to the careers of those who flew it.
    .example = spacealert careers fly 14 --who Vega
    .who = An explorer who flew it (default: those recorded in the entry). Can be repeated.
    .proven = { $count ->
        [0] { $name }: the log book doesn't verify any achievements.
       *[other] { $name }: the log book verifies { $list }.
     }
    .judged = { $count ->
        [0] { $name }: there's nothing for the crew to decide.
        [one] { $name }: { $count } more is up to the crew. Record it with “spacealert careers award”.
       *[other] { $name }: { $count } more are up to the crew. Record them with “spacealert careers award”.
     }
cli-careers-award = Give an explorer an achievement for the last run, or for a run in the log book.
    .example = spacealert careers award Vega "Bad Luck"
    .number = The number of the log entry.
cli-careers-learn = Choose an explorer's next advancement: a new specialization, or a better one.
    .example = spacealert careers learn Vega Medic
cli-careers-achievements = List all achievements by category, with their experience and, where known, their requirements.
    .example = spacealert careers achievements
        spacealert careers achievements --json
cli-careers-undo = Undo the last change in a career. Repeat it to go further back.
    .example = spacealert careers undo

## doctor

cli-doctor = Check what this computer can play and display: which loudspeakers work, which one is used and why, its latency, whether there's a display, and on which networks phones can join. Play a test sound for three seconds.
    .example = spacealert doctor
        spacealert doctor --json --no-test
    .looking = Checking this computer
    .loudspeaker = The loudspeaker to test (default: the first that works).
    .no-test = Don't play a sound.

## completion

cli-completion = Print the script that lets your shell complete these commands.
    .example = spacealert completion bash >> ~/.bashrc
