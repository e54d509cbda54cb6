### The player and its loudspeakers.

player-file-unwritable = { $path } cannot be written.
player-loudspeaker-unknown = There is no loudspeaker “{ $name }”; known are { $known }.
