import type { Journey } from '../../motion/travel';

interface Event { event: string; seat?: number; card?: string; colour?: string; at?: string }

/** Where the cards of an event travel, by the names of the places on the board. */
export function journeys(event: Event, me: number): Journey[] {
  const mine = event.seat === me, place = mine ? 'mine' : `seat-${event.seat}`;
  const bank = mine ? 'bank' : place, hand = mine ? `hand-${event.card}` : place;
  switch (event.event) {
    case 'drew': return [mine && event.card ? { from: 'pile', to: hand } : { from: 'pile', to: place, ghost: '✦' }];
    case 'fetched': return [mine ? { from: 'discard', to: hand } : { from: 'discard', to: place, ghost: '✦' }];
    case 'laid': return [mine ? { from: hand, to: `column-${event.colour}` } : { from: place, to: place, ghost: '✦' }];
    case 'banked': return [{ from: hand, to: bank, ghost: '¤' }];
    case 'played': return [{ from: hand, to: 'area' }];
    case 'paid': return [{ from: mine ? 'bank' : place, to: 'turn', ghost: '¤' }];
    case 'taken': case 'rocket_taken': return [{ from: mine ? `column-${event.colour ?? event.at}` : place, to: 'turn', ghost: '✦' }];
    case 'given': return [{ from: 'turn', to: place, ghost: '✦' }];
    case 'launched': return [{ from: mine ? 'hand' : place, to: mine ? `column-${event.colour}` : place, ghost: '🚀' }];
    case 'under': return [{ from: place, to: 'pile', ghost: '✦' }];
    default: return [];
  }
}
