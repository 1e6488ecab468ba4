import { invariant } from '../../../../src/lib/invariant.ts';

// Lower case only, since some disks ignore case; no segment starts with a dot, which excludes '..' and hidden files.
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const MAX_LENGTH = 200;

/** Throws unless every store can hold the key. Keys are generated, so an invalid one is a bug. */
export function assertFileKey(key: string): void {
  invariant(key.length <= MAX_LENGTH && KEY.test(key), `not a file key: ${JSON.stringify(key.slice(0, 80))}`);
}
