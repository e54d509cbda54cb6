### Soundtrack files, and the compiler's report.

soundtrack-chapter = Phase { $number }
soundtrack-format-unknown = { $path } isn't a known sound format. Use one of these extensions: { $known }.

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
    [one] {""}; 1 shifted by { $farthest } s
   *[other] {""}; { $shifted } shifted by up to { $farthest } s
 }{ $shortened ->
    [0] {""}
   *[other] {""}; { $shortened } shortened
 }.

## A mission in one file, for a phone

soundtrack-page = The intercom on a phone
    .phase = Phase
    .left = Time left in this phase
    .before = Put the phone where everyone can hear it, then press Start.
    .heard = Announced so far
    .begin = Start
    .pause = Pause
    .resume = Continue
    .again = Play again
    .place = Position in the mission
    .needs-script = This page needs JavaScript. On an iPhone, open it in Safari, not in the Files preview.

soundtrack-phone = The mission on a phone
soundtrack-phone-instead = Play it on a phone
soundtrack-phone-while = Phones can open the mission while this screen is open. Once loaded, it plays offline.
soundtrack-phone-browser = Open it in the browser
soundtrack-phone-making = Preparing the page with the mission…
