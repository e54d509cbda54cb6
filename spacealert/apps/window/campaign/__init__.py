"""The exploration campaign (§6): its missions, repairs and end, and saved campaigns.

Start with `campaign_scene`.
"""
