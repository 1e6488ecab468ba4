import { accessSync, constants, statfsSync } from 'node:fs';

/** Of Linux: a file system that is memory, writable by everybody. */
const folder = '/dev/shm';
/** What all databases of a run take at most, with a good deal to spare. */
const neededBytes = 4 * 2 ** 30;

/**
 * A folder in memory with room for a run's databases, or null where the machine has none to give. Each database of a test is a thousand files: on a disk
 * the kernel looked for places of new ones among those just deleted for longer than PostgreSQL took for all its work.
 */
export function memoryFolder(): string | null {
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
