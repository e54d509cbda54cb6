### Phones: texts on the laptop, and texts of the page in the browser.

## On the laptop

phones-title = Phones
phones-off = Phones are off, and the port is closed.
phones-switch-on = Let phones join
phones-switch-off = Switch phones off
phones-next-network = Another network
phones-no-network = There's no network that phones can join. Connect this computer to the phones' Wi-Fi, or open a hotspot.
phones-no-such-address = This computer doesn't have the address { $address }. It has { $known }.
phones-cannot-listen = Phones can't connect at { $address } because { $why ->
    [forbidden] you don't have permission
   *[other] the system won't allow it
 }. Try another network.
phones-dismiss = Disconnect
phones-seat-wanted = A phone wants { $name }'s seat. Let it in?
phones-seats-wanted = { $count ->
    [1] A phone wants a seat
   *[other] { $count } phones want a seat
 }
phones-give-seat = Let it in
phones-refuse-seat = Refuse
phones-knocking = A device at { $address } keeps trying wrong codes, so it has been locked out.
phones-start = Start when everyone is ready
phones-is-ready = ready
phones-is-done = done
phones-address-changed = The network has changed. { $before } no longer works, and phones now connect to { $after }. Scan the QR code again.
phones-network-lost = The network { $before } is gone. Phones will reconnect when it's back.
phones-join = Scan the code with a phone on the same network, or open { $address } and type the code { $code }
phones-all-done = Everyone is done.
phones-board = Screen for spectators: { $address }
phones-other-networks = Phones on another network? This computer also has the address { $known } (--address).
phones-tunnel = { $address } belongs to a VPN or a virtual machine. Phones on your Wi-Fi probably can't reach it.
phones-help = Nothing happening on the phone? Check three things. Is it on the same network? Does the Wi-Fi keep devices apart (if so, use a hotspot)? Is a firewall asking about spacealert (if so, allow private networks)?

## Messages from the laptop to a phone

phones-seat-asked = { $name }'s phone or the laptop has to agree first.
phones-seat-refused = That seat's owner is keeping it.
phones-seat-given = Another phone has your seat now.
phones-seat-freed = Your seat was freed on the laptop. Choose a seat.
phones-no-more-seats = There are no more seats: the ship is full, or the mission has started.
phones-round-over = That mission is over. The card wasn't entered.
phones-duty-draw = Draw your card: { $threat }
phones-changed-meanwhile = Turn { $turn } was changed on another screen, so your card wasn't played. Look again.
phones-nothing-better = You couldn't have done better on your own. No other card of yours, and no swap of two, improves the result.
phones-plans-closed = The plans are closed: the resolution has started.
phones-question-over = That question is closed.

## On a page

phones-page = Space Alert
    .needs-script = This page needs JavaScript and a browser from 2018 or later: iOS 12, Android 8, or newer. Your phone isn't broken, just too old. Borrow a friend's.
    .language = Language
    .menu = Menu
    .close = Close
    .joining = Docking…
    .code = Code on the laptop
    .code-help = Six letters and digits next to the QR code. They never include O, 0, I or 1.
    .wrong-code = That isn't the code on the laptop.
    .try-later = Too many wrong codes. Wait a minute.
    .join = Join
    .choose-seat = Who are you?
    .no-seats-yet = Nobody is in this game yet.
    .board = On the table
    .on-phone-of = Answered by phone:
    .has-answer = The laptop has your answer.
    .uncover = Show me
    .draw-for-me = Draw for me
    .that-is-me = I'm…
    .seat-free = free
    .seat-here = here
    .seat-away = phone disconnected
    .add-seat = Add a seat
    .seat-lost = You have no seat now. Tap yours.
    .seat-wanted = Another phone wants your seat.
    .keep-seat = Keep my seat
    .give-seat = Let them have it
    .your-name = Your name
    .save-name = Save
    .leave-seat = Change seats
    .say-ready = I'm ready
    .is-ready = ready
    .is-done = done
    .stay-awake = Tap anywhere to keep this screen on. If it goes dark, nothing is lost.
    .ready = Waiting for the mission.
    .mission-over = The action round is over. Plans appear once the laptop opens them.
    .plans-entered = Plans are being entered.
    .lost = The laptop isn't answering. Trying again…
    .unsent = Not sent yet:
    .not-heard = The laptop didn't hear that. Tap again when it's back.
    .preparing = Preparing the mission…
    .begins-soon = Stand by.
    .goes-on-soon = Stand by. The mission continues in a moment.
    .comms-down = Communications down
    .silence = No talking, no gestures.
    .phase = Phase
    .turns = turns
    .turn = Turn
    .time-left = Time left in this phase
    .paused = Paused. No planning now.
    .hand-over = Pass a card now. Seconds:
    .nothing-yet = All quiet. For now.
    .duties = To do
    .threats = Threats by turn and zone
    .no-card = card?
    .no-card-yet = Nobody has entered this threat's card yet. The communications officer does that, or security if it's internal.
    .note = Note to yourself (nobody else sees it)
    .said = Announced so far
    .your-cards = You drew these
    .which-card = Which card?
    .search = Search by name or number
    .no-such-card = No card matches.
    .remove-card = Not this one
    .pause = Pause
    .start = Start
    .go-on = Continue
    .repeat = Say again
    .your-row = Your cards
    .cards = Cards to choose from
    .empty = empty
    .two-in-a-slot = A slot holds two actions. Tap them one after the other. To play only one, tap the next slot.
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
    .coach = Coach: your cards
