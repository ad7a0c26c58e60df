"""Imperia: one table for three games of empire (Империя, Империал, Imperium)."""

__version__ = "0.1.0"
