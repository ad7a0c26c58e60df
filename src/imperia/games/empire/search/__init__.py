"""Long runs of the rules of Империя: random games to the end, and what search needs."""
