// Drawn cards and chips as pictures with an address, each drawn once; what draws them is loaded when the first is needed.
import type { Language } from '../words/speak.svelte';

type Art = { card: (code: string, lang: Language, four: boolean) => string; back: () => string; pileOf: (n: number, kind: 'w' | 'r', room: number) => string };
let art: Promise<Art> | null = null;
const drawn = new Map<string, Promise<string>>();

function load(): Promise<Art> {
  return (art ??= Promise.all([import('./cards.js'), import('./chips.js')]).then(([cards, chips]) => ({ ...cards, ...chips })));
}

function picture(key: string, draw: (art: Art) => string): Promise<string> {
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = load().then((ready) => URL.createObjectURL(new Blob([draw(ready)], { type: 'image/svg+xml' })))));
  return found;
}

/** A card by its name on the wire ("KH", "TS"); null is a back. */
export function cardPicture(card: string | null, language: Language, four: boolean): Promise<string> {
  if (card === null) return picture('back', (ready) => ready.back());
  const code = card.slice(0, -1).replace('T', '10') + card.slice(-1).toLowerCase();
  return picture(`${code}-${language}-${four}`, (ready) => ready.card(code, language, four));
}

export function pilePicture(n: number, kind: 'w' | 'r', room: number): Promise<string> {
  return picture(`${kind}${n}of${room}`, (ready) => ready.pileOf(n, kind, room));
}
