import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../../http-adapter/index.ts';
import { createPool, databaseOf } from '../platform/db/database.ts';
import { atOnce, prepareJobs, until } from '../platform/jobs/testing/prepare-jobs.ts';
import { measureJobAttempts } from './job-attempts.ts';
import { measureJobQueue } from './job-queue.ts';

const { db, work, add } = prepareJobs();

let metrics: Metrics;
beforeEach(() => (metrics = createMetrics()));

/** The lines of one metric in `/metrics`. */
const linesOf = async (name: string) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
const change = (what: string) =>
  sql`${sql.raw(`update graphile_worker._private_jobs set ${what}`)}`.execute(db());

describe('the queue', () => {
  test.each([
    ['planned', "run_at = now() + interval '1 day'", 0],
    ['due', "run_at = now() - interval '200 seconds'", 200],
    ['running', "locked_at = now() - interval '200 seconds', attempts = 1", 200],
    [
      'retrying',
      "attempts = 3, run_at = now() + interval '1 hour', created_at = now() - interval '200 seconds'",
      200,
    ],
    ['failed', "attempts = max_attempts, created_at = now() - interval '200 seconds'", 200],
  ])('shows how many jobs are %s, and for how long', async (state, how, seconds) => {
    measureJobQueue(metrics, db());
    await add('greet', { name: 'anna' });
    await change(how);
    const [oldest = ''] = await linesOf('job_oldest_seconds');
    expect(await linesOf('jobs')).toEqual([`jobs{task="greet",state="${state}"} 1`]);
    expect(oldest).toContain(`{task="greet",state="${state}"}`);
    expect(Math.floor(Number(oldest.split(' ')[1]) / 100) * 100).toBe(seconds);
  });

  test('shows the highest number of attempts', async () => {
    measureJobQueue(metrics, db());
    await add('greet', { name: 'anna' });
    await change('attempts = 3');
    expect(await linesOf('job_attempts_max')).toEqual(['job_attempts_max{task="greet",state="retrying"} 3']);
  });

  test('drops a state without jobs', async () => {
    measureJobQueue(metrics, db());
    await add('greet', { name: 'anna' });
    await change('attempts = 3');
    await metrics.metrics();
    await change('attempts = max_attempts');
    expect(await linesOf('jobs')).toEqual(['jobs{task="greet",state="failed"} 1']);
  });

  test('is empty while the database is down, and still answers', async () => {
    const gone = databaseOf(createPool('postgresql://app@127.0.0.1:9/quayside', { max: 1 }));
    measureJobQueue(metrics, gone);
    expect(await linesOf('jobs')).toEqual([]);
    await gone.destroy();
  });
});

test('each attempt is counted by its result', async () => {
  const onAttempt = measureJobAttempts(metrics);
  const greeted = atOnce(({ name }: { readonly name: string }) => {
    if (name !== 'anna') throw new Error('nobody of this name');
  });
  await work({ greet: greeted }, { onAttempt });
  await add('greet', { name: 'anna' });
  await add('greet', { name: 'ben' });
  await add('greet', { name: 'cleo' }, { maxAttempts: 1 });
  const counted = () => linesOf('job_attempt_duration_seconds_count');
  await until(async () => (await counted()).length === 3);
  expect((await counted()).toSorted()).toEqual([
    'job_attempt_duration_seconds_count{task="greet",outcome="done"} 1',
    'job_attempt_duration_seconds_count{task="greet",outcome="failed"} 1',
    'job_attempt_duration_seconds_count{task="greet",outcome="retried"} 1',
  ]);
});
