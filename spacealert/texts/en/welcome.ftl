### The first start.

welcome-title = Welcome aboard
welcome-who = Who sits at the table? People + androids; type names if you like
welcome-fly = Straight to a test flight
welcome-learn = Flight school
welcome-learn-what = New to the game? Lessons of a few minutes, setting up the table, then your first test flight.
welcome-look-around = Look around first
