import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two of the largest uploads; the database's files are usually on the same disk. */
const roomMinBytes = 100 * 1024 * 1024;

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Whether a folder takes what is uploaded: `full` when a large upload would not fit, `away` when nothing can be
 * written. Never throws. Makes the folder if there is none.
 */
export async function diskState(
  folder: string,
  { freeBytes = freeBytesOf }: { readonly freeBytes?: (folder: string) => Promise<number> } = {},
): Promise<'ok' | 'full' | 'away'> {
  // A name that no file key has. Written, because a quota shows in nothing else.
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'x');
    return (await freeBytes(folder)) < roomMinBytes ? 'full' : 'ok';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'away';
  } finally {
    // A disk that cannot be written to has no probe either.
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
