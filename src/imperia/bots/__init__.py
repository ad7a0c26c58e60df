"""Players that are programs: the contract, and bots from the weakest to the strongest."""
