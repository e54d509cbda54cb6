"""What would have saved the ship: searches over tables that are copied and stepped, and what they found in words."""
