"""The looks of the page: every screen and state from real positions, in all sizes, themes, languages, checked and photographed."""
