import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * A new log for a process, the last run's kept beside it. A file and no pipe: the process may outlive this one.
 * @param {string} folder
 * @param {string} name
 */
export function openLog(folder, name) {
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, path.join(folder, `${name}.previous.log`));
  return { file, descriptor: openSync(file, 'a', 0o600) };
}

/**
 * @param {string} file
 * @param {number} [lines]
 */
export const lastLines = (file, lines = 20) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
