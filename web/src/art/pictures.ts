// Pictures as addresses: the server draws them, from the same source as the printed ones. They are kept for ever by the browser.
import { language as spoken, type Language } from '../words/speak.svelte';

const version = document.querySelector('meta[name="imperia-pictures"]')?.getAttribute('content') ?? '';
const places = new WeakMap<object, string>();
let latest = ''; // where those of the deck at this table lie

function address(place: string, name: string, language: Language, wish = ''): string {
  return `${place}/${name}.svg?language=${language}${wish}&v=${version}`;
}

/** Where the pictures of a deck or map lie, as the server told it with the content. */
export function picturesLieAt(content: unknown, place: string | null): void {
  latest = place ?? '';
  if (content && place) places.set(content as object, place);
}

/** Where the drawing of a map of one's own lies. */
export const drawingOf = (map: object): string => `${places.get(map)}/drawing.json?v=${version}`;

/** A card of Imperial by its name on the wire ("KH", "TS"); null is a back. */
export function cardPicture(card: string | null, language: Language, four: boolean): string {
  return address('/art/imperial', card ?? 'back', language, card && four ? '&four=1' : '');
}

/** A pile of n chips, white or red, in a picture that leaves room for `room` of them. */
export function pilePicture(n: number, kind: 'w' | 'r', room: number): string {
  return address('/art/imperial', `pile-${kind === 'r' ? 'red' : 'white'}-${n}-of-${room}`, spoken());
}

/** A chip of Imperial. */
export const chipPicture = (kind: 'white' | 'red'): string => address('/art/imperial', `chip-${kind}`, spoken());

/** A face of Empire, or its back, small: for what flies over the table. */
export const facePicture = (slug: string): string =>
  address(latest || '/art/empire', encodeURIComponent(slug), spoken(), '&size=small');

/** A face of Empire, or its back, as three backgrounds: whole, for 80-150 pixels, for less. side: which colour of a universal is up. */
export function faceStyle(deck: object | null, slug: string, language: Language, side = 0): string {
  const place = (deck && places.get(deck)) ?? '/art/empire';
  return (['full', 'small', 'tiny'] as const)
    .map(
      (size) => `--${size}: url("${address(place, encodeURIComponent(slug), language, `&size=${size}${side ? '&side=1' : ''}`)}")`,
    )
    .join(';');
}

/** Any picture of a shipped game by its name, as the figures of the rules name it. */
export const namedPicture = (game: string, name: string, language: Language): string =>
  address(`/art/${game}`, name, language, game === 'empire' ? '&size=small' : '');
