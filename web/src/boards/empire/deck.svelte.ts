// A deck as the page needs it: what every card is called, worth, and of which colours, by its slug. All parts of a board share it.
import { getContext, setContext } from 'svelte';
import type { TableState } from '../../state/table.svelte';
import type { EmpireCount } from '../../wire/messages';
import { language, say, type Language } from '../../words/speak.svelte';

type Name = Record<Language, string>;
interface Deck {
  colour: { id: string; name: Name; size: number; ladder: number[]; value: number; object: { id: string; name: Name }[] }[];
  universal?: { colours: [string, string]; value: number }[];
  contact?: { kind: string; value: number; colours?: [string, string]; name?: Name }[];
}
export interface Face {
  slug: string;
  kind: 'object' | 'universal' | 'multicolour' | 'money' | 'contact';
  value: number;
  colours: string[];
  name: (language: Language) => string;
}

function faces(deck: Deck): Map<string, Face> {
  const found = new Map<string, Face>();
  const system = (id: string, language: Language): string => deck.colour.find((one) => one.id === id)?.name[language] ?? id;
  const whole = (text: string): string => text.replaceAll(' ', '\u00a0'); // on one line
  for (const colour of deck.colour)
    for (const one of colour.object)
      found.set(one.id, {
        slug: one.id,
        kind: 'object',
        value: colour.value,
        colours: [colour.id],
        name: (language) => one.name[language],
      });
  for (const one of deck.universal ?? [])
    found.set(`universal-${one.colours.join('-')}`, {
      slug: `universal-${one.colours.join('-')}`,
      kind: 'universal',
      value: one.value,
      colours: one.colours,
      name: (language) => one.colours.map((id) => system(id, language)).join(' / '),
    });
  found.set('multicolour', {
    slug: 'multicolour',
    kind: 'multicolour',
    value: 0,
    colours: deck.colour.map((one) => one.id),
    name: () => say('empire-card-multicolour'),
  });
  for (const one of deck.contact ?? []) {
    const colours = one.colours ?? [];
    const slug = [one.kind, ...colours].join('-');
    found.set(slug, {
      slug,
      kind: 'contact',
      value: one.value,
      colours,
      name: (language) =>
        one.name?.[language] ??
        (colours.length
          ? say('empire-card-freight', {
              one: whole(system(colours[0]!, language)),
              other: whole(system(colours[1]!, language)),
            }).replace(' /', whole(' /'))
          : say(`empire-card-${one.kind}`)),
    });
  }
  return found;
}

function faceOf(known: Map<string, Face>, slug: string): Face {
  const money = /^money-(\d+)$/.exec(slug);
  if (money)
    return {
      slug,
      kind: 'money',
      value: Number(money[1]),
      colours: [],
      name: () => say('empire-card-money', { value: Number(money[1]) }),
    };
  return known.get(slug) ?? { slug, kind: 'contact', value: 0, colours: [], name: () => slug };
}

const KEY = Symbol('deck');

class Cards {
  deck = $state.raw<Deck | null>(null); // until it has come the cards have no names
  #known = $derived(this.deck ? faces(this.deck) : new Map<string, Face>());

  face(slug: string): Face {
    return faceOf(this.#known, slug);
  }

  /** What a colour is called. */
  system(id: string): string {
    return this.deck?.colour.find((one) => one.id === id)?.name[language()] ?? id;
  }

  /** How many objects make a system of a colour. */
  size(id: string): number {
    return this.deck?.colour.find((one) => one.id === id)?.size ?? 0;
  }
}

/** The deck of a table, for all that is drawn of it. */
export function deckOf(table: () => TableState): Cards {
  const cards = setContext(KEY, new Cards());
  $effect(
    () =>
      void table()
        .content<Deck>()
        .then((found) => (cards.deck = found)),
  );
  return cards;
}
export const deck = (): Cards => getContext(KEY);

/** Equal cards one by one. */
export const oneByOne = (counts: EmpireCount[]): { card: string; key: string }[] =>
  counts.flatMap(({ card, n }) => Array.from({ length: n }, (_, i) => ({ card, key: `${card} ${i}` })));
