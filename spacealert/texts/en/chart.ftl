### The ship drawn in characters: short labels that leave room for values.

chart-zone-red = RED    shield
chart-zone-white = WHITE  shield
chart-zone-blue = BLUE   shield
chart-track-red = red
chart-track-white = white
chart-track-blue = blue
chart-track-internal = inside
chart-hull = hull
chart-shields = shields
chart-speed = speed
chart-bots = battlebots
chart-interceptors = interceptors
chart-computer = computer
chart-fuel = fuel
chart-seen = lookouts
chart-rockets = rockets
chart-space = space
chart-tile-heavy = hvy
chart-tile-lower = low
chart-tile-shield = shd
chart-tile-reactor = rct
chart-tile-lift = lft
chart-tile-structure = str
chart-key = [1] crew member in turn order, (1) unconscious, * with battlebots, ° with disabled battlebots, !3 threat 3.
