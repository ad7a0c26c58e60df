import { namedPicture } from '../../art/pictures';
import { diceLie } from '../../motion/stage';
import { pace, type Journey } from '../../motion/travel';
import { language } from '../../words/speak.svelte';

interface Event {
  event: string;
  seat?: number;
  owner?: number;
  n?: number;
}
const CARD = 40, // pixels: how wide a card flies
  MOST = 6; // cards that are seen to fly

/** What travels on the map it shows itself (armies march on the sheet, dice roll on theirs); cards come to whose they are now, not before the dice lie that brought them. all: what happened at once. */
export function journeys(event: Event, me: number, all: Event[]): Journey[] {
  const mine = event.seat === me,
    place = `plate-${event.seat}`;
  const back = { ghost: namedPicture('conquest', 'back', language()), size: CARD };
  const rolls = all.filter((one) => one.event === 'rolled').length;
  switch (event.event) {
    case 'card_taken':
      return [{ from: ['dice', 'panel'], to: mine ? ['cards', place] : place, ...back }];
    case 'cards_passed':
      return Array.from({ length: Math.min(MOST, event.n ?? 1) }, (_, i) => ({
        from: `plate-${event.owner}`,
        to: place,
        ...back,
        after: diceLie(rolls) / pace() + i * 60,
      }));
    default:
      return [];
  }
}
