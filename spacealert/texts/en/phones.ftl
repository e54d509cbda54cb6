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
phones-seat-taken-over = Another phone has taken the seat of { $name ->
    [none] player { $number }
   *[other] { $name }
 }.
phones-address-changed = The network has changed: { $before } leads nowhere any more, phones find us at { $after } now. Scan the QR code again.
phones-network-lost = The network of { $before } is gone: phones reach us again when it is back.
phones-join = Scan with the camera of a phone that is on the same network, or open { $address } and type the code { $code }
phones-board = A screen for spectators: { $address }
phones-other-networks = Phones on another network? This computer can also be reached at { $known } (--address).
phones-tunnel = { $address } belongs to a VPN or a virtual machine: phones on the table's Wi-Fi will hardly reach it.
phones-help = Nothing happens on the phone? Then the phone is on another network, the Wi-Fi keeps its guests apart (use a hotspot), or a firewall asks whether spacealert may accept connections: allow it for private networks.

## To a phone, by the laptop

phones-wrong-code = This is not the code on the laptop.
phones-try-later = Too many wrong codes: wait a minute.
phones-seat-taken = The phone of { $name } is here: it must leave the seat first.
phones-changed-meanwhile = Turn { $turn } was changed on another screen meanwhile: look again.
phones-nothing-better = No other card on one of your turns, and no two of yours exchanged, would have ended it better.
phones-plans-closed = The plans are closed: the resolution has begun.
phones-question-over = That question is over.

## On a page

phones-page = Space Alert
    .language = Language
    .code = Code on the laptop
    .code-help = Six letters and digits, beside the QR code.
    .join = Join
    .choose-seat = Who are you?
    .seat-free = free
    .seat-here = here
    .seat-away = phone is away
    .your-name = Your name
    .save-name = Save
    .leave-seat = Leave this seat
    .stay-awake = Your screen may go dark: nothing you have entered is lost. It stays on if you raise the screen timeout in the phone's settings.
    .ready = Waiting for the mission to begin.
    .mission-over = The action round is over. The plans are entered next.
    .plans-entered = The plans are being entered.
    .lost = The laptop does not answer. Trying again…
    .preparing = The mission is being prepared…
    .silence = Communications down: no talking, no gestures.
    .phase = Phase
    .turns = turns
    .turn = Turn
    .time-left = Time left in this phase
    .paused = Paused: no planning now
    .hand-over = Hand over a card now
    .nothing-yet = Nothing announced yet
    .said = Announced so far
    .your-cards = You drew the card: which one is it?
    .which-card = Which card?
    .pause = Pause
    .start = Start
    .go-on = Continue
    .repeat = Repeat
    .your-row = Your cards
    .cards = Cards to choose from
    .empty = empty
    .two-in-a-slot = A slot takes two actions: tap one after the other. For one alone, tap the next slot.
    .undo = Undo
    .erase = Clear
    .finish = Done
    .answered = The laptop has your answer. You can change it until everybody has answered.
    .waiting-for = Still entering:
    .all-finished = Everybody is done: the resolution begins on the laptop.
    .change-row = Change my cards
    .now = Now
    .then = Next
    .where = You are
    .unconscious = unconscious
    .you-this-turn = What happens to you
    .this-turn = This turn
    .shield = Shield
    .reactor = Reactor
    .coach = The coach about your row
    .damage = Damage
