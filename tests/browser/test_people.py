"""What people do at a table: chat, removal, rematch, a bot for a while, a line that goes dead, rules and maps of their own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.test_coming_and_going import drawer, path_of
from browser.test_page import MOVES, PHONE, fill_with_bots, has_ended, invited, play_on, table_for_friends

MAP = Path(__file__).parents[2] / "examples" / "small-map.toml"
ASK = "section[aria-label='Legal moves'] .ask"


def two_people(page_of, game="imperial", **screen):
    """Two people whose match has begun."""
    host = table_for_friends(page_of, game)
    guest = invited(host, page_of, **screen)
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    fill_with_bots(host)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator("section[aria-label='Legal moves']")).to_be_visible()
    return host, guest


def test_chat_is_text_and_nothing_else(page_of):
    host, guest = two_people(page_of)
    evil = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"
    said = drawer(host, "Log").get_by_label("Write to everyone")
    said.fill(evil)
    said.press("Enter")
    for page in (host, guest):
        log = page.locator("[role='log']")
        if not log.count():
            drawer(page, "Log")
        expect(log.get_by_text(evil)).to_be_visible()
        assert page.locator("img[src='x'], [role='log'] script").count() == 0
        assert "broken" not in page.title()


def test_a_line_that_goes_dead_is_noticed_and_found_again(page_of):
    page = page_of(**PHONE)
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MOVES)
    before = page.locator(MOVES).all_inner_texts()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    page.wait_for_selector(MOVES)
    assert page.locator(MOVES).all_inner_texts() == before
    page.locator(MOVES).first.click()
    play_on(page, until=lambda: page.locator(MOVES).count() > 0)


def test_a_bot_takes_over_in_the_middle_of_a_payment_and_the_player_is_back(page_of):
    host, guest = two_people(page_of, "empire")

    def pays():
        if has_ended(host):  # it may never have had to choose
            host.get_by_role("button", name="Rematch").click()
            expect(host.locator("section.end")).to_have_count(0)
        return "to pay. With which card?" in host.locator(ASK).inner_text()

    play_on(host, guest, until=pays)
    question, moves = host.locator(ASK).inner_text(), host.locator(MOVES).all_inner_texts()
    aside = drawer(host, "More")
    aside.get_by_role("button", name="Pause", exact=True).click()  # so that the bot does not pay before the player is back
    expect(guest.get_by_text("The match is paused.")).to_be_visible()
    aside.get_by_role("button", name="Let a bot play for me for a while").click()
    back = aside.get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    expect(guest.locator(".place", has_text=" · bot").first).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    aside.get_by_role("button", name="Go on").click()
    expect(host.locator(ASK)).to_have_text(question)
    assert host.locator(MOVES).all_inner_texts() == moves
    host.locator(MOVES).first.click()
    expect(host.locator(ASK)).not_to_have_text(question)


def test_the_host_removes_a_player_who_then_looks_on(page_of):
    host, guest = two_people(page_of)
    host.once("dialog", lambda dialog: dialog.accept())
    drawer(host, "More").get_by_role("button", name="Remove Guest 2").click()
    expect(host.locator("li", has_text="bot, casual")).to_have_count(1)
    expect(guest.locator(".hand.mine .card[aria-label='face-down card']").first).to_be_visible()
    expect(guest.locator(MOVES)).to_have_count(0)
    guest.reload()
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.locator(MOVES)).to_have_count(0)


def test_a_rematch_moves_everybody_on_by_a_seat(page_of):
    host, guest = two_people(page_of)
    names = "ul[aria-label='Seats'] .who"
    before = host.locator(names).all_inner_texts()
    guest.once("dialog", lambda dialog: dialog.accept())
    drawer(guest, "More").get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator("section.end")).to_have_count(0)
    expect(host.locator(names)).to_have_text(before[-1:] + before[:-1])
    play_on(host, guest, until=lambda: host.locator(MOVES).count() > 0)


def test_all_seats_see_the_rules_of_the_table_and_a_map_of_ones_own(page_of, tmp_path):
    host = table_for_friends(page_of, "conquest")
    guest = page_of(path_of(host.locator("#link").input_value()), **PHONE)
    host.locator("#clock").select_option("game")
    host.locator("#increment").fill("15")
    host.locator("#increment").press("Tab")
    host.locator("#out-of-time").select_option("resign")
    host.locator("#absence").select_option("300")
    expect(guest.locator("#increment")).to_have_value("15")
    expect(guest.locator("#out-of-time")).to_have_value("resign")
    expect(guest.locator("#absence")).to_have_value("300")
    expect(guest.locator("#clock")).to_be_disabled()
    broken = tmp_path / "broken.toml"
    broken.write_text(MAP.read_text().replace('picture = "infantry"', 'picture = "ships"', 1))
    host.locator("#content-file").set_input_files(broken)
    expect(host.locator(".card .error")).to_contain_text("frostmoor")
    host.locator("#content-file").set_input_files(MAP)
    for page in (host, guest):
        expect(page.locator(".differs")).to_contain_text("Map: Small map")
    host.get_by_role("button", name="Back to the classic one").click()
    expect(guest.locator(".differs")).to_have_count(0)
