"""A hint during a game and its review after the end, on the page: asked for with a button, and every point shows its position."""

from __future__ import annotations

from playwright.sync_api import expect

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
SLOW = 180_000  # milliseconds: rules may have to be compiled first


def at_play(page):
    """A game of Imperial against a bot, at a question that leaves a choice."""
    page.locator(".game.imperial").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".cloth")).to_be_visible()
    moves = page.locator("section[aria-label='Legal moves'] ol button:enabled")
    expect(moves.first).to_be_visible()
    while moves.count() == 1:  # a suit of which one card is held leaves no choice
        asked = page.locator("section[aria-label='Legal moves']").inner_text()
        moves.first.click()
        expect(page.locator("section[aria-label='Legal moves']")).not_to_have_text(asked)
        expect(moves.first).to_be_visible()


def test_a_hint_is_shown_and_can_be_played(page_of):
    page = page_of()
    at_play(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    moves = page.locator(".advice ol button")
    expect(moves.first).to_be_visible(timeout=SLOW)
    expect(moves.first).to_contain_text("to win")
    moves.first.click()
    expect(moves).to_have_count(0)


def test_the_review_after_the_end_leads_to_every_position(page_of):
    page = page_of(**PHONE)
    at_play(page)
    for _ in range(3):
        page.locator("section[aria-label='Legal moves'] ol button:enabled").first.click()
    page.get_by_role("button", name="More").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Resign").click()
    end = page.locator("section.end")
    expect(end).to_be_visible()
    expect(page.locator("aside.drawer")).to_have_count(0)  # nothing lies over the end
    end.get_by_role("button", name="Review", exact=True).click()
    review = end.locator("section.review")
    expect(review).to_be_visible(timeout=SLOW)
    expect(review.get_by_role("img", name="Chance to win over time")).to_be_visible()
    expect(review.get_by_role("row")).to_have_count(3)
    review.get_by_role("slider", name="The position at any time").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="To the present", exact=True)).to_be_visible()  # the scrubber stands there
    expect(page.locator("figure.low")).to_be_visible()
    expect(page.locator(".moves .ask")).not_to_be_empty()  # what had happened there is said
