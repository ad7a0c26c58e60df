"""Long runs of the rules of Imperium: random play, and exact odds of battles."""
