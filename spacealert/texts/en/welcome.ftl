### The welcome screen of the first start.

welcome-title = Welcome aboard
welcome-who = Who's flying tonight? People + androids. Click a figure to change its color
welcome-fly = Fly a test flight now
welcome-learn = Flight school
welcome-learn-what = New here? Short lessons, help with setup, then your first test flight.
welcome-look-around = Look around first
