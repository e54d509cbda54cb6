### The settings.

settings-title = Settings
settings-language = Language
settings-box = What's in your box?
settings-box-base = Base game
settings-box-new-frontier = + The New Frontier
settings-expansion = Specializations…
settings-intercom = The intercom
settings-volume = Volume
settings-music = Music on/off
settings-motion-on = On
settings-motion-off = Off
settings-motion-is = Animation: { $on ->
    [yes] on
   *[no] off
 }
settings-level-voice = Voice
settings-level-siren = Siren
settings-level-effects = Effects and hum
settings-readings = Disputed rules…
settings-readings-title = Disputed rules
settings-reading-navigator-slows = Who does the Hypernavigator slow down?
    .ours = All threats
    .other = External threats only
settings-reading-medic-improves = What does the Medic make heroic?
    .ours = The first A, B or battlebots action of the slot
    .other = The first symbol of the slot, if it's A, B or battlebots
settings-reading-special-ops-skips-heroic = What uses up Special Ops' preparation?
    .ours = The next action that isn't heroic yet
    .other = The next action, heroic or not
settings-reading-special-ops-protects-bots = Does Special Ops protect the battlebots too?
    .ours = Yes
    .other = No
settings-reading-drones-from-x = When do the Ninja's drones start poisoning people?
    .ours = When it appears
    .other = On its X
settings-reading-vortex-repeats-empty = Does the Space Time Vortex repeat empty slots?
    .ours = No
    .other = Yes, and the next card is delayed
