import type { FileStore } from '../../platform/files/index.ts';
import { listBuilds, readBuild } from './build-records.ts';

/** A release publishes first and starts its nodes seconds later. */
const readAgainMs = 2000;

interface PublishedNames {
  /** Whether a published build has the file. Rejects if the store fails. */
  has(name: string): Promise<boolean>;
  /** The same, from memory only. */
  isKnown(name: string): boolean;
}

/**
 * The names of all published files, in memory. For an unknown name the store is read again, at most every two seconds,
 * whatever is requested.
 */
export function createPublishedNames({
  store,
  now,
}: {
  readonly store: FileStore;
  readonly now: () => number;
}): PublishedNames {
  let builds: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  let reading: Promise<void> = Promise.resolve();
  let isReading = false;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const next = new Map<string, ReadonlySet<string>>();
    for (const id of await listBuilds(store)) {
      // A build's files never change: its id is derived from their names.
      const known = builds.get(id) ?? new Set((await readBuild(store, id))?.files);
      next.set(id, known);
    }
    builds = next;
  }

  /** Returns the last result, also a failure, while it is fresh: a failing store is not accessed by every request. */
  function readOften(): Promise<void> {
    if (!isReading && now() - readAt >= readAgainMs) {
      isReading = true;
      readAt = now();
      reading = read().finally(() => {
        isReading = false;
      });
    }
    return reading;
  }

  const isKnown = (name: string) => [...builds.values()].some((files) => files.has(name));

  return {
    isKnown,
    async has(name) {
      if (isKnown(name)) return true;
      await readOften();
      return isKnown(name);
    },
  };
}
