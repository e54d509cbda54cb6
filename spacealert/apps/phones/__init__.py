"""Phones: each player's own board in a browser, served from the laptop over the local network.

Start with `service`, which connects the session to the server. `messages` defines what is sent to pages, and `compose`
builds it. `requests` defines what pages may ask for. `page/` runs in the browser.
"""
