import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of two of the largest uploads; the database is usually on the same disk. */
const roomMinBytes = 100 * 1024 * 1024;

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Whether uploads can be stored in a folder: `full` if a large one would not fit, `away` if nothing can be written.
 * Never throws. Creates the folder if it is missing.
 */
export async function diskState(
  folder: string,
  { freeBytes = freeBytesOf }: { readonly freeBytes?: (folder: string) => Promise<number> } = {},
): Promise<'ok' | 'full' | 'away'> {
  // A name that no file key has. It is really written, because that is the only way to notice a quota.
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'x');
    return (await freeBytes(folder)) < roomMinBytes ? 'full' : 'ok';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'away';
  } finally {
    // If the disk cannot be written to, there is no probe to remove.
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
