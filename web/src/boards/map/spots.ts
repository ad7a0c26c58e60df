// Where seals and the plates of continents lie at a scale of the map.
import type { Drawn, Point } from './chart';

export const LINE = 15; // pixels: a line's height
export const SEAL = 20; // half a seal
const APART = 46; // pixels: from seal to seal, so that each can be touched
const SETTLED = 60; // times that all seals are pushed apart, at most
const OVER = 72,
  BELOW = 40, // pixels: from the northernmost seals up to plates in a row, from the south end of the lands down to them
  GAP = 34; // between them, with their slanted ends
export type Box = [left: number, top: number, right: number, bottom: number];

/** The map with its seals as they lie at this scale: each on its spot, or pushed aside where another would lie on it. */
export function apart(drawn: Drawn, u: number): Drawn {
  const spots = drawn.territories.map(({ token: [x, y] }): Point => [x, y]);
  const near = (APART - 0.2) * u;
  let moved = false;
  for (let round = 0, close = true; close && round < SETTLED; round++) {
    close = false;
    for (let i = 1; i < spots.length; i++)
      for (let j = 0; j < i; j++) {
        const one = spots[i]!,
          other = spots[j]!,
          dx = one[0] - other[0],
          dy = one[1] - other[1];
        if (dx * dx + dy * dy > near * near) continue;
        const far = Math.hypot(dx, dy) || 1,
          by = (APART * u - far) / 2 / far;
        one[0] += dx * by;
        one[1] += dy * by;
        other[0] -= dx * by;
        other[1] -= dy * by;
        moved = close = true;
      }
  }
  return moved ? { ...drawn, territories: drawn.territories.map((land, i) => ({ ...land, token: spots[i]! })) } : drawn;
}

/** How wide the plate of a continent is, in pixels, between its slanted ends. */
export const plateWidth = (name: string, lands: number): number => Math.max(84, name.length * 8.3 + 22, lands * 10.5 + 10);

/** Where a plate so wide lies: all of it on the sheet, beside the seals of its height, and above those that would reach into it. */
function plateAt(drawn: Drawn, [x, y]: Point, plate: number, u: number): Point {
  const half = (plate / 2 + 16) * u,
    seals = drawn.territories.map((land) => land.token),
    beside = seals.filter(([, q]) => q > y - 44 * u && q <= y + SEAL * u);
  const east = Math.max(x, ...beside.filter(([p]) => p < x).map(([p]) => p + half + SEAL * u)),
    free = Math.min(east, ...beside.filter(([p]) => p > x).map(([p]) => p - half - SEAL * u)),
    middle = Math.min(Math.max(free, half), drawn.width - half);
  const below = seals.filter(([p, q]) => Math.abs(p - middle) < half && q > y + SEAL * u);
  return [middle, Math.min(y, ...below.map(([, q]) => q - 44 * u))];
}

/** How far north and south plates in two rows reach. */
export const rowsReach = (drawn: Drawn, u: number): [number, number] => [
  Math.min(...drawn.territories.map((land) => land.token[1])) - (OVER + 34) * u,
  drawn.ends.bottom + (BELOW + 26) * u,
];

/**
 * Where the plates of the continents lie. rows: on a high window, the ends in the west and the east of what it shows; then they lie in the sea north and
 * south of all lands, each over or under its own, as far as they have room there. areas: the lands of each.
 */
export function platesAt(drawn: Drawn, areas: Map<string, string[]>, plates: number[], u: number, rows: Point | null): Point[] {
  const usual = drawn.continents.map(({ label }, i) => plateAt(drawn, label, plates[i]!, u));
  if (!rows) return usual;
  const north = Math.min(...drawn.territories.map((land) => land.token[1])),
    middle = (north + drawn.ends.bottom) / 2;
  const seats = drawn.continents.map((one, i) => {
    const own = drawn.territories.filter((land) => areas.get(one.id)?.includes(land.id)).map((land) => land.token);
    const mean = (axis: 0 | 1): number => own.reduce((sum, spot) => sum + spot[axis], 0) / own.length;
    return { i, x: mean(0), low: mean(1) > middle, half: (plates[i]! / 2 + GAP / 2) * u };
  });
  if (seats.some((seat) => Number.isNaN(seat.x))) return usual;
  for (const low of [false, true]) {
    const row = seats.filter((seat) => seat.low === low).sort((a, b) => a.x - b.x);
    if (row.reduce((sum, seat) => sum + 2 * seat.half, 0) > rows[1] - rows[0]) return usual;
    row.reduce((from, seat) => (seat.x = Math.max(seat.x, from + seat.half)) + seat.half, rows[0]);
    row.reduceRight((to, seat) => (seat.x = Math.min(seat.x, to - seat.half)) - seat.half, rows[1]);
  }
  return seats.map(({ x, low }) => [x, low ? drawn.ends.bottom + BELOW * u : north - OVER * u]);
}
