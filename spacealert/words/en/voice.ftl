### Voice packs: what can be wrong with them.

voice-unknown = There is no voice called { $name }; there are: { $names }.
voice-none-speaks = No voice speaks this language: { $language }.
voice-lacks-clip = The voice { $voice } has no clip { $clip }; `spacealert voice check { $voice }` tells what is missing.
voice-clip-unreadable = { $path } cannot be read: an Opus file with one channel at 48 kHz is expected.
voice-folder-taken = { $path } is there already and is no voice; nothing was written.
voice-clip-name = A clip is called { $clip }; its name may have small letters, digits and hyphens only.
voice-clip-twice = The clip { $clip } stands here twice.
voice-engine-unknown = There is no synthesizer { $engine } that we know of; there are: { $engines }.
voice-engine-absent = The synthesizer { $engine } is not installed here; found were: { $engines }.
voice-engine-failed = { $engine } did not speak with the voice { $speaker }. { $said }
voice-model-needed = { $engine } needs the file of its model (--model), with its file voices.npz beside it.
voice-sound-unreadable = { $path } is no sound that can be read (WAV, FLAC, Ogg or MP3).
voice-seconds-wrong = “{ $found }” stands here; expected seconds such as 1.25, at most { $most }.
