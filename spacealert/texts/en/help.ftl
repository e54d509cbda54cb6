### What explains a scene to whoever asks.

help-title = What is this?
help-full-screen = Full screen
help-ready = The large key leads on: to the game you left, or to a new mission. The crew at the table can be pressed, too. Everything else has a button of its own.
help-briefing = Left: who sits at the table, in order, and who has which role. Right: what you fly. A hidden mission is drawn for you, and nobody knows what comes.
help-settings = All of this is remembered. Whoever tests the volume hears the intercom as loud as a mission will be.
help-welcome = Three questions, and you can change every answer later in the settings.
help-plans = The grid holds what everybody planned, turn by turn. Press a card or its key to lay it under the cursor. The map shows where the chosen one goes by these cards; a red mark is a step into a wall.
help-log = Every mission of this table, the latest below. Choose a line and replay it, or press what it is sorted by. A gold ring is a record when it was flown, a cross a lost ship.
