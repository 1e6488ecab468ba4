import { invariant } from '../../../../src/lib/invariant.ts';

// Lower case only, since some disks ignore case; no segment starts with a dot, so none is '..' or hidden.
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const MAX_LENGTH = 200;

/** Throws unless the key is one that any store can hold. Keys are made by us, so a bad one is a bug. */
export function assertFileKey(key: string): void {
  invariant(key.length <= MAX_LENGTH && KEY.test(key), `not a file key: ${JSON.stringify(key.slice(0, 80))}`);
}
