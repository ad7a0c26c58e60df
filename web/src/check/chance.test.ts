// The published test vectors of docs/protocol/chance.md, computed by the browser's code.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hex, sha256, unhex } from '../wire/random';
import { check, matchKey, outcome, type Record } from './chance';

interface Vector {
  match: string;
  seed: string;
  commitment: string;
  entropies: { [seat: string]: string };
  key: string;
  draws: { index: number; n: number; outcome: number }[];
}
const page = readFileSync(new URL('../../../docs/protocol/chance.md', import.meta.url), 'utf8');
const { matches } = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as { matches: Vector[] };

/** As a record writes them: by seat, null for who added nothing. */
function bySeat(entropies: Vector['entropies']): (string | null)[] {
  const last = Math.max(-1, ...Object.keys(entropies).map(Number));
  return Array.from({ length: last + 1 }, (_, seat) => entropies[seat] ?? null);
}

describe('chance that can be checked', () => {
  it('derives the published keys and outcomes', () => {
    expect(matches.length).toBeGreaterThan(0);
    for (const vector of matches) {
      expect(hex(sha256(unhex(vector.seed)))).toBe(vector.commitment);
      const key = matchKey(unhex(vector.seed), vector.match, bySeat(vector.entropies));
      expect(hex(key)).toBe(vector.key);
      for (const { index, n, outcome: expected } of vector.draws) expect(outcome(key, index, n)).toBe(expected);
    }
  });

  it('finds one changed outcome, a changed seed, a reused index and a broken promise', () => {
    const { seed, commitment, match, key } = matches[1]!;
    const entropies = bySeat(matches[1]!.entropies);
    const entries = [0, 1, 2].map((index) => ({
      entry: 'chance',
      seq: index,
      index,
      n: 52,
      outcome: outcome(unhex(key), index, 52),
    }));
    const record: Record = { match, chance: { source: 'fair', commitment, entropies, seed }, entries };
    expect(check(record, null)).toEqual({ ok: true, outcomes: 3 });
    const changed = entries.map((entry) => (entry.index === 1 ? { ...entry, outcome: (entry.outcome + 1) % 52 } : entry));
    expect(check({ ...record, entries: changed }, null)).toEqual({ ok: false, what: 'outcome', index: 1 });
    const other = { ...record, chance: { ...record.chance, seed: '00'.repeat(32) } };
    expect(check(other, null)).toMatchObject({ ok: false, what: 'commitment' });
    expect(check({ ...record, entries: [...entries, entries[0]!] }, null)).toEqual({ ok: false, what: 'twice', index: 0 });
    expect(check(record, { commitment: 'other', bytes: '' })).toMatchObject({ ok: false, what: 'promised' });
    expect(check(record, { commitment, bytes: 'ee'.repeat(32) })).toMatchObject({ ok: false, what: 'own' });
    expect(check({ ...record, chance: { ...record.chance, seed: null } }, null)).toMatchObject({ ok: false, what: 'not-over' });
  });
});
