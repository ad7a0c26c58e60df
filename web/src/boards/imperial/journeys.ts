import type { Journey } from '../../motion/travel';

interface Event { event: string; seat?: number; card?: string; n?: number }

/** Where the cards and chips of an event travel, by the names of the places on the board. */
export function journeys(event: Event): Journey[] {
  const seat = event.seat ?? 0;
  switch (event.event) {
    case 'dealt': return [event.card ? { from: 'talon', to: `card-${event.card}` } : { from: 'talon', to: `hand-${seat}`, ghost: '▮' }];
    case 'turned_up': return [{ from: 'talon', to: 'turn-up' }];
    case 'played': return [{ from: `card-${event.card}`, to: `lies-${event.card}` }, { from: `hand-${seat}`, to: `lies-${event.card}`, after: 0 }].slice(0, 1);
    case 'white': return Array.from({ length: Math.min(6, event.n ?? 1) }, (_, i) => ({ from: 'bank', to: `chips-${seat}`, ghost: '●', after: i * 60 }));
    case 'red': return [{ from: 'bank', to: `chips-${seat}`, ghost: '◆' }];
    case 'exchanged': case 'returned': return Array.from({ length: 5 }, (_, i) => ({ from: `chips-${seat}`, to: 'bank', ghost: '●', after: i * 60 }));
    default: return [];
  }
}
