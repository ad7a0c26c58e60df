// How long what has just happened stays before the next is shown, and how it sounds. By the names of events; what they mean, the server knows.
import type { Frame } from '../wire/messages';
import { patience } from './travel';
import { play, type Sound } from './sound';

const STAYS: Record<string, number> = {
  taken: 1000,
  rolled: 1100,
  conquered: 500,
  eliminated: 1200,
  played: 420,
  shows: 900,
  says: 420,
  answers: 420,
  good: 420,
  red: 700,
  exchanged: 700,
  returned: 700,
  turned_up: 500,
  settled: 600,
  paid: 500,
  fiver: 900,
  systems: 700,
  given: 600,
  fetched: 500,
  launched: 500,
  rocket_taken: 600,
  turned_in: 900,
  fortified: 400,
  laid: 300,
  banked: 250,
};
const ROLLING = 640,
  ROLLS_APART = 420,
  ALL_ROLLS = 2600; // ms: until the dice of a roll lie, between the rolls of one attack, and for all that came at once
const SOUNDS: Record<string, Sound> = {
  played: 'card',
  laid: 'card',
  drew: 'card',
  turned_up: 'card',
  fetched: 'card',
  under: 'card',
  shows: 'card',
  turned_in: 'card',
  white: 'coin',
  red: 'coin',
  exchanged: 'coin',
  returned: 'coin',
  banked: 'coin',
  paid: 'coin',
  placed: 'coin',
  occupied: 'coin',
  fortified: 'coin',
  rolled: 'dice',
  won: 'victory',
};

const kindsOf = (frames: Frame[]): string[] =>
  frames.flatMap((frame) => (frame.told ?? []).map((told) => (told.event as { event: string }).event));

/** Milliseconds between so many rolls that follow upon one another. */
export const rollsApart = (rolls: number): number => patience() * Math.min(ROLLS_APART, ALL_ROLLS / Math.max(1, rolls));
/** Milliseconds until the dice of all of them lie. */
export const diceLie = (rolls: number): number => rolls && ROLLING + (rolls - 1) * rollsApart(rolls);

/** Milliseconds that these frames stay in sight, if those come next: a roll after which another falls is soon over. */
export function stay(frames: Frame[], next: Frame[] = []): number {
  const kinds = kindsOf(frames),
    rolls = kinds.filter((kind) => kind === 'rolled').length;
  const onwards = kindsOf(next).includes('rolled');
  const last = Math.max(0, ...kinds.map((kind) => (kind === 'rolled' && onwards ? ROLLS_APART : (STAYS[kind] ?? 0))));
  return patience() * last + Math.max(0, rolls - 1) * rollsApart(rolls);
}

/** Let these frames be heard: at most two sounds at once. */
export function sound(frames: Frame[]): void {
  const heard = new Set(kindsOf(frames).flatMap((kind) => SOUNDS[kind] ?? []));
  if (heard.has('victory')) play('victory');
  else for (const one of [...heard].slice(0, 2)) play(one);
}
