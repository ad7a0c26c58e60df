// Where the names of lands stand: each under its seal or where the map gives it room, on its own land or the sea. Where a seal, a plate, another
// name or another land is in all its places at this scale, it is set smaller; has it no room even so, it waits until one looks closer.
import type { Drawn, DrawnLand, Point } from './chart';
import { LINE, SEAL, type Box } from './spots';

const SMALL = 0.82; // of a name's usual size: 13 pixels
const LETTER = 7.9,
  UNDER = 13; // pixels: a letter's width, from a seal down to the first line's foot
const FINE = 4, // units of the map
  FOREIGN = 0.3,
  HALF = 0.5,
  COVERED = 0.13, // so much of a name may lie on another's land, of one that must be there, and on other things
  CLEARLY = 1.6; // so many times as far away as its own seal is each other that a name in the sea must not be read with

/** The places that a name can have, the best first: of the middle of its first line's foot. u: units of the map in a pixel; size: SMALL, or 1. */
export function places(land: DrawnLand, lines: string[], u: number, size = 1): Point[] {
  const [x, y] = land.token,
    half = (broad(lines) / 2) * size,
    more = (lines.length - 1) * LINE * size,
    side = half + SEAL + 3,
    under = SEAL + UNDER * size,
    over = -SEAL - 6 - more;
  const beside: Point[] = [
    [0, under],
    [0, over],
    [half * 0.6, under],
    [-half * 0.6, under],
    [half * 0.7, over],
    [-half * 0.7, over],
    [side + 6, 6 - more / 2],
    [-side, 6 - more / 2],
    [half + 4, under - 4],
    [-half - 4, under - 4],
    [side, 18],
    [-side, 18],
    [half + 12, over + 4],
    [-half - 4, over + 4],
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

/** Where a name may stand: in which of its places, how large; what it covers there, how much of that is not free for certain, and what that costs. */
interface Site {
  place: number;
  size: number;
  box: Box;
  area: number;
  hidden: number;
  cost: number;
}

/**
 * Which of its places each name takes at this scale, and how large; none where it would lie on what is not its own. first: the lands that are asked
 * about, whose names matter most; plates: those of the continents, as boxes; marks: what else lies on the map; soft: what a name would rather not hide.
 */
export function chosen(
  drawn: Drawn,
  lines: (id: string) => string[],
  plates: Box[],
  u: number,
  whose: (x: number, y: number) => number,
  first: Set<string>,
  marks: Box[],
  soft: Box[],
): (Site | undefined)[] {
  const lands = drawn.territories;
  const seals = lands.map(({ token: [x, y] }): Box => [x - SEAL * u, y - SEAL * u, x + (SEAL + 2) * u, y + SEAL * u]);
  const solid = [...seals, ...plates, ...plates, ...plates, ...marks]; // a name on a plate makes two unreadable
  /** The places that are good enough, were there no other names. */
  const sites = (i: number, size: number): Site[] => {
    const land = lands[i]!,
      said = lines(land.id),
      half = ((broad(said) / 2) * size + 3) * u,
      deep = ((said.length - 1) * LINE + 7) * u * size,
      strange = first.has(land.id) || size < 1 ? HALF : FOREIGN;
    return places(land, said, u, size).flatMap(([x, y], place) => {
      const box: Box = [x - half, y - 14 * u * size, x + half, y + deep],
        [left, top, right, bottom] = box,
        area = (right - left) * (bottom - top);
      const hidden = solid.reduce((sum, one) => sum + shared(box, one), 0);
      if (hidden >= area * COVERED) return [];
      const points = [0.25, 0.75].flatMap((down) =>
        [0.06, 0.28, 0.5, 0.72, 0.94].map((across) => whose(left + across * (right - left), top + down * (bottom - top))),
      );
      const foreign = points.filter((one) => one >= 0 && one !== i).length / points.length;
      if (foreign > strange) return [];
      // Off its own land, and nearer to another's seal, it would be read as that one's name.
      const far = ({ token: [p, q] }: DrawnLand): number =>
        Math.hypot(Math.max(left - p, 0, p - right), Math.max(top - q, 0, q - bottom));
      const own = far(land);
      if (
        points.filter((one) => one === i).length <= points.length / 2 &&
        lands.some((one, j) => j !== i && far(one) < own * CLEARLY)
      )
        return [];
      const near = soft.reduce((sum, one) => sum + shared(box, one), 0);
      return { place, size, box, area, hidden, cost: place * 40 * u * u + 4 * (hidden + near) + 3 * foreign * area };
    });
  };
  const usual = lands.map((_, i) => sites(i, 1));
  // Those that are asked about choose before all others, and those that have the least choice before those that have more.
  const order = [...lands.keys()].sort(
    (a, b) => +first.has(lands[b]!.id) - +first.has(lands[a]!.id) || usual[a]!.length - usual[b]!.length || a - b,
  );
  const taken = usual.map((all) => all[0]);
  const settled = new Set<number>();
  /** The best of the places of a name, beside those that others take. */
  const best = (i: number, all: Site[]): Site | undefined => {
    let least = Infinity,
      found: Site | undefined;
    for (const site of all) {
      let { hidden, cost } = site; // what others cover for certain, and perhaps
      taken.forEach((other, j) => {
        if (!other || j === i) return;
        const both = shared(site.box, other.box);
        if (settled.has(j)) hidden += both;
        cost += 4 * both;
      });
      if (cost < least && hidden < site.area * COVERED) [least, found] = [cost, site];
    }
    return found;
  };
  for (const i of order) taken[i] = best(i, usual[i]!);
  for (const i of order) {
    taken[i] = best(i, usual[i]!) ?? best(i, sites(i, SMALL));
    settled.add(i);
  }
  return taken;
}

const broad = (lines: string[]): number => Math.max(...lines.map((line) => line.length)) * LETTER;

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return across <= 0 ? 0 : across * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
