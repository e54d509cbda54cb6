### Voice packs: what can be wrong with them.

voice-unknown = There is no voice called { $name }; there are: { $names }.
voice-none-speaks = No voice speaks this language: { $language }.
voice-lacks-clip = The voice { $voice } has no clip { $clip }; `spacealert voice check { $voice }` lists what is missing.
voice-clip-unreadable = { $path } cannot be read: an Opus file with one channel at 48 kHz is expected.
voice-folder-taken = { $path } already exists and is not a voice; nothing was written.
voice-folder-has-more = { $path } is a voice and also holds { $found }; nothing was written. Move that elsewhere, or name another folder.
voice-clip-name = A clip is called { $clip }; its name may have small letters, digits and hyphens only.
voice-clip-twice = The clip { $clip } is here twice.
voice-clip-empty = The clip { $clip } has no length; expected at least a fraction of a second.
voice-engine-unknown = There is no synthesizer called { $engine }; there are: { $engines }.
voice-engine-absent = The synthesizer { $engine } is not installed here; found: { $engines }.
voice-engine-failed = { $engine } did not speak with the voice { $speaker }. { $said }
voice-nothing-said = { $engine } produces no sound for “{ $text }”.
voice-model-needed = { $engine } needs the file of its model (--model), with its file voices.npz beside it.
voice-sound-unreadable = { $path } is not a sound file that can be read (WAV, FLAC, Ogg or MP3).
voice-sound-empty = { $path } has no sound in it.
voice-sound-long = { $path } is too long; expected at most { $most } seconds.
voice-sound-rate = { $path } has a rate of { $rate } Hz; expected { $least } to { $most }.
voice-sound-channels = { $path } has { $channels } channels; expected at most { $most }.
voice-sound-senseless = { $path } has samples that are not sound: not numbers, or far too large.
voice-language-wrong = “{ $found }” found here; expected the code of a language, such as en.
voice-seconds-wrong = “{ $found }” found here; expected seconds such as 1.25, at most { $most }.

## What the commands tell

voice-listed = { $language }, { $voice } ({ $engine }, { $license }), { $joins ->
    [words] joins words
   *[sentences] whole sentences
 }
voice-built = The voice is in { $path }.
voice-own = own recording
voice-record-begin = { $count ->
    [one] One phrase is
   *[other] { $count } phrases are
 } to be recorded; speak calmly, always at the same distance. Takes are saved in { $folder }: stop with Ctrl-C and continue later; delete a take to record it again.
voice-record-start = Press Enter and speak
voice-record-stop = Press Enter when done
voice-record-silent = Nothing was heard. Again:
voice-record-clipped = Too loud for the microphone. A little further away, again:
voice-checked = { $voice }: { $clips ->
    [one] one clip
   *[other] { $clips } clips
 }, { $count ->
    [0] nothing is wrong
    [one] one thing is wrong
   *[other] { $count } things are wrong
 }.

## What `check` finds in a clip

voice-check-missing = { $clip } is missing: "{ $text }".
voice-check-unreadable = { $clip }: { $path } cannot be read.
voice-check-text = { $clip } has the text "{ $text }"; expected "{ $expected }".
voice-check-silent = { $clip } is silent.
voice-check-loud = { $clip } is too loud: { $level } LUFS; expected { $expected }.
voice-check-quiet = { $clip } is too quiet: { $level } LUFS; expected { $expected }.
voice-check-clipped = { $clip } is clipped: its true peak is { $peak } dBTP; expected at most { $most }.
voice-check-click = { $clip } does not begin and end in silence: it will click.
voice-check-long = { $clip } is too long: { $length } s; expected at most { $most }.
voice-check-mark-missing = { $clip } has no mark "{ $mark }".
voice-check-mark-off = { $clip }: the mark "{ $mark }" is { $found } s before the end of the count; expected { $seconds }.
voice-check-mark-silent = { $clip }: nothing is said at the mark "{ $mark }".
voice-check-window = { $clip }: cards may be handed over for { $seconds } s; expected 5.

## What is refused

voice-name-wrong = A voice cannot be called “{ $name }”: small letters, digits and hyphens are expected.
voice-speaker-needed = Which of its voices should { $engine } use for this language ({ $language })? Name it with --voice.
voice-speaker-is-a-file = { $engine } lists no voices: give the file of one (--model).
voice-no-model = There is no file { $path }; expected the file of a model.
voice-no-microphone = No microphone was found.
voice-no-folder = { $path } is not a folder.
voice-take-missing = { $take }.wav is missing: "{ $text }"
voice-take-silent = { $take } is silent.
voice-take-uncut = { $take } cannot be cut into its sentence and five numbers: say "{ $text }" with a pause before each number.
voice-license-unknown = unknown, see { $engine }
voice-speaker-unknown = The synthesizer { $engine } has no voice { $speaker } here.
voice-take-unparted = { $take } cannot be cut into its words: say "{ $text }" with a pause at each full stop.
voice-too-long = The clips together are too long; expected at most { $most } seconds.
