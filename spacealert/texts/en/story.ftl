### The resolution as a story: a text for each kind of event in `engine/events.py`, and the words used in them.

## words used in the sentences

story-zone-red = red
    .of = red
    .in = red
    .to = red
story-zone-white = white
    .of = white
    .in = white
    .to = white
story-zone-blue = blue
    .of = blue
    .in = blue
    .to = blue

story-card-blueward = toward blue
story-card-redward = toward red

story-station-UR = upper red
    .in = in upper red
    .to = to upper red
    .from = from upper red
story-station-UW = the bridge
    .in = on the bridge
    .to = to the bridge
    .from = from the bridge
story-station-UB = upper blue
    .in = in upper blue
    .to = to upper blue
    .from = from upper blue
story-station-LR = lower red
    .in = in lower red
    .to = to lower red
    .from = from lower red
story-station-LW = lower white
    .in = in lower white
    .to = to lower white
    .from = from lower white
story-station-LB = lower blue
    .in = in lower blue
    .to = to lower blue
    .from = from lower blue
story-station-space = space
    .in = in space
    .to = into space
    .from = from space
story-station-space2 = space, range 2
    .in = in space at range 2
    .to = out to range 2
    .from = from range 2
story-station-space3 = space, range 3
    .in = in space at range 3
    .to = out to range 3
    .from = from range 3

story-weapon-heavy-laser = heavy laser
    .of = heavy laser
story-weapon-light-laser = light laser
    .of = light laser
story-weapon-pulse-cannon = pulse cannon
    .of = pulse cannon
story-weapon-rocket = rocket
    .of = rocket
story-weapon-interceptors = interceptors
    .of = interceptors

story-tile-heavy = heavy laser
story-tile-lower = { $zone ->
    [white] pulse cannon
   *[other] light laser
 }
story-tile-shield = shield
story-tile-reactor = reactor
story-tile-lift = gravolift
story-tile-structure = structure

story-card-a = A
story-card-b = B
story-card-c = C
story-card-x = battlebots
story-card-red = red arrow
    .the = the red arrow
story-card-blue = blue arrow
    .the = the blue arrow
story-card-lift = gravolift
    .the = the gravolift
story-card-none = no card
story-card-heroic-a = heroic A
story-card-heroic-b = heroic B
story-card-heroic-x = heroic battlebots
story-card-special = basic special action
    .the = the basic special action
story-card-special-advanced = advanced special action
    .the = the advanced special action
story-card-heroic-move = heroic move { $station-to }
    .the = the heroic move { $station-to }

story-color-red = Red
story-color-blue = Blue
story-color-green = Green
story-color-yellow = Yellow
story-color-purple = Purple
story-android = { $name } (android)
story-nobody = nobody

story-threat =
    { $number ->
        [absent] { $name }
       *[other] { $name } ({ $number })
    }
story-and = { $first } and { $last }

story-mission = Mission { $id }
story-turn = Turn { $turn }
story-start = Before the first turn
story-step-appear = Threats appear
story-step-actions = Player actions
story-step-damage = Compute damage
story-step-threats = Threat actions
story-step-computer = Computer check
story-step-end = The end
story-phase = Phase { $phase }

story-why = { $sentence } (§{ $rule })

## turns

story-turn-begins = Turn { $turn } begins.
story-turn-ends = Turn { $turn } is over.

## threats appear

story-appeared = { $zone ->
    [absent] { $threat } appears { $stations ->
        [absent] not yet in any station
       *[other] { $at-stations }
     }, on space { $space } of the internal trajectory, with { $hull } hull.
   *[other] { $threat } appears in the { $zone } zone, on space { $space }, with { $hull } hull.
 }

## player actions

story-no-card = { $who } plays no card on this turn.
story-unconscious = { $who } is unconscious and can't play { $action }.
story-slipped = Oops! { $who } meant { $meant }, not { $laid }.
story-slip-without-card = { $who } meant { $meant }, but a delay has already moved that card.
story-delayed = { $who } is delayed on turn { $turn }: { $cause }.{ $moved-count ->
    [0] {""}
    [one] {" "}This moves { $moved } to turn { $moved-to }.
   *[other] {" "}The cards on turns { $turn }–{ $moved-last } each move one turn later.
 }{ $lost ->
    [absent] { $moved-count ->
        [0] { $kept ->
            [late] {" "}That turn is already delayed, so nothing moves.
            [protected] {" "}Special Ops protects the card there, so it stays.
           *[other] {" "}There's no card there to delay.
        }
       *[other] {""}
     }
   *[other] {" "}The last card, { $lost }, is pushed off the board and lost.
 }
story-cause-lift-damaged = the gravolift is damaged
story-cause-lift-in-use = { $by } has already used the gravolift this turn
story-cause-slime = there's slime in the station
story-cause-contamination = there's contamination in the station
story-cause-computer = the computer wasn't maintained
story-cause-threat = { $threat } is the cause
story-cause-space = only battlebots can act in space
story-cause-slip = every oops costs a delay
story-moved = { $by ->
    [door] { $who } goes through the door { $station-to }.
    [lift] { $who } takes the gravolift { $station-to }.
   *[heroic] { $who } makes a heroic move { $station-to }.
 }
story-no-door = { $who } stays { $station-in }: there's no door toward { $action-way ->
    [red] red
   *[blue] blue
 }.
story-already-there = { $who } is already { $station-in }, so the heroic move does nothing.
story-fired = { $who } fires the { $weapon } { $heroic ->
    [yes] with heroic aim (+1){" "}
   *[no] {""}
 }{ $station-in }{ $energy ->
    [absent] .
   *[other] . Energy left in the { $zone-in } reactor: { $energy }.
 }
story-no-energy = { $who } presses A { $station-in }. Click. The { $zone } reactor is empty.
story-already-fired = { $who } presses A { $station-in }, but the { $weapon } has already fired this turn.
story-filled = { $who } moves { $amount } energy from the { $source-of } reactor ({ $left } left) to the { $zone } { $system ->
    [shield] shield
   *[reactor] reactor
 }{ $extra ->
    [0] {""}
   *[other] {" "}and adds { $extra } for the heroic action
 } (now { $now }).
story-already-full = { $who } presses B, but the { $zone } { $system ->
    [shield] shield
   *[reactor] reactor
 } is already full ({ $now } of { $capacity }).
story-source-empty = { $who } presses B, but the { $source } reactor has nothing for the { $zone } { $system ->
    [shield] shield
   *[reactor] reactor
 }.
story-refuelled = { $who } uses a fuel capsule and adds { $amount } energy{ $extra ->
    [0] {""}
   *[other] {" "}(plus { $extra } for the heroic action)
 } to the white reactor, which now holds { $now }. Capsules left: { $left }.
story-no-fuel = { $who } presses B in lower white, but there are no fuel capsules left.
story-maintained = { $who } maintains the computer in phase { $phase }{ $in-time ->
    [yes] .
   *[no] , but too late for the check.
 }
story-already-maintained = { $who } presses C on the bridge, but the computer has already been maintained in phase { $phase }.
story-rocket-launched = { $who } launches a rocket. Rockets left on board: { $left }.
story-no-rocket = { $who } presses C in lower blue, but there are no rockets left.
story-rocket-space-taken = { $who } presses C in lower blue, but a rocket has already been launched this turn.
story-squad-taken = { $who } takes the battlebot squad { $station-in }{ $squad ->
    [disabled] , but the slime has disabled it.
   *[active] {" "}and leads it.
 }
story-squad-revived = { $who } restarts the disabled battlebots { $station-in }.
story-squad-already-active = { $who } presses C { $station-in }, but already leads an active squad.
story-squad-gone = { $who } presses C { $station-in }, but the squad isn't there anymore.
story-sortie = { $who } flies out with the interceptors and attacks{ $heroic ->
    [yes] {" "}heroically (+1)
   *[no] {""}
 }.
story-no-sortie = { $who } can't take the interceptors: { $reason ->
    [no-squad] there's no battlebot squad to lead.
    [squad-disabled] the squad is disabled.
   *[hangar-empty] { $by } is out with them.
 }
story-stayed-in-space = { $who } stays out in space and attacks again{ $heroic ->
    [yes] {" "}heroically (+1)
   *[no] {""}
 }.
story-returned = { $who } brings the interceptors home { $station-to }.
story-looked-out = { $who } looks out of the window. That makes { $count } this turn.
story-repaired = { $who } repairs { $threat } ({ $system ->
    [bots] with the interceptors, in space
   *[other] system { $system }, { $station }
 }): { $marks } { $marks ->
    [one] mark
   *[other] marks
 } (total { $total }, hull { $hull }){ $others ->
    [absent] .
   *[other] . Not repaired: { $others }.
 }
story-repair-waits = { $who } works on { $threat } { $station-in }: { $count } of the { $needed } repairs needed on the same turn.
story-beyond-repair = { $who } presses { $system } { $station-in }, but the malfunction there can't be repaired anymore: { $cards }.
story-bots-attacked = { $who } attacks { $threat } with battlebots { $station-in }{ $heroic ->
    [yes] , heroically
   *[no] {""}
 }: { $marks } damage (total damage { $total }, hull { $hull }).
story-bots-cleared = { $who } clears { $threat } { $station-in } with battlebots. Tokens left: { $left }.
story-no-intruder = { $who } plays battlebots { $station-in }, but there's no intruder.
story-no-squad = { $who } plays battlebots { $station-in }, but doesn't lead a squad.
story-squad-is-disabled = { $who } plays battlebots { $station-in }, but the squad is disabled.
story-fired-back = { $threat } fires back and disables { $who }'s squad.
story-joint-repair = { $threat } is repaired in all its stations at once ({ $stations }) and gets { $marks } more { $marks ->
    [one] mark
   *[other] marks
 } (total { $total }, hull { $hull }).
story-repaired-alone = Only one player worked on { $threat }: { $marks } more { $marks ->
    [one] mark
   *[other] marks
 } (total { $total }, hull { $hull }).
story-confirmed = Phase { $phase } visual confirmation: { $players ->
    [one] one person
   *[other] { $players } people
 } looked out on this turn. Best so far: { $best }, worth { $points } { $points ->
    [one] point
   *[other] points
 }.

## harm to people

story-knocked-out = { $who } is knocked out{ $threat ->
    [absent] {""}
   *[other] {" "}by { $threat }
 }{ $squad ->
    [yes] , and the squad is disabled for good.
   *[no] .
 }
story-bay-disabled = { $threat } disables the battlebots { $station-in }.

## damage step

story-aimed = The { $weapon }{ $from } will hit { $targets }: { $damage } damage{ $heroic ->
    [yes] {" "}(heroic)
   *[no] {""}
 }{ $ignored ->
    [absent] .
   *[other] . Passed over: { $ignored }.
 }
story-aimed-from = { " " }{ $station-in }
story-at-nothing = No target for the { $weapon }{ $from }{ $ignored ->
    [absent] .
   *[other] . Passed over: { $ignored }.
 }
story-ignored = { $threat } – { $reason }
story-reason-hidden = not visible yet
story-reason-far = out of sight at distance 3
story-reason-out-of-range = out of range
story-reason-heavy-laser = heavy lasers ignore it
story-reason-rocket = rockets ignore it
story-reason-behind = not the nearest
story-reason-drawn-elsewhere = the rocket is drawn to another threat
story-reason-busy = the interceptors are busy with the fissure
story-reason-out-of-phase = phased out
story-reason-blinded = the lasers are blinded, and nobody helps them aim
story-hit = { $threat } is hit: { $hits }{ $hits-count ->
    [1] {""}
   *[other] {" "}= { $damage }
 } against { $shields ->
    [0] no shields
    [one] { $shields } shield
   *[other] { $shields } shields
 }: { $marks ->
    [0] nothing gets through
   *[other] { $marks } damage
 } (total damage { $total }, hull { $hull }){ $why ->
    [cryoshield] , because the cryoshield absorbs it all and is gone
    [swarm] , because the swarm ignores the rest this turn
    [pulse] , because the pulse cannon reduces its shields to 0
    [polarized] , because lasers do half damage
   *[none] {""}
 }.
story-hit-by = { $weapon } { $damage }
story-rocket-in-vain = The rocket hits { $threat }, but does nothing.
story-rocket-hardened = The rocket strengthens { $threat }, which now has { $shields } { $shields ->
    [one] shield
   *[other] shields
 }.
story-destroyed = { $threat } is destroyed: { $points } { $points ->
    [one] point
   *[other] points
 }.
story-exploded = { $threat } explodes: every other external threat takes 1 damage.
story-marked = { $threat } takes { $marks } damage { $cause ->
    [explosion] from the explosion
   *[own] from its own action
 }, ignoring shields (total damage { $total }, hull { $hull }).
story-retaliated = { $threat } strikes back with strength { $attack }.
story-cannons-cleared = The energy and rockets used this turn are removed from the board.

## threat actions

story-threat-moved = { $threat } moves from space { $origin } to { $space }{ $letters ->
    [absent] .
   *[other] {" "}and reaches { $letters }.
 }
story-threat-acts = Now for { $threat }'s { $letter } action.
story-attacked = { $threat } attacks the { $zone } zone with strength { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } from the Scout
 }. { $absorbed ->
    [0] { $shield ->
        [0] The shield is empty
       *[other] The shield absorbs nothing
     }
   *[other] The shield absorbs { $absorbed } ({ $shield } left)
 }: { $through ->
    [0] nothing gets through.
   *[other] { $through } { $through ->
        [one] gets
       *[other] get
     } through{ $factor ->
        [1] .
       *[other] , doubled.
     }
 }
story-damaged = { $damage ->
    [0] { $threat } does no damage to the { $zone } zone.
   *[other] { $threat } does { $damage } damage to the { $zone } zone { $within ->
        [yes] from inside
       *[no] past its shield
     }{ $factor ->
        [1] .
        [2] , doubled.
       *[other] , × { $factor }.
     }
 }
story-urged = { $others ->
    [0] { $threat } urges on the other external threats, but there aren't any.
    [one] { $threat } urges on the other external threat, which immediately moves { $spaces } { $spaces ->
        [one] space
       *[other] spaces
     }.
   *[other] { $threat } urges on the other external threats, which immediately move { $spaces } { $spaces ->
        [one] space
       *[other] spaces
     } each.
 }
story-tile-drawn = Damage tile { $number } in the { $zone-in } zone: { $tile }{ $capacity ->
    [absent] .
   *[other] . Its capacity is now { $capacity }{ $lost ->
        [0] .
       *[other] , and { $lost } energy is lost.
     }
 }
story-drained = { $amount ->
    [0] The { $zone-of } { $system ->
        [shield] shield
       *[reactor] reactor
     } has no energy to lose.
   *[other] The { $zone-of } { $system ->
        [shield] shield
       *[reactor] reactor
     } loses { $amount } energy and now holds { $now }.
 }
story-overcharged = { $amount ->
    [0] The { $zone-of } shield has no room for that energy.
   *[other] The { $zone-of } shield takes { $amount } of that energy and now holds { $now }.
 }
story-fuel-lost = A fuel capsule is lost. Capsules left: { $left }.
story-nothing-happens = { $reason ->
    [undamaged] { $threat } has no marks, so nothing happens.
    [damaged] { $threat } has too many marks, so nothing happens.
    [nobody] { $threat } finds nobody there.
    [track-too-short] The next trajectory is too short for { $threat }, so it stays where it is.
    [distracted] A rocket has distracted { $threat }, so it doesn't attack.
   *[no-action] { $threat } does nothing on this letter.
 }
story-nothing-to-lose = { $what ->
    [squad] There's no ready squad to lose.
    [fuel] There are no fuel capsules left to lose.
   *[rocket] There are no rockets left to lose.
 }
story-rocket-lost = A rocket on board is destroyed. Rockets left: { $left }.
story-mended = { $amount ->
    [0] { $threat } has nothing to repair.
   *[other] { $threat } repairs { $amount } damage ({ $total } left).
 }
story-shields-changed = { $threat } now has { $shields } { $shields ->
    [one] shield
   *[other] shields
 }.
story-hull-changed = { $threat } now has { $hull } hull.
story-speed-changed = { $threat } now has speed { $speed }.
story-flagged = { $threat }: { $flag }.
story-flag-revealed = it's visible now
story-flag-cryoshield-lost = the cryoshield is gone
story-flag-boosting = every other external threat attacks with +1 strength from now on
story-flag-shielding = every external threat has 1 more shield from now on
story-flag-fires-back = it returns fire from now on
story-flag-doubles-red = damage to the red zone is doubled from now on
story-flag-doubles-all = damage to every zone is doubled from now on
story-flag-distracted = a rocket has distracted it
story-flag-absorb-nothing = shields absorb nothing from now on
story-flag-strengthen-attacks = shields strengthen attacks from now on
story-flag-sealed-red = the door to the red zone is sealed
story-flag-sealed-blue = the door to the blue zone is sealed
story-flag-blinded-red = the lasers of the red zone are blinded
story-flag-blinded-white = the lasers of the white zone are blinded
story-flag-blinded-blue = the lasers of the blue zone are blinded
story-flag-accessible = it can be reached like any other threat from now on
story-intruder-moved = { $threat } moves { $origin-from } { $station-to }.
story-intruder-stays = { $threat } stays { $station-in }: { $reason ->
    [tie] several neighboring stations are equally crowded.
    [there] no zone has more damage.
    [sealed] the door is sealed.
   *[wall] there's no station farther on.
 }
story-spread = { $threat } spreads { $origin-from } { $station-to }.
story-survived = { $threat } is out of reach and counts as survived: { $points } { $points ->
    [one] point
   *[other] points
 }.
story-rocket-flies = The rocket flies on to the second space.

## the computer

story-computer-checked = Phase { $phase } computer check: { $passed ->
    [yes] passed.
   *[no] nobody maintained the computer, so everyone on board is delayed on the next turn.
 }
story-not-aboard = The computer doesn't delay { $who }, who is out in space.

## the end

story-ship-lost = { $cause ->
    [zone] The ship is lost to the { $threat }: the { $zone } zone needed a seventh damage tile.
   *[card] The ship is lost to the { $threat }.
 }
story-scored = { $item }: { $points }
story-mission-won = The ship is back: { $points } { $points ->
    [one] point
   *[other] points
 }.
story-verdict-won = Survived: { $points } { $points ->
    [one] point
   *[other] points
 }
story-verdict-below-zero = Survived: { $points } { $points ->
    [one] point
   *[other] points
 }. But a ship that comes home has completed its mission, even with a negative score.
story-verdict-lost = Lost to the { $threat } on turn { $turn }

story-item-destroyed = Threats destroyed
story-item-survived = Threats survived
story-item-visual = Visual confirmation
story-item-damage = Damage to all zones
story-item-worst-zone = Damage to the worst-hit zone
story-item-knocked-out = Knocked out
story-item-disabled-squads = Disabled squads
story-item-bonus = Bonus points
story-item-total = Total

## The New Frontier

story-flew-out = { $who } flies farther out and attacks { $station-in }.
story-came-nearer = { $who } comes closer to the ship and attacks { $station-in }.
story-pulled-home = The interceptors suddenly bring { $who } home, far too fast.
story-door-sealed = { $who } stays { $station-in }: the door toward { $action-way ->
    [red] red
   *[blue] blue
 } is sealed.
story-special-in-vain = { $who } uses the special action { $station-in } without effect: { $reason ->
    [wrong-station] it doesn't work there.
    [wrong-turn] it only works on turn 10 or 11.
    [broken] the system is broken.
    [already-fired] one of the cannons has already fired this turn.
    [no-energy] there isn't enough energy for both cannons.
    [no-tokens] the tokens haven't been given to two people.
    [in-space] someone with a token is in space.
    [no-action] there's nothing to improve.
    [alone] there's no other card in its slot.
    [no-squad] there's no squad to lead.
    [squad-disabled] the squad is disabled.
    [no-damage] there's no damage in this zone.
   *[nothing-broken] nothing is broken here.
 }
story-two-rockets-launched = { $who } launches two rockets that fly as one. Rockets left on board: { $left }.
story-bonus-scored = { $who }: { $points ->
    [1] +1
   *[other] { $points }
 } to the team score.
story-temporary-shields = { $who } raises shields for this turn: 2 in the { $zone } zone, 1 in each of the others.
story-stimulated = { $by } gives { $who } a stimulant: the next A, B or battlebots action this turn is heroic.
story-action-prepared = { $who } prepares: the next A, B or battlebots action is heroic.
story-made-heroic = { $who }'s action becomes heroic: { $action }.
story-medic-protects = { $who } protects everyone in the same station until the end of the turn.
story-spared = { $who } is protected from being knocked out{ $threat ->
    [absent] .
   *[other] { " " }by { $threat }.
 }
story-teleported = { $who } is teleported { $origin-from } { $station-to }.
story-threats-slowed = { $who } steers away: every threat is 1 slower this turn.
story-jumps-early = { $who } prepares the ship to jump after this turn.
story-tile-removed = { $who } removes a damage tile: { $tile }, { $zone } zone.
story-cannon-prepared = { $who } prepares the cannon { $station-in } for its next shot.
story-repair-withheld = { $who } can't finish repairing { $threat } from a distance.
story-effort-lost = { $who } can barely reach { $threat }: { $marks ->
    [one] { $marks } mark is lost.
   *[other] { $marks } marks are lost.
 }
story-sabotage-repaired = { $who } repairs { $system } { $station-in }{ $done ->
    [yes] .
   *[no] , but can't finish from a distance.
 }
story-phase-changed = { $threat } is { $out ->
    [yes] phased out: nothing can touch it.
   *[no] back in phase.
 }
story-threat-jumped = { $threat } jumps to the { $zone } trajectory.
story-called = { $threat } calls { $called }.
story-call-prevented = { $threat } didn't get to call { $called }, which counts as destroyed.
story-mine-laid = { $threat } lays a mine { $station-in }.
story-systems-broken = { $threat } breaks A, B and C { $station-in }.
story-poisoned = { $who } is poisoned by the drones of { $threat }.
story-infected = { $who } is infected by { $threat }.
story-host-found = { $who } is now the host of { $threat }.
story-thrown = { $threat } throws { $who } { $origin-from } { $station-to }.
story-card-repeated = { $threat } makes { $who } repeat this on the next turn: { $action }.
