import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { explainServerReport } from './database-start-failure.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { unusedAccount } from './postgres-place-for-root.ts';
import type { PostgresPlace } from './postgres-place.ts';
import type { ServerUser } from './private-folder.ts';
import { readProcess } from './postgres-process.ts';

/**
 * Creates the cluster's files unless they exist: in a folder of this process first, then renamed, so that neither an
 * interruption nor a concurrent process leaves half a cluster. Throws a DatabaseStartFailure.
 */
export async function initialiseCluster(binaries: PostgresBinaries, place: PostgresPlace): Promise<void> {
  const beside = path.dirname(path.dirname(place.cluster));
  removeAbandoned(beside);
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return;
  const unfinished = path.join(beside, `${prefix}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    await runInitdb(binaries, place, unfinished);
    if (place.user !== null) giveTree(unfinished, place.user);
    renameSync(unfinished, place.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A concurrent process was first.
    if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) throw error;
  }
}

const prefix = 'postgres-unfinished.';

async function runInitdb(binaries: PostgresBinaries, place: PostgresPlace, folder: string): Promise<void> {
  // Only initdb requires a user with a name, which the server's user does not have.
  const account: ServerUser = place.user === null ? null : unusedAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const initdb = spawn(
    path.join(binaries.folder, 'bin', 'initdb'),
    [
      ['--pgdata', folder],
      ['--username', 'app'],
      // Only its owner reaches the socket, in a folder of mode 0700.
      ['--auth', 'trust'],
      ['--encoding', 'UTF8'],
      // The same sort order on every machine, whatever its C library.
      ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ].flat(),
    {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    },
  );
  const [report] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')]);
  if (initdb.exitCode !== 0) throw explainServerReport(report, place.cluster);
}

function giveTree(entry: string, user: { uid: number; gid: number }): void {
  lchownSync(entry, user.uid, user.gid);
  for (const child of readdirSync(entry, { withFileTypes: true })) {
    const file = path.join(entry, child.name);
    if (child.isDirectory()) giveTree(file, user);
    else lchownSync(file, user.uid, user.gid);
  }
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const maker = Number(name.slice(prefix.length));
    const isAbandoned = maker === process.pid || readProcess(maker) === null;
    if (isAbandoned) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
