import { expect, test } from 'vitest';
import type { MapContent } from './chart';
import { drawing } from './drawing';

/** A map of so many lands in a ring, with some more borders across it, and so many continents. */
function made(lands: number, continents: number): MapContent {
  const borders = Array.from({ length: lands }, (_, i) => new Set([(i + 1) % lands, (i + lands - 1) % lands]));
  for (let i = 0; i < lands; i += 3) {
    const j = (i * 7 + 4) % lands;
    if (i === j) continue;
    borders[i]!.add(j);
    borders[j]!.add(i);
  }
  const name = { en: 'Somewhere Far Away' };
  return {
    continent: Array.from({ length: continents }, (_, k) => ({
      id: `c${k}`,
      name,
      bonus: 2,
      territories: Array.from({ length: lands }, (_, i) => i)
        .filter((i) => Math.floor((i * continents) / lands) === k)
        .map((i) => `t${i}`),
    })),
    territory: borders.map((own, i) => ({ id: `t${i}`, name, picture: 'infantry', borders: [...own].map((j) => `t${j}`) })),
  };
}

const corners = (d: string): [number, number][] =>
  d
    .replace(/[MZz]/g, '')
    .split('L')
    .map((one) => one.split(' ').map(Number) as [number, number]);

/** How near two outlines come to each other. */
function nearest(one: string, two: string): number {
  const apart = (from: [number, number][], to: [number, number][]): number =>
    Math.min(
      ...from.flatMap(([x, y]) =>
        to.map(([p, q], i) => {
          const [r, s] = to[(i + 1) % to.length]!,
            along = ((x - p) * (r - p) + (y - q) * (s - q)) / ((r - p) ** 2 + (s - q) ** 2 || 1),
            t = Math.max(0, Math.min(1, along));
          return Math.hypot(x - p - t * (r - p), y - q - t * (s - q));
        }),
      ),
    );
  const [a, b] = [corners(one), corners(two)];
  return Math.min(apart(a, b), apart(b, a));
}

test.each([
  [3, 1],
  [8, 2],
  [24, 4],
  [42, 6],
])('%i lands in %i continents: borders are land or a line over the sea, and nobody else touches', (lands, continents) => {
  const content = made(lands, continents),
    drawn = drawing(content);
  expect(drawing(content)).toEqual(drawn);
  for (const land of drawn.territories) {
    expect(corners(land.d).length).toBeGreaterThan(8);
    for (const [x, y] of corners(land.d)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawn.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawn.height);
    }
  }
  const at = new Map(drawn.territories.map((land) => [land.id, land]));
  const crossed = new Set(drawn.sea_lines.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  for (const one of content.territory)
    for (const other of content.territory) {
      const [x, y] = at.get(one.id)!.token,
        [p, q] = at.get(other.id)!.token;
      if (one.id >= other.id || (Math.hypot(x - p, y - q) > 300 && !one.borders.includes(other.id))) continue;
      const far = nearest(at.get(one.id)!.d, at.get(other.id)!.d);
      if (!one.borders.includes(other.id)) expect(far, `${one.id} ${other.id}`).toBeGreaterThan(4);
      else if (!crossed.has(`${one.id} ${other.id}`)) expect(far, `${one.id} ${other.id}`).toBeLessThan(1);
    }
});
