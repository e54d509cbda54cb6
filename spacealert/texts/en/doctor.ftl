### What this machine can play and show.

doctor-listen = Listen: an alarm, and the word “Alert”.
doctor-version = spacealert { $version }, Python { $python }, { $platform }
doctor-engine = { $kind ->
        [compiled] The rules are compiled: the coach thinks at full speed.
       *[python] The rules run as plain Python; compiled they would make the coach faster.
    }
doctor-loudspeaker = { $name }: { $why ->
    [works] { $version }, works
    [no-package] is not installed
    [too-new] is not used from Python 3.12 on: it would crash the program
   *[no-device] { $version }, no sound device found
 }
doctor-used = Sound goes through { $name }, { $why ->
    [wished] as requested
    [first] the first way that works
   *[none] since none works: missions play in silence by this computer's clock
 }.
doctor-latency = Latency: { $ms } ms; { $missed ->
    [0] none of the test sound was lost
   *[other] { $missed } ms of the test sound were lost
 }.
doctor-mute = { $name } played none of the test sound.
doctor-screen = Display: { $width } × { $height }, driver { $driver }{ $seen ->
    [no] {" "}(not visible)
   *[yes] {""}
 }.
doctor-no-screen = No display. Missions play in the terminal.
doctor-network = Phones on { $name } ({ $address }): { $state ->
    [serves] they can join.
    [tunnel] this is a VPN or a virtual machine, which no phone at the table is on.
   *[blocked] a firewall or the system keeps us from serving there. Allow spacealert on private networks.
 }
doctor-voices = Voices: { $names }.
doctor-folder = Your own scenarios, voices and settings: { $path }
