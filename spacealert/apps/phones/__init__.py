"""Phones: every crew member's own board in a browser, served by the laptop on the table's own network.

Begin with `service`, which drives the session and the server. `messages` are what a page may be told, composed in
`compose`; `requests` are what it may ask for. `page/` is what runs in the browser.
"""
