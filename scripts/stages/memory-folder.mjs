import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** On Linux: a file system in memory, writable by everyone. */
const folder = '/dev/shm';
/** The maximum size of a run's databases and browsers, with a margin. */
const neededBytes = 4 * 2 ** 30;

/**
 * A folder in memory with enough space for a run, or null if the machine has none. Each database of a test has a
 * thousand files, and a browser writes hundreds: on a disk the kernel takes long to place them among those just
 * deleted.
 */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return null; // another system, or a closed one
  }
  const { bavail, bsize } = statfsSync(folder);
  // In a container it may have the machine's size and the container's memory.
  const isRoomy = bavail * bsize >= neededBytes && process.availableMemory() >= 2 * neededBytes;
  return isRoomy ? folder : null;
}

const prefix = 'quayside-run-';

/**
 * A folder in memory for the temporary files of this process and its children, or null. It is deleted when the process
 * ends, and those of killed processes are deleted now.
 */
export function temporaryFolder() {
  const parent = memoryFolder();
  if (parent === null) return null;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length).split('-')[0]))) remove(path.join(parent, name));
  const made = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // As root, the database's own user has to traverse it.
  chmodSync(made, 0o711);
  process.on('exit', () => remove(made));
  return made;
}

const remove = (/** @type {string} */ place) => rmSync(place, { recursive: true, force: true });

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
