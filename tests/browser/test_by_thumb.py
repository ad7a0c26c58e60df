"""A game of each kind is played to its end by thumb only."""

import pytest

from browser.test_page import PHONE
from browser.ways import GAMES, play, short_game

# What a thumb finds on the board, the likeliest first.
TAPS = (
    ".sheet .foot .go", ".sheet .foot button", ".sheet .pick:not(.chosen)", ".sheet .colours button", ".touch .acts .go",
    ".moves .confirm", ".battle .prime", ".amount .go", ".moves .buttons button", ".seal.may",
    "button.territory:not([aria-pressed='true'])", ".hand.mine .may", ".held.can", ".low .end .go",
    "section[aria-label='Legal moves'] ol button", "section[aria-label='Legal moves'] summary",
)  # fmt: skip
# A point where nothing lies over one of the first kind that is there, the wanted one before others. Pages scroll under a thumb.
REACHED = """([kinds, wanted]) => {
  for (const kind of kinds) {
    const all = [...document.querySelectorAll(kind)].filter((at) => !at.disabled && at.checkVisibility());
    for (let i = 0; i < all.length; i++) {
      const at = all[(wanted + i) % all.length];
      if (!at.closest('svg')) at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = at.getBoundingClientRect();
      for (const [right, down] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]]) {
        const x = box.left + right * box.width, y = box.top + down * box.height, top = document.elementFromPoint(x, y);
        if (top && at.contains(top)) return [x, y];
      }
    }
    if (all.length) return null;
  }
  return null;
}"""


def tap(page, turn):
    """One tap on what the board offers; now and then on another than the first, so that nothing is done for ever."""
    found = page.evaluate(REACHED, [TAPS, turn])
    if found:  # nothing is there for a moment while an answer is on its way
        page.touchscreen.tap(*found)


@pytest.mark.parametrize("quick_bots", [True])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_thumb_only(page_of, game):
    play(*short_game(page_of, game, **PHONE), tap)
