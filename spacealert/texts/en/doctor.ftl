### What this machine can play and show.

doctor-listen = Listen: an alarm, and the word “Alert”.
doctor-version = spacealert { $version }, Python { $python }, { $platform }
doctor-loudspeaker = { $name }: { $why ->
    [works] { $version }, works
    [no-package] is not installed
    [too-new] is never used from Python 3.12 on: it would kill the program
   *[no-device] { $version }, finds no sound device
 }
doctor-used = Loudspeaker: { $name }, { $why ->
    [wished] as you wished
    [first] the first that works
   *[none] for none works: missions play in silence by this machine's clock
 }.
doctor-latency = It reads { $ms } ms ahead of what is heard; { $missed ->
    [0] nothing of the test sound was missed
   *[other] { $missed } ms of the test sound were missed
 }.
doctor-mute = { $name } took nothing of the test sound.
doctor-screen = Screen: { $width } × { $height }, by the driver { $driver }{ $seen ->
    [no] {" "}that nobody sees
   *[yes] {""}
 }.
doctor-no-screen = Screen: none. Missions play in the terminal.
doctor-voices = Voices: { $names }.
doctor-folder = Your own scenarios, voices and settings: { $path }
