"""A game being played: matches, chance, records, verification."""
