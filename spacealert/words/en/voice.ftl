### Voice packs: what can be wrong with them.

voice-unknown = There is no voice called { $name }; there are: { $names }.
voice-none-speaks = No voice speaks this language: { $language }.
voice-lacks-clip = The voice { $voice } has no clip { $clip }; `spacealert voice check { $voice }` tells what is missing.
voice-clip-unreadable = { $path } cannot be read: an Opus file with one channel at 48 kHz is expected.
voice-manifest-unreadable = { $path } cannot be read; a voice is a folder with this manifest in it.
voice-manifest-large = The manifest is larger than { $most } kB.
voice-manifest-no-yaml = This is not the YAML of a voice's manifest: fields such as name, language and clips are expected.
voice-field-missing = The field { $field } is missing.
voice-joins-unknown = "joins" is { $joins }; expected is one of { $known }.
voice-rate-wrong = "rate" is { $rate }; all clips are at { $expected }.
voice-clips-wrong = "clips" must list the clips, at most { $most } of them.
voice-clip-wrong = The clip { $clip } is wrong: expected are a name of small letters, digits and hyphens, a text, a length of at most { $longest } seconds, and marks within that length.
voice-folder-taken = { $path } is there already and is no voice; nothing was written.
voice-count-uncut = The count in "{ $text }" ({ $phrase }) could not be cut into its numbers: speak them with a pause between them.
