### “The Thing”: the host's questions and instructions, and the station board.

thing-correct = Correct by hand
thing-none = None
thing-nobody = Nobody
thing-or = { $one } or { $other }
thing-beside-board = Next to the board
thing-player-1 = Player 1
thing-player-2 = Player 2
thing-player-3 = Player 3

## Names

thing-place-armory = Armory
thing-place-generator = Generator
thing-place-boiler = Boiler
thing-place-kitchen = Kitchen
thing-place-lab = Lab
thing-place-weather-station = Weather Station
thing-place-radio-room = Radio Room
thing-place-storage = Storage
thing-place-snowcat = Snowcat
thing-place-helicopter = Station Helicopter
thing-place-kennel = Kennel
thing-place-rec-room = Rec Room
thing-place-dormitory = Dormitory

thing-person-macready = MacReady
thing-person-bennings = Bennings
thing-person-blair = Blair
thing-person-clark = Clark
thing-person-garry = Garry
thing-person-nauls = Nauls
thing-person-norris = Norris
thing-person-windows = Windows

thing-role-human = Human
thing-role-alien = Alien
thing-dog-token-human = Healthy dog
thing-dog-token-alien = Dog-Alien

thing-weather-sun = Sun
thing-weather-clouds = Clouds
thing-weather-wind = Wind
thing-weather-snow = Snow
thing-weather-storm = Storm
thing-weather-table-board = the weather table printed on the board
thing-weather-table-six = the weather card, side “6”
thing-weather-table-seven-eight = the weather card, side “7–8”

thing-face-use = Use
thing-face-repair = Repair
thing-face-sabotage = Sabotage
thing-face-threat = Threat
thing-face-burn = Burn the location
thing-face-nothing = Nothing

thing-weapon-melee = A melee weapon
thing-weapon-firearm = A firearm
thing-weapon-flamethrower = The Flamethrower
thing-weapon-explosive = Dynamite or a Molotov cocktail

## Setup

thing-players = How many players?
thing-characters = Who plays which character?
thing-seat = Player { $player }{ $each ->
    [1] {""}
   *[other] {" "}({ $number } of { $each })
 }
thing-setup-board = Put the board in the middle and use { $table }.
thing-setup-fuel = Put { $fuel } fuel on the Generator, { $fuel } on the Boiler, and 1 on the S.O.S. track, at “full tank”.
thing-setup-food = Put { $food } food in the Pantry.
thing-setup-token = Put the Kennel's card on the board. Shuffle the other location cards and turn one over. Put the Leader token in that location. Shuffle the card back in.
thing-setup-beginner-kennel = Beginners' rule: should caught dogs stay in the Kennel for good?
thing-setup-dogs = Put { $dogs } dogs in the Kennel.
thing-setup-vehicles = Put { $helicopter } damage tokens on the Station Helicopter and { $snowcat } on the Snowcat.
thing-setup-weapons = Shuffle the weapon deck of { $cards } cards (Flamethrowers: { $flamethrowers }; Dynamite and Molotov cocktails: { $explosives }; firearms: { $firearms }; melee weapons: { $melee }) and put it on the Armory.
thing-setup-items = Shuffle the item deck of { $cards } cards (Fuel: { $fuel }; Tools: { $tools }; Keys: { $keys }; Wire: { $wire }; Flashlights: { $flashlights }) and put it on Storage.
thing-setup-stores = Put { $underground } fuel underground and { $outdoor } in the outdoor reserve.
thing-setup-radio = Put { $damage } damage tokens in the Radio Room.
thing-setup-lab = Put { $blood } blood samples and { $spoiled } spoiled ones in the Lab bag.
thing-setup-hq = Put the other { $damage } damage tokens in HQ, and the Rescue Helicopter on its symbol.
thing-setup-actions = Shuffle the Action cards. Everyone gets 2.
thing-setup-players = Everyone takes the board, figure, disc, 3 infection tokens and 2 role cards of one color. Put the discs on yellow and the figures in the Rec Room.
thing-setup-discs = For each of the 6 characters, lay out the board and figure, a disc on yellow, and an infection token in its color. Put the strength-4 Alien on the red “6” of the suspicion track: it's the Threat marker.
thing-setup-special-roles = Shuffle the 8 special role cards and slide one under each character's board. Nobody looks. Return the other two to the box unseen.
thing-setup-supply = Put these next to the board: the power failure marker, the freezing board and its token, the strength tokens, the Alien figures, the canisters, the fires{ $dice ->
    [0] {" "}and the weather die.
   *[other] , the weather die and the 3 action dice.
 }
thing-setup-ready = Is everything in place?
thing-setup-leader = Who is the first Leader? If you play with roles, it's the player who saw the film most recently.

thing-roles-agreed = Who deals the roles? If all of you agree, the program deals them and shows who infected whom after the game. Otherwise, they stay on paper, and the program never knows them.
thing-roles-no = The roles stay on paper
thing-roles-yes = We all agree: the program deals
thing-roles-tokens = Take 1 Dog-Alien token and { $healthy } healthy dog tokens, shuffle them face down and deal one to each player. Don't look yet.
thing-roles-look = Everyone looks at their role at the same time
thing-roles-bag = Put all { $tokens } dog tokens in the infection bag without looking.
thing-roles-screen = Each of you gets the same time alone with the screen. Look at your role, then put that role card under your board and the other one next to it.
thing-roles-draw = The program decides at random who is the Alien.
thing-roles-alone = Only { $who } looks at the screen. Everyone else looks away.
thing-roles-human = You're Human.
thing-roles-alien = You're the Alien.

## Facts found only in the box

thing-box-begins = My copy of the rules is missing some tables. Read { $count ->
    [one] one number
   *[other] { $count } numbers
 } to me from your components, and I'll remember. I only ask once.
thing-box-die-rest = That leaves { $sides } of 6 sides for { $first }. If that's wrong, undo your answer.
thing-box-die = How many sides of the weather die show { $first } (or the symbol closest to it)?
thing-box-generator = { $first }, { $second }: how much fuel does the Generator burn?
thing-box-boiler = { $first }, { $second }: how much fuel does the Boiler burn?
thing-box-rescue = { $first }, { $second }: how many spaces does the Rescue Helicopter move?
thing-box-freezing = { $first }, { $second }: how many spaces does the freezing token move?
thing-box-freezing-track = How many spaces does the freezing token move from the start to the end of its track?
thing-box-rescue-track = How many spaces are in the upper row of the S.O.S. track, not counting the start symbol?
thing-box-rescue-fuel-track = How many spaces are in the lower row of the S.O.S. track, including “full tank”?
thing-box-fuel-spaces = How many fuel spaces does the { $first } have?
thing-box-damage-spaces = How many damage spaces does the { $first } have?
thing-box-max-zone = On the suspicion track, how many spaces is it from yellow to the red space numbered { $first }?
thing-box-absorbs = When an exposed Alien is { $first }, how many beings does it absorb? See the panel in your rulebook.
thing-box-gains = When an exposed Alien is { $first }, how much strength does it gain?
thing-box-loses = When an exposed Alien is { $first }, how much strength does it lose?
thing-box-sabotages = When an exposed Alien is { $first }, does it still sabotage the location?
thing-box-burns = Does the symbol “{ $first }” on an action die let you burn a location?
thing-box-stops = Does the symbol “{ $first }” count against the escape in the Alien's last stand?
thing-box-name-board = Table on the board
thing-box-name-six = Card, side “6”
thing-box-name-seven-eight = Card, side “7–8”
thing-box-name-sun = sun
thing-box-name-clouds = clouds
thing-box-name-wind = wind
thing-box-name-snow = snow
thing-box-name-storm = storm
thing-box-name-generator = Generator
thing-box-name-radio-room = Radio Room
thing-box-name-snowcat = Snowcat
thing-box-name-helicopter = Station Helicopter
thing-box-name-stronger = stronger
thing-box-name-equal = equally strong
thing-box-name-weaker = weaker
thing-box-name-use = Use
thing-box-name-repair = Repair
thing-box-name-sabotage = Sabotage
thing-box-name-threat = Threat

## The round

thing-phase-weather = Round { $round }. Weather
thing-phase-upkeep = Upkeep and rescue
thing-phase-plans = The exposed Aliens plan
thing-phase-move = Everyone chooses a location
thing-phase-clashes = Clashes
thing-phase-alien = The Alien strikes
thing-phase-actions = Actions
thing-phase-rec-room = Rec Room
thing-phase-tests = Tests
thing-phase-food = Food
thing-phase-dogs = Dogs and Leader

thing-weather-roll = The Leader rolls the weather die.
thing-weather-keep = The die was on the Weather Station. Which result does the Leader keep?
thing-weather-which = Which result does { $who } leave on the Weather Station?
thing-weather-fuel = { $who } brings up 1 fuel from underground. Where does it go?

thing-upkeep-fuel = { $place }: { $due ->
    [0] this weather uses no fuel.
   *[other] this weather uses { $due } fuel. { $fuel ->
        [0] There's none left.
       *[other] Remove { $fuel }.
     }
 }{ $damage ->
    [0] {""}
   *[other] {" "}For the missing fuel, add { $damage } damage.
 }
thing-outage-begins = The Generator fails: put the power failure marker on it. The station is dark until someone repairs the Generator.
thing-outage-ends = The lights are back: remove the power failure marker.
thing-boiler-destroyed = The Boiler is destroyed for good. Put the freezing board on it, with its token on the start space. From the next round on, it gets colder.
thing-freezing = It's getting colder. Move the freezing token { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }, to space { $now } of { $end }.
thing-rescue-moves = Move the Rescue Helicopter { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }, to space { $now } of { $end }, and its fuel to space { $fuel } of { $tank }.{ $waits ->
    [true] {" "}It's waiting for you.
   *[other] {""}
 }
thing-rescue-gone = The Rescue Helicopter is out of fuel. It leaves without you and won't come back.

thing-warning-freezing = Everyone freezes to death if the next round brings: { $weathers }.
thing-warning-boiler = The Boiler is lost if the next round brings: { $weathers }.
thing-warning-generator = The lights go out if the next round brings: { $weathers }.
thing-warning-food = { $food ->
    [0] There's no food left.
   *[other] There's only { $food } food left.
 } If nobody cooks, you'll starve this round.
thing-warning-rescue = The Rescue Helicopter has no fuel left. This is its last round here.

thing-draw-cards = Starting with the Leader, everyone refills their hand to { $limit } Action cards.{ $starving ->
    [true] {" "}You're starving.
   *[other] {""}
 }
thing-draw-extra = The Leader puts 1 more card face down on the Leader board without looking at it.
thing-draw-garry = { $who } may swap 1 card for a new one.
thing-face-up = These players are so suspicious that they play their cards face up: { $people }.
thing-darkness = It's dark. The player on your left takes a random card from your hand and plays it for you. This doesn't apply to the special action, Norris, or anyone with a Flashlight.
thing-go = Where did everyone go? Pick a location for each character.
thing-dormitory = { $who } lies down, discards their hand face down, takes the same number of cards of their choice from the deck, and shuffles the discard pile into it. No card goes on the Leader's pile.

## Clashes

thing-clash-next = There are { $count } clashes left. Which one is next? The Leader decides.
thing-clash-in-order = In this order
thing-clash-ignored = { $place }: { $who } ignores the dog.
thing-dog-caught = { $place }: the dog is caught ({ $people }). It goes into the Kennel{ $card ->
    [true] {""}, and the Kennel's card goes into the location deck.
   *[other] .
 }
thing-dog-check = { $place }: { $who } is alone with a dog. Get the infection bag ready.
thing-ritual-dog = { $who } and the dog
thing-ritual-players = Infection check: { $people }
thing-clash-nothing = { $place }: nobody has a token to look at.
thing-clash-check = { $place }: these players put down two tokens each, face down: { $layers }. Then these look at one: { $looks }.
thing-clash-look = { $who } (from { $people })
thing-clash-discs = Then move these discs one space up the suspicion track: { $people }.
thing-avoid = { $place }: { $people }. Who uses a weapon to avoid the clash?
thing-avoid-with = What does { $who } use?
thing-avoided-melee = { $who } avoids the clash. The weapon leaves the game.
thing-avoided-firearm = { $who } avoids the clash and keeps the weapon.
thing-avoided-flamethrower = { $who } avoids the clash and spends 1 canister.

thing-ritual-token-take = Take your token. Don't look at it yet.
thing-ritual-role-card = Take both role cards. If it's a Dog-Alien, put the Alien card under your board. If it's a healthy dog, put the Human card there. Put the other one next to it.
thing-ritual-lay = If you're Human, put down two Human tokens. If you're an Alien, put down one Human and one Alien token, or two Human ones. If you're on green, put down nothing.
thing-ritual-pick = Take one of another player's tokens. Don't look at it yet.
thing-ritual-dog-wait = Everyone looks at the bag. Nobody speaks, nobody moves.
thing-ritual-dog-draw = Take one token out of the bag. Don't look at it yet.
thing-ritual-look = Look at it. Don't show it to anyone.
thing-ritual-give-back = Give it back, face down.
thing-ritual-role-cards = If you looked at a token, take both role cards, shuffle them and look at them. If it was an Alien token, you're an Alien now; otherwise nothing changes. Put the card with your role under your board.
thing-ritual-done = That's all.
thing-ritual-vote-ready = Decide who to point at, or cross your arms.
thing-ritual-vote-three = Three
thing-ritual-vote-two = Two
thing-ritual-vote-one = One
thing-ritual-vote-point = Point! Nobody moves.

## Exposed Aliens

thing-alien-plan = The exposed Aliens choose location cards face down and distribute { $strength } strength among them. Everyone else looks away.
thing-alien-card = Which cards did the exposed Aliens turn over? Choose each one once for every point of strength on it. They have { $strength } in all.
thing-alien-dog = { $place }: the Alien meets a dog. What does it do?
thing-alien-absorb = Absorb the dog
thing-alien-sabotage = Sabotage
thing-alien-ate-dog = { $place }: the Alien absorbs a dog and gains 1 strength. That dog is out of the game.
thing-alien-destroyed = The Alien has no strength left, so it's destroyed. You haven't won yet.
thing-fight = { $place }: { $people } against the Alien. Strength: { $count } against { $strength }.
thing-fight-stronger = The Alien is stronger. Your rulebook says what happens now.
thing-fight-equal = Both are equally strong. Your rulebook says what happens now.
thing-fight-weaker = The Alien is weaker. Your rulebook says what happens now.
thing-drive-away = { $place }: does anyone use fire? It also costs a random card from the pile.
thing-fire-with = What does { $who } use to make fire?
thing-driven-away = The Alien flees and loses 1 strength. { $who } lies down. Discard 1 random face-down card from the pile.
thing-absorb-whom = Who does the Alien absorb?
thing-absorbed = { $who } is absorbed: out of play, but still on the same side.{ $roles ->
    [true] {" "}Don't say which side that is. If no Human is left, the Aliens have won, but you only find out at the end.
   *[other] {""}
 }
thing-spoiled = { $place }: { $done ->
    [0] there's nothing left to lose.
   *[other] { $where ->
        [armory] { $done ->
            [one] 1 weapon card leaves the game unseen.
           *[other] { $done } weapon cards leave the game unseen.
         }
        [storage] { $done ->
            [one] 1 item card leaves the game unseen.
           *[other] { $done } item cards leave the game unseen.
         }
        [kitchen] { $done } food is lost from the Pantry.
        [lab] { $by ->
            [card] look for 1 blood sample in the bag and discard it.
           *[other] { $done ->
                [one] 1 random token leaves the bag unseen.
               *[other] { $done } random tokens leave the bag unseen.
             }
         }
        [weather-station] { $done } fuel is lost from underground.
       *[other] add { $done } damage.
     }
 }
thing-exposed = { $who } is an exposed Alien and leaves play. Remove the disc, turn the board over, put the cards on the bottom of their decks and discard the tokens. The Aliens gain { $gained } strength and now have { $strength }.{ $first ->
    [true] {" "}{ $roles ->
        [true] The location deck goes to the Aliens. They act from the next round on.
       *[other] From now on the Alien strikes in phase 4.
     }
   *[other] {""}
 }{ $shown ->
    [true] {""}
   *[other] {" "}The role card stays hidden.
 }
thing-exposed-weapons = How many weapon cards does { $who } put on the bottom of the weapon deck?
thing-exposed-items = How many item cards does { $who } put on the bottom of the item deck?

## Fire, escape

thing-burn = Does the Leader let someone burn a location? It costs a canister, Dynamite or a Molotov cocktail, and a face-down card from the pile.
thing-burned = { $place }: this location is gone. Put a fire there and remove its card from the deck. Everyone who was there now lies in the Rec Room, and dogs wait next to the board.{ $warm ->
    [true] {" "}The freezing token goes back to the start.
   *[other] {""}
 }
thing-rescue-first = The Rescue Helicopter is waiting. { $who } is the least suspicious and decides: board now? If not, nobody escapes in it this round.
thing-keys = The { $place } is ready. Does { $who } show Keys and leave?
thing-board = On board: { $aboard }. Does { $who } want to board, and does everyone on board agree?
thing-board-role = { $who } shows their role card.
thing-take-off = They take off: { $aboard }. Everyone shows their role card.
thing-left-behind = These players are left behind: { $people }. Is there a Human among them?
thing-only-aliens = Only Aliens
thing-last-stand = The Alien makes its last stand with { $strength } { $strength ->
    [one] die
   *[other] dice
 }. Three Alien symbols stop the escape.
thing-last-stand-die = Die { $number } of { $strength }
thing-escape-stopped = { $count } symbols: the escape has failed. The round continues in the Rec Room.
thing-escape-succeeds = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
 }: the Alien is too late.

## Actions

thing-pile-shuffle = The Leader shuffles the pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }) and must turn over at least one.
thing-pile-card = The Leader turns over a card. What is it? { $left } left in the pile.
thing-pile-who = { $card }. Who does it? { $targets }.
thing-pile-target = { $who }: { $place }{ $times ->
    [one] {""}
   *[other] {" "}×{ $times }
 }
thing-pile-nobody = { $card }: nobody can do that. Who lies down anyway? The card has no other effect.
thing-action-next = Continue
thing-action-stop = Stop here
thing-action-tools = Use Tools
thing-action-fuel = Use a Fuel card
thing-action-correct = Correct by hand
thing-tools-who = Who uses Tools?
thing-tools-used = { $place }: remove 1 damage. Remove the Tools from the game.
thing-fuel-card-who = Who uses a Fuel card?
thing-fuel-card-used = { $place }: add 1 fuel. Remove the Fuel card from the game.
thing-repaired = { $place }: { $who } removes { $done } damage{ $times ->
    [one] .
   *[other] , with { $times } characters working together.
 }
thing-refueled = { $place }: { $who } adds { $done } fuel.
thing-used-armory = { $who } looks at { $seen } weapon cards and keeps one. { $seen ->
    [3] The other two are discarded.
   *[other] The other goes on the bottom of the deck.
 }
thing-is-flamethrower = Was it a Flamethrower? If so, show it and put { $canisters } canisters on it.
thing-used-storage = { $who } looks at 2 item cards, keeps one in secret, and puts the other on the bottom of the deck.
thing-used-kitchen = { $who } cooks: move { $done } food from the Pantry to the Kitchen.
thing-used-lab = { $who } draws { $done ->
    [one] 1 token
   *[other] { $done } tokens
 } from the Lab bag. { $done ->
    [one] Discard it face down or keep it in secret.
   *[other] Discard or keep each one in secret; discards go face down.
 }
thing-used-radio-room = The S.O.S. is sent. The Rescue Helicopter sets out next round.

## Rec Room, tests, food, dogs

thing-rec-room = Everyone returns to the Rec Room. Trade weapons, items and samples, and talk. Ready for the vote?
thing-flamethrower-traded = Does { $who } pass on the Flamethrower?
thing-flamethrower-to = To which player?
thing-vote-safe = Nobody may point at anyone on green: { $people }.
thing-vote = The vote
thing-vote-fingers = Who was pointed at? Choose each player once for every finger pointing at them.
thing-now-face-up = { $who } is now the most suspicious and plays cards face up.
thing-exposes-itself = Does an Alien expose itself? It can't do so at any other time.
thing-test = Does anyone run a test? Most suspicious: { $suspicious }.
thing-test-blood = Test A: blood
thing-test-fire = Test B: fire
thing-test-none = No test
thing-test-blood-target = The tester shows and discards a blood sample. Who is tested?
thing-test-fire-tester = Who tests with the Wire and the Flamethrower?
thing-test-fire-target = Who is tested? This costs 1 canister. The tester keeps the Wire.
thing-test-result = { $who } shows everyone their role card.
thing-test-human = { $who } is Human. Move the disc to green.
thing-food-kitchen = Everyone eats: discard all { $food } food from the Kitchen.
thing-food-pantry = Nobody cooked{ $food ->
    [0] , and the Pantry is empty.
   *[other] : discard { $food } food from the Pantry.
 }
thing-starving = There isn't enough food. You starve: { $roles ->
    [true] from now on everyone has at most { $limit } Action cards.
   *[other] from now on you roll { $limit } dice instead of 3.
 }
thing-dogs = { $first ->
    [true] The dogs run out of the Kennel.
   *[other] Collect the dogs outside the Kennel and shuffle the location cards.
 } Turn over { $count ->
    [one] 1 card.
   *[other] { $count } cards.
 }
thing-dogs-cards-back = The exposed Aliens give the location cards back.
thing-dogs-draw = { $count ->
    [one] Where does the last dog go?
   *[other] Where does the next dog go? { $count } dogs are left.
 }
thing-kennel-opens = The Kennel! Its card goes back on the board, and { $count ->
    [one] 1 dog gets out.
   *[other] { $count } dogs get out.
 }
thing-leader-now = The Leader is { $people }.
thing-token-draw = One more card: where does the Leader token go?
thing-token-placed = Put the Leader token here: { $place }. Shuffle the location cards.

## One to three players

thing-solo-dog = { $place }: { $who } is alone with a dog and draws from the infection bag.
thing-solo-suspicion = { $place }: move these discs one space up the suspicion track: { $people }.
thing-lone-target = The Alien puts its { $strength } strength on location cards: { $target } on each, and the rest on the last card. Cards to draw: { $cards }.
thing-lone-card = Draw a location card and put it face down with { $strength } strength on it.
thing-lone-place = { $place } { $strength }
thing-lone-places = Turn over the cards: { $places }.
thing-threat-whom = There are { $count } discs on the Threat marker's space. Which one does the Leader choose?
thing-threat-moves = Threat marker: { $discs ->
    [0] no disc is on its space, so it moves 1 space left, to { $now }.
    [one] it moves 1 space right, to { $now }.
   *[other] it moves { $discs } spaces right, to { $now }.
 }
thing-threat-closer = The Threat marker moves { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } left, to { $now }.
thing-dice-go-on = { $count ->
    [one] 1 character
   *[other] { $count } characters
 } can still act. Roll the dice?
thing-dice-dark = It's dark. Before you roll the dice, choose who gets them.
thing-dice-roll = Action die { $number } of { $dice }
thing-dice-who = { $dice }. Who gets them?
thing-dice-flashlight = Does { $who } have a Flashlight?
thing-dice-again = Reroll a die? You can reroll each one only once.
thing-dice-again-die = Reroll: { $die }
thing-dice-keep = Keep them
thing-dice-change = { $who }: { $dice }. Canceling a die moves the disc one space up the suspicion track.
thing-dice-cancel = Cancel: { $die }
thing-dice-turn = Turn a die in the Dormitory
thing-dice-done = Leave them
thing-dice-turn-which = Which die do you turn?
thing-dice-turn-die = Turn: { $die }
thing-dice-turn-to = Which side should it show?
thing-dice-act = { $place }: what does { $who } do?

## Correcting

thing-correct-kind = What's wrong?
thing-correct-fuel = Fuel
thing-correct-damage = Damage, power
thing-correct-supplies = Food, decks
thing-correct-suspicion = Suspicion, canisters
thing-correct-leader = Leader
thing-correct-dogs = Dogs
thing-correct-tracks = Cold, rescue, threat
thing-correct-aliens = Exposed Aliens
thing-correct-box = What the box says
thing-correct-box-which = Which of the numbers from your box are wrong? I'll forget them and ask again.
thing-correct-box-weather = Weather die and tables
thing-correct-box-tracks = Lengths of tracks
thing-correct-box-spaces = Spaces for fuel, damage, suspicion
thing-correct-box-clashes = Clashes with exposed Aliens
thing-correct-box-dice = Action dice
thing-correct-done = Everything's right
thing-correct-which = Which number?
thing-correct-now = { $what }: { $now }
thing-correct-to = { $what }: what's the right number? I have { $now }.
thing-correct-underground = Underground
thing-correct-outdoor = Outdoor reserve
thing-correct-pantry = Pantry
thing-correct-kitchen = Kitchen
thing-correct-weapons-left = Weapon deck
thing-correct-items-left = Item deck
thing-correct-lab-tokens = Lab bag
thing-correct-rescue = Rescue Helicopter, upper row
thing-correct-rescue-fuel = Rescue Helicopter, fuel
thing-correct-threat = Threat marker
thing-correct-freezing = Freezing token
thing-correct-strength = Alien strength
thing-correct-disc = Position of { $who }'s disc (green is 0)
thing-correct-canisters = { $who }'s canisters
thing-correct-outage = Is the power failure marker on the Generator?
thing-correct-starving = Are you starving?
thing-correct-leader-who = Who is the Leader?
thing-correct-token-where = Where is the Leader token?
thing-correct-dog-where = Where is dog { $number }?

## The end

thing-end-escaped = They got away, and none of them is an Alien. The Humans win.
thing-end-frozen = The cold has reached the last Human. The Aliens win.
thing-end-alien-aboard = There was an Alien on board. The Aliens win.
thing-end-human-left-behind = A Human was left behind. The Aliens win.
thing-end-last-human-absorbed = No Human is left to absorb. The Aliens win.
thing-end-no-human-left = There are no Humans left on the station. The Aliens win.
thing-end-teams-humans = Every Human wins, including those who were absorbed.
thing-end-teams-aliens = Every Alien wins, including those who were absorbed without being exposed. If no Humans were left, the last one infected doesn't win.
thing-end-turned = { $who }: when did you become an Alien?
thing-end-never = Never
thing-end-unclear = Some of your answers contradict the roles I dealt, so I can't tell who infected whom.
thing-end-clash = Round { $round }, { $place }: { $people }
thing-end-first = { $who } was the first Alien.
thing-end-by-dog = a dog
thing-end-infection = Round { $round }, { $place }: { $who } was infected by { $by }.
thing-end-last = Nobody was Human anymore. { $who } was the last one infected and doesn't win.

## The station board

thing-title = The Thing
thing-board-phase-setup = Setup
thing-board-phase-weather = Weather
thing-board-phase-upkeep = Upkeep
thing-board-phase-plans = Aliens plan
thing-board-phase-move = Moving
thing-board-phase-alien = The Alien
thing-board-phase-clashes = Clashes
thing-board-phase-actions = Actions
thing-board-phase-rec-room = Rec Room
thing-board-phase-tests = Tests
thing-board-phase-food = Food
thing-board-phase-dogs = Dogs, Leader
thing-board-phase-over = The end
thing-board-round-number = Round { $round }
thing-board-round = Round { $round }, { $phase }. Weather: { $weather }.
thing-board-no-weather = not rolled yet
thing-board-leader = Leader: { $who }
thing-board-dark = Darkness
thing-board-cold = Cold
thing-board-starving = Starving
thing-board-gauge = { $place }: { $fuel ->
    [-1] {""}
   *[other] fuel { $fuel }, {""}
 }damage { $damage }{ $condition }
thing-board-is-working = {""}
thing-board-is-dark = , dark
thing-board-is-destroyed = , destroyed
thing-board-is-ready = , ready to leave
thing-board-is-burned = , burned
thing-board-is-sent = , S.O.S. sent
thing-board-mark-dark = DARK
thing-board-mark-destroyed = DESTROYED
thing-board-mark-ready = READY
thing-board-mark-burned = BURNED
thing-board-mark-sent = S.O.S. SENT
thing-board-helicopter = Helicopter
thing-board-underground = Underground
thing-board-outdoor = Outdoor reserve
thing-board-pantry = Pantry
thing-board-kitchen = Kitchen
thing-board-rescue = Rescue
thing-board-rescue-fuel = Rescue fuel
thing-board-store = { $name }: { $number }
thing-board-way = { $name }: { $now } of { $end }
thing-board-dogs-short = Dogs: { $places } · Kennel: { $kennel }
thing-board-dogs = Dogs: { $places }. Kennel: { $kennel }
thing-board-token-short = Token: { $place }
thing-board-token = Leader token: { $place }
thing-board-suspect = { $who }, suspicion { $disc ->
    [0] green
    [1] yellow
   *[other] { $past } past yellow
 }{ $state }{ $where ->
    [none] {""}
   *[other] , { $where }
 }
thing-board-playing = {""}
thing-board-face-up = , cards face up
thing-board-absorbed = , absorbed
thing-board-exposed = , exposed
thing-board-mark-face-up = FACE UP
thing-board-mark-absorbed = ABSORBED
thing-board-mark-exposed = ALIEN
thing-board-threat = Threat marker: space { $space }
thing-board-strength = Alien strength: { $strength }
thing-board-shelf-places = Locations
thing-board-shelf-cards = Items and weapons
thing-board-shelf-rules = Rules

## The log book

thing-outcome-escaped = the Humans escaped
thing-outcome-frozen = frozen
thing-outcome-alien-aboard = an Alien on board
thing-outcome-human-left-behind = a Human left behind
thing-outcome-last-human-absorbed = the last Human absorbed
thing-outcome-no-human-left = no Human left
thing-facts = The Thing: { $players } { $players ->
    [one] player
   *[other] players
 }, ended in round { $rounds }.
thing-warning-freezing-unknown = I don't have the numbers for this weather: { $weathers }. You might freeze next round.
thing-warning-boiler-unknown = I don't have the numbers for this weather: { $weathers }. You might lose the Boiler next round. Check the weather table.
thing-warning-generator-unknown = I don't have the numbers for this weather: { $weathers }. The lights might go out next round. Check the weather table.
thing-places-how = Starting on the Leader's left, take turns. Choose a location and play a card, or take the special action: discard your hand and play the top card of the deck. Norris, or anyone with a Flashlight, chooses one of two.
thing-leader-passes = The Leader board goes to { $who }.
thing-action-on = Continue
thing-action-left = No Human is left
thing-action-leave-evening = Stop for good
thing-no-human-left = Everyone in play shows their role card, so this ends the game for good. Is there really no Human left?
thing-some-human-left = Someone must still be Human: not everyone has met someone who could have infected them.
thing-leave-evening = Stop for good? The game ends here and won't be logged.
thing-dogs-how = Who draws the location cards?
thing-dogs-how-drawn = You draw for us
thing-dogs-how-cards = We draw the cards
thing-card-drawn = The card says { $place }.
thing-page = p. { $page } of the Russian rulebook
thing-rule = { $topic }
thing-board-phase-exposed = Exposed Aliens
thing-board-phase-locations = Locations
thing-board-phase-items = Items and weapons
thing-board-phase-few = One to three players
