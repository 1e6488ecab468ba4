import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../../../../../src/lib/durations.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';
import { accountBench } from '../testing/account-bench.ts';

let bench: Awaited<ReturnType<typeof accountBench>>;
beforeAll(async () => {
  bench = await accountBench();
});
beforeEach(() => emptyTables(bench.db, 'adminInvitations', 'auditLog', 'users', 'signUps', 'sessions'));
afterAll(() => bench.drop());

const password = 'eight bells and all is well';
const ana = { firstName: 'Ana', lastName: 'Abela', password };

/** An admin, and the token of the invitation they just sent. */
async function invited(email = 'ana.abela@example.com') {
  const { accounts, db } = bench;
  await accounts.openAccounts([
    {
      email: 'admin@example.com',
      password,
      firstName: 'Harbour',
      lastName: 'Master',
      role: 'admin',
      since: bench.clock.now(),
    },
  ]);
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sent = await accounts.inviteAdmin({ userId }, { email });
  if (!sent.ok) throw new Error(sent.error.code);
  const mail = (await bench.mailsTo(email)).at(-1);
  const token = /#admin=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { userId, token, list: sent.value };
}

const accept = (token: string, change: Partial<typeof ana> = {}) =>
  bench.accounts.acceptAdminInvitation({ token, ...ana, ...change });

describe('an invited admin', () => {
  test('signs in with the password chosen by the mailed link, which works once', async () => {
    const { token, list } = await invited();
    expect(list.invitations).toMatchObject([{ email: 'ana.abela@example.com', invitedBy: 'Harbour Master' }]);
    expect(await bench.accounts.readAdminInvitation({ token })).toMatchObject({
      ok: true,
      value: { email: 'ana.abela@example.com' },
    });
    // A refused password leaves the link valid.
    expect(await accept(token, { password: 'password1234' })).toMatchObject({
      error: { code: 'PASSWORD_TOO_COMMON' },
    });
    expect(await accept(token, { firstName: '  ' })).toMatchObject({ error: { code: 'VALIDATION' } });
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map((one) => (one.ok ? 'in' : one.error.code)).sort()).toEqual(['LINK_USED', 'in']);
    const { session } = await bench.signIn({ email: 'ana.abela@example.com', password });
    expect(session.role).toBe('admin');
    // The other admins are notified.
    expect((await bench.mailsTo('admin@example.com')).map(({ subject }) => subject)).toEqual([
      'Quayside has a new admin',
    ]);
    const acts = await bench.db.selectFrom('auditLog').select('act').orderBy('at').orderBy('id').execute();
    expect(acts.map(({ act }) => act)).toEqual(['invite_admin', 'join_admins']);
  });

  test.each([
    ['expired', async () => bench.clock.advance(7 * dayMs), 'LINK_EXPIRED'],
    [
      'withdrawn',
      async (userId: string) => {
        const { invitations } = await bench.accounts.listAdmins({ userId });
        await bench.accounts.withdrawAdminInvitation({ userId }, invitations[0]?.id ?? '');
      },
      'LINK_EXPIRED',
    ],
    [
      'replaced by another',
      async (userId: string) => {
        await bench.accounts.inviteAdmin({ userId }, { email: 'ANA.abela@example.com' });
      },
      'LINK_EXPIRED',
    ],
  ] as const)('is refused a link that is %s', async (_, end, code) => {
    const { token, userId } = await invited();
    await end(userId);
    expect(await accept(token)).toMatchObject({ ok: false, error: { code } });
    expect(await bench.accounts.readAdminInvitation({ token })).toMatchObject({ ok: false, error: { code } });
  });

  test('has no account yet, whoever invites', async () => {
    const { userId, token } = await invited();
    expect(await bench.accounts.inviteAdmin({ userId }, { email: 'Admin@example.com' })).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'email' }] },
    });
    expect(await accept('no-token-of-ours-at-all-00')).toMatchObject({ error: { code: 'LINK_WRONG' } });
    await bench.accounts.openAccounts([
      { ...ana, email: 'ana.abela@example.com', role: 'crew_member', since: bench.clock.now() },
    ]);
    expect(await accept(token)).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
    expect((await bench.accounts.listAdmins({ userId })).admins).toHaveLength(1);
  });
});

describe('an admin removed by another', () => {
  async function two() {
    const { userId, token } = await invited();
    await accept(token);
    const { session } = await bench.signIn({ email: 'ana.abela@example.com', password });
    return { master: { userId }, anas: session };
  }
  const remove = (by: { userId: string }, adminId: string) =>
    bench.accounts.removeAdmin(by, { adminId, note: 'Has left the company.' });

  test('is signed out, has no account, and their invitations are withdrawn', async () => {
    const { master, anas } = await two();
    const { token } = await bench.signIn({ email: 'ana.abela@example.com', password });
    await bench.accounts.inviteAdmin(anas, { email: 'a.friend@example.com' });
    expect(await remove(master, anas.userId)).toMatchObject({
      ok: true,
      value: { admins: [{ name: 'Harbour Master' }], invitations: [] },
    });
    expect(await bench.accounts.authenticate(token)).toMatchObject({ ok: false });
    expect((await bench.mailsTo('ana.abela@example.com')).at(-1)?.subject).toBe(
      'You are no longer an admin of Quayside',
    );
    const audit = await bench.db
      .selectFrom('auditLog')
      .select(['act', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit).toEqual({
      act: 'remove_admin',
      details: { whom: 'ana.abela@example.com', note: 'Has left the company.' },
    });
  });

  test('must be an admin, and not the one who asks', async () => {
    const { master, anas } = await two();
    expect(await remove(master, master.userId)).toMatchObject({ error: { code: 'NOT_ALLOWED_NOW' } });
    expect(await remove(master, bench.parts.ids.newId())).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await bench.accounts.listAdmins(anas)).admins).toHaveLength(2);
  });

  test('is only one of two who remove each other at the same time', async () => {
    const { master, anas } = await two();
    const both = await Promise.all([remove(master, anas.userId), remove(anas, master.userId)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'NOT_ALLOWED_NOW' } });
  });

  test('is never the last one, which the database enforces', async () => {
    const { anas } = await two();
    const close = (where: { not?: string }) => {
      const closing = bench.db
        .updateTable('users')
        .set({ closedAt: bench.clock.now() })
        .where('role', '=', 'admin');
      return (where.not === undefined ? closing : closing.where('id', '<>', where.not)).execute();
    };
    await expect(close({})).rejects.toThrow('the last admin stays');
    await close({ not: anas.userId });
    await expect(close({})).rejects.toThrow('the last admin stays');
  });
});
