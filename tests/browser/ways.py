"""A short game of each kind, of which one of two people moves in one way only: by thumb, by keyboard, by words."""

from __future__ import annotations

import time

from playwright.sync_api import Error, expect

from browser.test_page import MOVES, fill_with_bots, has_ended, invited, short_rules, table_for_friends

GAMES = ("imperial", "conquest", "empire")
CLOSED = {"speed": '"none"', "moveList": "false", "hints": "false"}


def short_game(page_of, game, **screen):
    """A table of two people, and bots, whose game is short: the host's page, and the guest's."""
    host = table_for_friends(page_of, game, keeps=CLOSED, **screen)
    guest = invited(host, page_of)
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    short_rules(host, game, rounds=2)
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
