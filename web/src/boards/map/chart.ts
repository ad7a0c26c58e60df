// The drawn map as data, and the small geometry of its ornaments.
export type Point = [number, number];
export interface DrawnLand {
  id: string;
  name: Record<string, string>;
  token: Point;
  label: Point;
  hang: boolean;
  d: string;
}
export interface Drawn {
  width: number;
  height: number;
  territories: DrawnLand[];
  continents: { id: string; name: Record<string, string>; label: Point }[];
  sea_lines: { a: string; b: string; d: string; edge?: string }[];
  lakes: string;
  continent_borders: string;
  graticule: string;
  peaks: Point[];
  rose: Point | null;
  ships: Point[];
  ends: { west: number; bottom: number }; // the west end of the lands beside a panel in the south-west, and the south end of all
}
/** The map file of the table, as the server sends it. */
export interface MapContent {
  continent: { id: string; name: Record<string, string>; bonus: number; territories: string[] }[];
  territory: { id: string; name: Record<string, string>; picture: 'infantry' | 'cavalry' | 'artillery' }[];
}
export type Seat = number | null;

export const seatClass = (owner: Seat | undefined): string =>
  owner === null || owner === undefined ? 'pnone' : owner < 0 ? 'pn' : `p${owner % 16}`;

const ROSE_POINTS = [
  [8, 22.5, 50, 8],
  [4, 45, 62, 12],
  [4, 0, 76, 14],
] as const; // how many, turned by, long, half as broad
const BANDS = 6;

/** Written short: a tenth of a unit of the map is a hair. */
export const at = (x: number, y: number): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** A point so far from the middle, in degrees clockwise from the north. */
function compass(degrees: number, far: number): string {
  const a = (degrees * Math.PI) / 180;
  return at(far * Math.sin(a), -far * Math.cos(a));
}

/** The outlines of all lands, in bands from west to east: whoever looks at a part of the map has only its bands painted. */
export function bands(drawn: Drawn): string[] {
  const lands = drawn.territories.toSorted((a, b) => a.token[0] - b.token[0]),
    many = Math.ceil(lands.length / BANDS);
  return Array.from({ length: BANDS }, (_, i) =>
    lands
      .slice(i * many, (i + 1) * many)
      .map((land) => land.d)
      .join(''),
  );
}

/** The lines that a navigator follows, from the compass rose into all the world. */
export const rhumbs = (): string =>
  Array.from({ length: 32 }, (_, i) => `M${compass(i * 11.25, 96)}L${compass(i * 11.25, 2400)}`).join('');
export const ticks = (): string =>
  Array.from({ length: 64 }, (_, i) => `M${compass(i * 5.625, 77)}L${compass(i * 5.625, i % 2 ? 80 : 82)}`).join('');

/** The points of the rose, one half of each. */
function points(side: 1 | -1): string {
  return ROSE_POINTS.map(([n, off, long, half]) =>
    Array.from({ length: n }, (_, i) => {
      const turned = (i * 360) / n + off;
      return `M0 0L${compass(turned, long)}L${compass(turned + side * 45, half * Math.SQRT2)}z`;
    }).join(''),
  ).join('');
}
export const roseDark = (): string => points(1);
export const roseLight = (): string => points(-1);

/** Small hills where the map has mountains. */
export function peaks(drawn: Drawn): string {
  return drawn.peaks
    .map(([x, y], i) => {
      const h = 8 + ((i * 7) % 5),
        p = (dx: number, dy: number): string => at(x + dx, y + dy);
      return `M${p(-7, 4)}Q${p(-3.5, -h * 0.4)} ${p(-0.5, -h)}Q${p(2.5, -h * 0.45)} ${p(7, 4)}M${p(0.2, -h + 3)}L${p(2.8, 3)}M${p(2.3, -h * 0.35)}L${p(4.8, 3)}`;
    })
    .join('');
}

function random(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296;
  };
}

/** A pressed drop of wax: a wobbly circle, the same for the same seed. */
export function blob(seed: number, r: number): string {
  const next = random(seed),
    n = 13;
  const edge = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI + next() * 0.12,
      q = r * (0.965 + next() * 0.105 + (next() > 0.86 ? 0.07 : 0));
    return [q * Math.cos(a), q * Math.sin(a)] as const;
  });
  let d = '';
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => edge[(i + k + n) % n]!) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    if (!i) d += `M${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    d += `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map((v) => v.toFixed(1)).join(' ')}`;
  }
  return `${d}z`;
}

/** The way of an arrow from seal to seal: where it is after a part of it, 0 to 1. */
function way(a: Point, b: Point): (t: number) => Point {
  const c = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.2] as const;
  return (t) => [0, 1].map((i) => (1 - t) ** 2 * a[i]! + 2 * t * (1 - t) * c[i]! + t * t * b[i]!) as Point;
}

/** Points on that way, near enough to each other that between them no word has room; u: map units in a pixel. */
export function stations(a: Point, b: Point, u: number): Point[] {
  const many = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (18 * u)));
  return Array.from({ length: many - 1 }, (_, i) => way(a, b)((i + 1) / many));
}

/** Between seals that touch, the head of an arrow alone, over where they meet; u: map units in a pixel. */
export function head(a: Point, b: Point, u: number): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    [dx, dy] = [((b[0] - a[0]) / far) * u, ((b[1] - a[1]) / far) * u];
  const p = (along: number, aside: number): string =>
    at((a[0] + b[0]) / 2 + along * dx - aside * dy, (a[1] + b[1]) / 2 + along * dy + aside * dx);
  return `M${p(-8, -9)}L${p(10, 0)}L${p(-8, 9)}L${p(-4, 0)}z`;
}

/** A brush stroke from seal to seal; u: map units in a pixel. */
export function arrow(a: Point, b: Point, u: number): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    on = way(a, b);
  const start = Math.min(0.4, (22 * u) / far),
    end = Math.max(0.5, 1 - (33 * u) / far);
  const left: number[][] = [],
    right: number[][] = [];
  const across = (t: number, w: number): Point => {
    const p = on(t),
      q = on(t + 0.01),
      d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [(-(q[1] - p[1]) / d) * w, ((q[0] - p[0]) / d) * w];
  };
  for (let i = 0; i <= 12; i++) {
    const t = start + ((end - start) * i) / 12,
      p = on(t),
      m = across(t, u * (1.5 + (3.2 * i) / 12));
    left.push([p[0] + m[0], p[1] + m[1]]);
    right.unshift([p[0] - m[0], p[1] - m[1]]);
  }
  const p = on(end),
    tip = on(Math.min(0.99, end + (15 * u) / far)),
    m = across(end, 11 * u);
  const all = [...left, [p[0] + m[0], p[1] + m[1]], tip, [p[0] - m[0], p[1] - m[1]], ...right];
  return `M${all.map((one) => one.map((v) => v.toFixed(1)).join(' ')).join('L')}z`;
}
