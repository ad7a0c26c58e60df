// The 32 cards of Imperial and their back, drawn: pure text in, SVG out. Everything on a card is drawn twice by a half-turn
// about its middle, so the pack has no wrong way up. Twelve different people sit on the court cards.
import G from './glyphs.js';

const W = 240, H = 336, LINE = '#1B1E28', STOCK = '#FFFCF5', GOLD = '#D8A738', GOLDD = '#9C7420', GOLDL = '#F3D88B';
const INDEX = { en: { K: 'K', Q: 'Q', J: 'J', A: 'A' }, ru: { K: 'К', Q: 'Д', J: 'В', A: 'Т' }, pl: { K: 'K', Q: 'D', J: 'W', A: 'A' } };
const PIP = {
  h: 'M0 47C-9 31-49 8-49-18C-49-36-36-46-23-46C-12-46-4-40 0-29C4-40 12-46 23-46C36-46 49-36 49-18C49 8 9 31 0 47Z',
  d: 'M0-53C9-32 24-13 41 0C24 13 9 32 0 53C-9 32-24 13-41 0C-24-13-9-32 0-53Z',
  s: 'M0-51C9-33 47-9 47 17C47 32 36 40 25 40C16 40 8 36 4 28C5 38 9 45 17 50L-17 50C-9 45-5 38-4 28C-8 36-16 40-25 40C-36 40-47 32-47 17C-47-9-9-33 0-51Z',
  c: 'M0-50A22.500 22.500 0 0 1 18-14A23 23 0 1 1 4 22C4 35 8 44 17 50L-17 50C-8 44-4 35-4 22A23 23 0 1 1-18-14A22.500 22.500 0 0 1 0-50Z',
  star: 'M0-50Q5-5 50 0Q5 5 0 50Q-5 5-50 0Q-5-5 0-50Z'
};
const TINT = { two: { s: '#1B1E28', c: '#1B1E28', h: '#B21F2D', d: '#B21F2D' }, four: { s: '#1B1E28', h: '#B21F2D', d: '#1B5AA6', c: '#17683F' } };
// court tinctures: a = robe, b = second cloth, c = pale field behind the head, h = hair
const TINC = {
  s: { a: '#2A3563', b: '#7E8CC0', c: '#E4E8F4', hair: { K: '#3A3440', Q: '#2B2430', J: '#6B4A34' } },
  h: { a: '#A81F32', b: '#E08A7C', c: '#FBE6DD', hair: { K: '#8C4A2A', Q: '#B4642C', J: '#C98E3E' } },
  d: { a: '#C0481F', b: '#EFA85B', c: '#FCEBD2', hair: { K: '#B9B2A6', Q: '#D9A64A', J: '#5B3A2B' } },
  c: { a: '#1D5A4A', b: '#7FB59A', c: '#E1EFE4', hair: { K: '#5A3B2A', Q: '#7A3F2A', J: '#2F2A2E' } }
};
const D4 = { a: '#1F5FA8', b: '#7FB0E2', c: '#E2EDF9', hair: TINC.d.hair };
const n = v => String(Math.round(v * 10) / 10);
const P = (d, f, x = '') => `<path d="${d}" fill="${f}" ${x}/>`;
const L = (d, w = 2, c = LINE, x = '') => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
const PL = (d, f, w = 2, x = '') => `<path d="${d}" fill="${f}" stroke="${LINE}" stroke-width="${w}" stroke-linejoin="round" ${x}/>`;
const C = (x, y, r, f, s = '') => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${f}" ${s}/>`;
const OUT = `stroke="${LINE}" stroke-width="2"`;
const pip = (s, x, y, size, fill, rot = 0, extra = '') => `<path d="${PIP[s]}" transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${rot})` : ''} scale(${n(size * 10 / 100) / 10})" fill="${fill}" ${extra}/>`;
const half = g => g + `<g transform="rotate(180 120 168)">${g}</g>`;

function glyphs(text, cx, base, cap, maxw, fill) { // an index in outlines, so that no font is needed
  const k = cap / 70.8; let w = 0, parts = [];
  [...text].forEach((ch, i) => { const g = G[ch]; if (i) w += 5; const x0 = w - g.b[0]; parts.push([g.d, x0]); w = x0 + g.b[2]; });
  const sx = Math.min(k, maxw / w);
  return `<g fill="${fill}" transform="translate(${n(cx - w * sx / 2)} ${base}) scale(${sx.toFixed(3)} ${k.toFixed(3)})">` + parts.map(([d, x]) => `<path transform="translate(${n(x)} 0)" d="${d}"/>`).join('') + '</g>';
}
const index = (r, s, o, col) => half(glyphs(INDEX[o.lang][r] || r, 40, 70, 54, 54, col) + pip(s, 40, 101, 42, col));

/* ---- number cards ---- */
const X1 = 92, X2 = 148, PS = 36, ROWS = { 10: [[X1, 54], [X2, 54], [X1, 130], [X2, 130], [120, 92]], 9: [[X1, 54], [X2, 54], [X1, 130], [X2, 130]], 8: [[X1, 54], [X2, 54], [120, 111]], 7: [[X1, 54], [X2, 54]] };
function number(r, s, col) {
  let g = half(ROWS[r].map(([x, y]) => pip(s, x, y, PS, col)).join(''));
  if (r === '9') g += pip(s, 120, 168, PS, col);
  if (r === '8' || r === '7') g += pip(s, X1, 168, PS, col) + pip(s, X2, 168, PS, col);
  if (r === '7') g += pip(s, 120, 111, PS, col);
  return g;
}
function ace(s, col) {
  let rays = ''; for (let i = 0; i < 48; i++) { const a = i * Math.PI / 24, r0 = 66, r1 = i % 2 ? 74 : (i % 12 === 0 ? 96 : 84); rays += `M${n(120 + r0 * Math.cos(a))} ${n(168 + r0 * Math.sin(a))}L${n(120 + r1 * Math.cos(a))} ${n(168 + r1 * Math.sin(a))}`; }
  return L(rays, 1.8, GOLDD) + `<circle cx="120" cy="168" r="61" fill="none" stroke="${GOLDD}" stroke-width="1.6"/>` +
    half(pip('star', 120, 58, 22, GOLDD)) + pip(s, 120, 168, 96, col) + `<g transform="translate(120 ${s === 's' || s === 'c' ? 170 : s === 'h' ? 163 : 168})">` + `<path d="${PIP.star}" transform="scale(.34)" fill="${GOLDL}"/>` + '</g>';
}

/* ---- courts: the upper figure; its twin comes by half-turn ---- */
const PANEL = 'M72 20H210Q218 20 218 28V208H168V316H30Q22 316 22 308V128H72Z';
const HALF = 'M72 20H210Q218 20 218 28V208L22 128H72Z';
const FACE = 'M122 74Q145 66 168 74V98C168 114 156 127 145 129C134 127 122 114 122 98Z';
const SKIN = '#F8E6CF', SHADE = '#EBC8A4';
function face(look) { // brows and nose in one stroke, as on a carved mask
  return PL(FACE, SKIN) + P('M146 70Q158 70 168 74V98C168 114 157 126 146 129Z', SHADE) +
    L('M127 87.500Q134 82.500 141 88L142 103Q142 107 147.500 107', 2) + L('M150 87.500Q157 82.500 164 88', 2) +
    P('M128.500 93Q134 88.500 139.500 93Q134 97 128.500 93Z', '#fff') + P('M151 93Q156.500 88.500 162 93Q156.500 97 151 93Z', '#fff') +
    C(134 + look, 92.8, 2.6, LINE) + C(156.500 + look, 92.8, 2.6, LINE) + L('M127.500 93Q134 87.500 140.500 93', 1.8) + L('M150 93Q156.500 87.500 163 93', 1.8);
}
const lips = (y, w = 8) => P(`M${145 - w} ${y}Q${145 - w / 2} ${y - 4} 145 ${y - 2}Q${145 + w / 2} ${y - 4} ${145 + w} ${y}Q145 ${y + 6} ${145 - w} ${y}Z`, '#B4313A');
function robe(t, kind, id) {
  const body = 'M60 190C66 152 100 134 128 128H162C190 134 222 150 228 190V222H20Z';
  let g = P(body, t.a); const edge = L(body, 2.2);
  if (kind === 'K') { // mantle with quarter rings
    g += `<g clip-path="url(#${id}b)">`; for (const r of [26, 38, 50, 62]) g += `<circle cx="212" cy="214" r="${r}" fill="none" stroke="${r % 24 === 2 ? t.b : GOLD}" stroke-width="${r % 24 === 2 ? 5 : 2}"/><circle cx="66" cy="176" r="${r - 12}" fill="none" stroke="${r % 24 === 2 ? t.b : GOLD}" stroke-width="${r % 24 === 2 ? 5 : 2}"/>`;
    g += '</g>' + edge + PL('M131 130H159L172 226H118Z', GOLD); for (let i = 0; i < 4; i++) g += PL(`M145 ${150 + i * 16}l7 8-7 8-7-8Z`, i % 2 ? t.b : t.a, 1.5);
  } else if (kind === 'Q') { // bodice of lozenges
    g += `<g clip-path="url(#${id}b)">`; for (let y = 128; y < 216; y += 12) for (let x = 54; x < 226; x += 14) { const xx = x + ((y / 12 | 0) % 2 ? 7 : 0); g += P(`M${xx} ${y - 5}l5 5-5 5-5-5Z`, t.b, 'opacity=".75"'); }
    g += '</g>' + edge + PL('M124 130Q145 170 166 130L188 226H102Z', GOLD, 2) + PL('M132 141Q145 166 158 141L174 226H116Z', '#FFFDF8', 1.6) + L('M138 162L152 170M152 162L138 170M137 172L153 180M153 172L137 180M136 182L154 190M154 182L136 190', 1.8, t.a);
  } else { // tabard, parted per pale, with chevrons
    g += P('M145 128H162C190 134 222 150 228 190V222H145Z', t.b) + `<g clip-path="url(#${id}b)">`;
    for (let i = 0; i < 6; i++) g += L(`M${96 - 20} ${150 + i * 15}L145 ${136 + i * 15}L${214} ${150 + i * 15}`, 4, GOLD);
    g += '</g>' + edge + L('M145 130V222', 2);
  }
  return g;
}
function attribute(r, s, t) { // held at the figure's left hand, x about 197
  const hand = PL('M186 164q0-9 10-9q12 0 12 9q0 10-11 10q-11 0-11-10Z', SKIN) + L('M191 160h13M191 165h13', 1.4) + PL('M182 176l30-2 6 22h-38Z', t.b, 2);
  const staff = (y) => PL(`M194 ${y}h6V206h-6Z`, GOLD, 1.8);
  let g = '';
  if (r === 'K') {
    if (s === 's') g = PL('M191 140V50L197 34L203 50V140Z', '#EEF1F7') + L('M197 46V136', 1.4, '#8590AC') + PL('M180 138q17-6 34 0v7q-17-5-34 0Z', GOLD) + staff(145);
    if (s === 'h') g = staff(84) + PL('M188 84h18l-3 8h-12Z', GOLD) + pip('h', 196, 66, 28, t.a, 0, `stroke="${LINE}" stroke-width="6"`);
    if (s === 'd') g = staff(44) + PL('M200 52C216 46 216 100 200 92Z', '#EEF1F7') + PL('M194 54C182 58 182 86 194 90Z', '#C6CCD9');
    if (s === 'c') g = C(197, 138, 16, GOLD, OUT) + L('M181 138Q197 145 213 138M197 122V154', 1.8) + PL('M194 123V110h-7v-6h7v-9h6v9h7v6h-7v13Z', GOLD, 1.8);
  } else if (r === 'Q') {
    const stem = L('M197 162C200 140 192 128 197 106', 3.2, '#3E7A4E') + P('M197 136C206 130 212 132 213 126C204 120 197 126 197 136Z', '#3E7A4E') + P('M196 146C187 141 182 143 180 138C188 132 196 137 196 146Z', '#3E7A4E');
    let bl = '';
    if (s === 'h') { for (let i = 0; i < 5; i++) bl += `<g transform="rotate(${i * 72} 197 88)">` + PL('M197 88C186 82 187 68 197 68C207 68 208 82 197 88Z', '#C9313F', 1.8) + '</g>'; bl += C(197, 88, 6, GOLD, OUT); }
    if (s === 's') { bl += PL('M197 110C184 104 180 84 184 70L191 82L197 64L203 82L210 70C214 84 210 104 197 110Z', t.b, 2) + L('M197 74V104', 1.6); }
    if (s === 'd') { for (let i = 0; i < 8; i++) bl += `<g transform="rotate(${i * 45} 197 88)">` + PL('M197 86L191.500 76L197 64L202.500 76Z', i % 2 ? t.b : '#fff', 1.6) + '</g>'; bl += C(197, 88, 6, t.a, OUT); }
    if (s === 'c') { for (const a of [0, 120, 240]) bl += `<g transform="rotate(${a} 197 90)">` + C(197, 77, 11, t.b, OUT) + '</g>'; bl += C(197, 90, 6, GOLD, OUT); }
    g = stem + bl;
  } else {
    if (s === 's') g = staff(60) + PL('M197 26L204 52V62H190V52Z', '#EEF1F7') + PL('M203 66C216 60 218 100 203 94Z', '#EEF1F7') + PL('M191 70L180 80L191 90Z', '#C6CCD9');
    if (s === 'h') g = L('M186 206C196 150 214 110 206 44', 3, GOLDD) + PL('M206 40C190 58 186 100 196 132C214 112 218 70 206 40Z', t.b) + L('M206 46C202 80 200 104 196 130M203 70l8 8M201 88l9 6M202 70l-9 9M200 90l-8 6', 1.4);
    if (s === 'd') g = staff(70) + PL('M197 30L207 58L197 76L187 58Z', '#EEF1F7') + L('M197 34V72', 1.4, '#8590AC') + PL('M200 80L213 86L208 93L213 101L200 106Z', t.a, 1.8);
    if (s === 'c') g = staff(66) + PL('M197 30L208 58H200V66H194V58H186Z', '#EEF1F7') + PL('M188 190l9-12 9 12v14l-9-10-9 10Z', t.b);
  }
  return g + hand;
}
function crown(s, t) { // four crowns: fleur, cross, pearl, ray
  const base = 'M115 74Q145 64 175 74L177 60Q145 51 113 60Z';
  let g = PL('M113 61L107 36L121 48L128 32L139 46L145 27L151 46L162 32L169 48L183 36L177 61Q145 52 113 61Z', s === 'c' ? GOLDL : GOLD);
  if (s === 's') g += C(107, 36, 4, '#fff', OUT) + C(183, 36, 4, '#fff', OUT) + C(128, 33, 4, t.b, OUT) + C(162, 33, 4, t.b, OUT) + pip('s', 145, 31, 15, t.a, 0, `stroke="${LINE}" stroke-width="9"`);
  if (s === 'h') g += [[107, 37], [128, 33], [162, 33], [183, 37]].map(([x, y]) => C(x, y, 4, '#D9404C', OUT)).join('') + PL('M142 39V33h-6v-5h6v-5h6v5h6v5h-6v6Z', GOLDL, 1.8);
  if (s === 'd') g += [[107, 37], [128, 33], [162, 33], [183, 37]].map(([x, y]) => PL(`M${x} ${y - 7}l5 7-5 7-5-7Z`, '#fff', 1.6)).join('') + PL('M145 22l7 10-7 10-7-10Z', t.b, 1.8);
  if (s === 'c') g += [[107, 37], [183, 37], [128, 33], [162, 33]].map(([x, y]) => C(x, y, 4.200, GOLD, OUT)).join('') + C(145, 28, 4, t.a, OUT) + C(140.500, 34, 4, t.a, OUT) + C(149.500, 34, 4, t.a, OUT);
  g += PL(base, GOLD) + P('M145 63.500l5 4-5 4-5-4Z', t.a) + C(127, 67.500, 3, '#fff', 'stroke="#1B1E28" stroke-width="1.2"') + C(163, 67.500, 3, '#fff', 'stroke="#1B1E28" stroke-width="1.2"');
  return g;
}
function nimbus(t, r) {
  let rays = ''; const m = r === 'K' ? 40 : r === 'Q' ? 32 : 24;
  for (let i = 0; i < m; i++) { const a = i * 2 * Math.PI / m; rays += `M${n(145 + 58 * Math.cos(a))} ${n(94 + 58 * Math.sin(a))}L${n(145 + 150 * Math.cos(a))} ${n(94 + 150 * Math.sin(a))}`; }
  return P(HALF, t.c) + L(rays, 1.600, GOLD, 'opacity=".55"') + `<circle cx="145" cy="94" r="54" fill="${STOCK}" stroke="${GOLD}" stroke-width="2"/><circle cx="145" cy="94" r="49" fill="none" stroke="${t.b}" stroke-width="1.2"/>`;
}
function figure(r, s, t, id) {
  const hair = t.hair[r]; let g = nimbus(t, r);
  if (r === 'K') {
    g += PL('M119 72C104 80 106 108 110 124H180C184 108 186 80 171 72Z', hair) + C(109, 125, 10, hair, OUT) + C(181, 125, 10, hair, OUT) + L('M109 125m-4 0a4 4 0 1 1 4 4M181 125m4 0a4 4 0 1 0-4 4', 1.600, GOLDL);
    g += robe(t, 'K', id);
    g += PL('M104 138C118 156 172 156 186 138L198 150C180 178 110 178 92 150Z', '#FFFDF8') + [[108, 153], [124, 162], [145, 165], [166, 162], [182, 153]].map(([x, y]) => P(`M${x} ${y - 4}l2.600 7-2.600 2-2.600-2Z`, LINE)).join('');
    g += face(-.8);
    g += PL('M121 97C122 105 128 107 133 104C138 101 142 101 145 103C148 101 152 101 157 104C162 107 168 105 169 97V114C169 136 155 150 145 158C135 150 121 136 121 114Z', hair) +
      L('M130 116C132 130 138 140 144 150M160 116C158 130 152 140 146 150M145 122V150', 1.500, 'rgba(255,245,225,.55)') +
      PL('M145 105C138 101 128 105 124 112C132 114 140 113 145 109C150 113 158 114 166 112C162 105 152 101 145 105Z', hair, 1.800) + lips(115, 7) + crown(s, t);
  } else if (r === 'Q') {
    g += PL('M145 56C108 56 104 92 104 118C104 138 98 146 92 152H198C192 146 186 138 186 118C186 92 182 56 145 56Z', t.b) + L('M112 96C112 124 108 138 102 148M178 96C178 124 182 138 188 148', 1.800, t.a);
    g += robe(t, 'Q', id) + PL('M136 118H154V134Q145 142 136 134Z', SHADE);
    g += PL('M116 78C112 100 114 118 122 130C126 118 122 100 126 86Z', hair) + PL('M174 78C178 100 176 118 168 130C164 118 168 100 164 86Z', hair) + face(.8);
    g += PL('M145 68C132 68 119 76 118 98C126 94 138 86 145 72C152 86 164 94 172 98C171 76 158 68 145 68Z', hair) + L('M124 90C132 86 139 80 143 74M166 90C158 86 151 80 147 74', 1.300, 'rgba(255,245,225,.5)') + lips(115, 6.500) + C(128, 106, 3.400, '#E79A86', 'opacity=".55"') + C(162, 106, 3.400, '#E79A86', 'opacity=".55"');
    for (let i = -3; i <= 3; i++) g += C(145 + i * 7, 141 - Math.abs(i) * 2.4 + (i === 0 ? 1 : 0), 3.2, i ? '#fff' : GOLD, 'stroke="#1B1E28" stroke-width="1.3"');
    const pk = { s: 'M119 66L116 46L129 56L137 42L145 34L153 42L161 56L174 46L171 66Q145 57 119 66Z', h: 'M119 66L114 48Q124 52 130 56Q132 42 145 36Q158 42 160 56Q166 52 176 48L171 66Q145 57 119 66Z', d: 'M119 66L117 50L128 56L132 40L141 54L145 32L149 54L158 40L162 56L173 50L171 66Q145 57 119 66Z', c: 'M119 66L115 50Q122 46 128 54Q128 40 138 42Q142 36 145 36Q148 36 152 42Q162 40 162 54Q168 46 175 50L171 66Q145 57 119 66Z' }[s];
    g += PL(pk, GOLD) + pip(s, 145, 51, 14, t.a) + C(131, 60.500, 2.600, '#fff', 'stroke="#1B1E28" stroke-width="1.2"') + C(159, 60.500, 2.600, '#fff', 'stroke="#1B1E28" stroke-width="1.2"') + C(145, 34, 3.600, '#fff', OUT);
  } else {
    g += PL('M114 74C110 96 110 118 114 132H132V84H158V132H176C180 118 180 96 176 74Z', hair);
    g += robe(t, 'J', id) + PL('M136 116H154V136H136Z', SHADE);
    g += PL('M112 134L122 148L132 138L145 152L158 138L168 148L178 134Q145 122 112 134Z', '#FFFDF8') + face(s === 'h' || s === 'c' ? 1.400 : -1.400);
    g += PL('M120 72V96Q126 88 127 80Q136 88 145 80Q154 88 163 80Q164 88 170 96V72Z', hair) + lips(115, 6);
    const cap = { s: 'M108 76C106 58 126 46 148 48C168 49 184 58 182 76Q145 62 108 76Z', h: 'M106 72C98 56 124 44 146 46C172 46 192 56 184 74Q145 64 106 72Z', d: 'M112 76L118 50L145 40L172 50L178 76Q145 64 112 76Z', c: 'M108 74C112 54 140 44 160 40C176 42 182 58 182 76Q145 62 108 74Z' }[s];
    g += PL('M120 56C104 44 100 28 118 24C140 20 150 34 168 30C160 44 140 44 128 58Z', s === 's' || s === 'c' ? '#FFFDF8' : GOLDL) + L('M124 54C114 42 116 34 128 32C140 32 148 38 158 36', 1.400) + PL(cap, t.a) + PL('M109 77Q145 62 181 77L180 67Q145 53 110 67Z', t.b) + C(128, 62, 5, GOLD, OUT) + C(128, 62, 1.800, t.a);
  }
  return g + attribute(r, s, t);
}
function court(r, s, o) {
  const t = o.four && s === 'd' ? D4 : TINC[s], id = `k${r}${s}${o.four ? 4 : 2}`;
  let deco = ''; for (const k of [-82, -55, -28, 28, 55, 82]) deco += `<g transform="translate(${n(120 + k)} ${n(168 + k * .408)}) rotate(22.2)">` + (k % 55 ? `<path d="M-6 0L0-5L6 0L0 5Z" fill="${STOCK}"/>` : `<path d="${PIP.star}" transform="scale(.16)" fill="${GOLDL}"/>`) + '</g>';
  const bend = L('M10 123.100L230 212.900', 25, LINE) + L('M10 123.100L230 212.900', 21, GOLD) + L('M10 123.100L230 212.900', 14.500, t.a) + deco + `<circle cx="120" cy="168" r="15" fill="${GOLD}" ${OUT}/><circle cx="120" cy="168" r="11" fill="${STOCK}" stroke="${GOLDD}" stroke-width="1.2"/>` + `<path d="${PIP.star}" transform="translate(120 168) scale(.2)" fill="${t.a}"/>`;
  return `<clipPath id="${id}b"><path d="M60 190C66 152 100 134 128 128H162C190 134 222 150 228 190V222H20Z"/></clipPath><clipPath id="${id}h"><path d="${HALF}"/></clipPath><clipPath id="${id}p"><path d="${PANEL}"/></clipPath>` +
    half(`<g clip-path="url(#${id}h)">${figure(r, s, t, id)}</g>`) + `<g clip-path="url(#${id}p)">${bend}</g>` + L(PANEL, 2.400, LINE) + L('M76 24.500H207Q213.500 24.500 213.500 31V203', 1.200, GOLD, 'opacity=".9"') + L('M164 311.500H33Q26.500 311.500 26.500 305V133', 1.200, GOLD, 'opacity=".9"');
}
const BASE = `<rect x="1" y="1" width="238" height="334" rx="17" fill="${STOCK}" stroke="#CFC4AC" stroke-width="2"/>`;
function inner(code, opt) {
  const o = Object.assign({ lang: 'en', four: false }, opt), s = code.slice(-1), r = code.slice(0, -1), col = TINT[o.four ? 'four' : 'two'][s];
  return BASE + ('KQJ'.includes(r) ? court(r, s, o) : r === 'A' ? ace(s, col) : number(r, s, col)) + index(r, s, o, col);
}
function backInner() {
  let lat = ''; for (let i = -340; i < 580; i += 20) lat += `M${i} 0L${i + 336} 336M${i} 336L${i + 336} 0`;
  let dots = ''; for (let y = 14; y < 330; y += 20) for (let x = 10 + ((y / 20 | 0) % 2 ? 0 : 10); x < 240; x += 20) { if (Math.hypot(x - 120, (y - 164) * .8) > 66) dots += `<path d="${PIP.star}" transform="translate(${x} ${y}) scale(.075)" fill="#D8B25A"/>`; }
  let rays = ''; for (let i = 0; i < 60; i++) { const a = i * Math.PI / 30; rays += `M${n(120 + 47 * Math.cos(a))} ${n(168 + 47 * Math.sin(a))}L${n(120 + (i % 2 ? 54 : 59) * Math.cos(a))} ${n(168 + (i % 2 ? 54 : 59) * Math.sin(a))}`; }
  const cr = 'M104 152L99 134L110 143L120 128L130 143L141 134L136 152Q120 147 104 152Z';
  return BASE + `<clipPath id="bk"><rect x="14" y="14" width="212" height="308" rx="9"/></clipPath><g clip-path="url(#bk)"><rect width="240" height="336" fill="#232A4D"/>` + L(lat, 1, '#5A608A', 'opacity=".75"') + dots +
    `<circle cx="120" cy="168" r="66" fill="#232A4D" stroke="#D8B25A" stroke-width="1.500"/><circle cx="120" cy="168" r="62" fill="none" stroke="#D8B25A" stroke-width=".8"/>` + L(rays, 1.200, '#D8B25A') + `<circle cx="120" cy="168" r="43" fill="#2C355F" stroke="#D8B25A" stroke-width="1.600"/>` +
    half(`<path d="${cr}" fill="#E7C66F"/><path d="M104 154.500Q120 149.500 136 154.500" stroke="#E7C66F" stroke-width="2" fill="none"/>`) + `<path d="M82 168L120 163L158 168L120 173Z" fill="#E7C66F"/>` + '</g>' +
    `<rect x="14" y="14" width="212" height="308" rx="9" fill="none" stroke="#B58E36" stroke-width="2"/><rect x="19.500" y="19.500" width="201" height="297" rx="5" fill="none" stroke="#D8B25A" stroke-width="1"/>` +
    half(`<path d="${PIP.star}" transform="translate(34 34) scale(.2)" fill="#E7C66F"/><path d="${PIP.star}" transform="translate(206 34) scale(.2)" fill="#E7C66F"/>`);
}

const wrap = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${inner}</svg>`;

/** A card such as "Kh" or "10s" as a whole SVG. lang: of the letters in its corners; four: four colours of suits. */
export const card = (code, lang, four) => wrap(inner(code, { lang, four }));

/** The back. */
export const back = () => wrap(backInner());
