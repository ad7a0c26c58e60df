// Checks the chance of a record here, in the browser, without any rules: from the seed, what the seats added, and the log's outcomes.
// The exact bytes stand in docs/protocol/chance.md.
import { hex, hmacSha256, sha256, unhex } from '../wire/random';

const LABEL = new TextEncoder().encode('imperia chance 1');
const LARGEST = 2 ** 32;

interface ChanceEntry {
  entry: string;
  seq: number;
  index: number;
  n: number;
  outcome: number;
}
export interface Record {
  match: string;
  chance: { source: string; commitment?: string; entropies?: (string | null)[]; seed?: string | null };
  entries: ChanceEntry[];
}
export type Finding =
  | { ok: true; outcomes: number }
  | { ok: false; what: 'not-fair' | 'not-over' | 'commitment' | 'promised' | 'own' | 'twice' | 'outcome'; index: number };

export function matchKey(seed: Uint8Array, match: string, entropies: (string | null)[]): Uint8Array {
  const name = new TextEncoder().encode(match);
  const message = [...int(name.length, 4), ...name];
  entropies.forEach((bytes, seat) => {
    if (bytes !== null) message.push(seat, ...unhex(bytes));
  });
  return hmacSha256(seed, Uint8Array.from(message));
}

export function outcome(key: Uint8Array, index: number, n: number): number {
  const limit = LARGEST - (LARGEST % n);
  for (let retry = 0; ; retry++) {
    const digest = hmacSha256(key, Uint8Array.from([...LABEL, ...int(index, 8), ...int(retry, 4)]));
    const candidate = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (candidate < limit) return candidate % n;
  }
}

/** kept: what this browser promised and was promised at the start, if it sat at that table. */
export function check(record: Record, kept: { commitment: string; bytes: string } | null): Finding {
  const { source, commitment = '', entropies = [], seed } = record.chance;
  if (source !== 'fair') return { ok: false, what: 'not-fair', index: -1 };
  if (!seed) return { ok: false, what: 'not-over', index: -1 };
  if (hex(sha256(unhex(seed))) !== commitment) return { ok: false, what: 'commitment', index: -1 };
  if (kept && kept.commitment !== commitment) return { ok: false, what: 'promised', index: -1 };
  if (kept && !entropies.includes(kept.bytes)) return { ok: false, what: 'own', index: -1 };
  const key = matchKey(unhex(seed), record.match, entropies);
  const used = new Set<number>();
  for (const entry of record.entries) {
    if (entry.entry !== 'chance') continue;
    if (used.has(entry.index)) return { ok: false, what: 'twice', index: entry.index };
    used.add(entry.index);
    if (outcome(key, entry.index, entry.n) !== entry.outcome) return { ok: false, what: 'outcome', index: entry.index };
  }
  return { ok: true, outcomes: used.size };
}

function int(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, i) => Math.floor(value / 2 ** (8 * (bytes - 1 - i))) % 256);
}
