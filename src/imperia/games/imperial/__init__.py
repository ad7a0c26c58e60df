"""Империал: a trick-taking game for two."""
