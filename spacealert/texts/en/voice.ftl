### Voice packs: errors and reports.

voice-unknown = There's no voice called “{ $name }”. Choose one of these: { $names }.
voice-none-speaks = No voice speaks this language: { $language }.
voice-lacks-clip = The voice { $voice } doesn't have the clip { $clip }. “spacealert voice check { $voice }” lists what's missing.
voice-clip-unreadable = { $path } can't be read; expected an Opus file with one channel at 48 kHz.
voice-folder-taken = { $path } already exists and isn't a voice, so nothing was written. Choose another folder.
voice-folder-has-more = { $path } is a voice, but it also contains { $found }, so nothing was written. Move that elsewhere, or choose another folder.
voice-clip-name = A clip is called { $clip }; names may only have lowercase letters, digits and hyphens.
voice-clip-twice = The clip { $clip } is listed twice.
voice-clip-empty = The clip { $clip } has no length; expected at least a fraction of a second.
voice-engine-unknown = There's no synthesizer called { $engine }. Choose one of these: { $engines }.
voice-engine-absent = The synthesizer { $engine } isn't installed. Found: { $engines }.
voice-engine-failed = { $engine } failed with the voice { $speaker }. { $said }
voice-nothing-said = { $engine } produced no sound for “{ $text }”.
voice-model-needed = { $engine } needs its model file (--model), with voices.npz next to it.
voice-sound-unreadable = { $path } isn't a readable sound file (WAV, FLAC, Ogg or MP3).
voice-sound-empty = { $path } contains no sound.
voice-sound-long = { $path } is too long; the limit is { $most } seconds.
voice-sound-rate = { $path } has a rate of { $rate } Hz; expected { $least } to { $most }.
voice-sound-channels = { $path } has { $channels } channels; the limit is { $most }.
voice-sound-senseless = { $path } contains invalid samples (not a number, or far out of range).
voice-language-wrong = Found “{ $found }” here; expected a language code such as en.
voice-seconds-wrong = Found “{ $found }” here; expected seconds such as 1.25, at most { $most }.

## Output of the commands

voice-listed = { $language }, { $voice } ({ $engine }, { $license }), { $joins ->
    [words] joins words
   *[sentences] whole sentences
 }
voice-built = The voice is in { $path }.
voice-own = own recording
voice-record-begin = { $count ->
    [one] One phrase
   *[other] { $count } phrases
 } to record. Speak calmly, and stay at the same distance from the microphone. Takes are saved in { $folder }. Stop with Ctrl-C and continue later. Delete a take to record it again.
voice-record-start = Press Enter and speak
voice-record-stop = Press Enter when done
voice-record-silent = I didn't hear anything. Try again:
voice-record-clipped = Too loud for the microphone. Move back a little and try again:
voice-checked = { $voice }: { $clips ->
    [one] one clip
   *[other] { $clips } clips
 }, { $count ->
    [0] no problems
    [one] one problem
   *[other] { $count } problems
 }.

## Problems found by `voice check`

voice-check-missing = { $clip } is missing: “{ $text }”.
voice-check-unreadable = { $clip }: { $path } can't be read.
voice-check-text = { $clip } has the text “{ $text }”; expected “{ $expected }”.
voice-check-silent = { $clip } is silent.
voice-check-loud = { $clip } is too loud: { $level } LUFS; expected { $expected }.
voice-check-quiet = { $clip } is too quiet: { $level } LUFS; expected { $expected }.
voice-check-clipped = { $clip } is clipped: its true peak is { $peak } dBTP; the limit is { $most }.
voice-check-click = { $clip } doesn't begin and end in silence, so it will click.
voice-check-long = { $clip } is too long: { $length } s; the limit is { $most }.
voice-check-mark-missing = { $clip } has no mark “{ $mark }”.
voice-check-mark-off = { $clip }: the mark “{ $mark }” is { $found } s before the end of the count; expected { $seconds }.
voice-check-mark-silent = { $clip } is silent at the mark “{ $mark }”.
voice-check-window = { $clip }: the time to pass cards is { $seconds } s; expected 5.

## Rejected input

voice-name-wrong = A voice can't be called “{ $name }”. Use lowercase letters, digits and hyphens.
voice-speaker-needed = Which of its voices should { $engine } use for this language ({ $language })? Choose one with --voice.
voice-speaker-is-a-file = { $engine } doesn't list voices. Specify a voice file with --model.
voice-no-model = { $path } doesn't exist; expected a model file.
voice-no-microphone = No microphone found.
voice-no-folder = { $path } isn't a folder.
voice-take-missing = { $take }.wav is missing: “{ $text }”
voice-take-silent = { $take } is silent.
voice-take-uncut = { $take } can't be split into its sentence and five numbers. Say “{ $text }” with a pause before each number.
voice-license-unknown = unknown, see { $engine }
voice-speaker-unknown = The synthesizer { $engine } has no voice called { $speaker } on this computer.
voice-take-unparted = { $take } can't be split into words. Say “{ $text }” with a pause at each period.
voice-too-long = All clips together are too long; the limit is { $most } seconds.
