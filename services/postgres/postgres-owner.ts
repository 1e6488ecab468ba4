import { linkSync, rmSync, writeFileSync } from 'node:fs';
import type { PostgresPlace } from './postgres-place.ts';
import { readIfThere } from './private-folder.ts';
import { readProcess } from './postgres-process.ts';

type Owner = { readonly pid: number; readonly startedAt: string };

/**
 * Makes this process the one that stops the server, unless another living process has done so (then false). The server
 * of a killed process is inherited by the next.
 */
export function takeOwnership(place: PostgresPlace): boolean {
  const owner = readOwner(place);
  const isAlive = owner !== null && readProcess(owner.pid)?.startedAt === owner.startedAt;
  if (isAlive) return owner.pid === process.pid;
  const me: Owner = { pid: process.pid, startedAt: readProcess(process.pid)?.startedAt ?? '' };
  // Removed first: the file may belong to another user (a start as root before one as a plain user).
  if (owner !== null) rmSync(place.ownerFile, { force: true });
  const mine = `${place.ownerFile}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(me));
  try {
    // Creating a link is atomic: of several that start at once one succeeds.
    linkSync(mine, place.ownerFile);
  } catch {
    return readOwner(place)?.pid === process.pid;
  } finally {
    rmSync(mine, { force: true });
  }
  return true;
}

function readOwner(place: PostgresPlace): Owner | null {
  const text = readIfThere(place.ownerFile) ?? '';
  // Truncated by a full disk or a kill: then the owner is unknown, and anyone may take over.
  const value: unknown = text.endsWith('}') ? JSON.parse(text) : null;
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value))
    return null;
  return typeof value.pid === 'number' && typeof value.startedAt === 'string'
    ? { pid: value.pid, startedAt: value.startedAt }
    : null;
}
