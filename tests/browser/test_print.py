"""The page *Print*: it shows what will be printed, gives the file, and says why something cannot be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from printing.reading import read, size


def pages_of(page, count):
    """Wait until the preview counts so many pages."""
    expect(page.get_by_text(f"of {count}")).to_be_visible(timeout=30_000)
    expect(page.locator("section img")).to_be_visible()


def test_E61_the_game_is_looked_at_and_fetched(page_of, tmp_path):
    page = page_of()
    page.locator(".game.empire").get_by_role("link", name="Print").click()
    pages_of(page, 14)
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_role("img", name="Page 2 of 14")).to_be_visible(timeout=30_000)
    page.get_by_label("Paper").select_option("letter")
    page.locator("form label", has_text="Backs").locator("select").select_option("fold")
    pages_of(page, 28)
    page.locator("form label", has_text="Language").locator("select").select_option("pl")
    with page.expect_download(timeout=60_000) as waited:
        page.get_by_role("button", name="Make the PDF").click()
    assert waited.value.suggested_filename == "empire-all-pl.pdf"
    waited.value.save_as(tmp_path / "game.pdf")
    reader = read((tmp_path / "game.pdf").read_bytes())
    assert len(reader.pages) == 28
    assert size(reader.pages[1]) == pytest.approx((279.4, 215.9), abs=0.01)
    assert reader.trailer["/Root"]["/Lang"] == "pl"
    expect(page.get_by_text("The PDF is made")).to_be_visible()


def test_a_fault_of_a_deck_of_ones_own_is_told(page_of, tmp_path):
    page = page_of("/print/empire")
    pages_of(page, 14)
    deck = tmp_path / "deck.toml"
    deck.write_text('id = "mine"\n')
    page.get_by_label("A deck of your own (TOML)").set_input_files(deck)
    expect(page.get_by_role("alert")).to_contain_text("name", timeout=30_000)
