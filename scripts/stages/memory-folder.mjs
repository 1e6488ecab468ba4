import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Of Linux: a file system that is memory, writable by everybody. */
const folder = '/dev/shm';
/** What the databases and browsers of a run take at most, with a good deal to spare. */
const neededBytes = 4 * 2 ** 30;

/**
 * A folder in memory with room for what a run writes, or null where the machine has none to give. Each database of a test is a thousand files, and a
 * browser writes hundreds: on a disk the kernel looks long for places of new ones among those just deleted.
 */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return null; // another system, or a closed one
  }
  const { bavail, bsize } = statfsSync(folder);
  // In a container it may have the machine's size and the memory of the container.
  const isRoomy = bavail * bsize >= neededBytes && process.availableMemory() >= 2 * neededBytes;
  return isRoomy ? folder : null;
}

const prefix = 'quayside-run-';

/**
 * A folder in memory for the temporary files of this process and those that it starts, or null. It goes when the process ends, and what a killed one has
 * left goes now.
 */
export function temporaryFolder() {
  const parent = memoryFolder();
  if (parent === null) return null;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length).split('-')[0]))) remove(path.join(parent, name));
  const made = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // As root the database's own user passes through.
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
