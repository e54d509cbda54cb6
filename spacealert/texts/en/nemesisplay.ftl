### Nemesis: the procedures of a round.

nemesisplay-draw = Round { $number }. { $first ->
        [same] {""}
       *[other] The first player token goes to { $first }.{" "}
    }Everyone draws up to 5 cards, up to 6 in working Cabins without Intruders.
nemesisplay-turn = { $who }: two actions, or one and a pass. What happens?
nemesisplay-phase = The player phase. What happens?
nemesisplay-round-ends = Finish whatever is still open. Round { $number } is over.
nemesisplay-time = Move the time marker one to the right. To the jump: { $count }.
nemesisplay-time-destruct = Move the time marker and the self-destruct marker by one. To the jump: { $count }. To the explosion: { $destruct }.
nemesisplay-chambers-open = The hibernation chambers are open for the rest of the game.
nemesisplay-irreversible = The self-destruct can no longer be stopped. All escape pods unlock.
nemesisplay-attackers = How many Intruders share a room with a character?
nemesisplay-attacker = Attack { $number } of { $count }: which Intruder?
nemesisplay-attack-in-room = Whose characters are in its room?
nemesisplay-hand = { $who }: how many cards in hand, contamination cards included?
nemesisplay-attack-card = { $kind } attacks { $who }. Reveal one attack card: is its symbol there?
nemesisplay-attack-missed = { $who }: { $kind } misses.
nemesisplay-attack-effects = { $who }: what does the card do?
nemesisplay-effect-light = One light wound
nemesisplay-effect-light-twice = Two light wounds
nemesisplay-effect-serious = A serious wound
nemesisplay-effect-contamination = A contamination card
nemesisplay-effect-slime = Slime
nemesisplay-effect-death = The character dies
nemesisplay-effect-card = Something else on the card
nemesisplay-as-printed = Do what the card says. If it concerns me, tell me in the next menu.
nemesisplay-slimed = { $who }: put a slime marker on the board. Silence now means Danger.
nemesisplay-slime-gone = { $who }: the slime is gone.
nemesisplay-contaminated = { $who }: a contamination card, unseen, onto the discard pile.
nemesisplay-light-wound = { $who }: a light wound, now { $count } of 2.
nemesisplay-third-light-wound = { $who }: the third light wound. Take the marker off; it becomes a serious wound.
nemesisplay-serious-wound = { $who }: draw a serious wound card; it applies at once. Serious wounds: { $count } of 3.
nemesisplay-death = { $who } is dead. A red corpse lies in the room with the carried objects; all item cards leave the game.
nemesisplay-death-coop = { $who } is dead. A red corpse and the objects stay in the room; the item cards stay with the player. In a working Emergency Room the body can be revived.
nemesisplay-first-death = The first death: all escape pods unlock. They can be locked again.
nemesisplay-intruder-player = { $who }: do you take over the Intruders from the next round on?
nemesisplay-intruder-player-no = No, I watch
nemesisplay-intruder-player-yes = Yes
nemesisplay-intruder-player-begins = The Intruders have a player now: shuffle the 10 Intruder action cards and draw 3 (at most 4 in hand). The event phase is only time and fire.
nemesisplay-intruder-turn = { $who }, the Intruders: one action, or a pass.
nemesisplay-intruder-turn-played = Movement or the effect of the card
nemesisplay-intruder-turn-attack = An attack
nemesisplay-intruder-turn-passes = Passes and keeps at most 1 card
nemesisplay-intruder-target = Who is attacked?
nemesisplay-intruder-attacker = Which Intruder attacks?
nemesisplay-intruder-effect = What does the card do?
nemesisplay-reanimate = { $who }: is the corpse in a working Emergency Room without Intruders?
nemesisplay-reanimated = { $who } is back in the Emergency Room: light wounds healed, serious ones dressed.
nemesisplay-contact = First contact. Everybody keeps one objective and removes the other, all at the same time. Start when everybody holds both cards.
nemesisplay-contact-alarm = Something is aboard.
nemesisplay-contact-choose = Choose your objective. Nobody speaks.
nemesisplay-contact-put-away = Put the other one away, face down.
nemesisplay-contact-coop = First contact. In full co-operation all objectives stay.
nemesisplay-encounter = Encounter, { $who }. Discard all noise in the corridors of the room, in the technical ones too if it has an entrance.
nemesisplay-encounter-token = Which token comes out of the bag?
nemesisplay-encounter-blank = Nothing comes. Noise in every corridor of the room; this token goes back into the bag.
nemesisplay-blank-last = The bag holds nothing else: add an Adult.
nemesisplay-bag-empty = The bag is empty: nothing comes.
nemesisplay-adults-hide = All 8 Adults are on the board. How many of them are not in combat? They go off, their tokens into the bag.
nemesisplay-no-figure = No figure is left for this: { $kind }. The rules are silent, so none is placed.
nemesisplay-figure-placed = Put it into the room: { $kind }.{ $token ->
        [none] {""}
       *[other] {" "}The token that was drawn goes to the supply.
    }
nemesisplay-surprise = { $who }: fewer cards than the number. Surprise attack by { $kind }!
nemesisplay-no-surprise = { $who }: enough cards, no surprise attack.
nemesisplay-noise = { $who } rolls the noise die.
nemesisplay-noise-there = Is there noise already in corridor { $number } of this room ({ $who })?
nemesisplay-noise-placed = { $who }: noise into corridor { $number }.
nemesisplay-silence = { $who }: silence. Nothing happens.
nemesisplay-danger = { $who }: Danger! Which Intruders not in combat are in neighboring rooms?
nemesisplay-slime-danger = { $who }: silence, but with slime it is Danger! Which Intruders not in combat are in neighboring rooms?
nemesisplay-danger-nobody = None
nemesisplay-danger-comes = Some, and the way is open
nemesisplay-danger-doors = Only behind closed doors
nemesisplay-danger-nobody-do = { $who }: noise into every corridor of the room that has none.
nemesisplay-danger-comes-do = { $who }: all of them move into the room. It is combat, not an encounter.
nemesisplay-danger-doors-do = { $who }: the doors are destroyed, the Intruders stay. No noise is placed.
nemesisplay-who-fights = Who is in combat and does not roll?
nemesisplay-out-of-pods = Section { $section }: whoever waits in its pods is back in the room.
nemesisplay-burning = How many Intruders stand in burning rooms? Each suffers 1 injury.
nemesisplay-burning-kind = In the fire, { $number } of { $count }: which Intruder?
nemesisplay-eggs-burn = Eggs in burning rooms that nobody carries: { $count } of each such room { $count ->
         [one] burns
       *[other] burn
    }.
nemesisplay-eggs-burn-nest = The Nest burns
nemesisplay-eggs-burn-floor = Eggs on other floors burn
nemesisplay-event-card = Draw an event card. Movement first: the Intruders shown that are not in a room with a character go through the corridor with the number.
nemesisplay-event-movement = Which have gone into the technical corridors?
nemesisplay-event-leave = How many of these: { $kind }?
nemesisplay-event-move = Move what the card shows. A closed door stops them and is destroyed.
nemesisplay-event-effect = What does the event do?
nemesisplay-event-discard = Discard the event card, unless it says something else.
nemesisplay-develop = Bag development: which token comes out?
nemesisplay-develop-grows = { $kind } leaves the bag, { $to } goes in.
nemesisplay-develop-gone = { $kind } leaves the bag. There is nothing left to put in.
nemesisplay-develop-noise = { $kind } goes back into the bag. In turn order everybody not in combat rolls for noise.
nemesisplay-develop-blank = The blank goes back into the bag, and an Adult with it.
nemesisplay-develop-blank-empty = The blank goes back into the bag. No Adult is left to add.
nemesisplay-anybody-in-nest = The Queen. Is any character in the Nest?
nemesisplay-who-in-nest = Who is in the Nest?
nemesisplay-queen-comes = The Queen appears in the Nest: an encounter for { $who }. Her token is set aside.
nemesisplay-egg-laid = The Queen lays an egg: { $count } on the Intruder board now. Her token goes back.
nemesisplay-no-reserve-egg = No egg is left in reserve: nothing happens.
nemesisplay-larva-attack = { $who }: the Larva goes onto the character's board.
nemesisplay-larva-again = { $who }: there is a Larva already. The figure leaves the board.
nemesisplay-larva-grows = { $who }: infected. Keep the card and put a Larva onto the character's board.
nemesisplay-second-larva-corpse = { $who }: a second Larva. A Creeper takes the place of the figure, and a corpse lies there, too.
nemesisplay-second-larva-none = { $who }: a second Larva. A Creeper takes the place of the figure.
nemesisplay-shoot = { $who } shoots: discard 1 ammo and roll the combat die.
nemesisplay-shoot-at = At which Intruder?
nemesisplay-combat-die = What does the combat die show? Change the face first if the weapon says so.
nemesisplay-injuries = How many injuries does that mean: { $kind }?
nemesisplay-missed = Missed: { $kind }.
nemesisplay-hit = Hit: { $kind }, injuries: { $count }.
nemesisplay-check = { $kind }: reveal { $count } attack { $count ->
         [one] card
       *[other] cards
    }{ $count ->
        [2] {" "}and add the toughness
       *[other] {""}
    }. If it’s no higher than the injuries, the Intruder dies. On an arrow it retreats.
nemesisplay-check-carnomorphs = { $kind }: reveal one attack card. Read the number for Metagorgers, or the one for all others. If it’s no higher than the injuries, it dies.
nemesisplay-check-stays = It survives
nemesisplay-check-dies = It dies
nemesisplay-check-retreats = It retreats
nemesisplay-killed = { $kind } is killed: a carcass stays.
nemesisplay-killed-larva = { $kind } is killed. Nothing stays.
nemesisplay-retreat = { $kind } retreats: reveal an event card for the corridor. What is there?
nemesisplay-retreat-room = A room
nemesisplay-retreat-door = A closed door
nemesisplay-retreat-technical = A technical corridor
nemesisplay-door-destroyed = { $kind } stays, the door is destroyed.
nemesisplay-left-by-corridor = { $kind }: figure and injuries off the board, a random token of its kind into the bag.
nemesisplay-left-without-token = { $kind }: figure and injuries off the board. No token of its kind is left in the supply.
nemesisplay-escape-from = { $who } escapes. How many Intruders are in the room? Each attacks.
nemesisplay-move = { $who }: which move?
nemesisplay-move-normal = A move or an escape
nemesisplay-move-careful = A careful move, or Reconnaissance
nemesisplay-explored = { $who }: is the room explored already?
nemesisplay-explore = { $who }: turn the tile over. Which room is it?
nemesisplay-explore-other = An ordinary room
nemesisplay-explore-nest = The Nest
nemesisplay-explore-slimy = The room covered with slime
nemesisplay-item-counter = Turn the exploration token over: its number goes onto the item counter.
nemesisplay-item-counter-solo = Turn the exploration token over: half its number, rounded up, goes onto the item counter.
nemesisplay-exploration = { $who }: what does the exploration token show?
nemesisplay-exploration-silence = Silence
nemesisplay-exploration-danger = Danger
nemesisplay-exploration-slime = Slime
nemesisplay-exploration-fire = Fire
nemesisplay-exploration-malfunction = Malfunction
nemesisplay-exploration-doors = Doors
nemesisplay-no-malfunction-here = This room cannot malfunction.
nemesisplay-door-closes = Close a door in the corridor you came through, unless it was a technical one.
nemesisplay-careful-noise = { $who }: no noise roll. Put noise into one corridor of this room that has none.
nemesisplay-room-empty = { $who }: was the room empty of characters and Intruders?
nemesisplay-no-roll = { $who }: no noise roll. With an Intruder there, it is combat.
nemesisplay-heal = { $who }: what is dressed or healed?
nemesisplay-heal-light = All light wounds healed
nemesisplay-heal-one-light = One light wound healed
nemesisplay-heal-dress = All serious wounds dressed
nemesisplay-heal-dressed = One dressed wound healed
nemesisplay-scan-where = Where are the cards scanned?
nemesisplay-scan-rest = Rest
nemesisplay-scan-canteen = Canteen
nemesisplay-scan-shower = Shower Room
nemesisplay-scan-surgery = Surgery
nemesisplay-scan-antidote = Antidote
nemesisplay-scan-hand-rest = { $who }: scan the contamination cards as the card says. Is any INFECTED?
nemesisplay-scan-hand-canteen = { $who }: one light wound is healed. Scan the contamination cards in hand. Is any INFECTED?
nemesisplay-scan-hand-shower = { $who }: the slime is gone. Scan the contamination cards in hand. Is any INFECTED?
nemesisplay-scan-clean = { $who }: remove the clean cards from the game.
nemesisplay-scan-surgery-do = { $who }: scan all contamination cards from hand, deck and discard. Remove every INFECTED one; the clean ones stay.
nemesisplay-scan-antidote-do = { $who }: scan all contamination cards from hand, deck and discard. Remove every INFECTED one; the hand stays.
nemesisplay-surgery-passed = { $who }: shuffle hand, discard and deck together. The character has passed.
nemesisplay-fire-placed = A fire marker into the room. Fires: { $count } of { $most }.
nemesisplay-fire-out = A fire is out. Fires: { $count }.
nemesisplay-malfunction-placed = A malfunction marker into the room. Malfunctions: { $count } of { $most }.
nemesisplay-repaired = The room works again. Malfunctions: { $count }.
nemesisplay-fire-control-fire = Was there a fire in the chosen room? It is out.
nemesisplay-fire-control = Every Intruder in that room retreats, even from combat.
nemesisplay-fire-control-nobody = None is left
nemesisplay-fire-control-one = One retreats
nemesisplay-fire-control-kind = Which Intruder?
nemesisplay-hibernates = { $who } sleeps. From now on no course change, and nobody can start the self-destruct.
nemesisplay-attempt-failed = { $who }: an Intruder is there, the attempt has failed.
nemesisplay-which-pod = { $who }: into which pod?
nemesisplay-flip-pod = Which pod is flipped?
nemesisplay-pod-locked = Pod { $number }, section { $section }, locked
nemesisplay-pod-unlocked = Pod { $number }, section { $section }, open
nemesisplay-pod-now = Put the figure on a seat of pod { $number }. Launch now, or wait?
nemesisplay-pod-wait = Wait
nemesisplay-pod-launch = Launch
nemesisplay-pod-stay = Stay inside and pass
nemesisplay-pod-leave = Step out and take the turn
nemesisplay-pod-turn = { $who } sits in pod { $number }.
nemesisplay-pod-launched = Pod { $number } is away. Whoever is in it counts as back on Earth.
nemesisplay-launch-who = Whose pod launches?
nemesisplay-which-section = Which section?
nemesisplay-which-figure = Which Intruder appears?
nemesisplay-which-leaves = Which Intruder leaves?
nemesisplay-destruct-started = The self-destruct is running. To the explosion: { $count }.
nemesisplay-destruct-runs = The self-destruct is running already. To the explosion: { $count }.
nemesisplay-destruct-stopped = The self-destruct is off. A new start begins on the first space.
nemesisplay-airlock-ready = Close a door in every corridor of the room and put the airlock token there. If a door opens before all have passed, the token comes off.
nemesisplay-airlock-closed = Everybody has passed. Are all doors of the airlock room still closed?
nemesisplay-airlock-off = Remove the airlock token. Nothing happens.
nemesisplay-airlock-crew = Which characters are inside?
nemesisplay-airlock-kinds = Which Intruders are inside?
nemesisplay-airlock-count = How many of these: { $kind }?
nemesisplay-airlock-fire = Was there a fire inside?
nemesisplay-airlock-done = Vacuum. Everybody inside dies; the objects stay. Remove the token and any fire.
nemesisplay-course = Where does the destination marker go?
nemesisplay-signal = { $who }: the signal is sent. Put a status marker on its space.
nemesisplay-weakness = Which object was analysed?
nemesisplay-no-weakness = All weaknesses are known.
nemesisplay-weakness-effect = Turn the card over. Which weakness is it?
nemesisplay-weakness-fire = To fire: two eggs burn instead of one
nemesisplay-weakness-other = Another one
nemesisplay-weakness-known = From now on it helps everybody. The object is not used up.
nemesisplay-no-eggs = There is no egg in the Nest.
nemesisplay-egg-taken = { $who }: an egg from the Intruder board into a hand slot. A noise roll follows.
nemesisplay-egg-weapon = With what?
nemesisplay-egg-shot = A shot
nemesisplay-egg-melee = Hand to hand (a miss does no harm)
nemesisplay-egg-grenade = A grenade
nemesisplay-egg-molotov = A Molotov
nemesisplay-eggs-hit = How many eggs are destroyed?
nemesisplay-eggs-in-nest = Were they in the Nest?
nemesisplay-eggs-destroyed-supply = Eggs destroyed: { $count }. They go to the supply. A noise roll follows.
nemesisplay-eggs-destroyed-box = Eggs destroyed: { $count }. They leave the game. A noise roll follows.
nemesisplay-nest-destroyed = No egg is left: the Nest is destroyed. Put an injury marker on its tile.
nemesisplay-note = A secret of { $who }. Everybody else looks away.
nemesisplay-note-write = What have you seen?
nemesisplay-notes-read = Your notes: { $notes }
nemesisplay-eggs-burned = How many eggs burn on other floors?
nemesisplay-bag = The bag is ready. What now?
nemesisplay-encounter-draw = Encounter. Discard all noise around the room, in the technical corridors too if it has an entrance. Then draw a token.
nemesisplay-appears = { $kind }, number { $number }. Put it in the room; the token goes to the supply. { $number ->
        [1] No cards
       *[other] Fewer than { $number } cards
    } in hand? It attacks at once.
nemesisplay-noise-short = { $who } rolls for noise. What happens?
nemesisplay-noise-short-nothing = Silence, or noise in a corridor
nemesisplay-noise-short-encounter = An encounter
nemesisplay-noise-short-comes = Danger: Intruders move in
nemesisplay-everyone-rolls = Everyone who isn’t in combat rolls for noise, in turn order. Those waiting in pods roll too.
nemesisplay-everyone-rolls-rolled = Everyone has rolled
nemesisplay-everyone-rolls-encounter = An encounter: draw a token
nemesisplay-everyone-rolls-section-A = Intruders come to Section A
nemesisplay-everyone-rolls-section-B = Intruders come to Section B
nemesisplay-fire-ninth = All 8 fires are on the board. A ninth blows up the ship. Is the room really not on fire yet?
nemesisplay-malfunction-ninth = All 8 malfunctions are on the board. A ninth breaks the hull. Does the room really still work?
nemesisplay-burns-already = Is this room on fire already?
nemesisplay-no-second-fire = A room can’t burn twice. No second fire.
nemesisplay-which-gone = Which Intruder?
nemesisplay-gone = { $kind }: where did it go?
nemesisplay-gone-killed = Killed
nemesisplay-gone-corridor = Into a technical corridor
nemesisplay-gone-board = Onto a character’s board
nemesisplay-who-dies = Who dies?
nemesisplay-leave-evening = Stop for good? The evening ends here and isn’t logged.
nemesisplay-event-sheet = { $aliens ->
        [0] {""}
       *[other] { $intruders ->
            [played] {""}
           *[none] Every Intruder in a room with a character attacks: the fewest cards in hand; tied, the first player or the nearest clockwise.{" "}
        }
    }{ $fires ->
        [0] {""}
       *[other] Every Intruder in a burning room takes 1 injury; an egg burns in each.{" "}
    }{ $intruders ->
        [played] Everything done?
       *[none] Draw an event card: movement first, then its effect. What changed?
    }
