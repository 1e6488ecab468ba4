import { createPasswordHashes } from '../services/marketplace/modules/account/index.ts';

/** The same form as in production, where each takes a fiftieth of a second of processor time. */
export const cheapHashes = () => createPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });
