"""Phones: each player's own board in a browser, served from the laptop over the local network.

Start with `service`, which connects session and server. `messages` are what pages are sent, built in `compose`.
`requests` are what pages may ask for. `page/` runs in the browser.
"""
