// What is wrong with the page as it is seen: told as short sentences, none if nothing is.
() => {
  const LEAST_TARGET = 44, LEAST_TEXT = 13, found = [];
  const name = (at) => `${at.tagName.toLowerCase()}${at.className && at.className.baseVal === undefined ? '.' + String(at.className).split(' ')[0] : ''} “${(at.getAttribute('aria-label') || at.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const seen = (at) => at.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(at).clipPath === 'none' && !at.closest('.unseen, .skip, .ghost');
  const inside = (box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`);
  for (const at of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]')) {
    const box = at.getBoundingClientRect();
    if (!seen(at) || !inside(box) || at.closest('p, li') && getComputedStyle(at).display === 'inline') continue;
    if (/checkbox|radio/.test(at.type) && at.closest('label')?.getBoundingClientRect().height >= LEAST_TARGET) continue;
    if (Math.min(box.width, box.height) < LEAST_TARGET - 0.6) found.push(`a target of ${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${name(at)}`);
  }
  for (const at of document.querySelectorAll('.low .end .go, .cloth .lower > .chips, .board .opponents .place')) {
    const box = at.getBoundingClientRect(), beside = at.closest('.opponents:not(.lower)') || innerWidth < 640 && at.matches('.place'); // those scroll
    if (seen(at) && !beside && (box.bottom > innerHeight + 1 || box.top < 0)) found.push(`out of sight: ${name(at)}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const at = text.parentElement;
    if (!text.data.trim() || !at || !seen(at) || at.closest('script, style, title, desc, svg.qr, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!inside(box)) continue;
    const style = getComputedStyle(at);
    const untouched = style.pointerEvents === 'none';
    const svg = at.closest('svg');
    const scale = at.getScreenCTM ? Math.hypot(at.getScreenCTM().a, at.getScreenCTM().b) : 1;
    const size = parseFloat(style.fontSize) * (svg ? scale : 1);
    if (size < LEAST_TEXT - 0.3) found.push(`text of ${size.toFixed(1)} px: ${name(at)}`);
    if (svg) continue;
    for (let clip = at; clip && clip !== document.body; clip = clip.parentElement) {
      const own = getComputedStyle(clip);
      if (own.overflowX === 'visible') continue;
      const room = clip.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(own.overflowX);
      if (!scrolls && own.textOverflow !== 'ellipsis' && (box.right > room.right + 1.5 || box.left < room.left - 1.5)) found.push(`text is cut: ${name(at)}`);
      break;
    }
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1), y = Math.min(Math.max(box.top + Math.min(box.height, 20) / 2, 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    if (!untouched && top && !at.contains(top) && !top.contains(at) && !at.closest('[data-overlap], .face, .above > .opponents') && !covered(at, top) && getComputedStyle(top).opacity !== '0') found.push(`text lies under ${name(top)}: ${name(at)}`);
  }
  // A sheet or drawer that lies over the rest covers it on purpose.
  function covered(at, top) {
    const sheet = top.closest('.low, .begin, .sheet, .touch, .open, .veil, .drawer, .end, dialog, header, .panel, .happened');
    if (sheet && !sheet.contains(at)) return true;
    const scroller = at.closest('[role=log]') ?? at.closest('ol, .seats, .panel, .drawer, .systems, .coins, .fan, .ask, .cards, .board, .opponents, .sheet');
    if (!scroller) return false;
    const room = scroller.getBoundingClientRect(), box = at.getBoundingClientRect();
    return box.bottom > room.bottom || box.top < room.top || box.right > room.right || box.left < room.left;
  }
  return [...new Set(found)];
}
