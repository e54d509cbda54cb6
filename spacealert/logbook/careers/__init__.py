"""Careers of explorers (§NF 4). Start with `explorer`."""
