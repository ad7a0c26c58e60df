// Makes src/wire/messages.ts from the schema on standard input (python -m imperia.server.schema). CI fails if it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(0, 'utf8'));
const banner = '// Made by `make wire` from the messages of the server. Do not edit.';
const code = await compile(tuples(schema), 'Wire', { bannerComment: banner, unreachableDefinitions: true, additionalProperties: false, format: false });
const target = new URL('../src/wire/messages.ts', import.meta.url);
const made = code
  .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/g, '')
  .replace(/^export interface Wire \{\s*\}\n/m, '')
  .replace(/\{\s*\}/g, 'Record<string, unknown>');
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== made) {
    console.error('web/src/wire/messages.ts is stale: run make wire');
    process.exit(1);
  }
} else {
  writeFileSync(target, made);
}

/** The tuples of today's JSON Schema, as the older draft writes them. */
function tuples(part) {
  if (Array.isArray(part)) return part.map(tuples);
  if (part === null || typeof part !== 'object') return part;
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, tuples(value)]));
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false, minItems: prefixItems.length, maxItems: prefixItems.length } : rest;
}
