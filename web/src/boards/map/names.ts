// Where the names of lands stand: each under its seal or where the map gives it room, on its own land or the sea. Where a seal, a plate, another
// name or another land is in all its places at this scale, it waits until one looks closer.
import type { Drawn, DrawnLand, Point } from './chart';

export const LINE = 15; // pixels: a line's height
const LETTER = 7.9,
  UNDER = 33,
  SEAL = 20; // a letter's width, the first line under a seal, half a seal
const FINE = 4, // units of the map
  FOREIGN = 0.3,
  COVERED = 0.13; // so much of a name may lie on another's land, and on other things
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

/** The places that a name can have, the best first: of the middle of its first line's foot. u: units of the map in a pixel. */
export function places(land: DrawnLand, lines: string[], u: number): Point[] {
  const [x, y] = land.token,
    half = broad(lines) / 2,
    more = (lines.length - 1) * LINE,
    side = half + SEAL + 3;
  const beside: Point[] = [
    [0, UNDER],
    [0, -SEAL - 6 - more],
    [half * 0.6, UNDER],
    [-half * 0.6, UNDER],
    [half * 0.7, -SEAL - 6 - more],
    [-half * 0.7, -SEAL - 6 - more],
    [side + 6, 6 - more / 2],
    [-side, 6 - more / 2],
  ];
  const round = beside.map(([dx, dy]): Point => [x + dx * u, y + dy * u]);
  return land.hang ? round : [land.label, ...round];
}

/** Whose land a point of the map is: a number in the list of lands, -1 for the sea. */
export function ground(drawn: Drawn): (x: number, y: number) => number {
  const wide = Math.ceil(drawn.width / FINE),
    high = Math.ceil(drawn.height / FINE);
  const paint = new OffscreenCanvas(wide, high).getContext('2d')!;
  paint.scale(1 / FINE, 1 / FINE);
  drawn.territories.forEach((land, i) => {
    paint.fillStyle = `rgb(${(i % 64) * 4 + 2} ${(i >> 6) * 4 + 2} 0)`; // far enough apart for browsers that blur what is read
    paint.fill(new Path2D(land.d));
  });
  const { data } = paint.getImageData(0, 0, wide, high);
  return (x, y) => {
    const column = Math.floor(x / FINE),
      at = (Math.floor(y / FINE) * wide + column) * 4;
    if (column < 0 || column >= wide || !(data[at + 3]! > 127)) return -1;
    const land = (data[at]! >> 2) + (data[at + 1]! >> 2) * 64;
    return land < drawn.territories.length ? land : -1;
  };
}

/**
 * Which of its places each name takes at this scale; -1: none, as it would lie on what is not its own. first: the lands that are asked about, whose
 * names matter most; plates: those of the continents, as boxes; marks: what else lies on the map.
 */
export function chosen(
  drawn: Drawn,
  lines: (id: string) => string[],
  plates: Box[],
  u: number,
  whose: (x: number, y: number) => number,
  first: Set<string>,
  marks: Box[],
): number[] {
  const lands = drawn.territories;
  const seals = lands.map(({ token: [x, y] }): Box => [x - SEAL * u, y - SEAL * u, x + (SEAL + 2) * u, y + SEAL * u]);
  const boxes = lands.map((land) => {
    const said = lines(land.id),
      half = (broad(said) / 2 + 3) * u,
      deep = ((said.length - 1) * LINE + 7) * u;
    return places(land, said, u).map(([x, y]): Box => [x - half, y - 14 * u, x + half, y + deep]);
  });
  const under = boxes.map((all) =>
    all.map(([left, top, right, bottom]) =>
      [0.25, 0.75].flatMap((down) =>
        [0.06, 0.28, 0.5, 0.72, 0.94].map((across) => whose(left + across * (right - left), top + down * (bottom - top))),
      ),
    ),
  );
  const foreign = under.map((all, i) =>
    all.map((points) => points.filter((land) => land >= 0 && land !== i).length / points.length),
  );
  /** Off its own land, and nearer to another's seal: it would be read as that one's name. */
  const astray = boxes.map((all, i) =>
    all.map(([left, top, right, bottom], place) => {
      const points = under[i]![place]!;
      if (points.filter((land) => land === i).length > points.length / 2) return false;
      const far = ({ token: [x, y] }: DrawnLand): number =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const own = far(lands[i]!);
      return lands.some((land, j) => j !== i && far(land) < own);
    }),
  );
  const order = [...lands.keys()].sort((a, b) => +first.has(lands[b]!.id) - +first.has(lands[a]!.id) || a - b);
  const taken = boxes.map(() => 0);
  const settled = new Set<number>();
  for (const last of [false, true])
    for (const i of order) {
      let least = Infinity,
        fits = false;
      boxes[i]!.forEach((box, place) => {
        const area = (box[2] - box[0]) * (box[3] - box[1]);
        let hidden = 0,
          near = 0; // of the area: what others cover for certain, and perhaps
        for (let j = 0; j < boxes.length; j++) {
          hidden += shared(box, seals[j]!);
          if (j === i || taken[j]! < 0) continue;
          const both = shared(box, boxes[j]![taken[j]!]!);
          if (settled.has(j)) hidden += both;
          else near += both;
        }
        for (const one of [...plates, ...marks]) hidden += shared(box, one);
        const lost = astray[i]![place]!;
        const cost = place * 40 * u * u + 4 * (hidden + near) + 3 * foreign[i]![place]! * area + (lost ? 2 * area : 0);
        if (cost >= least) return;
        [least, taken[i]] = [cost, place];
        fits = !lost && hidden < area * COVERED && foreign[i]![place]! <= (first.has(lands[i]!.id) ? 0.5 : FOREIGN);
      });
      if (last && !fits) taken[i] = -1;
      if (last) settled.add(i);
    }
  return taken;
}

const broad = (lines: string[]): number => Math.max(...lines.map((line) => line.length)) * LETTER;

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return across <= 0 ? 0 : across * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
