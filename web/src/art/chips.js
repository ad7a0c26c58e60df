// Chips as real piles, seen at three quarters: a chip is 54 wide and 8 thick.
const RX = 27, RY = 16, TH = 8;
const K = {
  w: { top: '#FBF6E9', side: '#E3DAC3', dark: '#BFB393', spot: '#2B3A67', line: '#8C8166', star: '#2B3A67', ring: '#2B3A67' },
  r: { top: '#C22A38', side: '#98192A', dark: '#6E0F1E', spot: '#F2D48A', line: '#5A0B17', star: '#F2D48A', ring: '#F2D48A' }
};
const f = v => (Math.round(v * 10) / 10);
function chip(kind, rot) {
  const k = K[kind]; let side = '', top = '';
  for (let i = 0; i < 8; i++) {
    const a = rot + i * Math.PI / 4, b = a + .34, m = (a + .17) % (2 * Math.PI);
    if (Math.sin(m) > -.05) { const A = Math.max(0, Math.min(Math.PI, a % (2 * Math.PI))), B = Math.max(0, Math.min(Math.PI, b % (2 * Math.PI) || b)); const x1 = RX * Math.cos(A), y1 = RY * Math.sin(A), x2 = RX * Math.cos(B), y2 = RY * Math.sin(B); if (B > A) side += `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}v${TH}L${f(x1)} ${f(y1 + TH)}Z`; }
    const q = (r, t) => `${f(RX * r * Math.cos(t))} ${f(RY * r * Math.sin(t))}`;
    top += `M${q(.99, a)}L${q(.99, b)}L${q(.74, b)}L${q(.74, a)}Z`;
  }
  return `<path d="M${-RX} 0v${TH}a${RX} ${RY} 0 0 0 ${2 * RX} 0v${-TH}Z" fill="${k.side}"/><path d="${side}" fill="${k.spot}" opacity=".92"/><path d="M${-RX} 0v${TH}a${RX} ${RY} 0 0 0 ${2 * RX} 0v${-TH}" fill="none" stroke="${k.line}" stroke-width="1"/>` +
    `<ellipse rx="${RX}" ry="${RY}" fill="${k.top}"/><path d="${top}" fill="${k.spot}"/><ellipse rx="${RX}" ry="${RY}" fill="none" stroke="${k.line}" stroke-width="1"/><ellipse rx="${f(RX * .68)}" ry="${f(RY * .68)}" fill="${k.top}" stroke="${k.ring}" stroke-width="1.1"/><path transform="scale(.27 .16)" d="M0-50Q5-5 50 0Q5 5 0 50Q-5 5-50 0Q-5-5 0-50Z" fill="${k.star}"/><path d="M${-RX + 2} -3a${RX - 2} ${RY - 2} 0 0 1 ${RX * 1.1} -10" fill="none" stroke="#fff" stroke-width="1.4" opacity=".35" stroke-linecap="round"/>`;
}
function pile(n, kind, o = {}) {
  const max = Math.max(n, o.ghost || 0, 1), H = RY * 2 + TH * max + 6, base = H - RY - TH - 3; let g = '';
  g += `<ellipse cx="3" cy="${base + TH + 3}" rx="${RX + 3}" ry="${RY + 1}" fill="#000" opacity=".28"/>`;
  if (!n) g += `<ellipse cy="${base + TH}" rx="${RX - 1}" ry="${RY - 1}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="4 4" opacity=".6"/>`;
  for (let i = 0; i < n; i++) g += `<g transform="translate(${f(Math.sin(i * 2.3 + n) * 1.3)} ${base - i * TH})">${chip(kind, (i * .61 + (kind === 'w' ? .2 : .5)) % .785)}</g>`;
  return { svg: g, h: H, w: 64 };
}

/** A pile of n chips, white ("w") or red ("r"), in a picture that leaves room for `room` of them. */
export function pileOf(n, kind, room) {
  const drawn = pile(n, kind, { ghost: room });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-34 0 70 ${drawn.h}" width="70" height="${drawn.h}" color="#ffffff">${drawn.svg}</svg>`;
}
