import type { FileStore } from '../../platform/files/index.ts';
import { listBuilds, readBuild } from './build-records.ts';

/** A release publishes first and starts its nodes seconds later. */
const readAgainMs = 2000;

interface PublishedNames {
  /** Whether a published build has the file. Rejects when the store cannot say. */
  has(name: string): Promise<boolean>;
  /** The same, from memory alone. */
  isKnown(name: string): boolean;
}

/**
 * The names of all published files, in memory. For a name that is not among them the store is asked again, at most every
 * two seconds, whatever is asked for.
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
      // A build's files never change: its id is made from their names.
      const known = builds.get(id) ?? new Set((await readBuild(store, id))?.files);
      next.set(id, known);
    }
    builds = next;
  }

  /** Also the outcome of the last time, while that is fresh: a store that failed is not asked by every request. */
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
