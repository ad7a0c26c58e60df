"""Contact sheets: all cards of a game in one picture, to be looked at. `python -m imperia.art.sheet --help`.

One SVG for each game, language and finish, and one of the small faces of Империя; any browser shows them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ..games import NAMES
from ..games import game as game_named
from ..locale import LANGUAGES
from .finish import FINISHES
from .gallery import Wish, names, picture
from .sizes import CARD

GAP = 4.0  # millimetres
GROUND = {"empire": "#05060F", "imperial": "#0D3A29", "conquest": "#1D2B33"}
COLUMNS = 12
_OPEN = re.compile(r'<svg xmlns="[^"]*" (viewBox="[^"]*") width="[^"]*" height="[^"]*"')


def sheet(game: str, wish: Wish, content: Any = None) -> str:
    """All cards of a game side by side, as one SVG. content: a deck or map, or None for the shipped one."""
    shown = names(game, content)
    wide, high = CARD[0] + GAP, CARD[1] + GAP
    parts = []
    for i, name in enumerate(shown):
        x, y = GAP + i % COLUMNS * wide, GAP + i // COLUMNS * high
        placed = f'<svg \\1 x="{x:g}" y="{y:g}" width="{CARD[0]:g}" height="{CARD[1]:g}"'
        parts.append(_OPEN.sub(placed, picture(game, name, wish, content), count=1))
    size = GAP + COLUMNS * wide, GAP + -(-len(shown) // COLUMNS) * high
    ground = "#FFFFFF" if wish.finish == "ink" else GROUND[game]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:g} {size[1]:g}"><title>{game}</title>'
        f'<rect width="100%" height="100%" fill="{ground}"/>{"".join(parts)}</svg>\n'
    )


def sheets(folder: Path, games: list[str], file: Path | None) -> list[Path]:
    """Write the sheets of these games, in every language and finish."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in games:
        content = game_named(game).read_content(file.read_text(encoding="utf-8")) if file else None
        wishes = [Wish(language=language, finish=finish) for language in LANGUAGES for finish in FINISHES]  # type: ignore[arg-type]
        small = [msgspec.structs.replace(wishes[0], size=size) for size in ("small", "tiny")] if game == "empire" else []
        for wish in (*wishes, *small):
            target = folder / f"{game}-{wish.language}-{wish.finish if wish.size == 'full' else wish.size}.svg"
            target.write_text(sheet(game, wish, content), encoding="utf-8")
            written.append(target)
    return written


def main(
    game: Annotated[list[str] | None, typer.Argument(help="empire, imperial, conquest; all if none is named.")] = None,
    output: Annotated[Path, typer.Option("-o", "--output", help="The folder for the sheets.")] = Path("sheets"),
    file: Annotated[Path | None, typer.Option(help="A deck or map file of the one game that is named.")] = None,
) -> None:
    """Draw all cards side by side, in three languages and three finishes."""
    for written in sheets(output, game or list(NAMES), file):
        print(written)


if __name__ == "__main__":
    typer.run(main)
