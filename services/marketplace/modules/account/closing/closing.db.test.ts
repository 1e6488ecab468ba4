import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { createAccounts } from '../index.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const done = { ok: true, value: null };
const refusedWith = (code: string) => ({ ok: false, error: { code } });

describe('closing an account', () => {
  test('is refused while others await something from the user, and changes nothing', async () => {
    const { session } = await bench.prove();
    const accounts = createAccounts({ ...bench.parts, mayClose: async () => false });
    expect(await accounts.closeAccount(session, mara.password)).toEqual(refusedWith('NOT_ALLOWED_NOW'));
    expect((await bench.signIn()).session.userId).toBe(session.userId);
  });

  test('erases the personal data from every table and keeps the row', async () => {
    const { account, token, session } = await bench.prove();
    const elsewhere = await bench.signIn();
    const picture = await bench.accounts.setPicture(session, Readable.from([Buffer.from('any')]));
    await bench.accounts.updateCrewProfile(session, {
      position: 'Chief stewardess',
      yachtName: null,
      nationality: null,
      about: null,
      licences: [],
    });
    expect(await bench.accounts.closeAccount(session, mara.password)).toEqual(done);

    const { passwordHash, ...rest } = await bench.db
      .selectFrom('users')
      .selectAll()
      .executeTakeFirstOrThrow()
      .then(({ passwordHash, ...others }) => ({ passwordHash, ...others }));
    expect(passwordHash).toBe('closed');
    expect(rest).toEqual({
      id: account.id,
      email: `closed-${account.id}@closed.invalid`,
      emailKey: `closed-${account.id}@closed.invalid`,
      role: 'crew_member',
      firstName: 'Closed',
      lastName: 'account',
      phone: null,
      pictureFileId: null,
      timeZone: 'UTC',
      createdAt: new Date('2026-11-20T09:00:00Z'),
      updatedAt: new Date('2026-11-20T09:00:00Z'),
      closedAt: new Date('2026-11-20T09:00:00Z'),
      suspendedAt: null,
      suspensionReason: null,
      secondFactorSince: null,
    });
    const everything = JSON.stringify(
      await Promise.all(
        (
          [
            'crewProfiles',
            'notificationChoices',
            'notifications',
            'signUps',
            'accountLinks',
            'knownDevices',
            'sessions',
            'throttles',
          ] as const
        ).map(async (table) => bench.db.selectFrom(table).selectAll().execute()),
      ),
    );
    expect(
      ['Mara', 'Lindqvist', mara.email, firefox.device, 'stewardess'].filter((word) =>
        everything.includes(word),
      ),
    ).toEqual([]);
    expect(bench.removedPictures).toEqual([picture.ok && picture.value.pictureFileId]);
    expect([
      await bench.accounts.authenticate(token),
      await bench.accounts.authenticate(elsewhere.token),
      await bench.accounts.signIn(mara, firefox),
    ]).toEqual([
      refusedWith('SESSION_EXPIRED'),
      refusedWith('SESSION_EXPIRED'),
      refusedWith('CREDENTIALS_WRONG'),
    ]);
    expect((await bench.mailsTo(mara.email)).at(-1)?.subject).toBe('Your Quayside account is closed');
  });

  test('frees the address for a new account', async () => {
    const { account, session } = await bench.prove();
    await bench.accounts.closeAccount(session, mara.password);
    const again = await bench.prove();
    expect(again.account.id).not.toBe(account.id);
  });

  test('is refused with a wrong password, and throttled after five', async () => {
    const { token, session } = await bench.prove();
    const answers: unknown[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await bench.accounts.closeAccount(session, 'not this one'));
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => refusedWith('PASSWORD_WRONG')),
      { ok: false, error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 } },
    ]);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
  });
});

describe('the first admin', () => {
  const harbour = { email: 'harbour@example.com', password: 'a berth for every one of us' };
  const sessionOfAdmin = async (email = harbour.email) => (await bench.signIn({ ...harbour, email })).session;

  test('is created once, however many nodes start at once, and never reset', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => bench.accounts.ensureFirstAdmin(harbour)),
    );
    const values = made.map((one) => (one.ok ? one.value : one.error.code)).sort();
    expect(values).toEqual(['made', 'present', 'present', 'present', 'present']);
    const session = await sessionOfAdmin();
    const changed = { currentPassword: harbour.password, newPassword: 'eight bells and all is well' };
    await bench.accounts.changePassword(session, changed);
    expect(await bench.accounts.ensureFirstAdmin(harbour)).toEqual({ ok: true, value: 'present' });
    expect(await bench.accounts.signIn(harbour, firefox)).toEqual(refusedWith('CREDENTIALS_WRONG'));
  });

  test.each(['short', 'Password2026!!'])('is refused with the password %s', async (password) => {
    expect(await bench.accounts.ensureFirstAdmin({ ...harbour, password })).toEqual(
      refusedWith('PASSWORD_TOO_COMMON'),
    );
  });

  test('does not take over an existing account', async () => {
    await bench.prove();
    expect(await bench.accounts.ensureFirstAdmin({ ...harbour, email: mara.email })).toEqual(
      refusedWith('EMAIL_TAKEN'),
    );
    expect((await bench.signIn()).session.role).toBe('crew_member');
  });

  test('cannot leave as the last; of the last two leaving at once one stays', async () => {
    await bench.accounts.ensureFirstAdmin(harbour);
    const alone = await bench.accounts.closeAccount(await sessionOfAdmin(), harbour.password);
    await bench.prove({ ...mara, email: 'second@example.com', password: harbour.password });
    await bench.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', 'second@example.com')
      .execute();
    const sessions = [await sessionOfAdmin(), await sessionOfAdmin('second@example.com')];
    const gate = bench.gateFor(2);
    const { passwords } = bench.parts;
    const atOnce = createAccounts({
      ...bench.parts,
      passwords: {
        ...passwords,
        fits: async (passwordHash, password) => {
          const fits = await passwords.fits(passwordHash, password);
          await gate();
          return fits;
        },
      },
    });
    const both = await Promise.all(
      sessions.map(async (session) => atOnce.closeAccount(session, harbour.password)),
    );
    const outcomes = both.map((one) => (one.ok ? 'closed' : one.error.code)).sort();
    expect([alone, outcomes]).toEqual([refusedWith('LAST_ADMIN'), ['LAST_ADMIN', 'closed']]);
  });
});

describe('the nightly clean-up', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const counts = async () => {
    const tables = [
      'users',
      'signUps',
      'verificationCodes',
      'sessions',
      'accountLinks',
      'throttles',
    ] as const;
    const rows = tables.map(async (table) => [
      table,
      (await bench.db.selectFrom(table).selectAll().execute()).length,
    ]);
    // Safe: the entries are pairs of table name and number.
    return Object.fromEntries(await Promise.all(rows)) as Record<(typeof tables)[number], number>;
  };

  test('deletes what has expired, and keeps the session of an account whose sign-up is deleted', async () => {
    const { token } = await bench.prove();
    await bench.accounts.requestPasswordReset(mara.email);
    await bench.workOff();
    const pending = await bench.signUp({ ...mara, email: 'pending@example.com' });
    await bench.accounts.signIn({ email: 'nobody@example.com', password: 'not this one' }, firefox);
    const before = await counts();
    bench.clock.advance(8 * dayMs);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
    await bench.cleanUp();
    expect([before, await counts()]).toEqual([
      { users: 1, signUps: 2, verificationCodes: 2, sessions: 2, accountLinks: 1, throttles: 1 },
      { users: 1, signUps: 0, verificationCodes: 0, sessions: 1, accountLinks: 0, throttles: 0 },
    ]);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
    expect(await bench.accounts.authenticate(pending.token)).toEqual(refusedWith('UNAUTHENTICATED'));
  });

  test('keeps what has not expired', async () => {
    await bench.prove();
    await bench.signUp({ ...mara, email: 'pending@example.com' });
    await bench.accounts.signIn({ email: 'nobody@example.com', password: 'not this one' }, firefox);
    const before = await counts();
    bench.clock.advance(dayMs / 2);
    await bench.cleanUp();
    expect(await counts()).toEqual(before);
  });

  test('deletes sessions a month after their end', async () => {
    const { session } = await bench.prove();
    const other = await bench.signIn();
    await bench.accounts.signOut(other.session);
    bench.clock.advance(29 * dayMs);
    await bench.cleanUp();
    expect((await counts()).sessions).toBe(2);
    bench.clock.advance(2 * dayMs);
    await bench.cleanUp();
    const left = await bench.db.selectFrom('sessions').select('id').execute();
    expect(left).toEqual([{ id: session.id }]);
  });
});
