"""A game of each kind is played to its end by thumb only, by keyboard only, and by the words of the accessibility tree only."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Error, expect

from browser.test_page import MOVES, PHONE, fill_with_bots, has_ended, invited, short_rules, table_for_friends

GAMES = ("imperial", "conquest", "empire")
CLOSED = {"speed": '"none"', "moveList": "false", "hints": "false"}
# What a thumb finds on the board, the likeliest first.
TAPS = (
    ".sheet .foot .go", ".sheet .foot button", ".sheet .pick:not(.chosen)", ".sheet .colours button", ".touch .acts .go",
    ".moves .confirm", ".battle .prime", ".amount .go", ".moves .buttons button", ".seal.may", ".hand.mine .may", ".held.can",
    ".low .end .go", "section[aria-label='Legal moves'] ol button", "section[aria-label='Legal moves'] summary",
)  # fmt: skip
# A point where nothing lies over one of the first kind that is there, the wanted one before others. Pages scroll under a thumb.
REACHED = """([kinds, wanted]) => {
  for (const kind of kinds) {
    const all = [...document.querySelectorAll(kind)].filter((at) => !at.disabled);
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


def short_game(page_of, game, **screen):
    """A table of two people, and bots, whose game is short: the host's page, and the guest's."""
    host = table_for_friends(page_of, game, keeps=CLOSED, **screen)
    guest = invited(host, page_of)
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    short_rules(host, game)
    fill_with_bots(host)
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(".board, .cloth")
    return host, guest


def play(host, guest, move, seconds=600):
    """The host moves in one way of his own, the guest from the list, until the end."""
    end = time.monotonic() + seconds
    turn = 0
    while not has_ended(host):
        assert time.monotonic() < end, "the game did not end"
        turn += 1
        moves = guest.locator(MOVES)
        count = moves.count()
        try:
            if count:
                moves.nth(turn % count).click(timeout=1000)
            else:
                move(host, turn)
        except Error:
            continue  # what was there is gone, as the game went on meanwhile; a game that stands still is caught by the clock
        host.wait_for_timeout(20)
    expect(host.locator("section.end")).to_be_visible()


def tap(page, turn):
    """One tap on what the board offers; now and then on another than the first, so that nothing is done for ever."""
    found = page.evaluate(REACHED, [TAPS, turn])
    if found:  # nothing is there for a moment while an answer is on its way
        page.touchscreen.tap(*found)


def press(page, turn):
    """One number of the keyboard."""
    if page.locator(".moves summary, .moves .amount, .moves .buttons").count():
        page.keyboard.press(str(1 + turn % 3))
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)


def by_words(page, turn):
    """One of the buttons that the accessibility tree names under the legal moves; its list is opened first."""
    told = page.get_by_role("region", name="Legal moves").aria_snapshot()
    offered = re.findall(r"""- '?button "((?:[^"\\]|\\.)*)"(?! \[disabled\])""", told)  # what has a colon is quoted
    moves = [name.replace("''", "'") for name in offered if name not in ("One less", "One more", "Hint")]
    if moves:
        page.get_by_role("region", name="Legal moves").get_by_role("button", name=moves[turn % len(moves)], exact=True).first.click(
            timeout=1000
        )
    elif "legal move" in told:
        page.get_by_text(re.compile("legal moves? in words")).click(timeout=1000)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_thumb_only(page_of, game):
    play(*short_game(page_of, game, **PHONE), tap)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(page_of, game):
    play(*short_game(page_of, game), press)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_the_words_of_the_accessibility_tree_only(page_of, game):
    play(*short_game(page_of, game), by_words)
