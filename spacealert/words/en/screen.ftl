### What the window says.

screen-title = Space Alert
screen-no-window = No window can be opened here ({ $reason }). Play in the terminal: spacealert play S2-3 --terminal
