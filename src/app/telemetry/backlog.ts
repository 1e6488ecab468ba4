import type { Entry } from './telemetry.types.ts';

const maxCrumbs = 100;
const maxErrors = 10;
const maxUsers = 10;

/**
 * Stores what happens before the SDK is loaded, in order. When full, the oldest breadcrumbs are dropped and the first
 * errors are kept.
 */
interface Backlog {
  keep(entry: Entry): void;
  /** Hands everything over, oldest first, and is empty afterwards. */
  drain(): readonly Entry[];
}

export const createBacklog = (): Backlog => {
  let entries: Entry[] = [];
  const count = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  const dropOldest = (kind: Entry['kind']) =>
    entries.splice(
      entries.findIndex((entry) => entry.kind === kind),
      1,
    );

  return {
    keep(entry) {
      // The first errors say what broke; those after them are mostly its echo.
      if (entry.kind === 'error' && count('error') >= maxErrors) return;
      if (entry.kind === 'crumb' && count('crumb') >= maxCrumbs) dropOldest('crumb');
      if (entry.kind === 'user' && count('user') >= maxUsers) dropOldest('user');
      entries.push(entry);
    },
    drain() {
      const drained = entries;
      entries = [];
      return drained;
    },
  };
};
