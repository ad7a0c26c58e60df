import { expect, test } from 'vitest';
import world from '../../../../src/imperia/art/conquest/world.json';
import type { Drawn, Point } from './chart';
import { apart } from './spots';

const drawn = world as unknown as Drawn;
const spots = (of: Drawn): Point[] => of.territories.map((land) => land.token);
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

test.each([0.43, 0.45, 0.5, 0.62])('at %f pixels a unit each seal can be touched, near its own spot', (scale) => {
  const placed = spots(apart(drawn, 1 / scale));
  placed.forEach((one, i) => {
    expect(far(one, spots(drawn)[i]!) * scale).toBeLessThan(10);
    for (const other of placed.slice(0, i)) expect(far(one, other) * scale).toBeGreaterThan(44);
  });
});

test('where all have room, nothing is moved', () => {
  expect(apart(drawn, 1)).toBe(drawn);
});
