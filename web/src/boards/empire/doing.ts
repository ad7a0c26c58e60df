// What a choice of Империя does, and which card of the hand it needs.
import type { Choice } from '../../wire/messages';

export type Doing = { do: string; card?: string; seat?: number; colour?: string; at?: string; to?: string };
export const doing = (choice: { action: unknown }): Doing => choice.action as Doing;

const OF_KIND: Record<string, string> = {
  mind_swap: 'mind-swap',
  annihilation: 'annihilation',
  great_freight: 'great-freight',
  rocket: 'rocket',
};

/** The card of my hand that a choice plays; empty if it plays none. */
export function cardOf(choice: Choice): string {
  const { do: what, card } = doing(choice);
  return ['lay', 'bank', 'play', 'freight', 'under'].includes(what) ? (card ?? '') : (OF_KIND[what] ?? '');
}
