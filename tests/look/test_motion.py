"""Things are seen to happen: a payment goes to whose turn it is (E21), and what dice bring is not seen before they lie (C18)."""

from __future__ import annotations

import pytest

from browser.conftest import browser  # noqa: F401
from look.shots import ROOT, serving
from look.tables import keep

FLIGHTS = (ROOT / "tests" / "measures" / "flights.js").read_text(encoding="utf-8")
GHOSTS = """
window.ghosts = [];
new MutationObserver((changes) => {
  const spot = (name) => document.querySelector(`[data-spot="${name}"]`).getBoundingClientRect();
  for (const one of changes.flatMap((change) => [...change.addedNodes])) {
    if (!one.classList?.contains('ghost')) continue;
    requestAnimationFrame(() => {
      const last = one.getAnimations()[0].effect.getKeyframes().at(-1);
      const [x, y] = last.translate.split(' ').map(parseFloat), to = spot('turn');
      const left = parseFloat(one.style.left) + x, top = parseFloat(one.style.top) + (y || 0);
      ghosts.push(left > to.left && left < to.right && top > to.top && top < to.bottom);
    });
  }
}).observe(document, { childList: true, subtree: true });
"""
STATES = ("empire-pay", "conquest-defend")
ARMIES = "() => [...document.querySelectorAll('.seal .armies')].reduce((sum, one) => sum + Number(one.textContent), 0)"


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server with a table for each of the states: its address, and the tables."""
    folder = tmp_path_factory.mktemp("motion") / "data"
    kept = keep(folder, STATES)
    with serving(folder) as address:
        yield address, kept


@pytest.fixture
def opened(browser, tables):  # noqa: F811
    """Opens a state at the usual speed."""
    address, kept = tables
    contexts = []

    def go(name):
        context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
        contexts.append(context)
        context.add_init_script("localStorage.setItem('speed', '\"normal\"');localStorage.setItem('hints', 'false');")
        context.add_init_script(FLIGHTS + GHOSTS)
        page = context.new_page()
        page.goto(f"{address}/t/{kept[name].table}#s={kept[name].secret}")
        page.locator(".board, .cloth").wait_for()
        page.wait_for_load_state("networkidle")
        return page

    yield go
    for context in contexts:
        context.close()


def test_a_payment_flies_to_whose_turn_it_is(opened):
    page = opened("empire-pay")
    page.get_by_role("button", name="Pay the proposed").click()
    page.wait_for_function("() => ghosts.length > 0")
    page.wait_for_function("() => flying.size === 0")
    assert page.evaluate("ghosts.length > 0 && ghosts.every(Boolean)")


def test_what_dice_bring_is_seen_when_they_lie(opened):
    page = opened("conquest-defend")
    stood = page.evaluate(ARMIES)
    page.locator(".battle .acts button").first.click()
    page.locator(".battle .dice").wait_for()
    assert page.evaluate("[...flying].length > 0"), "the dice lie already"
    assert page.evaluate(ARMIES) == stood
    page.wait_for_function(f"() => ({ARMIES})() < {stood}")
