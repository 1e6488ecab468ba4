import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';
import type { SuspensionCommand } from '../index.ts';
import { accountBench, firefox, mara } from '../testing/account-bench.ts';

let bench: Awaited<ReturnType<typeof accountBench>>;
beforeAll(async () => {
  bench = await accountBench();
});
beforeEach(() =>
  emptyTables(bench.db, 'auditLog', 'users', 'signUps', 'sessions', 'throttles', 'guessBudgets'),
);
afterAll(() => bench.drop());

const master = {
  email: 'admin@example.com',
  password: 'eight bells and all is well',
  firstName: 'Harbour',
  lastName: 'Master',
  role: 'admin',
} as const;

/** An admin and Mara, who is signed in. */
async function both() {
  await bench.accounts.openAccounts([{ ...master, since: bench.clock.now() }]);
  const { id: adminId } = await bench.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const { account, token } = await bench.prove();
  const decide = (command: SuspensionCommand, reason = 'Three cards were stolen.', userId = account.id) =>
    bench.accounts.decideSuspension({ userId: adminId }, userId, { command, reason });
  return { adminId, userId: account.id, token, decide };
}
const codeOf = (outcome: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  outcome.error?.code ?? 'done';

describe('an account that an admin suspends', () => {
  test('is signed out everywhere and refused its own password, until the suspension ends', async () => {
    const { token, decide } = await both();
    expect(codeOf(await decide('suspend'))).toBe('done');
    expect(codeOf(await bench.accounts.authenticate(token))).toBe('SESSION_EXPIRED');
    expect(codeOf(await bench.accounts.signIn(mara, firefox))).toBe('ACCOUNT_SUSPENDED');
    // Only the password's owner is told so.
    expect(codeOf(await bench.accounts.signIn({ ...mara, password: 'a wrong one' }, firefox))).toBe(
      'CREDENTIALS_WRONG',
    );
    expect(codeOf(await decide('reinstate', 'It was a mistake.'))).toBe('done');
    expect((await bench.signIn()).session.kind).toBe('active');
    expect(codeOf(await bench.accounts.authenticate(token))).toBe('SESSION_EXPIRED');
    const [mail, last] = (await bench.mailsTo(mara.email)).slice(-2);
    expect(mail?.text).toContain('Three cards were stolen.');
    expect(last?.subject).toBe('Your Quayside account is open again');
    expect(last?.text).not.toContain('mistake');
    const acts = bench.db.selectFrom('auditLog').select(['act', 'subjectKind', 'details']).orderBy('id');
    expect(await acts.execute()).toEqual([
      { act: 'account_suspend', subjectKind: 'user', details: { reason: 'Three cards were stolen.' } },
      { act: 'account_reinstate', subjectKind: 'user', details: { reason: 'It was a mistake.' } },
    ]);
  });

  test('is refused even a session that was left open', async () => {
    const { userId, token, decide } = await both();
    await decide('suspend');
    await bench.db.updateTable('sessions').set({ revokedAt: null }).where('userId', '=', userId).execute();
    expect(codeOf(await bench.accounts.authenticate(token))).toBe('SESSION_EXPIRED');
  });

  test('keeps no session of a sign-in at the same moment', async () => {
    const { userId, decide } = await both();
    const [, ...signIns] = await Promise.all([
      decide('suspend'),
      ...Array.from({ length: 4 }, async () => bench.accounts.signIn(mara, firefox)),
    ]);
    for (const opened of signIns)
      expect(['ACCOUNT_SUSPENDED', 'SESSION_EXPIRED']).toContain(
        codeOf(opened.ok ? await bench.accounts.authenticate(opened.value.token) : opened),
      );
    const open = bench.db.selectFrom('sessions').select('id').where('userId', '=', userId);
    expect(await open.where('revokedAt', 'is', null).execute()).toEqual([]);
  });
});

test('an admin, an unknown account, a second suspension and an empty reason are refused', async () => {
  const { adminId, decide } = await both();
  expect(codeOf(await decide('suspend', 'Gone.', adminId))).toBe('NOT_ALLOWED_NOW');
  expect(codeOf(await decide('suspend', 'Gone.', '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'))).toBe('NOT_FOUND');
  expect(codeOf(await decide('reinstate'))).toBe('NOT_ALLOWED_NOW');
  expect(codeOf(await decide('suspend', ' \n'))).toBe('VALIDATION');
  const twice = await Promise.all([decide('suspend'), decide('suspend')]);
  expect(twice.map(codeOf).toSorted()).toEqual(['NOT_ALLOWED_NOW', 'done']);
});
