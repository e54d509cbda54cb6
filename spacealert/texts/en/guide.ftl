### Guides that take players through a procedure.

guide-no-answer = “{ $answer }” isn't one of the answers.
guide-not-so-many = Choose { $least } to { $most }{ $each ->
        [1] {""}
       *[other] {" "}in all, up to { $each } of each
    }.
guide-not-everything-placed = Choose an option for each item on the list.
guide-place-full = There isn't room for that many here: { $place }.
guide-is-over = This has already ended.
guide-nothing-to-undo = There's nothing to undo.
guide-open-elsewhere = This is open in another window or terminal.
guide-unreadable = { $path } can't be read: { $why ->
    [missing] the file doesn't exist
    [folder] it's a folder
    [forbidden] you don't have permission
   *[other] the system won't allow it
 }.
guide-damaged = { $path } is damaged and can't be resumed. It was left untouched.

## Every guide, in the window and in the terminal

guide-rule = Rules: { $rule }
guide-resume-or-begin = You stopped halfway. Resume from here, or start over? If you start over, a copy of these steps stays on this computer.
guide-resume = Resume
guide-begin = Start over
guide-back = Back
guide-close = Close
guide-undo = Undo
guide-earlier = Steps so far
guide-step-of = { $step } of { $last }
guide-earlier-how = Choose an answer to change it.
guide-no-earlier = You haven't answered anything yet.
guide-say = Read aloud
guide-go-on = Continue
guide-on-map = Choose on the map.
guide-these = Done
guide-draw = Let the program decide
guide-drawn = Drawn: { $what }
guide-write-here = Type here
guide-number = Number: { $number }
guide-show = Show it only to { $seat }
guide-on-phone = { $seat }, look at your phone, or press L to see the question here.
guide-start = Start
guide-look-away-still = Keep looking away.
guide-look-again = Time's up, and you didn't answer. Look again.
guide-none = none
guide-yes = Yes
guide-no = No
guide-done = done
guide-over = All done.
guide-left-over = { $count ->
    [one] One answer no longer fits. You'll be asked again.
   *[other] { $count } answers no longer fit. You'll be asked again.
 }
guide-change-title = Change this answer?
guide-change-text = { $count ->
    [one] One of the { $all } later answers doesn't fit for now. It's kept until its question comes up again. Undo brings everything back.
   *[other] { $count } of the { $all } later answers don't fit for now. They're kept until their questions come up again. Undo brings everything back.
 }
guide-change = Change it
guide-change-not = Keep it
guide-change-yes = y
guide-ask-change = y and Enter: change it · Enter: keep it
guide-waiting = { $count ->
    [one] One later answer is kept until its question comes up. U undoes the change.
   *[other] { $count } later answers are kept until their questions come up. U undoes the change.
 }
guide-reused = { $count ->
    [one] One earlier answer fits again and was filled in for you.
   *[other] { $count } earlier answers fit again and were filled in for you.
 }
guide-leave-unsaved = Your last answers aren't saved. Leave anyway?
guide-leave = Leave
guide-stay = Stay

## In a terminal

guide-ask-text = Your answer{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 } (:u undo, :q quit):
guide-ask-number = { $least } to { $most }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-option = { $numbers }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-several = Numbers separated by spaces{ $each ->
        [1] {""}
       *[other] {"; repeat a number to choose it again"}
    }, Enter for none:
guide-ask-arrange = Type a place ({ $numbers }) for each item above, in the same order, separated by spaces{ $placed ->
        [yes] {", or 2=5 for a single move, or Enter to change nothing"}
       *[no] {""}
    }:
guide-ask-draw = Enter: draw for us · { $numbers }: what you drew or rolled:
guide-ask-enter = Enter: continue
guide-ask-look = { $seat }: alone at the screen? Press L and Enter. Everyone else looks away:
guide-ask-start = Enter: start · f and Enter: double speed (then n and Enter: next step, u: start again)
guide-ask-resume = Enter: resume · n and Enter: start over
guide-ask-edit = Which answer do you want to change? Type its number, or press Enter for none:
guide-keys = u undo · b board · h earlier answers{ $lookup ->
    [yes] {" · r look up"}
   *[no] {""}
 } · q quit
guide-kept = Everything is saved. You can resume any time.
guide-not-kept = Your last answers aren't saved.
guide-next-step = Everyone's ready: next step
guide-lookup = Look up
guide-ask-lookup = Which one? 1 to { $last }, or Enter for none:
guide-not-in-language = { $name } doesn't speak this language yet. Start it with --lang en or --lang ru.
