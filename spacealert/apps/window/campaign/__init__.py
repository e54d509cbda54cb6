"""Scenes for the exploration campaign (§6).

Start with `campaign_scene`.
"""
