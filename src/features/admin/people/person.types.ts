import type { components } from '../../../api/index.ts';

/** What an admin is shown of somebody with an account (contract: Person). */
export type Person = components['schemas']['Person'];
