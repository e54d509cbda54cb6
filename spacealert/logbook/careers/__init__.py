"""Careers (§NF 4). A career is an `explorer.Explorer`, stored as `career_records` and proven by a `flown_run`."""
