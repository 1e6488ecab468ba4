import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { DatabaseStartFailure } from './database-start-failure.ts';

/** The system user that PostgreSQL runs as; null: the current user. */
export type ServerUser = { readonly uid: number; readonly gid: number } | null;

/** Twelve characters that replace a path that is too long. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A folder that others may traverse but not list, whatever the umask; an existing one stays as it is. */
export function makePassableFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
}

/** A folder only for `user`; refuses one that belongs to another user, who may have created it first. */
export function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const mine = [user?.uid, process.getuid?.()].includes(found.uid);
  if (!found.isDirectory() || !mine) {
    throw new DatabaseStartFailure(
      `${folder} belongs to another user (number ${found.uid}): start as that user, or set QUAYSIDE_DATA to another folder.`,
    );
  }
  chmodSync(folder, 0o700);
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

/** The text of a file, or null if there is none; in one call, since others may remove it in between. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
