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
  const told = (await answer.json().catch(() => null)) as { code: string; message: Message; rule: string } | null;
  throw new RefusedByServer(told?.code ?? 'unreachable', told?.message ?? { id: 'web-unreachable' }, told?.rule ?? '');
}

export const games = (): Promise<GameKind[]> => ask('/api/games');
export const openTables = (): Promise<OpenTable[]> => ask('/api/tables');
export const makeTable = (body: Record<string, unknown>): Promise<Made> => ask('/api/tables', body);
export const rules = (game: string, language: string): Promise<RuleText[]> => ask(`/api/rules/${game}/${language}`);
export const record = (table: string, secret: string): Promise<unknown> => ask(`/api/tables/${table}/record`, undefined, secret);

/** Bring a record: it gets a table of its own, where it can be looked at. */
export async function bringRecord(file: Blob): Promise<Made> {
  return ask('/api/records', JSON.parse(await file.text()));
}
