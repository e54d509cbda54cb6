### The exploration campaign in the window.

campaign-title = Exploration campaign
campaign-resting = Campaigns that rest
campaign-left-alone = { $count ->
    [one] { $count } campaign was kept by a newer spacealert or is damaged, so it is left alone.
   *[other] { $count } campaigns were kept by a newer spacealert or are damaged, so they are left alone.
 }
campaign-new = New campaign
campaign-waits = Begun on { $date }; { $repairs ->
    [yes] repairs before mission { $leg }
   *[no] mission { $leg } comes next
 }
campaign-lines = Missions flown
campaign-leg = destroyed { $destroyed } · survived { $survived } · visual { $visual }
campaign-leg-lost = lost: { $threat }
campaign-score = Score of the campaign
campaign-score-now = If it ended here
campaign-mission = Mission { $leg } of 3
campaign-carried = What the ship takes along
campaign-squads-ready = { $count ->
    [0] No squad ready
    [one] { $count } squad ready
   *[other] { $count } squads ready
 }
campaign-repairs = { $name } repairs:
campaign-recovers = recovers
campaign-nothing = nothing
campaign-tile = { $zone ->
    [red] red: { $tile }
    [white] white: { $tile }
   *[blue] blue: { $tile }
 }
campaign-squad = a squad
campaign-zone-repairs = repaired { $count } of at most { $most }
campaign-zone-sound = no damage
campaign-repair-squad = Repair a squad
campaign-repair-nothing = Repair nothing
campaign-place = One squad is ready. Where does it stand?
campaign-take-back = Take back
campaign-rest = Let it rest
campaign-stop = End it here
campaign-drop = Give it up
campaign-stop-sure = End the campaign with this score? The next missions are not flown.
campaign-drop-sure = Nothing has been flown yet. Forget this campaign?
campaign-lost = The ship is lost ({ $threat }), and with it every point of the campaign.
campaign-over = { $count ->
    [one] The campaign has ended after { $count } mission.
   *[other] The campaign has ended after { $count } missions.
 }
campaign-in-log = Its lines stand together in the log book.
