import { randomBytes } from 'node:crypto';

/** An id as the provider writes them, `acct_` and sixteen letters and digits. */
export const newId = (prefix: 'acct' | 'ba' | 'evt' | 'link'): string =>
  `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
