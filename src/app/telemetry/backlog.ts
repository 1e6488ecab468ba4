import type { Entry } from './telemetry.types.ts';

const most = { crumb: 100, done: 100, error: 10, user: 10 } as const satisfies Record<Entry['kind'], number>;

/**
 * Stores in order what happens before the SDK is loaded. When it is full, the oldest entries of a kind are dropped; of
 * errors, the first are kept.
 */
interface Backlog {
  keep(entry: Entry): void;
  /** Removes and delivers all entries, oldest first. */
  drain(): readonly Entry[];
}

export const createBacklog = (): Backlog => {
  let entries: Entry[] = [];

  return {
    keep(entry) {
      const { kind } = entry;
      if (entries.filter((kept) => kept.kind === kind).length >= most[kind]) {
        // The first errors show the cause; those after them are mostly its consequences.
        if (kind === 'error') return;
        entries.splice(
          entries.findIndex((kept) => kept.kind === kind),
          1,
        );
      }
      entries.push(entry);
    },
    drain() {
      const drained = entries;
      entries = [];
      return drained;
    },
  };
};
