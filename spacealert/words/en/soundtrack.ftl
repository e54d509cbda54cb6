### The soundtrack as a file, and what the compiler reports.

soundtrack-chapter = Phase { $number }
soundtrack-format-unknown = { $path }: the ending of the name says the kind of sound file; known are { $known }.
soundtrack-unwritable = { $path } cannot be written.
