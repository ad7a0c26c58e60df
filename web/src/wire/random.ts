// Random bytes and hashes that also work on plain http in a local network, where browsers hide crypto.subtle and randomUUID.
import { hmac } from '@noble/hashes/hmac';
import { sha256 as sha256bytes } from '@noble/hashes/sha2';

export function randomBytes(n: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(n));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('no hexadecimal text');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return sha256bytes(bytes);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256bytes, key, message);
}

/** An id that no other client makes. */
export function newId(): string {
  return hex(randomBytes(16));
}
