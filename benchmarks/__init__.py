"""How fast Imperia is, beside other programs of the field in the same run: `make bench`."""
