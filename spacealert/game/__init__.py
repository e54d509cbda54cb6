"""The game file: what a table drew and planned, as a person writes it down, and every fault such a file can have."""
