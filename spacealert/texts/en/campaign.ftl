### The exploration campaign in the window.

campaign-title = Exploration campaign
campaign-about = Fly { $count } missions with the same ship. Damage carries over, and each of you repairs one thing between missions. Lose the ship and you lose every point.
campaign-saved = Saved campaigns
campaign-left-alone = { $count ->
    [one] { $count } campaign is damaged or from a newer version. It was left untouched.
   *[other] { $count } campaigns are damaged or from a newer version. They were left untouched.
 }
campaign-new = New campaign
campaign-next = Started on { $date }. Next: { $repairs ->
    [yes] repairs before mission { $leg }
   *[no] mission { $leg }
 }
campaign-leg = destroyed { $destroyed } · survived { $survived } · visual { $visual }
campaign-leg-lost = lost to the { $threat }
campaign-score = Campaign score
campaign-score-now = Score if you stop now
campaign-penalties = Penalties only count once, after the last mission.
campaign-mission = Mission { $leg } of { $of }
campaign-now = Campaign: mission { $leg } of { $of }
campaign-waiting = This mission isn't finished yet. Continue it first, then choose the next one.
campaign-details = Campaign so far
campaign-carried = What carries over
campaign-squads-ready = { $count ->
    [0] No squad ready
    [one] { $count } squad ready
   *[other] { $count } squads ready
 }
campaign-repairs = { $name } repairs:
campaign-recovers = back on their feet
campaign-nothing = nothing
campaign-tile = { $zone ->
    [red] red: { $tile }
    [white] white: { $tile }
   *[blue] blue: { $tile }
 }
campaign-squad = a squad
campaign-zone-repairs = { $count } of { $most } repaired
campaign-zone-sound = no damage
campaign-repair-squad = Repair a squad
campaign-repair-nothing = Repair nothing
campaign-place = One squad is ready. Where do you want it?
campaign-take-back = Undo
campaign-save = Save for later
campaign-stop = End campaign
campaign-abandon = Abandon
campaign-stop-sure = End the campaign with this score? You won't fly the remaining missions.
campaign-abandon-sure = You haven't flown a mission yet. Abandon this campaign?
campaign-stop-unfinished = The unfinished mission will be lost too.
campaign-lost = The ship was lost to the { $threat }. The campaign scores nothing.
campaign-over = { $count ->
    [one] The campaign has ended after { $count } mission.
   *[other] The campaign has ended after { $count } missions.
 }
campaign-mistake = Did you enter a wrong card or plan? Open the log book, replay the mission, correct its plans and press “Correct log”. Then the campaign goes on.
campaign-crew = This crew flies the whole campaign. To change it, go back and open “{ $where }”.
campaign-in-log = Its missions are listed together in the log book.
campaign-length = { $count ->
   *[other] { $count } missions
 }
campaign-ahead = Mission { $number }: not flown yet
campaign-not-flown = Mission { $number }: not flown

# In the terminal

campaign-console-which = Type a number to continue a campaign, n to start a new one, or q to quit:
campaign-console-first = Which mission? Type its name (such as S2-3) or q to quit, or press Enter for a random one:
campaign-console-mission = Which mission? Type its name (such as S2-3), e to end the campaign or q to save and quit, or press Enter for a random one:
campaign-console-set-up = Set up the game, then press Enter:
campaign-console-repair = Which one? Type its number, - for nothing, u to undo or q to save and quit:
campaign-console-place = Which one? Type its number, u to undo or q to save and quit:
campaign-console-not-begun = No mission has started, so there's nothing to save yet.
campaign-console-kept = Everything is saved. Continue with “spacealert play --campaign --terminal”, or in the window with “spacealert”.
