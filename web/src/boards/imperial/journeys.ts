import { cardPicture, chipPicture } from '../../art/pictures';
import type { Journey } from '../../motion/travel';

interface Event {
  event: string;
  seat?: number;
  card?: string;
  n?: number;
}
const CHIP = 34,
  BACK = 64,
  EXCHANGED = 6,
  MOST = 6; // pixels; I5 chips for a red; chips that are seen to fly

/** Where the cards and chips of an event travel, by the names of the places on the board. */
export function journeys(event: Event): Journey[] {
  const seat = event.seat ?? 0,
    bank = ['bank', 'talon'],
    own = [`chips-${seat}`]; // a telephone hides the bank while hands are declared
  const chips = (n: number, from: string[], to: string[]): Journey[] =>
    Array.from({ length: Math.min(MOST, n) }, (_, i) => ({ from, to, ghost: chipPicture('white'), size: CHIP, after: i * 60 }));
  switch (event.event) {
    case 'dealt':
      return [
        event.card
          ? { from: 'talon', to: `card-${event.card}` }
          : { from: 'talon', to: `hand-${seat}`, ghost: cardPicture(null, 'en', false), size: BACK },
      ];
    case 'turned_up':
      return [{ from: 'talon', to: 'turn-up' }];
    case 'played':
      return [{ from: [`card-${event.card}`, `hand-${seat}`], to: `lies-${event.card}` }];
    case 'white':
      return chips(event.n ?? 1, bank, own);
    case 'red':
      return [{ from: bank, to: own, ghost: chipPicture('red'), size: CHIP }];
    case 'exchanged':
      return chips(EXCHANGED, own, bank);
    case 'returned':
      return chips(event.n ?? 1, own, bank);
    default:
      return [];
  }
}
