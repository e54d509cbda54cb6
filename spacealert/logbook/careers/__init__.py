"""Careers (§NF 4). `explorer.Explorer` is one, stored as `career_records` and proven by a `flown_run`."""
