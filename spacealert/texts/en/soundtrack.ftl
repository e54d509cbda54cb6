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
soundtrack-report = { $cues ->
    [one] { $cues } cue
   *[other] { $cues } cues
 }; { $shifted ->
    [0] none shifted
   *[other] { $shifted } shifted, by { $farthest } s at most
 }; { $shortened ->
    [0] none shortened
   *[other] { $shortened } shortened
 }; { $shown ->
    [0] all of them spoken
   *[other] { $shown } shown only
 }.
