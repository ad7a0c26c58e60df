"""People play whole games through the page, on a desktop and on a phone, and nothing that happens to them loses a game."""

from __future__ import annotations

import itertools
import re
import time

import pytest
from playwright.sync_api import expect

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
MOVES = "section[aria-label='Legal moves'] ol button:enabled, section[aria-label='Legal moves'] .amount button:enabled"


def invited(host, page_of, **screen):
    """A guest who opened the table's link and sat down."""
    link = host.locator("#link").input_value()
    guest = page_of(re.sub(r"^https?://[^/]+", "", link), **screen)
    guest.get_by_role("button", name="Sit down").click()
    return guest


def table_for_friends(page_of, game, **screen):
    """A page with a table of people that has not begun."""
    host = page_of(**screen)
    host.locator(f".game.{game}").get_by_role("button", name="Invite friends").click()
    expect(host.get_by_role("button", name="Start")).to_be_visible()
    return host


def fill_with_bots(host):
    """Bots on all seats that are open."""
    start = host.get_by_role("button", name="Start")
    start.wait_for()
    if not start.is_enabled():
        host.get_by_role("button", name="Bots on all open seats").click()
    expect(start).to_be_enabled()


def short_rules(host, game, rounds=3):
    """The number of seats and the options with which a game is soon over."""
    if game == "conquest":
        host.locator("#seats").select_option("3")
        host.locator("#option-victory").select_option("rounds")
        host.locator("#option-round_limit").fill(str(rounds))
        host.locator("#option-round_limit").press("Tab")
        host.locator("#option-setup").select_option("deal")
        host.locator("#option-placement").select_option("automatic")
        expect(host.locator(".differs li")).to_have_count(4)
    elif game == "empire":
        host.locator("#seats").select_option("7")  # E4: with fewer players it takes three systems
        host.locator("#option-systems_to_win").select_option("2")
        expect(host.locator(".differs li")).to_have_count(1)


def play_on(*pages, until, seconds=400):
    """Whoever is asked takes one of the moves that the page offers, until something holds."""
    end = time.monotonic() + seconds
    for turn in itertools.count():
        if until():
            return
        if time.monotonic() > end:
            break
        for page in pages:
            moves = page.locator(MOVES)
            count = moves.count()
            if count:
                moves.nth(turn % count).click()
        pages[0].wait_for_timeout(15)
    raise AssertionError("the game did not end")


def has_ended(page):
    return page.locator("section.end").count() > 0


def test_imperial_to_the_end_by_two_people_one_of_them_on_a_phone(page_of):
    host = table_for_friends(page_of, "imperial")
    guest = invited(host, page_of, **PHONE)
    host.get_by_role("button", name="Start").click()
    expect(host.locator(".cloth")).to_be_visible()
    expect(guest.locator(".cloth")).to_be_visible()
    play_on(host, guest, until=lambda: has_ended(host))
    expect(guest.locator("section.end")).to_contain_text("wins")
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator("section.end")).to_have_count(0)
    play_on(host, guest, until=lambda: host.locator("section[aria-label='Legal moves'] ol li").count() > 0)


@pytest.mark.parametrize("quick_bots", [True])
@pytest.mark.parametrize("game", ["conquest", "empire"])
def test_a_game_of_two_people_and_bots_to_the_end(page_of, game):
    host = table_for_friends(page_of, game)
    guest = invited(host, page_of, **PHONE)
    short_rules(host, game)
    fill_with_bots(host)
    host.get_by_role("button", name="Start").click()
    expect(host.locator(".board")).to_be_visible()
    play_on(host, guest, until=lambda: has_ended(host))
    expect(guest.locator("section.end")).to_be_visible()


def test_the_keyboard_seats_bots_one_after_another_and_then_stands_on_start(page_of):
    host = table_for_friends(page_of, "conquest")
    host.locator("#bot-level").select_option("novice")
    expect(host.locator("#bot-style")).to_contain_text("attacks whoever has fewer")
    seats = host.locator(".seats li").count()
    host.get_by_role("button", name="Add a bot on seat 2").focus()
    for seat in range(2, seats + 1):
        expect(host.get_by_role("button", name=f"Add a bot on seat {seat}")).to_be_focused()
        host.keyboard.press("Enter")
        expect(host.locator(".seats .badge", has_text="bot, novice")).to_have_count(seat - 1)
    expect(host.get_by_role("button", name="Start")).to_be_focused()
    expect(host.locator("#bot-level")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_question_loses_nothing(page_of):
    page = page_of()
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    play_on(page, until=lambda: page.locator(".hand.mine .card").count() in range(1, 9))
    page.wait_for_selector(MOVES)
    before = page.locator(MOVES).all_inner_texts()
    page.reload()
    page.wait_for_selector(MOVES)
    assert page.locator(MOVES).all_inner_texts() == before
    assert "#s=" not in page.url


def test_the_server_is_killed_and_the_page_goes_on_by_itself(page_of, served):
    page = page_of()
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MOVES)
    before = page.locator(MOVES).all_inner_texts()
    served.stop(kill=True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    served.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=20_000)
    page.wait_for_selector(MOVES)
    assert page.locator(MOVES).all_inner_texts() == before
    page.locator(MOVES).first.click()


def test_two_tabs_of_one_seat_answer_at_once_and_one_answer_counts(page_of):
    page = page_of()
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MOVES)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(MOVES)
    held = page.locator(".hand.mine .card").count()
    page.locator(MOVES).first.click(no_wait_after=True)
    other.locator(MOVES).first.click(no_wait_after=True, force=True)
    page.wait_for_timeout(400)
    assert page.locator(".hand.mine .card").count() >= held - 2
    expect(other.locator(".hand.mine .card")).to_have_count(page.locator(".hand.mine .card").count())


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "pl-PL"])
def test_every_text_of_home_lobby_and_table_is_there(page_of, language):
    page = page_of(language=language)
    page.wait_for_selector(".game.imperial")
    assert not re.search(r"\b(web|imperial|conquest|empire|error)-[a-z]", page.inner_text("body"))
    for game in ("imperial", "conquest", "empire"):
        page.goto("/".join(page.url.split("/")[:3]))
        page.locator(f".game.{game} .go + .row button").first.click()
        page.wait_for_selector("#link")
        page.wait_for_timeout(300)
        assert not re.search(r"\b(web|imperial|conquest|empire|error)-[a-z]", page.inner_text("body")), page.inner_text("body")
