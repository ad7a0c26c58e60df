"""Pictures of the games: cards, map, chips, dice, drawn from the games' data; one source for screen and print.

empire:   `face(deck, face, language=…)`, `small(…)` for the table, `back()`
imperial: `card(card, language=…)`, `back()`, `chip(colour)`, `chips(n, colour, room=…)`
conquest: `chart(board, language=…)`, `card(board, land, language=…)`, `back()`, `token(player, amount)`, `die(face)`
brand:    `mark()`, `emblem(player)`, `poster(game)`; gallery: every picture by a name; sheet: all of them side by side

Sizes are millimetres: a card's viewBox is "0 0 63 88", and "-3 -3 69 94" with a bleed of 3; what is seen at 63 x 88 stays where it
is. Corners are square: who shows a card rounds it. `finish` is "colour", "ink" (lines on white) or "grey".

For whoever shows or prints them: all text is outlines (of Onest and Cormorant, see `lettering`), so no font is needed, and
browser, resvg, typst and a printer show the same; words for search and for ears are the SVG's <title> and <desc>. There is no
filter, mask, pattern, blend mode, style or script. Ids are made from the contents, so several pictures may stand in one page. The
same call gives the same bytes. A name that does not fit is set smaller or in more lines, else refused by `errors.CannotDraw`.
"""
