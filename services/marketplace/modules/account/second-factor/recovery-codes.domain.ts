import { randomBytes } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Crockford's base 32: ambiguous letters are left out, or read as the letter they resemble. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each: 60 bits cannot be guessed, so wrong codes need not be counted. */
const codeLength = 12;

/** Like 7KQM-2XTD-9FHW. */
export function newRecoveryCode(): string {
  // 256 is a multiple of 32, so that each letter is equally likely.
  const code = [...randomBytes(codeLength)].map((byte) => letters[byte % letters.length]).join('');
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** The stored form of a code, however it was typed: case, spaces and dashes are ignored. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
