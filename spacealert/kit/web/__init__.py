"""A server for the browsers on a table's own network: static files, and messages to and from every open page.

Begin with `server`. `admission` says who may come in and what somebody may use up before that, `networks` at
which addresses phones can reach this machine; `broadcast` tells other programs on this machine what happens.
"""
