import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { enqueue, nightly } from './index.ts';
import type { Tasks } from './index.ts';
import { keepDoing } from './repeated.ts';
import { atOnce, prepareJobs, until } from './testing/prepare-jobs.ts';

const { db, work, add, waitingJobs } = prepareJobs();

/** Makes every job due, so that tests need not wait for retries. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(db());

test('a worker repeats its work until it stops, also after a failure, of which only the first is logged', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  let times = 0;
  const run = async () => {
    times += 1;
    if (times === 2 || times === 3) throw new Error('the database is away');
  };
  const worker = await work({}, { log, repeated: [{ name: 'count', everyMs: 1, run }] });
  await until(() => times > 4);
  await worker.stop();
  const atStop = times;
  // As long as another does its work several times, this one does none.
  let ticks = 0;
  const endTicking = keepDoing({ name: 'tick', everyMs: 1, run: async () => void (ticks += 1) }, log);
  await until(() => ticks > 4);
  await endTicking();
  expect([times, lines.filter((line) => line.includes('"work":"count"')).length]).toEqual([atStop, 1]);
});

describe('a job', () => {
  test('is done once its transaction has committed, and nothing of it remains', async () => {
    const greeted: unknown[] = [];
    await work({
      greet: atOnce(({ name }, { attempt, maxAttempts }) => greeted.push({ name, attempt, maxAttempts })),
    });
    await add('greet', { name: "O'Neil \\ \u0001 ø 😀" });
    await until(async () => greeted.length > 0 && (await waitingJobs()).length === 0);
    expect(greeted).toEqual([{ name: "O'Neil \\ \u0001 ø 😀", attempt: 1, maxAttempts: 25 }]);
  });

  test('does not exist when its transaction is rolled back', async () => {
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await enqueue(trx, 'greet', { name: 'nobody' });
        throw new Error('changed my mind');
      });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await waitingJobs()).toEqual([]);
  });

  test('replaces the one that waits under the same key', async () => {
    await add('greet', { name: 'first' }, { jobKey: 'anna' });
    await add('greet', { name: 'second' }, { jobKey: 'anna' });
    const greeted: string[] = [];
    await work({ greet: atOnce(({ name }) => greeted.push(name)) });
    await until(async () => (await waitingJobs()).length === 0);
    expect(greeted).toEqual(['second']);
  });

  test('waits until its time', async () => {
    await add('greet', { name: 'later' }, { runAt: new Date('2100-01-01T00:00:00Z') });
    await add('greet', { name: 'now' });
    const greeted: string[] = [];
    await work({ greet: atOnce(({ name }) => greeted.push(name)) });
    // A finished job is deleted shortly afterwards.
    await until(async () => greeted.includes('now') && (await waitingJobs()).length === 1);
    expect([greeted, await waitingJobs()]).toEqual([
      ['now'],
      [{ name: 'greet', attempts: 0, locked: false }],
    ]);
  });

  test('waits for a worker that has its task', async () => {
    await add('greet', { name: 'anna' });
    const cleaned: unknown[] = [];
    await work({ clean_up_greetings: atOnce(() => cleaned.push('cleaned')) });
    await add('clean_up_greetings', {});
    await until(() => cleaned.length > 0);
    await until(async () => (await waitingJobs()).length === 1);
    expect(await waitingJobs()).toEqual([{ name: 'greet', attempts: 0, locked: false }]);
  });

  test('is retried after a failure and logged without its payload', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
    const attempts: number[] = [];
    const greet = atOnce<Parameters<Tasks['greet']>>(({ name }, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error(`cannot greet now, said ${name.length} letters`);
    });
    await work({ greet }, { log });
    await add('greet', { name: 'very-secret' });
    await until(async () => {
      await hurry();
      return (await waitingJobs()).length === 0;
    });
    expect(attempts).toEqual([1, 2, 3]);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const failures = entries.filter(({ msg }) => String(msg).startsWith('job failed'));
    expect(failures.map(({ level, msg, job, attempt, err }) => ({ level, msg, job, attempt, err }))).toEqual(
      [1, 2].map((attempt) => ({
        level: 'warn',
        msg: 'job failed, will be tried again',
        job: 'greet',
        attempt,
        err: expect.objectContaining({ message: 'cannot greet now, said 11 letters' }) as unknown,
      })),
    );
    expect(lines.join('')).not.toContain('very-secret');
  });

  test('whose last attempt fails is an error in the log', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
    await work({ greet: () => Promise.reject(new Error('never')) }, { log });
    await add('greet', { name: 'anna' }, { maxAttempts: 1 });
    await until(() => lines.length > 0);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'job failed for good', job: 'greet', attempt: 1, maxAttempts: 1, err: { message: 'never' } },
    ]);
  });
});

describe('a worker that stops', () => {
  test('finishes its current job, takes no other, and may be stopped twice', async () => {
    const done: string[] = [];
    const finish = Promise.withResolvers<undefined>();
    const started = Promise.withResolvers<undefined>();
    const greet: Tasks['greet'] = async ({ name }) => {
      started.resolve(undefined);
      await finish.promise;
      done.push(name);
    };
    const worker = await work({ greet }, { concurrency: 1 });
    await add('greet', { name: 'first' });
    await started.promise;
    const stopped = Promise.all([worker.stop(), worker.stop()]);
    await add('greet', { name: 'second' });
    finish.resolve(undefined);
    await stopped;
    expect([done, await waitingJobs()]).toEqual([['first'], [{ name: 'greet', attempts: 0, locked: false }]]);
  });

  test('returns a job that exceeds the deadline', async () => {
    const started = Promise.withResolvers<undefined>();
    const never = new Promise<never>(() => undefined);
    const greet: Tasks['greet'] = () => {
      started.resolve(undefined);
      return never;
    };
    const worker = await work({ greet }, { stopDeadlineMs: 50 });
    await add('greet', { name: 'anna' });
    await started.promise;
    await worker.stop();
    expect(await waitingJobs()).toEqual([{ name: 'greet', attempts: 1, locked: false }]);
  });
});

describe('nightly jobs', () => {
  test('are spread over the night', () => {
    const names = ['clean_up_greetings', 'clean_up_outbox'] as const;
    const at = (hour: number, min: number) => ({ hour, min, date: 20, month: 11, dow: 5 });
    const cron = nightly(names);
    expect(
      cron.map(({ task, match, identifier }) => [
        task,
        identifier,
        match(at(3, 7)),
        match(at(3, 12)),
        match(at(4, 7)),
      ]),
    ).toEqual([
      ['clean_up_greetings', 'clean_up_greetings', true, false, false],
      ['clean_up_outbox', 'clean_up_outbox', false, true, false],
    ]);
  });

  test('that were missed are caught up at the next start, once', async () => {
    const cron = nightly(['clean_up_greetings']);
    const cleaned: unknown[] = [];
    const tasks: Partial<Tasks> = {
      clean_up_greetings: atOnce(({ _cron }) => cleaned.push(_cron?.backfilled)),
    };
    const first = await work(tasks, { cron });
    const known = sql`select 1 from graphile_worker._private_known_crontabs`;
    await until(async () => (await known.execute(db())).rows.length === 1);
    await first.stop();
    await sql`update graphile_worker._private_known_crontabs set known_since = now() - interval '3 days', last_execution = now() - interval '2 days'`.execute(
      db(),
    );
    await work(tasks, { cron });
    await work(tasks, { cron });
    await until(() => cleaned.length > 0);
    await until(async () => (await waitingJobs()).length === 0);
    expect(cleaned).toEqual([true]);
  });
});
