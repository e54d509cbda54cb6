### The threat cards: their names, what they do and what is peculiar to them.

## The names on the cards, by the code in the corner.

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

## What a card does on X, Y and Z: one text for each word of `engine/cards/vocabulary.py`.

threats-do-nothing = nothing
threats-do-attack = attack { $n }
threats-do-attack-all = attack { $n } on all zones
threats-do-attack-others = attack { $n } on the other two zones
threats-do-attack-sides = attack { $n } on red and on blue
threats-do-attack-with-hull = attack equal to { $factor ->
    [1] its remaining hull
   *[other] { $factor } times its remaining hull
 }
threats-do-damage = damage { $n }, ignoring shields
threats-do-damage-all = damage { $n } in all zones, ignoring shields
threats-do-damage-at-tokens = damage { $n } in the zone of each of its tokens, ignoring shields
threats-do-damage-by-rockets = damage { $n } for each rocket aboard that has no mark, ignoring shields
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
threats-do-sabotage = the reactor of its zone loses 1 energy; if it is empty, damage 1
threats-do-overcharge-shield = all energy of the white reactor goes into the white shield, and what does not fit is damage to white
threats-do-discharge-shield = the white shield empties, and each energy is damage 1 to white
threats-do-discharge-reactors = every reactor empties, and each energy is damage 1 to its own zone
threats-do-lose-rocket = one rocket aboard is destroyed
threats-do-lose-fuel = one fuel capsule is lost
threats-do-mend = takes { $n ->
    [one] 1 mark
   *[other] { $n } marks
 } off itself
threats-do-mend-half = takes half of its marks off itself, rounded down
threats-do-hurt-itself = { $n ->
    [one] 1 mark
   *[other] { $n } marks
 } on itself, past its own shields
threats-do-faster = speed +{ $n }
threats-do-shields-become = its shields become { $n }
threats-do-more-shields = shields +{ $n }
threats-do-reveal = becomes visible
threats-do-fire-back = fires back from now on
threats-do-boost-others = all other external threats, later ones too, attack for 1 more until it is destroyed
threats-do-shield-everybody = all external threats, itself and later ones too, have 1 more shield until it is destroyed
threats-do-urge-others = all other external threats move { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } at once, in the order of their numbers
threats-do-double-damage = damage to { $zones ->
    [all] all zones
   *[other] { $zone-to }
 } is doubled until it is repaired
threats-do-if-damaged = if it has a mark: { $then }{ $otherwise ->
    [none] { "" }
   *[other] , if not: { $otherwise }
 }
threats-do-if-marks-below = if it has fewer than { $n } marks: { $then }
threats-do-move-redward = moves a station toward red
threats-do-move-blueward = moves a station toward blue
threats-do-change-deck = changes deck
threats-do-hunt = moves to the neighboring station with the most people
threats-do-delays = delays { $whom }
threats-do-knocks-out = knocks out { $whom }
threats-do-disable-squad = disables the squad { $station } if nobody leads it
threats-do-spread = spreads from each of its stations one toward { $direction }

threats-whom-everybody = everybody aboard
threats-whom-in-its-zone = everybody in its zone
threats-whom-at-its-tokens = { $tokens ->
    [one] everybody in its station
   *[other] everybody in its stations
 }
threats-whom-without-squad-here = everybody in its station who leads no squad
threats-whom-leading-squads = everybody aboard who leads a squad
threats-whom-off-the-bridge = everybody aboard who is not on the bridge

## What is peculiar to a card beside its letters: one text for each trait, and for what its numbers mean.

threats-rule-fires-back = It fires back: a squad that hits it is disabled, unless the battlebots are heroic.
threats-rule-negative-shields = Its shields are negative: on every turn it is hit, it takes { $extra } more.
threats-rule-unseen = Invisible to all weapons until its X.
threats-rule-out-of-sight = Invisible to all weapons at distance 3.
threats-rule-no-target-for-rockets = Rockets do not aim at it.
threats-rule-no-target-for-heavy-lasers = Heavy lasers ignore it and aim at the next target.
threats-rule-rockets-in-vain = A rocket aimed at it is wasted.
threats-rule-cryoshield = The first turn any weapon hits it, it takes no damage and loses its cryoshield instead.
threats-rule-pulse-sensitive = On a turn when the pulse cannon hits it, its shields are 0.
threats-rule-one-mark-at-most = It takes at most 1 mark a turn; only an exploding Leviathan Tanker adds one more.
threats-rule-two-tiles-a-point = Every point of its attacks that gets through the shield deals two tiles.
threats-rule-explosive = When it is destroyed, every other external threat gets 1 mark, ignoring shields and special rules.
threats-rule-falling-rocks = When it is destroyed, it still attacks its zone at the end of that step, with { $strength } for each X and Y that it has reached or passed.
threats-rule-vengeful = At the end of every damage step in which it gets a mark, even the last one, it attacks all zones with 1. If it dies of its own marks, it counts as destroyed.
threats-rule-swallows = Interceptors with no other target do { $damage } (heroic: { $heroic }); then their leader is knocked out, and the squad is lost.
threats-rule-draws-rockets = Every rocket flies to it, at any distance; once hit by one, it has 1 more shield.
threats-rule-hull-of-rockets = Its hull is the number of rockets aboard when it appears; with none it is destroyed at once. A rocket that is lost later takes 1 hull with it, and none can be launched while it is there.
threats-rule-slimy = Whoever enters a station with it is delayed. Where it spread to it has hull 1, and spreads and strikes from there as well, never twice into one station. The card is destroyed when all its tokens are gone; those left after Z stay and keep delaying.
threats-rule-contagious = It is in four stations at once. Battlebots clear the one they are in, and the third time they clear the last one too. Tokens left after Z stay, and whoever enters there is knocked out.
threats-rule-scalding = The repair that fixes it knocks out everybody who is in lower red or lower blue at that moment.
threats-rule-deadly-to-beat = On a tie it stays; its own station does not count. Whoever destroys it is knocked out, and the squad is disabled.
threats-rule-outside = Only interceptors in space repair it, 1 mark an attack, and they attack nothing else meanwhile. Damage is doubled after shields.
threats-rule-repaired-together = It can be repaired in any of its { $stations } stations; in all of them on one turn: { $extra ->
    [one] 1 mark
   *[other] { $extra } marks
 } more at the end of the player actions.
threats-rule-needs-three = Only three repairs on the same turn count.

## The words of The New Frontier.

threats-do-phased = { $then }, or if it was out of phase: { $out }
threats-do-call = calls the { $calls ->
    [internal] internal
   *[external] external
 } threat that was drawn with it
threats-do-release = the internal threat drawn with it comes aboard, 1 faster if the capsule has fewer than 2 marks
threats-do-run-at-once = the internal threat drawn with it does everything on its whole track at once, and is gone
threats-do-jump = jumps to the next trajectory towards { $way ->
    [redward] red
   *[blueward] blue
 }
threats-do-attack-and-mend = attack { $n }, and it loses as many marks as the shield absorbs
threats-do-attack-with-reactor = attack { $n }, and 1 more for each energy in the zone's reactor
threats-do-attack-all-with-reactors = attack { $n } on every zone, and 1 more for each energy in its reactor
threats-do-attack-unless-distracted = attack { $n }, unless a rocket has distracted it
threats-do-urge-internal = every internal threat moves { $n } space
threats-do-urge-zone = external threats in its zone move { $n } spaces
threats-do-mend-all = every external threat, itself too, loses { $n } mark
threats-do-damage-others = damage { $n } in the two other zones
threats-do-damage-white = damage { $n } in the white zone
threats-do-damage-opposite = damage { $n } on the other side
threats-do-drain-own-reactor = the reactor of its zone loses { $n } energy
threats-do-empty-own-shield = the shield of its zone loses all energy
threats-do-empty-own-reactor = the reactor of its zone loses all energy
threats-do-discharge-at-all = the white reactor loses 1 energy; if it did, attack { $n } on all zones
threats-do-burn-fuel-at-all = one fuel capsule is lost; if it was, attack { $n } on all zones
threats-do-reverse-shields = { $what ->
    [absorb-nothing] from now on shields absorb nothing
   *[strengthen-attacks] from now on shields strengthen attacks by their energy and lose it
 }
threats-do-seal = the door to the { $door ->
    [red] red
   *[blue] blue
 } zone is sealed
threats-do-blind = the lasers of the { $zone } zone are blinded{ $second ->
    [none] { "" }
    [red] , the second time those of the red zone
   *[blue] , the second time those of the blue zone
 }
threats-do-become-accessible = can be reached like any other from now on
threats-do-drill = moves a station towards the zone with the most damage, or towards white if that is not clear
threats-do-if-people-here = if there is anybody in its station: { $then }, if not: { $otherwise }
threats-do-lay-mine = lays a mine in its station
threats-do-explode-mines = every mine does damage { $n } in its zone
threats-do-infect = infects everybody in its station
threats-do-damage-by-infected = every infected and conscious person aboard does damage { $n } in the zone he is in
threats-do-turn-rockets = every rocket aboard attacks the red zone with { $n } and is gone; all who are poisoned are knocked out
threats-do-swallow-reactor = the reactor of its zone loses all energy, and it is as much faster
threats-do-break-systems = breaks A, B and C of its station, each to be repaired by 1
threats-do-knocks-out-alone = knocks out everybody who is alone in a station
threats-do-knocks-out-together = knocks out everybody who is not alone in a station
threats-do-repeat-cards = everybody aboard does the card of this turn again on the next one, and what lies there is delayed
threats-do-swap-sides = everybody in a red or blue station changes to the other side of the ship
threats-do-drain-at-host = the shield or reactor of the host's station loses 1 energy
threats-do-knock-out-beside-host = knocks out everybody else in the host's station
threats-do-damage-at-host = damage { $n } in the host's zone; if the host is in space, attack { $n } on the white zone
threats-whom-the-captain = the captain

threats-rule-phasing = It is out of phase on every other turn, beginning with the one after its appearance: nothing can aim at it, attack it or repair it then.
threats-rule-megashield = After every turn on which a weapon aimed at it, it has 1 shield less.
threats-rule-polarized = Of the damage that all lasers do to it together only half counts, rounded up.
threats-rule-plasmatic = An attack of which the shield absorbs nothing knocks out everybody in that zone.
threats-rule-carrier = Each of its attacks is weaker by 2 while a pilot is out as near to the ship as it is, or nearer.
threats-rule-spans-all-zones = The lasers of every zone can aim at it.
threats-rule-distracted = A rocket that aims at it, even in vain, takes its attack on Z from it.
threats-rule-two-marks-at-most = It takes 2 marks a turn at most.
threats-rule-ever-faster = After every turn its speed is 1 higher.
threats-rule-slowed-by-damage = On a turn on which it takes a mark it is slower by 2.
threats-rule-acts-at-the-jump = If it is on its track when the ship jumps, it does its Z then and is survived.
threats-rule-hard-to-reach = On every turn the first { $lost } of all marks on it is lost.
threats-rule-needs-energy = The repair that ends it takes 1 energy from the reactor of its zone; without that it is not finished.
threats-rule-side-by-number = It is in upper blue if its number is even, in upper red if it is odd.
threats-rule-short-circuit = Every shot of the central heavy laser makes it attack all zones with 1.
threats-rule-repaired-alone = If exactly one person repairs it on a turn, it is repaired by 1 more at the end of the actions.
threats-rule-sealing = Nobody goes through a sealed door. Whoever leads active battlebots repairs it by 1 more; when it is repaired, the doors open.
threats-rule-blinding = Blinded lasers hit only on a turn on which somebody looks out of the window or a pilot is out.
threats-rule-moves-when-hit = When it is hit and not destroyed, it goes to lower blue.
threats-rule-infectious = If it is destroyed, its marker goes on for those that it has infected.
threats-rule-poisonous = Whoever sets out from upper blue or lower white or arrives there is poisoned. If it is destroyed, its marker goes on for them.
threats-rule-breaks-systems = If it is alive when the ship jumps, everybody is knocked out. What it has broken outlives it.
threats-rule-throws-around = Every repair throws everybody aboard to the other deck.
threats-rule-parasitic = It has no station; the first who moves is its host. Only others can hit it, where the host is, and then the host is knocked out. If the host is knocked out otherwise, it is survived.
threats-where-side-by-number = in upper red or upper blue
threats-where-parasitic = on its host

## How a card is told

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
threats-points = points { $survive } survived, { $destroy } destroyed
threats-points-destroyed = points { $destroy } destroyed
threats-intruder = intruder { $where }, fought with battlebots
threats-malfunction = malfunction { $where }, repaired with { $system }
threats-breach = outside the hull, repaired with interceptors
threats-unknown = No threat card matches “{ $found }”. { $nearest ->
    [none] Expected a code such as E1-05, or part of a name.
   *[other] Did you mean { $nearest }?
 }
threats-none-left = No card is left with these filters.
