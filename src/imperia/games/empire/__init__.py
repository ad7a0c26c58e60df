"""Империя: a card game of star systems, for two to sixteen."""
