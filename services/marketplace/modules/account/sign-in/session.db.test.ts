import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { dayMs } from '../../../../../src/lib/durations.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const refusedWith = (code: string) => ({ ok: false, error: { code } });
const row = (id: string) =>
  bench.db
    .selectFrom('sessions')
    .select(['lastSeenAt', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a token', () => {
  test('that never existed is distinguished from one that ended', async () => {
    const { token, session } = await bench.prove();
    await bench.accounts.signOut(session);
    expect([
      await bench.accounts.authenticate('pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM'),
      await bench.accounts.authenticate(token),
    ]).toEqual([refusedWith('UNAUTHENTICATED'), refusedWith('SESSION_EXPIRED')]);
  });

  test('works for 30 days after its last use', async () => {
    const { token } = await bench.prove();
    bench.clock.advance(30 * dayMs - 1);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
    bench.clock.advance(30 * dayMs - 1);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
    bench.clock.advance(30 * dayMs);
    expect(await bench.accounts.authenticate(token)).toEqual(refusedWith('SESSION_EXPIRED'));
  });

  test('ends after 180 days, however much it is used', async () => {
    const { token } = await bench.prove();
    const answers: boolean[] = [];
    for (let day = 20; day <= 180; day += 20) {
      bench.clock.advance(20 * dayMs);
      answers.push((await bench.accounts.authenticate(token)).ok);
    }
    expect(answers).toEqual([true, true, true, true, true, true, true, true, false]);
  });

  test('records its use once a minute at most', async () => {
    const { token, session } = await bench.prove();
    const seen: string[] = [];
    for (const seconds of [59, 1, 59, 1]) {
      bench.clock.advance(seconds * 1000);
      await bench.accounts.authenticate(token);
      seen.push((await row(session.id)).lastSeenAt.toISOString());
    }
    expect(seen).toEqual([
      '2026-11-20T09:00:00.000Z',
      '2026-11-20T09:01:00.000Z',
      '2026-11-20T09:01:00.000Z',
      '2026-11-20T09:02:00.000Z',
    ]);
  });

  test('signs out repeatedly without an error', async () => {
    const { session } = await bench.prove();
    await bench.accounts.signOut(session);
    await bench.accounts.signOut(session);
    expect(await bench.accounts.listSessions(session)).toEqual([]);
  });
});

describe('the list', () => {
  test("shows the user's sessions, last used first, and which one is current", async () => {
    const { session } = await bench.prove();
    bench.clock.advance(60_000);
    const phone = await bench.accounts.signIn(mara, { ...firefox, device: 'Safari on iPhone' });
    await bench.prove({ ...mara, email: 'teo@example.com' });
    const listed = await bench.accounts.listSessions(session);
    expect(phone.ok).toBe(true);
    expect(listed).toEqual([
      {
        id: listed[0]?.id,
        device: 'Safari on iPhone',
        current: false,
        createdAt: new Date('2026-11-20T09:01:00Z'),
        lastSeenAt: new Date('2026-11-20T09:01:00Z'),
        expiresAt: new Date('2026-12-20T09:01:00Z'),
      },
      {
        id: session.id,
        device: firefox.device,
        current: true,
        createdAt: new Date('2026-11-20T09:00:00Z'),
        lastSeenAt: new Date('2026-11-20T09:00:00Z'),
        expiresAt: new Date('2026-12-20T09:00:00Z'),
      },
    ]);
  });

  test('leaves out what has ended', async () => {
    const { session } = await bench.prove();
    const gone = await bench.signIn();
    await bench.accounts.revokeSession(session, gone.session.id);
    expect((await bench.accounts.listSessions(session)).map(({ id }) => id)).toEqual([session.id]);
  });
});

describe('ending', () => {
  test('one session can be repeated', async () => {
    const { token, session } = await bench.prove();
    const other = await bench.signIn();
    const ended = [
      await bench.accounts.revokeSession(session, other.session.id),
      await bench.accounts.revokeSession(session, other.session.id),
    ];
    expect(ended).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await bench.accounts.authenticate(other.token)).toEqual(refusedWith('SESSION_EXPIRED'));
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
  });

  test("another user's session answers 404, and leaves it signed in", async () => {
    const { session } = await bench.prove();
    const teo = await bench.prove({ ...mara, email: 'teo@example.com' });
    expect([
      await bench.accounts.revokeSession(session, teo.session.id),
      await bench.accounts.revokeSession(session, bench.parts.ids.newId()),
    ]).toEqual([refusedWith('NOT_FOUND'), refusedWith('NOT_FOUND')]);
    expect((await bench.accounts.authenticate(teo.token)).ok).toBe(true);
  });

  test('all others keeps this one and those of other users', async () => {
    const { token, session } = await bench.prove();
    const others = [await bench.signIn(), await bench.signIn()];
    const teo = await bench.prove({ ...mara, email: 'teo@example.com' });
    expect(await bench.accounts.revokeOtherSessions(session)).toBe(2);
    const after = [token, teo.token, ...others.map((one) => one.token)].map(async (one) =>
      bench.accounts.authenticate(one),
    );
    expect((await Promise.all(after)).map(({ ok }) => ok)).toEqual([true, true, false, false]);
  });
});
