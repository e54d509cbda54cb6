### `spacealert doctor`: what this computer can play and display.

doctor-listen = Listen: an alarm, and the word “Alert”.
doctor-version = spacealert { $version }, Python { $python }, { $platform }
doctor-engine = { $kind ->
        [compiled] The rules are compiled, so the coach runs at full speed.
       *[python] The rules run as plain Python. Compiling them makes the coach faster.
    }
doctor-loudspeaker = { $name }: { $why ->
    [works] version { $version }, works
    [no-package] not installed
    [too-new] not used with Python 3.12 or newer, because it would crash the program
   *[no-device] version { $version }, no sound device found
 }
doctor-used = Sound goes through { $name }, { $why ->
    [wished] as requested
    [first] the first one that works
   *[none] because nothing else works. Missions play in silence, timed by this computer's clock
 }.
doctor-latency = Latency: { $ms } ms; { $missed ->
    [0] none of the test sound was lost
   *[other] { $missed } ms of the test sound was lost
 }.
doctor-mute = { $name } didn't play any of the test sound.
doctor-screen = Display: { $width } × { $height }, driver { $driver }{ $seen ->
    [no] {" "}(not visible)
   *[yes] {""}
 }.
doctor-no-screen = No display. Missions play in the terminal.
doctor-network = Network { $name } ({ $address }): { $state ->
    [serves] phones can join.
    [tunnel] this is a VPN or a virtual machine, so phones can't reach it.
   *[blocked] a firewall or the system blocks phones. Allow spacealert on private networks.
 }
doctor-voices = Voices: { $names }.
doctor-folder = Your own missions, voices and settings: { $path }
