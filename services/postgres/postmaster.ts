import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readIfThere } from './private-folder.ts';
import { socketName } from './postgres-place.ts';
import type { PostgresPlace } from './postgres-place.ts';
import { readProcess } from './postgres-process.ts';

const pidFile = (place: PostgresPlace): string => path.join(place.cluster, 'postmaster.pid');

/** The process id of this cluster's running server, or null. */
export const runningPostmaster = (place: PostgresPlace): number | null => {
  const named = namedIn(pidFile(place));
  return named !== null && isServerOf(place, named) ? named.pid : null;
};

/**
 * Removes lock files that PostgreSQL would respect though they are stale: copied with the data folder, or with a
 * process id that now belongs to another program. PostgreSQL handles all others itself, and more carefully: it checks
 * that no worker of the dead server is left.
 */
export function clearStaleLocks(place: PostgresPlace): void {
  for (const file of [pidFile(place), path.join(place.socketFolder, `${socketName}.lock`)]) {
    const named = namedIn(file);
    if (named === null || readProcess(named.pid) === null || isServerOf(place, named)) continue;
    rmSync(file, { force: true });
  }
}

type Named = { readonly pid: number; readonly cluster: string };

// Both kinds of lock file begin with the process id and the data folder, one line each.
function namedIn(file: string): Named | null {
  const [pid, cluster] = readIfThere(file)?.split('\n') ?? [];
  return pid === undefined || cluster === undefined ? null : { pid: Number(pid), cluster };
}

const isServerOf = (place: PostgresPlace, { pid, cluster }: Named): boolean =>
  cluster === place.cluster && readProcess(pid)?.name === 'postgres';

/** Resolves to true when the process has ended, to false after `limitMs`. */
export async function waitUntilGone(pid: number, limitMs: number): Promise<boolean> {
  const startedAt = readProcess(pid)?.startedAt;
  const end = performance.now() + limitMs;
  while (startedAt !== undefined && readProcess(pid)?.startedAt === startedAt) {
    if (performance.now() > end) return false;
    await delay(15);
  }
  return true;
}

/**
 * Fast shutdown (SIGINT); after half a minute an immediate one (SIGQUIT), from which the server recovers by its log.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, 30_000)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, 10_000)) return;
  throw new Error(`PostgreSQL, process ${pid}, doesn't stop.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It ended between the check and the call.
    if (readProcess(pid) !== null) throw error;
  }
}
