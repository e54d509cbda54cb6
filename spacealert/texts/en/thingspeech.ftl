### “The Thing”: spoken lines. Each text is a separate clip.

thingspeech-setup-board = Lay out the board and the weather table.
thingspeech-setup-fuel = Fuel for the Generator, the Boiler and the S.O.S. track.
thingspeech-setup-food = Fill the Pantry.
thingspeech-setup-dogs = The dogs go into the Kennel.
thingspeech-setup-vehicles = Damage on the Station Helicopter and on the Snowcat.
thingspeech-setup-weapons = Make the weapon deck and put it on the Armory.
thingspeech-setup-items = Make the item deck and put it on Storage.
thingspeech-setup-stores = Fill the underground store and the outdoor reserve with fuel.
thingspeech-setup-radio = Damage in the Radio Room.
thingspeech-setup-lab = Fill the Lab bag with blood samples, good ones and spoiled ones.
thingspeech-setup-actions = Shuffle the Action cards. Two for everybody.
thingspeech-setup-players = Everybody takes the pieces of one color.
thingspeech-setup-discs = Six characters, six discs, and the Threat marker.
thingspeech-setup-special-roles = Slide a special role card under each board. Nobody looks.
thingspeech-roles-agreed = Should the program deal the roles? Then it knows who is who. Only if all of you agree.
thingspeech-roles-tokens = Shuffle the dog tokens and deal one to each. Do not look yet.
thingspeech-roles-screen = Each of you will be alone with the screen, all for the same time.
thingspeech-roles-alone = One of you looks at the screen. Everybody else looks away.

thingspeech-phase-weather = A new round. The weather.
thingspeech-phase-upkeep = Station upkeep.
thingspeech-phase-plans = The exposed Aliens choose their cards. Everybody else looks away.
thingspeech-phase-move = Everybody takes a place.
thingspeech-phase-clashes = Clashes.
thingspeech-phase-alien = The Alien strikes.
thingspeech-phase-actions = Actions.
thingspeech-phase-rec-room = Back to the Rec Room.
thingspeech-phase-tests = Tests.
thingspeech-phase-food = Food.
thingspeech-phase-dogs = Dogs and Leader.

thingspeech-outage = The Generator fails. The station is dark.
thingspeech-outage-ends = The lights are back.
thingspeech-boiler-destroyed = The Boiler is destroyed. It is getting cold.
thingspeech-freezing = It is getting colder.
thingspeech-rescue-waits = The Rescue Helicopter is waiting outside.
thingspeech-rescue-gone = The Rescue Helicopter is gone.
thingspeech-warning-freezing = Warning. The next round may be your last.
thingspeech-warning-boiler = Warning. The Boiler may be lost in the next round.
thingspeech-warning-generator = Warning. The lights may go out in the next round.
thingspeech-warning-food = Warning. The food is running out.
thingspeech-warning-rescue = Warning. The Rescue Helicopter leaves after this round.

thingspeech-draw = Draw your cards.
thingspeech-face-up = Some of you play your cards face up.
thingspeech-darkness = It is dark. Your neighbor takes a card from your hand.

thingspeech-dog-caught = The dog is caught.
thingspeech-dog-check = Somebody is alone with a dog.
thingspeech-clash = An infection check. Get your tokens ready.
thingspeech-ritual-token-take = Take your token. Do not look at it yet.
thingspeech-ritual-role-card = Take both role cards. Put the one with your role under your board.
thingspeech-ritual-lay = If you are Human, put down two Human tokens. If you are an Alien, put down one of each, or two Human ones. If you are on green, put down nothing.
thingspeech-ritual-pick = Take one of another player's tokens. Do not look at it yet.
thingspeech-ritual-dog-wait = Everybody looks at the bag. Nobody speaks. Nobody moves.
thingspeech-ritual-dog-draw = Take one token out of the bag. Do not look at it yet.
thingspeech-ritual-look = Look at it. Show it to nobody.
thingspeech-ritual-give-back = Give it back, face down.
thingspeech-ritual-role-cards = If you have looked, take both role cards. Shuffle them. Look at them. Put the one with your role under your board.
thingspeech-ritual-done = That is all.
thingspeech-ritual-vote-ready = Decide whom to point at, or cross your arms.
thingspeech-ritual-vote-three = Three.
thingspeech-ritual-vote-two = Two.
thingspeech-ritual-vote-one = One.
thingspeech-ritual-vote-point = Point!

thingspeech-alien-destroyed = The Alien is destroyed. But is it the last one?
thingspeech-driven-away = The Alien flees from the fire.
thingspeech-absorbed = One of you is absorbed.
thingspeech-exposed = It is an Alien!
thingspeech-burn = Does anybody burn a location?
thingspeech-burned = It burns.
thingspeech-rescue-first = The Rescue Helicopter is waiting. Who boards first?
thingspeech-board = Who else may come aboard? Everybody aboard must agree.
thingspeech-take-off = They take off.
thingspeech-last-stand = The Alien makes its last stand.
thingspeech-escape-stopped = The escape has failed.

thingspeech-sos = The S.O.S. has been sent.

thingspeech-exposes-itself = Does an Alien expose itself?
thingspeech-test-result = Show your role card to everybody.
thingspeech-food-raw = Nobody has cooked. The Pantry is running low.
thingspeech-starving = You are starving.
thingspeech-kennel-opens = Somebody has opened the Kennel.
thingspeech-end-humans = The Humans win.
thingspeech-end-aliens = The Aliens win.
