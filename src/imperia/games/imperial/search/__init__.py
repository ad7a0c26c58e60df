"""Random play, the open-deal solver and exact counts, in the same restricted Python as the rules."""
