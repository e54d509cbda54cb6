### Threat cards: their names, actions and special rules.

## Card names, by code.

threats-E1-01 = Pulse Ball
threats-E1-02 = Destroyer
threats-E1-03 = Stealth Fighter
threats-E1-04 = Energy Cloud
threats-E1-05 = Gunship
threats-E1-06 = Cryoshield Fighter
threats-E1-07 = Fighter
threats-E1-08 = Armored Grappler
threats-E1-09 = Amoeba
threats-E1-10 = Meteoroid
threats-E2-01 = Kamikaze
threats-E2-02 = Scout
threats-E2-03 = Phantom Fighter
threats-E2-04 = Swarm
threats-E2-05 = Jellyfish
threats-E2-06 = Marauder
threats-E2-07 = Minor Asteroid
threats-SE1-01 = Frigate
threats-SE1-02 = Man-Of-War
threats-SE1-03 = Leviathan Tanker
threats-SE1-04 = Pulse Satellite
threats-SE1-05 = Cryoshield Frigate
threats-SE1-06 = Interstellar Octopus
threats-SE1-07 = Maelstrom
threats-SE1-08 = Asteroid
threats-SE2-01 = Behemoth
threats-SE2-02 = Juggernaut
threats-SE2-03 = Psionic Satellite
threats-SE2-04 = Nebula Crab
threats-SE2-05 = Nemesis
threats-SE2-06 = Major Asteroid
threats-I1-01 = Skirmishers
threats-I1-02 = Skirmishers
threats-I1-03 = Saboteur
threats-I1-04 = Saboteur
threats-I1-05 = Hacked Shields
threats-I1-06 = Hacked Shields
threats-I1-07 = Unstable Warheads
threats-I2-01 = Slime
threats-I2-02 = Slime
threats-I2-03 = Troopers
threats-I2-04 = Troopers
threats-I2-05 = Virus
threats-I2-06 = Overheated Reactor
threats-SI1-01 = Commandos
threats-SI1-02 = Commandos
threats-SI1-03 = Alien
threats-SI1-04 = Fissure
threats-SI1-05 = Crossed Wires
threats-SI1-06 = BattleBot Uprising
threats-SI2-01 = Executioner
threats-SI2-02 = Seeker
threats-SI2-03 = Power System Overload
threats-SI2-04 = Contamination
threats-SI2-05 = Nuclear Device
threats-E1-101 = Plasmatic Fighter
threats-E1-102 = Spinning Saucer
threats-E2-101 = Mini-Carrier
threats-E2-102 = Phasing Fighter
threats-E2-103 = Megashield Destroyer
threats-E3-101 = Plasmatic Needleship
threats-E3-102 = Phasing Pulser
threats-E3-103 = Phasing Destroyer
threats-E3-104 = Megashield Fighter
threats-E3-105 = Jumper
threats-E3-106 = Jumper
threats-E3-107 = Sealed Capsule
threats-E3-108 = Polarized Fighter
threats-E3-109 = Energy Snake
threats-SE1-101 = Spacecraft Carrier
threats-SE1-102 = Dimension Spider
threats-SE2-101 = Plasmatic Frigate
threats-SE2-102 = Phasing Frigate
threats-SE2-103 = Mother Swarm
threats-SE3-101 = Phasing Man-Of-War
threats-SE3-102 = Megashield Man-Of-War
threats-SE3-103 = Super-Carrier
threats-SE3-104 = Transmitter Satellite
threats-SE3-105 = Overlord
threats-SE3-106 = Leaper
threats-SE3-107 = Planetoid
threats-SE3-108 = Energy Dragon
threats-SE3-109 = Polarized Frigate
threats-I1-101 = Central Laser Jam
threats-I2-101 = Power Pack Overload
threats-I2-102 = Ninja
threats-I3-101 = Lateral Laser Jam
threats-I3-102 = Pulse Cannon Short Circuit
threats-I3-103 = Reversed Shields
threats-I3-104 = Breached Airlock
threats-I3-105 = Phasing Troopers
threats-I3-106 = Phasing Troopers
threats-I3-107 = Driller
threats-SI1-101 = Shambler
threats-SI2-101 = Phasing Anomaly
threats-SI2-102 = Phasing Mine Layer
threats-SI3-101 = Rabid Beast
threats-SI3-102 = Hidden Transmitter
threats-SI3-103 = Hidden Transmitter
threats-SI3-104 = Space Time Vortex
threats-SI3-105 = Siren
threats-SI3-106 = Cyber Gremlin
threats-SI3-107 = Parasite

## X, Y and Z actions: a text for each word of `engine/cards/vocabulary.py`.

threats-do-nothing = nothing
threats-do-attack = attack { $n }
threats-do-attack-all = attack { $n } on all zones
threats-do-attack-others = attack { $n } on the other two zones
threats-do-attack-sides = attack { $n } on the red and blue zones
threats-do-attack-with-hull = attack equal to { $factor ->
    [1] its remaining hull
   *[other] { $factor } times its remaining hull
 }
threats-do-damage = { $n } damage, ignoring shields
threats-do-damage-all = { $n } damage in all zones, ignoring shields
threats-do-damage-at-tokens = { $n } damage in the zone of each of its tokens, ignoring shields
threats-do-damage-by-rockets = { $n } damage for each rocket on board that hasn't been repaired yet, ignoring shields
threats-do-damage-by-reactor = damage equal to the energy in the white reactor, ignoring shields
threats-do-damage-by-people = damage equal to the number of people in its station, ignoring shields
threats-do-lose-ship = the ship is lost
threats-do-empty-shields = { $zones ->
    [all] all shields lose
   *[other] the { $zone } shield loses
 } all energy
threats-do-drain-shields = each shield loses { $n } energy
threats-do-empty-reactor = the { $zone } reactor loses all energy
threats-do-drain-reactors = { $zones ->
    [all] each reactor loses
   *[other] the { $zone } reactor loses
 } { $n } energy
threats-do-sabotage = its zone's reactor loses 1 energy, or takes 1 damage if it's empty
threats-do-overcharge-shield = all energy in the white reactor goes to the white shield; the rest becomes damage to the white zone
threats-do-discharge-shield = the white shield loses all energy, and each cube deals 1 damage to the white zone
threats-do-discharge-reactors = every reactor loses all energy, and each cube deals 1 damage to its zone
threats-do-lose-rocket = one rocket on board is destroyed
threats-do-lose-fuel = one fuel capsule is lost
threats-do-mend = heals { $n ->
    [one] 1 damage
   *[other] { $n } damage
 }
threats-do-mend-half = heals half of its damage, rounded down
threats-do-hurt-itself = { $n ->
    [one] 1 damage
   *[other] { $n } damage
 } to itself, ignoring its shields
threats-do-faster = speed +{ $n }
threats-do-shields-become = its shields become { $n }
threats-do-more-shields = shields +{ $n }
threats-do-reveal = becomes visible
threats-do-fire-back = returns fire from now on
threats-do-boost-others = all other external threats, including later ones, attack with +1 until it's destroyed
threats-do-shield-everybody = all external threats, including itself and later ones, have +1 shield until it's destroyed
threats-do-urge-others = all other external threats move { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } immediately, in numerical order
threats-do-double-damage = damage to { $zones ->
    [all] all zones
   *[other] the { $zone-to } zone
 } is doubled until it's repaired
threats-do-if-damaged = if it's damaged: { $then }{ $otherwise ->
    [none] { "" }
   *[other] , otherwise: { $otherwise }
 }
threats-do-if-marks-below = if it has taken less than { $n } damage: { $then }
threats-do-move-redward = moves one station toward red
threats-do-move-blueward = moves one station toward blue
threats-do-change-deck = changes deck
threats-do-hunt = moves to the neighboring station with the most people
threats-do-delays = delays { $whom }
threats-do-knocks-out = knocks out { $whom }
threats-do-disable-squad = disables the squad { $station } if nobody leads it
threats-do-spread = spreads one station toward { $direction } from each of its tokens

threats-whom-everybody = everyone on board
threats-whom-in-its-zone = everyone in its zone
threats-whom-at-its-tokens = { $tokens ->
    [one] everyone in its station
   *[other] everyone in its stations
 }
threats-whom-without-squad-here = everyone in its station without battlebots
threats-whom-leading-squads = everyone on board with battlebots
threats-whom-off-the-bridge = everyone on board who isn't on the bridge

## Special rules: a text for each trait.

threats-rule-fires-back = It returns fire: a squad that hits it is disabled, unless the battlebots are heroic.
threats-rule-negative-shields = Its shields are negative: on every turn it's hit, it takes { $extra } more damage.
threats-rule-unseen = No weapon can see it until it reaches X.
threats-rule-out-of-sight = No weapon can see it at distance 3.
threats-rule-no-target-for-rockets = Rockets can't target it.
threats-rule-no-target-for-heavy-lasers = Heavy lasers ignore it and aim at the next target.
threats-rule-rockets-in-vain = A rocket aimed at it is wasted.
threats-rule-cryoshield = On the first turn weapons hit it, it takes no damage and loses its cryoshield instead.
threats-rule-pulse-sensitive = On a turn when the pulse cannon hits it, its shields are 0.
threats-rule-one-mark-at-most = It takes at most 1 damage per turn. Only an exploding Leviathan Tanker adds one more.
threats-rule-two-tiles-a-point = Every point of damage that gets through the shield costs two tiles.
threats-rule-explosive = When it's destroyed, every other external threat takes 1 damage, ignoring shields and special rules.
threats-rule-falling-rocks = When it's destroyed, it still attacks its zone at the end of that step, with strength { $strength } for each X and Y it has reached or passed.
threats-rule-vengeful = At the end of every damage step in which it takes damage, including the one that destroys it, it attacks all zones with strength 1. If its own X or Y kills it, it counts as destroyed.
threats-rule-swallows = Interceptors with no other target deal it { $damage } damage (heroic: { $heroic }). Then their pilot is knocked out and the squad is lost.
threats-rule-draws-rockets = Every rocket flies to it, at any distance. Each rocket that hits it gives it 1 more shield.
threats-rule-hull-of-rockets = Its hull is the number of rockets on board when it appears. If there are none, it's destroyed immediately. Each rocket lost later costs it 1 hull. You can't launch rockets while it's there.
threats-rule-slimy = Anyone who enters a station with it is delayed. Where it has spread, it has 1 hull. It spreads and strikes from there too, but never spreads to the same station twice. It's destroyed when all its tokens are gone. Tokens left after Z stay and still delay anyone who enters.
threats-rule-contagious = It's in four stations at once. Battlebots clear the one they're in. The third time, they also clear the last one. Tokens left after Z stay and knock out anyone who enters.
threats-rule-scalding = The final repair knocks out everyone in lower red and lower blue.
threats-rule-deadly-to-beat = If neighboring stations are equally crowded, it stays where it is. Its own station doesn't count. If you destroy it, you're knocked out and your squad is disabled.
threats-rule-outside = Only interceptors in space can repair it, 1 mark per attack. As long as it's there, they attack nothing else. Damage that gets past the shields is doubled.
threats-rule-repaired-together = It can be repaired in { $stations ->
    [2] either of its stations. If it's repaired in both
   *[other] any of its { $stations } stations. If it's repaired in all of them
 } on the same turn, it gets { $extra ->
    [one] 1 more mark
   *[other] { $extra } more marks
 } at the end of the player actions.
threats-rule-needs-three = Repairs only work if three are made on the same turn.

## The words of The New Frontier.

threats-do-phased = { $then }; if it was phased out: { $out }
threats-do-call = calls the { $calls ->
    [internal] internal
   *[external] external
 } threat drawn with it
threats-do-release = the internal threat drawn with it comes on board, 1 faster if the capsule has taken less than 2 damage
threats-do-run-at-once = the internal threat drawn with it runs its whole trajectory immediately and is gone
threats-do-jump = jumps to the next trajectory toward { $way ->
    [redward] red
   *[blueward] blue
 }
threats-do-attack-and-mend = attack { $n }, and it heals the amount the shield absorbs
threats-do-attack-with-reactor = attack { $n }, +1 for each energy in the zone's reactor
threats-do-attack-all-with-reactors = attack { $n } on every zone, +1 for each energy in its reactor
threats-do-attack-unless-distracted = attack { $n }, unless a rocket has distracted it
threats-do-urge-internal = every internal threat moves { $n } space
threats-do-urge-zone = external threats in its zone move { $n } spaces
threats-do-mend-all = every external threat, including this one, heals { $n } damage
threats-do-damage-others = { $n } damage in the other two zones
threats-do-damage-white = { $n } damage in the white zone
threats-do-damage-opposite = { $n } damage to the zone on the other side
threats-do-drain-own-reactor = its zone's reactor loses { $n } energy
threats-do-empty-own-shield = its zone's shield loses all energy
threats-do-empty-own-reactor = its zone's reactor loses all energy
threats-do-discharge-at-all = the white reactor loses 1 energy, and if it had any, attack { $n } on all zones
threats-do-burn-fuel-at-all = one fuel capsule is lost, and if there was one, attack { $n } on all zones
threats-do-reverse-shields = { $what ->
    [absorb-nothing] from now on, shields absorb nothing
   *[strengthen-attacks] from now on, shields add their energy to attacks and lose it
 }
threats-do-seal = the door to the { $door ->
    [red] red
   *[blue] blue
 } zone is sealed
threats-do-blind = the lasers of the { $zone } zone are blinded{ $second ->
    [none] { "" }
    [red] ; the second time, those of the red zone
   *[blue] ; the second time, those of the blue zone
 }
threats-do-become-accessible = can be reached like any other threat from now on
threats-do-drill = moves one station toward the zone with the most damage, or toward white on a tie
threats-do-if-people-here = if anyone is in its station: { $then }, otherwise: { $otherwise }
threats-do-lay-mine = lays a mine in its station
threats-do-explode-mines = every mine deals { $n } damage in its zone
threats-do-infect = infects everyone in its station
threats-do-damage-by-infected = everyone infected and conscious on board deals { $n } damage to their zone
threats-do-turn-rockets = every rocket on board attacks the red zone with strength { $n } and is then lost, and everyone poisoned is knocked out
threats-do-swallow-reactor = its zone's reactor loses all energy, and it gains that much speed
threats-do-break-systems = breaks A, B and C in its station; each needs 1 repair
threats-do-knocks-out-alone = knocks out everyone who is alone in a station
threats-do-knocks-out-together = knocks out everyone who isn't alone in a station
threats-do-repeat-cards = everyone on board repeats this turn's card on the next turn, whose card is delayed
threats-do-swap-sides = everyone in a red or blue station moves to the other side of the ship
threats-do-drain-at-host = the shield or reactor at the host's station loses 1 energy
threats-do-knock-out-beside-host = knocks out everyone else in the host's station
threats-do-damage-at-host = { $n } damage in the host's zone, or if the host is in space, attack { $n } on the white zone
threats-whom-the-captain = the captain

threats-rule-phasing = It's phased out every other turn, starting the turn after it appears. While it's phased out, it can't be targeted, attacked or repaired.
threats-rule-megashield = It loses 1 shield after every turn in which a weapon was aimed at it.
threats-rule-polarized = Lasers deal only half their total damage to it, rounded up.
threats-rule-plasmatic = An attack that the shield doesn't absorb at all knocks out everyone in that zone.
threats-rule-carrier = Each of its attacks is 2 weaker while a pilot is in space at its distance or closer.
threats-rule-spans-all-zones = The lasers of every zone can aim at it.
threats-rule-distracted = If a rocket is aimed at it, even without effect, it doesn't attack on Z.
threats-rule-two-marks-at-most = It takes at most 2 damage per turn.
threats-rule-ever-faster = It gains 1 speed after every turn.
threats-rule-slowed-by-damage = If it takes damage, it's 2 slower that turn.
threats-rule-acts-at-the-jump = If it's on its trajectory when the ship jumps, it performs its Z action and counts as survived.
threats-rule-hard-to-reach = Every turn, the first { $lost ->
    [one] point
   *[other] { $lost } points
 } of damage dealt to it { $lost ->
    [one] is
   *[other] are
 } lost.
threats-rule-needs-energy = The final repair uses 1 energy from its zone's reactor. Without energy, the repair can't be finished.
threats-rule-side-by-number = It's in upper blue if its number is even, in upper red if it's odd.
threats-rule-short-circuit = It attacks all zones with strength 1 whenever the white heavy laser fires.
threats-rule-repaired-alone = If exactly one player repairs it on a turn, it gets 1 more mark at the end of the player actions.
threats-rule-sealing = Nobody can pass a sealed door. If you lead active battlebots, your repair adds 1 more mark. Once it's repaired, the doors open.
threats-rule-blinding = Blinded lasers only hit on a turn when someone looks out of the window or is in space.
threats-rule-moves-when-hit = If it's hit but not destroyed, it moves to lower blue.
threats-rule-infectious = If it's destroyed, its marker keeps moving and still affects those it has infected.
threats-rule-poisonous = Anyone leaving or entering upper blue or lower white is poisoned. If it's destroyed, its marker keeps moving and still affects the poisoned.
threats-rule-breaks-systems = If it's alive when the ship jumps, everyone is knocked out. What it has broken stays broken.
threats-rule-throws-around = Every repair throws everyone on board to the other deck.
threats-rule-parasitic = It's not in a station: the first player to move becomes its host. Only others can hit it, in the host's station, and that knocks the host out. If the host is knocked out in another way, it counts as survived.
threats-where-side-by-number = in upper red or upper blue
threats-where-parasitic = on its host

## Card descriptions

threats-class = { $severity ->
    [serious] serious
   *[common] common
 } { $where ->
    [internal] internal
   *[external] external
 } threat, { $color ->
    [yellow] yellow
    [red] red
   *[white] white
 }
threats-shields = shields { $n }
threats-hull = hull { $n }
threats-speed = speed { $n }
threats-points = points: { $survive } if survived, { $destroy } if destroyed
threats-points-destroyed = points: { $destroy } if destroyed
threats-intruder = intruder { $where }, fought with battlebots
threats-malfunction = malfunction { $where }, repaired with { $system }
threats-breach = outside the hull, repaired with interceptors
threats-unknown = No threat card matches “{ $found }”. { $nearest ->
    [none] Expected a code such as E1-05, or part of a name.
   *[other] Did you mean { $nearest }?
 }
threats-none-left = No cards match these filters.
