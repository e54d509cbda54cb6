### The first start.

welcome-title = Welcome aboard
welcome-who = Who sits at the table? People + androids; type names if you like
welcome-fly = First flight
welcome-fly-what = A test flight: seven minutes, few threats, and the intercom tells you what to do.
welcome-look-around = Look around first
