"""A game of Imperial is played to its end by thumb only, by keyboard only, and by the words of the accessibility tree only."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Error, expect

from browser.test_page import MOVES, PHONE, has_ended, invited, table_for_friends

GAMES = ("imperial",)
CLOSED = {"speed": '"none"', "moveList": "false", "hints": "false"}
# What a thumb finds on the board, the likeliest first.
TAPS = (
    ".sheet .foot .go", ".sheet .foot button", ".sheet .pick:not(.chosen)", ".sheet .colours button", ".touch .acts .go",
    ".moves .confirm", ".battle .prime", ".amount .go", ".moves .buttons button", ".seal.may", ".hand.mine .may", ".held.can",
    ".low .end .go:enabled", "section[aria-label='Legal moves'] ol button:enabled",
)  # fmt: skip


def short_game(page_of, game, **screen):
    """A table of two people whose game is short: the host's page, and the guest's."""
    host = table_for_friends(page_of, game, keeps=CLOSED, **screen)
    guest = invited(host, page_of)
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(".board, .cloth")
    return host, guest


def play(host, guest, move, seconds=240):
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
    for kind in TAPS:
        found = page.locator(kind)
        count = found.count()
        if count:
            found.nth(turn % count).tap(timeout=1000, force=kind == ".seal.may")
            return


def press(page, turn):
    """One number of the keyboard."""
    if page.locator("section[aria-label='Legal moves'] summary, .amount").count():
        page.keyboard.press(str(1 + turn % 3))
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)


def by_words(page, turn):
    """One of the buttons that the accessibility tree names under the legal moves; its list is opened first."""
    told = page.get_by_role("region", name="Legal moves").aria_snapshot()
    offered = re.findall(r'- button "((?:[^"\\]|\\.)*)"(?! \[disabled\])', told)
    moves = [name for name in offered if name not in ("One less", "One more")]
    if moves:
        page.get_by_role("region", name="Legal moves").get_by_role("button", name=moves[turn % len(moves)], exact=True).first.click(
            timeout=1000
        )
    elif "legal move" in told:
        page.get_by_text(re.compile("legal moves? in words")).click(timeout=1000)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_thumb_only(page_of, game):
    play(*short_game(page_of, game, **PHONE), tap)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(page_of, game):
    play(*short_game(page_of, game), press)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_the_words_of_the_accessibility_tree_only(page_of, game):
    play(*short_game(page_of, game), by_words)
