// Where the names of lands stand: each under its seal or where the map gives it room, unless a seal, a plate or another name is there at this scale.
import type { Drawn, DrawnLand, Point } from './chart';

export const LINE = 15; // pixels: a line's height
const LETTER = 7.9,
  UNDER = 33,
  SEAL = 20; // a letter's width, the first line under a seal, half a seal
type Box = [left: number, top: number, right: number, bottom: number];

/** How wide the plate of a continent is, in pixels, between its slanted ends. */
export const plateWidth = (name: string, lands: number): number => Math.max(84, name.length * 8.3 + 22, lands * 10.5 + 10);

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

/** Which of its places each name takes at this scale. plates: the widths of the continents' plates, in pixels. */
export function chosen(drawn: Drawn, lines: (id: string) => string[], plates: number[], u: number): number[] {
  const seals = drawn.territories.map(({ token: [x, y] }): Box => [x - SEAL * u, y - SEAL * u, x + (SEAL + 2) * u, y + SEAL * u]);
  const fixed = drawn.continents.map(({ label: [x, y] }, i): Box => {
    const half = plates[i]! / 2 + 12;
    return [x - half * u, y - 34 * u, x + half * u, y + 26 * u];
  });
  const boxes = drawn.territories.map((land) => {
    const said = lines(land.id),
      half = (broad(said) / 2 + 2) * u,
      deep = ((said.length - 1) * LINE + 4) * u;
    return places(land, said, u).map(([x, y]): Box => [x - half, y - 11 * u, x + half, y + deep]);
  });
  const taken = boxes.map(() => 0);
  for (let turn = 0; turn < 2; turn++)
    boxes.forEach((mine, i) => {
      let least = Infinity;
      mine.forEach((box, place) => {
        let cost = place * 40 * u * u;
        for (let j = 0; j < boxes.length; j++) {
          cost += 4 * shared(box, seals[j]!);
          if (j !== i) cost += 4 * shared(box, boxes[j]![taken[j]!]!);
        }
        for (const one of fixed) cost += 2 * shared(box, one);
        if (cost < least) [least, taken[i]] = [cost, place];
      });
    });
  return taken;
}

const broad = (lines: string[]): number => Math.max(...lines.map((line) => line.length)) * LETTER;

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return across <= 0 ? 0 : across * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
