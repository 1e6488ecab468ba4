import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrateToLatest } from '../../services/marketplace/platform/db/migrator.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../services/postgres/embedded-postgres.ts';

const run = promisify(execFile);

/** A primary with the market's empty tables and a replica that streams from it, both with the product's PostgreSQL. */
export interface ReplicatedDatabase {
  readonly primary: string;
  readonly replica: string;
  /** Stops the replica's server; later commits wait on the primary. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** One value of one row, read on the replica. */
  askReplica(question: string): Promise<unknown>;
  drop(): Promise<void>;
}

export async function startReplicated(): Promise<ReplicatedDatabase> {
  const base = mkdtempSync(path.join(os.tmpdir(), 'quayside-replica-'));
  // As root, the databases' own user has to traverse it.
  chmodSync(base, 0o711);
  const [first, second] = [path.join(base, 'first'), path.join(base, 'second')];
  const primary = await startEmbeddedPostgres({ dataFolder: first, fsync: false });
  await migrateToLatest(primary.connectionString);
  await copyRunning(primary.connectionString, { from: first, to: second });
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataFolder: second, fsync: false });
  let replica = await start();
  return {
    primary: primary.connectionString,
    replica: replica.connectionString,
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start();
    },
    askReplica: (question) => ask(replica.connectionString, question),
    async drop() {
      for (const folder of [second, first]) await removeEmbeddedPostgres(folder);
      await rm(base, { recursive: true, force: true });
    },
  };
}

async function ask(connectionString: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** A base backup of a running server, for which npm has no program: the files are copied in backup mode. */
async function copyRunning(
  connectionString: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const source = path.join(from, 'postgres', 'cluster');
  const target = path.join(to, 'postgres', 'cluster');
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o711 });
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot('second', true)");
    await client.query("select pg_backup_start('second', fast => true)");
    // With owners: the two servers run as the same user, because the socket of each is only accessible to its user.
    await run('cp', ['-a', source, target]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o644 });
  } finally {
    await client.end();
  }
  await rm(path.join(target, 'postmaster.pid'));
  writeFileSync(path.join(target, 'standby.signal'), '', { mode: 0o644 });
  const socket = /host=([^&]+)/.exec(connectionString)?.[1] ?? '';
  await appendFile(
    path.join(target, 'postgresql.auto.conf'),
    [
      `primary_conninfo = 'host=${decodeURIComponent(socket)} user=app'`,
      `primary_slot_name = 'second'`,
      // Reconnects at once.
      `wal_retrieve_retry_interval = '50ms'`,
      '',
    ].join('\n'),
  );
  await run('chown', ['-R', `--reference=${source}`, target]);
}
