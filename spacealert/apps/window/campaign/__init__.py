"""The exploration campaign (§6) in the window: before, between and after its missions, and those that rest.

Begin with `campaign_scene`.
"""
