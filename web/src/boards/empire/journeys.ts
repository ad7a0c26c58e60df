import { facePicture } from '../../art/pictures';
import type { Journey } from '../../motion/travel';

interface Event {
  event: string;
  seat?: number;
  card?: string;
  colour?: string;
  at?: string;
}
const CARD = 64; // pixels: how wide a card flies that does not lie on the board itself

/** Where the cards of an event travel, by the names of the places on the board. */
export function journeys(event: Event, me: number): Journey[] {
  const mine = event.seat === me,
    place = mine ? 'mine' : `seat-${event.seat}`;
  const bank = mine ? 'bank' : place,
    hand = mine ? `hand-${event.card}` : place,
    column = `column-${event.colour ?? event.at}`;
  const card = { ghost: facePicture(event.card ?? 'back'), size: CARD };
  switch (event.event) {
    case 'drew':
      return [mine && event.card ? { from: 'pile', to: hand } : { from: 'pile', to: place, ...card }];
    case 'fetched':
      return [mine ? { from: 'discard', to: hand } : { from: 'discard', to: place, ...card }];
    case 'laid':
      return [mine ? { from: hand, to: `lies-${event.colour}-${event.card}` } : { from: place, to: place, ...card }];
    case 'banked':
      return [{ from: hand, to: bank, ...card }];
    case 'played':
      return [{ from: hand, to: 'area' }];
    case 'paid':
      return [{ from: mine ? [column, 'bank', 'mine'] : place, to: 'turn', ...card }];
    case 'taken':
      return [{ from: mine ? [column, 'mine'] : place, to: 'turn', ...card }];
    case 'rocket_taken':
      return [{ from: mine ? [column, 'mine'] : place, to: 'turn', ghost: facePicture('rocket'), size: CARD }];
    case 'given':
      return [{ from: 'turn', to: mine ? [column, place] : place, ...card }];
    case 'launched':
      return [
        { from: mine ? ['hand-rocket', 'hand'] : place, to: mine ? column : place, ghost: facePicture('rocket'), size: CARD },
      ];
    case 'under':
      return [{ from: mine ? hand : place, to: 'pile', ...card }];
    default:
      return [];
  }
}
