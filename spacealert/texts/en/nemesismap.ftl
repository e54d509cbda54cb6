### Nemesis: the optional map.

nemesismap-begins = You're now keeping a map. Everyone starts in the Hibernatorium. Keep the map up to date, and you won't be asked who is where.
nemesismap-explored = Which rooms have been explored?
nemesismap-move = Where is everything now?
nemesismap-elsewhere = Not on the map
nemesismap-engine = Engine { $number }
nemesismap-numbered = { $what } { $number }
nemesismap-fire = Fire { $number }
nemesismap-unexplored = An unexplored room
nemesismap-to = Where does { $who } go?
nemesismap-turned-over = Turn over the tile. Which room is it?
nemesismap-encounter = In which room?
nemesismap-where-fire = Which room catches fire?
nemesismap-which-fire = Which fire is out?
nemesismap-line = { $room }: { $things }{ $fire ->
        [yes] {", on fire"}
       *[no] {""}
    }
nemesismap-attacks = { $room }: these Intruders attack: { $figures }. Characters there: { $crew }.{ $count ->
        [1] {""}
       *[other] {" "}Target: the player with the fewest cards in hand; on a tie, the first player or the next one clockwise.
    }
nemesismap-burning = { $room } is burning. Each of these takes 1 injury: { $figures }.
nemesismap-nest-burns = The Nest is burning: destroy { $count } { $count ->
     [one] egg
    *[other] eggs
 }.
nemesismap-feeding = { $room }: Carnomorphs feed here.
nemesismap-needs-room = You need a character in one of these rooms, without Intruders: { $rooms }. According to the map, there isn't one. If the map is out of date, update it first.
nemesismap-needs-combat = According to the map, no one shares a room with an Intruder. If the map is out of date, update it first.
nemesismap-escapes = { $who } is in combat, so this is an Escape: every Intruder in the room attacks first.
