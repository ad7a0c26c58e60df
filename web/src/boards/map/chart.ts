// The drawn map as data, and the small geometry of its ornaments.
import type { ConquestView } from '../../wire/messages';

export interface DrawnLand { id: string; name: Record<string, string>; token: [number, number]; label: [number, number]; hang: boolean; d: string }
export interface Drawn {
  width: number;
  height: number;
  territories: DrawnLand[];
  continents: { id: string; name: Record<string, string>; label: [number, number] }[];
  sea_lines: { a: string; b: string; d: string; edge?: string }[];
  lakes: string;
  continent_borders: string;
  graticule: string;
  peaks: [number, number][];
}
/** The map file of the table, as the server sends it. */
export interface MapContent {
  continent: { id: string; name: Record<string, string>; bonus: number; territories: string[] }[];
  territory: { id: string; name: Record<string, string>; picture: 'infantry' | 'cavalry' | 'artillery'; borders: string[] }[];
}
export type Seat = number | null;

export const seatClass = (owner: Seat | undefined): string => (owner === null || owner === undefined ? 'pnone' : owner < 0 ? 'pn' : `p${owner % 16}`);

function random(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296;
  };
}

/** A pressed drop of wax: a wobbly circle, the same for the same seed. */
export function blob(seed: number, r: number): string {
  const next = random(seed), n = 13;
  const at = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI + next() * 0.12, q = r * (0.965 + next() * 0.105 + (next() > 0.86 ? 0.07 : 0));
    return [q * Math.cos(a), q * Math.sin(a)] as const;
  });
  let d = '';
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => at[(i + k + n) % n]!) as [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
    if (!i) d += `M${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    d += `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map((v) => v.toFixed(1)).join(' ')}`;
  }
  return `${d}z`;
}

/** A brush stroke from seal to seal; u: map units in a pixel. */
export function arrow(a: [number, number], b: [number, number], u: number): string {
  const dx = b[0] - a[0], dy = b[1] - a[1], far = Math.hypot(dx, dy) || 1, bend = far * 0.2;
  const c = [(a[0] + b[0]) / 2 - (dy / far) * bend, (a[1] + b[1]) / 2 + (dx / far) * bend] as const;
  const at = (t: number): [number, number] => [0, 1].map((i) => (1 - t) ** 2 * a[i]! + 2 * t * (1 - t) * c[i]! + t * t * b[i]!) as [number, number];
  const start = Math.min(0.4, (22 * u) / far), end = Math.max(0.5, 1 - (33 * u) / far);
  const left: number[][] = [], right: number[][] = [];
  const across = (t: number, w: number): [number, number] => {
    const p = at(t), q = at(t + 0.01), d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [(-(q[1] - p[1]) / d) * w, ((q[0] - p[0]) / d) * w];
  };
  for (let i = 0; i <= 12; i++) {
    const t = start + ((end - start) * i) / 12, p = at(t), m = across(t, u * (1.5 + (3.2 * i) / 12));
    left.push([p[0] + m[0], p[1] + m[1]]);
    right.unshift([p[0] - m[0], p[1] - m[1]]);
  }
  const p = at(end), tip = at(Math.min(0.99, end + (15 * u) / far)), m = across(end, 11 * u);
  const all = [...left, [p[0] + m[0], p[1] + m[1]], tip, [p[0] - m[0], p[1] - m[1]], ...right];
  return `M${all.map((one) => one.map((v) => v.toFixed(1)).join(' ')).join('L')}z`;
}

/** What part of the map is worth seeing: the lands that are asked about, or that something happens on. */
export function focus(drawn: Drawn, view: ConquestView, asked: Iterable<string>): [number, number, number, number] | null {
  const ids = new Set([...asked, ...[view.move.source, view.move.target].filter((one) => one !== null)]);
  const at = drawn.territories.filter((land) => ids.has(land.id)).map((land) => land.token);
  if (!at.length) return null;
  const xs = at.map(([x]) => x), ys = at.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
