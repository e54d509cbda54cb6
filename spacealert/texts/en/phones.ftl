### Phones: what the laptop says of them, and what a page in a browser says by itself.

## On the laptop

phones-title = Phones
phones-off = Phones are switched off, and the port is closed.
phones-switch-on = Let phones in
phones-switch-off = Switch phones off
phones-next-network = Another network
phones-free-seat = Free the seat
phones-no-network = This computer is on no network that a phone could join: connect it to the Wi-Fi of the phones, or open a hotspot on it or on a phone.
phones-no-such-address = This computer has no address { $address }. It has { $known }.
phones-cannot-listen = Phones cannot be served at { $address }: { $why ->
    [forbidden] the system forbids it
   *[other] the system refuses it
 }.
phones-dismiss = Dismiss
phones-seat-wanted = A phone asks for the seat of { $name }. Let it in?
phones-seats-wanted = { $count ->
    [1] A phone asks for a seat
   *[other] { $count } phones ask for a seat
 }
phones-give-seat = Let it in
phones-refuse-seat = Refuse
phones-knocking = A device at { $address } keeps knocking without the right code. It gets nothing.
phones-start = Start when everyone is ready
phones-is-ready = ready
phones-is-done = done
phones-address-changed = The network has changed: { $before } leads nowhere any more, phones find us at { $after } now. Scan the QR code again.
phones-network-lost = The network of { $before } is gone: phones reach us again when it is back.
phones-join = Scan with the camera of a phone that is on the same network, or open { $address } and type the code { $code }
phones-press-when-joined = Everyone in? Press any key and the mission starts.
phones-all-done = Everyone is done.
phones-board = A screen for spectators: { $address }
phones-other-networks = Phones on another network? This computer can also be reached at { $known } (--address).
phones-tunnel = { $address } belongs to a VPN or a virtual machine: phones on the table's Wi-Fi will hardly reach it.
phones-help = Nothing happens on the phone? Then the phone is on another network, the Wi-Fi keeps its guests apart (use a hotspot), or a firewall asks whether spacealert may accept connections: allow it for private networks.

## To a phone, by the laptop

phones-seat-asked = The phone of { $name } or the laptop has to agree first.
phones-seat-refused = That seat stays with its owner.
phones-seat-given = Another phone has your seat now.
phones-seat-freed = The laptop freed your seat. Take one.
phones-no-more-seats = No more seats: the ship is full, or the mission has begun.
phones-round-over = That mission is over: the card was not entered.
phones-duty-draw = Draw your card: { $threat }
phones-changed-meanwhile = Turn { $turn } was changed on another screen, so your card was not laid. Look again.
phones-nothing-better = No other card on one of your turns, and no two of yours exchanged, would have ended it better.
phones-plans-closed = The plans are closed: the resolution has begun.
phones-question-over = That question is over.

## On a page

phones-page = Space Alert
    .needs-script = This page needs JavaScript and a browser from 2018 or later: iOS 12, Android 8, or newer. Nothing is wrong with your phone; a friend's will do.
    .language = Language
    .menu = Menu
    .close = Close
    .joining = Docking…
    .code = Code on the laptop
    .code-help = Six letters and digits next to the QR code. There is no O, 0, I or 1 in it.
    .wrong-code = That isn't the code on the laptop.
    .try-later = Too many wrong codes. Wait a minute.
    .join = Join
    .choose-seat = Who are you?
    .no-seats-yet = Nobody sits here yet.
    .board = On the table
    .on-phone-of = Answered on the phone of
    .has-answer = The laptop has your answer.
    .uncover = Show me
    .draw-for-me = Draw for me
    .that-is-me = I'm …
    .seat-free = free
    .seat-here = here
    .seat-away = phone is away
    .add-seat = One more seat
    .seat-lost = Another phone has your seat now. Tap it to ask for it back.
    .seat-wanted = Another phone wants your seat.
    .keep-seat = Keep my seat
    .give-seat = Give it away
    .your-name = Your name
    .save-name = Save
    .leave-seat = Change seats
    .say-ready = I'm ready
    .is-ready = ready
    .is-done = done
    .stay-awake = Tap anywhere to keep this screen on. If it goes dark, nothing is lost.
    .ready = Waiting for the mission.
    .mission-over = The action round is over. Next: the plans.
    .plans-entered = Plans are being entered.
    .lost = The laptop doesn't answer. Trying again…
    .unsent = Not sent yet:
    .not-heard = The laptop didn't hear that. Tap again when it's back.
    .preparing = Preparing the mission…
    .begins-soon = Stand by.
    .goes-on-soon = Stand by. The mission goes on in a moment.
    .comms-down = Communications down
    .silence = No talking, no gestures.
    .phase = Phase
    .turns = turns
    .turn = Turn
    .time-left = Time left in this phase
    .paused = Paused. No planning now.
    .hand-over = Hand over a card now
    .nothing-yet = All quiet. For now.
    .duties = To do
    .threats = Threats by turn and zone
    .no-card = card?
    .no-card-yet = Nobody has entered its card yet.
    .note = Note to yourself (nobody else sees it)
    .said = Announced so far
    .your-cards = You drew these
    .which-card = Which card?
    .search = Search by name or number
    .no-such-card = No card like that.
    .remove-card = Not this one
    .pause = Pause
    .start = Start
    .go-on = Continue
    .repeat = Say again
    .your-row = Your cards
    .cards = Cards to choose from
    .empty = empty
    .two-in-a-slot = A slot takes two actions: tap one after the other. For only one, tap the next slot.
    .undo = Undo
    .erase = Clear
    .finish = Done
    .answered = The laptop has your answer. You can change it until everyone has answered.
    .verdict-right = Right!
    .verdict-wrong = Not quite.
    .verdict-none = You didn't answer in time.
    .solution = The answer:
    .waiting-for = Still entering:
    .all-finished = Everyone is done. The laptop starts the resolution.
    .starts-by-itself = Everyone is done. The resolution starts in a moment.
    .change-row = Change my cards
    .now = Now
    .then = Next
    .where = You are
    .unconscious = unconscious
    .you-this-turn = What happens to you
    .this-turn = This turn
    .last-moves = The threats' last moves
    .report = Open the report
    .coach = The coach about your row
