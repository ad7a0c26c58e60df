"""What happens to people at a table: another device, a lost line, a bot for a while, a step taken back, a record checked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.test_page import MOVES, PHONE, fill_with_bots, invited, play_on, table_for_friends

ASIDE = "aside.drawer"


@pytest.fixture
def imperial(page_of):
    """A page on which Imperial against a bot has begun, and something is asked."""
    page = page_of()
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(MOVES)
    return page


def drawer(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(ASIDE)).to_be_visible()
    return page.locator(ASIDE)


def path_of(link):
    return re.sub(r"^https?://[^/]+", "", link)


def test_a_seat_moves_to_another_device_by_its_link(imperial, page_of):
    before = imperial.locator(MOVES).all_text_contents()  # a phone has no numbers to press
    aside = drawer(imperial, "More")
    aside.get_by_role("button", name="Move my seat to another device").click()
    link = aside.get_by_label("Move my seat to another device").input_value()
    phone = page_of(path_of(link), **PHONE)
    phone.wait_for_selector(MOVES)
    assert phone.locator(MOVES).all_text_contents() == before
    assert "#s=" not in phone.url
    held = imperial.locator(".hand.mine .card").count()
    phone.locator(MOVES).first.click()
    for page in (phone, imperial):
        expect(page.locator(".hand.mine .card")).to_have_count(held - 1)


def test_whoever_comes_to_a_match_sees_its_board_and_never_a_lobby(imperial):
    """Nothing is fetched for a lobby either; the board and its words were on their way before the page had asked for them."""
    imperial.context.add_init_script(
        """window.seen = []; new MutationObserver(() => {
          for (const name of ['.lobby', '.cloth']) if (document.querySelector(name) && !seen.includes(name)) seen.push(name);
        }).observe(document, { childList: true, subtree: true });"""
    )
    asked = []
    imperial.on("request", lambda request: asked.append(request.url))
    imperial.reload()
    imperial.wait_for_selector(MOVES)
    assert imperial.evaluate("seen") == [".cloth"]
    assert not [url for url in asked if "Lobby" in url or "/api/games" in url]
    named = [re.sub(r"-.{8}\.", ".", url.rsplit("/", 1)[1]) for url in asked]
    assert [named.count(one) for one in ("page.ftl", "imperial.ftl", "Imperial.js", "Imperial.css")] == [1, 1, 1, 1]


def test_a_spectator_sees_the_table_and_no_hand(imperial, page_of):
    link = drawer(imperial, "More").get_by_label("Link").input_value()
    watcher = page_of(path_of(link))
    expect(watcher.locator(".cloth")).to_be_visible()
    face_down = ".hand.mine .card[aria-label='face-down card']"  # all but those that everybody knows by now
    expect(watcher.locator(face_down).first).to_be_visible()
    assert imperial.locator(face_down).count() == 0
    assert watcher.locator(MOVES).count() == 0
    assert watcher.get_by_role("banner").get_by_role("button", name="Undo", exact=True).is_disabled()


def test_a_bot_plays_for_a_while_and_the_player_is_back(imperial):
    aside = drawer(imperial, "More")
    aside.get_by_role("button", name="Let a bot play for me for a while").click()
    back = aside.get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    back.click()
    expect(aside.get_by_role("button", name="Let a bot play for me for a while")).to_be_visible()
    play_on(imperial, until=lambda: imperial.locator(MOVES).count() > 0)


def test_a_step_is_taken_back(page_of):
    host = table_for_friends(page_of, "conquest")
    fill_with_bots(host)
    host.locator("#option-setup").select_option("deal")
    host.locator("#option-placement").select_option("automatic")
    host.locator("#option-defence").select_option("maximum")  # so that the first question is the host's own turn, not a defence
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(MOVES, timeout=60_000)
    undo = host.get_by_role("banner").get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    question = host.locator("section[aria-label='Legal moves'] .ask").inner_text()
    before = host.locator(MOVES).all_inner_texts()
    host.locator(MOVES).first.click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    expect(host.locator("section[aria-label='Legal moves'] .ask")).to_have_text(question)
    expect(host.locator(MOVES)).to_have_count(len(before))
    assert host.locator(MOVES).all_inner_texts() == before


def test_a_lost_line_is_told_and_found_again(imperial, served):
    before = imperial.locator(MOVES).all_inner_texts()
    served.stop()
    expect(imperial.get_by_text("The connection is lost")).to_be_visible()
    served.start()
    expect(imperial.get_by_text("The connection is lost")).to_have_count(0, timeout=40_000)
    imperial.wait_for_selector(MOVES)
    assert imperial.locator(MOVES).all_inner_texts() == before


def test_the_rules_stand_beside_the_game(imperial):
    aside = drawer(imperial, "Rules")
    expect(aside).to_contain_text("I1")
    assert imperial.locator(".cloth").is_visible()


def test_names_are_text_and_nothing_else(page_of):
    host = table_for_friends(page_of, "imperial")
    link = host.locator("#link").input_value()
    guest = page_of(path_of(link))
    evil = "<img src=x onerror=f()>"
    guest.locator("input[maxlength='24']").fill(evil)
    guest.locator("input[maxlength='24']").press("Tab")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text(evil, exact=True)).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator(".cloth")).to_be_visible()
        assert page.locator("img[src='x']").count() == 0
        assert evil in page.inner_text("body")


def test_a_record_is_checked_in_the_browser_and_a_changed_one_is_caught(imperial, tmp_path):
    imperial.once("dialog", lambda dialog: dialog.accept())
    aside = drawer(imperial, "More")
    aside.get_by_role("button", name="Resign").click()
    expect(imperial.locator("section.end")).to_be_visible()
    expect(aside).to_have_count(0)  # nothing lies over the end
    with imperial.expect_download() as download:
        drawer(imperial, "More").get_by_role("button", name="Save the record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    imperial.goto("/".join(imperial.url.split("/")[:3]) + "/check")
    chooser = imperial.locator("input[type='file']")
    chooser.set_input_files(saved)
    expect(imperial.locator(".good")).to_be_visible()
    expect(imperial.get_by_text("Your own random number, kept by this browser, went into them.")).to_be_visible()
    record = json.loads(saved.read_text())
    drawn = next(entry for entry in record["entries"] if entry["entry"] == "chance" and entry["n"] > 2)
    drawn["outcome"] = (drawn["outcome"] + 1) % drawn["n"]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record))
    chooser.set_input_files(changed)
    expect(imperial.get_by_text("is not the one that follows from the seed")).to_be_visible()
    record["chance"]["seed"] = "00" * 32
    other = tmp_path / "other-seed.json"
    other.write_text(json.dumps(record))
    chooser.set_input_files(other)
    expect(imperial.get_by_text("The seed is not the one that was promised.")).to_be_visible()


def test_a_guest_on_a_phone_sits_down_by_the_link(page_of):
    host = table_for_friends(page_of, "empire")
    guest = invited(host, page_of, **PHONE)
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    expect(host.locator(".seats li:not(.free)")).to_have_count(2)
