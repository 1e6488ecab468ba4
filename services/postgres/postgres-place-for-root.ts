import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseStartFailure } from './database-start-failure.ts';
import { makePassableFolder, makePrivateFolder, shortHash } from './private-folder.ts';

type SystemUser = { readonly uid: number; readonly gid: number };

/** Root's folders for databases that cannot be in a closed checkout; both survive a restart of the machine. */
export const foldersOfRoot: readonly string[] = ['/var/lib', '/var/tmp'];

/** The file in a data folder that contains the path of its database, if that is elsewhere. */
export const locationFile = 'postgres-location';

/**
 * PostgreSQL refuses to run as root, so root creates a system user for it. If that user can't reach `home` (a parent of
 * mode 0700) the database is in `/var/lib/quayside-<hash of home>`, and `home/postgres-location` contains that path:
 * deleting the data folder starts anew there too (the old database is kept aside, once).
 */
export function placeForRoot(home: string): { folder: string; user: SystemUser } {
  const inside = path.join(home, 'postgres');
  const pointer = path.join(home, locationFile);
  if (existsSync(pointer)) return settle(readFileSync(pointer, 'utf8').trim(), home, pointer);
  const user = userFor(inside);
  if (systemAllows(user, 'test -w "$1" && test -x "$1"', makeFolders(inside, user)))
    return { folder: inside, user };
  if (existsSync(path.join(inside, 'cluster'))) {
    throw new DatabaseStartFailure(
      `The database's system user can't get to ${inside}: open the folders above it (chmod o+x) or set QUAYSIDE_DATA to another folder.`,
    );
  }
  rmSync(inside, { recursive: true });
  return settle(freeOutsideFolder(home), home, pointer);
}

/**
 * The folder belongs to root, for the files that root writes there (a link in its way would make root write elsewhere);
 * the server's files are in folders of its user. Returns the first location that works.
 */
function makeFolders(folder: string, user: SystemUser): string {
  makePassableFolder(folder);
  const socketFolder = path.join(folder, 'socket');
  makePrivateFolder(socketFolder, user);
  return socketFolder;
}

/** Tested as that user: mode bits, access lists and mounts all matter. `$1` in the test is `file`. */
export function systemAllows(user: SystemUser, test: string, file: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', test, 'sh', file], { cwd: '/', ...user });
  if (answer.error) throw answer.error;
  return answer.status === 0;
}

/**
 * The owner of an existing database; else a number without an account, derived from the folder so that two copies of
 * the project can't read each other's. Containers often have no numbers above 65535, and systemd assigns those above
 * 60000.
 */
function userFor(folder: string): SystemUser {
  const cluster = path.join(folder, 'cluster');
  if (existsSync(cluster)) {
    const { uid, gid } = lstatSync(cluster);
    return { uid, gid };
  }
  const taken = new Set([...accounts('/etc/passwd'), ...accounts('/etc/group')].map(({ uid }) => uid));
  let number = 55_000 + (Number.parseInt(shortHash(folder), 16) % 4_000);
  while (taken.has(number)) number += 1;
  return { uid: number, gid: number };
}

/**
 * A system account under which nothing runs: for the half second of initdb, which refuses a user without a name.
 * Afterwards the files are given to the server's own user.
 */
export function unusedAccount(): SystemUser {
  const busy = new Set(runningUsers());
  const free = accounts('/etc/passwd').find(
    ({ name, uid }) => uid > 0 && name !== 'nobody' && !busy.has(uid),
  );
  if (free === undefined) {
    throw new DatabaseStartFailure(
      'No account of this system can make the database: start as a plain user or set DATABASE_URL.',
    );
  }
  return { uid: free.uid, gid: free.gid };
}

type Account = { readonly name: string; readonly uid: number; readonly gid: number };

// In /etc/group the third field is the group's number; the fourth is not used.
function accounts(file: string): Account[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[^#:]+:[^:]*:\d+:/.test(line));
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

function runningUsers(): number[] {
  const { stdout, status } = spawnSync('ps', ['-A', '-o', 'uid='], { encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').map(Number);
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((name) => lstatSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid ?? []);
}

function freeOutsideFolder(home: string): string {
  let lastError: unknown;
  for (const parent of foldersOfRoot) {
    const outside = path.join(parent, `quayside-${shortHash(home)}`);
    try {
      // Nothing refers to this database any more: its data folder was deleted. The latest such database is kept, in
      // case that was a mistake.
      if (existsSync(outside)) {
        rmSync(`${outside}.old`, { recursive: true, force: true });
        renameSync(outside, `${outside}.old`);
      }
      makePassableFolder(outside);
      return outside;
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}

/** Links the outside folder and the data folder to each other, so that a copied data folder is noticed. */
function settle(outside: string, home: string, pointer: string): { folder: string; user: SystemUser } {
  makePassableFolder(outside);
  if (lstatSync(outside).uid !== 0) {
    throw new DatabaseStartFailure(
      `${outside} belongs to another user: delete ${pointer} to start with a new database.`,
    );
  }
  const backPointer = path.join(outside, 'data-folder');
  const claimedBy = existsSync(backPointer) ? readFileSync(backPointer, 'utf8').trim() : home;
  if (claimedBy !== home && existsSync(path.join(claimedBy, path.basename(pointer)))) {
    throw new DatabaseStartFailure(
      `${home} is a copy of ${claimedBy} and would share its database: delete ${home} to start with a new one.`,
    );
  }
  writeFileSync(backPointer, `${home}\n`);
  writeFileSync(pointer, `${outside}\n`);
  const folder = path.join(outside, 'postgres');
  const user = userFor(folder);
  makeFolders(folder, user);
  return { folder, user };
}
