import { randomBytes } from 'node:crypto';

type Prefix =
  | 'acct'
  | 'ba'
  | 'evt'
  | 'link'
  | 'cs_test'
  | 'li'
  | 'price'
  | 'prod'
  | 'pi'
  | 'po'
  | 'pm'
  | 'ch'
  | 'dp'
  | 'file'
  | 're'
  | 'tr'
  | 'trr'
  | 'txn';

/** An id in the provider's form, `acct_` and sixteen letters and digits. */
export const newId = (prefix: Prefix): string =>
  `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
