import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { createPool } from '../db/database.ts';
import { createLog } from '../log.ts';
import type { Tasks } from './index.ts';
import { atOnce, prepareJobs, until } from './testing/prepare-jobs.ts';
import { releaseAbandonedJobs } from './worker-lock.ts';

const { db, pool, connectionString, work, add, waitingJobs } = prepareJobs();

test('a worker recovers automatically after the database closed all its connections', async () => {
  const greeted: string[] = [];
  await work({ greet: atOnce(({ name }) => greeted.push(name)) });
  await add('greet', { name: 'before' });
  await until(() => greeted.length === 1);
  const admin = createPool(connectionString(), { max: 1 });
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
  await until(async () =>
    add('greet', { name: 'after' }, { jobKey: 'after' }).then(
      () => true,
      () => false,
    ),
  );
  await until(() => greeted.includes('after'));
  expect(new Set(greeted)).toEqual(new Set(['before', 'after']));
});

test('a worker without permission to ask for jobs says so until it has it', async () => {
  const worker = await work({ greet: atOnce(() => undefined) });
  const ofNodes = `update on graphile_worker._private_jobs`;
  await asOwner(db(), (trx) => sql.raw(`revoke ${ofNodes} from quayside_test_node`).execute(trx));
  await until(() => !worker.takesJobs());
  await asOwner(db(), (trx) => sql.raw(`grant ${ofNodes} to quayside_test_node`).execute(trx));
  await until(() => worker.takesJobs());
});

test('a worker that stopped because it could not report a job restarts and runs that job again', async () => {
  // graphile-worker also prints the error to the console.
  const printed = vi.spyOn(console, 'trace').mockReturnValue(undefined);
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  const greeted: string[] = [];
  const rename = (from: string, to: string) =>
    asOwner(db(), (trx) =>
      sql`alter table graphile_worker.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(trx),
    );
  const greet: Tasks['greet'] = async ({ name }) => {
    greeted.push(name);
    if (greeted.length === 1) await rename('_private_jobs', 'mislaid');
  };
  const worker = await work({ greet }, { log, abandonedAfterMs: 100 });
  expect(worker.takesJobs()).toBe(true);
  await add('greet', { name: 'anna' });
  await until(() => lines.some((line) => line.includes('worker ended, starting again')));
  expect(worker.takesJobs()).toBe(false);
  await rename('mislaid', '_private_jobs');
  await until(async () => (await waitingJobs()).length === 0);
  expect(worker.takesJobs()).toBe(true);
  printed.mockRestore();
  expect(greeted).toEqual(['anna', 'anna']);
});

describe('the jobs of a worker', () => {
  test('that was killed are run by another', async () => {
    await add('send_mail', { to: 'anna@example.com', subject: 'Hi', text: '' });
    const script = fileURLToPath(new URL('./testing/hanging-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, connectionString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await closed;
    const whileDead = await waitingJobs();
    const sent: unknown[] = [];
    await work(
      { send_mail: atOnce(({ to }, { attempt }) => sent.push({ to, attempt })) },
      { abandonedAfterMs: 100 },
    );
    await until(async () => (await waitingJobs()).length === 0);
    expect({ whileDead, sent }).toEqual({
      whileDead: [{ name: 'send_mail', attempts: 1, locked: true }],
      sent: [{ to: 'anna@example.com', attempt: 2 }],
    });
  });

  test('that is alive stay with it, however long they take', async () => {
    const started = Promise.withResolvers<undefined>();
    const finish = Promise.withResolvers<undefined>();
    const greet: Tasks['greet'] = () => {
      started.resolve(undefined);
      return finish.promise;
    };
    await work({ greet });
    await add('greet', { name: 'anna' });
    await started.promise;
    const shown = sql`select 1 from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`;
    await until(async () => (await shown.execute(db())).rows.length > 0);
    const dead = await releaseAbandonedJobs(pool(), 0);
    const waiting = await waitingJobs();
    finish.resolve(undefined);
    expect({ dead, waiting }).toEqual({ dead: 0, waiting: [{ name: 'greet', attempts: 1, locked: true }] });
  });
});
