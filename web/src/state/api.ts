// The few questions that need no socket.
import type { Message } from '../wire/messages';

export interface OptionKind {
  name: string;
  kind: 'switch' | 'number' | 'choice';
  default: unknown;
  choices: unknown[];
  least: number | null;
  most: number | null;
}
export interface GameKind {
  name: string;
  seats: number[];
  usual: number;
  levels: string[];
  options: OptionKind[];
  content: boolean;
  compiled: boolean;
}
export interface OpenTable {
  table: string;
  game: string;
  host: string;
  seated: number;
  seats: number;
  status: string;
  differs: string[];
}
export interface Made {
  table: string;
  invite: string;
  seat: number;
  secret: string;
}
export interface RuleText {
  number: string;
  heading: string;
  text: string;
  figures: string[][];
}

/** What the server refused, as a message in no language yet. */
export class RefusedByServer extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Message,
    readonly rule: string,
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown, secret = ''): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const answer = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<RefusedByServer> {
  const told = (await answer.json().catch(() => null)) as { code: string; message: Message; rule: string } | null;
  return new RefusedByServer(told?.code ?? 'unreachable', told?.message ?? { id: 'web-unreachable' }, told?.rule ?? '');
}

export const games = (): Promise<GameKind[]> => ask('/api/games');
export const openTables = (): Promise<OpenTable[]> => ask('/api/tables');
export const makeTable = (body: Record<string, unknown>): Promise<Made> => ask('/api/tables', body);
export const rules = (game: string, language: string): Promise<RuleText[]> => ask(`/api/rules/${game}/${language}`);
export const record = (table: string, secret: string): Promise<unknown> => ask(`/api/tables/${table}/record`, undefined, secret);

/** What can be chosen for paper: parts by game, and the values of every choice. */
export interface PrintKinds {
  parts: { [game: string]: string[] };
  choices: { [choice: string]: string[] };
}
export interface Printing {
  part: string;
  page: number;
  choices: Record<string, string>;
  content: string;
}
export const printKinds = (): Promise<PrintKinds> => ask('/api/print');

/** One page as a picture, or (page 0) the whole file; and how many pages there are. */
export async function printed(game: string, body: Printing, signal?: AbortSignal): Promise<{ file: Blob; pages: number }> {
  const init: RequestInit = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/print/${game}`, signal ? { ...init, signal } : init);
  if (!answer.ok) throw await refusal(answer);
  return { file: await answer.blob(), pages: Number(answer.headers.get('X-Pages') ?? 0) };
}

/** Bring a record: it gets a table of its own, where it can be looked at. */
export async function bringRecord(file: Blob): Promise<Made> {
  return ask('/api/records', JSON.parse(await file.text()));
}
