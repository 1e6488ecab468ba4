import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/** A UUIDv7: sorted by creation time, so that indexes grow at their end. */
export const newId = (): string => uuidV7();

/** A bearer secret: 32 random bytes as 43 characters of base64url. Stored only as `hashToken` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 128 random bits as 32 hexadecimal characters: unguessable, and unambiguous on file systems that ignore case. */
export const newFileId = (): string => randomBytes(16).toString('hex');

/** Six decimal digits, each value equally likely, leading zeros kept. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** SHA-256 of a token as 32 bytes. Plain hashing is sufficient only because tokens have 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

/**
 * HMAC-SHA-256 of a six-digit code as 32 bytes, keyed with the application's secret: a million codes are tried
 * in a second against a plain hash. `boundTo` (purpose, user id) keeps a code from being used elsewhere.
 */
export const hashCode = (secret: string, boundTo: readonly string[], code: string): Buffer =>
  // A JSON array, since joining ['ab', 'c'] and ['a', 'bc'] by concatenation gives the same text.
  createHmac('sha256', secret)
    .update(JSON.stringify([...boundTo, code]), 'utf8')
    .digest();

/** Compares in constant time; values of different length are unequal. */
export function equalInConstantTime(left: Uint8Array | string, right: Uint8Array | string): boolean {
  const leftBytes = Buffer.from(left);
  const rightBytes = Buffer.from(right);
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

export type Ids = {
  newId(): string;
  newToken(): string;
  newFileId(): string;
  newCode(): string;
};

export const systemIds: Ids = { newId, newToken, newFileId, newCode };
