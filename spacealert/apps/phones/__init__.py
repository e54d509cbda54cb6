"""Phones: every crew member's own board in a browser, served by the laptop on the table's own network.

`service` drives the session and the server, `shown` says what a page may know, `requests` what it may ask for; `page/`
is what runs in the browser.
"""
