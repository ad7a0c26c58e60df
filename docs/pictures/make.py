"""Makes the pictures of the README: real games in the browser and at the terminal, drawn by the very programs that people play.

    python docs/pictures/make.py [FOLDER]

The same seed gives the same picture. Run it again when terminal or page look different. That of the page needs the built page
(`make web`), playwright with a Chromium, and pillow.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from imperia.bots import Budget, information, make
from imperia.games.game import Setup
from imperia.play import Fast, Match, Seat
from imperia.terminal.screen import Screen
from imperia.terminal.session import look_of
from imperia.terminal.table import Table

HERE = Path(__file__).parent
ME = 0  # the seat that looks
NAMES = ("Anna", "Bot 1")

# game: players, seed, after how many decisions of mine, columns, rows
PICTURES = {"imperial": (2, 12, 2, 92, 30)}


def played(name: str, players: int, seed: int, decisions: int) -> Match:
    """A match between bots of plain sense, stopped where I am asked for the last time; my name stands at one of them."""
    seats = [Seat(NAMES[ME]), *(Seat(one, "casual") for one in NAMES[1:players])]
    match = Match.start(Setup(name, players, {}), Fast(seed), seats)
    bots = [make("casual", name, seed + seat) for seat in range(players)]
    while (seat := match.to_act()) >= 0:
        if seat == ME:
            decisions -= 1
            if decisions < 0:
                break
        match.act(seat, bots[seat].choose(information(match, seat), Budget()))
    return match


def picture(name: str, language: str = "en") -> str:
    """The terminal as I see it then, as SVG."""
    players, seed, decisions, columns, rows = PICTURES[name]
    match = played(name, players, seed, decisions)
    console = Console(record=True, width=columns, height=rows, force_terminal=True, color_system="truecolor", file=io.StringIO())
    table = Table(match, look_of(match, language), Screen(console, language), dict.fromkeys(range(1, players)))
    news = table.stop_for(ME)[-4:]
    table.begun = None
    choices = table.choices(ME)
    console.export_text()  # what went before is not in the picture
    table.draw(news, choices, table.question(ME, choices))
    console.print(table.prompt(choices))
    drawn = console.export_svg(title=f"imperia play {name}", unique_id=f"imperia-{name}")
    return re.sub(r"\s*@font-face \{.*?\}\n", "\n", drawn, flags=re.DOTALL)  # the reader's own fonts, nothing fetched


def main(folder: Path = HERE) -> None:
    """Write all pictures."""
    for name in PICTURES:
        file = folder / f"{name}.svg"
        file.write_text(picture(name), encoding="utf-8")
        print(file)
    import boards  # only here: whoever draws the terminal alone needs neither browser nor pillow

    boards.write(folder / "boards.webp")
    print(folder / "boards.webp")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
