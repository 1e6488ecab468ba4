import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * Opens a log for a process: a new one, keeping the previous, or the same again for a restarted one. A file instead of
 * a pipe, because the process may outlive this one.
 * @param {string} folder
 * @param {string} name
 * @param {boolean} isRestart
 */
export function openLog(folder, name, isRestart) {
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file) && !isRestart) renameSync(file, path.join(folder, `${name}.previous.log`));
  return { file, descriptor: openSync(file, 'a', 0o600) };
}

/**
 * @param {string} file
 * @param {number} [lines]
 */
export const lastLines = (file, lines = 20) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
