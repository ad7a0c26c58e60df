// The rolls of one attack, told as a whole: what "attack until" has come to, and how it is shown roll by roll.
export interface Roll {
  event: 'rolled';
  seq: number;
  attacker: number;
  defender: number;
  source: string;
  target: string;
  red: number[];
  white: number[];
  attacker_loses: number;
  defender_loses: number;
}
type Event = { event: string; seq: number; source?: string; target?: string };

/** The rolls from one land at another, up to the last; none once the turn is another's. */
export function series(events: Event[]): Roll[] {
  const found: Roll[] = [];
  for (const event of [...events].reverse()) {
    if (event.event === 'turn_began') break;
    if (event.event !== 'rolled') continue;
    const roll = event as Roll;
    if (found[0] && (found[0].source !== roll.source || found[0].target !== roll.target)) break;
    found.unshift(roll);
  }
  return found;
}

/** What these rolls cost the attacker and the defender. */
export const losses = (rolls: Roll[]): [number, number] => [
  rolls.reduce((sum, one) => sum + one.attacker_loses, 0),
  rolls.reduce((sum, one) => sum + one.defender_loses, 0),
];
