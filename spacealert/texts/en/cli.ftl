### What the command line says of itself. `cli-NAME` describes the command NAME; its attributes are its example and options.

cli = Plays the intercom of Space Alert, keeps the time, and resolves what happened. Without a command it opens the window.
    .example = spacealert scenarios
        spacealert play S2-3
    .speak = Read the window aloud with this system's voice.
    .version = Show the version and exit.
cli-commands = Commands
cli-example = Example:
cli-file = A file:
cli-our-fault = Something went wrong inside spacealert, and it is our fault{ $report ->
    [none] ; the report could not be saved either.
   *[other] . What we need to mend it is in { $report }.
 }
cli-settings-unusable = { $path } isn't a settings file, so nothing is read from it and your choices aren't kept. Remove it to have settings again.
cli-time-zone = TZ says “{ $zone }”, which isn't a time zone. Dates may be off by a day; everything else works.
cli-output-unwritable = The output cannot be written: { $why ->
    [full] the disk is full
   *[other] the system refuses it
 }.

cli-usage =
    .options = {"[OPTIONS]"}
    .command-or-not = {"[COMMAND] [ARGUMENTS]…"}
    .command = COMMAND [ARGUMENTS]…

cli-value =
    .scenario = SCENARIO
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
    .phones = Let phones in: a QR code shows how they join.
    .address = Serve phones at this address of the computer, instead of the likeliest one.
    .terminal = Ask in this terminal, without a window.
    .help = Show this help and exit.
    .json = Print JSON for other programs.
    .lang = The language to use; otherwise your setting or your system decides.
    .crew = Announce only what applies to this crew: 5, or 3+1 for three players and an android. Without it, everything in the mission.
    .voice = The voice to use; otherwise the first one of your language.
    .speed = Play faster or slower, from 0.5 to 1.5; the voice keeps its pitch.
cli-crew-expected = “{ $given }” is not a crew; expected a number of players such as 5, or with androids 3+1.
cli-number-expected = “{ $given }” is not a number.
cli-date-expected = “{ $given }” is not a date; expected year, month and day such as { $today }.
cli-no-such-command = There is no command “{ $found }”. { $nearest ->
    [none] See --help for those there are.
   *[other] Did you mean “{ $nearest }”?
 }
cli-time-expected = “{ $given }” is not a time; expected minutes and seconds such as 3:45, or seconds.
cli-crew-impossible = A crew of { $given } isn't possible; expected one to five members, at least one of them a player.

## scenarios

cli-scenarios = Lists all missions without spoilers; its commands show, check and exchange them.
    .example = spacealert scenarios
        spacealert scenarios show S2-3 --sheet -o s2-3.html
cli-scenarios-list = Lists all missions by kind and title: ours, and yours from your own folder. No spoilers.
    .example = spacealert scenarios list
        spacealert scenarios list --json
cli-scenarios-show = Shows all that happens in a mission, given by its id, its code or its file; or, as a sheet, prints a page of HTML from which a person can read the mission aloud.
    .example = spacealert scenarios show S2-3
        spacealert scenarios show S2-3 --sheet --both -o s2-3.html
    .sheet = Make a sheet to print and read aloud: one page, in your language.
    .both = Add the sheet in the other language, on a page of its own.
    .output = Write the sheet into this file instead of the terminal.
    .one-of = Expected --sheet or --json, not both.
    .needs-sheet = --both and --output are for a sheet; expected --sheet with them.
cli-scenarios-check = Checks the files of missions (or all in a folder) and reports every error with its line and column: what was found there and what was expected. An event that would be spoken more than 5 s late is an error too, a shorter wait only a note. “-” reads standard input. Exits with 1 if there is any error.
    .example = spacealert scenarios check mine.yaml
        spacealert scenarios check scenarios --json
cli-scenarios-export = Prints a mission as a script in the notation that players exchange; phase ends are nominal unless you ask for the times printed on the cards.
    .example = spacealert scenarios export S2-3
        spacealert scenarios export S2-3 --dialect card
    .dialect = What the phase ends of the script are: their nominal end, or the time printed on the card, 5 s earlier.
cli-scenarios-import = Reads a script, or a file of chapters with many (“[title]”, then lines “name = script”), and writes each mission as a file of its own into your scenarios. “-” reads standard input. A malformed event is reported with its chapter, mission and position and left out, all others are kept; the command then exits with 1.
    .example = spacealert scenarios import missions.cfg --dialect nominal
        spacealert scenarios import script.txt --dialect card --json
    .dialect = What the phase ends of the scripts are: their nominal end, or the time printed on the card, 5 s earlier. A terminal is asked.
    .output = Write the files into this folder instead.
    .replace = Replace files that are there already.
    .ask = Are the phase ends nominal (nominal), or as printed on the cards, 5 s earlier (card)?
    .which-dialect = A script does not say what its phase ends are; expected --dialect nominal (their nominal ends) or --dialect card (the times printed on the cards, 5 s earlier).
    .done = { $count ->
        [one] { $first } is
       *[other] { $count } missions, { $first } to { $last }, are
     } in { $folder } now.
cli-scenarios-generate = Generates a new random mission and prints its code without spoilers. Its threat level, its numbers of threats, transfers and silences and the length of each phase are within the ranges of the official missions; the moment of a single announcement may be a little outside. The same code always gives the same mission, at any table: use it wherever a mission is asked for. Each request is met exactly, or refused with the reason.
    .example = spacealert scenarios generate --kind mission --crew 5 --seed 7
        spacealert scenarios generate --kind double-action --level 13 --silences 4 -o hard.yaml
        spacealert play "mission 5 KKX-DMM"
    .kind = What kind of mission; without it a full mission.
    .crew = For how many people, 1 to 5; unconfirmed reports count only for five, and --level is what this crew meets.
    .seed = Any whole number; everything random follows from it. Without it the program picks one.
    .level = The threat level: 1 for each common threat, 2 for each serious one.
    .difficulty = How hard it is: easy, medium, hard or brutal, for the crew of --crew. The program draws missions until one fits.
    .length = How long the round lasts, as 10:00.
    .data = How many incoming data and data transfers, together.
    .silences = How often communications go down.
    .show = Show what happens when (spoils the mission).
    .output = Write the mission into this file, to be played, changed or printed.
    .expected-time = “{ $found }” is not a time; expected minutes and seconds, such as 10:00
    .play = { $length }. { $level }. { $odds } To play it: spacealert play "{ $code }"
    .written = The mission is in { $file }.

## play

cli-play = Plays a mission: in a window or, with --terminal, here. In a terminal a line shows the phase, its time left and the last announcement; in a pipe each announcement is a line.
    .example = spacealert play S2-3
        spacealert play S2-3 --terminal --read-aloud
        spacealert play --campaign --terminal
    .terminal = Play in this terminal, without a window.
    .silent = Play without sound, keeping time by this computer's clock.
    .read-aloud = For a person who reads the announcements aloud: shows the next line and counts down to it, in silence.
    .crew = The crew that plays: 5, or 3+1 for three players and an android. Without it, the crew of last time.
    .begin = Start at this time of the mission, such as 3:45.
    .resume = Resume the last interrupted mission, in a window or in a terminal; no mission need be named.
    .campaign = Fly an exploration campaign: three missions on one ship. Resumes a saved one if you like.
    .loudspeaker = Use this one (miniaudio, pygame, simpleaudio, file:x.wav, none); otherwise the first that works. See spacealert doctor.
    .no-siren = Leave out the siren between announcements.
    .no-effect = Leave the voice as it was recorded, without the ship's intercom.
    .after-sleep = When the computer sleeps, the mission stops (the default) or goes on.
    .speak = Read the window aloud with this system's voice, for players who cannot see it.
    .events = Write one line of JSON to this file for each announcement, phase and change of danger, for lights and other programs. “-” is the output; what is meant for people then goes to the error output.
    .events-port = Tell the same over a WebSocket on this computer, ws://127.0.0.1:PORT.
    .phones = Let phones in: each player enters their own cards, officers the threats they draw. Prints a QR code or shows it in the window.
    .address = Serve phones at this address of the computer, instead of the likeliest one.
    .campaign-alone = --campaign asks for its missions itself: expected no mission, --from or --resume beside it.
    .one-of = Expected --from or --resume, not both.

## phones

cli-phones = Opens the window and lets phones in: shows a QR code and a short address, and every player gets their own board in a browser. Nothing is installed, no internet is needed; the phones must be on the same network. The port is closed with the window.
    .example = spacealert phones
        spacealert phones --address 192.168.1.5
    .address = Serve phones at this address of the computer, instead of the likeliest one.

## soundtrack

cli-soundtrack = Writes the intercom of a mission into one sound file (wav, flac, ogg, opus, mp3) for a phone or a speaker, with a chapter for each phase in ogg and opus; or prints the timeline. The mission is given by its id, its code or its YAML file. Without options it prints what is said and when, which spoils the mission.
    .example = spacealert soundtrack S2-3 -o s2-3.ogg
        spacealert soundtrack S2-3 --page -o s2-3.html
        spacealert soundtrack mine.yaml --crew 4 --cues mine.json
    .output = Write the sound into this file; the ending of its name says the kind.
    .cues = Write the timeline as a JSON list: a header, then one object for each cue. “-” is the terminal. Without --output nothing is rendered.
    .page = Write one HTML file with the sound, a clock and what was announced so far: it plays in the browser of any phone, without a network.
    .cue-sheet = Write the phases beside the sound as a cue sheet, for players without chapters.
    .no-siren = Leave out the siren between announcements.
    .no-effect = Leave the voice as it was recorded, without the ship's intercom.
    .voice-only = Leave out every sound but the voice.
    .json = Print the timeline as a JSON list, as --cues - does.
    .needs-output = --cue-sheet describes a sound file; expected --output with it.
    .needs-html = --page writes an HTML file; expected --output with a name that ends in .html.
    .writing = Writing the sound
    .one-of = Expected --json or --cues, not both.

## voice

cli-voice = Lists the voices of the intercom; its commands make new ones, with a synthesizer or your own voice, and check them.
    .example = spacealert voice
        spacealert voice check ru-aleksandr
cli-voice-list = Lists all voices: ours, and yours from your own folder.
    .example = spacealert voice list --json
cli-voice-build = Builds a voice with an installed synthesizer (rhvoice, kokoro, hibari, espeak-ng, flite, text2wave, piper; tones needs nothing), in the language of --lang. It is added to your own voices, or written to the folder of -o.
    .example = spacealert voice build --lang ru --engine rhvoice --voice aleksandr
        spacealert voice build --lang en --engine espeak-ng --voice en-us -o /tmp/robot
    .engine = The synthesizer.
    .speaker = Which of its voices; otherwise the usual one of the language.
    .name = The name of the new voice; otherwise its language and speaker.
    .speed = How fast it speaks; 1 is normal.
    .model = The model file, for engines that need one (kokoro, piper).
    .joins = Whole sentences, or words to be joined.
    .license-name = The license of the voice, for its manifest.
    .output = The folder for the voice.
cli-voice-lines = Builds the lines that are said beside the intercom, such as the narrator's, with an installed synthesizer in the language of --lang. They are added to your own, or written to the folder of -o.
    .example = spacealert voice lines narratorspeech --lang en --engine espeak-ng --voice en-us --name en-robot
    .engine = The synthesizer.
    .speaker = Which of its voices; otherwise the usual one of the language.
    .name = The voice that these lines belong to; otherwise language and speaker.
    .speed = How fast it speaks; 1 is normal.
    .model = The model file, for engines that need one (kokoro, piper).
    .license-name = The license of the voice, for its manifest.
    .output = The folder for the lines.
cli-voice-assemble = Builds a voice from your own recordings: a folder of WAV, FLAC, Ogg or MP3 files named alert.wav, t1-threat-red.wav and so on; whatever is missing is listed with its text. Pause at full stops and between the numbers of a count. Eight announcements are enough, and the others are joined from their words; with all 64 nothing is joined.
    .example = spacealert voice assemble my-recordings --lang ru --name captain
    .name = The name of the voice; otherwise that of the folder.
    .license-name = The license of the voice, for its manifest.
    .output = The folder for the voice; otherwise it is added to your own voices.
cli-voice-record = Records you with the microphone, phrase by phrase, and builds a voice from it in the language of --lang.
    .example = spacealert voice record captain --lang ru
    .joins = Words that are joined, which are cut out of a few announcements (30 takes), or whole sentences (86, and more natural).
    .license-name = The license of the voice, for its manifest.
cli-voice-check = Reports what is wrong with a voice, given by name or folder: what is missing, too loud, too quiet, clipped, too long or marked wrongly.
    .example = spacealert voice check en-george
        spacealert voice check /tmp/robot --json
    .listening = Listening to the clips
cli-voice-effects = Makes the sounds that are not speech: siren, static, ticks, jingles and the hum of the ship.
    .example = spacealert voice effects -o /tmp/effects
    .output = The folder for the sounds; otherwise ours.

## resolve

cli-resolve = Resolves a game and tells it step by step: with keys in a terminal, line by line in a file or pipe. GAME is a YAML or JSON file with crew, plans, tracks and threats, or “-” for standard input.
    .example = spacealert resolve game.yaml
        spacealert resolve game.yaml --turn 4 --explain
        spacealert resolve game.yaml --html report.html
        spacealert resolve --window
        spacealert resolve --batch < games.jsonl > results.jsonl
    .file = mission: S1-4
        date: 2026-11-18
        crew: # in the order of acting, captain first
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
        # as you like: seed (draws what is left out), difficulty, tiles, slips, campaign, turns;
        # of a member, too: hand (the cards of each phase, to be held against the plan), as [A3 a> b<, x^, c>]
    .turn = Tell only this turn.
    .explain = Name the section of the rules behind every sentence.
    .window = Show it in the window, where everything can be corrected; without a file the plans begin empty.
    .html = Write the story as one page that works on a phone without network, in every language, and prints.
    .events = Print the events as JSON, one a line.
    .batch = Read games as JSON lines on standard input, in the format in which engines are compared (described in docs/file-formats.md), and write their results in the same order. A line that is not a game is reported on standard error with its number; a game without an id is given that number.
    .schema = Print the JSON schema of game files: saved beside them as game.schema.json, editors complete and check them by it.
    .nothing = Expected a game file, or --batch alone, with games as JSON lines on standard input.
    .one-of = Only one of --window, --html, --events and --json can be asked for at a time, and --turn only of the story or its events.
    .written = Saved as { $path }

## coach

cli-coach = Finds what would have saved the ship, or brought more points: every other card in one slot, every swap of two cards of one player, and, if none of these saves a lost ship, every two slots. GAME is a file as for “resolve”. Only cards count that somebody could have held: from the hands if the file notes them, otherwise what the deck and the cards of each phase allow beside everybody else's plans.
    .example = spacealert coach game.yaml
        spacealert coach game.yaml --pairs
        spacealert coach game.yaml --json --any-card
        spacealert coach game.yaml --best --seconds 20 --keep blue:1-3 -o better.yaml
    .pairs = Try every two slots in any case.
    .any-card = Try every card in every slot: a b c x < > ^ A B X 1 to 6, none -; with The New Frontier double actions and your own specialization, too.
    .explain = Say everything that goes differently, and every change that is the same idea.
    .best = Search for the plan with most points instead, changing as many cards as it takes.
    .seconds = How long to search for the best plan.
    .seed = The same seed begins with the same attempts.
    .keep = Cards that stay as they are in the best plan: a member's color, or with turns as blue:4 or blue:1-3. May be given several times.
    .output = Write the game with the best plan to this file.
    .best-alone = --best is a search of its own, without --pairs, --any-card, --explain or --json.
    .only-best = --keep and --output belong to --best.
    .keep-expected = “{ $given }” names no cards of this game; expected a color ({ $colors }), or one with turns from 1 to { $turns }, such as blue:1-3.

## threats

cli-school = Teaches the game: lessons in the order of the rulebook, exercises on positions that the engine makes up and judges, setting up the table, and the first flights. Without an option it shows the course, what this crew has learned and what comes next.
    .example = spacealert school --exercise targets --seed 7
        spacealert school --lesson energy
        spacealert school --setup S2-3 --crew 3
    .lesson = One lesson: moving, energy, threats, round, resolution, internal, battlebots, rockets, interceptors, computer, window, unconfirmed or data.
    .exercise = One exercise: moving, energy, letters, targets, damage, attack, lift, late, rockets, interceptors, window or repair.
    .seed = Which exercise; the same number gives the same one.
    .level = How hard the exercise is, 1 to 5.
    .setup = Lead through setting up the table for this mission.
    .crew = The crew that the table is set up for: 5, or 3+1 for three players and an android. Without it, the crew of last time.
    .window = In the window.
    .one-of = Only one of --lesson, --exercise, --setup and --window makes sense at a time.

cli-threats = Shows threat cards: their numbers, what they do on X, Y and Z, and what is special about them. A card is found by its code, its name or part of either, in any language. Without one, all cards are listed.
    .example = spacealert threats gunship SE2-05
        spacealert threats --where internal --severity serious
    .where = Only external or only internal threats.
    .severity = Only common threats, or only serious ones.
    .color = Only cards with the white symbol, or only those with the yellow one.

## log

cli-log = Lists the missions you have played, like the printed log; its commands add, correct and exchange entries.
    .example = spacealert log --sort total
        spacealert log --csv > log.csv
        spacealert log --window
        spacealert log --crew "Anna, Boris" --html crew.html
    .sort = How to sort; by date if not given.
    .csv = Print a table for a spreadsheet.
    .crew = Only the missions that all these people flew: “Anna, Boris”.
    .html = Write the missions and their statistics as one page, for printing.
    .window = Show them in the window, where each can be replayed, corrected and removed.
    .one-of = Only one of --json, --csv, --html and --window can be asked for at a time.
    .written = { $count ->
        [one] { $count } mission is on the page { $file }.
       *[other] { $count } missions are on the page { $file }.
     }
    .no-such-crew = No mission was flown by { $names } together.
    .empty = The log book is empty: a mission is added when it ends, or with “spacealert log add”.
cli-log-add = Adds a mission to the log book that was played without this program, or whose game is in a file.
    .example = spacealert log add --mission S2-3 --crew "Anna=captain, Boris" --destroyed 18 --survived 4 --damage 7
        spacealert log add --mission S2-4 --lost-to "Man-Of-War" --date 2026-11-17
        spacealert log add --game evening.yaml
    .done = Added: { $line }
cli-log-correct = Corrects an entry, given by its number; what is not named stays. “spacealert log undo” reverts it.
    .example = spacealert log correct 12 --visual 3 --crew "Anna=captain, Boris, Vera"
    .done = Corrected: { $line }
cli-log-remove = Removes an entry, given by its number. “spacealert log undo” brings it back.
    .example = spacealert log remove 12
    .done = Removed: { $line }. Later entries are numbered anew.
cli-log-undo = Undoes the last change of the log book: an entry added, corrected or removed, a step in a career, or an import. Repeat it to go further back.
    .example = spacealert log undo
cli-log-redo = Does again what was undone last in the log book, unless something else was changed since.
    .example = spacealert log redo
cli-log-show = Shows everything about one entry, given by its number, and prints the game and the mission it keeps.
    .example = spacealert log show 12
        spacealert log show 12 --game > game.yaml
    .game = Print the file of its game.
    .mission = Print the file of its mission.
    .one-of = Expected one of --game, --mission and --json.
    .kept = { $file ->
        [game] It keeps its game: spacealert log show { $number } --game
       *[mission] It keeps its mission: spacealert log show { $number } --mission
    }
cli-log-walk = Replays the game of an entry, given by its number, exactly as it was: on the mission the entry keeps, whatever has become of its file.
    .example = spacealert log walk 12
        spacealert log walk 12 --turn 4 --explain
        spacealert log walk 12 --html report.html
    .turn = { cli-resolve.turn }
    .explain = { cli-resolve.explain }
    .html = { cli-resolve.html }
    .events = { cli-resolve.events }
    .one-of = Only one of --html, --events and --json can be asked for at a time, and --turn only of the story or its events.
cli-log-export = Writes the whole log book to one file: to back it up, to move it, or to share it with another table.
    .example = spacealert log export our-table.json
    .done = { $count ->
        [one] { $count } entry is
       *[other] { $count } entries are
     } in { $file } now.
cli-log-import = Imports the log of another table, from its export or from the log book itself. Nothing is duplicated, however often you do it; if both have corrected an entry, the newer version counts.
    .example = spacealert log import their-table.json
    .reading = Taking in the log
    .done = New: { $new }. Changed: { $changed }. Already known: { $known }.
    .campaigns = Campaigns: { $new } new, { $changed } continued, { $known } already known.
    .explorers = Careers: { $new } new, { $changed } continued, { $known } already known.
    .drafts = Interrupted games: { $new } new{ $known ->
        [0] .
       *[other] , { $known } left out because yours stay.
    }
cli-log-stats = Shows results over time, by crew member and by difficulty, and which threats destroy your ships; as bars here, or as a page.
    .example = spacealert log stats
        spacealert log stats -o log.html
    .output = Write an HTML page with charts to this file.
    .done = The page is in { $file }.

## careers

cli-thing = Leads a table through The Thing: The Boardgame as its master of ceremonies: set-up, upkeep, clashes, votes, escape, and the Alien for one to three players. It opens a window, or asks here if there is none.
    .example = spacealert thing
        spacealert thing --phones
        spacealert thing --terminal
cli-nemesis = The ship's computer for Nemesis and Carnomorphs: set-up, event phase, encounters, the bag, ways out, the final check. It opens a window, or asks here if there is none.
    .example = spacealert nemesis
        spacealert nemesis --terminal
cli-carnomorphs = The ship’s computer for Nemesis with the expansion Carnomorphs: as for Nemesis, with feeding, mutation and the other bag. It opens a window, or asks here if there is none.
    .example = spacealert carnomorphs
cli-careers = Lists the explorers of The New Frontier; its commands show, create and develop them.
    .example = spacealert careers
        spacealert careers --json
cli-careers-show = Shows the whole career of an explorer: level, specializations, runs and achievements.
    .example = spacealert careers show Vega
cli-careers-new = Creates an explorer, who gains experience from mission to mission.
    .example = spacealert careers new Orion --player Nora
        spacealert careers new Lyra --no-cloning
    .player = Who plays the explorer.
    .no-cloning = The explorer refuses to be cloned: a lost ship is the end, but levels come faster.
cli-careers-correct = Renames an explorer, says who plays it, or has it agree to be cloned, which is final.
    .example = spacealert careers correct Vega --player Max
    .name = The new name.
    .player = Who plays the explorer.
    .cloning = From now on a lost ship costs a clone.
cli-careers-fly = Adds a run, given by the number of its entry in the log book, to the careers of those who flew it.
    .example = spacealert careers fly 14 --who Vega
    .who = An explorer who flew it; those noted in the entry if not given. Can be repeated.
    .proven = { $count ->
        [0] { $name }: the log book proves no achievement.
       *[other] { $name }: the log book proves { $list }.
     }
    .judged = { $count ->
        [0] { $name }: nothing is left for the crew to decide.
        [one] { $name }: the crew decides on { $count } more; “spacealert careers award” takes it down.
       *[other] { $name }: the crew decides on { $count } more; “spacealert careers award” takes them down.
     }
cli-careers-award = Gives an explorer an achievement for the last run, or for the one of an entry of the log book.
    .example = spacealert careers award Vega "Bad Luck"
    .line = The number of the entry in the log book.
cli-careers-learn = Takes the next step of an explorer: a new specialization, or a better one.
    .example = spacealert careers learn Vega Medic
cli-careers-achievements = Lists all achievements by category, with what they bring and, where it is known, what they ask for.
    .example = spacealert careers achievements
        spacealert careers achievements --json
cli-careers-undo = Undoes the last change in a career. Repeat it to go further back.
    .example = spacealert careers undo

## doctor

cli-doctor = Shows what this computer can play and display: which loudspeakers work, which is used and why, its latency, whether there is a display, and on which networks phones can join. Plays a test sound for three seconds.
    .example = spacealert doctor
        spacealert doctor --json --no-test
    .looking = Looking around
    .loudspeaker = Test this one instead of the first that works.
    .no-test = Play nothing.

## completion

cli-completion = Prints the script that lets your shell complete these commands.
    .example = spacealert completion bash >> ~/.bashrc
