"""The command `imperia`."""
