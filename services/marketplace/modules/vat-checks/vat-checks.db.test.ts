import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { systemIds } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import type { VatAnswer } from './vat-checks.domain.ts';
import { createVatChecks, vatCheckTask } from './vat-checks.service.ts';

const clock = fixedClock('2026-11-20T12:00:00Z');
const checks = createVatChecks({ ids: systemIds });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.set('2026-11-20T12:00:00Z');
  await database.db.deleteFrom('vatChecks').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
});

const vatId = 'DE123456788';
const valid: VatAnswer = { state: 'valid', consultationNumber: 'WAPIAAAAY0000001' };
const invalid: VatAnswer = { state: 'invalid', consultationNumber: null };
const away: VatAnswer = { state: 'unreachable', why: 'MS_UNAVAILABLE' };

const ask = (asked = vatId) =>
  database.db.transaction().execute((trx) => checks.ask(trx, asked, clock.now()));
const isUnknown = () => checks.isUnknown(database.db, vatId, clock.now());
const stored = () =>
  database.db
    .selectFrom('vatChecks')
    .select(['vatId', 'state', 'askedAt', 'checkedAt', 'consultationNumber'])
    .orderBy('askedAt')
    .execute();

/** Runs the queued checks with an answer of VIES; returns the requests and failures. */
async function work(answer: VatAnswer) {
  const looked: string[] = [];
  const task = vatCheckTask({
    db: database.db,
    clock,
    vies: { lookUp: async (number) => (looked.push(number), answer) },
  });
  const { rows } = await sql<{ payload: { checkId: string } }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'check_vat_id' order by j.id`.execute(database.db);
  const context = { attempt: 1, maxAttempts: 25, signal: new AbortController().signal, log: silentLog };
  const done = await Promise.allSettled(rows.map(async ({ payload }) => task(payload, context)));
  const failures = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  return { looked, failures };
}

test('a number is looked up once, and the answer stored with its proof', async () => {
  await ask();
  await ask();
  const askedAt = clock.now();
  expect(await stored()).toEqual([
    { vatId, state: 'waiting', askedAt, checkedAt: null, consultationNumber: null },
  ]);
  clock.set('2026-11-20T12:00:09Z');
  expect(await work(valid)).toEqual({ looked: [vatId], failures: [] });
  expect(await stored()).toEqual([{ vatId, askedAt, checkedAt: clock.now(), ...valid }]);
  // A job that runs again finds its answer.
  expect(await work(invalid)).toEqual({ looked: [], failures: [] });
  expect(await isUnknown()).toBe(false);
});

test('while VIES is down the number is not unknown, and the check is repeated', async () => {
  await ask();
  expect(await work(away)).toEqual({
    looked: [vatId],
    failures: ['Error: VIES did not answer: MS_UNAVAILABLE'],
  });
  expect(await stored()).toMatchObject([{ state: 'unreachable', checkedAt: clock.now() }]);
  expect(await isUnknown()).toBe(false);
  expect(await work(invalid)).toEqual({ looked: [vatId], failures: [] });
  expect(await isUnknown()).toBe(true);
});

test('an answer is current for a while: a no for a day, a yes for thirty', async () => {
  await ask();
  await work(invalid);
  clock.set('2026-11-21T11:59:00Z');
  await ask();
  expect([await isUnknown(), (await stored()).length]).toEqual([true, 1]);
  clock.set('2026-11-21T12:00:00Z');
  expect(await isUnknown()).toBe(false);
  await ask();
  await work(valid);
  clock.set('2026-12-21T11:59:00Z');
  await ask();
  expect((await stored()).length).toBe(2);
  clock.set('2026-12-21T12:00:00Z');
  await ask();
  expect((await stored()).map(({ state }) => state)).toEqual(['invalid', 'valid', 'waiting']);
});

test.each(['CHE123456788', 'GB123456782', 'NO912345688MVA', '987654321'])(
  '%s is not covered by the Union’s register, and not checked',
  async (elsewhere) => {
    await ask(elsewhere);
    expect(await stored()).toEqual([]);
  },
);

test('a check in a rolled-back transaction is not made', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await checks.ask(trx, vatId, clock.now());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await stored(), await work(valid)]).toEqual([[], { looked: [], failures: [] }]);
});
