// Words: the same .ftl files as the server's, loaded for the language in use; `say` puts a message of the server, or an id, into words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../wire/messages';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number | Message | Message[];

const words = $state<{ language: Language; bundle: FluentBundle | null }>({ language: preferred(), bundle: null });

function preferred(): Language {
  const kept = localStorage.getItem('language');
  const asked = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (asked.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'en';
}

export function language(): Language {
  return words.language;
}

/** Load a language and speak it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const asked = fetch(`/words/${wanted}.ftl`);
  new Intl.NumberFormat(wanted).format(1); // the first of a language is slow: it is made while the words are on their way
  new Intl.PluralRules(wanted).select(1);
  const answer = await asked;
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  words.bundle = bundle;
  words.language = wanted;
  localStorage.setItem('language', wanted);
  document.documentElement.lang = wanted;
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
  return words.bundle.formatPattern(pattern, spoken);
}

/** A number as the language writes it; sign: a plus too. */
export function number(value: number, places = 0, sign = false): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: sign ? 'exceptZero' : 'negative' }).format(value).replace('-', '\u2212');
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
