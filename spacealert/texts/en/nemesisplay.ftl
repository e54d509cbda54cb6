### Nemesis: the procedures of a round.

nemesisplay-draw = Round { $number }. { $first ->
        [same] {""}
       *[other] New first player: { $first }.{" "}
    }Everyone refills their hand to 5 cards, or to 6 in working Cabins without Intruders.
nemesisplay-turn = { $who }: take two actions, or one and pass. What happens?
nemesisplay-phase = Player phase: what has happened?
nemesisplay-round-ends = Finish anything still open. Round { $number } is over.
nemesisplay-time = Move the time marker one space to the right. Rounds until the jump: { $count }.
nemesisplay-time-destruct = Move the time marker and the self-destruct marker one space. Rounds until the jump: { $count }. Until the explosion: { $destruct }.
nemesisplay-chambers-open = The hibernation chambers are open for the rest of the game.
nemesisplay-irreversible = The self-destruct can no longer be stopped. All escape pods unlock.
nemesisplay-attackers = How many Intruders share a room with a character?
nemesisplay-attacker = Attack { $number } of { $count }: which Intruder?
nemesisplay-attack-in-room = Which characters share a room with the attacker?
nemesisplay-hand = { $who }: how many cards do you hold, including contamination cards?
nemesisplay-attack-card = The { $kind } attacks { $who }. Reveal an attack card. Does it show the Intruder's symbol?
nemesisplay-attack-missed = The { $kind } misses { $who }.
nemesisplay-attack-effects = { $who }: what does the card do?
nemesisplay-effect-light = One light wound
nemesisplay-effect-light-twice = Two light wounds
nemesisplay-effect-serious = A serious wound
nemesisplay-effect-contamination = A contamination card
nemesisplay-effect-slime = Slime
nemesisplay-effect-death = The character dies
nemesisplay-effect-card = Something else on the card
nemesisplay-as-printed = Do what the card says. If it changes something I track, tell me in the next menu.
nemesisplay-slimed = { $who }: put a slime marker on your board. From now on, Silence means Danger.
nemesisplay-slime-gone = { $who }: the slime is gone.
nemesisplay-contaminated = { $who }: put a contamination card on your discard pile without looking at it.
nemesisplay-light-wound = { $who } gets a light wound ({ $count } of 2).
nemesisplay-third-light-wound = { $who } gets a third light wound, which becomes a serious one. Remove the marker.
nemesisplay-serious-wound = { $who }: draw a serious wound card. It takes effect immediately. Serious wounds: { $count } of 3.
nemesisplay-death = { $who } is dead. Leave a red corpse and the carried objects in the room. Remove the character's item cards from the game.
nemesisplay-death-coop = { $who } is dead. Leave a red corpse and the objects in the room. The player keeps the item cards. In a working Emergency Room, the body can be revived.
nemesisplay-first-death = This is the first death. All escape pods unlock, but can be locked again.
nemesisplay-intruder-player = { $who }: will you take over the Intruders from the next round on?
nemesisplay-intruder-player-no = No, I'll watch
nemesisplay-intruder-player-yes = Yes
nemesisplay-intruder-player-begins = The Intruders now have a player. Shuffle the 10 Intruder action cards and draw 3 (the hand limit is 4). From now on, the event phase only has the time and fire steps.
nemesisplay-intruder-turn = { $who }, for the Intruders: take one action or pass.
nemesisplay-intruder-turn-played = Movement, or the card's effect
nemesisplay-intruder-turn-attack = An attack
nemesisplay-intruder-turn-passes = Pass and keep at most 1 card
nemesisplay-intruder-target = Who does it attack?
nemesisplay-intruder-attacker = Which Intruder attacks?
nemesisplay-intruder-effect = What does the card do?
nemesisplay-reanimate = { $who }: is the corpse in a working Emergency Room without Intruders?
nemesisplay-reanimated = { $who } is back in the Emergency Room: light wounds are healed, serious ones dressed.
nemesisplay-contact = First contact. Everyone keeps one objective and discards the other, all at the same time. Start when everyone has both cards in hand.
nemesisplay-contact-alarm = Something is on board.
nemesisplay-contact-choose = Choose your objective. Nobody speaks.
nemesisplay-contact-put-away = Put the other one away, face down.
nemesisplay-contact-coop = First contact. In full co-op, you keep all objectives.
nemesisplay-encounter = Encounter: { $who }. Remove all noise markers from the room's corridors, including the technical corridor if the room has an entrance.
nemesisplay-encounter-token = Which token did you draw from the bag?
nemesisplay-encounter-blank = Nothing appears. Put noise in every corridor of the room, and return this token to the bag.
nemesisplay-blank-last = There was nothing else in the bag. Add an Adult.
nemesisplay-bag-empty = The bag is empty, so nothing appears.
nemesisplay-adults-hide = All 8 Adults are on the board. How many of them aren't in combat? Remove those and put their tokens in the bag.
nemesisplay-no-figure = There's no { $kind } figure left. The rules don't say what to do, so place none.
nemesisplay-figure-placed = Put the { $kind } in the room.{ $token ->
        [none] {""}
       *[other] {" "}Its token goes to the supply.
    }
nemesisplay-surprise = { $who } has fewer cards than the token's number. The { $kind } makes a surprise attack!
nemesisplay-no-surprise = { $who } has enough cards, so there's no surprise attack.
nemesisplay-noise = { $who } rolls the noise die.
nemesisplay-noise-there = { $who }: is there already noise in corridor { $number } of this room?
nemesisplay-noise-placed = { $who }: put noise in corridor { $number }.
nemesisplay-silence = { $who }: silence. Nothing happens.
nemesisplay-danger = { $who }: Danger! Are there Intruders in neighboring rooms, apart from those in combat?
nemesisplay-slime-danger = { $who }: silence, but slime turns it into Danger! Are there Intruders in neighboring rooms, apart from those in combat?
nemesisplay-danger-nobody = None
nemesisplay-danger-comes = Some, and the way is clear
nemesisplay-danger-doors = Only behind closed doors
nemesisplay-danger-nobody-do = { $who }: put noise in every corridor of the room that doesn't have any.
nemesisplay-danger-comes-do = { $who }: all of them move into the room. This is combat, not an encounter.
nemesisplay-danger-doors-do = { $who }: the doors are destroyed, but the Intruders stay where they are. Don't place noise.
nemesisplay-who-fights = Who is in combat? They don't roll.
nemesisplay-out-of-pods = Section { $section }: everyone waiting in its pods returns to the room.
nemesisplay-burning = How many Intruders are in burning rooms? Each takes 1 injury.
nemesisplay-burning-kind = Intruder { $number } of { $count } in the fire: which kind?
nemesisplay-eggs-burn = In each burning room, { $count ->
         [one] one egg that nobody carries burns
       *[other] { $count } eggs that nobody carries burn
    }.
nemesisplay-eggs-burn-nest = The Nest burns
nemesisplay-eggs-burn-floor = Eggs on other floors burn
nemesisplay-event-card = Draw an event card and start with the movement. Each Intruder it shows goes through the corridor with the card's number, unless it's in a room with a character.
nemesisplay-event-movement = Which Intruders went into the technical corridors?
nemesisplay-event-leave = { $kind }: how many leave?
nemesisplay-event-move = Move the Intruders on the card. A closed door stops them and is destroyed.
nemesisplay-event-effect = What does the event do?
nemesisplay-event-discard = Discard the event card, unless it says otherwise.
nemesisplay-develop = Bag development: which token did you draw?
nemesisplay-develop-grows = Remove this token from the bag: { $kind }. Add this one: { $to }.
nemesisplay-develop-gone = Remove this token from the bag: { $kind }. There's nothing left to replace it.
nemesisplay-develop-noise = This token goes back in the bag: { $kind }.
nemesisplay-develop-blank = The blank goes back in the bag, along with an Adult.
nemesisplay-develop-blank-empty = The blank goes back in the bag. There's no Adult left to add.
nemesisplay-anybody-in-nest = You drew the Queen. Is a character in the Nest?
nemesisplay-who-in-nest = Who is in the Nest?
nemesisplay-queen-comes = The Queen appears in the Nest: an encounter for { $who }. Set her token aside.
nemesisplay-egg-laid = The Queen lays an egg. Eggs on the Intruder board: { $count }. Return her token to the bag.
nemesisplay-no-reserve-egg = There's no egg left in reserve, so nothing happens.
nemesisplay-larva-attack = { $who }: put the Larva on your board.
nemesisplay-larva-again = { $who }: you already have a Larva. Remove the figure from the board.
nemesisplay-larva-grows = { $who }: you're infected. Keep the card and put a Larva on your board.
nemesisplay-second-larva-corpse = { $who } gets a second Larva and dies. Replace the figure with a Creeper and a corpse.
nemesisplay-second-larva-none = { $who } gets a second Larva and dies. Replace the figure with a Creeper.
nemesisplay-shoot = { $who } shoots: discard 1 ammo and roll the combat die.
nemesisplay-shoot-at = At which Intruder?
nemesisplay-combat-die = What does the combat die show? Some weapons change the face first.
nemesisplay-injuries = How many injuries does the { $kind } take?
nemesisplay-missed = The attack misses the { $kind }.
nemesisplay-hit = The { $kind } takes { $count ->
         [one] 1 injury
       *[other] { $count } injuries
    }.
nemesisplay-check = { $kind }: reveal { $count } attack { $count ->
         [one] card
       *[other] cards
    }{ $count ->
        [2] {" "}and add up the toughness
       *[other] {""}
    }. If the result is no higher than its injuries, the Intruder dies. If the card shows an arrow, the Intruder retreats.
nemesisplay-check-carnomorphs = { $kind }: reveal one attack card. Use the number for Metagorgers, or the one for all others. If that's no higher than its injuries, the Intruder dies.
nemesisplay-check-stays = It survives
nemesisplay-check-dies = It dies
nemesisplay-check-retreats = It retreats
nemesisplay-killed = The { $kind } is killed. Leave a carcass.
nemesisplay-killed-larva = The { $kind } is killed and leaves nothing behind.
nemesisplay-retreat = The { $kind } retreats. Reveal an event card for the corridor. Where does it lead?
nemesisplay-retreat-room = To a room
nemesisplay-retreat-door = To a closed door
nemesisplay-retreat-technical = To a technical corridor
nemesisplay-door-destroyed = The { $kind } stays where it is, and the door is destroyed.
nemesisplay-left-by-corridor = { $kind }: remove the figure and its injuries, and put a random token of its kind in the bag.
nemesisplay-left-without-token = { $kind }: remove the figure and its injuries. There's no matching token left in the supply.
nemesisplay-escape-from = { $who } tries to escape. How many Intruders are in the room? Each one attacks.
nemesisplay-move = { $who }: what kind of move?
nemesisplay-move-normal = A move or an escape
nemesisplay-move-careful = A careful move, or Reconnaissance
nemesisplay-explored = { $who }: is the room already explored?
nemesisplay-explore = { $who }: turn over the tile. Which room is it?
nemesisplay-explore-other = An ordinary room
nemesisplay-explore-nest = The Nest
nemesisplay-explore-slimy = The room covered with slime
nemesisplay-item-counter = Turn over the exploration token and set the item counter to its number.
nemesisplay-item-counter-solo = Turn over the exploration token and set the item counter to half its number, rounded up.
nemesisplay-exploration = { $who }: what does the exploration token show?
nemesisplay-exploration-silence = Silence
nemesisplay-exploration-danger = Danger
nemesisplay-exploration-slime = Slime
nemesisplay-exploration-fire = Fire
nemesisplay-exploration-malfunction = Malfunction
nemesisplay-exploration-doors = Doors
nemesisplay-no-malfunction-here = This room can't malfunction.
nemesisplay-door-closes = Close a door in the corridor you came through, unless it was a technical one.
nemesisplay-careful-noise = { $who }: no noise roll. Put noise in one of the room's corridors that has none.
nemesisplay-room-empty = { $who }: was the room empty of characters and Intruders?
nemesisplay-no-roll = { $who }: no noise roll. If there's an Intruder, it's combat.
nemesisplay-heal = { $who }: what do you dress or heal?
nemesisplay-heal-light = All light wounds healed
nemesisplay-heal-one-light = One light wound healed
nemesisplay-heal-dress = All serious wounds dressed
nemesisplay-heal-dressed = One dressed wound healed
nemesisplay-scan-where = Where do you scan the cards?
nemesisplay-scan-rest = Rest
nemesisplay-scan-canteen = Canteen
nemesisplay-scan-shower = Shower Room
nemesisplay-scan-surgery = Surgery
nemesisplay-scan-antidote = Antidote
nemesisplay-scan-hand-rest = { $who }: scan contamination cards as the action card says. Are any INFECTED?
nemesisplay-scan-hand-canteen = { $who }: heal one light wound. Scan the contamination cards in your hand. Are any INFECTED?
nemesisplay-scan-hand-shower = { $who }: remove the slime. Scan the contamination cards in your hand. Are any INFECTED?
nemesisplay-scan-clean = { $who }: remove the clean cards from the game.
nemesisplay-scan-surgery-do = { $who }: scan all contamination cards in your hand, deck and discard pile. Remove the INFECTED ones and keep the clean ones.
nemesisplay-scan-antidote-do = { $who }: scan all contamination cards in your hand, deck and discard pile. Remove the INFECTED ones and keep the rest of your hand.
nemesisplay-surgery-passed = { $who }: you've passed. Shuffle your hand, discard pile and deck together.
nemesisplay-fire-placed = Put a fire marker in the room. Fires: { $count } of { $most }.
nemesisplay-fire-out = One fire is out. Fires left: { $count }.
nemesisplay-malfunction-placed = Put a malfunction marker in the room. Malfunctions: { $count } of { $most }.
nemesisplay-repaired = The room works again. Malfunctions left: { $count }.
nemesisplay-fire-control-fire = Was the chosen room on fire? If so, the fire is out now.
nemesisplay-fire-control = Every Intruder in that room retreats, even from combat.
nemesisplay-fire-control-nobody = None left
nemesisplay-fire-control-one = One retreats
nemesisplay-fire-control-kind = Which Intruder?
nemesisplay-hibernates = { $who } is asleep. From now on, nobody can change course or start the self-destruct.
nemesisplay-attempt-failed = { $who }: an Intruder is there, so the attempt fails.
nemesisplay-which-pod = { $who }: which pod?
nemesisplay-flip-pod = Which pod do you flip?
nemesisplay-pod-locked = Pod { $number }, section { $section }, locked
nemesisplay-pod-unlocked = Pod { $number }, section { $section }, unlocked
nemesisplay-pod-now = Put the figure on a seat of pod { $number }. Launch now, or wait?
nemesisplay-pod-wait = Wait
nemesisplay-pod-launch = Launch
nemesisplay-pod-stay = Stay inside and pass
nemesisplay-pod-leave = Step out and take your turn
nemesisplay-pod-turn = { $who } is in pod { $number }.
nemesisplay-pod-launched = Pod { $number } is away. Everyone in it counts as back on Earth.
nemesisplay-launch-who = Whose pod launches?
nemesisplay-which-section = Which section?
nemesisplay-which-figure = Which Intruder appears?
nemesisplay-which-leaves = Which Intruder leaves?
nemesisplay-destruct-started = The self-destruct is running. Rounds until the explosion: { $count }.
nemesisplay-destruct-runs = The self-destruct is already running. Rounds until the explosion: { $count }.
nemesisplay-destruct-stopped = The self-destruct is off. If someone restarts it, it begins on the first space.
nemesisplay-airlock-ready = Close a door in every corridor of the room and put the airlock token there. If any of these doors opens before everyone has passed, remove the token.
nemesisplay-airlock-closed = Everyone has passed. Are all doors of the airlock room still closed?
nemesisplay-airlock-off = Remove the airlock token. Nothing happens.
nemesisplay-airlock-crew = Which characters are inside?
nemesisplay-airlock-kinds = Which Intruders are inside?
nemesisplay-airlock-count = { $kind }: how many are inside?
nemesisplay-airlock-fire = Was there a fire inside?
nemesisplay-airlock-done = The vacuum kills everyone inside. Objects stay. Remove the token and any fire.
nemesisplay-course = Where does the destination marker go?
nemesisplay-signal = { $who } has sent the signal. Put a status marker on its space.
nemesisplay-weakness = Which object did you analyze?
nemesisplay-no-weakness = You already know all the weaknesses.
nemesisplay-weakness-effect = Turn the card over. Which weakness is it?
nemesisplay-weakness-fire = Fire: two eggs burn instead of one
nemesisplay-weakness-other = Another one
nemesisplay-weakness-known = From now on, it helps everyone. The object isn't used up.
nemesisplay-no-eggs = There are no eggs in the Nest.
nemesisplay-egg-taken = { $who }: put an egg from the Intruder board into a hand slot, then roll for noise.
nemesisplay-egg-weapon = With what?
nemesisplay-egg-shot = A shot
nemesisplay-egg-melee = Hand to hand (a miss is harmless)
nemesisplay-egg-grenade = A grenade
nemesisplay-egg-molotov = A Molotov
nemesisplay-eggs-hit = How many eggs are destroyed?
nemesisplay-eggs-in-nest = Were they in the Nest?
nemesisplay-eggs-destroyed-supply = Eggs destroyed: { $count }. Return them to the supply, then roll for noise.
nemesisplay-eggs-destroyed-box = Eggs destroyed: { $count }. Remove them from the game, then roll for noise.
nemesisplay-nest-destroyed = That was the last egg, so the Nest is destroyed. Put an injury marker on its tile.
nemesisplay-note = { $who }'s secret. Everyone else looks away.
nemesisplay-note-write = What have you seen?
nemesisplay-notes-read = Your notes: { $notes }
nemesisplay-eggs-burned = How many eggs burn on other floors?
nemesisplay-bag = The bag is ready. What now?
nemesisplay-encounter-draw = Encounter. Remove all noise around the room, including the technical corridor if the room has an entrance. Then draw a token.
nemesisplay-appears = { $kind }, number { $number }. Put it in the room and its token in the supply. { $number ->
        [1] No cards
       *[other] Fewer than { $number } cards
    } in hand? It attacks immediately.
nemesisplay-noise-short = { $who } rolls for noise. What happens?
nemesisplay-noise-short-nothing = Silence, or noise in a corridor
nemesisplay-noise-short-corridor = Noise in a corridor
nemesisplay-noise-short-silence = Silence, which counts as Danger because of the slime
nemesisplay-noise-short-encounter = An encounter
nemesisplay-noise-short-comes = Danger: Intruders move in
nemesisplay-everyone-rolls = Everyone who isn't in combat rolls for noise, in turn order. Those waiting in pods roll too.
nemesisplay-everyone-rolls-rolled = Everyone has rolled
nemesisplay-everyone-rolls-encounter = An encounter: draw a token
nemesisplay-everyone-rolls-section-A = Intruders come to Section A
nemesisplay-everyone-rolls-section-B = Intruders come to Section B
nemesisplay-fire-ninth = All 8 fires are on the board. A ninth blows up the ship. Are you sure the room isn't already on fire?
nemesisplay-malfunction-ninth = All 8 malfunctions are on the board. A ninth breaks the hull. Are you sure the room still works?
nemesisplay-burns-already = Is this room on fire already?
nemesisplay-no-second-fire = The room is already on fire. Don't add a second marker.
nemesisplay-which-gone = Which Intruder?
nemesisplay-gone = Where did the { $kind } go?
nemesisplay-gone-killed = Killed
nemesisplay-gone-corridor = Into a technical corridor
nemesisplay-gone-attack = Left after its attack
nemesisplay-who-dies = Who dies?
nemesisplay-leave-evening = Stop for good? The game ends here and won't be logged.
nemesisplay-event-sheet = { $aliens ->
        [0] {""}
       *[other] { $intruders ->
            [played] {""}
           *[none] Every Intruder in a room with a character attacks the player with the fewest cards in hand; on a tie, the first player or the next one clockwise.{" "}
        }
    }{ $fires ->
        [0] {""}
       *[other] Every Intruder in a burning room takes 1 injury. One egg burns in each such room.{" "}
    }{ $intruders ->
        [played] Is everything done?
       *[none] Draw an event card: movement first, then its effect. What changed?
    }
