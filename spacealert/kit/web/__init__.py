"""A server for browsers on the local network: static files, and messages to and from each open page.

Start with `server`. `admission` decides who may join, `networks` finds this machine's addresses, and `broadcast`
reports events to other programs on this machine.
"""
