import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseStartFailure, explainFileError, explainServerReport } from './database-start-failure.ts';
import { findPostgresBinaries, publishPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { initialiseCluster } from './postgres-cluster.ts';
import { foldersOfRoot, systemAllows } from './postgres-place-for-root.ts';
import { preparePlace } from './postgres-place.ts';
import type { PostgresPlace } from './postgres-place.ts';
import type { ServerUser } from './private-folder.ts';
import { takeOwnership } from './postgres-owner.ts';
import { clearStaleLocks, runningPostmaster, stopPostmaster, waitUntilGone } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** For pg and graphile-worker; the database is `quayside`, reached over the socket without a password. */
  readonly connectionString: string;
  /** Whether the server was already running: left by a killed run, or started by another process. */
  readonly adopted: boolean;
  /** Whether this process stops the server; false if a living process started it. */
  readonly owned: boolean;
  readonly pid: number;
  /** Resolves when the server has stopped, for any reason. */
  readonly gone: () => Promise<void>;
  /** A fast, clean stop; resolves when the server has really stopped. Does nothing if not owned. */
  readonly stop: () => Promise<void>;
};

const startLimitMs = 90_000;
const logLimitBytes = 5_000_000;

/**
 * Starts the PostgreSQL that npm installed, on a Unix socket only, or adopts the one that runs for this data folder.
 * Safe to call from several processes at once. Without `fsync` a power failure may lose everything: for tests. Throws a
 * DatabaseStartFailure.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataFolder: string;
  readonly fsync?: boolean;
}): Promise<EmbeddedPostgres> {
  const place = preparePlace(path.resolve(options.dataFolder));
  try {
    const binaries = usableBinaries(place.user);
    const end = performance.now() + startLimitMs;
    let child: ChildProcess | null = null;
    await initialiseCluster(binaries, place);
    while (!(await answers(place))) {
      if (performance.now() > end) throw explainServerReport(lastWords(place), place.cluster);
      // A living server that doesn't answer is recovering or stopping; both end.
      if (runningPostmaster(place) === null) {
        if (child !== null && hasEnded(child)) {
          const report = lastWords(place);
          if (!metThoseBefore(child, report)) throw explainServerReport(report, place.cluster);
          child = null;
        }
        clearStaleLocks(place);
        child ??= await launch(binaries, place, options.fsync ?? true);
      }
      await delay(20);
    }
    const pid = runningPostmaster(place);
    if (pid === null)
      throw new DatabaseStartFailure(`The database in ${place.cluster} stopped while starting.`);
    await createDatabaseOnce(place);
    const owned = takeOwnership(place);
    return {
      connectionString: connectionStringTo(place, 'quayside'),
      adopted: child?.pid !== pid,
      owned,
      pid,
      gone: async () => {
        await waitUntilGone(pid, Number.POSITIVE_INFINITY);
      },
      stop: async () => {
        if (owned) await stopPostmaster(pid);
      },
    };
  } catch (error) {
    throw explainFileError(error, place.cluster);
  }
}

/**
 * Stops the server of this data folder, whichever process started it, and deletes its files: for tests and the remains
 * of killed test runs.
 */
export async function removeEmbeddedPostgres(dataFolder: string): Promise<void> {
  const place = preparePlace(path.resolve(dataFolder));
  const pid = runningPostmaster(place);
  if (pid !== null) await stopPostmaster(pid);
  for (const folder of [place.socketFolder, ...place.folders])
    rmSync(folder, { recursive: true, force: true });
}

/** Root's checkout may be unreadable for the server's user: then a copy outside is used. */
function usableBinaries(user: ServerUser): PostgresBinaries {
  const installed = findPostgresBinaries();
  const program = path.join(installed.folder, 'bin', 'postgres');
  if (user === null || systemAllows(user, 'test -x "$1"', program)) return installed;
  return publishPostgresBinaries(installed, foldersOfRoot);
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function launch(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  fsync: boolean,
): Promise<ChildProcess> {
  // To a file, not a pipe: the server may outlive this process.
  if (existsSync(place.logFile) && statSync(place.logFile).size > logLimitBytes) truncateSync(place.logFile);
  const log = openSync(place.logFile, 'a', 0o600);
  if (place.user !== null) fchownSync(log, place.user.uid, place.user.gid);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const server = spawn(
    path.join(binaries.folder, 'bin', 'postgres'),
    ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      // In its own session: Ctrl-C in the terminal must not stop the database before its users.
      detached: true,
      ...place.user,
    },
  );
  closeSync(log);
  await once(server, 'spawn');
  server.unref();
  return server;
}

const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

const lastWords = (place: PostgresPlace): string =>
  existsSync(place.logFile) ? readFileSync(place.logFile, 'utf8').slice(-4_000) : '';

/**
 * The remains of a killed server disappear automatically, but on a busy machine not before the next one starts: its
 * workers end, and its parent reaps it, and until then PostgreSQL believes that it runs.
 */
const metThoseBefore = (server: ChildProcess, report: string): boolean =>
  ['pre-existing shared memory block', 'lock file "postmaster.pid" already exists'].some((problem) =>
    report.includes(`[${server.pid}] FATAL:  ${problem}`),
  );

const connectionStringTo = (place: PostgresPlace, database: string): string =>
  `postgresql://app@/${encodeURIComponent(database)}?host=${encodeURIComponent(place.socketFolder)}`;

/** True if this cluster's own server answers queries; the caller's loop finds out what prevents it. */
async function answers(place: PostgresPlace): Promise<boolean> {
  if (runningPostmaster(place) === null) return false;
  const client = new Client({ connectionString: connectionStringTo(place, 'postgres') });
  // If the server dies during an open connection, the query fails too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false; // starting, recovering or stopping
  } finally {
    await client.end();
  }
}

async function createDatabaseOnce(place: PostgresPlace): Promise<void> {
  const client = new Client({ connectionString: connectionStringTo(place, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'quayside'");
    if (rowCount === 0) await client.query('create database quayside');
  } catch (error) {
    // 42P04, 23505: another process that starts at the same time was first.
    if (!(error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code))))
      throw error;
  } finally {
    await client.end();
  }
}
