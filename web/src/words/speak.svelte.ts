// Words: the same .ftl files as the server's, loaded for the language in use and for what is shown: those of the page itself first, those of
// a game with its table. `say` puts a message of the server, or an id, into words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../wire/messages';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number | Message | Message[];

const words = $state<{ language: Language; bundle: FluentBundle | null; parts: string[] }>({
  language: preferred(),
  bundle: null,
  parts: [],
});
const parts = new Set(['page']); // that are needed: some may still be on their way
const asked = new Map<string, Promise<FluentResource>>(); // by address
let wanted = words.language; // the language that was asked for last

function preferred(): Language {
  const kept = localStorage.getItem('language');
  const asked = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (asked.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'en';
}

export function language(): Language {
  return words.language;
}

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const mine = [...parts];
  setTimeout(() => new Intl.NumberFormat(language).format(1)); // the first of a language is slow: made while the words are on their way
  setTimeout(() => new Intl.PluralRules(language).select(1));
  const found = await Promise.all(mine.map((part) => read(`/words/${language}/${part}.ftl`)));
  if (wanted !== language || mine.length < words.parts.length) return; // another was asked for meanwhile, or more
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of found) bundle.addResource(one);
  words.bundle = bundle;
  words.parts = mine;
  words.language = language;
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

/** Load more words, of a game or of `print`. */
export async function learn(...more: string[]): Promise<void> {
  if (more.every((part) => words.parts.includes(part))) return;
  for (const part of more) parts.add(part);
  await speak(wanted);
}

/** Whether the words of a game are there. */
export function knows(part: string): boolean {
  return words.parts.includes(part);
}

/** The words behind an address: they travel once, and a lost connection is no reason not to ask again. */
function read(address: string): Promise<FluentResource> {
  const before = asked.get(address);
  if (before) return before;
  const now = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    return new FluentResource(await answer.text());
  });
  asked.set(address, now);
  now.catch(() => asked.delete(address));
  return now;
}

/** Whether there is such a message (or `message.attribute`) in the language in use. */
export function has(id: string): boolean {
  const [name, attribute] = id.split('.', 2) as [string, string?];
  const found = words.bundle?.getMessage(name);
  return Boolean(attribute ? found?.attributes[attribute] : found?.value);
}

/** A message in the language in use. An id that no file has is shown as it is, so that it is noticed. */
export function say(message: Message | string, facts: Record<string, Fact> = {}): string {
  const { id, facts: inner = {} } = typeof message === 'string' ? { id: message, facts } : message;
  const [name, attribute] = id.split('.', 2) as [string, string?];
  const found = words.bundle?.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!words.bundle || !pattern) return id;
  const spoken: Record<string, FluentVariable> = {};
  for (const [key, fact] of Object.entries(inner)) spoken[key] = key === 'option' ? optionName(inner.game, fact) : spokenFact(fact);
  return bound(words.bundle.formatPattern(pattern, spoken));
}

const LETTER = 'A-Za-zÀ-žА-яЁё';
const COUNTED = new RegExp(`(?<=\\d) (?=[${LETTER}])|(?<=:) (?=\\d)| (?=\\d{1,3}\\.?$)| (?=—)`, 'g');
const SHORT = new RegExp(`(?<=(?:^|[\\s(«„])[${LETTER}]) (?=\\S)`, 'g');

/** Where a line must not end: between a number and its word, before a dash, in Russian and Polish after a word of one letter. */
export function bound(text: string): string {
  const counted = text.replace(COUNTED, '\u00a0');
  return words.language === 'en' ? counted : counted.replace(SHORT, '\u00a0');
}

/** A number as the language writes it; sign: a plus too. */
export function number(value: number, places = 0, sign = false): string {
  return new Intl.NumberFormat(words.language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: sign ? 'exceptZero' : 'negative',
  })
    .format(value)
    .replace('-', '\u2212');
}

/** A part as a percentage. */
export function percent(part: number, places = 0, sign = false): string {
  return say('review-percent', { n: number(100 * part, places, sign) });
}

/** What an option is called in the lobby, where a refusal names it as programs do. */
function optionName(game: Fact | undefined, option: Fact): FluentVariable {
  const id = `${String(game)}-option-${String(option)}`;
  return has(id) ? say(id) : spokenFact(option);
}

function spokenFact(fact: Fact): FluentVariable {
  if (Array.isArray(fact)) return fact.map((one) => say(one)).join(', ');
  return typeof fact === 'object' ? say(fact) : fact;
}
