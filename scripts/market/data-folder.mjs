import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePassableFolder } from '../../services/postgres/private-folder.ts';
import { Problem } from './problem.mjs';

const neededMegabytes = 200;

/**
 * Creates the data folder and its logs/ and checks that both are writable; throws a Problem of one sentence.
 * @param {string} folder
 * @returns {string} the folder of the logs
 */
export function prepareDataFolder(folder) {
  const logs = path.join(folder, 'logs');
  const probe = path.join(logs, `.probe-${process.pid}`);
  try {
    // As root, the database's own user has its files inside.
    makePassableFolder(folder);
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw explain(error, folder);
  }
  const { bavail, bsize } = statfsSync(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMegabytes < neededMegabytes) throw fullDisk(folder, `has ${freeMegabytes} MB left`);
  return logs;
}

/**
 * @param {string} folder
 * @param {string} state
 */
const fullDisk = (folder, state) =>
  new Problem(
    `The disk of ${folder} ${state} and ${neededMegabytes} are needed: free some, or set QUAYSIDE_DATA to a folder on another disk.`,
  );

/**
 * @param {unknown} error
 * @param {string} folder
 */
function explain(error, folder) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(folder, 'is full');
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)
    ? new Problem(`The data folder ${folder} can't be written (${code}): set QUAYSIDE_DATA to one that can.`)
    : error;
}
