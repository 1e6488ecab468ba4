import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProcess } from '../../services/postgres/postgres-process.ts';
import { waitUntilGone } from '../../services/postgres/postmaster.ts';
import { Problem } from './problem.mjs';

/**
 * @typedef {{ pid: number, startedAt: string }} Seen
 * @typedef {{ run: Seen, address: string, children: (Seen & { name: string })[] }} RunRecord
 */

/** @param {string} data */
const recordFile = (data) => path.join(data, 'run.json');

/**
 * Records which processes use this data folder, for the next start.
 * @param {string} data
 * @param {string} address
 * @param {readonly { name: string, pid: number }[]} children
 */
export function recordRun(data, address, children) {
  const see = (/** @type {number} */ pid) => ({ pid, startedAt: readProcess(pid)?.startedAt ?? '' });
  /** @type {RunRecord} */
  const record = {
    run: see(process.pid),
    address,
    children: children.map(({ name, pid }) => ({ name, ...see(pid) })),
  };
  // Atomically: it is rewritten whenever a part is restarted.
  const file = recordFile(data);
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}

/** @param {string} data */
export const forgetRun = (data) => rmSync(recordFile(data), { force: true });

/**
 * Ensures that nothing else uses this data folder: throws a Problem if a start script is running, and ends what a
 * killed one left behind.
 * @param {string} data
 */
export async function endPreviousRun(data) {
  const record = readRecord(data);
  if (record === null) return;
  if (isAlive(record.run)) {
    throw new Problem(
      `Quayside runs already with this data folder, at ${record.address} (process ${record.run.pid}): stop that one, or give this one its own QUAYSIDE_DATA and ports.`,
    );
  }
  await Promise.all(
    record.children.filter(isAlive).map(async ({ pid }) => {
      // A service stops automatically when its start script is killed; `node --watch` does not.
      signalGroup(pid, 'SIGTERM');
      if (await waitUntilGone(pid, 12_000)) return;
      signalGroup(pid, 'SIGKILL');
      await waitUntilGone(pid, 2_000);
    }),
  );
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // It ended between the check and the call.
    if (readProcess(pid) !== null) throw error;
  }
}

/** @param {Seen} seen */
const isAlive = ({ pid, startedAt }) => startedAt !== '' && readProcess(pid)?.startedAt === startedAt;

/**
 * @param {string} data
 * @returns {RunRecord | null}
 */
function readRecord(data) {
  const file = recordFile(data);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text === '' ? null : JSON.parse(text);
}
