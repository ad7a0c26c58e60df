"""Imperium: the classic world conquest, for two to six."""
