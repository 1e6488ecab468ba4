import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../tests/database/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool } from '../../platform/db/database.ts';
import { systemIds } from '../../platform/ids.ts';
import { createLive, type Live } from '../../platform/live/index.ts';
import { silentLog as log } from '../../platform/log.ts';
import { testSecrets } from '../../platform/mail/testing/queued-mails.ts';
import { sendNotifications } from '../../platform/notifications/index.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createArrivals, type ArrivalParts } from './arrivals.service.ts';
import { postPush } from './post-push.ts';
import { openPushKeys, resealPushKeys } from './push-keys.service.ts';
import { getPush, pushTask, pushTo, turnOffPush, turnOnPush, type PushParts } from './push.service.ts';
import { browser, pushService, signature } from './testing/browser.ts';

const mara = { userId: '0193f2a1-7c1e-7b2a-9d4e-000000000001' };
const teo = { userId: '0193f2a1-7c1e-7b2a-9d4e-000000000002' };

let database: TestDatabase;
let db: ArrivalParts['db'];
let pool: Pool;
let live: Live;
const open: Readable[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const at = new Date('2026-11-20T08:30:00Z');
  const person = {
    role: 'crew_member',
    lastName: 'Berg',
    passwordHash: 'none',
    createdAt: at,
    updatedAt: at,
  } as const;
  await db
    .insertInto('users')
    .values([
      { ...person, id: mara.userId, email: 'mara@example.com', firstName: 'Mara' },
      { ...person, id: teo.userId, email: 'teo@example.com', firstName: 'Teo' },
    ])
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.deleteFrom('notifications').execute();
  pool = createPool(database.connectionString, { max: 2 });
  live = createLive({ pool, log });
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.destroy();
  await live.close();
  await pool.end();
});

const write = (on: ArrivalParts['db'], { userId }: typeof mara, title: string) =>
  on
    .insertInto('notifications')
    .values({ userId, kind: 'order', title, detail: null, path: '/crew/dashboard', createdAt: new Date() })
    .execute();

const arrivals = () => createArrivals({ db, live });

/** Follows a user's notifications; `next` returns each event as its id and title, first the start event. */
async function follow(reader: typeof mara, after: number | null) {
  const stream = await arrivals().stream(reader, after, async () => true);
  if (stream === null) throw new Error('nobody else follows');
  open.push(stream);
  const events: string[] = [];
  // One iterator: another would take the first one's chunks.
  const chunks = stream[Symbol.asyncIterator]();
  const told = (event: string) => {
    const data = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}') as { title?: string };
    return [Number(/^id: (.*)$/m.exec(event)?.[1]), data.title ?? 'begin'] as const;
  };
  const next = async () => {
    while (events.length === 0) {
      const { value } = (await chunks.next()) as { value: Buffer };
      events.push(
        ...value
          .toString()
          .split('\n\n')
          .filter((event) => event.startsWith('event: ')),
      );
    }
    return told(events.shift() ?? '');
  };
  return { next, stream };
}

describe('a sender', () => {
  test('numbers new notifications in order, once, and no uncommitted ones', async () => {
    await write(db, mara, 'first');
    const committed = Promise.withResolvers<void>();
    const isWritten = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (trx) => {
      await write(trx, mara, 'begun before the second, committed after it');
      isWritten.resolve();
      await committed.promise;
    });
    await isWritten.promise;
    await write(db, mara, 'second');
    expect(await sendNotifications(db)).toBe(2);
    const seen = await arrivals().list(mara, 0);
    committed.resolve();
    await late;
    expect(await sendNotifications(db)).toBe(1);
    const { items } = await arrivals().list(mara, seen.after);
    expect([seen.items.map(({ title }) => title), items.map(({ title }) => title)]).toEqual([
      ['first', 'second'],
      ['begun before the second, committed after it'],
    ]);
    expect(await sendNotifications(db)).toBe(0);
  });

  test('is the only one of several to number: no two nodes send the same', async () => {
    for (let count = 0; count < 20; count += 1) await write(db, mara, `${count}`);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendNotifications(db)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20);
    const { items } = await arrivals().list(mara, 0);
    expect(new Set(items.map(({ sequence }) => sequence)).size).toBe(20);
  });
});

describe('a stream', () => {
  test('sends its starting position, then each of the reader’s own notifications as it arrives', async () => {
    const { next } = await follow(mara, null);
    expect(await next()).toEqual([0, 'begin']);
    await write(db, teo, 'for somebody else');
    await write(db, mara, 'on its way');
    await sendNotifications(db);
    expect((await next())[1]).toBe('on its way');
  });

  test('that was interrupted for an hour continues in order, without loss or repetition', async () => {
    await write(db, mara, 'seen');
    await sendNotifications(db);
    const known = (await arrivals().list(mara, 0)).after;
    for (const title of ['missed 1', 'missed 2', 'missed 3']) await write(db, mara, title);
    await sendNotifications(db);
    const { next } = await follow(mara, known);
    await write(db, mara, 'after it');
    await sendNotifications(db);
    const titles = [];
    for (let count = 0; count < 5; count += 1) titles.push((await next())[1]);
    expect(titles).toEqual(['begin', 'missed 1', 'missed 2', 'missed 3', 'after it']);
  });

  test('of two tabs with different positions sends each what it lacks', async () => {
    await write(db, mara, 'first');
    await sendNotifications(db);
    const known = (await arrivals().list(mara, 0)).after;
    const [fresh, knowing] = [await follow(mara, 0), await follow(mara, known)];
    await write(db, mara, 'second');
    await sendNotifications(db);
    const titlesOf = async ({ next }: typeof fresh, count: number) => {
      const titles = [];
      for (let place = 0; place < count; place += 1) titles.push((await next())[1]);
      return titles;
    };
    expect(await titlesOf(fresh, 3)).toEqual(['begin', 'first', 'second']);
    expect(await titlesOf(knowing, 2)).toEqual(['begin', 'second']);
  });

  test('on another node receives what this one sends', async () => {
    const otherPool = createPool(database.connectionString, { max: 2 });
    const other = createLive({ pool: otherPool, log });
    const stream = await createArrivals({ db, live: other }).stream(mara, null, async () => true);
    const chunks: string[] = [];
    const heard = Promise.withResolvers<void>();
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (chunks.join('').includes('from the first node')) heard.resolve();
    });
    await write(db, mara, 'from the first node');
    await sendNotifications(db);
    await heard.promise;
    stream?.destroy();
    await other.close();
    await otherPool.end();
  });
});

describe('a browser that receives pushes', () => {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  let service: Awaited<ReturnType<typeof pushService>>;
  beforeAll(async () => {
    service = await pushService();
  });
  beforeEach(async () => {
    service.state.status = 201;
    service.received.length = 0;
    await emptyTables(db, 'pushSubscriptions', 'pushKeys', 'sessions');
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  });
  afterAll(() => service.close());

  const parts = (): PushParts => ({
    db,
    clock,
    ids: systemIds,
    secrets: testSecrets,
    contact: 'hello@example.com',
    // Its service is on this machine, which counts as public here.
    postPush: (post) =>
      postPush({ ...post, endpoint: service.url }, { isPublicAddress: () => true, isPublicName: () => true }),
  });

  async function signedIn({ userId }: typeof mara) {
    const id = systemIds.newId();
    const at = clock.now();
    await db
      .insertInto('sessions')
      .values({
        id,
        tokenHash: Buffer.from(id),
        userId,
        device: 'Firefox on Windows',
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date('2026-12-20T08:30:00Z'),
      })
      .execute();
    return { id, userId };
  }

  async function turnedOn(reader: typeof mara, { target } = browser()) {
    const session = await signedIn(reader);
    const on = await turnOnPush(parts(), session, target);
    if (!on.ok) throw new Error(on.error.code);
    return { session, publicKey: on.value.publicKey };
  }

  /** Runs the planned pushes like the worker. */
  async function pushed(use = parts(), context: { attempt: number } = { attempt: 1 }) {
    await sendNotifications(db, (trx, userIds) => pushTo(use, trx, userIds));
    const { rows } = await sql<{ payload: { subscriptionId: string } }>`
      select payload from graphile_worker._private_jobs`.execute(db);
    for (const { payload } of rows)
      await pushTask(use)(payload, { ...context, maxAttempts: 8, signal: new AbortController().signal, log });
    return rows.length;
  }

  const isOn = async (session: { id: string }) => (await getPush(parts(), session)).isOn;

  test('gets one push for a burst, with a link but without the content', async () => {
    const mine = browser();
    const { publicKey } = await turnedOn(mara, mine);
    await turnedOn(teo);
    await write(db, mara, 'Xarxa Chandlery has confirmed Q-10001/1');
    await sendNotifications(db, (trx, userIds) => pushTo(parts(), trx, userIds));
    await write(db, mara, 'Q-10001/1 is on its way');
    expect(await pushed()).toBe(1);
    const [push, ...more] = service.received;
    const { isOurs, claims } = signature(push?.headers ?? {}, publicKey);
    expect([more, mine.read(push?.body ?? Buffer.of()), isOurs, claims.aud, claims.sub]).toEqual([
      [],
      '{"path":"/crew/notifications"}',
      true,
      'https://push.example.com',
      'mailto:hello@example.com',
    ]);
  });

  test.each([404, 410])('that its push service answers with %s for is told no more', async (status) => {
    const { session } = await turnedOn(mara);
    await write(db, mara, 'news');
    service.state.status = status;
    await pushed();
    expect(await isOn(session)).toBe(false);
  });

  test('whose push service is busy gets it later, and an outdated push is no error', async () => {
    const { session } = await turnedOn(mara);
    await write(db, mara, 'news');
    service.state.status = 503;
    await expect(pushed()).rejects.toThrow('answered 503');
    await pushed(parts(), { attempt: 8 });
    expect([await isOn(session), service.received.length]).toEqual([true, 2]);
  });

  test('whose address is in our own network gets none, and is deleted', async () => {
    const session = await signedIn(mara);
    const refusedTo = (endpoint: string) => turnOnPush(parts(), session, browser(endpoint).target);
    for (const endpoint of ['https://127.0.0.1/send', 'https://push.internal/send'])
      expect(await refusedTo(endpoint)).toMatchObject({
        ok: false,
        error: { fields: [{ field: 'endpoint' }] },
      });
    // The name is resolved and checked again when it is sent to.
    await turnOnPush(parts(), session, browser().target);
    await write(db, mara, 'news');
    const guarded = { isPublicName: () => true };
    await pushed({ ...parts(), postPush: (post) => postPush({ ...post, endpoint: service.url }, guarded) });
    expect([await isOn(session), service.received]).toEqual([false, []]);
  });

  test('with an invalid key is refused', async () => {
    const { target } = browser();
    const refused = await turnOnPush(parts(), await signedIn(mara), { ...target, p256dh: 'B'.repeat(87) });
    expect(refused).toMatchObject({ ok: false, error: { fields: [{ field: 'p256dh' }] } });
  });

  test('gets none after its session has ended, or another user has signed in with it', async () => {
    const mine = browser();
    const { session } = await turnedOn(mara, mine);
    await db.updateTable('sessions').set({ revokedAt: clock.now() }).where('id', '=', session.id).execute();
    expect(await isOn(session)).toBe(false);

    const again = await turnedOn(mara, mine);
    const theirs = await turnedOn(teo, mine);
    expect([await isOn(again.session), await isOn(theirs.session)]).toEqual([false, true]);
    await turnOffPush(parts(), theirs.session);
    expect(await isOn(theirs.session)).toBe(false);
  });

  test('gets pushes signed with one key, created once by several nodes, which still opens with a renewed secret', async () => {
    const keys = await Promise.all(Array.from({ length: 4 }, () => getPush(parts(), { id: mara.userId })));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    const renewed = {
      current: 'another secret of these tests, with 43 letters',
      before: testSecrets.current,
    };
    expect(await resealPushKeys({ db, secrets: renewed })).toBe('renewed');
    const alone = { current: renewed.current, before: null };
    expect((await openPushKeys({ db, secrets: alone })).publicKey).toBe(keys[0]?.publicKey);
    expect(await resealPushKeys({ db, secrets: testSecrets })).toBe('lost');
    await expect(openPushKeys({ db, secrets: testSecrets })).rejects.toThrow('another APP_SECRET');
  });
});
