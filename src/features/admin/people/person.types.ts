import type { components } from '../../../api/index.ts';

/** What admins see of a user (contract: Person). */
export type Person = components['schemas']['Person'];
