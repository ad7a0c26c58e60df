import { expect, test } from 'vitest';
import { losses, series, type Roll } from './series';

const rolled = (seq: number, source: string, target: string, attacker_loses: number, defender_loses: number): Roll => ({
  event: 'rolled',
  seq,
  attacker: 0,
  defender: 1,
  source,
  target,
  red: [6],
  white: [1],
  attacker_loses,
  defender_loses,
});

test('the rolls of one attack belong together, whatever is told between them', () => {
  const rolls = [rolled(2, 'alaska', 'alberta', 1, 1), rolled(4, 'alaska', 'alberta', 0, 2)];
  const told = [
    { event: 'turn_began', seq: 0 },
    rolled(1, 'peru', 'brazil', 2, 0),
    rolls[0]!,
    { event: 'defended', seq: 3 },
    rolls[1]!,
    { event: 'conquered', seq: 5 },
  ];
  expect(series(told)).toEqual(rolls);
  expect(losses(series(told))).toEqual([1, 3]);
});

test('with the turn of another the attack is forgotten', () => {
  expect(series([rolled(1, 'peru', 'brazil', 2, 0), { event: 'turn_began', seq: 2 }])).toEqual([]);
});
