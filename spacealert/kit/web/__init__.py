"""A server for the browsers on a table's own network: static files, and messages to and from every open page."""
