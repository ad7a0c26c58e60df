import type { Journey } from '../../motion/travel';

/** What travels on the map it shows itself (armies march on the sheet, dice roll on theirs); cards come to the hand. */
export function journeys(event: { event: string; seat?: number }, seat: number): Journey[] {
  return event.event === 'card_taken' && event.seat === seat ? [{ from: 'dice', to: 'cards' }] : [];
}
