import type { components } from '../../../../api/index.ts';

export type SecondFactor = components['schemas']['SecondFactor'];
export type Passkey = components['schemas']['Passkey'];

/** What the password is asked for. */
export type Purpose =
  | { act: 'set up app' }
  | { act: 'remove app' }
  | { act: 'add passkey' }
  | { act: 'remove passkey'; passkey: Passkey }
  | { act: 'renew codes' };

/** The dialog after the password; null if there is none. */
export type Step =
  | { name: 'password'; purpose: Purpose }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'passkey'; request: components['schemas']['PasskeyRequest'] }
  | { name: 'codes'; codes: readonly string[] };
