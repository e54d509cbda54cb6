### The soundtrack as a file, and what the compiler reports.

soundtrack-chapter = Phase { $number }
soundtrack-format-unknown = { $path }: unknown kind of sound file; known endings are { $known }.

soundtrack-shifted = { $seconds } s { $way ->
    [early] early
   *[late] late
 }
soundtrack-shortened = shortened
soundtrack-unspoken = { $why ->
    [no-clip] shown only: the voice has no usable clip for it
   *[no-room] shown only: no time to speak it
 }
soundtrack-written = { $path }: { $minutes }:{ $seconds }, voice { $voice }
soundtrack-report = { $cues ->
    [one] { $cues } announcement
   *[other] { $cues } announcements
 }, { $shown ->
    [0] all spoken
   *[other] { $shown } only shown on the screen
 }{ $shifted ->
    [0] {""}
    [one] {""}; 1 moved, by { $farthest } s
   *[other] {""}; { $shifted } moved, by { $farthest } s at most
 }{ $shortened ->
    [0] {""}
   *[other] {""}; { $shortened } shortened
 }.
