import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

/** What admins see of a user (contract: Person). */
export type Person = Schemas['Person'];
export type SuspensionCommand = Schemas['SuspensionCommand'];
